/** Figures with the places they stand at, alone and computed from others. */
import {
  type Cell,
  type Computed,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  type Place,
  type Provenance,
} from '../statement/statement.ts'
import { rounding } from './rounding.ts'
import { withoutDust } from './without-dust.ts'

/** A figure in whole units with its place. */
export interface Shown {
  value: number
  place: Place
}

/** The figures of one column of a statement, each with its place. */
export type ShownFigures = Readonly<Partial<Record<FigureName, Shown | null>>>

/** Figures and their places apart, as a statement keeps them. */
export interface PrintedFigures {
  figures: Figures
  provenance: Provenance
}

/** The cells a place stands on, computed ones resolved. */
export function cellsOf(place: Place): Cell[] {
  return 'computed' in place ? place.parts.flatMap(cellsOf) : [place]
}

/** The place of a figure that is computed from others by a rule. */
export function computedPlace(rule: string, parts: readonly Place[]): Computed {
  return { computed: true, rule, parts: parts.flatMap(cellsOf) }
}

/** Product of two decimals without binary dust. */
export const times = (value: number, factor: number): number => withoutDust(value * factor)

/** Adds amounts that were read as decimals, without the residue of binary fractions (six places kept). */
export function sum(amounts: readonly number[]): number {
  let total = 0
  for (const amount of amounts) total += amount
  return Number.isInteger(total) ? total : Math.round(total * 1e6) / 1e6
}

/** Gross profit where none is printed: revenue less its cost; null where one of the two is not known. */
function grossProfit(revenue: Shown | null | undefined, cost: Shown | null | undefined): Shown | null {
  if (!revenue || !cost) return null
  return {
    value: sum([revenue.value, -cost.value]),
    place: computedPlace('total_revenue − cost_of_revenue', [revenue.place, cost.place]),
  }
}

/** The figures that stand for all lines of a block but those of the figure named second. */
const REMAINDERS = [
  {
    last: 'other_income_expense_net',
    beside: 'other_interest_income_expense_net',
    ends: [
      ['income_before_taxes', 1],
      ['operating_income', -1],
    ],
    needed: ['income_before_taxes', 'operating_income'],
    rule: 'income_before_taxes − operating_income − interest, net',
  },
  {
    last: 'other_income_expense_after_taxes',
    beside: 'other_investment_income_expense_after_taxes',
    ends: [
      ['net_income', 1],
      ['income_before_taxes', -1],
      ['income_tax_expense', 1],
    ],
    needed: ['net_income', 'income_before_taxes'],
    rule: 'net_income − income_before_taxes + income_tax_expense',
  },
] as const

/**
 * The last figure of a block takes what the others leave of the difference of its ends: the printed lines are rounded
 * one by one, the identity of the fields is exact. Where more than rounding is between them, it stays as it was read.
 * `unit`: one printed unit.
 */
function withRemainders(shown: ShownFigures, unit: number): ShownFigures {
  const taken: Partial<Record<FigureName, Shown>> = {}
  for (const { last, beside, ends, needed, rule } of REMAINDERS) {
    const read = shown[last]
    if (!read || needed.some((name) => !shown[name])) continue
    const known = ends.flatMap(([name, sign]) => (shown[name] ? [{ ...shown[name], sign }] : []))
    const other = shown[beside]
    const rest = sum([...known.map(({ sign, value }) => sign * value), -(other?.value ?? 0)])
    const parts = [read, other].flatMap((one) => (one ? cellsOf(one.place) : [])).length
    if (rest === read.value || Math.abs(rest - read.value) > rounding(parts, unit)) continue
    const interest = last === 'other_income_expense_net' && other ? [other] : []
    taken[last] = {
      value: rest,
      place: computedPlace(
        rule,
        [...known, ...interest].map(({ place }) => place),
      ),
    }
  }
  return { ...shown, ...taken }
}

/**
 * The figures of a column, with gross profit where revenue and cost are known, and with what blocks of lines leave over;
 * what was not read is null. `unit`: one printed unit of money.
 */
export function printedFigures(read: ShownFigures, unit: number): PrintedFigures {
  const shown = withRemainders(read, unit)
  const whole = {
    ...shown,
    gross_profit: shown.gross_profit ?? grossProfit(shown.total_revenue, shown.cost_of_revenue),
  }
  const provenance: Provenance = {}
  const figures: Partial<Figures> = {}
  for (const name of FIGURE_NAMES) {
    const one = whole[name] ?? null
    figures[name] = one === null ? null : one.value === 0 ? 0 : one.value
    if (one !== null) provenance[name] = one.place
  }
  // Every name of a figure was gone through.
  return { figures: figures as Figures, provenance }
}
