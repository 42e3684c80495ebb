/** Answers to questions with a build of their own; what they calculate is cited with its arithmetic. */
import { currencyAgrees } from '../figures-in-words/currencies.ts'
import { namedOther } from '../figures-in-words/other-names.ts'
import { shortCompanyName } from '../format/company-name.ts'
import { formatPercent } from '../format/percent.ts'
import { codeYearBefore } from '../statement/period-code.ts'
import { AnswerText } from './answer.ts'
import type { Question } from './asked.ts'
import { meaningOf } from './definitions.ts'
import type { ChatFact } from './fact.ts'
import {
  calculated,
  find,
  growthBetween,
  labelOf,
  nameOf,
  sayBy,
  sayChange,
  shown,
  withinSentence,
} from './fact-words.ts'
import type { ChatFacts } from './facts.ts'
import { refuseNotPrinted } from './not-printed.ts'
import { replyBeside } from './other-statements/beside.ts'
import { refuseOther, replyOther } from './other-statements/reply.ts'
import { replyPerTime } from './per-time.ts'
import { replyProposed } from './proposition.ts'
import { replyReckoned } from './reckoning/reply.ts'
import type { RecordAsked } from './record.ts'
import { replyShare } from './shares-asked.ts'
import type { Limit, PartGroup, Special } from './special.ts'
import { replyTurn } from './turns.ts'

type Of<K extends Special['kind']> = Extract<Special, { kind: K }>

/** @returns null where the figures that it needs are not in the filing */
export function replySpecial(
  special: Special,
  periods: readonly string[],
  facts: ChatFacts,
  way: Question['way'] = null,
): AnswerText | null {
  const period = periods[0] ?? facts.period
  if (isInOtherCurrency(special, facts)) return null
  switch (special.kind) {
    case 'definition':
      return definition(special, facts)
    case 'versus':
      return versus(special, facts, period, way)
    case 'ranked':
      return ranked(special, facts, period)
    case 'movers':
      return movers(special, facts, period)
    case 'year-extreme':
      return yearExtreme(special, facts)
    case 'last-time':
      return lastTime(special, facts)
    case 'profit':
      return profit(facts, periods, special)
    case 'total':
      return total(special, facts, periods)
    case 'every-year':
      return everyYear(special, facts, periods)
    case 'threshold':
      return threshold(special, facts, period)
    case 'difference':
      return difference(special, facts, period)
    case 'outside':
      return outside(special, facts, period)
    case 'beside':
      return replyBeside(special.asked, periods, facts)
    case 'per-time':
      return replyPerTime(special.asked, periods, facts)
    case 'record':
      return records(special.asked, facts, periods)
    case 'share-of':
      return replyShare(special.asked, periods, facts)
    case 'turn':
      return replyTurn(special.asked, periods, facts)
    case 'proposed':
      return replyProposed(special.asked, facts)
    case 'reckoned':
      return replyReckoned(special.asked, facts)
    case 'other':
      return replyOther(special.asked, periods, facts, way)
    default:
      return null
  }
}

function isInOtherCurrency(special: Special, { currency }: ChatFacts): boolean {
  const limit = special.kind === 'threshold' ? special.limit : special.kind === 'ranked' ? special.above : null
  return limit !== null && !currencyAgrees(limit.currency, currency)
}

/** Why such a question is not answered here, and where it is. */
export function refuseSpecial(special: Special, periods: readonly string[], facts: ChatFacts): string | null {
  if (special.kind === 'other') return refuseOther(special.asked, periods, facts)
  if (special.kind === 'company')
    return `This filing is ${shortCompanyName(facts.company)}’s alone. To see companies beside each other, press “Compare to” on its company page.`
  if (special.kind === 'unit-sales')
    return 'The income statement counts money, not pieces: it does not print how many were sold.'
  if (special.kind === 'not-printed') return refuseNotPrinted(special.asked, facts)
  if (special.kind === 'elsewhere') return refuseElsewhere(special, facts)
  if (isInOtherCurrency(special, facts)) return `The statement is in ${facts.currency}, and nothing is converted.`
  return null
}

/** Of a statement that is read, what was not understood is the question. */
function refuseElsewhere({ what, where }: Of<'elsewhere'>, { others }: ChatFacts): string {
  const kind = where === 'the balance sheet' ? 'balance_sheet' : 'cash_flow'
  return others.some(({ name }) => namedOther(name).kind === kind)
    ? `What is asked about ${what} was not understood; the nearest questions that ${where} answers stand below.`
    : `The income statement does not hold ${what}: it stands in ${where}.`
}

