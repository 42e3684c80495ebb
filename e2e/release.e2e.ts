/** From a release to the report that followed and what it changed, as each sort of reader, at the desk and on a phone. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

/** NVIDIA's fourth quarter of fiscal 2026, open to everybody, and the 10-K of the same day. */
const RELEASE = `/release/${SAMPLES.release}`
const REPORT = `/filing/${SAMPLES.showcase}`

const READERS = [
  [null, 1440, 'light'],
  [null, 390, 'dark'],
  ['hobby', 390, 'light'],
  ['hobby', 1440, 'dark'],
  ['pro', 1440, 'light'],
  ['pro', 390, 'dark'],
  ['admin', 1440, 'dark'],
  ['admin', 390, 'light'],
] as const

for (const [persona, width, colorScheme] of READERS) {
  test(`${persona ?? 'a visitor'} goes from release to report and back at ${width} in ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (persona) await signIn(page, persona)
    await open(page, RELEASE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for fiscal 2026 Q4')
    await expect(page.locator('main').getByText('unaudited', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'The company’s own measures' })).toContainText(
      '“Non-GAAP net income”',
    )
    await page.getByRole('link', { name: /^Filed Feb 25: 0 of \d+ figures changed$/ }).click()
    await expect(page).toHaveURL(/#differences$/)
    await expect(page.getByRole('heading', { name: 'Released and filed' })).toBeVisible()
    await expect(
      page.getByText(/^All \d+ figures that the release and the 10-K of Feb 25 both print are the same\.$/),
    ).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('link', { name: '10-K filed Feb 25' }).click()
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`))
    await expect(page.getByRole('link', { name: /^0 of \d+ figures changed$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Released Feb 25' }).click()
    await expect(page).toHaveURL(new RegExp(`${RELEASE}$`))
  })
}

/** Meta's fourth quarter of 2024 and the 10-K of the day after: free, so a visitor is asked to sign in for the detail. */
const CHANGED = { release: '/release/0001326801-25-000014', report: '0001326801-25-000017' }

/** No pair of the samples differs: the report is corrected by the cell of its year before, and the first version taken again. */
async function correct(page: Page): Promise<() => Promise<void>> {
  await signIn(page, 'admin')
  const headers = { origin: url('') }
  const cells = (await (await page.request.get(url(`/api/filing/${CHANGED.report}/cells?find=2,629`))).json()) as {
    start: number
    end: number
    label: string
  }[]
  const cell = cells.find(({ label }) => label === 'Diluted')
  if (!cell) throw new Error('the report prints no diluted shares of the year before')
  const made = await page.request.post(url(`/api/filing/${CHANGED.report}/corrections`), {
    headers,
    data: {
      figure: 'weighted_avg_shares_diluted',
      value: 2_629_000_000,
      reason: 'a difference for this test',
      cell: { start: cell.start, end: cell.end },
    },
  })
  expect(made.status()).toBe(200)
  return async () => {
    await signIn(page, 'admin')
    const taken = await page.request.post(url(`/api/filing/${CHANGED.report}/versions/1/use`), {
      headers,
      data: { reason: 'the first was right' },
    })
    expect(taken.status()).toBe(200)
  }
}

test('a report that says a figure otherwise shows both cells to whoever may read both', async ({ page, browser }) => {
  test.setTimeout(90_000)
  const putBack = await correct(page)
  try {
    for (const [persona, width, colorScheme] of READERS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const own = await context.newPage()
      if (persona) await signIn(own, persona)
      await open(own, CHANGED.release)
      const verdict = own.getByRole('link', { name: /^Filed Jan 30: 1 of \d+ figures changed$/ })
      if (persona === null) {
        await expect(own.getByText('Sign in to view for free.')).toBeVisible()
        await expect(verdict).toHaveCount(0)
        await expect(own.getByText(/2,6(14|29)/)).toHaveCount(0)
      } else {
        await verdict.click()
        const changed = own.getByRole('table', { name: 'Figures that changed between the release and the report' })
        const row = changed.getByRole('row', { name: /^Weighted average diluted shares/ })
        await expect(row.getByRole('link', { name: /as released, 2,614\.0 M/ })).toHaveAttribute(
          'href',
          /^\/source\/0001326801-25-000014\?at=\d+-\d+&doc=meta-12312024xexhibit991\.htm$/,
        )
        const filed = row.getByRole('link', { name: /as filed, 2,629\.0 M/ })
        await expect(row.getByText('+0.6%')).toBeVisible()
        expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const { violations } = await new AxeBuilder({ page: own }).include('main').analyze()
        expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
        await filed.click()
        await expect(own).toHaveURL(new RegExp(`/source/${CHANGED.report}\\?at=`))
        await open(own, `/filing/${CHANGED.report}`)
        await expect(own.getByRole('link', { name: /^1 of \d+ figures changed$/ })).toBeVisible()
      }
      await context.close()
    }
  } finally {
    await putBack()
  }
})

