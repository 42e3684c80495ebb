import type { Bytes } from '../bytes.ts'
import { firstOf } from '../find.ts'

/** The document's prefixes by namespace (T158: never trust the usual prefix). */
export interface Prefixes {
  /** Prefix of inline XBRL elements. */
  ix: string
  /** Prefix of the XBRL instance elements (`context`, `unit`); empty = default namespace. */
  xbrli: string
  /** Prefix of the cover facts as the document writes it, with its colon. */
  dei: string
  /** A name with the document's prefix → the same with the taxonomy's usual prefix. */
  normal: (name: string) => string
}

const INLINE = [
  'http://www.xbrl.org/2013/inlineXBRL',
  'http://www.xbrl.org/2008/inlineXBRL',
  'http://www.xbrl.org/2011/inlineXBRL',
]
const INSTANCE = 'http://www.xbrl.org/2003/instance'

const USUAL: readonly [RegExp, string][] = [
  [/fasb\.org\/us-gaap\//, 'us-gaap'],
  [/xbrl\.sec\.gov\/dei\//, 'dei'],
  [/fasb\.org\/srt\//, 'srt'],
  [/xbrl\.ifrs\.org\/taxonomy\//, 'ifrs-full'],
  [/xbrl\.sec\.gov\/country\//, 'country'],
  [/xbrl\.sec\.gov\/stpr\//, 'stpr'],
  [/xbrl\.sec\.gov\/ecd\//, 'ecd'],
]

const known = new WeakMap<Bytes, { prefixes: Prefixes | null }>()

/**
 * Reads the namespace declarations around the first inline and instance names; null = no inline XBRL here. Read once,
 * each part of the engine asks.
 */
export function readPrefixes(bytes: Bytes): Prefixes | null {
  const { prefixes } = known.get(bytes) ?? { prefixes: findPrefixes(bytes) }
  known.set(bytes, { prefixes })
  return prefixes
}

/** True where the document holds inline XBRL facts at all. */
export function isTagged(bytes: Bytes): boolean {
  const prefixes = readPrefixes(bytes)
  return prefixes !== null && bytes.indexOf(`<${prefixes.ix}:`) >= 0
}

function findPrefixes(bytes: Bytes): Prefixes | null {
  // One search where nothing is tagged.
  if (firstOf(bytes, '/inlineXBRL') < 0) return null
  const declared = new Map<string, string>()
  let inline = -1
  for (const uri of INLINE) {
    if (inline < 0) inline = firstOf(bytes, uri)
  }
  if (inline < 0) return null
  // The declarations stand in one start tag, as a rule that of <html>.
  const around = [inline, firstOf(bytes, INSTANCE)]
  for (const at of around) {
    if (at < 0) continue
    const text = bytes.toString('latin1', Math.max(0, at - 16_384), Math.min(bytes.length, at + 16_384))
    for (const match of text.matchAll(/xmlns:([\w.-]{1,64})\s*=\s*["']([^"'\s]{1,300})["']/g)) {
      if (match[1] && match[2] && !declared.has(match[1])) declared.set(match[1], match[2])
    }
  }
  let ix = 'ix'
  let xbrli = ''
  let dei = 'dei:'
  const usual = new Map<string, string>()
  for (const [prefix, uri] of declared) {
    if (INLINE.includes(uri)) ix = prefix
    else if (uri === INSTANCE) xbrli = prefix
    const known = USUAL.find(([pattern]) => pattern.test(uri))
    if (known) usual.set(prefix, known[1])
    if (known?.[1] === 'dei') dei = `${prefix}:`
  }
  // A name occurs many times: the same string each time is found faster in every map that follows.
  const names = new Map<string, string>()
  const normal = (name: string): string => {
    const before = names.get(name)
    if (before !== undefined) return before
    const colon = name.indexOf(':')
    const known = colon < 0 ? undefined : usual.get(name.slice(0, colon))
    const normalised = known === undefined ? name : known + name.slice(colon)
    names.set(name, normalised)
    return normalised
  }
  return { ix, xbrli, dei, normal }
}
