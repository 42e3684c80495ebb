/** What each number of a sentence is said of. */
import { isBracketedAway } from '../figures-in-words/brackets.ts'
import { isDeedBehind } from '../figures-in-words/deeds.ts'
import { isPerShare, isRatio, isShares, type Metric } from '../figures-in-words/facts.ts'
import type { MetricToken } from '../figures-in-words/lexicon.ts'
import type { NumberToken } from '../figures-in-words/numbers.ts'
import { isAgain } from '../figures-in-words/row-joints.ts'
import { PRIOR_BEFORE, type Sentence } from '../figures-in-words/sentence.ts'
import { bracketedFigures } from '../figures-in-words/skeleton.ts'
import { isVerbForm } from '../figures-in-words/verb-forms.ts'
import { shareOf, wholeNamed } from './shares.ts'

/** What a number is said of: its metrics (none = a named thing the statement does not know), or null = nothing named. */
export interface Binding {
  token: MetricToken
  metrics: Metric[]
}

const FOLLOWING =
  /^\s*(?:(?:of|from|out of) (?:every|each) (?:[\w-]+ )?dollar\s+)?(?:(?:mark|threshold|level|milestone|barrier|line)\s+)?(?:in|into|of|as|became|was|were|is|to|(?:was|were|is|are)?\s*(?:went|go(?:es)?|gone|flow|flowed|spent|used)\s+(?:on|to|into|for|towards?)|ended as|ended up as|remained as|turned into|(?:was|were|is|are) left (?:over )?as)\s+(?:(?:its|the|their|a|an|total|new|additional|extra|reported|quarterly|annual|overall|consolidated|company's|company’s|[A-Z][\w&.]*(?:['’]s)?)\s+){0,3}$/
/** "spent $31.4 billion on research and development" */
const ON_LINE =
  /^\s*(?:(?:of|from|out of) (?:every|each) (?:[\w-]+ )?dollar\s+on\s+(?:(?:the|its)\s+)?|on\s+(?:the|its)\s+)$/i
const SPENT =
  /\b(?:spent|spends?|spending|paid|pays?|invested|invests?)\s+(?:(?:about|nearly|almost|just|only|some|roughly|over|more than|a combined|a total of|a total)\s+)?$/i
const EXCEEDS_BY =
  /\b(?:(?:bigger|larger|greater|smaller|lower|higher) than|outsold|outsells|outearned|topped|beat|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|outstripp?(?:s|ed)|outweigh(?:s|ed)|outpaced|trail(?:s|ed))\s+[^,;\d$€£]{3,40}\sby\s+(?:(?:about|around|nearly|almost|some|more than|over|just|roughly)\s+)*$/
const COSTS =
  /^\s*(?:has |have |had )?(?:cost|costs|consumed|consumes|took|takes|required|swallowed|devoured|brought in|brings in|generated|generates|contributed|yielded)\b/
const ON = /^\s*(?:more\s+|less\s+)?(?:on|in|for)\s+(?:its\s+|the\s+)?$/
const ADJACENT = /^\s*(?:(?:quarterly|annual|reported|total|overall)\s+)?$/
const ARTICLE = /(?:^|\s)(?:an?|the|its|their|of)\s+(?:[−-])?$/i

/** What the candidates look at: a number, the names around it, the words up to the next one. */
interface Place {
  s: Sentence
  n: NumberToken
  before: MetricToken[]
  previous: MetricToken | null
  next: MetricToken | null
  /** the words between the number and the next name, where no other number stands; null = one does, or none follows */
  gap: string | null
}

type Found = Binding | typeof NOTHING | null
type Candidate = (place: Place) => Found

/** The sentence says that the number is of nothing the reader knows: no further candidate may claim it. */
const NOTHING = 'nothing'

/**
 * Each way a number can belong to a name, the surest first, with what makes it so. The first that finds a name, or
 * finds that there is none, decides.
 */
const CANDIDATES: readonly (readonly [reason: string, find: Candidate])[] = [
  [
    'a cell of a table: its row and column',
    ({ s, previous, before }) => (s.passage.inTable ? ofCell(previous, before) : null),
  ],
  ['a list told "respectively"', ({ s, n }) => of(respectively(s, n))],
  [
    '"15.5 % of sales, from 17.1 %": of what the number before is of',
    ({ s, n }) => {
      const last = continued(s, n)
      return last && bind(s, last)
    },
  ],
  [
    '"…; a year ago it was 21": of what the number before is of',
    ({ s, n }) => {
      const last = s.numbers[s.numbers.indexOf(n) - 1]
      return last?.kind === n.kind && isAgain(s.text.slice(last.end, n.start)) ? bind(s, last) : null
    },
  ],
  [
    '"Germany overtook Britain with $40.9 billion against $37.9 billion": each its own',
    ({ s, n }) => of(pairedName(s, n)),
  ],
  ['"with sales of $28.0 billion, iPad …": the part behind the comma', ofLead],
  [
    '"compared with $108.9 billion, or 80.8% of revenue": of what the amount is of',
    ({ s, n }) => {
      const last = s.numbers[s.numbers.indexOf(n) - 1]
      return last?.kind === 'money' && isShareAgain(s, last, n) ? bind(s, last) : null
    },
  ],
  ['"against $9.0 billion": of what the number before is of', ({ s, n, next }) => ofCompared(s, n, next)],
  ['"exceeded revenue by": between two figures', betweenTwo],
  ['"a third of sales came from Services": the part', ({ s, n }) => of(shareOf(s, n)?.part ?? null)],
  ['"69 % of sales come from Asia, 6 % from Germany": the part behind, of the same whole', shareGoneOn],
  ['"grew faster than sales, by 6.8 % to $139.9 billion": of what grew', comparedTo],
  ['"taxes took 16 cents of every dollar": what took them', centsTaken],
  ['"92 cents came from within the United States"', centsFrom],
  ['"88 per cent of the total": the one part named before', shareOfTotal],
  ['"two of every five dollars come from the Americas": the part', partOfDollars],
  ['"of the $46.7 billion total": of all revenue', ofAll],
  ['"$209.6 billion of $416.2 billion": the part, and the whole', ofWhole],
  ['"$1.20 a share"', perShare],
  ['"the cloud (+19% to $107.6 billion)": the name before the bracket', ofBracket],
  [
    '"$5 billion in Europe": the place or part',
    ({ s, n, previous, next, gap }) =>
      next && gap !== null && n.kind !== 'percent' ? inDivision(s, n, previous, next, gap) : null,
  ],
  [
    '"of revenue from Automotive": the part whose share it is',
    ({ s, n, next, gap }) => (next && gap !== null && isShareBase(n, gap) ? of(partOfRevenue(s, next)) : null),
  ],
  ['"$26.4 billion of it dropped to the bottom line"', reachedLine],
  ['"$12.5 billion that came in": what was done with it', doneWith],
  ['"$5 billion in revenue": the name that follows', following],
  [
    '"2.43B diluted shares"',
    ({ n, next, gap }) =>
      next && gap !== null && /^\s+$/.test(gap) && n.kind === 'count' && next.metrics.some(isShares) ? of(next) : null,
  ],
  ['"the $28.7 billion that marketing cost"', thatItCost],
  [
    '"spent $31.4 billion on research"',
    ({ s, n, next, gap }) =>
      next && gap !== null && ON.test(gap) && (SPENT.test(s.text.slice(0, n.start)) || isPutOn(s, n, next, gap))
        ? of(next)
        : null,
  ],
  [
    '"a 6.4 % rise in annual sales": of what rose',
    ({ n, next, gap }) => (next && gap !== null && n.kind === 'percent' && RISE_IN.test(gap) ? of(next) : null),
  ],
  [
    '"46.9 % gross, 32.0 % operating": the margin behind its number',
    ({ s, n, next, gap }) =>
      next &&
      gap !== null &&
      n.kind === 'percent' &&
      /^\s+$/.test(gap) &&
      /^(?:gross|operating|net)$/i.test(s.text.slice(next.start, next.end))
        ? of(next)
        : null,
  ],
  ['"grew 16.8 % vs 9.5 % for the payment network"', ({ s, n, next }) => (next && isForOther(s, n) ? of(next) : null)],
  ['"a 12 % revenue growth", "the $5 billion revenue"', adjacent],
  ['"from −$0.20 to $0.65 per share"', ({ s, n }) => ofLaterShare(s, n)],
  [
    '"half of its revenue was made in the United States"',
    ({ s, n, previous, next }) => (next && n.kind === 'percent' ? of(madeIn(s, previous, next, n)) : null),
  ],
  [
    '"a $21.8 billion gain": of something of its own',
    ({ s, n, previous }) => (previous && isOfOther(s, n) ? { token: previous, metrics: [] } : null),
  ],
  ['"At $133.1 billion, operating income …", "Down 4 %, China …": the name behind the comma', fronted],
  ['the nearest name before it', nearestBefore],
  [
    '"crossed the $400 billion mark: revenue …": the name behind the colon',
    ({ s, n, next, gap }) =>
      next && gap !== null && n.kind !== 'percent' && MARK.test(gap) && s.metrics[0] === next ? of(next) : null,
  ],
]

