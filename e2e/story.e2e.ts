/** A company as a story: the sentence, the columns of a hundred, margins with their marks, divisions over the years. */
import { expect, test } from '@playwright/test'
import { go, withFields } from './answers.ts'
import { SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

const BOEING = '12927'
const ALPHABET = '1652044'

test('says what was kept in one sentence, each figure of which opens its cell', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/company/${SAMPLES.apple}`)
  const sentence = page.locator('main p').filter({ hasText: /^In fiscal 20\d\d Apple kept/ })
  await expect(sentence).toBeVisible()
  const links = sentence.getByRole('link')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/source\/.+\?at=\d+-\d+/)
})

test('draws what became of a hundred, year by year, and opens a cost in the filing', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/company/${SAMPLES.apple}`)
  await expect(page.getByRole('heading', { name: /^How \$100 became \$\d+\.\d\d$/ })).toBeVisible()
  const drawing = page.getByRole('group', { name: 'Every hundred of revenue' })
  await expect(drawing.getByRole('link', { name: /open the filing$/ })).toHaveCount(5)
  await drawing.getByRole('link', { name: /^Cost of revenue, 2024: \$53\.79 .* open in filing$/ }).click()
  await expect(page).toHaveURL(/\/source\/0000320193-25-000079|\/source\/0000320193-24-000123/)
})

test('tells a loss above the line, in words too', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/company/${BOEING}`)
  await expect(page.getByRole('heading', { name: 'How $100 became a loss of $17.77' })).toBeVisible()
  await expect(page.getByText('Above the line: spent beyond revenue')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Gross margin −3\.0%, Operating margin −16\.1%, Net margin/ }),
  ).toBeVisible()
})

test('follows divisions over the years, the newest opens its cell', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/company/${SAMPLES.apple}`)
  const iphone = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'iPhone' }) })
  await iphone.getByRole('link', { name: /^iPhone, 2025, \$209\.59B/ }).click()
  await expect(page).toHaveURL(/\/source\/0000320193-25-000079\?at=/)
})

test('shows a visitor what is open, and no part that nothing is known of', async ({ page }) => {
  await open(page, `/company/${BOEING}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Boeing Company')
  await expect(page.getByRole('heading', { name: 'Divisions' })).toHaveCount(0)
})

test('marks splits, restated years, late reports and a new fiscal year on the axis of the years, and says them', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, '/')
  // The samples have splits and restated years; none of their reports came late and no year was moved.
  await withFields(page, `/company/${SAMPLES.apple}`, [
    [{ period_code: '2022 FY' }, { late_by: 12 }],
    [{ period_code: '2024 FY' }, { end_date: '2024-06-29' }],
    [{ period_code: '2025 FY' }, { end_date: '2025-06-28' }],
  ])
  await go(page, `/company/${SAMPLES.apple}`)
  const margins = page.locator('section', { has: page.getByRole('heading', { name: 'Margins' }) }).last()
  await expect(margins.getByRole('listitem')).toHaveText([
    '2014: shares split 7 for 1',
    '2020: shares split 4 for 1',
    '2022: annual report filed 12 days after its last due date',
    '2024: fiscal year ends in June from now on',
  ])
  // Each stands under its year: the axis begins with 2011 and ends with 2025.
  const places = await margins.locator('path[data-kind]').evaluateAll((all) => {
    const axis = all[0]?.closest('svg')?.querySelector('line')?.getBoundingClientRect()
    return all.map((one) => {
      const { left, width } = one.getBoundingClientRect()
      const part = axis ? (left + width / 2 - axis.left) / axis.width : 0
      return [one.getAttribute('data-kind'), Math.round(2011 + part * 14)]
    })
  })
  expect(places).toEqual([
    ['split', 2014],
    ['split', 2020],
    ['late', 2022],
    ['fiscal-year', 2024],
  ])
  await open(page, `/company/${ALPHABET}`)
  const restated = margins.locator('li[data-kind="restated"]')
  await expect(restated.first()).toHaveText(/^\d{4}: \d+ figures? restated by the filing of /)
  await restated.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/company/${ALPHABET}/restatements$`))
})

test('the table keeps its head in view, draws each line small, and hides what few need behind one button', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, `/company/${SAMPLES.apple}`)
  const region = page.getByRole('region', { name: 'Financials' })
  const row = (name: string) => region.getByRole('row', { name: new RegExp(`^${name}`) }).first()
  await expect(row('Total revenue').locator('svg')).toBeVisible()
  await expect(row('Gross margin').locator('svg')).toHaveCount(0)
  for (const name of ['Newest last', 'Growth of all totals']) await expect(page.getByLabel(name)).toHaveCount(0)
  await page.getByRole('button', { name: 'More for the table' }).click()
  await page.getByLabel('Newest last').click()
  await expect(region.getByRole('columnheader').nth(1)).toHaveText('2021 FY')
  await page.getByLabel('Growth of all totals').click()
  await expect(region.getByRole('row', { name: /^Growth on the year before/ })).not.toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More for the table' })).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 500 })
  await region.evaluate((one) => {
    one.scrollIntoView()
    one.scrollTo(0, one.scrollHeight)
  })
  await expect(row('Total revenue').getByRole('rowheader')).not.toBeInViewport()
  await expect(region.getByRole('columnheader').nth(1)).toBeInViewport()
})
