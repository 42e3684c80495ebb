/** Marks in sentences: what a figure is bound to is said on hover and focus, and its cell opens; shapes tell them apart. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { go } from './answers.ts'
import { SAMPLES } from './pages.ts'
import { open, samplePosts, signIn } from './site.ts'

const NOTE = 'Total revenue, fiscal 2024, $391.04B'
const SENTENCE = {
  response: 'Revenue was $391.04B, orders $5B and net income $1B.',
  citations: [{ kind: 'figure', label: 'Total revenue', text: '$391.04B', href: '' }],
  unsupported: ['$5B', '$1B'],
  parts: [
    { text: 'Revenue was ', citation: null, state: 'plain' },
    { text: '$391.04B', citation: 0, state: 'verified', note: NOTE },
    { text: ', orders ', citation: null, state: 'plain' },
    { text: '$5B', citation: null, state: 'unverified', note: null },
    { text: ' and net income ', citation: null, state: 'plain' },
    { text: '$1B', citation: null, state: 'contradicted', note: 'the filing has $93.74B (net income, fiscal 2024)' },
    { text: '.', citation: null, state: 'plain' },
  ],
}

/** Asks in the chat of a filing; the answer is the sentence above. */
async function answered(page: Page): Promise<Locator> {
  await signIn(page, 'pro')
  const href = `/source/${SAMPLES.free}?figure=total_revenue`
  const citations = SENTENCE.citations.map((one) => ({ ...one, href }))
  await page.route(`**/api/filing/${SAMPLES.free}/message`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: `event: answer\ndata: ${JSON.stringify({ ...SENTENCE, citations })}\n\n`,
        })
      : route.fallback(),
  )
  await open(page, '/lists')
  await go(page, `/filing/${SAMPLES.free}`, { ask: 'What was revenue?' })
  const chat = page.getByRole('dialog', { name: /^Chat about/ })
  await expect(chat.getByText('Revenue was')).toBeVisible()
  return chat
}

const shapeOf = (mark: Locator) =>
  mark.evaluate((node) => {
    const { borderBottomStyle, textDecorationStyle, textDecorationLine } = getComputedStyle(node)
    const underline = textDecorationLine === 'underline' ? textDecorationStyle : 'none'
    return { border: borderBottomStyle, underline, ring: node.querySelector('i') !== null }
  })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a mark of the chat says what it is bound to, and a click opens the cell', async ({ page }) => {
      const chat = await answered(page)
      const verified = chat.getByRole('link', { name: `${NOTE}, open in filing` })
      const unverified = chat.locator('mark').filter({ hasText: '$5B' })
      const contradicted = chat.locator('mark').filter({ hasText: '$1B' })
      const tip = page.getByRole('tooltip', { includeHidden: true })
      await verified.hover()
      await expect(tip).toHaveText(NOTE)
      await page.mouse.move(2, 2)
      await expect(tip).toHaveCount(0)
      await verified.focus()
      await expect(tip).toHaveText(NOTE)
      await page.keyboard.press('Tab')
      await expect(unverified).toBeFocused()
      await expect(tip).toHaveText('Not checked: not in this filing')
      await page.keyboard.press('Tab')
      await expect(contradicted).toBeFocused()
      await expect(tip).toHaveText('Contradicted: the filing has $93.74B (net income, fiscal 2024)')
      const box = await tip.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
      await verified.click()
      await expect(page).toHaveURL(/\/source\//)
    })
  })

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on a mark shows what it says, a tap elsewhere hides it', async ({ page }) => {
    const chat = await answered(page)
    const tip = page.getByRole('tooltip', { includeHidden: true })
    await chat.locator('mark').filter({ hasText: '$5B' }).tap()
    await expect(tip).toHaveText('Not checked: not in this filing')
    await chat.locator('mark').filter({ hasText: '$1B' }).tap()
    await expect(tip).toHaveText('Contradicted: the filing has $93.74B (net income, fiscal 2024)')
    await chat.getByText('Revenue was').tap({ position: { x: 4, y: 4 } })
    await expect(tip).toHaveCount(0)
  })
})

test('Escape closes the tip of a mark and leaves the chat open', async ({ page }) => {
  const chat = await answered(page)
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await chat.locator('mark').filter({ hasText: '$1B' }).hover()
  await expect(tip).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await expect(chat).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

test('marks are told apart without colour, in light and dark', async ({ page }) => {
  const chat = await answered(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await shapeOf(chat.getByRole('link', { name: `${NOTE}, open in filing` }))).toEqual({
      border: 'dotted',
      underline: 'none',
      ring: false,
    })
    expect(await shapeOf(chat.locator('mark').filter({ hasText: '$5B' }))).toEqual({
      border: 'none',
      underline: 'none',
      ring: true,
    })
    expect(await shapeOf(chat.locator('mark').filter({ hasText: '$1B' }))).toEqual({
      border: 'none',
      underline: 'wavy',
      ring: false,
    })
  }
})

test('a figure of a post says what it is bound to, and opens its cell beside the text', async ({ page, context }) => {
  await signIn(page, 'admin')
  await open(page, samplePosts()[0]?.path)
  const figure = page.getByRole('article').locator('a.fig').first()
  await figure.scrollIntoViewIfNeeded()
  await figure.focus()
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tip).toHaveText(/, (?:fiscal \d{4}|the \w+ quarter of fiscal \d{4}), \S*[\d]/)
  const gap = async () => ((await tip.boundingBox())?.y ?? Number.NaN) - ((await figure.boundingBox())?.y ?? 0)
  const beside = await gap()
  await page.evaluate(() => window.scrollBy(0, 60))
  await expect.poll(gap).toBe(beside)
  await page.evaluate(() => window.scrollBy(0, window.innerHeight))
  await expect(tip).toHaveCount(0)
  await figure.scrollIntoViewIfNeeded()
  const [source] = await Promise.all([context.waitForEvent('page'), figure.click()])
  await expect(source).toHaveURL(/\/source\//)
})
