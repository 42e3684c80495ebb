/** Small promises of the pages that no journey passes by. */
import { expect, type Page, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

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

test('no report is announced for a day that is over', async ({ page }) => {
  const today = new Date(new Date().toISOString().slice(0, 10))
  let told = 0
  for (const cik of [SAMPLES.apple, SAMPLES.nvidia, SAMPLES.tesla, '40545', '12927', '1828108']) {
    await page.goto(url(`/company/${cik}`))
    const text = (await page.locator('main').textContent()) ?? ''
    const announced = /Next report expected about (\w{3} \d{1,2}, \d{4})/.exec(text)?.[1]
    const passed = /was expected about (\w{3} \d{1,2}, \d{4}) and is not stored yet/.exec(text)?.[1]
    if (announced) expect(new Date(`${announced} UTC`).getTime(), cik).toBeGreaterThanOrEqual(today.getTime())
    if (passed) expect(new Date(`${passed} UTC`).getTime(), cik).toBeLessThan(today.getTime())
    if (announced || passed) told += 1
  }
  expect(told).toBeGreaterThan(0)
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
  const { posts } = (await (await page.request.get(url('/api/blogs?limit=100'))).json()) as {
    posts: { slug: string }[]
  }
  for (const path of [`/filing/${SAMPLES.free}`, ...posts.slice(0, 3).map(({ slug }) => `/blogs/${slug}`)]) {
    await open(page, path)
    await expect(page.getByRole('button').first()).toBeVisible()
    expect(await alike(page), path).toEqual([])
    await expect(page.locator('main'), path).not.toContainText('{blog_url}')
  }
  await expect(page.getByRole('heading', { name: 'Draft Social Posts' })).toBeVisible()
})

test('a company without revenue has no margin', async ({ page }) => {
  await signIn(page, 'pro')
  await page.goto(url('/company/1828108'))
  const margins = page.getByRole('row', { name: /margin/i })
  expect(await margins.count()).toBeGreaterThan(0)
  for (const text of await margins.allTextContents()) expect(text).not.toMatch(/(?<![\d.])0\.0%|\d,\d{3}\.\d%/)
})
