/**
 * How a currency is written before an amount: a symbol where one currency alone uses it, else the ISO code and a
 * no-break space ("DKK 290.40B"). Nothing is ever converted. Source: decision 70.
 */
const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }

const NAMES: Readonly<Record<string, string>> = {
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'pounds sterling',
  JPY: 'Japanese yen',
  DKK: 'Danish kroner',
  CHF: 'Swiss francs',
  CAD: 'Canadian dollars',
  CNY: 'Chinese yuan',
}

/** What stands before the digits: "$", "DKK " (with an ordinary space), or nothing where the currency is unknown. */
export function currencyPrefix(currency: string | null | undefined): string {
  if (!currency) return ''
  return SYMBOLS[currency] ?? `${currency} `
}

/** The currency in words for an accessible name: "US dollars"; a code without a name stays the code. */
export function currencyName(currency: string | null | undefined): string {
  if (!currency) return ''
  return NAMES[currency] ?? currency
}
