/** `/read`: a filing is read in the browser, by the engine of the site; nothing of it leaves, and no connection is needed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PAGES, SAMPLES } from './pages.ts'
import { open, url, watchConsole } from './site.ts'

const FOLDER = join(import.meta.dirname, '../samples/filings')
const APPLE = { name: 'aapl-20240928.htm.gz', path: join(FOLDER, SAMPLES.free, 'aapl-20240928.htm.gz') }
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** The page with its engine loaded, and every address that is asked for from then on, workers' too. */
async function ready(page: Page): Promise<string[]> {
  await open(page, PAGES.read)
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  return asked
}
const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(asFile(file.name, file.buffer))
const result = (page: Page, company: string) => page.getByRole('heading', { level: 1, name: company })

test('a file is read without a connection, and nothing is asked for', async ({ page, context }) => {
  const problems = watchConsole(page)
  const asked = await ready(page)
  await context.setOffline(true)
  await choose(page, { name: APPLE.name, buffer: readFileSync(APPLE.path) })
  await expect(result(page, 'Apple Inc.')).toBeFocused()
  await expect(page.getByText(`Not stored anywhere: ${APPLE.name}, read in`)).toBeVisible()
  await expect(page.getByRole('table', { name: /Income statement/ })).toContainText('391,035')
  await expect(page.getByRole('heading', { name: 'Income flow' })).toBeVisible()
  await expect(page.locator('svg').filter({ hasText: 'iPhone' }).first()).toBeVisible()
  await expect(page.getByText('In the document')).toBeVisible()
  await expect(page.getByText('QC results')).toBeVisible()
  // A figure opens its cell in the document, and the next one from there.
  await page
    .getByRole('link', { name: /^Total revenue, 391,035/ })
    .first()
    .click()
  const chosen = page.frameLocator('iframe').locator('mark:target')
  await expect(chosen).toHaveText('391,035')
  await expect(chosen).toBeInViewport()
  await page.getByRole('link', { name: 'Next figure' }).click()
  await expect(chosen).toHaveText('210,352')
  await page.goBack()
  await expect(chosen).toHaveText('391,035')
  // What it saves is what the command line prints.
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ])
  const json = JSON.parse(readFileSync(await saved.path(), 'utf8')) as Record<string, { total_revenue?: number }>
  expect(json).toMatchObject({ ok: true, file: APPLE.name, income_statement: { total_revenue: 391035000000 } })
  expect(Object.keys(json)).toEqual(
    expect.arrayContaining(['provenance', 'prior_periods', 'qc', 'evidence', 'balance_sheet']),
  )
  // The table as a file comes without a connection too.
  await page.getByRole('button', { name: 'Export income statement' }).click()
  const [table] = await Promise.all([page.waitForEvent('download'), page.getByText('Table as CSV').click()])
  expect(readFileSync(await table.path(), 'utf8')).toContain('391035000000')
  await page.getByRole('button', { name: 'Read another' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  expect(asked.filter((address) => !address.startsWith('blob:') && address !== 'about:srcdoc')).toEqual([])
  expect(problems).toEqual([])
})

test('a sample is asked for, and nothing else', async ({ page }) => {
  const asked = await ready(page)
  await page.getByRole('button', { name: /^General Electric/ }).click()
  await expect(page.getByRole('table', { name: /Income statement/ })).toContainText('60,562')
  await page
    .getByRole('link', { name: /^Total revenue/ })
    .first()
    .click()
  await expect(page.frameLocator('iframe').locator('mark:target')).toBeInViewport()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(asked).toEqual([url('/api/filing/0000040545-94-000003/as-filed')])
})

test('what is pasted is read, its tables where the clipboard has them', async ({ page }) => {
  await ready(page)
  const html = gunzipSync(readFileSync(join(FOLDER, '0001047469-02-007674', 'a2096490z10-k.htm.gz'))).toString('latin1')
  await page.getByRole('button', { name: 'Paste its text' }).click()
  const field = page.getByLabel("The filing's text, or its HTML")
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  await expect(page.getByRole('table', { name: /Income statement/ })).toContainText('5,742')
  await page.getByRole('button', { name: 'Read another' }).click()
  await page.getByRole('button', { name: 'Paste its text' }).click()
  await field.fill('Nothing of a filing')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByRole('alert')).toContainText('No income statement was found in this file.')
})

