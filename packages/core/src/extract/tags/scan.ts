/**
 * Finds tagged facts, contexts and units by searching the bytes; nothing is tokenized. Offsets are offsets into the
 * document, so provenance costs nothing. Any prefix is understood by its namespace. Facts may nest.
 */
import type { Bytes } from '../bytes.ts'
import { type Prefixes, readPrefixes } from '../document/prefixes.ts'
import { firstOf } from '../find.ts'
import { visible } from './markup.ts'
import type { Context } from './plain-context.ts'
import { readStartTag, type StartTag } from './start-tag.ts'
import { Words } from './words.ts'

/** One `ix:nonFraction`, as it stands; value and unit are read when asked for. */
export interface RawFact {
  /** Concept as tagged, prefix normalised to the taxonomy's usual one (`us-gaap:Revenues`). */
  name: string
  context: string
  unit: string
  format: string
  scale: number
  negative: boolean
  nil: boolean
  hidden: boolean
  /** Start tag, content and end: `[from, start)` is the tag, `[start, end)` the printed text. */
  from: number
  start: number
  end: number
  /** The period of its context and the measure of its unit, once these are read; null where none is declared. */
  period: Context | null
  /** Currency code, `shares`, `USD/shares`, `pure`, … */
  measure: string
}

/** One `ix:nonNumeric` of the cover, decoded. */
export interface TextFact {
  name: string
  context: string
  format: string
  text: string
  start: number
  end: number
}

export interface Scan {
  prefixes: Prefixes
  facts: RawFact[]
  texts: TextFact[]
  /** Where contexts and units stand: the content of every `ix:resources`. */
  resources: { start: number; end: number }[]
  /** Where a tag stands that is none, or a fact that does not end or has no name. */
  broken: number[]
  words: Words
}

/** Caps against hostile input. */
const MAX_DEPTH = 64
const MAX_FACTS = 200_000
const MAX_TEXT = 4_000
const MAX_TEXTS = 2_000
const MAX_TAG = 4_000
/** A value is shorter than this, and as a rule without markup. */
const MAX_PLAIN = 120
const MAX_NESTED = 8
/** The place of what does not occur again. */
const NONE = Number.MAX_SAFE_INTEGER

/** All numeric facts and the cover's text facts, in document order; null where there is no inline XBRL. */
export function scanFacts(bytes: Bytes): Scan | null {
  const prefixes = readPrefixes(bytes)
  if (prefixes === null) return null
  const opening = `<${prefixes.ix}:`
  const closing = `</${prefixes.ix}:`
  const name = prefixes.ix.length
  const facts: RawFact[] = []
  const texts: TextFact[] = []
  const resources: Scan['resources'] = []
  const broken: number[] = []
  const open: RawFact[] = []
  const words = new Words(bytes)
  const closingBytes = letters(closing)
  const ends = new RegExp(`<(/?)${prefixes.ix.replaceAll('.', '\\.')}:nonnumeric\\b`, 'gi')
  const tag: StartTag = { ...NO_TAG }
  let hidden = 0
  const find = (needle: string, from: number): number => {
    const at = bytes.indexOf(needle, from)
    return at < 0 ? NONE : at
  }
  let next = find(opening, 0)
  // The next end tag; looked for only while something is open that it may close, and never again once there is none.
  let close = NONE
  let ended = false
  const nextClose = (from: number): number => {
    if (ended || (open.length === 0 && hidden === 0)) return NONE
    const at = find(closing, from)
    ended = at === NONE
    return at
  }
  while ((next < NONE || close < NONE) && facts.length < MAX_FACTS) {
    if (close < next) {
      if (isWord(bytes, close + name + 3, FRACTION)) {
        const fact = open.pop()
        if (fact) fact.end = close
      } else if (isWord(bytes, close + name + 3, HIDDEN)) hidden = Math.max(0, hidden - 1)
      close = nextClose(close + 4)
      continue
    }
    const from = next
    const word = from + name + 2
    next = find(opening, from + 4)
    if (isWord(bytes, word, FRACTION)) {
      readStartTag(bytes, from, word + FRACTION.length, words, tag)
      const start = tag.end
      if (start < 0) {
        broken.push(from)
        continue
      }
      const fact = begun(tag, prefixes, from, hidden > 0)
      facts.push(fact)
      if (tag.empty) fact.end = start
      else if (open.length < MAX_DEPTH) {
        // A value without markup ends here: nothing has to be searched for.
        const end = close === NONE || close >= start ? plainEnd(bytes, start, closingBytes) : -1
        if (end < 0) open.push(fact)
        else {
          fact.end = end
          if (close === end) close = nextClose(end + 4)
          if (open.length === 0 && hidden === 0) continue
        }
      }
    } else if (isWord(bytes, word, NUMERIC)) {
      readStartTag(bytes, from, word + NUMERIC.length, words, tag)
      const text = texts.length < MAX_TEXTS ? coverFact(bytes, from, tag, ends, prefixes) : null
      if (text !== null) texts.push(text)
    } else if (isWord(bytes, word, HIDDEN)) hidden++
    else if (isWord(bytes, word, RESOURCES)) {
      const before = resources.at(-1)?.end ?? 0
      const end = resources.length < MAX_DEPTH && word >= before ? firstOf(bytes, `${closing}resources`, word) : -1
      if (word >= before) resources.push({ start: word, end: end < 0 ? bytes.length : end })
    } else if (!OTHERS.some((other) => isWord(bytes, word, other)) && broken.length < MAX_FACTS) broken.push(from)
    if (close === NONE) close = nextClose(from + 4)
  }
  // A fact whose end tag is missing holds no number that can be trusted.
  const isWhole = (fact: RawFact) => fact.end >= fact.start && fact.name !== ''
  for (const fact of facts) if (!isWhole(fact)) broken.push(fact.from)
  return { prefixes, facts: facts.filter(isWhole), texts, resources, broken, words }
}

