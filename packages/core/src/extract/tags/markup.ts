/** Small readers of markup: where a tag ends, what its attributes are, what a reader sees. All linear in their input. */
import { decodeEntities } from '../../filing/entities.ts'

const QUOTE = 34
const APOSTROPHE = 39
const LESS = 60
const GREATER = 62

/** Caps against hostile input: a start tag longer than this is no tag, and no more attributes than this are read. */
const MAX_TAG = 65_536
const MAX_ATTRIBUTES = 200

/** Offset just after the `>` that ends the start tag at `from`, quotes respected; -1 where it does not end. */
export function tagEnd(bytes: { readonly length: number; readonly [at: number]: number }, from: number): number {
  const limit = Math.min(bytes.length, from + MAX_TAG)
  let quote = 0
  for (let at = from; at < limit; at++) {
    const code = bytes[at]
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === GREATER) return at + 1
    // A tag begins within a tag: this one does not end. Without this, many such would be read over and over.
    else if (code === LESS && at > from) return -1
    else if ((code === QUOTE || code === APOSTROPHE) && bytes[at - 1] === 61) quote = code
  }
  return -1
}

/** Attributes of one start tag by lower-case name; values raw. The first of a repeated name counts. */
function attributes(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  const pattern = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g
  for (let match = pattern.exec(tag); match !== null && found.size < MAX_ATTRIBUTES; match = pattern.exec(tag)) {
    const name = (match[1] ?? '').toLowerCase()
    if (!found.has(name)) found.set(name, match[2] ?? match[3] ?? match[4] ?? '')
  }
  return found
}

const lowered = new Map<string, string>()
const MOST_LOWERED = 500

/** The name in lower case; the few names that occur are kept, for a tag has the same ones every time. */
function lowerCase(name: string): string {
  const known = lowered.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  if (lowered.size < MOST_LOWERED) lowered.set(name, lower)
  return lower
}

/**
 * Calls `take` with each attribute as `attributes` would list it. Tags written as machines write them, `name="value"`
 * after white space, are read without a pattern; any other goes the long way.
 */
export function eachAttribute(tag: string, take: (name: string, value: string) => void): void {
  const plain: string[] = []
  let at = 1
  for (let code = tag.charCodeAt(at); code > 32 && code !== GREATER && code !== 47; code = tag.charCodeAt(at)) at++
  for (;;) {
    let code = tag.charCodeAt(at)
    while (code === 32 || (code >= 9 && code <= 13)) code = tag.charCodeAt(++at)
    if (code === GREATER || (code === 47 && tag.charCodeAt(at + 1) === GREATER)) break
    const from = at
    while (isNameByte(code)) code = tag.charCodeAt(++at)
    const end = code === 61 && at > from && tag.charCodeAt(at + 1) === QUOTE ? tag.indexOf('"', at + 2) : -1
    if (end < 0) {
      for (const [name, value] of attributes(tag)) take(name, value)
      return
    }
    const name = lowerCase(tag.slice(from, at))
    if (plain.length >= 2 * MAX_ATTRIBUTES) break
    if (!seen(plain, name)) plain.push(name, tag.slice(at + 2, end))
    at = end + 1
  }
  for (let i = 0; i < plain.length; i += 2) take(plain[i] ?? '', plain[i + 1] ?? '')
}

/** Letters, digits and `: - _ .`, of which the names of attributes are made. */
export const isNameByte = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 45 && code <= 58 && code !== 47) || code === 95

function seen(plain: readonly string[], name: string): boolean {
  for (let i = 0; i < plain.length; i += 2) if (plain[i] === name) return true
  return false
}

/** Text without its tags and comments; `between` stands where a tag stood. Search-based: linear on any input. */
export function stripTags(markup: string, between = ''): string {
  let at = markup.indexOf('<')
  if (at < 0) return markup
  let text = ''
  let from = 0
  while (at >= 0) {
    const next = markup.charCodeAt(at + 1)
    // Only a letter, a slash, ! or ? after < begins a tag, as in HTML.
    const isTag = next === 47 || next === 33 || next === 63 || ((next | 32) >= 97 && (next | 32) <= 122)
    if (!isTag) {
      at = markup.indexOf('<', at + 1)
      continue
    }
    text += markup.slice(from, at) + between
    const comment = markup.startsWith('<!--', at)
    const end = comment ? markup.indexOf('-->', at + 4) : markup.indexOf('>', at)
    if (end < 0) return text
    from = end + (comment ? 3 : 1)
    at = markup.indexOf('<', from)
  }
  return text + markup.slice(from)
}

/** What a reader sees of a piece of markup: no tags, entities decoded, white space single, ends trimmed. */
export function visible(markup: string, between = ''): string {
  return decodeEntities(stripTags(markup, between))
    .replace(/[\s\u00a0\u2002-\u200b\u00ad]+/g, ' ')
    .trim()
}
