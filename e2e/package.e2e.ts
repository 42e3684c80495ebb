/** The package in a worker of a browser: bundled as a page would, it reads a filing that never leaves the page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { buildCore } from '../scripts/pack-core.ts'

const ROOT = join(import.meta.dirname, '..')
const FILING = join(ROOT, 'samples/filings/0000320193-24-000123/aapl-20240928.htm.gz')
const WORKER = `import { extractFiling } from '@topline/core/extract'
addEventListener('message', ({ data }) => postMessage(extractFiling(data)))`

/** The worker and all that it imports as one script. */
async function bundledWorker(): Promise<string> {
  const dist = await buildCore()
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { alias: { '@topline/core/extract': join(dist, 'extract.js') } },
    plugins: [
      {
        name: 'worker',
        resolveId: (id) => (id === 'worker' ? id : null),
        load: (id) => (id === 'worker' ? WORKER : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'worker' } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
}

test('a filing is read in a worker by the package alone', async ({ page }) => {
  test.slow() // it is built and bundled first
  const site = 'https://package.example'
  const script = await bundledWorker()
  await page.route(`${site}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/worker.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (path === '/filing') return route.fulfill({ body: gunzipSync(readFileSync(FILING)) })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>package</title>' })
  })
  await page.goto(site)
  const read = await page.evaluate(async () => {
    const bytes = new Uint8Array(await (await fetch('/filing')).arrayBuffer())
    const worker = new Worker('/worker.js', { type: 'module' })
    return new Promise<{ ok: boolean; income_statement: unknown; provenance: unknown; qc: unknown }>((done, failed) => {
      worker.onmessage = ({ data }) => done(data)
      worker.onerror = ({ message }) => failed(new Error(message))
      worker.postMessage(bytes)
    })
  })
  expect(read).toMatchObject({
    ok: true,
    income_statement: { fiscal_year: 2024, total_revenue: 391_035_000_000 },
    provenance: { total_revenue: { text: '391,035' } },
    qc: { passed: true },
  })
})
