/** Damage to earnings releases: other columns' figures, the company's own for the statement's, and what stands beyond the statement. */
import type { FullExtraction } from '@topline/core/statement/other-statements.ts'
import type { Guidance, NonGaapMeasure, ReleaseColumn } from '@topline/core/statement/release.ts'
import type { FigureName, Place } from '@topline/core/statement/statement.ts'
import { type Damage, type Edit, edited, firstSpot, padded, type Spot, spotOf, type Verdict } from './qc-bytes.ts'
import { MAIN, SLIPS } from './qc-faults.ts'
import type { Right } from './qc-rights.ts'

/** So many of a class in one release: those of a long one would outweigh all others. */
const MOST = 6
const HEAD = 6_000

/** The damages of one release that no report can have. */
export function* releaseDamages(right: Right): Generator<Damage> {
  yield* otherColumns(right)
  yield* ownForTheStatements(right)
  yield* otherLength(right)
  yield* besideDamages(right, 'year_to_date', "year to date's digit")
  yield* besideDamages(right, 'prior_year', "year before's digit")
  yield* measureDamages(right)
  yield* guidanceDamages(right)
}

/** At most so many, from all over the list. */
const some = <T>(all: readonly T[]): T[] => {
  const every = Math.max(1, Math.ceil(all.length / MOST))
  return all.filter((_, at) => at % every === 0)
}

/** The year to date, or the change on the year before, in the cells of the quarter. */
function* otherColumns({ bytes, result }: Right): Generator<Damage> {
  const { release, provenance, income_statement: s, prior_periods } = result
  const toDate = MAIN.flatMap((field): Edit[] => {
    const [own, other] = [spotOf(bytes, provenance[field]), spotOf(bytes, release?.year_to_date?.provenance?.[field])]
    return own && other ? [{ ...own, text: padded(other.text, own) }] : []
  })
  if (toDate.length >= 4) yield { kind: 'year-to-date column', what: 'all figures', bytes: edited(bytes, toDate) }
  const changes = MAIN.flatMap((field): Edit[] => {
    const [own, now, before] = [spotOf(bytes, provenance[field]), s[field], prior_periods[0]?.[field]]
    if (!own || typeof now !== 'number' || typeof before !== 'number' || now === before) return []
    const scale = Math.abs(now) / Number(own.text.replaceAll(',', ''))
    const digits = own.text.split('.')[1]?.length ?? 0
    const change = Math.abs(now - before) / scale
    const text = change.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return [{ ...own, text: padded(text, own) }]
  })
  if (changes.length >= 4) yield { kind: 'column of change', what: 'all figures', bytes: edited(bytes, changes) }
}

/** "Three months" over the statement called nine. */
function* otherLength({ bytes, result }: Right): Generator<Damage> {
  const first = firstSpot(bytes, result.provenance)
  if (first === null) return
  const from = Math.max(0, first - HEAD)
  const edits = [...bytes.toString('latin1', from, first).matchAll(/three(?= months)/gi)].map(({ index }) => ({
    start: from + index,
    end: from + index + 5,
    text: 'Nine ',
  }))
  if (edits.length === 0) return
  const months = result.income_statement.period_in_months
  yield {
    kind: 'length of the period',
    what: 'the head',
    bytes: edited(bytes, edits),
    judged: (now) =>
      now.income_statement.period_in_months === months ? 'unharmed' : now.qc.passed ? 'silent' : 'caught',
  }
}

/** A figure of the statement, and the company's own measure that starts from it. */
const startsFrom = ({ income_statement }: FullExtraction, { unit, gaap_value, months }: NonGaapMeasure) =>
  unit === '%' || (months ?? 3) > 4
    ? undefined
    : MAIN.find((field) => gaap_value !== null && income_statement[field] === gaap_value)

/** The company's own measure in the statement's cell, one by one and all together. */
function* ownForTheStatements({ bytes, result }: Right): Generator<Damage> {
  const edits = new Map<FigureName, Edit>()
  for (const measure of result.release?.non_gaap ?? []) {
    const field = startsFrom(result, measure)
    const own = field && spotOf(bytes, result.provenance[field])
    const other = spotOf(bytes, placeOf(measure))
    if (!field || !own || !other || own.text === other.text || edits.has(field)) continue
    edits.set(field, { ...own, text: padded(other.text, own) })
  }
  for (const [field, edit] of edits)
    yield { kind: "own measure for the statement's", what: field, bytes: edited(bytes, [edit]) }
  if (edits.size > 2)
    yield { kind: "own measure for the statement's", what: 'all of them', bytes: edited(bytes, [...edits.values()]) }
}

const placeOf = ({ measure, place }: Pick<NonGaapMeasure, 'measure' | 'place'>): Place => ({
  label: measure,
  text: '',
  ...place,
})

/** The bytes with another digit in a figure; null where none can be. */
function slipped(bytes: Buffer, place: Place | undefined): { bytes: Buffer; what: string } | null {
  const spot = spotOf(bytes, place)
  const other = spot && SLIPS['one digit']?.(spot.text)
  if (!spot || !other) return null
  return { bytes: edited(bytes, [{ ...spot, text: padded(other, spot) }]), what: `${spot.text} → ${other}` }
}

