/** The chart: its quantities and colours, scale, trends and projection, its table and its files. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn } from './site.ts'

const COLORS = {
  'Total revenue': ['total_revenue', 'rgb(28, 126, 214)'],
  'Net income': ['net_income', 'rgb(43, 138, 62)'],
  'Basic EPS': ['basic_eps', 'rgb(217, 72, 15)'],
  'Diluted EPS': ['diluted_eps', 'rgb(214, 51, 108)'],
  'Net margin': ['net_margin', 'rgb(112, 72, 232)'],
} as const

/** Scale, trend and what else few readers need. */
const openMore = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click()

test('the chart begins plainly, and draws each quantity in its colour', async ({ page }) => {
  await open(page, PAGES.company)
  const chart = page.locator('svg[data-chart="plot"]').first()
  await expect(page.getByRole('button', { name: /^Remove (Total revenue|Net income)$/ })).toHaveCount(2)
  await openMore(page)
  for (const name of ['Annual', 'Linear']) await expect(page.getByRole('button', { name, pressed: true })).toBeVisible()
  const trend = page.getByRole('combobox', { name: 'Trend' })
  await expect(trend).toHaveValue('original')
  expect(
    await trend.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['original', 'linear', 'polynomial', 'exponential', 'power'])
  await expect(page.getByText('Extrapolate', { exact: true })).toHaveCount(0)
  for (const [label, [name, color]] of Object.entries(COLORS)) {
    if (label !== 'Total revenue' && label !== 'Net income') {
      await page.getByRole('button', { name: 'Add quantity' }).click()
      await page.getByRole('button', { name: label, exact: true }).click()
    }
    await expect(chart.locator(`[data-series="${name}"] path`).first()).toHaveCSS('stroke', color)
  }
})

test('quantities of the other two statements are drawn, also side by side', async ({ page }) => {
  await open(page, PAGES.company)
  await page.getByRole('button', { name: 'Add quantity' }).click()
  await page.getByRole('button', { name: 'Free cash flow', exact: true }).click()
  const chart = page.locator('svg[data-chart="plot"]').first()
  // 0000320193-25-000079: 111,482 million from operations less 12,715 million spent
  await expect(chart).toContainText('Free cash flow')
  await expect(chart).toContainText('$98.77B')
  await page.getByRole('button', { name: 'Add quantity' }).click()
  await page.getByRole('button', { name: 'Current ratio', exact: true }).click()
  await expect(chart).toContainText('0.89×')
  await expect(page.getByRole('button', { name: 'Remove Free cash flow' })).toHaveCount(0)
  await signIn(page, 'free')
  await open(page, `${PAGES.compare}?q=free_cash_flow_margin`)
  await expect(page.locator('svg[data-chart="plot"]').first()).toContainText('Apple free cash flow margin')
})

test('scale, trend lines and a projection are switched on and off', async ({ page }) => {
  await open(page, PAGES.company)
  await openMore(page)
  await page.getByText('Log', { exact: true }).click()
  await expect(page.getByText('Logarithmic scale: equal heights are equal ratios.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Trend' }).selectOption('exponential')
  const dashes = () =>
    page
      .locator('svg[data-chart="plot"] [data-series="total_revenue"] path')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).strokeDasharray))
  await expect.poll(dashes).toContain('5px, 4px')
  expect(await dashes()).not.toContain('2px, 3px')
  await page.getByText('Extrapolate', { exact: true }).click()
  await expect(page.getByText('Extrapolated, not reported')).toBeVisible()
  await expect.poll(dashes).toContain('2px, 3px')
  await expect(page.getByText(/without the newest period this fit missed it by \d/).first()).toBeVisible()
  const count = page.getByLabel('Periods to extrapolate, 0 to 20')
  await count.fill('99')
  await count.press('Enter')
  await expect(count).toHaveValue('20')
  // What is set is said where it is put away.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More: log, exponential trend' })).toBeFocused()
  await page.getByText('Trend lines', { exact: true }).click()
  await expect(page).toHaveURL(/trends=hidden/)
  await expect(page.getByText(/R² \d/)).toHaveCount(0)
  await expect.poll(dashes).not.toContain('5px, 4px')
})

