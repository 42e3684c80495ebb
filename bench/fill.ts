/**
 * A database of a given size in PostgreSQL, made from real statements: the samples' detail (figures, places, checks)
 * repeated over made companies. In SQL, so that it takes minutes; nothing of it is a real company's.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { SCREEN_QUANTITIES } from '@topline/core/screen/quantities.ts'
import { otherRows, readOthers } from '../packages/server/src/features/other-statements/saved-rows.ts'
import { filledBare, type Step, stepsOf } from './bare.ts'

const filings = join(import.meta.dirname, '../samples/filings')

/** Statements read from samples, newest files first by name; small ones, so that reading them takes seconds. */
function realStatements(count: number) {
  return globSync('*/*.htm.gz', { cwd: filings })
    .sort()
    .map((name) => readFileSync(join(filings, name)))
    .filter((packed) => packed.length < 220_000)
    .flatMap((packed) => {
      const result = extractFiling(gunzipSync(packed), {})
      return result.ok ? [result] : []
    })
    .slice(0, count)
}

/** A check of a made company's statement that did not hold. */
const FAILED = {
  name: 'made_check',
  description: 'Made for the bench',
  necessary: true,
  passed: false,
  rationale: 'made',
}
const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

/** Every quantity of every company, spread over its range; of nine values one is not known. */
function screened(): string {
  const values = SCREEN_QUANTITIES.map(({ name, unit }, i) => {
    const spread = `((c.cik * ${7919 + i * 104_729}) % 1400)`
    const isMoney = unit === 'amount' || unit === 'shares'
    const value = isMoney ? `(c.cik * 1000 + ${spread}) * ${spread}` : `${spread} / 1000.0 - 0.4`
    return {
      name,
      text: `case when (c.cik + ${i}) % 9 = 0 or (sight = 'open' and c.cik % 5 = 0) then null else ${value} end`,
    }
  })
  return `insert into screened_periods (cik, basis, sight, period_code, end_date, currency, form, accession_number, from_release,
      failed_quality_check, hidden, ${values.map(({ name }) => name).join(', ')})
    select c.cik, basis, sight, '2024 FY', c.latest_filing_date - 60, c.latest_currency, '10-K', c.latest_accession_number, false,
      c.cik % 25 = 3, sight = 'open' and c.cik % 5 = 0, ${values.map(({ text }) => text).join(', ')}
    from companies c, unnest(array['year', 'quarter', 'ttm']) basis, unnest(array['open', 'subscriber']) sight`
}

interface FilledSize {
  companies: number
  filings: number
  requests: number
}

/** Where rows are by the hundred thousand, each after those that it refers to. */
const FILLED = [
  'companies',
  'filings',
  'statements',
  'statement_details',
  'qc_failures',
  'vintages',
  'other_statements',
  'other_failures',
  'other_vintages',
  'screened_periods',
]

/**
 * @param query one connection's
 * @param say a line for every step
 */
export async function fill(
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
  size: FilledSize,
  say: (line: string) => void,
): Promise<void> {
  const templates = realStatements(12)
  await query(`create table template (n int primary key, operating_expenses jsonb, business jsonb, geographical jsonb,
    provenance jsonb, qc jsonb, prior jsonb)`)
  for (const [n, { income_statement: s, provenance, qc, prior_periods }] of templates.entries())
    await query('insert into template values ($1, $2, $3, $4, $5, $6, $7)', [
      n,
      ...[s.operating_expenses, s.business_segments, s.geographical_segments, provenance, qc, prior_periods].map(
        (part) => JSON.stringify(part),
      ),
    ])
  const made = { accession_number: '', cik: '0', form_type: '10-K', filing_date: '' }
  // Of the table's own columns: what is packed in them is copied as it is, and not packed again for every row.
  await query('create table other_template as select 0 as n, * from other_statements limit 0')
  for (const [n, result] of templates.entries())
    for (const statement of otherRows(made, readOthers(result), {}, null).statements)
      await query(
        'insert into other_template select $1, r.* from jsonb_populate_record(null::other_statements, $2) r',
        [n, JSON.stringify(statement)],
      )
  const step = stepsOf(query, say)
  await filledBare(query, FILLED, step, () => fillRows(step, size, templates.length))
  await step('statistics of the planner', 'analyze')
}

async function fillRows(step: Step, size: FilledSize, templates: number): Promise<void> {
  await fillFilings(step, size)
  await fillOthers(step, templates)
  await fillDetails(step, templates)
  await fillCompanies(step, size)
}

