/**
 * `npm run screenshots [FOLDER]`: a picture of each page as a Pro subscriber and as a visitor, at 1440 and 390 px, light
 * and dark, from a server that it starts (or from E2E_URL). With --readme the four pictures of the README instead.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { takeMailPictures } from './mail-pictures.ts'
import { PAGES, SAMPLES } from './pages.ts'
import { startServer } from './server.ts'
import { signIn, url } from './site.ts'

const MORE: Readonly<Record<string, string>> = {
  blogs: '/blogs',
  pricing: '/pricing',
  calendar: '/calendar',
  search: '/search?q=artificial%20intelligence',
}

/** What the README shows: the first screen of each, as a Pro subscriber in light. */
const README: Readonly<Record<string, string>> = {
  home: '/',
  filing: `/filing/${SAMPLES.showcase}`,
  company: `/company/${SAMPLES.apple}`,
  source: `/source/${SAMPLES.free}?figure=total_revenue`,
}

const server = process.env.E2E_URL ? null : await startServer()
process.env.E2E_URL ??= server?.url
const browser = await chromium.launch(await launchOptions())
try {
  if (process.argv.includes('--readme')) await readme(browser, join(import.meta.dirname, '../docs/images'))
  else await everything(browser, process.argv[2] ?? 'screenshots')
} finally {
  await browser.close()
  await server?.stop()
}

async function everything(from: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await takeMailPictures(from, folder)
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      for (const persona of ['visitor', 'pro'] as const) {
        const page = await open(from, width, 900, scheme)
        if (persona === 'pro') await signIn(page, 'pro')
        for (const [name, path] of Object.entries({ ...PAGES, ...MORE })) {
          await page.goto(url(path), { waitUntil: 'networkidle' })
          await page.screenshot({
            path: join(folder, `${name}-${width}-${scheme}-${persona}.png`),
            fullPage: true,
            // What is far below a window is drawn when the window comes near; a still of the whole page never does.
            style: '.far { content-visibility: visible !important }',
          })
        }
        await page.context().close()
      }
    }
  }
}

async function readme(from: Browser, folder: string): Promise<void> {
  const page = await open(from, 1440, 1000, 'light')
  await signIn(page, 'pro')
  for (const [name, path] of Object.entries(README)) {
    await page.goto(url(path), { waitUntil: 'networkidle' })
    // The bar of the demonstration is no part of the product.
    await page.addStyleTag({ content: '[aria-label="Demonstration"]{display:none}' })
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
  await page.context().close()
}

async function open(from: Browser, width: number, height: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  return await context.newPage()
}
