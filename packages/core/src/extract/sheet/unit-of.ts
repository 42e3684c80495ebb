/** The unit and the currency of one column of a table, with the place that names them. */

import type { Laid } from './columns.ts'
import { wordsOf } from './columns.ts'
import type { Line } from './lines.ts'
import { ownCurrency, readCurrency, readUnits, type Units, withoutTranslation, wordsOfCurrency } from './units.ts'

/** Where a unit is printed: over its column, in the table's head or first lines, or in the text above the table. */
export type UnitPlace = 'column' | 'table' | 'above'

export interface ColumnUnit {
  units: Units
  /** ISO code */
  currency: string
  /** Null where the document prints no unit. */
  place: UnitPlace | null
}

interface Printed {
  laid: Laid
  lines: readonly Line[]
  /** The text above the table. */
  before: string
}

/** The unit and the currency that the words nearest to a column name; whole units of dollars where none does. */
export function unitOf({ laid, lines, before }: Printed, column: number): ColumnUnit {
  const head = laid.columns[column]?.head ?? ''
  const others = laid.columns.flatMap((one, j) => (j === column || one.kind !== 'amount' ? [] : [one.head]))
  const headRows = laid.head.map((row) => `${wordsOf(row)} ${row.phrases.map(({ text }) => text).join(' | ')}`)
  const allWords = `${headRows.join(' | ')} | ${laid.caption}`
  const firstRows = lines
    .slice(0, 3)
    .map((line) => `${line.heading} ${line.label}`)
    .join(' | ')
  // Beside a convenience translation the currency and the unit are those over the column itself.
  const own = ownCurrency(head, others)
  const headWords = own === null ? withoutTranslation(allWords, head, others) : wordsOfCurrency(allWords, own)
  const ownHeads = own === null ? '' : wordsOfCurrency([head, ...others].join(' | '), own)
  const currency = own ?? readCurrency(`${before.slice(-500)} | ${headWords}`)
  const sources: readonly [UnitPlace, string][] = [
    ['column', ownHeads],
    ['table', `${headWords} | ${firstRows}`],
    ['above', before.slice(-900)],
  ]
  for (const [place, words] of sources) {
    const units = readUnits(words, '')
    if (units.printed) return { units, currency, place }
  }
  return { units: readUnits('', ''), currency, place: null }
}