/** NVIDIA's first quarter of fiscal 2026; what it guided to stands in a 10-Q of the samples. */
const GUIDED = '/release/0001045810-25-000115'

test('guidance stands beside what was later reported, each with its cell', async ({ page }) => {
  await signIn(page, 'hobby')
  await open(page, GUIDED)
  const revenue = page.getByRole('listitem').filter({ hasText: 'Revenue is expected to be $45.0 billion' })
  await expect(revenue).toContainText('$44.10B to $45.90B')
  await expect(revenue).toContainText('Came out at $46.74B, above the range')
  await expect(revenue.getByRole('link', { name: /came out at/ })).toHaveAttribute(
    'href',
    /^\/source\/0001045810-25-000209\?at=/,
  )
  // One sentence that tells two measures is quoted once.
  await expect(page.getByText(/GAAP and non-GAAP gross margins are expected/)).toHaveCount(1)
})

test('each part of the bridge to the company’s own measure opens its cell, and it comes as files', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, GUIDED)
  const own = page.getByRole('region', { name: 'The company’s own measures' })
  const drawing = own
    .getByRole('group', { name: /^“Non-GAAP net income” is \$1\.12B more than GAAP net income/ })
    .first()
  const cells = drawing.getByRole('link')
  await expect(cells).toHaveCount(4)
  const found = await cells.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(found).size).toBe(4)
  for (const href of found) expect(href).toMatch(/^\/source\/0001045810-25-000115\?at=\d+-\d+&doc=q1fy26pr\.htm$/)
  await own.getByRole('combobox', { name: 'Measure' }).selectOption({ label: '“Non-GAAP operating income”' })
  await expect(page).toHaveURL(/\?measure=\d+$/)
  const measure = new URL(page.url()).searchParams.get('measure')
  await own.getByRole('button', { name: 'Export the company’s own measure' }).click()
  for (const [name, type] of [
    ['Picture as PNG', 'image/png'],
    ['Drawing as SVG', 'image/svg+xml'],
  ] as const) {
    const href = await own.getByRole('link', { name }).getAttribute('href')
    expect(href).toContain(`?measure=${measure}`)
    expect((await page.request.get(url(href ?? ''))).headers()['content-type']).toBe(type)
  }
})

test('the release page stands still while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, width] of [
    [GUIDED, 1440],
    [RELEASE, 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'pro')
    await open(page, path)
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift, path).toBeLessThan(0.02)
  }
})

test('a report asked for as a release leads to its own page', async ({ page }) => {
  await open(page, REPORT.replace('filing', 'release'))
  await expect(page).toHaveURL(new RegExp(`${REPORT}$`))
})

test('a protected release shows no figure without a plan, and a subscriber all of them', async ({ page }) => {
  const figures = page.locator('main').getByText(/\$\d+(\.\d+)?[BM]\b|\d,\d{3}/)
  const gate = page.getByText('Income statement is protected. Please subscribe to view.')
  for (const persona of [null, 'free'] as const) {
    if (persona) await signIn(page, persona)
    await open(page, PAGES.protectedRelease)
    await expect(gate).toBeVisible()
    for (const name of ['The company’s own measures', 'What the company expects', 'Released and filed'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    await expect(figures).toHaveCount(0)
    for (const file of ['svg', 'png'])
      expect((await page.request.get(url(`/api${PAGES.protectedRelease}/bridge.${file}`))).status()).toBe(403)
  }
  for (const persona of ['hobby', 'pro', 'admin'] as const) {
    await signIn(page, persona)
    await open(page, PAGES.protectedRelease)
    await expect(gate).toHaveCount(0)
    await expect(page.getByRole('row', { name: /^Net income/ }).first()).toBeVisible()
    await expect(figures.first()).toBeVisible()
  }
})

test('a release among the new filings of who follows its company says that it is unaudited', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/following')
  const follow = (method: 'PUT' | 'DELETE') =>
    page.evaluate((verb) => fetch('/api/following/company/320193', { method: verb }).then(({ ok }) => ok), method)
  expect(await follow('PUT')).toBe(true)
  await open(page, '/following')
  const row = page.getByRole('row').filter({ has: page.getByText('8-K', { exact: true }) })
  await expect(row.first()).toContainText('unaudited')
  await expect(page.getByRole('row').filter({ hasText: '10-K' }).first()).not.toContainText('unaudited')
  expect(await follow('DELETE')).toBe(true)
})