test('no text of the chart stands on another, the last figure beside a projection included', async ({ page }) => {
  await open(page, `${PAGES.company}?trend=power&extrapolate=5&view=quarterly`)
  await expect(page.getByText('Extrapolated, not reported')).toBeVisible()
  const met = await page.locator('svg[data-chart] text').evaluateAll((all) => {
    const texts = all.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
    return texts.flatMap(({ text, box }, i) =>
      texts
        .slice(i + 1)
        .filter(({ box: other }) => {
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
          return width > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1
        })
        .map((other) => `${text} on ${other.text}`),
    )
  })
  expect(met).toEqual([])

  // Hidden for a moment it stays as wide as it was, and without motion no frame shows what was there before.
  const plot = page.locator('svg[data-chart="plot"]').first()
  const wide = await plot.getAttribute('width')
  await page.getByRole('group', { name: /^Apple Inc\., quarterly figures/ }).evaluate(async (frame: HTMLElement) => {
    const told = new Promise<void>((resolve) => {
      const observer = new ResizeObserver(([entry]) => {
        if (entry && entry.contentRect.width > 0) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      })
      observer.observe(frame)
    })
    frame.style.display = 'none'
    await told
  })
  await expect(plot).toHaveAttribute('width', wide ?? '', { timeout: 1 })
  await expect(plot.locator('path').first()).toHaveCSS('transition-duration', '0s')
})

test('the crosshair reads a period with its change, by the keyboard', async ({ page }) => {
  await open(page, `${PAGES.company}?trend=linear&extrapolate=2`)
  const chart = page.getByRole('group', { name: /^Apple Inc\., annual figures/ })
  await chart.press('End')
  await expect(chart).toContainText('projection')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await chart.press(key)
  // Apple, fiscal 2024: net sales 391,035 after 383,285, net income 93,736 after 96,995.
  await expect(chart.getByText(/^2024 FY: Total revenue \$391\.04B, \+2\.0% on the year before/)).toBeAttached()
  for (const said of ['2024 FY', '$391.04B', '+2.0%', '$93.74B', '−3.4%', 'Click to open the filing'])
    await expect(chart).toContainText(said)
  await chart.press('Enter')
  // The newest filing that prints this year.
  await expect(page).toHaveURL(/\/filing\/0000320193-25-000079$/)
})

test('the figures of a chart stand in a table and go into files', async ({ page }) => {
  await open(page, `${PAGES.company}?view=quarterly`)
  await page.getByText('Table', { exact: true }).click()
  await expect(page).toHaveURL(/table=shown/)
  const table = page.getByRole('region', { name: 'Apple Inc., quarterly figures, as a table' })
  await expect(table.getByRole('columnheader')).toHaveText(['Period', 'Total revenue', 'Net income'])
  // Apple, 10-Q to June 28, 2025: net sales 94,036.
  const row = table.getByRole('row', { name: /^2025 Q3/ })
  await expect(row).toContainText('$94.04B')
  await expect(row.getByRole('link').first()).toHaveAttribute('href', '/filing/0000320193-25-000073')
  for (const [label, begins] of [
    ['Figures as CSV', 'company,period,start_date'],
    ['Figures as XLSX', 'PK'],
    ['Chart as SVG', '<svg'],
    ['Chart as PNG', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).first().click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()])
    expect(readFileSync((await file.path()) ?? '', 'latin1').replace(/^\u00ef\u00bb\u00bf/, ''), label).toMatch(
      new RegExp(`^${begins}`),
    )
  }
})

test('the chart begins with the years in a row, and its range and further settings are said in words', async ({
  page,
}) => {
  await open(page, PAGES.company)
  const notes = page.getByText(/periods? before the drawn ones (?:is|are) left out of the chart/)
  await expect(notes).toBeVisible()
  // Filings show a split by its effect alone: between the last one before it and the first one after it.
  await expect(page.getByText('Split 4 for 1, between the filings of Jul 31, 2020 and Oct 30, 2020.')).toBeVisible()
  const chart = page.locator('section', { has: page.getByRole('heading', { name: 'Revenue and income' }) })
  const ticks = chart.locator('svg text', { hasText: /^(?:19|20)\d\d$/ })
  const first = async (): Promise<number> => Math.min(...(await ticks.allTextContents()).map(Number))
  // Fiscal 2007 is the first after the years that no stored filing or fact tells.
  await expect.poll(first).toBe(2007)
  await page.getByRole('combobox', { name: 'Range' }).selectOption('all')
  await expect(notes).toHaveCount(0)
  await expect.poll(first).toBeLessThan(2000)
  await expect(page).toHaveURL(/range=all/)
  await page.getByRole('combobox', { name: 'Range' }).selectOption('5')
  await expect.poll(first).toBeGreaterThan(2019)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = page.getByRole('region', { name: 'More settings of the chart' })
  await expect(more).toContainText('Each period as its own filing printed it, before later filings changed it.')
  await more.getByLabel('As known on').fill('2024-01-31')
  await expect(page.getByText('As known on Jan 31, 2024.')).toBeVisible()
  await expect(page).toHaveURL(/as_of=2024-01-31/)
})
