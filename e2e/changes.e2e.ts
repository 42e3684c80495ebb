/** What changed since the year before: the bridge that adds up, and the words of both reports. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

const APPLE = `/filing/${SAMPLES.free}`

test('the filing leads to the bridge from one net income to the next, and its steps to their cells', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, APPLE)
  await page.getByRole('link', { name: 'Line by line, and in words' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed since 2023 FY')
  const bridge = page.getByRole('region', { name: 'Net income, line by line' })
  await expect(bridge).toContainText(
    'Net income fell by $3.26B to $93.74B: Revenue added $7.75B, Income taxes took $13.01B.',
  )
  await expect(bridge.getByRole('listitem')).toHaveCount(8)
  await bridge.locator('svg').getByText('−$13.01B').click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=/)
})

test('risk factors are read beside last year’s: added, removed, changed, the rest folded, found in both', async ({
  page,
}) => {
  // Signed out: the documents are open to everybody.
  await open(page, `${APPLE}/changes`)
  const words = page.getByRole('region', { name: 'In words' })
  await expect(words.getByRole('link', { name: 'Risk factors' })).toHaveAttribute('aria-current', 'page')
  await expect(words).toContainText(/\d+ changed · \d+ added · \d+ removed · \d+ unchanged/)
  await expect(words.locator('ins', { hasText: 'geopolitical tensions' }).first()).toBeVisible()
  await expect(words.locator('del', { hasText: 'war' }).first()).toBeVisible()
  const folded = words.locator('details').first()
  await expect(folded.locator('p').first()).toBeHidden()
  await folded.locator('summary').click()
  await expect(folded.locator('p').first()).toBeVisible()
  // Only last year's report says so.
  await words.getByRole('searchbox').fill('Item 3 of this form 10-K')
  await expect(words).toContainText('1 paragraph with “Item 3 of this form 10-K” in 2023 FY or now')
  await expect(words.locator('mark')).toHaveText('Item 3 of this Form 10-K')
  await expect(words.getByRole('link', { name: 'In last year’s filing' })).toHaveAttribute(
    'href',
    /^\/source\/0000320193-23-000106\?at=\d+-\d+$/,
  )
  await expect(page).toHaveURL(/q=Item/)
  await words.getByRole('searchbox').fill('')
  await words.getByRole('link', { name: 'Notes' }).click()
  await expect(page).toHaveURL(/section=notes/)
  await expect(words.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the notes and the discussion are compared too, and a paragraph that moved says from where', async ({ page }) => {
  await open(page, `${APPLE}/changes?section=notes`)
  const words = page.getByRole('region', { name: 'In words' })
  await expect(words).toContainText('2 moved')
  // Apple, 10-K for 2024: the State Aid Decision moved from a heading of its own into the note on income taxes.
  const moved = words.getByRole('listitem').filter({ hasText: 'moved from “European Commission State Aid Decision”' })
  await expect(moved.first()).toContainText('On August 30, 2016, the European Commission announced its decision')
  await expect(moved.first().getByRole('link', { name: 'In the filing' })).toHaveAttribute(
    'href',
    /^\/source\/0000320193-24-000123\?at=\d+-\d+$/,
  )
  await words.getByRole('link', { name: 'Management’s discussion' }).click()
  await expect(page).toHaveURL(/section=discussion/)
  await expect(words).toContainText(/\d+ changed · .*\d+ unchanged/)
  // Only this year's discussion tells of the quarter's charge.
  await words.getByRole('searchbox').fill('State Aid Decision')
  await expect(words.locator('mark').first()).toHaveText('State Aid Decision')
})

test('a filing without the one of the year before says so, and a closed statement keeps its lines', async ({
  page,
}) => {
  await open(page, '/filing/0000320193-95-000016/changes')
  await expect(page.getByText('Last year’s filing is not stored')).toBeVisible()
  await open(page, `/filing/${SAMPLES.protected}/changes`)
  await expect(
    page.getByRole('region', { name: 'Net income, line by line' }).locator('svg.picture-drawing'),
  ).toHaveCount(0)
})
