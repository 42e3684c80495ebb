/** "How much does it earn a day": a figure of the filing's own period by the days that the period has. */
import { shortCompanyName } from '../format/company-name.ts'
import { periodDays } from '../format/day.ts'
import { AnswerText } from './answer.ts'
import type { ChatFact } from './fact.ts'
import { find, nameOf } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { CHANGE } from './intents.ts'
import type { Said } from './said.ts'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week'
export interface PerTime {
  metric: string
  unit: Unit
}

const DAY = /\b(?:per|an?|each|every) (?<unit>second|minute|hour|day|week)\b|\b(?<also>dai|hour|week)ly\b/i
const ALSO: Readonly<Record<string, Unit>> = { dai: 'day', hour: 'hour', week: 'week' }
/** How many of it a day has. */
const IN_A_DAY: Readonly<Record<Unit, readonly [number, string]>> = {
  second: [86_400, ' × 86,400'],
  minute: [1_440, ' × 1,440'],
  hour: [24, ' × 24'],
  day: [1, ''],
  week: [1 / 7, ' ÷ 7'],
}

/** @returns null where it asks for no such thing of one figure, or not all of it was understood */
export function readPerTime({ text, metrics, unread }: Said): PerTime | null {
  const match = DAY.exec(text)
  const [metric] = metrics
  // "Each iPhone a day" is of one of many.
  const isOfEach = match && /\b(?:per|each|every)\b/i.test(text.replace(match[0], ''))
  if (!match || !metric || metrics.length > 1 || isOfEach || CHANGE.test(text)) return null
  const unit = (match.groups?.unit?.toLowerCase() as Unit | undefined) ?? ALSO[match.groups?.also?.toLowerCase() ?? ''] // of the pattern
  return unit && unread(new RegExp(DAY.source, 'gi')).length === 0 ? { metric, unit } : null
}

/** @returns null for another period than the filing's own, whose days are not known, and for what is no amount */
export function replyPerTime(
  { metric, unit }: PerTime,
  periods: readonly string[],
  facts: ChatFacts,
): AnswerText | null {
  const fact = find(facts, metric, facts.period)
  if (fact?.kind !== 'amount' || facts.start_date === null || periods.some((one) => one !== facts.period)) return null
  const days = periodDays(facts.start_date, facts.end_date)
  const [times, words] = IN_A_DAY[unit]
  const of = days * times
  const rule = `${fact.value < 0 ? '−' : ''}${fact.printed ?? Math.abs(fact.value)} ÷ ${words === '' ? `${days} days` : `(${days} days${words})`}`
  const each: ChatFact = { ...fact, id: `${fact.id}.${unit}`, value: fact.value / of, rule, href: null, printed: null }
  return new AnswerText()
    .say(`${nameOf(fact)} of ${shortCompanyName(facts.company)} was `, fact, ` in ${fact.period}, on average `, each)
    .say(` ${unit === 'hour' ? 'an' : 'a'} ${unit}: ${rule}.`)
}
