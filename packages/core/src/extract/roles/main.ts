/** The main lines of a statement: each found by its table of rules, tagged or not. */
import type { Above } from './blocks/expenses.ts'
import { COST_RULES, type CostRoles, type CostRule, pickCost } from './costs/cost.ts'
import { SHARE_RULES, type ShareRules } from './per-share/pick.ts'
import { NET_RULES, type NetRule, pickNet } from './results/net-income.ts'
import { namedOperating, OPERATING_RULES, type OperatingRule, pickOperating } from './results/operating.ts'
import { pickTax, type TaxRoles } from './results/tax.ts'
import { provisionsOf } from './revenue/lenders.ts'
import { pickRevenue, REVENUE_RULES, type RevenueRule } from './revenue/revenue.ts'
import type { Sheet, Term } from './sheet.ts'
import { ownersTaggedLess } from './tagged/net-income.ts'

/** The tables of rules by which fields are found; the order within a table does not matter. */
export interface RoleRules {
  revenue: readonly RevenueRule[]
  cost: readonly CostRule[]
  operating: readonly OperatingRule[]
  net: readonly NetRule[]
  perShare: ShareRules
}

export const ROLE_RULES: RoleRules = {
  revenue: REVENUE_RULES,
  cost: COST_RULES,
  operating: OPERATING_RULES,
  net: NET_RULES,
  perShare: SHARE_RULES,
}

/** The lines that all others are found between; null where the statement has none. */
export interface MainRoles {
  revenue: Term | null
  cost: CostRoles
  operating: number | null
  pretax: number | null
  tax: Term | null
  net: number | null
  /** The minority's share with the sign that takes it from net income, where tags say it. */
  less: Term | null
  /** What stands over the operating expenses. */
  above: Above
  /** Where the results, or the figures per share, begin. */
  ceiling: number
  /** How many identities hold. */
  proofs: number
}

/** Finds them: words, tags and arithmetic speak for each place, the most points win. */
export function mainRoles(sheet: Sheet, rules: RoleRules = ROLE_RULES): MainRoles {
  const { pretax, tax, net, ceiling } = resultsOf(sheet, rules)
  const named = namedOperating(sheet, pretax, ceiling, rules.operating)
  const { revenue, proofs } = pickRevenue(sheet, ceiling, named, rules.revenue)
  const revenueAt = revenue?.at(-1)?.index ?? null
  const sales = sheet.valueOf(revenue)
  const end = Math.min(named ?? sheet.lines.length, ceiling)
  const cost = pickCost(sheet, { from: (revenueAt ?? -1) + 1, ceiling: end, sales, revenue }, rules.cost)
  const above = { revenue, revenueAt, sales, costs: cost, provisions: provisionsOf(sheet, revenue) }
  const operating = pickOperating(sheet, pretax, ceiling, above, rules.operating)
  return {
    revenue,
    cost,
    operating,
    pretax,
    tax,
    net,
    less: ownersTaggedLess(sheet, net),
    above,
    ceiling,
    proofs: proofs + cost.proofs,
  }
}

/** The results of a statement, which its upper part leads to. */
interface Results extends TaxRoles {
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

const UNTAXED =
  /^(?:income|loss) from continuing operations$|^(?:net )?(?:(?:income|loss|earnings) )?before (?:extraordinary|cumulative)\b/

/** A line called "from continuing operations" is the result before taxes where there is no tax line (T151). */
function untaxed(sheet: Sheet, { tax }: TaxRoles, net: number | null): number | null {
  if (tax !== null || net === null) return null
  const found = sheet.filled(0, net).find((i) => UNTAXED.test(sheet.bare(i)))
  return found ?? null
}
