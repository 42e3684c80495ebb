/**
 * What happened meanwhile, told in a clause without a number before the figures or behind the last of them: "slid 12 % to
 * $81.5 billion as oil prices weakened", "after a strike halted production", "With demand surging, …". Told by its build:
 * a word that leads such a clause, a subject, and an active verb of its own. What such a clause does to the figure itself
 * ("as the company defines it", "after refunds were deducted", "as its suppliers earned") is none of these.
 *
 * Figures do not say why: whoever reads the sentence leaves the clause out and marks it as not checked.
 */
import type { Span } from './companies.ts'
import { isVerbForm } from './verb-forms.ts'

/** A clause that is passed over, and the words that lead it, where its mark stands. */
export interface Circumstance extends Span {
  lead: Span
}

const BEHIND =
  /(?:,\s+|\s+)(?<said>(?:and |but )?(?:even |just )?(?<lead>as|when|after|because|(?<=,\s)with)\s+(?<told>\p{L}[^,;:()\d$€£¥%“”"–—]*?))(?=\s*[.!]?\s*$)/u
const BEFORE = /^(?<said>(?<lead>As|With)\s+(?<told>\p{L}[^,;:()\d$€£¥%“”"–—]*?))(?=,\s)/u
/** "After a strong holiday season, …", "In a year scarred by a strike, …": what the time was like. */
const TIMES =
  /^(?<said>(?:(?<lead>After)\s+(?:an?|another|yet another|what was an?)\s+(?:[a-z-]+\s+){1,3}(?:year|season|winter|summer|spring|autumn|start|stretch|spell|slump|run|decade)|(?<in>In)\s+(?:an?|another|yet another|what was an?)\s+(?:[a-z-]+\s+){0,2}year\s+[a-z]+(?:ed|en|wn)\s+by\s+[a-z][^,;:()\d$€£¥%“”"–—]*?))(?=,\s)/u
/** ", its factories idled for weeks", ", workers having walked out": a subject and a participle, without a word that leads */
const ABSOLUTE =
  /,\s+(?<said>(?<lead>(?:(?:its|their|the|an?)\s+)?[a-z-]+)(?<told>\s(?:(?:[a-z’'-]+\s){0,5}having\s|making up for\s|[a-z]+\smaking up for\s|(?:idled|halted|stalled|stranded|grounded|battered|hobbled|paraly[sz]ed|strained|stretched|disrupted|snarled|crippled|flooded|shuttered)\b)[^,;:()\d$€£¥%“”"–—]*?))(?=\s*[.!]?\s*$)/u
/** What may be a part that the figure is told of, or was told without. */
const OF_PARTS =
  /\b(?:units?|arms?|segments?|divisions?|business(?:es)?|subsidiar\w+|affiliates?|ventures?|stakes?|brands?|products?|regions?|markets?|stores?|sold|spun|dispos\w*|divest\w*|discontinued|clos\w*|count\w*|netted|tax\w*|costs?|charges?|gains?|items?|half|rest|most|parts?|shares?|all|borne|bore|auditors?|accountants?|analysts?|rivals?|competitors?|peers?|suppliers?|partners?|lenders?|accounts|books|results|figures|numbers|currenc\w+|inflation|hedg\w+|err(?:ed|or\w*))\b/i
/** "With services accounting for most of it": participles that go on with the figure. */
const GOING_ON =
  /^(?:account|com|mak|contribut|includ|represent|remain|pend|be|hav|mak|bring|generat|tak|provid|total|exceed|reach)ing$/i
/** Words a subject has at most. */
const LONGEST = 7

/** Verbs by which a figure is made, measured, told, wished or taken apart: the figure may be what they are said of. */
const OF_THE_FIGURE =
  /^(?:defin|call(?:ed|s)$|count|report|measur|calculat|comput|stat(?:ed|es)$|present|view|reckon|book|recogni|record|classif|disclos|list(?:ed|s)$|label|describ|quot|cited$|audit|treat|convert|translat|valu(?:ed|es)|pric(?:ed|ing)$|deduct|subtract|remov|strip|exclud|includ|allocat|attribut|consolidat|reclass|correct|revis|amend|refund|restat|adjust|charged$|earn|ma[dk]e|paid$|pays?$|ow(?:ed|es)$|contribut|generat|brought|brings?$|stem|belong|hop(?:ed|es)$|wish|want|believ|thought|think|claimed|claims$|suspect|assum|agree|seem|appear|promis|pledg|plan(?:ned|s)$|predict|forecast|expect|estimat|project|guid|target|aim(?:ed|s)$|budget|said$|says$|told|tells?$|knew|known|saw$|seen$|sees$|showed|shows$|put$|add(?:ed|s)?$|fake|inflat|invent|misstat|overstat|hid|bought|acquir|merg|combin|swallow|absorb)/i
/** Words that make a clause one about the figure, wherever they stand in it. */
const REACHING =
  /\b(?:would|could|might|may|should|will|can|if|whether|unless|not|never|nor?|none|hardly|it|them|this|that|these|those|who|which|what|whose|out of|taken out|took out|left out|leaving out|strip\w*|deduct\w*|exclud\w*|includ\w*|adjust\w*|restat\w*|assum\w*|only|twice|instead)\b|n['’]t\b/i
/** A form of "to be": what was done to something may have been done to the figure. */
const PASSIVE = /\b(?:is|are|was|were|be|been|being|am|got|gets)\b/i
/** Words no subject of such a clause begins with: they go on with the figure, or stand for it. */
const NO_SUBJECT =
  /^(?:it|they|we|i|you|he|she|one|all|most|part|half|much|many|both|of|in|at|on|for|from|by|with|to|per|than|and|or|well|far|long|soon|above|below|before|after|analysts?|auditors?|accountants?|management|regulators?|investors|insiders|critics|bulls|bears|everyone|everybody|nobody|planned|always|usual|ever|opposed|against|compared|measured|is|was|were|are)\b/i
const ARTICLE = /^(?:the|a|an|its|their|his|her|some|more|higher|lower|new|old)$/i
/** Past forms that tell a direction, and others that verb-forms leaves to the readers of figures. */
const MOVED =
  /^(?:fell|rose|grew|shrank|sank|slid|swung|leapt|crept|bit|froze|fled|began|came|went|lost|won|cut|hurt|spread|burst|broke|chose|withdrew|let|shut|swam|stank|stung|shrugged|bled)$/i

/** "Made up for weaker demand": no figure was made. */
const isMadeUpFor = (words: readonly string[], at: number): boolean =>
  /^made (?:up for|room|way|do)\b/.test(words.slice(at, at + 3).join(' '))

const isFiniteVerb = (word: string): boolean =>
  MOVED.test(word) || (isVerbForm(word.toLowerCase()) && !/ing$/i.test(word))

/** Whether the words are a subject and what it did, or does (`isOpen`: "demand surging"), with nothing of the figure. */
function isTold(told: string, lead: string): boolean {
  const words = told.split(/\s+/)
  const isAbsolute = /^with$/i.test(lead)
  if (/\bmaking up for\b/.test(told)) return !REACHING.test(told) && !NO_SUBJECT.test(told) && !PASSIVE.test(told)
  const at = words.findIndex(
    (word, i) => i > 0 && (isAbsolute ? /^[a-z]{3,}ing$/.test(word) && !GOING_ON.test(word) : isFiniteVerb(word)),
  )
  if (at < 1 || at > LONGEST || NO_SUBJECT.test(told) || (at === 1 && ARTICLE.test(words[0] ?? ''))) return false
  if (REACHING.test(told)) return false
  if (
    words.some(
      (word, i) => i > 0 && (isFiniteVerb(word) || i === at) && OF_THE_FIGURE.test(word) && !isMadeUpFor(words, i),
    )
  )
    return false
  if (/^after$/i.test(lead) && /\breturn/i.test(told)) return false
  return !PASSIVE.test(told)
}

/**
 * @param numbers where the numbers of the text stand
 * @returns the clauses; none holds a number, what else the sentence names in them the caller looks at
 */
export function circumstancesIn(text: string, numbers: readonly Span[]): Circumstance[] {
  if (numbers.length === 0) return []
  const first = Math.min(...numbers.map((one) => one.start))
  const last = Math.max(...numbers.map((one) => one.end))
  const found: Circumstance[] = []
  const add = (from: number, pattern: RegExp) => {
    const match = pattern.exec(text.slice(from))
    const { said, lead = match?.groups?.in ?? '' } = match?.groups ?? {}
    const told = pattern === ABSOLUTE ? said : match?.groups?.told
    if (!match || !said || (pattern === TIMES ? REACHING.test(said) : !told || !isTold(told, lead))) return
    const start = from + match.index + match[0].indexOf(said)
    if (pattern !== BEHIND && pattern !== ABSOLUTE && start + said.length > first) return
    const at = start + said.indexOf(lead)
    found.push({ start, end: start + said.length, lead: { start: at, end: at + lead.length } })
  }
  add(0, BEFORE)
  add(0, TIMES)
  add(last, BEHIND)
  const absolute = ABSOLUTE.exec(text.slice(last))?.groups
  if (absolute?.said && !OF_PARTS.test(absolute.said)) add(last, ABSOLUTE)
  return found
}
