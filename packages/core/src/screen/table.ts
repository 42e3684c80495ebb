/**
 * The newest periods of all companies as columns, one basis and one reader's sight: what a screen is tried on. A column is
 * one piece of memory, so that ten thousand companies are looked through in a fraction of a millisecond.
 */
import { dayNumber } from '../format/day.ts'
import { SCREEN_NAMES, type ScreenQuantity } from './quantities.ts'

export interface ScreenRow {
  /** digits */
  cik: string
  name: string
  sic: string | null
  period_code: string
  /** YYYY-MM-DD */
  end_date: string
  currency: string
  form: string | null
  accession_number: string | null
  from_release: boolean
  failed_quality_check: boolean
  /** closed to the reader: it has no figures */
  hidden: boolean
}

/** Of what is not known, and of what is closed. */
export const UNKNOWN = Number.NaN
const FIRST_SIZE = 64

/** Numbers that companies are ordered by beside their figures; `end` is the day of the period's end. */
type Order = 'cik' | 'end'

export class ScreenTable {
  /** in no order */
  readonly rows: ScreenRow[] = []
  private readonly places = new Map<string, number>()
  private readonly columns = new Map<ScreenQuantity | Order, Float64Array>()
  private ranks: Float64Array | undefined
  private size = 0

  /** One number for each row, `UNKNOWN` where there is none. It may be longer than the rows are; not to be kept. */
  column(name: ScreenQuantity | Order): Float64Array {
    return this.columns.get(name) ?? new Float64Array(0)
  }

  /** The place of each row by its name, without capitals. */
  nameRanks(): Float64Array {
    if (this.ranks) return this.ranks
    const names = this.rows.map(({ name }) => name.toLowerCase())
    const order = names.map((_, at) => at).sort((a, b) => compareTexts(names[a] ?? '', names[b] ?? ''))
    const ranks = new Float64Array(names.length)
    order.forEach((at, i) => {
      const before = order[i - 1]
      ranks[at] = before !== undefined && names[before] === names[at] ? (ranks[before] ?? i) : i
    })
    this.ranks = ranks
    return ranks
  }

  /** In the place of what was known of the company. @param figures in the order of `SCREEN_NAMES`; null = not known */
  put(row: ScreenRow, figures: readonly (number | null)[]): void {
    const at = this.places.get(row.cik) ?? this.rows.length
    if (at >= this.size) this.grow()
    if (this.rows[at]?.name !== row.name) this.ranks = undefined
    this.places.set(row.cik, at)
    this.rows[at] = row
    this.column('cik')[at] = Number(row.cik)
    this.column('end')[at] = dayNumber(row.end_date)
    SCREEN_NAMES.forEach((name, i) => {
      this.column(name)[at] = (row.hidden ? null : figures[i]) ?? UNKNOWN
    })
  }

  /** The last row takes its place. */
  remove(cik: string): void {
    const at = this.places.get(cik)
    if (at === undefined) return
    const end = this.rows.length - 1
    const last = this.rows[end]
    if (last && at !== end) {
      this.rows[at] = last
      this.places.set(last.cik, at)
      for (const column of this.columns.values()) column[at] = column[end] ?? UNKNOWN
    }
    this.rows.length = end
    this.places.delete(cik)
    this.ranks = undefined
  }

  private grow(): void {
    this.size = Math.max(FIRST_SIZE, this.size * 2)
    for (const name of [...SCREEN_NAMES, 'cik', 'end'] as const) {
      const longer = new Float64Array(this.size)
      longer.set(this.column(name))
      this.columns.set(name, longer)
    }
  }
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
