/**
 * A screen tried on all companies: which hold it, how many hold each condition, and how figures are spread. What is closed
 * has no figures in the table and holds nothing, so that no condition can be tried on it. Conditions are tried one after
 * the other down their columns, a bit of each row for each of them.
 */
import { dayNumber } from '../format/day.ts'
import { hasCurrency, type ScreenQuantity, screenQuantity } from './quantities.ts'
import { placeOnScale, STEPS, scaleOf } from './scale.ts'
import { comparedCurrency, hasBounds, type Screen, sortOf, USUAL_CURRENCY } from './screen.ts'
import { type ScreenRow, type ScreenTable, UNKNOWN } from './table.ts'

export interface Asked {
  screen: Screen
  /** CIKs of the list that is asked for; null = of none */
  members: ReadonlySet<string> | null
  /** YYYY-MM-DD, by which the age of a period is counted */
  today: string
}

/** Of a condition: the number of each row between two bounds, or what a row says. */
type Condition = { condition: string } & (
  | { column: Float64Array; low: number; high: number }
  | { holds: (row: ScreenRow) => boolean }
)

const DAYS_OF_MONTH = 30.44
const NOWHERE = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/** Those on figures first. */
function conditionsOf(table: ScreenTable, { screen, members, today }: Asked): Condition[] {
  const { form, list, sic, age } = screen
  const { currency } = comparedCurrency(screen)
  const found: Condition[] = screen.where.filter(hasBounds).map(({ name, from, to }) => {
    const bounds = { low: from ?? NOWHERE.low, high: to ?? NOWHERE.high }
    return { condition: name, column: table.column(name), ...bounds }
  })
  if (form !== null) found.push({ condition: 'form', holds: (row) => row.form === form })
  if (currency !== null) found.push({ condition: 'currency', holds: (row) => row.currency === currency })
  if (list !== null) found.push({ condition: 'list', holds: ({ cik }) => members?.has(cik) === true })
  if (sic !== null) found.push({ condition: 'sic', holds: (row) => row.sic?.startsWith(sic) === true })
  if (age !== null) {
    const low = dayNumber(today) - Math.round(age * DAYS_OF_MONTH)
    found.push({ condition: 'age', column: table.column('end'), low, high: NOWHERE.high })
  }
  return found
}

/** What a screen comes to: `bits` has a one for each condition that a row holds, all ones and one more for a whole row. */
export interface Tried {
  table: ScreenTable
  asked: Asked
  conditions: readonly { condition: string; isFigure: boolean }[]
  bits: Uint16Array
}

/** Of an open row, whatever it holds. */
const OPEN = 1

/** Tries it on every row; a table that changes afterwards does not change what was found. */
export function tryScreen(table: ScreenTable, asked: Asked): Tried {
  const { rows } = table
  const conditions = conditionsOf(table, asked)
  const bits = new Uint16Array(rows.length)
  for (let at = 0; at < bits.length; at++) bits[at] = rows[at]?.hidden ? 0 : OPEN
  conditions.forEach((one, i) => {
    const bit = 2 << i
    if ('column' in one) {
      const { column, low, high } = one
      for (let at = 0; at < bits.length; at++) {
        // What is not known is on no side of a bound.
        const value = column[at] ?? UNKNOWN
        if (value >= low && value <= high) bits[at] = (bits[at] ?? 0) | bit
      }
    } else
      rows.forEach((row, at) => {
        if (one.holds(row)) bits[at] = (bits[at] ?? 0) | bit
      })
  })
  const figures = asked.screen.where.filter(hasBounds).length
  return {
    table,
    asked,
    conditions: conditions.map(({ condition }, i) => ({ condition, isFigure: i < figures })),
    bits,
  }
}

/** The bits of an open row that holds all conditions but those. */
const bitsOf = (conditions: Tried['conditions'], but: (one: Tried['conditions'][number]) => boolean = () => false) =>
  conditions.reduce((sum, one, i) => (but(one) ? sum : sum | (2 << i)), OPEN)

function placesWith(bits: Uint16Array, wanted: number): number[] {
  const found: number[] = []
  for (let at = 0; at < bits.length; at++) if (((bits[at] ?? 0) & wanted) === wanted) found.push(at)
  return found
}

