/** Home, part by part: what leads on, the table's columns, a filing's card, and what more an admin and a subscriber have. */
import { expect, type Page, test } from '@playwright/test'
import { open, signIn, url } from './site.ts'

const table = (page: Page) => page.getByRole('region', { name: 'Table of recent filings' })

interface Row {
  accession_number: string
  form_type: string
  income_statement: object | null
  analysis_request: object | null
  hasUnconcludedAnalysis: boolean
}

/** Rows as `change` makes them, from the next time on that the table asks: a sort asks anew. */
async function withRows(page: Page, change: (row: Row, i: number) => Partial<Row>): Promise<void> {
  await page.route('**/api/filings/recent*', async (route) => {
    const rows = (await (await route.fetch()).json()) as Row[]
    const made = rows.slice(0, 14).map((row, i) => ({ ...row, ...change(row, i) }))
    await route.fulfill({ json: made, headers: { 'x-total-count': String(made.length) } })
  })
  await table(page).getByRole('button', { name: 'Company', exact: true }).click()
  await expect(table(page).getByRole('table')).toHaveAttribute('aria-rowcount', '15')
}

test('Home leads to lists, posts and filings, and counts what is here', async ({ page }) => {
  await open(page, '/')
  const chips = page.getByRole('navigation', { name: 'Company lists' })
  await expect(chips.getByRole('link', { name: 'Big technology' })).toHaveAttribute('href', '/list/big-technology')
  await expect(chips.getByRole('link', { name: 'All lists' })).toHaveAttribute('href', '/lists')
  await expect(chips.getByRole('link', { name: /^(Companies|Analyses)$/ })).toHaveCount(0)
  const counts = ['companies', 'filings', 'passed QC', 'free to read']
  const count = (what: string) => page.locator('dl div').filter({ hasText: new RegExp(`^${what}\\d+$`) })
  for (const what of counts) await expect(count(what)).toBeVisible()
  await expect(page.locator('dl div').filter({ hasText: /not passing QC|pending/ })).toHaveCount(0)
  // All four on a phone too: what is free to read matters to a visitor most.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const what of counts) await expect(count(what)).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  const posts = page.getByRole('region', { name: 'Recent Blog Posts' })
  const titles = posts.getByRole('heading', { level: 3 }).getByRole('link')
  await expect.poll(() => titles.count()).toBeGreaterThan(2)
  expect(await titles.count()).toBeLessThanOrEqual(6)
  await expect(titles.first()).toHaveAttribute('href', /^\/blogs\/[a-z0-9-]+$/)
  await expect(posts.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/blogs')
})

test('the table has room for names: at most one of twenty is cut, and its tip has it whole', async ({ page }) => {
  await open(page, '/')
  const names = table(page).locator('a[title]')
  await expect.poll(() => names.count()).toBeGreaterThan(19)
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
  expect(cut).toBeLessThanOrEqual((await names.count()) / 20)
  for (const name of (await names.all()).slice(0, 3))
    expect(await name.getAttribute('title')).toBe(await name.textContent())
})

test('the columns are those that are named, the sorted one says so, and forms have their colours', async ({ page }) => {
  await open(page, '/')
  const heads = table(page).getByRole('columnheader')
  await expect(heads).toHaveText(['Actions', 'Company', 'Form', 'Filing Date', 'Period', 'Revenue', 'Net Income'])
  await expect(heads.filter({ has: page.getByRole('button') })).toHaveText([
    'Company',
    'Filing Date',
    'Revenue',
    'Net Income',
  ])
  await expect(table(page).getByRole('columnheader', { name: 'Filing Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const dates = await table(page)
    .locator('tbody time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  expect(dates).toEqual(dates.toSorted().toReversed())
  const color = (form: string) => page.getByRole('button', { name: `Show ${form} filings` })
  await expect(color('10-K')).toHaveCSS('color', 'rgb(35, 112, 50)') // green
  await expect(color('10-Q')).toHaveCSS('color', 'rgb(95, 61, 196)') // violet
  await expect(color('20-F')).toHaveCount(0)
  await withRows(page, (_row, i) => (i === 3 ? { form_type: '20-F' } : {}))
  await expect(color('20-F')).toHaveCSS('color', 'rgb(134, 46, 156)') // grape
  for (const form of ['10-K', '10-Q', '20-F']) await expect(color(form)).toHaveAttribute('aria-pressed', 'true')
})

test('another flow comes by button and arrow key alone, and the address keeps it', async ({ page }) => {
  await open(page, '/')
  const hero = page.getByRole('region', { name: /^(Of every|For every)/ })
  await expect(hero.getByRole('link', { name: 'NVIDIA Corporation', exact: true })).toBeVisible()
  const steps = hero.getByRole('group', { name: 'Other flows' })
  await expect(steps).toContainText('1 of 4')
  await steps.getByRole('button', { name: 'Next flow' }).click()
  await expect(page).toHaveURL(/\?hero=[\d-]{20}$/)
  await expect(hero.getByRole('link', { name: 'NVIDIA Corporation', exact: true })).toHaveCount(0)
  await expect(steps).toContainText('2 of 4')
  const second = await hero.getByRole('heading', { level: 1 }).textContent()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(url('/'))
  // Pressed faster than the page follows, each press counts.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(steps).toContainText('2 of 4')
  await expect(page).toHaveURL(/\?hero=/)
  const { pathname, search } = new URL(page.url())
  await open(page, pathname + search)
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(second ?? '')
})

test('the flow is folded for who comes for the table, which begins above the fold the next time too', async ({
  page,
}) => {
  await open(page, '/')
  const top = () => table(page).evaluate((one) => one.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(900)
  await page.getByRole('button', { name: 'Fold' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show flow' })).toHaveAttribute('aria-expanded', 'false')
  expect(await top()).toBeLessThan(600)
  await open(page, '/')
  expect(await top()).toBeLessThan(600)
  await page.getByRole('button', { name: 'Show flow' }).click()
  await expect(page.locator('#showcase-flow svg').first()).toBeVisible()
})

test('a row opens the card of its filing, and a company in a new tab', async ({ page, context }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Card of NVIDIA Corporation 10-K' }).first().click()
  const card = table(page).getByRole('cell').filter({ hasText: 'View Filing' })
  for (const text of ['NVDA', '10-K', '2026 FY', 'Filed Feb 25, 2026', '$215.94B', '$120.07B'])
    await expect(card).toContainText(text)
  await expect(card.getByRole('link', { name: 'Big technology' })).toHaveAttribute('href', '/list/big-technology')
  const outside = card.getByRole('link', { name: 'View Filing' })
  await expect(outside).toHaveAttribute('href', /^https:\/\/www\.sec\.gov\//)
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/filing/0001045810-26-000021')
  await expect(card.getByRole('link', { name: 'Company', exact: true })).toHaveAttribute('href', '/company/1045810')
  await expect(card.locator('svg[data-chart="plot"]')).toBeVisible()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: 'NVIDIA Corporation', exact: true }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(/\/company\/1045810$/)
  await expect(page).toHaveURL(url('/'))
})

test('a subscriber has checks and batches at Home, and ten requests at once', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/')
  await expect(table(page).getByRole('columnheader', { name: 'QC' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'QC' }).check()
  await page.keyboard.press('Escape')
  await expect(table(page).getByText('Passed').first()).toBeVisible()
  // The address holds the columns: the next person sees the same.
  await expect(page).toHaveURL(/columns=[^&]*qc_results/)
  await page.evaluate(() => localStorage.clear())
  await open(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(table(page).getByRole('columnheader', { name: 'QC' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel all pending' })).toHaveCount(0)

  await withRows(page, () => ({ income_statement: null, analysis_request: null, hasUnconcludedAnalysis: false }))
  await page.getByRole('button', { name: 'Analyze unanalyzed' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to analyze 14 statements?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  let asked = 0
  await page.route('**/api/filing/request-analyses', () => {
    asked += 1 // never answered: it stays pending
  })
  const buttons = table(page).getByRole('button', { name: /^Analyze / })
  for (let i = 0; i < 10; i += 1) await buttons.nth(i).click()
  await expect.poll(() => asked).toBe(10)
  await expect(buttons.nth(10)).toHaveAttribute('aria-disabled', 'true')
  await buttons.nth(10).hover()
  await expect(page.locator('[role=tooltip]').first()).toHaveText(
    'Too many pending analyses. Please wait for some to complete.',
  )
})

test('an admin has more at Home: pages, counts, bulk actions and the times of requests', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/')
  const chips = page.getByRole('navigation', { name: 'Company lists' })
  await expect(chips.getByRole('link', { name: 'Companies' })).toHaveAttribute('href', '/companies')
  await expect(chips.getByRole('link', { name: 'Analyses' })).toHaveAttribute('href', '/ongoing-analyses')
  for (const what of ['not passing QC', 'analyses pending'])
    await expect(page.locator('dl div').filter({ hasText: new RegExp(`^${what}\\d+$`) })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Request analysis for all failed QC' }).click()
  await expect(dialog).toContainText(/\d+ statements? fails? QC/)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel all pending' }).click()
  await expect(dialog).toContainText(/\d+ (?:analyses wait|analysis waits) in the queue/)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()

  const times = {
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    started_at: '2026-01-03T03:04:05Z',
    completed_at: '2026-01-04T03:04:05Z',
  }
  const states = ['pending', 'started', 'completed', 'failed']
  await withRows(page, (row, i) => ({
    analysis_request: {
      ...row.analysis_request,
      ...times,
      status: states[i] ?? 'completed',
      // One that has only just been sent.
      ...(i === 4 ? { created_at: '', status: 'pending' } : {}),
    },
    hasUnconcludedAnalysis: i < 2 || i === 4,
  }))
  const said = ['Analysis queued on', 'Analysis started on', 'Analysis completed on', 'Analysis failed on']
  for (const [i, words] of said.entries()) {
    await table(page).locator('[data-status]').nth(i).hover()
    await expect(page.locator('[role=tooltip]').filter({ hasText: words }).first()).toHaveText(
      new RegExp(`^${words} Jan [1-5], 2026, \\d{2}:\\d{2}:\\d{2}$`),
    )
  }
  await table(page).locator('[data-status]').nth(4).hover()
  await expect(page.locator('[role=tooltip]').filter({ hasText: /^Analysis queued$/ })).toBeVisible()
})