/** Numbers alone in a bracket right behind a part's name are the part's. */
function ofBracket({ s, n, previous }: Place): Found {
  const one = previous && bracketedFigures(s).find(({ start, end }) => n.start >= start && n.end <= end)
  return one && previous.end === one.start && previous.metrics[0]?.kind === 'division' ? of(previous) : null
}

/** "69 % of sales come from Asia, 6 % from Germany and 5 % from Japan": the whole is that of the first share in the row. */
function shareGoneOn({ s, n, next, gap }: Place): Found {
  if (!next || gap === null || !isShareGoneOn(s, n)) return null
  return next.metrics[0]?.kind === 'division' || next.metrics[0]?.kind === 'sum' ? of(next) : null
}

/** Whether a percentage goes on with the share before it: "…, 6 % from Germany". */
export function isShareGoneOn(s: Sentence, n: NumberToken): boolean {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (n.kind !== 'percent' || last?.kind !== 'percent') return false
  const lead = s.text.slice(last.end, n.start)
  if (
    !/^[^;:.()\d]*(?:,|\band|,\s+and)\s+(?:(?:another|just|only|about|some|a further|nearly|almost|over)\s+)*$/.test(
      lead,
    )
  )
    return false
  if (
    !/^\s+(?:from|in|at)\s+(?:the\s+|its\s+)?$/.test(
      s.text.slice(n.end, s.metrics.find((one) => one.start >= n.end)?.start),
    )
  )
    return false
  return shareOf(s, last) !== null || isShareGoneOn(s, last)
}

/** "Operating expenses grew faster than sales, by 6.8 % to $139.9 billion": told of the first of the two. */
function comparedTo({ s, n, before }: Place): Found {
  const [subject, other, third] = before.filter((one) => one.isVerb !== true && one.end > one.start)
  if (!subject || !other || third || n.kind === 'percent') return null
  const isCompared =
    /\b(?:faster|slower|more|less|quicker|further)\s+than\s+(?:the\s+|its\s+)?$/.test(
      s.text.slice(subject.end, other.start),
    ) &&
    /^,?\s+(?:by|up|down|rising|falling|climbing|growing)\s+[^,;:()]{2,24}\s+to\s+$/.test(
      s.text.slice(other.end, n.start),
    )
  return isCompared ? of(subject) : null
}

