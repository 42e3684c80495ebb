/** Results that are called a loss and printed without a sign. */
import type { Figure } from '../document/row.ts'
import { nearestHeading } from './nearest-heading.ts'

const LOSS =
  /^(?:(?:the|basic|diluted|primary|fully|and|consolidated|total|combined|company's|net|operating) |- )*loss(?:es)?\b/
/** What may follow: the result's place in the statement, its owners or its share. */
const PLACE =
  /^(?:,? (?:before|per|after|for the|(?:applicable|attributable|allocable|allocated|available) to|from (?:continuing )?operations)\b.*|\W*)$/
/** Names of a part, of another sign, and of what was lost otherwise. */
const ELSE =
  /\b(?:discontinued|carry-?(?:forwards?|backs?|overs?)|ratio|reserves?|adjustment expenses?|per cent|limit)\b|%/

const HEAD = /(?:^|> )[^>]*\bper\b[^>]*$/
const BASIS = /^(?:(?:basic|diluted|primary|fully|and|assuming|no|full|dilution) ?|- ?)+$/

/** "Loss" alone may be any; a result says which it is. */
const isResult = (words: string): boolean => {
  const found = LOSS.exec(words)
  if (found === null || ELSE.test(words)) return false
  const rest = words.slice(found[0].length)
  return PLACE.test(rest) && (/\w/.test(rest) || /\b(?:net|operating)\b/.test(found[0]))
}

/**
 * Whether the figures of a line are losses though no sign is printed: it is called a loss and nothing else ("Net loss",
 * "Loss before income taxes", "Net loss per share"), or stands for one basis under such a name, and no cell has a sign.
 * A company that only ever lost prints its results so; "Net income (loss)" gives the sign itself.
 */
export function isBareLoss(words: string, heading: string, values: readonly (Figure | null)[]): boolean {
  const printed = values.filter((figure) => figure !== null && !figure.percent && figure.value !== 0)
  if (printed.length === 0 || printed.some((figure) => figure !== null && (figure.negative || figure.value < 0)))
    return false
  if (isResult(words)) return true
  const near = nearestHeading(heading)
  return BASIS.test(words) && HEAD.test(heading) && isResult(near)
}

/** The figures of such a line as what they are. */
export const asLosses = (values: readonly (Figure | null)[]): (Figure | null)[] =>
  values.map((figure) =>
    figure === null || figure.percent || figure.value === 0
      ? figure
      : { ...figure, value: -figure.value, negative: true },
  )
