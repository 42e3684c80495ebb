import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../app.fixture.ts'
import { openTestDatabase } from '../../db/database.fixture.ts'
import type { Database } from '../../db/open.ts'
import { companies, filings } from '../../db/schema.ts'
import { SEEDED, seed } from '../statements/seed.fixture.ts'
import { findCandidates } from './candidates.ts'
import { fetchLogo } from './fetch.ts'
import { readImage, redraw } from './image.ts'

/** A picture of one colour. */
function png(width: number, height = width, color = '#1864ab'): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
  return Buffer.from(new Resvg(svg).render().asPng())
}
/** A head that promises a size; two bytes of picture. */
function promised(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1a\n', 'latin1')
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, deflateSync('x')])
}

describe('logos', () => {
  let database: Database
  let test: TestApp
  let site: Server
  let origin = ''
  const files = new Map<string, { type: string; body: Buffer | string }>()
  const options = { isAllowed: (address: string) => address === '127.0.0.1', isTest: true }
  beforeAll(async () => {
    database = await openTestDatabase()
    await seed(database)
    test = await startTestApp(database, { env: { DEMO: '1' } })
    site = createServer((request, response) => {
      const file = files.get(request.url ?? '')
      if (!file) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': file.type }).end(file.body)
    })
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}` // listens on TCP, so it has a port
  })
  afterAll(async () => {
    site.closeAllConnections()
    site.close()
    await test.close()
    await database.close()
  })

  it('are known by their bytes', () => {
    expect(readImage(png(64, 32))).toEqual({ type: 'image/png', width: 64, height: 32 })
    const gif = Buffer.from('R0lGODdhQAAgAIAAAP///////ywAAAAAQAAgAAACAkQBADs=', 'base64')
    expect(readImage(gif)).toEqual({ type: 'image/gif', width: 64, height: 32 })
    const jpeg = Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0001108002000400301220002110103110 1'.replace(' ', ''),
      'hex',
    )
    expect(readImage(jpeg)).toEqual({ type: 'image/jpeg', width: 64, height: 32 })
    const webp = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPVP8X'),
      Buffer.from('0a000000000000003f00001f0000', 'hex'),
    ])
    expect(readImage(webp)).toEqual({ type: 'image/webp', width: 64, height: 32 })
  })
  it.each<[string, Buffer]>([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a picture of 50,000 × 50,000', promised(50_000, 50_000)],
    ['a picture of 8,000 × 8,000', promised(8000, 8000)],
    ['a dot', png(1)],
    ['a page', Buffer.from('<html>GIF89a</html>'.padEnd(60))],
    ['a broken picture', promised(64, 64)],
    ['an empty file', Buffer.alloc(0)],
    ['a JPEG that never comes to its frame', Buffer.from(`ffd8${'ffe10002'.repeat(40)}`, 'hex')],
  ])('are not made of %s', (_, bytes) => {
    expect(redraw(bytes)).toBeNull()
  })
  it('are drawn anew: what hangs on a picture is gone', () => {
    const polyglot = Buffer.concat([png(400, 200), Buffer.from('<script>alert(1)</script>')])
    const drawn = redraw(polyglot)
    expect(drawn).toMatchObject({ width: 256, height: 128 })
    expect(Buffer.from(drawn?.png ?? []).toString('latin1')).not.toContain('script')
    expect(readImage(Buffer.from(drawn?.png ?? []))).toMatchObject({ type: 'image/png', width: 256 })
  })
  it('are looked for where a page names them, the largest first', () => {
    const html = `<head><link rel="icon" href="/small.png" sizes="32x32"><link rel="icon" type="image/svg+xml" href="/x.svg">
      <link rel="apple-touch-icon" sizes="180x180" href="touch.png"><meta property="og:image" content="https://cdn.example/card.jpg">
      <link rel="shortcut icon" href="/favicon.ico"><link rel="icon" href="data:image/png;base64,AAAA"></head>`
    expect(findCandidates(html, new URL('https://example.com/about/')).map(({ url }) => url)).toEqual([
      'https://example.com/about/touch.png',
      'https://cdn.example/card.jpg',
      'https://example.com/apple-touch-icon.png',
      'https://example.com/small.png',
    ])
  })
  it('come from the page as the largest square, stored and served here', async () => {
    files.set('/', {
      type: 'text/html; charset=utf-8',
      body: '<link rel="icon" sizes="96x96" href="/a.png"><link rel="apple-touch-icon" href="/b.png"><meta property="og:image" content="/c.png">',
    })
    files.set('/a.png', { type: 'image/png', body: png(96) })
    files.set('/b.png', { type: 'text/plain', body: png(180, 180, '#c92a2a') })
    files.set('/c.png', { type: 'image/png', body: png(1200, 630) })
    const logo = await fetchLogo(test.ctx, SEEDED.year, `${origin}/`, options)
    expect(logo).toMatchObject({ is_logo: true, includes_name: false, alt_text: expect.stringMatching(/ logo$/) })
    const served = await test.app.inject({ url: logo.url ?? '' })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(readImage(served.rawPayload)).toEqual({ type: 'image/png', width: 180, height: 180 })
  })
  it('are not there where a page names none, or a site does not answer', async () => {
    files.set('/none', { type: 'text/html', body: '<p>Hello</p>' })
    files.set('/text', { type: 'text/plain', body: 'Hello' })
    files.delete('/apple-touch-icon.png')
    for (const path of ['/none', '/text', '/missing'])
      await expect(fetchLogo(test.ctx, SEEDED.year, origin + path, options)).rejects.toThrow('No logo found')
  })
  it('are fetched by admins, from public addresses only', async () => {
    const url = `/api/filing/${SEEDED.year}/fetch_logo`
    const [row] = await database.db.select().from(filings).where(eq(filings.accession_number, SEEDED.year))
    await database.db
      .update(companies)
      .set({ website: '127.0.0.1' })
      .where(eq(companies.cik, row?.cik ?? ''))
    const pro = await test.app.inject({ method: 'POST', url, headers: await test.signIn('pro'), payload: {} })
    expect(pro.statusCode).toBe(403)
    const headers = await test.signIn('admin')
    for (const payload of [
      {},
      { url: `${origin}/` },
      { url: 'https://169.254.169.254/' },
      { url: 'file:///etc/passwd' },
    ]) {
      const answer = await test.app.inject({ method: 'POST', url, headers, payload })
      expect([answer.statusCode, answer.json().detail]).toEqual([404, 'No logo found'])
    }
    const saved = await test.app.inject({
      method: 'POST',
      url: `/api/filing/${SEEDED.year}/logo_info`,
      headers,
      payload: { url: 'https://127.0.0.1/logo.png' },
    })
    expect(saved.statusCode).toBe(422)
    expect(saved.json().detail).toContain('https address of a PNG')
  })
})
