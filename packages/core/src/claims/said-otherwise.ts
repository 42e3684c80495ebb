/**
 * What a sentence says of its figures beyond their size: a loss, a quarter, the whole of a share, which of two is more.
 * Each number may be right while such a word is not. Where one does not fit what was found, nothing is verified.
 */

import type { Span } from '../figures-in-words/companies.ts'
import {
  type FactBase,
  type FactPeriod,
  factOf,
  isPerShare,
  type Metric,
  metricWords,
  quarterBefore,
  yearBefore,
} from '../figures-in-words/facts.ts'
import { agrees } from '../figures-in-words/numbers.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { hedgeWords, isPlainWord } from '../figures-in-words/plain-words.ts'
import { rowJoint } from '../figures-in-words/row-joints.ts'
import { saidOfFigure } from '../figures-in-words/said-of-figure.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { amountParts } from './amount-parts.ts'
import type { BoundClaim } from './bound-claim.ts'
import {
  adjectiveOfAmount,
  adjectiveOfWay,
  aloneOfJoint,
  brokeEven,
  idiomOfWay,
  kindOfFigure,
  turnedThere,
} from './looks/adjectives.ts'
import { cameBack, crossed, extreme, intoProfit, moreOfIt, stayedThere } from './looks/against-before.ts'
import {
  basisBehind,
  besideShare,
  centsOfOther,
  leftOver,
  moreAShare,
  shareOfOther,
  sharesCounted,
} from './looks/around-amount.ts'
import { wholeBehind } from './looks/base-behind.ts'
import { costliest, faredBetter, ofPartBefore, placed, sizeOfLead } from './looks/lead.ts'
import type { Held, Look } from './looks/look.ts'
import { costOfPart, moneyWay } from './looks/money-way.ts'
import { betweenTimes, moreThan, wentTo } from './looks/more-than.ts'
import { eachOfBoth, movedWith, oneOfBoth } from './looks/moved-with.ts'
import {
  changedOtherwise,
  fromSome,
  netOfRevenue,
  notToldSo,
  otherDoer,
  otherSubject,
  quotedName,
  reachedOnce,
  someOfIt,
  theyOfBefore,
  toldNothing,
  turnedInto,
} from './looks/not-told-so.ts'
import { notSo, otherAmount, otherOfName, sawOther } from './looks/other-amount.ts'
import { onlyAbout, otherDeed, refused } from './looks/other-deed.ts'
import { otherTimesUnread } from './looks/other-times.ts'
import { movedSoAgain, overtook, shorterWay, stoodThere } from './looks/over-time.ts'
import { alikeToo, otherRest, sameBase } from './looks/rest-and-base.ts'
import { sizeOfMove } from './looks/size-of-move.ts'
import { changedFrom, fromThere, timeAround } from './looks/time-around.ts'
import { otherTrade } from './looks/trade.ts'
import { unheldWords } from './looks/unheld-words.ts'
import { besideClaimed, eachChanged, flowOnDay, quarterAsYear, soon, stockInQuarter } from './looks/when.ts'
import { nobodys, otherFooting, partOfFigure, pieceOfPart } from './looks/whose.ts'
import { unreadComparing } from './unread-comparing.ts'

const wordsAt = (s: Sentence, { start, end }: { start: number; end: number }): string => s.text.slice(start, end)

const RESULT: ReadonlySet<string> = new Set(['gross_profit', 'operating_income', 'income_before_taxes', 'net_income'])
const isResult = (one: Metric | undefined): one is Metric & { kind: 'figure' } =>
  one?.kind === 'figure' && (RESULT.has(one.name) || isPerShare(one))

/** The periods that what was found is of. */
function seenPeriods({ base, claims }: Held): FactPeriod[] {
  const figures = claims.filter(({ kind }) => kind !== 'direction')
  const seen = figures.map((one) => `${one.period ?? ''} ${one.rule ?? ''} ${one.figure ?? ''}`).join(' ')
  return base.periods.filter(({ code }) => seen.includes(code))
}
const isNever = (periods: readonly FactPeriod[], metric: Metric, sign: 1 | -1): boolean => {
  const values = periods.flatMap((period) => factOf(period, metric)?.value ?? [])
  return values.length > 0 && values.every((value) => value * sign < 0)
}

/** "Operating loss: $133.1 billion" of a profit, "less than the $4.7 billion it earned" of a loss. */
const otherSign: Look = (held) => {
  const { s } = held
  const periods = seenPeriods(held)
  const income: Metric = { kind: 'figure', name: 'net_income' }
  const earned = /\b(?:it|they|the company) (?:had )?(?:earned|made|gained)\b(?! up)/.exec(s.text)
  if (earned && s.metrics.some(({ isNegated }) => isNegated) && isNever(periods, income, 1)) return earned[0]
  const wrong = s.metrics.find(({ start, end, metrics: [one], isNegated }) => {
    const words = s.text.slice(start, end)
    // "Net loss climbed 25.3%" is no loss of so much
    const isMoved = /\bloss(?:es)?\b/i.test(words) && /^\s+(?!of\b)[a-z]+ \d/.test(s.text.slice(end))
    const isOfElse = OF_ELSE.test(s.text.slice(end)) && !isMoved
    if (!isResult(one) || end <= start || isOfElse || DENIED.test(s.text.slice(0, start))) return false
    if (/^(?:profits?|(?:net|operating|gross) profit)$/i.test(words))
      return isNever(periods, one, 1) && !isNegative(s, end)
    if (BEST.test(s.text) && isNegated) return isNever(periods, one, 1)
    if (isNegated || /\bloss(?:es)?\b/i.test(words)) return isNever(periods, one, -1)
    return /^(?:earn(?:ed|s)?|made|makes|profits?|(?:net|operating) profit)$/i.test(words) && isNever(periods, one, 1)
  })
  // "Tax as a share of pre-tax loss"
  const share = s.metrics.find(
    ({ start, end, metrics: [one] }) =>
      one?.kind === 'share' && /\bloss\b/i.test(s.text.slice(start, end)) && isNever(periods, one.whole, -1),
  )
  return (wrong ?? share) && wordsAt(s, wrong ?? share ?? { start: 0, end: 0 })
}
/** "Net income of −$3.6 billion" */
const isNegative = (s: Sentence, end: number): boolean =>
  s.numbers.find((n) => n.start >= end)?.isNegative === true || /\bnegative\b/i.test(s.text)
