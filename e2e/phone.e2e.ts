/** The same pages at 390 px: nothing scrolls sideways, nothing is cut. */
import { expect, test } from '@playwright/test'
import { filings, signIn, url } from './site.ts'

for (const path of ['/', '/company/320193', `/filing/${filings.apple2024}`, '/lists', '/companies']) {
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