function definition({ metric }: Of<'definition'>, facts: ChatFacts): AnswerText | null {
  const meaning = meaningOf(metric)
  if (!meaning) return null
  const text = new AnswerText().say(meaning)
  const fact = find(facts, metric, facts.period)
  return fact ? text.say(` Here it was `, fact, ` in ${fact.period}.`) : text
}

function versus(
  { a, b, isGrowth, isLow }: Of<'versus'>,
  facts: ChatFacts,
  period: string,
  way: Question['way'],
): AnswerText | null {
  const [x, y] = [find(facts, a, period), find(facts, b, period)]
  if (!x || !y) return null
  // "Is A larger than B": the first of the two is asked about.
  const verdict = (one: number, other: number): string =>
    way === null ? '' : one !== other && one > other === (way === 'up') ? 'Yes. ' : 'No. '
  if (isGrowth) {
    const [gx, gy] = [find(facts, a, period, 'growth'), find(facts, b, period, 'growth')]
    if (!gx || !gy) return null
    const [more, less] = gx.value >= gy.value ? [gx, gy] : [gy, gx]
    // Of two that fell, one fell less; of one that fell and one that grew, one grew.
    const how = more.value <= 0 ? 'fell less' : less.value < 0 ? 'grew, the other fell' : 'grew faster'
    const howLess = less.value >= 0 ? 'grew more slowly' : more.value > 0 ? 'fell, the other grew' : 'fell more'
    // The one that is asked for stands first.
    const [first, second, did] = isLow === true && way === null ? [less, more, howLess] : [more, less, how]
    return new AnswerText()
      .say(verdict(gx.value, gy.value))
      .say(
        `${nameOf(first)} ${gx.value === gy.value ? 'changed as much' : did}: `,
        first,
        ` against `,
        second,
        ` for ${nameOf(second)}, in ${period}, a difference of ${points(more.value, less.value)}.`,
      )
  }
  // Beside a loss the larger amount is not the larger number.
  if (x.kind !== y.kind || (x.value < 0 && y.value > 0) || (x.value > 0 && y.value < 0)) return null
  const [more, less] = x.value >= y.value ? [x, y] : [y, x]
  const text = new AnswerText()
    .say(verdict(x.value, y.value))
    .say(`${nameOf(more)} was larger: `, more, ` against `, less, ` for ${nameOf(less)} in ${period}`)
  if (more.kind === 'amount' && more.value > less.value) {
    const apart = calculated(more, 'Difference', more.value - less.value, 'amount', `${shown(more)} − ${shown(less)}`)
    text.say(', a difference of ', apart)
  }
  if (less.value > 0 && more.kind === 'amount') {
    const rule = `${shown(more)} ÷ ${shown(less)}`
    const times = more.value / less.value
    text.say(`, ${times.toFixed(1)} times as much (${rule} = `)
    text.say(calculated(more, 'Times', times, 'multiple', rule), ')')
  }
  return text.say('.')
}

/** A difference of percentages: "9.3 points". */
const points = (more: number, less: number): string =>
  `${((Math.round(more * 1000) - Math.round(less * 1000)) / 10).toFixed(1)} points`

function threshold(special: Of<'threshold'>, facts: ChatFacts, period: string): AnswerText | null {
  const { metric, isAbove, limit, words } = special
  if (special.moved !== null) return movedBy(special, special.moved, facts, period)
  const fact = find(facts, metric, period)
  // An amount is no percentage: "is revenue above 45 %" asks for something else.
  if (!fact || (fact.kind === 'ratio') !== limit.isPercent) return null
  // "Did it lose more than $10 billion?" asks for the size of the loss.
  const isLoss = special.isLoss === true
  if (isLoss && fact.value >= 0) return new AnswerText().say(`No. ${nameOf(fact)} was `, fact, ` in ${period}.`)
  const side = sideOf(isLoss ? { ...fact, value: -fact.value } : fact, limit)
  const isYes = side === 0 ? limit.isInclusive : side > 0 === isAbove
  const text = new AnswerText().say(`${isYes ? 'Yes' : 'No'}. ${nameOf(fact)} was `, fact, ` in ${period}, `)
  return text.say(side === 0 ? `exactly ${words}.` : `${side > 0 ? 'above' : 'below'} ${words}.`)
}

