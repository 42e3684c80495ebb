/**
 * Numbers that are reckoned from two figures of the sentence, whatever the figures are and wherever they are named: the
 * words say which kind of reckoning it is (a gap, a multiple, a share, a growth, a sum over years) and which of the two is
 * measured by which. Where another two of the sentence come to the same number, it is left.
 */

import type { Span } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { type FactPeriod, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import { ABOVE, BELOW, LARGER, LESS, MORE, SMALLER } from '../comparisons/grammar/words.ts'
import type { FoundComparison } from '../comparisons/rank-claims.ts'
import { ANOTHER_BESIDE } from '../supposed/names.ts'
import { changeHeld } from './held.ts'
import {
  isAmount,
  isSameOperand,
  namedIn,
  type Operand,
  operand,
  operandsOf,
  subjectBefore,
  timeIn,
  timesNamed,
} from './operands.ts'
import type { Proven } from './parts.ts'
import { sizeWord } from './size-words.ts'
import type { Told } from './tokens.ts'

const any = (...sets: ReadonlySet<string>[]): string => sets.flatMap((one) => [...one]).join('|')
const HEDGES =
  '(?:(?:about|around|roughly|nearly|almost|over|under|just|some|only|more than|less than|well|close to|exactly|fully|a|an|as much as|the)\\s+)*'
const UP = `(?:${any(MORE)})|(?:${any(ABOVE)})|ahead of|in excess of|(?:${any(LARGER)})|outr[au]n|outrunning`
const DOWN = `(?:${any(LESS)})|(?:${any(BELOW)})|short of|shy of|behind|f[ae]ll(?:s|ing)? short of|(?:${any(SMALLER)})|miss(?:es|ed|ing)?`
const DENIED = /\b(?:not|no|never|neither|nor|hardly|barely|without)\b|n['’]t\b/i

/** The clause that a number stands in: from its beginning to its end. */
function clauseOf({ s }: Told, n: NumberToken): { from: number; to: number } {
  const head = s.text.slice(0, n.start)
  const from =
    head.length -
    (/(?:(?!(?:[;:]|\s[–—]\s|,\s+(?:while|whereas|but|although|though|even (?:as|though|if)|as|despite|notwithstanding)\b)).)*$/su.exec(
      head,
    )?.[0].length ?? 0)
  const tail =
    /^(?:(?!(?:[;:]|\s[–—]\s|,\s+(?:while|whereas|but|although|though|even (?:as|though|if)|as|despite|notwithstanding)\b)).)*/su.exec(
      s.text.slice(n.end),
    )?.[0] ?? ''
  return { from, to: n.end + tail.length }
}

type Kind = 'gap' | 'ratio'

/** No other two figures of the sentence come to the number. */
function isOnly(
  told: Told,
  n: NumberToken,
  before: readonly Proven[],
  kind: Kind,
  own: readonly [Operand, Operand],
): boolean {
  const all = operandsOf(told, before)
  const isOwn = (a: Operand, b: Operand) =>
    (isSameOperand(a, own[0]) && isSameOperand(b, own[1])) || (isSameOperand(a, own[1]) && isSameOperand(b, own[0]))
  return all.every((a) =>
    all.every((b) => {
      if (a === b || isOwn(a, b)) return true
      const value = kind === 'gap' ? a.value - b.value : (a.value / b.value) * scaleOf(n)
      return !agrees(value, { ...n, bound: n.bound === 'exact' ? 'exact' : 'about' })
    }),
  )
}

const scaleOf = ({ kind }: NumberToken): number => (kind === 'percent' || kind === 'cents' ? 100 : 1)

/** @param before what the numbers before it were found to be */
export function derivedIn(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const { base } = told
  if (
    (n.kind === 'money' && !currencyAgrees(n.currency, base.currency)) ||
    ANOTHER_BESIDE.test(told.s.text.replace(/\ba quarter\b/gi, ''))
  )
    return null
  return (
    fromAmount(told, n, before) ??
    gapOf(told, n, before) ??
    ratioOf(told, n, before) ??
    growthOf(told, n, before) ??
    sumOfTimes(told, n, before)
  )
}

const isMoney = (n: NumberToken): boolean => (n.kind === 'money' || n.kind === 'count') && n.hasScale

/** Where the two sides of a relation stand, and which of them is more. */
interface Relation {
  sign: 1 | -1
  word: Span
  /** where what is measured ends, and where what it is measured by stands */
  until: number
  other: Span
}

const THAN = new RegExp(`^\\s*(?:(?<more>${UP})|(?<less>${DOWN}))(?=\\W)(?:(?:\\s+[\\p{L}-]+){0,2}?\\s+than\\b)?`, 'iu')
const BY = new RegExp(
  `(?<![\\w-])(?:(?<more>${UP})|(?<less>${DOWN}))(?=\\W)(?<between>(?:[^,;:.]|\\.\\d|\\.(?=[A-Z])|,(?=\\s+(?:general|and)\\b))*?)\\bby\\s+${HEDGES}$`,
  'iu',
)

/** "$2.5 billion more than B", "exceeded B by $2.5 billion", "was bigger than B by". */
function relationOf(told: Told, n: NumberToken): Relation | null {
  const { text } = told.s
  const { from, to } = clauseOf(told, n)
  const behind = THAN.exec(text.slice(n.end, to))
  if (behind) {
    const end = n.end + behind[0].length
    return {
      sign: behind.groups?.more === undefined ? -1 : 1,
      word: { start: n.end, end },
      until: n.start,
      other: { start: end, end: to },
    }
  }
  const head = BY.exec(text.slice(from, n.start))
  if (!head) return null
  const start = from + head.index
  const word = (head.groups?.more ?? head.groups?.less ?? '').length
  return {
    sign: head.groups?.more === undefined ? -1 : 1,
    word: { start, end: start + word },
    until: start,
    other: { start: start + word, end: n.start },
  }
}

/** A word of relation without the blanks around it, with the "than" that it leads to. */
function worded(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end)
  const than = /^(?:\s+[\p{L}-]+){0,2}?\s+than\b/u.exec(text.slice(end))?.[0].length ?? 0
  return {
    start: start + said.length - said.trimStart().length,
    end: end - (said.length - said.trimEnd().length) + than,
  }
}

/** What a figure is measured by: another figure, or itself in another time. */
function otherOf(told: Told, { start, end }: Span, own: Operand): Operand | null {
  const next = told.numbers.find((one) => one.start >= start && one.end <= end)
  // what stands behind a number that is told of it is no more of it, but its own time
  const stop = next ? Math.min(end, told.owners.get(next)?.end ?? next.end) : end
  const named = namedIn(told, start, stop)
  const time = timeIn(told, start, stop, told.about)
  if (time === undefined) return null
  if (named) return operand(named.token, named.token.metrics[0], time ?? own.period, named.with)
  if (told.names.some((one) => one.start >= start && one.end <= stop) || !time) return null
  return operand(own.token, own.metric, time)
}

const GAP = /\b(?:gap|difference|distance|spread)\b/i

/** "Exceeded B by $3 billion", "$3 billion more than a year before", "…, the gap being just shy of twelve billion". */
function gapOf(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  if (!isMoney(n)) return null
  const { text } = told.s
  const { from, to } = clauseOf(told, n)
  const relation = relationOf(told, n)
  const last = before.at(-1) ?? null
  if (relation) {
    const { word, until, other, sign } = relation
    if (DENIED.test(text.slice(from, to))) return null
    const start = Math.max(from, last?.number.end ?? 0)
    const a = subjectBefore(told, start, until, last)
    const b = a && otherOf(told, other, a)
    return a && b ? gapHeld(told, n, before, a, b, sign, [worded(text, word)]) : null
  }
  const said = GAP.exec(text.slice(last?.number.end ?? from, n.start)) ?? GAP.exec(text.slice(n.end, to))
  if (!said || DENIED.test(text.slice(from, to))) return null
  const all = operandsOf(told, before)
  // of two figures in one time, or of one figure in two
  if (all.length !== 2) return null
  const [a, b] = all.sort((one, other) => other.value - one.value)
  return a && b ? gapHeld(told, n, before, a, b, 1, []) : null
}

const toldBy = ({ metric, period }: Operand, rule: string, span: Span): FoundComparison => ({
  ...{ verdict: 'holds', metric, period, figure: null, rule, note: null, span, used: [] },
})

function gapHeld(
  told: Told,
  n: NumberToken,
  before: readonly Proven[],
  a: Operand,
  b: Operand,
  sign: 1 | -1,
  cues: readonly Span[],
): Proven | null {
  if (isSameOperand(a, b) || !isAmount(a.metric) || !isAmount(b.metric) || a.value < 0 || b.value < 0) return null
  const less = a.value - b.value
  if (!agrees(less, n, sign * n.value) || !isOnly(told, n, before, 'gap', [a, b])) return null
  const isTimes = metricWords(a.metric) === metricWords(b.metric)
  const rule = isTimes
    ? `${a.period.code} less ${b.period.code}`
    : `${metricWords(a.metric)} less ${metricWords(b.metric)}`
  const metric: Metric = isTimes ? a.metric : { kind: 'sum', name: rule, plus: [a.metric], minus: [b.metric] }
  return {
    ...{ metric, period: a.period, from: isTimes ? b.period : null, form: 'amount', number: n },
    compared: cues.map((span) => toldBy(a, rule, span)),
    fact: { value: less, path: null, rule },
    subject: { token: a.token, metric, with: [...a.with, b.token, ...b.with] },
  }
}

const AS_MUCH =
  /^\s*(?:(?:as (?:much|large|big|high|many|heavy|great)(?:\s+[\p{L}-]+){0,2}? as|(?:the )?size of|(?:larger|bigger|higher|greater|more) than|(?:of )?what|of that of|(?:of )?those of|that of|of its|of the|its|the)\b|(?=\s*(?:[^\s,;:.]+\s+){0,1}$))/iu
/** Between an amount and the name that it is told of: "of", "it had paid in". */
const TOLD_OF =
  /^\s+(?:(?:that |which )?(?:it|they|the [a-z]+)\s+(?:[a-z]+\s+){1,4})?(?:of|in|on|for|by|as|via|through|from)\s|^\s+(?:(?:total|annual|cash|net|quarterly)\s+)*$/i
const SMALL = /\b(?:less|smaller|lower|fewer|cheaper|down)\b/i
const TO_ONE = new RegExp(
  `(?<![\\w-])(?<word>${any(LARGER)}|outr[au]n|outrunning)\\b(?<between>[^;:]*?)\\bby\\s+(?:a factor of\\s+)?${HEDGES}$`,
  'iu',
)
/** "Cut to less than half": what is left of what was. */
const CUT_TO =
  /\b(?:cut|f[ae]ll(?:en|s)?|shr[au]nk|down|reduced|dropped|slashed|melted|dwindled|came down)\s+to\s+(?:(?:about|around|roughly|nearly|almost|over|under|just|some|only|more than|less than|well|a|an|the)\s+)*$/i
const FOLD =
  /\b(?:multipl(?:y|ied|ies|ying)|grew|grow|rose|rise|increased?|swell(?:ed)?)\s+(?:by\s+)?(?:a factor of\s+)?(?:(?:about|around|roughly|nearly|almost|over|some|more than)\s+)*$/i

/** "Seven times what B does", "56 % the size of B", "outran B by five to one", "multiplied by 2.7 from 2022 to 2024". */
function ratioOf(told: Told, number: NumberToken, before: readonly Proven[]): Proven | null {
  const { s } = told
  // "Not even half of it": less than that
  const isLess = /\bnot even\s+$/i.test(s.text.slice(0, number.start))
  const n: NumberToken = isLess ? { ...number, bound: 'below' } : number
  const { text } = s
  const { from, to } = clauseOf(told, n)
  const last = before.at(-1) ?? null
  const isFraction = n.kind === 'percent' && !/\d/.test(text.slice(n.start, n.end))
  if (
    DENIED.test(
      text
        .slice(Math.max(from, last?.number.end ?? 0), n.start)
        .replace(/\b(?:not|no) (?:quite|even|less than|fewer than|more than)\s+$/i, ''),
    )
  )
    return null
  if (n.kind === 'times' || n.kind === 'plain') {
    const head = text.slice(from, n.start)
    const fold = FOLD.exec(head)
    const times = timesNamed(told)
    const [only = told.about] = times
    const [old, now] = times.length < 2 ? [yearBefore(told.base, only), only] : times
    if (fold && times.length < 3 && old && now) {
      const a = subjectBefore({ ...told, s: { ...s, periods: [] } }, from, from + fold.index, last)
      const [x, y] = a ? [operand(a.token, a.metric, now, a.with), operand(a.token, a.metric, old)] : []
      if (x && y) return ratioHeld(told, n, before, x, y, [{ start: from + fold.index, end: n.start }])
    }
    const one = TO_ONE.exec(head)
    if (one) {
      const start = from + one.index
      const end = start + (one.groups?.word ?? '').length
      const a = subjectBefore(told, Math.max(from, last?.number.end ?? 0), start, last)
      const b = a && otherOf(told, { start: end, end: n.start }, a)
      if (a && b) return ratioHeld(told, n, before, a, b, [{ start, end }])
    }
  }
  const cut = isFraction || n.kind === 'times' ? CUT_TO.exec(text.slice(from, n.start)) : null
  if (cut) return cutTo(told, n, before, from + cut.index)
  const isShareOf =
    n.kind === 'percent' && /^\s+(?:of )?(?:the size of|as (?:large|big|much|high) as)\b/i.test(text.slice(n.end))
  if (n.kind !== 'times' && !isFraction && !isShareOf) return null
  const next = told.numbers.find((one) => one.start >= n.end)
  const stop = Math.min(
    to,
    next
      ? Math.max(
          next.start,
          told.names.find((one) => one.start >= next.end && TOLD_OF.test(text.slice(next.end, one.start)))?.end ?? 0,
        )
      : to,
  )
  const tail = text.slice(n.end, stop)
  const said = AS_MUCH.exec(tail)
  if (SMALL.test(tail.slice(0, said?.[0].length ?? 12))) return null
  const a = subjectBefore(told, Math.max(from, last?.number.end ?? 0), n.start, last)
  if (!a) return null
  const b = said ? otherOf({ ...told, numbers: [] }, { start: n.end, end: stop }, a) : null
  const bigger = /^\s+(?:bigger|larger|as (?:large|big|much))\b/i.exec(tail)
  const alone = b === null && bigger && namedIn(told, n.end, to) === null ? onlyOther(told, before, a) : b
  const denied: Span[] = isLess ? [{ start: text.lastIndexOf('not', n.start), end: n.start }] : []
  const cues = [...denied, ...(bigger ? [worded(text, { start: n.end, end: n.end + bigger[0].length })] : [])]
  return alone ? ratioHeld(told, n, before, a, alone, cues) : null
}

/** "Cash cut to less than half": of what it was the year before. */
function cutTo(told: Told, n: NumberToken, before: readonly Proven[], until: number): Proven | null {
  if (!/^\s*(?:[,.;:)]|$|and\b)/.test(told.s.text.slice(n.end))) return null
  const last = before.at(-1) ?? null
  const from = Math.max(clauseOf(told, n).from, last?.number.end ?? 0)
  const a = subjectBefore(told, from, until, last)
  const b = a && operand(a.token, a.metric, yearBefore(told.base, a.period))
  return a && b ? ratioHeld(told, n, before, a, b, []) : null
}

