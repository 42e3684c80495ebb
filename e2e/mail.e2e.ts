/** Following a company, and the mail that comes of it: over a real mail server on loopback. */
import { expect, test } from '@playwright/test'
import type { ArrivedMail } from './mailbox.ts'
import { signIn, url } from './site.ts'

const FORD = '0000037996-23-000050'

async function arrived(): Promise<ArrivedMail[]> {
  const answer = await fetch(process.env.E2E_MAILBOX ?? '')
  return (await answer.json()) as ArrivedMail[] // our own mailbox
}

/** Quoted-printable text as it was written. */
const decoded = (raw: string): string => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')

test('a followed company’s statement comes by mail, and one click ends the mails', async ({ page, browser }) => {
  // Mails are made once a minute.
  test.setTimeout(150_000)
  await signIn(page, 'hobby')
  await page.goto(url('/company/37996'))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Follow Ford/ }).click()
  await expect(page.getByRole('button', { name: /^Following Ford/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(url('/account'))
  await page.waitForLoadState('networkidle')
  await page.getByLabel('With every new statement').check()
  await expect(page.getByText('E-mail settings updated')).toBeVisible()

  // A new statement: an admin has the filing read anew.
  const console = await browser.newContext()
  const admin = await console.newPage()
  await signIn(admin, 'admin')
  const asked = await admin.request.post(url(`/api/filing/${FORD}`), { data: {}, headers: { origin: url('') } })
  expect(asked.status()).toBe(200)
  await console.close()

  const mail = async () => (await arrived()).find((one) => one.raw.includes(FORD))
  await expect.poll(mail, { timeout: 110_000, intervals: [1_000] }).toBeTruthy()
  const { to, raw } = (await mail()) ?? { to: [], raw: '' }
  const user: { email: string } = await (await page.request.get(url('/auth/me'))).json()
  expect(to).toEqual([user.email])
  const text = decoded(raw)
  // Ford, 10-Q for the second quarter of 2023, statements of operations: total revenues 44,954, net income 1,917 million.
  expect(text).toContain('Revenue: $44.95B')
  expect(text).toContain('Net income: $1.92B')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const unsubscribe = /^Unsubscribe: (\S+)$/m.exec(text)?.[1] ?? ''
  await page.goto(url(unsubscribe.replace(/^https?:\/\/[^/]+/, '')))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await page.goto(url('/account'))
  await expect(page.getByLabel('Off', { exact: true })).toBeChecked()
  // Once for one filing, whatever rounds came since.
  expect((await arrived()).filter((one) => one.raw.includes(FORD))).toHaveLength(1)
})
