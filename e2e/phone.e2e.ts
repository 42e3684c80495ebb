/** The same pages at 390 px: nothing scrolls sideways, nothing is cut. */
import { expect, type Page, test } from '@playwright/test'
import { filings, signIn, url } from './site.ts'

for (const path of [
  '/',
  '/company/320193',
  '/company/320193?statement=cash-flow',
  `/filing/${filings.apple2024}`,
  '/lists',
  '/companies',
]) {
  test(`${path} fits a phone`, async ({ page }) => {
    await signIn(page, 'pro')
    await page.goto(url(path))
    await page.waitForLoadState('networkidle')
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(content).toBeLessThanOrEqual(window ?? 0)
  })
}

test('the header keeps the name of the site, and no persona of the demo bar ends in the middle of a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url('/'))
  await expect(page.getByRole('link', { name: 'Topline, home' }).getByText('Topline')).toBeInViewport({ ratio: 1 })
  const personas = page.getByRole('region', { name: 'Demonstration' }).getByRole('button')
  await expect.poll(() => personas.allTextContents()).toContain('Hobby')
  for (const persona of await personas.all()) await expect(persona).toBeInViewport({ ratio: 1 })
})

/** Controls that a finger misses 19 px above or below their middle. Links within sentences and two-line rows may be small. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, main a[href], main button, main input, main select')]
      .filter((one) => one.checkVisibility() && !one.closest('p, svg, .sr, [class*=phoneRows], [class*=phoneLine]'))
      .filter((one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { x, y, width, height } = one.getBoundingClientRect()
        const label = one.closest('label')
        const hits = (at: number): boolean => {
          const hit = document.elementFromPoint(x + width / 2, at)
          return hit !== null && (one.contains(hit) || (label?.contains(hit) ?? false))
        }
        return width > 1 && !(hits(y + height / 2 - 19) && hits(y + height / 2 + 19))
      })
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
  )
}

for (const path of [
  `/filing/${filings.apple2024}`,
  '/company/320193',
  '/list/big-technology',
  `/filing/${filings.apple2024}/balance-sheet`,
  '/company/320193?statement=balance-sheet',
  `/filing/${filings.apple2024}/cash-flow`,
  `/source/${filings.apple2024}?figure=total_revenue`,
  '/pricing',
  '/lists',
  '/',
  '/companies/compare/320193/1045810',
  '/search?q=tariffs',
  '/blogs',
  '/calendar',
]) {
  test(`every control of ${path} is as large as a finger`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'pro')
    expect((await page.goto(url(path), { waitUntil: 'networkidle' }))?.status()).toBe(200)
    expect(await missed(page)).toEqual([])
  })
}

test('five companies on a phone take one line of chips, and two of them are seen side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'pro')
  await page.goto(url('/companies/compare/320193/1045810/1318605/104169/1018724'), { waitUntil: 'networkidle' })
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
  const tops = await page
    .getByRole('link', { name: /^Remove / })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
  const table = page.getByRole('region', { name: 'Latest year side by side' })
  const second = table.getByRole('columnheader').nth(2)
  const box = await second.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390)
  // The picker is not cut off by the line that scrolls.
  await page.getByRole('button', { name: 'Replace Apple Inc.' }).click()
  const picker = await page.getByRole('searchbox', { name: 'Replace Apple Inc.' }).boundingBox()
  expect(picker?.x).toBeGreaterThanOrEqual(0)
  expect((picker?.x ?? 0) + (picker?.width ?? 390)).toBeLessThanOrEqual(390)
})

for (const [path, part] of [
  ['/', '[class*=phoneRows] ul'],
  ['/company/320193', '[class*=phoneList] li'],
  ['/company/320193', 'section[class*=scroll]'],
] as const) {
  test(`${part} of ${path} is drawn on a phone when the reader comes near it, at the height it was given`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url(path), { waitUntil: 'networkidle' })
    const far = page.locator(`${part}.far`).last()
    const isDrawn = () =>
      far
        .locator('> *')
        .first()
        .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    const height = () => far.evaluate((one) => one.getBoundingClientRect().height)
    expect(await isDrawn()).toBe(false)
    const given = await height()
    await far.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
    expect(await height()).toBeCloseTo(given, 0)
  })
}
