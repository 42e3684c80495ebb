/**
 * What keeps a contradiction from being told. A number that differs is a fault only where all that is said of it was
 * understood: what it is told on of, which part of the company it is of, whether it is a reason. Whatever confirms a
 * number is stricter still (understood.ts); what is neither is not checked.
 */
import type { Span } from '../figures-in-words/companies.ts'
import type { Metric } from '../figures-in-words/facts.ts'
import { numberTokens } from '../figures-in-words/numbers.ts'
import type { Sentence } from '../figures-in-words/sentence.ts'
import { isVerbForm } from '../figures-in-words/verb-forms.ts'
import type { Claim } from './claim.ts'
import type { Draft } from './draft.ts'

/**
 * @param judged the claims of the drafts, each in its draft's place
 * @param reasons where a sentence says why something happened
 * @returns the claims; a contradiction that rests on a guess is left open
 */
export function onlyFirm(
  s: Sentence,
  drafts: readonly Draft[],
  judged: readonly Claim[],
  reasons: readonly Span[],
): Claim[] {
  if (s.passage.inTable) return [...judged]
  const firm = judged.map((claim, at) => {
    const draft = drafts[at]
    if (claim.verdict !== 'wrong' || !draft) return claim
    const note =
      notedBefore(s, drafts, judged, draft, claim) ??
      inReason(s, draft, claim, reasons) ??
      ofSection(s, claim, reasons) ??
      byRounding(claim) ??
      ofRoundedLevels(s, draft, claim) ??
      ofUnnamedPeriod(s, claim) ??
      doneToOther(s, draft) ??
      ofOtherPeriod(claim, judged) ??
      ofOtherWhole(s, draft) ??
      afterCosts(s, draft, claim) ??
      behindClause(s, draft) ??
      ofTheRest(s, draft) ??
      ofNextInList(s, draft) ??
      movedToo(s, draft, claim, judged) ??
      byHowMuch(s, draft, claim) ??
      ofNoUnit(s, draft, claim) ??
      ofPart(s, draft)
    return note === null ? claim : leave(claim, note)
  })
  return isOfAnother(firm) ? firm.map((one) => (one.verdict === 'wrong' ? leave(one, NONE_FITS) : one)) : firm
}

/** "Kept 46.9 cents of each dollar after the cost of what it sold": which costs were taken off says which profit it is. */
function afterCosts(s: Sentence, { span }: Draft, { text, metric }: Claim): string | null {
  const after = /\b(?:after|before)\s+(?!(?:all|every|everything|taxe?s?)\b)(?:[a-z]+\s){0,2}[a-z]+/i.exec(
    s.text.slice(span.end),
  )
  return /\bcents?\b/i.test(text) && metric === 'net income' && after
    ? `which profit is left “${after[0]}” is not understood`
    : null
}

