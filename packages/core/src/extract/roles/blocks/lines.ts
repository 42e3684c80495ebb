/** The lines between two results of a statement, and how each of them moves the one below, by its concept and its words. */
import * as concepts from '../../lexicon/concepts.ts'
import { isInterestConcept, isInterestName } from '../../lexicon/interest.ts'
import type { Sheet, Term } from '../sheet.ts'
import { captionSign, conceptSign } from '../signs.ts'
import type { BlockLine } from '../solve/block.ts'

/**
 * The lines that print an amount between the lines `from` and `to` (both left out, with all that stands in their rows),
 * those of parts of the company too, without the lines `used` elsewhere; one cell counts once.
 */
export function linesBetween(sheet: Sheet, from: number, to: number, used: ReadonlySet<number>): number[] {
  const row = (i: number) => sheet.fact(i)?.row ?? i
  const seen = new Set<string>()
  return sheet.printed(from + 1, to).filter((i) => {
    const line = sheet.lines[i]
    if (used.has(i) || line?.dashed || line?.values[sheet.column]?.percent) return false
    if (line?.fact && (row(i) === row(from) || row(i) === row(to))) return false
    const cell = `${row(i)} ${Math.abs(sheet.value(i))}`
    if (seen.has(cell)) return false
    seen.add(cell)
    return true
  })
}

/** The lines of a sum. */
export const linesOf = (...terms: readonly (Term | number | null)[]): Set<number> =>
  new Set(terms.flatMap((term) => (typeof term === 'number' ? [term] : (term ?? []).map(({ index }) => index))))

/** A line with the sign that its concept gives it, else its words; `silent`: where neither tells. */
export function blockLine(sheet: Sheet, i: number, silent: 1 | -1, named: boolean): BlockLine<number> {
  const line = sheet.lines[i]
  const fact = sheet.fact(i)
  const value = sheet.value(i)
  const told = fact
    ? conceptSign(fact.concept, fact.label, fact.heading)
    : { sign: line ? captionSign(line, silent) : silent, loose: true }
  const bracketed = fact?.bracketed ?? value < 0
  return { of: i, value, ...told, bracketed, total: /^total\b/.test(sheet.bare(i)), named }
}

/** Whether a line is interest alone, by its concept, else by its name. */
export function isInterest(sheet: Sheet, i: number): boolean {
  const fact = sheet.fact(i)
  return fact ? isInterestConcept(fact.concept, fact.label.toLowerCase()) : isInterestName(sheet.bare(i))
}

const EQUITY_CONCEPT = /EquityMethodInvestment|ShareOfProfitLossOfAssociates/
const EQUITY_NAME =
  /^(?!.*(?:minority|non-?controlling)).*(?:equity|investee|affiliate|joint venture|associat|unconsolidated)/

/** Whether a line is the share in what investments by the equity method earned, by its concept, else by its name. */
export const isEquityIncome = (sheet: Sheet, i: number): boolean =>
  sheet.fact(i) ? EQUITY_CONCEPT.test(sheet.concept(i)) : EQUITY_NAME.test(sheet.bare(i))

const RESULTS = new Set([...concepts.OPERATING_INCOME, ...concepts.BEFORE_TAX, ...concepts.GROSS_PROFIT])

/** Whether a line is tagged as a result above taxes. */
export const isTaggedResult = (sheet: Sheet, i: number): boolean => RESULTS.has(sheet.concept(i))
