/** Pages that are handed to somebody, on paper: dark ink whatever the screen is, no controls, nothing cut at the edge. */
import { expect, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn } from './site.ts'

/** A sheet of Letter less its margins, CSS px. */
const SHEET = { width: 710, height: 950 }

for (const name of ['filing', 'company', 'compare', 'release'] as const) {
  test(`${name} is printed whole, light and without controls`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await signIn(page, 'pro')
    await open(page, PAGES[name])
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const look = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      const controls = [...document.querySelectorAll('main :is(button, select, input)')].filter(
        (one) => one.checkVisibility() && !one.closest('td, th, dd') && !one.matches('.fig'),
      )
      const tables = [...document.querySelectorAll('main table')].filter((one) => one.checkVisibility())
      const cut = tables.filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      return {
        ...{ color, backgroundColor, controls: controls.map((one) => one.textContent) },
        cut: cut.map((one) => one.querySelector('caption')?.textContent ?? one.className),
      }
    })
    expect(look).toEqual({ color: 'rgb(43, 56, 75)', backgroundColor: 'rgb(255, 255, 255)', controls: [], cut: [] })
    const paper = await page.pdf({ format: 'Letter', printBackground: true })
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  })
}
