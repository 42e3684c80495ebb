/**
 * What leaves a reading in doubt however likely its kind is: words that ask more of what is named than the kind's wording
 * holds. A question that raises one is offered what it may mean, and not answered.
 */
import type { ChatFacts } from '../facts.ts'
import { isGroupWord } from './groups.ts'
import { modifiersOf, sortsOut } from './modifiers.ts'
import { isPart, type NamedSlots } from './slots.ts'

interface Asked {
  label: string
  text: string
  slots: NamedSlots
  facts: ChatFacts
  /** words that the lessons show right before what is named */
  before: ReadonlySet<string>
}
/** `said` is the question with its names put aside. */
type Doubt = (asked: Asked & { said: string }) => boolean

const OF_LIMIT = /^(?:over|under)-amount$/
const OF_GROWTH = /^(?:change|rose|fell|compare-growth)$/
const OF_GROUP =
  /^(?:top|bottom|second|top-n|rank-all|rank-of|grew-.*|fell-.*|which-.*|share|contribution|without|sum|history)$/
const OF_YEARS = /^(?:best|worst)-time$/
const OF_TWO = /^(?:compare|share-ab|share-ba|ratio-ab|ratio-ba)$/
const OF_SUM = /^(?:sum|sum-times|average-times)$/

const DOUBTS: readonly Doubt[] = [
  // "The second largest supplier region"
  ({ slots, before }) => modifiersOf(slots.tokens).some((one) => sortsOut(one, before)),
  // "Did they pay off more debt than"
  ({ slots, said }) =>
    slots.figures.some((one) => /debt/.test(one)) &&
    /\b(?:pa(?:y|id|ys|ying) (?:off|down|back)|repa(?:y|id)\w*|rais(?:es?|ed|ing)|issu\w+|borrow\w*|retire[ds]?)\b/.test(
      said,
    ),
  // "Services" of "Google Services", beside parts that are named whole
  ({ slots, facts }) => namesHalf(slots, facts),
  // "Rewards, services and development": one of what is added up is not named whole
  ({ label, slots, facts }) => label === 'sum' && leavesPart(slots, facts),
  // "two years in a row" of what is told for one
  ({ label, said }) =>
    OF_LIMIT.test(label) &&
    /\b(?:row|running|straight|consecutive|successive|each|every|all|both|always|ever)\b/.test(said),
  // "Break 200 million units": what is counted
  ({ label, said }) =>
    OF_LIMIT.test(label) &&
    /§n (?!(?:dollars?|euros?|or|and|in|for|at|of|by|on|as|this|that|last|back|during|mark|level|line|barrier|threshold|ceiling|then|when|per|over|plus|already|again|right|true|yet|total|altogether|sales|revenue|pls|please|was|did|is)\b)[a-z]/.test(
      said,
    ),
  // "faster this year than last", "more in dollars than"
  ({ label, said }) =>
    /^(?:change|rose|fell)$/.test(label) &&
    /\b(?:faster|slower|quicker|sooner|accelerat\w*|pace|more (?:quickly|slowly|sharply)|as (?:fast|much|sharply|quickly) as)\b/.test(
      said,
    ),
  ({ label, said }) =>
    label === 'compare-growth' && /\b(?:dollars?|bucks|billions?|millions?|euros?|absolute|amount)\b|[$€£]/.test(said),
  // "more than … and … together"
  ({ label, said }) => OF_SUM.test(label) && /\bthan\b/.test(said),
  // The time of one of the two: "larger than §f of last year"
  ({ label, slots, said }) =>
    OF_TWO.test(label) &&
    slots.times.length > 0 &&
    /§[fp] (?:(?:of|in|at|from|for|the) )*§t .*§[fp]|§[fp] .*§[fp] (?:of|from) (?:the )?§t/.test(said) &&
    slots.times.some(({ kind }) => kind === 'back'),
  // "Of every dollar of services revenue, how much goes to research": costs are not told by parts
  ({ label, said, slots }) =>
    /^(?:ratio|share)-/.test(label) &&
    slots.figures.some(isPart) &&
    !slots.figures.every((one) => isPart(one) || one === 'total_revenue') &&
    /\b(?:go(?:es)?|went|sp[ae]n[dt]s?|left|kept|keeps|turn(?:s|ed)?|ate|eats?|eaten|swallow\w*|costs?)\b/.test(said),
  // A quarter of a year's filing
  ({ label, slots, facts }) =>
    label !== 'per-time' &&
    facts.period.endsWith('FY') &&
    slots.times.some((one) => one.kind === 'span' && one.months === 3 && one.quarter === null),
  // "each iPhone", "in each region"
  ({ label, said }) =>
    /\b(?:each|every|per|single) (?:§p|§f)(?! dollar)/.test(said) ||
    (label !== 'average-times' && /\baverage (?:§p|§f)/.test(said)),
  ({ label, said }) =>
    !OF_GROUP.test(label) &&
    [...said.matchAll(/\b(?:each|every|by|per) (?:of )?(?:the |its |their )?([a-z]+)/g)].some((match) =>
      isGroupWord(match[1] ?? ''),
    ),
  // A measure that is none of those named: "optum health operating earnings"
  ({ label, slots }) =>
    slots.tokens.some(
      (one) => MEASURE.test(one) && !(isOfExpenses(slots) && COST.test(one)) && !(label === 'sign' && PROFIT.test(one)),
    ),
  // "The five largest shareholders"
  ({ label, said }) =>
    /^(?:top|bottom|second|top-n|rank-all)$/.test(label) &&
    /\b(?:(?:share|stock)holders?|owners?|investors?|people|managers?|executives?)\b/.test(said),
  // "Profit on operations", "revenue by segment", of kinds that tell one figure of the company
  ({ label, slots }) =>
    !OF_GROUP.test(label) &&
    !slots.figures.some(isPart) &&
    slots.tokens.some((one) => isGroupWord(one) && !COST.test(one) && !PLACED.test(one)),
  // "Research split between the segments"
  ({ label, slots }) =>
    label === 'rank-all' &&
    slots.figures.some((one) => !isPart(one) && one !== 'total_revenue' && one !== 'operating_expenses'),
  // "iPhone pro and iPhone base revenue"
  ({ label, slots }) =>
    label === 'compare' && slots.figures.includes('total_revenue') && slots.figures.filter(isPart).length === 1,
  // "How many times bigger than azure"
  ({ label, said }) => /^(?:change|rose|fell|factor|value|history)$/.test(label) && THAN_OTHER.test(said),
  ({ said }) => /\b(?:why|reasons?|because|cause[sd]?)\b/.test(said),
  // "Which swelled by the largest number", "the next largest"
  ({ label, said }) => /^(?:top|bottom|second|top-n)$/.test(label) && MOVED.test(said),
  ({ label, said }) =>
    /^(?:top|bottom)$/.test(label) &&
    /\b(?:second|third|fourth|fifth|next|2nd|3rd|4th|runner\S*|no\.? ?[2-5]|(?:second|third|fourth)-\w+|after)\b/.test(
      said,
    ),
  ({ said }) => /\bdenominator\b|\bnumerator\b|^divide by\b/.test(said),
  ({ label, slots, said }) =>
    label === 'share' && !slots.figures.some(isPart) && /\b(?:balance|sheet|assets)\b/.test(said),
  // "Cash taxes" is no sum of the two
  ({ label, said, slots, text }) =>
    (OF_TWO.test(label) || label === 'sum') &&
    slots.figures.length === 2 &&
    /§[fp] §[fp]/.test(said) &&
    !/[,:;]/.test(text),
  // "Rise by more than 1%", "grow a year on average"
  ({ label, said }) =>
    (OF_LIMIT.test(label) || label === 'average-times' || label === 'per-time') &&
    (MOVED.test(said) || /\b(?:growth|change[ds]?|rises?)\b/.test(said)),
  // "The difference between the fastest and the slowest"
  ({ said }) =>
    /\b(?:fastest|largest|biggest|best|most|highest)\b.*\b(?:slowest|smallest|worst|least|lowest)\b/.test(said) &&
    /\b(?:difference|gap|spread|between)\b/.test(said),
  // "What would services be?"
  ({ label, said }) => label !== 'without' && /\b(?:will|would|could|should|might) §/.test(said),
  // "Fall more than"
  ({ label, said }) => label === 'compare-growth' && FELL.test(said) && !GREW.test(said),
  ({ said }) =>
    /\bin units\b|\bunit (?:sales|volumes?)\b/.test(said) ||
    isGroupWord(/(?<!\b(?:any|every|each|all|than) )\bother (\w+)/.exec(said)?.[1] ?? ''),
  // "…, and how many stores does it have"
  ({ said }) => asksMore(said),
  // "Cumulative revenue", "monthly revenue": a sum of what years, and no mean
  ({ label, said, slots }) =>
    /^(?:sum|average)-times$/.test(label) && slots.years === null && slots.times.length < 2 && !/\byears?\b/.test(said),
  ({ label, said }) =>
    label === 'per-time' &&
    /\b(?:daily|weekly|monthly|quarterly) (?:§|[a-z]+ §)/.test(said) &&
    !/\b(?:average|averaged|avg|mean|typical|spread|divided|run-rate|each|a|per)\b/.test(said),
  // "By month" asks for each of them.
  ({ said }) => /\bby (?:month|week|day|quarter)s?\b|\bmonth[- ]by[- ]month\b/.test(said),
  // "Per trading day"
  ({ label, said }) =>
    label === 'per-time' &&
    /\b(?!(?:per|a|an|each|every|the|one|single|average|mean|in|by|of|typical|calendar|whole|full|normal|usual|given|ordinary|any|this|that|for|and|or)\b)[a-z]+ (?:days?|weeks?|months?|hours?|minutes?)\b/.test(
      said,
    ),
  // "In which month"
  ({ label, said, facts }) =>
    OF_YEARS.test(label) &&
    (/\b(?:months?|weeks?|days?|weekdays?)\b/.test(said) ||
      (facts.period.endsWith('FY') && /\bquarters?\b/.test(said))),
  // Years of which the filing prints some
  ({ label, slots, facts }) => OF_YEARS.test(label) && !areAllPrinted(slots, facts),
  ({ label, said }) =>
    OF_GROWTH.test(label) &&
    /\b(?:each|every|both(?! (?:numbers|figures|amounts|rates|shrank|grew|fell|rose))|always|ever|never|row|running|straight|consecutive)\b/.test(
      said,
    ),
]

