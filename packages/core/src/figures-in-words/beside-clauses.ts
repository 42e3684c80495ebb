/**
 * Clauses that stand beside a figure and cannot reach into it, whatever words and names stand in them: what happened to
 * the company, who it is, who says so. A figure's meaning is made by its own phrase (its name, its part, its number, its
 * period) and by the subject of its clause; those stay read word by word. Told by build: a concession or a circumstance
 * before the figure's clause, a clause with "which" or a participle set off by commas behind the name of the company or
 * of a part, a clause with a subject of its own behind the number, the name of a speaker.
 *
 * Where such a clause names somebody ("although Waymo stalled, revenue …"), a figure that no name stands before may be
 * that one's: the figure's clause must then say itself whose it is.
 */
import { type Clause, clausesOf, hasOwnVerb, isOwnClause, OPENING } from './clause-shapes.ts'
import type { Span } from './companies.ts'
import { NAME, overseenIn, SPEAKER, watchIn } from './people.ts'
import { isVerbForm } from './verb-forms.ts'

/** What this file looks at of a sentence. */
interface Told {
  text: string
  metrics: readonly (Span & { metrics: readonly { kind: string }[]; isVerb?: boolean })[]
  numbers: readonly Span[]
  periods: readonly Span[]
  directions: readonly Span[]
  companies: readonly Span[]
}

