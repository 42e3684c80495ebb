/**
 * `npm run bench:release`: from the bytes of a release's exhibit to its page, on the embedded database: documents
 * stored, read in a worker thread, checked, saved, and the page answered to a subscriber's eyes (everything is free).
 * Each release of the samples once, the first of them in a process that has just started: the engine is loaded, as a
 * worker does at its start, no page was asked for. Needs `npm run build` for the page; without it the
 * answer of the API is measured, and says so. Prints milliseconds; the floor that the product promises is 2,000.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, openContext } from '../packages/server/src/app.ts'
import { openDocuments } from '../packages/server/src/clients/documents/choose.ts'
import { analyse, loadEngine } from '../packages/server/src/features/analyses/analyse.ts'
import { storeFiling } from '../packages/server/src/features/ingest/store.ts'
import { sampleDocument, sampleReleases } from '../packages/server/src/features/samples/manifest.ts'
import { readSettings } from '../packages/server/src/read-settings.ts'

const FLOOR = 2_000
const folder = mkdtempSync(join(tmpdir(), 'topline-release-'))
const settings = readSettings(
  { DATA_DIR: folder, SAMPLES: '0', LOG_LEVEL: 'error', NEW_STATEMENTS: 'free', ACCESS: 'open' },
  '',
)
const { ctx, close } = await openContext(settings)
const app = await buildApp(ctx)
const documents = openDocuments(settings)
const isBuilt = existsSync(join(import.meta.dirname, '../packages/web/build/server/index.js'))
const pageOf = (accession: string) => `${isBuilt ? '/release' : '/api/release'}/${accession}`

console.log(`${cpus().length} processors, embedded database, ${isBuilt ? 'page' : 'API (the pages are not built)'}`)
await loadEngine(ctx)
const times: number[] = []
for (const release of sampleReleases().filter(({ is_shown }) => is_shown)) {
  const { accession_number, document, exhibits, is_shown: _, company: __, ...facts } = release
  const files = exhibits.map((one) => ({ ...one, bytes: sampleDocument(accession_number, one.name) }))
  const cover = sampleDocument(accession_number, document)
  const began = performance.now()
  const filing = { ...facts, accession_number, document, exhibits: files, period_end: null, file_number: null }
  const { request_id } = await storeFiling(
    { ...ctx, documents },
    { ...filing, source: 'file', company: null, flags: null },
    cover,
    'wait',
  )
  if (request_id === null) throw new Error(`${accession_number} was not stored`)
  const stored = performance.now()
  await analyse({ ...ctx, documents, edgar: null }, request_id)
  const read = performance.now()
  const answer = await app.inject({ url: pageOf(accession_number) })
  const shown = performance.now()
  if (answer.statusCode !== 200) throw new Error(`${accession_number}: ${answer.statusCode}`)
  times.push(shown - began)
  const parts = [stored - began, read - stored, shown - read].map((ms) => ms.toFixed(0).padStart(6))
  const bytes = files.reduce((n, one) => n + one.bytes.length, 0)
  console.log(
    `${accession_number} ${String(bytes).padStart(8)} bytes: stored ${parts[0]} read ${parts[1]} page ${parts[2]} ms`,
  )
}
const slowest = Math.max(...times)
console.log(
  `slowest ${slowest.toFixed(0)} ms of ${FLOOR}, median ${times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(0)} ms`,
)
await app.close()
await close()
rmSync(folder, { recursive: true })
if (slowest > FLOOR) process.exitCode = 1
