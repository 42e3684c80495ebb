/** A sentence with marks in the place of what it names: figures «m», numbers «n», periods «p», the company «c», directions «d». */
import type { Span } from '../../figures-in-words/companies.ts'
import { isColourful } from '../../figures-in-words/harmless-words.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther, type OtherMention, otherMentions } from '../../figures-in-words/other-names.ts'
import { isPlainWord } from '../../figures-in-words/plain-words.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { causesIn } from '../../figures-in-words/unread.ts'
import { asidesOf } from '../../figures-in-words/word-classes.ts'
import { MONTH_NAMES } from '../../format/date.ts'
import type { FigureName } from '../../statement/statement.ts'

/** "Repurchased $90.7 billion of its own stock": what was bought back, named by the verb */
const BOUGHT_BACK =
  /(?<=\b(?:repurchas(?:ed|ing)|b(?:ought|uys|uying) back|retir(?:ed|ing))\s(?:[\w$€£¥.,-]+\s){1,5}?(?:of|in|worth of)\s)(?:its |their )?(?:own )?(?:common |outstanding )?(?:stock|shares)\b/gi
/** "The dividend cost $8.9 billion", "its first dividend, $5.1 billion in all" */
const DIVIDEND =
  /\b(?<=\b(?:an?|the|its|their) (?:(?:first|first-ever|maiden|inaugural|cash|quarterly|annual|regular|new) )*)dividend\b(?! (?:per|yield|a share|rate|policy|cuts?|increases?|hikes?|rise|growth|cover|aristocrat|king|of [$€£]?\d*\.?\d+ (?:a|per) share))/gi
/** Raised by so much, or of so much a share: what one share gets. */
const RATE =
  /\b(?:rais|hik|increas|lift|boost|cut|trim|halv|slash|declar|bump|grew|suspend|rose|per share|a share)[a-z]*\b/i

/** What is called by a verb: beside an amount that was spent only. */
const SPENT_ON: readonly [OtherName, RegExp][] = [
  [
    'acquisitions',
    /(?<=\b(?:for|on|into) )(?:the )?(?:acquisitions(?: of businesses)?|acquiring (?:other )?(?:businesses|companies))\b(?! of)/gi,
  ],
  ['share_repurchases', BOUGHT_BACK],
  [
    'share_repurchases',
    /\b(?:to )?(?:(?:repurchas(?:e|ing)|buy(?:ing)? back|retir(?:e|ing)) (?:its |their |company )?(?:own |common )*(?:stock|shares)|(?:buy(?:ing)?|purchas(?:e|ing)) (?:its|their) own (?:common )?(?:stock|shares))\b/gi,
  ],
  [
    'share_repurchases',
    /(?<=(?:\b(?:paid|paying|spent|spending|spends|out)|(?:\b|\d)(?:billion|million|bn|mn|[bm])) (?:for|on) )(?:its|their) own (?:stock|shares)\b/gi,
  ],
  [
    'acquisitions',
    /\bacquisitions\b(?= (?:alone )?(?:took|cost|costs|consumed|ate up|absorbed|swallowed|claimed|required|gobbled up|soaked up)\b)|(?<=\b(?:buy-?backs|dividends|repurchases) and )acquisitions\b/gi,
  ],
  [
    'dividends_paid',
    /\bdividend (?:bill|cheque|check|outlays?|spending)\b|\bdividend\b(?= of (?:about |some |nearly |almost |just |only )?[$€£][\d.,]+ ?(?:billion|million|bn|m)\b)|(?<=\bby )dividend\b(?= (?:\(|and |or |as ))/gi,
  ],
  [
    'share_repurchases',
    /\b(?:repurchased|bought back) (?:its |their )?(?:own )?(?:shares|stock)\b(?= for )|(?<!\b(?:employee|insider|director) )\b(?:share|stock) purchases\b(?! (?:plan|program|by)\b)/gi,
  ],
  [
    'acquisitions',
    /\b(?:payments for )?businesses acquired\b|\b(?:takeover|acquisition) (?:bill|spending|outlays?)\b|\bspending on acquisitions\b|\bacquisitions\b(?= of [$€£][\d.,]+ ?(?:billion|million|bn|m)\b)/gi,
  ],
  // of money in millions: what one share gets is another figure
  ['dividends_paid', DIVIDEND],
  [
    'financing_cash_flow',
    /(?<=\b(?:from|through|via|by) )(?:its )?financing(?: activities)?\b|(?<=\bin )(?:its )?financing activities\b/gi,
  ],
  [
    'net_cash',
    /\bnet debt(?: position| load| pile)?\b(?! (?:to (?:ebitda|equity|capital|earnings|total)|per|issu|repay|repaid))/gi,
  ],
  [
    'cash_and_equivalents',
    /\bcash,? (?:and )?cash[- ]equivalents\b(?= (?:and|or|,|was|were|of|stood|came|totall?ed)\b|[,.;])/gi,
  ],
  [
    'short_term_investments',
    /(?<=\bcash(?:,|,? and)? (?:(?:and )?(?:cash )?equivalents,? )?(?:and|plus) )(?:other )?(?:short-term |current )?investments\b/gi,
  ],
  ['free_cash_flow', /\bcash burn\b/gi],
  [
    'operating_cash_flow',
    /\boperating cash burn\b|\bcash burn(?:ed|t)? (?:from|in|by|at) (?:its |the )?operat(?:ions|ing activities)\b/gi,
  ],
  ['capital_expenditures', /(?<=\b(?:into|on|for|in) )(?:its |new )?(?:capital|investment) projects\b/gi],
  ['operating_cash_flow', /\boperating cash\b(?![- ]?flow)|\bop\.? cash flow\b/gi],
  ['property_net', /(?<=\b(?:in|into|on) )(?:new |its )?plant and equipment\b/gi],
  [
    'shareholders_equity',
    /\b(?:share|stock)(?:holders|owners)['’]? (?:deficit|deficiency)\b|\bnegative (?:(?:share|stock)(?:holders|owners)['’]? )?equity\b/gi,
  ],
]
/** "The first half", "the nine months": how long flows are told of that a quarter's report adds up. */
const LENGTH =
  /\b(?:(?:the )?first[- ](?:half(?: of the (?:fiscal )?year)?|six months(?: of the (?:fiscal )?year)?)|(?:the )?(?:six months|half[- ]year))(?<half>)\b|\b(?:the )?(?:first )?(?:nine months|three quarters)(?: of the (?:fiscal )?year)?\b(?<nine>)/gi

