/** A question as the figures and periods that it names, in its order, and the words that are left. */
import { companyNames, companySpans } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { maskNonFigures, numberTokens } from '../../figures-in-words/numbers.ts'
import { otherMentions } from '../../figures-in-words/other-names.ts'
import type { PeriodMention } from '../asked-periods.ts'
import type { ChatFacts } from '../facts.ts'
import { MARGINS, type Mention, NO_METRIC } from '../metrics.ts'

export type Token =
  | { kind: 'term'; metric: string; isVerb: boolean; word: string }
  | { kind: 'period'; period: string }
  | { kind: 'word'; word: string }
  | { kind: 'limit'; value: number; isPercent: boolean; words: string }

interface Placed {
  start: number
  end: number
  token: Token
}

/** @returns null where a figure is named that no statement gives */
export function tokensOf(
  text: string,
  facts: ChatFacts,
  mentions: readonly Mention[],
  periods: readonly PeriodMention[],
): Token[] | null {
  const placed: Placed[] = []
  const isFree = (start: number, end: number) => placed.every((one) => end <= one.start || start >= one.end)
  const add = (start: number, end: number, token: Token | null) => {
    if (isFree(start, end)) placed.push({ start, end, token: token ?? { kind: 'word', word: '' } })
  }
  for (const { named, start, end } of otherMentions(text)) {
    const isOfLonger = mentions.some((one) => one.start < end && one.end > start && one.end - one.start > end - start)
    if (!isOfLonger) add(start, end, { kind: 'term', metric: `other:${named.name}`, isVerb: false, word: '' })
  }
  for (const { metric, isVerb, start, end } of mentions) {
    if (metric === MARGINS || (metric === NO_METRIC && isFree(start, end))) return null
    add(start, end, { kind: 'term', metric, isVerb, word: text.slice(start, end).toLowerCase() })
  }
  for (const { period, start, end } of periods) add(start, end, { kind: 'period', period })
  const numbers = numberTokens(maskNonFigures(text, []).text).filter(
    (one) => (one.hasScale || one.kind === 'percent') && one.kind !== 'times' && isFree(one.start, one.end),
  )
  const [number] = numbers
  if (numbers.length > 1 || (number && !currencyAgrees(number.currency, facts.currency))) return null
  if (number)
    add(number.start, number.end, {
      kind: 'limit',
      value: (number.isNegative ? -number.value : number.value) / (number.kind === 'percent' ? 100 : 1),
      isPercent: number.kind === 'percent',
      words: text.slice(number.start, number.end).trim(),
    })
  for (const { start, end } of companySpans(text, companyNames(facts.company, facts.base.tickers)))
    add(start, end, null)
  for (const match of text.matchAll(/[§\p{L}\p{N}][\p{L}\p{N}'’&.-]*|[%/+÷−$€£¥,&]|(?<=\s)-(?=\s)/gu)) {
    const word = match[0].toLowerCase().replace(/[’]/g, "'").replace(/[.]+$/, '').replace(/'s$/, '')
    add(match.index, match.index + match[0].length, { kind: 'word', word })
  }
  return placed
    .sort((a, b) => a.start - b.start)
    .map(({ token }) => token)
    .filter((token) => token.kind !== 'word' || token.word !== '')
}
