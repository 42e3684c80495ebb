/** The income flow as an instrument: what is pointed at by the keyboard is followed and told, better and worse are drawn. */
import { expect, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

const APPLE = `/filing/${SAMPLES.free}`

test('the arrow keys lead from bar to bar; the way of each is lit and said, and Escape lets go', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const drawing = flow.locator('svg.flow-wide')
  const live = flow.locator('[aria-live=polite]').first()
  await drawing.getByRole('link', { name: /^Revenue/ }).focus()
  await expect(live).toContainText('Revenue, $391.04B, 100% of revenue, +2.0% on the year before, Printed as “')
  // Along the widest band to cost of revenue, up to gross profit, on to operating income, and down.
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  // The group has no place in the filing and no link: it is reached all the same.
  await expect(drawing.locator('[data-node="group:operating_income"]')).toBeFocused()
  await expect(live).toHaveText('Operating expenses, $57.47B, 15% of revenue, +4.8% on the year before, Calculated')
  await page.keyboard.press('ArrowRight')
  await expect(live).toContainText('R&D, $31.37B, 8% of revenue')
  // Five divisions, gross profit, operating expenses and R&D itself.
  await expect(drawing.locator('.flow-band.is-active')).toHaveCount(8)
  await expect(drawing.locator('.flow-node.is-away', { hasText: 'Net income' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawing.locator('.is-away')).toHaveCount(0)
  await drawing.getByRole('link', { name: /^Net income/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=/)
})

test('the changes are drawn as better and worse, with words for both', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `${APPLE}?flow=change`)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const legend = flow.locator('.flow-legend')
  await expect(legend).toContainText('Better than in 2023 FY')
  await expect(legend).toContainText('Worse')
  const bar = (id: string) => flow.locator(`.flow-wide [data-node="${id}"] rect`)
  await expect(bar('net_income')).toHaveAttribute('fill', 'var(--flow-loss)')
  await expect(bar('cost_of_revenue')).toHaveAttribute('fill', 'var(--flow-operating)')
  await flow.locator('.flow-wide').getByText('Income taxes', { exact: true }).hover()
  await expect(flow.locator('.flow-tip')).toContainText('Worse: it takes more of each sale')
})
