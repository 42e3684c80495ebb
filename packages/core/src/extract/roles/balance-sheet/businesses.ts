/** Two businesses one above the other on one sheet, as those of a maker and its finance company. */
import { type Entry, type FoundLines, near, round, sumOf } from '../sheet-lines.ts'
import type { BalanceFrame } from './frame.ts'
import { ofField } from './lines.ts'
import type { BalanceSheetField } from './roles.ts'

/** "Total Automotive assets"; a total of current or of other assets is none of a business. */
const OF_BUSINESS =
  /^total (?!(?:current|other|long-term|fixed|net|tangible|intangible|investment|earning|real estate)\b)\w.* assets$/

/** The lines of each business, where their totals make all assets; none where there are no two. */
export function businesses(entries: readonly Entry[], { assets, total }: BalanceFrame, step: number): Entry[][] {
  const above = entries.filter(({ index }) => index < (assets?.index ?? 0))
  const totals = above.filter(({ line, value }) => value !== null && OF_BUSINESS.test(line.bare))
  const sum = round(totals.reduce((all, { value }) => all + (value ?? 0), 0))
  if (totals.length < 2 || !near(sum, total, totals.length * step)) return []
  return totals.map(({ index }, at) =>
    above.filter((one) => one.index < index && one.index > (totals[at - 1]?.index ?? -1)),
  )
}

/** Figures whose line every business has. */
const OF_EACH: readonly BalanceSheetField[] = [
  'cash_and_equivalents',
  'receivables',
  'inventories',
  'property_net',
  'goodwill',
  'intangibles',
]

/** A line that stands with one caption in each business counts with all of them; a total within one is none of the company. */
export function ofAllBusinesses(
  fields: Partial<Record<BalanceSheetField, FoundLines>>,
  blocks: readonly (readonly Entry[])[],
): void {
  if (blocks.length === 0) return
  delete fields.current_assets
  delete fields.current_liabilities
  for (const field of OF_EACH) {
    const [part, ...more] = fields[field]?.parts ?? []
    const own = blocks.flat().find(({ index }) => index === part?.index)
    if (own === undefined || more.length > 0) continue
    const alike = blocks.map((lines) => {
      const same = lines.filter(({ line, value }) => value !== null && line.bare === own.line.bare)
      // Cash is cash, however each calls it.
      return field === 'cash_and_equivalents' && same.length === 0 ? ofField(field, lines).slice(0, 1) : same
    })
    const found = alike.every(({ length }) => length === 1) ? sumOf(alike.flat()) : null
    if (found !== null) fields[field] = found
  }
}
