/** Which rows of a table stand over its figures, and which are lines of it. */
import { describe, expect, it } from 'vitest'
import { isHeadRow } from './head-row.ts'
import { readFigure } from './number.ts'
import type { Row } from './row.ts'

/** A row with these words and figures, as printed. */
function row(label: string, ...printed: string[]): Row {
  const figures = printed.flatMap((text, k) => {
    const places = [...text].map((_, i) => i)
    return readFigure({ text, at: places, to: places.map((i) => i + 1) }, k, k) ?? []
  })
  return { label, indent: 0, figures, phrases: [], start: 0, end: 0 }
}

describe('a row of the head', () => {
  it.each<[string, Row]>([
    ['words alone', row('CONSOLIDATED STATEMENTS OF INCOME')],
    ['years without a label', row('', '1995', '1994')],
    ['one year without a label', row('', '1995')],
    ['years beside any label', row('Net sales by region', '1995', '1994')],
    ['one year beside words for a period', row('Year ended December 31,', '1995')],
    ['one year beside the unit', row('(in thousands)', '1995')],
    ['one year beside signs alone', row('--', '1995')],
    // 0000950123-95-000109
    ['days and years in turn', row('', '28', '1994', '29', '1993')],
    ['the same under their months', row('January January', '28', '1994', '29', '1993')],
    ['days without years beside "ended"', row('Three months ended June', '30', '30')],
    ['a day and a year beside "as of"', row('As of September', '30', '1995')],
  ])('%s', (_, one) => expect(isHeadRow(one)).toBe(true))

  it.each<[string, Row]>([
    ['an amount', row('Net sales', '1,995', '1,994')],
    ['a single year that may be an amount beside a name', row('Goodwill', '1995')],
    ['a loss of as many as a year', row('', '(1995)', '(1994)')],
    ['a year among amounts', row('Net sales', '1995', '1,204')],
    ['small amounts without "ended"', row('Dividends', '28', '30')],
    ['days in turn beside a label of its own', row('Dividends', '28', '1994', '29', '1993')],
    ['days beyond a month', row('', '32', '1994', '29', '1993')],
    ['years before days', row('', '1994', '28', '1993', '29')],
    ['amounts beside words for a period', row('Balance at the periods begun', '412', '398')],
    ['decimals beside "ended"', row('Year ended', '1.5', '2.5')],
    ['nil beside "ended"', row('Year ended', '-', '-')],
  ])('not %s', (_, one) => expect(isHeadRow(one)).toBe(false))
})