/** "Did revenue grow by more than 5 %?"; what moved the other way moved by less. */
function movedBy(
  { metric, isAbove, limit, words }: Of<'threshold'>,
  asked: 'up' | 'down',
  facts: ChatFacts,
  period: string,
): AnswerText | null {
  const fact = find(facts, metric, period)
  if (fact?.kind === 'ratio') return movedByPoints(fact, { isAbove, limit, words }, asked, facts)
  const growth = find(facts, metric, period, 'growth')
  if (!fact || !growth) return null
  const moved = asked === 'up' ? growth.value : -growth.value
  const side = Math.sign(Math.round(moved * 1000) - Math.round(limit.value * 10_000) / 10)
  const isYes = side === 0 ? limit.isInclusive : side > 0 === isAbove && moved > 0
  const text = new AnswerText().say(`${isYes ? 'Yes' : 'No'}. ${nameOf(fact)} ${growth.value < 0 ? 'fell' : 'grew'} `)
  const compared = side > 0 ? 'more than' : side < 0 ? 'less than' : 'exactly'
  text.sayUnsigned(growth).say(' to ', fact, ` in ${period}${moved < 0 ? '' : `, ${compared} ${words}`}.`)
  return text
}

/** "Did the gross margin rise by more than one point?" */
function movedByPoints(
  fact: ChatFact,
  { isAbove, limit, words }: Pick<Of<'threshold'>, 'isAbove' | 'limit' | 'words'>,
  asked: 'up' | 'down',
  facts: ChatFacts,
): AnswerText | null {
  const before = fact.period === facts.period ? find(facts, fact.metric, facts.period_before) : undefined
  if (!before) return null
  const moved = (asked === 'up' ? 1 : -1) * (Math.round(fact.value * 1000) - Math.round(before.value * 1000))
  const side = Math.sign(moved - Math.round(limit.value * 10_000) / 10)
  const isYes = side === 0 ? limit.isInclusive : side > 0 === isAbove && moved > 0
  const text = new AnswerText().say(`${isYes ? 'Yes' : 'No'}. ${nameOf(fact)} was `, fact, ` in ${fact.period}, `)
  const how = fact.value < before.value ? 'less' : 'more'
  text.say(`${(Math.abs(moved) / 10).toFixed(1)} points ${how} than `, before, ` in ${before.period}`)
  return text.say(moved < 0 ? '.' : `: ${side > 0 ? 'more than' : side < 0 ? 'less than' : 'exactly'} ${words}.`)
}

/** 1 = above, 0 = exactly so much, −1 = below; a ratio counts as it is shown, to a tenth of a percent. */
function sideOf({ kind, value }: ChatFact, { value: limit }: Limit): number {
  const apart = kind === 'ratio' ? Math.round(value * 1000) - Math.round(limit * 10_000) / 10 : value - limit
  return Math.abs(apart) <= Math.abs(limit) * 1e-9 ? 0 : Math.sign(apart)
}

/** Names of divisions keep their capitals. */
const nameWithin = (fact: ChatFact): string =>
  /^(?:business|geography):/.test(fact.metric) ? nameOf(fact) : withinSentence(fact.label)

function difference({ a, b, isPercent }: Of<'difference'>, facts: ChatFacts, period: string): AnswerText | null {
  const [x, y] = [find(facts, a, period), find(facts, b, period)]
  if (!x || !y || x.kind !== y.kind || (x.kind !== 'amount' && x.kind !== 'per-share')) return null
  const rule = `${shown(x)} − ${shown(y)}`
  const text = new AnswerText()
  if (isPercent && y.value > 0) {
    const of = `(${shown(x)} − ${shown(y)}) ÷ ${shown(y)}`
    const ratio = calculated(x, 'Difference in percent', x.value / y.value - 1, 'ratio', of)
    text.say(`${nameOf(x)} was `).sayUnsigned(ratio)
    text.say(` ${x.value < y.value ? 'smaller' : 'larger'} than ${nameWithin(y)}. `)
  }
  text.say(`${nameOf(x)} less ${nameWithin(y)} was `)
  return text.say(calculated(x, 'Difference', x.value - y.value, x.kind, rule), ': ', x, ' less ', y, ` in ${period}.`)
}

