/** The files of the flow as it stands there: pictures, a square with its source, a film in the reader's own colours. */
import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLES } from './pages.ts'
import { open, signIn, url } from './site.ts'

const APPLE = `/filing/${SAMPLES.free}`

const exported = async (page: Page) => {
  await page.getByRole('button', { name: 'Export the income flow' }).click()
  return page.getByRole('region', { name: 'Export the income flow' })
}

test('the files are of the state that is shown, also as a square with its source', async ({ page }) => {
  await signIn(page, 'pro')
  await open(page, `${APPLE}?period=2022-FY&flow=change`)
  await expect(page.getByRole('region', { name: 'Income flow' }).getByRole('heading', { level: 2 })).toHaveText(
    'Income flow, 2022 FY',
  )
  const files = await exported(page)
  const base = '/api/income-statement/0000320193-22-000108/sankey'
  await expect(files.getByRole('link', { name: 'Drawing as SVG' })).toHaveAttribute('href', `${base}.svg?show=change`)
  const square = files.getByRole('link', { name: 'Square, 1080 × 1080' })
  await expect(square).toHaveAttribute('href', `${base}.png?shape=square&show=change`)
  const png = await (await page.request.get(url(`${base}.png?shape=square&show=change`))).body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080])
  const svg = await (await page.request.get(url(`${base}.svg?shape=square&show=change`))).text()
  // Form 10-K of fiscal 2022, filed October 28, 2022: revenue of 394,328 after 365,817.
  expect(svg).toContain('Income flow, 2022 FY, change on 2021 FY')
  expect(svg).toContain('Source: 10-K of Apple Inc., filed Oct 28, 2022, 0000320193-22-000108')
  expect(svg).toContain('+7.8%')
  // The sentence is that of the page: what changed, not what became of revenue.
  expect(svg).toContain('Revenue rose 7.8% to $394.33B, from $365.82B in 2021 FY.')
  expect(svg).not.toContain('Of every $100')
})

test('the files follow period, way of showing and palette together, the same bytes each time', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('topline-palette', 'patterns'))
  await signIn(page, 'pro')
  await open(page, `${APPLE}?period=2022-FY&flow=share`)
  await expect(page.getByRole('slider', { name: 'Period of the income flow' })).toHaveAttribute(
    'aria-valuetext',
    '2022 FY',
  )
  const files = await exported(page)
  const asked = '/api/income-statement/0000320193-22-000108/sankey'
  for (const [name, address] of [
    ['Picture as PNG', `${asked}.png?show=share&patterns=1`],
    ['Square, 1080 × 1080', `${asked}.png?shape=square&show=share&patterns=1`],
    ['Drawing as SVG', `${asked}.svg?show=share&patterns=1`],
  ] as const) {
    await expect(files.getByRole('link', { name })).toHaveAttribute('href', address)
    const [once, again] = [await page.request.get(url(address)), await page.request.get(url(address))]
    expect(await once.body()).toEqual(await again.body())
  }
})

test('the browser makes a short film of the years, and says so where it cannot', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await signIn(page, 'pro')
  await open(page, APPLE)
  const film = (await exported(page)).getByRole('button', { name: 'Film of the years (MP4)' })
  const coming = page.waitForEvent('download', { timeout: 120_000 })
  await film.click()
  await expect(page.getByRole('progressbar', { name: 'Making the film' })).toBeVisible()
  const made = await coming
  expect(made.suggestedFilename()).toBe('apple-inc-income-flow-years.mp4')
  const bytes = await readFile(await made.path())
  expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
  expect(bytes.length).toBeGreaterThan(20_000)
  expect(bytes.length).toBeLessThan(1_500_000)
  if (process.env.KEEP_FILM) await writeFile(process.env.KEEP_FILM, bytes)
  const bare = await browser.newPage()
  await bare.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await signIn(bare, 'pro')
  await open(bare, APPLE)
  const cannot = (await exported(bare)).getByRole('button', { name: 'Film of the years (MP4)' })
  await expect(cannot).toHaveAttribute('aria-disabled', 'true')
  await cannot.focus()
  await expect(bare.getByRole('tooltip', { includeHidden: true })).toContainText('This browser cannot make films')
  await bare.close()
})

/** The colour of a film's corner after a second. */
const cornerOf = (page: Page, film: Buffer): Promise<number[]> =>
  page.evaluate(async (data) => {
    const video = document.createElement('video')
    video.src = `data:video/mp4;base64,${data}`
    video.muted = true
    video.currentTime = 1
    await new Promise((done, failed) => {
      video.onseeked = done
      video.onerror = failed
    })
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight).getContext('2d')
    if (!canvas) throw new Error('The browser gives no canvas')
    canvas.drawImage(video, 0, 0)
    return [...canvas.getImageData(4, 4, 1, 1).data].slice(0, 3)
  }, film.toString('base64'))

test('the film is in the colours of the page: dark, with the palette that is set', async ({ browser }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('topline-palette', 'patterns'))
  await signIn(page, 'pro')
  await open(page, APPLE)
  const film = (await exported(page)).getByRole('button', { name: 'Film of the years (MP4)' })
  const coming = page.waitForEvent('download', { timeout: 120_000 })
  await film.click()
  const bytes = await readFile(await (await coming).path())
  if (process.env.KEEP_FILM) await writeFile(`${process.env.KEEP_FILM}-dark.mp4`, bytes)
  // #10161f, give or take what the packing of pictures loses; paper is at 255.
  for (const part of await cornerOf(page, bytes)) expect(part).toBeLessThan(60)
  await context.close()
})

test('on a phone the open panel lies over the button of the chat', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signIn(page, 'pro')
  await open(page, APPLE)
  const button = page.getByRole('button', { name: 'Export the income flow' })
  const ask = await page.locator('[data-ask]').boundingBox()
  const at = await button.boundingBox()
  if (!ask || !at) throw new Error('Nothing to press')
  // So that the panel's foot comes to lie where the button floats.
  await page.evaluate((by) => window.scrollBy(0, by), at.y - (ask.y - 120))
  await page.evaluate(() => window.scrollBy(0, -12))
  await button.tap()
  const panel = page.getByRole('region', { name: 'Export the income flow' })
  const shown = await panel.boundingBox()
  if (!shown) throw new Error('No panel')
  const x = Math.min(ask.x + ask.width / 2, shown.x + shown.width - 4)
  const y = Math.min(ask.y + ask.height / 2, shown.y + shown.height - 4)
  expect(
    await panel.evaluate((one, [left = 0, top = 0]) => one.contains(document.elementFromPoint(left, top)), [x, y]),
  ).toBe(true)
  await context.close()
})
