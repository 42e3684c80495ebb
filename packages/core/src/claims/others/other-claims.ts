/** Sentences about the balance sheet and the cash flows, held against what the two statements print. */

import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { type FactBase, factOf, metricWords } from '../../figures-in-words/facts.ts'
import { lengthWords } from '../../figures-in-words/lengths.ts'
import { agrees, type NumberToken } from '../../figures-in-words/numbers.ts'
import type { NamedOther, OtherName } from '../../figures-in-words/other-figure.ts'
import type { OtherMention } from '../../figures-in-words/other-names.ts'
import { periodOf, UNKNOWN } from '../../figures-in-words/periods.ts'
import { type Sentence, sourceSpan } from '../../figures-in-words/sentence.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatPercent } from '../../format/percent.ts'
import { growth } from '../../statement/margins.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import type { Claim } from '../claim.ts'
import { type Amount, amountIn, difference, isAmount, LOOSE, mayDiffer, shown } from './amounts.ts'
import { type OtherClause, type OtherSaid, readOther, type When } from './grammar.ts'
import { incomeMetrics, mentionsIn, skeletonOf } from './skeleton.ts'

/**
 * @param from where the part begins that is read; the sentence without one
 * @returns the claims of its numbers; null where it is built otherwise, or names no figure that is known
 */
export function otherClaims(base: FactBase, s: Sentence, from = 0, to = s.text.length): Claim[] | null {
  if (!base.others?.length || s.passage.inTable || s.isOutlook || /\?\s*$/.test(s.text)) return null
  const { text, mentions } = skeletonOf(s, from, to, base.periods[0].end_date)
  if (
    mentions.length === 0 &&
    !/\bowe[sd]?\b|\bto (?:its |the )?(?:share|stock)?(?:holders|owners|investors)\b/.test(text)
  )
    return null
  const read = readOther(text)
  const lengths = new Set(lengthWords(s.text.slice(from, to)).map(({ months }) => months))
  // A comment behind it is for the whole sentence to tell as not checked.
  if (read?.hasComment && to < s.text.length) return null
  const claims = read?.clauses.flatMap(
    (clause) => clauseClaims(base, s, clause, mentions, read.words, lengths) ?? [null],
  )
  if (!claims?.every((one): one is Claim => one !== null)) return null
  // A number that was eaten and not noted would stand without a mark.
  const isMarked = (n: NumberToken) => claims.some((one) => one.start < sourceEnd(s, n) && one.end > sourceStart(s, n))
  if (!s.numbers.every((n) => n.start < from || n.end > to || isMarked(n))) return null
  return read?.hasComment ? [...claims, commentClaim(s)] : claims
}

const sourceStart = (s: Sentence, n: NumberToken): number => sourceSpan(s, n.start, n.end).start
const sourceEnd = (s: Sentence, n: NumberToken): number => sourceSpan(s, n.start, n.end).end

/** What a sentence goes on to say behind its last figure. */
function commentClaim(s: Sentence): Claim {
  const behind = Math.max(...s.numbers.map(({ end }) => end), ...mentionsIn(s.text).map(({ end }) => end))
  const start = behind + (/^[\s,]*/.exec(s.text.slice(behind))?.[0].length ?? 0)
  return {
    ...sourceSpan(s, start, s.text.length),
    text: s.text.slice(start).trim(),
    ...{ kind: 'cause', metric: null, period: null, figure: null, place: null, rule: null, verdict: 'unresolved' },
    note: 'what follows is not checked',
  }
}

/** Whether a sentence names a figure of the two statements. */
export const namesOther = (s: Sentence): boolean => mentionsIn(s.text).length > 0

