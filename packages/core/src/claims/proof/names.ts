/** The names of a sentence as a proof reads them: those of headings left out, flows that what they do names, amounts put together. */
import type { Metric } from '../../figures-in-words/facts.ts'
import { metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'

/** @returns the names without those that say nothing of a number, with those that only their verbs show */
export function namesTold(text: string, names: readonly MetricToken[]): MetricToken[] {
  const told = names
    // "In the cash flow statement one sees"
    .filter((one) => one.metrics.length > 0 || !/^ statement\b/.test(text.slice(one.end)))
    .filter((one, _, all) => !isOfHeader(text, one, all))
    .map((one) => outside(text, one))
  const flows = [...operationsIn(text), ...owedIn(text), ...taxOnIt(text, told), ...returnsIn(text)].filter(
    ({ start, end }) => told.every((one) => one.end <= start || one.start >= end),
  )
  return flows.length > 0 ? [...told, ...flows].sort((a, b) => a.start - b.start) : told
}

const USING = 'us(?:ed|es|ing)|consum\\w*|drain\\w*|burn\\w*|swallow\\w*|devour\\w*|absorb\\w*|ate|bled|cost'
const MAKING =
  'generat\\w*|produc\\w*|yield\\w*|suppl(?:y|ies|ied)|provid\\w*|furnish\\w*|thr[eo]w off|brought in|br(?:ing|ings) in|brought|garner\\w*|deliver\\w*'
/** "Operations drained $12.1 billion": the cash flow that they are, where no one's operations are named. */
const OPERATIONS = new RegExp(
  `(?:(?<=^\\s*)|(?<=[,;:(—–.]\\s)|(?<=\\b(?:its|the|and|but|while|as|that|whose|company['’]s|group['’]s)\\s)|(?<=\\p{Lu}[\\p{L}&-]*['’]s?\\s))operat(?:ions|ing activities)(?=\\s+(?:(?:alone|had|have|also|even|then|in [12]\\d{3})\\s+)*(?:(?<using>${USING})|(?:${MAKING}))\\b)`,
  'giu',
)
function operationsIn(text: string): MetricToken[] {
  return [...text.matchAll(OPERATIONS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    metrics: [{ kind: 'other', name: 'operating_cash_flow', label: 'Operating cash flow' }],
    isNegated: match.groups?.using !== undefined,
  }))
}

/** "Owed $53.4 billion": its debts or all its liabilities; "owed $1.4 billion of tax" is of what is named. */
const OWED =
  /\bow(?:ed|es|ing)\b(?=\s+(?:(?:about|some|nearly|almost|just|over|roughly|around|a total of)\s+)*[$€£]\d+(?:[.,]\d+)*(?![.,]?\d)\s?(?:billion|million|bn|mn|[bm])?(?![a-z])(?:[,.;:)]|$|\s+(?:up|down|at|on|by|against|compared|versus|after|from|in|as|when|while|and)\b(?!\s+(?:tax|interest|rent|wages|back)\b)))/gi
const owedIn = (text: string): MetricToken[] =>
  [...text.matchAll(OWED)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    metrics: [
      { kind: 'other', name: 'total_debt', label: 'Debt' },
      { kind: 'other', name: 'total_liabilities', label: 'Total liabilities' },
    ],
    isNegated: false,
  }))

/** "Shareholder returns of $24.3 billion": dividends and buybacks, where it does not say itself by which of the two. */
const RETURNS =
  /\b(?:(?:(?:cash|capital|money) )?(?:payments?|payouts?|distributions?|returns?) to (?:its |the )?(?:(?:share|stock)(?:holders|owners)|owners|investors)|(?:share|stock)(?:holder|owner) (?:returns|payouts?|distributions?)|(?:total )?capital returns?)\b(?!\s+(?:in|as|via|through|by way of)\s+(?:(?:the|its|share|stock|cash)\s+)*(?:dividend|buy-?back|repurchase))/gi
const returnsIn = (text: string): MetricToken[] =>
  [...text.matchAll(RETURNS)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    metrics: [
      {
        ...{ kind: 'sum', name: 'Dividends paid and Share repurchases', minus: [] },
        plus: [
          { kind: 'other', name: 'dividends_paid', label: 'Dividends paid' },
          { kind: 'other', name: 'share_repurchases', label: 'Share repurchases' },
        ],
      },
    ],
    isNegated: false,
  }))

const TAX_ON_IT =
  /\b(?:the |its )?(?:income )?tax(?:es)?(?: bill| charge)? on (?:it|that|them|this|those)(?: profits?| income| earnings| sum| amount)?(?![\w-])/gi
/** "Pretax profit rose to $26.6m, but the tax on it jumped": on what was named before taxes. */
function taxOnIt(text: string, names: readonly MetricToken[]): MetricToken[] {
  const isPretax = ({ metrics: [one] }: MetricToken) => one?.kind === 'figure' && one.name === 'income_before_taxes'
  return [...text.matchAll(TAX_ON_IT)]
    .filter(({ index }) => names.findLast(({ end }) => end <= index)?.metrics.length === 1)
    .filter(({ index }) =>
      names
        .filter(({ end }) => end <= index)
        .slice(-1)
        .every(isPretax),
    )
    .map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      metrics: [{ kind: 'figure', name: 'income_tax_expense' }],
      isNegated: false,
    }))
}

