/** The filing page, part by part, for its readers and its admins; and the views of its document. */
import { expect, type Page, test } from '@playwright/test'
import { go, withData } from './answers.ts'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

/** Of the samples: without EPS, failed for demonstration, failed without a statement. */
const UNDER_REVISION = '0001551152-23-000033'
const FAILED = '0001618921-23-000043'
const UNREAD = '0000051143-25-000015'

test('a filing stands in full: its statement in parts, its neighbours and its posts', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, PAGES.showcase)
  await expect(page.getByRole('heading', { name: 'Income flow' })).toBeVisible()
  const main = page.getByRole('main')
  for (const said of [
    'Revenue and gross profit',
    'Operating expenses',
    'Other income and final results',
    'Per-share data',
    'Business divisions',
    'Geographical segments',
    'USD in millions, except per-share amounts',
    '2026 FY',
  ])
    await expect(main).toContainText(said)
  await expect(page.getByRole('heading', { name: 'QC results' })).toBeVisible()
  const posts = main.locator('section', { has: page.getByRole('heading', { name: 'Related blog posts' }) })
  await expect(posts.getByRole('link').first()).toHaveAttribute('href', /^\/blogs\/revenue-of-nvidia/)
  await expect(page.getByText('Extraction details')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Business terms' })).toHaveCount(0)
  await page
    .getByRole('radio', { name: '% of revenue' })
    .or(page.getByText('% of revenue', { exact: true }))
    .first()
    .click()
  await expect(page).toHaveURL(/flow=share/)
})

test('the three statements of a filing are addresses, by tab and by key, and each figure opens its cell', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, PAGES.filing)
  const tabs = page.getByRole('navigation', { name: 'Statements of this filing' })
  await expect(tabs.getByRole('link', { name: 'Income statement' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Balance sheet' }).click()
  await expect(page).toHaveURL(url(PAGES.balanceSheet ?? ''))
  await expect(page.getByRole('heading', { name: 'Balance sheet', level: 2 })).toBeVisible()
  const figures = page.getByRole('table', { name: 'Balance sheet, the figures by name' })
  await expect(figures.getByRole('row', { name: /^Total assets/ })).toContainText('364,980')
  await expect(page.getByRole('table', { name: 'Balance sheet, the lines as printed' })).toContainText(
    'Vendor non-trade receivables',
  )
  await expect(page.getByText('Total assets 364,980, claims on them 364,980')).toBeVisible()
  await page.keyboard.press('3')
  await expect(page).toHaveURL(url(PAGES.cashFlow ?? ''))
  const flows = page.getByRole('table', { name: 'Cash flow, the figures by name' })
  await expect(flows.getByRole('row', { name: /^Capital expenditures/ })).toContainText('−13.8%')
  await page.keyboard.press('1')
  await expect(page).toHaveURL(url(PAGES.filing ?? ''))
  await page.keyboard.press('2')
  await figures.getByRole('link', { name: /^Total assets, 364,980/ }).click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=\d+-\d+/)
})

test('a balance sheet or cash flow that is protected, or of a filing that was not read, says so in its place', async ({
  page,
}) => {
  await open(page, `${PAGES.protected}/cash-flow`)
  await expect(page.getByText('Cash flow is protected. Please subscribe to view.')).toBeVisible()
  await open(page, PAGES.balanceSheet)
  await expect(page.getByText('Sign in to view for free.')).toBeVisible()
  await signIn(page, 'pro')
  await open(page, `/filing/${UNREAD}/balance-sheet`)
  await expect(page.getByText('No balance sheet here')).toBeVisible()
  await expect(page.getByText('This filing has not been analysed.')).toBeVisible()
})

