/** "How much does it earn a day": a figure of the filing's own period by the days that the period has. */
import { asPattern } from '../figures-in-words/as-pattern.ts'
import { otherMentions } from '../figures-in-words/other-names.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { periodDays } from '../format/day.ts'
import { AnswerText } from './answer.ts'
import type { ChatFact } from './fact.ts'
import { nameOf } from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { CHANGE } from './intents.ts'
import { termOf } from './other-statements/beside.ts'
import type { Said } from './said.ts'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month'
export interface PerTime {
  metric: string
  unit: Unit
}

const DAY = /\b(?:per|an?|each|every) (?<unit>second|minute|hour|day|week|month)\b|\b(?<also>dai|hour|week|month)ly\b/i
const ALSO: Readonly<Record<string, Unit>> = { dai: 'day', hour: 'hour', week: 'week', month: 'month' }
/** How many of it a day has. */
const IN_A_DAY: Readonly<Record<Exclude<Unit, 'month'>, readonly [number, string]>> = {
  second: [86_400, ' × 86,400'],
  minute: [1_440, ' × 1,440'],
  hour: [24, ' × 24'],
  day: [1, ''],
  week: [1 / 7, ' ÷ 7'],
}

/** @returns null where it asks for no such thing of one figure, or not all of it was understood */
export function readPerTime({ text, metrics, unread }: Said): PerTime | null {
  const match = DAY.exec(text)
  const flows = otherMentions(text).filter(({ named }) => named.kind === 'cash_flow')
  const named = [...metrics, ...flows.map((one) => `other:${one.named.name}`)]
  const [metric] = named
  // "Each iPhone a day" is of one of many.
  const isOfEach = match && /\b(?:per|each|every)\b/i.test(text.replace(match[0], ''))
  if (!match || !metric || named.length > 1 || isOfEach || CHANGE.test(text)) return null
  const unit = (match.groups?.unit?.toLowerCase() as Unit | undefined) ?? ALSO[match.groups?.also?.toLowerCase() ?? ''] // of the pattern
  const said = [DAY.source, ...flows.map(({ start, end }) => asPattern(text.slice(start, end)))].join('|')
  return unit && unread(new RegExp(said, 'gi')).length === 0 ? { metric, unit } : null
}

/** @returns null for another period than the filing's own, whose days are not known, and for what is no amount */
export function replyPerTime(
  { metric, unit }: PerTime,
  periods: readonly string[],
  facts: ChatFacts,
): AnswerText | null {
  const term = termOf(metric, facts.period, facts)
  if (!term || periods.some((one) => one !== facts.period)) return null
  const { fact, verb, when } = term
  const span = spanOf(fact, facts)
  if (fact.kind !== 'amount' || span === null) return null
  const [by, words] = unit === 'month' ? [span.months, `${span.months} months`] : inDays(span.days, unit)
  if (by === null) return null
  const printed = fact.printed?.replace(/^[−-]/, '')
  const value = printed ?? (fact.rule === null ? Math.abs(fact.value) : `(${fact.rule})`)
  const rule = `${printed !== undefined && fact.value < 0 ? '−' : ''}${value} ÷ ${words}`
  const each: ChatFact = { ...fact, id: `${fact.id}.${unit}`, value: fact.value / by, rule, href: null, printed: null }
  const name = metric.startsWith('other:') ? term.label : nameOf(fact)
  return new AnswerText()
    .say(`${name} of ${shortCompanyName(facts.company)} ${verb} `, fact, ` ${when}, on average `, each)
    .say(` ${unit === 'hour' ? 'an' : 'a'} ${unit}: ${rule}.`)
}

function inDays(days: number | null, unit: Exclude<Unit, 'month'>): [number | null, string] {
  const [times, words] = IN_A_DAY[unit]
  return [days === null ? null : days * times, words === '' ? `${days} days` : `(${days} days${words})`]
}

/** How long a figure's time is; days are known of the filing's own period alone. */
function spanOf(fact: ChatFact, facts: ChatFacts): { days: number | null; months: number | null } | null {
  const own = facts.start_date === null ? null : periodDays(facts.start_date, facts.end_date)
  const length = facts.period.endsWith('FY') ? 12 : /Q\d$/.test(facts.period) ? 3 : null
  const other = facts.others.find((one) => one.id === fact.id)
  if (!other) return own === null ? null : { days: own, months: length }
  return other.months === null ? null : { days: other.months === length ? own : null, months: other.months }
}
