/**
 * Every figure of a text held against the statement it is about: numbers, percentages, periods and the words that say
 * which way something went. What the statement contradicts is wrong; what it cannot decide is unresolved.
 */

import type { Span } from '../figures-in-words/companies.ts'
import {
  type FactBase,
  type FactPeriod,
  isPerShare,
  isRatio,
  type Metric,
  metricWords,
} from '../figures-in-words/facts.ts'
import { type Lexicon, lexiconOf, type MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { type Passage, passagesOf } from '../figures-in-words/passages.ts'
import { UNKNOWN } from '../figures-in-words/periods.ts'
import { readSentence, type Sentence } from '../figures-in-words/sentence.ts'
import { trailingClauses } from '../figures-in-words/trailing-clauses.ts'
import { asidesOf } from '../figures-in-words/word-classes.ts'
import { unlessAmountsDeny } from './amount-parts.ts'
import { isArithmetic } from './arithmetic-causes.ts'
import { ofNamedEnds } from './between-ends.ts'
import { type Binding, bind, leadOf } from './binding.ts'
import { type BoundClaim, UNBOUND } from './bound-claim.ts'
import type { Claim } from './claim.ts'
import { comparisonClaim, comparisonsOf, unreadComparisons } from './comparisons/comparison-claims.ts'
import { comparingClaims, OTHER_MEANT } from './comparisons/grammar/grammar-claims.ts'
import { directionClaim, directionDrafts } from './direction-claims.ts'
import type { Draft } from './draft.ts'
import { unlessHalfNamed } from './looks/half-named.ts'
import { unlessOfPart } from './looks/of-part.ts'
import { takenBack, takesBack, unlessOutOfScope } from './looks/scope.ts'
import { calledUnshown } from './looks/trade.ts'
import { makeClaim, openClaim } from './number-claim.ts'
import { periodOfNumber } from './number-period.ts'
import { unlessOtherMeant } from './other-meant.ts'
import { otherPart } from './others/apart.ts'
import { namingOthers, withOthers } from './others/beside-income.ts'
import { otherClaims } from './others/other-claims.ts'
import { reasonsBeside } from './others/skeleton.ts'
import type { Outcome } from './outcome.ts'
import { unlessHeldOver } from './parted/held-over.ts'
import { partedClaims } from './parted/parted.ts'
import { periodClaims } from './period-claims.ts'
import {
  isPlainSubject,
  leaveCosts,
  placeGrown,
  placeIt,
  placeIts,
  placeLed,
  placeThere,
  placeTurned,
} from './placing.ts'
import { provenClaims } from './proof/proven-claims.ts'
import { settle } from './resolve.ts'
import { inRow } from './rows.ts'
import { unlessSaidOtherwise } from './said-otherwise.ts'
import type { Supposed } from './supposed/names.ts'
import { supposed } from './supposed/supposed.ts'
import { toldApart } from './told-apart.ts'
import { basesOf, onlyUnderstood, openPhrases } from './understood.ts'
import { readWhole } from './whole/settle.ts'

/** What came before a text: a sentence that names nothing itself goes on with it. */
export interface Before {
  subject: Pick<MetricToken, 'metrics' | 'isNegated'> | null
  period: FactPeriod | null
}

export interface CheckOptions {
  before?: Before
  /** small counts too ("12 stores"), which are no figures of a statement */
  everyNumber?: boolean
}

export function checkClaims(base: FactBase, markdown: string): Claim[] {
  return boundClaims(base, markdown).claims.map(({ bound: _, isChange: __, form: ___, ...claim }) => claim)
}

/** @returns every claim in its order, and what the last sentence was about */
export function boundClaims(
  base: FactBase,
  markdown: string,
  { before, everyNumber = false }: CheckOptions = {},
): { claims: BoundClaim[]; last: Before } {
  const lexicon = lexiconOf(base)
  const claims: BoundClaim[] = []
  let previous: Sentence | null = null
  // What stands before in the paragraph without a figure of its own.
  let scope: Sentence[] = []
  let from = 0
  for (const passage of passagesOf(markdown)) {
    const s = readSentence(base, lexicon, passage)
    const isSame: boolean = previous === null || (previous.passage.paragraph === passage.paragraph && !passage.inTable)
    const last: Before = !isSame ? NOTHING : previous === null ? (before ?? NOTHING) : aboutOf(previous)
    const isOn = SAME_SUBJECT.test(s.text) || isRankAgain(s) || isAnswer(previous, s) || isLevelAgain(previous, s)
    const plain = isSame && previous && !isPlainBefore(previous) ? null : last.subject
    const held = readTold(base, s, { last, isOn, plain, everyNumber })
    if (!isSame) scope = []
    const isOpen = !isOn && !held.every(isSettled) && !held.some(({ verdict }) => verdict === 'wrong')
    const parted =
      isOpen && (s.periods.length > 0 || last.period === null || last.period === base.periods[0])
        ? partedClaims(base, s, (piece) => readPiece(base, lexicon, piece, everyNumber))
        : null
    const own = unlessOutOfScope(base, scope, s, parted ?? held)
    if (s.numbers.length === 0) scope = [s]
    else if (s.periods.length > 0 || s.companies.length > 0) scope = []
    if (isSame && takesBack(s)) claims.splice(from, claims.length - from, ...takenBack(claims.slice(from), s.text))
    from = claims.length
    claims.push(...own, ...besideTold(base, s, own))
    previous = s
  }
  claims.sort((a, b) => a.start - b.start || a.end - b.end)
  return { claims, last: previous === null ? NOTHING : aboutOf(previous) }
}

interface Setting {
  last: Before
  /** the sentence goes on with the figure before it */
  isOn: boolean
  /** the figure named before it, where "there", "it" may stand for that */
  plain: Before['subject']
  everyNumber: boolean
}

/** The claims of one sentence in its place among others. */
function readTold(base: FactBase, s: Sentence, { last, isOn, plain, everyNumber }: Setting): BoundClaim[] {
  const subject = isOn ? last.subject : null
  if (subject) s.metrics.unshift({ ...subject, start: 0, end: 0 })
  placeThere(s, plain)
  placeIt(s, plain)
  placeLed(s)
  placeIts(s)
  placeGrown(s)
  placeTurned(s)
  leaveCosts(s)
  const pieces = unlessSaidOtherwise(base, s, claimsOf(base, s, last.period, everyNumber))
  const read = unlessOtherMeant(base, s, base.periods[0].code, firmer(pieces, comparingOf(base, s, last.period)))
  const isDenied = read.some((one) => isUntrue(one) && !isOfShares(s, one))
  const proven = !read.every(isSettled) && !isDenied && !isOn ? provenClaims(base, s) : null
  const told = unlessHalfNamed(base, s, proven ? unlessSaidOtherwise(base, s, proven) : read)
  const whole = unlessOfPart(base, s, told)
  return unlessHeldOver(base, s, unlessAmountsDeny(s, ofNamedEnds(base, s, whole)))
}

/** A piece of a sentence, read as one that nothing stands before. */
function readPiece(base: FactBase, lexicon: Lexicon, passage: Passage, everyNumber: boolean) {
  const s = readSentence(base, lexicon, passage)
  return { s, claims: readTold(base, s, { last: NOTHING, isOn: false, plain: null, everyNumber }) }
}

/** A comparison that is false is no matter of which figure was meant. */
const isUntrue = ({ kind, verdict }: BoundClaim): boolean =>
  verdict === 'wrong' && (kind === 'comparison' || kind === 'direction')

/** "18% of revenue, up from 13% in 2023": the two shares say which way it went, whatever the whole did. */
function isOfShares(s: Sentence, { kind, start }: BoundClaim): boolean {
  const word = kind === 'direction' ? s.directions.find((one) => s.passage.at[one.start] === start) : undefined
  const before = s.numbers.findLast((n) => word !== undefined && n.end <= word.start)
  const after = s.numbers.find((n) => word !== undefined && n.start >= word.end)
  return (
    word !== undefined &&
    before?.kind === 'percent' &&
    after?.kind === 'percent' &&
    FROM_SHARE.test(s.text.slice(word.end, after.start)) &&
    Math.sign(before.value - after.value) === word.sign
  )
}
const FROM_SHARE =
  /^\s+(?:from|on|against|versus|compared (?:with|to))\s+(?:(?:just|only|about|nearly|some|around)\s+)*$/i

/** What is told apart from figures stays open whatever they are. */
const isSettled = ({ kind, verdict }: BoundClaim): boolean =>
  verdict === 'holds' || kind === 'cause' || kind === 'quotation' || kind === 'period'

const isPlainBefore = (s: Sentence): boolean => {
  const [first] = s.metrics
  return first === undefined || first.end === first.start || isPlainSubject(s, first)
}

const NOTHING: Before = { subject: null, period: null }

const aboutOf = (s: Sentence): Before => ({
  subject: s.metrics.at(0) ?? null,
  period: s.about && s.about !== UNKNOWN ? s.about : null,
})

/** What was read whole and holds is told so; of the rest of the sentence, its reason, as much as the pieces show. */
function claimsOf(base: FactBase, s: Sentence, about: FactPeriod | null, everyNumber: boolean): BoundClaim[] {
  const others = otherClaims(base, s)
  if (others) {
    const reasons = reasonsBeside(s).map((one) => openClaim(s, { ...one, kind: 'cause' }))
    return [...others, ...reasons].map((claim) => ({ ...claim, ...UNBOUND }))
  }
  const apart = otherPart(base, s)
  const rest = apart && claimsOf(base, readSentence(base, lexiconOf(base), apart.rest), about, everyNumber)
  // Of another company or of a part, the rest would say whose the other figure is.
  if (apart && rest?.some(isOfWhole) && rest.every((one) => one.kind === 'period' || isOfWhole(one)))
    return [...rest, ...apart.claims.map((claim) => ({ ...claim, ...UNBOUND }))]
  const whole = readWhole(base, s, about)
  const named = base.others?.length ? namingOthers(s) : null
  const pieces = named
    ? claimsOfPieces(
        withOthers(base),
        toldIn(withOthers(base), named),
        about && periodIn(withOthers(base), about),
        everyNumber,
      )
    : claimsOfPieces(base, s, about, everyNumber)
  if (!whole) return pieces
  const from = s.passage.at[whole.end] ?? Number.POSITIVE_INFINITY
  const reason = pieces.filter(
    (one) =>
      one.kind === 'period' ||
      (one.start >= from && (one.verdict !== 'unresolved' || (one.kind !== 'direction' && one.kind !== 'comparison'))),
  )
  const isOpen = whole.end < s.text.length && !openPhrases(s).some((one) => one.start >= whole.end)
  const lead = { start: whole.end, end: Math.min(s.text.length, whole.end + LEAD_LENGTH) }
  return [
    ...whole.numbers.map(({ number, outcome }) => ({
      ...makeClaim(s, number, outcome),
      ...{ bound: outcome.metric, isChange: outcome.isChange, form: outcome.form },
    })),
    ...whole.moves.map(({ direction, metric, period, before }) => ({
      ...directionClaim(base, s, direction, metric, period, before),
      ...{ bound: metric.metrics[0] ?? null, isChange: true, form: 'amount' as const },
    })),
    ...reason,
    ...(isOpen ? [{ ...openClaim(s, { ...lead, kind: 'cause', lead }), ...UNBOUND }] : []),
  ]
}
const LEAD_LENGTH = 12

/** Read by the grammar of comparing, with the figures of the two statements among those of the income statement. */
function comparingOf(base: FactBase, s: Sentence, about: FactPeriod | null): BoundClaim[] | null {
  const all = withOthers(base)
  const named = all === base ? null : namingOthers(s)
  const told = toldIn(all, named ?? s)
  const found = comparingClaims(all, told, about && periodIn(all, about))
  return found && unlessSaidOtherwise(all, told, found)
}

/**
 * A sentence of comparing that was read whole is told so where its pieces left something open, or called something wrong
 * that has its place in the whole; and where it is false though every piece of it is right.
 */
function firmer(pieces: BoundClaim[], whole: BoundClaim[] | null): BoundClaim[] {
  if (!whole) return pieces
  const told = pieces.filter(({ kind }) => kind !== 'period')
  const isHolding = told.length > 0 && told.every(({ verdict }) => verdict === 'holds')
  // What is false as a whole, unless another figure is meant, is not verified piece by piece.
  if (whole.some(({ verdict }) => verdict === 'unresolved'))
    return isHolding && whole.some(({ kind, note }) => kind === 'comparison' && note === OTHER_MEANT) ? whole : pieces
  const isFalse = (claims: readonly BoundClaim[]) => claims.some(({ verdict }) => verdict === 'wrong')
  if (!isFalse(whole)) return isHolding ? pieces : whole
  const isHeld = whole.some(
    (one) =>
      one.verdict === 'wrong' &&
      told.some(
        (other) =>
          other.verdict === 'holds' && other.kind === one.kind && other.start < one.end && other.end > one.start,
      ),
  )
  return isFalse(pieces) || isHeld ? pieces : whole
}

/** The same period with the amounts of the two statements in it. */
const periodIn = (base: FactBase, period: FactPeriod): FactPeriod =>
  base.periods.find(({ code }) => code === period.code) ?? period

const toldIn = (base: FactBase, s: Sentence): Sentence => ({
  ...s,
  about: s.about === null || s.about === UNKNOWN ? s.about : periodIn(base, s.about),
})

const isOfWhole = ({ verdict, bound }: BoundClaim): boolean =>
  verdict !== 'unresolved' && (bound?.kind === 'figure' || bound?.kind === 'ratio' || bound?.kind === 'expenses')

function claimsOfPieces(base: FactBase, s: Sentence, about: FactPeriod | null, everyNumber: boolean): BoundClaim[] {
  const open = openPhrases(s)
  const quoted = open.filter((one) => one.kind === 'quotation')
  const isQuoted = (one: Span) => quoted.some((other) => one.start >= other.start && one.end <= other.end)
  const compared = comparisonsOf(base, s).filter((one) => !isQuoted(one.span))
  const isCompared = (one: Span) => compared.some((other) => one.start >= other.span.start && one.end <= other.span.end)
  const numbers = s.numbers.flatMap((n) => {
    const found =
      isQuoted(n) || compared.some((one) => one.numbers?.includes(n))
        ? null
        : numberDraft(base, s, n, about, everyNumber)
    return found ? [found] : []
  })
  const cues = numbers.flatMap((one) => one.cues ?? [])
  const isCue = (one: Span) => cues.some((other) => one.start >= other.start && one.end <= other.end)
  const directions = directionDrafts(base, s, about).filter(
    (one) => !isQuoted(one.span) && !isCompared(one.word) && !isCue(one.word),
  )
  const drafts: BoundDraft[] = [
    ...numbers,
    ...directions,
    ...compared.map((one): BoundDraft => {
      const { span, used, period, metric } = one
      return { claim: comparisonClaim(s, one), span, used, period, doubt: null, ...UNBOUND, bound: metric }
    }),
  ]
  const claims = onlyUnderstood(base, s, drafts, [...compared.map((one) => one.span), ...cues])
  return [
    ...drafts.map(({ bound, isChange, form }, at) => ({ ...(claims[at] as Claim), bound, isChange, form })), // one a draft
    ...[
      ...periodClaims(base, s),
      ...open
        // A reason that the statement's arithmetic holds is no more open than the figures that it names.
        .filter((one) => one.kind !== 'cause' || !isArithmetic(base, s, one.lead, aboutPeriod(base, s)))
        .map((one) => openClaim(s, one)),
      ...unreadComparisons(s, compared).filter((one) => !isQuotedAt(s, [...quoted, ...asidesOf(s), ...cues], one)),
    ].map((claim) => ({ ...claim, ...UNBOUND })),
  ]
}

const aboutPeriod = (base: FactBase, s: Sentence): FactPeriod =>
  s.about && s.about !== UNKNOWN ? s.about : base.periods[0]

const isQuotedAt = (s: Sentence, quoted: readonly Span[], { start }: Claim): boolean =>
  quoted.some((one) => start >= (s.passage.at[one.start] ?? 0) && start < (s.passage.at[one.end - 1] ?? 0))

/** Clauses that tell of something else before or behind the figures: told, not checked. */
function besideTold(base: FactBase, s: Sentence, claims: readonly BoundClaim[]): BoundClaim[] {
  if (claims.length === 0) return []
  const beside = [...s.leads, ...trailingClauses(s)]
  const apart = [...toldApart(s), ...calledUnshown(base, s)].filter((one) =>
    beside.every(({ start, end }) => one.end <= start || one.start >= end),
  )
  return [...beside, ...apart]
    .filter(({ start, end }) => {
      const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
      return claims.every((one) => one.end <= from || one.start > to)
    })
    .map((one) => ({
      ...openClaim(s, { ...one, kind: 'cause', lead: one }),
      note: 'what it tells is not checked',
      ...UNBOUND,
    }))
}

interface BoundDraft extends Draft {
  /** words that were held against the figures together with the number */
  cues?: readonly Span[]
  bound: Metric | null
  isChange: boolean
  form: Outcome['form']
}

/** "It has $5 billion of orders" is said of the company: only being so much and changing go on with the figure. */
const SAME_SUBJECT =
  /^\s*(?:It|That|This|They|These|Both)\s+(?:(?:has|had|have|was|were|is|are|also|then|in turn|even|only|just|again|has been|had been)\s+){0,3}(?:was|were|is|are|been|rose|grew|fell|gr[eo]w|climbed|dropped|declined|increased|decreased|up|down|doubled|tripled|halved|gained|lost|widened|narrowed|stayed|came|comes?|stood|stands|amounted|compare[sd]?|reached|exceeded|equal|make|made|improved|slipped|shrank|jumped|surged|edged|went|beat|represents?|accounts?|accounted)/

/** "Slowest growth of all five regions.": a rank by itself, of what the sentence before spoke of. */
const isRankAgain = (s: Sentence): boolean =>
  s.metrics.length === 0 &&
  /^\s*(?:(?:By far|Easily|Also|Again)\s+)?(?:[Tt]he\s+|[Ii]ts\s+)?(?:[Ss]econd-|[Tt]hird-|[Ff]ourth-)?(?:[A-Za-z]{3,}est|[Tt]he most|[Tt]he least)\b/.test(
    s.text,
  )

/** "Net income? Up from $4.4 billion to $29.8 billion." */
const isAnswer = (previous: Sentence | null, s: Sentence): boolean =>
  previous !== null &&
  /\?\s*$/.test(previous.text) &&
  // "What's left of $681 billion in revenue? $19.4 billion.": of what is not said
  !/\b(?:left|remains?|remained|over)\b/i.test(previous.text) &&
  /^\s*(?:(?:Up|Down|Almost|Nearly|Only|Just|A|Still|About|Roughly|Around|Over|Under|Some|Barely|Well|More|Less|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Thirteen|Fourteen|Fifteen|Sixteen|Seventeen|Eighteen|Nineteen|Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)\b|[$€£¥\d+−-])/.test(
    s.text,
  )

/** "Profit per share: $2.16. A year ago it was $3.73.", "Now: $46.7 billion.": a level alone, of the one figure named before. */
function isLevelAgain(previous: Sentence | null, s: Sentence): boolean {
  const own = previous?.metrics.filter(({ start, end }) => end > start) ?? []
  const named = own.length > 0 ? own : (previous?.metrics ?? [])
  const [one] = named
  const isOne = named.every(({ metrics }) => JSON.stringify(metrics) === JSON.stringify(one?.metrics))
  if (!one || !isOne || one.isVerb === true || /\?\s*$/.test(previous?.text ?? '')) return false
  if (s.metrics.length > 0 || s.numbers.length === 0 || s.numbers.some(({ kind }) => kind !== 'money')) return false
  const rest = [...s.numbers, ...s.periods]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), s.text)
  return LEVEL_ALONE.test(rest)
}
const LEVEL_ALONE =
  /^[\s,.:;–—!-]*(?:(?:now|today|then|and|but|it|that|this|was|is|had been|stood at|stands at|came to|came in at|only|just|about|nearly|in|the year before|back)\b[\s,.:;–—!-]*)*$/i

