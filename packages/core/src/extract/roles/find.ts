import type { Kind } from '../lexicon/kinds.ts'
import type { Line } from '../sheet/lines.ts'
import { pickAfter, walk } from './after.ts'
import { blockRevenues } from './business-blocks.ts'
import { commonIncome } from './common-income.ts'
import { leadsToResult } from './confirmed.ts'
import { COST_RULES, type CostRoles, type CostRule, pickCost } from './cost.ts'
import { type Above, type ExpenseRoles, NO_EXPENSES, pickExpenses } from './expenses.ts'
import { provisionsOf } from './lenders.ts'
import { NET_RULES, type NetRule, pickNet } from './net-income.ts'
import { namedOperating, OPERATING_RULES, type OperatingRule, pickOperating } from './operating.ts'
import { minorityBelow, ownersLess } from './owners.ts'
import { type Incomes, type PerShare, pickPerShare } from './per-share.ts'
import { pickRevenue, REVENUE_RULES, type RevenueRule } from './revenue.ts'
import { added, one, Sheet, type Term } from './sheet.ts'
import { pickTax, type TaxRoles } from './tax.ts'

/** Which line or sum of lines is which field. Indexes into the lines; null = the statement has none. */
export interface Roles {
  kinds: readonly Kind[]
  revenue: Term | null
  cost: Term | null
  gross: Term | null
  expenses: number[]
  /** Those of the expenses that are income among them. */
  incomes: number[]
  /** Revenue, costs and expenses make the operating income; null where none is read. */
  addUp: boolean | null
  operating: number | null
  between: Term | null
  pretax: number | null
  tax: Term | null
  after: Term | null
  net: number | null
  /** The minority's share that is still in the line of net income, with the sign that takes it away. */
  minority: Term[number] | null
  /** The minority's share is printed below net income, and what is left to the owners is not known. */
  ownersUnknown: boolean
  perShare: PerShare
  /** Revenue less a total of costs is a printed result, and that total is the sum of what stands between. */
  confirmed: boolean
  /** How many identities hold. */
  proofs: number
  /** For people; nothing is decided by them. */
  notes: string[]
}

/** The tables of rules by which fields are found; the order within a table does not matter. */
export interface RoleRules {
  revenue: readonly RevenueRule[]
  cost: readonly CostRule[]
  operating: readonly OperatingRule[]
  net: readonly NetRule[]
}

export const ROLE_RULES: RoleRules = {
  revenue: REVENUE_RULES,
  cost: COST_RULES,
  operating: OPERATING_RULES,
  net: NET_RULES,
}

/** Finds the fields among the lines of a statement: words and arithmetic speak for each place, the most points win. */
export function findRoles(lines: readonly Line[], column: number, step: number, rules = ROLE_RULES): Roles {
  const sheet = new Sheet(lines, column, step)
  const results = resultsOf(sheet, rules)
  const { pretax, net } = results
  const upper = upperOf(sheet, results, rules)
  const below = belowOf(sheet, results)
  const { minority, less, after } = below
  const { operating } = upper
  const between =
    operating !== null && pretax !== null && operating < pretax
      ? walk(sheet, operating, pretax, sheet.value(operating), sheet.value(pretax))
      : null
  const ownersUnknown = minority !== null && less === null
  const roles: Roles = {
    kinds: sheet.kinds,
    revenue: upper.revenue,
    cost: upper.cost.cost,
    gross: upper.cost.gross,
    expenses: upper.expenses.expenses,
    incomes: upper.expenses.incomes,
    addUp: upper.expenses.addUp,
    operating,
    between,
    pretax,
    tax: below.tax,
    after: less === null ? after : after && [...after, less],
    net,
    minority: less,
    ownersUnknown,
    perShare: pickPerShare(lines, sheet.kinds, column, incomesOf(sheet, net, less)),
    confirmed: leadsToResult(sheet, upper.revenue, {
      ceiling: results.ceiling,
      known: [pretax, net, operating],
      any: true,
    }),
    proofs: upper.proofs + below.proofs + (between ? 1 : 0),
    notes: [...upper.notes, ...below.notes, ...(ownersUnknown ? ["net income holds the minority's share"] : [])],
  }
  return ofBlocks(sheet, roles) ?? { ...roles, tax: taxOfList(sheet, roles) ?? roles.tax }
}

/** The results of a statement, which its upper part leads to. */
interface Results {
  pretax: number | null
  tax: Term | null
  net: number | null
  /** The line of the first of them, or of the first figure per share. */
  ceiling: number
}

function resultsOf(sheet: Sheet, { net: rules }: RoleRules): Results {
  const { length } = sheet.lines
  const comprehensive = sheet.of(['comprehensive'])[0] ?? length
  const nets = sheet.of(['net', 'attributable'])
  // Figures per share stand below the results; a row of years over them may look like one (0000950131-96-001100).
  const first = sheet.of(['pretax', 'net', 'attributable'])[0] ?? 0
  const share = sheet.of(['eps'], first)[0] ?? sheet.of(['eps'])[0] ?? length
  const words = pickTax(sheet, nets, share, comprehensive)
  const net = pickNet(sheet, nets, words, share, comprehensive, rules)
  const pretax = words.pretax ?? untaxed(sheet, words, net)
  return { pretax, tax: words.tax, net, ceiling: Math.min(pretax ?? length, net ?? length, share) }
}

