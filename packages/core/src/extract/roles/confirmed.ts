import type { Sheet, Term } from './sheet.ts'

/**
 * Whether the total that stands for revenue less a total of costs is the result printed right below: both totals add
 * up, so that a total without a name is known to be that of revenue.
 */
export function leadsToResult(sheet: Sheet, revenue: Term | null, ceiling: number): boolean {
  const at = revenue?.length === 1 ? revenue[0]?.index : undefined
  if (at === undefined) return false
  const below = sheet.filled(at + 1, sheet.lines.length)
  return below.some((i, k) => {
    const parts = below.slice(0, k)
    const result = below[k + 1]
    return (
      parts.length > 1 &&
      i < ceiling &&
      result !== undefined &&
      ['operating', 'pretax', 'net', 'other'].includes(sheet.kinds[result] ?? '') &&
      /income|loss|earnings|profit|deficit/.test(sheet.bare(result)) &&
      sheet.near(sheet.size([i]), Math.abs(sheet.sum(parts)), parts.length) &&
      sheet.near(sheet.value(at) - Math.abs(sheet.value(i)), sheet.value(result), 1)
    )
  })
}
