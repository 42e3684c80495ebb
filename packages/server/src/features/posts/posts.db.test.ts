import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { postFilings, postSlugs, posts } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const TEXT = `${'Revenue grew again this year. '.repeat(20)}The last word.`

describe('reading a post', () => {
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    const rows = await database.db
      .insert(posts)
      .values(
        (['open', 'closed', 'draft'] as const).map((slug) => ({
          title: slug,
          slug,
          content: TEXT,
          total_words: 103,
          protected: slug === 'closed',
          status: slug === 'draft' ? 'draft' : 'published',
          qc_report: 'notes',
        })),
      )
      .returning()
    const [open] = rows
    if (!open) throw new Error('no post')
    await database.db.insert(postFilings).values({ post_id: open.id, accession_number: SEEDED.year, position: 0 })
    await database.db.insert(postSlugs).values({ slug: 'opened-before', post_id: open.id })
    test = await startTestApp(database, { env: { DEMO: '1' } })
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const get = async (key: string, headers: Record<string, string> = fromOurPage) =>
    (await test.app.inject({ url: `/api/blogs/${key}`, headers })).json()

  it('gives an open post whole to everybody, by slug, id and former slug, without notes', async () => {
    const post = await get('open')
    expect(post).toMatchObject({ content: TEXT, total_words: 103, shown_words: 103, qc_report: null })
    expect(post.filings[0].accession_number).toBe(SEEDED.year)
    expect(post.related_companies).toHaveLength(1)
    expect((await get(String(post.id))).slug).toBe('open')
    expect((await get('opened-before')).slug).toBe('open')
    expect((await get('open', await test.signIn('admin'))).qc_report).toBe('notes')
  })

  it('cuts a protected one for those without a subscription', async () => {
    const cut = await get('closed', await test.signIn('free'))
    expect(cut.content.length).toBeLessThanOrEqual(161)
    expect(cut.content).toMatch(/^Revenue grew .*…$/)
    expect(cut.shown_words).toBeLessThan(103)
    expect((await get('closed', await test.signIn('hobby'))).content).toBe(TEXT)
  })

  it('knows no draft but for admins', async () => {
    expect((await get('draft')).detail).toBe('Blog post not found')
    expect((await get('nothing')).detail).toBe('Blog post not found')
    expect((await get('draft', await test.signIn('admin'))).slug).toBe('draft')
  })
})
