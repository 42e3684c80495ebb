/** The income flow as an instrument: what is pointed at is followed, told and proved, better and worse are drawn. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn } from './site.ts'

const APPLE = `/filing/${SAMPLES.free}`

test('the arrow keys lead from bar to bar; the way of each is lit and said, and Escape lets go', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const drawing = flow.locator('svg.flow-wide')
  const live = flow.locator('[aria-live=polite] > .sr')
  await drawing.getByRole('link', { name: /^Revenue/ }).focus()
  await expect(live).toContainText('Revenue, $391.04B, 100% of revenue, +2.0% on the year before, Printed as “')
  // Along the widest band to cost of revenue, up to gross profit, on to operating income, and down.
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  // The group has no place in the filing and no link: it is reached all the same.
  await expect(drawing.locator('[data-node="group:operating_income"]')).toBeFocused()
  await expect(live).toHaveText('Operating expenses, $57.47B, 15% of revenue, +4.8% on the year before, Calculated')
  await page.keyboard.press('ArrowRight')
  await expect(live).toContainText('R&D, $31.37B, 8% of revenue')
  // Five divisions, gross profit, operating expenses and R&D itself.
  await expect(drawing.locator('.flow-band.is-active')).toHaveCount(8)
  await expect(drawing.locator('.flow-node.is-away', { hasText: 'Net income' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(drawing.locator('.is-away')).toHaveCount(0)
})

test('a press shows the printed row without leaving the page; the keys walk, reach the filing and come back', async ({
  page,
}) => {
  await signIn(page, 'pro')
  await open(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const link = flow.locator('svg.flow-wide').getByRole('link', { name: /^Net income/ })
  await link.focus()
  await page.keyboard.press('Enter')
  const proof = page.getByRole('region', { name: 'Proof of Net income' })
  // Form 10-K of fiscal 2024, statements of operations: net income of 93,736, 96,995 and 99,803.
  await expect(proof.getByRole('columnheader')).toHaveText([
    'Years ended September 28, 2024',
    'Years ended September 30, 2023',
    'Years ended September 24, 2022',
  ])
  await expect(proof.getByRole('rowheader')).toHaveText('Net income')
  await expect(proof.locator('mark')).toHaveText('$93,736')
  await expect(proof.getByRole('table')).toContainText('CONSOLIDATED STATEMENTS OF OPERATIONS')
  await expect(proof.locator('[aria-live=polite]')).toContainText('column “Years ended September 28, 2024”, printed as')
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  expect((await new AxeBuilder({ page }).include('[data-proof]').analyze()).violations).toEqual([])
  // The row follows the bars; one that is calculated has its parts.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'Proof of Income taxes' }).locator('mark')).toHaveText('29,749')
  for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('region', { name: 'Proof of Operating expenses' })).toContainText('Calculated')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open in the filing' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(flow.locator('svg.flow-wide [data-node="operating_income"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-proof]')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${SAMPLES.free}$`))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/source\/0000320193-24-000123\?at=/)
})

test('the row of a text filing is its line as it was printed', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, '/filing/0000320193-95-000016')
  const flow = page.getByRole('region', { name: 'Income flow' })
  await flow.locator('svg.flow-wide').getByText('Net income', { exact: true }).click()
  await expect(page.locator('[data-proof] mark')).toHaveText('424')
  await expect(page.locator('[data-proof] pre')).toContainText('1995')
  await page.getByRole('button', { name: 'Close the proof' }).click()
  await expect(page.locator('[data-proof]')).toHaveCount(0)
})

test('on a phone the row comes as a sheet from below and leaves its bar in sight', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signIn(page, 'pro')
  await open(page, APPLE)
  const bar = page.locator('svg.flow-narrow [data-node="net_income"]')
  await bar.tap()
  const sheet = page.getByRole('region', { name: 'Proof of Net income' })
  await expect(sheet.locator('mark')).toHaveText('$93,736')
  await expect
    .poll(async () => {
      const [over, under] = [await bar.boundingBox(), await sheet.boundingBox()]
      return over && under ? under.y - over.y - over.height : -1
    })
    .toBeGreaterThanOrEqual(0)
  for (const target of [
    sheet.getByRole('link', { name: 'Open in the filing' }),
    sheet.getByRole('button', { name: 'Close the proof' }),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await sheet.getByRole('button', { name: 'Close the proof' }).tap()
  await expect(sheet).toHaveCount(0)
  await context.close()
})

test('the changes are drawn as better and worse, with words for both', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `${APPLE}?flow=change`)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const legend = flow.locator('.flow-legend')
  await expect(legend).toContainText('Better than in 2023 FY')
  await expect(legend).toContainText('Worse')
  const bar = (id: string) => flow.locator(`.flow-wide [data-node="${id}"] rect`)
  await expect(bar('net_income')).toHaveAttribute('fill', 'var(--flow-loss)')
  await expect(bar('cost_of_revenue')).toHaveAttribute('fill', 'var(--flow-operating)')
  await flow.locator('.flow-wide').getByText('Income taxes', { exact: true }).hover()
  await expect(flow.locator('.flow-tip')).toContainText('Worse: it takes more of each sale')
})

const scrubber = (page: Page) => page.getByRole('slider', { name: 'Period of the income flow' })
const opened = async (page: Page, path: string) => {
  await signIn(page, 'pro')
  await open(page, path)
  await page.getByRole('button', { name: 'Move through the years' }).click()
  await expect(scrubber(page)).toBeFocused()
}

test('the keys move the flow through all stored years; drawing, sentence, outline and address follow', async ({
  page,
}) => {
  await opened(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const value = flow.locator('.flow-wide [data-node="net_income"] .flow-value')
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '2024 FY')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '2022 FY')
  await expect(flow.getByRole('heading', { level: 2 })).toHaveText('Income flow, 2022 FY')
  // Form 10-K of fiscal 2022: net income of 99,803 of 394,328.
  await expect(value).toHaveText('$99.80B')
  await expect(flow.getByText('Of every $100 in revenue, $43.31 was left', { exact: false }).first()).toBeVisible()
  await expect(flow.locator('.flow-legend')).toContainText('Size in 2021 FY')
  await expect.poll(() => flow.locator('rect.flow-before').count()).toBeGreaterThan(8)
  await expect(page).toHaveURL(/\?period=2022-FY$/)
  // The figure that is drawn opens the filing that prints it.
  await expect(flow.locator('.flow-wide a[data-node="net_income"]')).toHaveAttribute(
    'href',
    /^\/source\/0000320193-22-000108\?at=/,
  )
  await page.keyboard.press('Home')
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '1995 FY')
  await expect(value).toHaveText('$424.00M')
  await page.keyboard.press('End')
  await expect(value).toHaveText('$112.01B')
  await expect(page).toHaveURL(/\?period=2025-FY$/)
  await page.reload()
  await expect(value).toHaveText('$112.01B')
  await flow.getByRole('button', { name: 'Back to 2024 FY' }).click()
  await expect(value).toHaveText('$93.74B')
  await expect(flow.getByRole('heading', { level: 2 })).toHaveText('Income flow')
  await expect(page).toHaveURL(new RegExp(`${SAMPLES.free}$`))
})

/** The drawing as its elements stand, without the names that each sight of the page makes anew and the room below it. */
const drawnOn = (page: Page): Promise<string> =>
  page.locator('svg.flow-wide').evaluate((svg) => {
    const own = svg.querySelector('pattern')?.id.replace(/hatch$/, '') ?? ''
    return svg.innerHTML.replaceAll(own, '')
  })