test('what is under revision says so, to everybody but an admin', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/filing/${UNDER_REVISION}`)
  await expect(page.getByText('Income statement is still under revision. Please check back later.')).toBeVisible()
  await expect(page.getByText('Per-share data')).toHaveCount(0)
  await expect(page.getByText('Access denied')).toHaveCount(0)
  await signIn(page, 'admin')
  await open(page, `/filing/${UNDER_REVISION}`)
  await expect(page.getByText('Income statement is still under revision. Please check back later.')).toHaveCount(0)
  await expect(page.getByText('Revenue and gross profit')).toBeVisible()
})

test('a failed check offers another analysis, and says when one is queued', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/filing/${FAILED}`)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'QC results' }) }).last()
  await expect(card.getByText('Failed', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Analyze Again' })).toBeVisible()
  await expect(card.getByText('Queued for Analysis')).toHaveCount(0)
  await open(page, '/lists')
  await withData(page, `/filing/${FAILED}`, { hasUnconcludedAnalysis: true })
  await go(page, `/filing/${FAILED}`)
  await expect(card.getByText('Queued for Analysis')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Analyze Again' })).toHaveCount(0)
})

test('a filing without a statement says what became of its analysis', async ({ page }) => {
  await open(page, `/filing/${UNREAD}`)
  await expect(page.getByRole('heading', { name: 'No income statement yet' })).toBeVisible()
  await expect(page.getByText(/^Analysis failed on/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View the document' })).toBeVisible()
})

test('the chat opens in its size, asks what a link sends along, and never sends blanks', async ({ page }) => {
  await signIn(page, 'pro')
  const sent: string[] = []
  await page.route(`**/api/filing/${SAMPLES.free}/message`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push((route.request().postDataJSON() as { message: string }).message)
    return route.fulfill({ json: { response: 'An answer.', citations: [], unsupported: [] } })
  })
  await open(page, '/lists')
  await go(page, `/filing/${SAMPLES.free}`, { ask: 'What was revenue?' })
  const chat = page.getByRole('dialog', { name: /^Chat about/ })
  await expect(chat.getByText('What was revenue?')).toBeVisible()
  await expect.poll(() => sent).toEqual(['What was revenue?'])
  expect(await chat.boundingBox()).toMatchObject({ width: 720, height: 600 })
  const field = chat.getByRole('textbox', { name: 'Ask about this filing' })
  for (const text of ['', '   \n ']) {
    await field.fill(text)
    await chat.getByRole('button', { name: 'Send' }).click()
    await field.press('Enter')
  }
  await field.fill('And net income?')
  await field.press('Enter')
  await expect.poll(() => sent).toEqual(['What was revenue?', 'And net income?'])
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat).toHaveCount(0)
})

test('an admin has the tools of a filing in one block', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, PAGES.filing)
  await expect(page.getByRole('link', { name: 'Business terms' })).toHaveAttribute(
    'href',
    `/filing/${SAMPLES.free}/bts`,
  )
  for (const name of ['Analyze Again', 'Analyze Now', 'Create Blog', 'Edit Logo Info', 'Fetch logo'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByLabel('Instructions (optional)')).toBeVisible()
  await page.getByRole('button', { name: 'Redo QC' }).click()
  await expect(page.getByText('QC reports update process completed successfully')).toBeVisible()

  const tweets = page.locator('section', { has: page.getByRole('heading', { name: 'Suggested tweets' }) }).last()
  await tweets.getByRole('button', { name: 'Suggest tweets' }).click()
  await expect(tweets.getByRole('article')).toHaveCount(3)
  await expect(tweets.getByText(/, 3 suggestions$/)).toBeVisible()

  await page.getByText('Extraction details').click()
  const details = page.locator('details', { hasText: 'Extraction details' })
  for (const said of ['Version', 'Model', 'Selector', 'Thought process', 'Divisions are not places', 'holds', 'passed'])
    await expect(details).toContainText(said)
})

/** Waiting, refused, tried again: what a view of the document says. */
async function says(page: Page, path: string, call: string, waiting: string, failed: string): Promise<void> {
  await open(page, '/lists')
  let isFirst = true
  let free = () => {}
  const gate = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route(call, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    await gate
    await route.fulfill({ status: 404, json: { detail: 'Filing not found' } })
  })
  await go(page, path)
  await expect(page.getByText(waiting)).toBeVisible()
  free()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
  await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(0)
}

test('the view of business terms says that it loads, that it failed, and shows the filing in a closed frame', async ({
  page,
}) => {
  const path = `/filing/${SAMPLES.free}/bts`
  await says(page, path, `**/api${path}*`, 'Loading filing details...', 'Error loading filing details')
  await expect(page.frameLocator('iframe').locator('mark').first()).toBeVisible()
})

