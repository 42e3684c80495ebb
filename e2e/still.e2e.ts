/** What stands on a page stays where it stands: while fonts and lists load, and under a moving pointer. */
import { expect, type Page, test } from '@playwright/test'
import { open, signIn, url } from './site.ts'

/** Collects layout shifts from the first paint on, those after a press too. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { seenShifts: number[] }).seenShifts.reduce((sum, value) => sum + value, 0),
    )
}

/** Five companies whose names just fill a row, and the sentence of Home on a phone. */
for (const [path, width] of [
  ['/companies/compare/320193/1018724/1045810/104169/200406', 1440],
  ['/', 390],
] as const) {
  test(`${path} at ${width} px stands still when its font comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'pro')
    const shifted = await watchShifts(page)
    let isDrawn = (): void => {}
    const drawn = new Promise<void>((resolve) => {
      isDrawn = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await drawn
      await route.continue()
    })
    await page.goto(url(path), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    isDrawn()
    await page.evaluate(() => document.fonts.load('14px Inter'))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.fonts.check('14px Inter'))).toBe(true)
    expect(await shifted()).toBeLessThan(0.02)
  })
}

test('lists of administrators come with the page, and move nothing', async ({ page }) => {
  await signIn(page, 'admin')
  const shifted = await watchShifts(page)
  for (const [path, name] of [
    ['/admin/lists', 'Dow 30'],
    ['/admin/statements', 'Tesla, Inc.'],
  ] as const) {
    const answer = await page.goto(url(path), { waitUntil: 'networkidle' })
    expect(await answer?.text(), path).toContain(name)
    expect(await shifted(), path).toBeLessThan(0.02)
  }
})

test('search fields of administrators have their labels above them', async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of ['/admin/statements', '/admin/audit', '/admin/users']) {
    await open(page, path)
    const fields = page.locator('main input[type=search], main select')
    await expect.poll(() => fields.count(), path).toBeGreaterThan(0)
    for (const field of await fields.all()) {
      const above = await field.evaluate((one) => {
        const text = (one as HTMLInputElement).labels?.[0]?.firstChild
        if (text?.nodeType !== Node.TEXT_NODE) return null
        const range = document.createRange()
        range.selectNode(text)
        return one.getBoundingClientRect().top - range.getBoundingClientRect().bottom
      })
      expect(above, path).toBeGreaterThanOrEqual(0)
    }
  }
})

test('the chart’s reading moves along with the pointer and shifts nothing', async ({ page }) => {
  await signIn(page, 'pro')
  const shifted = await watchShifts(page)
  await open(page, '/companies/compare/320193/1018724/1045810/104169/731766')
  const before = await shifted()
  const box = await page.locator('svg[data-chart=plot]').first().boundingBox()
  if (!box) throw new Error('no chart is drawn')
  const read: (string | null)[] = []
  for (let step = 1; step <= 8; step++) {
    await page.mouse.move(box.x + (box.width * step) / 10, box.y + box.height / 2)
    const tip = page.locator('[class*=tooltip]')
    await expect(tip).toBeVisible()
    read.push(await tip.locator('b').first().textContent())
  }
  expect(new Set(read).size).toBeGreaterThan(3)
  expect((await shifted()) - before).toBeLessThan(0.005)
})
