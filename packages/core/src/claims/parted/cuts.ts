/**
 * Where a sentence can be cut in two of which each says what it says by itself: "Operating income rose 11% to $15.6 billion,
 * while its margin slipped to 55.3%". A piece behind a cut takes over what it leaves out (the company, the period) in words
 * of the piece before it; where it takes over anything else (a part, a measure, "both", "it"), there is no cut.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import type { Passage } from '../../figures-in-words/passages.ts'
import { type PeriodToken, periodOf } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { isVerbForm } from '../../figures-in-words/verb-forms.ts'
import { namingOthers } from '../others/beside-income.ts'
import { RELATIVE } from '../proof/tokens.ts'

export interface Cut {
  before: Passage
  behind: Passage
}

/** What joins two clauses; of two facts set against each other the words say so. */
export const JOINT =
  /;\s+(?:and\s+|but\s+)?|\s[–—]\s(?:and\s+|but\s+)?|—|,\s+(?:and\s+)?(?:while|whereas|even as|even though|though|although|but|yet|with|leaving)\s+|,?\s+and\s+|,\s+(?=[a-z]+ing\s)|\s(?:while|whereas|even as|even though|although|but)\s/g

/** Words that hold what stands behind the cut to what stands before it, and are none of a period. */
const TIED =
  /\b(?:it|they|them|that|those|these|this|which|who|whose|whom|where|there|here|both|each|either|neither|nor|none|respectively|latter|former|together|combined|altogether|apiece|rest|remainder|remaining|rem[ao]in\w*|likewise|similarly|same|two|three|four|five|vice versa|in turn|than|as (?:much|many|large|big|high)|so (?:did|do|does|was|were|is|are|has|have|had|will)|of (?:which|whom)|of the|(?:a|the|distant|close)\s+(?:first|second|third|fourth|fifth|last|runner-up)|others?|elsewhere|abroad|overseas|times|twice|half|double|alone|thereof)\b/i
/** Words before the cut that reach over an "and": what comes behind it may be of them too. */
const REACHING =
  /\b(?:both|between|either|neither|sum|combination|combined|together|total of|from|than|of which|including|includes?|plus|namely|such as|like|compris\w+|consist\w+|made up of|split|divided|when|because|since|until)\b[^,;–—]*$/i
