/**
 * A language model that lies, asked as a provider is asked: over HTTP on loopback, in the provider's wire format, streamed.
 * What it says is checked by the server and marked by the page; nothing of the way between is replaced.
 */
import { expect, test } from '@playwright/test'
import { startModelServer } from '../packages/server/src/clients/llm/model-server.fixture.ts'
import { SAMPLES } from './pages.ts'
import { startServer } from './server.ts'

/** Of Apple's year 2024: one truth, then a noun nobody knows, another year's figure, a part in a place, a wrong direction. */
const SAID =
  'Apple’s revenue was $391.04B in fiscal 2024. Bookings reached $391.04B. Net income was $112.01B in fiscal 2024. ' +
  'iPhone revenue in Japan was $25.05B. Services revenue fell 12.9%.'

test('lies of a model are never marked as verified', async ({ page }) => {
  test.setTimeout(300_000) // a site of its own, with the model in its settings, reads its samples first
  const model = await startModelServer(SAID)
  const site = await startServer({ DEMO: '1', ...model.env('anthropic') })
  try {
    const signedIn = await page.request.post(`${site.url}/auth/demo`, {
      data: { persona: 'pro' },
      headers: { origin: site.url },
    })
    expect(signedIn.ok()).toBe(true)
    const question = 'Is the chief executive a cheerful person?'
    await page.goto(`${site.url}/filing/${SAMPLES.free}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Ask about this filing' }).first().click()
    const chat = page.getByRole('dialog', { name: /^Chat about/ })
    const field = chat.getByRole('textbox', { name: 'Ask about this filing' })
    await field.fill(question)
    await field.press('Enter')
    await expect(chat.getByText('Services revenue fell')).toBeVisible()
    await expect(chat.getByRole('link', { name: /open in filing$/ })).toHaveCount(1)
    await expect(chat.getByRole('link', { name: 'Total revenue, fiscal 2024, $391.04B, open in filing' })).toBeVisible()
    const marks = chat.locator('mark')
    await expect(marks).toContainText(['$391.04B', '$112.01B', '$25.05B', '12.9%'])
    expect(model.asked.map((one) => [one.provider, one.is_stream])).toEqual([['anthropic', true]])
    expect(model.asked[0]?.text).toContain(question)
  } finally {
    await site.stop()
    await model.close()
  }
})
