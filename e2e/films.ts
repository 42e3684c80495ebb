/**
 * `npm run films [FOLDER] [NAME …]`: short silent films of pages in use, from a server that it starts (or from E2E_URL):
 * what the browser shows while a page is scrolled, pointed at and pressed, packed by the browser itself. Into
 * docs/design unless a folder is given; of all scenes, or of those named.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { SAMPLES } from './pages.ts'
import { startServer } from './server.ts'
import { signIn, url } from './site.ts'

interface Scene {
  path: string
  width: number
  height: number
  scheme: 'light' | 'dark'
  act(page: Page): Promise<void>
}

/** One picture of the screen. */
interface Shot {
  /** JPEG, base64 */
  data: string
  /** seconds */
  at: number
}

const BITS = 420_000
/** Wide pages are filmed smaller. */
const WIDEST = 960
const MUXER = createRequire(new URL('../packages/web/package.json', import.meta.url)).resolve('mp4-muxer')

const stand = (page: Page, ms = 700) => page.waitForTimeout(ms)

/** As a hand scrolls: in small steps. */
async function scroll(page: Page, by: number): Promise<void> {
  for (let step = 0; step < 24; step++) {
    await page.mouse.wheel(0, by / 24)
    await page.waitForTimeout(40)
  }
  await stand(page, 500)
}

async function story(page: Page): Promise<void> {
  await stand(page)
  const height = page.viewportSize()?.height ?? 900
  for (let n = 0; n < 3; n++) await scroll(page, height * 0.8)
}

/** Through the document, then along the list of rows: each lights the other. */
async function panes(page: Page): Promise<void> {
  await stand(page)
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const x of [width * 0.3, width * 0.75]) {
    await page.mouse.move(x, height * 0.6)
    await stand(page, 400)
    await scroll(page, height / 2)
    for (const part of [0.4, 0.5, 0.6, 0.7]) {
      await page.mouse.move(x, height * part)
      await stand(page, 350)
    }
  }
}

async function changes(page: Page): Promise<void> {
  await stand(page)
  const steps = page.locator('svg a')
  for (let n = 0; n < Math.min(5, await steps.count()); n++) {
    await steps.nth(n).focus()
    await stand(page, 450)
  }
  await scroll(page, 700)
}

const SCENES: Readonly<Record<string, Scene>> = {
  'story-1440': { path: `/company/${SAMPLES.apple}`, width: 1440, height: 900, scheme: 'light', act: story },
  'story-390-dark': { path: `/company/${SAMPLES.apple}`, width: 390, height: 844, scheme: 'dark', act: story },
  'panes-1440': {
    ...{ path: `/source/${SAMPLES.free}?figure=total_revenue`, width: 1440, height: 900, scheme: 'light' },
    act: panes,
  },
  'changes-768-dark': {
    ...{ path: `/filing/${SAMPLES.free}/changes`, width: 768, height: 1024, scheme: 'dark' },
    act: changes,
  },
}

const [folder = join(import.meta.dirname, '../docs/design'), ...names] = process.argv.slice(2)
const server = process.env.E2E_URL ? null : await startServer()
process.env.E2E_URL ??= server?.url
const browser = await chromium.launch(await launchOptions())
try {
  mkdirSync(folder, { recursive: true })
  for (const [name, scene] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue
    const film = await packed(browser, scene, await shotsOf(browser, scene))
    writeFileSync(join(folder, `${name}.mp4`), film)
    console.log(`${name}.mp4: ${Math.round(film.length / 1024)} KB`)
  }
} finally {
  await browser.close()
  await server?.stop()
}

async function shotsOf(from: Browser, { path, width, height, scheme, act }: Scene): Promise<Shot[]> {
  const context = await from.newContext({ viewport: { width, height }, colorScheme: scheme, bypassCSP: true })
  const page = await context.newPage()
  await signIn(page, 'pro')
  await page.goto(url(path), { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: '[aria-label="Demonstration"]{display:none}' })
  const shots: Shot[] = []
  const session = await context.newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ data, at: metadata.timestamp ?? 0 })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined) // the film is over
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: width, maxHeight: height })
  await act(page)
  await session.send('Page.stopScreencast')
  // The last picture stands for a moment.
  const last = shots.at(-1)
  if (last) shots.push({ ...last, at: last.at + 1 })
  await context.close()
  return shots
}

/** Packed on a page of the site: the encoder works on pages of a safe address only. */
async function packed(from: Browser, { width, height }: Scene, shots: readonly Shot[]): Promise<Buffer> {
  const context = await from.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(url('/robots.txt'))
  await page.addScriptTag({ content: readFileSync(MUXER, 'utf8') })
  const scale = Math.min(1, WIDEST / width)
  const even = (length: number) => 2 * Math.round((length * scale) / 2)
  const base64 = await page.evaluate(pack, { shots, width: even(width), height: even(height), bits: BITS })
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
  const muxer = new Muxer({ target, video: { codec: 'avc', width, height }, fastStart: 'in-memory' })
  const encoder = new VideoEncoder({
    output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'avc1.640028', width, height, bitrate: bits, framerate: 20, avc: { format: 'avc' } })
  const begin = shots[0]?.at ?? 0
  for (const [n, { data, at }] of shots.entries()) {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }), {
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