const WORD = { business: 'division', geography: 'region', expense: 'operating expense' } as const
const REST = /^(?:all )?other\b|^rest of\b/i

function partsOf(facts: ChatFacts, group: PartGroup, period: string): ChatFact[] {
  return facts.facts.filter(
    (one) => one.metric.startsWith(`${group}:`) && one.period === period && one.kind === 'amount',
  )
}

const isWithin = (one: ChatFact, above: Limit): boolean => {
  const side = sideOf(one, above)
  return side > 0 || (side === 0 && above.isInclusive)
}

const ORDINAL = ['', 'largest', 'second-largest', 'third-largest', 'fourth-largest', 'fifth-largest']

function ranked(special: Of<'ranked'>, facts: ChatFacts, period: string): AnswerText | null {
  const { group, nth, count, isLow, isGrowth, without, above, subject } = special
  const all = partsOf(facts, group, period).filter((one) => one.metric !== without)
  const growthOf = (one: ChatFact) => find(facts, one.metric, period, 'growth')
  const rated = isGrowth ? all.filter((one) => growthOf(one)) : all
  if (rated.length < 2 || (isGrowth && rated.length < all.length)) return null
  const rate = (one: ChatFact) => (isGrowth ? (growthOf(one)?.value ?? 0) : one.value)
  const sorted = [...rated].sort((a, b) => (isLow ? rate(a) - rate(b) : rate(b) - rate(a)))
  const text = new AnswerText()
  if (nth !== null) {
    // What stands for the rest is no region or division of its own.
    const named = sorted.filter((one) => !REST.test(one.label))
    const one = named[nth - 1]
    if (!one) return null
    if (subject) text.say(one.metric === subject ? 'Yes. ' : 'No. ')
    if (isGrowth) {
      const growth = growthOf(one)
      if (!growth) return null
      // Where what stands for the rest comes before it, its place is not told.
      if (nth > 1 && sorted.indexOf(one) !== nth - 1) return null
      const place = nth > 1 ? `${ORDINAL[nth]?.replace('largest', '')}` : ''
      return text.say(
        `${one.label} was the ${place}${isLow ? 'slowest' : 'fastest'}-growing ${WORD[group]}: `,
        growth,
        `, to `,
        one,
        ` in ${period}.`,
      )
    }
    const word =
      isLow && nth === 1 ? 'smallest' : isLow ? `${ORDINAL[nth]?.replace('largest', 'smallest')}` : ORDINAL[nth]
    const skipped = without ? ` besides ${labelOf(facts, without)}` : ''
    text.say(`${one.label} was the ${word} ${WORD[group]}${skipped}, with `, one)
    const share = find(facts, one.metric, period, 'share')
    if (share) text.say(', or ', share, ' of revenue,')
    return text.say(` in ${period}.`)
  }
  const counted = count === null ? sorted : sorted.filter((one) => !REST.test(one.label))
  const listed =
    above === null ? counted.slice(0, count ?? sorted.length) : sorted.filter((one) => isWithin(one, above))
  if (listed.length === 0) return text.say(`No ${WORD[group]} was above that in ${period}.`)
  text.say(
    isGrowth
      ? `By growth, the ${isLow ? 'slowest' : 'fastest'} first, in ${period}: `
      : `From the ${isLow ? 'smallest' : 'largest'}, in ${period}: `,
  )
  for (const [i, one] of listed.entries())
    text.say(`${i > 0 ? ', ' : ''}${one.label} `, (isGrowth && growthOf(one)) || one)
  text.say('.')
  // What stands for others, and would have had a place among them.
  const left = count === null ? [] : sorted.slice(0, count).filter((one) => REST.test(one.label))
  for (const [i, one] of left.entries())
    text.say(`${i > 0 ? ', ' : ' Not counted: '}${one.label} `, (isGrowth && growthOf(one)) || one)
  return left.length > 0 ? text.say('.') : text
}

const isBeyond = (size: number, limit: Limit | null): boolean =>
  limit === null || size > limit.value || (limit.isInclusive && size === limit.value)

