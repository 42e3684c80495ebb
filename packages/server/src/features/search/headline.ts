/** A text around what was searched for, its words marked as the database's English dictionary would find them. */
import type { TextPiece } from '@topline/core/api/search.ts'
// @ts-expect-error the package brings no types
import porter2 from 'wink-porter2-stemmer'

/** The stem of a word in lower case, by Porter's second rules for English: those of the database's dictionary. */
const stemOf: (word: string) => string = porter2

/** Words of one stretch of text, and before its first hit. */
const STRETCH = 30
const BEFORE = 6
/** Words whose stems are kept. */
const MOST_STEMS = 20_000
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)?/gu
const BETWEEN: TextPiece = { text: ' … ', hit: false }

/** The words of a text, by their place among them: a search looks at five thousand, and marks a few. */
interface Words {
  starts: number[]
  ends: number[]
  /** of those that are forms of sought words: which, by their place */
  hits: Map<number, string>
}

interface Stretch {
  /** words from `from` on and before `to` */
  from: number
  to: number
}

/**
 * One stretch of the text, or the two that hold most of the sought words, in pieces.
 * @param query as PostgreSQL writes a tsquery; what stands under "not" is not marked
 */
export function headline(text: string, query: string): TextPiece[] {
  const words = wordsOf(text, soughtWords(query))
  const pieces: TextPiece[] = []
  for (const stretch of stretchesOf(words)) {
    if (pieces.length > 0) pieces.push(BETWEEN)
    pieces.push(...piecesOf(text, words, stretch))
  }
  return pieces
}

function wordsOf(text: string, sought: ReadonlySet<string>): Words {
  // No form of a word begins otherwise than its stem.
  const initials = new Set([...sought].map((word) => word.charAt(0)))
  const words: Words = { starts: [], ends: [], hits: new Map() }
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const [word] = match
    if (initials.has(word.charAt(0).toLowerCase())) {
      const hit = hitOf(word, sought)
      if (hit !== null) words.hits.set(words.starts.length, hit)
    }
    words.starts.push(match.index)
    words.ends.push(WORD.lastIndex)
  }
  return words
}

/** The words of a query, phrases among them, without those that must not be there. */
function soughtWords(query: string): Set<string> {
  const sought = new Set<string>()
  let hidden = 0
  let depth = 0
  let isNot = false
  for (const [token] of query.matchAll(/'(?:[^']|'')*'|[!()]/g)) {
    if (token === '(') {
      depth += 1
      if (isNot && hidden === 0) hidden = depth
    }
    if (token === ')') {
      if (hidden === depth) hidden = 0
      depth -= 1
    }
    if (token.startsWith("'") && !isNot && hidden === 0) sought.add(token.slice(1, -1).replaceAll("''", "'"))
    isNot = token === '!'
  }
  return sought
}

const stems = new Map<string, string>()
function hitOf(word: string, sought: ReadonlySet<string>): string | null {
  const lower = word.toLowerCase()
  if (sought.has(lower)) return lower
  let stem = stems.get(lower)
  if (stem === undefined) {
    if (stems.size >= MOST_STEMS) stems.clear()
    stem = stemOf(lower)
    stems.set(lower, stem)
  }
  return sought.has(stem) ? stem : null
}

/** The stretch with most different sought words, then most of them; then another one with any; in the text's order. */
function stretchesOf(words: Words): Stretch[] {
  const hits = [...words.hits.keys()]
  if (hits.length === 0) return [{ from: 0, to: Math.min(STRETCH, words.starts.length) }]
  const first = bestStretch(words, hits, new Set())
  const known = new Set(hitsIn(words, hits, first))
  const others = hits.filter((at) => at < first.from - STRETCH + BEFORE || at >= first.to)
  const second = others.length > 0 ? bestStretch(words, others, known) : null
  if (second === null) return [first]
  const [a, b] = first.from < second.from ? [first, second] : [second, first]
  return b.from <= a.to ? [{ from: a.from, to: Math.max(a.to, b.to) }] : [a, b]
}

function bestStretch(words: Words, hits: readonly number[], known: ReadonlySet<string>): Stretch {
  const length = words.starts.length
  const all = [...words.hits.keys()]
  let best = { from: 0, to: 0 }
  let most = -1
  for (const at of hits) {
    const from = Math.max(0, Math.min(at - BEFORE, length - STRETCH))
    const to = Math.min(length, from + STRETCH)
    const held = hitsIn(words, all, { from, to })
    const fresh = new Set(held.filter((hit) => !known.has(hit))).size
    const worth = fresh * STRETCH + held.length
    if (worth > most) {
      most = worth
      best = { from, to }
    }
  }
  return best
}

const hitsIn = ({ hits }: Words, among: readonly number[], { from, to }: Stretch): string[] =>
  among.flatMap((at) => (at >= from && at < to ? (hits.get(at) ?? []) : []))

function piecesOf(text: string, { starts, ends, hits }: Words, { from, to }: Stretch): TextPiece[] {
  const pieces: TextPiece[] = []
  // A text that is shown to its end or from its beginning keeps what stands around its words.
  let at = from === 0 ? 0 : (starts[from] ?? 0)
  for (const word of hits.keys()) {
    if (word < from || word >= to) continue
    const [start, end] = [starts[word] ?? 0, ends[word] ?? 0]
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false })
    pieces.push({ text: text.slice(start, end), hit: true })
    at = end
  }
  const last = to === starts.length ? text.length : (ends[to - 1] ?? at)
  if (last > at) pieces.push({ text: text.slice(at, last), hit: false })
  return pieces
}
