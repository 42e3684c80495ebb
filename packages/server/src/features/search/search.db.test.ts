import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FoundPassage } from '@topline/core/api/search.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import { describeOnBoth } from '../../db/database.fixture.ts'
import { filingDocuments, posts } from '../../db/schema.ts'
import { APPLE, SEEDED, seed } from '../statements/seed.fixture.ts'
import { indexWaiting } from './index-passages.ts'

const page = (text: string) =>
  `<html><body><p><b>Item 7. Discussion</b></p><p>${text}</p><div style="display:none">secretword</div></body></html>`

describeOnBoth('full-text search', ({ database }) => {
  let test: TestApp
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'search-'))
    const { db } = database()
    await seed(database())
    const documents = documentsOnDisk(join(folder, 'documents'))
    for (const [accession, text] of [
      [SEEDED.year, 'Wearables grew because of the new watches &amp; earphones. '.repeat(4)],
      [SEEDED.q1, 'Services grew; wearables fell.'],
    ] as const) {
      const stored = await documents.write(Buffer.from(page(text)))
      await db
        .insert(filingDocuments)
        .values({ ...stored, accession_number: accession, name: 'main.htm', type: '10-K', is_main: true })
    }
    await db.insert(posts).values([
      { title: 'Watches in a pinch', slug: 'watches', status: 'published', content: 'x', excerpt: 'On wearables.' },
      { title: 'Hidden watches', slug: 'hidden', status: 'draft', content: 'x', excerpt: 'On wearables.' },
    ])
    test = await startTestApp(database(), { env: { DEMO: '1', DATA_DIR: folder } })
    expect(await indexWaiting({ ...test.ctx, documents }, 1)).toBe(1)
    expect(await indexWaiting({ ...test.ctx, documents })).toBe(1)
    expect(await indexWaiting({ ...test.ctx, documents })).toBe(0)
  })
  afterAll(async () => {
    await test.close()
    rmSync(folder, { recursive: true })
  })
  const ask = async (query: string) => {
    const answer = await test.app.inject({ url: `/api/search?${query}`, headers: fromOurPage })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  it('finds passages by any form of a word, with the hits marked and their place', async () => {
    const found = await ask('q=wearable')
    expect(found.passages.map((p: FoundPassage) => p.accession_number).sort()).toEqual([SEEDED.q1, SEEDED.year].sort())
    const first: FoundPassage = found.passages.find((p: FoundPassage) => p.accession_number === SEEDED.year)
    expect(first).toMatchObject({ section: 'Item 7. Discussion', form_type: '10-K', company: { cik: APPLE } })
    expect(first.href).toMatch(new RegExp(`^/source/${SEEDED.year}\\?at=\\d+-\\d+$`))
    expect(first.pieces.find((piece) => piece.hit)?.text).toBe('Wearables')
    expect(first.pieces.map((piece) => piece.text).join('')).toContain('watches & earphones')
    expect(found.posts.map((post: { slug: string }) => post.slug)).toEqual(['watches'])
    expect(found.indexed).toEqual({ filings: 2, waiting: 0 })
  })

  it('takes phrases and exclusions, and filters by form and year', async () => {
    expect((await ask('q=%22wearables+fell%22')).passages).toHaveLength(1)
    expect((await ask('q=wearables+-services')).passages).toHaveLength(1)
    const quarter = await ask('q=wearables&form=10-Q')
    expect(quarter.passages.map((p: FoundPassage) => p.accession_number)).toEqual([SEEDED.q1])
    expect((await ask('q=wearables&year=2018')).passages).toEqual([])
    expect((await ask('q=wearables&limit=1')).has_more).toBe(true)
  })

  it('finds companies and lists, and nothing of what a filing hides', async () => {
    const found = await ask('q=apple')
    expect(found.companies[0]).toMatchObject({ cik: APPLE, tickers: ['AAPL'] })
    expect((await ask('q=big')).lists).toEqual([{ name: 'Big', slug: 'big', description: null }])
    expect((await ask('q=secretword')).passages).toEqual([])
    for (const odd of ['q=', 'q=!!%20%26', 'q=%27);--', 'q=%22']) expect((await ask(odd)).passages).toEqual([])
    expect((await test.app.inject({ url: '/api/search?q=x&form=8-K' })).statusCode).toBe(422)
  })

  it('looks for the rest of the words in the filings of a company that is named, and says so', async () => {
    const found = await ask('q=apple+wearables')
    expect(found.company).toEqual({
      cik: APPLE,
      name: 'Apple Inc.',
      tickers: ['AAPL'],
      words: 'wearables',
      has_passages: true,
    })
    expect(found.companies.map((one: { cik: string }) => one.cik)).toEqual([APPLE])
    expect(found.passages.map((p: FoundPassage) => p.accession_number).sort()).toEqual([SEEDED.q1, SEEDED.year].sort())
    expect((await ask('q=watches+AAPL')).passages).toHaveLength(1)
    expect((await ask('q=apple+wearables&form=10-Q')).passages).toHaveLength(1)
    expect((await ask('q=apple+%22wearables+fell%22')).passages).toHaveLength(1)
    // Page by page as without a company.
    const [first, second] = [await ask('q=apple+wearables&limit=1'), await ask('q=apple+wearables&limit=1&skip=1')]
    expect([first.has_more, second.has_more, second.companies]).toEqual([true, false, []])
    expect(first.passages[0].href).not.toBe(second.passages[0].href)
  })

  it('looks in all filings where the company has no such words, and where it is not to be taken for one', async () => {
    const none = await ask('q=berkshire+hathaway+wearables')
    expect([none.company?.has_passages, none.company?.words, none.passages]).toEqual([false, 'wearables', []])
    const any = await ask('q=apple+wearables&company=any')
    expect([any.company, any.passages]).toEqual([null, []])
    expect((await ask('q=wearables')).company).toBeNull()
    expect((await ask('q=apple')).company).toBeNull()
    expect((await test.app.inject({ url: '/api/search?q=x&company=320193' })).statusCode).toBe(422)
  })
})