/** "Greater China was the only region where sales fell, down 3.8 %": what follows is of the part, not of all sales. */
function behindClause(s: Sentence, { span, word, used }: Draft): string | null {
  const at = word?.start ?? span.end
  const inside = used.findLast((one) => one.end <= at)
  if (!inside || inside.metrics[0]?.kind === 'division') return null
  const part = s.metrics.find((one) => one.end <= inside.start && one.metrics[0]?.kind === 'division')
  if (!part) return null
  const between = s.text.slice(part.end, inside.start)
  return /\b(?:where|in which|whose)\s+(?:its |the |(?:total |net |overall )|[\p{L}&.]+['’]s )*$/iu.test(between) &&
    s.text.slice(inside.end, at + 1).includes(',')
    ? 'it may be told of the part'
    : null
}

/** "U.S. sales up 4.9%, the rest down 0.6%": the second is of what is not named. */
function ofTheRest(s: Sentence, { span, word, used }: Draft): string | null {
  const at = word?.start ?? span.end
  const named = Math.max(-1, ...used.filter((one) => one.end <= at).map((one) => one.end))
  const rest = named < 0 ? null : REST.exec(s.text.slice(named, at))
  return rest ? `what “${rest[0]}” is is not named` : null
}
const REST = /\b(?:the (?:rest|remainder|others?)|everything else|everywhere else|elsewhere|others)\b/i

/** "Selling costs 24.8 cents, cost of products 32.1 cents": behind a number of its own the name has told what it tells. */
function ofNextInList(s: Sentence, { span, used }: Draft): string | null {
  const own = s.numbers.find((n) => n.end === span.end) ?? s.numbers.findLast((n) => n.end <= span.end)
  const named = used.filter((one) => own && one.end <= own.start).reduce((at, one) => Math.max(at, one.end), -1)
  const before = own && s.numbers.findLast((n) => n.end <= own.start && n.start >= named && n.kind === own.kind)
  if (!own || named < 0 || !before) return null
  const name = NEXT_NAME.exec(s.text.slice(before.end, own.start))?.groups?.name
  return name && !/\b(?:than|the|a|an|to|by|from)\b/i.test(name) ? `it may be of “${name}”` : null
}
/** "Put on 19.8 percent and so beat AWS at 18.5": in what it is told the number before says, and no money of a statement is so small. */
function ofNoUnit(s: Sentence, { span }: Draft, { kind, metric }: Claim): string | null {
  const own = s.numbers.find((n) => n.end === span.end)
  const isBare = own?.kind === 'plain' && own.value < 1000 && kind === 'amount' && !/\bEPS\b|shares/.test(metric ?? '')
  return isBare ? 'in what it is told is not said' : null
}

/** "Missed the prior year's level by only 71 million dollars": the size of a difference, never a level. */
function byHowMuch(s: Sentence, { span, isChange }: Draft & { isChange?: boolean }, { kind }: Claim): string | null {
  const own = s.numbers.find((n) => n.end === span.end)
  const isBy =
    own && /\bby\s+(?:(?:only|just|a mere|about|some|nearly|almost|a)\s+)*$/i.test(s.text.slice(0, own.start))
  return isBy && kind === 'amount' && isChange !== true ? 'what it is the size of is not understood' : null
}

/** A comma and a name without a verb: neither a comparison nor a year leads to the number. */
const NEXT_NAME =
  /^\s*(?:,|;|,? and)\s+(?<name>(?!(?:from|to|versus|vs|against|compared|after|in|up|down|by|or|then|a|an|the|as|at|more|less|with|on|well|while|but|its|it|over|under|nearly|almost|about|some|only|just|than|before|about|and|which|that|who|where|when)\b)[a-z][a-z&/-]*(?:\s+(?:of\s+)?[a-z&/-]+){0,3})\s+$/i

/** "Revenue rose $29.6 billion and operating income $22.6 billion": the verb is the second's too. */
function movedToo(s: Sentence, { span, used }: Draft, { kind }: Claim, judged: readonly Claim[]): string | null {
  const [token] = used
  if (kind !== 'amount' || !token) return null
  const isDirect = /^\s+(?:about\s+|by\s+)?$/.test(
    s.text.slice(token.end, s.numbers.find((n) => n.end === span.end)?.start),
  )
  const lead = s.text.slice(0, token.start)
  const isJoined =
    /\d[\d.,]*\s?(?:billion|million|trillion|bn|mn|[bm])?,?\s+(?:and|while|,)?\s*(?:the\s+|its\s+)?$/i.test(lead)
  const isMoved = s.directions.some((one) => one.end <= token.start) && judged.some((one) => one.kind === 'direction')
  return isDirect && isJoined && isMoved ? 'whether it is the figure or its change is not said' : null
}

const leave = (claim: Claim, note: string): Claim => ({ ...claim, verdict: 'unresolved', place: null, note })
const NONE_FITS = 'none of its numbers is in the statement: it may be of a part, or of another period'

/**
 * Two numbers or more of one figure, of which none is the statement's anywhere: a slip changes one of them. "Net sales
 * increased 4.5 percent, or $25.8 million" stands in the section of a segment, whose heading says so.
 */
function isOfAnother(claims: readonly Claim[]): boolean {
  const numbers = claims.filter(({ text }) => /\d/.test(text))
  const wrong = numbers.filter(({ verdict }) => verdict === 'wrong')
  const [first] = wrong
  return (
    wrong.length > 1 &&
    wrong.some(({ kind }) => kind === 'change') &&
    wrong.every(({ metric, note }) => note === null && metric === first?.metric) &&
    numbers.every(({ verdict }) => verdict !== 'holds')
  )
}

/** "Operating profit grew 9 %, primarily reflecting …": a change alone, of no company and no period, with its reasons. */
function ofSection(s: Sentence, { kind }: Claim, reasons: readonly Span[]): string | null {
  const reason = s.text.search(DETAILED)
  const own = s.numbers.filter((n) => n.start < reason)
  const isBare = s.companies.length === 0 && s.periods.every((one) => one.isComparison || one.says.kind === 'prior')
  const isTold = (kind === 'change' || kind === 'direction') && own.every((n) => n.kind === 'percent')
  return isBare && isTold && own.length > 0 && reasons.length > 0
    ? 'of which part it is told the text around it says'
    : null
}
const DETAILED =
  /\b(?:primarily|mainly|largely|partially|partly|principally|predominantly|in part)\s+(?:due|driven|reflect\w*|as|from|offset|because|result\w*|attribut\w*|caused)\b|,\s+reflecting\b/i

/** "Decreased 1.4 % from $35.4 million to $34.9 million": reckoned from amounts that were rounded before. */
function byRounding({ kind, text, figure }: Claim): string | null {
  if (kind !== 'change' || figure === null) return null
  const [said, actual] = [digitsOf(text), digitsOf(figure)]
  if (said === null || actual === null || said.unit !== actual.unit) return null
  const step = 10 ** -said.places
  const off = Math.abs(said.value - actual.value)
  // The same number the other way is no rounding.
  return off > 1e-9 && off < 1.0001 * step ? 'it differs by no more than what rounding may' : null
}

/** "Rose $25.2 billion to $416.2 billion from $391.0 billion": what lies between two amounts as they are rounded there. */
function ofRoundedLevels(s: Sentence, { span }: Draft, { kind, figure }: Claim): string | null {
  const said = s.numbers.find((n) => n.kind === 'money' && n.start >= span.start && n.end <= span.end)
  const [actual] = kind === 'amount' && figure !== null ? numberTokens(figure) : []
  if (!said || !actual || Math.abs(said.value - Math.abs(actual.value)) > 1.0001 * said.step) return null
  const levels = s.numbers.filter((n) => n !== said && n.kind === 'money' && n.step <= said.step)
  const isBetween = levels.some((a) =>
    levels.some((b) => a.value > b.value && Math.abs(a.value - b.value - said.value) < said.step / 100),
  )
  return isBetween ? 'it differs by no more than what rounding may' : null
}

/** "Net sales for the period were …": of a quarter's report, the quarter or the year up to its end. */
const ofUnnamedPeriod = (s: Sentence, { period, kind }: Claim): string | null =>
  kind !== 'period' &&
  /Q[1-4]$/.test(period ?? '') &&
  /\b(?:for|in|during|over) the period\b(?! (?:ended|ending|of|from|to|between)\b)/i.test(s.text)
    ? 'how long the period is, is not said'
    : null

/** "A tax benefit of $381 million softened the blow": what it does to something else is no change of its own. */
function doneToOther(s: Sentence, { word }: Draft): string | null {
  const object = word && /^\s+(?:the|its|their|our|an?)\s+(?=[a-z])/.exec(s.text.slice(word.end))
  if (!word || !object) return null
  const start = word.end + object[0].length
  const isFigure = [...s.metrics, ...s.numbers, ...s.periods].some((one) => one.start <= start && one.end > start)
  return isFigure ? null : `what “${s.text.slice(word.start, word.end)}” is done to is not understood`
}

/** A figure of the statement, of another period than was read, in a sentence of which not every number was read. */
const ofOtherPeriod = ({ note }: Claim, judged: readonly Claim[]): string | null =>
  note?.startsWith('this is the figure of ') &&
  judged.some(({ verdict, text }) => verdict === 'unresolved' && /\d/.test(text))
    ? 'which of its periods it is told of is not understood'
    : null

function digitsOf(text: string): { value: number; places: number; unit: string } | null {
  const match = /(\d[\d,]*(?:\.(\d+))?)\s?(%|per ?cent)/i.exec(text)
  return match ? { value: Number((match[1] ?? '').replace(/,/g, '')), places: match[2]?.length ?? 0, unit: '%' } : null
}

/**
 * What is told on of something that was not understood is of that as well: "Segment X lost $527 million, compared with
 * earnings of $71 million" contradicts nothing that the statement prints of the company.
 */
function notedBefore(
  s: Sentence,
  drafts: readonly Draft[],
  judged: readonly Claim[],
  draft: Draft,
  claim: Claim,
): string | null {
  const at = drafts.findIndex(
    ({ span }, i) =>
      (span.start < draft.span.start || isToldOn(judged[i], claim)) &&
      judged[i]?.verdict === 'unresolved' &&
      !APART.test(s.text.slice(span.start, draft.span.start)),
  )
  return judged[at]?.note ?? null
}

/** "Net income of $1.37 billion in the first nine months decreased by 33 %": a change of what an unknown period was told of. */
const isToldOn = (before: Claim | undefined, claim: Claim): boolean =>
  before !== undefined &&
  before.start < claim.start &&
  claim.kind === 'change' &&
  before.kind === 'amount' &&
  before.metric === claim.metric &&
  before.period === null

const APART = /[;:]|\b(?:while|whereas|although|though)\b/i

/** "Research costs fell, due to lower fees of $2.7 million": the number is of the reason, which nothing here is. */
function inReason({ text, passage }: Sentence, { span }: Draft, claim: Claim, reasons: readonly Span[]): string | null {
  const detail = DETAILED.exec(text)
  const isDetail = detail !== null && claim.start >= (passage.at[detail.index] ?? Number.POSITIVE_INFINITY)
  if (isDetail && claim.kind !== 'direction') return 'it stands in the reason, which figures do not tell'
  const starts = [...reasons.map(({ start }) => start), ...[...text.matchAll(OFFSET)].map(({ index }) => index)]
  const isCrossed = starts.some((start) => start > span.start && start < span.end)
  return isCrossed ? 'it stands in the reason, which figures do not tell' : null
}
const OFFSET = /\b(?:partially |partly |more than )?offset by\b|\bprimarily (?:as|from|in|on|by)\b/gi

/**
 * "The segment's operating loss was …", "sales to these customers": somebody's or something's own figures, of which only
 * the text around the sentence tells whose.
 */
function ofOtherWhole({ text, metrics }: Sentence, { used }: Draft): string | null {
  const isDivision = used.some((one) => one.metrics.some(({ kind }) => kind === 'division' || kind === 'sum'))
  if (isDivision) return null
  const match = OTHER_WHOLE.exec(text)
  if (!match || metrics.some((one) => one.start < match.index + match[0].length && one.end > match.index)) return null
  return `“${match[0].trim()}” is nothing that the statement holds`
}
const OTHER_WHOLE =
  /^\s*(?:in|at|for|of)?\s*(?:the|this|that|our|its) (?:reportable |operating |business )?(?:segment|division|unit|subsidiary|joint venture|affiliate|brand|region|store|plant)(?:['’]s)?\b|\b(?:from|to|of|with|in|by|at) (?:these|those|such) (?!(?:two|three|four|five|six|seven|eight|nine|ten|\d+)? ?(?:years?|quarters?|months?|periods?|divisions?|segments?|parts?|units?)\b)[a-z]+/i

/**
 * "Product gross profit", "segment revenue": of which part of the company a figure is, in a word that names none of its
 * divisions. It neither holds nor fails for the whole.
 *
 * @returns the words; null where none stands before a figure that the draft rests on
 */
export function unnamedPart({ text, passage }: Sentence, { used, span }: Draft): string | null {
  if (passage.inTable) return null
  for (const match of text.slice(0, span.end).matchAll(UNNAMED_PART)) {
    const { part = '', verb = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const isSubject = isVerbForm(verb) || AUXILIARY.test(verb)
    const isOfPart = used.some(
      ({ start, metrics }) => start >= match.index && (metrics[0]?.kind === 'division' || metrics[0]?.kind === 'sum'),
    )
    if (isSubject && !isOfPart && !/[.,;:]\s|\b(?:but|while)\b/.test(text.slice(end, span.end))) return part
  }
  for (const { start, end, metrics } of used) {
    if (end === start || metrics[0]?.kind === 'division' || metrics[0]?.kind === 'sum') continue
    const match = PART_NOUN.exec(text.slice(0, start))
    if (match) return `${match[0]}${text.slice(start, end)}`
  }
  return null
}
/** A part of the company, by no name: what it made is not what the company made. */
const UNNAMED_PART =
  /(?:^\s*|[.,;:]\s+|\b(?:and|but|while|as|when|that)\s+)(?:the|this|that|its|their|one|an?|another|each|every|no)\s+(?:[a-z-]+\s+)?(?<part>division|unit|segment|region|market|product|category|arm|branch|subsidiary|affiliate|country|territory|business line|product line|joint venture)\s+(?<verb>\p{L}+)/giu
const AUXILIARY = /^(?:has|have|had|did|does|is|was|also|alone|now|then|made|sold|earned|lost|brought|took|saw|kept)$/i
const PART_NOUN =
  /(?<!\b(?:of|and|its|the|all|other|goods|these|those|on|in|for|from) )\b(?:and other|products?|services?|goods|segment|division|divisional|unit|market|region|country|customer|category|business unit|subsidiary)\s+$/i

/** Of a line of several things, one of them: "restructuring charges" under "Restructuring and other"; a bare "loss" that was recorded. */
function ofPart({ text }: Sentence, { used }: Draft): string | null {
  for (const { start, end, metrics } of used) {
    const words = text.slice(start, end)
    const [metric] = metrics
    if (metric && isPartOf(words, metric))
      return `“${words}” may be a part of ${metric.kind === 'expense' ? metric.name : 'it'}`
    if (WAS_RECORDED.test(text.slice(end))) return `which “${words}” is meant is not told`
    if (/^(?:an? |the )?(?:loss(?:es)?|gains?)(?: of)?$/i.test(words) && RECORDED.test(text.slice(0, start)))
      return `which “${words}” is meant is not told`
  }
  return null
}
/** "An income tax benefit of $6.3 million was recorded": one of several. */
const WAS_RECORDED =
  /^\s+of\s+(?:(?:about|approximately)\s+)?[$€£¥]\s?[\d.,]+\s*\w*\s+(?:was|were)\s+(?:also\s+)?(?:record|recogni[sz]|incurr|book)ed\b/i
const RECORDED =
  /\b(?:record(?:ed|ing)|recogni[sz](?:ed|ing)|realized|incurr(?:ed|ing)|book(?:ed|ing)|related to)\b[^.;]*$/i

const isPartOf = (words: string, metric: Metric): boolean =>
  metric.kind === 'expense' &&
  /\s(?:and|&)\s+other\b/i.test(metric.name) &&
  !/\bother\b|&/i.test(words) &&
  metric.name.toLowerCase().includes(words.toLowerCase().replace(/ (?:costs?|expenses?|charges?|spending|spend)$/, ''))
