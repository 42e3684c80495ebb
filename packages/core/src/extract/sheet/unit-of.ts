/** The unit and the currency of one column of a table, with the place that names them. */

import type { Grid } from '../document/row.ts'
import type { Laid } from './columns.ts'
import { wordsOf } from './head-words.ts'
import type { Line } from './lines.ts'
import { ownCurrency, readCurrency, readUnits, type Units, withoutTranslation, wordsOfCurrency } from './units.ts'

/**
 * Where a unit is printed: over its column, in the table's head or first lines, in the text above the table, at the foot
 * of its page, or over another table that prints the same amounts.
 */
export type UnitPlace = 'column' | 'table' | 'above' | 'below' | 'elsewhere'

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
  grid: Pick<Grid, 'before' | 'over' | 'below'>
}

/** A sentence of the page's foot that says what its amounts are in: "All amounts in thousands", "(000's omitted)". */
const FOOT =
  /^\W*(?:[\w.$,/()-]+ ){0,14}?(?:\b(?:in|of) (?:\w+ (?:of )?){0,2}(?:thousands|millions)\b|\(?000'?s? omitted|\(\$?000'?s?\))/i
const SAYS_UNIT =
  /\b(?:amounts?|dollars?|figures|data|except|expressed|stated|omitted)\b|^\W*in (?:thousands|millions)\W*$/i
const LONGEST_FOOT = 220
const FOOT_PARTS = 8

/** The parts of the words below a table that tell the unit of its amounts. */
const feet = (below: string): string =>
  below
    .split('|')
    .slice(0, FOOT_PARTS)
    .map((part) => part.trim())
    .filter(
      (part) => part.length < LONGEST_FOOT && FOOT.test(part) && SAYS_UNIT.test(part) && !/\$ ?[1-9]|\d%/.test(part),
    )
    .join(' | ')

/** The unit and the currency that the words nearest to a column name; whole units of dollars where none does. */
export function unitOf({ laid, lines, grid }: Printed, column: number): ColumnUnit {
  const { before, over = before, below = '' } = grid
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
  const currency = own ?? readCurrency(`${over.slice(-500)} | ${headWords}`)
  const sources: readonly [UnitPlace, string][] = [
    ['column', ownHeads],
    ['table', `${headWords} | ${firstRows}`],
    ['above', over.slice(-900)],
    ['below', feet(below)],
  ]
  for (const [place, words] of sources) {
    const units = readUnits(words, '')
    if (units.printed) return { units, currency, place }
  }
  return { units: readUnits('', ''), currency, place: null }
}
