/**
 * Style sheets come in any order: with the page, and again with each part that is loaded when it is opened. Nothing of a
 * page may hang on that order.
 */
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

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

/** The same, once the page has come to rest: the browser takes large pages over in pieces. */
async function settled(page: Page): Promise<string[]> {
  let before = ''
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = await looks(page)
        const now = found.join('\n')
        const isSame = now === before
        before = now
        return isSame
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBe(true)
  return found
}

interface LatePart {
  name: string
  path: string
  /** false: its sheet came with the page, since the control that opens it needs it */
  bringsSheets?: false
  run(page: Page): Promise<void>
}

/** Parts that are loaded when they are opened: where, how, and how they are closed again. */
const PARTS: readonly LatePart[] = [
  {
    name: 'the palette on a company',
    path: PAGES.company ?? '',
    run: async (page) => {
      // The keys are loaded after the page: the first press may be too early.
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  {
    name: 'the keyboard help on a comparison',
    path: PAGES.compare ?? '',
    run: async (page) => {
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
      }).toPass()
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
      await leave(page)
    },
  },
  {
    name: 'the arithmetic of a margin on a filing',
    path: PAGES.filing ?? '',
    bringsSheets: false,
    run: async (page) => {
      await page.getByRole('button', { name: /^Net margin.*show arithmetic$/ }).click()
      await expect(page.getByRole('dialog')).toContainText('on the same basis')
      await page.keyboard.press('Escape')
      await leave(page)
    },
  },
  {
    name: 'the table of the chart on a company',
    path: PAGES.company ?? '',
    bringsSheets: false,
    run: async (page) => {
      const table = page.getByRole('checkbox', { name: 'Table' })
      await table.click()
      await expect(page.getByRole('region', { name: /as a table$/ })).toBeVisible()
      await table.click()
      await expect(page.getByRole('region', { name: /as a table$/ })).toHaveCount(0)
      await leave(page)
    },
  },
  {
    name: 'the picker of companies on a company',
    path: PAGES.company ?? '',
    run: async (page) => {
      await page.getByRole('button', { name: 'Compare to' }).click()
      await expect(page.getByRole('searchbox', { name: /Compare/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await leave(page)
    },
  },
  {
    name: 'the card of a filing on Home',
    path: PAGES.home ?? '',
    run: async (page) => {
      const card = page.getByRole('button', { name: 'Card of NVIDIA Corporation 10-K' }).first()
      await card.click()
      await expect(page.getByRole('cell').filter({ hasText: 'View Filing' })).toBeVisible()
      await card.click()
      await leave(page)
    },
  },
]

/** Neither pointed at nor focused, and at the page's top again: what was used looks as before. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.mouse.move(0, 0)
}

for (const part of PARTS) {
  test(`opening ${part.name} moves and changes nothing`, async ({ page }) => {
    test.setTimeout(90_000)
    await signIn(page, 'pro')
    await open(page, part.path)
    const before = await settled(page)
    const sheets = await page.evaluate(() => document.styleSheets.length)
    await part.run(page)
    await page.waitForLoadState('networkidle')
    // The part brought sheets along, or nothing was tried.
    if (part.bringsSheets !== false)
      expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(sheets)
    expect(await settled(page)).toEqual(before)
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
      // Pages that count seconds stand still too.
      await page.clock.setFixedTime(new Date())
      await signIn(page, persona)
      for (const [name, path] of Object.entries(pages)) {
        await open(page, path)
        const before = await settled(page)
        await reverseSheets(page)
        expect(await settled(page), name).toEqual(before)
      }
    })
  }
}
