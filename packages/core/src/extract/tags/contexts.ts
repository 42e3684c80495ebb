import type { Prefixes } from './prefixes.ts'

/** A period with the dimensions that narrow it down. `start` is null for an instant. */
export interface Context {
  id: string
  start: string | null
  end: string
  /** Axis → member, both with the taxonomy's usual prefix; typed members as their text. */
  dims: ReadonlyMap<string, string>
}

const MAX_CONTEXTS = 50_000
const MAX_LENGTH = 16_384

/** Every context by id. Contexts that do not close or hold no date are left out. */
export function readContexts(resources: readonly string[], prefixes: Prefixes): Map<string, Context> {
  const found = new Map<string, Context>()
  for (const [id, body] of elements(resources, prefixes, 'context')) {
    const context = readContext(id, body, prefixes)
    if (context !== null && !found.has(id)) found.set(id, context)
  }
  return found
}

/** Every unit by id as `USD`, `shares`, `USD/shares`. */
export function readUnits(resources: readonly string[], prefixes: Prefixes): Map<string, string> {
  const found = new Map<string, string>()
  for (const [id, body] of elements(resources, prefixes, 'unit')) {
    const measures = [...body.matchAll(/measure\s*>\s*(?:[\w.-]+:)?([\w.-]+)\s*</gi)].map((match) => match[1] ?? '')
    if (measures.length > 0) found.set(id, measures.slice(0, 2).join('/'))
  }
  return found
}

const ID = /^<[^>]{1,400}?\sid\s*=\s*["']([^"']{1,400})["']/i

function elements(resources: readonly string[], prefixes: Prefixes, local: string): [string, string][] {
  const prefix = prefixes.xbrli === '' ? '' : `${prefixes.xbrli}:`
  const opening = `<${prefix}${local}`
  // With the bracket: `unitNumerator` ends inside `unit`.
  const closing = `</${prefix}${local}>`
  const found: [string, string][] = []
  for (const text of resources) {
    for (let at = text.indexOf(opening); at >= 0 && found.length < MAX_CONTEXTS; ) {
      // `unit` begins `unitNumerator` too: white space must follow.
      if (text.charCodeAt(at + opening.length) > 32) {
        at = text.indexOf(opening, at + opening.length)
        continue
      }
      const end = text.indexOf(closing, at)
      if (end < 0) break
      if (end - at <= MAX_LENGTH) {
        const body = text.slice(at, end)
        const id = ID.exec(body)?.[1]
        if (id) found.push([id, body])
      }
      at = text.indexOf(opening, end)
    }
  }
  return found
}

const dateOf = (name: string): RegExp => new RegExp(`[<:]${name}[^<>]{0,200}>\\s*(\\d{4}-\\d{2}-\\d{2})`, 'i')
const INSTANT = dateOf('instant')
const START = dateOf('startDate')
const END = dateOf('endDate')
const date = (pattern: RegExp, body: string): string | null => pattern.exec(body)?.[1] ?? null

function readContext(id: string, body: string, prefixes: Prefixes): Context | null {
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