function numberDraft(
  base: FactBase,
  s: Sentence,
  n: NumberToken,
  inherited: FactPeriod | null,
  everyNumber: boolean,
): BoundDraft | null {
  const binding = bind(s, n)
  // Small counts are no figures of a statement: "four divisions", "3 quarters in a row".
  if (n.kind === 'plain' && !everyNumber && !isPlainFigure(s, n, binding?.metrics ?? [])) return null
  const where = periodOfNumber(base, s, n, inherited)
  const row = inRow(base, s, n)
  const outcome: Outcome = row ? { ...row.outcome, currency: base.currency } : settle(base, s, n, binding, where)
  const doubt = row ? null : doubtOf(s, n, outcome, binding)
  const whole = supposed(base, s, n, where)
  if (whole && (outcome.verdict !== 'holds' || doubt)) return supposedDraft(s, n, outcome, whole)
  const token = row?.token ?? binding?.token
  const start = Math.min(n.start, token && token.end > 0 ? token.start : n.start)
  return {
    claim: makeClaim(s, n, outcome),
    span: { start, end: Math.max(n.end, token?.end ?? 0) },
    used: row ? [row.token] : [...(token ? [token, ...leadOf(s, n, token)] : []), ...basesOf(s, n)],
    period: outcome.period,
    doubt,
    // Told by its words and its period, as a sentence about the two statements alone is.
    bound: outcome.metric?.kind === 'other' ? null : outcome.metric,
    isChange: outcome.isChange,
    form: outcome.form,
    cues: whole && isSameFigure(whole.found, outcome) ? whole.cues : [],
  }
}

