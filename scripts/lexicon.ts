/**
 * `npm run lexicon [-- --half a|b] [--check] [--edgar FOLDER]`: counts over the tagged filings which words stand on which
 * line of the income statement, and writes them to packages/core/src/extract/lexicon/counted.ts. `--half` counts one half
 * of the companies, so that the other half can tell what the counts are worth; run it without afterwards. `--check`, and
 * a checkout without the filings, write nothing: the file is only checked.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { COUNTED } from '@topline/core/extract/lexicon/counted.ts'
import {
  byWords,
  type Counted,
  countedIn,
  countedKind,
  countedText,
} from '@topline/core/extract/lexicon/counted-kind.ts'
import type { Kind } from '@topline/core/extract/lexicon/entry.ts'
import { ENTRIES, kindBy } from '@topline/core/extract/lexicon/lexicon.ts'
import { halfOf } from '../bench/halves.ts'
import { count, faultsOf } from './lexicon/count.ts'
import { type Labelled, labelsOf } from './lexicon/labels.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'packages/core/src/extract/lexicon/counted.ts')
const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    check: { type: 'boolean', default: false },
    edgar: { type: 'string', default: join(root, '../shared/edgar') },
  },
})

/** The labels of all tagged filings of the folder, in the order of its index. */
function labelsBelow(edgar: string): Labelled[] {
  const [head = '', ...rows] = readFileSync(join(edgar, 'index.tsv'), 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return rows.flatMap((row) => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const [cik, filing] = [cell('cik'), cell('accession_number')]
    const path = join(edgar, 'Archives/edgar/data', cik, filing.replaceAll('-', ''), `${cell('document')}.gz`)
    if (cell('kind') !== 'ixbrl' || !existsSync(path)) return []
    return labelsOf(gunzipSync(readFileSync(path)), cell('period_end'), cik, filing)
  })
}

/** Totals and parts, and net income with and without others' share, are one field. */
const fieldOf = (kind: Kind) => kind.replace(/-total$/, '').replace('attributable', 'net')

/** Prints how many of these labels have their field by the counts, by the entries written by hand, and by both. */
function measure(name: string, labels: readonly Labelled[], counted: readonly Counted[]) {
  const all = byWords(counted)
  const byHand = kindBy(ENTRIES)
  const ways: [string, (label: Labelled) => Kind | null][] = [
    ['counts alone', (label) => countedKind(label, all)],
    ['entries written by hand', byHand],
    ['both', (label) => byHand(label) ?? countedKind(label, all)],
  ]
  const main = labels.filter(({ kind }) => kind !== 'other')
  const rest = labels.filter(({ kind }) => kind === 'other')
  for (const [way, kindOf] of ways) {
    const right = (list: readonly Labelled[]) =>
      list.filter((label) => fieldOf(kindOf(label) ?? 'other') === fieldOf(label.kind)).length
    console.log(`${name}, ${way}: ${right(main)}/${main.length} main lines, ${right(rest)}/${rest.length} other lines`)
  }
}

const textOf = (counted: readonly Counted[]) =>
  `/** Made by \`npm run lexicon\` from tagged filings: words, kind of line, weight, a label that needs them, its filing. */
export const COUNTED = \`
${countedText(counted)}
\`
`

const faults = faultsOf(countedIn(COUNTED))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
if (!existsSync(join(values.edgar, 'index.tsv'))) {
  console.log(`skipped: no filings in ${values.edgar}; the committed file was checked, ${faults.length} faults`)
} else {
  const labels = labelsBelow(values.edgar)
  const { half } = values
  const own = labels.filter(({ company }) => half === undefined || halfOf({ cik: company, company }) === half)
  const counted = count(own)
  console.log(
    `${own.length} lines of ${new Set(own.map(({ filing }) => filing)).size} filings: ${counted.length} entries`,
  )
  measure('counted over', own, counted)
  const others = labels.filter((label) => !own.includes(label))
  if (others.length > 0) measure('the other half', others, counted)
  if (!values.check) writeFileSync(file, textOf(counted))
  else if (readFileSync(file, 'utf8') !== textOf(counted)) {
    console.error('packages/core/src/extract/lexicon/counted.ts is stale: npm run lexicon')
    process.exitCode = 1
  }
}
