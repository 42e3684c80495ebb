/** Rules and what fired, in words: the same on the page, in mails, feeds and webhooks. */
import { formatCompact, formatNumber } from '../format/amount.ts'
import { counted } from '../format/counted.ts'
import { formatPercent } from '../format/percent.ts'
import type { Fired } from './fires.ts'
import { type AlertQuantity, alertQuantity } from './quantities.ts'
import type { AlertCondition } from './rule.ts'

/** 'Gross margin falls by more than 2 points', 'Revenue grows by more than 20%': what a rule waits for. */
export function conditionWords(when: AlertCondition): string {
  switch (when.kind) {
    case 'value':
      return `${labelOf(when.quantity)} is ${when.side} ${limitOf(when)}`
    case 'growth':
      return `${labelOf(when.quantity)} on the year before is ${when.side} ${signed(when.percent)}%`
    case 'change':
      return `${labelOf(when.quantity)} ${when.direction} by more than ${pointsOf(when.points)}`
    case 'restatement':
      return `${when.figure === null ? 'A figure' : labelOf(when.figure)} is restated${when.percent > 0 ? ` by more than ${decimals(when.percent)}%` : ''}`
    case 'quality':
      return `A statement ${when.outcome === 'passed' ? 'passes' : 'fails'} its quality checks`
    case 'filing':
      return when.forms.length === 0 ? 'A report is filed' : `A ${when.forms.join(' or ')} is filed`
    case 'release':
      return 'Results are released'
    case 'late':
      return when.days === 0 ? 'A report is late' : `A report is more than ${counted(when.days, 'day')} late`
  }
}

/** 'Gross margin 38.0%, 2.1 points less than a year before (2019 Q3)'; '' where there is no figure to tell. */
function firedWords(when: AlertCondition, fired: Fired): string {
  const quantity = fired.quantity === null ? null : alertQuantity(fired.quantity)
  if (!quantity || fired.value === null)
    return fired.period_code === null ? '' : `${conditionWords(when)} (${fired.period_code})`
  const value = valueWords(quantity, fired.value, fired.currency)
  const period = fired.period_code === null ? '' : ` (${fired.period_code})`
  if (when.kind === 'restatement') {
    const before = fired.prior === null ? '' : `, before ${valueWords(quantity, fired.prior, fired.currency)}`
    return `${quantity.label} restated to ${value}${before}${period}`
  }
  return `${quantity.label} ${value}${changeWords(quantity, fired.change)}${period}`
}

/** What fired with the form of its filing; without figures where they are not to be told: what the rule says. */
export function eventWords(when: AlertCondition, fired: Fired | null, form_type: string | null): string {
  const words = (fired && firedWords(when, fired)) || conditionWords(when)
  return form_type === null ? words : `${words}, ${form_type}`
}

function changeWords({ unit }: AlertQuantity, change: number | null): string {
  if (change === null) return ''
  const more = change < 0 ? 'less' : 'more'
  const size = unit === 'margin' ? pointsOf(Math.abs(change) * 100, 1) : formatPercent(Math.abs(change))
  return `, ${size} ${more} than a year before`
}

function valueWords({ unit }: AlertQuantity, value: number, currency: string | null): string {
  if (unit === 'margin') return formatPercent(value)
  if (unit === 'multiple') return `${formatNumber(value, 2)} times`
  if (unit === 'days') return `${formatNumber(value, 0)} days`
  if (unit === 'shares') return formatCompact(value, null)
  return formatCompact(value, currency)
}

function limitOf({ quantity: name, value, currency }: Extract<AlertCondition, { kind: 'value' }>): string {
  const unit = alertQuantity(name)?.unit ?? 'money'
  if (unit === 'margin') return `${signed(value)}%`
  if (unit === 'multiple') return `${decimals(value)} times`
  if (unit === 'days') return counted(value, 'day')
  return formatCompact(value, unit === 'shares' ? null : currency)
}

const labelOf = (name: string): string => alertQuantity(name)?.label ?? name
const decimals = (value: number): string => String(Number(value.toFixed(4)))
const signed = (value: number): string => decimals(value).replace('-', '−')
const pointsOf = (points: number, digits?: number): string => {
  const text = digits === undefined ? decimals(points) : points.toFixed(digits)
  return `${text} ${text === '1' ? 'point' : 'points'}`
}
