/**
 * `npm run bench:layouts [-- --every N] [--only REGEX] [--kind html|ixbrl] [--half a|b] [--misses]`: statements that are read right,
 * set again in the layouts of other filers (titles, units, dates, cells, pages, tables beside), and what is then read:
 * right, null, wrong with failing checks, or wrong and passed (silent). Inline filings are read as if they had no
 * tags. `--every N` tries every Nth filing, `--only` the habits whose names match. Source: the folder of filings
 * beside the checkout, or the samples where there is none.
 */

import { existsSync } from 'node:fs'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { hasHtmlTables } from '@topline/core/extract/document/table-ranges.ts'
import { halfOf } from './halves.ts'
import { type Habit, habitsOf } from './layouts/habits.ts'
import { benchOptions } from './layouts/options.ts'
import { type Sheet, sheetOf } from './layouts/sheet.ts'
import { type Verdict, verdictOf } from './layouts/verdict.ts'
import { CORPUS, type Right, readAs, rightStatements } from './qc-rights.ts'

const { values, every, wants } = benchOptions()
const counts = new Map<string, Record<Verdict, number>>()
const misses: string[] = []

function count(right: Right, { name, loses, bytes }: Habit): void {
  const { verdict, what } = verdictOf(right.result, readAs('untagged', bytes))
  const row = counts.get(name) ?? { right: 0, failing: 0, null: 0, wrong: 0, silent: 0 }
  counts.set(name, row)
  row[verdict] += 1
  if (verdict !== 'right' && !(loses && verdict !== 'silent'))
    misses.push(`${verdict.padEnd(7)} ${name}: ${right.truth.accession_number} ${right.result.company}: ${what}`)
}

const source = existsSync(CORPUS) ? 'corpus' : 'samples'
const rights: { right: Right; sheet: Sheet }[] = []
let seen = 0
const isAsked = ({ truth, how, bytes }: Pick<Right, 'truth' | 'how' | 'bytes'>): boolean =>
  how === 'untagged' &&
  hasHtmlTables(bytes) &&
  (!values.half || halfOf(truth) === values.half) &&
  (!values.kind || (values.kind === 'ixbrl') === isTagged(bytes)) &&
  seen++ % every === 0
for (const right of rightStatements(source, isAsked)) {
  const sheet = sheetOf(right.bytes, right.result)
  if (sheet !== null) rights.push({ right, sheet })
}
for (const [at, { right, sheet }] of rights.entries()) {
  const other = rights[(at + 3) % rights.length]?.sheet ?? sheet
  for (const habit of habitsOf(right.bytes, sheet, other, 1 + at)) if (wants(habit.name)) count(right, habit)
}
if (source === 'samples') console.log('No folder of filings beside the checkout: the samples were set again.\n')
console.log(
  `${rights.length} statements\n\n${'habit'.padEnd(30)} right  right, failing  null  wrong, failing  silently wrong`,
)
const total: Record<Verdict, number> = { right: 0, failing: 0, null: 0, wrong: 0, silent: 0 }
const line = (name: string, row: Record<Verdict, number>) =>
  console.log(
    `${name.padEnd(30)} ${String(row.right).padStart(5)}  ${String(row.failing).padStart(14)}  ${String(row.null).padStart(4)}  ${String(row.wrong).padStart(14)}  ${String(row.silent).padStart(14)}`,
  )
for (const [name, row] of counts) {
  line(name, row)
  for (const key of Object.keys(total) as Verdict[]) total[key] += row[key]
}
line('all', total)
if (values.misses) console.log(`\n${misses.join('\n')}`)
