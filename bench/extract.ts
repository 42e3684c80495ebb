/**
 * `npm run bench:extract [FOLDER]`: how fast a filing is read, beside anchors measured in the same run. Rounds are
 * interleaved. The ratios are those of the processor time that this thread took for a round over all filings of a kind,
 * the median of the rounds, so that other work on the machine hardly changes them; the milliseconds are of the clock, the
 * least of the rounds a filing: what it takes undisturbed. Tagged filings and untagged
 * ones are listed apart, and of the untagged the HTML and the plain text: in plain text a parser has next to nothing to
 * parse, so that its pass says little. The engine is also measured without balance sheet and cash flows. Writes bench/results/extract.json.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { hasHtmlTables } from '@topline/core/extract/document/table-ranges.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { readFacts } from '@topline/core/extract/tags/facts.ts'
import { Parser } from 'htmlparser2'
import { parse } from 'parse5'
import { gunzipAtOnce } from '../packages/server/src/clients/documents/memory.ts'
import { readerOfIncomeAlone } from './income-alone.ts'

const root = join(import.meta.dirname, '..')
const folder = process.argv[2] ?? join(root, 'samples/filings')
/**
 * Rounds that count, and those before them that warm the compiler up, as in a process that reads filings all day: untagged
 * filings are few, so they go round more.
 */
const ROUNDS = { tagged: [5, 2], html: [15, 25], text: [15, 25] } as const
const MOST_ROUNDS = Math.max(...Object.values(ROUNDS).map(([counted, before]) => counted + before))
/** Parsers into a tree take long, and what they leave behind would be cleared away in the others' time: they go last. */
const TREE_ROUNDS = 2

const names = globSync('**/*.{htm,html,txt}.gz', { cwd: folder }).filter((name) => !/(?:^|\/)header\.txt/.test(name))
const files = names.sort().map((name) => {
  const packed = readFileSync(join(folder, name))
  const bytes = gunzipSync(packed)
  const kind = isTagged(bytes) ? 'tagged' : hasHtmlTables(bytes) ? 'html' : 'text'
  return { name, packed, bytes, kind } as const
})
if (files.length === 0) {
  console.error(`No filings (*.htm.gz, *.txt.gz) in ${folder}`)
  process.exit(1)
}
type File = (typeof files)[number]

const BARE = 'bare htmlparser2'
const ALONE = 'income alone'
const readIncomeAlone = await readerOfIncomeAlone()
const work: Record<string, (file: File) => void> = {
  'whole engine': ({ packed }) => void JSON.stringify(extractFiling(gunzipAtOnce(packed), {})),
  [ALONE]: ({ packed }) => void JSON.stringify(readIncomeAlone(gunzipAtOnce(packed), {})),
  'facts alone': ({ bytes }) => void readFacts(bytes),
  [BARE]: ({ bytes }) => {
    let tags = 0
    const parser = new Parser({ onopentag: () => void tags++ }, { decodeEntities: false })
    parser.end(bytes.toString('latin1'))
  },
  'byte search': ({ bytes }) => {
    for (let at = bytes.indexOf('\u0001\u0002'); at >= 0; at = bytes.indexOf('\u0001\u0002', at + 1));
  },
  gunzip: ({ packed }) => void gunzipAtOnce(packed),
}

/** Microseconds that this thread was at work; before Node 24 those of the whole process. */
function microseconds(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return user + system
}
/** The same of each round that counts, by kind of filing and of work. */
const worked = new Map<string, number[]>()

/** Milliseconds of the rounds that count, by kind of work and file. */
const times = new Map<string, Map<File, number[]>>()
function measure(name: string, file: File, run: (file: File) => void, counts: boolean): void {
  const began = process.hrtime.bigint()
  run(file)
  const took = Number(process.hrtime.bigint() - began) / 1e6
  if (!counts) return
  const byFile = times.get(name) ?? new Map<File, number[]>()
  times.set(name, byFile.set(file, [...(byFile.get(file) ?? []), took]))
}
for (let round = 0; round < MOST_ROUNDS; round++) {
  for (const kind of ['tagged', 'html', 'text'] as const) {
    const [counted, before] = ROUNDS[kind]
    if (round >= counted + before) continue
    for (const [name, run] of Object.entries(work)) {
      if (name === 'facts alone' && kind !== 'tagged') continue
      const began = microseconds()
      for (const file of files) if (file.kind === kind) measure(name, file, run, round >= before)
      if (round < before) continue
      const key = `${kind} ${name}`
      worked.set(key, [...(worked.get(key) ?? []), microseconds() - began])
    }
  }
}
for (let round = 0; round < TREE_ROUNDS; round++)
  for (const file of files) measure('parse5', file, ({ bytes }) => void parse(bytes.toString('latin1')), true)

