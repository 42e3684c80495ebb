/** The screener: conditions in the address, counts as one types, figures that open their cells, what is closed, a phone. */
import { expect, test } from '@playwright/test'
import { go, held, withData } from './answers.ts'
import { SAMPLES } from './pages.ts'
import { open, signIn, url, watchConsole } from './site.ts'

const RICH = '/screener?where=net_margin:0.2..'

test('conditions are chosen and typed, count as one types, and stand in the address', async ({ page }) => {
  const problems = watchConsole(page)
  await signIn(page, 'pro')
  await open(page, '/screener')
  const main = page.getByRole('main')
  const count = main.getByRole('status').filter({ hasText: /of .* companies/ })
  await expect(count).toBeVisible()
  await main.getByLabel('Choose a figure').selectOption({ label: 'Net margin' })
  await expect(page).toHaveURL(/where=net_margin$/)
  await main.getByLabel('Net margin from').fill('20')
  await expect(page).toHaveURL(/where=net_margin%3A0\.2\.\.|where=net_margin:0\.2\.\./)
  await expect(main.getByRole('group', { name: 'Net margin' })).toContainText(/compan(y|ies) by this alone/)
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Company', 'Period', 'Net margin'])
  const margins = (await table.locator('tbody tr td:last-child').allInnerTexts()).map((text) => Number.parseFloat(text))
  expect(margins.length).toBeGreaterThan(1)
  expect(margins).toEqual([...margins].sort((a, b) => b - a))
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(20)
  const before = (await count.textContent()) ?? ''
  await main.getByLabel('Net margin from').fill('50')
  await expect(count).not.toHaveText(before)
  await main.getByLabel('Net margin from').fill('much')
  await expect(main.getByText('Not a number')).toBeVisible()
  await main.getByLabel('Net margin from').fill('20')
  await main.getByLabel('Net margin to').fill('10')
  await expect(main.getByText('The range begins above its end')).toBeVisible()
  await expect(page).not.toHaveURL(/\.\.0\.1/)
  await page.reload()
  // While a streamed part takes its place, it stands twice for a moment.
  await expect(main.getByLabel('Net margin from')).toHaveCount(1)
  await expect(main.getByLabel('Net margin from')).toHaveValue('20')
  expect(problems).toEqual([])
})

test('a figure opens its cell, a calculated one its arithmetic', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `${RICH}&sort=company`)
  await page.getByRole('button', { name: /^NVIDIA.*Net margin.*calculated/ }).click()
  const arithmetic = page.getByRole('dialog', { name: /Arithmetic of NVIDIA/ })
  await expect(arithmetic).toContainText('Total revenue')
  await expect(arithmetic.getByRole('link').first()).toHaveAttribute('href', /\/source\//)
  await open(page, '/screener?where=total_assets&sort=company')
  await page.getByRole('link', { name: /^Apple Inc\., Total assets/ }).click()
  await expect(page).toHaveURL(/\/source\/.*at=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('amounts are compared in one currency, and an empty result says which condition leaves nothing', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, '/screener?where=total_revenue:1e9..,net_margin:5..')
  const main = page.getByRole('main')
  await expect(main.getByText(/Amounts of different currencies are not compared/)).toBeVisible()
  await expect(main.getByText('No company holds all of this')).toBeVisible()
  await expect(main.getByText(/Net margin from 500\.0%: no company by this alone/)).toBeVisible()
  await main.getByRole('button', { name: /^Without Net margin/ }).click()
  await expect(main.getByRole('table')).toBeVisible()
  await expect(page).not.toHaveURL(/net_margin/)
})

test('what is closed to a visitor is in no result and in no count, and the page says so', async ({ page }) => {
  await open(page, '/screener?basis=quarter&where=net_margin')
  const main = page.getByRole('main')
  await expect(main.getByText(/closed to you; they are in no result/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'See plans' })).toBeVisible()
  const visitor = (await (await page.request.get(url('/api/screener?basis=quarter&where=net_margin'))).json()) as {
    total: number
    known: number
    closed: number
  }
  expect(visitor.closed).toBeGreaterThan(0)
  expect(visitor.total).toBeLessThanOrEqual(visitor.known - visitor.closed)
})

test('says that it loads, fails in words, and leaves out what the address has wrong', async ({ page }) => {
  await open(page, '/screener?where=colour:1..,net_margin:0.2..')
  await expect(page.getByRole('alert')).toContainText('Nothing is screened by colour')
  const wait = await held(page, '**/api/screener?*')
  await page.getByLabel('Net margin from').fill('30')
  await expect(page.getByRole('region', { name: 'Companies of the screen' })).toHaveAttribute('aria-busy', 'true')
  wait.release()
  await expect(page.getByRole('region', { name: 'Companies of the screen' })).not.toHaveAttribute('aria-busy', 'true')
  await page.route('**/api/screener?*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'An error occurred' } }),
  )
  await withData(page, '/screener', { first: null })
  await go(page, '/screener?where=gross_margin')
  await expect(page.getByText('Error screening companies')).toBeVisible()
})

test('a screen is kept under a name, exported and found again', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, RICH)
  await page.getByRole('button', { name: 'Saved' }).click()
  await page.getByLabel('Name of this screen').fill('Rich ones')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Rich ones' })).toHaveAttribute('href', RICH)
  await page.getByRole('button', { name: 'Delete Rich ones' }).click()
  await expect(page.getByRole('link', { name: 'Rich ones' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export companies' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'All companies as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('screener.csv')
})

test('conditions typed into the palette open the screener', async ({ page }) => {
  await open(page, `/company/${SAMPLES.apple}`)
  const field = page.getByRole('combobox', { name: /^Companies, filings/ })
  // The keys come after the page: the first press may be too early.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.fill('margin > 30% growth > 20%')
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(
    'Net margin from 30.0%, Revenue growth from 20.0%',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/screener\?where=net_margin:0\.3\.\.,total_revenue_growth:0\.2\.\./)
  await expect(page.getByRole('textbox', { name: 'Revenue growth from' })).toHaveValue('20')
})

test('on a phone the results come first and conditions come up over them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, 'pro')
  await open(page, RICH)
  await expect(page.getByLabel('Net margin from')).toBeHidden()
  const opener = page.getByRole('button', { name: 'Conditions (1)' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Conditions' })
  await sheet.getByLabel('Net margin from').fill('50')
  await expect(page).toHaveURL(/0\.5/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
