import type { Bytes } from '../bytes.ts'
import type { Prefixes } from '../document/prefixes.ts'
import { type Context, codes, PlainContexts, standsAt } from './plain-context.ts'
import type { Words } from './words.ts'

const LESS = 60
const MAX_ELEMENTS = 50_000
const MAX_LENGTH = 16_384

/** Contexts by id, and units by id as `USD`, `shares`, `USD/shares`. */
export interface Resources {
  contexts: Map<string, Context>
  units: Map<string, string>
}

/** Every context and unit. Those that do not close, and contexts without a date, are left out. */
export function readResources(
  bytes: Bytes,
  ranges: readonly { start: number; end: number }[],
  prefixes: Prefixes,
  words: Words,
): Resources {
  const contexts = new Map<string, Context>()
  const units = new Map<string, string>()
  const plain = new PlainContexts(bytes, words, prefixes)
  const context = elementOf(prefixes, 'context')
  const unit = elementOf(prefixes, 'unit')
  let count = 0
  for (const { start, end } of ranges) {
    // Where one does not close, none of its kind is looked for any more.
    let open = { context: true, unit: true }
    for (let at = start; at < end && count < MAX_ELEMENTS; ) {
      if (bytes[at] !== LESS) at++
      else if (open.context && opens(bytes, at, context)) {
        count++
        let found = plain.read(at + context.opening.length)
        let until = plain.end
        if (found === null || !standsAt(bytes, until, context.closingBytes)) {
          until = bytes.indexOf(context.closing, at)
          found =
            until >= 0 && until - at <= MAX_LENGTH ? readContext(bytes.toString('latin1', at, until), prefixes) : null
        }
        if (until < 0 || until >= end) open = { ...open, context: false }
        else if (found !== null && !contexts.has(found.id)) contexts.set(found.id, found)
        at = open.context ? until : at + 1
      } else if (open.unit && opens(bytes, at, unit)) {
        count++
        const until = bytes.indexOf(unit.closing, at)
        if (until < 0 || until >= end) open = { ...open, unit: false }
        else if (until - at <= MAX_LENGTH) readUnit(bytes.toString('latin1', at, until), units)
        at = open.unit ? until : at + 1
      } else at++
    }
  }
  return { contexts, units }
}

interface Element {
  opening: readonly number[]
  closing: string
  closingBytes: readonly number[]
}

function elementOf(prefixes: Prefixes, local: string): Element {
  const prefix = prefixes.xbrli === '' ? '' : `${prefixes.xbrli}:`
  // With the bracket: `unitNumerator` ends inside `unit`.
  const closing = `</${prefix}${local}>`
  return { opening: codes(`<${prefix}${local}`), closing, closingBytes: codes(closing) }
}

/** `unit` begins `unitNumerator` too: white space must follow. */
const opens = (bytes: Bytes, at: number, { opening }: Element): boolean =>
  standsAt(bytes, at, opening) && (bytes[at + opening.length] ?? 0) <= 32

const ID = /^<[^>]{1,400}?\sid\s*=\s*["']([^"']{1,400})["']/i

/** The last of two units of one id counts. */
function readUnit(body: string, units: Map<string, string>): void {
  const id = ID.exec(body)?.[1]
  if (!id) return
  const measures = [...body.matchAll(/measure\s*>\s*(?:[\w.-]+:)?([\w.-]+)\s*</gi)].map((match) => match[1] ?? '')
  if (measures.length > 0) units.set(id, measures.slice(0, 2).join('/'))
}

const dateOf = (name: string): RegExp => new RegExp(`[<:]${name}[^<>]{0,200}>\\s*(\\d{4}-\\d{2}-\\d{2})`, 'i')
const INSTANT = dateOf('instant')
const START = dateOf('startDate')
const END = dateOf('endDate')
const date = (pattern: RegExp, body: string): string | null => pattern.exec(body)?.[1] ?? null

function readContext(body: string, prefixes: Prefixes): Context | null {
  const id = ID.exec(body)?.[1]
  if (!id) return null
  const instant = body.includes('nstant') ? date(INSTANT, body) : null
  const end = instant ?? date(END, body)
  if (end === null) return null
  const dims = new Map<string, string>()
  if (body.includes('Member') || body.includes('member')) {
    const explicit =
      /explicitMember[^<>]{0,200}?dimension\s*=\s*["']([^"']{1,300})["'][^<>]{0,200}>\s*([^<\s]{1,300})\s*</gi
    for (const match of body.matchAll(explicit))
      dims.set(prefixes.normal(match[1] ?? ''), prefixes.normal(match[2] ?? ''))
    const typed =
      /typedMember[^<>]{0,200}?dimension\s*=\s*["']([^"']{1,300})["'][^<>]{0,200}>\s*<[^<>]{1,300}>([^<]{0,300})</gi
    for (const match of body.matchAll(typed)) dims.set(prefixes.normal(match[1] ?? ''), (match[2] ?? '').trim())
  }
  return { id, start: instant === null ? date(START, body) : null, end, dims }
}
