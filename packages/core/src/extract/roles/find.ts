import type { Kind } from '../lexicon/kinds.ts'
import type { Line } from '../sheet/lines.ts'
import { pickAfter, walk } from './after.ts'
import { blockRevenues } from './business-blocks.ts'
import { commonIncome } from './common-income.ts'
import { leadsToResult } from './confirmed.ts'
import { pickCost } from './cost.ts'
import { pickExpenses } from './expenses.ts'
import { pickNet } from './net-income.ts'
import { minorityBelow, ownersLess } from './owners.ts'
import { type Incomes, type PerShare, pickPerShare } from './per-share.ts'
import { pickRevenue } from './revenue.ts'
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

/** Finds the fields among the lines of a statement, by words first and by arithmetic where words do not decide. */
export function findRoles(lines: readonly Line[], column: number, step: number): Roles {
  const sheet = new Sheet(lines, column, step)
  const share = sheet.of(['eps'])[0] ?? lines.length
  const comprehensive = sheet.of(['comprehensive'])[0] ?? lines.length
  const nets = sheet.of(['net', 'attributable'])
  const words = pickTax(sheet, nets, share, comprehensive)
  const net = pickNet(sheet, nets, words, share, comprehensive)
  const pretax = words.pretax ?? untaxed(sheet, words, net)
  const ceiling = Math.min(pretax ?? lines.length, net ?? lines.length, share)
  const named = namedOperating(sheet, pretax, ceiling)

  const revenue = pickRevenue(sheet, ceiling, named)
  const revenueAt = revenue.revenue?.at(-1)?.index ?? null
  const sales = sheet.valueOf(revenue.revenue)
  const cost = pickCost(sheet, (revenueAt ?? -1) + 1, Math.min(named ?? lines.length, ceiling), sales)
  const expenses = pickExpenses(sheet, cost, named, { revenueAt, sales, ceiling })
  const { operating } = expenses
  const between =
    operating !== null && pretax !== null && operating < pretax
      ? walk(sheet, operating, pretax, sheet.value(operating), sheet.value(pretax))
      : null
  const after = pretax !== null && net !== null && words.tax !== null ? pickAfter(sheet, pretax, words.tax, net) : null
  const tax = after?.tax ?? words.tax
  const led = after?.after ?? untaxedAfter(sheet, pretax, words.tax, net)
  const minority = minorityBelow(sheet, net, led)
  const less = minority === null || net === null ? null : ownersLess(sheet, net, minority)
  const parts = [revenue, cost, expenses, ...(after ? [after] : [])]
  const proofs = parts.reduce((sum, part) => sum + part.proofs, between ? 1 : 0)
  const ownersUnknown = minority !== null && less === null
  const notes = [cost, expenses, ...(after ? [after] : [])].flatMap((part) => part.notes)
  if (ownersUnknown) notes.push("net income holds the minority's share")
  const roles: Roles = {
    kinds: sheet.kinds,
    revenue: revenue.revenue,
    cost: cost.cost,
    gross: cost.gross,
    expenses: expenses.expenses,
    incomes: expenses.incomes,
    addUp: expenses.addUp,
    operating,
    between,
    pretax,
    tax,
    after: less === null ? led : led && [...led, less],
    net,
    minority: less,
    ownersUnknown,
    perShare: pickPerShare(lines, sheet.kinds, column, incomesOf(sheet, net, less)),
    confirmed: leadsToResult(sheet, revenue.revenue, ceiling),
    proofs,
    notes,
  }
  // Two businesses one above the other: what is printed inside a block is that block's alone (T146).
  const blocks = blockRevenues(lines, sheet.kinds, (i) => sheet.value(i), pretax, step)
  if (blocks === null) return { ...roles, tax: taxOfList(sheet, roles) ?? tax }
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
    notes: [...notes, 'revenue added over blocks'],
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

/** Operating income by its words: the last line called plainly so, else the first of its kind. */
function namedOperating(sheet: Sheet, pretax: number | null, ceiling: number): number | null {
  const all = sheet.of(['operating'], 0, ceiling).filter((i) => i !== pretax)
  const plain = all.filter((i) =>
    /^(?:total |consolidated )?(?:operating (?:income|profit|loss|earnings)|(?:income|loss|earnings|profit) from operations)$/.test(
      sheet.bare(i),
    ),
  )
  return plain.at(-1) ?? all.find((i) => !/segment/.test(sheet.words(i))) ?? null
}

/** A tax among other income, without a result before it (T152): it moves net income as the list is added. */
function taxOfList(sheet: Sheet, { pretax, operating, net, tax }: Roles): Term | null {
  const at = tax?.[0]?.index
  if (pretax !== null || operating === null || net === null || at === undefined) return null
  if (tax?.length !== 1 || at <= operating) return null
  const way = walk(sheet, operating, net, sheet.value(operating), sheet.value(net))?.find(({ index }) => index === at)
  return way === undefined ? null : one(at, -way.sign)
}
