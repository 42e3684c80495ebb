/** The income flow of every sample statement, as the API gives it: drawn for a phone, nothing lies on a foreign band. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { crossings } from '@topline/core/flow/crossings.fixture.ts'
import type { FlowInput } from '@topline/core/flow/graph.ts'
import { statementLayout } from '@topline/core/flow/statement-layout.ts'
import { signIn, url } from './site.ts'

interface Sample {
  accession_number: string
}

/** px² of a label or bar; hairlines of a loss may pass behind a label of its knot. */
const MOST = { profit: 12, loss: 130 }

test('on a phone no band, bar or label of any sample lies on a foreign band', async ({ page }) => {
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
    for (const fault of crossings(layout, MOST[layout.graph.type])) found.push(`${accession_number}: ${fault}`)
  }
  expect(drawn).toBeGreaterThan(75)
  expect(found).toEqual([])
})
