/**
 * Parts of a sentence set apart by marks that are clauses of their own, whatever ordinary words stand in them: what
 * somebody saw, asked or felt, whom the writer is, what the thing is like. Told by their build: such a part has a subject
 * of its own with its verb, or opens with a word that introduces no part of the company ("like most retailers", "as an
 * investor", "running through the report"). A part that opens with a preposition of place or share picks one, and a bare noun
 * heads what follows: neither is one of these.
 */
import { segmentsOf } from './clauses.ts'
import type { Span } from './companies.ts'
import { isNamedSubject } from './named-verbs.ts'
import { isPlainWord } from './plain-words.ts'
import { isVerbForm } from './verb-forms.ts'

const FINITE =
  "(?:is|are|was|were|am|has|have|had|do|does|did|can|will|shows?|showed|looks?|feels?|felt|seems?|sounds?|keeps?|kept|gets?|got|goes|comes?|came|knows?|knew|sees?|saw|says?|makes?|wants?|needs?|loves?|hates?|remains?|stays?|matters?|counts?|works?|asked|ask|tells?|told)(?:n[’']t)?|ain[’']t|can[’']t|won[’']t"
const whole = (source: string): RegExp =>
  new RegExp(`^(?:(?:and|but|so|yet|well|yes|now|oh|still)\\s+)?(?:${source})$`, 'i')

/** A pronoun and what it does. */
const PRONOUN_CLAUSE = whole(
  `(?:I|we|you|it|they|he|she|that|this|these|those|which|who|there|here|what|nobody|everyone|everybody|few|many)(?:[’'](?:s|re|ve|m|d|ll)|\\s+(?:[a-z]+ly\\s+|also\\s+|still\\s+|even\\s+|just\\s+|never\\s+)?(?:${FINITE}|[a-z]+(?:ed|s)))\\b(?:\\s.+)?`,
)
/** "Like most retailers", "as an investor since the IPO", "unlike its rivals" */
const LIKENED = whole(
  '(?:as|like|unlike|much like|just like|quite unlike|speaking as) (?:a|an|the|most|many|any|every|so many|its|their|our|all|other|some|lots of) .+',
)
/** "Running through the report", "getting parcels to doorsteps": a participle with an object of its own. */
const PARTICIPLE = whole(
  '(?!(?:exclud|includ|adjust|allow|account|stripp|leav|count|barr|ignor|follow|assum|us|nett|convert|translat|accord|turn|mov|look|switch|com|go|shift|head|pass|return|annuali[sz]|sett|disregard|discount|remov|deduct|subtract|add|tak|factor|restat|normali[sz]|averag|regard|concern|compar|depend|start|beginn|end)ing\\b)[a-z]+ing (?:at|into|back|through|over|down|up|out|to|the|a|an|its|their|our|his|this|that|it|all|on|ahead|forward|for|in|parcels|goods|people|things|[a-z]+s to) .+',
)
/** "In case you were wondering", "by the way you ask": closed, whatever follows. */
const IN_CASE = whole('(?:just )?in case (?:you|anyone|anybody|we|they) .+|to be (?:precise|exact|fair|clear|honest)')
/** "The filing shows", "filings revealed", "Thursday's report said" */
const ATTRIBUTED = whole(
  "(?:(?:so|as) )?(?:(?:the|its|their|a|an|today[’']s|(?:mon|tues|wednes|thurs|fri|satur|sun)day[’']s|regulatory|company|securities|annual|quarterly|latest|new|official) )*(?:filings?|reports?|statements?|accounts|documents?|figures|numbers|results|management)(?: (?:show|shows|showed|reveal|reveals|revealed|said|say|says|disclosed?|stated|confirm|confirms|confirmed|indicated?|indicates|made clear))?(?: on (?:mon|tues|wednes|thurs|fri|satur|sun)day)?",
)

