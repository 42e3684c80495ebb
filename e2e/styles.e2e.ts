/**
 * Style sheets come in any order: with the page, and again with each part that is loaded when it is opened. Nothing of a
 * page may hang on that order.
 */
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

/** Place, size and look of everything that can be seen or pressed, one line each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *, header *, footer *')]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor, fontSize, textDecorationLine } = getComputedStyle(one)
        const box = [x, y + scrollY, width, height].map((side) => Math.round(side)).join(' ')
        const name = one.getAttribute('aria-label') ?? one.textContent?.slice(0, 30)
        return `${one.tagName} ${name}: ${box} ${color} ${backgroundColor} ${fontSize} ${textDecorationLine}`
      }),
  )
}

/** Parts that are loaded when they are opened: where, how, and how they are closed again. */
const PARTS: readonly { name: string; path: string; run(page: Page): Promise<void> }[] = [
  {
    name: 'the palette on a company',
    path: PAGES.company ?? '',
    run: async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    name: 'the keyboard help on a comparison',
    path: PAGES.compare ?? '',
    run: async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    name: 'the chat on a filing',
    path: PAGES.showcase ?? '',
    run: async (page) => {
      const button = page.getByRole('button', { name: /^Ask/ })
      await button.click()
      const chat = page.getByRole('dialog', { name: /Ask|Chat/ })
      await expect(chat).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(chat).toBeHidden()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.mouse.move(0, 0)
    },
  },
]

for (const part of PARTS) {
  test(`opening ${part.name} moves and changes nothing`, async ({ page }) => {
    await signIn(page, 'pro')
    await open(page, part.path)
    const before = await looks(page)
    const sheets = await page.evaluate(() => document.styleSheets.length)
    await part.run(page)
    await page.waitForLoadState('networkidle')
    // The part brought sheets along, or nothing was tried.
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(sheets)
    expect(await looks(page)).toEqual(before)
  })
}

/** Puts the sheets of the document in reverse order and waits until each is there again. */
async function reverseSheets(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].reverse()
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })))
    for (const link of links) document.head.append(link)
    await Promise.all(loaded)
  })
}

const ADMIN: Readonly<Record<string, string>> = {
  ongoing: '/ongoing-analyses',
  statements: '/admin/statements',
  lists: '/admin/lists',
  posts: '/admin/posts',
  filing: `/filing/${SAMPLES.free}`,
  blogs: '/blogs',
}

for (const [persona, pages] of [
  ['pro', { ...PAGES, pricing: '/pricing', search: '/search?q=tariffs', account: '/account' }],
  ['admin', ADMIN],
] as const) {
  for (const width of [1440, 390]) {
    test(`no page of ${persona} at ${width} px hangs on the order of its sheets`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width, height: 900 })
      await signIn(page, persona)
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(url(path), { waitUntil: 'networkidle' })
        const before = await looks(page)
        await reverseSheets(page)
        expect(await looks(page), name).toEqual(before)
      }
    })
  }
}