export interface Skeleton {
  text: string
  mentions: OtherMention[]
}

/** What happened meanwhile, which no figure confirms; "when the year ended" is the day of a balance sheet. */
export const reasonsBeside = (s: Sentence): Sentence['circumstances'] => [
  ...s.circumstances.filter(
    ({ lead }) =>
      !/^(?:when|as) (?:the|its) (?:fiscal )?(?:year|quarter|period) (?:ended|closed)\b/i.test(
        s.text.slice(lead.start),
      ),
  ),
  ...causesBehind(s),
]
/** "…, thanks to lower capital spending": why, behind all numbers; what takes something out of the figure is no reason. */
const causesBehind = (s: Sentence): Sentence['circumstances'] =>
  causesIn(s.text)
    .filter(
      ({ start, end, text }) =>
        /^[\s.!]*$/.test(s.text.slice(end)) &&
        !/\d/.test(text) &&
        !TAKING_OUT.test(text) &&
        s.numbers.some((n) => n.end <= start) &&
        s.circumstances.every((one) => one.end <= start || one.start >= end),
    )
    .map(({ start, end, text }) => {
      const lead = /^[a-z]+(?: (?:of|to|by|on|the back of|a result of))?/i.exec(text)?.[0] ?? text
      return { start, end, lead: { start, end: start + lead.length } }
    })
const TAKING_OUT =
  /\b(?:exclud\w+|except|adjusted|net of|basis|constant|organic\w*|includ\w+|without|before|after|minus|plus|less|half|most|all|part)\b/i

/** Amounts of the income statement that a sentence names beside them. */
export const incomeMetrics = (s: Sentence): MetricToken[] =>
  s.metrics.filter(({ start, end, isVerb, isNegated, metrics }) => {
    const [first] = metrics
    const isOne = first?.kind === 'figure' && metrics.every((one) => one.kind === 'figure' && one.name === first.name)
    return end > start && !isVerb && !isNegated && isOne && INCOME.has(first.name)
  })
const INCOME: ReadonlySet<FigureName> = new Set(['total_revenue', 'gross_profit', 'operating_income', 'net_income'])

