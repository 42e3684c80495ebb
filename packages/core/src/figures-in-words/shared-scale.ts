/**
 * Numbers whose size is written once for several: "in billions of dollars: Americas 178.4, Europe 111.0", "from 36.9 to
 * 68.6 billion dollars".
 */
import type { Span } from './companies.ts'
import type { NumberToken } from './numbers.ts'
import { isAgain, rowJoint } from './row-joints.ts'

const SIZES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

const DECLARED =
  /(?:^|[\s(])(?:(?:all |figures |amounts )?in\s+(?:US\s?)?(?:(?<sign>[$€£¥])\s?)?|(?<alone>[$€£¥])\s?(?:in\s+)?)(?<size>thousand|million|billion|trillion)s(?:\s+of\s+(?:U\.?S\.?\s+)?(?<word>dollars|euros|pounds|yen))?(?=[\s),:;.]|$)/i
const SIGN_OF: Readonly<Record<string, string>> = { dollars: '$', euros: '€', pounds: '£', yen: '¥' }

/** What may stand between two numbers of one size, names left out. */
const JOINED = /^[\s,;]*(?:(?:and|to|or|then|versus|vs\.?|against|from|after|in|for|the|its)[\s,;]*)*$/i

/**
 * @param names of figures, which may stand between two numbers of one size
 * @returns the numbers, those without a size of their own with the one that the sentence says for them
 */
export function withSharedScale(text: string, numbers: readonly NumberToken[], names: readonly Span[]): NumberToken[] {
  const declared = DECLARED.exec(text)
  const { size, sign, alone, word } = declared?.groups ?? {}
  const factor = SIZES[size?.toLowerCase() ?? '']
  if (declared && factor) {
    const currency = sign ?? alone ?? (word ? (SIGN_OF[word.toLowerCase()] ?? null) : null)
    const isMoney = currency !== null || numbers.every((one) => one.currency === null)
    return isMoney ? numbers.map((one) => (isBare(one) ? sized(one, factor, currency) : one)) : [...numbers]
  }
  const found = [...numbers]
  let of: number | null = null
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (!one) continue
    if (next && of !== null && isBare(one) && next.kind === 'money' && isJoined(text, one, next, names))
      found[at] = sized(one, of, next.currency)
    // "46 and 60 cents"
    else if (next?.kind === 'cents' && isBare(one) && /^\s+(?:and|or|to)\s+$/.test(text.slice(one.end, next.start)))
      found[at] = { ...one, kind: 'cents', currency: next.currency }
    else of = one.hasScale ? scaleOf(text, one) : null
  }
  return inRows(text, asShares(text, found, names))
}

/** "Services made 29 percent of sales, the Mac 9 and the iPad 7": a percentage once, then names with numbers alone. */
function asShares(text: string, numbers: readonly NumberToken[], names: readonly Span[]): NumberToken[] {
  const found = [...numbers]
  for (let at = 1; at < found.length; at += 1) {
    const [last, one] = [found[at - 1], found[at]]
    if (last?.kind !== 'percent' || !one || !isBare(one) || one.value >= 100) continue
    const name = names.find(
      ({ start, end }) => start >= last.end && end <= one.start && NAMED.test(text.slice(end, one.start)),
    )
    if (!name || !GOES_ON.test(text.slice(0, name.start)) || !ENDS.test(text.slice(one.end))) continue
    const isOfOther = names.some(({ start, end }) => start > name.start && end <= one.start)
    if (!isOfOther) found[at] = { ...one, kind: 'percent' }
  }
  return found
}
const NAMED =
  /^\s+(?:(?:a|an|about|another|some|only|just|roughly|nearly|almost|over|under|the other|the remaining)\s+)*$/i
const GOES_ON = /(?:[,;]|\band|\bwhile)\s+(?:the\s+)?$/i
const ENDS = /^(?:[,;)]|\.(?!\d)|$|\s+and\b)/i