/** ", or 80.8% of revenue": the amount before it once more, as a share. */
export const isShareAgain = (s: Sentence, last: NumberToken, n: NumberToken): boolean =>
  n.kind === 'percent' &&
  /^\s*(?:,\s+|\()?or\s+(?:(?:about|nearly|almost|just|over|some|roughly|around)\s+)*$/.test(
    s.text.slice(last.end, n.start),
  ) &&
  /^\s+of\s+(?:(?:its|the|total|net|all)\s+)*(?:revenues?|sales)\b/.test(s.text.slice(n.end))

const RISE_IN =
  /^\s+(?:(?:was|is)\s+the\s+)?(?:rise|increase|gain|jump|growth|drop|decline|fall|decrease|surge|slump|dip|climb|leap|advance|improvement|reduction|uptick|slide|plunge|tumble)\s+(?:in|of|for)\s+(?:(?:its|the|their|annual|quarterly|full-year|yearly|net|total|group|reported|overall|company)\s+)*$/i

/** "A grew 16.8 % vs 9.5 % for B": the second number is of what stands behind it. */
export function isForOther(s: Sentence, n: NumberToken): boolean {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  const next = s.metrics.find((one) => one.start >= n.end)
  if (!last || !next || last.kind !== n.kind) return false
  const [part] = next.metrics
  return (
    (part?.kind === 'division' || part?.kind === 'expense' || (part?.kind === 'figure' && n.kind === 'money')) &&
    /^\s*,?\s*(?:vs\.?|versus|against|compared (?:with|to))\s+(?:(?:just|only|about|some)\s+)*$/.test(
      s.text.slice(last.end, n.start),
    ) &&
    /^\s+(?:for|at|in)\s+(?:the\s+|its\s+)?$/.test(s.text.slice(n.end, next.start))
  )
}

/** The metric a number belongs to; null = nothing is named. */
export function bind(s: Sentence, n: NumberToken): Binding | null {
  const before = s.metrics.filter(
    (m) => m.end <= n.start && (s.passage.inTable || !isBracketedAway(s.text, m, n.start)),
  )
  const next = s.metrics.find((m) => m.start >= n.end) ?? null
  const isFree = next && s.numbers.every((one) => one === n || one.end <= n.end || one.start >= next.start)
  const place: Place = {
    ...{ s, n, before, next, previous: before.at(-1) ?? null },
    gap: next && isFree ? s.text.slice(n.end, next.start) : null,
  }
  for (const [, find] of CANDIDATES) {
    const found = find(place)
    if (found === NOTHING) return null
    if (found) return ofPartSpokenOf(s, found)
  }
  return null
}

/**
 * "Google Cloud had revenue of $58.7 billion and operating income of $13.9 billion", "AWS brought in $107.6 billion and earned
 * …": what a part is the subject of is the part's own, which the whole's figure is not.
 */
function ofPartSpokenOf(s: Sentence, found: Binding): Binding {
  const { token, metrics } = found
  const [said] = metrics
  const isWhole =
    said?.kind === 'ratio' || said?.kind === 'expenses' || (said?.kind === 'figure' && said.name !== 'total_revenue')
  if (!isWhole || s.passage.inTable) return found
  const head = s.text.slice(0, token.start)
  const from = Math.max(0, ...[...head.matchAll(CLAUSE_HEAD)].map((match) => match.index + match[0].length))
  const subject = s.metrics.find((one) => one.start >= from && one.end > one.start)
  const part = subject?.metrics.find((one) => one.kind === 'division')
  if (!subject || !part || subject.end > token.start) return found
  // "Google Cloud", "Apple's Services": the company's name is part of the part's.
  const isNamed = s.companies.some(
    (one) =>
      one.start >= from && one.end <= subject.start && !/^(?:['’]s)?\s*$/.test(s.text.slice(one.end, subject.start)),
  )
  const gap = s.text.slice(subject.end, token.start)
  const isOwn =
    OBJECT.test(gap) ||
    (COORDINATED.test(gap) &&
      (token.isVerb === true ||
        /\b(?:its|their)\s+(?:[a-z]+ly\s+)?$/.test(gap) ||
        /^\s+(?:of|at)\s/.test(s.text.slice(token.end))))
  if (isNamed || !isOwn) return found
  const name = said.kind === 'figure' ? said.name : null
  const isPrinted = name === 'operating_income' || name === 'cost_of_revenue'
  return { token, metrics: isPrinted ? [{ ...part, quantity: name }] : [] }
}
const CLAUSE_HEAD = /[;:]\s|\.\s|,?\s(?:while|whereas|but|although|though)\s/gi
/** "… and posted a profit", "making $59.2 billion of profit", "of which $59.2 billion was profit" */
const OBJECT =
  /\d[^;:]*\b(?:of|into|as|in|was|were|is|posted|posting|ma[dk]e|making|earned|earning|booked|booking|recorded|recording|reported|reporting|deliver(?:ed|ing)|generat(?:ed|ing)|contribut(?:ed|ing)|yield(?:ed|ing)|produc(?:ed|ing)|had|has|turn(?:ed|ing)(?: in)?)\s+(?:(?:an?|its|their|in|of)\s+)*$/i
const COORDINATED =
  /\d[^;:]*(?:,|\band|\bwith|\bon|\bat)\s+(?:which\s+)?(?:(?:it|they|also|then|still)\s+)*(?:(?:an?|its|their)\s+)?(?:[a-z]+ly\s+)?$/i

/** A percentage that goes on with the share before it: "15.5 % of sales, from 17.1 %". */
export function continued(s: Sentence, n: NumberToken): NumberToken | null {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (n.kind !== 'percent' || last?.kind !== 'percent') return null
  const gap = s.text.slice(last.end, n.start)
  return /^\s*of\s+(?:(?:its|the|total|net|group)\s+)*[a-z-]+(?:\s[a-z-]+)?\s*,?\s*(?:\(|(?:up|down)\s+)?(?:from|after|against|compared (?:with|to)|versus|vs\.?)\s+$/i.test(
    gap,
  )
    ? last
    : null
}

/** Two names compared, then two numbers compared: the first is of the first. */
export function pairedName(s: Sentence, n: NumberToken): MetricToken | null {
  const [first, second, third] = s.numbers
  const [a, b, c] = s.metrics.filter((one) => one.isVerb !== true)
  if (!first || !second || third || !a || !b || c || first.kind !== second.kind || b.end > first.start) return null
  const isPair =
    /^,?\s+(?:with|at|on|by)\s+(?:(?:sales|revenues?)\s+of\s+)?$|^,\s+[a-z]+ing\s+(?:by\s+)?(?:only\s+|just\s+)?$|^\s*(?:(?:in|for)\s+(?:fiscal\s+)?(?:19|20)\d\d\s*)?[:(–—,]\s*$/.test(
      s.text.slice(b.end, first.start),
    ) &&
    /^\s*(?:against|versus|vs\.?|to|compared (?:with|to))\s+$/.test(s.text.slice(first.end, second.start)) &&
    /\b(?:overt(?:ook|akes?)|outsold|outsells|beats?|topped|tops|exceed(?:s|ed)|surpass(?:es|ed)|than|outgrew|outpaced|ahead of|behind|trail(?:s|ed)|edged|pipped|bested|leapfrogged|outstripp?(?:s|ed)|outran|eclips(?:es|ed)|pass(?:es|ed)|dwarf(?:s|ed)|ousted)\b/.test(
      s.text.slice(a.end, b.start),
    )
  return isPair ? (n === first ? a : n === second ? b : null) : null
}

const FRONT =
  /(?:^|[;:.]\s*|,\s(?:and|but|while)\s)\s*(?:(?:at|with|up|down|off|by|having \w+|after (?:rising|falling|growing))\s+)(?:(?:a|an|by|about|around|nearly|almost|just|over|some|roughly|more than|under|only|another|record)\s+)*$/i
/** What the name behind the comma was before: "From $391.0 billion a year ago, revenue …". */
const FRONT_PRIOR =
  /(?:^|[;:.]\s*|,\s(?:and|but|while)\s)\s*(?:from|after|against|up from|down from|having (?:been|stood at|come in at|totall?ed))\s+(?:(?:a|an|about|around|nearly|almost|just|over|some|roughly|only)\s+)*$/i
const AT_FRONT =
  /(?:^|[;:.]\s*|,\s(?:and|but|while)\s)\s*(?:at|with)\s+(?:(?:a|an|about|around|nearly|almost|just|over|some|roughly|only)\s+)*$/i
const MOVED = /^\s+(?:by\s+)?(?:(?:about|around|nearly|almost|just|over|some|roughly|another)\s+)*$/
const FRONTED_GAP =
  /^\s*(?:(?:from|on|over|than|versus|against|compared (?:with|to)|in|for)\s+)?(?:the\s+)?,\s+(?:the\s+|its\s+|[A-Z][\w&.-]*(?:\s[A-Z][\w&.-]*)?['’]s\s+)?$/

/** "At $133.1 billion, operating income set a high", "Up 6 % from a year ago, revenue …" */
function fronted({ s, n, previous, next, gap }: Place): Found {
  const head = s.text.slice(0, n.start)
  if (!next || gap === null || next.isVerb === true) return null
  const told = s.periods.filter((one) => one.start >= n.end && one.end <= next.start)
  // "Rising 6.4%, Apple's revenue came to …"
  const isMoved = s.directions.some(
    (d) => d.end <= n.start && /(?:^|[;:.]\s*)$/.test(head.slice(0, d.start)) && MOVED.test(head.slice(d.end)),
  )
  const isFront =
    isMoved ||
    FRONT.test(head) ||
    (FRONT_PRIOR.test(head) && told.some(({ says }) => says.kind === 'prior' || says.kind === 'years-before'))
  if (!isFront || (previous && !/[;:.]/.test(s.text.slice(previous.end, n.start)))) return null
  const [period] = told
  // "At 72.4 percent the gross margin was": what stands at a level
  const isAt = AT_FRONT.test(head) && /^\s+(?:the|its|[A-Z][\w&.]*(?: [A-Z][\w&.]*)?['’]s)\s+$/.test(gap)
  if (isAt) return of(next)
  const rest = period ? gap.slice(0, period.start - n.end) + gap.slice(period.end - n.end) : gap
  return told.length < 2 && FRONTED_GAP.test(rest) ? of(next) : null
}

const LEAD = /(?:^|[,;:.]\s*)(?:with|on|at|posting|bringing in)\s+(?:(?:net|annual|total|quarterly|its)\s+)*$/i
/** "With sales of $28.0 billion, iPad is …" */
function ofLead({ s, n, previous, next }: Place): Found {
  const [said] = previous?.metrics ?? []
  if (!previous || !next || next.metrics[0]?.kind !== 'division' || said?.kind !== 'figure') return null
  const isLead =
    LEAD.test(s.text.slice(0, previous.start)) &&
    /^\s+of\s+(?:(?:about|nearly|almost|just|over|some)\s+)*$/.test(s.text.slice(previous.end, n.start)) &&
    /^\s*,\s*(?:the\s+|its\s+)?$/.test(s.text.slice(n.end, next.start))
  return isLead && said.name === 'total_revenue' ? of(next) : null
}

/** "With sales of $28.0 billion, iPad is …", "sales rose 9.6 % in Europe": the measure before a number that is bound to the part behind it. */
export function leadOf(s: Sentence, n: NumberToken, token: MetricToken): MetricToken[] {
  const lead = s.metrics.findLast((one) => one.end <= n.start && one.end > one.start)
  const [said] = lead?.metrics ?? []
  const isLead =
    token.start >= n.end &&
    token.metrics[0]?.kind === 'division' &&
    said?.kind === 'figure' &&
    said.name === 'total_revenue' &&
    lead?.isVerb !== true
  return lead && isLead && LED_BY_MEASURE.test(s.text.slice(lead.end, n.start)) ? [lead] : []
}
/** Between the measure and its number: a verb at most, so that nothing else says whose it is ("sales to small businesses"). */
const LED_BY_MEASURE =
  /^\s+(?:of\s+|(?:also\s+|then\s+|[a-z]+ly\s+)?(?:(?:were|was|are|is)(?:\s+(?:up|down))?|came (?:to|in at)|(?:edged|inched|ticked|crept|went)\s+(?:up|down|higher|lower)|[a-z]+(?:ed|ew|ose|ell|ank|id|ot|it))\s+(?:by\s+|to\s+)?)(?:(?:a|an|about|around|nearly|almost|just|over|some|roughly|more than|only)\s+)*$/

const of = (token: MetricToken | null): Binding | null => token && { token, metrics: token.metrics }
const ofCell = (previous: MetricToken | null, before: readonly MetricToken[]): Binding | typeof NOTHING =>
  previous ? { token: previous, metrics: tableMetrics(before) } : NOTHING
const isShareBase = (n: NumberToken, gap: string): boolean => n.kind === 'percent' && /^\s*of\b/.test(gap)

/** "exceeded revenue by $1.3 billion": between two figures, no change of one. */
function betweenTwo({ s, n, previous }: Place): Found {
  const from = Math.max(0, n.start - 90)
  const match = EXCEEDS_BY.exec(s.text.slice(from, n.start))
  return previous && match && s.metrics.some((one) => one.start >= from + match.index && one.end <= n.start)
    ? { token: previous, metrics: [] }
    : null
}

const TOOK =
  /^(?:['’]s?)?\s+(?:(?:has|have|had|also|alone|now)\s+)*(?:took|takes?|ate(?: up)?|eats?(?: up)?|swallow(?:s|ed)|consume[sd]?|cost|costs|absorb(?:s|ed)|claim(?:s|ed)|accounts? for|accounted for|devour(?:s|ed)|contribute[sd]|provide[sd]|suppl(?:y|ies|ied)|make[s]? up|made up|brought in|brings in|equal(?:s|l?ed)?|was|were|is|are)\s+(?:(?:about|nearly|almost|roughly|some|just|only|over|under|more than|less than)\s+)*$/i
function centsTaken({ s, n, previous }: Place): Found {
  return n.kind === 'cents' &&
    previous &&
    previous.isVerb !== true &&
    TOOK.test(s.text.slice(previous.end, n.start)) &&
    wholeOfDollar(s, n)
    ? of(previous)
    : null
}

function centsFrom({ n, next, gap }: Place): Found {
  if (n.kind !== 'cents' || !next || gap === null || next.metrics[0]?.kind !== 'division') return null
  return /^\s*(?:c[ao]mes?|stem(?:s|med)|was|were|is|are)\s+(?:\w+\s+)?(?:from|in)\s+(?:(?:within|inside)\s+)?(?:the\s+|its\s+)?$/i.test(
    gap,
  )
    ? of(next)
    : null
}

function ofAll({ s, n, previous }: Place): Found {
  const isIt =
    n.kind === 'money' &&
    /\bof\s+(?:the|its)\s+$/i.test(s.text.slice(0, n.start)) &&
    /^\s+total\b(?!\s+[a-z])/i.test(s.text.slice(n.end))
  return isIt && previous?.metrics[0]?.kind === 'division' ? { token: previous, metrics: [REVENUE] } : null
}
const REVENUE: Metric = { kind: 'figure', name: 'total_revenue' }

/** The second of two amounts is what the first is a part of: of a part all revenue, of else nobody says what. */
function ofWhole({ s, n, next, gap }: Place): Found {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  if (n.kind !== 'money' || last?.kind !== 'money') return null
  if (!/^\s+(?:out )?of (?:the |its |a total of |a total )?$/.test(s.text.slice(last.end, n.start))) return null
  if (next && gap !== null && FOLLOWING.test(gap)) return null
  const part = bind(s, last)
  if (!part) return NOTHING
  return { token: part.token, metrics: part.metrics[0]?.kind === 'division' ? [REVENUE] : [] }
}

const DOLLARS_FROM =
  /^\s+(?:dollars?|euros?|pounds?)(?:\s+(?:that\s+)?(?:it|the company|the group|[A-Z][\w&.]*)\s+(?:takes?|took|brings?|brought|makes?|made|earns?|earned|collects?|gets?|got)(?:\s+in)?)?,?\s+(?:(?:it|that|still|now|also|alone)\s+)*(?:comes?|came|stems?|stemmed|is|are|was|were|takes?|took|makes?|made|earns?|earned|flows?|flowed|arrives?)\s+(?:(?:made|earned|taken|generated|in)\s+)*(?:in|from|through|at)\s+(?:the\s+|its\s+)?$/
function partOfDollars({ n, next, gap }: Place): Found {
  if (n.kind !== 'percent' || !next || gap === null || next.metrics[0]?.kind !== 'division') return null
  return DOLLARS_FROM.test(gap) ? of(next) : null
}

function shareOfTotal({ s, n, before }: Place): Found {
  if (n.kind !== 'percent' || !/^\s*of (?:the|its) (?:total|whole|group total)\b/i.test(s.text.slice(n.end)))
    return null
  const parts = before.filter((one) => one.metrics[0]?.kind === 'division')
  return parts.length === 1 ? of(parts[0] ?? null) : null
}

/** "of every dollar", "for each dollar of revenue" follows the cents. */
const wholeOfDollar = (s: Sentence, n: NumberToken): boolean =>
  /^\s*(?:of|out of|from|for|in|on)\s+(?:every|each)\b/i.test(s.text.slice(n.end))

function perShare({ s, n, previous, next, gap }: Place): Found {
  if (!next || gap === null || gap.length > 16 || /[.,;]/.test(gap)) return null
  const isEps = next.metrics.some((m) => m.kind === 'figure' && m.name.endsWith('_eps'))
  // "A dividend of $7.52 per share"
  if (isEps && OF_SHARES.test(s.text) && s.metrics.every((m) => m === next || !m.metrics.some(isOfEarnings)))
    return { token: next, metrics: [] }
  const isIt = (isEps && n.kind === 'money' && !n.hasScale) || (n.kind === 'cents' && next.metrics.some(isPerShare))
  return isIt ? { token: next, metrics: withSign(s, n, previous, next) } : null
}

/** What else is told by the share than what it earned. */
const OF_SHARES =
  /\b(?:dividends?|distributions?|prices?|priced|fair value|book value|par value|exercise|warrants?|options?|repurchased?|purchased|closing|trading|issued|conversion|annual rate|paid|cash flows?)\b/i
const isOfEarnings = (one: Metric): boolean => one.kind === 'figure' && (one.name === 'net_income' || isPerShare(one))

const isOfCharge = (s: Sentence, n: NumberToken, next: MetricToken, gap: string): boolean =>
  /^\s*$/.test(gap) &&
  /^(?:before|after) (?:income )?tax/i.test(s.text.slice(next.start, next.end)) &&
  ARTICLE.test(s.text.slice(0, n.start)) &&
  CHARGE.test(s.text.slice(next.end))

/** "A $1.3 billion before tax impairment charge": how a charge is told, not what was left before taxes. */
const CHARGE =
  /^[^.;:]{0,60}\b(?:charges?|gains?|impairments?|write-?(?:downs?|offs?)|settlements?|restructuring|adjustments?)\b/i

/** "$5 billion in revenue", "26 cents went to taxes"; "iPhone brought in $5 billion in revenue" is the iPhone's. */
function following({ s, n, previous, next, gap }: Place): Found {
  if (!next || gap === null || isShareBase(n, gap)) return null
  // "$402.8 billion on the top line"
  if (ON_LINE.test(gap) && /\bline$/i.test(s.text.slice(next.start, next.end))) return of(next)
  if (isOfCharge(s, n, next, gap)) return NOTHING
  if (!FOLLOWING.test(gap) || isNewClause(s, gap, next)) return null
  // "a profit of $7.7 billion turned into a loss of $2.0 billion": the second has its own
  if (/\b(?:into|became)\b/.test(gap) && /^\s+of\s+[^\d]{0,12}\d/.test(s.text.slice(next.end))) return null
  const [general] = next.metrics
  const isRevenue = general?.kind === 'figure' && general.name === 'total_revenue'
  if (n.kind === 'cents' && (isRevenue || wholeNamed(s) === next)) return null
  const [own] = previous?.metrics ?? []
  const isOwnRevenue =
    (own?.kind === 'division' || own?.kind === 'sum') &&
    isRevenue &&
    /^\s*(?:a year |annually )?(?:in|of|to)\s+(?:total |net |quarterly |annual |new |additional |extra )?$/.test(gap) &&
    previous !== null &&
    s.numbers.every((one) => one === n || one.end <= previous.end || one.start >= n.start)
  // "$209.6 billion of revenue came from iPhone"
  return of(isOwnRevenue ? previous : (isRevenue && partOfRevenue(s, next)) || next)
}

const REACHED =
  /^\s+(?:of (?:it|that|this|them|which)\s+)?(?:dropped|fell|made it|trickled|flowed|went|got|reached|came|found its way|ended up|landed|sank)(?:\s+(?:all the way|straight|right|through|down))*(?:\s+(?:to|on|at|in))?\s+(?:the|its)\s+$/
function reachedLine({ s, next, gap }: Place): Found {
  if (!next || gap === null || !REACHED.test(gap)) return null
  return /\bline$/i.test(s.text.slice(next.start, next.end)) ? of(next) : null
}

function doneWith({ s, n, next, gap }: Place): Found {
  if (!next || gap !== ' ' || n.kind === 'percent') return null
  return isDeedBehind(s.text.slice(next.start, next.end)) ? of(next) : null
}

/** "lavished $61.1 billion on research": whatever the verb, the amount is the expense's; "saved" and "cut" tell of less. */
function isPutOn(s: Sentence, n: NumberToken, next: MetricToken, gap: string): boolean {
  const [one] = next.metrics
  const verb =
    /([a-z]+)\s+(?:(?:out|up|away)\s+)?(?:(?:about|nearly|almost|just|only|some|roughly|over|more than|a|another)\s+)*$/.exec(
      s.text.slice(0, n.start),
    )?.[1] ?? ''
  return (
    n.kind === 'money' &&
    one?.kind === 'expense' &&
    /^\s*on\b/.test(gap) &&
    isVerbForm(verb) &&
    !/^(?:sav|cut|los|earn|ma[dk]|sh(?:av|ed)|trimm|reduc)/.test(verb)
  )
}

/** "the $28.7 billion that sales and marketing cost" */
function thatItCost({ s, next, gap }: Place): Found {
  if (!next || gap === null || !/^\s*(?:that|which)?\s*$/.test(gap)) return null
  const isSaidBehind = /that|which/.test(gap) && /cost$/i.test(s.text.slice(next.start, next.end))
  return COSTS.test(s.text.slice(next.end)) || isSaidBehind ? of(next) : null
}

function adjacent({ s, n, next, gap }: Place): Found {
  if (!next || gap === null || !ADJACENT.test(gap) || isShareBase(n, gap)) return null
  const isGrowth =
    n.kind === 'percent' &&
    /^\s*(?:growth|increase|decrease|decline|drop|rise|jump|gain|fall|improvement)\b/.test(s.text.slice(next.end))
  // "72.4% gross margin": a percentage right before a ratio's own name is that ratio
  const isRatioOf =
    n.kind === 'percent' && /^\s+$/.test(gap) && next.metrics.length === 1 && next.metrics.every(isRatio)
  const isMargin = n.kind === 'percent' && /^\s+$/.test(gap) && /\bmargin$/i.test(s.text.slice(next.start, next.end))
  return isGrowth || isRatioOf || isMargin || ARTICLE.test(s.text.slice(0, n.start)) ? of(next) : null
}

/**
 * "$1.17 billion, or $0.33 per share, down from $1.40 billion": no amount of billions is one of a share. "Footwear makes
 * up two thirds of sales ($31.0 billion)": sales are the measure there, not what is spoken of.
 */
function nearestBefore({ s, n, before, previous }: Place): Found {
  const named = before.filter(
    (one) =>
      ((n.kind === 'percent' &&
        !isSizeOf(s, one) &&
        !/\band\s+(?:\w+\s+)?\w+(?:ed|ew|se|ll)\b/.test(s.text.slice(one.end, n.start))) ||
        !isMeasure(s, one)) &&
      !isAside(s, one, n),
  )
  const fitting = n.hasScale
    ? named.findLast((one) => one.metrics.some((m) => !isPerShare(m)))
    : (named.at(-1) ?? previous)
  if (!fitting) return null
  if (OTHER_SUBJECT.test(s.text.slice(fitting.end, n.start)) || isWholeDealtOut(s, fitting, n)) return NOTHING
  // Another clause with a subject of its own.
  if (isNewSubject(s.text.slice(fitting.end, n.start)) || isUnknownName(s, fitting, n)) return NOTHING
  return fitting.isVerb ? ofSubject(s, fitting) : of(fitting)
}

/** "Of $3.9 billion before taxes, $0.7 billion went to the state": what is dealt out of it is not the figure itself. */
function isWholeDealtOut(s: Sentence, { start, end }: MetricToken, n: NumberToken): boolean {
  const whole = s.numbers.findLast((one) => one.end <= start)
  return (
    whole !== undefined &&
    /(?:^|[,;:])\s*(?:out )?of\s+(?:(?:the|its|every|each|about|some|nearly)\s+)*$/i.test(
      s.text.slice(0, whole.start),
    ) &&
    /^\s+(?:(?:of|in)\s+)?(?:\w+\s+)?$/.test(s.text.slice(whole.end, start)) &&
    s.text.slice(end, n.start).includes(',')
  )
}

/** ", costs up 13%": another thing of the company, which no figure here is. */
const OTHER_SUBJECT =
  /(?:,|;|\band|\bbut|\bwhile)\s+(?:and\s+|but\s+|while\s+|its\s+|the\s+|total\s+|overall\s+)*(?:costs?|expenses?|spending|outlays?|charges?|fees|prices?|volumes?|units|orders|bookings|backlog|shipments|deliveries|customers|users|members|stores|headcount|wages|cash|debt|assets|liabilities|equity|inventor(?:y|ies)|capex|dividends?|buybacks?|demand|traffic|output|production)\s+(?:(?:was|were|is|are|went|up|down|rose|fell|grew|shrank|climbed|dropped|gained|lost|increased|decreased|jumped|at|of|to|by|about|nearly|almost)\s+)*$/i

/**
 * "Net income, helped by other income of $29.8 billion, reached", "Footwear, two thirds of revenue, fell": behind the
 * second comma a verb goes on with what stands before the first.
 */
function isInserted(s: Sentence, one: MetricToken, n: NumberToken, lead: string): boolean {
  if (!/^,\s(?!(?:and|but|while|whereas|its|the|net|total)\b)(?:[^\s,;:]+\s)+$/.test(lead)) return false
  const gap = s.text.slice(one.end, n.start)
  const close = /^(?:[^,;:]|,(?=\d))*,\s(?:has |have |had )?/.exec(gap)?.[0].length
  if (close === undefined) return false
  const from = one.end + close
  return (
    /^(?:reached|was|were|came (?:to|in at)|stood at|hit|total?led|amounted to|made up|accounted for)\b[^,;:]*$/.test(
      s.text.slice(from, n.start),
    ) ||
    (s.directions.some((d) => d.isVerb && d.start === from) && !/[,;:]/.test(s.text.slice(from, n.start)))
  )
}

/** ", second only to iPhone, brought in": what stands between two commas is not what the sentence is about. */
function isAside(s: Sentence, one: MetricToken, n: NumberToken): boolean {
  const earlier = s.metrics.findLast((other) => other.end < one.start)
  if (!earlier) return false
  const lead = s.text.slice(earlier.end, one.start)
  // "the largest expense outside cost of sales, at $98.5 billion"
  if (
    /\b(?:outside|besides|apart from|aside from|other than|bar|barring|after|behind)\s+(?:the\s+|its\s+)?$/i.test(
      lead,
    ) &&
    /^\s*,/.test(s.text.slice(one.end, n.start))
  )
    return true
  if (isInserted(s, one, n, lead)) return true
  // ", the largest of the operating expenses, swallowed $61.1 billion"
  if (
    /^,\s+(?:the|its|one of (?:the|its))\s[^,;:]*\bof\s+(?:(?:the|its|all|total)\s+)*$/i.test(lead) &&
    /^,\s+[a-z]+\s+(?:[a-z]+\s+){0,3}$/.test(s.text.slice(one.end, n.start))
  )
    return true
  return (
    /^,\s[^,;:]*\b(?:to|than|behind|after|ahead of|before|like|over|followed by)\s+(?:the\s+)?$/i.test(lead) &&
    /^[^,;:]{0,12},/.test(s.text.slice(one.end, n.start))
  )
}

/** ", Services $37.8 billion": a name of its own right before the number, which nothing here knows. */
function isUnknownName(s: Sentence, fitting: MetricToken, n: NumberToken): boolean {
  const between = s.text.slice(fitting.end, n.start)
  // "while Services nudged up 4 %": a subject of its own that nothing here knows
  const other =
    /\b(?:while|whereas|but|and|as)\s+(?:the\s+|its\s+)?(?<name>\p{Lu}[\p{L}’'&]*(?:\s\p{Lu}[\p{L}’'&]*){0,3})\s+[a-z]/u.exec(
      between,
    )
  if (
    other &&
    ![...s.companies, ...s.periods, ...s.metrics].some(
      (one) => one.start >= fitting.end + other.index && one.end <= n.start,
    )
  )
    return true
  const match = /,\s+(?:and\s+)?(?<name>\p{Lu}[\p{L}’'&]*(?:\s\p{Lu}[\p{L}’'&]*){0,3})\s+$/u.exec(
    s.text.slice(fitting.end, n.start),
  )
  if (!match) return false
  const from = fitting.end + match.index
  return ![...s.companies, ...s.periods, ...s.metrics].some((one) => one.start >= from && one.end <= n.start)
}

const MARK =
  /^\s*(?:mark|threshold|level|milestone|barrier|line)?(?:\s+(?:in|for)\s+(?:fiscal\s+)?(?:19|20)\d\d)?\s*[:–—-]\s*(?:(?:that|this|such)(?:\s+(?:is|was)|['’]s)\s+(?:(?:what|how much)\s+)?)?(?:its\s+|the\s+)?$/i

/** "$666 million, a rate of 17.1%, compared with $1,000 million and 14.9%": each of what the one of its kind is of. */
function ofLike(s: Sentence, n: NumberToken): NumberToken | null {
  const at = s.numbers.indexOf(n)
  const [one, two, three, four] = s.numbers.slice(at - (PRIOR_BEFORE.test(s.text.slice(0, n.start)) ? 2 : 3))
  if (!one || !two || !three || !four || (n !== three && n !== four) || one.kind === two.kind) return null
  const isPair =
    one.kind === three.kind &&
    two.kind === four.kind &&
    PRIOR_BEFORE.test(s.text.slice(0, three.start)) &&
    /^\s+and\s+(?:a rate of\s+)?$/.test(s.text.slice(three.end, four.start)) &&
    s.metrics.every((m) => m.end <= two.start || m.start >= four.end)
  return isPair ? (n === three ? one : two) : null
}

/** "$11.7 billion in net revenues against $9.0 billion": the second is of what the first is of. */
function ofCompared(s: Sentence, n: NumberToken, next: MetricToken | null): Binding | null {
  const last = s.numbers[s.numbers.indexOf(n) - 1]
  const like = ofLike(s, n)
  if (like) return bind(s, like)
  if (last?.kind !== n.kind || n.kind === 'percent' || !PRIOR_BEFORE.test(s.text.slice(0, n.start))) return null
  // "$112.0 billion on revenue of $416.2 billion, against $93.7 billion on revenue of $391.0 billion": of the first again
  const first = s.numbers[s.numbers.indexOf(n) - 2]
  const again = next && first?.kind === n.kind ? bind(s, last) : null
  if (
    first &&
    again &&
    again.token.end === s.metrics.findLast((one) => one.end <= last.start)?.end &&
    again.metrics[0]?.kind === 'figure' &&
    next?.metrics[0]?.kind === 'figure' &&
    again.metrics[0].name === next.metrics[0].name &&
    /^\s+on\s+(?:(?:its|total|net)\s+)*$/.test(s.text.slice(n.end, next.start))
  )
    return bind(s, first)
  const between = s.metrics.filter((one) => one.start >= last.end && one.end <= n.start)
  const [measure] = between
  if (
    between.length !== 1 ||
    !measure ||
    !FOLLOWING.test(s.text.slice(last.end, measure.start).replace(/\b(?:19|20)\d\d /, ''))
  )
    return null
  if (next && FOLLOWING.test(s.text.slice(n.end, next.start))) return null
  return bind(s, last)
}

/** "The iPhone, still king, brought in $5 billion": the division before the verb; of its profit nothing is known. */
function ofSubject(s: Sentence, verb: MetricToken): Binding {
  const clause = s.text.slice(0, verb.start)
  const open = /,\s+(?:which|who|that|where|whose)\s[^,]*,\s*$/.exec(clause)
  const head = open ? open.index : verb.start
  // "Services, up 13.5%, brings in …": what is said of the part in passing, between two commas
  const inserted = INSERTED.exec(clause.slice(0, head))
  const upTo = inserted ? inserted.index + 1 : head
  const from = Math.max(
    clause.lastIndexOf(';'),
    clause.lastIndexOf(':'),
    s.numbers.findLast((one) => one.end <= upTo)?.end ?? -1,
  )
  const own = s.metrics.findLast((one) => one.end <= head && one.start > from)
  const [division] = own?.metrics ?? []
  if (!own || (division?.kind !== 'division' && division?.kind !== 'sum')) return { token: verb, metrics: verb.metrics }
  const [said] = verb.metrics
  const isRevenue = said?.kind === 'figure' && said.name === 'total_revenue'
  return { token: own, metrics: isRevenue ? own.metrics : [] }
}

/** ", up 13.5%, ": a change and nothing else, right before the verb. */
const INSERTED =
  /,\s(?:up|down|growing|rising|falling|shrinking|ahead|off)\s(?:by\s)?(?:(?:about|nearly|almost|some|over|just|a)\s)*[\d.]+\s?(?:%|percent|per cent),\s(?:(?:now|also|still|alone|has|have|had)\s)*$/

/** "$12.8 billion from energy storage", "revenue of $5 billion in Europe": the figure is the division's. */
function inDivision(
  s: Sentence,
  n: NumberToken,
  previous: MetricToken | null,
  next: MetricToken,
  gap: string,
): Binding | null {
  const [division] = next.metrics
  if (division?.kind !== 'division') return null
  const words =
    /^\s*(?:(?:(?:was|were|is)\s+)?(?:was|were|is|came|comes|coming|generated|earned|made|booked|contributed|delivered|added)\s+)?(?<how>from|for|at|in|by)\s+(?:(?:its|the|their)\s+)?$/.exec(
      gap,
    )
  if (!words) return null
  const [said] = previous?.metrics ?? []
  // Of a division in a country, nothing is known; what comes "from" a division is its own.
  if (
    said?.kind === 'division' &&
    words.groups?.how !== 'from' &&
    previous &&
    s.numbers.every((one) => one.end <= previous.end || one.start >= n.start)
  )
    return null
  if (said?.kind !== 'figure' || isPerShare(said)) return { token: next, metrics: next.metrics }
  const name = said.name
  if (name !== 'total_revenue' && name !== 'operating_income' && name !== 'cost_of_revenue') return null
  const quantity = name === 'total_revenue' ? 'revenue' : name
  return {
    token: next,
    metrics: next.metrics.flatMap((one): Metric[] => (one.kind === 'division' ? [{ ...one, quantity }] : [])),
  }
}

/** "a $21.8 billion gain from discontinued operations": an amount of something of its own. */
function isOfOther(s: Sentence, n: NumberToken): boolean {
  if (n.kind === 'money' && /^\s+short of\b/.test(s.text.slice(n.end))) return true
  if (n.kind !== 'money' || !ARTICLE.test(s.text.slice(0, n.start)) || /\bof\s+$/i.test(s.text.slice(0, n.start)))
    return false
  const word = /^\s+([a-z][a-z-]+)\b/.exec(s.text.slice(n.end))
  if (!word?.[1] || LINKS.test(word[1])) return false
  if (/^\s+(?:pre-?tax\s+|one-time\s+)?gains?\s+(?:from|on)\b/.test(s.text.slice(n.end))) return true
  const at = n.end + word[0].length - word[1].length
  return ![...s.directions, ...s.periods, ...s.metrics].some((one) => one.start <= at + word[0].length && one.end > at)
}

/** Words after an amount that say nothing of what it is of. */
const LINKS =
  /^(?:spent|earned|made|booked|lost|in|of|for|from|to|and|or|per|on|at|that|it|its|than|compared|last|this|during|a|an|earlier|ago|while|with|as|is|was|were|had|has|by|against|versus|vs|after|before|the|they|we|you|he|she|reported|posted|recorded|booked|earned|made|seen|figure|mark|total|level|sum|it|apiece|each|worth|mark|threshold|level|milestone|barrier|line|hurdle|less|but|which|when|where|if|who|total)$/

/** "from −$0.20 to $0.65 per share": the words behind the second number are the first one's too. */
function ofLaterShare(s: Sentence, n: NumberToken): Binding | null {
  const second = s.numbers[s.numbers.indexOf(n) + 1]
  const isSmall = (one: NumberToken) => one.kind === 'money' && !one.hasScale && one.value < 10_000 && one.step < 1
  if (!second || !isSmall(n) || !isSmall(second)) return null
  if (!/^\s*(?:to|and|,|versus|vs\.?|from|against)\s+$/.test(s.text.slice(n.end, second.start))) return null
  const token = s.metrics.find((one) => one.start >= second.end && one.metrics.some(isPerShare))
  return token && /^\s*$/.test(s.text.slice(second.end, token.start)) ? { token, metrics: token.metrics } : null
}

/** "half of its revenue (48.7%) was made in the United States": the share is of the place. */
function madeIn(s: Sentence, previous: MetricToken | null, next: MetricToken, n: NumberToken): MetricToken | null {
  const [whole] = previous?.metrics ?? []
  const part = next.metrics[0]
  const isPart = part?.kind === 'division' || (part?.kind === 'sum' && part.minus.length > 0)
  if (whole?.kind !== 'figure' || whole.name !== 'total_revenue' || !isPart) return null
  const gap = s.text.slice(n.end, next.start)
  return /^\s*[),]?\s*(?:(?:was|is|were|are|comes?|came)\s+)?(?:(?:made|earned|generated|booked)\s+)?(?:in|from|at|for)\s+(?:the\s+)?$/.test(
    gap,
  )
    ? next
    : null
}

/** "Cloud: $58.7 billion of revenue": of what kind the amount is, where a part is spoken of. */
function isSizeOf(s: Sentence, token: MetricToken): boolean {
  const size = s.numbers.findLast((one) => one.kind === 'money' && one.end <= token.start)
  const part = size && s.metrics.findLast((one) => one.end <= size.start)
  return (
    part?.metrics[0]?.kind === 'division' &&
    /^\s*(?:of|in)\s+(?:(?:annual|quarterly|total|net)\s+)*$/.test(s.text.slice(size?.end, token.start)) &&
    /^\s*[:,–—-]?\s*(?:\w+\s+){0,2}$/.test(s.text.slice(part.end, size?.start))
  )
}

/** "two thirds of sales": what a share is of. */
export function isMeasure(s: Sentence, token: MetricToken): boolean {
  // "the biggest unit by revenue"
  if (
    /\b(?:unit|segment|division|business|company|firm|maker|largest|biggest|ranked)\s+by\s+$/.test(
      s.text.slice(0, token.start),
    )
  )
    return true
  // "the largest source of revenue, at $5 billion"
  if (
    /\b(?:source|contributor|earner|seller|generator|driver|chunk|portion|part|slice|share|line)s? (?:of|to)\s+(?:(?:the|its|all|total|net)\s+)*$/i.test(
      s.text.slice(0, token.start),
    )
  )
    return true
  if (isSizeOf(s, token)) return true
  const share = s.numbers.findLast((one) => one.kind === 'percent' && one.end <= token.start)
  return share !== undefined && /^\s*of\s+(?:(?:its|the|all|total|net)\s+)*$/.test(s.text.slice(share.end, token.start))
}

/** "…; apparel adds $5 billion": after a semicolon something else may be spoken of. */
const isNewSubject = (gap: string): boolean =>
  /[%\d]\S*\s*,?\s+(?:and|while|but|whereas)\s+(?!(?:it|they|that|this|which|up|down|from|to|a|an|in|on|of|by)\b)(?:the\s+|its\s+)?[\p{L}&'’-]+(?:\s+[\p{L}&'’-]+){0,3}\s+(?:equall?ed|was|were|came|stood|reached|hit|totall?ed|amounted|accounted|made|cost|took|rose|fell|grew)\s+(?:[a-z]+\s+){0,3}$/u.test(
    gap,
  ) ||
  /;\s+(?!(?:it|they|that|this|which|up|down|from|a|an|in|on|of|the year|(?:today|now|this year|last year|a year (?:ago|earlier|before)),?\s+(?:it|they))\b)[\p{L}'’ -]{3,60}$/u.test(
    gap,
  )

/** "87% of revenue from Automotive", "half of revenue came from iPhone": the part whose share it is. */
function partOfRevenue(s: Sentence, next: MetricToken): MetricToken | null {
  const words = s.text.slice(next.start, next.end)
  if (next.metrics[0]?.kind === 'division') return /^(?:total |net )?(?:revenues?|sales)\b/i.test(words) ? next : null
  const [whole] = next.metrics
  if (whole?.kind !== 'figure' || whole.name !== 'total_revenue') return null
  const part = s.metrics.find((one) => one.start >= next.end)
  if (part?.metrics[0]?.kind !== 'division') return null
  return /^\s*(?:came|comes|is|was|stems|stemmed|derives)\s+from\s+(?:its |the )?$/i.test(
    s.text.slice(next.end, part.start),
  )
    ? part
    : null
}

/** "as" and "to" open a new clause unless the figure's name ends it: "kept $23.97 as net income." */
function isNewClause(s: Sentence, gap: string, next: MetricToken): boolean {
  if (!/^\s*(?:as|to|was|were|is)\b/.test(gap)) return false
  return !/^\s*(?:[.,;:)]|$|and\b|after\b|in\b|for\b)/.test(s.text.slice(next.end))
}

/** "a net loss … $1.20 per share": the sign is in the words before, unless a gain is told between. */
function withSign(s: Sentence, n: NumberToken, previous: MetricToken | null, next: MetricToken): Metric[] {
  const isGain =
    previous !== null && /\b(?:made|makes|earned|earns|profit|gained)\b/i.test(s.text.slice(previous.end, n.start))
  if (previous?.isNegated && !isGain) next.isNegated = true
  return next.metrics
}

/** In a table the row names the thing and the column what of it: "iPhone" under "Revenue" is the iPhone's revenue. */
function tableMetrics(before: readonly MetricToken[]): Metric[] {
  const own = before.find((one) => one.metrics.some((m) => m.kind === 'division'))
  const last = before.at(-1)?.metrics ?? []
  if (!own) return [...(before[0]?.metrics ?? last)]
  const [figure] = last
  const name = figure?.kind === 'figure' ? figure.name : null
  const quantity = name === 'operating_income' || name === 'cost_of_revenue' ? name : 'revenue'
  return own.metrics.flatMap((one): Metric[] => (one.kind === 'division' ? [{ ...one, quantity }] : []))
}

/** "Revenue and net income were $5 billion and $1 billion, respectively". */
export function respectively(s: Sentence, n: NumberToken): MetricToken | null {
  if (!/\brespectively\b/i.test(s.text)) return pairwise(s, n)
  const [first] = s.numbers
  if (!first) return null
  const names = s.metrics.filter((m) => m.end <= first.start)
  const run = s.numbers.filter((one) => one.kind === n.kind)
  const at = run.indexOf(n)
  return names.length === run.length ? (names[at] ?? null) : null
}

/** "Europe and Japan grew, by 9.6 % and 14.6 %": as many names in a row as numbers in a row, and nothing else. */
function pairwise(s: Sentence, n: NumberToken): MetricToken | null {
  const names = s.metrics.filter((one) => one.end > one.start && one.isVerb !== true)
  const isRow = (list: readonly { start: number; end: number }[]) =>
    list
      .slice(1)
      .every((one, at) =>
        /^\s*(?:,|,?\s+and)\s+(?:(?:the|by|to|at|its)\s+)?$/.test(s.text.slice(list[at]?.end, one.start)),
      )
  const [first] = s.numbers
  const last = names.at(-1)
  if (!first || !last || names.length < 2 || names.length !== s.numbers.length || last.end > first.start) return null
  if (s.passage.inTable || s.numbers.some(({ kind }) => kind !== first.kind) || !isRow(names) || !isRow(s.numbers))
    return null
  const isOfParts = names.every(({ metrics: [one] }) => one?.kind === 'division' || one?.kind === 'expense')
  const gap = s.text.slice(last.end, first.start)
  return isOfParts && /^[^;:.]{1,40}$/.test(gap) && !/\b(?:together|combined|total|between)\b/i.test(gap)
    ? (names[s.numbers.indexOf(n)] ?? null)
    : null
}
