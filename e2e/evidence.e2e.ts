/** A figure's further places: named on the filing's page, each opening the document at its digits. */
import { expect, test } from '@playwright/test'
import { open, signIn } from './site.ts'

/** Form 10-K of 1995, plain text: selected data, equity and cash flows print net income again. */
const TEXT = '/filing/0000320193-95-000016'

test('a filing says where its net income stands again, and opens the place', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, TEXT)
  const card = page
    .getByRole('region', { name: 'In the document' })
    .or(page.locator('section', { hasText: 'In the document' }))
    .first()
  await expect(card).toContainText(/Confirmed by \d+ other places/)
  await card.getByRole('link', { name: 'cash flow' }).first().click()
  await expect(page).toHaveURL(/\/source\/0000320193-95-000016\?at=\d+-\d+/)
  const mark = page.frameLocator('iframe').locator('#at')
  await expect(mark).toHaveText('424', { timeout: 20_000 })
  // The figure that it confirms stays chosen, with all its places beside it.
  await expect(page.getByText(/Stands again in \d+ places/)).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'cash flow', exact: true }).and(page.locator('[aria-current=true]')),
  ).toBeVisible()
})
