/**
 * From the net income of a year before to this year's, line by line: what each line brought more or took more. Adds up by
 * construction. Source: docs/statement-pictures.md H.
 */
import type { FlowInput } from '../../flow/graph/graph.ts'
import { lineName } from '../../flow/graph/names.ts'
import { formatCompact } from '../../format/amount.ts'
import type { Place, Provenance } from '../../statement/statement.ts'
import type { Bar, Bridge } from '../bridge/cash.ts'
import { type BridgeLayout, LEAST_COLUMN } from '../bridge/layout.ts'
import { lyingBridge } from '../bridge/rows.ts'
import { standingBridge } from '../bridge/wide.ts'
import { STANDING_FROM } from '../towers/layout.ts'

/** A figure of a statement that the bridge may lead over. */
type Figure = Exclude<keyof FlowInput, 'currency' | 'operating_expenses' | 'business_segments' | 'unit' | 'provenance'>

/** A period as its statement or a comparative column has it; amounts in whole units, null = not printed. */
export interface ChangedPeriod extends Pick<FlowInput, Figure | 'currency'> {
  period_code: string
  /** costs above 0 */
  operating_expenses: NonNullable<FlowInput['operating_expenses']>
  provenance?: Provenance | undefined
}

/** So many lines of operating expenses are bars of their own; those that changed least are one. */
const MOST_LINES = 5

/** Figures by how they count in net income, with the subtotal that they lead to. */
const STAGES: readonly { to: Figure; rest: string; items: readonly (readonly [Figure, 1 | -1, string])[] }[] = [
  {
    to: 'operating_income',
    rest: 'Other operating items',
    items: [
      ['total_revenue', 1, 'Revenue'],
      ['cost_of_revenue', -1, 'Cost of revenue'],
    ],
  },
  {
    to: 'income_before_taxes',
    rest: 'Other items before taxes',
    items: [
      ['other_interest_income_expense_net', 1, 'Interest, net'],
      ['other_income_expense_net', 1, 'Other income, net'],
    ],
  },
  {
    to: 'net_income',
    rest: 'Other items after taxes',
    items: [
      ['income_tax_expense', -1, 'Income taxes'],
      ['other_investment_income_expense_after_taxes', 1, 'Equity-method result'],
      ['other_income_expense_after_taxes', 1, 'Minority and other items'],
    ],
  },
]

type Step = Pick<Bar, 'id' | 'name' | 'amount' | 'place' | 'parts'> & { kind?: Bar['kind'] }

/**
 * The bars from one net income to the other. A line that only one of the periods prints is told with the others of its
 * stage as one hatched bar, for what became of it is not known; so is what the lines leave of a subtotal.
 *
 * @returns null where a net income is not known, or the periods stand in different currencies
 */
export function incomeChange(now: ChangedPeriod, before: ChangedPeriod): Bridge | null {
  const [start, end] = [before.net_income, now.net_income]
  if (start === null || end === null || now.currency !== before.currency) return null
  const steps: Step[] = []
  let open: Step[] = []
  let from = 0
  for (const { to, rest, items } of STAGES) {
    open.push(...items.flatMap(([figure, sign, name]) => figureStep(now, before, figure, sign, name)))
    if (to === 'operating_income') open.push(...expenseSteps(now, before))
    const [then, after] = [before[to], now[to]]
    if (then === null || after === null) continue
    const left = after - then - from - open.reduce((sum, { amount }) => sum + amount, 0)
    from = after - then
    steps.push(...open)
    open = []
    if (Math.abs(left) > roundingOf(now, before))
      steps.push({ id: `rest-${to}`, name: rest, kind: 'unexplained', amount: left, place: null, parts: [] })
    else absorb(steps, left)
  }
  return {
    currency: now.currency,
    bars: levelled(
      { ...END, id: 'before', name: `Net income ${before.period_code}`, amount: start, place: placeOf(before) },
      steps.filter(({ amount }) => amount !== 0),
      { ...END, id: 'now', name: `Net income ${now.period_code}`, amount: end, place: placeOf(now) },
    ),
    open: [],
    openable: [],
    free: null,
  }
}

const END = { kind: 'cash', parts: [], section: null, from: 0, to: 0 } as const

const placeOf = ({ provenance }: ChangedPeriod, key = 'net_income'): Place | null => provenance?.[key] ?? null

