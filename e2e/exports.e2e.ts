/** Every table of the reader's pages as a file: with units, the address of each figure, and nothing that runs. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn, url } from './site.ts'

async function saved(page: Page, button: string, kind: 'CSV' | 'XLSX'): Promise<Buffer> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Table as ${kind}` }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(kind === 'CSV' ? /\.csv$/ : /\.xlsx$/)
  return readFileSync((await file.path()) ?? '')
}

/** page, button, its first line, and a row that must be in it */
const TABLES: readonly (readonly [string, string, RegExp, RegExp])[] = [
  [
    'home',
    'Export filings',
    /^Company,Form,.*Currency,Revenue,Revenue source/,
    /^NVIDIA Corporation,10-K,2026-02-25,as filed,2026 FY,USD,215938000000,http\S+\/source\//m,
  ],
  [
    'lists',
    'Export lists',
    /^Name,Description,Companies,Last updated,List/,
    /^Big technology,.*,\d+,[\d-]+,http\S+\/list\/big-technology/m,
  ],
  [
    'list',
    'Export list',
    /^Company,CIK,Tickers,.*Currency,Revenue,Revenue source/,
    /^Apple Inc\.,320193,AAPL,10-K,2025 FY,2025-10-31,USD,416161000000,http\S+\/source\//m,
  ],
  ['companies', 'Export companies', /^Company,CIK,Tickers,/, /^Adobe Inc\.,796343,ADBE,/m],
  ['restatements', 'Export changed figures', /^Period,/, /2009 FY,.*Total revenue/],
  [
    'restatements',
    'Export share splits',
    /^First filing on the new basis,Factor,/,
    /^2020-10-30,4,2019 FY,Diluted EPS,11\.89,2\.97,/m,
  ],
  [
    'accuracy',
    'Export two halves of a larger corpus',
    /^Measured,Engine,Filings seen,Read as,/,
    /^2026-11-22,efeecd2,Half b \(tried on only\),plain text,24,96\.22,1,,,/m,
  ],
  ['accuracy', 'Export by kind of document', /^Read as,Filings,Figures right,Figures judged/, /^[^,\n]+,\d+,\d+,\d+/m],
  ['accuracy', 'Export by figure and form', /^Figure,10-K right,10-K judged/, /^Total revenue,\d+,\d+/m],
  [
    'accuracy',
    'Export statements of this site that pass their checks',
    /^Form,Engine,Pass,Statements/,
    /^10-K,tags,\d/m,
  ],
  ['calendar', 'Export calendar', /^Expected \(estimate\),Company,/, /^\d{4}-\d\d-\d\d,.*,http\S+\/company\/\d+$/m],
  [
    'following',
    'Export new filings',
    /^Company,Form,.*,"Revenue, year on year"/,
    /^NVIDIA Corporation,10-K,2026-02-25,as filed,2026 FY,USD,215938000000,http/m,
  ],
  ['compare', 'Export the comparison', /^/, /Total revenue,.*416161000000/],
  ['compare', 'Export All Income Statements', /^Company,Form,/, /^NVIDIA Corporation,10-K,/m],
  [
    'company',
    'Export Income statements',
    /^Company,Form,/,
    /^Apple Inc\.,10-K,2025-10-31,as filed,2025 FY,USD,416161000000,http\S+\/source\//m,
  ],
  [
    'filing',
    'Export income statement',
    /^Part,Line,Unit,2024 FY,2024 FY source,Share of revenue,Change on 2023 FY/,
    /^Revenue and gross profit,Cost of revenue,USD,-210352000000,http\S+\/source\/[\d-]+\?at=\d+-\d+/m,
  ],
  [
    'filing',
    'Export business divisions',
    /^Name,Unit,Revenue,Revenue source/,
    /^Services,USD,96169000000,http\S+\/source\//m,
  ],
]

test('every table goes into a file with units and the address of each figure', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, 'pro')
  const follow = { data: {}, headers: { origin: url('') } }
  await page.request.put(url('/api/following/company/1045810'), follow)
  let at = ''
  for (const [name, button, head, row] of TABLES) {
    if (at !== name) await open(page, PAGES[name] ?? `/${name}`)
    at = name
    const text = (await saved(page, button, 'CSV'))
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n')
    expect(text, button).toMatch(head)
    expect(text, button).toMatch(row)
    // No cell may begin a formula: a text that would carries a quote, a negative number is a number.
    for (const cell of text.split(/[,\n]/)) expect(cell, button).not.toMatch(/^"?[=+@]|^"?-(?![\d.])/)
    expect((await saved(page, button, 'XLSX')).subarray(0, 2).toString(), button).toBe('PK')
  }
  await page.request.delete(url('/api/following/company/1045810'), follow)
})

test('the last twelve months open the cells they are the sum of', async ({ page }) => {
  await open(page, PAGES.company)
  // Apple to December 2025: fiscal 2025 of 195,201 and a quarter of 69,231, less the one of 58,275 a year before.
  await page.getByRole('button', { name: /^Gross profit, TTM, 206,157/ }).click()
  const tree = page.getByRole('dialog')
  await expect(tree).toContainText('twelve months to Dec 27, 2025')
  for (const cell of ['195,201', '69,231', '58,275']) await expect(tree).toContainText(cell)
  await expect(tree.getByRole('link', { name: /195,201, open in filing/ })).toHaveAttribute('href', /\/source\/.*\?at=/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Gross margin, TTM, 47\.3%/ }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(6)
})

test('pages with a feed name it', async ({ page }) => {
  for (const [path, feed] of [
    ['/', '/feed.xml'],
    [PAGES.company, `${PAGES.company}/feed.xml`],
    [PAGES.list, `${PAGES.list}/feed.xml`],
    ['/blogs', '/blogs/feed.xml'],
  ] as const) {
    await page.goto(url(path ?? ''))
    const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
    const href = (await link.getAttribute('href')) ?? ''
    expect(new URL(href, page.url()).pathname).toBe(feed)
    expect((await page.request.get(url(feed))).headers()['content-type']).toContain('application/atom+xml')
  }
})
