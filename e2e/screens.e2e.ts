/** The screens, control by control: Home's table, the chart, Compare, lookup, section, logo. */
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

test.describe('Home', () => {
  const filings = (page: Page) => page.getByRole('region', { name: 'Table of recent filings' })

  test('forms, versions, columns and sorting live in the table and its address', async ({ page }) => {
    await open(page, '/')
    await expect(filings(page)).toContainText('10-Q')
    await page.getByRole('button', { name: 'Show 10-Q filings' }).click()
    await expect(filings(page)).not.toContainText('10-Q')
    await filings(page).getByRole('button', { name: 'Revenue' }).click()
    await expect(filings(page).getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Version' }).check()
    await page.keyboard.press('Escape')
    await expect(filings(page).getByRole('columnheader', { name: 'Version' })).toBeVisible()
    for (const unusable of ['0', '-3']) {
      await page.getByLabel('Min version').fill(unusable)
      await expect(page.getByText('A version is a whole number of 1 or more')).toBeVisible()
    }
    // More versions than other journeys make by correcting.
    await page.getByLabel('Min version').fill('99')
    await page.getByLabel('Max version').fill('2')
    await expect(page.getByText('Max must be at least Min')).toBeVisible()
    await page.getByLabel('Max version').fill('')
    await expect(page.getByText('No filings with these filters.')).toBeVisible()
    const address = page.url()
    await page.goto(address)
    await expect(page.getByText('No filings with these filters.')).toBeVisible()
  })

  test('what a row says and refuses follows the viewer', async ({ page }) => {
    await open(page, '/')
    await expect(filings(page).getByText('Free to view').first()).toBeVisible()
    await expect(filings(page).getByText('Subscribe to view').first()).toBeVisible()
    await expect(filings(page).getByRole('columnheader', { name: 'QC' })).toHaveCount(0)
    await filings(page)
      .getByRole('button', { name: /nalyze / })
      .first()
      .hover()
    await expect(page.locator('[role=tooltip]').first()).toHaveText('Subscription required to request analysis')
    await signIn(page, 'free')
    await open(page, '/')
    await filings(page)
      .getByRole('button', { name: /nalyze / })
      .first()
      .hover()
    await expect(page.locator('[role=tooltip]').first()).toHaveText('Subscribe to request analysis')
    // Whoever will be refused is not asked whether they are sure.
    await signIn(page, 'hobby')
    await open(page, '/')
    for (const name of ['Re-analyze failed', 'Analyze unanalyzed']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('Please subscribe to the Pro plan to perform this action').last()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('the batch buttons ask with the number, and say so when there is nothing to do', async ({ page }) => {
    await signIn(page, 'pro')
    await open(page, '/')
    const rows = filings(page).getByRole('table')
    // The failed ones need not be among the newest: all of the samples are loaded first.
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      expect(Number(await rows.getAttribute('aria-rowcount'))).toBeGreaterThan(81)
    }).toPass()
    // The buttons come after the table, for those who may press them: the first press may be too early.
    await expect(async () => {
      await page.getByRole('button', { name: 'Re-analyze failed' }).click()
      await expect(page.getByRole('dialog')).toContainText(
        /Are you sure you want to re-analyze \d+ visible statements\?/,
        { timeout: 1000 },
      )
    }).toPass()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    for (const form of ['10-K', '10-Q']) await page.getByRole('button', { name: `Show ${form} filings` }).click()
    await page.getByRole('button', { name: 'Re-analyze failed' }).click()
    await expect(page.getByText('No visible statements need re-analysis')).toBeVisible()
    await page.getByRole('button', { name: 'Analyze unanalyzed' }).click()
    await expect(page.getByText('No unanalyzed statements found')).toBeVisible()
  })

  test('rows load by themselves to a hundred, then by the button, and end at 400', async ({ page }) => {
    await page.route('**/api/filings/recent*', async (route) => {
      const answer = await route.fetch({ url: url('/api/filings/recent?limit=40') })
      const rows = (await answer.json()) as object[]
      const skip = Number(new URL(route.request().url()).searchParams.get('skip') ?? 0)
      const made = rows.map((row, i) => ({
        ...row,
        accession_number: `9${String(skip + i).padStart(9, '0')}-25-000001`,
      }))
      await route.fulfill({ json: made, headers: { 'x-total-count': '1000' } })
    })
    await open(page, '/?sort=company&order=asc')
    // The head counts too; only the rows near the window are drawn.
    const rows = filings(page).getByRole('table')
    const more = page.getByRole('button', { name: 'Load more filings' })
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await expect(more).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(rows).toHaveAttribute('aria-rowcount', '121')
    await more.focus()
    for (let count = 160; count <= 400; count += 40) {
      await expect(more).toBeFocused()
      await expect(more).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(rows).toHaveAttribute('aria-rowcount', String(count + 1))
    }
    await expect(page.getByText('Reached the maximum of 400 recent filings')).toBeVisible()
    await expect(more).toHaveCount(0)
    expect(await filings(page).getByRole('row').count()).toBeLessThan(120)
  })
})

test('the chart keeps one quantity, parts margins from amounts, and is kept in the address', async ({ page }) => {
  await open(page, PAGES.company)
  await page.getByRole('button', { name: 'Remove Net income' }).click()
  await expect(page.getByRole('button', { name: 'Remove Total revenue' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Add quantity' }).click()
  await page.getByRole('button', { name: 'Net margin', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Net margin' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Total revenue' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add quantity' }).click()
  await page.getByRole('button', { name: 'Diluted EPS', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Net margin' })).toHaveCount(0)
  await page
    .getByRole('radio', { name: 'Quarterly' })
    .or(page.getByRole('button', { name: 'Quarterly' }))
    .click()
  await expect(page.getByLabel('Periods to extrapolate, 0 to 20')).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('combobox', { name: 'Trend' }).selectOption('linear')
  await page.getByText('Extrapolate', { exact: true }).click()
  const count = page.getByLabel('Periods to extrapolate, 0 to 20')
  await expect(count).toHaveValue('5')
  await count.fill('')
  await count.press('Enter')
  await expect(count).toHaveValue('5')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'More: linear trend' }).click()
  await expect(page.getByRole('combobox', { name: 'Trend' })).toHaveValue('linear')
  await expect(page.getByText(/R² \d\.\d{3}/).first()).toBeVisible()
})

test('a comparison adds, replaces and removes companies down to one', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, PAGES.compare)
  await page.getByRole('button', { name: 'Add company' }).click()
  const box = page.getByRole('searchbox', { name: 'Add company' })
  await box.fill('zzzzqqqq')
  await expect(page.getByText('No companies found', { exact: true })).toBeVisible()
  await box.fill('apple inc')
  await expect(page.getByText(/^Found \d+ compan|^No companies found$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Apple Inc\. AAPL/ })).toHaveCount(0)
  await box.fill('TSLA')
  await page.getByRole('link', { name: /Tesla/ }).last().click()
  await expect(page).toHaveURL(new RegExp(`compare/${SAMPLES.apple}/${SAMPLES.nvidia}/${SAMPLES.tesla}`))
  await expect(page.getByText('3 of 5 companies')).toBeVisible()
  await page.getByRole('link', { name: 'Remove NVIDIA' }).click()
  await expect(page).toHaveURL(new RegExp(`compare/${SAMPLES.apple}/${SAMPLES.tesla}`))
  await page.getByRole('link', { name: 'Remove Tesla' }).click()
  await expect(page).toHaveURL(new RegExp(`/company/${SAMPLES.apple}`))
})

test('comparing says what it needs without a subscription', async ({ page }) => {
  await open(page, PAGES.company)
  await page.getByRole('button', { name: 'Compare to' }).hover()
  await expect(page.locator('[role=tooltip]').first()).toHaveText('Subscription required to compare companies')
  await signIn(page, 'free')
  await open(page, PAGES.compare)
  await page.getByRole('button', { name: 'Add company' }).hover()
  await expect(page.locator('[role=tooltip]').first()).toHaveText(
    'Subscription required to compare more than 2 companies',
  )
})

test('a lookup that finds nothing says what it looked for and leads on', async ({ page }) => {
  await page.goto(url('/'))
  for (const [path, text] of [
    ['/filing/aapl/1901/q3', 'Attempted to find filing for AAPL from Q3 1901'],
    ['/filing/AAPL/2024/Q7', 'Invalid quarter format. Please use Q1, Q2, Q3, Q4, or FY'],
    ['/filing/AAPL/24/Q1', 'Invalid year format. Please use a 4-digit year'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: 'Filing Not Found' })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/24\/Q7$/)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(url('/'))
})

test('phrases are marked in the filing, counted, and dimmed at none', async ({ page }) => {
  await open(page, `/filing/${SAMPLES.free}/bts_selector`)
  const field = page.getByPlaceholder('Enter selector phrases')
  await field.fill('iPhone, zzzzqqqq')
  await field.press('Enter')
  await expect(page.getByText(/^\(\d+\) iPhone$/)).toBeVisible()
  await expect(page.getByText('(0) zzzzqqqq')).toBeVisible()
  await expect(page).toHaveURL(/selector=iPhone/)
  const mark = page.frameLocator('iframe').locator('mark')
  await expect(mark.first()).toContainText(/iphone/i)
  await expect(mark.first()).toBeInViewport()
  const place = page.locator('[aria-live=polite]', { hasText: / of \d+$/ })
  await expect(place).toHaveText(/^1 of \d+$/)
  await page.getByRole('button', { name: 'Next place' }).click()
  await expect(place).toHaveText(/^2 of \d+$/)
  // In the middle of a page that is wider than the document.
  const [left, right] = await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => [body.getBoundingClientRect().left, window.innerWidth - body.getBoundingClientRect().right])
  expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(20)
  await page.getByRole('link', { name: 'Back to filing' }).click()
  await expect(page).toHaveURL(url(`/filing/${SAMPLES.free}`))
})

test('an admin edits logo info: cancelled it is as before, saved it says so', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, PAGES.company)
  await page.getByRole('button', { name: 'Edit Logo Info' }).click()
  await expect(page.getByLabel('Address of the image, beginning with https:// or /')).toBeVisible()
  await page.getByLabel('Alternative text').fill('not kept')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('not kept')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Edit Logo Info' }).click()
  for (const control of [
    page.getByLabel('Alternative text'),
    page.getByRole('button', { name: 'Cancel', exact: true }),
  ]) {
    const box = await control.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(374)
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Logo information updated successfully')).toBeVisible()
})

test('the note of a figure names its row and the heading of its column', async ({ page }) => {
  await signIn(page, 'free')
  await open(page, `/source/${SAMPLES.free}?figure=total_revenue`)
  await expect(page.getByText(/Read from row “Total net sales”/)).toBeVisible()
  await expect(page.getByText(/column “.*September 28, 2024.*”/)).toBeVisible()
})
