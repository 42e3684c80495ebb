/**
 * Computed sentences about one statement: arithmetic in words, never generated text. Divide, two decimals, half away
 * from zero; no sentence (null) where revenue is unknown, zero or negative.
 */
import Big from 'big.js'
import { formatPerShare } from '../format/amount.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { currencyPrefix } from '../format/currency.ts'

type Maybe = number | null | undefined

const known = (value: Maybe): value is number => typeof value === 'number' && Number.isFinite(value)

/** What of every hundred of a whole is `part`, as "$23.97"; the sign is dropped. Any unit, as long as both have the same. */
export function ofHundred(part: number, whole: number, currency: string | null): string {
  return formatPerShare(new Big(part).abs().times(100).div(whole).round(2, 1).toNumber(), currency)
}

/** A loss beyond this many times revenue is no part of a hundred any more. */
const MOST_LOST = 10

export const hundred = (currency: string | null): string => `${currencyPrefix(currency)}100`

export interface SentenceInput {
  currency: string | null
  total_revenue: Maybe
  gross_profit?: Maybe
  cost_of_revenue?: Maybe
  net_income: Maybe
}

/**
 * The headline, without a full stop: "Of every $100 in revenue, NVIDIA kept $55.85 as net income"; for a loss
 * "For every $100 in revenue, Boeing lost $17.77".
 */
export function incomeHeadline(company: string, statement: SentenceInput): string | null {
  const { total_revenue: revenue, net_income: net, currency } = statement
  if (!known(revenue) || revenue <= 0 || !known(net)) return null
  const name = shortCompanyName(company)
  const amount = ofHundred(net, revenue, currency)
  if (net < -MOST_LOST * revenue) return `${name} lost ${Math.round(-net / revenue)} times its revenue`
  if (net < 0) return `For every ${hundred(currency)} in revenue, ${name} lost ${amount}`
  return `Of every ${hundred(currency)} in revenue, ${name} kept ${amount} as net income`
}

/**
 * The shortest form, on a card: "kept $55.60 of $100", "lost $17.77 for every $100", "lost 12 times its revenue".
 * Null where revenue is unknown, zero or negative.
 */
export function keptWords({ total_revenue: revenue, net_income: net, currency }: SentenceInput): string | null {
  if (!known(revenue) || revenue <= 0 || !known(net)) return null
  if (net < -MOST_LOST * revenue) return `lost ${Math.round(-net / revenue)} times its revenue`
  const amount = ofHundred(net, revenue, currency)
  return net < 0 ? `lost ${amount} for every ${hundred(currency)}` : `kept ${amount} of ${hundred(currency)}`
}

/**
 * The line above the income flow: "Of every $100 in revenue, $46.21 was left after cost of revenue and $23.97 became
 * net income."; without a gross profit only its second half; for a loss the headline with a full stop.
 */
export function incomeSentence(company: string, statement: SentenceInput): string | null {
  const { total_revenue: revenue, gross_profit: gross, cost_of_revenue: cost, net_income: net, currency } = statement
  if (!known(revenue) || revenue <= 0 || !known(net)) return null
  if (net < 0) {
    const headline = incomeHeadline(company, statement)
    return headline === null ? null : `${headline}.`
  }
  const became = `${ofHundred(net, revenue, currency)} became net income.`
  const start = `Of every ${hundred(currency)} in revenue,`
  if (!known(gross) || gross < 0 || !known(cost)) return `${start} ${became}`
  return `${start} ${ofHundred(gross, revenue, currency)} was left after cost of revenue and ${became}`
}