/** What somebody supposes, denies or takes back, and how much of a thing: such a clause is about the figure after all. */
const ABOUT_THE_FIGURE =
  /\b(?:think|thinks|thought|guess|guessed|believ\w+|reckon\w*|suppos\w+|hop(?:e|ed|es|ing)|bet|doubt\w*|claim\w*|alleg\w+|argu\w+|insist\w*|suspect\w*|fear\w*|wish\w*|want(?:s|ed)?|intend\w*|plan\w*|goal\w*|target\w*|promis\w+|budget\w*|aim\w*|all|most|mostly|half|much|part|partly|majority|entirely|mainly|chiefly|largely|bulk|none|both|neither|true|right|correct|real|happen(?:ed|s)?|accurate|case|wrong|false|typo|joking|backlog|bookings?|orders?|dividends?|buybacks?|deposits?|loans?|ebitda|capex|guidance|valuation|capitali[sz]ation|headcount|employees|staff|volumes?|shipments?|deliver(?:y|ies)|subscri\w+|memberships?|fees|royalt\w+|licen[cs]\w+|premiums?|commissions?|wages|salar\w+|bonus\w*|gaming|cloud|ads?|advertis\w+|hardware|software|devices?|wholesale|brands?|franchis\w+|commercial|industrial|government|military|regulator\w*|credits|subsid\w+|grants?|lawsuits?|suppliers?|lenders?|landlords?|resellers?|brokers?|subsidiar\w+|contractors?|agents?|hedg\w+|pretend\w*|imagin\w*|lied?|lying|includ\w*|exclud\w*|omit\w*|ignor\w*|cover\w*|instead|actually|really|another|other than)\b/i
/** Capitals that name nobody who could have the figure. */
const KNOWN_CAPITAL =
  /^(?:I|I[’'](?:m|d|ve|ll)|IPO|CEO|CFO|AI|SEC|OK|TV|Wall|Street|Covid|COVID|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:[’']s)?)$/

/** What somebody saw, read or found, before what it was; the caller looks at its words. */
const SEEN =
  /^(?:I|we|you|it|one|let me|let us|let[’']s|my [a-z]+|our [a-z]+)\b[^,;:$€£¥\d“”"]{0,60}?\b(?:that|how)(?=\s)/i

const MODAL = /\b(?:may|might|could|would|should|must|if|unless)\b/i

/** "Tablet fans will be let down": a subject of two words at least, or an ordinary one, then its verb. */
function isOwnClause(words: string): boolean {
  const all = words.split(/\s+/)
  const at = all.findIndex((word, i) => i > 0 && new RegExp(`^(?:${FINITE})$`, 'i').test(word))
  if (at < 0 || at === all.length - 1) return false
  // "Beats has been booming": a capital that may be a name
  if (at === 1 && isNamedSubject(all[0] ?? '')) return false
  return at > 1
    ? all.slice(1, at).every((word) => /^[a-z]/.test(word))
    : isPlainWord(all[0] ?? '') || isVerbForm((all[0] ?? '').toLowerCase())
}

const isNamed = (words: string, isFirst: boolean): boolean =>
  words.split(/[\s,]+/).some((word, at) => !(isFirst && at === 0) && /^\p{Lu}/u.test(word) && !KNOWN_CAPITAL.test(word))

/** The parts of a text that are clauses of their own; what else the sentence holds in them, the caller looks at. */
export function openSegments(text: string): Span[] {
  const found: Span[] = []
  const seen = SEEN.exec(text)?.[0] ?? ''
  if (seen && !isNamed(seen, true) && !ABOUT_THE_FIGURE.test(seen) && !MODAL.test(seen))
    found.push({ start: 0, end: seen.length })
  for (const { start, end, open, close } of segmentsOf(text)) {
    if (open === null && close === null) continue
    const words = text.slice(start, end)
    const rest = words.replace(/^(?:just |quite |much )?(?:like|unlike|as) (?:most|all|many) /i, '')
    if (isNamed(words, open === null) || ABOUT_THE_FIGURE.test(rest)) continue
    const isLed = open === null && close !== '('
    const isHead = isLed && (close === ':' || close === '—' || close === '–' || close === '-')
    const isBehind = open !== null && open !== '(' && open !== ':'
    if (
      (isLed && (LIKENED.test(words) || PARTICIPLE.test(words))) ||
      (isHead && isOwnClause(words)) ||
      (isBehind && (ATTRIBUTED.test(words) || IN_CASE.test(words) || PRONOUN_CLAUSE.test(words) || LIKENED.test(words)))
    )
      found.push({ start, end })
  }
  return found
}
