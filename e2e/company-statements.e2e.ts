/** A company's balance sheets and cash flows over its periods, and what is derived from them. */
import { expect, type Page, test } from '@playwright/test'
import { filings, signIn, url } from './site.ts'

const APPLE = '/company/320193'
const financials = (page: Page) => page.getByRole('region', { name: 'Financials' })
const row = (page: Page, name: string) =>
  financials(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url(path))
  await page.waitForLoadState('networkidle')
}

test('the three statements share the columns, and the address holds which is shown', async ({ page }) => {
  await open(page, APPLE)
  const heads = () => financials(page).getByRole('columnheader').allTextContents()
  const years = (await heads()).filter((head) => head.endsWith('FY'))
  const choose = page.getByRole('group', { name: 'Statement', exact: true })
  await choose.getByRole('button', { name: 'Balance sheet' }).click()
  // 0000320193-24-000123: total assets of 364,980 million
  await expect(row(page, 'Total assets').getByRole('link', { name: /364,980/ })).toBeVisible()
  expect((await heads()).filter((head) => head.endsWith('FY'))).toEqual(years)
  await expect(page).toHaveURL(/statement=balance-sheet/)
  await choose.getByRole('button', { name: 'Cash flow' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'Cash from operations').getByRole('link', { name: /118,254/ })).toBeVisible()
  await page.reload()
  await expect(row(page, 'Capital expenditures').getByRole('link', { name: /−9,447/ })).toBeVisible()
  await choose.getByRole('button', { name: 'Income statement' }).click()
  await expect(row(page, 'Total revenue')).toContainText('391,035')
  await expect(page).not.toHaveURL(/statement=/)
})

test('a figure of a year opens its cell, a derived one its arithmetic', async ({ page }) => {
  await open(page, `${APPLE}?statement=cash-flow`)
  await row(page, 'Free cash flow')
    .getByRole('button', { name: /^Free cash flow, 2024 FY, 108,807/ })
    .click()
  const tree = page.getByRole('dialog')
  await expect(tree).toContainText('Cash from operations 118,254−Capital expenditures 9,447= 108,807')
  await expect(tree.getByRole('link', { name: /−9,447, open in filing/ })).toHaveAttribute(
    'href',
    /^\/source\/.*at=\d+-\d+/,
  )
  await page.keyboard.press('Escape')
  await expect(tree).toHaveCount(0)
  await row(page, 'Cash from operations')
    .getByRole('link', { name: /118,254/ })
    .click()
  await expect(page).toHaveURL(/\/source\/[\d-]+\?at=\d+-\d+/)
  await expect(page.frameLocator('iframe').locator('#at')).toContainText('118,254')
})

test('a quarter that is only printed as a year to date is marked as deduced and shows both', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `${APPLE}?statement=cash-flow&view=quarterly`)
  // Nine months of 81,754 million (0000320193-25-000073) less six of 53,887 (0000320193-25-000057).
  await row(page, 'Cash from operations')
    .getByRole('button', { name: /^Cash from operations, 2025 Q3, 27,867/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(
    '9 months to Jun 28, 2025 81,754−6 months to Mar 29, 2025 53,887',
  )
  await expect(
    page.getByText('Italic: deduced, the year to date less the year to date of the quarter before.'),
  ).toBeVisible()
  await page.getByRole('group', { name: 'Periods of the table' }).getByRole('button', { name: 'Years' }).click()
  await expect(row(page, 'Cash from operations').getByRole('link', { name: /118,254/ })).toBeVisible()
})

test('a company with a deficit has no return on it, and says why', async ({ page }) => {
  await open(page, '/company/12927?statement=balance-sheet')
  await expect(page.getByText('No debt to equity. Shareholders’ equity is negative.')).toBeVisible()
  await open(page, '/company/4962?statement=cash-flow')
  await expect(page.getByText(/^No free cash flow\. Not meaningful for a bank/)).toBeVisible()
})

test('the head stays in sight while the table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await open(page, `${APPLE}?statement=balance-sheet`)
  const table = page.getByRole('region', { name: 'Financials', exact: true })
  await table.evaluate((box) => {
    box.scrollIntoView({ block: 'start' })
    box.scrollTop = 400
  })
  const [top, head] = await table.evaluate((box) => [
    box.getBoundingClientRect().top,
    box.querySelector('thead th:last-child')?.getBoundingClientRect().top ?? 0,
  ])
  expect(Math.abs((head ?? 0) - (top ?? 0))).toBeLessThan(2)
})

test('a filing says what follows from its statements, down to the cells', async ({ page }) => {
  await signIn(page, 'free')
  await open(page, `/filing/${filings.apple2024}/balance-sheet`)
  await page.getByRole('button', { name: /^Return on average equity, .*157\.4%/ }).click()
  const tree = page.getByRole('dialog')
  await expect(tree).toContainText('Net income 93,736÷Average shareholders’ equity 59,548= 157.41%')
  await expect(tree.getByRole('link', { name: /Sep 30, 2023, 62,146/ })).toHaveAttribute('href', /at=\d+-\d+/)
  await open(page, `/filing/${filings.apple2024}/cash-flow`)
  await expect(page.getByRole('button', { name: /^Cash conversion, .*1\.26×/ })).toBeVisible()
})

test('says that the table could not be loaded, and loads it again', async ({ page }) => {
  await open(page, APPLE)
  await page.route('**/series?**', (route) => route.abort())
  await page
    .getByRole('group', { name: 'Statement', exact: true })
    .getByRole('button', { name: 'Balance sheet' })
    .click()
  await expect(page.getByText('Error loading financial data')).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/series?**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(row(page, 'Total assets')).toContainText('364,980')
})
