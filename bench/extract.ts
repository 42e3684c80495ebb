/**
 * `npm run bench:extract [FOLDER]`: how fast a filing is read, beside anchors measured in the same run. Rounds are
 * interleaved, medians printed with their spread; trust the ratios, not the milliseconds. Tagged filings and plain ones
 * are listed apart. Writes bench/results/extract.json.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/choose.ts'
import { readFacts } from '@topline/core/extract/tags/facts.ts'
import { Parser } from 'htmlparser2'

const root = join(import.meta.dirname, '..')
const folder = process.argv[2] ?? join(root, 'samples/filings')
const ROUNDS = 5

const files = globSync('**/*.{htm,html,txt}.gz', { cwd: folder }).map((name) => {
  const packed = readFileSync(join(folder, name))
  const bytes = gunzipSync(packed)
  return { name, packed, bytes, tagged: bytes.indexOf('ix:nonFraction') >= 0 || bytes.indexOf('ix:nonfraction') >= 0 }
})
if (files.length === 0) {
  console.error(`No filings (*.htm.gz, *.txt.gz) in ${folder}`)
  process.exit(1)
}
type File = (typeof files)[number]

const work: Record<string, (file: File) => void> = {
  'whole engine': ({ packed }) => void JSON.stringify(extractFiling(gunzipSync(packed), {})),
  'facts alone': ({ bytes }) => void readFacts(bytes),
  'bare htmlparser2': ({ bytes }) => {
    let tags = 0
    const parser = new Parser({ onopentag: () => void tags++ }, { decodeEntities: false })
    parser.end(bytes.toString('latin1'))
  },
  'byte search': ({ bytes }) => {
    for (let at = bytes.indexOf('\u0001\u0002'); at >= 0; at = bytes.indexOf('\u0001\u0002', at + 1));
  },
  gunzip: ({ packed }) => void gunzipSync(packed),
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const results: Record<string, Record<string, object>> = {}
for (const [kind, some] of [
  ['tagged', files.filter((f) => f.tagged)],
  ['plain', files.filter((f) => !f.tagged)],
] as const) {
  if (some.length === 0) continue
  const times: Record<string, number[][]> = Object.fromEntries(
    Object.keys(work).map((name) => [name, some.map(() => [])]),
  )
  for (let round = 0; round <= ROUNDS; round++) {
    some.forEach((file, i) => {
      for (const [name, run] of Object.entries(work)) {
        if (name === 'facts alone' && kind === 'plain') continue
        const began = process.hrtime.bigint()
        run(file)
        // The first round only warms the compiler up.
        if (round > 0) times[name]?.[i]?.push(Number(process.hrtime.bigint() - began) / 1e6)
      }
    })
  }
  const megabytes = some.reduce((sum, f) => sum + f.bytes.length, 0) / 1e6
  console.log(`\n${kind}: ${some.length} filings, ${megabytes.toFixed(1)} MB, ${ROUNDS} rounds`)
  console.log(
    `${''.padEnd(18)}${['p50 ms', 'p95 ms', 'worst', 'MB/s', 'spread', 'to parser'].map((h) => h.padStart(10)).join('')}`,
  )
  const medianSum = (name: string) =>
    (times[name] ?? []).reduce(
      (sum, t) =>
        sum +
        at(
          [...t].sort((a, b) => a - b),
          0.5,
        ),
      0,
    )
  results[kind] = {}
  for (const name of Object.keys(work)) {
    const perFile = (times[name] ?? []).filter((t) => t.length > 0).map((t) => [...t].sort((a, b) => a - b))
    if (perFile.length === 0) continue
    const medians = perFile.map((t) => at(t, 0.5)).sort((a, b) => a - b)
    const spread = perFile.map((t) => (t.at(-1) ?? 0) / Math.max(1e-6, t[0] ?? 0)).sort((a, b) => a - b)
    const row = {
      p50: at(medians, 0.5),
      p95: at(medians, 0.95),
      worst: medians.at(-1) ?? 0,
      mb_per_s: (megabytes * 1000) / medianSum(name),
      spread: at(spread, 0.5),
      to_parser: medianSum('bare htmlparser2') / medianSum(name),
    }
    Object.assign(results[kind], { [name]: row })
    console.log(
      `${name.padEnd(18)}${[row.p50.toFixed(2), row.p95.toFixed(2), row.worst.toFixed(2), row.mb_per_s.toFixed(0), `×${row.spread.toFixed(2)}`, `${row.to_parser.toFixed(2)}×`].map((v) => v.padStart(10)).join('')}`,
    )
  }
}
console.log(`\npeak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/extract.json'), JSON.stringify(results, null, 2))