/** "19.3 billion, then 6.8, then 3.2", "2.4, 6.4, 10.8 percent", "60 cents, then 46, now 44": one unit for a row. */
function inRows(text: string, numbers: readonly NumberToken[]): NumberToken[] {
  const found = [...numbers]
  const joint = (at: number) => {
    const [a, b] = [found[at - 1], found[at]]
    return a && b ? rowJoint(text.slice(a.end, b.start)) : null
  }
  const isPoint = (one: NumberToken) => isBare(one) && one.step < 1 && one.value > 0
  // Forward where words say that it goes on, backward to what stands before the unit.
  for (let at = 1; at < found.length; at += 1) {
    const [last, one] = [found[at - 1], found[at]]
    const how = last && one ? joint(at) : null
    const isOn = how === 'later' || how === 'earlier' || (how === 'open' && at > 1 && joint(at - 1) === 'later')
    const isOfOther = last && one && isAgain(text.slice(last.end, one.start))
    if (last && one && isOfOther && isBare(one) && (last.kind === 'cents' || last.kind === 'percent'))
      found[at] = { ...one, kind: last.kind, currency: last.currency }
    if (!last || !one || !isOn) continue
    // "From EUR 1,247 million to 1,570 million, then on to 2,066 million"
    if (last.kind === 'money' && one.kind === 'count' && one.hasScale && one.currency === null && isAlone(text, one)) {
      found[at] = { ...one, kind: 'money', currency: last.currency }
      continue
    }
    const of =
      last.hasScale && /\d/.test(text.slice(last.start, last.end)) ? last.step * 10 ** places(text, last) : null
    if (last.kind === 'cents' && isBare(one) && one.value < 1000)
      found[at] = { ...one, kind: 'cents', currency: last.currency }
    else if (last.kind === 'percent' && isPoint(one)) found[at] = { ...one, kind: 'percent' }
    else if (of !== null && (last.kind === 'money' || last.kind === 'count') && isPoint(one))
      found[at] = { ...sized(one, of, last.currency), kind: last.kind }
  }
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at], found[at + 1]]
    if (one && next?.kind === 'percent' && isPoint(one) && joint(at + 1)) found[at] = { ...one, kind: 'percent' }
    else if (one && next?.kind === 'count' && next.hasScale && isPoint(one) && joint(at + 1))
      found[at] = { ...sized(one, next.step * 10 ** places(text, next), null), kind: 'count' }
  }
  return found
}

/** Nothing is counted by it: a mark stands behind it, or what goes on with the row. */
const isAlone = (text: string, { end }: NumberToken): boolean =>
  /^\s*(?:[,.;:)–—]|$|(?:to|and|then|in|from|after|for|last|this|a year|the year)\b)/i.test(text.slice(end))

/** How many digits stand behind the point. */
const places = (text: string, { start, end }: NumberToken): number =>
  /\.(\d+)/.exec(text.slice(start, end))?.[1]?.length ?? 0

/** A number without size, unit or currency of its own; a whole one of few digits may count things. */
const isBare = ({ kind, hasScale, currency }: NumberToken): boolean =>
  (kind === 'plain' || kind === 'count') && !hasScale && currency === null

function isJoined(text: string, one: NumberToken, next: NumberToken, names: readonly Span[]): boolean {
  let gap = ''
  for (let i = one.end; i < next.start; i++)
    gap += names.some((name) => i >= name.start && i < name.end) ? ' ' : text[i]
  const isLed = /\b(?:from|between)\s+$/i.test(text.slice(0, one.start))
  return JOINED.test(gap) && one.value > 0 && (one.step < 1 || isLed)
}

/** How many units one step of the digits as written stands for. */
function scaleOf(text: string, { start, end }: NumberToken): number | null {
  const word =
    /(thousand|million|billion|trillion|bn|mn|bln|mln)/i.exec(text.slice(start, end))?.[1]?.toLowerCase() ?? ''
  return SIZES[word] ?? { bn: 1e9, bln: 1e9, mn: 1e6, mln: 1e6 }[word] ?? null
}

const sized = (one: NumberToken, factor: number, currency: string | null): NumberToken => ({
  ...one,
  kind: 'money',
  value: one.value * factor,
  step: one.step * factor,
  hasScale: true,
  currency,
})
