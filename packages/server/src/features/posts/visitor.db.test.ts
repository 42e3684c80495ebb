/** What a visitor gets of a post whose statement is for subscribers: no figure of it, wherever it was typed. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filings, pageJobs, posts, statements } from '../../db/schema.ts'
import { executePageJob } from '../page-jobs/run.ts'
import { PAGE_JOBS } from '../social/worker.ts'
import { SEEDED, seed, seedRelease } from '../statements/seed.fixture.ts'
import { checkPost } from './check.ts'

/** The protected quarter: revenue 58,015 million, net income 11,561 million, diluted EPS 2.46. */
const HIDDEN = /58[.,-]?0|58[ -]billion|\b11[.,-]?56|2\.46/i
const NEUTRAL = 'Apple in the second quarter of fiscal 2019: from revenue to net income'

describe('a post about figures for subscribers', () => {
  let database: Database
  let test: TestApp
  let admin: Record<string, string>
  let id: number
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database, { env: { DEMO: '1' } })
    admin = await test.signIn('admin')
    // Two of them, so that each is beside the other.
    await write(SEEDED.year)
    id = await write(SEEDED.q2)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })

  async function write(accession: string): Promise<number> {
    const asked = await call('POST', `/api/blogs/async?filing=${accession}`, {})
    await executePageJob(test.ctx, PAGE_JOBS, String(asked.json().job_id))
    const [row] = await database.db
      .select()
      .from(posts)
      .where(eq(posts.job_id, String(asked.json().job_id)))
    expect((await call('PATCH', `/api/blogs/${row?.id}`, { status: 'published' })).statusCode).toBe(200)
    return row?.id ?? 0
  }
  const call = (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: admin, ...(payload ? { payload } : {}) })
  const visit = (url: string) => test.app.inject({ url, headers: fromOurPage })
  const set = (fields: Partial<typeof posts.$inferInsert>) =>
    database.db.update(posts).set(fields).where(eq(posts.id, id))
  async function edit(fields: object) {
    const now = (await call('GET', `/api/blogs/${id}`)).json()
    const { title, slug, content, version } = now
    const text = { title, slug, content, version, ...fields }
    let answer = await call('POST', `/api/blogs/${id}/edit_async`, text)
    // what nobody could check is stood by, as the dialog of the page does
    if (answer.statusCode === 409) {
      const acknowledged = answer.json().errors.map(({ message }: { message: string }) => message)
      answer = await call('POST', `/api/blogs/${id}/edit_async`, { ...text, acknowledged })
    }
    const [job] = await database.db.select().from(pageJobs).where(eq(pageJobs.id, answer.json().job_id))
    return job
  }

  it('cannot be published with one in its title or address, and says which', async () => {
    const refused = await edit({ title: 'Apple made $58.02B in a quarter' })
    expect(refused).toMatchObject({
      status: 'failed',
      error: expect.stringContaining(
        'The title holds “$58.02B”, and figures of this statement are for subscribers): the published text stays',
      ),
    })
    expect((await edit({ slug: 'apple-made-58-billion' }))?.error).toContain('The address holds “58 billion”')
    await call('PATCH', `/api/blogs/${id}`, { status: 'draft' })
    expect(await edit({ title: 'Apple made fifty-eight billion dollars' })).toMatchObject({
      status: 'completed',
      result: { qc_passed: false },
    })
    expect((await call('PATCH', `/api/blogs/${id}`, { status: 'published' })).json()).toMatchObject({
      detail: 'Blog QC has not passed',
    })
    const listed = (await call('GET', '/api/admin/posts')).json() as { id: number; problem: string | null }[]
    expect(listed.find((one) => one.id === id)?.problem).toMatch(/^The title holds “fifty-eight billion”/)
    expect(await edit({ title: NEUTRAL })).toMatchObject({ status: 'completed', result: { qc_passed: true } })
    expect((await call('PATCH', `/api/blogs/${id}`, { status: 'published' })).statusCode).toBe(200)
  })

  it('shows none that was there before the statement was protected', async () => {
    // As it was when everybody might read it.
    const text =
      'Apple had a quarter. It made $58.02B and kept 11,561 million, or 2.46 a share. More words follow here.'
    await set({
      title: 'Apple made $58.02B',
      slug: 'apple-made-58-02-billion',
      excerpt: text,
      content: text,
      protected: false,
      preview_characters: 500,
    })
    for (const url of [
      '/api/blogs',
      `/api/blogs?filing_accession_number=${SEEDED.q2}`,
      `/api/blogs/${id}`,
      '/api/blogs/apple-made-58-02-billion',
      '/blogs/feed.xml',
      '/sitemap.xml',
      '/api/oembed?url=http%3A%2F%2F127.0.0.1%3A3000%2Fblogs%2Fapple-made-58-02-billion',
      '/api/search?q=apple',
      '/api/search?q=quarter',
      `/api/filing/${SEEDED.q2}`,
    ]) {
      const answer = await visit(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect([url, HIDDEN.exec(answer.body.replaceAll(/[\w-]*at=\d+-\d+|\d{4}-\d\d-\d\dT[^"<]*/g, ''))?.[0]]).toEqual([
        url,
        undefined,
      ])
    }
    const seen = (await visit(`/api/blogs/${id}`)).json()
    expect(seen).toMatchObject({ title: NEUTRAL, slug: String(id), excerpt: 'Apple had a quarter. …', claims: [] })
    expect(seen.content).toBe('Apple had a quarter. …')
    // Whoever may read it gets it as it is, and so does the address that was given out.
    const subscriber = await test.signIn('hobby')
    const whole = (await test.app.inject({ url: `/api/blogs/${id}`, headers: subscriber })).json()
    expect(whole).toMatchObject({ title: 'Apple made $58.02B', slug: 'apple-made-58-02-billion', content: text })
    // The post beside it names it too.
    const [beside] = await database.db.select().from(posts).limit(1).orderBy(posts.id)
    const next = (await visit(`/api/blogs/${beside?.id}`)).json()
    expect([next.previous, next.next]).toContainEqual({ title: NEUTRAL, slug: String(id) })
  })

  it('is not found by a figure that is hidden', async () => {
    const found = async (q: string) => ((await visit(`/api/search?q=${q}`)).json().posts as { slug: string }[]).length
    expect(await found('58.02')).toBe(0)
    expect(await found('2.46')).toBe(0)
    expect(await found('fiscal%20quarter%202019')).toBe(0)
    expect(await found('apple%20quarter')).toBe(1)
  })

  it('has a picture without it, the same each time', async () => {
    const picture = async () => {
      const answer = await visit(`/og/blog/${id}.png`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      return answer.rawPayload
    }
    const shown = await picture()
    expect(shown.equals(await picture())).toBe(true)
    await set({ title: NEUTRAL })
    // Byte by byte what a post with a title without figures shows.
    expect(shown.equals(await picture())).toBe(true)
    await database.db.update(filings).set({ protected: false }).where(eq(filings.accession_number, SEEDED.q2))
    expect(shown.equals(await picture())).toBe(false)
    expect((await visit(`/og/blog/999.png`)).statusCode).toBe(404)
    await set({ status: 'draft' })
    expect((await visit(`/og/blog/${id}.png`)).statusCode).toBe(404)
  })

  it('is no way round: a free statement’s post cannot quote the protected quarter', async () => {
    const [free] = await database.db.select().from(posts).limit(1).orderBy(posts.id)
    const { title, slug, content, version } = (await call('GET', `/api/blogs/${free?.id}`)).json()
    const save = async (more: string) => {
      const form = { title, slug, content: `${content}\n\n${more}`, version }
      const answer = await call('POST', `/api/blogs/${free?.id}/edit_async`, form)
      return (await database.db.select().from(pageJobs).where(eq(pageJobs.id, answer.json().job_id)))[0]
    }
    await database.db.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.q2))
    expect((await save('In the second quarter of fiscal 2019, revenue was $58.02B.'))?.error).toContain(
      'The text holds “$58.02B” of 2019 Q2, a period whose figures are for subscribers',
    )
    expect(await save('In the third quarter of fiscal 2019, revenue was $53.81B.')).toMatchObject({
      status: 'completed',
      result: { qc_passed: true },
    })
  })

  it('is told in tweets without a figure, and no tweet with one passes', async () => {
    await database.db.update(filings).set({ protected: true }).where(eq(filings.accession_number, SEEDED.q2))
    const asked = await call('POST', `/api/filing/${SEEDED.q2}/message`, { message: 'tweets', purpose: 'tweets' })
    const tweets = String(asked.json().response).split('\n-----\n')
    expect(tweets).toHaveLength(3)
    expect(tweets.join('\n')).not.toMatch(/\d(?:\.\d+)?[BM%]|\$\d/)
    const { job_id } = (await call('POST', `/api/blogs/${id}/create_social_posts`, {})).json()
    await executePageJob(test.ctx, PAGE_JOBS, job_id)
    const [made] = await database.db.select().from(pageJobs).where(eq(pageJobs.id, job_id))
    const result = made?.result as { social_posts: { id: number; qc_result: { passed: boolean } }[] } | undefined
    const [social] = result?.social_posts ?? []
    expect(social?.qc_result.passed).toBe(true)
    const content = 'Apple $AAPL 2019 Q2: revenue $58.02B {blog_url}'
    const changed = (await call('POST', `/api/social-posts/${social?.id}/edit_async`, { content })).json().job_id
    const [job] = await database.db.select().from(pageJobs).where(eq(pageJobs.id, changed))
    expect(job?.result).toMatchObject({
      social_post: { qc_result: { passed: false, description: 'a figure for subscribers' } },
    })
  })

  it('holds sentences on the balance sheet and the cash flows against those of the filing', async () => {
    const checked = async (content: string) =>
      (await checkPost(test.ctx, database.db, [SEEDED.year], { title: 'Apple', content })).claims.map(
        ({ text: said, verdict }) => [said, verdict],
      )
    const assets = 'Total assets were $260.17 billion at the end of fiscal 2019.'
    expect(await checked(assets)).toContainEqual(['$260.17 billion', 'holds'])
    expect(await checked(assets.replace('260.17', '270.17'))).toContainEqual(['$270.17 billion', 'wrong'])
    const flows = 'Cash from operations was $56.26 billion in fiscal 2019.'
    expect(await checked(flows)).toContainEqual(['$56.26 billion', 'holds'])
    expect(await checked(flows.replace('56.26', '66.26'))).toContainEqual(['$66.26 billion', 'wrong'])
  })

  it('says of a release that results were released', async () => {
    await seedRelease(database, { protected: true })
    const released = await write(SEEDED.release)
    const seen = (await call('GET', `/api/blogs/${released}`)).json()
    expect(seen.content).toMatch(
      /^Apple released its results for the fourth quarter of fiscal 2019 on October 30, 2019\. This post/,
    )
    expect(`${seen.title} ${seen.content}`).not.toContain('8-K')
    expect(seen.content).toMatch(/\[the release\]\([^)]+\), as released and unaudited, and opens its cell there\.$/)
    expect(seen.qc_report).toContain('looked up in the statement of the release, as released and unaudited,')
  })

  it('holds a text about a release against the release’s own figures, as far as its columns may be told', async () => {
    const checked = async (text: string) =>
      (await checkPost(test.ctx, database.db, [SEEDED.release], { title: 'Apple', content: text })).claims.map(
        ({ text: said, verdict, href }) => [said, verdict, href],
      )
    const quarter = 'Revenue was $64.04 billion in the fourth quarter of fiscal 2019.'
    expect(await checked(quarter)).toContainEqual(['$64.04 billion', 'holds', `/source/${SEEDED.release}?at=100-101`])
    expect(await checked(quarter.replace('64.04', '65.04'))).toContainEqual(['$65.04 billion', 'wrong', null])
    // The year before holds a quarter under revision, which its fourth would tell.
    const growth = 'Revenue rose from $62.90 billion a year earlier.'
    expect(await checked(growth)).not.toContainEqual(['$62.90 billion', 'holds', null])
    const revision = eq(statements.accession_number, SEEDED.revision)
    await database.db.update(statements).set({ is_under_revision: false }).where(revision)
    expect(await checked(growth)).toContainEqual(['$62.90 billion', 'holds', null])
    await database.db.update(statements).set({ is_under_revision: true }).where(revision)
    // The year that the release prints beside its quarter, a day before the report.
    const year = 'Net income was $55.26 billion in fiscal 2019.'
    expect(await checked(year)).toContainEqual([
      '$55.26 billion',
      'holds',
      `/source/${SEEDED.release}?at=950-957&doc=a8-kexhibit991q4201992.htm`,
    ])
  })
})
