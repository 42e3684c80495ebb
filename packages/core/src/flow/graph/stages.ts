/**
 * The statement as stages: subtotals and what is added and taken between them. Source: docs/income-flow.md A2 to A4.
 */
import type { Place } from '../../statement/statement.ts'
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

interface Subtotal {
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

/** The stages as they are gathered, from revenue down. */
class Gathered {
  readonly stages: Stage[] = []
  private open: StageItem[] = []
  /** the subtotal that the open items change */
  private before: number
  private readonly rounding: number
  private readonly isComputed: (key: string) => boolean

  constructor(revenue: number, rounding: number, isComputed: (key: string) => boolean) {
    this.before = revenue
    this.rounding = rounding
    this.isComputed = isComputed
  }

  add(...items: readonly (StageItem | null)[]): void {
    this.open.push(...items.filter((one) => one !== null))
  }

  close(id: Figure, name: string, lossName: string, kind: FlowKind, amount: number): void {
    const subtotal = { id, name, lossName, kind, amount, keys: [id], computed: this.isComputed(id), final: false }
    this.stages.push({ subtotal, items: this.open })
    this.before = amount
    this.open = []
  }

  /** What the open items miss to reach an amount; within rounding it is 0. */
  missingTo(amount: number): number {
    const missing = amount - this.before - this.open.reduce((sum, one) => sum + one.amount, 0)
    return Math.abs(missing) <= this.rounding ? 0 : missing
  }

  /** What the known items leave to the subtotal, as one computed line; for parts that the statement does not name. */
  rest(id: string, to: number, names: { gain: string; loss: string }, kind: FlowKind, role: FlowRole): void {
    const amount = this.missingTo(to)
    if (amount === 0) return
    const name = amount > 0 ? names.gain : names.loss
    this.open.push({ id, name, kind, role, amount, keys: [], computed: true })
  }