/** Counts labels and bars that stand on their way, whenever something of the drawing changes. */
const countMoved = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const svg = document.querySelector('svg.flow-wide')
    const seen = { moved: 0 }
    Object.assign(window, { seen })
    if (!svg) return
    new MutationObserver(() => {
      seen.moved += svg.querySelectorAll('.flow-ending, .flow-label[transform]').length
    }).observe(svg, { subtree: true, childList: true, attributes: true })
  })
const movedOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

test('a drawing that was moved is the one that its address shows, for who wants no motion at once', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await opened(page, APPLE)
  for (const key of ['Home', 'ArrowRight', 'End']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/\?period=2025-FY$/)
  await countMoved(page)
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\?period=1995-FY$/)
  await expect.poll(() => movedOn(page)).toBeGreaterThan(0)
  await expect(page.locator('.flow-ending, .flow-label[transform]')).toHaveCount(0)
  const moved = await drawnOn(page)
  await page.reload()
  await expect(page.locator('svg.flow-wide [data-node="net_income"] .flow-value')).toHaveText('$424.00M')
  await page.mouse.move(0, 0)
  expect(await drawnOn(page)).toBe(moved)
  const calm = await browser.newPage({ reducedMotion: 'reduce' })
  await opened(calm, APPLE)
  await countMoved(calm)
  await calm.keyboard.press('Home')
  await expect(calm.locator('svg.flow-wide [data-node="net_income"] .flow-value')).toHaveText('$424.00M')
  await expect(calm).toHaveURL(/\?period=1995-FY$/)
  expect(await movedOn(calm)).toBe(0)
  await calm.close()
})

