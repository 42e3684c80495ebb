/** Another figure than the one that is named: narrowed by a word beside it, of one thing, of a part that is not named whole. */
import type { ChatFacts } from '../../facts.ts'
import { isGroupWord } from '../groups.ts'
import { modifiersOf, sortsOut } from '../modifiers.ts'
import { isPart, type NamedSlots } from '../slots.ts'
import { type Doubt, OF_GROUP, OF_LIMIT, OF_TWO } from './asked.ts'

export const OF_NAMES: readonly Doubt[] = [
  // "The second largest supplier region"
  ({ slots, before }) => modifiersOf(slots.tokens).some((one) => sortsOut(one, before)),
  // "Services" of "Google Services", beside parts that are named whole
  ({ slots, facts }) => namesHalf(slots, facts),
  // "Rewards, services and development": one of what is added up is not named whole
  ({ label, slots, facts }) => label === 'sum' && leavesPart(slots, facts),
  // "Did they pay off more debt than"
  ({ slots, said }) =>
    slots.figures.some((one) => /debt/.test(one)) &&
    /\b(?:pa(?:y|id|ys|ying) (?:off|down|back)|repa(?:y|id)\w*|rais(?:es?|ed|ing)|issu\w+|borrow\w*|retire[ds]?)\b/.test(
      said,
    ),
  // "Break 200 million units": what is counted
  ({ label, said }) =>
    OF_LIMIT.test(label) &&
    /§n (?!(?:dollars?|euros?|or|and|in|for|at|of|by|on|as|this|that|last|back|during|mark|level|line|barrier|threshold|ceiling|then|when|per|over|plus|already|again|right|true|yet|total|altogether|sales|revenue|pls|please|was|did|is)\b)[a-z]/.test(
      said,
    ),
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
  // "Cash taxes" is no sum of the two
  ({ label, said, slots, text }) =>
    (OF_TWO.test(label) || label === 'sum') &&
    slots.figures.length === 2 &&
    /§[fp] §[fp]/.test(said) &&
    !/[,:;]/.test(text),
  // "Of every dollar of services revenue, how much goes to research": costs are not told by parts
  ({ label, said, slots }) =>
    /^(?:ratio|share)-/.test(label) &&
    slots.figures.some(isPart) &&
    !slots.figures.every((one) => isPart(one) || one === 'total_revenue') &&
    /\b(?:go(?:es)?|went|sp[ae]n[dt]s?|left|kept|keeps|turn(?:s|ed)?|ate|eats?|eaten|swallow\w*|costs?)\b/.test(said),
  ({ label, slots, said }) =>
    label === 'share' && !slots.figures.some(isPart) && /\b(?:balance|sheet|assets)\b/.test(said),
  ({ said }) =>
    /\bin units\b|\bunit (?:sales|volumes?)\b/.test(said) ||
    isGroupWord(/(?<!\b(?:any|every|each|all|than) )\bother (\w+)/.exec(said)?.[1] ?? ''),
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
