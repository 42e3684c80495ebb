/** The three blocks of lines between the main lines of a statement, tagged or not. */
import type { MainRoles } from '../main.ts'
import { expensesEnd } from '../shared-proofs.ts'
import type { Sheet, Term } from '../sheet.ts'
import { pickAfter } from './after-tax.ts'
import { pickExpenses } from './expenses.ts'
import { isEquityIncome, isInterest } from './lines.ts'
import { pickOtherIncome } from './other-income.ts'
import { type Block, termOf } from './ways.ts'

/** The blocks, null where the statement lacks a result that one leads to, and what is told apart in them. */
export interface Blocks {
  /** The operating expenses. */
  expenses: Block | null
  /** The expenses count only where they add up: they lead to income before taxes, for want of operating income. */
  mustAddUp: boolean
  between: Block | null
  after: Block | null
  /** Interest below operating income, and the rest; null where the lines lead nowhere. */
  interest: Term | null
  other: Term | null
  /** Income of investments by the equity method after the tax, and the rest. */
  investment: Term | null
  otherAfter: Term | null
  /** The tax with the sign that leads on. */
  tax: Term | null
  /** How many identities hold. */
  proofs: number
  /** For people; nothing is decided by them. */
  notes: string[]
}

/** Reads the blocks between the main lines. */
export function blocksOf(sheet: Sheet, main: MainRoles): Blocks {
  const { operating, pretax, net, tax, less } = main
  const to = expensesEnd(operating, pretax)
  const begins = !to?.mustAddUp || (main.above.revenueAt !== null && main.above.revenueAt < to.end)
  const expenses = to === null || !begins ? null : pickExpenses(sheet, main.above, to.end)
  const apart = operating !== null && pretax !== null && operating !== pretax
  const between = apart ? pickOtherIncome(sheet, operating, pretax) : null
  const after = pretax === null || net === null ? null : pickAfter(sheet, { pretax, tax, net, less })
  const mustAddUp = to?.mustAddUp ?? false
  const adds = expenses?.fits === true
  return {
    expenses,
    mustAddUp,
    between,
    after: after?.block ?? null,
    interest: partOf(between, (i) => isInterest(sheet, i)),
    other: partOf(between, (i) => !isInterest(sheet, i)),
    investment: partOf(after?.block ?? null, (i) => isEquityIncome(sheet, i)),
    otherAfter: partOf(after?.block ?? null, (i) => !isEquityIncome(sheet, i)),
    tax: after?.tax ?? tax,
    proofs: (adds && !mustAddUp ? 1 : 0) + (termOf(between) === null ? 0 : 1) + (after?.proofs ?? 0),
    notes: [
      ...(expenses === null || adds || mustAddUp ? [] : ['operating expenses do not add up']),
      ...(after?.notes ?? []),
    ],
  }
}

/** Those lines of a block that a test takes; null where it takes none. */
function partOf(block: Block | null, takes: (index: number) => boolean): Term | null {
  const part = (termOf(block) ?? []).filter(({ index }) => takes(index))
  return part.length === 0 ? null : part
}
