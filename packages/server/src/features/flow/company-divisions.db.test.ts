/** The divisions of a company's years, and for whom. */
import { companyDivisions } from '@topline/core/api/filings/company-divisions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings, statementDetails, statements } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'

/** Named and printed as in Apple's forms 10-K for 2018 and 2019 (0000320193-18-000145, 0000320193-19-000119), in millions. */
const group = (amounts: Record<string, number>) => ({
  divisions: Object.entries(amounts).map(([label, millions]) => ({ label, revenue: millions * 1e6 })),
})

describe('the divisions of a company', () => {
  let database: Database
  let test: TestApp
  const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    const idOf = async (accession: string) => {
      const [row] = await database.db.select().from(statements).where(eq(statements.accession_number, accession))
      if (!row) throw new Error(`${accession} is not seeded`)
      return row
    }
    const set = async (accession: string, what: Partial<typeof statementDetails.$inferInsert>) => {
      const { id } = await idOf(accession)
      await database.db.update(statementDetails).set(what).where(eq(statementDetails.statement_id, id))
    }
    // The showcase is 2018, open to all; the protected year after it prints 2018 anew and calls a division otherwise.
    await set(SEEDED.showcase, {
      business_segments: group({ iPhone: 166_699, 'Other Products': 17_417 }),
      provenance: {
        'business_segments.divisions[0].revenue': { label: 'iPhone', text: '166,699', start: 10, end: 17 },
      },
    })
    const { currency, start_date, end_date } = await idOf(SEEDED.showcase)
    await set(SEEDED.year, {
      business_segments: group({ iPhone: 142_381, 'Wearables, Home and Accessories': 24_482 }),
      provenance: {},
      prior_periods: [
        {
          ...{ start_date, end_date, currency, period_in_months: 12, fiscal_year: 2018, fiscal_period: 'FY' },
          business_segments: group({ iPhone: 164_888, 'Wearables, Home and Accessories': 17_417 }),
        },
      ],
    })
    await database.db.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.year))
    test = await startTestApp(database, { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby'] as const) as[persona] = await test.signIn(persona)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = (who: string, cik = APPLE) =>
    test.app.inject({ url: `/api/company/${cik}/divisions`, headers: as[who] ?? {} })

  it('are followed by subscribers through a new name and a recast, with the filing that shows it', async () => {
    const { lines, divided, currency, closed } = companyDivisions.parse((await get('hobby')).json())
    expect(currency).toBe('USD')
    expect(closed).toBe(0)
    expect(divided).toEqual([])
    expect(lines.map(({ name, years }) => [name, years.map(({ year, revenue }) => [year, revenue / 1e6])])).toEqual([
      [
        'iPhone',
        [
          [2018, 164_888],
          [2019, 142_381],
        ],
      ],
      [
        'Wearables, Home and Accessories',
        [
          [2018, 17_417],
          [2019, 24_482],
        ],
      ],
    ])
    expect(lines.map(({ joints }) => joints)).toEqual([
      [{ year: 2018, kind: 'recast', from: null, was: 166_699e6, accession_number: SEEDED.year }],
      [{ year: 2019, kind: 'renamed', from: 'Other Products', was: null, accession_number: SEEDED.year }],
    ])
  })

  it('are those of open years alone for who does not subscribe, and nothing of the others is sent', async () => {
    for (const who of ['visitor', 'free']) {
      const answer = await get(who)
      const { lines, closed } = companyDivisions.parse(answer.json())
      expect(lines.map(({ name, years }) => [name, years.length])).toEqual([
        ['iPhone', 1],
        ['Other Products', 1],
      ])
      expect(lines[0]?.years[0]).toMatchObject({ at: '10-17', accession_number: SEEDED.showcase })
      expect(closed).toBe(1)
      expect(answer.body).not.toMatch(/142381|164888|Wearables/)
    }
  })

  it('of a company that is not stored are not found', async () => {
    expect((await get('hobby', '9999999999')).statusCode).toBe(404)
  })
})
