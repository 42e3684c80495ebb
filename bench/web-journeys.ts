/** What readers do where much is drawn, as a Pro subscriber on the samples: the longest task of the main thread each. */
import type { Browser, Page } from '@playwright/test'
import { PAGES, SAMPLES } from '../e2e/pages.ts'
import { tasksOf } from './main-thread.ts'

const RUNS = 3
/** Milliseconds from which a reader feels a task; the layout of a whole filing is one task of the browser's own. */
const FELT = 50
const WHOLE_FILING = 100
const STEPS = 60
/** How much slower the processor is made where it is said of a journey. */
const SLOWER = 4
const FIVE = `/companies/compare/${SAMPLES.apple}/${SAMPLES.nvidia}/${SAMPLES.tesla}/104169/1018724`

interface Journey {
  path: string
  /** what a reader does before, which is not measured */
  prepare?: (page: Page) => Promise<void>
  /** what is measured once the page is at rest */
  run: (page: Page) => Promise<void>
  /** the longest task that is wanted, ms */
  most?: number
  /** with the processor slowed four times, as on a phone of some years */
  slowed?: true
  /** width of the window, px; wide where left out */
  width?: number
}

export interface JourneyTime {
  /** of the main thread, ms of processor time */
  longest: number
  most: number
}

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'pointing along a comparison of five': {
    path: `${FIVE}?range=all`,
    run: (page) => along(page),
  },
  'pointing along a year of quarters': {
    path: `${PAGES.company}?view=quarterly`,
    run: (page) => along(page),
  },
  'from years to quarters': {
    path: PAGES.company ?? '',
    run: async (page) => {
      await page.getByRole('button', { name: 'Quarterly' }).click()
      await page.waitForURL(/view=quarterly/)
      await page.waitForLoadState('networkidle')
    },
  },
  'scrubbing the years of a flow, 4x slower': {
    path: PAGES.filing ?? '',
    slowed: true,
    prepare: openScrubber,
    run: scrub,
  },
  'scrubbing the years of a flow on a phone, 4x slower': {
    path: PAGES.filing ?? '',
    slowed: true,
    width: 390,
    prepare: openScrubber,
    run: scrub,
  },
  'scrolling a filing, 4x slower': {
    path: PAGES.filing ?? '',
    slowed: true,
    run: async (page) => {
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, 600)
        await page.waitForTimeout(120)
      }
    },
  },
  'from a filing to its document with marked terms': {
    path: `/filing/${SAMPLES.free}/bts_selector`,
    most: WHOLE_FILING,
    run: async (page) => {
      const field = page.getByPlaceholder('Enter selector phrases')
      await field.fill('net sales')
      await field.press('Enter')
      await page.frameLocator('iframe').locator('mark').first().waitFor()
    },
  },
}

async function openScrubber(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move through the years' }).click()
  // It takes the focus, and then the keys, once it is there.
  await page.locator('[role="slider"]:focus').waitFor()
}

/** Through all periods of the flow by key, back and forth, as each one's movement runs. */
async function scrub(page: Page): Promise<void> {
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home', 'End']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(420)
  }
}

/** Moves the pointer over the whole chart, as a reader who looks for a year. */
async function along(page: Page): Promise<void> {
  const box = await page.locator('svg[data-chart="plot"]').first().boundingBox()
  if (!box) throw new Error('The page has no chart')
  for (let step = 0; step <= STEPS; step += 1) {
    await page.mouse.move(box.x + (box.width * step) / STEPS, box.y + box.height / 2)
    await page.waitForTimeout(16)
  }
}

/** Times by journey: the median of some runs, since the first one also compiles what it runs. */
export async function longestOfJourneys(browser: Browser, base: string): Promise<Record<string, JourneyTime>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const signedIn = await page.request.post(`${base}/auth/demo`, { data: { persona: 'pro' }, headers: { origin: base } })
  if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)
  const found: Record<string, JourneyTime> = {}
  const session = await context.newCDPSession(page)
  for (const [name, { path, run, most = FELT, slowed, prepare, width = 1440 }] of Object.entries(JOURNEYS)) {
    await page.setViewportSize({ width, height: 900 })
    const longest: number[] = []
    for (let i = 0; i < RUNS; i += 1) {
      await page.goto(`${base}${path}`, { waitUntil: 'networkidle' })
      await page.waitForTimeout(500)
      await prepare?.(page)
      if (slowed) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      longest.push(Math.max(...(await tasksOf(browser, page, () => run(page)))))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    found[name] = { longest: longest.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0, most }
  }
  await context.close()
  return found
}
