/** Words that a proof has looked at: that money went out or came in, and that an earlier amount was told behind a later one. */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, type Metric, metricWords, yearBefore } from '../../figures-in-words/facts.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import type { Proven } from './parts.ts'
import type { Told } from './tokens.ts'

const OUT =
  /\b(?:burn(?:s|ed|t|ing)?|consum(?:es|ed|ing)|drain(?:s|ed|ing)?|us(?:es|ed|ing)|swallow(?:s|ed|ing)?|bl(?:ed|eeds|eeding)|went|goes|going)(?: (?:up|through|in))?\b/gi
const IN =
  /\b(?:generat(?:e[sd]?|ing)|produc(?:e[sd]?|ing)|br(?:ings?|inging|ought) in|(?:threw|thrown|throws|throwing) off|provid(?:e[sd]?|ing)|suppl(?:y|ied|ies)|yield(?:s|ed|ing)?|positive)\b/gi
const LOSS = /\b(?:a |net )?(?:loss|deficit) of\b/gi
const NET = /\bnet (?:other |interest )?(?:income|expense)\b/gi
const WHEN = /\bwhen (?:it|they) (?:(?:had )?stood|was|were|came)(?: (?:at|to))?\b/gi
const WENT = /\b(?:went|goes|gone|moved|came|comes)(?= from\b)/gi
const NEGATIVE = /\b(?:negative|in the red|under ?water|below zero|hole)\b/gi
const EARLIER = /\b(?:after|following|whereas)\b/gi
/** The same of money that came in: "having generated $4.4 billion". */
const CAME =
  /\b(?:(?:has|have|had|having) )?(?:generat(?:es|ed|ing)|produc(?:es|ed|ing)|yield(?:s|ed|ing)|thr[eo]wn? off|throwing off|br(?:ings|ought|inging) in|t(?:akes|ook|aking) in|earn(?:s|ed|ing)|ma(?:kes|de|king))\b/gi
/** What is paid to those who own the company, and that it goes to them. */
const RETURNED =
  /\b(?:re-?purchas(?:es|ed|ing)|b(?:uys|ought|uying) back|return(?:s|ed|ing)|sen(?:ds|t|ding)|hand(?:s|ed|ing)|distribut(?:es|ed|ing)|went|goes|going)(?: back| out| over)?\b|\bto (?:(?:its|the|their|all) )?(?:share|stock)?(?:holders|owners|investors)\b/gi
/** That an amount is so much of another. */
const FORMING =
  /\b(?:makes?|made|forms?|formed|supports?|supported|backs?|backed|constitutes?|represents?|covers?|covered)(?: up)?\s+(?=(?:(?:only|just|about|around|nearly|almost|some|roughly|over|under|barely|exactly|a|an)\s+)*$)/gi
/** On which side of zero an amount is said to be. */
const ABOVE = /\b(?:positive|plus|black)\b/gi
const BELOW = /\b(?:negative|minus|red|hole|shortfall|deficit)\b/gi
/** From one side of zero to the other. */
const CROSSED =
  /\b(?:sw[iu]ng(?:s|ing)?|flip(?:s|ped|ping)?|revers(?:es|ed|ing)|turn(?:s|ed|ing)?|tip(?:s|ped|ping)?)(?=\s+(?:from|to|into)\b)/gi

/** What only leads to another way of telling the same. */
const NAMELY = /\b(?:i\.e\.|viz\.|that is to say)/gi
const BENEFIT = /\b(?:benefit|credit|refund)\b/gi
const CHARGE = /\b(?:charge|expense|bill)\b/gi
/** What a sum of proven amounts is told by. */
const SUM =
  /\b(?:plus|together|combined|altogether|in (?:all|total|sum)|all told|taken together|add(?:s|ed)? up to)\b/gi

const all = (pattern: RegExp, text: string, from: number, to: number): Span[] =>
  [...text.matchAll(pattern)]
    .map((match) => ({ start: from + match.index, end: from + match.index + match[0].length }))
    .filter(({ end }) => end <= to)

/** @returns the words before a number whose sign or time they tell, where it is so */
export function signWords({ base, s, about }: Told, numbers: readonly Proven[]): Span[] {
  return [
    ...wordsBeside({ s, about }, numbers),
    ...(numbers.length > 0 && numbers.every(({ metric }) => isReturned(metric))
      ? all(RETURNED, s.text, 0, s.text.length)
      : []),
    ...timesMeasured(base, s, numbers),
    ...all(NAMELY, s.text, 0, s.text.length),
  ]
}

