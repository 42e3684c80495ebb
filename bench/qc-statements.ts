/**
 * `npm run bench:qc-statements [-- --half a|b] [--every N] [--missed]`: faults seeded into the balance sheets and cash
 * flows of documents that are read and pass: a digit of a total, of another figure and of a line, a deleted row, the
 * columns of two periods exchanged, last year's column over this one, one cell from the column beside, the unit's note
 * taken away or changed. Each damaged document is read again; a fault is caught where the statement no longer passes, and
 * null where the figure is no longer read. Printed by class, tagged and untagged (tagged documents read without their
 * tags too). Source: the folders of filings beside the checkout, else the samples; with `--half a` the companies whose
 * filings rules are written with, with `--half b` only the others, summed up.
 */
import { parseArgs } from 'node:util'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { extractFiling } from '@topline/core/extract/extract.ts'
import { filingsBeside } from './filings-beside.ts'
import { othersDamaged } from './qc-others.ts'

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    missed: { type: 'boolean', default: false },
  },
})
const every = Math.max(1, Number(values.every) || 1)

const rows = new Map<string, { seeded: number; caught: number; null: number }>()
const missed: string[] = []
let at = 0
for (const folder of ['edgar', 'edgar-1990s', 'edgar-2000s'])
  for (const { name, company, half, bytes } of filingsBeside(folder)) {
    if ((values.half && values.half !== half) || at++ % every !== 0) continue
    for (const engine of isTagged(bytes) ? (['tags', 'tables'] as const) : (['tables'] as const)) {
      const right = extractFiling(bytes, { engine })
      if (!right.ok) continue
      for (const { kind, fault, what, verdict } of othersDamaged(bytes, right, engine)) {
        if (verdict === 'unharmed') continue
        const key = `${kind} ${engine === 'tags' ? 'tagged' : 'untagged'}: ${fault}`
        const row = rows.get(key) ?? { seeded: 0, caught: 0, null: 0 }
        rows.set(key, row)
        row.seeded += 1
        if (verdict === 'silent') missed.push(`${key}: ${name} ${company}: ${what}`)
        else row[verdict] += 1
      }
    }
  }

for (const [key, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const good = row.caught + row.null
  const percent = ((100 * good) / row.seeded).toFixed(1)
  console.log(
    `${key.padEnd(48)} ${String(good).padStart(5)} of ${String(row.seeded).padStart(5)}  ${percent.padStart(5)} %  null ${row.null}`,
  )
}
if (rows.size === 0) console.log('No folder of filings beside the checkout.')
if (values.missed && values.half !== 'b') console.log(`\nNot caught:\n${missed.join('\n')}`)
