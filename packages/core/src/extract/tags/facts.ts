/** Facts with their periods, values and units: what the choosing works on. */
import type { Cell } from '../../statement/statement.ts'
import type { Bytes } from '../bytes.ts'
import { readResources } from './contexts.ts'
import { stripTags, visible } from './markup.ts'
import { decimalText, scaled } from './number.ts'
import type { Context } from './plain-context.ts'
import { type RawFact, scanFacts, type TextFact } from './scan.ts'

export interface Fact extends RawFact {
  period: Context
}

export interface Facts {
  bytes: Bytes
  /** Facts that have a period, in document order. */
  list: Fact[]
  texts: TextFact[]
  byName: Map<string, Fact[]>
  contexts: ReadonlyMap<string, Context>
  /** Where tags stand that could not be read, and facts of a period that is not declared. */
  broken: readonly number[]
}

/** Reads all facts of a tagged document; null where it has no inline XBRL. */
export function readFacts(bytes: Bytes): Facts | null {
  const scan = scanFacts(bytes)
  if (scan === null) return null
  // Only there may contexts stand; a document that lost the tags around them is searched as a whole.
  const ranges = scan.resources.length > 0 ? scan.resources : [{ start: 0, end: bytes.length }]
  const { contexts, units } = readResources(bytes, ranges, scan.prefixes, scan.words)
  const list: Fact[] = []
  const byName = new Map<string, Fact[]>()
  for (const raw of scan.facts) {
    const period = contexts.get(raw.context)
    if (period === undefined) {
      scan.broken.push(raw.from)
      continue
    }
    // Filled in, not copied: copying costs as much as finding the fact.
    raw.period = period
    raw.measure = units.get(raw.unit) ?? ''
    const fact = raw as Fact // its period is known now
    list.push(fact)
    const same = byName.get(fact.name)
    if (same) same.push(fact)
    else byName.set(fact.name, [fact])
  }
  return { bytes, list, texts: scan.texts, byName, contexts, broken: scan.broken }
}

/** The fact that stands in a cell; null where none does. */
export function factOf(facts: Facts, { concept, start }: Cell): Fact | null {
  return facts.byName.get(concept ?? '')?.find((fact) => fact.start === start) ?? null
}

/** The digits as printed, tags and entities resolved. */
export function printedText(bytes: Bytes, fact: RawFact): string {
  return visible(bytes.toString('utf8', fact.start, Math.min(fact.end, fact.start + 4_000)))
}

const values = new WeakMap<RawFact, { value: number | null }>()

/**
 * The value in whole units, the tag's sign and scale applied; 0 for a dash or a nil cell that prints a dash; null
 * where the text is no number.
 */
export function factValue(bytes: Bytes, fact: RawFact): number | null {
  const known = values.get(fact)
  if (known) return known.value
  const value = readValue(bytes, fact)
  values.set(fact, { value })
  return value
}

function readValue(bytes: Bytes, fact: RawFact): number | null {
  const raw = bytes.toString('latin1', fact.start, Math.min(fact.end, fact.start + 4_000))
  const simple = /^[\d,.]+$/.test(raw)
  const text = simple
    ? raw
    : visible(stripTags(bytes.toString('utf8', fact.start, Math.min(fact.end, fact.start + 4_000))))
  if (fact.nil) return /^[-–—−]+$/.test(text) ? 0 : null
  const decimal = decimalText(text, fact.format)
  if (decimal === null) return null
  const value = scaled(decimal, fact.scale)
  if (!Number.isFinite(value)) return null
  return fact.negative && value !== 0 ? -value : value
}

/** True where the cell prints a bracket or a minus before the digits. */
export function isBracketed(bytes: Bytes, fact: RawFact): boolean {
  const before = visible(
    stripTags(bytes.toString('latin1', Math.max(0, fact.from - 300), fact.from).replace(/^[^<]*>/, '')),
  )
  return /[(\u2212\u2013-]\s*[$\u20ac\u00a3]?\s*$/.test(before)
}
