/** Company, Compare, Lists and All Companies: what they say, load and refuse. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { go, held, withData } from './answers.ts'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

test('a company says who it is, and loads all its statements or stops', async ({ page }) => {
  await open(page, PAGES.list)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.+/)
  // More statements than the samples have: the page is told of 170, the call gives them.
  await withData(page, `/company/${SAMPLES.apple}`, { total: 170 })
  const calls: number[] = []
  await page.route(`**/api/company/${SAMPLES.apple}/income-statement*`, async (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'))
    calls.push(skip)
    const row = (
      (await (await route.fetch({ url: url(`/api/company/${SAMPLES.apple}/income-statement`) })).json()) as [object]
    )[0]
    const rows = Array.from({ length: Math.min(50, 170 - skip) }, (_, i) => ({
      ...row,
      accession_number: `9${String(skip + i).padStart(9, '0')}-25-000001`,
    }))
    await route.fulfill({ json: rows, headers: { 'x-total-count': '170' } })
  })
  await go(page, `/company/${SAMPLES.apple}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apple Inc.')
  await expect(page).toHaveTitle(/^Apple Inc\..* \| Topline$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Apple Inc\./)
  const main = page.getByRole('main')
  for (const said of ['AAPL', 'CIK 0000320193', 'SIC 3571', 'Net margin', 'Diluted EPS', 'P/E'])
    await expect(main).toContainText(said)
  await expect(main.locator('header').getByRole('link', { name: 'Big technology' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Logo Info' })).toHaveCount(0)
  await expect(page.getByText('Scroll for more')).toBeVisible()
  const wait = await held(page, `**/api/company/${SAMPLES.apple}/income-statement*`)
  await page.getByRole('button', { name: 'Load All Statements' }).click()
  await expect(page.getByText('Loading more statements...')).toBeVisible()
  await expect(page.getByText(/^\d+ of 170$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  wait.release()
  await expect(page.getByText('No more statements to load')).toBeVisible()
  expect(calls.length).toBeGreaterThan(2)
  await expect(page.getByRole('button', { name: 'Load All Statements' })).toHaveAttribute('aria-disabled', 'true')
})

test('a comparison says which value is the highest, and shows divisions beside each other, each opening its cell', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, PAGES.compare)
  const latest = page.getByRole('region', { name: 'Latest year side by side' }).last()
  await expect(latest.getByRole('row', { name: /^Net margin/ })).toContainText(/55\.6%\s*highest/)
  await expect(latest.getByRole('row', { name: /^Diluted EPS/ })).not.toContainText('highest')
  const divisions = page.getByRole('region', { name: 'Divisions side by side' }).last()
  for (const name of ['Apple Inc.', 'NVIDIA Corporation'])
    await expect(divisions.getByRole('heading', { name })).toBeVisible()
  await expect(divisions.getByRole('listitem').filter({ hasText: 'Compute & Networking' })).toContainText(
    /\$193\.48B.*89\.6%/,
  )
  await expect(divisions.getByRole('link', { name: /^Compute & Networking, 2026, / })).toHaveAttribute(
    'href',
    /^\/source\/0001045810-26-000021/,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})

test('a comparison is an index of 100 from the first year that all share, and the address holds it', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, PAGES.compareThree)
  await page.getByLabel('Range').selectOption('common')
  await expect(page).toHaveURL(/range=common/)
  await page.getByText('Index to 100').click()
  await expect(page).toHaveURL(/index=100/)
  await expect(
    page.getByText(/^Index: each line is 100 in \d{4}, the first period that all of them have/),
  ).toBeVisible()
  await open(page, `${PAGES.compareThree}?index=100&range=common&table=shown`)
  const [, start] = /is 100 in (\d{4})/.exec((await page.getByText(/^Index: each line/).textContent()) ?? '') ?? []
  const table = page.getByRole('table', { name: /, as a table$/ })
  await expect(
    table
      .getByRole('row')
      .filter({ hasText: start ?? '' })
      .first(),
  ).toContainText('100')
  // An index is no printed figure and opens no filing.
  await expect(table.locator('a.fig')).toHaveCount(0)
})