/** The one other figure that was named before: what something without a measure is measured by. */
function onlyOther(told: Told, before: readonly Proven[], own: Operand): Operand | null {
  const rest = operandsOf(told, before).filter((one) => one.period === own.period && !isSameOperand(one, own))
  const [one, more] = rest
  return one && !more && one.token.end <= own.token.start ? one : null
}

function ratioHeld(
  told: Told,
  n: NumberToken,
  before: readonly Proven[],
  a: Operand,
  b: Operand,
  cues: readonly Span[],
): Proven | null {
  if (isSameOperand(a, b) || !isAmount(a.metric) || !isAmount(b.metric) || a.value <= 0 || b.value <= 0) return null
  const ratio = (a.value / b.value) * scaleOf(n)
  if (!agrees(ratio, n) || !isOnly(told, n, before, 'ratio', [a, b])) return null
  const isTimes = metricWords(a.metric) === metricWords(b.metric)
  const rule = isTimes ? `${a.period.code} ÷ ${b.period.code}` : `${metricWords(a.metric)} ÷ ${metricWords(b.metric)}`
  return {
    ...{ metric: a.metric, period: a.period, from: isTimes ? b.period : null, form: 'percent', number: n },
    compared: cues.map((span) => toldBy(a, rule, span)),
    fact: { value: ratio / scaleOf(n), path: null, rule },
    subject: { token: a.token, metric: a.metric, with: [...a.with, b.token, ...b.with] },
  }
}

