/**
 * A sentence with its figures, numbers, periods and the company's name replaced by marks, so that its build can be
 * matched: "«m0» grew faster than «m1»". Marks keep their place in the sentence.
 */
import type { Span } from './companies.ts'
import type { MetricToken } from './lexicon.ts'
import { MOVES } from './movements.ts'
import type { NumberToken } from './numbers.ts'
import type { PeriodToken } from './periods.ts'
import { isPlainWord } from './plain-words.ts'
import type { Sentence } from './sentence.ts'

export interface Skeleton {
  s: Sentence
  text: string
  /** where each character stands in the sentence */
  at: number[]
}

/** @param isBracketless figures in brackets behind a name are left out: "Ads (+20% to $56 billion) grew faster than …" */
export function skeletonOf(s: Sentence, isBracketless = false): Skeleton {
  const brackets = isBracketless ? bracketedFigures(s) : []
  const marks: (Span & { mark: string })[] = []
  const add = (kind: string, list: readonly (Span & { isVerb?: boolean })[]) => {
    for (const [n, { start, end, isVerb }] of list.entries()) {
      // "brought in", "earned" stay words: they are what is said of the figures
      if (brackets.some((one) => start >= one.start && end <= one.end)) continue
      if (isVerb || end <= start || marks.some((one) => start < one.end && end > one.start)) continue
      marks.push({ start, end, mark: `«${kind}${n}»` })
    }
  }
  add('m', s.metrics)
  add('n', s.numbers)
  add('p', s.periods)
  add('c', s.companies)
  marks.sort((a, b) => a.start - b.start)
  let text = ''
  const at: number[] = []
  let from = 0
  const idle = [...idleAdverbs(s.text), ...brackets]
  const copy = (to: number) => {
    for (let i = from; i < to; i++) {
      if (idle.some((one) => i >= one.start && i < one.end)) continue
      text += s.text.charAt(i)
      at.push(i)
    }
    from = to
  }
  for (const { start, end, mark } of marks) {
    copy(start)
    for (let i = 0; i < mark.length; i++) at.push(i === 0 ? start : end - 1)
    text += mark
    from = end
  }
  copy(s.text.length)
  at.push(s.text.length)
  return { s, text: text.replace(/[’]/g, "'"), at }
}

/** " (+20% to $56.2 billion)": numbers right behind a name, which are looked at themselves. */
export function bracketedFigures(s: Sentence): Span[] {
  return s.metrics.flatMap((token) => {
    const match = token.end > token.start ? /^\s\([^()]*\)/.exec(s.text.slice(token.end)) : null
    if (!match) return []
    const one = { start: token.end, end: token.end + match[0].length }
    const isIn = (other: Span) => other.start >= one.start && other.end <= one.end
    return s.numbers.some(isIn) && !s.metrics.some(isIn) ? [one] : []
  })
}

/** "Has now fallen", "is quietly larger": adverbs that no pattern asks for, with the space behind them. */
function idleAdverbs(text: string): Span[] {
  return [...text.matchAll(/(?<=\s)(?:now|also|indeed|actually|meanwhile|[a-z]{3,}ly)\s(?!than\b)/g)]
    .filter((match) => {
      const word = match[0].trim()
      return (
        isPlainWord(word) &&
        !/^(?:near|rough|approximate|exact|precise|on|hard|bare|slight|easi|clear|comfortab|narrow|quick|slow|rapid|equal|annual|year|quarter|month|week|dai|ear|rare|collective|joint|cumulative)ly$/.test(
          word,
        )
      )
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** One place where a pattern matched, with the marks it names. */
export interface Match {
  span: Span
  groups: Record<string, string | undefined>
  metric(name: string): MetricToken | null
  number(name: string): NumberToken | null
  period(name: string): PeriodToken | null
  /** every mark of figures within the match, in order */
  metrics: MetricToken[]
  numbers: NumberToken[]
}

export function matchesOf({ s, text, at }: Skeleton, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((match) => {
    const groups = match.groups ?? {}
    const indexOf = (name: string): number => Number(/\d+/.exec(groups[name] ?? '')?.[0] ?? -1)
    const all = <T>(kind: string, list: readonly T[]): T[] =>
      [...match[0].matchAll(new RegExp(`«${kind}(\\d+)»`, 'g'))].flatMap((one) => list[Number(one[1])] ?? [])
    return {
      span: { start: at[match.index] ?? 0, end: (at[match.index + match[0].length - 1] ?? 0) + 1 },
      groups,
      metric: (name) => s.metrics[indexOf(name)] ?? null,
      number: (name) => s.numbers[indexOf(name)] ?? null,
      period: (name) => s.periods[indexOf(name)] ?? null,
      metrics: all('m', s.metrics),
      numbers: all('n', s.numbers),
    }
  })
}

/** Parts of patterns that several share. */
export const SAID = {
  be: '(?:is|was|are|were|remains?|remained|became|becomes|stays?|stayed|has been|have been)',
  adverb:
    '(?:\\s+(?:still|again|also|now|by far|easily|clearly|already|even|just|now|comfortably|narrowly|far and away|far|much|well|slightly|easily|clearly))*',
  the: "(?:the |its |their |a |an |all |both |our |either |those (?:of|in|from) |that (?:of|in|from) |sales (?:of|in) |the whole of |all of |(?:the |its )?(?:whole|entire) |«c\\d+»(?:'s)? |(?:company|firm|group)'s )*",
  up: `(?:${MOVES.up}|${MOVES.doneUp}|grow|rise|rises|increases?|sold more|added|added up|up)`,
  down: `(?:${MOVES.down}|${MOVES.doneDown}|fall|shrink|drop|declines?|sold less|lost ground|down)`,
  count: '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})',
  group:
    '(?:(?:single|product|operating|business|reportable|geographic|geographical|main|individual|named|overseas|foreign|other)\\s+)*(?:segments?|divisions?|business(?:es)?|units?|products?(?: lines?| categor(?:y|ies))?|lines?(?: of business)?|categor(?:y|ies)|regions?|markets?|areas?|countr(?:y|ies)|locations?|geograph(?:y|ies)|expenses?(?: lines?)?|costs?|contributors?|earners?(?: of «m\\d+»)?|sellers?|(?:single )?sources? of «m\\d+»|growers?|«m\\d+» (?:source|contributor)s?)',
} as const

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "three" or "3" → 3; 0 = none */
export function countOf(word: string | undefined): number {
  if (word === undefined) return 0
  const at = COUNTS.indexOf(word.toLowerCase())
  return at >= 0 ? at : Number(word) || 0
}
