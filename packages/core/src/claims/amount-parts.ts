/**
 * "$598 million, less than a third of the $1.36 billion of 2023", "from $10.1 billion to $15.0 billion, a rise of a third":
 * a part, a multiple or a change in words between two amounts that stand beside it. Whatever the amounts are of, they show
 * themselves whether it is so.
 */
import type { Span } from '../figures-in-words/companies.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { type Sentence, sourceSpan } from '../figures-in-words/sentence.ts'
import { growth } from '../statement/margins.ts'
import { type BoundClaim, UNBOUND } from './bound-claim.ts'

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
}
const PARTS: Readonly<Record<string, number>> = {
  ...{ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
}
const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten'
const BOUND =
  '(?<bound>(?:just |slightly |a little |well |far |much |not quite |no |not even )?(?:more than|over|above|less than|fewer than|under|below|at least|at most|up to)|nearly|almost|not quite|close to|about|around|roughly|some|fully|exactly|just|only|barely|hardly)\\s+'
const SIZE = `(?:(?:(?<some>an?|one|${NUMBER})[- ])?(?<part>half|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)|(?<twice>twice|double)|(?<triple>triple|thrice)|(?<times>${NUMBER})(?<and> and a half)? times)(?![\\w-])`
const SAID = new RegExp(`(?<![\\w-])(?:${BOUND})?(?<size>${SIZE})`, 'giu')

/** Between an amount and what is told of it: a time, a place, a pause. */
const BEFORE =
  /^(?:\s+(?:a|per) (?:(?:diluted|basic) )?share)?(?:\s*\(?(?:in|for|during|at the end of|of)\s+(?:the\s+)?(?:fiscal\s+)?(?:(?:19|20)\d\d|quarter|year))?\)?\s*(?:,|–|—|\()?\s*(?:(?:and|or|which is|which was|that is|is|was|were|are|just|only|still|a mere|equal to|equivalent to)\s+)*$/iu
const BEHIND =
  /^\s+(?:(?:as (?:much|large|big|high|many) as|(?<more>(?:more|higher|larger|bigger|greater) than|above)|(?<less>(?:less|lower|smaller|fewer) than|below)|of|the size of)\s+)?(?:(?:the|its|their|that of|those of|a|just|only|\p{Lu}[\p{L}&.]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}&.]*){0,3}['’]s?|(?:19|20)\d\d['’]s|last year['’]s|the (?:year|quarter) before['’]s)\s+)*$/u
/** A change that is told behind the way it went. */
const CHANGE_BEFORE =
  /,\s*(?:(?:a|an)\s+(?<noun>rise|gain|increase|jump|leap|fall|drop|decline|decrease|cut|loss|slide|plunge|slump)\s+of|(?:up|down|rising|falling|growing|shrinking|increasing|declining|a rise|a fall)(?:\s+by)?|by)\s+$/i
const CHANGE_BEHIND = /^\s+(?:more|less|higher|lower|larger|smaller|bigger|fewer)(?=\s*(?:[.,;]|$))/i
const OF_QUARTER = /^\s+(?:ago|earlier|before|later|in|that|when|to (?:forget|remember))\b/i

/** A relation between two amounts, and whether the amounts show it to be so; null = they may or may not. */
export interface AmountPart extends Span {
  isTrue: boolean | null
  figure: number
}

/** @returns each part, multiple or change in words that stands between two amounts */
export function amountParts(s: Sentence): AmountPart[] {
  if (s.passage.inTable || s.isOutlook) return []
  return [...partsInWords(s), ...partsInDigits(s)]
}

/** "1.3% less than the $16.69 of fiscal 2022", "2.5 times the $15 billion": in digits, as exact as the amounts are told. */
function partsInDigits(s: Sentence): AmountPart[] {
  return s.numbers.flatMap((n): AmountPart[] => {
    if ((n.kind !== 'percent' && n.kind !== 'times') || n.bound !== 'exact' || n.to !== undefined) return []
    if (!/\d/.test(s.text.slice(n.start, n.end)) || DENIED.test(s.text.slice(0, n.start))) return []
    const size = n.kind === 'percent' ? n.value / 100 : n.value
    const found = betweenTwo(s, n.start, n.end, size)
    if (!found) return []
    const step = (n.kind === 'percent' ? n.step / 100 : n.step) * 0.51
    const off = Math.abs(found.ratio - found.size)
    const isTrue = off <= step + found.blur ? true : off > 2 * step + found.blur ? false : null
    return [{ start: n.start, end: n.end, isTrue, figure: found.ratio }]
  })
}
const DENIED = /\b(?:not|never|no|hardly)\s+$/i

function partsInWords(s: Sentence): AmountPart[] {
  return [...s.text.matchAll(SAID)].flatMap((match) => {
    const { some, part, twice, triple, times, and, bound } = match.groups ?? {}
    const start = match.index + match[0].length - (match.groups?.size ?? match[0]).length
    const end = match.index + match[0].length
    const name = part?.toLowerCase().replace(/s$/, '') ?? ''
    if (part !== undefined && some === undefined && name !== 'half') return []
    if (name === 'quarter' && OF_QUARTER.test(s.text.slice(end))) return []
    if (/\b(?:not|never|no|first|second|other|each|every)\s+$/i.test(s.text.slice(0, match.index))) return []
    const size =
      part !== undefined
        ? (COUNTS[some?.toLowerCase() ?? 'a'] ?? 1) / (PARTS[name] ?? 1)
        : twice
          ? 2
          : triple
            ? 3
            : (COUNTS[times?.toLowerCase() ?? ''] ?? 0) + (and ? 0.5 : 0)
    const found =
      betweenTwo(s, match.index, end, size) ?? (part === undefined ? null : behindTwo(s, match.index, end, size))
    return found
      ? [{ start, end, ...told(found.ratio, found.size, bound?.trim().toLowerCase() ?? '', part === undefined) }]
      : []
  })
}

