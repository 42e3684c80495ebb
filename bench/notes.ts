/**
 * `npm run bench:notes [-- --every N] [--only REGEX] [--kind html|ixbrl|text] [--half a|b] [--places] [--misses]`: divisions that are
 * read right, printed again as other filers print them (`layouts/notes.ts`), in place of all tables and lines that hold
 * their amounts, and what is then read: right, other names, null, another complete set of the document, or a set with
 * some of the amounts; with `--places` the divisions are areas. Inline filings are read as if they had no tags. Source: as `npm run bench:layouts`.
 */

import { existsSync } from 'node:fs'
import { isTagged } from '@topline/core/extract/document/prefixes.ts'
import { hasHtmlTables } from '@topline/core/extract/document/table-ranges.ts'
import { halfOf } from './halves.ts'
import { benchOptions } from './layouts/options.ts'
import { type NoteVerdict, notesOf } from './layouts/set-notes.ts'
import { CORPUS, readAs, rightStatements } from './qc-rights.ts'

const { values, every, wants } = benchOptions()
const kindOf = (bytes: Buffer) => (isTagged(bytes) ? 'ixbrl' : hasHtmlTables(bytes) ? 'html' : 'text')
const counts = new Map<string, Record<NoteVerdict, number>>()
const misses: string[] = []
let filings = 0
let seen = 0
const rights = rightStatements(
  existsSync(CORPUS) ? 'corpus' : 'samples',
  ({ truth, how, bytes }) =>
    how === 'untagged' &&
    (!values.half || halfOf(truth) === values.half) &&
    (!values.kind || kindOf(bytes) === values.kind) &&
    seen++ % every === 0,
)
for (const { truth, bytes, result } of rights) {
  const notes = notesOf(bytes, result, filings, values.places)
  if (notes.length > 0) filings += 1
  for (const { name, bytes: again, verdictOf } of notes) {
    if (!wants(name)) continue
    const { verdict, what } = verdictOf(readAs('untagged', again))
    const row = counts.get(name) ?? { right: 0, names: 0, null: 0, other: 0, wrong: 0 }
    counts.set(name, row)
    row[verdict] += 1
    if (verdict !== 'right')
      misses.push(`${verdict.padEnd(6)} ${name}: ${truth.accession_number} ${result.company}: ${what}`)
  }
}
console.log(`${filings} filings\n\n${'note'.padEnd(40)} right  other names  null  another set  wrong`)
for (const [name, row] of counts)
  console.log(
    `${name.padEnd(40)} ${String(row.right).padStart(5)}  ${String(row.names).padStart(11)}  ${String(row.null).padStart(4)}  ${String(row.other).padStart(11)}  ${String(row.wrong).padStart(5)}`,
  )
if (values.misses) console.log(`\n${misses.join('\n')}`)