function clauseClaims(
  base: FactBase,
  s: Sentence,
  clause: OtherClause,
  mentions: readonly OtherMention[],
  words: ReadonlyMap<number, 1 | -1>,
  lengths: ReadonlySet<number>,
): Claim[] | null {
  const named = clause.figures.map((at) => mentions[at]).filter((one) => one !== undefined)
  const names =
    clause.unnamed === 'owed'
      ? owedAs(base, s, clause)
      : clause.unnamed === 'returned'
        ? RETURNED
        : namesOf(clause, named)
  if (clause.after !== null && !isAfter(names, mentions[clause.after])) return null
  const code = names && codeOf(base, s, clause.when)
  const all = names && code ? amountIn(base, names, code) : null
  const { less } = clause
  const taken = typeof less === 'number' ? mentions[less]?.named.name : undefined
  const lower =
    code === null || less === null
      ? null
      : typeof less === 'object'
        ? incomeIn(base, s, less.income, code)
        : taken === undefined
          ? null
          : amountIn(base, [taken], code)
  const now = all && less !== null ? difference(all, lower) : all
  if (!now || !isAsLong(base, now.period, clause, named, lengths)) return null
  const isTurned = isUsed(s, clause, named)
  // Where one of two amounts is the statement's, the other is of the same line.
  const isFull =
    named.some(({ start, end }) => /cash.*equivalents/i.test(s.text.slice(start, end))) ||
    isOneHeld(base, s, clause, now, isTurned)
  if (clause.over !== null && s.periods[clause.over]?.says.kind !== 'prior') return null
  const olds = clause.said.map((said) => oldCode(base, s, said, now))
  const told = olds.find((one) => one !== null) ?? null
  const old = told ?? oldCode(base, s, { role: 'old', when: null, number: -1, direction: null }, now)
  const before = old === null ? null : amountIn(base, now.names, old)
  const claims: (Claim | null)[] = clause.said.map((said, at) => {
    const n = s.numbers[said.number]
    if (!n) return null
    if (said.role === 'now') return amountClaim(base, s, n, now, isTurned, isFull)
    if (said.role === 'over') return overClaim(base, s, n, now)
    const other = olds[at] ? amountIn(base, now.names, olds[at]) : before
    if (!other) return null
    if (said.role === 'old') return amountClaim(base, s, n, other, isTurned, isFull)
    if (said.role === 'times') return ratioClaim(s, n, now, other)
    const sign = words.get(said.number) ?? s.directions[said.direction ?? -1]?.sign
    return sign === undefined ? null : changeClaim(base, s, n, sign, now, other)
  })
  for (const to of clause.toOthers) claims.push(...(besideClaims(base, s, to, mentions, now) ?? [null]))
  const held = claims.some((one) => one?.kind === 'amount' && one.verdict === 'holds')
  if (clause.pace) {
    const paced = before ? paceClaim(base, s, clause.pace, now, before) : null
    if (!paced) return null
    claims.push(paced)
  }
  for (const move of clause.moves) {
    const turned = (one: Amount): Amount => (isTurned ? { ...one, value: -one.value } : one)
    const claim = before ? moveClaim(s, move, turned(now), turned(before), held) : null
    if (!claim) return null
    claims.push(claim)
  }
  // What differs in size only, where the amount itself is the statement's, is told wrong; else its name may mean more.
  const isSure = held || now.names.every((one) => !LOOSE.has(one))
  return claims.every(
    (one): one is Claim => one !== null && (one.kind !== 'change' || one.verdict === 'holds' || isSure),
  )
    ? claims
    : null
}

/** What goes back to owners. */
const RETURNED: readonly OtherName[] = ['share_repurchases', 'dividends_paid']

/** "Owes $53.9 billion": its debts or all its liabilities, whichever is so much; null = neither is. */
function owedAs(base: FactBase, s: Sentence, clause: OtherClause): OtherName[] | null {
  const code = codeOf(base, s, clause.when)
  const n = s.numbers[clause.said.find(({ role }) => role === 'now')?.number ?? -1]
  const all: readonly OtherName[] = ['total_debt', 'total_liabilities']
  const name = all.find((one) => {
    const amount = code === null ? null : amountIn(base, [one], code)
    return amount !== null && n !== undefined && agrees(amount.value, n)
  })
  return name === undefined ? null : [name]
}

