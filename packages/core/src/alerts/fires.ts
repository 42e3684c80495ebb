/** Whether a rule fires on what is known of a filing. Pure; what the reader may not see is not among the facts. */
import { changeOfFigure, changeOnMagnitude } from '../statement/change.ts'
import type { Restatement } from '../statement/vintages.ts'
import { type AlertQuantity, alertQuantity } from './quantities.ts'
import type { AlertCondition } from './rule.ts'

export type RestatedFigure = Pick<Restatement, 'period_code' | 'field' | 'currency' | 'old_value' | 'new_value'>

export interface AlertFacts {
  accession_number: string
  /** '10-K', '10-Q', '20-F', '8-K' or '6-K' */
  base_form: string
  is_release: boolean
  /** null = no statement that the reader may see */
  statement: {
    period_code: string
    currency: string
    /** null while it is being checked, or where the reader may not see the checks */
    qc_passed: boolean | null
    /** by quantity; absent or null = not printed, closed to the reader, or of a statement that failed its checks */
    figures: Readonly<Record<string, number | null>>
    /** the same of a year before, as this filing prints it */
    prior: Readonly<Record<string, number | null>>
    /** what it prints otherwise than filings before it */
    restated: readonly RestatedFigure[]
  } | null
}

/** What fired, with the figures that made it: all of them such as the reader may see. */
export interface Fired {
  /** names the event: a rule fires once on each */
  key: string
  quantity: string | null
  period_code: string | null
  currency: string | null
  value: number | null
  prior: number | null
  /** a fraction, of margins points as a fraction (−0.02 = 2 points less); null = not one of a change */
  change: number | null
}

const NOTHING = { quantity: null, period_code: null, currency: null, value: null, prior: null, change: null }

/** @returns null where it does not fire, or is not known to */
export function firedBy(when: AlertCondition, facts: AlertFacts): Fired | null {
  switch (when.kind) {
    case 'value':
    case 'growth':
    case 'change':
      return measured(when, facts)
    case 'restatement':
      return restated(when, facts)
    case 'quality':
      return quality(when, facts)
    case 'filing':
      if (facts.is_release || (when.forms.length > 0 && !when.forms.some((form) => form === facts.base_form)))
        return null
      return { ...NOTHING, key: `filing:${facts.accession_number}` }
    case 'release':
      return facts.is_release ? { ...NOTHING, key: `filing:${facts.accession_number}` } : null
    case 'late':
      return null // told by the calendar, not by a filing
  }
}

/**
 * Whether what fired may still be told with its figures: each of them, that of the year before too, is among those that
 * the reader may see by now.
 *
 * @param facts of the filing that it fired on, for the reader as they are now; null = of no filing, or it is gone
 */
export function isStillOpen(when: AlertCondition, fired: Fired, facts: AlertFacts | null): boolean {
  if (when.kind === 'filing' || when.kind === 'release' || when.kind === 'late') return true
  const statement = facts?.statement
  if (!statement) return false
  if (when.kind === 'quality') return statement.qc_passed !== null
  const { quantity, period_code, prior } = fired
  if (when.kind === 'restatement')
    return statement.restated.some((one) => one.field === quantity && one.period_code === period_code)
  const isThere = (figures: Readonly<Record<string, number | null>>) => (figures[quantity ?? ''] ?? null) !== null
  return isThere(statement.figures) && (prior === null || isThere(statement.prior))
}

/** Binary fractions: 0.42 − 0.40 is 0.02 and no more. */
const exact = (value: number): number => Number(value.toPrecision(12))

type Measured = Extract<AlertCondition, { quantity: string }>

function measured(when: Measured, { accession_number, statement }: AlertFacts): Fired | null {
  const quantity = alertQuantity(when.quantity)
  const value = statement?.figures[when.quantity] ?? null
  if (!statement || !quantity || value === null) return null
  const prior = statement.prior[when.quantity] ?? null
  const change = changeOf(quantity, value, prior)
  const fired: Fired = {
    key: `statement:${accession_number}`,
    quantity: when.quantity,
    period_code: statement.period_code,
    currency: statement.currency,
    value,
    prior: when.kind === 'value' ? null : prior,
    change: when.kind === 'value' ? null : change,
  }
  return holds(when, quantity, { value, change, currency: statement.currency }) ? fired : null
}

function changeOf(quantity: AlertQuantity, value: number, prior: number | null): number | null {
  if (prior === null) return null
  if (quantity.unit === 'margin') return exact(value - prior)
  const [, name = quantity.name] = quantity.name.split('.')
  const change = changeOfFigure(name, value, prior)
  return typeof change === 'number' ? exact(change) : null
}

function holds(
  when: Measured,
  { unit }: AlertQuantity,
  { value, change, currency }: { value: number; change: number | null; currency: string },
): boolean {
  if (when.kind === 'value') {
    const isMoney = unit === 'money' || unit === 'per_share'
    if (isMoney && when.currency !== null && when.currency !== currency) return false
    return passes(when.side, exact(unit === 'margin' ? value * 100 : value), when.value)
  }
  if (change === null) return false
  if (when.kind === 'growth') return passes(when.side, exact(change * 100), when.percent)
  const points = exact(change * 100)
  return when.direction === 'rises' ? points > when.points : -points > when.points
}

const passes = (side: 'above' | 'below', value: number, limit: number): boolean =>
  side === 'above' ? value > limit : value < limit

/** The largest change beyond the limit tells it. */
function restated(
  when: Extract<AlertCondition, { kind: 'restatement' }>,
  { accession_number, statement }: AlertFacts,
): Fired | null {
  const found = (statement?.restated ?? [])
    .filter((one) => when.figure === null || one.field === when.figure)
    .map((one) => ({ ...one, change: changeOnMagnitude(one.new_value, one.old_value) }))
    .filter((one) => one.change === null || exact(Math.abs(one.change) * 100) > when.percent)
    .sort((a, b) => sizeOf(b.change) - sizeOf(a.change))
  const [largest] = found
  if (!largest) return null
  return {
    key: `restatement:${accession_number}`,
    quantity: largest.field,
    period_code: largest.period_code,
    currency: largest.currency,
    value: largest.new_value,
    prior: largest.old_value,
    change: largest.change,
  }
}

/** From nothing to something is more than any part. */
const sizeOf = (change: number | null): number => (change === null ? Number.MAX_VALUE : Math.abs(change))

function quality(
  when: Extract<AlertCondition, { kind: 'quality' }>,
  { accession_number, statement }: AlertFacts,
): Fired | null {
  if (!statement || statement.qc_passed !== (when.outcome === 'passed')) return null
  return { ...NOTHING, key: `quality:${accession_number}:${when.outcome}`, period_code: statement.period_code }
}
