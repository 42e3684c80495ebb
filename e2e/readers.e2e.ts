/** The reader's way: Home, search, company, filing, a figure, its cell in the document. */
import { expect, test } from '@playwright/test'
import { filings, signIn, url, watchConsole } from './site.ts'

test('Home shows the showcase flow, statistics, lists and filings', async ({ page }) => {
  const problems = watchConsole(page)
  await page.goto(url('/'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\$100/)
  await expect(page.getByRole('group', { name: /\$100/ })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
  expect(problems).toEqual([])
})

test('search finds a company by ticker and Enter opens it', async ({ page }) => {
  await page.goto(url('/'))
  await page.waitForLoadState('networkidle')
  await page.getByPlaceholder('Search companies by name or ticker...').fill('AAPL')
  await expect(page.getByRole('option').first()).toContainText('Apple')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/company\/320193$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apple')
})

test('search says so when nothing is found', async ({ page }) => {
  await page.goto(url('/'))
  await page.waitForLoadState('networkidle')
  await page.getByPlaceholder('Search companies by name or ticker...').fill('zzqqxxzz')
  await expect(
    page.getByText('No companies found. Try searching by the ticker symbol (e.g. "TM" instead of "Toyota").'),
  ).toBeVisible()
})

test('a company shows its chart with a line for revenue and one for net income', async ({ page }) => {
  await page.goto(url('/company/320193'))
  const chart = page.locator('svg[data-chart="plot"]').first()
  await expect(chart).toBeVisible()
  await expect(chart.locator('[data-series="total_revenue"]')).not.toHaveCount(0)
  await expect(chart.locator('[data-series="net_income"]')).not.toHaveCount(0)
})

test('a filing shows the figures that it prints and each opens its cell', async ({ page }) => {
  await signIn(page, 'pro')
  // Apple, 10-K for fiscal 2024, statement of operations: net sales 391,035, diluted EPS 6.08.
  await page.goto(url(`/filing/${filings.apple2024}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apple')
  await expect(page.getByText('391,035').first()).toBeVisible()
  await expect(page.getByText('6.08').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Total revenue, 391,035/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=\d+-\d+/)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#at')).toHaveText('391,035')
})

test('an unknown page and an unknown filing answer 404', async ({ page }) => {
  const unknown = await page.goto(url('/no/such/page'))
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  const filing = await page.goto(url('/filing/0000000001-01-000001'))
  expect(filing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filing Not Found')
})

test('a visitor reads the reason where the detail needs a sign-in, a subscriber the detail', async ({ page }) => {
  await page.goto(url(`/filing/${filings.apple2024}`))
  await expect(page.getByText('Sign in to view for free.')).toBeVisible()
  await signIn(page, 'hobby')
  await page.goto(url(`/filing/${filings.apple2024}`))
  await expect(page.getByText('Sign in to view for free.')).toHaveCount(0)
})
