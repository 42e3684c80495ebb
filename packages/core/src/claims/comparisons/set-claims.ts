/**
 * What is said of one part, or some, against all the others, whatever the order of the words: "the only one that grew",
 * "only Asia and Africa gave more than in 2023", "none of its four regions sold as much", "everywhere else it dropped".
 * Every one of the group is looked at; what stands for the rest may count or not, and decides nothing.
 */
import type { Span } from '../../figures-in-words/companies.ts'
import { type FactBase, type FactPeriod, yearBefore } from '../../figures-in-words/facts.ts'
import type { MetricToken } from '../../figures-in-words/lexicon.ts'
import { periodOf } from '../../figures-in-words/periods.ts'
import type { Sentence } from '../../figures-in-words/sentence.ts'
import { formatChange } from '../../format/percent.ts'
import { type Group, groupOf, isSame, type Member, membersOf } from './quantities.ts'
import type { FoundComparison } from './rank-claims.ts'

const PLACES = 'regions?|countr(?:y|ies)|areas?|geograph(?:y|ies)|markets?|parts? of the world|continents?'
const UNITS =
  '(?:product )?lines?|segments?|divisions?|products?|(?:product )?categor(?:y|ies)|business(?:es)?|units?|arms?'
const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const OWNED = `(?:(?:the|its|their|[\\w&]+['’]s|[A-Z][\\w&]+|single|product|business|operating|reportable|geographic|sales|revenue|${COUNTS.join('|')})\\s+){0,4}`
const NOUN = `(?:(?<places>${PLACES})|(?<units>${UNITS}))`
const UP =
  'gr[eo]w\\w*|rose|ris(?:e|es|ing)|gain(?:s|ed|ing)?|expand\\w*|climb\\w*|advanc\\w*|increas\\w*|improv\\w*|went up'
const DOWN =
  'f[ae]ll(?:s|ing)?|declin\\w*|shr[aiu]nk\\w*|drop(?:s|ped|ping)?|decreas\\w*|slip(?:s|ped|ping)?|los[et]|contract(?:s|ed|ing)|retreat\\w*|went down'
/** "Sold less than the year before", "gave more in 2024 than they had done in 2023" */
const COMPARED =
  '(?<way>more|less|fewer|as much)\\b[^.;:]{0,60}?\\b(?:than|as)\\b[^.;:]{0,40}?(?:before|earlier|ago|last year|(?:prior|previous) (?:year|quarter)|(?:fiscal )?(?:19|20)\\d\\d)'
