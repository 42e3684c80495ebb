/**
 * `npm run bench:qc`: faults an engine could make, seeded into statements that are right, and how many the quality
 * checks catch, by kind of fault and by the rule that caught it. A statement counts as right when it equals its truth
 * file and its checks pass; the places of the figures are kept as the faulty engine would have given them.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extractFiling } from '@topline/core/extract/choose.ts'
import { qcReport } from '@topline/core/qc/report.ts'
import type { Extraction } from '@topline/core/statement/statement.ts'
import { AMOUNTS, score, truthFile } from './score.ts'

const root = join(import.meta.dirname, '..')
const filings = join(root, 'samples/filings')
const truths = join(root, 'samples/truth')

const rights = readdirSync(truths).flatMap((file) => {
  const truth = truthFile.parse(JSON.parse(readFileSync(join(truths, file), 'utf8')))
  const path = globSync(`${truth.accession_number}/*.gz`, { cwd: filings })[0]
  if (!path) return []
  const result = extractFiling(gunzipSync(readFileSync(join(filings, path))), {})
  return result.ok && result.qc.passed && score(truth, result).allRight ? [result] : []
})

interface Fault {
  kind: 'sign' | 'scale' | 'swapped column' | 'dropped line' | 'wrong period'
  what: string
  faulty: Extraction
}

function monthsBefore(ymd: string, months: number): string {
  const date = new Date(`${ymd}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

/** The faults of one statement; only those that change what it says. */
function faultsOf(right: Extraction): Fault[] {
  const s = right.income_statement
  const prior = right.prior_periods[0]
  const faults: Fault[] = []
  const add = (
    kind: Fault['kind'],
    what: string,
    change: Partial<Extraction['income_statement']>,
    provenance = right.provenance,
  ) => faults.push({ kind, what, faulty: { ...right, income_statement: { ...s, ...change }, provenance } })
  for (const field of AMOUNTS) {
    const value = s[field]
    if (value === null || value === 0) continue
    add('sign', field, { [field]: -value })
    add('scale', field, { [field]: value * 1000 })
    const other = prior?.[field]
    const place = prior?.provenance?.[field]
    if (typeof other === 'number' && other !== value)
      add(
        'swapped column',
        field,
        { [field]: other },
        place ? { ...right.provenance, [field]: place } : right.provenance,
      )
  }
  for (const field of ['basic_eps', 'diluted_eps'] as const) {
    const value = s[field]
    if (value !== null && value !== 0) add('sign', field, { [field]: -value })
  }
  add('scale', 'all amounts', Object.fromEntries(AMOUNTS.map((f) => [f, s[f] === null ? null : s[f] * 1000])))
  if (s.net_income !== null) add('dropped line', 'net_income', { net_income: null })
  if (s.income_tax_expense) add('dropped line', 'income_tax_expense', { income_tax_expense: 0 })
  s.operating_expenses.forEach((line, i) => {
    // A line of less than one printed unit cannot be missed.
    if (s.operating_income !== null && Math.abs(line.amount) > 3 * s.revenue_units_number)
      add('dropped line', line.name, { operating_expenses: s.operating_expenses.filter((_, j) => j !== i) })
  })
  if (prior) {
    const { provenance, ...figures } = prior
    const moved = Object.fromEntries(
      Object.entries(figures).filter(
        ([name, value]) =>
          value !== undefined &&
          name !== 'start_date' &&
          name !== 'end_date' &&
          name !== 'fiscal_year' &&
          name !== 'fiscal_period',
      ),
    )
    add('wrong period', 'the figures of the year before', moved, { ...right.provenance, ...provenance })
  }
  // Nine months under the quarter's figures: the engine took the wrong head of a two-headed table.
  if (s.start_date && s.period_in_months === 3)
    add('wrong period', 'nine months for the quarter', {
      start_date: monthsBefore(s.start_date, 6),
      period_in_months: 9,
    })
  return faults
}

const caught = new Map<string, { seeded: number; caught: number; rules: Map<string, number> }>()
const missed: string[] = []
for (const right of rights) {
  for (const { kind, what, faulty } of faultsOf(right)) {
    const row = caught.get(kind) ?? { seeded: 0, caught: 0, rules: new Map<string, number>() }
    caught.set(kind, row)
    row.seeded += 1
    const failed = qcReport(faulty).tests.filter((t) => !t.passed && t.necessary)
    if (failed.length > 0) row.caught += 1
    else missed.push(`${right.company} ${right.income_statement.end_date}: ${kind}, ${what}`)
    for (const { name } of failed) row.rules.set(name, (row.rules.get(name) ?? 0) + 1)
  }
}
const total = [...caught.values()].reduce((a, r) => ({ seeded: a.seeded + r.seeded, caught: a.caught + r.caught }), {
  seeded: 0,
  caught: 0,
})
console.log(`${rights.length} right statements, ${total.seeded} seeded faults\n`)
for (const [kind, { seeded, caught: n, rules }] of caught) {
  const most = [...rules]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name, times]) => `${name} ${times}`)
  console.log(
    `${kind.padEnd(16)} ${String(n).padStart(4)} of ${String(seeded).padStart(4)}  ${((100 * n) / seeded).toFixed(1).padStart(5)} %   ${most.join(', ')}`,
  )
}
console.log(
  `${'all'.padEnd(16)} ${String(total.caught).padStart(4)} of ${String(total.seeded).padStart(4)}  ${((100 * total.caught) / total.seeded).toFixed(1).padStart(5)} %`,
)
if (process.argv.includes('--missed')) console.log(`\nNot caught:\n${missed.join('\n')}`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/qc.json'), JSON.stringify({ rights: rights.length, ...total, missed }, null, 2))
