/** How filings write currencies beside amounts: signs, codes, and the names that text of seven bits has for signs. */

/** Signs typed as names: "(pound)m". */
const NAMED_SIGN = /\((?:pound|pounds|euro|yen|Y)\)/gi
const SIGN: Record<string, string> = { p: '£', e: '€', y: '¥' }

/** A text with the signs that are typed as names. */
export const withSigns = (text: string): string =>
  text.includes('(') ? text.replace(NAMED_SIGN, (name) => SIGN[name.charAt(1).toLowerCase()] ?? name) : text

const CURRENCY_WORD =
  /^(?:(?:US|C|CDN|Cdn|HK|NT|A|AU|NZ|S|R|MX|Ch|ThCh|MCh|AR)\$|\((?:pound|euro|yen|Y)\)|[£€¥]|USD|EUR|GBP|RMB|DM|FF|FRF|SEK|SKr\.?|NOK|NKr\.?|DKK|DKr\.?|NIS|CHF|SFr\.?|NLG|Dfl\.?|ITL|Lit\.?|Ptas?\.?|Ps\.?|Rs\.?|Yen|Y|Won)\(?$/

/** Whether a text is what may stand alone between a label and its figure, or between two figures. */
export function isCurrency(text: string): boolean {
  if (text.length > 8) return false
  // Most short texts are figures.
  const first = text.charCodeAt(0)
  return !(first >= 48 && first <= 57) && CURRENCY_WORD.test(text)
}