const PLUS = /^\s*(?:plus|together with|along with|combined with|&|\+)\s*(?:(?:the|its|other|all)\s+)*$/i
const AND = /^\s+and\s+(?:(?:the|its|other)\s+)*$/i
const PUT = /\b(?:add(?:ed|ing)?|put|tak(?:e|en|ing)|sum(?:med)?)\b[^.;:,]*$/i
const TO = /^\s+to\s+(?:(?:the|its|other)\s+)*$/i
const TOGETHER =
  /\b(?:together|combined|jointly|altogether|in (?:all|total|sum)|between them|all told|by way of|through|via|in the form of)\b/i

/** "Cash plus short-term investments", "by way of dividends and buybacks": two amounts of money as the one that they make; null = none are. */
export function sumsNamed(text: string, names: readonly MetricToken[]): MetricToken[] | null {
  if (/\b(?:each|both|respectively|either|apiece)\b/i.test(text)) return null
  const found: MetricToken[] = []
  let isAny = false
  for (const one of names) {
    const last = found.at(-1)
    const [a, b] = [last?.metrics[0], one.metrics[0]]
    const gap = last ? text.slice(last.end, one.start) : ''
    const isPut = last !== undefined && PUT.test(text.slice(0, last.start)) && TO.test(gap)
    const isAnd =
      AND.test(gap) &&
      (TOGETHER.test(text) ||
        (last !== undefined &&
          (isOneAmount(text, last, one) || isInHand(text, last, one) || isOneSubject(text, last, one))))
    const isSum = last && a && b && isPayable(a) && isPayable(b) && (PLUS.test(gap) || isPut || isAnd)
    if (!isSum || last.isNegated || one.isNegated || metricWords(a) === metricWords(b)) {
      found.push(one)
      continue
    }
    const plus = [...(a.kind === 'sum' ? a.plus : [a]), b]
    const metric: Metric = { kind: 'sum', name: plus.map(metricWords).join(' and '), plus, minus: [] }
    found.splice(-1, 1, { start: last.start, end: one.end, metrics: [metric], isNegated: false })
    isAny = true
  }
  return isAny ? found : null
}

/** "Paid $5.3 billion in dividends and buybacks": one amount before both names, none behind. */
const isOneAmount = (text: string, { start }: MetricToken, { end }: MetricToken): boolean =>
  /[$€£][\d.,]+ ?(?:billion|million|bn|m)\s+(?:in|on|for|of|as|through|via)\s+(?:(?:the|its)\s+)*$/i.test(
    text.slice(0, start),
  ) && !/^[^.;]{0,24}\b(?:alone|respectively|each)\b/i.test(text.slice(end))

/** "Cash, cash equivalents and investments came to $44.1 billion": one amount behind both names of what is at hand. */
const isInHand = (text: string, { metrics: [a] }: MetricToken, { end, metrics: [b] }: MetricToken): boolean =>
  a?.kind === 'other' &&
  b?.kind === 'other' &&
  a.name === 'cash_and_equivalents' &&
  b.name === 'short_term_investments' &&
  /^\s+(?:(?:came|amounted|added up) to|of|were|stood at|totall?(?:ed|ing)|reached|worth)\s+(?:(?:about|some|nearly|almost|just|over)\s+)*[$€£][\d.,]+ ?(?:billion|million|bn|m)(?!\s+and\b)/i.test(
    text.slice(end),
  )

/** "Repurchases and dividends swallowed 91% of": one size is told of both, at the head of a clause. */
const isOneSubject = (text: string, { start }: MetricToken, { end }: MetricToken): boolean =>
  /(?:^|[,;:]\s+|['’]s\s+|\b(?:and|while|but|its|the)\s+)$/i.test(text.slice(0, start)) &&
  /^\s+(?:[a-z]+\s+){1,3}(?:(?:about|around|some|only|just|roughly|nearly|almost|over|under|more|less|than|well|a|an)\s+)*(?:\d[\d.]*\s?(?:%|per ?cent)|(?:half|thirds?|quarters?|fifths?|tenths?|two|three|four|nine)\b)/i.test(
    text.slice(end),
  )

/** What is an amount that another of its kind can be added to. */
const isPayable = (one: Metric): boolean =>
  (one.kind === 'other' && !/ratio|_to_|^net_|^total_/.test(one.name)) ||
  one.kind === 'expense' ||
  (one.kind === 'sum' && one.minus.length === 0)

/** "Cash drain: the group burned $14.3 billion of free cash": what a heading calls it, where the sentence names it itself. */
function isOfHeader(text: string, one: MetricToken, all: readonly MetricToken[]): boolean {
  const end = HEADER.exec(text)?.[0].length ?? 0
  return one.end > one.start && one.end <= end && all.some((other) => other.start >= end && other.end > other.start)
}
const HEADER =
  /^\s*(?:[\w&-]+\s){1,3}(?:watch|check|drain|corner|update|alert|snapshot|tracker|time|recap|note|point|focus|spotlight|news|burn|pile|machine|story|picture)\s*:/i

/** "Outside the United States": all revenue without it. */
function outside(text: string, token: MetricToken): MetricToken {
  const lead = /\b(?:outside(?: of)?|beyond)\s+(?:the\s+)?$/i.exec(text.slice(0, token.start))
  const [metric] = token.metrics
  if (!lead || metric?.kind !== 'division' || metric.quantity !== 'revenue') return token
  const rest: Metric = {
    kind: 'sum',
    name: `revenue outside ${metric.label}`,
    plus: [{ kind: 'figure', name: 'total_revenue' }],
    minus: [metric],
  }
  return { ...token, start: lead.index, metrics: [rest] }
}