/** Milliseconds of lxml's HTML parser over the same files, where Python and lxml are installed; else null. */
function lxml(): Map<File, number[]> | null {
  const script = `
import gzip, json, sys, time
from lxml import html
for name in json.load(sys.stdin):
    data = gzip.open(name).read()
    took = []
    for _ in range(${TREE_ROUNDS}):
        began = time.perf_counter()
        html.fromstring(data)
        took.append((time.perf_counter() - began) * 1000)
    print(json.dumps(took))`
  try {
    const out = execFileSync('python3', ['-c', script], {
      input: JSON.stringify(files.map(({ name }) => join(folder, name))),
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as number[])
    return new Map(files.map((file, i) => [file, rows[i] ?? []]))
  } catch {
    return null
  }
}
const byLxml = lxml()
if (byLxml) times.set('lxml', byLxml)
else console.log('lxml is not installed (python3-lxml): left out')

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
/** Reading all three statements may cost this many times the income statement alone. */
const MOST_TO_ALONE = 1.4
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b)
/** How many times the processor time of other work some work takes, the median of the rounds. */
function ratio(kinds: readonly string[], name: string, to: string): number {
  const rounds = (one: string) => {
    const lists = kinds.map((kind) => worked.get(`${kind} ${one}`) ?? [])
    return (lists[0] ?? []).map((_, round) => lists.reduce((sum, list) => sum + (list[round] ?? 0), 0))
  }
  const others = rounds(to)
  return at(ascending(rounds(name).map((one, round) => one / (others[round] ?? 1))), 0.5)
}

const results: Record<string, Record<string, object>> = {}
const heads = ['p50 ms', 'p95 ms', 'worst', 'MB/s', 'spread', 'to parser']
for (const [kind, some] of [
  ['tagged', files.filter((file) => file.kind === 'tagged')],
  ['untagged', files.filter((file) => file.kind !== 'tagged')],
  ['untagged, HTML', files.filter((file) => file.kind === 'html')],
  ['untagged, plain text', files.filter((file) => file.kind === 'text')],
] as const) {
  if (some.length === 0) continue
  const megabytes = some.reduce((sum, file) => sum + file.bytes.length, 0) / 1e6
  console.log(`\n${kind}: ${some.length} filings, ${megabytes.toFixed(1)} MB`)
  console.log(`${''.padEnd(18)}${heads.map((head) => head.padStart(10)).join('')}`)
  const taken = (name: string) => some.map((file) => ascending(times.get(name)?.get(file) ?? []))
  const total = (name: string) => taken(name).reduce((sum, list) => sum + at(list, 0), 0)
  const kinds = [...new Set(some.map((file) => file.kind))]
  const rows: Record<string, object> = {}
  results[kind] = rows
  for (const name of times.keys()) {
    const lists = taken(name).filter((list) => list.length > 0)
    if (lists.length === 0) continue
    const least = ascending(lists.map((list) => at(list, 0)))
    const row = {
      p50: at(least, 0.5),
      p95: at(least, 0.95),
      worst: least.at(-1) ?? 0,
      mb_per_s: (megabytes * 1000) / total(name),
      spread: at(ascending(lists.map((list) => (list.at(-1) ?? 0) / Math.max(1e-6, list[0] ?? 0))), 0.5),
      to_parser: total(BARE) / total(name),
    }
    rows[name] = row
    const cells = [row.p50.toFixed(2), row.p95.toFixed(2), row.worst.toFixed(2), row.mb_per_s.toFixed(0)]
    cells.push(`×${row.spread.toFixed(2)}`, `${row.to_parser.toFixed(2)}×`)
    console.log(`${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`)
  }
  console.log(`the whole engine takes ${ratio(kinds, 'whole engine', BARE).toFixed(2)} times the bare pass`)
  const toAlone = ratio(kinds, 'whole engine', ALONE)
  const verdict = toAlone > MOST_TO_ALONE ? `, over the ${MOST_TO_ALONE} that are promised` : ''
  console.log(`all three statements take ${toAlone.toFixed(2)} times the income statement alone${verdict}`)
}
console.log(`\npeak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB (all files held, parse5 included)`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/extract.json'), JSON.stringify(results, null, 2))