const isSameFigure = (a: Pick<Outcome, 'metric' | 'period'>, b: Outcome): boolean =>
  a.period === b.period && a.metric !== null && b.metric !== null && metricWords(a.metric) === metricWords(b.metric)

/** What was read with the whole sentence stands and falls with every word of it. */
function supposedDraft(s: Sentence, n: NumberToken, open: Outcome, { used, cues, found }: Supposed): BoundDraft {
  const outcome: Outcome = { ...open, ...found, verdict: 'holds', note: null }
  return {
    claim: makeClaim(s, n, outcome),
    span: { start: 0, end: s.text.length },
    used,
    period: outcome.period,
    doubt: null,
    bound: outcome.metric,
    isChange: outcome.isChange,
    form: outcome.form,
    cues,
  }
}

/** What a number that is right leaves unsaid. */
function doubtOf(s: Sentence, n: NumberToken, outcome: Outcome, binding: Binding | null): string | null {
  const [first] = binding?.metrics ?? []
  const { metric } = outcome
  if (!metric || !first) return null
  const isLevel = outcome.form === 'percent' && !outcome.isChange && !isRatio(metric)
  if (isLevel && !s.passage.inTable && !SHARE_WORD.test(s.text)) return 'a percentage of what is not said'
  const isNamed =
    metric.kind === first.kind && (metric.kind !== 'figure' || first.kind !== 'figure' || metric.name === first.name)
  if (isNamed || isPerShare(metric) || (isRatio(first) && metric.kind === 'figure')) return null
  return n.kind === 'percent' || metric.kind === 'figure' ? 'more than one figure may be meant' : null
}
const SHARE_WORD =
  /\bevery\b|\bby (?:region|segment|division|country|product|business|geography)\b|\b(?:split|breakdown|of|share|portion|accounts?|accounted|ma[dk]es? up|represent\w*|contribut\w*|suppl\w*|mix|chipped in|constitut\w*)\b|%\)/i

function isPlainFigure(s: Sentence, n: NumberToken, metrics: readonly Metric[]): boolean {
  if (s.passage.inTable && metrics.length > 0) return true
  if (metrics.some(isPerShare)) return n.step < 1
  return n.value >= 10_000 || (n.step < 1 && metrics.length > 0)
}