const MEASURE =
  /^(?:income|earnings|profits?|profitab\w+|loss|losses|margins?|ebitda?|assets|liabilities|debts?|equity|cash|tax(?:es)?|production|shipments?|deliver(?:y|ies)|volumes?|backlog|bookings?|guidance|users?|subscribers?|employees|headcount|customers?|prices?|yields?|deposits?|loans?|property|r&d|capex|opex|eps|expenses?|costs?|shares)$/
/** Words of parts that are said of a figure as well: "bottom line", "where does it stand". */
const PLACED =
  /^(?:lines?|where|places?|items?|positions?|businesses|business|group|part|parts|half|spend|spent|spending|bills?|charges?|goods|world|national|outlays?|expenditures?|bits?|pieces?)$/
const COST = /^(?:expenses?|costs?|opex)$/
const PROFIT = /^(?:profits?|profitab\w+|loss|losses|income|earnings)$/
const isOfExpenses = ({ figures }: NamedSlots): boolean =>
  figures.every((one) => one.startsWith('expense:') || one === 'operating_expenses')
const THAN_OTHER =
  /\bthan (?!(?:(?:in|at|the|it|they|did|was|were|had|a|an|one|its|that|of|for|what|during|on|by|same|before|over|how|ever|half|twice|double|zero|nothing|previously|earlier|last|prior|first|just) ?)*(?:§|year|yr|ago|earlier|before|last|prior|previous|quarter|same|half|zero|nothing|is|are|$))/
