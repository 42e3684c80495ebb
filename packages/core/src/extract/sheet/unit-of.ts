/** The unit and the currency of one column of a table, with the place that names them. */

import type { Grid } from '../document/row.ts'
import type { Laid } from './columns.ts'
import { wordsOf } from './head-words.ts'
import type { Line } from './lines.ts'
import {
  currencyOfText,
  ownCurrency,
  readCurrency,
  readUnits,
  type Units,
  withoutTranslation,
  wordsOfCurrency,
} from './units.ts'

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

/** What is printed over, in and below a table, whichever of its columns is asked for. */
interface Around {
  allWords: string
  firstRows: string
  feet: string
  /** The units that some words name. */
  unitsIn(words: string): Units
}

const known = new WeakMap<Laid, Around>()

/** The words of a table and what they say, worked out once: all of its columns stand under the same. */
function aroundOf({ laid, lines, grid }: Printed): Around {
  const before = known.get(laid)
  if (before !== undefined) return before
  const headRows = laid.head.map((row) => `${wordsOf(row)} ${row.phrases.map(({ text }) => text).join(' | ')}`)
  const read = new Map<string, Units>()
  const around: Around = {
    allWords: `${headRows.join(' | ')} | ${laid.caption}`,
    firstRows: lines
      .slice(0, 3)
      .map((line) => `${line.heading} ${line.label}`)
      .join(' | '),
    feet: feet(grid.below ?? ''),
    unitsIn(words) {
      const units = read.get(words) ?? readUnits(words, '')
      read.set(words, units)
      return units
    },
  }
  known.set(laid, around)
  return around
}

/** The unit and the currency that the words nearest to a column name; whole units of dollars where none does. */
export function unitOf(printed: Printed, column: number): ColumnUnit {
  const { laid, grid } = printed
  const { before, over = before } = grid
  const { allWords, firstRows, feet: footWords, unitsIn } = aroundOf(printed)
  const head = laid.columns[column]?.head ?? ''
  const others = laid.columns.flatMap((one, j) => (j === column || one.kind !== 'amount' ? [] : [one.head]))
  // Beside a convenience translation the currency and the unit are those over the column itself.
  const own = ownCurrency(head, others)
  const headWords = own === null ? withoutTranslation(allWords, head, others) : wordsOfCurrency(allWords, own)
  const ownHeads = own === null ? '' : wordsOfCurrency([head, ...others].join(' | '), own)
  const currency =
    own ??
    currencyOfText(over.slice(-500), allWords, others.length + 1) ??
    readCurrency(`${over.slice(-500)} | ${headWords}`)
  const sources: readonly [UnitPlace, string][] = [
    ['column', ownHeads],
    ['table', `${headWords} | ${firstRows}`],
    ['above', over.slice(-900)],
    ['below', footWords],
  ]
  for (const [place, words] of sources) {
    const units = unitsIn(words)
    if (units.printed) return { units, currency, place }
  }
  return { units: unitsIn(''), currency, place: null }
}
