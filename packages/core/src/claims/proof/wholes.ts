/**
 * "Of the Dutch insurer's revenues", "of its second-quarter sales", "out of Moderna's 2024 total": what a number is a part
 * of, however its owner, its time and its kind are told between. Words there that mean something else are looked at with
 * the other words of the sentence.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { bare, type Told } from './tokens.ts'

/** Words that begin something else than a name. */
const OTHER =
  'of|in|from|to|for|by|at|on|with|and|or|nor|but|than|as|which|that|what|who|while|was|were|is|are|had|has|have|out|into|per|not|no|without|excluding|outside'
/** What may stand between "of" and the name of the whole: owners, times, kinds. */
const OF = new RegExp(
  `^\\s*(?:out )?of\\b(?:\\s+(?:that\\s+)?(?!(?:${OTHER})\\b)(?:['’]s|[\\p{L}&][\\p{L}’'&.-]*)){0,6}\\s+$`,
  'iu',
)

/** @returns the name behind a place that is told of as the whole; null = what stands behind begins something else */
export function wholeBehind(told: Told, at: number): MetricToken | null {
  const next = told.names.find((one) => one.start >= at)
  return next && isOfName(told, at, next) ? next : null
}

/** Nothing but "of" and what a name is told with stands between a place and the name. */
export const isOfName = ({ s }: Told, at: number, { start }: MetricToken): boolean =>
  start >= at && OF.test(bare(s.text, [...s.companies, ...s.periods], at, start))

/**
 * "Nearly all of Meta's revenue, 98.7%, comes from", "most of sales (62%)": the whole that a number set off behind it is a
 * part of, where the words before say no other size.
 */
