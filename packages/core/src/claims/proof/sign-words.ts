/** Words that a proof has looked at: that money went out or came in, and that an earlier amount was told behind a later one. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

const OUT =
  /\b(?:burn(?:s|ed|t|ing)?|consum(?:es|ed|ing)|drain(?:s|ed|ing)?|us(?:es|ed|ing)|swallow(?:s|ed|ing)?|bl(?:ed|eeds|eeding)|went|goes|going)(?: (?:up|through|in))?\b/gi
const EARLIER = /\b(?:after|following|whereas)\b/gi

/** @returns the words before a number whose sign or time they tell, where it is so */
export function signWords({ s, about }: Told, numbers: readonly Proven[]): Span[] {
  const inOrder = [...numbers].sort((a, b) => a.number.start - b.number.start)
  return inOrder.flatMap((one, at) => {
    const from = inOrder[at - 1]?.number.end ?? 0
    const gap = s.text.slice(from, one.number.start)
    const found = (pattern: RegExp): Span[] =>
      [...gap.matchAll(pattern)].map((match) => ({
        start: from + match.index,
        end: from + match.index + match[0].length,
      }))
    return [
      ...(one.from === null && one.form === 'amount' && one.fact.value < 0 ? found(OUT) : []),
      ...(one.from === null && one.period.end_date < about.end_date ? found(EARLIER) : []),
    ]
  })
}
