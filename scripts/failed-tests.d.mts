/** Shapes of failed-tests.mjs, which a Node too old for TypeScript starts too. */
interface Failed {
  name: string
  why: string
}
export function failedOfVitest(report: { testResults: readonly object[] }): Failed[]
export function failedOfPlaywright(report: { suites?: readonly object[] }): Failed[]
