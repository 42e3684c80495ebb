/**
 * `npm run bench:qc [-- --stored | --documents] [--every N] [--half a|b] [--releases] [--missed]`: faults seeded into statements that are right,
 * and how many the quality checks catch, by class of fault: in statements as stored (a reading, a correction by hand),
 * and in documents that are read again after the damage (`qc-damage.ts`, `qc-columns.ts`, of releases `qc-release.ts`). A statement counts as right when it equals its truth file.
 * *Null* is a damaged document whose field is no longer read, which is as good as caught. The last lines count right
 * statements that do not pass. Source: the samples, reports and releases, and the folders of filings beside the checkout where there are any
 * (`--releases`: releases alone):
 * with `--half a` the companies whose filings rules are written with, with `--half b` only the others, summed up.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { halfOf } from './halves.ts'
import { CORPUS, type How, type Right, type RightsFrom, rightStatements } from './qc-rights.ts'
import { add, failing, newTally, triedDocuments, triedStored } from './qc-tally.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    stored: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    half: { type: 'string' },
    releases: { type: 'boolean', default: false },
  },
})
const both = values.stored === values.documents
const every = Math.max(1, Number(values.every) || 1)

const REPORTS = ['samples', 'corpus'] as const satisfies readonly RightsFrom[]
const RELEASES = ['sample releases', 'releases'] as const satisfies readonly RightsFrom[]

const tally = newTally()

/** Samples are open to those who write rules, whatever half they are of. */
const isWanted =
  (source: RightsFrom) =>
  ({ truth }: Pick<Right, 'truth'>): boolean =>
    values.half === undefined || (source.startsWith('sample') ? values.half === 'a' : halfOf(truth) === values.half)

const alarms = new Map<How, { right: number; passed: number; rules: string[] }>()
let at = 0
const seen = new Set<string>()
for (const source of values.releases ? RELEASES : ([...REPORTS, ...RELEASES] as const)) {
  for (const right of rightStatements(source, isWanted(source))) {
    const id = `${right.truth.accession_number} ${right.how}`
    if (seen.has(id)) continue
    seen.add(id)
    const entry = alarms.get(right.how) ?? { right: 0, passed: 0, rules: [] }
    alarms.set(right.how, entry)
    entry.right += 1
    if (!right.result.qc.passed) {
      entry.rules.push(`${id}: ${failing(right.result.qc).join(', ')}`)
      continue
    }
    entry.passed += 1
    if (at++ % every !== 0) continue
    if (both || values.stored) for (const one of triedStored(right)) add(tally, one)
    if (both || values.documents) for (const one of triedDocuments(right)) add(tally, one)
  }
}

if (!existsSync(CORPUS)) console.log('No folder of filings beside the checkout: only the samples were tried.\n')
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`
for (const [key, row] of [...tally.rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const most = [...(tally.rules.get(key) ?? [])]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name, times]) => `${name} ${times}`)
  const good = row.caught + row.null
  console.log(
    `${key.replace('|', ': ').padEnd(46)} ${String(good).padStart(5)} of ${String(row.seeded).padStart(5)} ${percent(good, row.seeded)}  null ${String(row.null).padStart(4)}  ${most.join(', ')}`,
  )
}
console.log('')
for (const [how, { right, passed, rules: failed }] of alarms) {
  console.log(`${how}: ${passed} of ${right} right statements pass (${percent(passed, right).trim()})`)
  for (const line of values.half === 'b' ? [] : failed) console.log(`  ${line}`)
}
if (values.missed && values.half !== 'b') console.log(`\nNot caught:\n${tally.missed.join('\n')}`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
const classes = Object.fromEntries(tally.rows)
writeFileSync(
  join(root, `bench/results/qc${values.half ? `-${values.half}` : ''}.json`),
  JSON.stringify(values.half === 'b' ? { classes } : { classes, missed: tally.missed }, null, 2),
)
