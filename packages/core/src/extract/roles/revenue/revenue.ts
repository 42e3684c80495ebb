import type { RevenueAsked } from '../asked.ts'
import { type Candidate, candidatesOf, chosen, merged, type Proof, type Rule } from '../candidates.ts'
import { leadsToResult } from '../confirmed.ts'
import { PLACE_OF_TERM, type Sheet, type Term } from '../sheet.ts'
import { calledTotal, largestTagged, lent, netOfInterest, ofParts } from '../tagged/revenue.ts'
import { bankRevenue, lendersOnly } from './lenders.ts'
import { byWords, earned, operatingIncomes, totalBelow, unnamedTotals } from './revenue-lines.ts'
import { grandTotal, netOfAllowances, withOther } from './revenue-wholes.ts'

interface Found {
  revenue: Term | null
  /** How many identities hold. */
  proofs: number
}

export type RevenueRule = Rule<RevenueAsked, Term>

const UNNAMED = 'a total without a name'

/** Where revenue may be; a rule's points are what its words are worth against the others'. */
export const REVENUE_RULES: readonly RevenueRule[] = [
  { why: 'tagged as revenue net of interest', points: 900, find: (sheet, asked) => [netOfInterest(sheet, asked)] },
  { why: 'tagged, and called a total of revenue', points: 860, find: (sheet, asked) => [calledTotal(sheet, asked)] },
  {
    why: "tagged as a lender's net interest and other income",
    points: 820,
    find: (sheet, asked) => [lent(sheet, asked)],
  },
  { why: 'the largest line tagged as revenue', points: 780, find: (sheet, asked) => [largestTagged(sheet, asked)] },
  { why: 'lines tagged as revenue of parts', points: 700, find: (sheet, asked) => [ofParts(sheet, asked)] },
  { why: 'a total of revenue above operating income', points: 115, find: (sheet, asked) => [totalBelow(sheet, asked)] },
  { why: "net interest income and a lender's other income", points: 80, find: (sheet) => [bankRevenue(sheet)] },
  {
    why: UNNAMED,
    points: 40,
    find: (sheet, { region }) => unnamedTotals(sheet, region).map((term) => lendersOnly(sheet, term)),
  },
  {
    why: 'lines called revenue',
    points: 30,
    find: (sheet, { region }) => [lendersOnly(sheet, byWords(sheet, region))],
  },
  {
    why: 'the first line, earned',
    points: 20,
    find: (sheet, { region, ceiling }) => [earned(sheet, region[0], ceiling)],
  },
  {
    why: 'a total of operating incomes',
    points: 10,
    find: (sheet, { operating }) => [operatingIncomes(sheet, operating)],
  },
]

/** A total that a candidate is part of takes its place. */
const WHOLES: readonly { why: string; whole(sheet: Sheet, term: Term, asked: RevenueAsked): Term | null }[] = [
  { why: 'a total of it and of other revenues', whole: grandTotal },
  { why: 'what allowances leave of it', whole: netOfAllowances },
  { why: 'it and the other revenues above gross profit', whole: withOther },
]
const WHOLE = 2

/** The arithmetic that tells revenue from other totals. */
const PROOFS: readonly Proof<RevenueAsked, Term>[] = [
  {
    why: 'revenue less its costs is a printed result',
    points: 25,
    holds: (sheet, { ceiling, operating }, term) =>
      leadsToResult(sheet, term, { ceiling, known: [operating], any: false }),
  },
]

/** Total revenue among the lines above the costs; `ceiling`: where the results begin. */
export function pickRevenue(
  sheet: Sheet,
  ceiling: number,
  operating: number | null,
  rules: readonly RevenueRule[] = REVENUE_RULES,
): Found {
  const stops = sheet.of(['cost', 'cost-total', 'gross', 'expenses-total', 'operating', 'pretax', 'net'])
  const wall = stops.find((i) => i > 0) ?? sheet.lines.length
  const asked = { ceiling, operating, wall, region: sheet.filled(0, Math.min(wall, ceiling)) }
  const found = candidatesOf(rules, sheet, asked, PLACE_OF_TERM)
  const best = chosen(withWholes(sheet, asked, found), PROOFS, sheet, asked, PLACE_OF_TERM)
  const isHeaded = ({ index }: Term[number]) => /revenue|sales|income/.test(sheet.lines[index]?.heading ?? '')
  const proved = best?.reasons.some(({ why }) => why === UNNAMED) && best.found.some(isHeaded)
  return { revenue: best?.found ?? null, proofs: proved ? 1 : 0 }
}

/** The candidates and the totals that they are part of, and those that these are part of. */
function withWholes(sheet: Sheet, asked: RevenueAsked, candidates: readonly Candidate<Term>[]): Candidate<Term>[] {
  const wider = (list: readonly Candidate<Term>[]) =>
    list.flatMap(({ found, reasons, points }) =>
      WHOLES.flatMap(({ why, whole }): Candidate<Term>[] => {
        const term = whole(sheet, found, asked)
        const reason = { why, points: points + WHOLE }
        return term === null ? [] : [{ found: term, reasons: [...reasons, reason], points: points + WHOLE }]
      }),
    )
  const once = wider(candidates)
  return merged([...candidates, ...once, ...wider(once)], PLACE_OF_TERM)
}