export function wholeBefore({ s, names }: Told, n: NumberToken): MetricToken | null {
  const whole = names.findLast((one) => one.end <= n.start)
  if (!whole || n.kind !== 'percent' || !SET_OFF_BEHIND.test(s.text.slice(whole.end, n.start))) return null
  if (!/^\s*(?:[,)]|[–—-]\s)/.test(s.text.slice(n.end))) return null
  const said = MOST_OF.exec(bare(s.text, [...s.companies, ...s.periods], 0, whole.start))?.groups
  if (!said) return null
  const least = said.all !== undefined ? 90 : said.most !== undefined ? 50 : 0
  return n.value > least ? whole : null
}
const SET_OFF_BEHIND =
  /^(?:\s*,|\s*\(|\s[–—-])\s*(?:(?:or|some|about|around|roughly|exactly|nearly|almost|namely|fully)\s+)*$/i
const MOST_OF = new RegExp(
  `\\b(?:(?<all>(?:virtually|practically|nearly|almost|close to) (?:all|everything|the (?:whole|entirety)))|(?<most>most|the (?:(?:vast|great|overwhelming) )?(?:bulk|majority)|the lion['’]s share|the better part)|a (?:large |big |small |tiny |good |sizeable |sizable |significant )?(?:part|chunk|slice|share|portion|fraction)) of(?:\\s+(?!(?:${OTHER})\\b)(?:['’]s|[\\p{L}&][\\p{L}’'&.-]*)){0,6}\\s+$`,
  'iu',
)

/** "22% in China", "61% abroad", "and another 8% from Europe": the name behind a share that goes on from another. */
export function partGoneOn({ s, names, numbers }: Told, n: NumberToken): MetricToken | null {
  const last = numbers[numbers.indexOf(n) - 1]
  const next = numbers[numbers.indexOf(n) + 1]?.start ?? s.text.length
  const part = names.find((one) => one.start >= n.end)
  if (!last || !part || part.start > next || last.kind !== 'percent') return null
  return GONE_ON.test(s.text.slice(last.end, n.start)) && IN_PART.test(s.text.slice(n.end, part.start)) ? part : null
}
/** What stands between two shares that are told one after the other. */
export const isGoneOn = (gap: string): boolean => GONE_ON.test(gap)
const GONE_ON =
  /(?:[,;(–—]|\b(?:and|while|with|but|plus|against|versus|then)|[,;]\s+(?:and|while|with|but|against|versus|then))\s+(?:(?:a|an|the|another|further|about|around|some|only|just|roughly|nearly|almost|over|under|more|less|than|mere|good|well|still|remaining|other|rest|of)\s+)*$/i
const IN_PART =
  /^\s+(?:(?:was|were|is|are|came|comes|coming|stem(?:s|med)|made|earned|booked|generated|sold|went|flowed)\s+)*(?:(?:from|in|to|by|with|at|on|for|via|through|out of|outside)\s+)?(?:(?:the|its)\s+)*$/i

/** Nothing but "of" and what an amount is told with stands between a place and the number: "of the worldwide total of $23.7 billion". */
export const isOfAmount = ({ s }: Told, at: number, n: NumberToken): boolean =>
  (n.kind === 'money' || (n.kind === 'count' && n.hasScale)) &&
  n.start >= at &&
  OF_AMOUNT.test(bare(s.text, [...s.companies, ...s.periods], at, n.start))
const OF_AMOUNT = new RegExp(
  `^\\s*(?:out )?of\\b(?:\\s+(?!(?:${OTHER})\\b)(?:['’]s|[\\p{L}&][\\p{L}’'&.-]*)){0,5}(?:\\s+(?:total|sum|figure|haul|pot|pile) of)?\\s+$`,
  'iu',
)

/** What is named right behind an amount, or done with it: "the $14.8 billion profit", "the 2,887 million earned before tax". */
export function namesOfAmount({ s, numbers }: Told, n: NumberToken): readonly MetricToken[] {
  const next = numbers[numbers.indexOf(n) + 1]?.start ?? s.text.length
  return s.metrics.filter(
    (one) =>
      one.start >= n.end &&
      one.end > one.start &&
      one.end <= next &&
      OF_WHICH.test(bare(s.text, s.companies, n.end, one.start)),
  )
}
const OF_WHICH =
  /^\s+(?:(?:in|of|as|that|which|it|they|net|total|quarterly|annual|worldwide|global|overall|earned|made|reported|booked|generated|the|its|had|has|been)\s+)*$/i

/** "Half of it", "of which 54%": of what was told before. */
export const isOfIt = (text: string, { start, end }: NumberToken): boolean =>
  OF_IT.test(text.slice(end)) || OF_WHICH_LED.test(text.slice(0, start))

/** The words "of it" behind a number that is told so. */
export const itsTold = ({ s, numbers }: Told): Span[] =>
  numbers.flatMap(({ start, end }) => {
    const said = OF_IT.exec(s.text.slice(end))?.[0]
    return said === undefined ? [] : [{ start, end: end + said.length }]
  })
const OF_IT =
  /^\s+(?:\([^()]*\)\s+)?of (?:it|this|that|which|(?:this|that) (?:sum|amount|total|figure|money|revenue|haul))(?=[\s,.;:)(])/i
const OF_WHICH_LED =
  /\bof which,?\s+(?:(?:about|around|some|only|just|roughly|nearly|almost|over|under|more than|less than|a|an)\s+)*$/i

/** "At home, in the United States", "from home, the United States": said of a company that reports in its money. */
export const homesTold = ({ base, s, names }: Told): Span[] =>
  base.currency !== 'USD'
    ? []
    : [...s.text.matchAll(HOME)].flatMap((match): Span[] => {
        const end = match.index + match[0].length
        const next = names.find((one) => one.start >= end && /^(?:the\s+)?$/i.test(s.text.slice(end, one.start)))
        const isOwn =
          next !== undefined &&
          /^(?:the )?(?:United States|U\.S\.|US|USA|America)\b/.test(s.text.slice(next.start, next.end))
        return isOwn ? [{ start: match.index, end }] : []
      })
const HOME =
  /\b(?:(?:at|from|in)\s+)?(?:(?:its|the)\s+)?home(?:\s+(?:market|country|turf|soil|base))?,\s+(?:(?:in|from|that is|namely)\s+)*(?=\S)/gi
