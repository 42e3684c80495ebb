/** A sentence as a row of typed pieces: names of figures, numbers, periods, directions, the company, and plain words. */
import type { Span } from '../../figures-in-words/companies.ts'
import type { DirectionToken } from '../../figures-in-words/directions.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { PeriodToken } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'

export type Token = Span &
  (
    | { is: 'metric'; metric: MetricToken }
    | { is: 'number'; number: NumberToken }
    | { is: 'period'; period: PeriodToken }
    | { is: 'direction'; direction: DirectionToken }
    | { is: 'company' }
    | { is: 'word'; word: string }
  )

/** "(“SG&A”)", "(R&D)", "(loss)": another name of what stands before it, which says nothing more. */
const ALIAS =
  /\s\(\s*(?:the )?[“"][^”")]{1,40}[”"]\s*\)|\s\((?:SG&A|R&D|G&A|S&M|COGS|EPS)\)|\s\(see [^)]{1,40}\)|\s\(\d\d weeks\)|\s\([A-Z][\w’' ]{0,20}see [^)]{1,30}\)/g

/** Every piece in its order; an alias in brackets is left out. */
export function tokensOf(s: Sentence): Token[] {
  const aliases = [...s.text.matchAll(ALIAS)].map(
    ({ index, 0: said }): Span => ({ start: index, end: index + said.length }),
  )
  const found: Token[] = []
  const add = (token: Token) => {
    const isFree = [...found, ...aliases].every((one) => token.end <= one.start || token.start >= one.end)
    if (isFree && token.end > token.start) found.push(token)
  }
  for (const metric of s.metrics) add({ start: metric.start, end: metric.end, is: 'metric', metric })
  for (const number of s.numbers) add({ start: number.start, end: number.end, is: 'number', number })
  for (const period of s.periods) add({ start: period.start, end: period.end, is: 'period', period })
  for (const direction of s.directions) add({ start: direction.start, end: direction.end, is: 'direction', direction })
  for (const { start, end } of s.companies) add({ start, end, is: 'company' })
  for (const { index, 0: said } of s.text.matchAll(/[\p{L}\p{N}]+(?:[-'’&.][\p{L}\p{N}]+)*|[^\s]/gu))
    add({ start: index, end: index + said.length, is: 'word', word: said.toLowerCase().replace(/’/g, "'") })
  return found.sort((a, b) => a.start - b.start)
}
