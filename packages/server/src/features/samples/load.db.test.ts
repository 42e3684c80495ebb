import { figureIn } from '@topline/core/posts/reserved.ts'
import { edgarDay } from '@topline/core/words/release.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBoth } from '../../db/database.fixture.ts'
import {
  analysisRequests,
  companies,
  companyLists,
  filings,
  keyValues,
  postFilings,
  posts,
  socialPosts,
  stockPrices,
} from '../../db/schema.ts'
import { startTestAnalysis, type TestAnalysis } from '../analyses/analysis.fixture.ts'
import { LOST } from '../analyses/requests.ts'
import { checkDerivedData } from '../records/derived.ts'
import { loadSamples } from './load.ts'
import { sampleFilings, sampleReleases } from './manifest.ts'
import { priceRows } from './prices.ts'

describeOnBoth('the samples', ({ database }) => {
  let test: TestAnalysis
  beforeAll(() => {
    test = startTestAnalysis(database())
  })
  afterAll(() => test.close())

  it('goes on where a killed start was, and does nothing the third time', async () => {
    const stop = new Error('killed')
    const killed = loadSamples(test.ctx, ({ done }) => {
      if (done === 10) throw stop
    })
    await expect(killed).rejects.toBe(stop)
    const ended = new AbortController()
    ended.abort()
    expect(await loadSamples(test.ctx, () => {}, ended.signal)).toBe(false)
    // One that was killed again and again while it was read: the next start completes it all the same.
    const { db } = database()
    const [read] = await db
      .select({ id: analysisRequests.id, accession_number: filings.accession_number })
      .from(analysisRequests)
      .innerJoin(filings, eq(filings.accession_number, analysisRequests.accession_number))
      .where(and(eq(analysisRequests.status, 'completed'), isNull(filings.demonstration)))
      .limit(1)
    if (!read) throw new Error('nothing was read before the kill')
    await db
      .update(analysisRequests)
      .set({ status: 'failed', error_message: LOST })
      .where(eq(analysisRequests.id, read.id))
    const seen: number[] = []
    expect(await loadSamples(test.ctx, ({ done, total }) => void seen.push(done / total))).toBe(true)
    expect(seen.at(-1)).toBe(1)
    const requests = await db
      .select({ status: analysisRequests.status })
      .from(analysisRequests)
      .where(eq(analysisRequests.accession_number, read.accession_number))
      .orderBy(analysisRequests.id)
    expect(requests.map(({ status }) => status)).toEqual(['failed', 'completed'])
    expect(await loadSamples(test.ctx, () => {})).toBe(false)
  }, 120_000)

  it('holds every state, and four in five statements are free', async () => {
    const { db } = database()
    const rows = await db.select().from(filings)
    const releases = sampleReleases().filter((one) => one.is_shown)
    expect(rows.length).toBe(sampleFilings().length + releases.length)
    expect(releases.length).toBeGreaterThanOrEqual(8)
    const read = rows.filter((row) => row.is_release)
    expect(read.map((row) => row.qc_passed)).toEqual(releases.map(() => true))
    const known = read.flatMap(({ released_at, filing_date }) =>
      released_at ? [[edgarDay(released_at), filing_date]] : [],
    )
    expect(known.length).toBeGreaterThanOrEqual(8)
    expect(known.filter(([day, filed]) => day !== filed)).toEqual([])
    const followed = read.flatMap((row) =>
      rows.filter((one) => !one.is_release && one.cik === row.cik && one.period_end === row.period_end),
    )
    expect(followed.map((one) => one.form_type).sort()).toEqual(['10-K', '10-K', '10-K', '10-K', '10-Q'])
    const stated = rows.filter((row) => row.statement_id !== null)
    expect(stated.length).toBeGreaterThan(65)
    expect(stated.filter((row) => !row.protected).length / stated.length).toBeGreaterThan(0.8)
    expect(rows.filter((row) => row.showcase && row.is_open).length).toBeGreaterThanOrEqual(3)
    const newest = [...rows].sort((a, b) => (a.filing_date < b.filing_date ? 1 : -1)).slice(0, 10)
    expect(newest.some((row) => row.showcase)).toBe(true)
    const byState = new Map(rows.filter((row) => row.demonstration).map((row) => [row.demonstration, row]))
    expect(byState.get('under-revision')).toMatchObject({ is_under_revision: true, version: 2 })
    expect(byState.get('failed-qc')).toMatchObject({ qc_passed: false, version: 2 })
    const statusOf = async (state: string) => {
      const accession = byState.get(state)?.accession_number ?? ''
      const found = await db.select().from(analysisRequests).where(eq(analysisRequests.accession_number, accession))
      return found.map((request) => request.status)
    }
    expect(await statusOf('queued')).toEqual(['pending'])
    expect(await statusOf('failed-analysis')).toEqual(['failed'])
    expect(await db.$count(companies)).toBeGreaterThanOrEqual(25)
    expect(await db.$count(companyLists)).toBeGreaterThanOrEqual(4)
    expect(await db.$count(companies, isNotNull(companies.latest_total_revenue))).toBeGreaterThan(20)
    expect(await db.$count(keyValues, eq(keyValues.key, 'samples'))).toBe(1)
    const newestClose = await db.select().from(stockPrices).where(eq(stockPrices.is_adjusted, false))
    expect(newestClose.find((price) => price.ticker === 'AAPL')?.as_of.toISOString()).toBe('2026-01-06T21:00:00.000Z')
  })

  it('holds posts of at least six filings in each state, with social posts', async () => {
    const { db } = database()
    const rows = await db
      .select({ post: posts, filing: filings })
      .from(posts)
      .innerJoin(postFilings, eq(postFilings.post_id, posts.id))
      .innerJoin(filings, eq(filings.accession_number, postFilings.accession_number))
    expect(new Set(rows.map(({ filing }) => filing.accession_number)).size).toBeGreaterThanOrEqual(6)
    const published = rows.filter(({ post }) => post.status === 'published')
    const drafts = rows.filter(({ post }) => post.status === 'draft')
    expect(published.filter(({ post }) => !post.protected).length).toBeGreaterThanOrEqual(3)
    expect(published.some(({ post }) => post.protected)).toBe(true)
    expect(published.some(({ filing }) => filing.protected && !filing.showcase)).toBe(true)
    expect(published.every(({ post }) => post.qc_passed && post.qc_report?.includes(', 0 wrong,'))).toBe(true)
    expect(drafts.some(({ post }) => post.qc_passed)).toBe(true)
    expect(drafts.find(({ post }) => post.qc_passed === false)?.post.qc_report).toMatch(
      /^\*\*The income statement of this filing failed a quality check\./,
    )
    // What everybody reads of the one for subscribers holds no figure.
    for (const { post, filing } of published.filter((row) => row.filing.protected && !row.filing.showcase)) {
      for (const text of [post.title, post.excerpt ?? '', post.slug.replaceAll('-', ' ')])
        expect(figureIn(text, [filing.company_name])).toBeNull()
    }
    const social = await db.select().from(socialPosts)
    expect(social.filter((one) => one.published).length).toBeGreaterThanOrEqual(4)
    expect(social.some((one) => !one.published && one.qc_result?.passed)).toBe(true)
  })

  it('leaves nothing precomputed that differs', async () => {
    expect(await checkDerivedData(database().db)).toEqual({
      counters: 0,
      latest: 0,
      list_rows: 0,
      qc_failures: 0,
      screened: 0,
    })
  })

  it('shows only the newest close as a price', () => {
    const rows = priceRows('T', 'date,close\n2026-01-05,10\nbroken\n2026-01-06,11.5\n')
    expect(rows.map((row) => [row.price, row.previous_close, row.is_adjusted])).toEqual([
      [10, null, true],
      [11.5, 10, false],
    ])
  })
})
