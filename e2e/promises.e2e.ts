/** Small promises of the pages that no journey passes by. */
import { expect, type Page, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, samplePosts, signIn, url } from './site.ts'

test('a checkout that nobody knows is not waited for without end', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'free')
  await page.goto(url('/pricing?checkout_session_id=cs_of_nobody'))
  const banner = page.getByRole('status').filter({ hasText: 'Thank you.' })
  await expect(banner).toContainText('Confirming your payment…')
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(banner).toContainText('Where no payment was made, nothing changes.', { timeout: 100 })
  }).toPass()
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toBeHidden()
})

test('a subscriber asks again for an analysis that failed', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/filing/0000051143-25-000015')
  await expect(page.getByText(/^Analysis failed on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request it again' })).toBeEnabled()
})

/** Names of buttons that differ by their capitals alone. */
async function alike(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
  const kinds = [...new Set(names)]
  return kinds.filter((name) => kinds.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()))
}

test('an admin reads addresses in social posts, and no two buttons of one name', async ({ page }) => {
  await signIn(page, 'admin')
  for (const path of [
    `/filing/${SAMPLES.free}`,
    ...samplePosts()
      .slice(0, 3)
      .map(({ path }) => path),
  ]) {
    await open(page, path)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await alike(page), path).toEqual([])
    await expect(page.locator('main'), path).not.toContainText('{blog_url}')
  }
  await expect(page.getByRole('heading', { name: 'Draft Social Posts' })).toBeVisible()
})

test('the desk shows a payment that is owed in red', async ({ page }) => {
  await signIn(page, 'past_due')
  await signIn(page, 'admin')
  await page.goto(url('/admin/users'))
  await expect(page.getByText('past due', { exact: true }).first()).toHaveCSS('color', 'rgb(201, 42, 42)')
})

test('a wrong figure in the text of a published post is refused once, with its reason', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/blogs')
  for (const name of ['Show Published Posts', 'Show Unpublished Posts']) await page.getByLabel(name).uncheck()
  await expect(page.getByText('Both kinds of posts are off')).toBeVisible()
  await page.getByLabel('Show Published Posts').check()
  await page.getByText('QC Passed', { exact: true }).first().hover()
  await expect(
    page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: 'QC Passed' }).first(),
  ).toBeVisible()
  await open(page, samplePosts().at(-1)?.path)
  // The tools of an admin are full: each has a part below its heading, and what passed is folded.
  const sections = page.getByRole('complementary', { name: 'Social posts' }).locator('section')
  for (const text of await sections.evaluateAll((all) =>
    all.map((one) => (one.textContent ?? '').replace(one.querySelector('h2, h3')?.textContent ?? '', '').trim()),
  ))
    expect(text).not.toBe('')
  await expect(page.getByText(/figures? one by one$/)).toBeVisible()
  await expect(page.locator('details', { hasText: 'one by one' }).getByRole('table')).toBeHidden()
  const field = page.getByLabel('Blog Content')
  // The tools come after the post: the first press may be too early.
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
    await expect(field).toBeVisible({ timeout: 3000 })
  }).toPass()
  await field.fill(`${await field.inputValue()}\n\nRevenue was $999.99B.`)
  await page.getByRole('button', { name: 'Save' }).click()
  const notices = page.getByRole('alert')
  await expect(notices.filter({ hasText: /QC failed/ })).toHaveCount(1)
  await expect(notices.filter({ hasText: 'Please try again' })).toHaveCount(0)
})

test('a company of which only quarters are stored begins with them', async ({ page }) => {
  await open(page, '/company/4962')
  await expect(page.getByRole('button', { name: 'Quarterly', pressed: true })).toBeVisible()
  await expect(page.getByText('Total revenue, 2023 Q3')).toBeVisible()
  // American Express, 10-Q of September 30, 2023: revenues net of interest expense 15,381.
  await expect(page.locator('main dl')).toContainText('$15.38B')
  await expect(page.getByText('No financial data available')).toHaveCount(0)
})

test('a company that is not stored is offered what works on this site only', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url('/company/1094517'))
  await expect(page.getByText('No filings yet')).toBeVisible()
  await expect(page.getByText('This site takes in filings by itself: none can be asked for here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fetch filings' })).toHaveCount(0)
})

test('a statement without revenue has a sentence for its flow, and a note is no failure', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url('/filing/0001062993-16-008650'))
  const flow = page.getByRole('region', { name: 'Income flow' })
  await expect(flow.getByText('No revenue in this period, so nothing flows.')).toBeVisible()
  await expect(flow.getByRole('button')).toHaveCount(0)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'QC results' }) }).last()
  await expect(card.getByText('Passed', { exact: true })).toBeVisible()
  await expect(card.getByText('1 note', { exact: true })).toBeVisible()
  await expect(card).toContainText('The other is no reason to doubt the figures.')
  await expect(card).not.toContainText(/\bfails?\b/)
})

test('tools of a list stand at one height', async ({ page }) => {
  await open(page, '/list/big-technology')
  const tools = page.locator('main header').getByRole('button')
  // Some come after the page: those of the viewer, and those of lazy parts.
  await expect(tools).toHaveCount(3)
  const heights = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test('a filing’s parts in narrow windows: divisions side by side, units in one line below the heading', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page, `/filing/${SAMPLES.free}`)
  const bars = page.locator('.flow-bars li')
  await expect(bars.first()).toBeVisible()
  const tops = await bars.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Income statement', 'Business divisions', 'Geographical segments']) {
    const part = page.getByRole('region', { name })
    const heading = await part.getByRole('heading', { name }).boundingBox()
    const units = await part
      .getByText(/^USD in millions/)
      .first()
      .boundingBox()
    expect(units?.height, name).toBeLessThan(26)
    expect(units?.x, name).toBe(heading?.x)
    expect(units?.y, name).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0))
  }
  await page.goto(url(`/company/${SAMPLES.apple}/restatements`))
  const changes = page.locator('tbody td small').filter({ hasText: '%' })
  await expect(changes.first()).toBeVisible()
  const box = await changes.first().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThanOrEqual(390)
})

test('a company without revenue has no margin, and its trends no longer names than others', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url('/company/1828108'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  expect((await page.getByRole('combobox', { name: 'Trend' }).boundingBox())?.width).toBeLessThan(200)
  const margins = page.getByRole('row', { name: /margin/i })
  await expect.poll(() => margins.count()).toBeGreaterThan(0)
  for (const text of await margins.allTextContents()) expect(text).not.toMatch(/(?<![\d.])0\.0%|\d,\d{3}\.\d%/)
})
