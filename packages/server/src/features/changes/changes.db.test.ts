import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filingChanges, textChanges } from '@topline/core/api/filings/changes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filingDocuments, statements } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const filler = 'We depend on people, on suppliers and on the trust of those who buy from us in every country. '
const report = (...risks: string[]) =>
  `<html><body><p>Item 1A. Risk Factors</p>${[...risks, filler.repeat(5)].map((one) => `<p>${one}</p>`).join('')}<p>Item 1B. Unresolved Staff Comments</p></body></html>`

describe('a filing beside that of the year before', () => {
  let database: Database
  let test: TestApp
  let folder = ''
  let hobby: Record<string, string> = {}
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'changes-'))
    database = await openTestDatabase()
    await seed(database)
    const disk = documentsOnDisk(join(folder, 'documents'))
    for (const [accession_number, html] of [
      [
        SEEDED.year,
        report('Tariffs could harm our sales in 2019 and later.', 'A new risk stands here for the first time.'),
      ],
      [SEEDED.showcase, report('Tariffs could harm our sales in 2018 and later.', 'A risk that is told no more.')],
    ] as const) {
      const stored = await disk.write(Buffer.from(html))
      await database.db
        .insert(filingDocuments)
        .values({ ...stored, accession_number, name: 'report.htm', type: '10-K', is_main: true })
    }
    test = await startTestApp(database, { env: { DEMO: '1', DATA_DIR: folder } })
    hobby = await test.signIn('hobby')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const get = (path: string, headers: Record<string, string> = fromOurPage) =>
    test.app.inject({ url: `/api/filing/${path}`, headers })
  const changes = async (accession: string, headers?: Record<string, string>) =>
    filingChanges.parse((await get(`${accession}/changes`, headers)).json())

  it('leads from one net income to the other for who may read both statements', async () => {
    const { year_before: before, bridge } = await changes(SEEDED.year, hobby)
    expect(before).toMatchObject({ accession_number: SEEDED.showcase, period_code: '2018 FY' })
    const bars = bridge?.bars ?? []
    // Forms 10-K of fiscal 2019 and 2018: net income of 55,256 and 59,531, sales of 260,174 and 265,595.
    expect([bars[0]?.amount, bars.at(-1)?.amount]).toEqual([59_531e6, 55_256e6])
    expect(bars.find(({ id }) => id === 'total_revenue')?.amount).toBe(-5_421e6)
    expect(bars.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(55_256e6)
    expect(bridge?.before_accession).toBe(SEEDED.showcase)
    expect(bridge?.sentence).toContain('Net income fell by $4.28B to $55.26B')
  })

  it('tells no line to who may not read the statement, nor of a year that is closed', async () => {
    const visitor = await get(`${SEEDED.year}/changes`)
    expect(visitor.json()).toMatchObject({ bridge: null, year_before: { accession_number: SEEDED.showcase } })
    expect(visitor.body).not.toMatch(/55,?256|59,?531|5421/)
    await database.db
      .update(statements)
      .set({ is_under_revision: true })
      .where(eq(statements.accession_number, SEEDED.showcase))
    expect((await changes(SEEDED.year, hobby)).bridge).toBeNull()
    await database.db
      .update(statements)
      .set({ is_under_revision: false })
      .where(eq(statements.accession_number, SEEDED.showcase))
    expect((await changes(SEEDED.q1, hobby)).year_before).toBeNull()
    expect((await get('0000000000-00-000000/changes')).statusCode).toBe(404)
  })

  it('is a picture for who may read both statements, and for nobody else', async () => {
    const svg = await get(`${SEEDED.year}/changes.svg`, hobby)
    expect(svg.headers['content-type']).toBe('image/svg+xml')
    for (const words of ['Net income, 2019 FY on 2018 FY, from the 10-K', '$59.53B', '$55.26B', '−$5.42B'])
      expect(svg.body).toContain(words)
    expect((await get(`${SEEDED.year}/changes.svg`, hobby)).body).toBe(svg.body)
    const square = await get(`${SEEDED.year}/changes.svg?shape=square&palette=blue-orange`, hobby)
    expect(square.body).toContain(`Source: 10-K of Apple Inc., filed Oct 31, 2019, ${SEEDED.year}`)
    expect(square.body).toContain('#d9730d')
    const png = (await get(`${SEEDED.year}/changes.png?shape=square`, hobby)).rawPayload
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080])
    for (const ending of ['svg', 'png']) {
      const visitor = await get(`${SEEDED.year}/changes.${ending}`)
      expect([visitor.statusCode, visitor.body]).toEqual([401, expect.not.stringMatching(/55[.,]2|59[.,]5/)])
      expect((await get(`${SEEDED.showcase}/changes.${ending}`)).statusCode).toBe(404)
    }
  })

  it('compares the words for everybody, as the documents are', async () => {
    const answer = textChanges.parse((await get(`${SEEDED.year}/text-changes`)).json())
    expect(answer.section).toBe('risk-factors')
    expect(answer.paragraphs.map(({ kind }) => kind)).toEqual(['same', 'changed', 'added', 'removed', 'same'])
    expect(answer.paragraphs[1]?.runs.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
      '2018',
      '2019',
    ])
    expect(answer.sections.find(({ id }) => id === 'notes')).toMatchObject({ is_here: false, was_there: false })
    expect((await get(`${SEEDED.year}/text-changes?section=nonsense`)).json().section).toBe('risk-factors')
  })

  it('says so where last year’s filing is not stored, or the document is not', async () => {
    expect((await get(`${SEEDED.showcase}/text-changes`)).json()).toMatchObject({ year_before: null, paragraphs: [] })
    expect((await get(`${SEEDED.q2}/text-changes`)).json().detail).toBe('Document not found')
  })
})
