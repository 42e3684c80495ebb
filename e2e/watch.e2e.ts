/** Lists of one's own and alerts, as a reader makes them. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { open, signIn } from './site.ts'

test('a list is made from pasted tickers, ordered by keyboard, shared and taken back', async ({ page, browser }) => {
  await signIn(page, 'hobby')
  await open(page, '/lists')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Walked')
  await page.getByLabel(/Tickers or CIKs/).fill('AAPL MSFT NVDA\nNOPE')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await page.waitForURL(/\/list\/my_/)
  await expect(page.getByText('1 name not known here, kept below to be mended: NOPE')).toBeVisible()
  await page.getByRole('button', { name: 'Companies and order' }).click()
  const rows = page.getByRole('list').filter({ hasText: 'NVDA' }).getByRole('listitem')
  await page.getByRole('button', { name: /Move NVIDIA .* up/ }).focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('NVIDIA')
  await expect(page.getByText(/NVIDIA .* is now 2 of 3/)).toBeAttached()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = (await page.getByText(/\/list\/shared_/).textContent()) ?? ''
  expect((await new AxeBuilder({ page }).include('#main').analyze()).violations).toEqual([])

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Walked' })).toBeVisible()
  await expect(visitor.getByText('Shared by another reader')).toBeVisible()
  await page.getByRole('button', { name: 'Share no longer' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await visitor.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the list' }).click()
  await page.waitForURL(/\/lists$/)
})

test('an alert says how often it would have fired before it is made', async ({ page }) => {
  await signIn(page, 'hobby')
  await open(page, '/alerts')
  await page.getByRole('button', { name: 'New alert' }).click()
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('all')
  await expect(page.getByText(/Would have fired \d+ times on the newest \d+ stored filings/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Points' }).fill('')
  await expect(page.getByText('The count appears once the rule is complete.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Points' }).fill('90')
  await expect(page.getByText(/Would have fired 0 times/)).toBeVisible()
  expect((await new AxeBuilder({ page }).include('#main').analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Make the alert' }).click()
  const made = page.getByRole('article', { name: 'Gross margin falls by more than 90 points' })
  await expect(made).toContainText('Nothing fired yet.')
  await made.getByRole('button', { name: /^Delete/ }).click()
  await expect(made).toHaveCount(0)
})