const MOVED = `\\b(?:(?<up>${UP})\\b(?! as )|(?<down>${DOWN})\\b|${COMPARED})`
/** What makes it another figure's, or another time's. */
const OTHER =
  /\b(?:not|never|without|besides|except|years?|quarters?|profits?|income|margins?|loss(?:es)?|costs?|earnings)\b|n['’]t\b|\d/i

/** @returns what is said of some parts against all of their group */
export function setClaims(base: FactBase, s: Sentence, period: FactPeriod): FoundComparison[] {
  if (/\b(?:if|would|could|unless|should)\b/i.test(s.text) || s.metrics.some(isOther)) return []
  const found: FoundComparison[] = []
  for (const one of [...onlyOnes(base, s, period), ...noneOf(base, s, period), ...elsewhere(base, s, period)])
    if (found.every(({ span }) => one.span.end <= span.start || one.span.start >= span.end)) found.push(one)
  return found
}

/** Another figure than revenue: which of them the parts are looked at by is not said. */
const isOther = ({ start, end, metrics: [one], isVerb }: MetricToken): boolean =>
  end > start &&
  isVerb !== true &&
  one !== undefined &&
  one.kind !== 'division' &&
  !(one.kind === 'figure' && one.name === 'total_revenue')

const partsIn = (s: Sentence, from = 0, to = s.text.length): MetricToken[] =>
  s.metrics.filter(
    (one) => one.end > one.start && one.metrics[0]?.kind === 'division' && one.start >= from && one.end <= to,
  )

/** Which way, from "grew", "fell" or "less than before"; null = measured from another time than the year before. */
function signOf(
  base: FactBase,
  s: Sentence,
  period: FactPeriod,
  { index, 0: said, groups }: RegExpExecArray,
): 1 | -1 | null {
  const named = s.periods.filter((one) => one.start >= index && one.end <= index + said.length + 8)
  const before = yearBefore(base, period)
  if (named.some(({ says }) => ![period, before].includes(periodOf(base, says, period) as FactPeriod))) return null
  if (groups?.up !== undefined) return 1
  return groups?.down !== undefined || /^(?:less|fewer)$/i.test(groups?.way ?? '')
    ? -1
    : groups?.way?.toLowerCase() === 'more'
      ? 1
      : null
}

const groupNamed = (groups: Record<string, string> | undefined): Group | null =>
  groups?.places !== undefined ? 'geographical' : groups?.units !== undefined ? 'business' : null

const countIn = (text: string): number =>
  COUNTS.indexOf(new RegExp(`\\b(?:${COUNTS.join('|')})\\b`, 'i').exec(text)?.[0].toLowerCase() ?? '') + 2

/** "The only region that shrank", "only Asia, Canada and Africa gave more than in 2023" */
function onlyOnes(base: FactBase, s: Sentence, period: FactPeriod): FoundComparison[] {
  const one = new RegExp(
    `\\b(?:the |its |[\\w&]+['’]s )?(?:only|sole|lone|one and only)\\s+(?:one\\s+(?:of|among)\\s+(?:the|its)\\s+)?${OWNED}(?:${NOUN}|one)\\b(?<between>[^.;:,\\d]{0,60}?)${MOVED}`,
    'i',
  ).exec(s.text)
  const parts = partsIn(s)
  if (one && parts.length > 0 && !OTHER.test(one.groups?.between ?? '')) {
    const [metric] = parts[0]?.metrics ?? []
    const isOne = metric && parts.every(({ metrics: [other] }) => other && isSame(other, metric))
    const group = metric ? groupOf(period, metric) : null
    const said = groupNamed(one.groups)
    const sign = signOf(base, s, period, one)
    if (isOne && group && sign && (said === null || said === group))
      return heldAgainst(base, period, { group, parts: parts.slice(0, 1), sign, match: one })
  }
  const lead =
    /\bonly\s+(?:(?:customers|buyers|clients|sales|revenues?|shoppers)\s+(?:in|from|of)\s+)?(?:(?:the|its|in)\s+)*$/i
  const first = parts.find(({ start }) => lead.test(s.text.slice(0, start)))
  if (!first) return []
  const list = [first]
  for (const next of parts.slice(parts.indexOf(first) + 1)) {
    if (!/^\s*(?:,|and|, and|&|plus)\s*(?:(?:the|its|in)\s+)*$/.test(s.text.slice(list.at(-1)?.end, next.start))) break
    list.push(next)
  }
  const end = list.at(-1)?.end ?? first.end
  const moved = new RegExp(`^(?<between>[^.;:\\d]{0,50}?)${MOVED}`, 'i').exec(
    `${lost(s.text.slice(first.end - 5, end))}${s.text.slice(end)}`,
  )
  const [metric] = first.metrics
  const group = metric ? groupOf(period, metric) : null
  const shift = lost(s.text.slice(first.end - 5, end)).length
  if (!moved || !group || OTHER.test(moved.groups?.between ?? '')) return []
  const from = first.start - (lead.exec(s.text.slice(0, first.start))?.[0].length ?? 0)
  const at = { ...moved, index: end - shift } as RegExpExecArray
  const sign = signOf(base, s, period, at)
  const match = Object.assign([s.text.slice(from, end - shift + moved[0].length)], {
    index: from,
    groups: moved.groups,
    input: s.text,
  }) as unknown as RegExpExecArray
  return sign ? heldAgainst(base, period, { group, parts: list, sign, match }) : []
}
/** A name may hold its verb: "Other Bets lost". */
const lost = (tail: string): string => /\s+(?:lost|fell|grew)$/.exec(tail)?.[0] ?? ''

/** "In none of its four regions did it sell as much as in 2024", "no segment grew" */
function noneOf(base: FactBase, s: Sentence, period: FactPeriod): FoundComparison[] {
  const match = new RegExp(
    `\\b(?:in\\s+)?(?:none of|no|not one|not a single)\\s+${OWNED}${NOUN}\\b(?<between>[^.;:,\\d]{0,50}?)${MOVED}`,
    'i',
  ).exec(s.text)
  const group = groupNamed(match?.groups)
  if (!match || !group || OTHER.test(match.groups?.between ?? '')) return []
  const said = signOf(base, s, period, match)
  const sign = /^as much$/i.test(match.groups?.way ?? '') ? 1 : said
  // "no region as": of one that is named beside it
  if (!sign || partsIn(s, match.index, match.index + match[0].length + 24).length > 0) return []
  return heldAgainst(base, period, { group, parts: [], sign, match })
}

/** "Everywhere else the number dropped": all but those that were named before. */
function elsewhere(base: FactBase, s: Sentence, period: FactPeriod): FoundComparison[] {
  const match = new RegExp(
    `\\b(?:everywhere else|all (?:the )?other(?:s|\\s+(?:${PLACES}|${UNITS}))|every other (?:${PLACES}|${UNITS}))\\b(?<between>[^.;:\\d]{0,50}?)${MOVED}`,
    'i',
  ).exec(s.text)
  const parts = match ? partsIn(s, 0, match.index) : []
  const [metric] = parts[0]?.metrics ?? []
  const group = metric ? groupOf(period, metric) : null
  const sign = match && signOf(base, s, period, match)
  if (!match || !group || !sign || OTHER.test(match.groups?.between ?? '')) return []
  // all the others go that way: those that were named alone do not
  return heldAgainst(base, period, { group, parts, sign: sign === 1 ? -1 : 1, match })
}

interface Said {
  group: Group
  /** those that alone went that way; none = no one did */
  parts: readonly MetricToken[]
  sign: 1 | -1
  match: RegExpExecArray
}

function heldAgainst(base: FactBase, period: FactPeriod, { group, parts, sign, match }: Said): FoundComparison[] {
  const [first] = parts
  const named = parts.flatMap(({ metrics: [one] }) => one ?? [])
  const count = countIn(match[0])
  const sets = [false, true]
    .map((withRest) => membersOf(base, period, group, named[0] ?? null, withRest))
    .filter((members) => count < 2 || members.length === count)
  const isHeld = (members: readonly Member[]): boolean | null => {
    if (members.length < 2 || members.some((one) => one.growth === null)) return null
    const there = members.filter((one) => Math.sign(one.growth ?? 0) === sign)
    return there.length === named.length && there.every((one) => named.some((metric) => isSame(metric, one.metric)))
  }
  const results = sets.map(isHeld)
  const [result] = results
  if (result == null || results.some((one) => one !== result)) return []
  const span: Span = { start: match.index, end: match.index + match[0].length }
  const members = sets[0] ?? []
  return [
    {
      verdict: result ? 'holds' : 'unresolved',
      metric: named[0] ?? null,
      period,
      figure: members.map(({ label, growth }) => `${label} ${formatChange(growth ?? 0)}`).join(', '),
      rule: `${members.length} compared`,
      note: result ? null : 'it is not so of all of them',
      ...{ span, used: first ? [...parts] : [] },
    },
  ]
}
