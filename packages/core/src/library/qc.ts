/** `@topline/core/qc`: a statement → the report of its checks, each with both numbers, the difference and the tolerance. */
export { qcReport, qcReportAgain } from '../qc/report.ts'
export type { CompanyPeriod, Tested } from '../qc/tested.ts'
export type { QcReport, QcTest } from '../statement/statement.ts'
