/** In which order the other tables of a document print their years. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { dayNumber } from '../document/dates.ts'
import { stripMarkup } from '../document/decode.ts'
import type { Statement } from '../statements/recognise.ts'
import type { Source } from './passages.ts'

const HEAD_BYTES = 6_000
const HEAD_WORDS = 240
const MOST_TABLES = 120
/** So many tables in one order, and hardly any in the other, say how a company prints its years. */
const MANY_TABLES = 6
const TIMES = 5

/**
 * The check that a statement whose newest column stands behind an older one is no exception: where the other tables put
 * the newest year first, its heads were exchanged. Nothing where its newest column stands first.
 */
export function orderOfOthersTests(source: Source, statement: Statement): QcTest[] {
  if (!isOldestFirst(statement)) return []
  const heads = headsOf(source, statement)
  const newest = heads.filter((isNewestFirst) => isNewestFirst).length
  const oldest = heads.length - newest
  const isException = newest >= MANY_TABLES && newest >= TIMES * oldest
  return [
    state(
      'columns_stand_as_in_other_tables',
      'The columns stand in the order in which the other tables of the document print their years',
      !isException,
      `${newest} other tables print the newest year first, ${oldest} last; the statement prints it last`,
    ),
  ]
}

/** An older column of the same length stands before the one that is read. */
function isOldestFirst({ periods, column, laid }: Statement): boolean {
  const own = periods[column]
  return periods
    .slice(0, column)
    .some(
      (one, j) =>
        laid.columns[j]?.kind === 'amount' &&
        one.end &&
        own?.end &&
        one.months === own.months &&
        dayNumber(one.end) < dayNumber(own.end),
    )
}

/** Of each table whose head prints two years that follow on each other, whether the newer stands first. */
function headsOf({ bytes, ranges, text }: Source, { grid }: Statement): boolean[] {
  const heads =
    ranges.length > 0
      ? ranges
          .filter(({ start, end }) => end <= grid.start || start >= grid.end)
          .slice(0, MOST_TABLES)
          .map(({ start, end }) =>
            stripMarkup(bytes.toString('latin1', start, Math.min(end, start + HEAD_BYTES)))
              .replace(/\s+/g, ' ')
              .slice(0, HEAD_WORDS),
          )
      : text
          .slice(0, text.length)
          .filter(({ start, trimmed }) => (start < grid.start || start >= grid.end) && ONLY_YEARS.test(trimmed))
          .map(({ trimmed }) => trimmed)
  return heads.flatMap((head) => {
    const [first, second] = (head.match(YEAR) ?? []).map(Number)
    return first !== undefined && second !== undefined && Math.abs(first - second) === 1 ? [first > second] : []
  })
}

const YEAR = /(?<![\d,.$])(?:19|20)\d\d(?![\d,.]\d)/g
const ONLY_YEARS = /^\W*(?:(?:19|20)\d\d\W*){2,}$/