/** Words by which a clause says what is counted, by which measure, or that it is not so. */
const REACHING =
  /\b(?:exclu\w+|includ\w+|inclusive|count(?:s|ed|ing)?|omit\w*|strip\w*|net of|gross of|adjust\w*|normali[sz]\w*|annuali[sz]\w*|restat\w*|pro[- ]forma|organic\w*|underlying|comparable|like-for-like|constant|currenc\w+|foreign[- ]exchange|basis|bases|terms|measur\w+|gaap|preliminary|unaudited|forecast\w*|estimat\w*|expect\w*|guid(?:e[ds]?|ance)|consensus|target\w*|budget\w*|project(?:ed|ions?)|plan(?:s|ned)?|pretend\w*|imagin\w*|suppos\w*|hypothe\w*|assum\w*|if|unless|except|without|minus|plus|only|before|instead|rather than|other than|apart from|aside from|discontinued|continuing|acqui\w+|divest\w+|spun|spin-?off|merg\w+|combin\w+|together|jointly|per|each|every|annual\w*|quarterly|monthly|weekly|daily|half|halves|third|most of|all of|part of|share of|bulk|majority|portion|fraction|totals?|sums?|average\w*|cumulativ\w*|not|never|nor?|neither|nobody|none|hardly|failed|denied|den(?:y|ies)|doubt\w*|claim\w*|alleg\w*|rumou?r\w*|wrong\w*|fals\w*|mistak\w*|errors?|typos?|fraud\w*|inflated|cooked|fak\w+)\b|n['’]t\b/i
/** Those whose figures are theirs: a clause about them may make the figure one of theirs. */
const OTHERS =
  /\b(?:rivals?|competitors?|peers?|subsidiar\w+|affiliates?|joint ventures?|suppliers?|lenders?|franchisees?|bottlers?|dealers?|resellers?|licensees?|landlords?|insurers?|arm|unit|segment|division|business|brand|subsidiary|product|line|region|market|platform|store|app|programme|program|channel|category|portfolio|industry|sector|economy|government)s?\b/i

const CONCESSION =
  /^(?:(?:and|but|yet|still)\s+)?(?:(?:despite|in spite of|notwithstanding|amid|amidst|even as|even though|even after|although|though|while|whilst|whereas|now that|just as|much as|for all (?:the|its|his|her|their)|as(?= (?:the|its|his|her|their|\p{L}+s)\b)|after(?= (?:(?:a|another|yet another|what (?:was|has been)) )?(?:[a-z-]+ ){0,3}(?:years?|quarters?|months|decade|spell|stretch)\b))\s|under (?=\p{Lu}))/iu
/** "Buoyed by panic buying", "distracted by politics, robots and his own pay packet", "long dismissed as an also-ran" */
const PARTICIPIAL =
  /^(?:(?:[a-z]+ly|long|once|still|already|again|freshly|now)\s+)*(?<verb>[a-z]+)\s+(?:by|with|as|over|under|into|for)\s/i
/** Participles by which an amount is made, moved or measured. */
const SOURCING =
  /^(?:earn|deriv|generat|sourc|collect|receiv|record|report|book|recogni[sz]|provid|contribut|produc|paid|pay|spent|sold|bought|charg|ow|due|attribut|compar|match|follow|relat|link|attach|allocat|assign|transferr|defer|accru|gather|taken|made|brought|raised|rais|led|lead|drop|cut|serv|ship|deliver|licens|leas|rent|lent|loan|borrow|invest|fund|financ|back|own|held|hold|run|operat|manag|divid|split|multipl|scal|translat|convert|expressed|stat|view|seen|defin|known|call|nam|label|brand|market|price|bill)/i
const CLAUSE_BEHIND =
  /^(?:which|who|whose|where|home (?:of|to)|maker of|owner of|purveyor of|creator of|birthplace of|seller of|with (?:its|his|her|their|all)|leather|the (?:same |very )?(?:[a-z]+ )?(?:company|firm|outfit|brand|machine|business|division|segment|unit|place|operation|man|woman|executive) (?:that|who|which|where|behind|nobody|everyone|no one|once|most)\b|the [a-z-]+(?:-heavy)? (?:segment|division|unit|business) where|(?:based|headquartered|listed|founded) in|(?:once|long|still|already|perhaps|arguably) (?:the|its|an?)(?= [a-z]))\s/i
const TRAIL =
  /^(?:(?:and|but)\s+)?(?:(?:even |just )?(?:as|while|whilst|though|although)\s+(?!a\b|an\b|of\b|well\b|measured|reported|against|compared|opposed|adjusted|defined)|(?:helped|hurt|aided|held back|weighed down|pushed along|nudged) along\b|leaving\s|helped\s|which (?:will|should|may|might|must|is|was|came|left|goes|went|has|had|surprised|pleased|delighted|disappointed|suits|matters|explains|helps|sent)\s)/i
/** A clause behind that speaks of the figure itself. */
const OF_THE_FIGURE = /\b(?:what|whom?|earned|made|paid|came from|comes from|stems? from|stemmed from|sold|brought)\b/i
const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start && b.end > b.start
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** Whether the words name somebody or something unknown, their first word left out where it begins the sentence. */
const namesSomebody = (s: Told, { start, end }: Span): boolean =>
  [...s.text.slice(start, end).matchAll(/[\p{L}][\p{L}\p{N}'’&.-]*/gu)].some(
    (match) =>
      isCapital(match[0]) &&
      start + match.index > 0 &&
      !/^I(?:['’]\w+)?$/.test(match[0]) &&
      !s.companies.some((one) => overlaps(one, { start: start + match.index, end: start + match.index + 1 })),
  )

/**
 * Whether the figures say themselves whose they are: the company stands before the first of them in their own clause, or
 * the first is a part by its name.
 */
function isAnchored(s: Told, after: number): boolean {
  const first = s.metrics.find((one) => one.end > one.start && one.start >= after)
  if (!first) return false
  if (first.metrics[0]?.kind === 'division') return true
  const before = s.companies.find((one) => one.start >= after && one.end <= first.start + 1)
  return before !== undefined && !/[;:]/.test(s.text.slice(before.end, first.start))
}

/** Clauses beside the figures of a sentence; none of them holds a figure, a number, a period or a direction. */
export function besideClauses(s: Told): Span[] {
  const taken = [...s.metrics, ...s.numbers, ...s.directions]
  const isFree = (one: Span) => !taken.some((other) => overlaps(one, other))
  const isFreeOf = (one: Span, idle: RegExp) =>
    isFree(one) && !REACHING.test(s.text.slice(one.start, one.end).replace(idle, ''))
  const isHarmless = (one: Span) => isFreeOf(one, /(?!)/g)
  const clauses = clausesOf(s.text)
  const firstFigure = Math.min(
    ...[...s.metrics, ...s.numbers].filter((one) => one.end > one.start).map((one) => one.start),
  )
  const lastNumber = Math.max(...s.numbers.map((one) => one.end))
  const found: Span[] = []
  let at = 0
  while (at < clauses.length) {
    const clause = clauses[at] as Clause
    const to =
      leading(s, clauses, at, isHarmless) ??
      clauseBefore(s, clauses, at, isFreeOf) ??
      behindName(s, clauses, at, isHarmless)
    if (to !== null) {
      found.push({ start: clause.start, end: (clauses[to] as Clause).end })
      at = to + 1
      continue
    }
    const isTrail = clause.open === ',' && clause.start >= lastNumber && clause.start > firstFigure
    if (
      isTrail &&
      TRAIL.test(clause.words) &&
      !OF_THE_FIGURE.test(clause.words) &&
      isHarmless(rest(clauses, at)) &&
      hasOwnVerb(clause.words)
    ) {
      found.push(rest(clauses, at))
      break
    }
    if (clause.open === ',' && isFree(clause) && SPEAKER.test(clause.words)) found.push(clause)
    at += 1
  }
  const drives = driver(s, isHarmless)
  if (drives) found.push(drives)
  const watch = watchIn(s.text)
  if (watch && watch.start > firstFigure && isFree(watch)) found.push(watch)
  const overseen = overseenIn(s.text)
  if (overseen && isHarmless(overseen) && overseen.end <= firstFigure) found.push(overseen)
  return found
}

const rest = (clauses: readonly Clause[], at: number): Span => ({
  start: (clauses[at] as Clause).start,
  end: (clauses.at(-1) as Clause).end,
})

/** What joins a clause of its own to the one behind it that tells what came of it. */
const JOINED =
  /^(?:so|and|but|yet|and so|and yet|and still|but still|nor|which)?\s*(?:(?:lifting|sinking|leaving|pushing|driving|sending|helping|dragging|propelling|boosting|squeezing|keeping|nudging|hoisting|powering|carrying|taking|pulling|knocking|denting|crimping|swelling|pumping up|weighing on|hurting|hitting)\s+)?/i
/**
 * A clause of its own before the figures where what follows says itself whose they are: "Travellers splashed out abroad,
 * so Mastercard's net revenue …", "Households traded down, leaving P&G's net sales …".
 * @returns its last part; null = none
 */
function clauseBefore(
  s: Told,
  clauses: readonly Clause[],
  at: number,
  isFreeOf: (one: Span, idle: RegExp) => boolean,
): number | null {
  const first = clauses[at] as Clause
  if (!(first.open === null || /^[;:]$|^[–—-]$/.test(first.open)) || !isOwnClause(first.words)) return null
  for (let to = at; to < clauses.length - 1 && to < at + 3; to++) {
    const last = clauses[to] as Clause
    if (!isFreeOf({ start: first.start, end: last.end }, EACH) || last.close === '(' || last.close === ')') return null
    const next = clauses[to + 1] as Clause
    const joined = JOINED.exec(next.words)?.[0] ?? ''
    if (last.close === ',' && joined === '') continue
    if (isOwned(s, next.start + joined.length)) return to
  }
  return null
}

/** The company's name with its figure, or a part's own name, stands right here. */
function isOwned(s: Told, at: number): boolean {
  const lead = /^(?:(?:the|total|quarterly|annual|full-year)\s+)*/i.exec(s.text.slice(at))?.[0].length ?? 0
  const starts = (one: Span) => one.end > one.start && one.start >= at && one.start <= at + lead
  return s.companies.some(starts) || s.metrics.some((one) => starts(one) && isPart(one))
}

/** "Robots whirr in every warehouse, so …": said of the warehouses, where the clause is one of its own. */
const EACH = /\b(?:each|every)\s/gi

const DRIVES =
  /\s(?:(?:has|have|had|is|are|was|were|also|again|still)\s+)*(?:lifted|sank|pushed|drove|helped|dragged|propelled|boosted|squeezed|nudged|hoisted|powered|carried|pulled|knocked|dented|crimped|swelled|hurt|hit|sent|kept|trimmed|held|crushed|ate into|weighed on)\s+(?:down |up )?$/i

/** "Heavy discounting to clear stale sneakers squeezed the company's gross margin": what drives a figure that is owned. */
function driver(s: Told, isHarmless: (one: Span) => boolean): Span | null {
  const first = [...s.metrics]
    .filter((one) => one.end > one.start && one.isVerb !== true)
    .sort((a, b) => a.start - b.start)[0]
  if (!first) return null
  const owner = s.companies.findLast(
    (one) => one.end <= first.start && /^['’]s\s+(?:\S+\s+)?$/.test(s.text.slice(one.end, first.start)),
  )
  if (!owner && !isPart(first)) return null
  const before = s.text.slice(0, owner?.start ?? first.start).replace(/\b(?:the|its)\s+$/i, '')
  const verb = DRIVES.exec(before)
  if (!verb || OPENING.test(before) || /[;:(]/.test(before.slice(0, verb.index))) return null
  const one = { start: 0, end: verb.index }
  const isNamed = s.text.slice(0, 1) !== '' && (namesSomebody(s, one) || OTHERS.test(s.text.slice(0, verb.index)))
  return verb.index > 0 && isHarmless(one) && !isNamed ? one : null
}

/**
 * A concession or a participle before the figures, up to the comma behind which the company, a part or a figure begins.
 * @returns the last clause of it; null = none begins here
 */
function leading(s: Told, clauses: readonly Clause[], at: number, isHarmless: (one: Span) => boolean): number | null {
  const first = clauses[at] as Clause
  if (!(first.open === null || /^[;:]$|^[–—-]$/.test(first.open))) return null
  const verb = PARTICIPIAL.exec(first.words)?.groups?.verb?.toLowerCase()
  const isPassive = verb !== undefined && isVerbForm(verb) && !/ing$/.test(verb) && !SOURCING.test(verb)
  if (!CONCESSION.test(first.words) && !isPassive) return null
  for (let to = at; to < clauses.length - 1 && to < at + 4; to++) {
    const last = clauses[to] as Clause
    if (last.close !== ',' || !isHarmless({ start: first.start, end: last.end })) return null
    const next = (clauses[to + 1] as Clause).start
    if (!beginsFigure(s, next)) continue
    const said = { start: first.start, end: last.end }
    return (namesSomebody(s, said) || OTHERS.test(s.text.slice(said.start, said.end))) && !isAnchored(s, next)
      ? null
      : to
  }
  return null
}

/** The company, a part, a figure, or the words that lead to one stand right at this place. */
function beginsFigure(s: Told, at: number): boolean {
  const text = s.text.slice(at)
  const lead = /^(?:(?:the|its|their|total|net|full-year|quarterly|annual|it|they)\s+)*/i.exec(text)?.[0].length ?? 0
  const starts = [...s.companies, ...s.metrics].some(
    (one) => one.end > one.start && one.start >= at && one.start <= at + lead,
  )
  return starts || new RegExp(`^${NAME}(?:,|\\s+(?:oversaw|presided|can|has|looked|closed|capped))`, 'u').test(text)
}

/** ", whose members seem immune to gloom,": behind the company's name or a part's, or a person's who leads. */
function behindName(
  s: Told,
  clauses: readonly Clause[],
  at: number,
  isHarmless: (one: Span) => boolean,
): number | null {
  const first = clauses[at] as Clause
  if (first.open !== ',' || (first.close !== ',' && first.close !== ':')) return null
  const before = s.text.slice(0, first.start).replace(/,\s{0,3}$/, '')
  const isBehind =
    [...s.companies, ...s.metrics].some(
      (one) => one.end === before.length && one.end > one.start && (!('metrics' in one) || isPart(one)),
    ) ||
    /\b(?:under|boss|chief|executive|founder)\s+(?:\p{Lu}[\p{L}.’'-]*\s+){1,2}\p{Lu}[\p{L}.’'-]*$/iu.test(
      before.slice(-80),
    )
  if (!isBehind || !isHarmless(first) || OTHERS_OWN.test(first.words)) return null
  const verb = PARTICIPIAL.exec(first.words)?.groups?.verb?.toLowerCase()
  const isPassive = verb !== undefined && isVerbForm(verb) && !/ing$/.test(verb) && !SOURCING.test(verb)
  return CLAUSE_BEHIND.test(first.words) || isPassive ? at : null
}

/** "Google, which owns Waymo, …" is what it is; "iPad, Samsung's tablet," is another's. */
const OTHERS_OWN = /\p{Lu}[\p{L}]*['’]s\s/u

const isPart = (one: unknown): boolean => {
  const { metrics } = one as Told['metrics'][number] // a name of a figure: the caller looked
  return metrics[0]?.kind === 'division' || metrics[0]?.kind === 'expense'
}
