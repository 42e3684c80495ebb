/** Numbers that no index can count, kept in the transaction of the change they follow from. */
import type { OtherState } from '@topline/core/statement/other-statements.ts'
import { SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { counters } from '../../db/schema.ts'

const COUNTERS = [
  'analysis_requests.pending',
  'balance_sheets.absent',
  'balance_sheets.not_passing',
  'balance_sheets.passing',
  'cash_flows.absent',
  'cash_flows.not_passing',
  'cash_flows.passing',
  'companies',
  'filings',
  'releases',
  'releases.not_passing',
  'releases.passing',
  'statements.not_passing',
  'statements.passing',
  'statements.protected_passing',
] as const
export type CounterName = (typeof COUNTERS)[number]
export type CounterChange = Partial<Record<CounterName, number>>

export async function addToCounters(tx: Tx, change: CounterChange): Promise<void> {
  if (COUNTERS.some((name) => (change[name] ?? 0) !== 0)) await tx.execute(counted(change))
}

/**
 * The statement that adds; names in one order, so that two transactions never wait for each other in a circle.
 * @param change or a select of names and numbers, of each name one
 */
export const counted = (change: CounterChange | SQL): SQL => sql`
  insert into ${counters} (name, n) ${change instanceof SQL ? change : rowsOf(change)}
  on conflict (name) do update set n = ${counters}.n + excluded.n`

function rowsOf(change: CounterChange): SQL {
  const changed = Object.fromEntries(COUNTERS.flatMap((name) => (change[name] ? [[name, change[name]]] : [])))
  return sql`select key, value::bigint from jsonb_each_text(${JSON.stringify(changed)}::jsonb) order by key`
}

/** What the statement counters follow from: the list-row columns of a filing. */
export interface CountedFiling {
  is_release: boolean
  statement_id: number | null
  qc_passed: boolean | null
  protected: boolean
  balance_sheet_state: OtherState | null
  cash_flow_state: OtherState | null
}

/** What a filing adds to the statistics strip, which counts reports; releases have counters of their own; a statement without a QC report counts nowhere yet. */
function tally(filing: CountedFiling | null): Record<StatementCounter, number> {
  const isRelease = filing?.is_release === true
  const isPassing = filing !== null && filing.statement_id !== null && filing.qc_passed === true
  const isFailing = filing !== null && filing.statement_id !== null && filing.qc_passed === false
  const [sheet, flows] = [filing?.balance_sheet_state, filing?.cash_flow_state]
  return {
    'statements.passing': Number(isPassing && !isRelease),
    'statements.protected_passing': Number(isPassing && !isRelease && filing.protected),
    'statements.not_passing': Number(isFailing && !isRelease),
    'releases.passing': Number(isPassing && isRelease),
    'releases.not_passing': Number(isFailing && isRelease),
    'balance_sheets.passing': Number(sheet === 'passed'),
    'balance_sheets.not_passing': Number(sheet === 'failed'),
    'balance_sheets.absent': Number(sheet === 'absent'),
    'cash_flows.passing': Number(flows === 'passed'),
    'cash_flows.not_passing': Number(flows === 'failed'),
    'cash_flows.absent': Number(flows === 'absent'),
  }
}
type StatementCounter = Exclude<CounterName, 'analysis_requests.pending' | 'companies' | 'filings' | 'releases'>

/** The change of the statement counters when a filing's row becomes another; used by saving and by the protected flag. */
export function statementChange(before: CountedFiling | null, after: CountedFiling | null): CounterChange {
  const [old, fresh] = [tally(before), tally(after)]
  return Object.fromEntries(
    Object.entries(fresh).map(([name, n]) => [name, n - old[name as StatementCounter]]), // keys of tally
  )
}