const BEST = /\bbest (?:showing|year|result|performance)\b/i
/** "Lost ground", "lost 6 %": moves of something else. */
const OF_ELSE =
  /^\s+(?:of \d[\d.]*\s?(?:%|percent|per cent|bps|(?:basis|percentage) points|points)|(?:the )?(?:most|least)(?: of all)?(?=[,.;]|$| (?:of|among) (?:the|its|all)\b)|ground|momentum|steam|its|a (?:third|half|quarter)|(?:[a-z]+ )?\d[\d.]*\s?(?:%|percent|per cent|points))/
const DENIED = /\b(?:no|not|never|without|hardly|neither|nor)\b/i

/** "A good quarter" of a yearly report, "the year's sales" of a quarter. */
const QUARTER =
  /(?<!\b(?:an?|one|three|per|every|each) )(?<!-)\bquarters?\b(?! (?:of|century|more|less)\b)(?:['’]s)?|\b(?:an?|one) quarter (?:ago|earlier|before|to (?:forget|remember))|^What a quarter\b/i
const YEAR =
  /(?:^The|\b(?:in|for|of|during) the|\bthis|\b(?:good|bad|great|strong|weak|tough) )\s?year(?:['’]s)?(?![\w-])(?! (?:ago|earlier|before|prior|to|ended|ending|later|before|[12]\d\d\d))|\byear-(?:ago|earlier) year\b|\bsecond year\b/i
/** "Up 58 % on the quarter": measured by the quarter before. */
const IN_SEQUENCE =
  /\bon the quarter\b|\b(?:on|from|than|versus|over|of|above|below) (?:the )?(?:previous|last|prior) quarter(?:['’]s)?\b(?! of\b)|\b(?:period|quarter) last quarter\b/i
const otherLength: Look = (held) => {
  const { s, claims, base } = held
  const codes = claims.flatMap((one) => (one.kind !== 'period' && one.period ? [one.period] : []))
  const word = (pattern: RegExp) => {
    const match = pattern.exec(s.text)
    const isNumber = s.numbers.some((n) => match && n.start < match.index + match[0].length && n.end > match.index)
    return match && !isNumber ? match[0] : null
  }
  const [own] = base.periods
  if (codes.length === 0) return null
  if (codes.every((code) => /FY$/.test(code)) && own.months === 12) return word(QUARTER)
  if (!codes.every((code) => /Q\d$/.test(code)) || own.months !== 3) return null
  const before = quarterBefore(base, own)
  return word(YEAR) ?? (before && seenPeriods(held).includes(before) ? null : word(IN_SEQUENCE))
}

const UNDER =
  /\b(?:less|fewer) than (?:doubled|halved|tripled|trebled|quadrupled|quintupled)\b|\bless (?:slowly|quickly|sharply)\b|\b(?:rang|racked|chalked|notched|clocked|totted|wrapped) down\b|\bat cost\b|\byears with all(?=[.,;]|$)|(?:[mb]illion|thousand|bn|mn) (?:a|per) (?:diluted |basic )?share\b|\bno [a-z]+ (?:except|but|other than|save)\b|\b(?:its (?:second|third|fourth)|a second)(?=(?: year| in (?:the|this))\b|[.,;])|\blost an? (?:gross |net |operating )?(?:profit|income)\b|\bcosts (?:under|below) revenue\b|\bbetween [$€£]?[\d.]+ million and [$€£]?[\d.]+ billion|\bquarter['’]s (?:first|second|third|fourth) quarter\b|\b(?:exceeded|topped|around|above|below|hovered at) \d+(?:\.\d+)? (?:percentage )?points\b/i
/** "The same year of 2024", "year on quarter", "earned 1.9 points": no time and no change is told so. */
const NO_TIME =
  /\bthe same year (?:of|in) (?:19|20)\d\d\b|\byear (?:on|over) quarter\b|\bunder the (?:same|last|past) [a-z]+ (?:months|years|quarters)\b|\b(?:earned|made) (?:about |nearly |almost |some )?\d+(?:\.\d+)? (?:percentage )?points?\b/i
const phrases: Look = ({ s, claims }) => {
  const match = UNDER.exec(s.text)
  const at = s.passage.at[match?.index ?? 0] ?? 0
  // "For a second year" that was held against the years is no word beside them.
  const isHeld = claims.some(
    (one) => (one.kind === 'comparison' || one.kind === 'direction') && one.start < at && one.end > at,
  )
  return match && !(isHeld && /^a second$/i.test(match[0])) ? match[0] : NO_TIME.exec(s.text)?.[0]
}

/** "Gross revenue", "net income attributable to minority holders", "missed the $416.2 billion mark": no figure of this name. */
const otherName: Look = ({ s }) => OTHER_NAME.exec(s.text)?.[0]
const OTHER_NAME =
  /\bgross (?:revenues?|sales|turnover)\b|\b(?:attributable|belong(?:s|ing|ed)|due|going) to (?:the )?(?:non-?controlling|minority)\b|\b(?:miss(?:es|ed|ing)?|shy of|wide of) (?:out on )?(?:the|its|their|a) [$€£¥\d]/i

/** "All products but the iPhone brought in $209.6 billion": the amount of what is left out. */
const allBut: Look = ({ s, told }) => {
  const out = s.metrics.find(({ start, end }) => end > start && ALL_BUT.test(s.text.slice(0, start)))
  const isItsOwn = told.some(
    ({ n, claim }) => out && n.start >= out.end && claim.kind === 'amount' && claim.bound === out.metrics[0],
  )
  return out && isItsOwn ? ALL_BUT.exec(s.text.slice(0, out.start))?.[0] : null
}
const ALL_BUT =
  /\b(?:all|every|every(?:thing|one)|any(?:thing)?|the rest)\b[^,;.]{0,40}\b(?:but|except(?: for)?|besides|other than|apart from|aside from|bar|save)\s+(?:the\s+)?$/i

/** "Revenue customers", "iPhone users": somebody's, right behind the figure's name. */
const people: Look = ({ s }) => {
  const one = s.metrics.find(({ start, end }) => end > start && PEOPLE.test(s.text.slice(end)))
  return one && PEOPLE.exec(s.text.slice(one.end))?.[0].trim()
}
const PEOPLE =
  /^\sper (?!(?:diluted|basic|common|ordinary|share|cent)\b)[a-z]+|^\s(?:customers?|clients?|users?|buyers?|orders?|bookings|shipments?|deliveries|prices?)\b(?!['’])/i

/** "Samsung's Cloud", "Samsung's other income": of somebody who is not the company. */
const possessor: Look = ({ s, base, claims }) => {
  const known = [...s.companies, ...s.periods, ...s.metrics].filter((one) => one.end > one.start)
  for (const { start, end, metrics } of s.metrics) {
    const match = end > start ? OWNER.exec(s.text.slice(0, start)) : null
    const name = match?.groups?.name ?? ''
    if (!match || base.company.includes(name)) continue
    const at = match.index + match[0].indexOf(name)
    // "Bentonville's net income": by its seat; a part with an owner is another's.
    if (at === 0 && ![...metrics, ...claims.map((one) => one.bound)].some(isOfRevenue)) continue
    if (known.every((one) => one.end <= at || one.start >= at + name.length)) return name
  }
  return null
}
const OWNER =
  /(?<![&] )(?<name>(?!(?:It|That|What|Here|There|Who|He|She|Let|This|Year|Today|Quarter|Company|Last)\b)\p{Lu}[\p{L}]+)['’]s\s+(?:(?:other|net|total|annual|The|the)\s+)?$/u

/** "One in every two dollars of operating income", "the only region where operating income fell": a part of revenue only. */
const otherWhole: Look = ({ s, claims }) => {
  const isPart = claims.some(
    ({ bound, verdict, kind }) => verdict === 'holds' && kind !== 'direction' && isOfRevenue(bound),
  )
  if (!isPart) return null
  const told = claims.map((one) => one.bound)
  const whole = s.metrics.find(
    ({ start, end, metrics, isVerb }) =>
      end > start &&
      isVerb !== true &&
      metrics.length > 0 &&
      metrics.every((one) => one.kind === 'ratio' || (one.kind === 'figure' && one.name !== 'total_revenue')) &&
      !metrics.some((one) => told.some((bound) => isOneOf(one, bound))) &&
      !/^(?:profit|earn|ma[dk]e)/i.test(s.text.slice(start, end)),
  )
  return whole && wordsAt(s, whole)
}
const isOfRevenue = (bound: Metric | null): boolean => bound?.kind === 'division' && bound.quantity === 'revenue'
const isOneOf = (a: Metric, b: Metric | null): boolean =>
  b !== null &&
  ((a.kind === 'figure' && b.kind === 'figure' && a.name === b.name) ||
    (a.kind === 'ratio' && b.kind === 'ratio' && a.name === b.name) ||
    (a.kind === 'figure' && b.kind === 'division' && a.name === b.quantity))

/** "33 cents of every net income dollar": of another whole than what it was measured by. */
const otherDollar: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    if (n.kind !== 'cents' && s.ofEach === null) continue
    const whole = s.metrics.find(
      (one) => EVERY.test(s.text.slice(0, one.start)) && /^\s+dollar/.test(s.text.slice(one.end)),
    )
    const [named] = whole?.metrics ?? []
    // "33 cents of every dollar of revenue as revenue"
    const again = s.metrics.find(
      ({ start, metrics: [one] }) =>
        one?.kind === 'figure' && one.name === 'total_revenue' && AGAIN.test(s.text.slice(0, start)),
    )
    if (again) return wordsAt(s, again)
    // "Of every dollar earned as profit"
    const earned = s.metrics.find(
      ({ start, end, metrics: [one] }) =>
        DOLLAR_AS.test(s.text.slice(0, start)) && end > start && one?.kind === 'figure' && !isMeasuredBy(claim, one),
    )
    if (earned) return wordsAt(s, earned)
    if (whole && named?.kind === 'figure' && named.name !== 'total_revenue' && !isMeasuredBy(claim, named))
      return wordsAt(s, whole)
  }
  return null
}
const DOLLAR_AS =
  /\bdollar (?:(?:that|which) (?:it |was |is )?)?(?:[a-z]+ed|made|kept|taken|spent) (?:in )?(?:as |in )(?:[a-z]+ )?$/i
const AGAIN = /\b(?:as|into)\s+$/i
const EVERY = /\b(?:every|each)\s+$/i
const isMeasuredBy = (claim: BoundClaim, { name }: Metric & { kind: 'figure' }): boolean =>
  claim.rule?.split('÷')[1]?.includes(name.replaceAll('_', ' ')) === true

const UP = /\b(?:up|rose|grew|increased|climbed|jumped|gained|higher|more|ahead|above|better)\b/i
const BEFORE =
  /(?<![\w-])(?<way>(?<!\bg(?:ave|ives?|iving) )up|down|rose|fell|grew|shrank|increased|decreased|climbed|dropped|declined|jumped|gained)\s+(?:by\s+)?(?:(?:about|nearly|almost|some|just|over|only|a|roughly)\s+)*$/i
const AFTER =
  /^\s+(?<way>more|less|better|worse|higher|lower|ahead of|above|below|behind)\b(?!\s+than\s+(?:half|doubl|a (?:third|quarter)))/i
/** "Net income up 44 %", "13 % less than one year before": the other way than the figure went. */
const otherWay: Look = ({ base, s, told }) => {
  for (const { n, claim } of told) {
    if (
      claim.verdict !== 'holds' ||
      claim.kind !== 'change' ||
      n.isNegative ||
      !claim.bound ||
      !claim.figure ||
      n.kind === 'times'
    )
      continue
    const way =
      BEFORE.exec(s.text.slice(0, n.start))?.groups?.way ?? AFTER.exec(s.text.slice(n.end))?.groups?.way ?? null
    const isPositive = claim.bound.kind === 'figure' ? isNever(base.periods, claim.bound, -1) : true
    if (way === null || !isPositive || !/^[−+]?\d/.test(claim.figure)) continue
    if (UP.test(way) === claim.figure.startsWith('−')) return way
  }
  return null
}

/** "Gained ground everywhere: −9 %". */
const ground: Look = ({ s, told }) => {
  const match = /\b(?:(?<up>gain|w[io]n|made|making)|(?<down>lost|los|g[ai]v))\w* (?:up )?ground\b/i.exec(s.text)
  if (!match) return null
  const isDown = s.directions.some((one) => one.sign < 0 && one.start > match.index + match[0].length)
  const isUp = s.directions.some((one) => one.sign > 0 && one.start > match.index + match[0].length)
  const isBelow = told.some(({ n }) => n.isNegative)
  return match.groups?.up === undefined ? (isUp ? match[0] : null) : isDown || isBelow ? match[0] : null
}

const NAMED_QUARTER = /\b(?<nth>first|second|third|fourth) quarter ended\b/i
/** "Flattered the first quarter" of a statement of the second. */
const THE_QUARTER = /\bthe (?<nth>first|second|third|fourth) quarter\b(?! of\b)/i
const namedQuarter: Look = ({ s, claims }) => {
  const isQuarter = claims.some(({ kind, period }) => kind !== 'period' && /Q\d$/.test(period ?? ''))
  const match = NAMED_QUARTER.exec(s.text) ?? (isQuarter ? THE_QUARTER.exec(s.text) : null)
  const nth = ['first', 'second', 'third', 'fourth'].indexOf(match?.groups?.nth?.toLowerCase() ?? '') + 1
  return match && !claims.some((one) => one.period?.endsWith(`Q${nth}`)) ? match[0] : null
}

/** "And Graphics the remaining 22": a number that is told of nothing. */
const remaining: Look = ({ s, told }) => {
  const loose = s.numbers.find(
    (n) =>
      n.kind === 'plain' &&
      /\b(?:remaining|other)\s+$/.test(s.text.slice(0, n.start)) &&
      !told.some((one) => one.n === n),
  )
  const parts = told.filter(({ n, claim }) => n.kind === 'percent' && claim.kind === 'share')
  const sum = parts.reduce((total, { n }) => total + n.value, 0)
  const isNamed =
    loose && s.metrics.some(({ end }) => /^\s+the (?:remaining|other)\s+$/.test(s.text.slice(end, loose.start)))
  if (loose && isNamed && parts.length > 0 && Math.abs(100 - sum - loose.value) < 0.5) return null
  return loose && wordsAt(s, loose)
}

/** "64% of sales, MedTech the remaining 36%": with the other shares it makes the whole. */
const restOfWhole: Look = ({ s, told }) => {
  const shares = told.filter(({ n, claim }) => n.kind === 'percent' && claim.kind === 'share' && !claim.isChange)
  const rest = shares.find(({ n, claim }) => claim.verdict === 'holds' && THE_REST.test(s.text.slice(0, n.start)))
  if (!rest) return null
  const parts = new Map(shares.map(({ n, claim }) => [claim.metric, n]))
  const sum = [...parts.values()].reduce((all, { value }) => all + value, 0)
  const isRough = [...parts.values()].some(({ start, end }) => !/\d/.test(s.text.slice(start, end)))
  return Math.abs(sum - 100) < (isRough ? 5 : 1.1) ? null : wordsAt(s, rest.n)
}
const THE_REST = /\bthe (?:remaining|other|rest,)\s+$/i

/** "$8.6 billion in dividends and $9.8 billion in buybacks, together three quarters of": of all that was told, not of the last. */
const shareTogether: Look = ({ s, told }) => {
  for (const { n, claim } of told) {
    const at = s.numbers.indexOf(n)
    const last = s.numbers[at - 1]
    if (claim.verdict !== 'holds' || claim.kind !== 'share' || at < 2 || !last || !/^(?:percent|times)$/.test(n.kind))
      continue
    const said = TOGETHER.exec(s.text.slice(last.end, n.start))
    const isSum = claim.bound?.kind === 'share' && claim.bound.part.kind === 'sum'
    const isNamed = s.metrics.some(
      (one) => one.start >= last.end && one.end <= n.start && one.metrics.some(({ kind }) => kind === 'sum'),
    )
    if (said && !isSum && !isNamed && !/[;.]/.test(s.text.slice(last.end, n.start))) return said[0]
  }
  return null
}
const TOGETHER = /\b(?:together|combined|altogether|jointly|in all|in total|in sum|between them|all told)\b/i

/** "More in the United States ($194 billion) than in Europe ($185 billion)", "a smaller bite, $21 billion against $30 billion". */
const moreOrLess: Look = ({ s, told }) => {
  for (const match of s.text.matchAll(PAIRED)) {
    const at = match.index + match[0].length
    const [a, b] = told.filter(({ n }) => n.start >= match.index && n.kind === 'money')
    if (!a || !b || a.n.value === b.n.value) continue
    const gap = s.text.slice(match.index, b.n.start)
    const lead = s.text.slice(at, a.n.start)
    const between = s.text.slice(a.n.end, b.n.start)
    // "less than it earned in sales, $4.5 billion versus $3.2 billion"
    const isBoth = /^ than\s[^;:.,$€£¥\d]{1,60},\s+$/.test(lead) && /^,?\s+(?:against|versus|vs\.?)\s+$/.test(between)
    const isPair =
      isBoth ||
      (/^[^,;:.$€£\d]*\($/.test(lead) && /^\)\s+than\s[^;:,.]*\($/.test(between)) ||
      (/^(?: [a-z]+)?[,:]\s+$/.test(lead) &&
        /^,?\s+(?:against|versus|vs\.?|compared (?:with|to))\s+(?:only |just )?$/.test(between))
    const isMore = /^(?:more|bigger|larger|higher|greater)/i.test(match[0])
    if (isPair && gap.length < 120 && isMore !== a.n.value > b.n.value) return match[0]
  }
  return null
}
/** "$6.8bn after $3.2bn", told of the year before and this one: the older stands behind "after". */
const turnedRound: Look = ({ s, told }) => {
  const at = told.findIndex(({ n, claim }, i) => {
    const next = told[i + 1]
    return (
      next !== undefined &&
      /^\s+after\s+$/.test(s.text.slice(n.end, next.n.start)) &&
      [claim, next.claim].every((one) => one.verdict === 'holds' && one.kind === 'amount' && one.period !== null) &&
      claim.bound === next.claim.bound &&
      (claim.period ?? '') < (next.claim.period ?? '')
    )
  })
  return at < 0 ? null : 'after'
}
const PAIRED = /\b(?:more|less|bigger|smaller|larger|higher|lower|greater)\b/gi

/** "Net income came to $13.89 and diluted earnings per share to $12.9 billion": a figure per share, and an amount behind its name. */
const perShare: Look = ({ s, told }) => {
  const loose = told.find(({ n, claim }) => {
    const last = s.metrics.findLast((one) => one.end <= n.start && one.end > one.start)
    if (!last || n.kind !== 'money' || !n.hasScale || !claim.bound || isPerShare(claim.bound)) return false
    const isNear = s.numbers.every((one) => one === n || one.end <= last.start || one.start >= n.start)
    return (
      isNear &&
      last.metrics.length > 0 &&
      last.metrics.every(isPerShare) &&
      /^[^,;:()]{0,16}$/.test(s.text.slice(last.end, n.start))
    )
  })
  return loose && wordsAt(s, loose.n)
}

/** "About half of what it made in 2023" of 2024's: a year that no figure was looked up in. */
const otherYear: Look = ({ base, s, claims, told }) => {
  const found = claims.filter((one) => one.kind !== 'period')
  const seen = found.map((one) => `${one.period ?? ''} ${one.rule ?? ''} ${one.figure ?? ''}`).join(' ')
  const allowed = new Set([...seen.matchAll(/\b((?:19|20)\d\d)\b/g)].map(([year]) => year))
  for (const { period, kind } of found) {
    const year = Number(period?.slice(0, 4))
    if (kind !== 'amount' && year) allowed.add(String(year - 1))
  }
  for (const { start, end, says } of s.periods) {
    if (says.kind !== 'named' || says.year === null || allowed.has(String(says.year))) continue
    const own = base.periods.filter(
      (one) => one.end_date.startsWith(String(says.year)) || one.code.startsWith(String(says.year)),
    )
    if (own.some((one) => found.some(({ period }) => period === one.code) || told.some((each) => isSoIn(one, each))))
      continue
    return s.text.slice(start, end)
  }
  return null
}
/** "$2.4 billion in both 2023 and 2024". */
const isSoIn = (period: FactPeriod, { n, claim }: Held['told'][number]): boolean => {
  const fact = claim.bound && claim.kind === 'amount' ? factOf(period, claim.bound) : null
  return fact !== null && agrees(Math.abs(fact.value), n, n.value)
}

/** "More than Europe did in 2024": one side of a comparison in another period. */
const otherSide: Look = ({ s, claims }) => {
  const side = SIDE_APART.exec(s.text)
  const isOff = claims.some(
    ({ kind, verdict, figure, period }) =>
      kind === 'comparison' &&
      verdict === 'holds' &&
      !figure?.includes('%') &&
      // the other period stands in what was computed
      !/\b(?:19|20)\d\d (?:FY|Q\d)/.test(figure ?? '') &&
      !(side?.groups?.year && period?.startsWith(side.groups.year)),
  )
  return side && isOff ? side[0] : null
}
const SIDE_APART =
  /(?<=\bthan\s[^,;.]{2,60}?\s)(?:(?:did|had|was|were|made|sold|earned|does|ha[sd] done)\s+)?(?:(?:a|one|the) (?:year|quarter) (?:ago|before|earlier|prior)|(?:in the )?(?:last|previous|prior) (?:year|quarter)|in (?:fiscal )?(?<year>(?:19|20)\d\d))\b/

/** "Up $18.3 billion, of which the lower taxes explain all": a part in words that no number gives. */
const wordedPart: Look = ({ s }) => WORDED_PART.exec(s.text)?.[0]
const WORDED_PART =
  /\bof (?:which|that|this|it)\b[^.;:\d]*\b(?:all|most|much|none|nearly all|the (?:bulk|lion['’]s share|rest|whole|majority|remainder))\b(?! of (?:which|the))|\b(?:explain(?:s|ed)?|account(?:s|ed)? for|ma[dk]es? up|responsible for) (?:almost |nearly |about )?(?:all|most|much|none|the (?:bulk|lion['’]s share|whole|majority)) of (?:it|that|this)\b/i

/** "About a tenth of the $2.04 of 2024": a part that was not read as a number. */
const unreadPart: Look = ({ s, claims }) => {
  const match = PART.exec(s.text)
  const isIn = ({ start, end }: { start: number; end: number }) =>
    match !== null && start < match.index + match[0].length && end > match.index
  if (!match || [...s.numbers, ...s.metrics, ...s.directions, ...s.circumstances].some(isIn)) return null
  const at = s.passage.at[match.index] ?? 0
  return claims.some((one) => one.start <= at && one.end > at) ? null : match[0]
}
const PART =
  /\b(?:(?:an?|one|two|three|four) (?:half|thirds?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)|half|twice|thrice)(?= (?:of )?(?:the|its|what|that)\b(?! story| picture| battle| way))/i

/** "P&G earned $15.97 billion, 8 % more": by the profit, not by what it is a share. */
const otherGrowth: Look = ({ s, claims }) => {
  const ofShare = claims.find(
    ({ kind, verdict, bound }) => kind === 'change' && verdict === 'holds' && bound !== null && isPerShare(bound),
  )
  const isProfit = claims.some(
    ({ kind, bound }) => kind === 'amount' && bound?.kind === 'figure' && bound.name === 'net_income',
  )
  const isNamed = s.metrics.some(({ metrics }) => metrics.length > 0 && metrics.every(isPerShare))
  return ofShare && isProfit && !isNamed ? ofShare.text : null
}

/** "17 % of group wholesale revenue", "the only segment whose adjusted revenue rose": a name of nothing that the statement holds. */
const unknownName: Look = ({ s, claims }) => {
  const isHeld = claims.some(({ kind, verdict }) => verdict === 'holds' && (kind === 'comparison' || kind === 'share'))
  const one = s.metrics.find(
    ({ start, end, metrics }) =>
      end > start && metrics.length === 0 && (isHeld || /\bof (?:its|the|group) $/i.test(s.text.slice(0, start))),
  )
  const words = one ? wordsAt(s, one) : ''
  const said = words.toLowerCase()
  const isKnown = claims.some(
    ({ rule, metric }) => rule?.toLowerCase().includes(said.replace(/^net /, '')) || metric?.toLowerCase() === said,
  )
  return isKnown ? null : words
}

/** "Its 2023 rate 13.5 %", "$10.81 vs. $8.04 (2024, 2025)": another year than the figure's, right beside the number. */
const besideYear: Look = ({ base, s, told }) => {
  for (const { n, claim } of told) {
    const year = s.periods.findLast((one) => one.end <= n.start)
    if (!year || claim.verdict !== 'holds' || year.says.kind !== 'named' || year.isComparison) continue
    if (!/^(?:['’]s)? (?:(?:rate|figure|total|level|margin|sales|revenue) )?$/.test(s.text.slice(year.end, n.start)))
      continue
    const named = periodOf(base, year.says, base.periods[0])
    if (named !== UNKNOWN && claim.period !== named.code) return wordsAt(s, year)
  }
  const list = /\((?<years>(?:19|20)\d\d(?:, (?:and )?(?:19|20)\d\d)+)\)/.exec(s.text)
  const years = list?.groups?.years?.match(/\d{4}/g) ?? []
  const before = told.filter(({ n }) => list && n.end <= list.index)
  const isOff = years.length === before.length && years.some((year, at) => !before[at]?.claim.period?.startsWith(year))
  return isOff ? list?.[0] : null
}

/** "Basic earnings were $6.51 per share" of the diluted ones. */
const otherBasis: Look = ({ s, claims, told }) => {
  const word = /\b(?:basic|diluted)\b/gi
  // "Diluted earnings of $2.44 and basic earnings of $2.30": each its own
  for (const [at, { n, claim }] of told.entries()) {
    if (claim.verdict !== 'holds' || claim.kind !== 'amount' || claim.bound?.kind !== 'figure') continue
    const from = told[at - 1]?.n.end ?? 0
    const own = new Set([...s.text.slice(from, n.start).matchAll(word)].map(([one]) => one.toLowerCase()))
    const [basis, other] = [...own]
    const isBehind = /^\s*(?:(?:a share|an?|per)\s*)?\(?(?:basic|diluted)\b/i.test(s.text.slice(n.end))
    if (basis && !other && !isBehind && isPerShare(claim.bound) && !claim.bound.name.startsWith(basis)) return basis
  }
  const said = new Set([...s.text.matchAll(word)].map(([one]) => one.toLowerCase()))
  const [only, more] = [...said]
  if (!only || more) return null
  const names = claims.flatMap(({ bound, verdict, kind }) =>
    verdict === 'holds' && bound?.kind === 'figure' && isPerShare(bound) ? [{ name: bound.name, kind }] : [],
  )
  // What it was is told to the cent; how it changed may be the same of both.
  const amounts = names.filter(({ kind }) => kind === 'amount')
  const seen = amounts.length > 0 ? amounts : names
  return seen.length > 0 && seen.every(({ name }) => !name.startsWith(only)) ? only : null
}

/** A word right before a name that is not read ("adjusted revenue"), a place or a kind behind it in what is compared. */
const beside: Look = ({ s, claims }) => {
  const known = [...s.companies, ...s.periods, ...s.metrics, ...s.numbers, ...s.directions, ...hedgeWords(s.text)]
  const isKnown = (from: number, to: number) => known.some((one) => one.start < to && one.end > from)
  const isCompared = claims.some(({ kind, verdict }) => kind === 'comparison' && verdict === 'holds')
  for (const { start, end, metrics, isVerb } of s.metrics) {
    if (end <= start || isVerb === true || metrics.length === 0) continue
    const word = /(?<word>\p{Ll}[\p{L}-]*)\s+$/u.exec(s.text.slice(0, start))
    const before = word?.groups?.word ?? ''
    if (word && OTHER_KIND.test(before) && !isKnown(word.index, start)) return before
    const behind = isCompared ? BEHIND.exec(s.text.slice(end)) : null
    const last = behind?.groups?.word ?? ''
    if (behind && !isPlainWord(last) && !isKnown(end + behind[0].length - last.length, end + behind[0].length))
      return last
  }
  return null
}
const BEHIND =
  /^\s+(?:per|in|of|from|for|at|to)\s+(?:(?:its|the|their)\s+)?(?<word>(?!(?:any|all|each|both|either|two|three|four|five|six|seven|eight|nine|ten|its|every)\b)[\p{L}-]+)/u
const OTHER_KIND =
  /^(?:adjusted|wholesale|retail|underlying|unbilled|billed|deferred|planned|expected|projected|budgeted|organic|recurring|licen[cs]e|online|digital|domestic|pro-forma|normali[sz]ed|cash|statutory|taxable|median|implied|estimated|unearned|incremental|annualized|annualised)$/

/** "8, 7 and then 9 billion dollars": a small number of a row that nothing was held against. */
const unreadRow: Look = ({ s, told }) => {
  const loose = s.numbers.find((n, at) => {
    const next = s.numbers[at + 1]
    return (
      n.kind === 'plain' &&
      next?.kind === 'money' &&
      rowJoint(s.text.slice(n.end, next.start)) !== null &&
      told.every((one) => one.n !== n)
    )
  })
  return loose ? s.text.slice(loose.start, loose.end) : null
}

/** "Up less than a third on 1999": a fraction that is no number here. */
const unreadFraction: Look = ({ s, claims }) => {
  const parts = amountParts(s)
  const known: Span[] = [...s.numbers, ...s.periods, ...s.metrics]
  for (const match of s.text.matchAll(LOOSE_FRACTION)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
    const isTold = claims.some(
      (one) => one.kind === 'comparison' && one.verdict === 'holds' && one.start <= from && one.end >= to,
    )
    const isReckoned = parts.some((one) => one.isTrue !== null && one.start < end && one.end > start)
    if (!isTold && !isReckoned && known.every((one) => one.end <= start || one.start >= end)) return match[0]
  }
  return null
}
const LOOSE_FRACTION =
  /\b(?:more|less) than (?:an? |one |two |three )?(?:half|thirds?|quarters?|fifths?|tenths?)\b|\b(?:a|an|one|two|three|four)[- ](?:thirds?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?)\b|\b(?:a|three) quarters? (?:of the [$€£]|less|lower|higher|smaller|larger|below|above)|\bhalf (?:of the [$€£]|as much|again|less|lower|higher|smaller|larger|below|above)|\b(?:a|an|half a) (?:dollar|euro|cent|penny|percent|percentage point|point) (?:more|less|higher|lower|above|below)\b/gi

/** "iPhone unit sales": pieces, not money. */
const pieces: Look = ({ s, claims }) => {
  const match = /\bunit (?:sales|volumes?|shipments?|deliveries|growth)\b|\bsales (?:in|by) (?:units|volume)\b/i.exec(
    s.text,
  )
  return match && !isInReason({ s, claims }, match.index) ? match[0] : null
}

/** "Wrote off $20.7 billion of taxes", "explained away": a verb of saying with a word that makes another deed of it. */
const saidAway: Look = ({ s }) =>
  /\b(?:wr(?:ites?|ote|iting|itten)|call(?:s|ed)|explain(?:s|ed)|sign(?:s|ed)|talk(?:s|ed)|argu(?:es|ed)) (?:off|down|away|back)\b/i.exec(
    s.text,
  )?.[0] ?? null

/** "A tenth a percentage point", "its largest gross cost": another size, another kind. */
const otherSize: Look = ({ s }) =>
  /\b(?:an?|one|two|three) (?:tenth|third|quarter|fifth)s? (?:of )?a (?:percentage )?point\b|\bgross (?:expenses?|costs?)\b/i.exec(
    s.text,
  )?.[0] ?? null

/** "Came up from 44.6% to 42.7%", "the tax rate up to 14.7%" of one that fell: which way, beside what it is. */
const otherTo: Look = ({ base, s, told }) => {
  for (const [at, { n, claim }] of told.entries()) {
    const head = s.text.slice(0, n.start)
    const next = told[at + 1]
    const from = /\b(?<way>up|down) from\s+$/i.exec(head)
    if (from && next && next.n.kind === n.kind && /^\s*to\s+$/.test(s.text.slice(n.end, next.n.start))) {
      const less = (next.n.isNegative ? -1 : 1) * next.n.value - (n.isNegative ? -1 : 1) * n.value
      if (/up/i.test(from.groups?.way ?? '') !== less > 0) return from[0]
    }
    const to = /(?<way>up|down) to\s+$/i.exec(head)
    const period = base.periods.find(({ code }) => code === claim.period)
    const before = period && yearBefore(base, period)
    const isNamed = to !== null && s.metrics.some((one) => one.end <= to.index && to.index - one.end < 2)
    if (!to || !isNamed || claim.verdict !== 'holds' || claim.isChange || !claim.bound || !period || !before) continue
    const [now, old] = [factOf(period, claim.bound)?.value, factOf(before, claim.bound)?.value]
    if (now !== undefined && old !== undefined && /up/i.test(to.groups?.way ?? '') !== now > old) return to[0]
  }
  return null
}

/** "Its lowest operating income figure" of a revenue: what a superlative names is what it ranks. */
const otherRanked: Look = ({ s, claims }) => {
  for (const { start, end, bound, kind, verdict } of claims) {
    if (kind !== 'comparison' || verdict !== 'holds' || bound?.kind !== 'figure') continue
    const name = s.metrics.find((one) => {
      const [from, to] = [s.passage.at[one.start] ?? 0, s.passage.at[one.end - 1] ?? 0]
      return (
        from >= start &&
        to < end &&
        /\b(?:lowest|highest|best|worst|smallest|largest|biggest|weakest|strongest)\s+$/i.test(
          s.text.slice(0, one.start),
        )
      )
    })
    if (name && name.metrics.length > 0 && name.metrics.every((one) => metricWords(one) !== metricWords(bound)))
      return s.text.slice(name.start, name.end)
  }
  return null
}

/** "In fiscal 2023, up from … the previous year" of 2024 and 2023: the year that is named is the later of the two. */
const laterThanNamed: Look = ({ base, s, claims }) => {
  const named = s.periods.filter((one) => one.says.kind === 'named' && one.says.year !== null)
  const [only, more] = named
  if (!only || more || !/\b(?:in|for|during)\s+$/i.test(s.text.slice(0, only.start))) return null
  if (/\b(?:than|from|with|to|against|versus|over) in\s+$/i.test(s.text.slice(0, only.start))) return null
  const isBefore = s.periods.some((one) => one.says.kind === 'prior' && one.start > only.start)
  if (!isBefore && !YEAR_PRIOR.test(s.text.slice(only.end))) return null
  const period = periodOf(base, only.says, base.periods[0])
  if (period === UNKNOWN) return null
  const isLater = claims.some((one) => {
    const told = base.periods.find(({ code }) => code === one.period)
    return (
      one.verdict === 'holds' &&
      one.kind !== 'period' &&
      told !== undefined &&
      told.months === period.months &&
      told.end_date > period.end_date
    )
  })
  return isLater ? s.text.slice(only.start, only.end) : null
}

const YEAR_PRIOR =
  /\b(?:the|one|a) (?:year|quarter) (?:prior|before|earlier|ago|previously)\b|\b(?:previous|prior|preceding) (?:year|quarter)\b/i

/** "Every segment of Procter & Gamble saw sales go up": said of all of several, which nothing was held against. */
const unreadSet: Look = ({ s, claims }) => {
  for (const match of s.text.matchAll(SET)) {
    const [start, end] = [match.index, match.index + match[0].length]
    // "due to growth in all three segments" is a reason, which is marked as one
    if (!HEAD_OF_CLAUSE.test(s.text.slice(0, start)) || isInReason({ s, claims }, start)) continue
    const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
    const isTold = claims.some(
      (one) => one.kind === 'comparison' && one.verdict === 'holds' && one.start <= to && one.end > from,
    )
    if (!isTold && s.metrics.every((one) => one.end <= start || one.start >= end)) return match[0]
  }
  return null
}
const HEAD_OF_CLAUSE = /(?:^|[,;:—–]\s+(?:(?:and|but|while|as|with|yet)\s+)?|\b(?:and|but|while|as|that|when)\s+)$/i
const isInReason = ({ s, claims }: Pick<Held, 's' | 'claims'>, start: number): boolean =>
  claims.some((one) => one.kind === 'cause' && one.start <= (s.passage.at[start] ?? 0))
const SET =
  /\b(?:every|each|all|both|none|neither)\s+(?:of\s+)?(?:(?:the|its|their|four|five|three|two|six|seven|[\w&]+['’]s?)\s+){0,2}(?:[a-z]+\s+)?(?:segments?|divisions?|regions?|business(?:es)?|units|categor(?:y|ies)|product lines?|lines|geograph(?:y|ies)|countr(?:y|ies))\b/gi

/** "Was wider than the $748 million of 2024": a word that was held against the two numbers says no more of the figure. */
const heldComparisons = (s: Sentence, claims: readonly BoundClaim[]): Span[] =>
  claims
    .filter(({ kind, verdict }) => kind === 'comparison' && verdict !== 'unresolved')
    .map(({ start, text }) => ({ start: s.passage.at.indexOf(start), text }))
    .filter(({ start }) => start >= 0)
    .map(({ start, text }) => ({ start, end: start + text.length }))

const LOOKS: readonly Look[] = [
  shareOfOther,
  besideShare,
  wholeBehind,
  alikeToo,
  centsOfOther,
  sharesCounted,
  moreAShare,
  basisBehind,
  leftOver,
  adjectiveOfWay,
  adjectiveOfAmount,
  intoProfit,
  idiomOfWay,
  turnedThere,
  brokeEven,
  kindOfFigure,
  netOfRevenue,
  changedOtherwise,
  changedFrom,
  notToldSo,
  reachedOnce,
  otherSubject,
  someOfIt,
  otherDoer,
  fromSome,
  toldNothing,
  turnedInto,
  quotedName,
  theyOfBefore,
  aloneOfJoint,
  costliest,
  faredBetter,
  ofPartBefore,
  refused,
  unheldWords,
  sizeOfMove,
  movedSoAgain,
  stoodThere,
  overtook,
  shorterWay,
  timeAround,
  fromThere,
  otherAmount,
  notSo,
  otherOfName,
  sawOther,
  otherDeed,
  moneyWay,
  costOfPart,
  stayedThere,
  cameBack,
  crossed,
  extreme,
  moreOfIt,
  moreThan,
  betweenTimes,
  wentTo,
  movedWith,
  eachOfBoth,
  oneOfBoth,
  partOfFigure,
  nobodys,
  pieceOfPart,
  otherFooting,
  sizeOfLead,
  placed,
  flowOnDay,
  quarterAsYear,
  soon,
  stockInQuarter,
  besideClaimed,
  eachChanged,
  onlyAbout,
  otherTrade,
  saidAway,
  unreadSet,
  otherSize,
  otherTo,
  otherRanked,
  laterThanNamed,
  pieces,
  unreadRow,
  unreadFraction,
  otherSign,
  otherLength,
  phrases,
  otherName,
  allBut,
  people,
  possessor,
  otherWhole,
  otherDollar,
  otherWay,
  ground,
  namedQuarter,
  remaining,
  restOfWhole,
  shareTogether,
  otherRest,
  sameBase,
  moreOrLess,
  turnedRound,
  perShare,
  otherYear,
  otherTimesUnread,
  otherSide,
  wordedPart,
  unreadPart,
  otherGrowth,
  unknownName,
  besideYear,
  otherBasis,
  beside,
  ({ s, claims }) => saidOfFigure({ ...s, directions: [...s.directions, ...heldComparisons(s, claims)] }),
  unreadComparing,
]

/** The claims of a sentence, none of them verified where one of its words says another thing. */
export function unlessSaidOtherwise(base: FactBase, s: Sentence, claims: BoundClaim[]): BoundClaim[] {
  if (s.passage.inTable || !claims.some((one) => one.verdict === 'holds' && one.kind !== 'period')) return claims
  const told = s.numbers.flatMap((n) => {
    const claim = claims.find((one) => one.start === s.passage.at[n.start] && one.kind !== 'period')
    return claim ? [{ n, claim }] : []
  })
  const held: Held = { base, s, told, claims }
  // "After paying $20.7 billion in tax, Apple was left with $112.0 billion": of what remains, which has no name here
  const left = told.find(
    ({ n, claim }) => claim.verdict === 'wrong' && /\bleft with\s+(?:[a-z]+\s+)?$/.test(s.text.slice(0, n.start)),
  )
  if (left)
    return claims.map((one) =>
      one === left.claim ? { ...one, verdict: 'unresolved', note: 'what is left is not named' } : one,
    )
  for (const look of LOOKS) {
    const words = look(held)
    if (words)
      return claims.map((one) =>
        one.verdict === 'holds' && one.kind !== 'period'
          ? { ...one, verdict: 'unresolved', place: null, note: `“${words.trim()}” does not fit it` }
          : one,
      )
  }
  return claims
}
