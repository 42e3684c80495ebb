/** A reader whose browser has text of twice the usual size: nothing is cut, nothing lies beyond the page. */
import { expect, type Page, test } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { PAGES } from './pages.ts'
import { open, signIn } from './site.ts'

const usual = await launchOptions()
// What a reader sets in the browser: sizes in rem and media queries follow it, as no style of a page can make them.
test.use({ launchOptions: { ...usual, args: [...(usual.args ?? []), '--blink-settings=defaultFontSize=32'] } })

const READ: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    ['home', 'company', 'restatements', 'compareThree', 'filing', 'changes', 'balanceSheet', 'cashFlow', 'release'].map(
      (name) => [name, PAGES[name]],
    ),
  ),
  ...{ source: PAGES.source, list: PAGES.list, screener: PAGES.screener, read: PAGES.read },
  ...{ pricing: '/pricing', blogs: '/blogs', calendar: '/calendar', following: '/following', account: '/account' },
}

/** Text beyond the page's edges, and text that its own box cuts; what scrolls in a frame of its own is neither. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const hides = (one: Element) => /(auto|scroll|hidden|clip)/.test(getComputedStyle(one).overflowX)
    const framed = (one: Element): boolean => {
      const parent = one.parentElement
      return (
        parent !== null && parent.tagName !== 'MAIN' && parent !== document.body && (hides(parent) || framed(parent))
      )
    }
    const words = (one: Element) => `"${one.textContent?.trim().slice(0, 40)}"`
    const told = [...document.querySelectorAll('header *, main *, footer *')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((one) => one.checkVisibility() && !one.closest('.sr, [aria-hidden="true"]'))
    const beyond = told.filter((one) => {
      const { left, right, width: own } = one.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && !framed(one)
    })
    const cut = told.filter((one) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(one)
      // What is for screen readers alone is a pixel wide.
      if (
        one.clientWidth < 3 ||
        one.closest('svg') ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        !/hidden|clip/.test(overflowX + overflowY)
      )
        return false
      return one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2
    })
    const wider = document.documentElement.scrollWidth - width
    return [
      ...(wider > 0 ? [`The page scrolls sideways by ${wider} px`] : []),
      ...beyond.map((one) => `${words(one)} lies beyond the page`),
      ...cut.map((one) => `${words(one)} is cut`),
    ]
  })
}

for (const width of [1440, 390])
  test(`pages hold text of twice the usual size at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'pro')
    const found: Record<string, string[]> = {}
    for (const [name, path] of Object.entries(READ)) {
      await open(page, path)
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px')
      const faults = await faultsOf(page)
      if (faults.length > 0) found[name] = faults
    }
    expect(found).toEqual({})
  })

test('pictures and charts grow with the text', async ({ page }) => {
  await open(page, PAGES.company)
  const heights = (of: string) =>
    page.locator(of).evaluateAll((texts) => texts.map((one) => one.getBoundingClientRect().height))
  for (const of of ['svg[data-chart="axis"] text', 'svg.picture-drawing text']) {
    await expect(page.locator(of).first()).toBeVisible()
    // A line of 11.5 px is 14 px high.
    await expect.poll(async () => Math.min(...(await heights(of))), of).toBeGreaterThan(24)
  }
})
