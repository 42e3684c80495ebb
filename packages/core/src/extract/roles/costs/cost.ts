import { isOneEnergyOfMany } from '../../lexicon/energy.ts'
import type { CostAsked } from '../asked.ts'
import { candidatesOf, chosen, type Place, type Rule } from '../candidates.ts'
import { costs, one, PLACE_OF_TERM, type Sheet, type Term } from '../sheet.ts'
import { type BlockLine, solveBlock } from '../solve/block.ts'
import {
  calledCosts,
  calledTotal,
  costOfParts,
  listOverGross,
  overGross,
  taggedCost,
  underHeading as taggedUnderHeading,
} from '../tagged/cost.ts'
import { headedCost, listedCost } from './cost-lines.ts'

/** Cost of revenue and gross profit as one reading of the lines below revenue. */
export interface CostRoles {
  gross: Term | null
  cost: Term | null
  /** How many identities hold. */
  proofs: number
  notes: string[]
}

export type CostRule = Rule<CostAsked, CostRoles>

/** A reading of the lines down to a gross profit that is printed. */
const toGross =
  (find: (sheet: Sheet, from: number, gross: Term, sales: number) => CostRoles | null): CostRule['find'] =>
  (sheet, { from, gross, sales }) => [gross === null ? null : find(sheet, from, gross, sales)]

/** A reading of lines among which no gross profit is called so. */
const withoutGross =
  (find: (sheet: Sheet, asked: CostAsked) => CostRoles | null): CostRule['find'] =>
  (sheet, asked) => [asked.gross !== null || asked.from === 0 ? null : find(sheet, asked)]

/** Costs without a gross profit: nothing is proved by them. */
const costAlone = (cost: Term | null): CostRoles | null => cost && { gross: null, cost, proofs: 0, notes: [] }

/** A reading of lines that know their concepts, beside whatever gross profit is printed. */
const tagged =
  (find: (sheet: Sheet, asked: CostAsked) => Term | null): CostRule['find'] =>
  (sheet, asked) => {
    const cost = find(sheet, asked)
    return [cost && { gross: asked.gross, cost, proofs: 0, notes: [] }]
  }

/** Where cost of revenue and gross profit may be. */
export const COST_RULES: readonly CostRule[] = [
  { why: 'the tagged line that leads to gross profit', points: 900, find: tagged(overGross) },
  { why: 'the tagged lines that lead to gross profit', points: 880, find: tagged(listOverGross) },
  { why: 'a tagged line called a total of costs', points: 860, find: tagged(calledTotal) },
  { why: 'tagged lines under a heading of costs', points: 840, find: tagged(taggedUnderHeading) },
  { why: 'tagged as cost of revenue', points: 820, find: tagged(taggedCost) },
  { why: 'tagged as cost of revenue of parts', points: 800, find: tagged(costOfParts) },
  { why: 'tagged lines called costs of something', points: 780, find: tagged(calledCosts) },
  { why: 'the line that leads to gross profit', points: 60, find: toGross(oneToGross) },
  { why: 'the lines that lead to gross profit', points: 50, find: toGross(listToGross) },
  { why: 'the last line called a cost above gross profit', points: 10, find: toGross(namedAboveGross) },
  { why: 'the one cost over a gross profit without a name', points: 45, find: withoutGross(unnamedGross) },
  { why: 'the costs over a gross profit without a name', points: 40, find: withoutGross(unnamedGrossAfterList) },
  {
    why: 'a total of costs of revenue',
    points: 30,
    find: withoutGross((sheet, asked) => costAlone(totalCost(sheet, asked))),
  },
  {
    why: 'lines called costs of revenue',
    points: 25,
    find: withoutGross((sheet, asked) => costAlone(namedCost(sheet, asked))),
  },
  {
    why: 'lines under a heading of costs of revenue',
    points: 20,
    find: withoutGross((sheet, asked) => costAlone(underHeading(sheet, asked))),
  },
]

