/** "$16.5 billion in cash plus $27.5 billion in investments, call it 44 billion", "less tax of $20.7 billion, … becomes $112.0 billion". */
import type { Span } from '../../figures-in-words/companies.ts'
import { metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { bind } from '../binding.ts'
import { type Asked, amountIn, amountOf, fits, namesIn, type Supposed } from './names.ts'

const LINK = '(?:^|[,;:–—]|\\band\\b|\\bor\\b)?\\s*(?:(?:which|that|this|they|these|the two|both|so|and|all)\\s+)*'
const HEDGE = '(?:(?:about|roughly|some|just|only|a|you|us|it|with|an? (?:grand )?total of)\\s+)*'
const SUM = new RegExp(
  `${LINK}(?:makes?|making|gives?|giving|for|totall?ing|totall?ed|adds? up to|adding up to|comes? to|came to|sums? to|amounts? to|call it|together|altogether|equals?|=|in all|so|or)\\s*${HEDGE}$`,
  'i',
)
const LEFT = new RegExp(
  `${LINK}(?:leaves?|leaving|left|remain(?:s|ed)?|becomes?|makes?|gives?|comes? to|is|are|=|equals?)\\s*${HEDGE}$`,
  'i',
)
const BEHIND = /^\s+(?:in all|together|altogether|all told|combined|in total|between them)\b/
/** Words that take one of the two from the other. */
const LESS = /\b(?:less|minus|after|subtract|deduct|take away|taking away|once)\s+(?:(?:paying|the|its|a)\s+)*$/i
const isAmount = (n: NumberToken) => n.kind === 'money' || (n.kind === 'count' && n.hasScale)

interface Term {
  n: NumberToken
  token: MetricToken
  value: number
}

function termsOf({ s, period }: Asked, numbers: readonly NumberToken[]): Term[] | null {
  const found = numbers.flatMap((n): Term[] => {
    const token = bind(s, n)?.token
    const metric = token ? amountOf(token) : null
    const value = amountIn(period, metric)
    return token && value !== null && fits(value, n) ? [{ n, token, value }] : []
  })
  const isEach = found.length === numbers.length && new Set(found.map(({ token }) => token.start)).size === found.length
  return isEach ? found : null
}

/** The number behind two or three named amounts, as their sum or as what is left of the first. */
export function sumHeld(asked: Asked): Supposed | null {
  const { s, n, period } = asked
  const amounts = s.numbers.filter(isAmount)
  const at = amounts.indexOf(n)
  if (s.numbers.length !== amounts.length || at !== amounts.length - 1 || at < 2 || at > 3) return null
  const terms = termsOf(asked, amounts.slice(0, at))
  const last = terms?.at(-1)
  const [first] = terms ?? []
  if (!terms || !last || !first || namesIn(s).some((one) => terms.every(({ token }) => token.start !== one.start)))
    return null
  const from = Math.max(last.n.end, last.token.end <= n.start ? last.token.end : 0)
  const gap = s.text.slice(from, n.start)
  const behind = BEHIND.exec(s.text.slice(n.end))
  const less = terms.find((one) => LESS.test(s.text.slice(0, Math.min(one.token.start, one.n.start))))
  const [sum, left] = [SUM.exec(gap), LEFT.exec(gap)]
  const isPlus = /\bplus\b/i.test(s.text.slice(0, n.start))
  const isLeft = left !== null && !isPlus && (less !== undefined || /lea(?:ve|ving)|left|remain/i.test(left[0]))
  const isSum =
    !isLeft && less === undefined && (sum !== null || (behind !== null && /^[\s,:–—]*(?:and\s+)?$/.test(gap)))
  if (!isLeft && !isSum) return null
  const whole = Math.max(...terms.map(({ value }) => value))
  const total = terms.reduce((all, { value }) => all + value, 0)
  const value = isSum ? total : 2 * whole - total
  if (!fits(value, n)) return null
  const match = isLeft ? left : sum
  const words = terms.map(({ token }) => metricWords(amountOf(token) ?? { kind: 'expenses' }))
  return {
    used: terms.map(({ token }) => token),
    cues: [
      ...(match ? [{ start: from + match.index, end: n.start }] : []),
      ...(behind ? [{ start: n.end, end: n.end + behind[0].length }] : []),
      ...lessWords(s),
    ],
    found: {
      ...{ metric: amountOf(first.token), period, value, path: null, form: 'amount', isChange: false },
      rule: words.join(isSum ? ' + ' : ' − '),
    },
  }
}

/** "Plus", "less", "minus" between the terms of a sum. */
const lessWords = (s: Sentence): Span[] =>
  [...s.text.matchAll(/\b(?:less|plus|minus|add(?:ed)? to|adding)\b/gi)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
