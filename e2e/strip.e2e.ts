/** The strip of Home: what came in today or this week. The samples are older, so cards are made from them. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { open, signIn, url } from './site.ts'

interface Row {
  accession_number: string
  form_type: string
  filing_date: string
  logo_info: object | null
  company: { cik: string; name: string; tickers: string[] }
  income_statement: {
    total_revenue: number | null
    net_income: number | null
    revenue_units_number: number
    access: { figures: string }
  } | null
}

const strip = (page: Page) => page.getByRole('region', { name: 'Who kept what of $100' })
const cards = (page: Page) => strip(page).getByRole('list').getByRole('link')

/** The call answers with the newest filings, as the viewer of the page may see them. */
async function withCards(page: Page): Promise<void> {
  await page.route('**/api/strip*', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const rows = (await (await page.request.get(url('/api/filings/recent?limit=14'))).json()) as Row[]
    const entries = rows.map(({ company, logo_info, income_statement: s, ...row }) => ({
      ...row,
      company: { ...company, logo_info },
      is_release: false,
      statement: s && {
        ...s,
        total_revenue: s.total_revenue === null ? null : s.total_revenue * s.revenue_units_number,
        net_income: s.net_income === null ? null : s.net_income * s.revenue_units_number,
      },
      change: null,
    }))
    const [span, sort] = [asked.get('span') ?? 'today', asked.get('sort') ?? 'newest']
    await route.fulfill({
      json: { span, list: null, sort, from: '', to: '', entries, total: entries.length, next: null },
    })
  })
}

test('says in one line that nothing came in, and where to look', async ({ page }) => {
  await open(page, '/?span=today')
  await expect(strip(page).getByText('Nothing came in today.')).toBeVisible()
  await expect(strip(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar')
  await strip(page).getByRole('button', { name: 'This week' }).click()
  await expect(page).toHaveURL(/\?span=week$/)
  await expect(strip(page).getByText('Nothing came in this week.')).toBeVisible()
})

test('shows who kept what of the companies of a list where nothing came in, most kept first, and of any other by its name', async ({
  page,
}) => {
  await open(page, '/')
  const choice = strip(page).getByLabel('Companies of a list')
  await expect(choice).toHaveValue('big-technology')
  await expect(strip(page).getByText('6 companies')).toBeVisible()
  const kept = async () =>
    (await cards(page).allInnerTexts()).map((text) => Number(/kept \$([\d.]+) of \$100/.exec(text)?.[1] ?? Number.NaN))
  expect(await kept()).toEqual([55.6, 37.91, 32.81, 26.92, 9.29, 4])
  await choice.selectOption('Semiconductors')
  await expect(page).toHaveURL(/\?of=semiconductors$/)
  await expect(strip(page).getByRole('list', { name: 'Companies of Semiconductors' })).toBeVisible()
  await strip(page).getByLabel('Sort').selectOption('Newest')
  await expect(page).toHaveURL(/of=semiconductors&by=newest$/)
  await strip(page).getByRole('button', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\?by=newest&span=today$/)
})

test('sorts the companies of any list by what they kept, lost and how their revenue changed', async ({ page }) => {
  await open(page, '/?of=big-technology')
  const kept = async () =>
    (await cards(page).allInnerTexts()).map((text) => Number(/kept \$([\d.]+) of \$100/.exec(text)?.[1] ?? Number.NaN))
  const sort = strip(page).getByLabel('Sort')
  for (const [by, expected] of [
    ['lost', [4, 9.29, 26.92, 32.81, 37.91, 55.6]],
    // NVIDIA +65%, Meta +22%, Alphabet +15%, Amazon +11%, Apple +6%, Tesla -3%.
    ['change', [55.6, 37.91, 32.81, 9.29, 26.92, 4]],
    ['kept', [55.6, 37.91, 32.81, 26.92, 9.29, 4]],
  ] as const) {
    await sort.selectOption(by)
    await expect.poll(kept, by).toEqual(expected)
  }
})

test('offers a reader the lists that they made', async ({ page }) => {
  await signIn(page, 'pro')
  const headers = { origin: url('') }
  const made = await page.request.post(url('/api/lists/own'), { data: { name: 'Phones', text: 'AAPL, QCOM' }, headers })
  const { slug } = (await made.json()) as { slug: string }
  await open(page, `/?of=${slug}`)
  await expect(strip(page).getByLabel('Companies of a list')).toHaveValue(slug)
  await expect(strip(page).locator('optgroup[label="Your lists"] option').filter({ hasText: 'Phones' })).toHaveCount(1)
  await expect(cards(page)).toHaveCount(2)
  await page.request.delete(url(`/api/list/${slug}`), { headers })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`shows cards that scroll and are sorted by the address, and moves nothing below, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const below = page.getByRole('heading', { name: 'Recent Filings' })
    const top = () => below.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))
    const before = await top()
    await withCards(page)
    await strip(page).getByRole('button', { name: 'This week' }).click()
    await expect(cards(page)).toHaveCount(14)
    if (width > 768) expect(await top()).toBe(before)
    await expect(cards(page).first()).toContainText(/NVDA.*kept \$55\.60 of \$100/s)
    await expect(cards(page).first()).toHaveAttribute('href', '/filing/0001045810-26-000021')
    // What is protected is no shape, and says what it says in the table.
    await expect(cards(page).filter({ hasText: 'Subscribe to view' }).first()).toBeAttached()
    const list = strip(page).getByRole('list')
    const left = () => list.evaluate((one) => one.scrollLeft)
    if (width > 768) {
      await strip(page).getByRole('button', { name: 'Further cards' }).click()
      await expect.poll(left).toBeGreaterThan(300)
    } else {
      const seen = await list.evaluate((one) => {
        const card = one.querySelector('li')?.getBoundingClientRect()
        return card ? (window.innerWidth - card.left) / (card.width + 8) : 0
      })
      expect(seen).toBeGreaterThan(2.3)
      expect(seen).toBeLessThan(2.7)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await list.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
    await strip(page).getByLabel('Sort').selectOption('Most lost')
    await expect(page).toHaveURL(/span=week&by=lost$/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).include('section[aria-labelledby=strip]').analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('shows a subscriber every shape', async ({ page }) => {
  await signIn(page, 'hobby')
  await open(page, '/')
  await withCards(page)
  await strip(page).getByRole('button', { name: 'This week' }).click()
  await expect(cards(page)).toHaveCount(14)
  await expect(cards(page).filter({ hasText: 'Subscribe to view' })).toHaveCount(0)
  await expect(cards(page).filter({ hasText: 'lost 272 times its revenue' })).toHaveCount(1)
})
