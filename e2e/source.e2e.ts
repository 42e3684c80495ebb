/** "See the cell": it stands at 40 % of the height at the first opening, in text and in HTML, with its heading in view. */
import { expect, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

/** Plain text of 1994 and 1995, HTML with tags, and HTML of a filing that is long. */
const OPENED = [
  '/source/0000040545-94-000003?figure=total_revenue',
  '/source/0000040545-94-000003?figure=net_income',
  '/source/0000320193-95-000016?figure=total_revenue',
  `/source/${SAMPLES.free}?figure=net_income`,
]

for (const width of [1440, 390]) {
  test(`the cell stands at 40 % of the height the first time at ${width} px`, async ({ browser }) => {
    test.setTimeout(120_000)
    for (const path of OPENED) {
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        // A browser that has kept nothing.
        const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion })
        const page = await context.newPage()
        await page.goto(url(path), { waitUntil: 'networkidle' })
        const mark = page.frameLocator('iframe').locator('#at')
        await expect(mark).toBeInViewport()
        const part = await mark.evaluate((cell) => cell.getBoundingClientRect().top / window.innerHeight)
        expect(part, `${path} ${reducedMotion}`).toBeGreaterThan(0.36)
        expect(part, `${path} ${reducedMotion}`).toBeLessThan(0.48)
        // Bringing the cell in view moves the document alone, not the page around it.
        expect(await page.evaluate(() => window.scrollY), path).toBe(0)
        await context.close()
      }
    }
  })
}

test('the years of a text table stay above its rows', async ({ page }) => {
  await page.goto(url('/source/0000040545-94-000003?figure=net_income'), { waitUntil: 'networkidle' })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.pin')).toContainText('1993')
  await expect(frame.locator('.pin')).toBeInViewport()
})

test('a note in the margin names row and column, and scrolls with its cell', async ({ page }) => {
  await page.goto(url(`/source/${SAMPLES.free}?figure=net_income`), { waitUntil: 'networkidle' })
  const frame = page.frameLocator('iframe')
  const note = frame.locator('.note')
  await expect(note).toContainText('Row “Net income”, column “Years ended')
  const apart = () =>
    frame.locator('#at').evaluate((cell) => {
      const [a, b] = [cell, cell.nextElementSibling].map((one) => one?.getBoundingClientRect())
      if (!a || !b) throw new Error('no note')
      return {
        down: b.top - a.top,
        free: b.left - Math.max(...[...document.querySelectorAll('table')].map((t) => t.getBoundingClientRect().right)),
      }
    })
  const first = await apart()
  expect(Math.abs(first.down)).toBeLessThan(60)
  expect(first.free).toBeGreaterThanOrEqual(0)
  await frame.locator('body').evaluate(() => window.scrollBy(0, 300))
  expect((await apart()).down).toBeCloseTo(first.down, 0)
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(note).toBeHidden()
})

test('a visitor reads why there is no list, and signs in from there', async ({ page }) => {
  await page.goto(url(`/source/${SAMPLES.protected}`), { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in to see its figures' })).toBeVisible()
})

test('on a phone row, column and place stand in a sheet that folds away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'pro')
  await open(page, `/source/${SAMPLES.free}?figure=total_revenue`)
  const rows = page.locator('dl:visible > div')
  await expect(rows).toHaveText([
    'RowTotal net sales',
    'ColumnYears ended September 28, 2024',
    /^Place10-K, \d+% of the way through$/,
  ])
  await expect(page.getByText('Tagged in XBRL').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('Apple, 2024 FY')).toBeVisible()
  const grip = page.getByRole('button', { name: 'Total revenue 391,035' })
  await grip.click()
  await expect(grip).toHaveAttribute('aria-expanded', 'false')
  await expect(rows).toHaveCount(0)
  await page.getByRole('link', { name: 'Next figure' }).click()
  await expect(page.getByText('2 of 24')).toBeVisible()
})

test('the map shows the cited cells and opens them', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url(`/source/${SAMPLES.free}?figure=total_revenue`), { waitUntil: 'networkidle' })
  const map = page.getByRole('navigation', { name: 'Places of the figures in the document' })
  await expect.poll(() => map.getByRole('link').count()).toBeGreaterThan(10)
  await expect(map.locator('[aria-current]')).toHaveAttribute('aria-label', 'Total revenue 391,035')
  await map.getByRole('link', { name: 'Net income 93,736' }).dispatchEvent('click')
  await expect(map.locator('[aria-current]')).toHaveAttribute('aria-label', 'Net income 93,736')
})

test('side by side the panes are tied: reading lights the row, a row lights its cell, choosing scrolls', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, `/source/${SAMPLES.free}?figure=net_income`)
  const list = page.getByRole('complementary', { name: 'Figures' })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#at')).toBeInViewport()
  await expect.poll(() => frame.locator('mark.o').count()).toBeGreaterThan(10)
  await frame.locator('body').evaluate(() => Object.assign(window, { kept: true }))
  // Pointed at: the cell is lit, and no longer.
  await list.getByRole('link', { name: /^Total revenue/ }).hover()
  await expect(frame.locator('mark.l')).toHaveText('391,035')
  await list.getByRole('link', { name: /^Total revenue/ }).click()
  await expect(frame.locator('mark:not(.o)')).toHaveText('391,035')
  await expect(frame.locator('mark:not(.o)')).toBeInViewport()
  await expect(page).toHaveURL(/\?at=\d+-\d+/)
  await expect(frame.locator('.note')).toBeHidden()
  // Scrolled: the row of the cell in the middle of the window is lit, the map shows what is in view.
  const tax = frame.locator('mark', { hasText: '29,749' }).first()
  await page.mouse.move(900, 500)
  await tax.evaluate((cell) => window.scrollTo(0, window.scrollY + cell.getBoundingClientRect().top - innerHeight / 2))
  await expect(list.locator('[data-lit]')).toContainText('29,749')
  const map = page.getByRole('navigation', { name: 'Places of the figures in the document' })
  const [view, tick] = [
    await map.locator('span').boundingBox(),
    await map
      .getByLabel(/29,749$/)
      .first()
      .boundingBox(),
  ]
  expect(view && tick && tick.y > view.y - 12 && tick.y < view.y + view.height + 12).toBe(true)
  // One document all along, and nothing of it runs.
  expect(await frame.locator('body').evaluate(() => 'kept' in window)).toBe(true)
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
})

test('from 1,280 px the row of a cell in view is lit; narrower, the panes are not tied', async ({ page }) => {
  await signIn(page, 'pro')
  for (const [width, isTied] of [
    [1280, true],
    [1279, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/source/${SAMPLES.free}?figure=net_income`)
    const list = page.getByRole('complementary', { name: 'Figures' })
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('#at')).toBeInViewport()
    await expect.poll(() => frame.locator('mark.o').count()).toBeGreaterThan(10)
    await expect(list.locator('[data-lit]')).toHaveCount(isTied ? 1 : 0)
  }
})
