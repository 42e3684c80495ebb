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
})

test('management’s discussion is read paragraph by paragraph beside last year’s, and searched in both', async ({
  page,
}) => {
  // Apple, forms 10-K for 2024 and 2023, Item 7.
  await open(page, `${APPLE}/changes?section=discussion`)
  const words = page.getByRole('region', { name: 'In words' })
  await expect(words).toContainText('35 changed · 24 added · 19 removed · 2 moved · 34 unchanged')
  const told = (text: string) => words.getByRole('listitem').filter({ hasText: text }).first()
  const own = (mark: string) => ({ has: page.getByText(mark, { exact: false }) })
  const added = told('an obligation to pay €14.2 billion or $15.8 billion to Ireland')
  await expect(added.filter(own('added')).getByRole('link', { name: 'In the filing' })).toHaveAttribute(
    'href',
    /^\/source\/0000320193-24-000123\?at=\d+-\d+$/,
  )
  const moved = told('moved from “Fiscal Year Highlights”')
  await expect(moved).toContainText('the Company announced a new share repurchase program of up to $')
  await expect(moved.locator('del').first()).toHaveText('2023')
  await expect(moved.locator('ins').first()).toHaveText('2024')
  // What was removed is one line until it is opened.
  const gone = words.locator('details').filter({ hasText: 'Fiscal Year Highlights' })
  await expect(gone.locator('summary')).toContainText('3 paragraphs removed')
  await expect(gone.getByText('The Company’s total net sales were $383.3 billion')).toBeHidden()
  await gone.locator('summary').press('Enter')
  await expect(gone.getByText('The Company’s total net sales were $383.3 billion')).toBeVisible()
  await expect(gone.getByRole('link', { name: 'In last year’s filing' }).first()).toHaveAttribute(
    'href',
    /^\/source\/0000320193-23-000106\?at=\d+-\d+$/,
  )
  // Words of this year's alone, of last year's alone, and of both.
  const counts = words.getByText(/ in 2023 FY or now$/)
  for (const [query, count] of [
    ['State Aid Decision', '4 paragraphs'],
    ['MLS Season Pass', '1 paragraph'],
    ['lower net sales of laptops', '1 paragraph'],
    ['higher net sales of laptops', '1 paragraph'],
    ['no such words', '0 paragraphs'],
  ] as const) {
    await words.getByRole('searchbox').fill(query)
    await expect(counts).toHaveText(`${count} with “${query}” in 2023 FY or now`)
    if (count.startsWith('0')) await expect(words.locator('mark')).toHaveCount(0)
    else await expect(words.locator('mark').first()).toBeVisible()
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
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
