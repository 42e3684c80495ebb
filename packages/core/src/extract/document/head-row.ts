/** The rows over the figures of a table. */
import type { Figure, Row } from './row.ts'

/** Four digits that may be a year. */
const yearLike = (figure: Figure) => /^(19|20)\d\d$/.test(figure.text) && !figure.negative

/** Days and years in turn, as "28, 1994   29, 1993" under their months (0000950123-95-000109). */
const isDays = ({ figures, label }: Row): boolean =>
  figures.length % 2 === 0 &&
  (label === '' || MONTHS.test(label)) &&
  figures.every((one, at) => (at % 2 === 1 ? yearLike(one) : one.decimals === 0 && one.value > 0 && one.value <= 31))

const MONTHS = /^(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b\s*)+$/i

/** A row of the head: it holds no figure but years, dates or nothing. */
export function isHeadRow(row: Row): boolean {
  if (row.figures.length === 0 || isDays(row)) return true
  if (!row.figures.every(yearLike)) {
    return (
      /ended|ending|as of|periods?\b|months|weeks/i.test(row.label) &&
      row.figures.every((f) => yearLike(f) || (f.decimals === 0 && f.value > 0 && f.value <= 31))
    )
  }
  return (
    row.label === '' ||
    row.figures.length > 1 ||
    /year|ended|month|quarter|million|thousand|dollar|except|december|fiscal|\$/i.test(row.label) ||
    !/[a-z]{3}/i.test(row.label)
  )
}
