/**
 * Figures that a sentence puts together from others: "iPhone and Mac together", "everything other than Services",
 * "sales outside the Americas", "energy's share of revenue". Each becomes one name with a metric of its own, so that
 * whatever is said of a figure (amounts, changes, shares, ranks) can be said of it.
 */
import type { FactBase, Metric } from './facts.ts'
import { metricWords } from './facts.ts'
import type { MetricToken } from './lexicon.ts'
import { MOVES } from './movements.ts'

const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

type Family = 'business' | 'geographical' | 'expense'

/** Where a part belongs: only parts of one family make a sum that means something. */
function familyOf(base: FactBase, token: MetricToken): Family | null {
  const [metric] = token.metrics
  if (token.isVerb || token.isNegated || !metric) return null
  if (metric.kind === 'expense') return 'expense'
  if (metric.kind !== 'division' || metric.quantity !== 'revenue') return null
  const isIn = (group: 'business' | 'geographical') =>
    base.periods.some((one) => one[group].some((part) => part.label === metric.label))
  return isIn('business') ? 'business' : isIn('geographical') ? 'geographical' : null
}

const JOINS = /^\s*(?:,\s*(?:and\s+|plus\s+)?|and\s+|plus\s+|&\s+|\+\s*)(?:the\s+|its\s+|in\s+|from\s+)*$/i
const LAST = /\b(?:and|plus)\b|[&+]/i
const TOGETHER =
  /^\s*,?\s*(?:(?:all|both)\s+)?(?:together|combined|taken together|put together|between them|added together|jointly|in total|in sum)\b,?/i
/** Verbs that say one thing of several parts at once. */
const COLLECTIVE =
  /^\s*(?:have |has )?(?:ma[dk]es? up|accounts? for|accounted for|provided?|represent(?:ed|s)?|contributed?|c[ao]me to|sum(?:med)? (?:up )?to|add(?:ed)? up to|total(?:l?ed)?|amount(?:ed)? to|constituted?|cost|were|brought in|bring in|generated?|supplied)\s/i
const TOGETHER_BEFORE =
  /\b(?:combined|together|sum of|(?<!in )total of|combination of|jointly)\s+(?:[^,;:]{0,34}\s)?(?:(?:on|of|from|for|in|by|the|its)\s+)*$/i
const AMOUNT =
  /(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|per ?cent|billion|million|trillion|bn\b)|\b(?:half|third|quarter|fifth|tenth)s?\b)/gi

/** Whether one number follows, not one for each part. */
function isOneNumber(tail: string): boolean {
  const clause = /^[^;]*?(?=[;]|,\s|\.\s|$)/.exec(tail)?.[0] ?? tail
  return [...clause.matchAll(AMOUNT)].length === 1 && !/\b(?:respectively|each|both)\b/i.test(tail)
}

const together = (tokens: readonly MetricToken[]): Metric => {
  const plus = tokens.map((one) => one.metrics[0] as Metric) // families have one each
  return { kind: 'sum', name: plus.map(nameOf).join(' and '), plus, minus: [] }
}

const nameOf = (one: Metric): string =>
  one.kind === 'division' ? one.label : one.kind === 'expense' ? one.name : metricWords(one)

/** "A, B and C together", "a combined … on A and B", "A and B make up 95 %". */
function sums(base: FactBase, text: string, tokens: readonly MetricToken[]): MetricToken[] {
  const out: MetricToken[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i] as MetricToken // within the list
    const family = familyOf(base, first)
    let last = i
    while (family && last + 1 < tokens.length) {
      const [here, next] = [tokens[last] as MetricToken, tokens[last + 1] as MetricToken]
      if (familyOf(base, next) !== family || !JOINS.test(text.slice(here.end, next.start))) break
      last += 1
    }
    const run = tokens.slice(i, last + 1)
    const end = run.at(-1)?.end ?? first.end
    const isList = run.length > 1 && LAST.test(text.slice(run.at(-2)?.end, run.at(-1)?.start))
    const cue = isList ? (TOGETHER.exec(text.slice(end))?.[0] ?? '') : ''
    const tail = text.slice(end)
    const isSum =
      isList &&
      (cue !== '' || TOGETHER_BEFORE.test(text.slice(0, first.start)) || (COLLECTIVE.test(tail) && isOneNumber(tail)))
    if (!isSum) {
      out.push(first)
      continue
    }
    out.push({ start: first.start, end: end + cue.length, metrics: [together(run)], isNegated: false })
    i = last
  }
  return out
}

