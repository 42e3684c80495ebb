/**
 * Verbs by which money goes the other way than the figure beside them: "spent net income of $5 billion", "R&D reaped
 * $5 billion". Each is known, and the figure may be right: what is said of it is not.
 */
import { GAINING, HAVING } from './dictionary/level-verbs.ts'
import { SPENDING } from './dictionary/spending-verbs.ts'
import { isExpense } from './facts.ts'
import type { MetricToken } from './lexicon.ts'

interface Told {
  text: string
  metrics: readonly MetricToken[]
}

const isCost = ({ metrics: [one] }: MetricToken): boolean => isExpense(one)
const isIncome = ({ metrics: [one] }: MetricToken): boolean =>
  one?.kind === 'figure' &&
  /^(?:total_revenue|gross_profit|operating_income|income_before_taxes|net_income)$/.test(one.name)

/** Spending verbs that also say how large a figure is put, or what it needs. */
const PUTTING =
  /^(?:put|puts|putting|use|uses|used|using|claim\w*|requir\w*|fe(?:ed|eds|eding|d)|tak\w*|took|direct\w*|h[ae]nd\w*|absorb\w*|exhaust\w*|expend\w*)$/
/** "Spent net income of": the verb right before the figure that is its object. */
const VERB_BEFORE =
  /(?<verb>[a-z]+)(?:\s+(?:up|out|away|through|down|over|all|most|much|half|of|on|more than|nearly|almost|about|some|its|their|the|a|an|total|annual))*\s+$/
/** "R&D reaped": the verb right behind the figure that is its subject. */
const VERB_BEHIND =
  /^(?:['’]s)?\s+(?:(?:has|have|had|also|alone|again|together|even|still|[a-z]+ly)\s+)*(?<verb>[a-z]+)\s+(?:(?:in|up|home|about|nearly|almost|some|over|around|roughly|more than|less than|just|only|another|a|the)\s+)*[$€£¥\d]/

/** @returns the first such verb; null = there is none */
export function otherWay({ text, metrics }: Told): string | null {
  for (const one of metrics.filter((m) => m.end > m.start && m.isVerb !== true)) {
    const before = VERB_BEFORE.exec(text.slice(0, one.start))?.groups?.verb ?? ''
    if (isIncome(one) && isSpent(before) && HAS_AMOUNT.test(text.slice(one.end))) return before
    if (!isCost(one)) continue
    if (WON.test(before)) return before
    const behind = VERB_BEHIND.exec(text.slice(one.end))?.groups?.verb ?? ''
    if (GAINING.has(behind)) return behind
  }
  return null
}
const isSpent = (verb: string): boolean => SPENDING.has(verb) && !HAVING.has(verb) && !PUTTING.test(verb)
const HAS_AMOUNT = /^\s+(?:of|worth)\s+(?:[a-z]+\s+){0,2}[$€£¥\d]/
const WON = /^(?:earn|reap|garner|pocket|harvest|mint|coin|rak)(?:e?d|e?s|ing)$/