/** "In the quarter", "quarterly": what flows in as many months; a sheet is of a day, however it is told. */
function isAsLong(
  { periods: [own] }: FactBase,
  code: string,
  { when }: OtherClause,
  named: readonly OtherMention[],
  lengths: ReadonlySet<number>,
): boolean {
  if (when === 'so_far' || named.every((one) => one.named.kind === 'balance_sheet')) return true
  const months = code === own.code ? own.months : (MONTHS[code.slice(5)] ?? 3)
  return [...lengths].every((one) => one === months)
}
const MONTHS: Partial<Record<string, number>> = { FY: 12, half: 6, 'nine months': 9 }

/** "Cash used in operations", "burned $14.3 billion of cash": the flow with its sign turned. */
const isUsed = (s: Sentence, { verb, operations, isNegative }: OtherClause, named: readonly OtherMention[]): boolean =>
  operations === 'used' ||
  (isNegative && !s.numbers.some((one) => one.isNegative)) ||
  named.some(({ start, end }) => DEFICIT.test(s.text.slice(start, end))) ||
  isCashUsed(s, verb, named)
const DEFICIT = /\b(?:deficit|deficiency|negative|net debt)\b/i

const isCashUsed = (s: Sentence, verb: OtherClause['verb'], named: readonly OtherMention[]): boolean =>
  named.length > 0 &&
  named.every(({ named: { name } }) => name === 'operating_cash_flow' || name === 'free_cash_flow') &&
  (verb?.does === 'burn' ||
    named.some(({ start, end }) => /\b(?:used|burn(?:ed|t)?)\b/i.test(s.text.slice(start, end))))

const isOneHeld = (base: FactBase, s: Sentence, { said }: OtherClause, now: Amount, isTurned: boolean): boolean =>
  said.some(({ role, number }) => {
    const n = s.numbers[number]
    return role === 'now' && n !== undefined && amountClaim(base, s, n, now, isTurned, true)?.verdict === 'holds'
  })

/** How a figure lies to a second one; null where that is not known, or it lies otherwise. */
function besideClaims(
  base: FactBase,
  s: Sentence,
  { figure, ratio, sign, isPart, amount }: OtherClause['toOthers'][number],
  mentions: readonly OtherMention[],
  now: Amount,
): Claim[] | null {
  const name = figure === 'operations' ? 'operating_cash_flow' : mentions[Number(figure)]?.named.name
  if (isPart && !now.names.every((one) => name && WHOLES[name]?.includes(one))) return null
  const other =
    typeof figure === 'object'
      ? incomeIn(base, s, figure.income, now.period)
      : name === undefined
        ? null
        : amountIn(base, [name], now.period)
  if (!other || other.value <= 0 || now.value <= 0 || sign * (now.value - other.value) < 0) return null
  const [share, told] = [s.numbers[ratio ?? -1], s.numbers[amount ?? -1]]
  // "Goodwill accounts for $23.1 billion of the assets": the part itself
  const own = share && isAmount(share) && now.names.every((one) => name && WHOLES[name]?.includes(one))
  const claims = [
    share && (own ? amountClaim(base, s, share, now, false, true) : ratioClaim(s, share, now, other)),
    told && amountClaim(base, s, told, other, false, true),
  ]
  return claims.some((one) => one === null) ? null : claims.filter((one) => one != null)
}

/** A figure of the income statement that a sentence names, as an amount of a period. */
function incomeIn(base: FactBase, s: Sentence, at: number, code: string): Amount | null {
  const only = incomeMetrics(s)[at]?.metrics[0]
  const period = base.periods.find((one) => one.code === code)
  const value = only && period ? factOf(period, only)?.value : undefined
  return only && value !== undefined
    ? { names: [], label: metricWords(only), period: code, value, currency: base.currency }
    : null
}

