/** The analysis desk: an admin asks for an analysis, sees it move, cancels, opens a failed check, accepts a finding. */
import { expect, test } from '@playwright/test'
import { open, signIn, url, watchConsole } from './site.ts'

/** A 10-Q of the samples that failed QC for demonstration, and the one that is left queued. */
const QUEUED = '0000021344-23-000048'

test('the console is closed to everybody but admins', async ({ page }) => {
  await page.goto(url('/ongoing-analyses'))
  await expect(page).toHaveURL(url('/'))
  await signIn(page, 'pro')
  await page.goto(url('/ongoing-analyses'))
  await expect(page).toHaveURL(url('/'))
})

test('the console shows four sections, opens a failed check and cancels a request by name', async ({ page }) => {
  const problems = watchConsole(page)
  await signIn(page, 'admin')
  await page.goto(url('/ongoing-analyses'))
  for (const title of ['Started Analyses', 'Stale Analyses', 'Pending Analysis Requests', 'Required Analyses'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${title} \\(\\d+\\)$`) })).toBeVisible()
  const failures = page.getByRole('region', { name: 'QC failures by check' })
  await expect(failures.getByText('Critical Failures').first()).toBeVisible()
  await expect(failures).toContainText(/\d\.\d%/)
  await failures.getByRole('button').first().click()
  await expect(failures.getByRole('listitem').first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Cancel the analysis of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(QUEUED)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(problems).toEqual([])

  // A group whose reports cannot be read says so once.
  await page.route('**/api/income-statement/*/qc', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
  await page.reload()
  await failures
    .getByRole('button', { name: /^(?!QC Failures)/ })
    .first()
    .click()
  await expect(page.getByText(/^Failed to fetch QC reports for \d+ filings?$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The report could not be fetched.' }).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0)
})

test('a reader reports a figure, and it stands in the console beside its cell', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url('/source/0000320193-24-000123'))
  await page.getByRole('button', { name: 'Report a figure' }).click()
  await page.getByLabel('What is wrong?').fill('The sum does not match')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. Somebody will look at this figure.')).toBeVisible()
  await signIn(page, 'admin')
  await page.goto(url('/ongoing-analyses'))
  await expect(page.getByText('The sum does not match')).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Report refused')).toBeVisible()
})

test('an admin analyses a filing again and sees it end without a reload', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(url('/filing/0000320193-23-000077'))
  await page.getByLabel('Instructions (optional)').fill('a test')
  await page.getByRole('button', { name: 'Analyze Now' }).click()
  await expect(page.getByText('Analysis requested successfully')).toBeVisible()
  await expect(page.getByText(/^Version 2, extracted/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByText('No field differs')).toBeVisible()
})

test('an admin accepts a finding with a reason and takes that back', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin/statements')
  const rows = page.getByRole('region', { name: 'Statements' })
  const failed = new Promise<void>((answered) => {
    void page.route('**/api/admin/statements?*state=failed*', async (route) => {
      // Rows of the question before stay while the answer is on its way, but none can be pressed.
      await expect(rows).toHaveAttribute('aria-busy', 'true')
      await expect(rows.locator('tbody')).toHaveAttribute('inert')
      await route.continue()
      answered()
    })
  })
  await page.getByLabel('Which').selectOption('failed')
  await failed
  await rows.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Accept finding' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Reason/).fill('printed in a note')
  await dialog.getByRole('button', { name: 'Accept finding' }).click()
  await expect(page.getByText(/Accepted on .*: printed in a note/)).toBeVisible()
  await page.getByRole('button', { name: 'Take the acceptance back' }).first().click()
  await expect(page.getByRole('button', { name: 'Accept finding' }).first()).toBeVisible()
})

test('an admin asks for the filings of a company, and is told where EDGAR is off', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto(url('/company/320193'))
  await page.getByRole('button', { name: 'Fetch filings' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Fetch the filings of Apple')
  await dialog.getByLabel('Whole history').check()
  await dialog.getByRole('button', { name: 'Fetch filings' }).click()
  await expect(page.getByText('filings come in by the command line')).toBeVisible()
})