const keyOf = (term: Term | null) => (term === null ? '' : PLACE_OF_TERM.key(term))
const PLACE: Place<CostRoles> = {
  key: ({ gross, cost }) => `${keyOf(gross)}|${keyOf(cost)}`,
  at: ({ gross, cost }) => PLACE_OF_TERM.at(cost ?? gross ?? []),
}

/** Cost of revenue and gross profit among the lines below revenue. */
export function pickCost(
  sheet: Sheet,
  below: Omit<CostAsked, 'gross'>,
  rules: readonly CostRule[] = COST_RULES,
): CostRoles {
  const at = sheet.of(['gross'], 0, below.ceiling)[0]
  const asked = { ...below, gross: at === undefined ? null : grossAt(sheet, at) }
  const best = chosen(candidatesOf(rules, sheet, asked, PLACE), [], sheet, asked, PLACE)
  return best?.found ?? { gross: null, cost: null, proofs: 0, notes: [] }
}

/** "Gross loss" prints a positive figure for a negative value (T55). */
function grossAt(sheet: Sheet, at: number): Term {
  const words = sheet.words(at)
  if (sheet.fact(at) !== undefined) return one(at)
  const loss = /loss/.test(words) && !/profit|income|margin|\(/.test(words) && sheet.value(at) > 0
  return one(at, loss ? -1 : 1)
}

/** The one line, a total or the only cost, that revenue less gross profit comes to. */
function oneToGross(sheet: Sheet, from: number, gross: Term, sales: number): CostRoles | null {
  const at = gross[0]?.index ?? 0
  const between = sheet.filled(from, at)
  const ofSize = (size: number) => between.findLast((i) => sheet.near(Math.abs(sheet.value(i)), size, 2))
  const exact = ofSize(sales - sheet.value(at)) ?? ofSize(sales - sheet.valueOf(gross))
  return exact === undefined ? null : { gross, cost: costs(sheet, [exact]), proofs: 1, notes: [] }
}

const MOST_COSTS = 9

/** The lines that revenue less gross profit comes to. */
function listToGross(sheet: Sheet, from: number, gross: Term, sales: number): CostRoles | null {
  const list = sheet.filled(from, gross[0]?.index ?? 0).filter((i) => !/^total/.test(sheet.bare(i)))
  if (list.length === 0 || list.length > MOST_COSTS) return null
  const block = list.map((i): BlockLine<number> => {
    const line = { sign: 1, loose: true, bracketed: false, total: false } as const
    return { ...line, of: i, value: Math.abs(sheet.value(i)), named: /^(?:total|)$/.test(sheet.bare(i)) }
  })
  const solved = solveBlock(block, { target: sales - sheet.valueOf(gross), unit: sheet.step })
  if (!solved.fits) return null
  const cost = solved.lines.map(({ of, sign }) => ({ index: of, sign: sign * Math.sign(sheet.value(of) || 1) }))
  return { gross, cost, proofs: 1, notes: [] }
}

/** The last line called a cost, where no lines lead to the gross profit below it. */
function namedAboveGross(sheet: Sheet, from: number, gross: Term): CostRoles {
  const named = sheet.of(['cost', 'cost-total'], from, gross[0]?.index ?? 0).at(-1)
  return {
    gross,
    cost: named === undefined ? null : costs(sheet, [named]),
    proofs: 0,
    notes: ['gross profit does not follow from revenue and cost'],
  }
}

/** The last line called a total of costs of revenue. */
function totalCost(sheet: Sheet, { from, ceiling }: CostAsked): Term | null {
  const total = sheet.of(['cost-total'], from, ceiling).at(-1)
  return total === undefined || /^total costs? and/.test(sheet.bare(total)) ? null : costs(sheet, [total])
}

/** Whether the lines called costs are a utility's energy, one expense of several. */
function isEnergy(sheet: Sheet, { from, ceiling }: CostAsked): boolean {
  const named = sheet.of(['cost'], from, ceiling)
  const rest = sheet.filled(from, ceiling).filter((i) => !named.includes(i))
  const bare = (i: number) => sheet.bare(i)
  return isOneEnergyOfMany(named.map(bare), rest.map(bare))
}

/** The lines called costs; a line called a cost among others under a heading of costs is one of those. */
function namedCost(sheet: Sheet, asked: CostAsked): Term | null {
  const named = sheet.of(['cost'], asked.from, asked.ceiling)
  const first = named[0]
  if (first === undefined || isEnergy(sheet, asked)) return null
  const headed = headedCost(sheet, asked.from, asked.ceiling)
  const amongOthers = headed?.some(({ index }) => index === first) && headed[0]?.index !== first
  return amongOthers ? null : listedCost(sheet, named, asked.ceiling)
}

const underHeading = (sheet: Sheet, asked: CostAsked): Term | null =>
  isEnergy(sheet, asked) ? null : headedCost(sheet, asked.from, asked.ceiling)

/** What filers call gross profit without that word; the sum has to say the rest. */
const LEFT_OF_SALES =
  /\bgross\b|\bmargin\b|\bcontribution\b|\bexcess\b|\bless (?:the )?costs?\b|\bprofit on\b|\b(?:trading|manufacturing|merchandising) profit\b/

const RESULT = /\b(?:income|profit|earnings)\b/

/** No line that says it is something else: without a label, or called what costs leave of sales. */
const mayBeGross = (sheet: Sheet, i: number): boolean =>
  sheet.bare(i) === '' ||
  (sheet.kinds[i] === 'other' && (LEFT_OF_SALES.test(sheet.words(i)) || isLeftEachYear(sheet, i)))

/** A result right below a cost that is what this leaves of the line above it in two columns or more ("Merchandising income"). */
function isLeftEachYear(sheet: Sheet, i: number): boolean {
  const [sales, cost] = sheet.filled(0, i).slice(-2)
  if (sales === undefined || cost === undefined || !RESULT.test(sheet.words(i))) return false
  const at = (line: number, column: number) => sheet.lines[line]?.values[column]?.value ?? null
  const years = sheet.lines[i]?.values.filter((_, column) => {
    const [whole, less, left] = [at(sales, column), at(cost, column), at(i, column)]
    return (
      whole !== null && less !== null && left !== null && Math.abs(whole - Math.abs(less) - left) < 1.5 && left !== 0
    )
  })
  return (years?.length ?? 0) > 1
}

/** A gross profit without a label (T35) or that name, or a total of costs that holds only costs (T50). */
function unnamedGross(sheet: Sheet, { from, ceiling, sales }: CostAsked): CostRoles | null {
  const leaves = (i: number, cost: number) => sheet.near(sheet.value(i), sales - Math.abs(sheet.value(cost)), 1)
  const unnamed = sheet
    .filled(from + 1, ceiling)
    .find((i) => mayBeGross(sheet, i) && sheet.filled(from, i).some((k) => leaves(i, k)))
  if (unnamed === undefined) return null
  const all = sheet.filled(from, unnamed)
  const whole = all.findLast((i) => leaves(unnamed, i))
  if (whole === undefined) return null
  const names = all.filter((i) => i !== whole)
  const costly = names.filter((i) => sheet.kinds[i] === 'cost' || /interest expense|cost/.test(sheet.bare(i)))
  if (names.length === 0 ? sheet.kinds[whole] !== 'cost' : costly.length < names.length) return null
  return { gross: one(unnamed), cost: costs(sheet, [whole]), proofs: 1, notes: [] }
}

/** The unnamed gross profit after several costs, interest of a finance arm among them (T148). */
function unnamedGrossAfterList(sheet: Sheet, { from, ceiling, sales }: CostAsked): CostRoles | null {
  const block: number[] = []
  for (const i of sheet.filled(from, ceiling)) {
    if (
      mayBeGross(sheet, i) &&
      block.length > 1 &&
      sheet.near(sheet.value(i), sales - sheet.size(block), block.length) &&
      block.some((k) => sheet.kinds[k] === 'cost')
    )
      return { gross: one(i), cost: costs(sheet, block), proofs: 1, notes: [] }
    if (/administrative|selling|research/.test(sheet.bare(i))) return null
    block.push(i)
  }
  return null
}