/** "Inventories rose 12 %, outpacing sales": held against the growth of a figure of the income statement. */
function paceClaim(
  base: FactBase,
  s: Sentence,
  { income, sign }: NonNullable<OtherClause['pace']>,
  now: Amount,
  before: Amount,
): Claim | null {
  const [late, early] = [incomeIn(base, s, income, now.period), incomeIn(base, s, income, before.period)]
  const [own, other] = [growth(now.value, before.value), late && early && growth(late.value, early.value)]
  const token = incomeMetrics(s)[income]
  // Of two that fell, which was ahead is not said.
  if (own === null || other == null || !late || !token || own <= 0) return null
  return claimOf(s, token, now, {
    ...{ kind: 'comparison' as const, isIt: Math.sign(own - other) === sign, note: null },
    figure: `${now.label} ${formatPercent(own)}, ${late.label} ${formatPercent(other)}`,
    rule: `growth in ${now.period}`,
  })
}

/** What makes up what. */
const CURRENT = ['cash_and_equivalents', 'short_term_investments', 'receivables', 'inventories'] as const
const SPENT = ['capital_expenditures', 'dividends_paid', 'share_repurchases', 'acquisitions'] as const
const WHOLES: Partial<Record<OtherName, readonly OtherName[]>> = {
  current_assets: CURRENT,
  total_assets: [...CURRENT, 'current_assets', 'property_net', 'goodwill', 'intangibles', 'shareholders_equity'],
  total_liabilities: ['current_liabilities', 'long_term_debt', 'short_term_debt', 'total_debt'],
  total_debt: ['long_term_debt', 'short_term_debt'],
  operating_cash_flow: [...SPENT, 'free_cash_flow'],
  free_cash_flow: SPENT,
}

/** Free cash flow is what is left after capital expenditures; of no other figure are they taken off. */
const isAfter = (names: readonly OtherName[] | null, off: OtherMention | undefined): boolean =>
  names?.length === 1 && names[0] === 'free_cash_flow' && off?.named.name === 'capital_expenditures'

/** "Paid $15.4 billion in dividends" is the figure, "paid $15.4 billion of debt" is not. */
function namesOf(clause: OtherClause, named: readonly OtherMention[]): OtherName[] | null {
  const { verb, figures, operations } = clause
  if (named.length !== figures.length) return null
  const all = named.map((one) => one.named)
  if (operations) return all.every(({ name }) => name === 'cash_and_equivalents') ? ['operating_cash_flow'] : null
  // What was spent on two things together is one amount.
  const isSpentOnBoth = verb?.does === 'spend' && all.every((one) => one.isOutflow)
  if (all.length === 2 && !clause.isSum && !isSpentOnBoth && !isCashInHand(all.map(({ name }) => name))) return null
  if (
    all.length > 1 &&
    clause.isSum &&
    !all.every((one) => one.isOutflow) &&
    !isCashInHand(all.map(({ name }) => name))
  )
    return null
  if (verb?.does === 'cost') return all.every(isCost) ? all.map(({ name }) => name) : null
  const isPaid = verb?.does === 'burn' && all.every((one) => one.isOutflow)
  if (verb?.does === 'spend' || isPaid)
    // What was put into property is the cash flow, not what stands in the books.
    return all.map(({ name }) => (name === 'property_net' ? 'capital_expenditures' : name)).every(isSpent)
      ? all.map(({ name }) => (name === 'property_net' ? 'capital_expenditures' : name))
      : null
  const isFit = all.every(({ kind, name, isOutflow }) => {
    if (verb?.does === 'burn') return name === 'operating_cash_flow' || name === 'free_cash_flow'
    if (verb?.does === 'make') return kind === 'cash_flow' && !isOutflow
    const isOwed = OWED.has(name)
    if (verb?.does === 'owe') return isOwed
    // What is owed is had or carried; what is owned is held too.
    if (verb?.does === 'hold') return kind === 'balance_sheet' && !isOwed && !EQUITY.has(name)
    return true
  })
  return isFit ? all.map(({ name }) => name) : null
}
const isCashInHand = ([first, second]: readonly OtherName[]): boolean =>
  first === 'cash_and_equivalents' && second === 'short_term_investments'
