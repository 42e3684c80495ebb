/**
 * Plans, from a visitor to Pro and back by the demo checkout, in a second tab too; and what each persona may see.
 * These journeys change what the persona "free" may read, so they run after all others.
 */
import { expect, type Page, test } from '@playwright/test'
import { signIn, url, watchConsole } from './site.ts'

test.describe.configure({ mode: 'serial' })

/** A statement that visitors may not read, found as the administrator. */
async function protectedFiling(page: Page): Promise<string> {
  await signIn(page, 'admin')
  const answer = await page.request.get(url('/api/filings/recent?limit=100'))
  const rows: { accession_number: string; income_statement: Statement | null }[] = await answer.json()
  await page.request.post(url('/auth/logout'), { data: {}, headers: { origin: url('') } })
  const found = rows.find(
    ({ income_statement: s }) => s?.protected && !s.is_under_revision && !s.showcase && s.qc !== null,
  )
  if (!found) throw new Error('The samples hold no protected statement')
  return found.accession_number
}
interface Statement {
  protected: boolean
  showcase: boolean
  is_under_revision: boolean
  qc?: unknown
}

/** The income flow stands on the page only for those who may read the statement. */
const flowOf = (page: Page) => page.getByRole('button', { name: 'Export the income flow' })

test('a visitor subscribes to Pro, sees protected content open, cancels, and it closes, in a second tab too', async ({
  page,
  context,
}) => {
  const problems = watchConsole(page)
  const accession = await protectedFiling(page)
  await page.goto(url(`/filing/${accession}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(flowOf(page)).toHaveCount(0)

  await page.goto(url('/pricing'))
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Sign in to Subscribe' })).toHaveCount(2)
  await page.getByRole('region', { name: 'Demonstration' }).getByRole('button', { name: 'Free reader' }).click()
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(2)

  // The second tab stands open on the closed statement all the while.
  const tab = await context.newPage()
  await tab.goto(url(`/filing/${accession}`))
  await tab.waitForLoadState('networkidle')
  await expect(flowOf(tab)).toHaveCount(0)

  await page.getByRole('region', { name: 'Pro' }).getByRole('link', { name: 'Subscribe' }).click()
  await expect(page.getByText('Demonstration: no card is asked for and nothing is paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Welcome, and thank you for subscribing, Fran Free.')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('button', { name: 'Your Current Plan' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Already Subscribed' })).toHaveCount(1)
  await expect(flowOf(tab)).toBeVisible()

  await page.getByRole('link', { name: /^Manage subscription at/ }).click()
  await page.getByRole('button', { name: 'Cancel now' }).click()
  await expect(page.getByText('This subscription is over')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Topline' }).click()
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveCount(2)
  await expect(flowOf(tab)).toHaveCount(0)
  expect(problems).toEqual([])
})

test('the return from a checkout waits for the payment and thanks once', async ({ page }) => {
  await signIn(page, 'free')
  let isPaid = false
  const facts = { provider: 'Stripe', current_period_end: null, cancel_at_period_end: false }
  const none = { subscription_status: null, service_name: null, payment_period: null }
  const paid = { subscription_status: 'active', service_name: 'Pro', payment_period: 'yearly' }
  await page.route('**/payment/subscription', (route) =>
    route.fulfill({ json: { ...facts, ...(isPaid ? paid : none) } }),
  )
  await page.goto(url('/pricing?checkout_session_id=cs_of_this_test'))
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  isPaid = true
  await expect(page.getByText('Welcome, and thank you for subscribing, Fran Free.')).toBeVisible()
  await page.goto(url('/pricing?checkout_session_id=cs_of_this_test'))
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByText('Welcome, and thank you')).toHaveCount(0)
})

const MENU = { free: 'Fran Free', hobby: 'Holly Hobby', pro: 'Percy Pro', past_due: 'Dora Due', admin: 'Ada Admin' }
for (const [persona, name] of Object.entries(MENU)) {
  test(`signs in as ${name} by one click and out again`, async ({ page }) => {
    await page.goto(url('/'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const label = { free: 'Free reader', hobby: 'Hobby', pro: 'Pro', past_due: 'Past due', admin: 'Admin' }[persona]
    await page
      .getByRole('region', { name: 'Sign in' })
      .getByRole('button', { name: new RegExp(`^${label} `) })
      .click()
    const account = page.getByRole('button', { name: `Account of ${name}` })
    await expect(account).toBeVisible()
    // Only an active subscription hides the link to the plans; administrators keep it (decision 12).
    const isSubscriber = persona === 'hobby' || persona === 'pro'
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toHaveCount(
      isSubscriber ? 0 : 1,
    )
    await account.click()
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Analyses' })).toHaveCount(
      persona === 'admin' ? 1 : 0,
    )
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })
}

test('guarded pages lead to Home: signed out, without the right, and when the session ends', async ({
  page,
  context,
}) => {
  for (const path of ['/account', '/ongoing-analyses', '/admin/users']) {
    await page.goto(url(path))
    await expect(page).toHaveURL(url('/'))
  }
  await signIn(page, 'pro')
  await page.goto(url('/admin/users'))
  await expect(page).toHaveURL(url('/'))
  await page.goto(url('/account'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
  await page.waitForLoadState('networkidle')
  const tab = await context.newPage()
  await tab.goto(url('/'))
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('button', { name: 'Account of Percy Pro' }).click()
  await tab.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(url('/'))
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a deleted account is told once, on the page where one is', async ({ page, context }) => {
  await signIn(page, 'free')
  await page.goto(url('/lists'))
  await page.waitForLoadState('networkidle')
  // Another browser of the same person deletes the account: this one still has its cookie.
  const elsewhere = await context.browser()?.newContext()
  if (!elsewhere) throw new Error('no browser')
  const other = await elsewhere.newPage()
  await signIn(other, 'free')
  const answer = await other.request.delete(url('/auth/me'), { headers: { origin: url('') } })
  expect(answer.status()).toBe(204)
  await elsewhere.close()
  await page.reload()
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/lists$/)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Your session has expired. Please sign in again.')).toHaveCount(0)
})

test('settings, sessions and the way out stand on the account page', async ({ page }) => {
  await signIn(page, 'hobby')
  await page.goto(url('/account'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: /^Off/ }).check()
  await page.getByRole('radio', { name: /^Daily/ }).check()
  await expect(page.getByText('E-mail settings updated')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()
  await expect(page.getByText('This browser')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('A subscription is running.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(url('/'))
})
