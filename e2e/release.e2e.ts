/** From a release to the report that followed and what it changed, as each sort of reader, at the desk and on a phone. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

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

test('a report asked for as a release leads to its own page', async ({ page }) => {
  await open(page, REPORT.replace('filing', 'release'))
  await expect(page).toHaveURL(new RegExp(`${REPORT}$`))
})

test('a protected release shows a visitor no figure, and a subscriber all of them', async ({ page }) => {
  const figures = page.locator('main').getByText(/\$\d+(\.\d+)?[BM]\b/)
  await open(page, PAGES.protectedRelease)
  await expect(page.getByText('Income statement is protected. Please subscribe to view.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The company’s own measures' })).toHaveCount(0)
  await expect(figures).toHaveCount(0)
  await signIn(page, 'pro')
  await open(page, PAGES.protectedRelease)
  await expect(page.getByText('Income statement is protected. Please subscribe to view.')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Net income/ }).first()).toBeVisible()
  await expect(figures.first()).toBeVisible()
})
