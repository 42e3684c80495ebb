/** What stands around every page: logo, search, links, the account, the menu of a phone, guarded pages. */
import { expect, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { startServer } from './server.ts'
import { open, signIn, url } from './site.ts'

test('the header leads home, to posts and plans, and folds into a menu at 768 px', async ({ page }) => {
  await open(page, '/lists')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Blogs' })).toHaveAttribute('href', '/blogs')
  await expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing')
  await page.getByRole('link', { name: 'Topline, home' }).click()
  await expect(page).toHaveURL(url('/'))
  // The address changes before the page does, and a new page closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$100')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(main.getByRole('link', { name: 'Blogs' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Blogs', 'Pricing']) await expect(sheet.getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('search waits for the pause, merges the register by number and opens what is clicked', async ({ page }) => {
  await open(page, '/lists')
  const asked: URL[] = []
  const local = [{ cik: '320193', name: 'Apple as stored', tickers: ['OLD'], exchanges: [], stored: true }]
  const register = [
    { cik: '320193', name: 'Apple of the register', tickers: ['AAPL', 'APL2'], exchanges: [], stored: true },
    ...Array.from({ length: 15 }, (_, i) => ({
      cik: String(900 + i),
      name: `Applied ${i}`,
      tickers: [`AP${i}`],
      exchanges: [],
      stored: false,
    })),
  ]
  await page.route('**/api/companies/*', (route) => {
    const address = new URL(route.request().url())
    asked.push(address)
    return route.fulfill({ json: address.searchParams.has('lookup') ? register : local })
  })
  const field = page.getByPlaceholder('Search companies by name or ticker...')
  const began = Date.now()
  await field.pressSequentially('appl', { delay: 60 })
  await expect(page.getByRole('option')).toHaveCount(16)
  expect(Date.now() - began).toBeGreaterThan(500)
  // Only the text that stood for the pause was asked for: here and in the register.
  expect(asked.map((one) => one.searchParams.get('search'))).toEqual(['appl', 'appl'])
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Apple of the register')
  for (const ticker of ['AAPL', 'APL2']) await expect(first.getByText(ticker, { exact: true })).toBeVisible()
  await expect(page.getByText('Apple as stored')).toHaveCount(0)
  // With its two last lines, which stay in sight below the list that scrolls.
  const box = await page
    .getByRole('search')
    .filter({ has: page.getByRole('listbox') })
    .locator('> div')
    .boundingBox()
  expect(box?.height).toBeLessThanOrEqual(400)
  await expect(page.getByRole('search').getByText('16 companies')).toBeInViewport()
  await first.click()
  await expect(page).toHaveURL(/\/company\/320193$/)
})

test('the account menu names who is signed in and leads to the subscription', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/lists')
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing', exact: true }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Account of Percy Pro' }).click()
  const menu = page.getByRole('region', { name: 'Account' })
  await expect(menu).toContainText('Percy Pro')
  await expect(menu).toContainText(/\S+@\S+/)
  await expect(menu.getByRole('link', { name: /^Subscription/ })).toContainText('Manage subscription')
  await expect(menu.getByRole('link', { name: /^Subscription/ })).toHaveAttribute('href', '/pricing')
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  // A guarded page shows a spinner until it is known who asks.
  await page.route('**/account.data*', () => {})
  await menu.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
})

test('a site with Google sign-in offers Google’s button', async ({ page }) => {
  const site = await startServer({ SAMPLES: '0', GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com' })
  try {
    let asked = 0
    await page.route('https://accounts.google.com/**', (route) => {
      asked += 1
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.google = { accounts: { id: {
          initialize: (options) => { this.options = options },
          renderButton: (parent) => { parent.textContent = 'Button of ' + this.options.client_id },
        } } }`,
      })
    })
    await page.goto(`${site.url}/lists`)
    await page.waitForLoadState('networkidle')
    // Nobody is told of a visit that does not ask for it.
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByRole('region', { name: 'Sign in' })).toContainText(
      'Button of test.apps.googleusercontent.com',
    )
  } finally {
    await site.stop()
  }
})

test('addresses are put in order: old names, numbers without dashes, zeros before a number', async ({ page }) => {
  for (const [from, to] of [
    ['/privacy-and-terms', '/p'],
    ['/filing/000032019324000123', '/filing/0000320193-24-000123'],
    ['/company/0000320193', '/company/320193'],
    ['/companies/compare/320193/320193/1045810', '/companies/compare/320193/1045810'],
    ['/companies/compare/320193', '/company/320193'],
  ] as const) {
    const answer = await page.request.get(url(from))
    expect(new URL(answer.url()).pathname, from).toBe(to)
  }
  expect((await page.request.get(url('/companies/compare/1/2/3/4/5/6'))).status()).toBe(404)
  await page.goto(url('/no/such/page'))
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(url('/'))
})

test('privacy and terms say what they must', async ({ page }) => {
  await page.goto(url('/p'))
  const text = page.getByRole('main')
  for (const said of [
    'Privacy Policy',
    'Terms of Service',
    '1/19/2025',
    '6/30/2025',
    /at least 18/,
    /payment/i,
    /cancel/i,
    /liab/i,
    /not investment advice|no investment advice/i,
  ])
    await expect(text).toContainText(said)
  await expect(text.locator('a[href^="mailto:"]').first()).toBeVisible()
})

test('no text of a page is smaller than 11.5 px, the letters of the smallest tiles included', async ({ page }) => {
  for (const path of ['/', '/company/320193', '/companies', `/filing/${SAMPLES.free}`]) {
    await open(page, path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header *, main *, footer *')]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((one) => one.checkVisibility() && !one.closest('svg, sup'))
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 11.5)
        .map((one) => `${one.textContent?.slice(0, 30)} ${getComputedStyle(one).fontSize}`),
    )
    expect(small, path).toEqual([])
  }
})
