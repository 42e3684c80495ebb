/**
 * A second reading of a question of which not every word is understood: without the words that cannot sort its figure
 * out. Which those are is told by where they stand and by what class they are of. An action of the company that takes
 * its amount from the frame around it ("how much did they … on research"), a mood, and what somebody tells of himself
 * before he asks can be set aside, and the answer says that they were. What stands at a figure's name, behind a
 * preposition, where whoever is asked about stands, or what turns, limits or compares can not.
 */

import { isPlainAdverb } from '../figures-in-words/dictionary/dictionary.ts'
import { EVERYDAY } from '../figures-in-words/everyday-words.ts'
import { isColourful } from '../figures-in-words/harmless-words.ts'
import type { Question, QuestionKind } from './asked.ts'
import { CHANGE, GROW, HISTORY, LEAST, MOST, SHARE, SPLIT } from './intents.ts'
import type { Special } from './special.ts'

/** What a text names, in the order of its places. */
export interface Named {
  /** a fact of a figure or a part; null = a period or the company */
  metric: string | null
  isVerb: boolean
  isCompany: boolean
  start: number
  end: number
}

export interface SetAside {
  /** the question without them */
  text: string
  words: string[]
}

const WHO = '(?:it|they|he|she|we|you|management|(?:the |this )?(?:company|firm|business|group|corporation))'
const DOING = new RegExp(
  `\\b(?:(?:did|does|do|has|have|had|is|was|are|were)\\s+${WHO}|(?:have|has|had|need|needed|want|able|going|trying|willing|got)\\s+to)\\s+(?:actually |really |just |even |still |now |ever )*$`,
  'i',
)
/** Between such a verb and the figure whose amount it took. */
const TO_FIGURE =
  /^\s+(?:(?:up|out|away|down|off|through|money|cash|dollars|altogether|in total|so much|much|more|less|most|the most)\s+)*(?<to>on|into|to|towards?|for|from|through|with|via|in|as)\s+(?:(?:the|its|their|all|all of|all its)\s+)*$/i
const SPENT_ON =
  /^(?:expense:|operating_expenses|cost_of_revenue|income_tax_expense|other:(?:capital_expenditures|share_repurchases|dividends_paid|acquisitions)$)/
const CAME_FROM = /^(?:business|geography):/
const CAME_IN = /^(?:total_revenue|net_income|operating_income|gross_profit)$/

/** Whether what is before the figure says of it that so much was spent on it, came from it, or came in as it. */
function isFrame(to: string, metric: string): boolean {
  if (SPENT_ON.test(metric)) return /^(?:on|into|to|towards?|for|in|with)$/i.test(to)
  if (CAME_FROM.test(metric)) return /^(?:from|through|with|via|in)$/i.test(to)
  return CAME_IN.test(metric) && /^(?:in|as)$/i.test(to)
}

