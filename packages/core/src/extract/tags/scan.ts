/**
 * Finds tagged facts, contexts and units by searching the bytes; nothing is tokenized. Offsets are offsets into the
 * document, so provenance costs nothing. Any prefix is understood by its namespace. Facts may nest.
 */
import type { Bytes } from '../bytes.ts'
import { attributes, tagEnd, visible } from './markup.ts'
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
}

/** Caps against hostile input. */
const MAX_DEPTH = 64
const MAX_FACTS = 200_000
const MAX_TEXT = 4_000

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
  const open: RawFact[] = []
  let hidden = 0
  let next = bytes.indexOf(opening)
  let close = bytes.indexOf(closing)
  while ((next >= 0 || close >= 0) && facts.length < MAX_FACTS) {
    if (next < 0 || (close >= 0 && close < next)) {
      // h(idden) or n(onFraction): the letters tell, so that most end tags are never sliced.
      const kind = localName(bytes, close + name + 3)
      if (kind === 'nonfraction') {
        const fact = open.pop()
        if (fact) fact.end = close
      } else if (kind === 'hidden') hidden = Math.max(0, hidden - 1)
      close = bytes.indexOf(closing, close + 4)
      continue
    }
    const from = next
    const kind = localName(bytes, from + name + 2)
    next = bytes.indexOf(opening, from + 4)
    if (kind === 'hidden') hidden++
    else if (kind === 'nonfraction') {
      const start = tagEnd(bytes, from)
      if (start < 0) continue
      const fact = readFact(bytes.toString('latin1', from, start), prefixes, from, start, hidden > 0)
      facts.push(fact)
      if (bytes[start - 2] === 47) fact.end = start
      else if (open.length < MAX_DEPTH) open.push(fact)
    } else if (kind === 'nonnumeric') {
      const text = coverFact(bytes, from, prefixes)
      if (text !== null) texts.push(text)
    }
  }
  // A fact whose end tag is missing holds no number that can be trusted.
  return { prefixes, facts: facts.filter((fact) => fact.end >= fact.start && fact.name !== ''), texts }
}

function localName(bytes: Bytes, from: number): string {
  const text = bytes.toString('latin1', from, Math.min(bytes.length, from + 12))
  const letters = /^[A-Za-z]+/.exec(text)
  return letters === null ? '' : letters[0].toLowerCase()
}

function readFact(tag: string, prefixes: Prefixes, from: number, start: number, hidden: boolean): RawFact {
  const has = attributes(tag)
  const scale = Number(has.get('scale') ?? '0')
  const nil = [...has].some(([key, value]) => /(^|:)nil$/.test(key) && /^(true|1)$/.test(value))
  return {
    name: prefixes.normal(has.get('name') ?? ''),
    context: has.get('contextref') ?? '',
    unit: has.get('unitref') ?? '',
    format: has.get('format') ?? '',
    scale: Number.isInteger(scale) && Math.abs(scale) <= 15 ? scale : 0,
    negative: has.get('sign') === '-',
    nil,
    hidden,
    from,
    start,
    end: -1,
  }
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
  }
  return -1
}