const WITHOUT =
  /(?:\b(?:other than|except(?: for)?|excluding|exclusive of|without|outside(?: of)?|beyond|apart from|aside from|not counting|leaving out|stripping out|setting aside|save(?: for)?|barring|(?<=\b(?:everything|anything|all(?: that is| revenue| sales| its revenue)?),? )but)|\bex)[\s-]+(?:(?:the|its|sales of|sales in|revenue from|revenue of)\s+)*$/i
const ALL_OF_IT = /\b(?:everything|all(?: that is| revenue| sales)?|all its revenue|anything),?\s+$/i
/** "Everything but Pumps grew" is said of each, not of the sum. */
const MOVED = new RegExp(
  `^\\s+(?:(?:has|have|had|also|either)\\s+)*(?:${MOVES.up}|${MOVES.down}|${MOVES.doneUp}|${MOVES.doneDown})\\b`,
  'i',
)
/** "every region except Japan": the list lacks one, nothing is taken from an amount. */
const GROUP_WORD =
  /\b(?:every|each|all|both|no|any)\b[^,;]*$|\b(?:regions?|countr(?:y|ies)|segments?|divisions?|products?|lines?|markets?|business(?:es)?|areas?|categor(?:y|ies)|units?)\s+$/i
const NEAR = /^\s*,?\s*(?:(?:the|its|total|net|company['’]s|made|coming|from|earned|booked|generated)\s+){0,3}$/i

const isRevenue = (token: MetricToken): boolean =>
  token.metrics[0]?.kind === 'figure' && token.metrics[0].name === 'total_revenue' && token.isVerb !== true

/** "Outside the United States, Germany remained …": what the sentence is about, no more of a list. */
const IS =
  /^\s+(?:(?:again|still|now|also|once again)\s+)*(?:is|was|are|were|remain(?:s|ed)|stay(?:s|ed)|bec(?:ame|omes)|made|makes|br(?:ought|ings)|took|takes|had|has|led|leads|came|comes|contribut(?:es|ed)|generat(?:es|ed))\b/i

/** The parts of revenue that a name stands for; null = it is none. */
function partsOf(base: FactBase, token: MetricToken): Metric[] | null {
  const [metric] = token.metrics
  if (metric?.kind === 'sum' && metric.minus.length === 0 && metric.plus.every((one) => one.kind === 'division'))
    return [...metric.plus]
  const family = familyOf(base, token)
  return metric && (family === 'business' || family === 'geographical') ? [metric] : null
}

/** "Everything other than iPhone", "sales outside the Americas", "excluding Services, revenue". */
function withouts(base: FactBase, text: string, tokens: readonly MetricToken[]): MetricToken[] {
  const out: MetricToken[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as MetricToken // within the list
    const saving = expensesWithout(base, text, out.at(-1), token)
    if (saving) {
      out[out.length - 1] = saving
      continue
    }
    const parts = partsOf(base, token)
    // "outside the United States and China": a list without a word that sums it up.
    const next = tokens[i + 1]
    const without = parts ? WITHOUT.exec(text.slice(0, token.start)) : null
    // "Outside the United States, Germany remained the biggest": the one behind the comma is spoken of
    const isFronted =
      without !== null &&
      /^\W*$/.test(text.slice(0, without.index)) &&
      /^,\s+(?:the\s+)?$/i.test(text.slice(token.end, next?.start ?? token.end)) &&
      next !== undefined &&
      partsOf(base, next) !== null &&
      !/^\s*(?:,|and\b|&|or\b)/.test(text.slice(next.end))
    if (isFronted) {
      out.push(token)
      continue
    }
    const isSubject =
      next &&
      /^,\s+(?:the\s+)?$/i.test(text.slice(token.end, next.start)) &&
      (IS.test(text.slice(next.end)) || IS.test(text.slice(next.start).replace(/^(?:the\s+)?\S+/i, '')))
    const more = next && !isSubject && JOINS.test(text.slice(token.end, next.start)) ? partsOf(base, next) : null
    const isOfEach = without && ALL_OF_IT.test(text.slice(0, without.index)) && MOVED.test(text.slice(token.end))
    const lead = isOfEach ? null : without
    if (!parts || !lead) {
      out.push(token)
      continue
    }
    const minus = [...parts, ...(more ?? [])]
    const end = more && next ? next.end : token.end
    const at = i + (more ? 1 : 0)
    const metric: Metric = {
      kind: 'sum',
      name: `revenue without ${minus.map(nameOf).join(' and ')}`,
      plus: [REVENUE],
      minus,
    }
    const made = (from: number, to: number): MetricToken => ({
      start: from,
      end: to,
      metrics: [metric],
      isNegated: false,
    })
    const before = out.at(-1)
    const everything = ALL_OF_IT.exec(text.slice(0, lead.index))
    const after = tokens[at + 1]
    if (before && isRevenue(before) && NEAR.test(text.slice(before.end, lead.index)))
      out[out.length - 1] = made(before.start, end)
    else if (everything) out.push(made(everything.index, end))
    // "came from outside Greater China"
    else if (/\b(?:from|in|to|by|on)\s+(?:(?!all\b|every\b)[a-z]+\s+)?$/i.test(text.slice(0, lead.index)))
      out.push(made(lead.index, end))
    else if (
      /(?:^|[.;:–—(])\s*$/.test(text.slice(0, lead.index)) &&
      after &&
      isRevenue(after) &&
      /^,?\s*(?:[\w’']+\s+){0,3}$/.test(text.slice(end, after.start))
    ) {
      out.push(made(lead.index, after.end))
      i = at + 1
      continue
    } else if (
      !before &&
      !GROUP_WORD.test(text.slice(0, lead.index)) &&
      (!after || /\d/.test(text.slice(end, after.start)))
    )
      out.push(made(lead.index, end))
    else {
      out.push(token)
      continue
    }
    i = at
  }
  return out
}

/** "Operating expenses excluding fulfillment" */
function expensesWithout(
  base: FactBase,
  text: string,
  whole: MetricToken | undefined,
  part: MetricToken,
): MetricToken | null {
  const [all] = whole?.metrics ?? []
  const [one] = part.metrics
  if (!whole || all?.kind !== 'expenses' || one?.kind !== 'expense' || familyOf(base, part) === null) return null
  const lead = WITHOUT.exec(text.slice(0, part.start))
  if (!lead || !/^\s*,?\s*$/.test(text.slice(whole.end, lead.index))) return null
  const metric: Metric = { kind: 'sum', name: `operating expenses without ${one.name}`, plus: [all], minus: [one] }
  return { start: whole.start, end: part.end, metrics: [metric], isNegated: false }
}

const SHARE_OF =
  /^\s*(?:['’]s?\s+)?(?:share|part|portion|proportion|percentage|slice|weight) (?:of|in)\s+(?:(?:the|its|all|total|net|group|company)\s+)*$/i
const AS_SHARE =
  /^\s*(?:as|measured as|expressed as)\s+(?:a |the )?(?:share|percentage|percent|per cent|proportion|fraction|%) of\s+(?:(?:the|its|all|total|net)\s+)*$/i
const OF_TOTAL =
  /^\s*(?:['’]s?\s+)?(?:share|part|portion|proportion|percentage) of (?:the |its )?(?:total|whole|mix|pie)\b/i

/** "The share of energy in total sales": the part stands behind the word. */
const SHARE_LEAD = /\b(?:share|part|portion|proportion|weight|slice|percentage) of\s+(?:(?:the|its)\s+)*$/i
const IN_WHOLE = /^\s+(?:in|within)\s+(?:(?:the|its|all|total|net|group|overall|company|quarterly|annual)\s+)*$/i

/** "Energy's share of revenue", "R&D as a percentage of sales": one figure as a part of another. */
function shares(text: string, tokens: readonly MetricToken[]): MetricToken[] {
  const out: MetricToken[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as MetricToken // within the list
    const [part] = token.metrics
    const next = tokens[i + 1]
    const [whole] = next?.metrics ?? []
    const gap = next ? text.slice(token.end, next.start) : ''
    const total = OF_TOTAL.exec(text.slice(token.end))
    // Of the company's profit no part of revenue is a share.
    const isOdd = part?.kind === 'division' && next !== undefined && whole?.kind !== 'sum' && !isRevenue(next)
    if (isOdd && next && (SHARE_OF.test(gap) || AS_SHARE.test(gap))) {
      out.push({ start: token.start, end: next.end, metrics: [], isNegated: false })
      i += 1
      continue
    }
    const isPart = part && token.isVerb !== true && part.kind !== 'ratio' && part.kind !== 'share'
    const lead = SHARE_LEAD.exec(text.slice(0, token.start))
    if (isPart && next && whole && lead && IN_WHOLE.test(gap) && (part.kind !== 'division' || isRevenue(next))) {
      out.push({ start: lead.index, end: next.end, metrics: [{ kind: 'share', part, whole }], isNegated: false })
      i += 1
      continue
    }
    const ratio = /^-to-$/i.test(gap) && next ? (/^ ratio\b/i.exec(text.slice(next.end))?.[0] ?? null) : null
    if (isPart && next && whole && ratio) {
      out.push({
        start: token.start,
        end: next.end + ratio.length,
        metrics: [{ kind: 'share', part, whole }],
        isNegated: false,
      })
      i += 1
    } else if (isPart && next && whole && whole.kind !== 'ratio' && (SHARE_OF.test(gap) || AS_SHARE.test(gap))) {
      out.push({ start: token.start, end: next.end, metrics: [{ kind: 'share', part, whole }], isNegated: false })
      i += 1
    } else if (isPart && part.kind === 'division' && total)
      out.push({
        start: token.start,
        end: token.end + total[0].length,
        metrics: [{ kind: 'share', part, whole: REVENUE }],
        isNegated: false,
      })
    else out.push(token)
  }
  return out
}

/** What of a part statements do not give: its costs, its customers, the pieces it sells. */
const OTHER_OF_PART =
  /^\s*(?:['’]s?\s+)?(?:costs?|expenses|spending|customers?|users?|subscribers?|members|units|unit sales|shipments?|volumes?|deliveries|stores|employees|workers|headcount|backlog|orders|bookings|capex|prices?|assets|market share|cash flow)\b/i

function known(text: string, tokens: readonly MetricToken[]): MetricToken[] {
  return tokens.map((token) =>
    token.metrics[0]?.kind === 'division' && OTHER_OF_PART.test(text.slice(token.end))
      ? { ...token, metrics: [] }
      : token,
  )
}

/** ": sales", ", with revenue of", "whose sales", "its sales": said of the part named just before. */
const OF_PART_NAMED =
  /(?:[:–—]\s*(?:(?:its|with)\s+)?|,\s+(?:with|on|where|whose|as|and)\s+(?:its\s+)?|,\s+its\s+|\bwhose\s+|\b(?:and|but)\s+its\s+)(?:(?:net|annual|quarterly|total)\s+)?$/i

/** "Greater China tablet remains weak: turnover …" is said of the tablet. */
const NOUN_BEHIND =
  /^\s+(?!(?:the|its|an?|this|that|it|they|has|have|had|is|was|are|were|also|again|still|even|alone|did|does|saw|led|kept|rose|fell|grew|shone|lost|made|took|put|got|went|came|sold|held|lagged|remains?|remained|stays?|stayed|looks?|looked|became|becomes|keeps?|does|with|where|whose|as|in|on|at|for|and|but|\w+ed|\w+ing|\w+ly|\p{Lu}\S*)\b)[a-z][a-z-]*\s/u

/** "The Mac had a good year: sales up 12 %": sales of the Mac, or of all where the text means that. */
function ofNamedPart(base: FactBase, text: string, tokens: readonly MetricToken[]): MetricToken[] {
  return tokens.map((token, i) => {
    const part = tokens.slice(0, i).findLast((one) => one.isVerb !== true)
    const metric = part?.metrics[0]
    const family = part && familyOf(base, part)
    if (!isRevenue(token) || !part || !metric || (family !== 'business' && family !== 'geographical')) return token
    const gap = text.slice(part.end, token.start)
    const isApart =
      /[;]|\b(?:while|whereas|company|group)\b/i.test(gap) ||
      /\btotal|overall|company|group/i.test(text.slice(token.start, token.end))
    return !isApart && OF_PART_NAMED.test(gap) && !NOUN_BEHIND.test(gap)
      ? { ...token, metrics: [metric, ...token.metrics] }
      : token
  })
}

/** The names of a text with those that stand for something put together. */
export function withParts(base: FactBase, text: string, tokens: readonly MetricToken[]): MetricToken[] {
  return ofNamedPart(base, text, shares(text, withouts(base, text, sums(base, text, known(text, tokens)))))
}
