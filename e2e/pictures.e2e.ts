/** The pictures of the balance sheet and of the cash flows, at the desk and on a phone. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn, url } from './site.ts'

const BOEING = '/filing/0000012927-24-000010'
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600

test('a block opens its cell, one of several lines opens them, and the address holds what is open', async ({
  page,
}) => {
  await signIn(page, 'free')
  await open(page, PAGES.balanceSheet ?? '')
  const picture = page.getByRole('region', { name: 'What it owns, and whose it is' })
  await expect(picture.getByText('Of every $100 that Apple owns, $84.40 is owed')).toBeVisible()
  const opener = isPhone(page)
    ? picture.getByRole('button', { name: 'Other current assets' })
    : picture.getByRole('link', { name: /^Other current assets \$21\.57B 6%/ })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?open=other-current-assets$/)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(picture.getByRole('row', { name: /^Inventories/ })).toContainText('$7.29B')
  await page.reload({ waitUntil: 'networkidle' })
  await picture
    .getByRole('row', { name: /^Inventories/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=\d+-\d+/)
  await page.goBack()
  await picture
    .getByRole('link', { name: isPhone(page) ? /^Receivables, \$33\.41B/ : /^Receivables \$33\.41B/ })
    .click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=\d+-\d+/)
})

test('a deficit is said and drawn', async ({ page }) => {
  await signIn(page, 'free')
  await open(page, `${BOEING}/balance-sheet`)
  const picture = page.getByRole('region', { name: 'What it owns, and whose it is' })
  await expect(picture.getByText('Boeing owes $17.23B more than it owns: $154.24B against $137.01B.')).toBeVisible()
  const deficit = isPhone(page)
    ? picture.getByRole('row', { name: /^Total deficit/ })
    : picture.getByRole('link', { name: /Owes \$17\.23B more than it owns Total deficit/ })
  await expect(deficit).toContainText('−$17.23B')
})

test('the bridge opens its sections, and the files are of what is open', async ({ page }) => {
  await signIn(page, 'free')
  await open(page, PAGES.cashFlow ?? '')
  const picture = page.getByRole('region', { name: 'Where the cash went' })
  await expect(picture.getByText('Free cash flow')).toBeVisible()
  await picture.getByRole('link', { name: 'Open financing' }).click()
  await expect(page).toHaveURL(/\?open=investments(?:,|%2C)financing$/)
  await expect(picture.getByRole('link', { name: /^Buybacks −\$94\.95B/ })).toBeVisible()
  await picture.getByRole('button', { name: 'Export the cash bridge' }).click()
  const file = page.waitForEvent('download')
  await picture.getByRole('link', { name: 'Drawing as SVG' }).click()
  expect((await file).url()).toContain('bridge.svg?open=investments,financing')
  await picture.getByRole('link', { name: 'Close financing' }).click()
  await expect(page).toHaveURL(url(PAGES.cashFlow ?? ''))
  await expect(picture.getByRole('link', { name: /^Buybacks/ })).toHaveCount(0)
})

test('both tables show the year before at every width', async ({ page }) => {
  await signIn(page, 'free')
  for (const [path, name, before] of [
    [PAGES.balanceSheet, 'Balance sheet, the figures by name', 'Receivables, Sep 30, 2023, 29,508'],
    [PAGES.cashFlow, 'Cash flow, the figures by name', 'Capital expenditures, Sep 25, 2022 to Sep 30, 2023, −10,959'],
  ] as const) {
    await open(page, path)
    const figure = page.getByRole('table', { name }).getByRole('link', { name: before })
    await expect(figure).toBeVisible()
    const { x = 0, width = 0 } = (await figure.boundingBox()) ?? {}
    expect(x + width).toBeLessThan(page.viewportSize()?.width ?? 0)
  }
})

test('nothing moves above the picture when the tab changes', async ({ page }) => {
  await signIn(page, 'pro')
  const tops: number[] = []
  for (const path of [PAGES.filing, PAGES.balanceSheet, PAGES.cashFlow]) {
    await open(page, path ?? '')
    const heading = page
      .getByRole('region', { name: /^(?:Income flow|What it owns|Where the cash)/ })
      .getByRole('heading')
      .first()
    tops.push((await heading.boundingBox())?.y ?? -1)
  }
  expect(new Set(tops).size).toBe(1)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`opened pictures pass the accessibility checks in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signIn(page, 'free')
    for (const path of [
      `${PAGES.balanceSheet}?open=other-current-assets`,
      `${BOEING}/balance-sheet?open=other-assets`,
      `${PAGES.cashFlow}?open=operations,investments,financing,working-capital`,
    ]) {
      await open(page, path)
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
  })
}
