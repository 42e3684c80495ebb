/** Cash flows → the bars of the bridge: balanced, what the filing leaves over as a bar of its own. Source: docs/statement-pictures.md B. */
import { stepOf } from '../taken-apart.ts'
import type { Bar, Bridge, CashInput, Section } from './cash.ts'
import { SECTIONS } from './cash.ts'
import { partsOf, TOTALS } from './parts.ts'
import { SECTION_NAMES } from './section-names.ts'

type Step = Omit<Bar, 'from' | 'to' | 'kind'> & { kind?: Bar['kind'] }

/**
 * @param open the sections drawn by their parts; of investments the default, so that free cash flow can be told
 * @returns null where fewer than two of the sections, or neither end of the cash, are printed
 */
export function bridgeOf(input: CashInput, open: readonly Section[] = defaultOpen(input)): Bridge | null {
  const ends = endsOf(input)
  const printed = SECTIONS.filter((section) => input[TOTALS[section]] !== null)
  if (ends === null || printed.length < 2) return null
  const openable = printed.filter((section) => partsOf(input, section).length > 1)
  const isOpen = (section: Section) => open.includes(section) && openable.includes(section)
  const steps: Step[] = printed.flatMap((section): Step[] => {
    if (isOpen(section)) return partsOf(input, section).map((part) => ({ ...part, section }))
    const [id, amount] = [section, input[TOTALS[section]] ?? 0]
    return [{ id, name: SECTION_NAMES[section], amount, place: placeOf(input, TOTALS[section]), parts: [], section }]
  })
  for (const [field, name] of BETWEEN) {
    const amount = input[field]
    if (amount === null || amount === 0) continue
    steps.push({ id: field.replaceAll('_', '-'), name, amount, place: placeOf(input, field), parts: [], section: null })
  }
  const left = ends.end.amount - ends.start.amount - steps.reduce((sum, { amount }) => sum + amount, 0)
  if (Math.abs(left) > stepOf(input.lines) * (2 + steps.length / 4))
    steps.push({
      id: 'unexplained',
      name: 'Not explained by the filing',
      kind: 'unexplained',
      amount: left,
      place: null,
      parts: [],
      section: null,
    })
  return {
    currency: input.currency,
    bars: levelled(ends, steps),
    open: printed.filter(isOpen).map((section) => ({
      section,
      total: input[TOTALS[section]] ?? 0,
      place: placeOf(input, TOTALS[section]),
    })),
    openable,
    free: freeOf(input),
  }
}

const BETWEEN = [
  ['exchange_rate_effect', 'Exchange rates'],
  ['other_cash_change', 'Other changes'],
] as const

/** Investments are drawn by their parts where capital expenditures are printed: free cash flow is told by them. */
export const defaultOpen = (input: CashInput): readonly Section[] => (freeOf(input) === null ? [] : ['investments'])

const freeOf = ({ operating_cash_flow: operating, capital_expenditures: spent }: CashInput): number | null =>
  operating === null || spent === null ? null : operating + spent

const placeOf = ({ provenance }: CashInput, field: string) => provenance[field] ?? null

/** Cash at both ends; the one that is not printed by the other and the change. Null where neither can be told. */
function endsOf(input: CashInput): { start: Step; end: Step } | null {
  const { cash_at_start: start, cash_at_end: end, net_change_in_cash: change } = input
  const first = start ?? (end === null || change === null ? null : end - change)
  const last = end ?? (start === null || change === null ? null : start + change)
  if (first === null || last === null) return null
  const cash = (id: string, name: string, amount: number, field: string): Step => ({
    id,
    name,
    kind: 'cash',
    amount,
    place: placeOf(input, field),
    parts: [],
    section: null,
  })
  return {
    start: cash('cash-at-start', 'Cash at the start', first, 'cash_at_start'),
    end: cash('cash-at-end', 'Cash at the end', last, 'cash_at_end'),
  }
}

/** Each bar from the level where the one before it ended. */
function levelled({ start, end }: { start: Step; end: Step }, steps: readonly Step[]): Bar[] {
  let level = start.amount
  const bars = steps.map((step): Bar => {
    const from = level
    level += step.amount
    return { kind: step.amount < 0 ? 'out' : 'in', ...step, from, to: level }
  })
  return [
    { ...start, kind: 'cash', from: 0, to: start.amount },
    ...bars,
    { ...end, kind: 'cash', from: 0, to: end.amount },
  ]
}
