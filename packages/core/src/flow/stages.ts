/**
 * The statement as stages: subtotals and what is added and taken between them. Source: design §9 A2 to A4.
 */
import type { Place } from '../statement/statement.ts'
import { ROUNDING_UNITS } from './fill.ts'
import type { FlowInput, FlowKind, FlowRole } from './graph.ts'
import { afterTaxName, lineName } from './names.ts'

/** One line between two subtotals: `amount` above 0 adds, below 0 takes; whole units. */
export interface StageItem {
  id: string
  name: string
  kind: FlowKind
  role: FlowRole
  amount: number
  keys: string[]
  computed: boolean
}

export interface Subtotal {
  id: string
  name: string
  lossName: string
  kind: FlowKind
  amount: number
  keys: string[]
  computed: boolean
  /** the last one: the shareholders' part */
  final: boolean
}

export interface Stage {
  /** what comes out of this stage */
  subtotal: Subtotal
  items: StageItem[]
}

export interface StagedStatement {
  revenue: number
  revenueComputed: boolean
  stages: Stage[]
  type: 'profit' | 'loss'
  /** up to this difference a stage counts as balanced, whole units */
  rounding: number
}

type Figure = Exclude<keyof FlowInput, 'currency' | 'operating_expenses' | 'business_segments' | 'unit' | 'provenance'>

/** The largest of billions, millions, thousands and ones that every amount is a multiple of: the printed unit. */
function printedUnit(amounts: readonly number[]): number {
  for (const unit of [1e9, 1e6, 1e3]) if (amounts.every((amount) => amount % unit === 0)) return unit
  return 1
}

function labelsOf(place: Place | undefined): string[] {
  if (!place) return []
  if ('computed' in place) return place.parts.flatMap(labelsOf)
  return [place.label]
}

