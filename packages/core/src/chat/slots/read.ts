/**
 * A question as what is reckoned: the figures it names, the times, what is to be done with them, wherever each stands.
 * A word that is none of these leaves the question unread.
 */
import { companyNames, companySpans } from '../../figures-in-words/companies.ts'
import { currencyAgrees } from '../../figures-in-words/currencies.ts'
import { otherMentions } from '../../figures-in-words/other-names.ts'
import { countOf } from '../../figures-in-words/skeleton.ts'
import type { ChatFacts } from '../facts.ts'
import { MARGINS, type Mention, NO_METRIC } from '../metrics.ts'
import { BALANCES } from '../reckoning/reply.ts'
import { type Asked, askedOf } from './asked.ts'
import { type Time, type TimeMention, timesIn } from './times.ts'
import type { Slots, Token } from './token.ts'
import { BEFORE, DEFINED, MADE, marked, roleOf, withoutExcluded } from './words.ts'

export interface Readers {
  mentions: (text: string) => Mention[]
  /** words that make another figure of one that is named */
  odd: (text: string) => readonly string[]
}

const YES_OR_NO = /(?:^|[?!:;,–—]\s+|[.]\s+)(?:and |so |but )?(?:is|was|are|were|did|does|do|has|have|had)\b/i
/** Another reader's: reasons, what is to come, conditions, what is of others. */
const NOT_ASKED =
  /\b(?:why|how come|will|would|should|could be|forecast\w*|guid(?:ance|es?|ed)|next|expect\w*|target\w*|plan\w*|if|unless|adjusted|organic|average|normali[sz]ed|pro forma|per (?!§|cent\b|basic\b|diluted\b|dollar\b)\w+)\b|^\W*(?:when|where|who|whose|whom)\b/i
