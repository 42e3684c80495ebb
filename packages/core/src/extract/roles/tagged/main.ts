/** The figures of one period of a tagged statement, with the amounts that they were taken from. */
import type { FigureName } from '../../../statement/statement.ts'
import * as concepts from '../../lexicon/concepts.ts'
import { type Amount, computed, fromAmount, money, type Picked } from '../../sheet/amount.ts'
import { sum } from '../../shown.ts'
import type { Expense } from '../../statement.ts'
import { type Blocks, blocksOf } from '../blocks/blocks.ts'
import { type Fields, fieldTerms } from '../fields.ts'
import { type MainRoles, mainRoles } from '../main.ts'
import type { Sheet, Term } from '../sheet.ts'
import { type DashedRow, sheetOf } from './sheet.ts'

/** The lines of a tagged statement: what they are, and the blocks between them. */
export interface TaggedRoles {
  sheet: Sheet
  main: MainRoles
  fields: Fields & Blocks
}

/** Reads one period. `dashed`: rows of taxes without tags, because they are nothing. */
export function taggedRoles(all: readonly Amount[], dashed: readonly DashedRow[] = []): TaggedRoles {
  const sheet = sheetOf(all.filter(money), dashed)
  const main = mainRoles(sheet)
  const { above: _above, ceiling: _ceiling, ...fields } = main
  return { sheet, main, fields: { ...fields, cost: main.cost.cost, gross: main.cost.gross, ...blocksOf(sheet, main) } }
}

/** The amounts of money of the statement. */
export function taggedFigures({ sheet, fields }: TaggedRoles): Partial<Record<FigureName, Picked | null>> {
  const picked = Object.entries(fieldTerms(fields)).map(([name, { term, rule }]) => [name, pickedOf(sheet, term, rule)])
  const figures: Partial<Record<FigureName, Picked | null>> = Object.fromEntries(picked)
  const net = figures.net_income
  // What was taken from net income stays a line of its own after the tax.
  return net ? { ...figures, net_income: { ...net, lines: net.lines.slice(0, 1) } } : figures
}

/** The operating expenses; none where they had to add up and do not. */
export function taggedExpenses({ sheet, fields: { expenses, mustAddUp } }: TaggedRoles): Expense[] {
  if (expenses === null || (mustAddUp && !expenses.fits)) return []
  return expenses.term.flatMap(({ index, sign }): Expense[] => {
    const fact = sheet.fact(index)
    if (fact === undefined) return []
    const name = fact.label || concepts.local(fact.concept)
    return [{ name, words: name, amount: -sign * fact.value, place: fact.cell }]
  })
}

/** A sum of lines as a figure; null where there is none. */
function pickedOf(sheet: Sheet, term: Term | null, rule: string): Picked | null {
  const parts = (term ?? []).flatMap(({ index, sign }): Picked[] => {
    const line = sheet.lines[index]
    if (line?.fact) return [fromAmount(line.fact, line.fact.value === 0 ? 0 : sign * line.fact.value)]
    return line?.dashed ? [{ value: 0, place: line.dashed, lines: [] }] : []
  })
  const [first] = parts
  if (first === undefined || parts.length === 1) return first ?? null
  return computed(rule, sum(parts.map(({ value }) => value)), parts)
}
