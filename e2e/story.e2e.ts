/** A company as a story: the sentence, the columns of a hundred, margins with their marks, divisions over the years. */
import { expect, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

const BOEING = '12927'

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
