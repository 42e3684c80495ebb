import type { Bytes } from './bytes.ts'

/** Printable characters, the rarest of filings first (counted over tagged, HTML and text filings alike). */
const RARE_FIRST = '^~`@?{}\\[]+|!*XQJKq$UH()W_jZYBVGPM7L8C&59ESkzO%6I4FARD.3\',N#vwT2u/1xybh=m;g<>c-f:p"0drlsaoniet '
const RANKS = new Map([...RARE_FIRST].map((character, rank) => [character, rank]))
const rankOf = (character: string | undefined): number => RANKS.get(character ?? '') ?? 0

/** Patterns up to this long are searched by their first byte, longer ones by a table of skips that seldom pays here. */
const LONGEST = 6
/** Shorter parts occur too often beside the text itself. */
const SHORTEST = 4

/** The part of a text that is found quickest: short, and begun by its rarest character. */
function quickest(text: string): { part: string; at: number } {
  let best = 0
  for (let at = 1; at <= text.length - SHORTEST; at += 1) if (rankOf(text[at]) < rankOf(text[best])) best = at
  return { part: text.slice(best, best + LONGEST), at: best }
}

/** After this many places of the part alone the whole text is looked for: a document may be made of such parts. */
const MOST_IN_VAIN = 20_000

/**
 * Where an ASCII text stands, ascending, from byte `first` on; the search goes on `step` bytes after each, and ends after `most`. What a
 * search through the bytes costs hangs on how often it stops at the first byte of what it looks for, therefore the
 * rarest part of the text is looked for, and the rest compared: two to eight times quicker.
 */
export function occurrences(
  bytes: Bytes,
  text: string,
  step = text.length,
  most = Number.POSITIVE_INFINITY,
  first = 0,
): number[] {
  if (text === '') return []
  const found: number[] = []
  let { part, at: offset } = quickest(text)
  let inVain = 0
  let from = first
  for (let at = bytes.indexOf(part, first + offset); at >= 0; ) {
    const start = at - offset
    if (part.length === text.length || bytes.toString('latin1', start, start + text.length) === text) {
      // The next may be far: it is not looked for once there are enough.
      if (found.push(start) >= most) break
      from = start + step
    } else {
      inVain += 1
      from = start + 1
      if (inVain === MOST_IN_VAIN) {
        part = text
        offset = 0
      }
    }
    at = bytes.indexOf(part, from + offset)
  }
  return found
}

/** The first place of an ASCII text from a byte on; -1 = none. */
export const firstOf = (bytes: Bytes, text: string, from = 0): number =>
  occurrences(bytes, text, text.length, 1, from)[0] ?? -1

const known = new WeakMap<Bytes, string>()

/** The document as one string, a character a byte: made once for all that search it so. */
export function rawText(bytes: Bytes): string {
  const raw = known.get(bytes) ?? bytes.toString('latin1', 0, bytes.length)
  known.set(bytes, raw)
  return raw
}

/** One pattern for all of these texts. */
export const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => text.replace(/[^\w ]/g, '\\$&')).join('|'), 'g')

/**
 * Where each of several ASCII texts stands, ascending, in one walk through the document: the same places as `occurrences`
 * finds, which searches once a text.
 * @param most so many places of each are enough
 */
export function occurrencesOfAll(
  bytes: Bytes,
  texts: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Map<string, number[]> {
  const raw = rawText(bytes)
  const found = new Map(texts.map((text): [string, number[]] => [text, []]))
  let wanted = [...found.keys()].filter((text) => text !== '')
  for (let from = 0; wanted.length > 0 && from < raw.length; ) {
    // Of a text with places enough no more are looked for: a document may be full of it.
    from = walk(raw, from, wanted, found, most)
    wanted = wanted.filter((text) => (found.get(text)?.length ?? 0) < most)
  }
  return found
}

/** Adds the places from a byte on until one of the texts has enough; where to go on. */
function walk(
  raw: string,
  from: number,
  texts: readonly string[],
  found: ReadonlyMap<string, number[]>,
  most: number,
): number {
  const byFirst = new Map<number, { text: string; places: number[] }[]>()
  for (const text of texts) {
    const first = text.charCodeAt(0)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { text, places: found.get(text) ?? [] }])
  }
  const any = anyOf(texts)
  any.lastIndex = from
  for (let hit = any.exec(raw); hit !== null; hit = any.exec(raw)) {
    const at = hit.index
    let isFull = false
    // Another of the texts may begin at the same place, or within this one.
    for (const { text, places } of byFirst.get(raw.charCodeAt(at)) ?? []) {
      const last = places.at(-1)
      if (!raw.startsWith(text, at) || (last !== undefined && at < last + text.length)) continue
      places.push(at)
      isFull ||= places.length >= most
    }
    any.lastIndex = at + 1
    if (isFull) return at + 1
  }
  return raw.length
}
