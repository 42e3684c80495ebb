/** What a reader sets once for every page: the palette of the pictures and the height of rows. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn } from './site.ts'

const foot = (page: Page) => page.getByRole('contentinfo')
/** The part of the foot that holds them is opened when it is closed. */
async function choose(page: Page, name: string): Promise<void> {
  const opens = foot(page).getByRole('button', { name: 'Colours and rows' })
  if ((await opens.getAttribute('aria-expanded')) === 'false') await opens.press('Enter')
  await foot(page).getByRole('button', { name }).press('Enter')
}
const fillOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => getComputedStyle(one).fill)

test('pictures are drawn in blue and orange, or with patterns, on this page and every other, also after a reload', async ({
  page,
}) => {
  await open(page, PAGES.showcase)
  const cost = 'svg.flow-drawing .flow-node rect[fill="var(--flow-cost)"]'
  expect(await fillOf(page, cost)).toBe('rgb(200, 128, 85)')
  await choose(page, 'Blue and orange')
  expect(await fillOf(page, cost)).toBe('rgb(217, 115, 13)')
  await open(page, PAGES.balanceSheet)
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'blue-orange')
  await foot(page).getByRole('button', { name: 'Colours and rows' }).click()
  await expect(foot(page).getByRole('button', { name: 'Blue and orange' })).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Patterns')
  await open(page, PAGES.showcase)
  expect(await fillOf(page, cost)).toContain('#pattern-cost')
  expect(await fillOf(page, 'svg.flow-drawing .flow-band[data-to="cost"] path')).toContain('#pattern-cost')
  expect(await fillOf(page, 'svg.flow-drawing .flow-node rect[fill="var(--flow-tax)"]')).toContain('#pattern-tax')
  await choose(page, 'Standard')
  await expect(page.locator('html')).not.toHaveAttribute('data-palette')
})

for (const palette of ['blue-orange', 'patterns'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`words keep their contrast in ${palette}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.addInitScript((value) => localStorage.setItem('topline-palette', value), palette)
      for (const path of [PAGES.home, PAGES.filing, PAGES.company, PAGES.release]) {
        await open(page, path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([])
      }
    })
  }
}

test('rows are lower on every page once that is set, and in the address of a table', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, PAGES.lists)
  const height = () =>
    page
      .locator('tbody tr:not([aria-hidden])')
      .nth(2)
      .evaluate((one) => Math.round(one.getBoundingClientRect().height))
  const roomy = await height()
  await choose(page, 'Compact')
  expect(await height()).toBeLessThan(roomy)
  await open(page, PAGES.home)
  expect(await height()).toBe(32)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Compact rows' }).uncheck()
  await page.keyboard.press('Escape')
  await foot(page).getByRole('button', { name: 'Colours and rows' }).click()
  await expect(foot(page).getByRole('button', { name: 'Roomy' })).toHaveAttribute('aria-pressed', 'true')
})

test('a phone has them too, as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, PAGES.showcase)
  const opens = foot(page).getByRole('button', { name: 'Colours and rows' })
  await expect(opens).toBeVisible()
  expect((await opens.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await opens.click()
  const blue = foot(page).getByRole('button', { name: 'Blue and orange' })
  await expect(blue).toBeVisible()
  expect((await blue.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await blue.click()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'blue-orange')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