test('a file is dropped on the field, and one that misses it does not leave the page', async ({ page }) => {
  await ready(page)
  const drop = (selector: string, names: string[]) =>
    page.locator(selector).evaluate((element, all) => {
      const dataTransfer = new DataTransfer()
      for (const name of all) dataTransfer.items.add(new File(['%PDF-1.7'], name))
      return element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, names)
  expect(await drop('footer', ['report.pdf'])).toBe(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await drop('main > div', ['report.pdf'])
  await expect(page.getByRole('alert')).toContainText('This is a PDF, which cannot be read as a filing.')
  await drop('main > div', ['a.htm', 'b.htm'])
  await expect(page.getByRole('alert')).toContainText('One filing at a time: these are 2 files.')
})

test('what cannot be read says so in one sentence, and another file can follow', async ({ page }) => {
  await ready(page)
  const refused = async (name: string, buffer: Buffer, sentence: string) => {
    await choose(page, { name, buffer })
    await expect(page.getByRole('alert')).toContainText(sentence)
  }
  await refused('empty.htm', Buffer.alloc(0), 'The file is empty.')
  await refused(
    'broken.htm.gz',
    gzipSync('Net sales').subarray(0, 20),
    'The file is damaged: it could not be unpacked.',
  )
  await refused(
    'bomb.htm.gz',
    gzipSync(Buffer.alloc(65 * 1024 * 1024, 32)),
    'The file is too big: at most 64 MB are read.',
  )
  // The statements of this report stand in an exhibit; whose it is is told.
  const folder = join(FOLDER, '0000051143-25-000015')
  const name = 'ibm-20241231.htm.gz'
  await refused(name, readFileSync(join(folder, name)), 'No income statement was found in this file.')
  await expect(page.getByRole('alert')).toContainText('INTERNATIONAL BUSINESS MACHINES')
  await choose(page, { name: APPLE.name, buffer: readFileSync(APPLE.path) })
  await expect(result(page, 'Apple Inc.')).toBeVisible()
})

test('a reading can be cancelled, and the next one is whole without a connection', async ({ page, context }) => {
  // A sample that does not come in: what is being done lasts until it is cancelled. Not by a route: that empties the cache.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (...asked) => (String(asked[0]).endsWith('/as-filed') ? new Promise(() => {}) : real(...asked))
  })
  await ready(page)
  await page.getByRole('button', { name: /^General Electric/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Reading General Electric' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await choose(page, { name: APPLE.name, buffer: readFileSync(APPLE.path) })
  await expect(result(page, 'Apple Inc.')).toBeVisible()
})

test('the document in its frame runs and loads nothing', async ({ page }) => {
  const asked = await ready(page)
  const hostile =
    '<script>parent.hit=1</script><img src="https://x.test/a.png" onerror="parent.hit=1"><a href="javascript:parent.hit=1">x</a>' +
    '<div style="background:url(https://x.test/b.png)">y</div><style>@import "https://x.test/c.css"</style>'
  const apple = gunzipSync(readFileSync(APPLE.path)).toString('latin1')
  const file = apple.replace(/<body[^>]*>/, (body) => body + hostile)
  await choose(page, { name: 'hostile.htm', buffer: Buffer.from(file, 'latin1') })
  await expect(result(page, 'Apple Inc.')).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const source = (await frame.getAttribute('srcdoc')) ?? ''
  expect(source).not.toMatch(/<script|<img|x\.test|javascript:/i)
  // Its own style is let through by the page's policy: the cells are outlined.
  const outline = await page
    .frameLocator('iframe')
    .locator('mark')
    .first()
    .evaluate((cell) => getComputedStyle(cell).outlineWidth)
  expect(outline).toBe('1px')
  expect(asked.filter((address) => address.includes('x.test'))).toEqual([])
})

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const) {
  test(`is clean and fits: ${scheme}, ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await ready(page)
    const clean = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
    }
    await clean()
    await page.getByRole('button', { name: 'Paste its text' }).press('Enter')
    await clean()
    await choose(page, { name: 'picture.png', buffer: Buffer.from('\x89PNG', 'latin1') })
    await expect(page.getByRole('alert')).toBeVisible()
    await clean()
    await choose(page, { name: APPLE.name, buffer: readFileSync(APPLE.path) })
    await expect(result(page, 'Apple Inc.')).toBeVisible()
    await clean()
    if (process.env.READ_PICTURES)
      await page.screenshot({ path: `${process.env.READ_PICTURES}/read-${scheme}-${width}.png`, fullPage: true })
    await context.close()
  })
}