function movers(special: Of<'movers'>, facts: ChatFacts, period: string): AnswerText | null {
  const { group, isUp, isAll, isThanAll } = special
  const whole = isThanAll ? find(facts, 'total_revenue', period, 'growth') : undefined
  if (isThanAll && (!whole || whole.value <= 0 || !isUp)) return null
  const limit = whole ? { value: whole.value, isPercent: true, currency: null, isInclusive: false } : special.limit
  const parts = partsOf(facts, group, period).filter(({ metric }) => metric !== special.without)
  const rated = parts.flatMap((one) => find(facts, one.metric, period, 'growth') ?? [])
  if (rated.length < 2) return null
  if (isAll && limit === null) return moversOfAll(rated, group, isUp, period, rated.length < parts.length)
  const found = rated
    .filter((one) => (isUp ? one.value > 0 : one.value < 0) && isBeyond(Math.abs(one.value), limit))
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const text = new AnswerText()
  const size = limit && formatPercent(limit.value)
  const much = whole
    ? ` more than revenue as a whole, ${size},`
    : limit
      ? limit.isInclusive
        ? ` by ${size} or more`
        : ` by more than ${size}`
      : ''
  if (found.length === 0) return text.say(`No ${WORD[group]} ${isUp ? 'grew' : 'shrank'}${much} in ${period}.`)
  text.say(`In ${period} `)
  for (const [i, one] of found.entries()) {
    text.say(`${i > 0 ? ', ' : ''}${one.label} ${isUp ? 'grew' : 'fell'} `).sayUnsigned(one)
  }
  const [only, ...others] = found
  const now = only && others.length === 0 ? find(facts, only.metric, period) : undefined
  const old = now && find(facts, now.metric, codeYearBefore(period))
  if (now && old) {
    text.say(', from ', old, ` in ${old.period} to `, now)
    sayBy(text, now, old)
  }
  text.say('.')
  if (rated.length < parts.length) text.say(' The others are not named a year before.')
  return text
}

/** "Did every division grow?": those that did not are named first. */
function moversOfAll(
  rated: readonly ChatFact[],
  group: PartGroup,
  isUp: boolean,
  period: string,
  isPartly: boolean,
): AnswerText {
  const did = (one: ChatFact) => (isUp ? one.value > 0 : one.value < 0)
  const others = rated.filter((one) => !did(one))
  const verb = isUp ? 'grew' : 'fell'
  const text = new AnswerText().say(
    `${others.length === 0 ? (isPartly ? 'All that are named a year before' : `Every ${WORD[group]}`) : `Not every ${WORD[group]}`} ${verb} in ${period}: `,
  )
  for (const [i, one] of [...others, ...rated.filter(did)].entries()) {
    text
      .say(`${i > 0 ? ', ' : ''}${one.label} ${one.value > 0 ? 'grew' : one.value < 0 ? 'fell' : 'changed by'} `)
      .sayUnsigned(one)
  }
  return text.say(isPartly ? '. The others are not named a year before.' : '.')
}

function rowsOf(facts: ChatFacts, metric: string): ChatFact[] {
  return facts.facts
    .filter((one) => one.metric === metric && one.kind !== 'growth' && one.kind !== 'share')
    .sort((a, b) => b.period.localeCompare(a.period))
}

const back = (rows: readonly ChatFact[]): string =>
  `of the ${rows.length} periods in this filing, back to ${rows.at(-1)?.period}`

const highest = (rows: readonly ChatFact[], isLow: boolean): ChatFact | undefined =>
  [...rows].sort((a, b) => (isLow ? a.value - b.value : b.value - a.value))[0]

function yearExtreme({ metric, isLow, isGrowth }: Of<'year-extreme'>, facts: ChatFacts): AnswerText | null {
  const rows = rowsOf(facts, metric)
  if (isGrowth) return growthExtreme(rows, isLow, facts)
  const first = highest(rows, isLow)
  if (!first || rows.length < 2) return null
  return new AnswerText().say(
    `${labelOf(facts, metric)} was ${isLow ? 'lowest' : 'highest'} in ${first.period}: `,
    first,
    `, ${back(rows)}.`,
  )
}

/** The growth of each year over the one before it, of the years that are printed. */
function growthExtreme(rows: readonly ChatFact[], isLow: boolean, facts: ChatFacts): AnswerText | null {
  const grown = rows.flatMap((one, at) => {
    const before = rows[at + 1]
    const by =
      before && Number(one.period.slice(0, 4)) - Number(before.period.slice(0, 4)) === 1 && growthBetween(one, before)
    return by ? [by] : []
  })
  const [first, second, ...others] = [...grown].sort((a, b) => (isLow ? a.value - b.value : b.value - a.value))
  if (!first || !second || grown.length < rows.length - 1) return null
  const name = labelOf(facts, first.metric)
  const text = new AnswerText().say(`${name} grew ${isLow ? 'least' : 'most'} in ${first.period}: `, first)
  for (const one of [second, ...others]) text.say(`, against `, one, ` in ${one.period}`)
  return text.say(`. The growth of earlier years is not in this filing.`)
}

