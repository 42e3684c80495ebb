/** What the three statements of a filing agree on: each is a place of the document where a figure stands again. */
import { daysBetween } from '../format/day.ts'
import { printedStep } from './printed-step.ts'
import type { Evidence, EvidenceKind, Provenance } from './statement.ts'

interface Balance {
  as_of: string
  cash_and_equivalents: number | null
  provenance: Provenance
}

/** As much of the three as is compared; null where the filing prints none. Whole units. */
export interface ThreeStatements {
  income: { start_date: string | null; end_date: string; net_income: number | null; provenance: Provenance } | null
  balance_sheet: (Balance & { prior_periods: readonly Balance[] }) | null
  cash_flow: {
    start_date: string
    end_date: string
    net_income: number | null
    cash_at_start: number | null
    cash_at_end: number | null
    provenance: Provenance
  } | null
}

/** The balance sheet at the end of a year and the first day of the next are of one night; calendars differ by a few days. */
const NIGHT = 6

interface Figure {
  value: number | null
  place: Provenance[string] | undefined
}

/** `figure` as evidence names it, where it stands again in a cell of another statement; nothing where they differ. */
function again(figure: string, kind: EvidenceKind, own: Figure, other: Figure): Evidence[] {
  const { value: read, place: at } = own
  const { value, place } = other
  // A dash stands below every column of another company's: nothing agrees with nothing (0000109312-96-000003).
  if (
    read === null ||
    read === 0 ||
    value === null ||
    !place ||
    'computed' in place ||
    place.start === null ||
    place.end === null
  )
    return []
  const steps = [printedStep(at, read), printedStep(place, value)].map((step) => step ?? 1)
  const [ownStep = 1, otherStep = 1] = steps
  if (Math.abs(read - value) > 0.51 * Math.max(...steps)) return []
  const { start, end, document, text } = place
  return [
    {
      figure,
      kind,
      place: { start, end, ...(document === undefined ? {} : { document }) },
      text,
      value,
      read,
      scale: Math.round(Math.log10(otherStep / ownStep)) + 0,
      agrees: true,
    },
  ]
}

/**
 * Net income that the cash flows begin with; cash at their end and start on the balance sheets of these days. Definitions
 * differ (restricted cash, the share of others), so that figures which are not the same contradict nothing.
 *
 * @returns evidence for `net_income`, `cash_flow.cash_at_end`, `cash_flow.cash_at_start` and
 *   `balance_sheet.cash_and_equivalents`
 */
export function agreementsOf({ income, balance_sheet: sheet, cash_flow: flows }: ThreeStatements): Evidence[] {
  if (flows === null) return []
  const of = (statement: { provenance: Provenance }, name: string): Figure => ({
    value: (statement as unknown as Record<string, number | null>)[name] ?? null, // a figure by its name
    place: statement.provenance[name],
  })
  const isSamePeriod = income?.end_date === flows.end_date && income.start_date === flows.start_date
  const opening = sheet?.prior_periods.find(({ as_of }) => {
    const days = daysBetween(as_of, flows.start_date)
    return days >= 0 && days <= NIGHT
  })
  const closing = sheet?.as_of === flows.end_date ? sheet : null
  const end = of(flows, 'cash_at_end')
  return [
    ...(income && isSamePeriod
      ? again('net_income', 'cash-flow', of(income, 'net_income'), of(flows, 'net_income'))
      : []),
    ...(closing ? again('cash_flow.cash_at_end', 'balance-sheet', end, of(closing, 'cash_and_equivalents')) : []),
    ...(opening
      ? again(
          'cash_flow.cash_at_start',
          'balance-sheet',
          of(flows, 'cash_at_start'),
          of(opening, 'cash_and_equivalents'),
        )
      : []),
    ...(closing
      ? again('balance_sheet.cash_and_equivalents', 'cash-flow', of(closing, 'cash_and_equivalents'), end)
      : []),
  ]
}

/** The evidence with these agreements, each place once. */
export function withAgreements(evidence: readonly Evidence[], agreements: readonly Evidence[]): Evidence[] {
  const isThere = (one: Evidence) =>
    evidence.some(({ figure, place }) => figure === one.figure && place.start === one.place.start)
  return [...evidence, ...agreements.filter((one) => !isThere(one))]
}
