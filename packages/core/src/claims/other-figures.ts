/**
 * Sentences about the balance sheet and the cash flows: one figure, how much of it, when, and what it was before. They
 * are read by their whole build, word for word, or not at all: "cash" stands in many a name that these figures are not.
 */
import { currencyAgrees } from '../figures-in-words/currencies.ts'
import type { FactBase, OtherFigure } from '../figures-in-words/facts.ts'
import { agrees, type NumberToken } from '../figures-in-words/numbers.ts'
import { type OtherMention, otherMentions } from '../figures-in-words/other-names.ts'
import { periodOf, UNKNOWN } from '../figures-in-words/periods.ts'
import { type Sentence, sourceSpan } from '../figures-in-words/sentence.ts'
import { formatCompact } from '../format/amount.ts'
import type { Claim } from './claim.ts'

const WHEN =
  '(?:,? (?:at|in|on|for|during|as of|by) (?:the (?:end|close) of )?(?:«p(?<P>\\d+)»|year[- ]end|the year|the quarter))'
const HEDGE = '(?:(?:about|around|roughly|nearly|almost|just over|just under|over|more than|less than|some) )?'
const OWNER = "(?:«c»(?:['’]s?)?|the company(?:['’]s)?|it|its|their|they|we|our|the)"
const BEFORE =
  '(?:,? (?:(?<dir>up|down) from|from|compared (?:with|to)|versus|vs\\.?|against) «n(?<old>\\d+)»(?: (?<ago>(?:in |at the end of |for )?(?:a year (?:earlier|ago|before)|(?:the )?(?:prior|previous) year|«p(?<Q>\\d+)»)))?)?'
const tail = (names: string) => `${WHEN.replace('<P>', `<${names}>`)}?${BEFORE}\\.?$`
const lead = (name: string) => `^(?:${WHEN.replace('<P>', `<${name}>`).replace(',? ', '')},? )?`

const BUILDS: readonly RegExp[] = [
  // "Its total assets were $359.2 billion at year-end, down from $365.0 billion"
  new RegExp(
    `${lead('lead')}(?:${OWNER} )?«m» (?:was|were|is|are|of|came to|stood at|totall?ed|amounted to|reached|came in at) ${HEDGE}«n(?<n>\\d+)»${tail('tail')}`,
    'i',
  ),
  new RegExp(`${lead('lead')}«m»: ${HEDGE}«n(?<n>\\d+)»${tail('tail')}`, 'i'),
  // "It had $35.9 billion of cash"
  new RegExp(
    `${lead('lead')}${OWNER} (?<verb>had|has|held|holds|carried|carries|reported|generated|produced|spent|paid|paid out|returned|ended the (?:year|quarter) with) ${HEDGE}«n(?<n>\\d+)» (?:in|of|on|for|worth of) (?:its |the )?«m»${tail('tail')}`,
    'i',
  ),
  new RegExp(
    `${lead('lead')}${OWNER} (?<verb>had|has|held|carried|reported|generated|produced|ended the (?:year|quarter) with) (?:its |an? |the )?«m» of ${HEDGE}«n(?<n>\\d+)»${tail('tail')}`,
    'i',
  ),
]

/**
 * @returns the claims of the sentence's amounts; null where it is built otherwise, or names no figure that is known
 */
export function otherClaims(base: FactBase, s: Sentence): Claim[] | null {
  if (!base.others?.length || s.passage.inTable || s.isOutlook || /\?\s*$/.test(s.text)) return null
  const mentions = otherMentions(s.text)
  const [mention] = mentions
  if (mentions.length !== 1 || !mention || s.numbers.some((one) => one.kind !== 'money')) return null
  const { text } = skeletonOf(s, mention)
  const groups = BUILDS.map((build) => build.exec(text)?.groups).find((one) => one !== undefined)
  const number = s.numbers[Number(groups?.n ?? -1)]
  if (!groups || !number || !isFitting(groups.verb, mention)) return null
  const period = periodAt(base, s, groups.lead ?? groups.tail)
  const now = period && figureIn(base, mention, period)
  if (!period || !now) return null
  const old = s.numbers[Number(groups.old ?? -1)]
  const claims = [claimOf(base, s, number, now, mention)]
  if (old) {
    const code = groups.Q === undefined ? yearBefore(now.period) : periodAt(base, s, groups.Q)
    const before = code && figureIn(base, mention, code)
    if (!before) return null
    const isTurned = groups.dir !== undefined && (groups.dir === 'up') !== now.value > before.value
    const claim = claimOf(base, s, old, before, mention)
    claims.push(isTurned && claim ? { ...claim, verdict: 'wrong', note: 'it went the other way' } : claim)
  }
  return claims.every((one): one is Claim => one !== null) ? claims : null
}