/** What money went out for, or was reckoned as if it had. */
const isCost = ({ name, isOutflow }: NamedOther): boolean => isOutflow === true || name === 'stock_compensation'
const OWED: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['total_debt', 'long_term_debt', 'short_term_debt', 'total_liabilities', 'current_liabilities'] as const),
])
const EQUITY: ReadonlySet<OtherName> = new Set<OtherName>([
  ...(['total_equity', 'shareholders_equity', 'noncontrolling_interests'] as const),
])
const isSpent = (name: OtherName): boolean => SPENT.some((one) => one === name)

/** The code of a clause's period, the statement's own where none is said; null = it is not known. */
function codeOf(base: FactBase, s: Sentence, when: When): string | null {
  const [own] = base.periods
  if (when === null || when === 'day') return own.code
  if (when === 'half') return longer(own.code, ['half'])
  if (when === 'nine') return longer(own.code, ['nine months'])
  if (when === 'so_far') return longer(own.code, ['half', 'nine months'])
  if (typeof when === 'string') return null
  const says = s.periods[when.period]?.says
  if (!says) return null
  if (says.kind === 'span' && says.year === null && says.months < 12 && says.months !== own.months)
    return longer(own.code, [says.months === 6 ? 'half' : 'nine months'])
  // A quarter's sheet stands beside that of a year's end.
  if (says.kind === 'named' && says.year !== null && (says.period ?? 'FY') === 'FY' && own.months !== 12)
    return longer(`${says.year} FY`, ['FY'])
  const period = periodOf(base, says, own)
  return period === UNKNOWN ? null : period.code

  function longer(code: string, names: readonly string[]): string | null {
    const found = names.map((name) => `${code.slice(0, 4)} ${name}`)
    return found.find((one) => base.others?.some(({ period: told }) => told === one)) ?? null
  }
}

/** The period that a number is compared with; null = none, or not known. */
function oldCode(base: FactBase, s: Sentence, { role, when }: OtherSaid, now: Amount): string | null {
  if (role === 'now') return when === null || typeof when === 'string' ? null : codeOf(base, s, when)
  const has = (code: string) => amountIn(base, now.names, code) !== null
  const year = codeYearBefore(now.period)
  const end = `${Number(now.period.slice(0, 4)) - 1} FY`
  const says = when !== null && typeof when === 'object' ? s.periods[when.period]?.says : undefined
  if (when === 'year_ago' || says?.kind === 'prior') return has(year) ? year : null
  if (when === 'year_end') return has(end) ? end : null
  if (when !== null) {
    const code = codeOf(base, s, when)
    return code === null || code === now.period ? null : code
  }
  // A balance sheet within a year is printed beside that of the year's end, which is no year before.
  const isYearAgo =
    s.periods.some((one) => one.says.kind === 'prior') ||
    /\b(?:a|one) year (?:ago|earlier|before)\b|\blast year\b|\byear[- ]o(?:ver|n)[- ]year\b/i.test(s.text)
  return has(year) ? year : has(end) && !isYearAgo ? end : null
}

/** @returns null where the amount differs and the name may mean another line */
function amountClaim(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  amount: Amount,
  isTurned: boolean,
  isFull: boolean,
): Claim | null {
  if (!isAmount(n)) return null
  const value = isTurned ? -amount.value : amount.value
  const isIt = agrees(value, n, n.isNegative ? -n.value : n.value)
  const isOther = !currencyAgrees(n.currency, base.currency)
  if (!isOther && !isIt && (mayDiffer(amount, n, isFull) || value < 0 || n.bound !== 'exact')) return null
  const note = isOther ? `the statement is in ${base.currency}` : null
  return claimOf(s, n, amount, { kind: 'amount', isIt: isIt && !isOther, note, figure: shown(amount), rule: null })
}

