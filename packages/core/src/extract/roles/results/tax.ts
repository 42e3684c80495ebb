import { BEFORE_TAX, TAX } from '../../lexicon/concepts.ts'
import { added, one, type Sheet, type Term } from '../sheet.ts'

/** A result before taxes and the taxes. */
export interface TaxRoles {
  pretax: number | null
  tax: Term | null
}

interface Candidate extends TaxRoles {
  points: number
}

/** A tax that a statement may have, with where its block begins and the points that its words give. */
interface TaxCandidate {
  tax: Term
  from: number
  points: number
}

/** A tax that belongs to one item after the tax on income, or a change of how it is accounted for. */
const OF_AN_ITEM = /discontinu|extraordinary|accounting|cumulative|adjusted for|net of|less (?:applicable|related)/
/**
 * A label may be torn: what follows says the whole of it. A total may have its name from its heading ("Pretax income:",
 * then "Homebuilding", "Financial services" and "Total", 0000000000-22-810003).
 */
const BEFORE = /before .*\btax|before (?:provision|benefit)\b|^pre-?tax (?:income|loss|earnings|profit)\b/
const RESULT =
  /^\W*(?:(?:net|consolidated|combined|total) )*(?:income|loss|earnings|profit|margins?|savings|proceeds|deficit)\b/

const NO_RESULT = /^(?:other|total|net|current|deferred)\b|\b(?:expenses?|costs?|total|tax(?:es)?|interest)\b/

const POINTS = {
  tagged: 100,
  proved: 4,
  pretaxByWords: 2,
  pretaxByTornLabel: 1,
  taxByWords: 2,
  taxUnderHeading: 2,
  taxNamed: 1,
}

/**
 * Finds the tax and the result before it: every pair that words allow is a candidate, and the one that leads to a
 * printed result is taken, the nearest to the words where several or none do. `share` and `comprehensive`: where those begin.
 */
export function pickTax(sheet: Sheet, nets: readonly number[], share: number, comprehensive: number): TaxRoles {
  const byWords = pickByWords(sheet, nets, share, comprehensive)
  const end = Math.min(share, Math.max(comprehensive, 1), (nets.at(-1) ?? sheet.lines.length) + 1)
  const taxes = taxCandidates(sheet, end)
  const candidates: Candidate[] = [
    { ...byWords, points: pointsOf(sheet, byWords, POINTS.taxByWords) + 0.5 },
    byTags(sheet, nets),
    ...sheet.of(['pretax'], 0, end).flatMap((pretax) => inParts(sheet, pretax, end)),
    ...taxes.flatMap(({ tax, from, points }) =>
      pretaxesAbove(sheet, from).map((pretax) => ({
        pretax,
        tax,
        points: pointsOf(sheet, { pretax, tax }, points),
      })),
    ),
  ]
  return candidates.reduce((best, next) => (next.points > best.points ? next : best))
}

const TAGGED_BEFORE_TAX = /^(?!.*\binvestment income\b).*\bbefore\b.*\b(?:income )?tax/

/** The result and the tax that are tagged so; a tax without a tag, because it is nothing, between the result and net income. */
function byTags(sheet: Sheet, nets: readonly number[]): Candidate {
  const named = () =>
    sheet.filled(0, sheet.lines.length).find((i) => sheet.fact(i) && TAGGED_BEFORE_TAX.test(sheet.words(i)))
  const pretax = sheet.tagged(BEFORE_TAX)[0] ?? named() ?? null
  const dashed = sheet.lines.findIndex(
    (line, i) => line.dashed && pretax !== null && i > pretax && i < (nets.at(-1) ?? sheet.lines.length),
  )
  const tax = sheet.tagged(TAX)[0] ?? (dashed < 0 ? undefined : dashed)
  const found = { pretax, tax: tax === undefined ? null : one(tax) }
  return { ...found, points: pretax === null && tax === undefined ? 0 : POINTS.tagged }
}

/** A line of taxes by its own words or the heading's. */
const OF_TAXES = /\btax(?:es)?\b(?! (?:exempt|equivalent))/
const OTHER_TAXES = /\b(?:property|excise|payroll|ad valorem|production|other than)\b/

/** Parts of a tax are hardly more: federal, state and foreign, each current and deferred, and credits. */
const MOST_PARTS = 8

/**
 * The tax printed in parts right below the result before it: federal and state, current and deferred, investment credits. Their total is the tax, whether
 * or not it has a name; without one their sum, where that leads to the next result.
 */