/** Revenue, costs, expenses and operating income. */
interface Upper {
  revenue: Term | null
  cost: CostRoles
  expenses: ExpenseRoles
  operating: number | null
  proofs: number
  notes: string[]
}

function upperOf(sheet: Sheet, { pretax, ceiling }: Results, rules: RoleRules): Upper {
  const named = namedOperating(sheet, pretax, ceiling, rules.operating)
  const { revenue, proofs } = pickRevenue(sheet, ceiling, named, rules.revenue)
  const revenueAt = revenue?.at(-1)?.index ?? null
  const sales = sheet.valueOf(revenue)
  const end = Math.min(named ?? sheet.lines.length, ceiling)
  const cost = pickCost(sheet, (revenueAt ?? -1) + 1, end, sales, rules.cost)
  const above = { revenueAt, sales, costs: cost, provisions: provisionsOf(sheet, revenue) }
  const operating = pickOperating(sheet, pretax, ceiling, above, rules.operating)
  const expenses = operating === null ? costsToPretax(sheet, above, pretax) : pickExpenses(sheet, above, operating)
  return {
    revenue,
    cost,
    expenses,
    operating,
    proofs: proofs + cost.proofs + expenses.proofs,
    notes: [...cost.notes, ...expenses.notes],
  }
}

/**
 * Where no operating income is printed: the lines from gross profit (or revenue) to income before taxes, interest and
 * other income among them, if they add up; else none. So it is where lines are tagged.
 */
function costsToPretax(sheet: Sheet, above: Above, pretax: number | null): ExpenseRoles {
  if (above.revenueAt === null || pretax === null || pretax <= above.revenueAt) return NO_EXPENSES
  const found = pickExpenses(sheet, above, pretax)
  return found.addUp === true ? { ...found, proofs: 0 } : NO_EXPENSES
}

/** The way from the result before taxes to net income. */
interface Below {
  tax: Term | null
  after: Term | null
  /** The minority's share below net income, and the sign that takes it away where that is known. */
  minority: number | null
  less: Term[number] | null
  proofs: number
  notes: string[]
}

function belowOf(sheet: Sheet, { pretax, tax, net }: Results): Below {
  const led = pretax !== null && net !== null && tax !== null ? pickAfter(sheet, pretax, tax, net) : null
  const after = led === null ? untaxedAfter(sheet, pretax, tax, net) : led.after
  const minority = minorityBelow(sheet, net, after)
  const less = minority === null || net === null ? null : ownersLess(sheet, net, minority)
  return { tax: led?.tax ?? tax, after, minority, less, proofs: led?.proofs ?? 0, notes: led?.notes ?? [] }
}

/** Two businesses one above the other: what is printed inside a block is that block's alone (T146). */
function ofBlocks(sheet: Sheet, roles: Roles): Roles | null {
  const blocks = blockRevenues(sheet, roles.pretax)
  if (blocks === null) return null
  return {
    ...roles,
    revenue: added(blocks),
    gross: null,
    expenses: [],
    incomes: [],
    addUp: null,
    operating: null,
    between: null,
    confirmed: false,
    notes: [...roles.notes, 'revenue added over blocks'],
  }
}

/** What EPS may be computed with: net income with and without the minority's share, and what common shareholders get. */
function incomesOf(sheet: Sheet, net: number | null, less: Term[number] | null): Incomes {
  const own = less === null ? Number.NaN : sheet.value(net) + less.sign * sheet.value(less.index)
  const common = commonIncome(sheet.lines, sheet.column) ?? Number.NaN
  return { incomes: [sheet.value(net), own, common].filter((income) => !Number.isNaN(income) && income !== 0) }
}

const UNTAXED =
  /^(?:income|loss) from continuing operations$|^(?:net )?(?:(?:income|loss|earnings) )?before (?:extraordinary|cumulative)\b/

/** A line called "from continuing operations" is the result before taxes where there is no tax line (T151). */
function untaxed(sheet: Sheet, { tax }: TaxRoles, net: number | null): number | null {
  if (tax !== null || net === null) return null
  const found = sheet.filled(0, net).find((i) => UNTAXED.test(sheet.bare(i)))
  return found ?? null
}

/** Without a line of taxes (partnerships, trusts) what follows still leads to net income. */
function untaxedAfter(sheet: Sheet, pretax: number | null, tax: Term | null, net: number | null): Term | null {
  if (tax !== null || pretax === null || net === null || net <= pretax + 1) return null
  return walk(sheet, pretax, net, sheet.value(pretax), sheet.value(net))
}

/** A tax among other income, without a result before it (T152): it moves net income as the list is added. */
function taxOfList(sheet: Sheet, { pretax, operating, net, tax }: Roles): Term | null {
  const at = tax?.[0]?.index
  if (pretax !== null || operating === null || net === null || at === undefined) return null
  if (tax?.length !== 1 || at <= operating) return null
  const way = walk(sheet, operating, net, sheet.value(operating), sheet.value(net))?.find(({ index }) => index === at)
  return way === undefined ? null : one(at, -way.sign)
}
