/** Numbers without a unit of their own: that of a heading ("EUR million"), or that of the numbers beside them. */
import type { Span } from '../../figures-in-words/companies.ts'
import { currencyAgrees, currencyOfSign, currencyOfWord } from '../../figures-in-words/currencies.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, mn: 1e6, m: 1e6, billion: 1e9, bn: 1e9 }
/** "EUR million", "in millions of dollars", "$bn": in what all the amounts are told. */
const HEADING =
  /(?<!\d[\d.,]*\s?)(?<![\p{L}\d])(?:in\s+)?(?:(?<sign>EUR|USD|GBP|US\$|[$€£])\s?(?<size>thousand|million|billion|mn|bn|m)s?|(?<many>thousand|million|billion)s\s+of\s+(?<word>dollars|euros?|pounds))(?![\p{L}\d])/iu
const isBare = ({ kind, hasScale, currency }: NumberToken): boolean =>
  kind === 'plain' && !hasScale && currency === null

/** @returns the numbers with the unit that a heading gives them, and the heading's words; the same where there is none */
export function headedUnits(s: Sentence, currency: string): { numbers: NumberToken[]; heading: Span | null } {
  const match = HEADING.exec(s.text)
  const { sign, size, many, word } = match?.groups ?? {}
  const factor = SCALES[(size ?? many ?? '').toLowerCase()]
  const said = sign ? currencyOfSign(sign.toUpperCase()) : word ? currencyOfWord(word) : null
  const end = match ? match.index + match[0].length : 0
  const isHeld = match !== null && factor !== undefined && said !== null && currencyAgrees(said, currency)
  const isFree = s.numbers.every((n) => !match || n.end <= match.index || n.start >= end)
  // of a table's row every number is told so, or it is no heading
  const bare = s.numbers.filter(isBare)
  if (!isHeld || !isFree || bare.length < 2 || bare.length < s.numbers.length)
    return { numbers: s.numbers, heading: null }
  const numbers = s.numbers.map((one) => ({
    ...one,
    ...{ kind: 'money' as const, currency: said, hasScale: true, value: one.value * factor, step: one.step * factor },
  }))
  return { numbers, heading: { start: match.index, end } }
}

/** "46.5 percent …; a year ago 46.3", "nearly seventy billion dollars: from 611.3 to 681.0": as the number beside it. */
export function asBeside(s: Sentence, numbers: readonly NumberToken[], n: NumberToken): NumberToken | null {
  if (!isBare(n) || n.step >= 1) return null
  const at = numbers.indexOf(n)
  const unit = [...numbers.slice(0, at).reverse(), ...numbers.slice(at + 1)].find((one) => !isBare(one))
  // what is counted has its noun behind it
  if (
    !unit ||
    !/^\s*(?:$|[,.;:)!–—]|(?:to|in|a|the|and|then|after|from|against|versus|vs|for|by|at|now)\b)/i.test(
      s.text.slice(n.end),
    )
  )
    return null
  if (unit.kind === 'percent' || unit.kind === 'cents') return { ...n, kind: unit.kind, currency: unit.currency }
  if (unit.kind !== 'money' || !unit.hasScale) return null
  const word = /(thousand|[mb]illion|mn|bn|m|b)\b/i.exec(s.text.slice(unit.start, unit.end))?.[1]?.toLowerCase() ?? ''
  const factor = SCALES[word] ?? (word === 'b' ? 1e9 : null)
  return factor === null
    ? null
    : { ...n, kind: 'money', currency: unit.currency, hasScale: true, value: n.value * factor, step: n.step * factor }
}
