/** The assistant and what brings readers back: a question, following, a key, a frame on another site. */
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { filings, signIn, url } from './site.ts'

test('a Pro subscriber asks about a filing and follows a citation to the cell', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url(`/filing/${filings.apple2024}`))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Ask about this filing' }).click()
  await page.getByRole('textbox', { name: 'Ask about this filing' }).fill('What was operating income?')
  await page.keyboard.press('Enter')
  // Apple, 10-K for fiscal 2024, statement of operations: operating income 123,216.
  await expect(page.getByRole('log')).toContainText('Operating income of Apple was $123.22B in 2024 FY.')
  await page.getByRole('log').getByRole('link', { name: 'Operating income, 2024 FY', exact: true }).click()
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=\d+-\d+/)
  await expect(page.frameLocator('iframe').locator('#at')).toHaveText('123,216')
  await page.goBack()
  await page.getByRole('button', { name: 'Ask about this filing' }).click()
  await expect(page.getByRole('log')).toContainText('What was operating income?')
})

test('without Pro the chat says what it needs', async ({ page }) => {
  await signIn(page, 'hobby')
  await page.goto(url(`/filing/${filings.apple2024}`))
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: 'Ask about this filing' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.hover()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Chatting requires a pro subscription')
})

test('a followed company stands on its page', async ({ page }) => {
  await signIn(page, 'free')
  await page.goto(url('/company/320193'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Follow Apple Inc.' }).click()
  await expect(page.getByRole('button', { name: 'Following Apple Inc.' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(url('/following'))
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: /Apple Inc\./ })
      .first(),
  ).toBeVisible()
})

test('an API key is made, shown once, works, and ends when revoked', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(url('/account'))
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name of a new key').fill('Browser test')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const key = await page.getByText(/^tl_[\w-]{43}$/).textContent()
  const authorization = `Bearer ${key}`
  const read = () => fetch(url('/api/company/320193'), { headers: { authorization } })
  const answer = await read()
  expect([answer.status, (await answer.json()).name]).toEqual([200, 'Apple Inc.'])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(key ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke Browser test' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Browser test')).toHaveCount(0)
  expect((await read()).status).toBe(401)
})

test('the text of all filings is searched, and a hit opens its place', async ({ page }) => {
  test.slow()
  // Filings become searchable some time after they were stored.
  await expect(async () => {
    await page.goto(url('/search?q=%22greater+china%22+decreased&form=10-K'))
    await expect(page.getByRole('link', { name: /Apple Inc\./ }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 100_000 })
  await expect(page.locator('mark').first()).toBeVisible()
  await page
    .locator('ol')
    .getByRole('link', { name: /Item|Segment/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/source\/.*\?at=\d+-\d+/)
  await expect(page.frameLocator('iframe').locator('mark').first()).toBeVisible()
})

test('a frame on another origin shows the income flow of a showcase', async ({ page }) => {
  const showcase = '0000320193-25-000079'
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${url(`/embed/filing/${showcase}`)}" width="800" height="560"></iframe>`)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  try {
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    // Another host name is another origin to the browser.
    await page.goto(`http://localhost:${port}/`)
    await expect(page.frameLocator('iframe').getByRole('img', { name: /Apple Inc\., income flow/ })).toBeVisible()
  } finally {
    other.close()
  }
})