export interface ScreenCounts {
  /** companies that hold all of it */
  total: number
  /** with such a period */
  known: number
  /** of these, closed to the reader */
  closed: number
  /** left out for their currency alone, where nobody named one */
  other_currencies: number
  /** how many hold each condition alone; where none is left, how many would be without it */
  counts: { condition: string; alone: number; without?: number }[]
}

export function screenCounts({ asked, conditions, bits }: Tried): ScreenCounts {
  const { currency, chosen } = comparedCurrency(asked.screen)
  // Rows of the same bits count together: there are few kinds of them.
  const kinds = new Uint32Array(2 << conditions.length)
  for (const kind of bits) kinds[kind] = (kinds[kind] ?? 0) + 1
  const count = (wanted: number) => kinds.reduce((sum, n, kind) => ((kind & wanted) === wanted ? sum + n : sum), 0)
  const total = count(bitsOf(conditions))
  const open = count(OPEN)
  const isEmpty = total === 0 && conditions.length > 1
  const without = (name: string) => count(bitsOf(conditions, ({ condition }) => condition === name))
  return {
    total,
    known: bits.length,
    closed: bits.length - open,
    other_currencies: currency === null || chosen ? 0 : without('currency') - total,
    counts: conditions.map(({ condition }, i) => ({
      condition,
      alone: count(OPEN | (2 << i)),
      ...(isEmpty ? { without: without(condition) } : {}),
    })),
  }
}

/**
 * The places in the table of companies that hold all of it, in the order that is asked for: what has no such figure stands
 * last, and every order ends in the CIK, so that pages never overlap.
 * @param most only so many, the first of them
 */
export function screenPlaces({ table, asked, conditions, bits }: Tried, most = Number.POSITIVE_INFINITY): number[] {
  const { by, descending } = sortOf(asked.screen)
  const column = by === 'company' ? table.nameRanks() : table.column(by === 'period' ? 'end' : by)
  const ciks = table.column('cik')
  const found = placesWith(bits, bitsOf(conditions))
  const keys = Float64Array.from(found, (at) => {
    const value = column[at] ?? UNKNOWN
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : descending ? -value : value
  })
  // Of many only those up to the last one that is wanted are put in order.
  const last = most < found.length ? (keys.slice().sort()[most - 1] ?? UNKNOWN) : Number.POSITIVE_INFINITY
  const wanted: { at: number; key: number; cik: number }[] = []
  for (let i = 0; i < found.length; i++) {
    const [at, key] = [found[i] ?? 0, keys[i] ?? UNKNOWN]
    if (key <= last) wanted.push({ at, key, cik: ciks[at] ?? UNKNOWN })
  }
  return wanted
    .sort((a, b) => compare(a.key, b.key) || compare(a.cik, b.cik))
    .slice(0, most)
    .map(({ at }) => at)
}

const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)

export interface ScreenHistogram {
  name: ScreenQuantity
  /** null = has none */
  currency: string | null
  /** companies by the steps of its scale */
  bins: number[]
}

/** For each named figure, of companies that hold what is asked beside figures. */
export function screenHistograms({ table, asked, conditions, bits }: Tried): ScreenHistogram[] {
  const compared = comparedCurrency(asked.screen).currency
  const places = placesWith(
    bits,
    bitsOf(conditions, ({ isFigure }) => isFigure),
  )
  return asked.screen.where.map(({ name }) => {
    const quantity = screenQuantity(name)
    const currency = hasCurrency(quantity) ? (compared ?? USUAL_CURRENCY) : null
    const [column, scale] = [table.column(name), scaleOf(quantity)]
    const bins = Array.from({ length: STEPS }, () => 0)
    for (const at of places) {
      const value = column[at] ?? UNKNOWN
      if (Number.isNaN(value) || (currency !== null && table.rows[at]?.currency !== currency)) continue
      const step = Math.min(STEPS - 1, Math.floor(placeOnScale(scale, value) * STEPS))
      bins[step] = (bins[step] ?? 0) + 1
    }
    return { name, currency, bins }
  })
}