const ASIDE =
  /^(?:(?:i am|i['’]m|im|sorry|my english)\b[^.?!]{0,40}\b(?:native|english|sorry|new to|retired|student|hurry|deadline|beginner|lay(?:man|person))\b[^.?!]{0,60}[.!,–-]+\s*(?:sorry[.!,]*\s*)?|on deadline\s*[–,:-]+\s*|hi[,!.]*\s+|hello[,!.]*\s+|hey[,!.]*\s+|please,\s*|quick(?: one| question)?[:,–-]\s*)/i
const CLOSING =
  /[\s,.;:–-]*\b(?:(?:just |only )?(?:number|numbers|figures?|amounts?)(?: please| pls| only)?|pls|please|thanks|thank you|thx|(?:and )?how much\??)\s*[?.!]*\s*$/i
/** Something else that is set aside by the asker: "CET1 aside, …". */
const SET_ASIDE = /^(?!.*\bassets\b.{0,12}\baside)([^,.?]{1,24}) aside,\s*/i
const MEANT =
  /^(.*?)[\s,;:?–—-]+\(?(?:no,? )?(?:i mean(?: by that)?|i\.?e\.?,?|that is,?|meaning|in other words,?|or rather|by (?:which|that) i mean|defined as)\s+(.+)$/i
const YEARS =
  /\b(?:(?:over|for|in|of|across|during) )?(?:each of )?(?:the )?(?:(?:last|past|latest) (two|three|2|3) (?:fiscal )?y(?:ea)?rs\b|(two|three|2|3) years (?:running|in a row|straight)\b|(?:last|past) few years\b|every year\b|each year\b|over the years\b|year by year\b|by year\b|all (?:the )?years\b)/i

/** @param isDefined the measure's name is known to be printed nowhere: only a definition beside it tells what is asked */
export function readSlots(typed: string, facts: ChatFacts, readers: Readers, isDefined = false): Asked | null {
  const isPrinted = (metric: string): boolean => facts.others.some((one) => one.metric === metric)
  if (facts.others.length === 0) return null
  const isNamed = (text: string): boolean => otherMentions(text).length > 0 || readers.mentions(text).length > 0
  const plain = withoutExcluded(bare(typed, isNamed))
  const { text, formula } = explained(plain, isNamed)
  if (isDefined && formula === null && !MADE.test(text)) return null
  const said = marked(formula ?? text, isPrinted)
  if (NOT_ASKED.test(said) || NOT_ASKED.test(text) || readers.odd(formula ?? typed).some((one) => !/share/i.test(one)))
    return null
  const slots = slotsOf(said, facts, readers)
  if (!slots) return null
  if (formula === null) return askedOf({ ...slots, isYesNo: YES_OR_NO.test(text.trim()) })
  // What is said beside a definition is the measure's name, the time, and how it is to be told.
  const beside = slotsOf(marked(text.replace(DEFINED, ' '), isPrinted), facts, readers)
  const own = new Set(slots.tokens.flatMap((one) => (one.kind === 'figure' ? [one.metric] : [])))
  if (!beside || beside.tokens.some((one) => one.kind === 'figure' && !own.has(one.metric))) return null
  const kept = beside.tokens.filter((one) => one.kind === 'time' || (one.kind === 'op' && one.op === 'percent'))
  return askedOf({ ...slots, tokens: [...slots.tokens, ...kept], years: slots.years ?? beside.years, isYesNo: false })
}

/** Without who asks and how. */
function bare(typed: string, isNamed: (text: string) => boolean): string {
  let text = typed.trim()
  for (let at = 0; at < 3; at += 1) {
    const said = ASIDE.exec(text)?.[0] ?? SET_ASIDE.exec(text)?.[0]
    if (!said || isNamed(said)) break
    text = text.slice(said.length)
  }
  const closing = CLOSING.exec(text)
  return closing && closing.index > 0 ? text.slice(0, closing.index) : text
}

/** A definition in brackets or behind "I mean"; of a plain name behind it nothing else counts. */
function explained(said: string, isNamed: (text: string) => boolean): { text: string; formula: string | null } {
  const meant = MEANT.exec(said)
  if (meant?.[1] !== undefined && meant[2] !== undefined) {
    const [, before, after] = meant
    if (isFormula(after)) return { text: before, formula: after }
    if (isNamed(after) && before.trim().split(/\s+/).length <= 12) return { text: after, formula: null }
  }
  for (const match of said.matchAll(/\(([^()]+)\)|(?:=|:)\s*([^()=:?]+)/g)) {
    const inner = match[1] ?? match[2] ?? ''
    const isNamedBefore = new RegExp(DEFINED.source, 'i').test(said.slice(0, match.index))
    if (isFormula(inner) && (match[1] !== undefined || isNamedBefore))
      return { text: `${said.slice(0, match.index)} ${said.slice(match.index + match[0].length)}`, formula: inner }
  }
  return { text: said, formula: null }
}
const isFormula = (text: string): boolean =>
  /\/|÷|\+|−|\s[-–]\s|\b(?:minus|less|plus|divided by|over|relative to|to)\b/i.test(text) &&
  /\S\s*(?:\/|÷|\+|−|\s[-–]\s|\b(?:minus|less|plus|divided by|over|relative to|to)\b)\s*\S/i.test(text) &&
  otherMentions(text).length > 0 &&
  !/\?|\bhow\b|\bwhat\b/i.test(text)

function slotsOf(said: string, facts: ChatFacts, readers: Readers): Slots | null {
  const many = YEARS.exec(said)
  const years = many ? countOf(many[1] ?? many[2]) : null
  const text = many ? said.replace(many[0], (all) => ' '.repeat(all.length)) : said
  const placed = placedIn(text, facts, readers)
  if (!placed) return null
  const metrics = [...new Set(placed.flatMap(({ figure }) => (figure ? [figure] : [])))]
  if (!isKnownHere(metrics, years !== null || placed.some(({ time }) => time !== null))) return null
  const tokens: Token[] = []
  for (const [at, one] of placed.entries()) {
    if (one.figure !== null) {
      const before = placed[at - 1]
      if (before && before.figure === null && before.time === null && before.word !== '' && !BEFORE.test(before.word))
        return null
      tokens.push({ kind: 'figure', metric: one.figure })
    } else if (one.time) tokens.push({ kind: 'time', time: one.time })
    else if (one.word !== '') {
      if (/^[$€]$/.test(one.word) && !currencyAgrees(one.word, facts.currency)) return null
      const role = roleOf(one.word, metrics)
      if (role === null) return null
      if (role !== 'idle') tokens.push({ kind: 'op', op: role })
    }
  }
  return { tokens, years, isYesNo: false, text: said }
}

/**
 * What parts sold is no share of any figure but revenue. Other readers tell what an income statement holds; a single
 * figure of it may be asked of times that they do not know.
 */
function isKnownHere(metrics: readonly string[], isTimed: boolean): boolean {
  if (metrics.some((one) => one.includes('business') || one.includes('geography'))) return false
  // "Card member loans" of the costs are what was lost on them, and no part of a balance.
  if (metrics.some((one) => one.startsWith('expense:')) && metrics.some((one) => BALANCES.test(one))) return false
  const isPlain = metrics.length === 1 && !/^expense:|^revenue/.test(metrics[0] ?? '')
  return metrics.length === 0 || metrics.some((one) => one.startsWith('other:')) || (isPlain && isTimed)
}

interface Placed {
  start: number
  end: number
  figure: string | null
  time: Time | null
  word: string
}

/** Figures, times, the company and the words between them, in their order; null = a figure is named that none has. */
function placedIn(text: string, facts: ChatFacts, { mentions }: Readers): Placed[] | null {
  const placed: Placed[] = []
  const isFree = (start: number, end: number) => placed.every((one) => end <= one.start || start >= one.end)
  const add = (start: number, end: number, what: Partial<Placed>) => {
    if (isFree(start, end)) placed.push({ figure: null, time: null, word: '', ...what, start, end })
  }
  const named = mentions(text)
  for (const { named: other, start, end } of otherMentions(text)) {
    const isOfLonger = named.some((one) => one.start < end && one.end > start && one.end - one.start > end - start)
    if (!isOfLonger) add(start, end, { figure: `other:${other.name}` })
  }
  const times: TimeMention[] = timesIn(text, facts).filter(({ start, end }) =>
    named.every((one) => one.metric === NO_METRIC || end <= one.start || start >= one.end),
  )
  for (const { time, start, end } of times) add(start, end, { time })
  const nouns = new Set(named.filter((one) => !one.isVerb).map((one) => one.metric))
  for (const { metric, isVerb, start, end } of named) {
    if (!isFree(start, end)) continue
    if (metric === MARGINS || metric === NO_METRIC) return null
    if (isVerb && !nouns.has(metric)) return null
    if (!isVerb) add(start, end, { figure: metric })
  }
  for (const { start, end } of companySpans(text, companyNames(facts.company, facts.base.tickers))) add(start, end, {})
  for (const match of text.matchAll(/[§\p{L}\p{N}][\p{L}\p{N}'&.-]*|[%/+÷−$€£¥,;&]|(?<=\s)[-–—](?=\s)/gu)) {
    const word = match[0].toLowerCase().replace(/[.]+$/, '').replace(/'s$/, '')
    // A dash sets a clause apart; between two figures it takes one off the other.
    add(match.index, match.index + match[0].length, { word: /^[–—]$/.test(word) ? ',' : word })
  }
  return dashed(placed.sort((a, b) => a.start - b.start))
}

/** A hyphen between two figures takes one off the other; before anything else it sets a clause apart. */
const dashed = (placed: readonly Placed[]): Placed[] =>
  placed.map((one, at) => {
    if (one.word !== '-') return one
    const next = placed.slice(at + 1).find(({ word }) => !/^(?:the|its|their|total)$/.test(word))
    return next?.figure ? one : { ...one, word: ',' }
  })
