/** What the lines between two results of a statement add up to, and the tests of it. */
import { compare } from '../qc/test.ts'
import type { QcTest } from '../statement/statement.ts'
import type { Blocks } from './roles/blocks/blocks.ts'
import type { Block as Lines } from './roles/blocks/ways.ts'
import { rounding } from './rounding.ts'
import { sum, times } from './shown.ts'

/** The blocks of a statement; `costs`: down to income before taxes, where no operating income is printed. */
type Block = 'operating_expenses' | 'costs' | 'other_income' | 'after_tax'

/** Lines between two results, in whole units. */
export interface BlockSum {
  block: Block
  /** Lines that are no subtotals. */
  parts: number
  total: number
  /** The result above the lines, and the one below them. */
  from: number
  to: number
  tolerance: number
}

/**
 * What the blocks of a statement come to. Of a printed one words alone say which lines are costs: where no operating income
 * is printed and they do not add up, none are shown, and nothing is tested. `money`: one unit of the blocks' amounts, `step`:
 * one printed unit of money.
 */
export function blockSums(blocks: Blocks, isTagged: boolean, money: number, step: number): BlockSum[] {
  const { expenses, mustAddUp, between, after } = blocks
  const shown = expenses?.fits || !mustAddUp || isTagged ? expenses : null
  const sumOf = (block: Block, lines: Lines | null): BlockSum[] => {
    if (lines === null) return []
    const [from, to, total] = [lines.from, lines.to, lines.total].map((value) => times(value, money)) as [
      number,
      number,
      number,
    ]
    const parts = lines.term.length
    return [{ block, parts, total, from, to, tolerance: rounding(Math.max(1, parts), step) }]
  }
  return [
    ...sumOf(mustAddUp ? 'costs' : 'operating_expenses', shown),
    ...sumOf('other_income', between),
    ...sumOf('after_tax', after),
  ]
}

const TESTS: Record<Block, readonly [name: string, description: string]> = {
  operating_expenses: [
    'operating_expenses_sum',
    'The lines between gross profit (or revenue) and operating income add up',
  ],
  costs: ['costs_add_up_to_income_before_taxes', 'Revenue less every line of cost is income before taxes'],
  other_income: ['other_income_sum', 'The lines between operating income and income before taxes add up'],
  after_tax: ['net_income_bridge', 'Income before taxes less tax, and the lines after tax, make net income'],
}

/** One test a block: its lines make the difference of the lines around them. */
export function blockTests(sums: readonly BlockSum[]): QcTest[] {
  return sums.map(({ block, parts, total, from, to, tolerance }) => {
    const [name, description] = TESTS[block]
    if (parts === 0) {
      const rationale = 'no line stands between {left} and {right}'
      return compare({ name, description, left: from, right: to, tolerance, rationale })
    }
    const lines = parts === 1 ? '1 line makes' : `${parts} lines make`
    const rationale = `${lines} {left}; the lines around differ by {right}`
    return compare({ name, description, left: total, right: sum([to, -from]), tolerance, rationale })
  })
}
