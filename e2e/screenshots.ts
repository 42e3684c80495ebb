/**
 * `npm run screenshots [FOLDER]`: pictures of the main pages as a Pro subscriber and as a visitor, at 1440 and 390 px,
 * light and dark, from a server that it starts (or from E2E_URL).
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startServer } from './server.ts'
import { filings, signIn } from './site.ts'

const folder = process.argv[2] ?? 'screenshots'
const pages: Record<string, string> = {
  home: '/',
  company: '/company/320193',
  filing: `/filing/${filings.apple2024}`,
  lists: '/lists',
  companies: '/companies',
  missing: '/no/such/page',
}

mkdirSync(folder, { recursive: true })
const server = process.env.E2E_URL ? null : await startServer()
process.env.E2E_URL ??= server?.url
const browser = await chromium.launch(await launchOptions())
for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    for (const persona of ['visitor', 'pro'] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      if (persona === 'pro') await signIn(page, 'pro')
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`${process.env.E2E_URL}${path}`, { waitUntil: 'networkidle' })
        await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}-${persona}.png`), fullPage: true })
      }
      await context.close()
    }
  }
}
await browser.close()
await server?.stop()
