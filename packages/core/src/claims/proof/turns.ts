/** From a profit to a loss, from a deficit to a surplus: two amounts of one figure on either side of zero. */
import type { Span } from '../../figures-in-words/companies.ts'
import { metricWords } from '../../figures-in-words/facts.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Proven } from './parts.ts'

/** "Swung from a gross profit of $7.7bn to a gross loss of $2.0bn": one above and one below zero, and which came first. */
export function isTurn(s: Sentence, numbers: readonly Proven[], word: string): boolean {
  if (!/^(?:sw[iu]ng|turn|flip|revers|slid|slip|tip|plung)\w*$/i.test(word)) return false
  const [a, b, ...more] = numbers.filter(({ form, from }) => form === 'amount' && from === null)
  // "From a loss of $5.9bn it swung to a profit of $37.6bn, and then to $68.6bn": on the side that it came to
  const isSame = more.every(
    ({ metric, fact }) =>
      a && b && metricWords(metric) === metricWords(b.metric) && fact.value < 0 === b.fact.value < 0,
  )
  if (!a || !b || !isSame || a.fact.value < 0 === b.fact.value < 0 || a.period === b.period) return false
  const isFirst =
    /\bfrom\b|\bafter\b/i.test(s.text.slice(0, a.number.start)) ||
    /\bto\b/i.test(s.text.slice(a.number.end, b.number.start))
  return isFirst ? a.period.end_date < b.period.end_date : a.period.end_date > b.period.end_date
}

/** A comparison that such a turn is told by, whose numbers show that it is so. */
export const isTurnAt = (s: Sentence, numbers: readonly Proven[], { start, end }: Span): boolean =>
  isTurn(s, numbers, /^[\p{L}]+/u.exec(s.text.slice(start, end))?.[0] ?? '')