/** "Topped $100 billion": more than that, and not far more. */
function overClaim(base: FactBase, s: Sentence, n: NumberToken, amount: Amount): Claim | null {
  if (!isAmount(n) || n.isNegative || !currencyAgrees(n.currency, base.currency)) return null
  if (amount.value <= n.value || amount.value > FAR_OVER * n.value) return null
  return claimOf(s, n, amount, { kind: 'amount', isIt: true, note: null, figure: shown(amount), rule: null })
}
const FAR_OVER = 1.25

function changeClaim(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  sign: number,
  now: Amount,
  old: Amount,
): Claim | null {
  const rule = `${now.period} ${isAmount(n) ? 'less' : '÷'} ${old.period}${isAmount(n) ? '' : ' − 1'}`
  if (n.isNegative || old.value <= 0 || now.value < 0 || sign === 0) return null
  if (isAmount(n)) {
    const change = now.value - old.value
    if (!currencyAgrees(n.currency, base.currency)) return null
    const isIt = agrees(change, n, sign * n.value)
    return claimOf(s, n, now, { kind: 'change', isIt, note: null, figure: formatCompact(change, now.currency), rule })
  }
  const change = growth(now.value, old.value)
  if (n.kind !== 'percent' || change === null) return null
  const isIt = agrees(100 * change, n, sign * n.value)
  return claimOf(s, n, now, { kind: 'change', isIt, note: null, figure: formatPercent(change), rule })
}

/** Which share of another amount one is, or how many times it. */
function ratioClaim(s: Sentence, n: NumberToken, now: Amount, other: Amount): Claim | null {
  if (now.value <= 0 || other.value <= 0 || (n.kind !== 'times' && n.kind !== 'percent')) return null
  const times = now.value / other.value
  const isIt = n.kind === 'times' ? agrees(times, n, n.value) : agrees(100 * times, n, n.value)
  if (!isIt && [...now.names, ...other.names].some((one) => LOOSE.has(one))) return null
  const figure = n.kind === 'times' ? `${times.toFixed(1)} times` : formatPercent(times)
  const rule = `${now.label} ÷ ${other.label.toLowerCase()}${other.period === now.period ? '' : ` of ${other.period}`}`
  return claimOf(s, n, now, { kind: 'share', isIt, note: null, figure, rule })
}

/** @returns null where so little can be said: the figure is no amount, or went so where its name may mean another */
function moveClaim(s: Sentence, at: number, now: Amount, old: Amount, isSame: boolean): Claim | null {
  const word = s.directions[at]
  if (!word || old.value <= 0 || now.value < 0) return null
  const times = now.value / old.value
  const isIt =
    word.times === null
      ? word.sign === 0
        ? Math.abs(times - 1) < STEADY
        : Math.sign(now.value - old.value) === word.sign
      : times >= word.times[0] && times <= word.times[1]
  if (!isIt && ((!isSame && now.names.some((one) => LOOSE.has(one))) || word.sign === 0)) return null
  const figure = `${shown(old)} → ${shown(now)}`
  return claimOf(s, word, now, {
    ...{ kind: 'direction' as const, isIt, figure, rule: null },
    note: isIt ? null : 'it went the other way',
  })
}
/** "Basically flat" */
const STEADY = 0.01

function claimOf(
  s: Sentence,
  { start, end }: { start: number; end: number },
  { label, period }: Amount,
  { kind, isIt, note, figure, rule }: Pick<Claim, 'kind' | 'note' | 'figure' | 'rule'> & { isIt: boolean },
): Claim {
  return {
    ...sourceSpan(s, start, end),
    text: s.text.slice(start, end).trim(),
    ...{ kind, metric: label, period, figure, place: null, rule },
    verdict: isIt ? 'holds' : 'wrong',
    note,
  }
}