async function fillFilings(step: Step, size: FilledSize): Promise<void> {
  await step(
    'companies',
    `insert into companies (cik, name, tickers, search, sic)
      select c, initcap(md5(c::text)) || ' Corporation', array['T' || c], md5(c::text) || ' corporation t' || c,
        (1000 + c * 37 % 7900)::text
      from generate_series(1, ${size.companies}) c`,
  )
  await step(
    'filings',
    `insert into filings (accession_number, cik, form_type, base_form, filing_date, period_end, fiscal_year, fiscal_period,
        source, protected, showcase, company_name, tickers, version, currency, currency_rank, total_revenue, net_income,
        qc_passed, is_under_revision)
      select lpad(c::text, 10, '0') || '-25-' || lpad(n::text, 6, '0'), c, f, f, date '2010-01-01' + n * 91 + (c % 90)::int,
        date '2010-01-01' + n * 91, 2010 + n / 4, case when n % 4 = 0 then 'FY' else 'Q' || n % 4 end, 'edgar',
        (c + n) % 5 = 0, (c * n) % 5000 = 1, initcap(md5(c::text)) || ' Corporation', array['T' || c], 1,
        case when c % 40 = 0 then 'EUR' else 'USD' end, case when c % 40 = 0 then 1 else 0 end, c * 1000 + n, c * 100 - n,
        (c + n) % 25 <> 3, (c + n) % 100 = 7
      from generate_series(1, ${size.companies}) c, generate_series(1, ${size.filings}) n,
        lateral (select case when n % 4 = 0 then '10-K' else '10-Q' end as f) form`,
  )
  await step(
    'statements',
    `insert into statements (accession_number, cik, version, is_current, engine, total_revenue, net_income, cost_of_revenue,
        gross_profit, operating_income, income_before_taxes, income_tax_expense, basic_eps, diluted_eps, currency, start_date,
        end_date, period_in_months, fiscal_year, fiscal_period, revenue_units, revenue_units_number, is_under_revision, qc_passed)
      select accession_number, cik, 1, true, 'tags', total_revenue, net_income, total_revenue * 0.6, total_revenue * 0.4,
        total_revenue * 0.2, total_revenue * 0.19, total_revenue * 0.04, 1.1, 1.05, currency, period_end - 90, period_end,
        case when base_form = '10-K' then 12 else 3 end, fiscal_year, fiscal_period, 'millions', 1000000, is_under_revision, qc_passed
      from filings`,
  )
}

async function fillOthers(step: Step, templates: number): Promise<void> {
  // Of a hundred filings one was read before there were these, three print none, three fail a check.
  await step(
    'balance sheets and cash flows',
    `insert into other_statements (kind, accession_number, cik, version, is_current, engine, absent, currency, start_date,
        end_date, months, figures, provenance, lines, prior_periods, qc, qc_passed)
      select r.kind, f.accession_number, f.cik, 1, true, 'tags', null, f.currency, f.period_end - m.months * 365 / 12,
        f.period_end, m.months, r.figures, r.provenance, r.lines, r.prior_periods,
        case when s.id % 30 = 7 then jsonb_set(r.qc, '{tests}', (r.qc -> 'tests') || ${quoted([FAILED])}::jsonb) else r.qc end,
        r.qc_passed and s.id % 30 <> 7
      from statements s join filings f using (accession_number) join other_template r on r.n = s.id % ${templates},
        lateral (select case when r.kind = 'balance_sheet' then null when f.fiscal_period = 'FY' then 12
          else 3 * right(f.fiscal_period, 1)::int end as months) m
      where r.absent is null and s.id % 33 <> 11 and s.id % 100 <> 13`,
  )
  await step(
    'the filings that print none',
    `insert into other_statements (kind, accession_number, cik, version, is_current, engine, absent)
      select r.kind, s.accession_number, s.cik, 1, true, 'tags', coalesce(r.absent, 'no table of this document is one')
      from statements s join other_template r on r.n = s.id % ${templates}
      where (r.absent is not null or s.id % 33 = 11) and s.id % 100 <> 13`,
  )
  await step(
    'list rows',
    `update filings f set statement_id = s.id, balance_sheet_state = o.sheet, cash_flow_state = o.flows
      from statements s left join (
        select accession_number, max(state) filter (where kind = 'balance_sheet') as sheet,
          max(state) filter (where kind = 'cash_flow') as flows
        from other_statements,
          lateral (select case when absent is not null then 'absent' when qc_passed then 'passed' else 'failed' end as state) _
        group by accession_number) o using (accession_number)
      where s.accession_number = f.accession_number`,
  )
  await step(
    'their failed checks',
    `insert into other_failures (kind, test, other_id, accession_number, description, necessary)
      select o.kind, t.test ->> 'name', o.id, o.accession_number, t.test ->> 'description', (t.test ->> 'necessary')::boolean
      from other_statements o, jsonb_array_elements(o.qc -> 'tests') as t(test)
      where o.absent is null and not (t.test ->> 'passed')::boolean
      on conflict do nothing`,
  )
}

