/** Reading: keys, the palette, arithmetic, tables in the address, files, and pages without JavaScript. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url, watchConsole } from './site.ts'

test('pages read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url('/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$100')
  await expect(page.getByRole('table').first()).toContainText('NVIDIA')
  await page.goto(url(PAGES.company ?? ''))
  await expect(page.getByRole('table').first()).toContainText('391,035')
  await page.goto(url(PAGES.showcase ?? ''))
  await expect(page.getByText('Total revenue').first()).toBeVisible()
  await context.close()
})

test('the palette opens a filing by company and year, and ? lists the keys', async ({ page }) => {
  const problems = watchConsole(page)
  await open(page, '/')
  const field = page.getByRole('combobox', { name: /^Companies, filings, lists, pages, actions/ })
  // The keys come after the page: the first press may be too early.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.fill('apple 2024')
  await expect(page.getByRole('option', { name: /Apple Inc\., 2024 FY/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/filing/${SAMPLES.free}$`))
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(async () => {
    if (!(await help.isVisible())) await page.keyboard.press('?')
    await expect(help).toContainText('Single-key shortcuts', { timeout: 3000 })
  }).toPass()
  await expect(help.getByRole('switch')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/\/lists$/)
  expect(problems).toEqual([])
})

test('a calculated figure shows what it is made of, down to the cell', async ({ page }) => {
  await open(page, `${PAGES.company}?range=all`)
  // Apple, fiscal 2024: net income 93,736 ÷ revenue 391,035.
  await page.getByRole('button', { name: /^Net margin, 2024 FY/ }).click()
  const tree = page.getByRole('dialog')
  await expect(tree).toContainText('23.97%')
  const [panel, main] = await Promise.all([tree.boundingBox(), page.locator('#main').boundingBox()])
  expect(panel?.x).toBeGreaterThanOrEqual(main?.x ?? 0)
  expect(panel?.width).toBeLessThanOrEqual(600)
  await expect(tree).toContainText('93,736')
  await expect(tree.getByRole('link', { name: /391,035, open in filing/ })).toHaveAttribute(
    'href',
    /\/source\/.*\?at=\d+-\d+/,
  )
  await page.keyboard.press('Escape')
  await expect(tree).toHaveCount(0)
})

test('a deduced fourth quarter is marked and explained', async ({ page }) => {
  await open(page, PAGES.company)
  const row = page.getByRole('row', { name: /Full year less Q1 to Q3/ }).first()
  await expect(row).toContainText(/\d{4} Q4/)
  await row.getByRole('button', { name: /^Total revenue, \d{4} Q4/ }).click()
  await expect(page.getByRole('dialog')).toContainText('All four filings stand on the same basis.')
})

test('a figure of a list opens its cell in the document', async ({ page }) => {
  await page.goto(url(PAGES.list ?? ''))
  await page
    .getByRole('link', { name: /^Total revenue, .*open in filing/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/source\/[\d-]+\?at=\d+-\d+/)
  await expect(page.frameLocator('iframe').locator('mark').first()).toBeVisible()
})

test('a table keeps its view in the address', async ({ page }) => {
  await open(page, `${PAGES.company}?sort=net_income&sorted=asc&hidden=10-Q`)
  const statements = page.getByRole('region', { name: 'Income statements' }).getByRole('table')
  await expect(statements.getByRole('columnheader', { name: 'Net Income' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(statements).not.toContainText('10-Q')
})

test('a table goes into a file with the address of each figure', async ({ page }) => {
  await open(page, PAGES.company)
  await page.getByRole('button', { name: 'Export financials' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Table as CSV' }).click(),
  ])
  const text = readFileSync((await file.path()) ?? '', 'utf8')
  expect(text.split('\r\n')[0]).toMatch(/^Line,Unit,.*2025 FY,2025 FY source/)
  expect(text).toMatch(/Total revenue,USD,.*416161000000,http:\/\/[^,]+\/source\/[\d-]+\?at=\d+-\d+/)
})

test('the filing says what changed and steps to its neighbours', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url(PAGES.filing ?? ''))
  // Apple's 10-K for 2024: net sales 391,035 after 383,285; services 96,169 after 85,200.
  await expect(page.getByText('Revenue rose 2.0% to $391.04B, from $383.29B in 2023 FY.')).toBeVisible()
  await expect(page.getByText('Services moved revenue most: +$10.97B (+12.9%) to $96.17B.')).toBeVisible()
  await page.getByRole('link', { name: /^Later: / }).click()
  await expect(page).not.toHaveURL(new RegExp(SAMPLES.free))
  await expect(page.getByRole('link', { name: 'Earlier: 2024 FY' })).toBeVisible()
})

test('every public page has its title, canonical address and link preview', async ({ page }) => {
  for (const name of ['home', 'company', 'filing', 'list', 'lists', 'companies', 'restatements', 'accuracy']) {
    await page.goto(url(PAGES[name] ?? ''))
    await expect(page, name).toHaveTitle(/ \| Topline$/)
    await expect(page.locator('link[rel=canonical]'), name).toHaveAttribute('href', /^https?:/)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await page.request.get(url(new URL(image ?? '').pathname))
    expect(answer.headers()['content-type'], `${name} ${image}`).toBe('image/png')
  }
})

test('every suggestion of the chat is whole within its window', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/filing/${SAMPLES.free}`)
  await page.getByRole('button', { name: /^Ask/ }).click()
  const chat = page.getByRole('dialog', { name: /Ask|Chat/ })
  const suggestions = chat.getByRole('button', { name: /\?$/ })
  await expect(suggestions).not.toHaveCount(0)
  const edge = await chat.boundingBox()
  for (const one of await suggestions.all()) {
    const box = await one.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
  }
})
