import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromOurPage, startTestApp, type TestApp } from '../../app.fixture.ts'
import { documentsOnDisk } from '../../clients/documents/disk.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { filingDocuments } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'

const HTML =
  '<html><body><script>alert(1)</script><table><tr><td></td><td>September 28, 2019</td></tr><tr><td>Net sales</td><td>260,174</td></tr></table></body></html>'

describe('a filing as it was filed, and as a flow', () => {
  let database: Database
  let test: TestApp
  let folder = ''
  let storageKey = ''
  let pro: Record<string, string> = {}
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'source-'))
    database = await openTestDatabase()
    await seed(database)
    const stored = await documentsOnDisk(join(folder, 'documents')).write(Buffer.from(HTML))
    storageKey = stored.storage_key
    await database.db
      .insert(filingDocuments)
      .values({ ...stored, accession_number: SEEDED.year, name: 'seeded.htm', type: '10-K', is_main: true })
    test = await startTestApp(database, { env: { DEMO: '1', DATA_DIR: folder } })
    pro = await test.signIn('pro')
  })
  afterAll(async () => {
    await test.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const get = (url: string, headers: Record<string, string> = fromOurPage) => test.app.inject({ url, headers })

  it('names the heading that stands above a cell', async () => {
    const at = HTML.indexOf('260,174')
    const path = `/api/filing/${SEEDED.year}/column?doc=seeded.htm`
    const answer = await get(`${path}&at=${at}-${at + 7}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { heading: 'September 28, 2019' }])
    expect((await get(`${path}&at=1-5`)).json()).toMatchObject({ heading: null })
    expect((await get(`${path}&at=none`)).statusCode).toBe(422)
  })

  it('gives the row that prints a figure to everybody', async () => {
    const at = HTML.indexOf('260,174')
    const path = `/api/filing/${SEEDED.year}/row?doc=seeded.htm`
    const answer = await get(`${path}&at=${at}-${at + 7}`)
    expect(answer.json()).toEqual({
      row: {
        kind: 'table',
        over: [],
        label: 'Net sales',
        cells: [{ head: 'September 28, 2019', text: '260,174', chosen: true }],
      },
    })
    expect((await get(`${path}&at=99999-100000`)).json()).toEqual({ row: null })
    expect((await get(`${path}&at=none`)).statusCode).toBe(422)
  })

  it('hands out the document as it was filed, as a file and never as a page', async () => {
    const answer = await get(`/api/filing/${SEEDED.year}/as-filed`)
    expect(answer.statusCode).toBe(200)
    expect(gunzipSync(answer.rawPayload).toString()).toBe(HTML)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${SEEDED.year}.htm.gz"`,
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    const again = { ...fromOurPage, 'if-none-match': String(answer.headers.etag) }
    expect((await get(`/api/filing/${SEEDED.year}/as-filed`, again)).statusCode).toBe(304)
    expect((await get('/api/filing/0000000000-00-000000/as-filed')).statusCode).toBe(404)
  })

  it('shows the document to everybody, its cell marked, nothing that runs', async () => {
    const at = HTML.indexOf('260,174')
    const url = `/api/filing/${SEEDED.year}/document?doc=seeded.htm&at=${at}-${at + 7}`
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.*sandbox$/,
    )
    expect(answer.body).toContain('<td>Net sales</td><td><mark id="at">260,174</mark>')
    expect(answer.body).toContain('Row &ldquo;Net sales&rdquo;, column &ldquo;September 28, 2019&rdquo;</span></td>')
    expect(answer.body).not.toContain('alert')
    const again = await get(url, { ...fromOurPage, 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(`/api/filing/${SEEDED.year}/document?at=nonsense`)).body).not.toContain('id="at"')
  })

  it('knows no other document', async () => {
    for (const url of [`/api/filing/${SEEDED.year}/document?doc=../x`, '/api/filing/0000000000-00-000000/document'])
      expect((await get(url)).json().detail).toBe('Document not found')
  })

  it('says that a document is damaged where it is stored, on every way to it', async () => {
    const file = join(folder, 'documents', storageKey)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, -9))
    try {
      for (const url of [
        'document',
        'document?doc=seeded.htm',
        'bts',
        'bts_selector?selector=sales',
        'column?at=1-5',
        'row?at=1-5',
      ]) {
        const answer = await get(`/api/filing/${SEEDED.year}/${url}`)
        expect([url, answer.statusCode, answer.json().detail]).toEqual([
          url,
          503,
          'The stored copy of this document is damaged and cannot be read',
        ])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    } finally {
      writeFileSync(file, whole)
    }
  })

  it('marks phrases for everybody and counts them', async () => {
    const section = await get(`/api/filing/${SEEDED.year}/bts_selector?selector=net%20sales,zzqqxx`)
    expect(section.statusCode).toBe(200)
    const { html, selector, selector_infos } = section.json()
    expect(selector).toBe('net sales,zzqqxx')
    expect(selector_infos.map((info: { count: number }) => info.count)).toEqual([1, 0])
    expect(html).toMatch(/<td><span id="m1"[^>]*><\/span><mark style="[^"]*">Net sales<\/mark><\/td>/)
    expect(html).not.toContain('alert')
    const terms = await get(`/api/filing/${SEEDED.year}/bts`)
    expect([terms.statusCode, terms.json().selector_infos.length]).toEqual([200, 4])
    expect((await get('/api/filing/0000000000-00-000000/bts')).json().detail).toBe('Filing not found')
  })

  it('gives the flow to subscribers, as data and as a picture', async () => {
    const url = `/api/income-statement/${SEEDED.year}/sankey`
    expect((await get(url)).statusCode).toBe(401)
    expect((await get(`${url}.png`)).statusCode).toBe(401)
    const figure = (await get(url, pro)).json()
    expect(figure.balance.revenue).toBe(260_174_000_000)
    expect(figure.nodes.map((node: { name: string }) => node.name)).toContain('Net income')
    const png = await get(`${url}.png?width=400`, pro)
    expect(png.headers['content-type']).toBe('image/png')
    expect([png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)]).toEqual([400, 210])
    expect(png.headers['cache-control']).toBe('private, no-store')
    expect((await get(`${url}.png?width=399`, pro)).statusCode).toBe(422)
  })

  it('gives other sites the flow of a showcase, and of the rest a way to the filing', async () => {
    const showcase = await get(`/embed/filing/${SEEDED.showcase}`)
    expect(showcase.statusCode).toBe(200)
    expect(showcase.body).toMatch(/<svg [^>]*aria-label="[^"]*income flow, 2018/)
    expect(showcase.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(showcase.headers['x-frame-options']).toBeUndefined()
    const font = await get('/embed/fonts/Inter-Regular.ttf')
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/ttf'])
    const other = await get(`/embed/filing/${SEEDED.year}`, pro)
    expect(other.statusCode).toBe(200)
    expect(other.body).toContain(`/filing/${SEEDED.year}" target="_blank" rel="noopener">Log in to View Diagram</a>`)
    expect(other.body).not.toMatch(/<svg|260/)
    const failed = await get(`/embed/filing/${SEEDED.failed}`, pro)
    expect(failed.body).toContain('This statement failed a quality check. <a href="')
    expect(failed.body).not.toMatch(/<svg|61\.1/)
    expect((await get('/embed/filing/0000000000-00-000000')).statusCode).toBe(404)
  })

  it('tells a subscription to its owner, and nulls to who has none', async () => {
    expect((await get('/payment/subscription')).json().detail).toBe('Authentication required')
    expect((await get('/payment/subscription', pro)).json()).toMatchObject({
      subscription_status: 'active',
      service_name: 'Pro',
    })
    expect((await get('/payment/subscription', await test.signIn('free'))).json()).toMatchObject({
      subscription_status: null,
      service_name: null,
      payment_period: null,
    })
  })
})
