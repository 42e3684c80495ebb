/** Which year a row elsewhere prints a figure for: last year's, read for this year's, stands there under its own. */
import type { Figure } from '../document/row.ts'
import type { Statement } from '../statements/recognise.ts'
import { namesExactly } from './labels.ts'
import type { Printed } from './needles.ts'
import type { Passage } from './passages.ts'

/** Digits that stand in a row of the same name by no chance. */
const LEAST_DIGITS = 4
const LEAST_OF_PAIR = 3

/** The year of the column that is read, as its period ends and as its head names it. */
export function yearsRead({ periods, column }: Statement): number[] {
  const own = periods[column]
  return [own?.end?.year, own?.named].filter((year) => year != null)
}

/**
 * What a row of the figure's name, under years, says of the year of these digits: `newest` where they stand under the
 * newest, which is the year that is read; the other figure where that one does. Null where it tells nothing.
 * @param isText the heads of the row are lines above it, which may be another table's
 */
export function datedBy(
  { figure, row, current }: Printed,
  start: number,
  { kind, label, figures, yearOfEach }: Pick<Passage, 'kind' | 'label' | 'figures' | 'yearOfEach'>,
  { read, isText }: { read: readonly number[]; isText: boolean },
): 'newest' | Figure | null {
  const at = figures.findIndex((one) => one.start === start)
  if (at < 0 || yearOfEach === null) return null
  // Two lengths of time side by side have the same years each.
  const size = new Set(yearOfEach).size
  const first = at - (at % size)
  const years = yearOfEach.slice(first, first + size)
  const newest = Math.max(...years)
  if (!read.includes(newest)) return null
  const there = figures[first + years.indexOf(newest)]
  if (there === undefined || there.dash) return null
  if (same(there, current)) return 'newest'
  if (years[at - first] !== newest - 1) return null
  const tells = (least: number) => digitsOf(current) >= least && digitsOf(there) >= least
  // Two figures of the row that is read, the other way round, are that row whatever it is called there.
  const isRow =
    !isText &&
    !OTHERWISE.has(kind) &&
    tells(LEAST_OF_PAIR) &&
    row.some((cell) => cell !== null && cell !== current && same(cell, there))
  return isRow || (tells(LEAST_DIGITS) && namesExactly(figure, label)) ? there : null
}

/** Tables whose columns are quarters or kinds of equity, with years over some of them. */
const OTHERWISE: ReadonlySet<Passage['kind']> = new Set(['quarterly-data', 'equity', 'balance-sheet'])

const same = (a: Figure, b: Figure): boolean => Math.abs(a.value) === Math.abs(b.value)

const digitsOf = ({ text }: Figure): number => text.replace(/\D/g, '').replace(/^0+/, '').length

/** Evidence of which some knows its year. */
interface Dated {
  figure: string
  kind: string
  agrees: boolean
  dated: 'newest' | 'older' | null
}

/**
 * Where rows under years give a figure to the year before and none gives it to the year that is read, what else agrees
 * of that kind has seen last year's digits too. Where one does, a row that does not is of another company or restated.
 */
export function weighedByYear<T extends Dated>(found: readonly T[]): T[] {
  const holds = (one: T, dated: Dated['dated']) =>
    found.some((other) => other.figure === one.figure && other.dated === dated)
  return found.filter((one) => {
    if (one.dated === 'older') return !holds(one, 'newest')
    if (!one.agrees || one.dated === 'newest' || holds(one, 'newest')) return true
    return !found.some((other) => other.figure === one.figure && other.kind === one.kind && other.dated === 'older')
  })
}
