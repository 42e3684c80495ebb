/** A small site for tests of routes: one company with every sort of statement, stored through the real saving. */
import { BALANCE_SHEET_FIGURES, CASH_FLOW_FIGURES } from '@topline/core/statement/other-statements.ts'
import type { ReleaseParts } from '@topline/core/statement/release.ts'
import type { Extraction, IncomeStatement } from '@topline/core/statement/statement.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { companies, companyListMembers, companyLists, filings, stockPrices, tickerRegister } from '../../db/schema.ts'
import { saveStatement } from '../analyses/save.ts'
import type { ReadOthers } from '../other-statements/saved-rows.ts'
import { searchText } from '../records/companies.ts'
import { addToCounters } from '../records/counters.ts'

export const APPLE = '320193'
export const BERKSHIRE = '1067983'

/** Accession numbers by what they are. */
export const SEEDED = {
  year: '0000320193-19-000119',
  q1: '0000320193-19-000010',
  /** protected */
  q2: '0000320193-19-000066',
  q3: '0000320193-19-000076',
  showcase: '0000320193-18-000145',
  /** diluted EPS missing although printed */
  revision: '0000320193-18-000100',
  failed: '0000320193-18-000070',
  /** of the fourth quarter, a day before the year's report; stored by `seedRelease` */
  release: '0000320193-19-000117',
  /** of the quarter before, with what it guided to; stored by `seedEarlierRelease` */
  earlierRelease: '0000320193-19-000073',
  /** no statement, no request */
  bare: '0000320193-17-000070',
} as const

interface Seed {
  accession: string
  form: string
  filed: string
  start: string
  end: string
  months: number
  year: number
  period: IncomeStatement['fiscal_period']
  revenue: number
  net: number
  eps: number | null
  isProtected?: boolean
  isShowcase?: boolean
  qcPassed?: boolean
}

const SEEDS: readonly Seed[] = [
  {
    accession: SEEDED.year,
    form: '10-K',
    filed: '2019-10-31',
    start: '2018-09-30',
    end: '2019-09-28',
    months: 12,
    year: 2019,
    period: 'FY',
    revenue: 260_174e6,
    net: 55_256e6,
    eps: 11.89,
  },
  {
    accession: SEEDED.q3,
    form: '10-Q',
    filed: '2019-07-31',
    start: '2019-03-31',
    end: '2019-06-29',
    months: 3,
    year: 2019,
    period: 'Q3',
    revenue: 53_809e6,
    net: 10_044e6,
    eps: 2.18,
  },
  {
    accession: SEEDED.q2,
    form: '10-Q',
    filed: '2019-05-01',
    start: '2018-12-30',
    end: '2019-03-30',
    months: 3,
    year: 2019,
    period: 'Q2',
    revenue: 58_015e6,
    net: 11_561e6,
    eps: 2.46,
    isProtected: true,
  },
  {
    accession: SEEDED.q1,
    form: '10-Q',
    filed: '2019-01-30',
    start: '2018-09-30',
    end: '2018-12-29',
    months: 3,
    year: 2019,
    period: 'Q1',
    revenue: 84_310e6,
    net: 19_965e6,
    eps: 4.18,
  },
  {
    accession: SEEDED.showcase,
    form: '10-K',
    filed: '2018-11-05',
    start: '2017-10-01',
    end: '2018-09-29',
    months: 12,
    year: 2018,
    period: 'FY',
    revenue: 265_595e6,
    net: 59_531e6,
    eps: 11.91,
    isShowcase: true,
  },
  {
    accession: SEEDED.revision,
    form: '10-Q',
    filed: '2018-08-01',
    start: '2018-04-01',
    end: '2018-06-30',
    months: 3,
    year: 2018,
    period: 'Q3',
    revenue: 53_265e6,
    net: 11_519e6,
    eps: null,
  },
  {
    accession: SEEDED.failed,
    form: '10-Q',
    filed: '2018-05-02',
    start: '2017-12-31',
    end: '2018-03-31',
    months: 3,
    year: 2018,
    period: 'Q2',
    revenue: 61_137e6,
    net: 13_822e6,
    eps: 2.73,
    qcPassed: false,
  },
]

