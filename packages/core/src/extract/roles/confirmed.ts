import type { Kind } from '../lexicon/kinds.ts'
import type { Sheet, Term } from './sheet.ts'

/** Where a printed result may stand. */
export interface ResultsAsked {
  /** The first line that costs no longer stand over. */
  ceiling: number
  /** Lines known to be results, whatever their own words: a label may be torn (0000754811-95-000002). */
  known: readonly (number | null)[]
  /** Whether any other line that speaks of income counts, such as a result on the way. */
  any: boolean
}

const RESULTS: readonly Kind[] = ['operating', 'pretax', 'net']

/**
 * Whether revenue less what is printed below it is the next result: less a total of costs that is the sum of the lines
 * before it, or less every line where no total is printed. A total without a name is then known to be that of revenue.
 */
export function leadsToResult(sheet: Sheet, revenue: Term | null, { ceiling, known, any }: ResultsAsked): boolean {
  const at = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (at === undefined) return false
  const below = sheet.filled(at + 1, sheet.lines.length)
  const isResult = (i: number) => {
    const kind = sheet.kinds[i] ?? 'revenue'
    const counts = RESULTS.includes(kind) || (any && kind === 'other')
    return known.includes(i) || (counts && /income|loss|earnings|profit|deficit/.test(sheet.bare(i)))
  }
  const first = below.findIndex((i) => ['operating', 'pretax'].includes(sheet.kinds[i] ?? ''))
  const all = below.slice(0, Math.max(first, 0))
  if (all.length > 1 && sheet.near(sheet.value(at) - sheet.size(all), sheet.value(below[first]), all.length))
    return true
  // One expense leads from a trust's income to what it distributes.
  const [only, next] = below
  if (only !== undefined && next !== undefined && known.includes(next) && only < ceiling)
    if (sheet.near(sheet.value(at) - Math.abs(sheet.value(only)), sheet.value(next), 1)) return true
  return below.some((i, k) => {
    const parts = below.slice(0, k)
    const result = below[k + 1]
    return (
      parts.length > 1 &&
      i < ceiling &&
      result !== undefined &&
      isResult(result) &&
      sheet.near(sheet.size([i]), Math.abs(sheet.sum(parts)), parts.length) &&
      sheet.near(sheet.value(at) - Math.abs(sheet.value(i)), sheet.value(result), 1)
    )
  })
}