test('the handle is dragged, quarters take the place of years, and play goes to the end', async ({ page }) => {
  await opened(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const handle = await scrubber(page).boundingBox()
  const line = await scrubber(page).locator('..').boundingBox()
  if (!handle || !line) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(line.x + 4, handle.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '1995 FY')
  await flow.getByRole('button', { name: 'Quarters' }).click()
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '1998 Q1')
  await flow.getByRole('button', { name: 'Play the quarters' }).click()
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '2025 Q3', { timeout: 15_000 })
  await expect(flow.getByRole('button', { name: 'Play the quarters' })).toBeVisible()
})

test('a reader without a subscription moves through what is open, and is told how much more there is', async ({
  page,
}) => {
  await open(page, `/filing/${SAMPLES.showcase}`)
  const answer = page.waitForResponse(/\/income-flows$/)
  await page.getByRole('button', { name: 'Move through the years' }).click()
  const { periods } = (await (await answer).json()) as { periods: { statement: { accession_number: string } }[] }
  expect(periods.map(({ statement }) => statement.accession_number)).toEqual([SAMPLES.showcase])
  await expect(page.getByRole('link', { name: '4 more for subscribers' })).toBeVisible()
})

/** Prints the long tasks with PRINT_WEIGHTS: how long they are depends on what else the machine does. */
test('while it is moved at a quarter of the speed nothing below jumps', async ({ page }) => {
  await opened(page, APPLE)
  // The layouts of the other periods are made in pauses.
  await page.waitForFunction(() => performance.now() > 3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const found = { long: [] as number[], shift: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.long.push(Math.round(duration))
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) found.shift += entry.value
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { found })
  })
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End']) {
    await page.keyboard.press(key)
  }
  await expect(page).toHaveURL(/2025-FY/)
  await page.getByRole('button', { name: 'Play the years' }).click()
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '2002 FY', { timeout: 15_000 })
  const { long, shift } = await page.evaluate(
    () => (window as unknown as { found: { long: number[]; shift: number } }).found,
  )
  if (process.env.PRINT_WEIGHTS) console.log(`long tasks: ${long.join(', ') || 'none'} ms; shift ${shift.toFixed(4)}`)
  expect(shift).toBeLessThan(0.02)
})

test('change, periods, play and files are reached and told by the keyboard alone', async ({ page }) => {
  await opened(page, APPLE)
  const flow = page.getByRole('region', { name: 'Income flow' })
  const live = flow.locator('[aria-live=polite]').last()
  await page.keyboard.press('ArrowLeft')
  // The period and its sentence are said: form 10-K of fiscal 2023, net income of 96,995 of 383,285.
  await expect(live).toHaveText(/^2023 FY\. Of every \$100 in revenue, .* and \$25\.31 became net income/)
  await page.keyboard.press('Shift+Tab')
  await expect(flow.getByRole('button', { name: 'Play the years' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '2025 FY')
  await expect(flow.getByRole('button', { name: 'Play the years' })).toBeFocused()
  const change = flow.getByRole('button', { name: 'Change', exact: true })
  await change.focus()
  await page.keyboard.press('Space')
  await expect(change).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/flow=change/)
  await page.keyboard.press('Tab')
  await expect(flow.getByRole('button', { name: 'Export the income flow' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const name of ['Picture as PNG', 'Square, 1080 × 1080', 'Drawing as SVG']) {
    await page.keyboard.press('Tab')
    await expect(flow.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(flow.getByRole('button', { name: 'Export the income flow' })).toBeFocused()
  const tax = flow.locator('.flow-wide [data-node="income_tax_expense"]')
  await tax.focus()
  await expect(flow.locator('[aria-live=polite] > .sr').first()).toContainText(/Better|Worse/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Proof of Income taxes' }).locator('mark')).toBeVisible()
})
