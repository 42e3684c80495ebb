import type { QcReport } from '@topline/core/statement/statement.ts'

/** Failed tests of a report, an accepted one left out (decision 53); each name once. */
export function failuresOf(qc: QcReport) {
  const failed = qc.tests.filter((test) => !test.passed && !test.accepted)
  const byName = new Map(failed.map((test) => [test.name, test]))
  return [...byName.values()].map(({ name, description, necessary }) => ({ test: name, description, necessary }))
}
