/**
 * "Did iPhone sales beat $200 billion?", "Is it true that Services grew by 14 percent?": a question of yes or no holds a
 * sentence, which the reader of sentences holds against the statement. It is answered only where all that the sentence
 * says is understood, with the figures that it was held against.
 */

import type { BoundClaim } from '../claims/bound-claim.ts'
import { boundClaims } from '../claims/check.ts'
import { isPastOf, pastOf } from '../figures-in-words/past-forms.ts'
import { codeYearBefore } from '../statement/period-code.ts'
import { AnswerText } from './answer.ts'
import { periodsIn } from './asked-periods.ts'
import { find, nameOf, sayChange } from './fact-words.ts'
import { type ChatFacts, factKey } from './facts.ts'
import { MARGINS, type Mention, NO_METRIC } from './metrics.ts'
import { tokensOf } from './reckoning/terms.ts'
import { roleOf } from './reckoning/words.ts'

export interface Proposed {
  /** as it was told, a statement */
  sentence: string
  isTrue: boolean
  /** facts and periods that it was held against */
  of: readonly { metric: string; period: string; isChange: boolean }[]
}

const AUXILIARY = /^\W*(?<aux>did|does|do|has|have|had|is|was|are|were)\s+/i

/** @param mentions the figures that a text names */
export function readProposition(
  text: string,
  facts: ChatFacts,
  mentions: (text: string) => Mention[],
): Proposed | null {
  if (!isAllKnown(text, facts, mentions(text))) return null
  const sentence = sentenceOf(text, mentions)
  if (sentence === null) return null
  const { claims } = boundClaims(facts.base, sentence, { everyNumber: true })
  const said = claims.filter((one) => one.kind !== 'period')
  if (said.length === 0 || said.some((one) => one.verdict === 'unresolved' || one.kind === 'cause')) return null
  const of = said.flatMap((one) => heldAgainst(one, facts))
  if (of.length === 0) return null
  const known = of.filter(
    (one, at) => of.findIndex((other) => other.metric === one.metric && other.period === one.period) === at,
  )
  return {
    sentence,
    isTrue: said.every((one) => one.verdict === 'holds'),
    of: [...known, ...alsoNamed(known, mentions(text))],
  }
}

/** "Is A half of B?": the other figure stands in the answer too. */
function alsoNamed(known: Proposed['of'], mentions: readonly Mention[]): Proposed['of'] {
  const [first] = known
  const others = mentions.filter(
    ({ metric, isVerb, made }) =>
      !isVerb &&
      made === null &&
      metric !== NO_METRIC &&
      metric !== MARGINS &&
      known.every((one) => one.metric !== metric),
  )
  return first ? others.map(({ metric }) => ({ metric, period: first.period, isChange: first.isChange })) : []
}

/** Parts that a figure is said to be of another, or of itself before. */
const FRACTION =
  /\b(?:an?|one|two|three|nine) (?:half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?)\b|\bhalf\b|\bfor the first time\b/gi
const SAYING = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty those times twice time first line mark percentage point points up down account accounts accounted contribute contributed barrier threshold by nearly almost about around roughly some just fully well level accounting outgrow outgrew outsell outsold outpace outpaced faster slower'.split(
    ' ',
  ),
)

/** Besides figures, periods and numbers there are but words that say how large one is or how it moved. */
function isAllKnown(text: string, facts: ChatFacts, mentions: readonly Mention[]): boolean {
  const plain = text.replace(FRACTION, (words) => ' '.repeat(words.length))
  const periods = periodsIn(plain, facts.period, facts.period_before)
  const tokens = tokensOf(plain, facts, mentions, periods)
  if (!tokens || periods.some(({ period }) => facts.base.periods.every(({ code }) => code !== period))) return false
  const metrics = tokens.flatMap((one) => (one.kind === 'term' ? [one.metric] : []))
  return tokens.every((one) => {
    if (one.kind !== 'word') return true
    const role = roleOf(one.word, metrics)
    return (
      (role !== null && role !== 'every') || SAYING.has(one.word) || pastOf(one.word) !== null || isPastOf(one.word)
    )
  })
}

function heldAgainst(claim: BoundClaim, { base }: ChatFacts): Proposed['of'] {
  if (!claim.bound || claim.period === null) return []
  return [{ metric: factKey(base, claim.bound), period: claim.period, isChange: claim.isChange }]
}

/** "Did sales fall by 5 %?" → "Sales fell by 5 %.", "Is the margin above 40 %?" → "The margin is above 40 %." */
function sentenceOf(text: string, mentions: (text: string) => Mention[]): string | null {
  const match = AUXILIARY.exec(text)
  if (!match || /[?.!;]\s*\S/.test(text) || /\b(?:or|why|how|which|what|when)\b/i.test(text)) return null
  const rest = text.slice(match[0].length).replace(/[\s?.!]+$/, '')
  const aux = match.groups?.aux?.toLowerCase() ?? ''
  const [first] = mentions(rest).filter((one) => !one.isVerb)
  if (!/^d/.test(aux)) {
    // The subject ends with the first figure that is named, and the time behind it.
    if (!first) return null
    const time =
      /^(?:['’]s)?(?: (?:in|for) (?:the )?(?:fiscal (?:year )?)?(?:\d{4}|quarter|year))?/i.exec(
        rest.slice(first.end),
      )?.[0] ?? ''
    const at = first.end + time.length
    return `${rest.slice(0, at)} ${aux}${rest.slice(at)}.`
  }
  const words = [...rest.matchAll(/[\p{L}]+/gu)]
  // Told as a statement already: "did sales dropped".
  if (words.some(([word]) => isPastOf(word.toLowerCase()))) return `${rest}.`
  const verb = words.find(
    ({ 0: word, index }) =>
      pastOf(word.toLowerCase()) !== null && index > (first && first.start === 0 ? first.end - 1 : 0),
  )
  const past = verb && pastOf(verb[0].toLowerCase())
  return verb && past ? `${rest.slice(0, verb.index)}${past}${rest.slice(verb.index + verb[0].length)}.` : null
}

/** @returns null where a figure that it was held against is not known here */
export function replyProposed({ isTrue, of }: Proposed, facts: ChatFacts): AnswerText | null {
  const text = new AnswerText().say(isTrue ? 'Yes.' : 'No.')
  for (const { metric, period, isChange } of of) {
    const fact = find(facts, metric, period)
    if (!fact) return null
    const before = isChange ? find(facts, metric, codeYearBefore(period)) : undefined
    if (isChange && !before) return null
    text.say(' ')
    if (before) sayChange(text, facts, fact, before)
    else text.say(`${nameOf(fact)} was `, fact, ` in ${period}.`)
  }
  return text
}
