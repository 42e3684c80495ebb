/** Damage to documents: what a scan, a slip of the filer or a torn download does to the statement's own table. */
import { FIGURE_NAMES, type FigureName, type Place, type QcTest } from '@topline/core/statement/statement.ts'
import { digitsOf, MAIN, SLIPS } from './qc-faults.ts'
import { type Right, readAs } from './qc-rights.ts'

export interface Damage {
  kind: string
  what: string
  bytes: Buffer
}

interface Edit {
  start: number
  end: number
  text: string
}

/** The bytes with the edits made, which do not overlap. */
function edited(bytes: Buffer, edits: readonly Edit[]): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    parts.push(bytes.subarray(at, start), Buffer.from(text))
    at = end
  }
  return Buffer.concat([...parts, bytes.subarray(at)])
}

interface Spot {
  start: number
  end: number
  text: string
}

/** Where a printed figure stands, as its plain digits. */
function spotOf(bytes: Buffer, place: Place | undefined): Spot | null {
  if (!place || 'computed' in place || place.document || place.start === null || place.end === null) return null
  const raw = bytes.toString('latin1', place.start, place.end)
  const digits = digitsOf(raw.replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length)))
  if (digits === null) return null
  const start = place.start + raw.indexOf(digits)
  return { start, end: start + digits.length, text: digits }
}

const padded = (text: string, like: Spot): string => text.padStart(like.end - like.start)

/** The row or line around a byte. */
function rowAround(bytes: Buffer, at: number): { start: number; end: number } | null {
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

/** The damages of one document, its figures read at known places. */
export function* damagesOf({ bytes, result }: Right): Generator<Damage> {
  const { provenance, prior_periods } = result
  const prior = prior_periods[0]
  const spots = new Map(MAIN.map((field) => [field, spotOf(bytes, provenance[field])] as const))
  const done = new Set<number>()
  for (const [field, spot] of spots) {
    if (!spot || done.has(spot.start)) continue
    done.add(spot.start)
    for (const [kind, slip] of Object.entries(SLIPS)) {
      const other = slip(spot.text)
      if (other !== null)
        yield {
          kind,
          what: `${field} ${spot.text} → ${other}`,
          bytes: edited(bytes, [{ ...spot, text: padded(other, spot) }]),
        }
    }
    const beside = spotOf(bytes, prior?.provenance?.[field])
    if (beside && beside.text !== spot.text)
      yield {
        kind: "neighbour's figure",
        what: field,
        bytes: edited(bytes, [{ ...spot, text: padded(beside.text, spot) }]),
      }
    const row = rowAround(bytes, spot.start)
    if (row) yield { kind: 'deleted row', what: field, bytes: edited(bytes, [{ ...row, text: '' }]) }
  }
  const all = MAIN.flatMap((field) => spots.get(field) ?? [])
  yield {
    kind: 'empty column',
    what: 'all figures',
    bytes: edited(
      bytes,
      all.map((spot) => ({ ...spot, text: padded('', spot) })),
    ),
  }
  yield* swaps(bytes, provenance, prior?.provenance ?? {})
  yield* unitNotes(bytes, Math.min(...all.map(({ start }) => start)))
}

function* swaps(bytes: Buffer, own: Right['result']['provenance'], before: Right['result']['provenance']) {
  const edits = FIGURE_NAMES.flatMap((field): Edit[] => {
    const [a, b] = [spotOf(bytes, own[field]), spotOf(bytes, before[field])]
    return a && b
      ? [
          { ...a, text: b.text },
          { ...b, text: a.text },
        ]
      : []
  })
  if (edits.length > 6) yield { kind: 'swapped columns', what: 'all figures', bytes: edited(bytes, edits) }
}

const NOTE = /in (thousands|millions)/gi
const HEAD = 6_000

/** The note of the unit in the statement's head, taken away or changed. */
function* unitNotes(bytes: Buffer, first: number): Generator<Damage> {
  if (!Number.isFinite(first)) return
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

type Verdict = 'caught' | 'null' | 'silent' | 'unharmed'

/** What the product says of a damaged document, held against what the undamaged one says. */
export function verdictOf(right: Right, { bytes }: Damage): { verdict: Verdict; failed: string[] } {
  const now = readAs(right.how, bytes)
  if (!now.ok) return { verdict: 'null', failed: [] }
  const wrong = (field: FigureName) => {
    const [was, is] = [right.result.income_statement[field], now.income_statement[field]]
    return is !== null && is !== was
  }
  const lost = MAIN.some(
    (field) => right.result.income_statement[field] !== null && now.income_statement[field] === null,
  )
  const isWrong = MAIN.some(wrong) || now.income_statement.end_date !== right.result.income_statement.end_date
  const failed = now.qc.tests.filter((t: QcTest) => !t.passed && t.necessary).map((t: QcTest) => t.name)
  if (!isWrong) return { verdict: lost ? 'null' : 'unharmed', failed: [] }
  return { verdict: now.qc.passed ? 'silent' : 'caught', failed }
}