/** Apple's fourth quarter of 2019 as it was released, with the year and the quarter of the year before beside it. */
const RELEASE: Seed = {
  accession: SEEDED.release,
  form: '8-K',
  filed: '2019-10-30',
  start: '2019-06-30',
  end: '2019-09-28',
  months: 3,
  year: 2019,
  period: 'Q4',
  revenue: 64_040e6,
  net: 13_686e6,
  eps: 3.03,
}
/** The quarter before, whose release guides to the fourth one. */
const EARLIER: Seed = {
  ...{ accession: SEEDED.earlierRelease, form: '8-K', filed: '2019-07-30', start: '2019-03-31', end: '2019-06-29' },
  ...{ months: 3, year: 2019, period: 'Q3', revenue: 53_809e6, net: 10_044e6, eps: 2.18 },
}
const cellAt = (start: number) => ({
  label: 'Total net sales',
  text: '260,174',
  start,
  end: start + 7,
  document: EXHIBIT,
})
const EXHIBIT = 'a8-kexhibit991q4201992.htm'
const releaseBeside: ReleaseParts = {
  year_to_date: {
    total_revenue: 260_174e6,
    net_income: 55_256e6,
    diluted_eps: 11.89,
    basic_eps: 11.89,
    currency: 'USD',
    start_date: '2018-09-30',
    end_date: '2019-09-28',
    period_in_months: 12,
    months: 12,
    fiscal_year: 2019,
    fiscal_period: 'FY',
    provenance: { total_revenue: cellAt(900), net_income: { ...cellAt(950), label: 'Net income', text: '55,256' } },
  },
  prior_year: {
    total_revenue: 62_900e6,
    net_income: 14_125e6,
    diluted_eps: 2.91,
    currency: 'USD',
    start_date: '2018-07-01',
    end_date: '2018-09-29',
    period_in_months: 3,
    months: 3,
    fiscal_year: 2018,
    fiscal_period: 'Q4',
  },
  non_gaap: [],
  guidance: [
    {
      measure: 'revenue',
      period: '2020 Q1',
      low: 85.5e9,
      high: 89.5e9,
      point: null,
      unit: 'USD',
      quote: 'revenue between $85.5 billion and $89.5 billion',
      place: { start: 2000, end: 2047, document: EXHIBIT },
    },
  ],
}

interface ReleaseFlags {
  protected: boolean
  showcase?: boolean
}

/** The release beside what `seed` stores. */
export const seedRelease = (database: Database, flags: ReleaseFlags): Promise<void> =>
  storeRelease(database, flags, RELEASE, releaseBeside)

/** The one before it. */
export const seedEarlierRelease = (database: Database, flags: ReleaseFlags): Promise<void> =>
  storeRelease(database, flags, EARLIER, {
    ...{ year_to_date: null, prior_year: null, non_gaap: [] },
    guidance: releaseBeside.guidance.map((one) => ({
      ...one,
      ...{ period: '2019 Q4', low: 61e9, high: 64e9, quote: 'revenue between $61 billion and $64 billion' },
    })),
  })

async function storeRelease(
  { db, inTx }: Database,
  flags: ReleaseFlags,
  release: Seed,
  beside: ReleaseParts,
): Promise<void> {
  const { accession, form, filed } = release
  await db.insert(filings).values({
    accession_number: accession,
    cik: APPLE,
    form_type: form,
    base_form: form,
    filing_date: filed,
    period_end: filed,
    released_at: new Date('2019-10-30T20:30:40Z'),
    items: ['2.02', '9.01'],
    htm_url: `https://www.sec.gov/${accession}`,
    source: 'sample' as const,
    ...flags,
    company_name: 'Apple Inc.',
    tickers: ['AAPL'],
  })
  const none = { engine: 'tables', balance_sheet: null, cash_flow: null, absent: {} } as const
  await inTx(async (tx) => {
    await addToCounters(tx, { releases: 1 })
    await saveStatement(
      tx,
      {
        accession_number: accession,
        extraction: {
          ...extraction(release),
          engine: 'tables',
          prior_periods: [beside.year_to_date, beside.prior_year].filter((column) => column !== null),
        },
        release: beside,
        others: { ...none, absent: { balance_sheet: 'not printed', cash_flow: 'not printed' } },
        printed: { basic: true, diluted: true },
        extraction_info: { selector: null, model: 'tables 1', thought_process: 'one', llm_calls: [] },
        claim: null,
        manual: null,
      },
      'protected',
    )
  })
  // Saving protects as ingest does; the flags of a test come last.
  await db.update(filings).set(flags).where(eq(filings.accession_number, accession))
}

export async function seed(database: Database): Promise<void> {
  const { db, inTx } = database
  await db
    .insert(companies)
    .values([
      company(APPLE, 'Apple Inc.', ['AAPL'], '09-29'),
      company(BERKSHIRE, 'Berkshire Hathaway Inc.', ['BRK-B', 'BRK-A'], '01-01'),
      company('9', "O'Brien 100% Pineapple_Co", ['PINE'], null),
    ])
  await db.insert(tickerRegister).values({
    cik: '789019',
    name: 'Microsoft Corp',
    tickers: ['MSFT'],
    search: searchText('Microsoft Corp', ['MSFT']),
  })
  const stored = [...SEEDS, { accession: SEEDED.bare, form: '10-K', filed: '2017-11-03', end: '2017-09-30' }]
  await db.insert(filings).values(
    stored.map((s) => ({
      accession_number: s.accession,
      cik: APPLE,
      form_type: s.form,
      base_form: s.form,
      filing_date: s.filed,
      period_end: s.end,
      htm_url: `https://www.sec.gov/${s.accession}`,
      source: 'sample' as const,
      protected: 'isProtected' in s && s.isProtected === true,
      showcase: 'isShowcase' in s && s.isShowcase === true,
      company_name: 'Apple Inc.',
      tickers: ['AAPL'],
    })),
  )
  await inTx((tx) => addToCounters(tx, { companies: 3, filings: stored.length }))
  for (const s of SEEDS)
    await inTx((tx) =>
      saveStatement(
        tx,
        {
          accession_number: s.accession,
          extraction: extraction(s),
          release: null,
          others: othersOf(s),
          printed: { basic: true, diluted: true },
          extraction_info: { selector: null, model: 'tags 1', thought_process: 'one\ntwo', llm_calls: [] },
          claim: null,
          manual: null,
        },
        'protected',
      ),
    )
  const [list] = await db.insert(companyLists).values({ name: 'Big', slug: 'big' }).returning({ id: companyLists.id })
  if (!list) throw new Error('no list')
  await db.insert(companyListMembers).values([
    { list_id: list.id, cik: APPLE },
    { list_id: list.id, cik: BERKSHIRE },
  ])
  await db.insert(stockPrices).values({
    ticker: 'AAPL',
    as_of: new Date('2019-12-31T21:00:00Z'),
    price: 293.65,
    currency: 'USD',
    source: 'sample',
  })
  await db.execute(sql`analyze`)
}

