/** Price to earnings (decision 44). */
import { addDays } from '../format/day.ts'
import { isRelease } from './release-form.ts'
import type { Ymd } from './statement.ts'

export interface PriceFact {
  price: number
  currency: string
  /** calendar day of the price */
  day: Ymd
}
export interface EarningsFact {
  form_type: string
  filing_date: Ymd
  end_date: Ymd
  currency: string
  diluted_eps: number | null
  basic_eps: number | null
  /** a split known since the filing: EPS × this stands on today's shares; 1 = none */
  eps_factor: number
}
export interface PriceEarnings {
  /** null = not shown ('-') */
  pe: number | null
  /** what stands beside it; null = nothing */
  pe_note: string | null
}

/** A 10-K counts as recent within five months of its filing. */
const RECENT_DAYS = 153

/**
 * Shown only when price and EPS share the currency and the price is not older than the filing. The year may be as
 * released in an 8-K, ahead of its 10-K: the note says so. A loss or zero EPS
 * gives none; neither does a 20-F, whose ADS ratio nobody states here. The note then says why.
 */
export function priceEarnings(price: PriceFact, annual: EarningsFact | null): PriceEarnings {
  const none = (pe_note: string | null): PriceEarnings => ({ pe: null, pe_note })
  if (!annual) return none(null)
  if (!/^(10-K|8-K)/.test(annual.form_type))
    return none(`the shares of a ${annual.form_type} are not those of the price`)
  const released = isRelease(annual.form_type)
  const named = released ? 'release of a year' : '10-K'
  const eps = annual.diluted_eps ?? annual.basic_eps
  if (eps === null) return none(`the newest ${named} states no EPS`)
  if (eps <= 0) return none(`a loss in the newest ${named}`)
  if (price.currency !== annual.currency) return none(`earnings are in ${annual.currency}`)
  if (price.day < annual.filing_date)
    return none(`price is older than the ${released ? 'release of' : '10-K filed'} ${annual.filing_date}`)
  const recent = price.day <= addDays(annual.filing_date, RECENT_DAYS)
  return {
    pe: Math.round((price.price / (eps * annual.eps_factor)) * 100) / 100,
    pe_note: released
      ? `EPS of the year to ${annual.end_date} as released, unaudited`
      : recent
        ? `EPS of the year to ${annual.end_date}`
        : `based on 10-K filed ${annual.filing_date}`,
  }
}
