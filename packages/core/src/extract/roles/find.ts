import type { Kind } from '../lexicon/kinds.ts'
import type { Line } from '../sheet/lines.ts'
import { type Blocks, blocksOf } from './blocks/blocks.ts'
import { walk } from './blocks/other-income.ts'
import { termOf } from './blocks/ways.ts'
import { blockRevenues } from './business-blocks.ts'
import { leadsToResult } from './confirmed.ts'
import type { Fields } from './fields.ts'
import { mainRoles, ROLE_RULES } from './main.ts'
import { type PerShare, pickPerShare } from './per-share/pick.ts'
import { minorityBelow, ownersLess } from './results/owners.ts'
import { added, one, Sheet, type Term } from './sheet.ts'

/** Which line or sum of lines is which field. Indexes into the lines; null = the statement has none. */
export interface Roles extends Blocks, Fields {
  kinds: readonly Kind[]
  /** The minority's share is printed below net income, and what is left to the owners is not known. */
  ownersUnknown: boolean
  perShare: PerShare
  /** Revenue less a total of costs is a printed result, and that total is the sum of what stands between. */
  confirmed: boolean
}

/** Finds the fields among the lines of a statement: words and arithmetic speak for each place, the most points win. */
export function findRoles(lines: readonly Line[], column: number, step: number, rules = ROLE_RULES): Roles {
  const sheet = new Sheet(lines, column, step)
  const main = mainRoles(sheet, rules)
  const { net } = main
  const asPrinted = blocksOf(sheet, main)
  const minority = minorityBelow(sheet, net, termOf(asPrinted.after))
  const own = minority === null || net === null ? null : ownersLess(sheet, net, minority)
  const less = own === null ? main.less : [own]
  const blocks = own === null ? asPrinted : blocksOf(sheet, { ...main, less })
  const ownersUnknown = minority !== null && own === null
  const { above: _above, ceiling, ...fields } = main
  const roles: Roles = {
    ...fields,
    ...blocks,
    cost: main.cost.cost,
    gross: main.cost.gross,
    kinds: sheet.kinds,
    less,
    ownersUnknown,
    perShare: pickPerShare(sheet, rules.perShare),
    confirmed: leadsToResult(sheet, main.revenue, { ceiling, known: [main.pretax, net, main.operating], any: true }),
    proofs: main.proofs + blocks.proofs,
    notes: [...main.cost.notes, ...blocks.notes, ...(ownersUnknown ? ["net income holds the minority's share"] : [])],
  }
  return ofBusinesses(sheet, roles) ?? { ...roles, tax: taxOfList(sheet, roles) ?? roles.tax }
}

/** Two businesses one above the other: what is printed inside a block is that block's alone (T146). */
function ofBusinesses(sheet: Sheet, roles: Roles): Roles | null {
  const blocks = blockRevenues(sheet, roles.pretax)
  if (blocks === null) return null
  return {
    ...roles,
    revenue: added(blocks),
    gross: null,
    expenses: null,
    operating: null,
    between: null,
    interest: null,
    other: null,
    confirmed: false,
    notes: [...roles.notes, 'revenue added over blocks'],
  }
}

/** A tax among other income, without a result before it (T152): it moves net income as the list is added. */
function taxOfList(sheet: Sheet, { pretax, operating, net, tax }: Roles): Term | null {
  const at = tax?.[0]?.index
  if (pretax !== null || operating === null || net === null || at === undefined) return null
  if (tax?.length !== 1 || at <= operating) return null
  const way = walk(sheet, operating, net, sheet.value(operating), sheet.value(net))?.find(({ index }) => index === at)
  return way === undefined ? null : one(at, -way.sign)
}
