/** What a number of a sentence may be said of, the likeliest first; the value decides between them. */
import type { Span } from '../../figures-in-words/companies.ts'
import { isPerShare, isRatio, type Metric, metricWords } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { NumberToken } from '../../figures-in-words/numbers.ts'
import { bind } from '../binding.ts'
import { shareOf } from '../shares.ts'
import { levelHeld } from './held.ts'
import { hungNames, OF_NUMBER } from './hung-names.ts'
import type { Subject } from './parts.ts'
import { bare, type Told } from './tokens.ts'
import {
  isGoneOn,
  isOfAmount,
  isOfIt,
  isOfName,
  namesOfAmount,
  partGoneOn,
  wholeBefore,
  wholeBehind,
} from './wholes.ts'

const NET_INCOME: Metric = { kind: 'figure', name: 'net_income' }
const EARNED =
  /\b(?<verb>earned|earns?|netted|nets|pocketed|pockets)\s+(?:(?:a|about|around|some|only|just|roughly|nearly|almost|over|under|more|less|than|not quite)\s+)*$/i
const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

/** @param carried what the number before was said of */
export function subjectsOf(told: Told, n: NumberToken, carried: Subject | null): Subject[] {
  const tokens = tokensOf(told, n, carried)
  const plain = tokens.flatMap((token) => meantBy(told, token).map((metric): Subject => ({ token, metric, with: [] })))
  if (n.kind !== 'percent' && n.kind !== 'points' && n.kind !== 'cents')
    return [...wholeTold(told, n, carried), ...plain, ...partOf(carried)]
  const whole = n.kind === 'cents' ? centsOf(told) : (wholeOf(told, n) ?? ofLast(told, n, carried))
  const eachShare = n.kind === 'cents' && !whole ? plain.filter(({ metric }) => isPerShare(metric)) : []
  if (eachShare.length > 0) return eachShare
  if (n.kind === 'cents' && !whole) return carried?.metric.kind === 'share' ? [carried] : []
  if (whole?.token && isCutOf(told, n, whole.token)) {
    const { token } = whole
    return token.metrics.map((part): Subject => ({ token, metric: { kind: 'share', part, whole: REVENUE }, with: [] }))
  }
  if (whole) {
    // "iPhone plus Services: $318.7bn, more than three quarters of sales": of what they come to, not of one of them
    const isOfSum = carried?.metric.kind === 'sum' && !isNamedBefore(told, n, whole.token)
    const parts = isOfSum ? [] : isNamedBefore(told, n, whole.token) ? tokens : [...partsOf(told, n), ...tokens]
    const again =
      carried && !isRatio(carried.metric) && !isNamedBefore(told, n, whole.token)
        ? [{ part: carried.metric, token: carried.token }]
        : []
    // "62 percent of its net income and 70 percent of its free cash flow": the same part of another whole
    const same = carried?.metric.kind === 'share' && isOnFrom(told, n, carried) ? carried : null
    if (same?.metric.kind === 'share' && whole.token)
      return [
        {
          token: same.token,
          metric: { kind: 'share', part: same.metric.part, whole: whole.metric },
          with: [...same.with, whole.token],
        },
      ]
    // "MedTech brought in $8.5 billion, 36% of sales, …": the amount once more, as a share
    const own = again.filter(({ part }) => metricWords(part) !== metricWords(whole.metric))
    const isSaidAgain = own.length > 0 && isApposed(told, n)
    return [
      ...(isSaidAgain ? parts.filter((one) => isFlow(told, n, one)) : parts)
        .filter(({ start }) => start !== whole.token?.start)
        .flatMap((token) => token.metrics.map((part) => ({ part, token }))),
      ...again,
    ]
      .filter(({ part }) => !isRatio(part) && metricWords(part) !== metricWords(whole.metric))
      .map(
        ({ part, token }): Subject => ({
          token,
          metric: { kind: 'share', part, whole: whole.metric },
          with: whole.token ? [whole.token] : [],
        }),
      )
  }
  if (carried?.metric.kind !== 'share') return plain
  const on = partGoneOn(told, n)
  if (on) {
    const { whole } = carried.metric
    return on.metrics
      .filter((part) => !isRatio(part) && metricWords(part) !== metricWords(whole))
      .map((part): Subject => ({ token: on, metric: { kind: 'share', part, whole }, with: [] }))
  }
  // "13.4 % of sales, having been 9.1 %", "AWS, at 16.9 % of sales, is smaller than …, which bring in 24.5 %"
  const { metric: of } = carried
  const alike = plain
    .filter(
      ({ metric }) =>
        !isRatio(metric) &&
        metricWords(metric) !== metricWords(of.whole) &&
        metricWords(metric) !== metricWords(of.part),
    )
    .map(({ token, metric }): Subject => ({ token, metric: { ...of, part: metric }, with: [] }))
  return [...alike, carried, ...plain]
}

