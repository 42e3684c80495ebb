/**
 * Finds tagged facts, contexts and units by searching the bytes; nothing is tokenized. Offsets are offsets into the
 * document, so provenance costs nothing. Any prefix is understood by its namespace. Facts may nest.
 */
import type { Bytes } from '../bytes.ts'
import { attributes, eachAttribute, tagEnd, visible } from './markup.ts'
import { type Prefixes, readPrefixes } from './prefixes.ts'

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
}

/** Caps against hostile input. */
const MAX_DEPTH = 64
const MAX_FACTS = 200_000
const MAX_TEXT = 4_000
const MAX_TEXTS = 2_000
const MAX_NESTED = 8
/** The place of what does not occur again. */
const NONE = Number.MAX_SAFE_INTEGER

/** True where the document holds inline XBRL facts at all. */
export function isTagged(bytes: Bytes): boolean {
  const prefixes = readPrefixes(bytes)
  return prefixes !== null && bytes.indexOf(`<${prefixes.ix}:`) >= 0
}

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
      const start = tagEnd(bytes, from)
      if (start < 0) {
        broken.push(from)
        continue
      }
      const fact = readFact(bytes.toString('latin1', from, start), prefixes, from, start, hidden > 0)
      facts.push(fact)
      if (bytes[start - 2] === 47) fact.end = start
      else if (open.length < MAX_DEPTH) open.push(fact)
    } else if (isWord(bytes, word, NUMERIC)) {
      const text = texts.length < MAX_TEXTS ? coverFact(bytes, from, prefixes) : null
      if (text !== null) texts.push(text)
    } else if (isWord(bytes, word, HIDDEN)) hidden++
    else if (isWord(bytes, word, RESOURCES)) {
      const before = resources.at(-1)?.end ?? 0
      const end = resources.length < MAX_DEPTH && word >= before ? bytes.indexOf(`${closing}resources`, word) : -1
      if (word >= before) resources.push({ start: word, end: end < 0 ? bytes.length : end })
    } else if (!OTHERS.some((other) => isWord(bytes, word, other)) && broken.length < MAX_FACTS) broken.push(from)
    if (close === NONE) close = nextClose(from + 4)
  }
  // A fact whose end tag is missing holds no number that can be trusted.
  const whole = facts.filter((fact) => {
    const good = fact.end >= fact.start && fact.name !== ''
    if (!good) broken.push(fact.from)
    return good
  })
  return { prefixes, facts: whole, texts, resources, broken }
}

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

const WHOLE = /^-?\d{1,2}$/

function readFact(tag: string, prefixes: Prefixes, from: number, start: number, hidden: boolean): RawFact {
  const fact: RawFact = {
    name: '',
    context: '',
    unit: '',
    format: '',
    scale: 0,
    negative: false,
    nil: false,
    hidden,
    from,
    start,
    end: -1,
  }
  eachAttribute(tag, (key, value) => {
    switch (key) {
      case 'name':
        fact.name = prefixes.normal(value)
        break
      case 'contextref':
        fact.context = value
        break
      case 'unitref':
        fact.unit = value
        break
      case 'format':
        fact.format = value
        break
      case 'scale': {
        const scale = WHOLE.test(value) ? Number(value) : 0
        fact.scale = Math.abs(scale) <= 15 ? scale : 0
        break
      }
      case 'sign':
        fact.negative = value === '-'
        break
      default:
        if (key === 'nil' || key.endsWith(':nil')) fact.nil ||= value === 'true' || value === '1'
    }
  })
  return fact
}

function coverFact(bytes: Bytes, from: number, prefixes: Prefixes): TextFact | null {
  const start = tagEnd(bytes, from)
  if (start < 0 || start - from > 4_000) return null
  const tag = bytes.toString('latin1', from, start)
  // The cheap test first: text blocks are many and long.
  if (!tag.includes(prefixes.dei)) return null
  const has = attributes(tag)
  const name = prefixes.normal(has.get('name') ?? '')
  if (!name.startsWith('dei:')) return null
  const end = bytes[start - 2] === 47 ? start : matchingEnd(bytes, start, prefixes.ix)
  if (end < 0 || end - start > MAX_TEXT) return null
  const text = visible(bytes.toString('utf8', start, end))
  return { name, context: has.get('contextref') ?? '', format: has.get('format') ?? '', text, start, end }
}

/** Offset of the end tag that closes the `nonNumeric` whose content begins at `start` (T1: they nest). */
function matchingEnd(bytes: Bytes, start: number, ix: string): number {
  const content = bytes.toString('latin1', start, Math.min(bytes.length, start + MAX_TEXT + 64))
  const pattern = new RegExp(`<(/?)${ix}:nonnumeric\\b`, 'gi')
  let depth = 1
  for (let match = pattern.exec(content); match !== null; match = pattern.exec(content)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return start + match.index
    if (depth > MAX_NESTED) return -1
  }
  return -1
}