test('the section view does the same, and waits with a phrase until the typing pauses', async ({ page }) => {
  const path = `/filing/${SAMPLES.free}/bts_selector`
  await says(page, path, `**/api${path}*`, 'Loading filing section...', 'Error loading filing section')
  const field = page.getByPlaceholder('Enter selector phrases')
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.pathname === `/api${path}`) asked.push(address.searchParams.get('selector'))
  })
  await field.pressSequentially('iphone', { delay: 50 })
  await expect(page.getByText(/^\(\d+\) iphone$/)).toBeVisible()
  expect(asked).toEqual(['iphone'])
  await field.fill('services')
  await field.press('Enter')
  await expect.poll(() => asked).toEqual(['iphone', 'services'])
  await field.fill('zzzzqqqq')
  await field.press('Enter')
  await expect(page.getByText('(0) zzzzqqqq')).toHaveCSS('color', 'rgb(95, 106, 124)')
})

test('a read that fails is tried three times more', async ({ page }) => {
  await open(page, '/lists')
  await page.clock.install()
  let asked = 0
  await page.route(`**/api/filing/${SAMPLES.free}/bts*`, (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { detail: 'Busy' } })
  })
  await go(page, `/filing/${SAMPLES.free}/bts`)
  for (let tries = 1; tries <= 4; tries += 1) {
    await expect.poll(() => asked).toBe(tries)
    await page.clock.fastForward(30_000)
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Error loading filing details' })).toBeVisible()
  expect(asked).toBe(4)
})

test('what is gated shows what it is made of, and no figure', async ({ page }) => {
  await open(page, `/filing/${SAMPLES.protected}`)
  for (const part of ['Income flow', 'Income statement']) {
    const gate = page.getByRole('region', { name: part })
    await expect(gate.getByText('Income before taxes')).toBeVisible()
    expect(await gate.textContent()).not.toMatch(/\d/)
  }
})

test('the flow told by its changes has their sentence, the change of a group and the sizes of the year before', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, `/filing/${SAMPLES.free}?flow=change`)
  const flow = page.getByRole('region', { name: 'Income flow' })
  // Form 10-K of fiscal 2024: 57,467 after 54,847 of operating expenses.
  await expect(flow.getByText('Revenue rose 2.0% to $391.04B, from $383.29B in 2023 FY.')).toBeVisible()
  await expect(flow.locator('svg.flow-wide')).toContainText(/Operating expenses\s*\$57\.47B\s*\+4\.8%/)
  await expect(flow.getByText('Size in 2023 FY')).toBeVisible()
  await expect.poll(() => flow.locator('rect.flow-before').count()).toBeGreaterThan(8)
  await flow.getByRole('button', { name: 'Amount' }).click()
  await expect(flow.locator('rect.flow-before')).toHaveCount(0)
  await expect(flow.getByText(/^Of every \$100 in revenue/)).toBeVisible()
  // What is pointed at lights up with all that leads to it and away from it; the rest steps back.
  await flow.locator('svg.flow-wide').getByText('Services', { exact: true }).hover()
  const tip = flow.locator('.flow-tip')
  for (const said of [
    'Services',
    '$96.17B',
    '25% of revenue',
    '+12.9% on the year before',
    'Printed as “Services',
    '96,169',
  ])
    await expect(tip).toContainText(said)
  await expect.poll(() => flow.locator('.flow-wide .flow-band.is-active').count()).toBeGreaterThan(4)
  // The four other divisions, and the income that joins below.
  await expect(flow.locator('.flow-wide .flow-band.is-away')).toHaveCount(5)
})

test('a lookup shows the filing in place, and is asked once', async ({ page }) => {
  await open(page, '/lists')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/1901/')) asked.push(request.url())
  })
  await go(page, '/filing/aapl/1901/fy')
  await expect(page.getByText('Attempted to find filing for AAPL from FY 1901')).toBeVisible()
  expect(asked).toHaveLength(1)
  // The way on: what there is of this company.
  await expect(page.getByRole('link', { name: /^Apple Inc\., 20/ })).toHaveAttribute('href', /^\/filing\/\d/)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(url('/lists'))
  await open(page, '/filing/aapl/2024/fy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apple Inc.')
  await expect(page).toHaveURL(url('/filing/aapl/2024/fy'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/filing/${SAMPLES.free}$`))
  // Its statement is the one that is open, as under its accession number.
  await expect(page.locator('[aria-current="page"]').filter({ hasText: 'Income statement' })).toBeVisible()
})