/** Of income statements, and what each filing printed of past periods. */
async function fillDetails(step: Step, templates: number): Promise<void> {
  await step(
    'details',
    `insert into statement_details (statement_id, operating_expenses, business_segments, geographical_segments, provenance, qc,
        prior_periods, extraction_info)
      select s.id, t.operating_expenses, t.business, t.geographical, t.provenance, t.qc, t.prior, '{"model": "topline tags"}'
      from statements s join template t on t.n = s.id % ${templates}`,
  )
  await step(
    'failed checks',
    `insert into qc_failures (test, statement_id, accession_number, description, necessary)
      select 'check_' || s.id % 14, s.id, s.accession_number, 'Check ' || s.id % 14, s.id % 14 < 8
      from statements s where not s.qc_passed`,
  )
  await step(
    'vintages',
    `insert into vintages (cik, end_date, start_date, accession_number, form_type, filing_date, engine, is_own, currency,
        period_in_months, fiscal_year, fiscal_period, total_revenue, net_income, basic_eps, diluted_eps, provenance)
      select f.cik, f.period_end, f.period_end - 90, f.accession_number, f.form_type, f.filing_date, 'tags', true, f.currency,
        3, f.fiscal_year, f.fiscal_period, f.total_revenue, f.net_income, 1.1, 1.05, '{}'
      from filings f`,
  )
  await step(
    'their vintages',
    `insert into other_vintages (kind, cik, start_date, end_date, months, accession_number, form_type, filing_date, engine,
        is_own, currency, figures)
      select o.kind, o.cik, o.start_date - past, o.end_date - past, o.months, o.accession_number, f.form_type, f.filing_date,
        'tags', past = 0, o.currency, o.figures
      from other_statements o join filings f using (accession_number), unnest(array[0, 364]) past
      where o.absent is null`,
  )
}

/** What companies, the console and the counters hold of all that. */
async function fillCompanies(step: Step, size: FilledSize): Promise<void> {
  await step(
    'latest filings of companies',
    `update companies c set latest_accession_number = f.accession_number, latest_filing_date = f.filing_date,
        latest_currency = f.currency, latest_currency_rank = f.currency_rank, latest_total_revenue = f.total_revenue,
        latest_net_income = f.net_income, latest_is_open = f.is_open
      from (select distinct on (cik) * from filings order by cik, filing_date desc, accession_number desc) f
      where f.cik = c.cik`,
  )
  await step('screened periods', screened())
  await step(
    'requests',
    `insert into analysis_requests (accession_number, status, created_at, updated_at, started_at, completed_at, error_message)
      select accession_number, case when n % 50 = 0 then 'failed' else 'completed' end, now() - n * interval '1 minute',
        now() - n * interval '1 minute', now() - n * interval '1 minute', now() - n * interval '1 minute',
        case when n % 50 = 0 then 'no income statement in this document' end
      from (select accession_number, row_number() over () as n from filings limit ${size.requests}) f`,
  )
  await step(
    'open requests',
    `insert into analysis_requests (accession_number, status, created_at)
      select accession_number, 'pending', now() from filings order by accession_number desc limit ${Math.round(size.requests / 20)}`,
  )
  await step(
    'register and counters',
    `insert into ticker_register (cik, name, tickers, search) select cik, name, tickers, search from companies;
     insert into counters (name, n) values ('companies', ${size.companies}), ('filings', ${size.companies * size.filings}),
       ('statements.passing', (select count(*) from filings where qc_passed)),
       ('statements.not_passing', (select count(*) from filings where not qc_passed)),
       ('statements.protected_passing', (select count(*) from filings where qc_passed and protected)),
       ('analysis_requests.pending', (select count(*) from analysis_requests where status = 'pending'));
     insert into counters (name, n)
       select kind || case when absent is not null then 's.absent' when qc_passed then 's.passing' else 's.not_passing' end, count(*)
       from other_statements group by 1`,
  )
}
