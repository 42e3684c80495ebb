/** Facts found by name, and how sentences call them. */
import { formatCompact } from '../format/amount.ts'
import { growth } from '../statement/margins.ts'
import type { AnswerText } from './answer.ts'
import type { ChatFact } from './fact.ts'
import type { ChatFacts } from './facts.ts'
import { METRIC_LABEL } from './metrics.ts'

export function find(facts: ChatFacts, metric: string, period: string, kind?: ChatFact['kind']): ChatFact | undefined {
  return facts.facts.find(
    (f) =>
      f.metric === metric &&
      f.period === period &&
      (kind ? f.kind === kind : f.kind !== 'growth' && f.kind !== 'share'),
  )
}

/** The name of a figure at the beginning of a sentence; a loss is called one, a profit that fell is none. */
export function nameOf(fact: ChatFact): string {
  if (fact.kind === 'growth' && !/^(?:business|geography):/.test(fact.metric)) return fact.label
  if (isLossOf(fact)) return fact.metric === 'net_income' ? 'Net loss' : 'Operating loss'
  // "Other revenue" is called so already.
  if (/^(?:business|geography):/.test(fact.metric))
    return /\b(?:revenues?|sales)$/i.test(fact.label) ? fact.label : `${fact.label} revenue`
  return fact.label
}

/** Profits that are called losses below zero. */
const isLossOf = ({ metric, kind, value }: ChatFact): boolean =>
  kind === 'amount' && value < 0 && (metric === 'net_income' || metric === 'operating_income')

const COMMON: Readonly<Record<string, string>> = METRIC_LABEL

export function labelOf(facts: ChatFacts, metric: string): string {
  const known = facts.facts.find((f) => f.metric === metric && f.kind !== 'growth' && f.kind !== 'share')
  return (
    known?.label ??
    COMMON[metric] ??
    metric
      .replace(/^[a-z]+-cost:/, 'cost of revenue of ')
      .replace(/^[a-z-]+:/, '')
      .replaceAll('_', ' ')
  )
}

/** "Total revenue rose 2.0%, from … in 2023 FY to … in 2024 FY, a rise of …." */
export function sayChange(text: AnswerText, facts: ChatFacts, a: ChatFact, b: ChatFact): void {
  const moved =
    b.period === facts.period_before && a.period === facts.period
      ? find(facts, a.metric, a.period, 'growth')
      : growthBetween(a, b)
  const isLoss = isLossOf(a) && isLossOf(b)
  const [up, down] = isLoss ? ['narrowed', 'widened'] : ['rose', 'fell']
  const verb = a.value > b.value ? up : a.value < b.value ? down : 'did not change'
  const name = (a.value < 0 || b.value < 0) && !isLoss ? a.label : nameOf(a)
  text.say(`${name} ${verb}`)
  if (a.value === b.value) {
    text.say(`: `, a, ` in ${a.period} and ${b.period}.`)
    return
  }
  const by = isLoss ? growthOfSize(a, b) : moved
  if (by && by.value !== 0) text.say(' ').sayUnsigned(by).say(',')
  text.say(' from ', b, ` in ${b.period} to `, a, ` in ${a.period}`)
  sayBy(text, a, b)
  text.say('.')
}

/** ", a rise of $7.75B", ", a fall of 0.2 points": by how much a figure moved, where its size has a unit. */
export function sayBy(text: AnswerText, now: ChatFact, old: ChatFact): void {
  if (now.kind === 'ratio' && old.kind === 'ratio') {
    const points = (Math.round(now.value * 1000) - Math.round(old.value * 1000)) / 10
    if (points !== 0) text.say(`, a ${points > 0 ? 'rise' : 'fall'} of ${Math.abs(points).toFixed(1)} points`)
    return
  }
  const by = movedBy(now, old)
  if (by) text.say(isLossOf(now) && isLossOf(old) ? ', by ' : `, a ${by.way} of `, by.size)
}

function movedBy(now: ChatFact, old: ChatFact): { way: 'rise' | 'fall'; size: ChatFact } | null {
  const hasUnit = now.kind === old.kind && (now.kind === 'amount' || now.kind === 'per-share' || now.kind === 'shares')
  if (!hasUnit || now.value === old.value) return null
  const [more, less] = now.value > old.value ? [now, old] : [old, now]
  // Of two losses the sizes are told, and reckoned with.
  const rule =
    isLossOf(now) && isLossOf(old)
      ? `${digits(less)} − ${digits(more)}`
      : `${signed(more)} − ${less.value < 0 ? `(${signed(less)})` : signed(less)}`
  return {
    way: now.value > old.value ? 'rise' : 'fall',
    size: calculated(now, `${now.label}, difference`, more.value - less.value, now.kind, rule),
  }
}

/** The growth between any two periods of one figure; a change of percentages is told in points, and not here. */
export function growthBetween(a: ChatFact, b: ChatFact): ChatFact | undefined {
  const isOfSizes = a.kind === b.kind && (a.kind === 'amount' || a.kind === 'per-share' || a.kind === 'shares')
  const value = isOfSizes ? growth(a.value, b.value) : null
  const id = `${a.id}:${b.period}`
  const rule = `${shown(a)} ÷ ${shown(b)} − 1`
  return value === null ? undefined : { ...a, id, kind: 'growth', value, rule, href: null, printed: null }
}

/** By what part of its size a loss became larger or smaller. */
function growthOfSize(a: ChatFact, b: ChatFact): ChatFact {
  const rule = `${shown(a)} ÷ ${shown(b)} − 1`
  const id = `${a.id}:${b.period}`
  return { ...a, id, kind: 'growth', value: a.value / b.value - 1, rule, href: null, printed: null }
}

/** A figure as a rule names it: as printed, or calculated. */
export const shown = (fact: ChatFact): string => fact.printed ?? formatCompact(fact.value, fact.currency)

/** The same without its sign, which may stand around the cell or not: "(11,817" of a column of losses. */
const digits = (fact: ChatFact): string => shown(fact).replace(/^[\s(−–-]+|[)\s]+$/g, '')
const signed = (fact: ChatFact): string => `${fact.value < 0 ? '−' : ''}${digits(fact)}`

/** What is calculated from a figure, under a name of its own. */
export function calculated(
  base: ChatFact,
  what: string,
  value: number,
  kind: ChatFact['kind'],
  rule: string,
): ChatFact {
  return { ...base, id: `${what}:${base.id}`, label: what, kind, value, href: null, printed: null, rule }
}

/** A figure's label within a sentence: "Total assets" → "total assets", "EBIT" as it is. */
export const withinSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
