/** What a page says while the next one is on its way, without a network, on paper, and where the chat's button stands. */
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

/** Holds the data of the next page back; what is returned lets them through. */
async function hold(page: Page): Promise<() => void> {
  let go = (): void => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await gone
    await route.continue()
  })
  return go
}

test('a link stays pressed, a line runs, then the outline of the page stands until it is there', async ({ page }) => {
  await page.clock.install()
  await open(page, '/lists')
  const letThrough = await hold(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' })
  const line = page.getByRole('progressbar', { name: 'Loading the page' })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await link.click()
  await expect(link).toHaveAttribute('data-pending', '')
  // A line after 150 ms, the outline after 400 ms: what comes sooner is not announced.
  await page.clock.runFor(140)
  await expect(line).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(line).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  await page.clock.runFor(220)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await page.clock.runFor(40)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lists' })).toBeHidden()
  await page.clock.resume()
  letThrough()
  await expect(page).toHaveURL(url('/blogs'))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(link).not.toHaveAttribute('data-pending')
})

test('without a network a link says so and leaves the page standing', async ({ page, context }) => {
  await open(page, '/lists')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL(url('/lists'))
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL(url('/blogs'))
})

test('paper has the titles of all parts and the wide drawing, and nothing of the demonstration', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `/filing/${SAMPLES.free}`)
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const name of ['Income flow', 'Income statement', 'QC results', 'Same company'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('svg.flow-wide')).toBeVisible()
  await expect(page.getByText('iPhone').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Revenue by division' })).toHaveCount(0)
  await expect(page.getByText('Signed in as')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

/** What lies under the chat's button, other than empty ground; in the header only what else stands there. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-ask]')?.getBoundingClientRect()
    if (!box) return ['no button']
    const things = document.querySelector('body > header [data-ask]')
      ? 'header a, header button, header input'
      : 'main a, main button, main text, main td, main th, main p, footer a, footer p, footer button'
    return [...document.querySelectorAll(things)]
      .filter((one) => !one.matches('[data-ask]') && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((one) => one.textContent ?? '')
  })
}

for (const width of [1440, 1380, 1024, 800]) {
  test(`the chat's button covers nothing at ${width} px, at the top and at the end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'pro')
    for (const path of [PAGES.filing, PAGES.showcase, PAGES.protected]) {
      await open(page, path)
      const button = page.getByRole('button', { name: 'Ask about this filing' })
      await expect(button).toBeVisible()
      for (const at of [0, 700, 100_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), at)
        expect(await covered(page), `${path} at ${at}`).toEqual([])
      }
    }
    // The key is known once the page's own code runs, and its sheet is loaded when it is asked for.
    const chat = page.getByRole('dialog', { name: /^Chat about/ })
    await expect(async () => {
      if (!(await chat.isVisible())) await page.keyboard.press('c')
      await expect(chat).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 20_000 })
  })
}

test('a button pressed before the page listens does what it says as soon as it does', async ({ page }) => {
  await signIn(page, 'pro')
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url(`/source/${SAMPLES.free}`), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'pressEarly' in window)
  await page.getByRole('button', { name: 'Report a figure' }).click()
  await expect(page.getByLabel('What is wrong?')).toHaveCount(0)
  letGo()
  await expect(page.getByLabel('What is wrong?')).toBeVisible()
})
