import { OPERATING_INCOME } from '../../lexicon/concepts.ts'
import { type Above, leftAbove } from '../blocks/expenses.ts'
import { candidatesOf, chosen, type Place, type Rule } from '../candidates.ts'
import type { Sheet } from '../sheet.ts'

/** What the rules of operating income know besides the lines. */
interface OperatingAsked {
  pretax: number | null
  /** Where the results begin. */
  ceiling: number
  /** What stands above it; null while revenue is looked for. */
  above: Above | null
}

export type OperatingRule = Rule<OperatingAsked, number>

/** The result before taxes that is operating income too, where nothing stands between. */
const alsoPretax = (sheet: Sheet, { pretax }: OperatingAsked): number | null =>
  pretax !== null && sheet.fact(pretax) !== undefined && CALLED.test(sheet.lines[pretax]?.label ?? '') ? pretax : null

const CALLED =
  /^(?!.*\bbefore\b.*\btax)(?:total )?(?:\(?(?:income|loss|earnings|profit)\)?[\s/]*(?:\(?(?:loss|income|earnings|profit)\)?)?\s*from operations|operating\s*[\s/()]*(?:income|loss|profit|earnings))[\s/()a-z]*$/i

const PLAIN =
  /^(?:total |consolidated )?(?:operating (?:income|profit|loss|earnings)|(?:income|loss|earnings|profit) from operations)$/

/** Where operating income may be. */
export const OPERATING_RULES: readonly OperatingRule[] = [
  { why: 'tagged as operating income', points: 900, find: (sheet) => [sheet.tagged(OPERATING_INCOME)[0] ?? null] },
  {
    why: 'called so, and tagged as the result before taxes',
    points: 800,
    find: (sheet, asked) => [alsoPretax(sheet, asked)],
  },
  { why: 'the last line called plainly so', points: 60, find: (sheet, asked) => [plain(sheet, asked).at(-1) ?? null] },
  { why: 'a result of operations', points: 36, find: (sheet, asked) => ofWhole(sheet, asked) },
  { why: 'a line without a name that costs leave', points: 10, find: (sheet, asked) => [unnamed(sheet, asked)] },
]

const PLACE: Place<number> = { key: String, at: (index) => index }

/** Operating income by its words alone, as far as revenue and costs are not known; null where no line is called so. */
export function namedOperating(
  sheet: Sheet,
  pretax: number | null,
  ceiling: number,
  rules: readonly OperatingRule[] = OPERATING_RULES,
): number | null {
  const asked = { pretax, ceiling, above: null }
  return (
    chosen<OperatingAsked, number>(candidatesOf(rules, sheet, asked, PLACE), [], sheet, asked, PLACE)?.found ?? null
  )
}

/** Operating income by its words, and where no line is called so by what leads to it. */
export function pickOperating(
  sheet: Sheet,
  pretax: number | null,
  ceiling: number,
  above: Above,
  rules: readonly OperatingRule[] = OPERATING_RULES,
): number | null {
  const asked = { pretax, ceiling, above }
  return (
    chosen<OperatingAsked, number>(candidatesOf(rules, sheet, asked, PLACE), [], sheet, asked, PLACE)?.found ?? null
  )
}

/** "Total operating income" that holds all revenue and no cost yet (a lender's or an investor's) is no result. */
const isTotalOfIncome = (sheet: Sheet, above: Above | null, i: number): boolean =>
  above !== null &&
  above.costs.cost === null &&
  /^total\b/.test(sheet.bare(i)) &&
  sheet.near(sheet.value(i), above.sales)

const all = (sheet: Sheet, { pretax, ceiling, above }: OperatingAsked): number[] =>
  sheet.of(['operating'], 0, ceiling).filter((i) => i !== pretax && !isTotalOfIncome(sheet, above, i))

const plain = (sheet: Sheet, asked: OperatingAsked): number[] =>
  all(sheet, asked).filter((i) => PLAIN.test(sheet.bare(i)))

const ofWhole = (sheet: Sheet, asked: OperatingAsked): number[] =>
  all(sheet, asked).filter((i) => !/segment/.test(sheet.words(i)))

const EXPENSE = /^(?:depreciation|general|selling|administrati|salaries|operating expenses|research)/

/** A line without a name that is what the costs leave (T58). */
function unnamed(sheet: Sheet, { ceiling, above }: OperatingAsked): number | null {
  if (above === null || above.revenueAt === null) return null
  const [begin, left] = leftAbove(sheet, above)
  for (const i of sheet.filled(begin + 1, ceiling)) {
    if (sheet.bare(i) !== '') continue
    const rows = sheet.filled(begin, i)
    const total = rows.at(-1)
    const byTotal = total !== undefined && sheet.near(sheet.value(i), left - Math.abs(sheet.value(total)), 2)
    const follows = byTotal || sheet.near(sheet.value(i), left - sheet.size(rows), rows.length)
    const later = sheet.filled(i + 1, ceiling)
    // What operating expenses follow is a result on the way (0000950133-96-000315: rents less the expenses of buildings).
    if (
      follows &&
      !rows.some((k) => /interest|tax/.test(sheet.bare(k))) &&
      !later.some((k) => EXPENSE.test(sheet.bare(k)))
    )
      return i
  }
  return null
}
