/** What is done on a page while it is filmed, part by part, as a reader would, at any width. */
import type { Page } from '@playwright/test'
import { SAMPLES } from './pages.ts'

export interface Part {
  path: string
  /** Brings what is filmed into sight; not on the film. */
  prepare?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const stand = (page: Page, ms = 600) => page.waitForTimeout(ms)
const sizeOf = (page: Page) => page.viewportSize() ?? { width: 1440, height: 900 }
const isPhone = (page: Page) => sizeOf(page).width < 632

/** As a hand scrolls: in small steps. */
async function scroll(page: Page, by: number): Promise<void> {
  for (let step = 0; step < 10; step++) {
    await page.mouse.wheel(0, by / 10)
    await page.waitForTimeout(60)
  }
  await stand(page, 500)
}

/** To the top of the window, under what is pinned there. */
const toTop = (page: Page, selector: string, room = 76): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (one, px) => window.scrollTo({ top: one.getBoundingClientRect().top + window.scrollY - px, behavior: 'instant' }),
      room,
    )

async function press(page: Page, keys: readonly string[], ms: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await stand(page, ms)
  }
}

/** The way of the money is lit by the keys, the years are stepped through, the row of a figure is proved. */
async function flow(page: Page): Promise<void> {
  await stand(page)
  const drawing = page.locator(isPhone(page) ? 'svg.flow-narrow' : 'svg.flow-wide').first()
  await drawing.locator('[data-node="total_revenue"]').focus()
  await stand(page)
  await press(page, isPhone(page) ? ['ArrowDown', 'ArrowDown'] : ['ArrowRight', 'ArrowUp', 'ArrowRight'], 600)
  await press(page, ['Escape'], 300)
  await page.getByRole('button', { name: 'Move through the years' }).click()
  await page.locator('[role="slider"]:focus').waitFor()
  await press(page, ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'], 900)
  await drawing.locator('[data-node="net_income"]').focus()
  await press(page, ['Enter'], 1500)
}

async function story(page: Page): Promise<void> {
  await stand(page)
  for (let n = 0; n < 3; n++) await scroll(page, sizeOf(page).height * 0.8)
}

/** Side by side the document and its rows light each other; else from figure to figure. */
async function panes(page: Page): Promise<void> {
  await stand(page)
  const { width, height } = sizeOf(page)
  if (width < 1280) {
    for (let n = 0; n < 5; n++) {
      await page.getByRole('link', { name: 'Next figure' }).click()
      await stand(page, 800)
    }
    return
  }
  for (const x of [width * 0.75, width * 0.15]) {
    await page.mouse.move(x, height * 0.6)
    await stand(page, 400)
    if (x > width / 2) await scroll(page, height / 2)
    for (const part of [0.4, 0.5, 0.6]) {
      await page.mouse.move(x, height * part)
      await stand(page, 400)
    }
  }
}

/** The bridge step by step, then the words of both years and what is sought in them. */
async function changes(page: Page): Promise<void> {
  await stand(page)
  const steps = page.locator('svg a')
  for (let n = 0; n < Math.min(4, await steps.count()); n++) {
    await steps.nth(n).focus()
    await stand(page, 450)
  }
  await toTop(page, '#words')
  await stand(page, 900)
  await page.getByRole('searchbox', { name: 'Search both years' }).fill('tariffs')
  await stand(page, 1200)
}

/** The strip is sorted, turned and asked for another list. */
async function home(page: Page): Promise<void> {
  await stand(page)
  const strip = page.getByRole('region', { name: 'Who kept what of $100' })
  await strip.getByLabel('Sort').selectOption('lost')
  await stand(page, 900)
  await strip.getByLabel('Sort').selectOption('kept')
  await stand(page, 700)
  // Narrow windows are swiped.
  if (sizeOf(page).width <= 768)
    await strip.getByRole('list').evaluate((row) => row.scrollBy({ left: 300, behavior: 'smooth' }))
  else await strip.getByRole('button', { name: 'Further cards' }).click()
  await stand(page, 900)
  await strip.getByLabel('Companies of a list').selectOption({ index: 2 })
  await stand(page, 900)
}

/** Five in one window, pointed at, indexed, then side by side: on a phone by swipe. */
async function compare(page: Page): Promise<void> {
  await stand(page)
  const plot = await page.locator('svg[data-chart="plot"]').first().boundingBox()
  if (plot) {
    for (const part of [0.3, 0.5, 0.7]) {
      await page.mouse.move(plot.x + plot.width * part, plot.y + plot.height / 2)
      await stand(page, 450)
    }
  }
  await page.getByText('Index to 100').click()
  await stand(page, 900)
  const latest = page.getByRole('region', { name: 'Latest year side by side' }).last()
  await toTop(page, '[aria-label="Latest year side by side"]', 130)
  await stand(page, 900)
  if (isPhone(page)) await latest.evaluate((row) => row.scrollBy({ left: 290, behavior: 'smooth' }))
  else await toTop(page, '[aria-label="Divisions side by side"]', 130)
  await stand(page, 900)
}

/** A frame of another site: stepped, played, moved to quarters. */
async function embed(page: Page): Promise<void> {
  await stand(page)
  await page.getByRole('slider', { name: 'Period' }).focus()
  await press(page, ['ArrowLeft', 'ArrowLeft'], 800)
  await page.getByRole('button', { name: 'Play' }).click()
  await stand(page, 2200)
  await page.getByRole('button', { name: 'Quarters' }).click()
  await stand(page, 900)
}

/** The palettes that a reader sets for every page. */
async function palette(page: Page): Promise<void> {
  await stand(page)
  // From the foot of the page, which is out of sight: what they do is what is filmed.
  const choose = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('button', { name })
      .evaluate((one) => (one as HTMLElement).click())
  await choose('Colours and rows')
  for (const name of ['Blue and orange', 'Patterns', 'Standard']) {
    await choose(name)
    await stand(page, 1000)
  }
}

const FIVE = `/companies/compare/${SAMPLES.apple}/${SAMPLES.nvidia}/${SAMPLES.tesla}/104169/1018724`
const toFlow = (page: Page) => toTop(page, '#flow')

export const PARTS: Readonly<Record<string, Part>> = {
  flow: { path: `/filing/${SAMPLES.free}`, prepare: toFlow, act: flow },
  story: { path: `/company/${SAMPLES.apple}`, act: story },
  panes: { path: `/source/${SAMPLES.free}?figure=total_revenue`, act: panes },
  changes: { path: `/filing/${SAMPLES.free}/changes`, act: changes },
  home: { path: '/?of=big-technology', prepare: (page) => toTop(page, '#strip', 120), act: home },
  compare: { path: `${FIVE}?range=common`, act: compare },
  embed: { path: `/embed/filing/${SAMPLES.free}`, act: embed },
  palette: { path: `/filing/${SAMPLES.free}`, prepare: toFlow, act: palette },
}