const MOVED =
  /\b(?:gr[eo]w\w*|swell\w*|swollen|rose|ris(?:e|en|es|ing)|inch\w*|crept|creep\w*|increas\w*|f[ae]ll\w*|shr[aiu]nk\w*|declin\w*|drop\w*|los[et]\w*|gain\w*|climb\w*|jump\w*|added|balloon\w*)\b/

const FELL = /\b(?:f[ae]ll\w*|shr[aiu]nk\w*|declin\w*|drop\w*|los[et]\w*|slump\w*|plung\w*|slid\w*|down)\b/
const GREW =
  /\b(?:gr[eo]w\w*|r[io]s(?:e|en|es|ing)|climb\w*|increas\w*|gain\w*|expand\w*|advanc\w*|up|swell\w*|outpac\w*|faster|quicker)\b/

/** A second question that asks for more than the amounts, which each answer tells anyway. */
function asksMore(said: string): boolean {
  const [, second] = said.split(
    /(?<=\w.*?)(?:[?.;,] ?|\b(?:and|then|also|plus)\b )+(?=(?:what|which|who|whose|how|when|where)\b)/,
  )
  return second !== undefined && !DETAIL.test(second)
}
const DETAIL =
  /^(?:(?:by |at |with |to |from )?(?:how (?:much|big|large|high|wide|far|great|strong\w*|deep|steep\w*|fast)|how many (?:percent|%|dollars|bucks|euros|billions?|millions?|points|times|cents)|what(?:['’]?s| is| was| were| are)? (?:the|its|their|that|this|it|§|each|both|percent\w*|share|amount|rate|figure|number|value|size|sum|total|margin|gap|difference|level|to what|from|by|in)|which (?:amount|figure|year|of)|what(?: \w+)?$|what exactly|what to what|which (?:one|was it|is it)))/

/** @returns whether words of the question ask for more than its kind tells */
export const isInDoubt = (asked: Asked): boolean => {
  const said = asked.slots.tokens.join(' ')
  return DOUBTS.some((raises) => raises({ ...asked, said }))
}

function leavesPart({ tokens, figures }: NamedSlots, { base }: ChatFacts): boolean {
  const [own] = base.periods
  const labels = [
    ...[...own.business, ...own.geographical].map(({ label }) => label),
    ...own.expenses.map(({ name }) => name),
  ].map((one) => one.toLowerCase())
  const others = labels.filter((label) => figures.every((one) => !one.toLowerCase().endsWith(`:${label}`)))
  const words = new Set(others.flatMap((label) => label.match(/\p{L}{4,}/gu) ?? []))
  return tokens.some(
    (one, at) =>
      words.has(one) &&
      (/^(?:and|plus|with|&)$/.test(tokens[at + 1] ?? '') ||
        /^(?:and|plus|with|&)$/.test(tokens[at - 1] ?? '') ||
        /^§[fp]$/.test(tokens[at - 1] ?? '')),
  )
}
function namesHalf({ tokens }: NamedSlots, { base }: ChatFacts): boolean {
  const [own] = base.periods
  const labels = [...own.business, ...own.geographical].map(({ label }) => label.toLowerCase())
  const words = new Set(labels.flatMap((label) => label.match(/\p{L}{4,}/gu) ?? []))
  return tokens.some((one) => words.has(one) && !GENERAL.test(one) && !isGroupWord(one))
}
/** Words of names that name no part. */
const GENERAL =
  /^(?:sales|revenues?|total|other|rest|world|from|with|compan(?:y|ies)|outside|inside|north|south|united|states|services?|income|cash|corporate)$/

function areAllPrinted({ times }: NamedSlots, { base }: ChatFacts): boolean {
  const printed = new Set(base.periods.map(({ code }) => Number(code.slice(0, 4))))
  const named = times.flatMap((one) => (one.kind === 'year' ? [one.year] : []))
  return (
    named.length === 0 ||
    (named.length === 1 && named.every((one) => printed.has(one))) ||
    (named.every((one) => printed.has(one)) && (named.length === printed.size || spans(named) + 1 === printed.size))
  )
}
const spans = (years: readonly number[]): number => Math.max(...years) - Math.min(...years)
