/**
 * axe over every page, as a phone and at 1440 px, in light and in dark. With LONG=1 (`npm run test:long`) the whole grid:
 * 390, 768, 1024 and 1440 px, both schemes, and at 200 % zoom, which is half the width.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { samplePosts, signIn, url } from './site.ts'

/** Beside the pages themselves: the tools of posts have a test of their own. */
const MORE: Readonly<Record<string, string>> = {
  calendar: '/calendar',
  search: '/search?q=artificial%20intelligence',
  chartTable: `${PAGES.company}?view=quarterly&table=shown`,
  companyBalanceSheets: `${PAGES.company}?statement=balance-sheet`,
  companyCashFlows: `${PAGES.company}?statement=cash-flow&view=quarterly`,
  account: '/account',
  pricing: '/pricing',
  following: '/following',
  alerts: '/alerts',
  blogs: '/blogs',
  apiDocs: '/api/docs',
  embed: `/embed/filing/${SAMPLES.showcase}`,
}
const WIDTHS = [390, 768, 1024, 1440]
const GRID: readonly (readonly [number, 'light' | 'dark'])[] =
  process.env.LONG === '1'
    ? [...WIDTHS, 720].flatMap((width) => (['light', 'dark'] as const).map((scheme) => [width, scheme] as const))
    : [
        [390, 'light'],
        [390, 'dark'],
        [1440, 'light'],
        [1440, 'dark'],
      ]

/** Pages of the desk. */
const ADMIN: Readonly<Record<string, string>> = {
  ongoing: '/ongoing-analyses',
  model: '/admin/model',
  statements: '/admin/statements',
  users: '/admin/users',
  ingestion: '/admin/ingestion',
  lists: '/admin/lists',
  audit: '/admin/audit',
  outbox: '/admin/outbox',
  versions: `/filing/${SAMPLES.free}/versions`,
  otherVersions: `/filing/${SAMPLES.free}/cash-flow/versions`,
  correction: `/filing/${SAMPLES.free}/balance-sheet/correct`,
  cashFlow: PAGES.cashFlow ?? '',
}

/** What axe finds on one page, in words. */
async function findings(page: Page, name: string, path: string): Promise<string[]> {
  await page.goto(url(path))
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The filing in its frame is shown as it was filed.
    .exclude('iframe')
    .analyze()
  return violations.map((v) => {
    const where = v.nodes.map((node) => node.target.join(' ')).slice(0, 4)
    return `${name}: ${v.id} ${where.join(', ')}`
  })
}

for (const [width, scheme] of GRID) {
  for (const [persona, pages] of [
    ['pro', { ...PAGES, ...MORE }],
    ['admin', ADMIN],
  ] as const) {
    test(`no page of ${persona} has an axe finding at ${width} px in ${scheme}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await signIn(page, persona)
      const found: string[] = []
      for (const [name, path] of Object.entries({ ...pages, post: samplePosts()[0]?.path ?? '' }))
        found.push(...(await findings(page, name, path)))
      expect(found).toEqual([])
    })
  }
}
