import { describe, expect, it } from 'vitest'
import { HeadFirst, stylesFirst } from './head-first.ts'

const MODULE = '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>'
const FONT = '<link nonce="n" rel="preload" href="/f.woff2" as="font"/>'
const STYLE = '<link nonce="n" rel="stylesheet" href="/assets/a.css"/>'
const LOW = '<link fetchpriority="low" rel="modulepreload" href="/assets/a.js" nonce="n"/>'

describe('the head of a document', () => {
  it('asks for styles before fonts, and for scripts last and of low priority', () => {
    expect(stylesFirst(`<head><title>T</title>${FONT}${MODULE}<script>x</script>${STYLE}`)).toBe(
      `<head><title>T</title><script>x</script>${STYLE}${FONT}${LOW}`,
    )
  })

  it('keeps a head without fonts whole', () => {
    expect(stylesFirst(`<head>${MODULE}${STYLE}`)).toBe(`<head>${STYLE}${LOW}`)
  })

  it('finds the end of the head over two pieces and leaves the body as it is', async () => {
    const stream = new HeadFirst()
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    const ended = new Promise((resolve) => stream.on('end', resolve))
    stream.write(`<head>${MODULE}${STYLE}</he`)
    stream.write(`ad><body>é${MODULE}`)
    stream.end('</body>')
    await ended
    expect(Buffer.concat(parts).toString()).toBe(`<head>${STYLE}${LOW}</head><body>é${MODULE}</body>`)
  })

  it('lets an answer without a head pass', async () => {
    const stream = new HeadFirst()
    stream.end('plain')
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer) // a stream of bytes
    expect(Buffer.concat(parts).toString()).toBe('plain')
  })
})