/** One sentence a figure; earlier years are in other filings. */
function records(
  { metrics, isLow, span }: RecordAsked,
  facts: ChatFacts,
  periods: readonly string[],
): AnswerText | null {
  // Of quarters a year's filing tells nothing, and the other way round.
  if (span !== null && (span === 'year') !== facts.period.endsWith('FY')) return null
  const said = metrics.flatMap((metric) => yearExtreme({ kind: 'year-extreme', metric, isLow }, facts) ?? [])
  if (said.length === 0 || periods.length > 1) return null
  const text = new AnswerText()
  const [period] = periods
  const best = metrics.map((metric) => highest(rowsOf(facts, metric), isLow)?.period)
  // Of a period before those that are printed nothing is known.
  if (period && !rowsOf(facts, metrics[0] ?? '').some((one) => one.period === period)) return null
  if (period && best.every((one) => one !== period)) text.say('No. ')
  if (period && best.every((one) => one === period)) text.say('Yes. ')
  for (const one of said) text.join(one).say(' ')
  return text.say('Earlier periods are not in this filing.')
}

function lastTime({ isLoss }: Of<'last-time'>, facts: ChatFacts): AnswerText | null {
  const rows = rowsOf(facts, 'net_income')
  if (rows.length === 0) return null
  const found = rows.find((one) => one.value < 0 === isLoss)
  const word = isLoss ? 'net loss' : 'net profit'
  if (!found) {
    const text = new AnswerText().say(`There was no ${word} in ${back(rows).replace(/^of /, '')}: `)
    for (const [i, one] of rows.entries()) text.say(i > 0 ? ', ' : '', one, ` in ${one.period}`)
    return text.say('.')
  }
  return new AnswerText().say(`The last ${word} was in ${found.period}: `, found, `, ${back(rows)}.`)
}

function profit(facts: ChatFacts, periods: readonly string[], { isSince, asked }: Of<'profit'>): AnswerText | null {
  const [from] = periods
  const all = rowsOf(facts, 'net_income')
  if (isSince && !all.some((one) => one.period === from)) return null
  const rows =
    isSince && from
      ? all.filter((one) => one.period >= from)
      : periods.length > 0
        ? periods.flatMap((one) => find(facts, 'net_income', one) ?? [])
        : rowsOf(facts, 'net_income')
  const [first, ...others] = rows
  if (!first) return null
  const said = (one: ChatFact) => (one.value < 0 ? 'a net loss' : 'a net profit')
  const text = new AnswerText()
  // Of several years the newest is the one that is asked about.
  if (asked && !isSince && periods.length < 2) text.say(first.value < 0 === (asked === 'loss') ? 'Yes. ' : 'No. ')
  text.say(`There was ${said(first)} in ${first.period}: `, first)
  for (const one of others) text.say(`; ${said(one)} in ${one.period}: `, one)
  const isSame = rows.every((one) => one.value < 0 === first.value < 0)
  text.say('.')
  if (others.length > 0 && isSame)
    text.say(first.value < 0 ? ' There was no profit in any of them.' : ' There was no loss in any of them.')
  return text
}

function total(
  { metric, years: asked, isAverage, isRange }: Of<'total'>,
  facts: ChatFacts,
  periods: readonly string[],
): AnswerText | null {
  const all = rowsOf(facts, metric)
  // "Average net income" without a number of years is that of all there are.
  // "The three years to 2024" end with the one that is named.
  const [last] = periods
  const isUpTo = asked > 0 && periods.length === 1 && last
  const named = isUpTo
    ? all.filter(({ period }) => period <= last).slice(0, asked)
    : periods.length > 0
      ? rowsNamed(all, periods, isRange === true)
      : null
  if (periods.length > 0 && (!named || (asked > 0 && asked !== named.length))) return null
  const years = named?.length ?? (asked || all.length)
  const rows = named ?? all.slice(0, years)
  const [first] = rows
  if (!first || rows.length < years || first.kind !== 'amount') return null
  const sum = rows.reduce((all, one) => all + one.value, 0)
  const parts = rows.map(shown).join(' + ')
  const value = isAverage ? sum / years : sum
  const rule = isAverage ? `(${parts}) ÷ ${years}` : parts
  const what = `${labelOf(facts, metric)}, ${isAverage ? 'average' : 'sum'} of ${years} periods`
  const text = new AnswerText().say(`${what}: `, calculated(first, what, value, 'amount', rule), ` (`)
  for (const [i, one] of rows.entries()) text.say(i > 0 ? ', ' : '', one, ` in ${one.period}`)
  return text.say(').')
}

