/** What was accepted of a report (decision 53). */
import type { QcReport, QcTest } from '../statement/statement.ts'

/** What an administrator accepted stays accepted as long as the test fails. */
export const withAcceptances = (tests: readonly QcTest[], before: QcReport | null): QcTest[] =>
  tests.map((test) => {
    const accepted = before?.tests.find((old) => old.name === test.name)?.accepted
    return accepted && !test.passed ? { ...test, accepted } : test
  })

/** Whether a report passes: every necessary test did, or was accepted. */
export const isPassed = (tests: QcReport['tests']): boolean =>
  tests.every((test) => test.passed || !test.necessary || test.accepted !== undefined)

/** The report with a failed test accepted, or with that taken back (`accepted` null). */
export function accepting(before: QcReport, name: string, accepted: QcTest['accepted'] | null): QcReport {
  const tests = before.tests.map((test) => {
    if (test.name !== name) return test
    const { accepted: _, ...plain } = test
    return accepted ? { ...plain, accepted } : plain
  })
  return { passed: isPassed(tests), tests }
}
