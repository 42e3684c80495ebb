/**
 * A framed flow: moved through its periods by keys, play and kind, on any width, without motion where none is wanted, and
 * knowing nobody. The page is the server's own, of the periods that a subscriber may see: visitors have one.
 */
import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { CompanyFlows } from '@topline/core/api/filings/company-flows.ts'
import { cardChanges, cardInput } from '@topline/core/flow/drawing/card-statement.ts'
import type { EmbedFlow } from '@topline/core/flow/drawing/embed.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { renderEmbed } from '../packages/server/src/features/flow/embed-page.ts'
import { signIn, url, watchConsole } from './site.ts'

const MOST = 25 * 1024

async function frame(page: Page, show: EmbedFlow['show'] = 'amount'): Promise<void> {
  await signIn(page, 'pro')
  const { periods } = (await (await page.request.get(url('/api/company/320193/income-flows'))).json()) as CompanyFlows
  await page.context().clearCookies()
  const flow: EmbedFlow = {
    ...{ company: 'Apple Inc.', show, patterns: false },
    at: periods.findIndex(({ statement }) => statement.period_code === '2024 FY'),
    periods: periods.map(({ statement, before }) => ({
      code: statement.period_code,
      words: statement.period_code,
      isYear: statement.period_in_months === 12,
      input: cardInput({ ...statement, unit: statement.revenue_units_number }),
      changes: before && cardChanges(statement, before.changes),
      sentence: incomeSentence('Apple Inc.', { ...statement, gross_profit: null }) ?? '',
      source: `Source: ${statement.accession_number}`,
      href: url(`/filing/${statement.accession_number}`),
    })),
  }
  const facts = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', href: url('/'), why: 'closed' } as const
  const look = { palette: 'standard', patterns: false } as const
  const body = renderEmbed({ ...facts, flow, look, scheme: 'auto', nonce: '' })
  await page.route('**/embed/filing/framed', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(url('/embed/filing/framed'))
  await expect(page.locator('#scrubber')).toBeVisible()
}

test('its one script is at most 25 KB', async ({ page }) => {
  const script = await page.request.get(url('/embed/flow.js'))
  expect(script.headers()['content-type']).toContain('javascript')
  expect(script.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expect(script.headers()['access-control-allow-origin']).toBe('*')
  const bytes = await script.body()
  const packed = gzipSync(bytes, { level: 9 }).length
  if (process.env.PRINT_WEIGHTS) console.log(`embed: ${(packed / 1024).toFixed(1)} KB gzip`)
  expect(packed).toBeLessThanOrEqual(MOST)
  expect(bytes.toString()).not.toMatch(/document\.cookie|localStorage|sessionStorage|indexedDB|fetch\(|XMLHttpRequest/)
})

test('is moved by the arrow keys, by play and to quarters, and says what it shows', async ({ page }) => {
  const problems = watchConsole(page)
  await frame(page)
  const handle = page.getByRole('slider', { name: 'Period' })
  await expect(handle).toHaveAttribute('aria-valuetext', '2024 FY')
  await handle.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(handle).toHaveAttribute('aria-valuetext', '2023 FY')
  // Form 10-K of fiscal 2023: net income of 96,995 of net sales of 383,285.
  await expect(page.locator('#sentence')).toHaveText('Of every $100 in revenue, $25.31 became net income.')
  await expect(page.getByRole('img', { name: /^Apple Inc\., income flow, 2023 FY\./ })).toContainText('$97.00B')
  await expect(page.getByRole('link', { name: 'Open at Topline' })).toHaveAttribute('href', /0000320193-23-000106$/)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(handle).toHaveAttribute('aria-valuetext', '2024 FY')
  await page.getByRole('button', { name: 'Quarters' }).click()
  await expect(handle).toHaveAttribute('aria-valuetext', /^202\d Q/)
  await expect(page.getByRole('button', { name: 'Quarters' })).toHaveAttribute('aria-pressed', 'true')
  expect(await page.context().cookies()).toEqual([])
  expect(problems).toEqual([])
})

test('jumps where no motion is wanted, and fits a phone in the dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await frame(page)
  const drawn = await page.evaluate(() => {
    const handle = document.getElementById('handle') as HTMLInputElement
    handle.value = '0'
    handle.dispatchEvent(new Event('input'))
    const [width, fill] = [document.documentElement.scrollWidth, getComputedStyle(document.body).backgroundColor]
    return { width, fill, period: document.getElementById('period')?.textContent }
  })
  expect(drawn.width).toBeLessThanOrEqual(390)
  expect(drawn.fill).toBe('rgb(16, 22, 31)')
  expect(drawn.period).toBe('1995 FY')
  for (const name of ['Play', 'Years', 'Quarters'])
    expect((await page.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('every control is reached and worked by the keyboard alone, and nothing is kept of its reader', async ({
  page,
}) => {
  await frame(page)
  const handle = page.getByRole('slider', { name: 'Period' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(handle).toBeFocused()
  await page.keyboard.press('Home')
  await expect(handle).toHaveAttribute('aria-valuetext', '1995 FY')
  // Form 10-K of fiscal 1995: net income of 424 of net sales of 11,062, in millions.
  await expect(page.locator('#sentence')).toHaveText('Of every $100 in revenue, $3.83 became net income.')
  await page.keyboard.press('End')
  await expect(handle).toHaveAttribute('aria-valuetext', '2025 FY')
  for (const name of ['Years', 'Quarters']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(handle).toHaveAttribute('aria-valuetext', /^202\d Q/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open at Topline' })).toBeFocused()
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1140, 390]) {
    test(`has no axe finding in ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      for (const show of ['amount', 'change'] as const) {
        await frame(page, show)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${show} ${id} ${nodes[0]?.html}`)).toEqual([])
      }
    })
  }
}

test('a filing’s link card is of the state of its address', async ({ page }) => {
  const base = '/filing/0000320193-24-000123'
  const of = async (path: string) => {
    const html = await (await page.request.get(url(path))).text()
    const meta = (name: string) =>
      new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
    return { image: meta('og:image') ?? '', address: meta('og:url') ?? '' }
  }
  const shown = await of(`${base}?period=2023-FY&flow=share&utm_source=x`)
  expect(shown.image).toMatch(/\/og\/filing\/0000320193-24-000123\.png\?period=2023-FY&show=share$/)
  expect(shown.address).toMatch(/\/filing\/0000320193-24-000123\?period=2023-FY&flow=share$/)
  expect((await of(`${base}/changes`)).image).toMatch(/\/og\/changes\/0000320193-24-000123\.png$/)
  for (const image of [shown.image, (await of(`${base}/changes`)).image]) {
    const { pathname, search } = new URL(image)
    const png = await (await page.request.get(url(`${pathname}${search}`))).body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
})