const isMoney = (n: NumberToken | undefined): n is NumberToken =>
  n !== undefined &&
  (n.kind === 'money' || n.kind === 'count') &&
  n.value > 0 &&
  n.bound !== 'above' &&
  n.bound !== 'below'

interface Found {
  ratio: number
  size: number
  /** how much of the ratio the rounding of the two amounts may make */
  blur: number
}
const blurOf = (a: NumberToken, b: NumberToken): number =>
  (a.value / b.value) * (a.step / (2 * a.value) + b.step / (2 * b.value))

/** "$1.5 billion, a third of the $4.7 billion" */
function betweenTwo(s: Sentence, start: number, end: number, size: number): Found | null {
  const a = s.numbers.findLast((one) => one.end <= start)
  const b = s.numbers.find((one) => one.start >= end)
  if (!isMoney(a) || !isMoney(b) || !BEFORE.test(s.text.slice(a.end, start))) return null
  const behind = BEHIND.exec(s.text.slice(end, b.start))
  if (!behind) return null
  const { more, less } = behind.groups ?? {}
  if ((more ?? less) !== undefined && size >= 1) return null
  return { ratio: a.value / b.value, size: more ? 1 + size : less ? 1 - size : size, blur: blurOf(a, b) }
}

/** "From $10.1 billion to $15.0 billion, a rise of a third", "…, a third less" */
function behindTwo(s: Sentence, start: number, end: number, size: number): Found | null {
  const [a, b] = s.numbers.filter((one) => one.end <= start).slice(-2)
  if (!isMoney(a) || !isMoney(b) || a.value === b.value) return null
  const gap = s.text.slice(b.end, start)
  const isChange = CHANGE_BEFORE.test(gap) || (CHANGE_BEHIND.test(s.text.slice(end)) && /,\s*(?:or\s+)?$/.test(gap))
  if (!isChange || /[;:]|\b(?:while|but)\b/.test(s.text.slice(a.end, start))) return null
  const isFrom = /\bfrom\s+(?:[a-z]+\s+){0,2}$/i.test(s.text.slice(0, a.start))
  const isTo = /\bfrom\s+(?:[a-z]+\s+){0,2}$/i.test(s.text.slice(a.end, b.start))
  if (isFrom === isTo) return null
  const [old, now] = isFrom ? [a, b] : [b, a]
  const by = growth(now.value, old.value)
  return by === null ? null : { ratio: Math.abs(by), size, blur: blurOf(now, old) }
}

/** How a fraction is told of what is a little more or less; what lies between right and wrong is left. */
function told(ratio: number, size: number, bound: string, isTimes: boolean): Pick<AmountPart, 'isTrue' | 'figure'> {
  const off = ratio / size
  const within = (low: number, high: number, isRight: [number, number]): boolean | null =>
    off < low || off > high ? false : off >= isRight[0] && off <= isRight[1] ? true : null
  const is = (): boolean | null => {
    if (/\b(?:no|not even)\b/.test(bound)) return null
    if (/more than|over|above|at least/.test(bound))
      return /just|slightly|little/.test(bound) ? within(0.99, 1.3, [0.999, 1.15]) : within(0.99, 3, [0.999, 1.6])
    if (/less than|fewer|under|below|at most|up to/.test(bound))
      return /just|slightly|little/.test(bound) ? within(0.75, 1.01, [0.85, 1.001]) : within(0, 1.01, [0.6, 1.001])
    if (/nearly|almost|not quite|close/.test(bound)) return within(0.8, 1.03, [0.85, 1.005])
    if (isTimes && size >= 3) return within(1 - 0.42 / size, 1 + 0.75 / size, [1 - 0.4 / size, 1 + 0.5 / size])
    return within(0.87, isTimes ? 1.2 : 1.15, [0.93, 1.08])
  }
  return { isTrue: is(), figure: ratio }
}

/** @returns the claims, and what the amounts beside it show to be untrue contradicted */
export function unlessAmountsDeny(s: Sentence, claims: readonly BoundClaim[]): BoundClaim[] {
  const denied = amountParts(s).filter(({ isTrue }) => isTrue === false)
  if (denied.length === 0 || /\?\s*$/.test(s.text)) return [...claims]
  const made = [...claims]
  for (const { start, end, figure } of denied) {
    const span = sourceSpan(s, start, end)
    const at = made.findIndex((one) => one.start >= span.start && one.start < span.end && one.kind !== 'period')
    const note = `between the two amounts it is ${figure >= 1 ? figure.toFixed(1) : figure.toFixed(2)}`
    const own = made[at]
    if (own) made[at] = { ...own, verdict: 'wrong', place: null, note }
    else
      made.push({
        ...span,
        ...{
          text: s.text.slice(start, end),
          kind: 'comparison',
          metric: null,
          period: null,
          figure: null,
          place: null,
        },
        ...{ rule: null, verdict: 'wrong', note, ...UNBOUND },
      })
  }
  return made
}