test('five companies stand beside each other at a desk, and on a phone a swipe brings the next beside its measures', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, `/companies/compare/${SAMPLES.apple}/${SAMPLES.nvidia}/${SAMPLES.tesla}/104169/1018724`)
  await expect(page.getByText('5 of 5 companies')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add company' })).toHaveAttribute('aria-disabled', 'true')
  const latest = page.getByRole('region', { name: 'Latest year side by side' }).last()
  const divisions = page.getByRole('region', { name: 'Divisions side by side' }).last()
  for (const region of [latest, divisions]) {
    await expect(region.getByText('Walmart Inc.')).toBeVisible()
    expect(await region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
  // The best in words, once a measure.
  await expect(latest.getByRole('row', { name: /^Total revenue/ }).getByText('highest')).toHaveCount(1)
  await expect(
    latest
      .getByRole('row', { name: /^Total revenue/ })
      .getByRole('cell')
      .nth(3),
  ).toContainText('highest')

  await page.setViewportSize({ width: 390, height: 844 })
  for (const region of [latest, divisions])
    await expect.poll(() => region.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(200)
  await latest.evaluate((one) => {
    one.scrollIntoView()
    one.scrollBy({ left: 190, behavior: 'instant' })
  })
  const measure = latest.getByRole('rowheader', { name: 'Net margin' })
  await expect(measure).toBeInViewport({ ratio: 1 })
  await expect(latest.getByRole('columnheader', { name: /Tesla, Inc\./ })).toBeInViewport({ ratio: 1 })
  // A swipe ends where a company begins.
  await divisions.evaluate((one) => one.scrollBy({ left: 290, behavior: 'instant' }))
  await expect
    .poll(async () => {
      const [frame, second] = [
        await divisions.boundingBox(),
        await divisions.getByRole('heading', { name: 'NVIDIA Corporation' }).boundingBox(),
      ]
      return Math.abs((second?.x ?? 0) - (frame?.x ?? 0))
    })
    .toBeLessThan(3)
})

test('companies are compared in their colours: replaced, added, told apart in one table', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, PAGES.compare)
  const chart = page.locator('svg[data-chart="plot"]').first()
  await expect(chart.locator('[data-series="total_revenue"]')).toHaveCount(2)
  const table = page.getByRole('region', { name: 'All Income Statements' }).getByRole('table')
  await expect(table.getByRole('columnheader').first()).toHaveText('Company')
  for (const name of ['Apple Inc.', 'NVIDIA Corporation'])
    await expect(table.getByRole('link', { name }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load All Statements' })).toBeVisible()

  // A search runs only with text, and takes twenty.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/companies/')) asked.push(request.url())
  })
  const chip = (name: string) =>
    page.locator('[style*="--l"]', { has: page.getByRole('link', { name: `Remove ${name}` }) })
  await expect(chip('NVIDIA Corporation')).toHaveAttribute('style', /#d9480f/)
  await page.getByRole('button', { name: 'Replace NVIDIA' }).click()
  const box = page.getByRole('searchbox', { name: 'Replace NVIDIA' })
  await box.fill('   ')
  await box.press('Enter')
  await box.fill('tsla')
  await page.getByRole('link', { name: /Tesla/ }).last().click()
  await expect(page).toHaveURL(new RegExp(`compare/${SAMPLES.apple}/${SAMPLES.tesla}`))
  expect(asked.map((one) => new URL(one).search)).toEqual(['?search=tsla&limit=20'])
  await expect(chip('Tesla')).toHaveAttribute('style', /#d9480f/)

  const wait = await held(page, '**/companies/compare/**.data*')
  await page.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('searchbox', { name: 'Add company' }).fill('nvda')
  await page
    .getByRole('link', { name: /NVIDIA/ })
    .last()
    .click()
  await expect(page.getByText('Adding company...')).toBeVisible()
  wait.release()
  await expect(page.getByText('3 of 5 companies')).toBeVisible()
  await expect(page.getByText('Adding company...')).toHaveCount(0)

  await page.route('**/api/company/*/series*', async (route) => {
    const series = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...series, points: [] } })
  })
  await page.getByText('Quarterly', { exact: true }).click()
  await expect(page.getByText('No financial data available for comparison.')).toBeVisible()

  await open(page, `/companies/compare/${SAMPLES.apple}/99999999`)
  await expect(page.getByText('Company not found (CIK 99999999)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Company not found' })).toBeVisible()
})

test('a comparison says what it needs: a sign-in, and a subscription for three', async ({ page }) => {
  await open(page, PAGES.compare)
  await expect(page.getByText('Please Log In', { exact: true })).toBeVisible()
  await expect(page.getByText('You need to be logged in to view company comparisons.', { exact: true })).toBeVisible()
  await expect(page.locator('svg[data-chart]')).toHaveCount(0)
  await signIn(page, 'free')
  await open(page, PAGES.compareThree)
  await expect(page.getByText('Subscription Required', { exact: true })).toBeVisible()
  await expect(
    page.getByText('You need an active subscription to compare more than 2 companies.', { exact: true }),
  ).toBeVisible()
  const way = page.getByRole('link', { name: 'Subscribe Now' })
  await expect(way).toHaveAttribute('href', '/pricing')
  await expect(way).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Remove Tesla' }).click()
  await expect(page.locator('svg[data-chart="plot"]').first()).toBeVisible()
})

test('lists lead to their companies, newest filing each, twenty-five at a time', async ({ page }) => {
  await open(page, '/')
  await withData(page, '/lists', { description: null })
  await go(page, '/lists')
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveText(['Name', 'Description', 'Companies', 'Last Updated'])
  await expect(page.getByText('No description available').first()).toBeVisible()
  await page.getByRole('link', { name: 'Dow 30' }).click()
  await expect(page).toHaveURL(/\/list\/dow-30$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dow/)
  await expect(page.getByText(/Members of the Dow Jones/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending')
  const [call] = await Promise.all([
    page.waitForRequest('**/api/list/dow-30*'),
    page.getByRole('columnheader', { name: 'Latest Filing' }).getByRole('button').click(),
  ])
  expect(new URL(call.url()).searchParams.get('limit')).toBe('25')
})

test('All Companies loads on as one scrolls, to its end', async ({ page }) => {
  const wait = await held(page, '**/api/companies/*')
  await open(page, '/companies')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Companies')
  await expect(page.getByText('Browse and analyze companies from our database')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader', { name: 'Latest Filing' })).toBeVisible()
  await expect(page.getByText('Scroll for more')).toBeAttached()
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(25)
  // After the two letters of the monogram, without regard to capitals.
  const names = (await rows.locator('td:first-child').allTextContents()).map((text) => text.slice(2).toLowerCase())
  expect(names).toEqual(names.toSorted())
  await page.getByText('Scroll for more').scrollIntoViewIfNeeded()
  await expect(page.getByText('Loading more companies...')).toBeVisible()
  wait.release()
  await expect(page.getByText('No more companies to load')).toBeVisible()
  await expect.poll(() => rows.count()).toBeGreaterThan(25)
})