/** One digit of each figure of the column beside the quarter's. */
function* besideDamages(
  { bytes, result }: Right,
  column: 'year_to_date' | 'prior_year',
  kind: string,
): Generator<Damage> {
  const of = (read: FullExtraction): ReleaseColumn | null => read.release?.[column] ?? null
  const was = of(result)
  for (const field of was === null ? [] : some(MAIN)) {
    const slip = slipped(bytes, was?.provenance?.[field])
    if (slip === null) continue
    const judged = (now: FullExtraction): Verdict => {
      const is = of(now)?.[field] ?? null
      if (is === (was?.[field] ?? null)) return 'unharmed'
      return is === null ? 'null' : now.qc.passed ? 'silent' : 'caught'
    }
    yield { kind, what: `${field} ${slip.what}`, bytes: slip.bytes, judged }
  }
}

/** One digit of a bridge's steps and of its end, and of measures that have no bridge. */
function* measureDamages({ bytes, result }: Right): Generator<Damage> {
  const all = result.release?.non_gaap ?? []
  for (const measure of some(all.filter(({ adjustments }) => adjustments !== null))) {
    const steps = (measure.adjustment_places ?? []).map((place) => placeOf({ ...measure, place }))
    for (const place of [...some(steps), placeOf(measure)]) {
      const slip = slipped(bytes, place)
      if (slip !== null)
        yield {
          kind: "bridge's digit",
          what: `${measure.measure} ${slip.what}`,
          bytes: slip.bytes,
          judged: bridgeIn(measure, all),
        }
    }
  }
  for (const measure of some(all.filter(({ adjustments }) => adjustments === null))) {
    const slip = slipped(bytes, placeOf(measure))
    if (slip !== null)
      yield {
        kind: "measure's digit",
        what: `${measure.measure} ${slip.what}`,
        bytes: slip.bytes,
        judged: valueIn(measure, all),
      }
  }
}

const textOf = ({ measure, months, value, gaap_value, adjustments }: NonGaapMeasure): string =>
  JSON.stringify([measure, months, value, gaap_value, adjustments])

/** What is told now of the figure that a measure starts from and was not told before: a table may print it for two years. */
const toldAnew = (now: FullExtraction, was: NonGaapMeasure, before: readonly NonGaapMeasure[]): NonGaapMeasure[] => {
  const known = new Set(before.filter((one) => one !== was).map(textOf))
  return (now.release?.non_gaap ?? []).filter(
    (one) =>
      one.measure === was.measure &&
      one.months === was.months &&
      one.gaap_value === was.gaap_value &&
      !known.has(textOf(one)),
  )
}

/** A bridge that is no longer told is as good as caught; one that still adds up with another figure in it is not. */
const bridgeIn =
  (was: NonGaapMeasure, before: readonly NonGaapMeasure[]) =>
  (now: FullExtraction): Verdict => {
    const bridges = toldAnew(now, was, before).filter(({ adjustments }) => adjustments !== null)
    if (bridges.some((one) => textOf(one) === textOf(was))) return 'unharmed'
    return bridges.length > 0 ? 'silent' : 'null'
  }

const valueIn =
  (was: NonGaapMeasure, before: readonly NonGaapMeasure[]) =>
  (now: FullExtraction): Verdict => {
    const told = toldAnew(now, was, before)
    if (told.some(({ value }) => value === was.value)) return 'unharmed'
    return told.length > 0 ? 'silent' : 'null'
  }

/** Another digit, no unit, and the ends of the range exchanged. */
function* guidanceDamages({ bytes, result }: Right): Generator<Damage> {
  for (const told of some(result.release?.guidance ?? [])) {
    const spot = told.place && spotOf(bytes, { label: told.measure, text: '', ...told.place })
    if (!spot) continue
    const judged = guidanceIn(told)
    const other = SLIPS['one digit']?.(spot.text)
    if (other)
      yield {
        kind: "guidance's digit",
        what: `${told.measure} ${spot.text} → ${other}`,
        bytes: edited(bytes, [{ ...spot, text: other }]),
        judged,
      }
    const behind = bytes.toString('latin1', spot.end, spot.end + 60)
    const unit = /billion|million|%/.exec(behind)
    if (unit) {
      const [start, end] = [spot.end + unit.index, spot.end + unit.index + unit[0].length]
      const bare = edited(bytes, [{ start, end, text: ' '.repeat(end - start) }])
      yield { kind: "guidance's unit", what: `${told.measure}: ${unit[0]} removed`, bytes: bare, judged }
    }
    const end = rangeEnd(behind, spot)
    if (told.low !== null && told.high !== null && end !== null)
      yield {
        kind: "guidance's ends",
        what: `${told.measure} ${spot.text} and ${end.text}`,
        bytes: edited(bytes, [
          { ...spot, text: end.text },
          { ...end, text: spot.text },
        ]),
        judged,
      }
  }
}

/** The number behind another, without words between but those of a range. */
function rangeEnd(behind: string, { end }: Spot): Spot | null {
  const hit = /^[^\d<]{1,20}?(\d[\d,]*(?:\.\d+)?)/.exec(behind)
  if (!hit?.[1]) return null
  const start = end + hit[0].length - hit[1].length
  return { start, end: start + hit[1].length, text: hit[1] }
}

const guidanceIn =
  (was: Guidance) =>
  (now: FullExtraction): Verdict => {
    const text = ({ low, high, point, unit }: Guidance) => JSON.stringify([low, high, point, unit])
    const told = (now.release?.guidance ?? []).filter((one) => one.measure === was.measure && one.period === was.period)
    if (told.some((one) => text(one) === text(was))) return 'unharmed'
    return told.length > 0 ? 'silent' : 'null'
  }
