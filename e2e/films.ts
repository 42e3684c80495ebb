/**
 * `npm run films [FOLDER] [NAME …]`: short silent films of pages in use, from a server that it starts (or from E2E_URL):
 * what the browser shows while a page is scrolled, pointed at and pressed, packed by the browser itself. Into
 * docs/design unless a folder is given; of all parts, or of those named, at three widths, light and dark.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { PARTS, type Part } from './film-acts.ts'
import { startServer } from './server.ts'
import { url } from './site.ts'

interface Size {
  width: number
  height: number
}

/** One picture of the screen. */
interface Shot {
  /** PNG, base64 */
  data: string
  /** seconds */
  at: number
}

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 390, height: 760 },
]
const SCHEMES = ['light', 'dark'] as const
/** Seconds between two pictures, at least. */
const APART = 0.2
/** Wide pages are filmed smaller. */
const WIDEST = 860
/** Bits of a second. */
const BITS = 420_000
const MUXER = createRequire(new URL('../packages/web/package.json', import.meta.url)).resolve('mp4-muxer')

const [folder = join(import.meta.dirname, '../docs/design'), ...names] = process.argv.slice(2)
// Where everything is open to everybody an embed has all periods too.
const server = process.env.E2E_URL ? null : await startServer({ ACCESS: 'open' })
process.env.E2E_URL ??= server?.url
const browser = await chromium.launch(await launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  let sum = 0
  for (const [part, of] of Object.entries(PARTS)) {
    for (const size of SIZES) {
      for (const scheme of SCHEMES) {
        const name = `${part}-${size.width}-${scheme}`
        if (names.length > 0 && !names.includes(part) && !names.includes(name)) continue
        const film = await packed(browser, size, await shotsOf(browser, of, size, scheme))
        writeFileSync(join(folder, `${name}.mp4`), film)
        sum += film.length
        console.log(`${name}.mp4: ${Math.round(film.length / 1024)} KB`)
      }
    }
  }
  console.log(`${Math.round(sum / 1024)} KB`)
} finally {
  await browser.close()
  await server?.stop()
}

async function shotsOf(
  from: Browser,
  { path, prepare, act }: Part,
  viewport: Size,
  colorScheme: 'light' | 'dark',
): Promise<Shot[]> {
  const context = await from.newContext({ viewport, colorScheme, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(url(path), { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: '[aria-label="Demonstration"]{display:none}' })
  await prepare?.(page)
  const shots: Shot[] = []
  const session = await context.newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp: at = 0 }, sessionId }) => {
    const last = shots.at(-1)
    // What follows too soon takes the place of the one before: the end of a movement is kept.
    if (last && at - (shots.at(-2)?.at ?? 0) < APART) last.data = data
    else shots.push({ data, at })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined) // the film is over
  })
  await session.send('Page.startScreencast', {
    ...{ format: 'png' },
    ...{ maxWidth: viewport.width, maxHeight: viewport.height },
  })
  await act(page)
  await session.send('Page.stopScreencast')
  // The last picture stands for a moment.
  const last = shots.at(-1)
  if (last) shots.push({ ...last, at: last.at + 1 })
  await context.close()
  return shots
}

/** Packed on a page of the site: the encoder works on pages of a safe address only. */
async function packed(from: Browser, { width, height }: Size, shots: readonly Shot[]): Promise<Buffer> {
  const context = await from.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(url('/robots.txt'))
  await page.addScriptTag({ content: readFileSync(MUXER, 'utf8') })
  const scale = Math.min(1, WIDEST / width)
  const even = (length: number) => 2 * Math.round((length * scale) / 2)
  const given = { shots, width: even(width), height: even(height), bits: BITS }
  const base64 = await page.evaluate(pack, given)
  await context.close()
  return Buffer.from(base64, 'base64')
}

/** Runs in the page. @returns MP4, base64 */
async function pack({
  shots,
  width,
  height,
  bits,
}: {
  shots: readonly Shot[]
  width: number
  height: number
  bits: number
}): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: a script of a package, without types in the page
  const { Muxer, ArrayBufferTarget } = (globalThis as any).Mp4Muxer
  const target = new ArrayBufferTarget()
  const muxer = new Muxer({ target, video: { codec: 'vp9', width, height }, fastStart: 'in-memory' })
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate: bits, contentHint: 'text' })
  const begin = shots[0]?.at ?? 0
  for (const [n, { data, at }] of shots.entries()) {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
      resizeWidth: width,
      resizeHeight: height,
    })
    const frame = new VideoFrame(picture, { timestamp: Math.round((at - begin) * 1_000_000) })
    encoder.encode(frame, { keyFrame: n === 0 })
    frame.close()
    picture.close()
  }
  await encoder.flush()
  muxer.finalize()
  let text = ''
  for (const byte of new Uint8Array(target.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}