/** "74% above the $52.5 billion of 2024": measured from the time of the amount that stands behind it. */
export const isFromAmount = ({ s, numbers }: Told, n: NumberToken): NumberToken | null => {
  const next = numbers[numbers.indexOf(n) + 1]
  const isFrom = n.kind === 'percent' && next?.kind === 'money' && FROM_AMOUNT.test(s.text.slice(n.end, next.start))
  return isFrom ? next : null
}
const FROM_AMOUNT =
  /^\s+(?:above|below|over|under|beyond|(?:more|less|higher|lower|larger|smaller) than|up (?:from|on)|down (?:from|on))\s+(?:(?:the|its|a|about|some|nearly|almost|last year['’]s|that of)\s+)*$/i

function fromAmount(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const next = isFromAmount(told, n)
  const last = before.at(-1)
  if (!next || !last || last.from !== null || last.form !== 'amount') return null
  const token = told.owners.get(next)
  const period = last.period
  const old = token ? timeIn(told, token.start, token.end, period) : yearBefore(told.base, period)
  const sign = /^\s+(?:below|under|less|lower|smaller|down)/i.test(told.s.text.slice(n.end)) ? -1 : 1
  if (!old || old === period) return null
  const held = changeHeld(told.base, n, last.metric, { period, from: old, sign, isLoss: last.subject.token.isNegated })
  return held ? { ...held, number: n, subject: last.subject } : null
}

/** "An 83% plunge between 2022 and 2024": over any two times that are named, where they are the only ones. */
function growthOf(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  const way = sizeWord(told.s, n)
  const [from, period, more] = timesNamed(told)
  if (!way?.isAmount || !from || !period || more || (n.kind !== 'percent' && !isMoney(n) && n.kind !== 'points'))
    return null
  const clause = clauseOf(told, n)
  const a = subjectBefore(
    { ...told, s: { ...told.s, periods: [] } },
    Math.max(clause.from, before.at(-1)?.number.end ?? 0),
    n.start,
    before.at(-1) ?? null,
  )
  if (!a || a.token.isNegated) return null
  const held = changeHeld(told.base, n, a.metric, { period, from, sign: way.sign, isLoss: false })
  return held ? { ...held, number: n, subject: { token: a.token, metric: a.metric, with: a.with } } : null
}

const TOGETHER =
  /\b(?:(?:taken|put|added|all)\s+)?(?:together|combined|jointly|altogether)\b|\b(?:in (?:all|total|sum)|between them|added up|all told)\b/gi

/** "In 2022 and 2023 taken together": one figure over the times that are named side by side. */
function sumOfTimes(told: Told, n: NumberToken, before: readonly Proven[]): Proven | null {
  if (!isMoney(n)) return null
  const { s, base } = told
  const last = before.at(-1) ?? null
  const from = last?.number.end ?? 0
  const { to } = clauseOf(told, n)
  const [said] = s.text.slice(from, to).matchAll(TOGETHER)
  const near = s.periods.filter((one) => one.start >= from && one.end <= n.start)
  const list = near.length > 1 ? near : s.periods.filter((one) => one.start >= n.end && one.end <= to)
  if (!said || list.length < 2) return null
  const isRow = list.every(
    (one, at) =>
      at === 0 ||
      /^\s*(?:,|and|plus|&|, and)\s*(?:(?:in|fiscal)\s+)*$/i.test(s.text.slice(list[at - 1]?.end, one.start)),
  )
  const times = new Set(list.map((one) => timeIn(told, one.start, one.end, base.periods[0])))
  if (!isRow || times.size !== list.length) return null
  const verb = s.metrics.find((one) => one.isVerb === true && one.end > one.start && one.end <= n.start)
  const named = namedIn(told, from, n.start)?.token ?? last?.subject.token ?? namedIn(told, 0, n.start)?.token ?? verb
  const metric = last && named === last.subject.token ? last.metric : named?.metrics[0]
  if (!named || !isAmount(metric)) return null
  const parts = [...times].map((time) => (time ? (operand(named, metric, time)?.value ?? Number.NaN) : Number.NaN))
  const sum = parts.reduce((a, b) => a + b, 0) * (named.isNegated ? -1 : 1)
  const [first] = [...times].filter((one): one is FactPeriod => one != null)
  if (!first || !agrees(sum, n)) return null
  const start = from + said.index
  return {
    ...{ metric, period: first, from: null, form: 'amount', number: n },
    cues: [{ start, end: start + said[0].length }, ...list],
    fact: { value: sum, path: null, rule: `sum of ${[...times].map((one) => one?.code).join(', ')}` },
    subject: { token: named, metric, with: [] },
  }
}
