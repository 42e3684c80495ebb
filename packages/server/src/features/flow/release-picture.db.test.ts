/** The picture of a release's own measure: what it is, and for whom. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/extract.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { statementDetails, statements } from '../../db/schema.ts'
import { SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'

const SAMPLE = new URL('../../../../../samples/releases/0001045810-26-000019/q4fy26pr.htm.gz', import.meta.url)
const PICTURE = `/api/release/${SEEDED.release}/bridge`

describeOnBoth('calls for the picture of a release’s own measure', ({ database }) => {
  let test: TestApp
  const as: Record<string, Record<string, string>> = { visitor: fromOurPage }
  const db = () => database().db
  const store = async (non_gaap: readonly object[]) => {
    const [own] = await db()
      .select({ id: statements.id })
      .from(statements)
      .where(eq(statements.accession_number, SEEDED.release))
    const release = { year_to_date: null, prior_year: null, guidance: [], non_gaap }
    await db()
      .update(statementDetails)
      .set({ release: release as never })
      .where(eq(statementDetails.statement_id, own?.id ?? 0))
  }
  beforeAll(async () => {
    await seed(database())
    await seedRelease(database(), { protected: true })
    test = await startTestApp(database(), { env: { DEMO: '1' } })
    for (const persona of ['free', 'hobby', 'admin'] as const) as[persona] = await test.signIn(persona)
    // The measures of a real release in the place of the made ones.
    const read = extractFiling(gunzipSync(readFileSync(SAMPLE)), {})
    if (!read.ok) throw new Error('the sample is not read')
    await store((read as FullExtraction).release?.non_gaap ?? [])
  })
  afterAll(() => test.close())
  const get = (url: string, who = 'visitor') => test.app.inject({ url, headers: as[who] ?? {} })

  it('draw the one that the page would, the same bytes twice', async () => {
    const first = await get(`${PICTURE}.svg`, 'hobby')
    expect([first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      'image/svg+xml',
      'attachment',
    ])
    expect(first.body).toContain('The company’s own measure, 2019 Q4, from the release')
    expect((await get(`${PICTURE}.svg`, 'hobby')).body).toBe(first.body)
    const drawn = new Set<string>()
    for (let at = 1; at <= 9; at++) drawn.add((await get(`${PICTURE}.svg?measure=${at}`, 'hobby')).body)
    expect(drawn.size).toBe(5)
    expect([...drawn].some((svg) => svg.includes('Purchases related to'))).toBe(true)
    expect((await get(`${PICTURE}.svg?measure=no`, 'hobby')).body).toBe(first.body)
    const png = await get(`${PICTURE}.png?width=800`, 'hobby')
    expect([png.rawPayload.subarray(1, 4).toString(), png.rawPayload.readUInt32BE(16)]).toEqual(['PNG', 800])
    expect((await get(`${PICTURE}.png?width=800`, 'hobby')).rawPayload.equals(png.rawPayload)).toBe(true)
  })

  it('are for whoever may read the release, and for nobody else', async () => {
    for (const ending of ['svg', 'png']) {
      const said = await Promise.all(
        ['visitor', 'free', 'hobby', 'admin'].map((who) => get(`${PICTURE}.${ending}`, who)),
      )
      expect(said.map(({ statusCode }) => statusCode)).toEqual([403, 403, 200, 200])
      for (const { body } of said.slice(0, 2)) expect(body).not.toMatch(/39\.5|42\.9/)
    }
  })

  it('say that there is none', async () => {
    expect((await get(`/api/release/${SEEDED.year}/bridge.svg`, 'hobby')).json().detail).toBe('Release not found')
    await store([])
    expect((await get(`${PICTURE}.png`, 'hobby')).json()).toMatchObject({
      detail: 'Release not found',
      reason: 'it itemises no measure of its own',
    })
  })
})
