/** Edits of a document's bytes, and where its figures and rows stand. */
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { Place, Provenance } from '@topline/core/statement/statement.ts'
import { digitsOf, MAIN } from './qc-faults.ts'

export interface Damage {
  kind: string
  what: string
  bytes: Buffer
  /** A line of the expenses is damaged: they are then held against those of the undamaged document. */
  ofLine?: boolean
  /** What the damaged reading makes of what was damaged, where that is not a figure of the statement. */
  judged?: (now: FullExtraction) => Verdict
}

export type Verdict = 'caught' | 'null' | 'silent' | 'unharmed'

export interface Edit {
  start: number
  end: number
  text: string
}

/** The bytes with the edits made, which do not overlap. */
export function edited(bytes: Buffer, edits: readonly Edit[]): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    parts.push(bytes.subarray(at, start), Buffer.from(text, 'latin1'))
    at = end
  }
  return Buffer.concat([...parts, bytes.subarray(at)])
}

export interface Spot {
  start: number
  end: number
  text: string
}

/** Where a printed figure stands, as its plain digits. */
export function spotOf(bytes: Buffer, place: Place | undefined): Spot | null {
  if (!place || 'computed' in place || place.document || place.start === null || place.end === null) return null
  const raw = bytes.toString('latin1', place.start, place.end)
  const digits = digitsOf(raw.replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length)))
  if (digits === null) return null
  const start = place.start + raw.indexOf(digits)
  return { start, end: start + digits.length, text: digits }
}

/** Where the first of the main figures stands; null where none is printed. */
export function firstSpot(bytes: Buffer, provenance: Provenance): number | null {
  const starts = MAIN.flatMap((field) => spotOf(bytes, provenance[field])?.start ?? [])
  return starts.length === 0 ? null : Math.min(...starts)
}

export const padded = (text: string, like: Spot): string => text.padStart(like.end - like.start)

/** The row or line around a byte. */
export function rowAround(bytes: Buffer, at: number): { start: number; end: number } | null {
  const from = Math.max(0, at - 20_000)
  const text = bytes.toString('latin1', from, at + 20_000).toLowerCase()
  const here = at - from
  const start = text.lastIndexOf('<tr', here)
  const end = text.indexOf('</tr', here)
  if (start >= 0 && end >= 0) return { start: from + start, end: from + end + 5 }
  const line = text.lastIndexOf('\n', here)
  const next = text.indexOf('\n', here)
  return line >= 0 && next >= 0 ? { start: from + line, end: from + next } : null
}

const NOTE = /in (thousands|millions)/gi
const HEAD = 6_000

/** The note of the unit in the statement's head, taken away or changed. */
export function* unitNotes(bytes: Buffer, first: number | null): Generator<Damage> {
  if (first === null) return
  const from = Math.max(0, first - HEAD)
  const head = bytes.toString('latin1', from, first)
  const notes = [...head.matchAll(NOTE)].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    unit: (match[1] ?? '').toLowerCase(),
  }))
  if (notes.length === 0) return
  const other = (unit: string) => (unit === 'millions' ? 'in thousands' : 'in millions ')
  yield {
    kind: 'unit removed',
    what: 'the note',
    bytes: edited(
      bytes,
      notes.map((note) => ({ ...note, text: ' '.repeat(note.end - note.start) })),
    ),
  }
  yield {
    kind: 'unit changed',
    what: 'the note',
    bytes: edited(
      bytes,
      notes.map((note) => ({ ...note, text: other(note.unit) })),
    ),
  }
}
