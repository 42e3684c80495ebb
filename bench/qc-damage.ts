/** Damage to documents: what a scan, a slip of the filer or a torn download does to the statement's own table. */
import { printedStep } from '@topline/core/statement/printed-step.ts'
import type { FigureName, QcTest } from '@topline/core/statement/statement.ts'
import { type Damage, edited, firstSpot, padded, rowAround, spotOf, unitNotes, type Verdict } from './qc-bytes.ts'
import { columnDamages, headDamages, labelDamages, NAMED } from './qc-columns.ts'
import { MAIN, SLIPS } from './qc-faults.ts'
import { releaseDamages } from './qc-release.ts'
import { type Right, readAs } from './qc-rights.ts'

/** The damages of one document, its figures read at known places. */
export function* damagesOf(right: Right): Generator<Damage> {
  const { bytes, result } = right
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
  yield* columnDamages(right)
  yield* headDamages(right)
  yield* labelDamages(right)
  yield* unitNotes(bytes, firstSpot(bytes, provenance))
  yield* lineDamages(right)
  if (right.how === 'release') yield* releaseDamages(right)
}

/** One digit of each line of the expenses, in its cell. */
function* lineDamages({ bytes, result: { income_statement, provenance } }: Right): Generator<Damage> {
  for (const [at, { name }] of income_statement.operating_expenses.entries()) {
    const spot = spotOf(bytes, provenance[`operating_expenses[${at}].amount`])
    const other = spot && SLIPS['one digit']?.(spot.text)
    if (!spot || !other) continue
    const what = `${name} ${spot.text} → ${other}`
    yield { kind: "line's digit", what, bytes: edited(bytes, [{ ...spot, text: padded(other, spot) }]), ofLine: true }
  }
}

/**
 * What the product says of a damaged document, held against what the undamaged one says. A figure that is now read from
 * a coarser or finer print of the same, as a count from a note, is still right, as is one that is now computed from lines
 * that were rounded one by one.
 */
export function verdictOf(
  right: Right,
  { bytes, ofLine = false, judged }: Damage,
): { verdict: Verdict; failed: string[] } {
  const now = readAs(right.how, bytes)
  if (!now.ok) return { verdict: 'null', failed: [] }
  const failed = now.qc.tests.filter((t: QcTest) => !t.passed && t.necessary).map((t: QcTest) => t.name)
  if (judged) return { verdict: judged(now), failed }
  const wrong = (field: FigureName) => {
    const [was, is] = [right.result.income_statement[field], now.income_statement[field]]
    if (is === null || is === was) return false
    if (was === null) return true
    const places = [right.result.provenance[field], now.provenance[field]] as const
    const [before, after] = [printedStep(places[0], was) ?? 0, printedStep(places[1], is) ?? 0]
    const unit = now.income_statement.revenue_units_number
    const [computed, second] = places.flatMap((place) => (place && 'computed' in place ? [place.parts.length] : []))
    const rounded = computed === undefined || second !== undefined ? 0 : unit * (computed + 1)
    return Math.abs(is - was) > 0.5 * Math.max(before, after, rounded) * (1 + 1e-9)
  }
  const lost = MAIN.some(
    (field) => right.result.income_statement[field] !== null && now.income_statement[field] === null,
  )
  const amounts = new Set(right.result.income_statement.operating_expenses.map(({ amount }) => amount))
  const isWrong =
    (ofLine && now.income_statement.operating_expenses.some(({ amount }) => !amounts.has(amount))) ||
    MAIN.some(wrong) ||
    NAMED.some((name) => now.income_statement[name] !== right.result.income_statement[name])
  if (!isWrong) return { verdict: lost ? 'null' : 'unharmed', failed: [] }
  return { verdict: now.qc.passed ? 'silent' : 'caught', failed }
}