/** "Took in 30.8 billion, and nine tenths of it", "of which 54% came from": of what the number before was told of. */
const ofLast = ({ s }: Told, n: NumberToken, carried: Subject | null): { token: MetricToken; metric: Metric } | null =>
  carried && !isRatio(carried.metric) && !isPerShare(carried.metric) && isOfIt(s.text, n)
    ? { token: carried.token, metric: carried.metric }
    : null

/** Nothing but a mark stands between an amount and the share: "$8.5 billion, or 36% of". */
const isApposed = ({ s, numbers }: Told, n: NumberToken): boolean => {
  const last = numbers[numbers.indexOf(n) - 1]
  return last?.kind === 'money' && APPOSED.test(s.text.slice(last.end, n.start))
}
const APPOSED =
  /^\s*(?:,|\(|[–—-]\s|\bor\b)\s*(?:(?:or|that is|which is|about|around|some|only|just|roughly|nearly|almost|over|under|more than|less than|fully|exactly|a|an)\s+)*$/i
/** What is told to have come from a part that is named behind. */
const isFlow = ({ s }: Told, n: NumberToken, { start }: MetricToken): boolean =>
  start >= n.end &&
  /\b(?:c[ao]mes?|coming|was|were|is|are|stem\w*|made|earned|generated|booked|derived|sold|went|goes)\b/i.test(
    s.text.slice(n.end, start),
  )

/** Nothing is named between a share and the one that goes on from it but what the first was a share of. */
const isOnFrom = ({ s, names, numbers }: Told, n: NumberToken, carried: Subject): boolean => {
  const last = numbers[numbers.indexOf(n) - 1]
  if (last?.kind !== 'percent') return false
  const between = names.filter((one) => one.start >= last.end && one.end <= n.start)
  return (
    between.length > 0 &&
    between.every(({ start }) => carried.with.some((one) => one.start === start)) &&
    isGoneOn(s.text.slice(last.end, n.start))
  )
}

/** "More than half of revenue, namely EUR 17.0 billion": the amount of what the share is of. */
const partOf = (carried: Subject | null): Subject[] =>
  carried?.metric.kind === 'share' ? [{ ...carried, metric: carried.metric.part }] : []

/** "More than two thirds of the company's $681.0 billion": the amount of what the share is of. */
function wholeTold(told: Told, n: NumberToken, carried: Subject | null): Subject[] {
  const last = told.numbers[told.numbers.indexOf(n) - 1]
  const isOf = last?.kind === 'percent' && isOfAmount(told, last.end, n)
  return isOf && carried?.metric.kind === 'share' ? [{ ...carried, metric: carried.metric.whole }] : []
}

/** "Profit" may be one of several: it is read as the likeliest, as the amount beside a margin, and by the share. */
function meantBy({ s }: Told, { metrics }: MetricToken): Metric[] {
  const [isBasic, isDiluted] = [/\bbasic\b/i.test(s.text), /\bdilut/i.test(s.text)]
  const isOther = (one: Metric) =>
    one.kind === 'figure' &&
    ((one.name === 'diluted_eps' && isBasic && !isDiluted) || (one.name === 'basic_eps' && isDiluted && !isBasic))
  const [first, ...rest] = metrics.filter((one) => !isOther(one))
  if (!first) return []
  const isSaid = isPerShare(first) && (isBasic || isDiluted)
  return [
    first,
    ...rest.filter(
      (one) =>
        (isPerShare(one) && !isSaid) ||
        (isRatio(first) && one.kind === 'figure') ||
        metricWords(one) === metricWords(first),
    ),
  ]
}

/** "The United States accounts for 48 % of revenue, EMEA for 29 %": what stands before is the part. */
function isNamedBefore({ names, numbers }: Told, n: NumberToken, whole: MetricToken | null): boolean {
  const from = numbers[numbers.indexOf(n) - 1]?.end ?? 0
  return names.some((one) => one.start >= from && one.end <= n.start && one.start !== whole?.start)
}

const isRevenue = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'figure' && one.name === 'total_revenue'
const isPart = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'division' || one?.kind === 'expense'

function tokensOf(told: Told, n: NumberToken, carried: Subject | null): MetricToken[] {
  const { s, names, numbers } = told
  const paired = pairedName(told, n)
  if (paired) return [paired]
  const last = numbers[numbers.indexOf(n) - 1]
  const from = last?.end ?? 0
  // "consumed $1.4 billion of cash, whereas they had produced": of what kind the number before was
  const isKind = (one: MetricToken) =>
    last?.kind === 'money' &&
    carried?.token.start !== one.start &&
    /^\s+(?:of|in)\s+$/.test(s.text.slice(from, one.start))
  // "46.9% gross, 32.0% operating": a name right behind a number is that number's
  const isTaken = (one: MetricToken) =>
    isKind(one) || (last?.kind === 'percent' && /^\s+$/.test(s.text.slice(from, one.start)))
  const apposed = partBehind(told, n)
  if (apposed) return [apposed]
  const behind = names.find((one) => one.start >= n.end)
  // "$11.0 billion through buybacks and $2.4 billion through dividends": each before its own name
  const isOfLast = (one: MetricToken) =>
    carried?.token.start === one.start &&
    behind !== undefined &&
    one.end > from &&
    !s.numbers.some((other) => other.start >= n.end && other.end <= behind.start) &&
    OF_NUMBER.test(s.text.slice(from, one.start)) &&
    OF_NUMBER.test(s.text.slice(n.end, behind.start))
  const beside = names.filter((one) => one.start >= from && one.end <= n.start && !isTaken(one) && !isOfLast(one))
  if (
    behind &&
    n.kind === 'percent' &&
    behind.metrics.length === 1 &&
    behind.metrics.some(isRatio) &&
    /^\s+$/.test(s.text.slice(n.end, behind.start))
  )
    return [behind]
  // "32.0% margins": of what is not said
  if (/^\s+margins?\b/i.test(s.text.slice(n.end)) && (behind?.start !== n.end + 1 || behind.metrics.length > 1))
    return []
  const isOf =
    behind !== undefined &&
    OF_NUMBER.test(s.text.slice(n.end, behind.start)) &&
    !s.numbers.some((one) => one.start >= n.end && one.end <= behind.start)
  const bound = bind(s, n)
  // One of several parts is told of by its own name; the value chooses none of them.
  const isFree = !beside.some(isPart)
  // "Germany is the biggest market outside the US, at $40.9 billion": behind a comma it is told of the first
  const end = beside.at(-1)
  const isOfFirst = end !== undefined && beside.length > 1 && !isFree && /^\s*,/.test(s.text.slice(end.end, n.start))
  if (isOfFirst) return beside.slice(0, 1)
  const [only, other] = names.filter((one) => one.end <= n.start)
  const found = [
    ...hungNames(told, n, beside, isOf),
    ...(beside.length === 0 ? verbNames(told, n) : []),
    ...(isOf && behind && beside.length === 0 ? [behind] : []),
    ...(bound?.token && bound.metrics.length > 0 ? [{ ...bound.token, metrics: bound.metrics }] : []),
    ...beside.slice(-1),
    ...(isFree ? beside.slice(0, 1) : []),
    // "Concentrate operations increased sales 10.6%"
    ...(end && isRevenue(end) ? beside.filter(isPart).slice(-1) : []),
    ...(carried && (beside.length === 0 || beside.every(isRevenue)) ? [carried.token] : []),
    ...(beside.length === 1 && beside.every(isRevenue) && only && isPart(only) ? [only] : []),
    ...(from > 0 && only !== undefined && !other ? [only] : []),
  ]
  return found.filter(
    (one, at) =>
      one.metrics.length > 0 && found.findIndex((other) => other.start === one.start && other.end === one.end) === at,
  )
}

/** What a number is told of by a verb, or by what it stays as: "pocketed $59.2 billion after tax", "all that stays as". */
function verbNames({ s, names, numbers }: Told, n: NumberToken): MetricToken[] {
  const from = numbers[numbers.indexOf(n) - 1]?.end ?? 0
  // "four cents on the dollar is all that stays as operating income"
  const as =
    n.kind === 'cents'
      ? names.find((one) => one.start >= n.end && /\bas\s+(?:its\s+|an?\s+)?$/.test(s.text.slice(n.end, one.start)))
      : undefined
  const after = s.metrics.find(
    (one) => one.isVerb === true && one.end > one.start && /^\s+$/.test(s.text.slice(n.end, one.start)),
  )
  const verb = s.metrics.findLast((one) => one.isVerb === true && one.start >= from && one.end <= n.start)
  // "earned less than four cents on every dollar of revenue"
  const earned =
    n.kind === 'cents' && verb === undefined && names.length < 2 ? EARNED.exec(s.text.slice(0, n.start)) : null
  if (earned?.groups?.verb) {
    const end = earned.index + earned.groups.verb.length
    return [{ start: earned.index, end, metrics: [NET_INCOME], isNegated: false }]
  }
  return [as, after, verb].flatMap((one) => one ?? [])
}

/**
 * "$438.0 billion of the $638.0 billion in revenue, two thirds, came from the United States", "half of revenue, $23.5
 * billion, was booked there": an amount that a clause says where it came from. What is set off between is passed over.
 */
function partBehind({ s, names, numbers }: Told, n: NumberToken): MetricToken | null {
  if (n.kind !== 'money') return null
  const at = numbers.indexOf(n)
  const isSetOff = AFTER_MARK.test(s.text.slice(0, n.start)) && /^,\s/.test(s.text.slice(n.end)) && at > 0
  const isOfWhole = numbers[at + 1] !== undefined && OF_AMOUNT.test(s.text.slice(n.end, numbers[at + 1]?.start))
  // "$36.2 billion of which came from the United States"
  if (!isSetOff && !isOfWhole && !(at > 0 && isOfIt(s.text, n))) return null
  // "paid $8.9 billion of its $16.3 billion free cash flow as dividends"
  const put =
    isOfWhole && PAID.test(s.text.slice(0, n.start))
      ? names.find((one) => one.start >= n.end && isOutlay(one))
      : undefined
  if (put && AS.test(s.text.slice(0, put.start))) return put
  const part = names.find((one) => one.start >= n.end && isPart(one))
  if (!part) return null
  const rest = bare(s.text, [...names, ...numbers, ...s.periods], n.end, part.start)
  return CAME_FROM.test(rest) ? part : null
}
const isOutlay = ({ metrics: [one] }: MetricToken): boolean =>
  one?.kind === 'expense' ||
  (one?.kind === 'other' && /^(?:dividends_paid|share_repurchases|capital_expenditures|acquisitions)$/.test(one.name))
const PAID =
  /\b(?:paid|pays?|spen[dt]s?|put|passed on|handed (?:back|out|over|on)|gave|returned|distributed|ploughed|plowed|invested|used|devoted|sent|channell?ed|funnell?ed)\s+(?:(?:out|back|about|around|some|nearly|almost|only|just|roughly|over)\s+)*$/i
const AS = /\s(?:as|in|on|into|through|via|for|by way of)\s+(?:(?:the|its)\s+)*$/i
const AFTER_MARK =
  /,\s+(?:(?:only|just|some|about|around|roughly|nearly|almost|over|under|more than|less than|a mere)\s+)*$/i
const OF_AMOUNT = /^\s+(?:out )?of\s+(?:(?:the|its|all|total|[\w&.-]+['’]s?)\s+)*$/i
const CAME_FROM =
  /^[^.;:]*\b(?:was|were|is|are|came|comes?|stem(?:s|med)?|arose|fell|falls?|went)\b(?:\s+[a-z]+)?\s+(?:from|in|by|to|at|on|with)\s+(?:(?:the|its)\s+)*$/i

/**
 * "Germany edged out the United Kingdom, $40.9 billion to $37.9 billion": two names, then as many numbers in their order.
 * What else is told between them (how many times, by how much) takes no name away.
 */
function pairedName({ s, names, numbers }: Told, n: NumberToken): MetricToken | null {
  const at = numbers.indexOf(n)
  for (const first of [at, at - 1]) {
    const [a, b] = [numbers[first], numbers[first + 1]]
    if (!a || !b || a.kind !== b.kind) continue
    const isBracketed =
      /\(\s*(?:(?:at|of|a)\s+)?$/.test(s.text.slice(0, a.start)) && /^[^(]*\)/.test(s.text.slice(b.end))
    if (!(isBracketed ? IN_BRACKETS : PAIRED).test(s.text.slice(a.end, b.start))) continue
    const from = numbers.slice(0, first).findLast((one) => one.kind === a.kind)?.end ?? 0
    const all = names.filter((name) => name.start >= from && name.end <= a.start)
    // "... as the largest segment by revenue, $23.9 billion to $22.9 billion": of what kind both are
    const parts = all.filter(isPart)
    const [one, other, third] = parts.length > 1 && all.every((name) => isPart(name) || isRevenue(name)) ? parts : all
    if (one && other && !third) return first === at ? one : other
  }
  return null
}
const IN_BRACKETS =
  /^\s*,?\s*(?:to|against|versus|vs\.?|and|compared (?:with|to)|(?:out )?of|beside|next to|[–—/-])\s+(?:(?:just|only|about|nearly|some|the|a)\s+)*$/i
const PAIRED =
  /^\s*,?\s*(?:to|against|versus|vs\.?|and|compared (?:with|to))\s+(?:(?:just|only|about|nearly|some)\s+)*$/i

/** What a percentage is a part of, where it is said. */
function wholeOf(told: Told, n: NumberToken): { token: MetricToken | null; metric: Metric } | null {
  const { s, names } = told
  const share = shareOf(s, n)
  const [of] = share?.whole.metrics ?? []
  if (share && of) return { token: share.whole, metric: of }
  const behind = s.text.slice(n.end)
  // "of Johnson & Johnson's second-quarter sales", "of the soda giant's Q2 revenue"
  const owned = [...s.companies, ...s.periods]
  const isGiven = CONTRIBUTED.test(s.text.slice(0, n.start))
  // "(49%) of sales", "about a sixth, of sales"
  const end = n.end + (/^\s*(?:[),]|\([^()]*\))(?=\s+of\b)/.exec(behind)?.[0].length ?? 0)
  const next =
    wholeBehind(told, end) ??
    wholeBefore(told, n) ??
    names.find((one) => {
      const gap = bare(s.text, owned, n.end, one.start)
      return isGiven && one.start >= n.end && OF_WHOLE.test(gap.replace(/^\s*(?:to|towards?)\b/, ' of'))
    })
  // "61% of its revenue outside the United States": of all of it, and of which part
  const cut = names.find((one) => one.start >= n.end && isCutOf(told, n, one))
  if (cut) return { token: cut, metric: REVENUE }
  const half = isFraction(s.text, n)
    ? names.find((one) => one.start >= n.end && HALF_OF.test(s.text.slice(n.end, one.start)))
    : undefined
  const all = next ?? half
  const [metric] = all?.metrics ?? []
  if (all && metric && !isRatio(metric)) return { token: all, metric }
  const company = s.companies.find((one) => one.start > n.end && /^\s+of\s+$/.test(s.text.slice(n.end, one.start)))
  const isOfCompany = company !== undefined && /^\s*(?:[,.;:)]|$)/.test(s.text.slice(company.end))
  // "three dollars in four": of all that comes in
  if (/\b(?:dollars?|euros?|pounds)\b/i.test(s.text.slice(n.start, n.end))) return { token: null, metric: REVENUE }
  // "one in four dollars came from": where the number counts them
  if (isFraction(s.text, n) && /\b(?:in|of|every)\b/i.test(s.text.slice(n.start, n.end)) && OF_MONEY.test(behind))
    return { token: null, metric: REVENUE }
  if (isOfCompany || OF_ALL.test(behind) || OF_EVERYTHING.test(bare(s.text, [...s.companies, ...s.periods], n.end)))
    return { token: null, metric: REVENUE }
  const amount = amountWhole(told, n)
  if (amount) return amount
  // "Europe supplied 18% and Asia 26% of revenue": the whole is told once, behind the last
  const after = told.numbers[told.numbers.indexOf(n) + 1]
  if (after?.kind === 'percent' && LISTED.test(bare(s.text, names, n.end, after.start))) return wholeOf(told, after)
  // "as a share of sales", "gross profit as a rate of revenues moved from 24.4% up to 24.9%"
  for (const match of s.text.matchAll(AS_SHARE)) {
    const end = match.index + match[0].length
    const said = names.find((one) => one.start >= end && one.start - end < 2)
    const [base] = said?.metrics ?? []
    if (said && base && !isRatio(base)) return { token: said, metric: base }
  }
  return null
}
/** A name that is both the whole and the part: "sales in the U.S.", "revenue outside Europe". */
const isCutOf = (told: Told, n: NumberToken, one: MetricToken): boolean =>
  /^(?:net )?(?:sales|revenues?|turnover)\s+(?:in|outside|from|beyond|at)\b/i.test(
    told.s.text.slice(one.start, one.end),
  ) &&
  one.metrics.length > 0 &&
  (one.metrics[0]?.kind === 'sum' || isPart(one)) &&
  isOfName(told, n.end, one) &&
  !told.names.some((other) => other.end <= n.start && isPart(other))
/** "Contributed 68.7% to net sales" */
const CONTRIBUTED =
  /\b(?:contribut|add|suppl)(?:e[ds]?|ed|s|ies|ied|ing)\s+(?:(?:about|nearly|almost|some|just|only|over|roughly|around)\s+)*$/i
const OF_WHOLE =
  /^\s*(?:of|out of)\s+(?:(?:['’]s|the|its|their|all|total|net|overall|group|company|reported|combined|[\w&.-]+['’]s?|(?:fiscal )?(?:19|20)\d\d(?:['’]s)?|annual|quarterly|each|every|dollar of)\s+)*$/
/** "half its revenue", "a third the group's total" */
const HALF_OF = /^\s+(?:(?:the|its|their|all|of|total|net|group|company|[\w&.-]+['’]s?)\s+)+$/
const OF_ALL =
  /^\s*(?:of )?(?:the|its|all)?\s*(?:[\w&-]+['’]s )?(?:total|whole|group|company|business|group total|pie|overall total|top line|sales total)(?=[\s]*[,.;:)]|$)|^\s*of (?:the (?:group|company|whole)['’]s|everything|it all|the business|the company|the group)(?=[\s]*[,.;:)]|$)/i
const LISTED =
  /^\s*(?:,|and|,\s*and|while|with|versus|against)\s+(?:(?:for|the|in|from|only|just|another|about|some|and)\s+)*\s*$/i
const OF_MONEY = /^\s+(?:(?:sales|revenue)\s+)?(?:dollars?|euros?|pounds?)\b/i
/** "Half of everything Apple sells", "88 per cent of the lot", "two thirds of it all" */
const OF_EVERYTHING =
  /^\s*of (?:(?:the lot|it all|the pile|the pot|the cake|the whole lot|all of it)(?=\s*(?:[,.;:)]|$|(?:is|was|were|are|came|comes|stems?|stemmed)\b))|(?:everything|all|all that|what)\s+(?:(?:it|they)\s+)?(?:sells|sold|takes in|took in|earns|makes|brings in|brought in|turns over|turned over)(?:\s+(?:in|during)\s{3,})?(?=\s*(?:[,.;:)]|$|(?:is|was)\b)))/i
const AS_SHARE =
  /\b(?:as an? (?:share|percentage|per ?cent|proportion|portion|rate|fraction|part|percent)|share|proportion|portion|slice|fraction|percentage) of (?:(?:the|its|total|net|group|company|overall|all|[A-Z][\w&.-]*['’]s?|(?:fiscal )?(?:19|20)\d\d(?:['’]s)?)\s+)*/g

/** "46 cents out of each dollar of revenue": of what the dollar is, where it is said; of all that comes in, where it is not. */
function centsOf({ s, names }: Told): { token: MetricToken | null; metric: Metric } | null {
  const match = EACH_DOLLAR.exec(bare(s.text, s.periods))
  if (!match) return null
  const end = match.index + match[0].length
  const said = names.find((one) => one.start >= end && one.start - end < 2)
  const [metric] = said?.metrics ?? []
  if (said && metric && !isRatio(metric)) return { token: said, metric }
  return /\b(?:of|in)\s+(?:the |its )?$/.test(match[0]) ? null : { token: null, metric: REVENUE }
}
const EACH_DOLLAR =
  /\b(?:each|every|per|the|a|on the)\s+(?:[\w&.’'-]+\s+)?(?:(?:net\s+)?(?:sales|revenue)\s+)?(?:dollar|euro|pound)(?:\s+(?:that )?(?:[A-Z][\w&.]*|it|they)\s+(?:earned|made|took|got|books?|booked)(?:\s+in)?(?=\s))?(?:\s+(?:in|through)\s+(?:the|its)\s+(?:tills?|door))?(?:\s+(?:of|in)\s+(?:(?:the|its)\s+)*)?/

const isFraction = (text: string, { start, end }: NumberToken): boolean => !/\d/.test(text.slice(start, end))

/** "Two-thirds of the company's $681.0 billion", "60% of the $14.8 billion profit": what the amount is, by its name and its size. */
function amountWhole(told: Told, n: NumberToken): { token: MetricToken | null; metric: Metric } | null {
  const { base, numbers, about } = told
  const next = numbers[numbers.indexOf(n) + 1]
  if (!next || !isOfAmount(told, n.end, next)) return null
  const named = namesOfAmount(told, next)
  const isHeld = (metric: Metric) => !isRatio(metric) && levelHeld(base, next, metric, about, 1) !== null
  for (const token of named) {
    const metric = token.metrics.find(isHeld)
    if (metric) return { token, metric }
  }
  return named.length === 0 && isHeld(REVENUE) ? { token: null, metric: REVENUE } : null
}

/** What stands before a share, or right behind its whole: "46 % of sales came from Services", "At 16.9% of sales, AWS". */
function partsOf(told: Told, n: NumberToken): MetricToken[] {
  const { s, names } = told
  const share = shareOf(s, n)
  if (share) return [share.part]
  const { off, next } = asidesBehind(told, n)
  const isSetOff = off.length > 0
  return names
    .filter(
      (one) =>
        one.start >= n.end &&
        one.end <= next &&
        isFromPart(s.text, one, bare(s.text, [...names, ...off, ...(isSetOff ? s.periods : [])], n.end, one.start)),
    )
    .filter((one) => !isSetOff || isPart(one))
    .slice(0, 1)
}

/**
 * "Half of revenue, $23.5 billion, was booked there", "almost half of it (48.2%) came from": what is set off behind a share
 * says it once more; the next number that is none of it begins something else.
 */
function asidesBehind({ s, numbers }: Told, n: NumberToken): { off: Span[]; next: number } {
  const off: Span[] = []
  for (const one of numbers.slice(numbers.indexOf(n) + 1)) {
    const from = off.at(-1)?.end ?? n.end
    const mark = SET_OFF.exec(s.text.slice(from, one.start))
    const end = /^(?:\)|,(?=\s)|\s[–—-](?=\s))/.exec(s.text.slice(one.end))
    if (!mark || !end) return { off, next: one.start }
    off.push({ start: one.start - mark[0].trimStart().length, end: one.end + end[0].length })
  }
  return { off, next: s.text.length }
}
const SET_OFF =
  /(?:,|\s[–—-]|\s?\()\s*(?:(?:or|so|some|about|around|roughly|nearly|almost|just|over|under|more than|less than|exactly|namely|that is)\s+)*$/i

/** "Was earned outside the United States", "came from Pumps" */
const isFromPart = (text: string, { start, end }: MetricToken, gap: string): boolean =>
  FROM_PART.test(gap) ||
  (/^(?:outside|abroad|overseas|beyond)\b/i.test(text.slice(start, end)) && /^\s*of\s[\w’'&.\s-]+\s$/.test(gap))
const FROM_PART =
  /^\s*(?:[),]\s+)?(?:of\s+)?(?:(?:[\w’'&.-]+\s+)*?(?:[\w’'&.-]+,\s+)?(?:from|in|on|to|into|by|as|at|with|through|via|within|for|under|were|was|is|are)\s+(?:(?:its|the)\s+)?|[\w’' &.-]*,\s+(?:the\s+)?)$/
