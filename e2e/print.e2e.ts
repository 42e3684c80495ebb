/** Pages that are handed to somebody, on paper: dark ink whatever the screen is, no controls, nothing cut at the edge. */
import { expect, test } from '@playwright/test'
import { PAGES } from './pages.ts'
import { open, signIn } from './site.ts'

/** A sheet of Letter less its margins, CSS px. */
const SHEET = { width: 710, height: 950 }

for (const name of ['filing', 'company', 'compare', 'release', 'changes', 'list', 'screener'] as const) {
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
      const chrome = [
        ...document.querySelectorAll('body > * header, [role=banner], footer, [aria-label=Demonstration]'),
      ]
      const isSiteChrome = (one: Element) => !one.closest('main') && one.checkVisibility()
      const texts = [...document.querySelectorAll('main *')]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((one) => !one.closest('.sr, [aria-hidden="true"]') || one.closest('svg'))
      // Ink on white: 4.5 to 1 at least, white on a coloured ground aside.
      const light = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
          const of = Number(part) / 255
          return of <= 0.03928 ? of / 12.92 : ((of + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const isOnGround = (one: Element): boolean => {
        const ground = getComputedStyle(one).backgroundColor
        if (!/, 0\)$|transparent/.test(ground) && ground !== 'rgb(255, 255, 255)') return true
        return one.parentElement !== null && one.parentElement.tagName !== 'BODY' && isOnGround(one.parentElement)
      }
      const pale = texts.filter((one) => {
        const style = getComputedStyle(one)
        const ink = one.closest('svg') ? style.fill : style.color
        return /^rgb/.test(ink) && 1.05 / (light(ink) + 0.05) < 4.5 && !isOnGround(one)
      })
      const boxes = texts
        .flatMap((one) =>
          [...one.childNodes]
            .filter((node) => node.nodeType === 3 && node.textContent?.trim())
            .flatMap((node) => {
              const range = document.createRange()
              range.selectNode(node)
              return [...range.getClientRects()].map((box) => ({ text: node.textContent?.trim().slice(0, 30), box }))
            }),
        )
        .filter(({ box }) => box.width > 2)
      const onAnother = boxes.flatMap(({ text, box }, i) =>
        boxes
          .slice(i + 1)
          .filter(({ box: other }) => {
            const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
            const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
            return wide > 2 && high > 5
          })
          .map((other) => `${text} on ${other.text}`),
      )
      const beyond = boxes.filter(({ box }) => box.right > window.innerWidth + 2 || box.left < -2)
      return {
        ...{ color, backgroundColor, controls: controls.map((one) => one.textContent) },
        chrome: chrome.filter(isSiteChrome).map((one) => one.textContent?.trim().slice(0, 30)),
        pale: [...new Set(pale.map((one) => one.textContent?.trim().slice(0, 30)))].slice(0, 8),
        onAnother: onAnother.slice(0, 8),
        beyond: [...new Set(beyond.map(({ text }) => text))].slice(0, 8),
        cut: cut.map((one) => one.querySelector('caption')?.textContent ?? one.className),
      }
    })
    expect(look).toEqual({
      ...{ color: 'rgb(43, 56, 75)', backgroundColor: 'rgb(255, 255, 255)' },
      ...{ controls: [], cut: [], chrome: [], pale: [], onAnother: [], beyond: [] },
    })
    const paper = await page.pdf({ format: 'Letter', printBackground: true })
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  })
}
