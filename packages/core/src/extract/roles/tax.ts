import { added, one, type Sheet, type Term } from './sheet.ts'

/** A result before taxes and the taxes, by their words. */
export interface TaxRoles {
  pretax: number | null
  tax: Term | null
}

/** Finds the tax, and the result before it that stands next to it. `share` and `comprehensive`: where those begin. */
export function pickTax(sheet: Sheet, nets: readonly number[], share: number, comprehensive: number): TaxRoles {
  const pretaxes = sheet.of(['pretax'], 0, Math.max(share, nets[0] ?? 0))
  let taxes = sheet.of(['tax']).filter((i) => i > (pretaxes[0] ?? -1) && i < Math.max(comprehensive, 1))
  if (pretaxes.length === 0) taxes = taxes.filter((i) => i < (nets.at(-1) ?? sheet.lines.length))
  const tax = taxes.length > 0 ? taxOfLines(sheet, taxes) : taxUnderHeading(sheet)
  const at = tax?.[0]?.index
  const pretax = at === undefined ? pretaxes[0] : pretaxes.filter((i) => i < at).at(-1)
  return { tax, pretax: pretax ?? null }
}

/** The total of the tax lines, the one that is the tax itself, or current and deferred taxes added. */
function taxOfLines(sheet: Sheet, taxes: readonly number[]): Term {
  const first = taxes[0] ?? 0
  const run = taxes.filter((i) => i - first <= 4)
  const labelled = run.find((i) => /^total/.test(sheet.bare(i)))
  if (labelled !== undefined) return one(labelled)
  const own = run.find((i) => !/discontinu|extraordinary|accounting/.test(sheet.words(i))) ?? first
  const parts = sheet.filled(first - 3, first + 3).filter((i) => /\b(?:current|deferred)\b/.test(sheet.bare(i)))
  if (parts.length < 2) return one(own)
  const next = (parts.at(-1) ?? 0) + 1
  if (sheet.near(sheet.value(next), sheet.sum(parts), 2)) return one(next)
  return parts.includes(own) ? added(parts) : one(own)
}

/** Lines without a name of their own, or "current" and "deferred", under a heading that says taxes. */
function taxUnderHeading(sheet: Sheet): Term | null {
  const first = sheet.lines.findIndex(
    ({ bare }, i) =>
      /(?:income tax|provision for tax|taxes on income)/.test(sheet.heading(i)) &&
      /^(?:current|deferred|total|)$/.test(bare) &&
      sheet.has(i),
  )
  if (first < 0) return null
  const block: number[] = []
  for (let i = first; i < sheet.lines.length; i += 1) {
    if (!/^(?:current|deferred|total|)(?: \w+)?$/.test(sheet.bare(i))) break
    block.push(i)
  }
  const last = block.at(-1)
  if (last === undefined) return null
  if (block.length > 1 && sheet.near(sheet.value(last), sheet.sum(block.slice(0, -1)), 2)) return one(last)
  return added(block)
}
