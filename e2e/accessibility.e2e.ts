/**
 * axe over every page: once as a phone in light, once at 1440 px in dark. With LONG=1 (`npm run test:long`) the whole
 * grid: 390, 768, 1024 and 1440 px, both schemes, and at 200 % zoom, which is half the width.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { signIn, url } from './site.ts'

/** Beside the pages themselves: those of posts have a test of their own, and what opens on a page. */
const MORE: Readonly<Record<string, string>> = {
  calendar: '/calendar',
  search: '/search?q=artificial%20intelligence',
  chartTable: `${PAGES.company}?view=quarterly&table=shown`,
}
const WIDTHS = [390, 768, 1024, 1440]
const GRID: readonly (readonly [number, 'light' | 'dark'])[] =
  process.env.LONG === '1'
    ? [...WIDTHS, 720].flatMap((width) => (['light', 'dark'] as const).map((scheme) => [width, scheme] as const))
    : [
        [390, 'light'],
        [1440, 'dark'],
      ]

for (const [width, scheme] of GRID) {
  test(`no page has an axe finding at ${width} px in ${scheme}`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signIn(page, 'pro')
    const found: string[] = []
    for (const [name, path] of Object.entries({ ...PAGES, ...MORE })) {
      await page.goto(url(path))
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // The filing in its frame is shown as it was filed.
        .exclude('iframe')
        .analyze()
      for (const v of violations)
        found.push(
          `${name}: ${v.id} ${v.nodes
            .map((node) => node.target.join(' '))
            .slice(0, 4)
            .join(', ')}`,
        )
    }
    expect(found).toEqual([])
  })
}
