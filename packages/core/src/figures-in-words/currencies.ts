/** The currency of an amount as a text writes it: a sign or a code before the digits, a word or a code behind them. */

const CODE = 'USD|EUR|GBP|JPY|DKK|CHF|CAD|CNY|RMB|SEK|NOK|AUD|NZD|HKD|SGD|TWD|INR|KRW|BRL|MXN|ZAR|ILS'
/** A sign before digits; "C$" and the like name their dollar. */
export const CURRENCY_BEFORE = `(?:US|CA?|AU?|HK|NT|NZ|S|R|Mex)\\$|[$€£¥₹₩]|(?:${CODE})\\s?`

/** Signs and words that one currency has alone. */
const ONE: Readonly<Record<string, string>> = {
  ...{ US$: 'USD', C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', HK$: 'HKD', NT$: 'TWD', NZ$: 'NZD' },
  ...{ S$: 'SGD', R$: 'BRL', Mex$: 'MXN', '€': 'EUR', '£': 'GBP', '₹': 'INR', '₩': 'KRW', RMB: 'CNY' },
  ...{ euro: 'EUR', sterling: 'GBP', yen: 'JPY', yuan: 'CNY', renminbi: 'CNY', franc: 'CHF', rupee: 'INR', won: 'KRW' },
  ...{ krona: 'SEK', real: 'BRL', rand: 'ZAR', shekel: 'ILS' },
}
/** What several share is that of the statement where it is one of them. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP'],
  '¥': ['JPY', 'CNY', 'RMB'],
  krone: ['DKK', 'NOK'],
  pound: ['GBP', 'EGP'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'],
}
const OF_COUNTRY: readonly [RegExp, string][] = [
  [/^(?:u\.?s\.?|american)/i, 'USD'],
  [/^canadian/i, 'CAD'],
  [/^australian/i, 'AUD'],
  [/^new zealand/i, 'NZD'],
  [/^hong kong/i, 'HKD'],
  [/^singapore/i, 'SGD'],
  [/^(?:new )?taiwan/i, 'TWD'],
  [/^danish/i, 'DKK'],
  [/^norwegian/i, 'NOK'],
  [/^swedish/i, 'SEK'],
]
const COUNTRY =
  '(?:U\\.?S\\.?|American|Canadian|Australian|New Zealand|Hong Kong|Singapore|(?:New )?Taiwan|Danish|Norwegian|Swedish|Swiss|Japanese|Chinese|Indian|(?:South )?Korean|Brazilian|Mexican|British|Israeli|South African)'
/** "won" and "real" are other words too: behind a size alone they are money. */
const BEHIND = new RegExp(
  `^[\\s-]?(?:of )?(?:(?<code>${CODE})\\b|(?:(?<country>${COUNTRY}) )?(?<word>dollars?|bucks|euros?|pounds?(?: sterling)?|sterling|yen|yuan|renminbi|(?:swiss )?francs?|rupees?|kroner?|kron(?:a|or)|pesos?|rand|shekels?|(?<sized>won|reais|real))\\b)`,
  'i',
)

/** @param written a sign or code as it stands before the digits */
export const currencyOfSign = (written: string): string => ONE[written.trim()] ?? written.trim()

/** The currency that stands right behind a number, and where it ends; null = none does. */
export function currencyBehind(text: string, end: number, hasScale: boolean): { currency: string; end: number } | null {
  const match = BEHIND.exec(text.slice(end, end + 48))
  const { code, country = '', word = '', sized } = match?.groups ?? {}
  if (!match || (sized !== undefined && !hasScale)) return null
  const currency =
    (code && currencyOfSign(code.toUpperCase())) ||
    OF_COUNTRY.find(([pattern]) => pattern.test(country))?.[1] ||
    currencyOfWord(word)
  return { currency, end: end + match[0].length }
}

/** @param word in any number: "dollars", "euro", "kroner" */
export function currencyOfWord(word: string): string {
  const one = word
    .toLowerCase()
    .replace(/^swiss /, '')
    .replace(/^pounds? sterling$/, 'sterling')
    .replace(/^kroner$/, 'krone')
    .replace(/^kronor$/, 'krona')
    .replace(/^reais$/, 'real')
    .replace(/s$/, '')
  return /^(?:dollar|buck)$/.test(one) ? '$' : /dollar/.test(one) ? 'USD' : (ONE[one] ?? one)
}

/** Whether an amount's currency can be the statement's: "$" and "kroner" stand for each of those that use them. */
export function currencyAgrees(written: string | null, currency: string): boolean {
  if (written === null || written === currency) return true
  return (written === 'CNY' && currency === 'RMB') || (SEVERAL[written]?.includes(currency) ?? false)
}
