/**
 * `npm run bench:web [URL]`: Lighthouse (mobile preset, production build) on Home, Company, Filing and List, five runs
 * each, medians and spread; then a table of 400 rows with the processor slowed four times: the longest task while it
 * scrolls and the time of a sort. The machine's benchmark index stands beside the scores, since they follow it.
 * Writes bench/results/web.json. Ends with 1 where a wanted score is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launchOptions } from '../e2e/browser.ts'
import { PAGES } from '../e2e/pages.ts'
import { startServer } from '../e2e/server.ts'

const RUNS = 5
const SLOWER = 4
const ROWS = 400
const LONGEST_TASK = 50
const LONGEST_SORT = 100
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof WANTED
const CATEGORIES = Object.keys(WANTED) as Category[] // the keys of the record above

const given = process.argv[2]
const server = given ? null : await startServer({ TRUST_PROXY: '1' })
const base = (given ?? server?.url ?? '').replace(/\/$/, '')
const port = await freePort()
const options = await launchOptions()
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
})
const missed: string[] = []
try {
  const pages: Record<string, unknown> = {}
  console.log('page      performance (spread)   access.  practices  SEO    LCP ms  TBT ms    CLS   index')
  for (const name of ['home', 'company', 'filing', 'list']) pages[name] = await audit(name, `${base}${PAGES[name]}`)
  const table = await trace(browser)
  console.log(
    `\n${ROWS} rows, ${SLOWER}x slower: longest task while scrolling ${table.longestTask} ms, sort ${table.sort} ms`,
  )
  if (table.longestTask > LONGEST_TASK) missed.push(`a task of ${table.longestTask} ms while scrolling`)
  if (table.sort > LONGEST_SORT) missed.push(`a sort of ${table.sort} ms`)
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results/web.json'), JSON.stringify({ pages, table }, null, 2))
} finally {
  await browser.close()
  await server?.stop()
}
console.log(missed.length === 0 ? '\nAll as wanted.' : `\nMissed: ${missed.join('; ')}`)
process.exitCode = missed.length === 0 ? 0 : 1

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function audit(name: string, url: string) {
  const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  const timings: Record<'lcp' | 'tbt' | 'cls' | 'index', number[]> = { lcp: [], tbt: [], cls: [], index: [] }
  for (let run = 0; run < RUNS; run += 1) {
    const found = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (!found) throw new Error(`No report of ${url}`)
    const { categories, audits, environment } = found.lhr
    for (const category of CATEGORIES) scores[category].push(Math.round((categories[category]?.score ?? 0) * 100))
    timings.lcp.push(audits['largest-contentful-paint']?.numericValue ?? 0)
    timings.tbt.push(audits['total-blocking-time']?.numericValue ?? 0)
    timings.cls.push(audits['cumulative-layout-shift']?.numericValue ?? 0)
    timings.index.push(environment.benchmarkIndex)
  }
  const middle = (category: Category) => median(scores[category])
  const spread = `${Math.min(...scores.performance)} to ${Math.max(...scores.performance)}`
  const cell = (value: number, width: number, digits = 0) => value.toFixed(digits).padStart(width)
  console.log(
    `${name.padEnd(9)} ${cell(middle('performance'), 6)} (${spread.padEnd(9)})     ${cell(middle('accessibility'), 6)} ${cell(middle('best-practices'), 9)} ${cell(middle('seo'), 6)} ${cell(median(timings.lcp), 9)} ${cell(median(timings.tbt), 7)} ${cell(median(timings.cls), 7, 3)} ${cell(median(timings.index), 7)}`,
  )
  for (const category of CATEGORIES)
    if (middle(category) < WANTED[category]) missed.push(`${name}: ${category} ${middle(category)}`)
  return { scores, timings }
}

/** Home's table filled with 400 rows made of the real ones, scrolled and sorted in a slowed browser. */
async function trace(in_: Browser): Promise<{ longestTask: number; sort: number }> {
  const context = await in_.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.route('**/api/filings/recent*', async (route) => {
    const answer = await route.fetch({ url: `${base}/api/filings/recent?limit=40` })
    const rows = (await answer.json()) as { accession_number: string }[]
    const skip = Number(new URL(route.request().url()).searchParams.get('skip') ?? 0)
    const made = rows.map((row, i) => ({
      ...row,
      accession_number: `9${String(skip + i).padStart(9, '0')}-25-000001`,
    }))
    await route.fulfill({ json: made, headers: { 'x-total-count': '1000' } })
  })
  // Another order than the document's, so that every page comes from the call above.
  await page.goto(`${base}/?sort=company&order=asc`, { waitUntil: 'networkidle' })
  const rows = page.locator('main table tbody tr')
  const more = page.getByRole('button', { name: 'Load more filings' })
  for (let tries = 0; tries < 60 && (await rows.count()) < ROWS; tries += 1) {
    if (await more.isVisible()) await more.click()
    else await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(150)
  }
  const count = await rows.count()
  if (count < ROWS) throw new Error(`Only ${count} rows could be loaded`)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { __tasks: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    }).observe({ type: 'longtask' })
    window.scrollTo(0, 0)
  })
  await page.waitForTimeout(500)
  for (let y = 0; y < 12; y += 1) {
    await page.mouse.wheel(0, 1200)
    await page.waitForTimeout(120)
  }
  const tasks = await page.evaluate(() => (window as unknown as { __tasks: number[] }).__tasks) // set above
  const longestTask = Math.round(Math.max(0, ...tasks))
  // Toggling a form re-sorts and redraws the rows that are loaded.
  await page.evaluate(() => window.scrollTo(0, 0))
  const sort = await page.evaluate(async () => {
    const badge = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed]')].find((b) =>
      b.textContent?.includes('10-Q'),
    )
    const start = performance.now()
    badge?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
  await context.close()
  return { longestTask, sort: Math.round(sort) }
}
