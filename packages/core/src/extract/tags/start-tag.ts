/**
 * Start tags of inline XBRL read from the bytes, without a string for the tag. Tags written as machines write them,
 * `name="value"` after white space, are read in one pass; any other goes the long way, with the same result.
 */
import type { Bytes } from '../bytes.ts'
import { eachAttribute, isNameByte, tagEnd } from './markup.ts'
import { emptyHash, hashed, type Words } from './words.ts'

/** What a start tag of a fact says; `end` is the offset after its `>`, -1 where the tag does not end. */
export interface StartTag {
  end: number
  empty: boolean
  name: string
  context: string
  unit: string
  format: string
  scale: number
  negative: boolean
  nil: boolean
}

const QUOTE = 34
const SLASH = 47
const EQUALS = 61
const GREATER = 62
/** Longer tags go the long way, where the caps are. */
const MAX_PLAIN = 4_000
const MAX_PLAIN_ATTRIBUTES = 30

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
const KEYS = {
  name: letters('name'),
  context: letters('contextref'),
  unit: letters('unitref'),
  format: letters('format'),
  scale: letters('scale'),
  sign: letters('sign'),
  nil: letters('nil'),
}
const WHOLE = /^-?\d{1,2}$/

/** Reads the start tag at `from` whose element name ends at `word`, into `tag`. */
export function readStartTag(bytes: Bytes, from: number, word: number, words: Words, tag: StartTag): void {
  clear(tag)
  if (readPlain(bytes, from, word, words, tag)) return
  clear(tag)
  tag.end = tagEnd(bytes, from)
  if (tag.end < 0) return
  tag.empty = bytes[tag.end - 2] === SLASH
  eachAttribute(bytes.toString('latin1', from, tag.end), (key, value) => {
    if (key === 'name') tag.name = value
    else if (key === 'contextref') tag.context = value
    else if (key === 'unitref') tag.unit = value
    else if (key === 'format') tag.format = value
    else if (key === 'scale') tag.scale = scaleOf(value)
    else if (key === 'sign') tag.negative = value === '-'
    else if (key === 'nil' || key.endsWith(':nil')) tag.nil ||= isTrue(value)
  })
}

function clear(tag: StartTag): void {
  tag.end = -1
  tag.empty = false
  tag.name = ''
  tag.context = ''
  tag.unit = ''
  tag.format = ''
  tag.scale = 0
  tag.negative = false
  tag.nil = false
}

const isTrue = (value: string): boolean => value === 'true' || value === '1'

function scaleOf(value: string): number {
  const scale = WHOLE.test(value) ? Number(value) : 0
  return Math.abs(scale) <= 15 ? scale : 0
}

/** False where the tag is not plain; `tag` then holds nothing of use. */
function readPlain(bytes: Bytes, from: number, word: number, words: Words, tag: StartTag): boolean {
  const limit = Math.min(bytes.length, from + MAX_PLAIN)
  let at = word
  // Which of the wanted attributes were there: a repeated one is for the long way.
  let seen = 0
  for (let count = 0; count < MAX_PLAIN_ATTRIBUTES; count++) {
    let code = bytes[at] ?? 0
    while (code === 32 || (code >= 9 && code <= 13)) code = bytes[++at] ?? 0
    if (code === GREATER || (code === SLASH && bytes[at + 1] === GREATER)) {
      tag.empty = code === SLASH
      tag.end = tag.empty ? at + 2 : at + 1
      return true
    }
    const key = at
    while (isNameByte(code)) code = bytes[++at] ?? 0
    if (at === key || code !== EQUALS || bytes[at + 1] !== QUOTE) return false
    const keyEnd = at
    const start = at + 2
    let hash = emptyHash()
    at = start
    for (code = bytes[at] ?? 0; code !== QUOTE && at < limit; code = bytes[++at] ?? 0) hash = hashed(hash, code)
    if (at >= limit) return false
    const bit = take(bytes, key, keyEnd, start, at, hash, words, tag)
    if ((seen & bit) !== 0) return false
    seen |= bit
    at++
  }
  return false
}

/** Takes one attribute; its bit, 0 for those that are not wanted. */
function take(
  bytes: Bytes,
  key: number,
  keyEnd: number,
  start: number,
  end: number,
  hash: number,
  words: Words,
  tag: StartTag,
): number {
  switch (keyEnd - key) {
    case 4:
      if (isKey(bytes, key, KEYS.name)) {
        tag.name = words.take(start, end, hash)
        return 1
      }
      if (isKey(bytes, key, KEYS.sign)) {
        tag.negative = end - start === 1 && bytes[start] === 45
        return 2
      }
      break
    case 5:
      if (isKey(bytes, key, KEYS.scale)) {
        const digit = (bytes[start] ?? 0) - 48
        tag.scale =
          end - start === 1 && digit >= 0 && digit <= 9 ? digit : scaleOf(bytes.toString('latin1', start, end))
        return 4
      }
      break
    case 6:
      if (isKey(bytes, key, KEYS.format)) {
        tag.format = words.take(start, end, hash)
        return 8
      }
      break
    case 7:
      if (isKey(bytes, key, KEYS.unit)) {
        tag.unit = words.take(start, end, hash)
        return 16
      }
      break
    case 10:
      if (isKey(bytes, key, KEYS.context)) {
        tag.context = words.take(start, end, hash)
        return 32
      }
  }
  const nil = keyEnd - 3
  if (nil >= key && isKey(bytes, nil, KEYS.nil) && (nil === key || bytes[nil - 1] === 58)) {
    tag.nil ||= isTrue(bytes.toString('latin1', start, end))
  }
  return 0
}

/** Whether the letters at `at` are this key, in any case. */
function isKey(bytes: Bytes, at: number, key: readonly number[]): boolean {
  for (let i = 0; i < key.length; i++) if (((bytes[at + i] ?? 0) | 32) !== key[i]) return false
  return true
}
