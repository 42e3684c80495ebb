/** What other sites' programs are told of a page, as oembed.com writes it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { posts } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const SITE = 'http://127.0.0.1:3000'

describe('oEmbed', () => {
  let database: Database
  let test: TestApp
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    await database.db.insert(posts).values([
      { title: 'Watches & "phones" <in> a pinch', slug: 'watches', status: 'published', content: 'x' },
      { title: 'Not out yet', slug: 'hidden', status: 'draft', content: 'x' },
    ])
    test = await startTestApp(database)
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })
  const ask = (url: string, more = '') => test.app.inject({ url: `/api/oembed?url=${encodeURIComponent(url)}${more}` })
  const frame = (width: number, height: number) =>
    `<iframe src="${SITE}/embed/filing/${SEEDED.showcase}" width="${width}" height="${height}" ` +
    'title="Apple Inc., 10-K filed 2018-11-05" style="border:0" loading="lazy" sandbox="allow-scripts allow-popups"></iframe>'

  it('answers a frame with the income flow for a filing, by its page, its embed page and its source', async () => {
    const paths = [
      `/filing/${SEEDED.showcase}`,
      `/embed/filing/${SEEDED.showcase}`,
      `/source/${SEEDED.showcase}?at=1-2`,
    ]
    for (const path of [...paths, `/filing/${SEEDED.showcase.replaceAll('-', '')}/`]) {
      const answer = await ask(`${SITE}${path}`, '&format=json')
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        'application/json; charset=utf-8',
      ])
      expect(answer.json()).toEqual({
        type: 'rich',
        version: '1.0',
        title: 'Apple Inc., 10-K filed 2018-11-05',
        provider_name: 'Topline',
        provider_url: SITE,
        cache_age: 86_400,
        html: frame(800, 588),
        width: 800,
        height: 588,
        thumbnail_url: `${SITE}/og/filing/${SEEDED.showcase}.png`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      })
    }
    const shown = await test.app.inject({ url: `/embed/filing/${SEEDED.showcase}` })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-security-policy']).not.toContain("frame-ancestors 'none'")
  })

  it('keeps within the bounds that are asked for, with a link where no frame could be read', async () => {
    const within = async (bounds: string) => (await ask(`${SITE}/filing/${SEEDED.showcase}`, bounds)).json()
    expect(await within('&maxwidth=500')).toMatchObject({ width: 500, height: 390, html: frame(500, 390) })
    expect(await within('&maxheight=390')).toMatchObject({ width: 500, height: 390 })
    expect(await within('&maxwidth=700&maxheight=390')).toMatchObject({ width: 500, height: 390 })
    expect(await within('&maxwidth=4000&maxheight=4000')).toMatchObject({ width: 800, height: 588 })
    for (const bounds of ['&maxwidth=319', '&maxheight=200', '&maxwidth=1&maxheight=1']) {
      const answer = await within(bounds)
      expect([bounds, answer.type, answer.html, answer.thumbnail_url]).toEqual([bounds, 'link', undefined, undefined])
    }
    for (const bounds of ['&maxwidth=0', '&maxheight=-1', '&maxwidth=x', '&maxwidth=4001']) {
      expect((await ask(`${SITE}/filing/${SEEDED.showcase}`, bounds)).statusCode).toBe(422)
    }
  })

  it('answers a link with its picture for a published post', async () => {
    const answer = await ask(`${SITE}/blogs/watches`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      type: 'link',
      version: '1.0',
      title: 'Watches & "phones" <in> a pinch',
      author_name: 'Topline',
      provider_name: 'Topline',
      provider_url: SITE,
      cache_age: 86_400,
      thumbnail_url: `${SITE}/og/blog/1.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect((await ask(`${SITE}/blogs/watches`, '&maxwidth=600')).json().thumbnail_url).toBeUndefined()
    expect((await ask(`${SITE}/blogs/hidden`)).json().detail).toBe('Blog post not found')
  })

  it('knows nothing else', async () => {
    for (const url of [
      `https://evil.example/filing/${SEEDED.showcase}`,
      `${SITE}.evil.example/filing/${SEEDED.showcase}`,
      'javascript:x',
      'x',
      `${SITE}/`,
      `${SITE}/blogs`,
      `${SITE}/blogs/none`,
      `${SITE}/company/320193`,
      `${SITE}/filing/0000000000-00-000000`,
      `${SITE}/filing/--------------------`,
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
    const xml = await ask(`${SITE}/filing/${SEEDED.showcase}`, '&format=xml')
    expect([xml.statusCode, xml.json().detail]).toEqual([501, 'Only json is answered'])
    expect((await test.app.inject({ url: '/api/oembed' })).statusCode).toBe(422)
  })
})
