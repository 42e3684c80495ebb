import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { companies, filings } from '../../db/schema.ts'
import { feedFilings } from '../feeds/queries.ts'
import { addToCounters, statementChange } from '../records/counters.ts'
import { checkDerivedData } from '../records/derived.ts'
import { refreshLatest } from '../records/latest.ts'
import { firstLook } from '../search/first-look.ts'
import { companyFilings, filingOfPeriod, recentFilings } from './queries.ts'

const REPORT = '0000000001-25-000001'
const RELEASE = '0000000001-25-000002'

describeOnBoth('a release among filings', ({ database }) => {
  it('stands in no list of filings, is never the latest, and counts apart', async () => {
    const { db } = database()
    await db.execute(sql`insert into companies (cik, name, search) values (1, 'One', 'one')`)
    await db.execute(sql`
      insert into filings (accession_number, cik, form_type, base_form, filing_date, fiscal_year, fiscal_period, source,
          company_name, items, released_at)
      values (${REPORT}, 1, '10-Q', '10-Q', '2025-05-01', 2025, 'Q1', 'edgar', 'One', '{}', null),
        (${RELEASE}, 1, '8-K/A', '8-K', '2025-05-09', 2025, 'Q1', 'edgar', 'One', '{2.02,9.01}', '2025-05-09T20:30:00Z')`)
    const [release] = await db.select().from(filings).where(eq(filings.accession_number, RELEASE))
    expect(release).toMatchObject({
      is_release: true,
      items: ['2.02', '9.01'],
      released_at: new Date('2025-05-09T20:30:00Z'),
    })
    await db.transaction(async (tx) => {
      await addToCounters(tx, { companies: 1, filings: 1, releases: 1 })
      await refreshLatest(tx, '1')
    })

    const page = { skip: 0, limit: 10 }
    const newest = { sort: 'filing_date', order: 'desc', sight: 'admin' } as const
    expect(await recentFilings(db, page, newest)).toEqual({ accessions: [REPORT], total: 1 })
    expect(await recentFilings(db, page, { ...newest, kind: 'releases' })).toEqual({ accessions: [RELEASE], total: 1 })
    expect(await recentFilings(db, page, { ...newest, sort: 'net_income', sight: 'open' })).toEqual({
      accessions: [REPORT],
      total: 1,
    })
    expect(await companyFilings(db, '1', page)).toEqual({ accessions: [REPORT], total: 1 })
    expect(await companyFilings(db, '1', page, 'releases')).toEqual({ accessions: [RELEASE], total: 1 })
    expect(await filingOfPeriod(db, '1', 2025, 'Q1')).toBe(REPORT)
    // Nothing was read of it: it is no news either.
    expect(await feedFilings(db, {}, 10)).toEqual([REPORT])
    const beside = { companies: 1, lists: 1, posts: 1 }
    const look = await firstLook(db, { text: 'one', form: undefined, rests: [], names: [], tickers: [], beside })
    expect(look.companies).toEqual([{ cik: '1', name: 'One', tickers: [], filings: 1 }])
    expect(await db.select({ latest: companies.latest_accession_number }).from(companies)).toEqual([{ latest: REPORT }])
    expect(await checkDerivedData(db)).toEqual({ counters: 0, latest: 0, list_rows: 0, qc_failures: 0, screened: 0 })
  })
})

it('counts the statement of a release under releases alone', () => {
  const filing = {
    is_release: true,
    statement_id: 1,
    qc_passed: true,
    protected: true,
    balance_sheet_state: null,
    cash_flow_state: null,
  }
  const change = statementChange(null, filing)
  expect(Object.entries(change).filter(([, n]) => n !== 0)).toEqual([['releases.passing', 1]])
  expect(statementChange(filing, { ...filing, qc_passed: false })).toMatchObject({
    'releases.passing': -1,
    'releases.not_passing': 1,
    'statements.not_passing': 0,
  })
})