const IN_LIST = /^,?\s+and\s+$/
/** What is no sentence of its own without what comes behind. */
const OPEN_HEAD = /\b(?:if|unless|between|either|neither|not only)\b[^,;–—]*$/i
/** What says that a measure is the whole company's. */
export const OF_WHOLE =
  /\b(?:total|overall|group(?:[- ]wide)?|company(?:[- ]?wide)?|consolidated|the (?:company|group|firm)['’]s|as a whole)\b/i
const OPENING = /^(?:(?:in|for|during|over|at|by|across)\b[^,]*,\s*|(?:meanwhile|overall|also|and|but),?\s+)?/i

const isIn = (one: Span, from: number, to: number): boolean => one.start >= from && one.end <= to && one.end > one.start

/** @returns each cut that leaves something told by numbers on both sides, as two passages; [] where nothing can be cut */
export function cutsOf(base: FactBase, read: Sentence): Cut[] {
  const s = namingOthers(read) ?? read
  const { text, passage } = s
  if (passage.inTable || s.isOutlook || /[?“”"]/.test(text) || s.numbers.length < 2) return []
  return [
    ledBy(base, s) ?? [],
    ...[...text.matchAll(JOINT)].map(({ index, 0: joint }) => cutAt(base, s, index, index + joint.length) ?? []),
  ].flat()
}

function cutAt(base: FactBase, s: Sentence, end: number, start: number): Cut | null {
  const { text, numbers } = s
  const [head, tail] = [text.slice(0, end), text.slice(start)]
  if (head.split('(').length !== head.split(')').length) return null
  if ([...s.metrics, ...s.periods, ...numbers, ...s.companies].some((one) => one.start < start && one.end > end))
    return null
  const isTold = (from: number, to: number) => numbers.some((one) => isIn(one, from, to))
  if (!isTold(0, end) || !isTold(start, text.length)) return null
  const periods = s.periods.filter(({ start: from }) => from >= start)
  if (TIED.test(blanked(tail, periods, start))) return null
  if (OPEN_HEAD.test(head) || (IN_LIST.test(text.slice(end, start)) && REACHING.test(head))) return null
  if (placeAtHead(s) && !OF_WHOLE.test(tail)) return null
  if (takesVerbOver(s, start, IN_LIST.test(text.slice(end, start)))) return null
  const period = periodOver(base, s, end, start)
  const subject = subjectOver(s, end, start)
  if (period === undefined || subject === undefined || !isOfItself(s, end, start, subject)) return null
  return {
    before: { ...s.passage, text: head, at: s.passage.at.slice(0, end) },
    behind: prefixed(s, [period, subject], start),
  }
}

/** "Revenue rose to $638.0 billion and long-term debt to $52.6 billion": what moved, or was so, is said before the cut. */
function takesVerbOver(s: Sentence, start: number, isListed: boolean): boolean {
  const tail = blanked(
    s.text.slice(start),
    s.metrics.filter((one) => one.start >= start),
    start,
  )
  const isMoved = s.directions.some((one) => one.start >= start)
  const isVerb = s.metrics.some((one) => one.start >= start && one.isVerb === true)
  if (isMoved || isVerb || VERB.test(tail)) return false
  return (
    (isListed && !tail.split(/[^\p{L}]+/u).some((word) => word.length > 3 && isVerbForm(word))) ||
    s.numbers.some(
      (one) => one.start >= start && /\b(?:to|by)\s+(?:[a-z]+\s+){0,2}$/i.test(s.text.slice(start, one.start)),
    )
  )
}
const VERB = /\b(?:is|are|was|were|has|have|had|came|comes|made|makes|took|takes|stood|stands|ran|runs|cost|costs)\b/i

/** Whether the measures and parts named behind a cut are told of nothing before it but the subject that is taken over. */
function isOfItself(s: Sentence, end: number, start: number, subject: Span | null): boolean {
  const isCompany = subject !== null && s.companies.some((one) => one.start === subject.start)
  const named = s.metrics.filter((one) => one.end > one.start && (one.isVerb !== true || isCompany))
  const before = named.filter((one) => one.end <= end)
  const behind = named.filter((one) => one.start >= start || one.start === subject?.start)
  if (behind.length === 0) return false
  const isWhole = isCompany || OF_WHOLE.test(s.text.slice(start)) || s.companies.some((one) => one.start >= start)
  // "Services grew 13%, with a margin of 46.9%": whose
  if (before.some(isPart) && !behind.every(isPart) && !behind.some(isPart) && !isWhole) return false
  // "Operating income rose 5%, with Cloud at $58.7 billion": of what
  const isOther = (one: MetricToken) => !isPart(one) && !isRevenue(one)
  return !(behind.some(isPart) && behind.every(isPart) && before.some(isOther))
}

/** A period named by itself, neither as what is compared with nor as the one before another. */
const isAbsolute = ({ isComparison, says }: PeriodToken) => !isComparison && !RELATIVE.has(says.kind)

const isPart = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'division' || one?.kind === 'sum'
const isRevenue = ({ metrics: [one] }: MetricToken): boolean => one?.kind === 'figure' && one.name === 'total_revenue'

/** @returns the words of the period that holds on behind the cut; null = none is needed, undefined = which is not said */
function periodOver(base: FactBase, s: Sentence, end: number, start: number): Span | null | undefined {
  const [own] = base.periods
  const before = s.periods.filter((one) => one.end <= end)
  const behind = s.periods.filter((one) => one.start >= start)
  const first = s.numbers[0]
  // "A year earlier revenue was …, and net income was …"
  if (before.some((one) => RELATIVE.has(one.says.kind) && first && one.end <= first.start)) return undefined
  const told = before.filter(isAbsolute)
  const of = (one: PeriodToken) => periodOf(base, one.says, own)
  if (behind.some(isAbsolute)) return told.length > 0 || behind.every((one) => of(one) === own) ? null : undefined
  // "Revenue was … and net income was … a year earlier": of one or of both
  if (told.length === 0) return behind.some((one) => !one.isComparison) ? undefined : null
  const [one] = told
  if (told.length > 1 && new Set(told.map(of)).size > 1) return one && of(one) === own ? null : undefined
  if (!one || of(one) === own) return null
  const lead = /\b(?:in|for|during|at|of|over|on)\s+(?:the\s+)?$/i.exec(s.text.slice(0, one.start))
  return lead ? { start: lead.index, end: one.end } : undefined
}

/** @returns the subject of a verb right behind the cut; null = none is needed, undefined = not said */
function subjectOver(s: Sentence, end: number, start: number): Span | null | undefined {
  const word = /^(?:also |then |even )?([a-z]+)/.exec(s.text.slice(start))?.[1] ?? ''
  const isName = s.metrics.some((one) => one.start <= start + word.length && one.end > start && one.isVerb !== true)
  if (isName || !(isVerbForm(word) || word.endsWith('ing'))) return null
  const from = OPENING.exec(s.text)?.[0].length ?? 0
  const subject = [...s.companies, ...s.metrics]
    .filter((one) => one.end > one.start && one.end <= end && ARTICLE.test(s.text.slice(from, one.start)))
    .reduce<Span | undefined>((a, one) => (a && a.end >= one.end ? a : one), undefined)
  return subject && !/^(?:['’]|\s+(?:and|or)\s|,\s+\S+(?:\s\S+)?\s+and\s)/.test(s.text.slice(subject.end))
    ? subject
    : undefined
}
const ARTICLE = /^(?:the\s+|its\s+)?$/i

/** "After spending $17.6 billion on acquisitions, Home Depot ended …": a clause before the subject that tells a fact of its own. */
function ledBy(base: FactBase, s: Sentence): Cut | null {
  const lead = LED.exec(s.text)?.[0].length
  const comma = s.text.search(/,(?!\d{3}\b)\s/)
  if (lead === undefined || comma < lead) return null
  const start = comma + 2
  const subject = s.companies.find((one) => one.start >= start && ARTICLE.test(s.text.slice(start, one.start)))
  const isTold = (from: number, to: number) => s.numbers.some((one) => isIn(one, from, to))
  if (!subject || /^['’]/.test(s.text.slice(subject.end)) || !isTold(lead, comma)) return null
  if (!isTold(subject.end, s.text.length) || s.periods.some((one) => one.start < comma)) return null
  const told = s.periods.filter((one) => isAbsolute(one))
  const [period, ...more] = told
  if (more.length > 0 || (period && periodOf(base, period.says, base.periods[0]) !== base.periods[0])) return null
  return {
    before: prefixed(s, [null, { start, end: subject.end }], lead, comma),
    behind: { ...s.passage, text: s.text.slice(start), at: s.passage.at.slice(start) },
  }
}
const LED =
  /^(?:(?:after|besides|while|on top of|in addition to|following)\s+)?(?:having\s+(?=[a-z]+\s)|(?=[a-z]+ing\s))/i

/** The text behind the cut with what it takes over before it, in its first words' place. */
function prefixed(s: Sentence, taken: readonly (Span | null)[], start: number, end = s.text.length): Passage {
  let text = ''
  const at: number[] = []
  for (const one of taken) {
    if (!one) continue
    const joint = one === taken[0] ? ', ' : ' '
    const words = s.text.slice(one.start, one.end)
    text += words.replace(/^of\b/i, 'in') + joint
    for (let i = 0; i < words.length + joint.length; i++)
      at.push(s.passage.at[Math.min(one.start + i, one.end - 1)] ?? 0)
  }
  return { ...s.passage, text: text + s.text.slice(start, end), at: [...at, ...s.passage.at.slice(start, end)] }
}

const blanked = (text: string, spans: readonly Span[], from: number): string =>
  spans.reduce(
    (rest, one) => rest.slice(0, one.start - from) + ' '.repeat(one.end - one.start) + rest.slice(one.end - from),
    text,
  )

/** "In Europe, …": the words that tell where all of the sentence is; null = none do. */
export function placeAtHead({ text, metrics }: Sentence): string | null {
  const part = metrics.find(({ end, start, metrics: [one] }) => end > start && one?.kind === 'division')
  if (!part || !AT_PLACE.test(text.slice(0, part.start)) || !/^[^,]{0,24},\s/.test(text.slice(part.end))) return null
  return text.slice(0, part.end).trim()
}
const AT_PLACE = /^(?:(?:and|but|while|meanwhile|also),?\s+)?(?:in|at|for|across|from|within)\s+(?:the\s+|its\s+)?$/i