/** The stages of a statement, or null where there is nothing to draw: no revenue, or no subtotal below it. */
export function stagesOf(input: FlowInput): StagedStatement | null {
  const unit = input.unit ?? 1
  const read = (name: Figure): number | null => {
    const value = input[name]
    return value === null ? null : Math.round(value * unit)
  }
  const isComputed = (key: string): boolean => 'computed' in (input.provenance?.[key] ?? {})
  const revenue = read('total_revenue')
  if (revenue === null || revenue <= 0) return null
  const gross = read('gross_profit')
  const operating = read('operating_income')
  const pretax = read('income_before_taxes')
  const net = read('net_income')
  const lines = linesOf(input, unit, isComputed)
  const amounts = [revenue, gross, operating, pretax, net, ...lines.map((line) => line.amount)]
  const rounding = ROUNDING_UNITS * printedUnit(amounts.filter((amount) => amount !== null && amount !== 0) as number[])
  const type = [gross, operating, pretax, net].some((amount) => amount !== null && amount < 0) ? 'loss' : 'profit'

  const make = (id: Figure, name: string, lossName: string, kind: FlowKind, amount: number): Subtotal => ({
    id,
    name,
    lossName,
    kind,
    amount,
    keys: [id],
    computed: isComputed(id),
    final: false,
  })
  const item = (id: string, name: string, kind: FlowKind, role: FlowRole, amount: number): StageItem => ({
    id,
    name,
    kind,
    role,
    amount,
    keys: [id],
    computed: isComputed(id),
  })

  const stages: Stage[] = []
  let before = revenue
  let open: StageItem[] = []
  const close = (subtotal: Subtotal): void => {
    stages.push({ subtotal, items: open })
    before = subtotal.amount
    open = []
  }
  /** What the known items leave to the subtotal, as one computed line; for parts that the statement does not name. */
  const rest = (id: string, to: number, gain: string, loss: string, kind: FlowKind, role: FlowRole): void => {
    const missing = to - before - open.reduce((sum, one) => sum + one.amount, 0)
    if (Math.abs(missing) <= rounding) return
    open.push({ id, name: missing > 0 ? gain : loss, kind, role, amount: missing, keys: [], computed: true })
  }

  const cost = read('cost_of_revenue')
  if (cost !== null && cost !== 0)
    open.push(item('cost_of_revenue', cost > 0 ? 'Cost of revenue' : 'Cost credits', 'cost', 'cost', -cost))
  if (gross !== null && gross >= 0) {
    if (cost === null) rest('cost_of_revenue', gross, 'Other income', 'Cost of revenue', 'cost', 'cost')
    close(make('gross_profit', 'Gross profit', 'Gross loss', 'gross', gross))
  }

  open.push(...lines)
  const interest = read('other_interest_income_expense_net')
  const other = read('other_income_expense_net')
  const interestItem =
    interest === null || interest === 0
      ? null
      : item(
          'other_interest_income_expense_net',
          interest > 0 ? 'Interest income, net' : 'Interest expense, net',
          interest > 0 ? 'other' : 'cost',
          'expense',
          interest,
        )
  const otherItem =
    other === null || other === 0
      ? null
      : item(
          'other_income_expense_net',
          other > 0 ? 'Other income, net' : 'Other expense, net',
          other > 0 ? 'other' : 'cost',
          'expense',
          other,
        )
  const belowOperating = [interestItem, otherItem].filter((one) => one !== null)

  if (operating !== null) {
    if (lines.length === 0)
      rest('operating', operating, 'Operating income, other', 'Operating expenses', 'cost', 'line')
    close(make('operating_income', 'Operating income', 'Operating loss', 'operating', operating))
    open.push(...belowOperating)
  } else if (pretax !== null) {
    const linesAlone = before + open.reduce((sum, one) => sum + one.amount, 0) - pretax
    if (Math.abs(linesAlone) > rounding) open.push(...belowOperating)
    if (lines.length === 0) rest('costs', pretax, 'Other income', 'Costs and expenses', 'cost', 'line')
  } else open.push(...belowOperating)

  if (pretax !== null) {
    const ownNode = operating === null || (type === 'profit' && Math.abs(pretax - operating) >= 0.05 * Math.abs(pretax))
    if (operating !== null && otherItem === null)
      rest('other_income_expense_net', pretax, 'Other income, net', 'Other expense, net', 'cost', 'expense')
    if (ownNode) close(make('income_before_taxes', 'Income before taxes', 'Loss before taxes', 'operating', pretax))
  }

  if (net !== null) {
    const tax = read('income_tax_expense')
    const investment = read('other_investment_income_expense_after_taxes')
    const after = read('other_income_expense_after_taxes')
    if (tax !== null && tax !== 0)
      open.push(item('income_tax_expense', tax > 0 ? 'Income taxes' : 'Income tax benefit', 'tax', 'tax', -tax))
    if (investment !== null && investment !== 0)
      open.push(
        item(
          'other_investment_income_expense_after_taxes',
          investment > 0 ? 'Equity-method earnings' : 'Equity-method losses',
          investment > 0 ? 'other' : 'cost',
          'expense',
          investment,
        ),
      )
    if (after !== null && after !== 0) {
      const named = afterTaxName(labelsOf(input.provenance?.other_income_expense_after_taxes))
      open.push(item('other_income_expense_after_taxes', named.name, 'other', 'minority', after))
    }
    if (tax === null && pretax !== null) rest('taxes', net, 'Other income', 'Taxes and other items', 'tax', 'tax')
    else if (pretax !== null && investment === null && after === null)
      rest('after_taxes', net, 'Other items after taxes', 'Other items after taxes', 'other', 'minority')
    else if (pretax === null && lines.length === 0 && operating === null)
      rest('costs', net, 'Other income', 'Costs and expenses', 'cost', 'expense')
    close(make('net_income', 'Net income', 'Net loss', 'net', net))
  }
  const last = stages.at(-1)
  if (!last) return null
  last.subtotal.final = true
  return { revenue, revenueComputed: isComputed('total_revenue'), stages, type, rounding }
}

function linesOf(input: FlowInput, unit: number, isComputed: (key: string) => boolean): StageItem[] {
  const lines: StageItem[] = []
  input.operating_expenses?.forEach((expense, index) => {
    const amount = -Math.round(expense.amount * unit)
    if (amount === 0) return
    const key = `operating_expenses[${index}].amount`
    const kind = amount > 0 ? 'other' : 'cost'
    const name = lineName(expense.name)
    lines.push({ id: key, name, kind, role: 'line', amount, keys: [key], computed: isComputed(key) })
  })
  return lines
}