function company(cik: string, name: string, tickers: string[], fiscal_year_start: string | null) {
  return { cik, name, tickers, fiscal_year_start, search: searchText(name, tickers) }
}

function extraction(s: Seed): Extraction {
  const passed = s.qcPassed ?? true
  return {
    ok: true,
    engine: 'tags',
    form_type: s.form,
    cik: APPLE,
    company: 'Apple Inc.',
    income_statement: {
      total_revenue: s.revenue,
      cost_of_revenue: null,
      gross_profit: null,
      operating_income: null,
      other_interest_income_expense_net: null,
      other_income_expense_net: null,
      income_before_taxes: null,
      income_tax_expense: null,
      other_investment_income_expense_after_taxes: null,
      other_income_expense_after_taxes: null,
      net_income: s.net,
      basic_eps: s.eps,
      diluted_eps: s.eps,
      weighted_avg_shares_basic: null,
      weighted_avg_shares_diluted: s.eps === null ? null : Math.round(s.net / s.eps),
      currency: 'USD',
      start_date: s.start,
      end_date: s.end,
      period_in_months: s.months,
      fiscal_year: s.year,
      fiscal_period: s.period,
      operating_expenses: [{ name: 'R&D', description: null, category: 'research_and_development', amount: 4_257e6 }],
      business_segments: {
        divisions: [
          {
            label: 'iPhone',
            description: null,
            revenue: s.revenue,
            cost_of_revenue: null,
            operating_expenses: null,
            operating_income: null,
          },
        ],
        revenue_not_allocated_to_divisions_net: null,
        cost_of_revenue_not_allocated_to_divisions_net: null,
        operating_expense_or_income_not_allocated_to_divisions_net: null,
      },
      geographical_segments: null,
      revenue_units: 'millions',
      revenue_units_number: 1_000_000,
      fiscal_year_start_or_end_reported: false,
      fiscal_year_start: null,
    },
    provenance: { total_revenue: { label: 'Net sales', text: '1', concept: null, start: 100, end: 101 } },
    prior_periods: [],
    qc: {
      passed,
      tests: [{ name: 'made_up', description: 'Adds up', passed, necessary: true, rationale: 'as seeded' }],
    },
    evidence: null,
    trace: [],
  }
}

/** Assets of the size of revenue; the first quarter prints no cash flows, the third the assets of the second again. */
function othersOf(s: Seed): ReadOthers {
  const cell = { label: 'Total', text: '1', start: 200, end: 201 }
  const nulls = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((name) => [name, null])) as { [name in N]: null } // every name is there
  const qc = { passed: true, tests: [] }
  const hasFlows = s.accession !== SEEDED.q1
  const sheet = { ...nulls(BALANCE_SHEET_FIGURES), total_assets: s.revenue }
  return {
    engine: 'tags',
    balance_sheet: {
      ...sheet,
      as_of: s.end,
      currency: 'USD',
      lines: [{ label: 'Total assets', section: 'Assets', amount: s.revenue, place: cell }],
      qc,
      provenance: { total_assets: cell },
      prior_periods: [
        { ...sheet, total_assets: 365_725e6, as_of: '2017-09-30', provenance: {} },
        ...(s.accession === SEEDED.q3
          ? [{ ...sheet, total_assets: 58_015e6, as_of: '2019-03-30', provenance: {} }]
          : []),
      ],
    },
    cash_flow: hasFlows
      ? {
          ...nulls(CASH_FLOW_FIGURES),
          net_income: s.net,
          operating_cash_flow: s.net + 1e9,
          start_date: s.start,
          end_date: s.end,
          months: s.months,
          currency: 'USD',
          lines: [{ label: 'Net income', section: 'Operating activities', amount: s.net, place: cell }],
          qc,
          provenance: { net_income: cell },
          prior_periods: [],
        }
      : null,
    absent: hasFlows ? {} : { cash_flow: 'no table of this document is a statement of cash flows of the company' },
  }
}