/** "Since 2023", "within a year", "the last three years": how far back what was proven is measured, how many years a row has. */
function timesMeasured(base: FactBase, s: Sentence, numbers: readonly Proven[]): Span[] {
  const changes = numbers.flatMap(({ from, period }) => (from ? [{ from, period }] : []))
  const isYear = changes.some(({ from, period }) => from === yearBefore(base, period))
  const since = s.periods.filter(({ isComparison, says }) => {
    const one = isComparison ? periodOf(base, says, base.periods[0]) : UNKNOWN
    return one !== UNKNOWN && changes.some(({ from }) => from === one)
  })
  const led = since.flatMap(({ start }) => {
    const lead = /\bsince\s+(?:the end of\s+)?$/i.exec(s.text.slice(0, start))
    return lead ? [{ start: lead.index, end: start }] : []
  })
  const levels = new Set(numbers.filter(({ from }) => from === null).map(({ period }) => period))
  const isOne = new Set(numbers.map(({ metric }) => metricWords(metric))).size === 1
  const row = all(ROW, s.text, 0, s.text.length).filter(({ start, end }) => {
    const word = /\b(?<n>two|three|four|five)\b/i.exec(s.text.slice(start, end))?.groups?.n?.toLowerCase()
    return isOne && levels.size >= 3 && ['two', 'three', 'four', 'five'].indexOf(word ?? '') + 2 === levels.size
  })
  const isPair = levels.size === 2 && isOne
  return [...since, ...led, ...row, ...(isYear || isPair ? all(A_YEAR, s.text, 0, s.text.length) : [])]
}
const A_YEAR = /\b(?:with)?in (?:just )?(?:a|one|a single) year\b/gi
const ROW =
  /\b(?:(?:over|in|for|across|during) )?(?:(?:the|these|its|all) )?(?:(?:last|past) )?(?:two|three|four|five) (?:fiscal )?years\b/gi

/** What comes in or goes out, told in one time. */
const isFlow = ({ metric, from, form }: Proven): boolean =>
  metric.kind === 'other' && /cash_flow$/.test(metric.name) && from === null && form === 'amount'

/** Two levels of one figure, the earlier first. */
const isPairOfTimes = (a: Proven, b: Proven | undefined): boolean =>
  b !== undefined &&
  a.from === null &&
  b.from === null &&
  metricWords(a.metric) === metricWords(b.metric) &&
  a.period.end_date < b.period.end_date

/** Dividends, buybacks, and both together. */
const isReturned = (metric: Metric): boolean =>
  metric.kind === 'sum'
    ? metric.minus.length === 0 && metric.plus.every(isReturned)
    : metric.kind === 'other' && (metric.name === 'dividends_paid' || metric.name === 'share_repurchases')

function wordsBeside({ s, about }: Pick<Told, 's' | 'about'>, numbers: readonly Proven[]): Span[] {
  const inOrder = [...numbers].sort((a, b) => a.number.start - b.number.start)
  const isLevel = ({ from, form }: Proven) => from === null && form === 'amount'
  return inOrder.flatMap((one, at) => {
    const from = inOrder[at - 1]?.number.end ?? 0
    const gap = s.text.slice(from, one.number.start)
    const found = (pattern: RegExp): Span[] => all(pattern, gap, from, one.number.start)
    const isTax = one.metric.kind === 'figure' && one.metric.name === 'income_tax_expense'
    const behind = /^[^.;]*/.exec(s.text.slice(one.number.end, inOrder[at + 1]?.number.start))?.[0] ?? ''
    const next = inOrder[at + 1]
    const isCrossing =
      next !== undefined &&
      [one, next].every(isLevel) &&
      metricWords(one.metric) === metricWords(next.metric) &&
      one.fact.value < 0 !== next.fact.value < 0 &&
      one.period.end_date < next.period.end_date &&
      /\bto\b/.test(s.text.slice(one.number.end, next.number.start))
    const isSum = one.metric.kind === 'sum' && one.metric.minus.length === 0
    return [
      ...(isTax ? found(one.fact.value < 0 ? BENEFIT : CHARGE) : []),
      ...(isSum ? [...all(SUM, s.text, 0, one.number.start), ...all(SUM, behind, one.number.end, s.text.length)] : []),
      ...(isLevel(one) && one.fact.value < 0
        ? [
            ...[OUT, BELOW, NEGATIVE, LOSS].flatMap(found),
            ...all(NEGATIVE, behind.slice(0, 16), one.number.end, one.number.end + 16),
          ]
        : []),
      ...(one.metric.kind === 'figure' && /^(?:other_income|interest)/.test(one.metric.name) ? found(NET) : []),
      ...(isFlow(one) && one.fact.value >= 0
        ? [...found(IN), ...found(CAME), ...all(IN, behind.slice(0, 12), one.number.end, one.number.end + 12)]
        : []),
      ...(isLevel(one) && one.fact.value > 0 ? found(ABOVE) : []),
      ...(one.metric.kind === 'share' ? found(FORMING) : []),
      ...(isCrossing ? found(CROSSED) : []),
      ...(one.from === null && one.period.end_date < about.end_date ? [...found(EARLIER), ...found(WHEN)] : []),
      ...(isPairOfTimes(one, inOrder[at + 1]) ? found(WENT) : []),
    ]
  })
}
