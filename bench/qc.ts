/**
 * `npm run bench:qc [-- --stored | --documents] [--every N] [--missed]`: faults seeded into statements that are right,
 * and how many the quality checks catch, by class of fault: in statements as stored (a reading, a correction by hand),
 * and in documents that are read again after the damage (`qc-damage.ts`, `qc-columns.ts`). A statement counts as right when it equals its truth file.
 * *Null* is a damaged document whose field is no longer read, which is as good as caught. The last lines count right
 * statements that do not pass. Source: the samples, and the folder of filings beside the checkout where there is one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { qcReportAgain } from '@topline/core/qc/report.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { damagesOf, verdictOf } from './qc-damage.ts'
import { faultsOf, MAIN } from './qc-faults.ts'
import { CORPUS, type How, type Right, rightStatements } from './qc-rights.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    stored: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
  },
})
const both = values.stored === values.documents
const every = Math.max(1, Number(values.every) || 1)

interface Row {
  seeded: number
  caught: number
  null: number
}
const rows = new Map<string, Row>()
const rules = new Map<string, Map<string, number>>()
const missed: string[] = []

function count(key: string, verdict: 'caught' | 'null' | 'silent', what: () => string, by: readonly string[]): void {
  const row = rows.get(key) ?? { seeded: 0, caught: 0, null: 0 }
  rows.set(key, row)
  row.seeded += 1
  if (verdict === 'silent') missed.push(`${key}: ${what()}`)
  else row[verdict] += 1
  const names = rules.get(key) ?? new Map<string, number>()
  rules.set(key, names)
  for (const name of by) names.set(name, (names.get(name) ?? 0) + 1)
}

const failing = (report: Extraction['qc']) => report.tests.filter((t) => !t.passed && t.necessary).map((t) => t.name)

function tryStored({ result, how }: Right): void {
  for (const { kind, what, faulty } of faultsOf(result)) {
    const failed = failing(qcReportAgain(faulty, result.qc))
    const said = () => `${result.company} ${result.income_statement.end_date}: ${what}`
    const isLost = MAIN.some(
      (field) => result.income_statement[field] !== null && faulty.income_statement[field] === null,
    )
    count(`stored ${how}|${kind}`, failed.length > 0 ? 'caught' : isLost ? 'null' : 'silent', said, failed)
  }
}

function tryDocuments(right: Right): void {
  for (const damage of damagesOf(right)) {
    const { verdict, failed } = verdictOf(right, damage)
    if (verdict === 'unharmed') continue
    const said = () => `${right.truth.accession_number} ${right.result.company}: ${damage.what}`
    count(`document ${right.how}|${damage.kind}`, verdict, said, failed)
  }
}

const alarms = new Map<How, { right: number; passed: number; rules: string[] }>()
let at = 0
const seen = new Set<string>()
for (const source of ['samples', 'corpus'] as const) {
  for (const right of rightStatements(source)) {
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
    if (both || values.stored) tryStored(right)
    if (both || values.documents) tryDocuments(right)
  }
}

if (!existsSync(CORPUS)) console.log('No folder of filings beside the checkout: only the samples were tried.\n')
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5)} %`
for (const [key, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const most = [...(rules.get(key) ?? [])]
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
  for (const line of failed) console.log(`  ${line}`)
}
if (values.missed) console.log(`\nNot caught:\n${missed.join('\n')}`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
const classes = Object.fromEntries(rows)
writeFileSync(join(root, 'bench/results/qc.json'), JSON.stringify({ classes, missed }, null, 2))
