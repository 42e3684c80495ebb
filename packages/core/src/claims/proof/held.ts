/** Whether a number is what a figure was, or what it changed by. */
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  isRatio,
  isShares,
  type KnownFact,
  type Metric,
} from '../../figures-in-words/facts.ts'
import { agreesRounded, type NumberToken } from '../../figures-in-words/numbers.ts'
import { growth } from '../../statement/margins.ts'
import type { Outcome } from '../outcome.ts'

/** A number that was found to be right. */
export interface Held {
  metric: Metric
  period: FactPeriod
  /** what the change is measured from; null = it is no change */
  from: FactPeriod | null
  fact: KnownFact
  form: Outcome['form']
}

const isSmall = (n: NumberToken): boolean => n.kind === 'money' && !n.hasScale && n.value < 1000

/** Amounts, sizes of shares of stock and percentages are not each other. */
function fits(metric: Metric, n: NumberToken): boolean {
  if (n.kind === 'cents' && isPerShare(metric)) return true
  if (n.kind === 'percent' || n.kind === 'cents') return isRatio(metric)
  if (isRatio(metric)) return false
  if (isShares(metric)) return n.kind === 'count' || (n.kind === 'plain' && !isPerShare(metric))
  return (
    (n.kind === 'money' || n.kind === 'plain' || (n.kind === 'count' && n.hasScale)) &&
    isPerShare(metric) === isSmall(n)
  )
}

const isCurrency = (base: FactBase, n: NumberToken): boolean =>
  n.kind !== 'money' || currencyAgrees(n.currency, base.currency)

/** @param sign −1 where the words say that the amount is below zero */
export function levelHeld(
  base: FactBase,
  n: NumberToken,
  metric: Metric,
  period: FactPeriod,
  sign: 1 | -1,
): Held | null {
  if (!fits(metric, n) || !isCurrency(base, n)) return null
  const fact = factOf(period, metric)
  if (!fact) return null
  const scale = n.kind === 'percent' || n.kind === 'cents' ? 100 : 1
  if (!agreesRounded(fact.value * scale, n, (n.isNegative ? -1 : sign) * n.value)) return null
  return {
    metric,
    period,
    from: null,
    fact,
    form: n.kind === 'percent' ? 'percent' : n.kind === 'cents' && !isPerShare(metric) ? 'hundredth' : 'amount',
  }
}

/** @param sign which way; @param isLoss the figure is told as a loss, whose size it is that moves */
export function changeHeld(
  base: FactBase,
  n: NumberToken,
  metric: Metric,
  { period, from, sign, isLoss }: { period: FactPeriod; from: FactPeriod; sign: number; isLoss: boolean },
): Held | null {
  if (n.isNegative || !isCurrency(base, n) || period === from) return null
  const [now, old] = [factOf(period, metric), factOf(from, metric)]
  if (!now || !old) return null
  const turn = isLoss ? -1 : 1
  const [a, b] = [now.value * turn, old.value * turn]
  const made = (value: number, rule: string, form: Outcome['form']): Held => ({
    ...{ metric, period, from, form },
    fact: { value, path: null, rule },
  })
  const less = `${period.code} less ${from.code}`
  if (n.kind === 'points')
    return isRatio(metric) && agreesRounded((a - b) * 100, n, sign * n.value) ? made(a - b, less, 'points') : null
  if (n.kind === 'percent') {
    const change = isRatio(metric) || b <= 0 ? null : growth(a, b)
    return change !== null && agreesRounded(change * 100, n, sign * n.value)
      ? made(change, `${period.code} ÷ ${from.code} − 1`, 'percent')
      : null
  }
  // "widened by two cents"
  if (n.kind === 'cents')
    return isPerShare(metric) && agreesRounded((a - b) * 100, n, sign * n.value) ? made(a - b, less, 'amount') : null
  if (isRatio(metric) || isPerShare(metric) !== isSmall(n)) return null
  return agreesRounded(a - b, n, sign * n.value) ? made(a - b, less, 'amount') : null
}
