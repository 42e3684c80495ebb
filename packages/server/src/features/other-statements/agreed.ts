/** Where figures of a balance sheet or of cash flows stand again in the other of the two, for the answer with one of them. */
import { agreementsOf } from '@topline/core/statement/agreements.ts'
import type { ColumnPeriod } from '@topline/core/statement/closed-columns.ts'
import { balanceSheet, cashFlow, type OtherKind } from '@topline/core/statement/other-statements.ts'
import type { Evidence } from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { otherStatements } from '../../db/schema.ts'

const BESIDE: Readonly<Record<OtherKind, OtherKind>> = { balance_sheet: 'cash_flow', cash_flow: 'balance_sheet' }

/** As much of a row as is compared. */
const columns = {
  kind: otherStatements.kind,
  figures: otherStatements.figures,
  provenance: otherStatements.provenance,
  prior_periods: otherStatements.prior_periods,
  start_date: otherStatements.start_date,
  end_date: otherStatements.end_date,
  months: otherStatements.months,
}

const sheetShape = balanceSheet.pick({
  as_of: true,
  cash_and_equivalents: true,
  provenance: true,
  prior_periods: true,
})
const flowShape = cashFlow.pick({
  start_date: true,
  end_date: true,
  net_income: true,
  cash_at_start: true,
  cash_at_end: true,
  provenance: true,
})

/**
 * @param closing of a column, the periods that close it to the viewer: nothing is told of one that is closed
 * @returns evidence by the names that the statement's own figures have; none for an older version
 */
export async function agreedWith(
  db: Db,
  kind: OtherKind,
  { accession_number, is_current }: { accession_number: string; is_current: boolean },
  closing: (column: ColumnPeriod) => readonly unknown[],
): Promise<Evidence[]> {
  if (!is_current) return []
  const rows = await db
    .select(columns)
    .from(otherStatements)
    .where(and(eq(otherStatements.accession_number, accession_number), eq(otherStatements.is_current, true)))
  const row = (one: OtherKind) => rows.find((found) => found.kind === one && found.figures !== null)
  const [sheet, flows] = [row('balance_sheet'), row('cash_flow')]
  const beside = row(BESIDE[kind])
  if (!sheet || !flows || !beside?.end_date) return []
  const { start_date, end_date, months } = beside
  if (closing({ start_date, end_date, months }).length > 0) return []
  const read = sheetShape.parse({ ...sheet.figures, ...sheet, as_of: sheet.end_date })
  const isOpen = ({ as_of }: { as_of: string }) =>
    closing({ start_date: null, end_date: as_of, months: null }).length === 0
  const agreements = agreementsOf({
    income: null,
    balance_sheet: { ...read, prior_periods: read.prior_periods.filter(isOpen) },
    cash_flow: flowShape.parse({ ...flows.figures, ...flows }),
  })
  const own = `${kind}.`
  return agreements.flatMap((one) =>
    one.figure.startsWith(own) ? [{ ...one, figure: one.figure.slice(own.length) }] : [],
  )
}