function inParts(sheet: Sheet, pretax: number, end: number): Candidate[] {
  const parts: number[] = []
  for (const i of sheet.filled(pretax + 1, end).slice(0, MOST_PARTS + 1)) {
    const bare = sheet.bare(i)
    if (parts.length > 1 && /^(?:total\b|$)/.test(bare) && sheet.near(sheet.value(i), sheet.sum(parts), parts.length))
      return provenTax(sheet, pretax, one(i))
    const over = `${sheet.heading(i)} ${bare}`
    if (RESULT.test(bare) || bare === '' || OF_AN_ITEM.test(over) || OTHER_TAXES.test(over)) break
    if (!OF_TAXES.test(bare) && !OF_TAXES.test(sheet.lines[i]?.heading ?? '')) break
    parts.push(i)
  }
  for (let many = parts.length; many > 1; many -= 1) {
    const proven = provenTax(sheet, pretax, added(parts.slice(0, many)))
    if (proven.length > 0) return proven
  }
  return []
}

const provenTax = (sheet: Sheet, pretax: number, tax: Term): Candidate[] =>
  leads(sheet, pretax, tax) ? [{ pretax, tax, points: POINTS.taxByWords + POINTS.pretaxByWords + POINTS.proved }] : []

/** The lines that may be taxes on income, or sums of them, with the points that their words give. */
function taxCandidates(sheet: Sheet, end: number): TaxCandidate[] {
  const found: TaxCandidate[] = []
  const headed = taxUnderHeading(sheet)
  if (headed !== null) found.push({ ...headed, points: POINTS.taxUnderHeading })
  for (const i of sheet.filled(1, end)) {
    const words = sheet.words(i)
    if (sheet.kinds[i] === 'pretax' || OF_AN_ITEM.test(words)) continue
    if (sheet.kinds[i] === 'tax') found.push({ tax: one(i), from: i, points: POINTS.taxByWords })
    // "State franchise tax" (0000000000-09-900002); a damaged word before "tax" (0000021271-96-000002).
    else if (/\btax(?:es)?\b/.test(words) && !/before|after|other than|property|excise|payroll|ad valorem/.test(words))
      found.push({ tax: one(i), from: i, points: POINTS.taxNamed })
  }
  return found
}

/** The lines over a tax that may be the result before it: those called so, and the nearest, whatever its label says. */
function pretaxesAbove(sheet: Sheet, tax: number): number[] {
  const above = sheet.filled(0, tax)
  const nearest = above.at(-1)
  const named = above.filter((i) => sheet.kinds[i] === 'pretax')
  return nearest === undefined || named.includes(nearest) ? named : [...named, nearest]
}

function pointsOf(sheet: Sheet, { pretax, tax }: TaxRoles, words: number): number {
  if (tax === null || pretax === null) return words / 2
  const over = sheet.heading(tax[0]?.index ?? 0)
  // The first words of the result's own torn label are no heading of items (0000771950-95-000008).
  if (OF_AN_ITEM.test(over) && !(BEFORE.test(over) && over === sheet.heading(pretax))) return 0
  const proved = leads(sheet, pretax, tax) ? POINTS.proved : 0
  if (sheet.kinds[pretax] === 'pretax') return words + POINTS.pretaxByWords + proved
  const bare = sheet.bare(pretax)
  if (BEFORE.test(`${sheet.heading(pretax)} ${bare}`)) return words + POINTS.pretaxByTornLabel + proved
  // A line that says something else, or nothing, is no result, whatever the numbers around it make.
  const other = sheet.kinds[pretax] === 'other' && bare !== '' && !NO_RESULT.test(bare)
  return other && proved > 0 ? words + proved : 0
}

/** Is one of the next lines the result that the tax leaves? A tax of zero proves nothing. */
function leads(sheet: Sheet, pretax: number, tax: Term): boolean {
  const at = tax.at(-1)?.index ?? 0
  const [before, amount] = [sheet.value(pretax), sheet.valueOf(tax)]
  if (amount === 0) return false
  const next = sheet.filled(at + 1, sheet.lines.length).slice(0, 3)
  return next.some(
    (i) =>
      (RESULT.test(sheet.bare(i)) || RESULT.test(sheet.heading(i))) &&
      [1, -1].some((sign) => sheet.near(sheet.value(i), before - sign * amount, 1)),
  )
}

/** The tax by its words, and the result before it that stands next to it. */
function pickByWords(sheet: Sheet, nets: readonly number[], share: number, comprehensive: number): TaxRoles {
  const pretaxes = sheet.of(['pretax'], 0, Math.max(share, nets[0] ?? 0))
  let taxes = sheet.of(['tax']).filter((i) => i > (pretaxes[0] ?? -1) && i < Math.max(comprehensive, 1))
  if (pretaxes.length === 0) taxes = taxes.filter((i) => i < (nets.at(-1) ?? sheet.lines.length))
  const tax = taxes.length > 0 ? taxOfLines(sheet, taxes) : (taxUnderHeading(sheet)?.tax ?? null)
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
function taxUnderHeading(sheet: Sheet): { tax: Term; from: number } | null {
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
  const total = block.length > 1 && sheet.near(sheet.value(last), sheet.sum(block.slice(0, -1)), 2)
  return { tax: total ? one(last) : added(block), from: first }
}
