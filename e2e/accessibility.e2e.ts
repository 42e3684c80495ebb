/** axe over the main pages in both schemes: no serious or critical finding. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { filings, signIn, url } from './site.ts'

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/company/320193', `/filing/${filings.apple2024}`]) {
    test(`${path} in ${scheme} has no serious finding`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await signIn(page, 'pro')
      await page.goto(url(path))
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
      expect(serious.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([])
    })
  }
}