/** The sentence with marks in the place of its figure, numbers, periods and the company's name. */
function skeletonOf(s: Sentence, { start, end }: OtherMention): { text: string } {
  const marks = [
    { start, end, mark: '«m»' },
    ...s.numbers.map((one, i) => ({ ...one, mark: `«n${i}»` })),
    ...s.periods.map((one, i) => ({ ...one, mark: `«p${i}»` })),
    ...s.companies.map((one) => ({ ...one, mark: '«c»' })),
  ].sort((a, b) => a.start - b.start)
  let text = ''
  let at = 0
  for (const one of marks) {
    if (one.start < at) continue
    text += s.text.slice(at, one.start) + one.mark
    at = one.end
  }
  return { text: (text + s.text.slice(at)).replace(/\s+/g, ' ').trim() }
}

/** "Paid $15.4 billion in dividends" is the figure, "paid $15.4 billion of debt" is not. */
function isFitting(verb: string | undefined, { named }: OtherMention): boolean {
  if (verb === undefined) return true
  if (/^(?:spent|paid|returned)/i.test(verb)) return named.isOutflow === true
  if (/^(?:generated|produced)/i.test(verb)) return named.kind === 'cash_flow' && !named.isOutflow
  return named.kind === 'balance_sheet' || /^(?:had|reported)$/i.test(verb)
}

/** The code of the period a mark names, the statement's own where there is none; null = it is not known. */
function periodAt(base: FactBase, s: Sentence, mark: string | undefined): string | null {
  if (mark === undefined) return base.periods[0].code
  const token = s.periods[Number(mark)]
  const period = token ? periodOf(base, token.says, base.periods[0]) : UNKNOWN
  return period === UNKNOWN ? null : period.code
}

const yearBefore = (code: string): string => `${Number(code.slice(0, 4)) - 1}${code.slice(4)}`

const figureIn = (base: FactBase, { named }: OtherMention, period: string): OtherFigure | null =>
  base.others?.find((one) => one.name === named.name && one.period === period) ?? null

/** What is called so in more than one way, or reckoned so: that it differs contradicts nothing. */
const LOOSE: ReadonlySet<string> = new Set([
  ...['cash_and_equivalents', 'total_debt', 'net_cash', 'shareholders_equity', 'free_cash_flow', 'share_repurchases'],
  ...['depreciation_amortization', 'capital_expenditures', 'receivables', 'intangibles', 'dividends_paid'],
])

/** @returns null where the amount differs and the name may mean another line */
function claimOf(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  { value, label, period, currency }: OtherFigure,
  { named, start, end }: OtherMention,
): Claim | null {
  const isIt = agrees(value, n, n.isNegative ? -n.value : n.value)
  const isFull = named.name === 'cash_and_equivalents' && /equivalents/i.test(s.text.slice(start, end))
  const isOther = !currencyAgrees(n.currency, base.currency)
  if (!isOther && !isIt && ((LOOSE.has(named.name) && !isFull) || value < 0 || n.bound !== 'exact')) return null
  return {
    ...sourceSpan(s, n.start, n.end),
    text: s.text.slice(n.start, n.end).trim(),
    kind: 'amount',
    ...{ metric: label, period, figure: formatCompact(value, currency), place: null, rule: null },
    verdict: isIt && !isOther ? 'holds' : 'wrong',
    note: isOther ? `the statement is in ${base.currency}` : null,
  }
}
