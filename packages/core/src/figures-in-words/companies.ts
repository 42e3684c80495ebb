/** How sentences call the company a statement is of. */
import { shortCompanyName } from '../words/company-name.ts'

/** Names in daily use that the register does not know. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  alphabet: ['Google', 'Google’s parent', "Google's parent"],
  'meta platforms': ['Meta', 'Facebook'],
  'international business machines': ['IBM', 'Big Blue'],
  'exxon mobil': ['Exxon', 'ExxonMobil'],
  'general electric': ['GE'],
  'the coca-cola': ['Coke'],
  'coca cola': ['Coke', 'Coca-Cola'],
  'procter & gamble': ['P&G'],
  'johnson & johnson': ['J&J'],
  'advanced micro devices': ['AMD'],
  'unitedhealth group': ['UnitedHealth'],
}

/** @returns every name, the longest first; one word of a longer name only where it can be no common word */
export function companyNames(company: string, tickers: readonly string[]): string[] {
  const short = shortCompanyName(company)
  const names = new Set([company, short, ...tickers, ...tickers.map((one) => `$${one}`)])
  for (const name of ALSO[short.toLowerCase()] ?? []) names.add(name)
  const plain = short.replace(/\.com\b/i, '')
  names.add(plain)
  const [first = '', ...rest] = plain.split(/\s+/)
  if (first.length >= 5 && rest.length > 0 && !COMMON.has(first.toLowerCase())) names.add(first)
  return [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
}

const COMMON = new Set(
  'american general united first national advanced international home bank global southern northern western eastern public standard texas'.split(
    ' ',
  ),
)

export interface Span {
  start: number
  end: number
}

/** The places of a text that name the company, whatever the case. */
export function companySpans(text: string, names: readonly string[]): Span[] {
  const lower = text.toLowerCase()
  const found: Span[] = []
  for (const name of names) {
    const wanted = name.toLowerCase()
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length
      if (/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) || /[\p{L}\p{N}&]/u.test(lower.charAt(end))) continue
      if (found.every((one) => end <= one.start || at >= one.end)) found.push({ start: at, end })
    }
  }
  return found
}
