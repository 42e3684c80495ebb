/**
 * The income flow of every sample statement, as the API gives it: drawn for a phone, nothing lies on a foreign band; as a
 * link preview and an embed it fills its width with few large labels.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { cardFaults } from '@topline/core/flow/drawing/card-faults.fixture.ts'
import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import { crossings } from '@topline/core/flow/layout/crossings.fixture.ts'
import { statementLayout } from '@topline/core/flow/layout/statement-layout.ts'
import { SAMPLES } from './pages.ts'
import { signIn, url } from './site.ts'

interface Sample {
  accession_number: string
}

/** px² of a label or bar that nobody sees on a band. */
const MOST = 12

test('no sample crosses a foreign band on a phone, and every card fills its width', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin')
  const samples = JSON.parse(readFileSync(new URL('../samples/filings.json', import.meta.url), 'utf8')) as Sample[]
  const found: string[] = []
  let drawn = 0
  for (const { accession_number } of samples) {
    const answer = await page.request.get(url(`/api/income-statement/${accession_number}`))
    if (answer.status() === 404) continue // not read: a filing of the samples that shows a failure
    const statement = (await answer.json()) as FlowInput & { revenue_units_number: number }
    const layout = statementLayout({ ...statement, unit: statement.revenue_units_number }, { width: 358 })
    if (!layout) continue
    drawn += 1
    const card = cardFaults({ ...statement, unit: statement.revenue_units_number })
    for (const fault of card ?? ['no card']) found.push(`${accession_number} card: ${fault}`)
    for (const fault of crossings(layout, MOST)) found.push(`${accession_number}: ${fault}`)
  }
  expect(drawn).toBeGreaterThan(75)
  expect(found).toEqual([])
})

for (const { width, least } of [
  { width: 1200, least: 22 },
  { width: 390, least: 11.5 },
]) {
  test(`an embed ${width} px wide fills its frame with at most five labels of ${least} px or more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(url(`/embed/filing/${SAMPLES.showcase}`))
    const drawn = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<SVGTextElement>('svg text')].filter((one) => one.checkVisibility())
      const sizes = texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0))
      const bars = [...document.querySelectorAll('svg rect[rx="1.50"]')].filter((one) => one.checkVisibility())
      const marks = [...texts, ...bars].map((one) => one.getBoundingClientRect())
      const used = Math.max(...marks.map(({ right }) => right)) - Math.min(...marks.map(({ left }) => left))
      return { least: Math.min(...sizes), bars: bars.length, used, width: document.documentElement.scrollWidth }
    })
    expect(drawn.width).toBeLessThanOrEqual(width)
    expect(drawn.bars).toBeGreaterThanOrEqual(3)
    expect(drawn.bars).toBeLessThanOrEqual(5)
    expect(drawn.least).toBeGreaterThanOrEqual(least)
    expect(drawn.used).toBeGreaterThan(0.85 * width)
  })
}
