/**
 * Everything precomputed, computed again: counters, latest filings, list-row columns, QC failures. Reports what
 * differs (there must be nothing) and can put it right.
 */
import type { OtherKind } from '@topline/core/statement/other-statements.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'

export interface DerivedDifferences {
  counters: number
  latest: number
  list_rows: number
  qc_failures: number
  /** companies with a full year or a quarter that the screener has no row of */
  screened: number
}

const TRUE_COUNTERS = sql`
  select 'companies' as name, count(*) as n from companies
  union all select 'filings', count(*) from filings where not is_release
  union all select 'releases', count(*) from filings where is_release
  union all select 'analysis_requests.pending', count(*) from analysis_requests where status = 'pending'
  union all select 'statements.passing', count(*) from filings where statement_id is not null and qc_passed and not is_release
  union all select 'statements.protected_passing', count(*) from filings where statement_id is not null and qc_passed and protected and not is_release
  union all select 'statements.not_passing', count(*) from filings where statement_id is not null and not qc_passed and not is_release
  union all select 'releases.passing', count(*) from filings where statement_id is not null and qc_passed and is_release
  union all select 'releases.not_passing', count(*) from filings where statement_id is not null and not qc_passed and is_release
  union all select kind || case when absent is not null then 's.absent' when qc_passed then 's.passing' else 's.not_passing' end, count(*)
    from other_statements where is_current group by 1`

const TRUE_LATEST = sql`
  select distinct on (cik) cik, accession_number, filing_date, currency, currency_rank, total_revenue, net_income, is_open
  from filings where not is_release order by cik, filing_date desc, accession_number desc`

const TRUE_FAILURES = sql`
  select s.id as statement_id, t.test ->> 'name' as test
  from statements s join statement_details d on d.statement_id = s.id
  cross join lateral jsonb_array_elements(coalesce(d.qc -> 'tests', '[]'::jsonb)) as t(test)
  where s.is_current and not (t.test ->> 'passed')::boolean and t.test -> 'accepted' is null`

const TRUE_OTHER_FAILURES = sql`
  select o.id as other_id, t.test ->> 'name' as test
  from other_statements o cross join lateral jsonb_array_elements(coalesce(o.qc -> 'tests', '[]'::jsonb)) as t(test)
  where o.is_current and not (t.test ->> 'passed')::boolean and t.test -> 'accepted' is null`

const stateOf = (kind: OtherKind) => sql`(
  select case when o.absent is not null then 'absent' when o.qc_passed then 'passed' else 'failed' end
  from other_statements o where o.accession_number = f.accession_number and o.kind = ${kind} and o.is_current)`

/** How many rows differ, by kind. All zero is what must be. */
export async function checkDerivedData(db: Db): Promise<DerivedDifferences> {
  const count = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db.execute(sql`select count(*)::int as n from (${query}) as differing`)
    return Number((rows[0] as { n: number } | undefined)?.n ?? 0)
  }
  return {
    counters: await count(sql`
      select t.name from (${TRUE_COUNTERS}) t full join counters c on c.name = t.name
      where t.name is not null and t.n <> coalesce(c.n, 0)`),
    latest: await count(sql`
      select c.cik from companies c left join (${TRUE_LATEST}) t on t.cik = c.cik
      where (c.latest_accession_number, c.latest_filing_date, c.latest_currency, c.latest_total_revenue, c.latest_net_income)
        is distinct from (t.accession_number, t.filing_date, t.currency, t.total_revenue, t.net_income)
        or (t.cik is not null and (c.latest_currency_rank <> t.currency_rank or c.latest_is_open <> t.is_open))`),
    list_rows: await count(sql`
      select f.accession_number from filings f
      join companies c on c.cik = f.cik
      left join statements s on s.accession_number = f.accession_number and s.is_current
      where (f.statement_id, f.version, f.currency, f.total_revenue, f.net_income, f.qc_passed, f.is_under_revision)
        is distinct from (s.id, s.version, s.currency, s.total_revenue, s.net_income, s.qc_passed, coalesce(s.is_under_revision, false))
        or f.company_name <> c.name or f.tickers <> c.tickers
        or f.balance_sheet_state is distinct from ${stateOf('balance_sheet')}
        or f.cash_flow_state is distinct from ${stateOf('cash_flow')}
      union all select f.accession_number from filings f join analysis_requests r on r.accession_number = f.accession_number
      where r.status in ('pending', 'started') and r.of_failing <> coalesce(f.qc_passed = false, false)`),
    qc_failures: await count(sql`
      select coalesce(t.statement_id, q.statement_id) from (${TRUE_FAILURES}) t
      full join qc_failures q on q.statement_id = t.statement_id and q.test = t.test
      where t.statement_id is null or q.statement_id is null
      union all select coalesce(t.other_id, q.other_id) from (${TRUE_OTHER_FAILURES}) t
      full join other_failures q on q.other_id = t.other_id and q.test = t.test
      where t.other_id is null or q.other_id is null`),
    screened: await count(sql`
      select c.cik from companies c where c.is_screened
        and exists (select from vintages v where v.cik = c.cik and v.period_in_months in (3, 4, 12))
        and not exists (select from screened_periods p where p.cik = c.cik)`),
  }
}