/** The periods that are named, or all between two of them; null = one is not printed, or it is one alone. */
function rowsNamed(all: readonly ChatFact[], periods: readonly string[], isRange: boolean): ChatFact[] | null {
  const [from = '', ...others] = [...periods].sort()
  const to = others.at(-1) ?? all[0]?.period ?? ''
  const isPrinted = [from, ...others].every((one) => all.some(({ period }) => period === one))
  const rows = isRange
    ? all.filter(({ period }) => period >= from && period <= to)
    : all.filter(({ period }) => periods.includes(period))
  return isPrinted && rows.length > 1 ? rows : null
}

function everyYear(
  { metric, isUp }: Of<'every-year'>,
  facts: ChatFacts,
  periods: readonly string[],
): AnswerText | null {
  const all = rowsOf(facts, metric)
  const [from, ...others] = periods
  // "Since 2020", asked of a filing that goes back to 2023: not told.
  if (others.length > 0 || (from && !all.some(({ period }) => period === from))) return null
  const rows = from ? all.filter(({ period }) => period >= from) : all
  if (rows.length < 2) return null
  const isRight = rows.slice(0, -1).every((one, i) => one.value > (rows[i + 1]?.value ?? 0) === isUp)
  const text = new AnswerText().say(
    `${isRight ? 'Yes' : 'No'}: ${labelOf(facts, metric)} ${isRight ? '' : 'has not '}${isUp ? (isRight ? 'rose' : 'risen') : isRight ? 'fell' : 'fallen'} every year ${back(rows)}: `,
  )
  for (const [i, one] of rows.entries()) text.say(i > 0 ? ', ' : '', one, ` in ${one.period}`)
  return text.say('.')
}

function outside({ metric }: Of<'outside'>, facts: ChatFacts, period: string): AnswerText | null {
  const part = find(facts, metric, period)
  const revenue = find(facts, 'total_revenue', period)
  if (!part || !revenue || revenue.value <= 0) return null
  const what = `Revenue outside ${part.label}`
  const share = calculated(
    part,
    what,
    1 - part.value / revenue.value,
    'ratio',
    `1 − ${shown(part)} ÷ ${shown(revenue)}`,
  )
  return new AnswerText().say(`${what} was `, share, ` of the total: `, revenue, ` less `, part, ` in ${period}.`)
}

/** "Why did revenue fall?" of revenue that rose: the premise is set right before anything else. */
export function falsePremise(
  text: string,
  metrics: readonly string[],
  periods: readonly string[],
  facts: ChatFacts,
): AnswerText | null {
  const match =
    /\b(?<up>gr[eo]w|growth|ris[ei]\w*|rose|increas\w*|improv\w*|gone up|go up|went up)\b|\b(?:fall\w*|fell|drop\w*|declin\w*|decreas\w*|shr[aiu]nk|gone down|go down|went down)\b/i.exec(
      text,
    )
  const [metric = 'net_income'] = metrics
  const period = periods[0] ?? facts.period
  const now = find(facts, metric, period)
  if (!now) return null
  if (/\b(?:lose|lost|losing) money\b|\bunprofitable\b|\bmake a loss\b/i.test(text)) {
    const net = find(facts, 'net_income', period)
    return net && net.value > 0
      ? new AnswerText().say(
          `${shortCompanyName(facts.company)} did not lose money: net income was `,
          net,
          ` in ${period}.`,
        )
      : null
  }
  const before = period === facts.period ? find(facts, metric, facts.period_before) : undefined
  if (!match || !before || before.value === now.value) return null
  const isUp = match.groups?.up !== undefined
  if (now.value > before.value === isUp) return null
  const out = new AnswerText().say(`It did not ${isUp ? 'rise' : 'fall'}. `)
  sayChange(out, facts, now, before)
  return out
}
