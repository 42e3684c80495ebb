/** Damage to the balance sheet and the cash flows of a document, and what the product says of it when it is read again. */
import { extractFiling } from '@topline/core/extract/extract.ts'
import {
  BALANCE_SHEET_FIGURES,
  CASH_FLOW_FIGURES,
  type FullExtraction,
  type OtherKind,
} from '@topline/core/statement/other-statements.ts'
import { type Damage, edited, padded, rowAround, type Spot, spotOf, unitNotes, type Verdict } from './qc-bytes.ts'
import { SLIPS } from './qc-faults.ts'

const FIGURES: Readonly<Record<OtherKind, readonly string[]>> = {
  balance_sheet: BALANCE_SHEET_FIGURES,
  cash_flow: CASH_FLOW_FIGURES,
}
/** Figures that an identity of the statement holds. */
const TOTALS = new Set([
  'total_assets',
  'total_liabilities',
  'total_equity',
  'shareholders_equity',
  'current_assets',
  'current_liabilities',
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'net_change_in_cash',
  'cash_at_start',
  'cash_at_end',
])
/** One line in so many has a digit changed. */
const LINES = 5
/** Printed units that rounding hides in a sum: a digit or a cell that changes no more is no fault that a sum can tell. */
const HIDDEN = 12
const numberOf = (text: string): number => Number(text.replace(/[^\d]/g, ''))
const isHidden = (one: string, other: string): boolean => Math.abs(numberOf(one) - numberOf(other)) <= HIDDEN

/** One fault that was tried, and the tests that failed. */
interface Tried {
  kind: OtherKind
  fault: string
  what: string
  verdict: Verdict
  by: readonly string[]
}
type Fault = Pick<Damage, 'what' | 'bytes'> & { kind: OtherKind; fault: string }
type Others = Pick<FullExtraction, OtherKind>

/** The damages of one statement, its figures read at known places. */
function* faultsOf(bytes: Buffer, right: Others, kind: OtherKind): Generator<Fault> {
  const part = right[kind]
  if (part === null) return
  const prior = part.prior_periods[0]?.provenance ?? {}
  const fault = (name: string, what: string, edits: Parameters<typeof edited>[1]) => ({
    kind,
    fault: name,
    what,
    bytes: edited(bytes, edits),
  })
  const pairs: [Spot, Spot][] = []
  const done = new Set<number>()
  for (const field of FIGURES[kind]) {
    const spot = spotOf(bytes, part.provenance[field])
    if (spot === null || done.has(spot.start)) continue
    done.add(spot.start)
    const slip = SLIPS['one digit']?.(spot.text)
    if (slip)
      yield fault(`one digit of a ${TOTALS.has(field) ? 'total' : 'figure'}`, field, [
        { ...spot, text: padded(slip, spot) },
      ])
    const row = rowAround(bytes, spot.start)
    if (row) yield fault(`deleted row of a ${TOTALS.has(field) ? 'total' : 'figure'}`, field, [{ ...row, text: '' }])
    const other = spotOf(bytes, prior[field])
    if (other === null || isHidden(other.text, spot.text)) continue
    pairs.push([spot, other])
    yield fault("neighbour's figure", field, [{ ...spot, text: padded(other.text, spot) }])
  }
  // What stands below the foot of the cash flows is part of no sum.
  const foot = part.provenance[kind === 'cash_flow' ? 'net_change_in_cash' : 'total_equity']
  const end = foot === undefined || 'computed' in foot ? null : foot.start
  const last = part.lines.findIndex(({ place }) => place !== null && !('computed' in place) && place.start === end)
  for (const [at, { label, place }] of part.lines.entries()) {
    const spot = at % LINES === 0 && at < last ? spotOf(bytes, place ?? undefined) : null
    const slip = spot === null || done.has(spot.start) ? null : SLIPS['one digit']?.(spot.text)
    if (spot && slip && !isHidden(slip, spot.text))
      yield fault("line's digit", label, [{ ...spot, text: padded(slip, spot) }])
  }
  if (pairs.length >= 5) {
    yield fault(
      'swapped columns',
      'all figures',
      pairs.flatMap(([a, b]) => [
        { ...a, text: b.text },
        { ...b, text: a.text },
      ]),
    )
    yield fault(
      "prior year's column",
      'all figures',
      pairs.map(([a, b]) => ({ ...a, text: padded(b.text, a) })),
    )
  }
  const first = Math.min(...done)
  for (const { kind: name, what, bytes: after } of unitNotes(bytes, done.size === 0 ? null : first))
    yield { kind, fault: name, what, bytes: after }
}

/** The damages of both statements where they pass, each read again and judged. */
export function* othersDamaged(
  bytes: Buffer,
  right: Others,
  engine: 'tags' | 'tables',
  wants: (fault: Pick<Fault, 'kind' | 'fault' | 'what'>) => boolean = () => true,
): Generator<Tried> {
  for (const kind of ['balance_sheet', 'cash_flow'] as const) {
    if (!right[kind]?.qc.passed) continue
    for (const one of faultsOf(bytes, right, kind)) {
      if (!wants(one)) continue
      const now = extractFiling(one.bytes, { engine })
      const by = now.ok ? (now[kind]?.qc.tests ?? []).filter((test) => !test.passed && test.necessary) : []
      yield {
        kind,
        fault: one.fault,
        what: one.what,
        verdict: now.ok ? verdictOf(right, now, kind) : 'null',
        by: by.map(({ name }) => name),
      }
    }
  }
}

/** What the damaged reading of a statement is, held against the undamaged one. */
function verdictOf(right: Others, now: Others, kind: OtherKind): Verdict {
  const [was, is] = [right[kind], now[kind]]
  if (is === null || was === null) return 'null'
  const figures = (one: object) => Object.fromEntries(Object.entries(one)) as Record<string, unknown> // asked by names
  const [a, b] = [figures(was), figures(is)]
  const changed = FIGURES[kind].filter((name) => a[name] !== b[name])
  const amounts = new Set(was.lines.map(({ amount }) => amount))
  const isLine = is.lines.some(({ amount }) => !amounts.has(amount))
  if (!is.qc.passed) return changed.length > 0 || isLine ? 'caught' : 'unharmed'
  if (changed.some((name) => b[name] !== null)) return 'silent'
  return changed.length > 0 ? 'null' : isLine ? 'silent' : 'unharmed'
}