  /** A figure's own line by its sign; null where it is unknown or zero. */
  item(
    id: Figure,
    amount: number | null,
    names: { gain: string; loss: string },
    kind: FlowKind | 'by sign',
    role: FlowRole,
  ): StageItem | null {
    if (amount === null || amount === 0) return null
    const isGain = amount > 0
    const own = kind === 'by sign' ? (isGain ? 'other' : 'cost') : kind
    const name = isGain ? names.gain : names.loss
    return { id, name, kind: own, role, amount, keys: [id], computed: this.isComputed(id) }
  }
}

type Read = (name: Figure) => number | null

/** Same words whichever way a line goes. */
const always = (name: string) => ({ gain: name, loss: name })
const taken = (amount: number | null): number | null => (amount === null ? null : -amount)

function grossStage(into: Gathered, read: Read): void {
  const cost = read('cost_of_revenue')
  const gross = read('gross_profit')
  const names = { gain: 'Cost credits', loss: 'Cost of revenue' }
  into.add(into.item('cost_of_revenue', taken(cost), names, 'cost', 'cost'))
  if (gross === null || gross < 0) return
  if (cost === null)
    into.rest('cost_of_revenue', gross, { gain: 'Other income', loss: 'Cost of revenue' }, 'cost', 'cost')
  into.close('gross_profit', 'Gross profit', 'Gross loss', 'gross', gross)
}

/** Expense lines down to the operating income, what stands below it, and income before taxes where it differs. */
function operatingStages(into: Gathered, read: Read, lines: readonly StageItem[], type: 'profit' | 'loss'): void {
  const operating = read('operating_income')
  const pretax = read('income_before_taxes')
  into.add(...lines)
  const interest = into.item(
    'other_interest_income_expense_net',
    read('other_interest_income_expense_net'),
    { gain: 'Interest income, net', loss: 'Interest expense, net' },
    'by sign',
    'expense',
  )
  const otherNames = { gain: 'Other income, net', loss: 'Other expense, net' }
  const figure = read('other_income_expense_net')
  const other = into.item('other_income_expense_net', figure, otherNames, 'by sign', 'expense')

  if (operating !== null) {
    const names = { gain: 'Operating income, other', loss: 'Operating expenses' }
    if (lines.length === 0) into.rest('operating', operating, names, 'cost', 'line')
    into.close('operating_income', 'Operating income', 'Operating loss', 'operating', operating)
    into.add(interest, other)
  } else if (pretax !== null) {
    if (into.missingTo(pretax) !== 0) into.add(interest, other)
    const names = { gain: 'Other income', loss: 'Costs and expenses' }
    if (lines.length === 0) into.rest('costs', pretax, names, 'cost', 'line')
  } else into.add(interest, other)

  if (pretax === null) return
  const ownNode = operating === null || (type === 'profit' && Math.abs(pretax - operating) >= 0.05 * Math.abs(pretax))
  if (operating !== null && other === null) into.rest('other_income_expense_net', pretax, otherNames, 'cost', 'expense')
  if (ownNode) into.close('income_before_taxes', 'Income before taxes', 'Loss before taxes', 'operating', pretax)
}

/** Taxes and what comes after them, down to the shareholders' part. */
function netStage(into: Gathered, read: Read, { provenance }: FlowInput, hasLines: boolean): void {
  const net = read('net_income')
  if (net === null) return
  const operating = read('operating_income')
  const pretax = read('income_before_taxes')
  const tax = read('income_tax_expense')
  const investment = read('other_investment_income_expense_after_taxes')
  const after = read('other_income_expense_after_taxes')
  const taxNames = { gain: 'Income tax benefit', loss: 'Income taxes' }
  const equityNames = { gain: 'Equity-method earnings', loss: 'Equity-method losses' }
  const afterNames = always(afterTaxName(labelsOf(provenance?.other_income_expense_after_taxes)).name)
  into.add(
    into.item('income_tax_expense', taken(tax), taxNames, 'tax', 'tax'),
    into.item('other_investment_income_expense_after_taxes', investment, equityNames, 'by sign', 'expense'),
    into.item('other_income_expense_after_taxes', after, afterNames, 'other', 'minority'),
  )
  if (tax === null && pretax !== null)
    into.rest('taxes', net, { gain: 'Other income', loss: 'Taxes and other items' }, 'tax', 'tax')
  else if (pretax !== null && investment === null && after === null)
    into.rest('after_taxes', net, always('Other items after taxes'), 'other', 'minority')
  else if (pretax === null && !hasLines && operating === null)
    into.rest('costs', net, { gain: 'Other income', loss: 'Costs and expenses' }, 'cost', 'expense')
  into.close('net_income', 'Net income', 'Net loss', 'net', net)
}

/** The stages of a statement, or null where there is nothing to draw: no revenue, or no subtotal below it. */
export function stagesOf(input: FlowInput): StagedStatement | null {
  const unit = input.unit ?? 1
  const read: Read = (name) => {
    const value = input[name]
    return value === null ? null : Math.round(value * unit)
  }
  const isComputed = (key: string): boolean => 'computed' in (input.provenance?.[key] ?? {})
  const revenue = read('total_revenue')
  if (revenue === null || revenue <= 0) return null
  const subtotals = (['gross_profit', 'operating_income', 'income_before_taxes', 'net_income'] as const).map(read)
  const lines = linesOf(input, unit, isComputed)
  const amounts = [revenue, ...subtotals, ...lines.map((line) => line.amount)]
  const rounding = ROUNDING_UNITS * printedUnit(amounts.filter((amount) => amount !== null && amount !== 0) as number[])
  const type = subtotals.some((amount) => amount !== null && amount < 0) ? 'loss' : 'profit'

  const gathered = new Gathered(revenue, rounding, isComputed)
  grossStage(gathered, read)
  operatingStages(gathered, read, lines, type)
  netStage(gathered, read, input, lines.length > 0)
  const { stages } = gathered
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
