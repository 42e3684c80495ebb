import { describe, expect, it } from 'vitest'
import { PaintFirst, startAfterPaint, stylesFirst } from './paint-first.ts'
import { KEEP_PRESSES } from './shell/early-presses.ts'

const MODULE = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const FONT = '<link nonce="n" rel="preload" href="/f.woff2" as="font"/>'
const STYLE = '<link nonce="n" rel="stylesheet" href="/assets/a.css"/>'

describe('the head of a document', () => {
  it('asks for styles before fonts, and for no script', () => {
    expect(stylesFirst(`<head><title>T</title>${FONT}${MODULE}<script>x</script>${STYLE}`)).toEqual({
      head: `<head><title>T</title><script>x</script>${STYLE}${FONT}`,
      scripts: ['/assets/a.js'],
    })
  })

  it('keeps a head without fonts whole', () => {
    expect(stylesFirst(`<head>${STYLE}`)).toEqual({ head: `<head>${STYLE}`, scripts: [] })
  })

  it('lets an answer without a head pass', async () => {
    expect(await passed(['plain'])).toBe('plain')
  })
})

const ROUTES =
  ';\nimport * as route0 from "/assets/root-a.js";\nimport * as route1 from "/assets/Page-b.js";\nimport("/assets/entry.js");'
const OPEN = '<script nonce="n" type="module" async="">'

async function passed(pieces: readonly (string | Buffer)[]): Promise<string> {
  const stream = new PaintFirst()
  const parts: Buffer[] = []
  const ended = (async () => {
    for await (const part of stream) parts.push(part as Buffer) // a stream of bytes
  })()
  for (const piece of pieces) stream.write(piece)
  stream.end()
  await ended
  return Buffer.concat(parts).toString()
}

describe('the start of the scripts', () => {
  it('waits for the first paint, fetches all, and runs what it imports in the same order', () => {
    const start = startAfterPaint(ROUTES, ['/assets/a.js', '/assets/b.js'])
    const [wait, fetched, ...rest] = start.slice(KEEP_PRESSES.length + 1).split('\n')
    expect(start.startsWith(KEEP_PRESSES)).toBe(true)
    expect(wait).toContain('requestAnimationFrame')
    expect(wait).toContain('document.hidden')
    expect(fetched).toContain('of ["/assets/a.js","/assets/b.js"])')
    expect(rest).toEqual([
      ';',
      'const route0 = await import("/assets/root-a.js");',
      'const route1 = await import("/assets/Page-b.js");',
      'import("/assets/entry.js");',
    ])
  })

  const document = `<head>${MODULE}${STYLE}</head><body><p>é</p><script nonce="n">import * as x from "y";</script>${OPEN}${ROUTES}</script><script>z</script><p>&lt;${OPEN}${ROUTES}</script></body>`
  const changed = document.replace(MODULE, '').replace(ROUTES, startAfterPaint(ROUTES, ['/assets/a.js']))

  it('is changed alone: scripts before and after it stay as they are', async () => {
    expect(await passed([document])).toBe(changed)
  })

  it('is found wherever the document is cut', async () => {
    const bytes = Buffer.from(document)
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect(await passed([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(changed)
    expect(await passed([...bytes].map((byte) => Buffer.from([byte])))).toBe(changed)
  })

  it('leaves a document without one whole', async () => {
    expect(await passed(['<head></head><body><script nonce="n">1</script>', 'a < b <scr'])).toBe(
      '<head></head><body><script nonce="n">1</script>a < b <scr',
    )
  })
})
