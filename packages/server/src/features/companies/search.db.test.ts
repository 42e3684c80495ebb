import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { tickersAnswer, toRegister } from '../../clients/edgar/shapes.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { saveRegister } from '../records/companies.ts'
import { samplesFolder } from '../samples/manifest.ts'
import { lookUpCompanies } from './queries.ts'
import { SEARCH_QUERIES } from './search-queries.fixture.ts'

/** The smallest share of queries whose first row must be the company meant. */
const WANTED = 0.99

describeOnBoth('the search over the register', ({ kind, database }) => {
  it('puts the company that is meant first', async () => {
    const { db } = database()
    const file = gunzipSync(readFileSync(`${samplesFolder}company_tickers.json.gz`)).toString()
    await saveRegister(db, toRegister(tickersAnswer.parse(JSON.parse(file))))
    const wrong: string[] = []
    // The embedded database answers the same queries more slowly: every sixth is asked there.
    const asked = SEARCH_QUERIES.filter((_, i) => kind === 'postgres' || i % 6 === 0)
    for (const [query, cik] of asked) {
      const { rows } = await lookUpCompanies(db, query, { skip: 0, limit: 1 })
      if (rows[0]?.cik !== cik) wrong.push(`${query}: ${rows[0]?.name ?? 'nothing'}`)
    }
    expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(200)
    expect(1 - wrong.length / asked.length, wrong.join('; ')).toBeGreaterThanOrEqual(WANTED)
  }, 120_000)
})
