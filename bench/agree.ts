/**
 * `npm run bench:agree [-- --only schedule|stripped|typed|retyped|identities] [--half a|b] [--every N] [--misses]`: how
 * far readings agree with what nobody read by hand. `schedule`: balance sheets of the 1990s against the schedule (EX-27)
 * of the same submission, which is cut out; `stripped` and `typed`: tagged filings read as if they had no tags, as they
 * are and typed as plain text, against what their tags say, where that passed; `retyped`: the three statements of text
 * filings in the ways of other typists, against what was read before (most of an hour for all; `--every 10` takes each
 * tenth filing); `identities`: how many statements without tags are read and pass. Prints right, null, failing (another
 * figure, checks fail) and silent (another figure, checks pass) by half and figure. Source: the folders of filings
 * beside the checkout; without them nothing is measured.
 */
import { isUtf8 } from 'node:buffer'
import { parseArgs } from 'node:util'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { hasHtmlTables } from '@topline/core/extract/document/table-ranges.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import { type Compared, compared, type Verdict } from './agree/compare.ts'
import { plainText, STYLES } from './agree/plain.ts'
import { retyped } from './agree/retyped.ts'
import { againstSchedule, scheduleOf, withoutSchedule } from './agree/schedule.ts'
import { type FilingBeside, filingsBeside } from './filings-beside.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    half: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    company: { type: 'string', default: '' },
    misses: { type: 'boolean', default: false },
  },
})
/** The filings of a folder that were asked for, each or one of so many. */
function filingsOf(folder: string): Generator<FilingBeside> {
  let at = 0
  return filingsBeside(
    folder,
    ({ name, company, half }) =>
      (!values.half || values.half === half) &&
      `${name} ${company}`.toLowerCase().includes(values.company.toLowerCase()) &&
      at++ % Number(values.every) === 0,
  )
}

const read = (bytes: Buffer, engine: 'tags' | 'tables'): FullExtraction | null => {
  const result = extractFiling(bytes, { engine })
  return result.ok ? result : null
}

const counts = new Map<string, Record<Verdict, number>>()
const misses: string[] = []
function count(what: string, { half, name, company }: FilingBeside, found: readonly Compared[]): void {
  for (const { kind, field, verdict, want, got } of found) {
    for (const key of [`${what} ${half} ${kind}`, `${what} ${half} ${kind}.${field}`]) {
      const row = counts.get(key) ?? { right: 0, null: 0, failing: 0, silent: 0 }
      counts.set(key, row)
      row[verdict] += 1
    }
    if (verdict !== 'right')
      misses.push(`${verdict.padEnd(7)} ${what} ${name} ${company}: ${kind}.${field} ${want} read ${got}`)
  }
}
const asks = (what: string): boolean => values.only === '' || values.only.split(',').includes(what)

if (asks('schedule'))
  for (const filing of filingsOf('edgar-1990s')) {
    const text = filing.bytes.toString('latin1')
    const lines = scheduleOf(text)
    if (lines === null) continue
    const result = read(Buffer.from(withoutSchedule(text), 'latin1'), 'tables')
    count('schedule', filing, againstSchedule(lines, result))
  }
if (asks('stripped') || asks('typed'))
  for (const filing of filingsOf('edgar')) {
    const tagged = isTagged(filing.bytes)
    if (!hasHtmlTables(filing.bytes)) continue
    const truth = read(filing.bytes, tagged ? 'tags' : 'tables')
    if (truth === null) continue
    if (asks('stripped') && tagged) count('stripped', filing, compared(truth, read(filing.bytes, 'tables')))
    if (!asks('typed')) continue
    const html = new TextDecoder(isUtf8(filing.bytes) ? 'utf-8' : 'windows-1252').decode(filing.bytes)
    for (const [name, style] of Object.entries(STYLES))
      count(`typed ${name}`, filing, compared(truth, read(plainText(html, style), 'tables')))
  }

if (asks('retyped'))
  for (const folder of ['edgar', 'edgar-1990s'])
    for (const filing of filingsOf(folder)) {
      if (hasHtmlTables(filing.bytes)) continue
      const truth = read(filing.bytes, 'tables')
      if (truth === null) continue
      for (const kind of ['income_statement', 'balance_sheet', 'cash_flow'] as const)
        for (const { name, bytes } of retyped(filing.bytes, truth, kind)) {
          const found = compared(truth, read(bytes, 'tables')).filter((one) => one.kind === kind)
          count(`retyped ${name}`, filing, found)
        }
    }

if (asks('identities'))
  for (const folder of ['edgar', 'edgar-1990s', 'edgar-2000s'])
    for (const filing of filingsOf(folder)) {
      if (isTagged(filing.bytes)) continue
      const result = read(filing.bytes, 'tables')
      if (result !== null) count(`identities ${folder}`, filing, sound(result))
    }

/** Whether each statement is read and passes, as a verdict: absent is null. */
function sound(result: FullExtraction): Compared[] {
  return (['balance_sheet', 'cash_flow'] as const).map((kind): Compared => {
    const part = result[kind]
    const failed = part?.qc.tests.filter(({ passed, necessary }) => !passed && necessary).map(({ name }) => name) ?? []
    const verdict = part === null ? 'null' : part.qc.passed ? 'right' : 'failing'
    return { kind, field: 'passes', verdict, want: 'passed', got: failed.join(' ') || null }
  })
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`
console.log(`${'against'.padEnd(58)} right   null  failing  silent`)
for (const [key, row] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  const all = row.right + row.null + row.failing + row.silent
  console.log(
    `${key.padEnd(58)} ${String(row.right).padStart(5)}  ${String(row.null).padStart(5)}  ${String(row.failing).padStart(7)}  ${String(row.silent).padStart(6)}  ${share(row.right, all)}`,
  )
}
if (values.misses) console.log(`\n${misses.sort().join('\n')}`)
