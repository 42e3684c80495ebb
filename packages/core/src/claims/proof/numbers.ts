/** Every number of a sentence with the figure that it is, looked for one after the other, in rows and behind a total. */
import { type FactPeriod, factOf, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { rowJoint } from '../../figures-in-words/row-joints.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { openingOf } from './columns.ts'
import { derivedIn, isFromAmount } from './derived.ts'
import { growthSaid } from './growths.ts'
import { changeHeld, type Held, levelHeld } from './held.ts'
import type { Proven, Subject } from './parts.ts'
import { placesOf } from './periods.ts'
import { relatedIn } from './relations.ts'
import { isBelowZero } from './signs.ts'
import { sizeWord } from './size-words.ts'
import { subjectsOf } from './subjects.ts'
import { bare, isJoint, type Told } from './tokens.ts'
import { asBeside } from './units.ts'

/** @returns null where one of them is none */
export function provenNumbers(told: Told): Proven[] | null {
  const found: Proven[] = []
  for (const number of told.numbers) {
    if (found.some((one) => one.number.start === number.start)) continue
    const last = found.at(-1) ?? null
    const row = rowFrom(told, number)
    const alone = row ? null : foundFor(told, number, found)
    const proven = row
      ? provenRow(told, row, last)
      : alone
        ? [alone]
        : found.length > 0
          ? provenAlike(told, number, found)
          : provenTotal(told, number)
    if (!proven) return null
    for (const one of proven) {
      if (!one) return null
      found.push(one)
    }
  }
  return found
}

/** As it is written, or in the unit of the number beside it. */
function foundFor(told: Told, number: NumberToken, before: readonly Proven[]): Proven | null {
  const unit = asBeside(told.s, told.numbers, number)
  const last = before.at(-1) ?? null
  for (const n of unit ? [number, unit] : [number]) {
    const inUnit = n === number ? told : withUnit(told, number, n)
    const found = provenAlone(inUnit, n, last) ?? relatedIn(inUnit, n, before) ?? derivedIn(inUnit, n, before)
    if (found) return found
  }
  return null
}

function withUnit(told: Told, number: NumberToken, n: NumberToken): Told {
  const swap = (list: readonly NumberToken[]) => list.map((one) => (one === number ? n : one))
  const owner = told.owners.get(number)
  return {
    ...told,
    numbers: swap(told.numbers),
    s: { ...told.s, numbers: swap(told.s.numbers) },
    owners: owner ? new Map([...told.owners, [n, owner]]) : told.owners,
  }
}

/** "Gave its shareholders $16.5 billion, $9.0 billion via repurchases and $7.5 billion via dividends": a sum before its parts. */
function provenTotal(told: Told, total: NumberToken): Proven[] | null {
  const rest = told.numbers.slice(1)
  const [first] = rest
  if (
    rest.length < 2 ||
    !first ||
    !/^\s*(?:to (?:you|them|(?:its |the )?(?:share|stock)?(?:holders|owners|investors)))?\s*(?:(?:in|during|over|for)\s+)?[,:(–—]/.test(
      bare(told.s.text, told.s.periods, total.end, first.start),
    )
  )
    return null
  const parts = provenNumbers({ ...told, numbers: rest })
  if (!parts?.every((one) => one.from === null && one.form === 'amount' && one.period === parts[0]?.period)) return null
  const [one] = parts
  if (!one) return null
  const plus = parts.map(({ metric }) => metric)
  const metric: Metric = { kind: 'sum', name: plus.map(metricWords).join(' and '), plus, minus: [] }
  const held = levelHeld(told.base, total, metric, one.period, 1)
  return held ? [{ ...held, number: total, subject: { token: one.subject.token, metric, with: [] } }, ...parts] : null
}

/** "Assets of $3.2 billion and equity of $210 million, against $3.1 billion and $157 million a year before": in the same order. */
function provenAlike(told: Told, number: NumberToken, before: readonly Proven[]): Proven[] | null {
  const at = told.numbers.indexOf(number)
  const [first, second] = before.slice(-2)
  const next = told.numbers[at + 1]
  if (!first || !second || !next || before.length !== at) return null
  const [a, b] = [first, second].map((one) => one.form === 'amount' && one.from === null)
  const gap = bare(told.s.text, told.s.periods, second.number.end, number.start)
  const isPair =
    a &&
    b &&
    first.period === second.period &&
    metricWords(first.metric) !== metricWords(second.metric) &&
    AGAINST.test(gap) &&
    AND.test(told.s.text.slice(number.end, next.start))
  if (!isPair) return null
  const token = told.s.periods.find((one) => one.start >= second.number.end)
  const named = token ? periodOf(told.base, token.says, told.about) : null
  const olds = token ? [named] : [yearBefore(told.base, first.period), openingOf(told.base)]
  for (const period of olds) {
    if (!period || period === UNKNOWN || period === first.period) continue
    const pair = [first, second].map(({ subject, metric }, nth) => {
      const n = nth === 0 ? number : next
      const held = levelHeld(told.base, n, metric, period, isBelowZero(told, n, subject.token))
      return held ? { ...held, number: n, subject } : null
    })
    if (!pair.every((one): one is Proven => one !== null)) continue
    // "Up from": both of them
    const way = /\b(?:up|down)\b/i.exec(gap)?.[0].toLowerCase()
    const ways = pair.map((one, nth) => Math.sign((nth === 0 ? first : second).fact.value - one.fact.value))
    if (way === undefined || ways.every((one) => one === (way === 'up' ? 1 : -1))) return pair
  }
  return null
}
const AGAINST =
  /^\s*,?\s*(?:(?:up|down)\s+)?(?:against|versus|vs\.?|from|compared (?:with|to)|after)\s+(?:(?:about|some|nearly|almost|just|over|in|the|respectively)\s+)*$/i
const AND = /^\s*,?\s*and\s+(?:(?:about|some|nearly|almost|just|over)\s+)*$/i

/** Numbers of one kind that only joints stand between: "7, 8 and then 9 billion", where the last says in what. */
function rowFrom({ s, numbers }: Told, first: NumberToken): NumberToken[] | null {
  const row = [first]
  for (const next of numbers.slice(numbers.indexOf(first) + 1)) {
    const last = row.at(-1) ?? first
    const isAlike =
      next.kind === first.kind ||
      (first.kind === 'plain' && next.kind === 'money') ||
      (first.kind === 'count' && first.hasScale && next.kind === 'money')
    // "from $8.9 billion in 2023 to $7.1 billion and then $4.4 billion"
    if (!isAlike || !isJoint(bare(s.text, s.periods, last.end, next.start).replace(/\b(?:in|of|for)(?=\s{4,})/, '')))
      break
    row.push(next)
  }
  const last = row.at(-1) ?? first
  const scale = last.value / Number(/\d[\d.]*/.exec(s.text.slice(last.start, last.end))?.[0] ?? last.value)
  return row.length > 2 ? row.map((one) => (one.kind === last.kind ? one : scaled(one, last, scale))) : null
}

const scaled = (one: NumberToken, last: NumberToken, scale: number): NumberToken =>
  one.hasScale
    ? { ...one, kind: last.kind, currency: last.currency }
    : {
        ...one,
        ...{
          kind: last.kind,
          currency: last.currency,
          hasScale: last.hasScale,
          value: one.value * scale,
          step: one.step * scale,
        },
      }

/** As many years as numbers, in either direction, of one figure. */
function provenRow(told: Told, row: readonly NumberToken[], last: Proven | null): Proven[] | null {
  const [first] = row
  const rest = row.slice(1)
  const isMixed = rest.some((one) => told.owners.has(one)) && !row.every((one) => told.owners.has(one))
  // "Fell by $100 billion, then $110 billion" tells changes
  if (!first || isMixed || /\bby\s+(?:[a-z]+\s+){0,2}$/i.test(told.s.text.slice(0, first.start))) return null
  const years: FactPeriod[] = []
  for (
    let period: FactPeriod | null = told.about;
    period && years.length < row.length;
    period = yearBefore(told.base, period)
  )
    years.push(period)
  if (years.length < row.length) return null
  const order = orderOf(told, row, years)
  for (const subject of [...subjectsOf(told, first, last?.subject ?? null), ...headedBy(told, row)]) {
    const held = row.map((number, at) => {
      const period = order[at]
      if (period && isOfOther(told, number, period)) return null
      const one =
        period && levelHeld(told.base, number, subject.metric, period, isBelowZero(told, number, subject.token))
      return one ? { ...one, number, subject } : null
    })
    if (held.every((one): one is Proven => one !== null)) return held
  }
  return null
}

/** "$10.22, then $11.83, then $13.89: diluted earnings per share": a row at the head, of what is named behind it. */
function headedBy({ s, names }: Told, row: readonly NumberToken[]): Subject[] {
  const [first, end] = [row[0], row.at(-1)?.end ?? 0]
  const token = names.find((one) => one.start >= end)
  if (
    !first ||
    !token ||
    !/^\W*(?:(?:first|from|initially)\s+)?$/i.test(s.text.slice(0, first.start)) ||
    !/^\s*[:–—]\s/.test(s.text.slice(end))
  )
    return []
  return names.length === 1 ? token.metrics.map((metric) => ({ token, metric, with: [] })) : []
}

const isOfOther = ({ base, about, owners }: Told, n: NumberToken, period: FactPeriod): boolean => {
  const token = owners.get(n)
  return token !== undefined && periodOf(base, token.says, about) !== period
}

/** "From 4.0% to 7.3% to 15.5%" goes on in time; "15.5%, after 7.3% and 4.0%" goes back. */
function orderOf({ s }: Told, row: readonly NumberToken[], years: readonly FactPeriod[]): readonly FactPeriod[] {
  const joints = row.slice(1).map((one, at) => s.text.slice(row[at]?.end, one.start))
  const isBack = joints.some((gap) => rowJoint(gap) === 'earlier')
  return isBack ? years : [...years].reverse()
}

function provenAlone(told: Told, number: NumberToken, last: Proven | null): Proven | null {
  const { base, s } = told
  if (last && isFromAmount(told, number)) return null
  const way = sizeWord(s, number)
  const places = placesOf(told, number, last)
  for (const subject of subjectsOf(told, number, last?.subject ?? null)) {
    const sign = isBelowZero(told, number, subject.token)
    for (const { period, from, isWeak, isImplied } of places) {
      // "Net income was $9 billion against $110 billion in revenue": of the same time
      if (isImplied && last && last.from === null && metricWords(last.metric) !== metricWords(subject.metric)) continue
      if (way?.isAmount) {
        const isLoss = subject.token.isNegated && !way.isJudging
        const held =
          from && !isWeak && changeHeld(base, number, subject.metric, { period, from, sign: way.sign, isLoss })
        if (held) return { ...held, number, subject }
        continue
      }
      // "Rose as a share of sales by 24.6%": no level
      const head = s.text.slice(0, number.start)
      const isLevel = number.kind !== 'points' && (!BY.test(head) || RED_BY.test(head))
      const bounded = unlessUpTo(s, number)
      const held = isLevel ? levelHeld(base, bounded, subject.metric, period, sign) : null
      // "Down from almost $95 billion": how it was before that is not told
      if (held && !isImplied && bounded.bound !== 'exact' && wasBeyond(told, held, number)) continue
      if (held) return { ...held, number, subject }
      // "on 5.1 percent more revenue"
      const more = MORE_OF.exec(s.text.slice(number.end, Math.max(number.end, subject.token.start)))?.[1]
      if (more && from && number.kind === 'percent') {
        const sign = /^(?:less|lower|fewer)$/i.test(more) ? -1 : 1
        const one = changeHeld(base, number, subject.metric, { period, from, sign, isLoss: false })
        if (one) return { ...one, number, subject }
      }
      const grown = isWeak || !from ? null : growthSaid(told, number)
      if (grown && from) {
        const one = changeHeld(base, number, subject.metric, {
          period,
          from,
          sign: grown,
          isLoss: subject.token.isNegated,
        })
        if (one) return { ...one, number, subject }
      }
      // "Energy, +26.6 %"
      const signed = signOf(s, number)
      if (number.kind === 'percent' && signed && from) {
        const isUp = signed === '+'
        const one = changeHeld(base, { ...number, isNegative: false }, subject.metric, {
          period,
          from,
          sign: isUp ? 1 : -1,
          isLoss: false,
        })
        if (one) return { ...one, number, subject }
      }
    }
  }
  return null
}

/** "Rose above $380 billion" of 391, which had been 383: it was above before. */
function wasBeyond({ base, s, numbers }: Told, { metric, period }: Held, n: NumberToken): boolean {
  const from = numbers[numbers.indexOf(n) - 1]?.end ?? 0
  // "Still just over half the total, edged up": what moved is told behind it
  const isMoved = s.directions.some((one) => one.end > from && one.start < n.start)
  if (!isMoved || !/^(?:just-)?(?:above|below)$/.test(n.bound)) return false
  const before = yearBefore(base, period)
  const old = before && factOf(before, metric)
  if (!old) return false
  const size = Math.abs(old.value) * (n.kind === 'percent' ? 100 : 1)
  return n.bound.endsWith('above') ? size > n.value : size < n.value
}

/** "Cash up to $35.9bn": it went up, and is no less. */
const unlessUpTo = (s: Sentence, n: NumberToken): NumberToken => {
  const head = s.text.slice(0, n.start)
  const isLevel =
    n.bound === 'below' &&
    /\bup to\s+$/i.test(head) &&
    s.metrics.some((one) => one.end > n.start - 8 && one.end <= n.start)
  // "moved from 24.4% up to 24.9%", "spread over 15.0 billion shares"
  const isOn = n.bound === 'below' && s.numbers.some((one) => /^\s+up to\s+$/i.test(s.text.slice(one.end, n.start)))
  return isLevel || isOn || THROUGH.test(head) || SPREAD.test(head) ? { ...n, bound: 'exact' } : n
}

/** "Stood in the red by $3.9 billion" */
const RED_BY = /\b(?:in the red|under ?water|below zero) by\s+(?:(?:about|some|nearly|almost|over|just)\s+)*$/i
const SPREAD = /\b(?:spread|divided|shared|split) over\s+$/i
const BY = /\bby\s+(?:(?:about|some|nearly|almost|roughly|just|over|close to|more than|less than|a)\s+)*$/i
const MORE_OF = /^\s+(more|higher|greater|additional|extra|less|lower|fewer)\s+$/i
/** "Burned through $612 million" */
const THROUGH = /\b(?:burn\w*|ran|r[au]nning|went|goes|gone|plough\w*|plow\w*|got|gets) through\s+$/i
/** "Energy, +26.6 %", "the Mac, plus 14.8%", "minus 76%" */
const signOf = ({ text }: Sentence, { start, isNegative }: NumberToken): string | undefined =>
  SIGNED.exec(text.slice(Math.max(0, start - 2), start + 1))?.[1] ??
  (isNegative ? '-' : /(?:^|[,;:(–—]|\bis|\bwas)\s+(?:a |at )?plus\s+$/i.test(text.slice(0, start)) ? '+' : undefined)
const SIGNED = /([+–−-])\s?\d?$/
