/**
 * `npm run bench:package`: how large the package is, and each of its entries in a page that uses it alone (minified, with
 * what it imports; gzip), and how fast its extraction is beside the sources that the server reads with, over the same tagged
 * samples in the same process: processor time of a round, the median of the rounds.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { build } from 'vite'
import { buildCore, entriesOfCore, packCore } from '../scripts/pack-core.ts'

const root = join(import.meta.dirname, '..')
const dist = await buildCore()
const archive = packCore(join(root, 'bench/results'))
console.log(`archive ${(statSync(archive).size / 1024).toFixed(0)} KB`)

for (const entry of entriesOfCore().keys()) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: join(dist, `${entry}.js`), formats: ['es'] } },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = chunks.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0).padStart(5)
  console.log(`${entry.padEnd(8)} minified ${kilobytes(code.length)} KB, gzip ${kilobytes(gzipSync(code).length)} KB`)
}

const ROUNDS = 7
const WARM = 2
const documents = globSync('samples/filings/**/*.htm.gz', { cwd: root })
  .map((path) => gunzipSync(readFileSync(join(root, path))))
  .filter(isTagged)
const packed: { extractFiling: typeof extractFiling } = await import(join(dist, 'extract.js'))
const plain = documents.map((document) => new Uint8Array(document))

/** Milliseconds of processor that reading every document takes. */
function round(read: () => void): number {
  const before = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const kinds: Record<string, () => void> = {
  'sources, Buffer': () => documents.forEach((one) => void extractFiling(one)),
  'package, Buffer': () => documents.forEach((one) => void packed.extractFiling(one)),
  // Its type takes any bytes; the sources' is named here for both.
  'package, Uint8Array': () => plain.forEach((one) => void packed.extractFiling(one as unknown as Buffer)),
}
const times = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]))
for (let k = 0; k < ROUNDS + WARM; k++)
  for (const [name, read] of Object.entries(kinds)) {
    const took = round(read)
    if (k >= WARM) times.get(name)?.push(took)
  }
console.log(`\n${documents.length} tagged filings`)
for (const [name, list] of times) {
  const median = [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0
  console.log(`${name.padEnd(20)} ${(median / documents.length).toFixed(1).padStart(6)} ms a filing`)
}