/** The figures of the two statements that a sentence names. */
export function mentionsIn(text: string): OtherMention[] {
  const found = otherMentions(text)
  for (const [name, pattern] of SPENT_ON)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      const [start, end] = [index, index + said.length]
      if (pattern === DIVIDEND && (RATE.test(text) || !/\d\s?(?:billion|million|bn|mn|m|b)\b/i.test(text))) continue
      const covered = found.filter((one) => one.start < end && one.end > start)
      for (const one of covered) found.splice(found.indexOf(one), 1)
      found.push({ named: namedOther(name), start, end })
    }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * The part of a sentence from one place to another; what says nothing of a figure is left out.
 * @param end the day that the statement's own period ended, YYYY-MM-DD
 */
export function skeletonOf(s: Sentence, from: number, to: number, end: string): Skeleton {
  const mentions = mentionsIn(s.text)
  const lengths = [...s.text.matchAll(LENGTH)].map(({ index, 0: said, groups }) => ({
    ...{ start: index, end: index + said.length },
    mark: groups?.half === undefined ? '«nine»' : '«half»',
  }))
  const asides = asidesOf(s).filter(({ start }) => /(?:^|[,;:–—(])\s*$/.test(s.text.slice(0, start)))
  const marks: (Span & { mark: string })[] = [
    ...mentions.map((one, i) => ({ start: one.start, end: one.end, mark: `«m${i}»` })),
    ...incomeMetrics(s).map(({ start, end }, i) => ({ start, end, mark: `«i${i}»` })),
    ...reasonsBeside(s).map(({ start, end }) => ({ start, end, mark: '' })),
    ...lengths,
    ...s.numbers.map(({ start, end }, i) => ({ start, end, mark: `«n${i}»` })),
    ...s.periods.map(({ start, end }, i) => ({ start, end, mark: `«p${i}»` })),
    ...s.companies.map(({ start, end }) => ({ start, end, mark: '«c»' })),
    ...s.directions.flatMap(({ start, end }, i) => (isFunds(s.text, start) ? [] : [{ start, end, mark: `«d${i}»` }])),
    ...ownEnds(s.text, end).map((one) => ({ ...one, mark: '«own»' })),
    ...asides.map(({ start, end }) => ({ start, end, mark: '' })),
  ].sort((a, b) => a.start - b.start || order(a.mark) - order(b.mark))
  let text = ''
  let at = from
  for (const one of marks) {
    if (one.start < at || one.end > to) continue
    text += s.text.slice(at, one.start) + one.mark
    at = one.end
  }
  return { text: withoutManner(text + s.text.slice(at, to)), mentions }
}
/** "The end of June", "September 30" of a period that ended then. */
function ownEnds(text: string, end: string): Span[] {
  const month = MONTH_NAMES[Number(end.slice(5, 7)) - 1] ?? ''
  const day = Number(end.slice(8, 10))
  const pattern = `\\bthe end of ${month}\\b|\\b${month} ${day}\\b(?!,? \\d)|(?<=\\b(?:ended|closed|finished) )${month}(?= with\\b)`
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))
}
/** "Raised more than $25 billion": money that was got, which moved no figure. */
export const isFunds = (text: string, start: number): boolean =>
  /^rais(?:ed|es|ing) (?:(?:some|about|around|nearly|almost|more than|over|another) )*(?:US)?[$€£¥]/i.test(
    text.slice(start),
  )
const order = (mark: string): number => 'mhinpcd'.indexOf(mark.charAt(1))

/** How it was, and how sure or large it seems: "still", "basically", "a staggering", "just over". */
function withoutManner(text: string): string {
  return text
    .replace(/\b(?:an?|the) ([a-z-]+) (?=«n)/g, (all, word: string) => (isColourful(word) ? '' : all))
    .replace(HEDGES, '')
    .replace(/(?<!«)\b([a-z]+)\b(?!»)/gi, (word) =>
      /^(?:still|also|now|again|even|just|already|alone)$/i.test(word) || (/^[a-z]+ly$/.test(word) && isPlainWord(word))
        ? ''
        : word,
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .replace(/^[\s,;]+/, '')
    .replace(/[,;]+(?=\.?$)/, '')
    .trim()
}
/** Read with the number behind them. */
const HEDGES =
  /\b(?:(?:just|well|a little|a touch|slightly|some|about|around|roughly|nearly|almost|approximately|close to|at least|at most|more than|less than|fewer than|north of|upwards of|over|under|only|a mere|a total of|another|a further|an additional) )+(?=«n)/gi