function figureStep(now: ChangedPeriod, before: ChangedPeriod, figure: Figure, sign: 1 | -1, name: string): Step[] {
  const [to, from] = [now[figure], before[figure]]
  if (to === null || from === null) return []
  return [{ id: figure, name, amount: sign * (to - from), place: placeOf(now, figure), parts: [] }]
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Lines that both periods name alike; the largest changes are bars of their own. */
function expenseSteps(now: ChangedPeriod, before: ChangedPeriod): Step[] {
  const known = new Map(before.operating_expenses.map(({ name, amount }) => [plain(name), amount]))
  const all = now.operating_expenses.flatMap(({ name, amount }, i): Step[] => {
    const from = known.get(plain(name))
    const key = `operating_expenses[${i}].amount`
    known.delete(plain(name))
    if (from === undefined || amount === from) return []
    return [{ id: key, name: lineName(name), amount: from - amount, place: placeOf(now, key), parts: [] }]
  })
  if (all.length <= MOST_LINES) return all
  const large = all.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, MOST_LINES - 1)
  const small = all.filter((one) => !large.includes(one))
  const amount = small.reduce((sum, one) => sum + one.amount, 0)
  const parts = small.map(({ name, amount: part, place }) => ({ name, amount: part, place }))
  return [
    ...all.filter((one) => large.includes(one)),
    { id: 'expenses', name: 'Other expenses', amount, place: null, parts },
  ]
}

/** What may stay between lines and a subtotal: each printed amount is rounded to the unit of the print. */
function roundingOf(now: ChangedPeriod, before: ChangedPeriod): number {
  const amounts = [now, before].flatMap((one) => [
    one.total_revenue,
    one.income_before_taxes,
    one.net_income,
    ...one.operating_expenses.map(({ amount }) => amount),
  ])
  const unit = [1e9, 1e6, 1e3].find((one) => amounts.every((amount) => amount === null || amount % one === 0)) ?? 1
  return 3 * unit
}

/** Rounding goes into the largest step, so that the bars lead to the printed end. */
function absorb(steps: Step[], left: number): void {
  if (left === 0) return
  const largest = steps.reduce<Step | null>(
    (one, step) => (one === null || Math.abs(step.amount) > Math.abs(one.amount) ? step : one),
    null,
  )
  if (largest) largest.amount += left
}

/** Each bar begins where the one before it ends. */
export function levelled(start: Bar, steps: readonly Step[], end: Bar): Bar[] {
  let level = start.amount
  const bars = steps.map((step): Bar => {
    const from = level
    level += step.amount
    return { kind: step.amount < 0 ? 'out' : 'in', ...step, section: null, from, to: level }
  })
  return [{ ...start, to: start.amount }, ...bars, { ...end, to: end.amount }]
}

/** The bridge at a width in CSS pixels: columns, or rows where they have no room. */
export function changeLayout(bridge: Bridge, width: number): BridgeLayout {
  const isWide = width >= STANDING_FROM && width / bridge.bars.length >= LEAST_COLUMN
  return isWide ? standingBridge(bridge, width) : lyingBridge(bridge, Math.max(280, width))
}

/**
 * "Net income fell by $3.26B to $93.74B: Revenue added $7.75B, Income taxes took $13.01B more." The two largest steps,
 * in the order of the statement.
 */
export function changeSentence({ bars, currency }: Bridge): string {
  const [start, end] = [bars[0]?.amount ?? 0, bars.at(-1)?.amount ?? 0]
  const money = (value: number): string => formatCompact(Math.abs(value), currency)
  const signed = (value: number): string => formatCompact(value, currency)
  const steps = bars.slice(1, -1)
  const largest = steps
    .filter(({ kind }) => kind !== 'unexplained')
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    .slice(0, 2)
  const told = steps
    .filter((bar) => largest.includes(bar))
    .map(({ name, amount }) => `${name} ${amount > 0 ? 'added' : 'took'} ${money(amount)}`)
  const moved =
    start === end
      ? `Net income stayed at ${signed(end)}`
      : `Net income ${end > start ? 'rose' : 'fell'} by ${money(end - start)} to ${signed(end)}`
  return `${moved}${told.length > 0 ? `: ${told.join(', ')}` : ''}.`
}
