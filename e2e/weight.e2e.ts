/**
 * What a first visit of each page loads until the network is quiet, gzip: at most 180 KB of JavaScript at Home, 200
 * elsewhere, 25 of CSS. The page that reads files loads up front what others load when it is used, for there may be no connection
 * then; its engine, which a worker runs, has a budget of its own and comes to no other page.
 */
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { signIn, url } from './site.ts'

const KB = 1024
const LIMIT = { home: 180, other: 200, read: 220, css: 25, engine: 258 } as const
const ENGINE = '/assets/engine.worker-'
const sizes = new Map<string, number>()

async function weigh(page: Page, path: string): Promise<{ js: number; css: number; engine: number }> {
  const found: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.(js|css)$/.test(pathname)) return
    const known = sizes.get(pathname)
    found.push(
      known === undefined
        ? response.body().then((body) => [pathname, gzipSync(body).length] as const)
        : Promise.resolve([pathname, known] as const),
    )
  })
  await page.goto(url(path))
  await page.waitForLoadState('networkidle')
  const files = new Map(await Promise.all(found))
  for (const [name, size] of files) sizes.set(name, size)
  const sum = (isMeant: (name: string) => boolean) =>
    [...files].filter(([name]) => isMeant(name)).reduce((all, [, size]) => all + size, 0) / KB
  return {
    js: sum((name) => name.endsWith('.js') && !name.startsWith(ENGINE)),
    css: sum((name) => name.endsWith('.css')),
    engine: sum((name) => name.startsWith(ENGINE)),
  }
}

test('no page loads more than its budget', async ({ browser }) => {
  test.setTimeout(120_000)
  const over: string[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    // A fresh one each: what the page before left in the cache would not be counted.
    const context = await browser.newContext()
    const page = await context.newPage()
    if (name.startsWith('compare')) await signIn(page, 'pro')
    const { js, css, engine } = await weigh(page, path)
    const limit = name === 'home' || name === 'read' ? LIMIT[name] : LIMIT.other
    if (process.env.PRINT_WEIGHTS)
      console.log(`${name.padEnd(14)} ${js.toFixed(1)} KB js  ${css.toFixed(1)} KB css  ${engine.toFixed(1)} KB engine`)
    if (js > limit) over.push(`${name}: ${js.toFixed(1)} KB of JavaScript`)
    if (name === 'read' ? engine === 0 || engine > LIMIT.engine : engine > 0)
      over.push(`${name}: ${engine.toFixed(1)} KB of engine`)
    if (css > LIMIT.css) over.push(`${name}: ${css.toFixed(1)} KB of CSS`)
    await context.close()
  }
  expect(over).toEqual([])
})