/** Verbs that turn the amount round, or put it off: by their beginning, and those that have none. */
const TURNING =
  /^(?:out|over|under|re|un|non|pre|post|dis|mis|inter|sub|co|ex|anti|counter|for[eg]|with)[a-z]{3}|(?:n't|less)$/
const OTHER_ACT = new Set(
  'defer deferred deduct deducted delay delayed depreciate depreciated depleted save saved saving avoid avoided dodge dodged evade evaded skip skipped miss missed lack lacked waive waived escape escaped shelter sheltered cancel canceled cancelled donate donated import imported budget budgeted plan planned target targeted pledge pledged promise promised hedge hedged license licensed lease leased rent rented audit audited accrue accrued allocate allocated amortize amortise capitalize capitalise capitalized capitalised impair impaired write wrote hire hired fire fired employ cut cuts trim trimmed slash slashed halve double triple lower lowered raise raised borrow borrowed lend lent owe owed grow grew shrink shrank add added lose lost bet wager guess estimate hope want wish intend aim commit committed insure insured claim claimed average averaged charge charged bill billed invoice invoiced fine fined sue sued settle settled trade traded swap swapped convert converted buy bought sell sold'.split(
    ' ',
  ),
)
/** Words that deny, limit, count or compare, whatever else is known of them. */
const LIMITING =
  /^(?:not?|none|never|nobody|nothing|neither|nor|without|hardly|barely|scarcely|seldom|only|solely|merely|except\w*|exclud\w*|unless|if|but|apart|aside|besides|once|twice|thrice|dozens?|couple|several|few|many|half|both|rest|remaining|another|others?|instead|else|elsewhere|somewhere|anywhere|everywhere|weeks?|months?|weekly|monthly|daily|hourly|decades?|centur\w*|semesters?|seasons?|spring|summer|autumn|winter|holidays?|christmas|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|today|tonight|yesterday|tomorrow|overnight|trends?|trajectory|momentum|impact|effects?|outcome|outlook|people|folks?|crowd|team|teams|boss|chief|ceo|cfo|chairman|chairwoman|president|founders?)$|n't$/

const PREPOSED =
  /(?:^|\s)(?:of|in|from|for|at|by|to|on|per|without|excluding|including|ex|minus|plus|between|among|across|within|under|over|above|below|than|as|with|into|onto|about|through|via|during|before|after|since|until|till|despite|except|besides|outside|beyond|against|versus|vs\.?|like|and|or|&|,|\/|\+)\s*(?:(?:the|a|an|its|their|our|my|any|all|some|each|every|this|that)\s+)*$/i
const DETERMINED =
  /(?:^|\s)(?:the|a|an|its|their|our|my|your|his|her|any|all|some|each|every|this|that|these|those|what|which|who|whose|where|when|why|did|does|do|is|was|are|were|has|have|had|another|no|so many|how many|much)\s*$|['’]s?\s*$/i

/** A sentence that somebody tells of himself or others, told by how it begins. */
const TELLS =
  /^(?:i(?:['’]m|['’]ve|['’]d)?|we(?:['’]re|['’]ve|['’]d)?|my|our|he|she|they(?:['’]re)?|some(?:body|one)|people|everyone|everybody|a friend|friends|the (?:teacher|professor|boss|prof)|it(?:['’]s| is)|this is|that(?:['’]s| is)|there(?:['’]s| is)|just (?:looking|checking|asking|reading|curious|trying|wondering))\s/i
const NOT_TELLING =
  /\d|%|[$€£¥]|\b(?:not|no|never|without|except|excluding|only|unless|if|than|instead|mean|meant|refer\w*|talking|asking about|interested in|segment|division|region|country|product|quarter|year|month|adjusted|organic|constant)\b|n['’]t\b/i
const CAPITAL = /(?<=\s)(?!I\b)\p{Lu}/u

/** How a question ends or begins where one sentence of two asks. */
const CUTS =
  /(?<=[.!?;:])\s+|,\s+(?=(?:so |and |but )?(?:what|how|which|when|did|does|do|is|was|are|were|has|have)\b)|\s+[–—-]\s+/giu

/** @returns the question without a sentence that tells and asks nothing; null = there is none, or it may name something */
function withoutTelling(text: string, named: readonly Named[]): SetAside | null {
  const pieces: { said: string; start: number }[] = []
  let from = 0
  for (const match of text.matchAll(CUTS)) {
    pieces.push({ said: text.slice(from, match.index), start: from })
    from = match.index + match[0].length
  }
  pieces.push({ said: text.slice(from), start: from })
  const told = pieces.filter(
    ({ said, start }) =>
      TELLS.test(said) &&
      !said.includes('?') &&
      !NOT_TELLING.test(said) &&
      !CAPITAL.test(said.replace(/^\S+/, (first) => first.toLowerCase())) &&
      named.every((one) => one.isCompany || one.end <= start || one.start >= start + said.length),
  )
  const asking = pieces.filter((one) => !told.includes(one))
  if (told.length === 0 || asking.length === 0) return null
  return {
    text: asking.map(({ said }) => said).join(' '),
    words: told.map(({ said }) => said.replace(/[\s.,;:!?–—-]+$/, '')),
  }
}

/** What a name in brackets, or behind "aka", is put beside: the figure is the one that is named. */
const GLOSS =
  /^(?<said>.+?)\s*(?:\((?<inner>[^()]+)\)|\b(?:aka|a\.k\.a\.|i\.?e\.|namely|that is(?: to say)?|in other words|meaning)\s*[,:]?\s+(?<behind>.+?)|\s[—–]\s(?<last>[^—–?]+?))(?=\s+(?:as|in|for|this|last|of|per)\b|\s*\?*$)(?<rest>.*)$/i
/** What asks for more than the figure, or for less. */
const ASKS_MORE = new RegExp(
  `${[CHANGE, GROW, MOST, LEAST, SHARE, SPLIT, HISTORY].map((one) => one.source).join('|')}|\\d|\\b(?:not?|without|except\\w*|exclud\\w*|only|which|who|where|when|each|every|other|than|if)\\b|(?<![-\\w])(?:and|or)(?![-\\w])|n['’]t\\b`,
  'i',
)

/** "How much do they pay for goods (cost of sales)": the figure as it is named at last, where that is a name and nothing else. */
function byGloss(text: string, named: readonly Named[]): SetAside | null {
  const found = GLOSS.exec(text)?.groups
  const gloss = found?.inner ?? found?.behind ?? found?.last
  if (!found || gloss === undefined) return null
  const said = found.said ?? ''
  const start = text.indexOf(gloss, said.length)
  const end = start + gloss.length
  const isName = named.some(
    (one) =>
      one.metric !== null &&
      !one.isVerb &&
      one.start >= start &&
      one.end <= end &&
      one.end - one.start >= gloss.trim().length - 4,
  )
  const isAlone = named.every((one) => one.isCompany || one.isVerb || one.metric === null || one.start >= start)
  if (!isName || !isAlone || ASKS_MORE.test(said) || CAPITAL.test(withoutNamed(said, named))) return null
  return { text: `what was ${gloss}${found.rest ?? ''}`, words: [said.trim()] }
}

const withoutNamed = (text: string, named: readonly Named[]): string =>
  named.reduce(
    (out, { start, end }) =>
      end > text.length ? out : `${out.slice(0, start)}${' '.repeat(end - start)}${out.slice(end)}`,
    text,
  )

/**
 * @param unread words, in small letters, that nothing is called by
 * @param named what the text names
 * @returns null where one of the words may sort the figure out
 */
export function setAside(text: string, unread: readonly string[], named: readonly Named[]): SetAside | null {
  const told = withoutTelling(text, named) ?? byGloss(text, named)
  if (told) return told
  if (unread.length === 0) return null
  const open = new Set(unread)
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu)].filter((match) =>
    open.has(match[0].toLowerCase().replace(/’/g, "'").replace(/'s$/, '')),
  )
  const found = words.filter((match) =>
    named.every((one) => match.index >= one.end || match.index + match[0].length <= one.start),
  )
  if (found.length === 0 || !found.every((match) => isSoft(text, match[0], match.index, named))) return null
  const cut = found.reduceRight(
    (out, match) => `${out.slice(0, match.index)}${out.slice(match.index + match[0].length)}`,
    text,
  )
  return { text: cut.replace(/\s{2,}/g, ' ').trim(), words: found.map(([word]) => word) }
}

function isSoft(text: string, word: string, start: number, named: readonly Named[]): boolean {
  const end = start + word.length
  const lower = word.toLowerCase().replace(/’/g, "'")
  // A name; at the head of a question any word has a capital.
  if (!/^[a-z][a-z']*$/.test(start === 0 ? lower : word)) return false
  if (LIMITING.test(lower) || TURNING.test(lower)) return false
  return isAction(text, lower, start, end, named) || isMood(text, lower, start, end, named)
}

/** What the company did with an amount that the words around tell. */
function isAction(text: string, word: string, start: number, end: number, named: readonly Named[]): boolean {
  if (OTHER_ACT.has(word)) return false
  const before = named
    .filter((one) => one.isCompany && one.end <= start)
    .reduceRight((out, one) => `${out.slice(0, one.start)}the company${out.slice(one.end)}`, text.slice(0, start))
  if (!DOING.test(before.replace(/\bthe the\b/gi, 'the'))) return false
  const next = named.find((one) => one.metric !== null && !one.isVerb && one.start >= end)
  const to = next && TO_FIGURE.exec(text.slice(end, next.start))?.groups?.to
  return next?.metric != null && to !== undefined && isFrame(to, next.metric)
}

/** How it is felt or told, where it stands at no name. */
function isMood(text: string, word: string, start: number, end: number, named: readonly Named[]): boolean {
  const isFelt = EVERYDAY.has(word) || isPlainAdverb(word) || isColourful(word)
  // Comparatives, and what counts or orders.
  if (!isFelt || /(?:er|est|th|teen|ty)$/.test(word)) return false
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (/\bhow\s+$/i.test(before) && /^\s+(?:is|was|are|were)\b/i.test(after)) return true
  if (PREPOSED.test(before) || DETERMINED.test(before)) return false
  if (/^\s+(?:of|in|on|from|for|to|and|or|with|at|by)\b|^\s*[&/+-]/i.test(after)) return false
  return named.every((one) => {
    if (one.metric === null) return true
    const between = one.start >= end ? text.slice(end, one.start) : text.slice(one.end, start)
    return !/^\s*(?:the |its |their |a )?$/i.test(between)
  })
}

const YES_OR_NO = /^\W*(?:is|was|are|were|did|does|do|has|have|had|would|could|can)\b/i
const ONE_OF = /^\W*(?:which|who|whose|where|when)\b|\bhow many\b/i
/** Answers that say yes or no, or look at every year. */
const ANSWERED: ReadonlySet<Special['kind']> = new Set([
  ...(['reckoned', 'threshold', 'proposed', 'every-year', 'movers', 'share-of', 'versus', 'ranked'] as const),
])
const OF_FIGURES: ReadonlySet<QuestionKind> = new Set([...(['figure', 'change', 'share', 'history'] as const)])
const OF_PARTS: ReadonlySet<QuestionKind> = new Set([
  ...(['most', 'least', 'grew-most', 'grew-least', 'split', 'largest-expense'] as const),
])

/** Whether a second reading knows what is asked, of what and of when: what a word left out may have asked is not guessed. */
export function isResolved({ kind, special, metrics, unread, asksWhy, text }: Question): boolean {
  if (asksWhy || unread.length > 0) return false
  if (special) return ANSWERED.has(special.kind) || (special.kind === 'other' && !YES_OR_NO.test(text))
  if (OF_PARTS.has(kind)) return true
  return OF_FIGURES.has(kind) && metrics.length > 0 && !YES_OR_NO.test(text) && !ONE_OF.test(text)
}