const NO_TAG: StartTag = {
  end: -1,
  empty: false,
  name: '',
  context: '',
  unit: '',
  format: '',
  scale: 0,
  negative: false,
  nil: false,
}

/** The fact that a start tag at `from` begins. */
const begun = (tag: StartTag, prefixes: Prefixes, from: number, hidden: boolean): RawFact => ({
  name: prefixes.normal(tag.name),
  context: tag.context,
  unit: tag.unit,
  format: tag.format,
  scale: tag.scale,
  negative: tag.negative,
  nil: tag.nil,
  hidden,
  from,
  start: tag.end,
  end: -1,
  period: null,
  measure: '',
})

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const FRACTION = letters('nonfraction')
const NUMERIC = letters('nonnumeric')
const HIDDEN = letters('hidden')
const RESOURCES = letters('resources')
const OTHERS = [
  'continuation',
  'exclude',
  'footnote',
  'fraction',
  'numerator',
  'denominator',
  'header',
  'references',
  'relationship',
  'tuple',
].map(letters)

/** Whether the letters at `at`, in any case, are this word and no longer one. */
function isWord(bytes: Bytes, at: number, word: readonly number[]): boolean {
  for (let i = 0; i < word.length; i++) if (((bytes[at + i] ?? 0) | 32) !== word[i]) return false
  const after = (bytes[at + word.length] ?? 0) | 32
  return after < 97 || after > 122
}

/** Offset of the `<` of `</…:nonFraction` where nothing but text stands between `start` and it; -1 otherwise. */
function plainEnd(bytes: Bytes, start: number, closing: readonly number[]): number {
  let at = start
  for (const limit = Math.min(bytes.length, start + MAX_PLAIN); at < limit && bytes[at] !== 60; at++);
  for (let i = 0; i < closing.length; i++) if (bytes[at + i] !== closing[i]) return -1
  return isWord(bytes, at + closing.length, FRACTION) ? at : -1
}

function coverFact(bytes: Bytes, from: number, tag: StartTag, ends: RegExp, prefixes: Prefixes): TextFact | null {
  const start = tag.end
  if (start < 0 || start - from > MAX_TAG) return null
  // The cheap test first: text blocks are many and long.
  const name = prefixes.normal(tag.name)
  if (!name.startsWith('dei:')) return null
  const end = tag.empty ? start : matchingEnd(bytes, start, ends)
  if (end < 0 || end - start > MAX_TEXT) return null
  const text = visible(bytes.toString('utf8', start, end))
  return { name, context: tag.context, format: tag.format, text, start, end }
}

/** Offset of the end tag that closes the `nonNumeric` whose content begins at `start` (T1: they nest). */
function matchingEnd(bytes: Bytes, start: number, ends: RegExp): number {
  const content = bytes.toString('latin1', start, Math.min(bytes.length, start + MAX_TEXT + 64))
  let depth = 1
  ends.lastIndex = 0
  for (let match = ends.exec(content); match !== null; match = ends.exec(content)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return start + match.index
    if (depth > MAX_NESTED) return -1
  }
  return -1
}
