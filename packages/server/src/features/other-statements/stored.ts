/** Stored rows as the statements that core knows, with what stands beside them in the filing. */
import type { BesideOther } from '@topline/core/extract/other-again.ts'
import { resultsAround } from '@topline/core/extract/other-checks.ts'
import {
  type BalanceSheet,
  balanceSheet,
  type CashFlow,
  cashFlow,
  type OtherKind,
} from '@topline/core/statement/other-statements.ts'
import { engineName } from '@topline/core/statement/statement.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { otherStatements } from '../../db/schema.ts'
import { findStatement } from '../statements/queries.ts'
import { storedStatement } from '../statements/service.ts'
import type { ReadOthers } from './saved-rows.ts'

export type OtherVersionRow = typeof otherStatements.$inferSelect

/** What of both kinds is current. */
export type CurrentOthers = Readonly<Partial<Record<OtherKind, OtherVersionRow>>>

export async function currentOthers(db: Db, accession: string): Promise<CurrentOthers> {
  const rows = await db
    .select()
    .from(otherStatements)
    .where(and(eq(otherStatements.accession_number, accession), eq(otherStatements.is_current, true)))
  return Object.fromEntries(rows.map((row) => [row.kind, row]))
}

interface ByKind {
  balance_sheet: BalanceSheet
  cash_flow: CashFlow
}
const SHAPES = { balance_sheet: balanceSheet, cash_flow: cashFlow } as const

/** null where the row says why there is none */
export function statementOf<K extends OtherKind>(kind: K, row: OtherVersionRow | undefined): ByKind[K] | null {
  if (!row || row.absent !== null) return null
  const { figures, currency, lines, prior_periods, provenance, qc, start_date, end_date, months } = row
  const period = kind === 'balance_sheet' ? { as_of: end_date } : { start_date, end_date, months }
  const statement = SHAPES[kind].parse({ ...figures, ...period, currency, lines, prior_periods, provenance, qc })
  return statement as ByKind[K] // parsed by the shape of that kind
}

/** A row as a reading, to be stored once more. */
export function readingOf(kind: OtherKind, row: OtherVersionRow): ReadOthers {
  const none = { balance_sheet: null, cash_flow: null, absent: row.absent === null ? {} : { [kind]: row.absent } }
  return { ...none, engine: engineName.parse(row.engine), [kind]: statementOf(kind, row) }
}

/** What the checks of a kind are made beside: the income statement, and both statements as they are now. */
export async function besideOthers(
  db: Db,
  accession: string,
  current: CurrentOthers,
): Promise<Omit<BesideOther, 'by_hand'>> {
  const found = await findStatement(db, { accession_number: accession })
  const income = found && storedStatement(found)
  return {
    balance_sheet: statementOf('balance_sheet', current.balance_sheet),
    cash_flow: statementOf('cash_flow', current.cash_flow),
    income: income
      ? { ...income, results: resultsAround(income), money: income.revenue_units_number }
      : { start_date: null, end_date: '', net_income: null, results: [], money: 1 },
  }
}
