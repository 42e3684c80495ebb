/** The places of a document that print a statement's main figures again, or print others in their stead. */
import type { Evidence, EvidenceKind } from '../../statement/statement.ts'
import type { Figure } from '../document/row.ts'
import { firstOf, occurrences } from '../find.ts'
import { expectedMonths } from '../sheet/periods.ts'
import type { Statement } from '../statements/recognise.ts'
import { mayHold, namesExactly, speaksOf, type Witnessed } from './labels.ts'
import { type Hit, hitsInText, isTelling, isTellingOf, type Printed, printedFigures, standsAlone } from './needles.ts'
import { type Passage, Passages, type Source } from './passages.ts'
import { scheduleEvidence } from './schedule.ts'
import { datedBy, weighedByYear, yearsRead } from './years.ts'

const MOST_HITS = 40

/** A document that is searched for evidence of several readings: what is read and found of it is shared by all of them. */
export interface Searched {
  source: Source
  passages: Passages
  /** Where the financial data schedule begins; -1 = none. */
  schedule: number
  /** The places of the digits that the readings print. */
  hits: ReadonlyMap<string, readonly Hit[]>
}

/** The document searched once for the digits of all these statements. */
export function searchFor(source: Source, statements: readonly Statement[]): Searched {
  const texts = new Set(statements.flatMap((one) => [...wantedDigits(printedFigures(one)).keys()]))
  const schedule = firstOf(source.bytes, '<TYPE>EX-27')
  return { source, passages: new Passages(source), schedule, hits: placesOf(source, [...texts]) }
}

/**
 * Evidence for the figures of a statement: each agreement and each contradiction with its place, amounts in the unit
 * that the statement prints (`inUnits` makes whole ones). Looked for by the printed digits of the current column and
 * of those beside it: a row that repeats the columns beside but not the current one contradicts it.
 * @param searched the document, searched for this statement among others
 */
export function evidenceOf(searched: Searched, statement: Statement): FoundEvidence[] {
  const { source, passages, schedule } = searched
  const printed = printedFigures(statement)
  const wanted = wantedDigits(printed)
  const others = currentValues(statement)
  // A quarter stands beside the year to date and other quarters: what is beside it elsewhere is not what is beside it here.
  const annual = (statement.periods[statement.column]?.months ?? expectedMonths(source.cover)) >= 11
  const isLoss = (printed.find(({ figure }) => figure === 'net_income')?.current.value ?? 0) < 0
  const read = yearsRead(statement)
  const inPlaces: Placed[] = []
  const seen = new Set<string>()
  for (const hit of hitsOf(searched, [...wanted.keys()])) {
    if (hit.start >= statement.grid.start && hit.start < statement.grid.end) continue
    if (schedule >= 0 && hit.start > schedule) continue
    const passage = passages.at(hit.start)
    if (passage === null) continue
    for (const { figure, column } of wanted.get(hit.text) ?? []) {
      const witness =
        column === figure.column
          ? agreement(figure, hit, passage, { annual, read, isText: isText(source) })
          : contradiction(figure, passage, others, isLoss)
      const key = witness && `${figure.figure} ${passage.table} ${witness.agrees}`
      if (!witness || !key || seen.has(key)) continue
      seen.add(key)
      const { kind, unit } = passage
      inPlaces.push({ figure: figure.figure, kind, ...witness, read: figure.current.value, scale: 0, unit })
    }
  }
  const found: FoundEvidence[] = weighedByYear(inPlaces).map(({ dated: _, ...one }) => one)
  found.push(...scheduleEvidence(source.text, printed).map((one) => ({ ...one, unit: null })))
  return found.sort((a, b) => a.place.start - b.place.start)
}

type Placed = FoundEvidence & { dated: Witness['dated'] }

/** A place with the unit that is printed there: what one amount is worth, null where nothing says. */
export type FoundEvidence = Evidence & { unit: number | null }

/** The same evidence in whole units; `money` and `shares` = one printed amount or count in whole units. */
export const inUnits = (
  evidence: readonly FoundEvidence[],
  { money, shares }: { money: number; shares: number },
): Evidence[] =>
  evidence.map(({ unit: _, ...one }) => {
    const factor = one.figure.endsWith('_eps') ? 1 : isCount(one) ? shares : money
    return { ...one, value: times(one.value, factor), read: times(one.read, factor) }
  })

const isCount = ({ figure }: Evidence): boolean => figure.startsWith('weighted_avg_shares')

/** Tables over which a unit stands as over the statement itself; over that of equity it may be the shares'. */
const HEADED: ReadonlySet<EvidenceKind> = new Set(['cash-flow', 'selected-data'])

/**
 * The units of places that agree with an amount, earnings per share and counts aside; null where such a table prints
 * none.
 */
export const unitsOf = (evidence: readonly FoundEvidence[]): (number | null)[] =>
  evidence.flatMap((one) =>
    one.agrees &&
    one.kind !== 'equity' &&
    !one.figure.endsWith('_eps') &&
    !isCount(one) &&
    (one.unit !== null || HEADED.has(one.kind))
      ? [one.unit]
      : [],
  )

const times = (value: number, factor: number): number => Number((value * factor).toPrecision(15))

/** The digits that are looked for, with the figures and columns that print them. */
function wantedDigits(printed: readonly Printed[]): Map<string, { figure: Printed; column: number }[]> {
  const wanted = new Map<string, { figure: Printed; column: number }[]>()
  for (const figure of printed)
    for (const [column, cell] of figure.row.entries()) {
      if (!cell || !isTellingOf(figure.figure, cell)) continue
      wanted.set(cell.text, [...(wanted.get(cell.text) ?? []), { figure, column }])
    }
  return wanted
}

/** The places of these digits: in a text as printed, in HTML one text after the other. */
function hitsOf({ source, hits }: Searched, texts: readonly string[]): Hit[] {
  const found = texts.flatMap((one) => hits.get(one) ?? [])
  return isText(source) ? found.sort((a, b) => a.start - b.start) : found
}

/** Whether a document is text throughout, with no tables beside. */
const isText = ({ text, ranges }: Source): boolean => text.length > 0 && ranges.length === 0

function placesOf(source: Source, texts: readonly string[]): Map<string, Hit[]> {
  const { bytes, text } = source
  if (isText(source)) {
    const found = new Map(texts.map((one): [string, Hit[]] => [one, []]))
    for (const hit of hitsInText(text.raw, texts)) found.get(hit.text)?.push(hit)
    return found
  }
  return new Map(
    texts.map((one) => [
      one,
      occurrences(bytes, one, one.length, MOST_HITS).flatMap((start) => {
        const raw = bytes.toString('latin1', Math.max(0, start - 1), start + one.length + 2)
        return standsAlone(raw, start === 0 ? 0 : 1, one.length) ? [{ text: one, start }] : []
      }),
    ]),
  )
}

interface Witness {
  agrees: boolean
  place: { start: number; end: number }
  text: string
  value: number
  /** The year for which a row under years prints it: the one that is read, or the one before. */
  dated: 'newest' | 'older' | null
}

/**
 * The current figure's digits in a passage that speaks of it. A row of years may say that it is not the newest.
 */
function agreement(
  one: Printed,
  hit: Hit,
  passage: Passage,
  around: { annual: boolean; read: readonly number[]; isText: boolean },
): Witness | null {
  const { figure, row, current } = one
  if (!isTelling(current) || !speaksOf(figure, passage.label) || !mayHold(figure, passage.kind)) return null
  // The same digits in another column of the statement may be what is printed here (0000320193-99-000009).
  const isTwice = row.some((cell) => cell !== null && cell !== current && same(cell, current))
  const newer =
    (around.annual || passage.years !== null) && !isTwice && isOrdered(figure, passage)
      ? newerThan(row, current, hit, passage)
      : null
  const dated = datedBy(one, hit.start, passage, around)
  if (newer) return against(newer, null)
  if (dated !== null && dated !== 'newest') return against(dated, 'older')
  const place = { start: hit.start, end: hit.start + hit.text.length }
  return { agrees: true, place, text: hit.text, value: current.value, dated }
}

/** What stands there in the figure's stead. */
const against = ({ start, end, text, value }: Figure, dated: Witness['dated']): Witness => ({
  agrees: false,
  place: { start, end },
  text,
  value,
  dated,
})

/**
 * The figure of a passage that is newer than the current one: under a later year, or, where no years stand over it,
 * beyond figures of the row's other columns on both sides. Null where the current one is the newest or nothing says so.
 */
function newerThan(
  row: readonly (Figure | null)[],
  current: Figure,
  { start }: Hit,
  { figures, years, kind }: Passage,
): Figure | null {
  const at = figures.findIndex((one) => one.start === start)
  if (at < 0) return null
  const isOther = (one: Figure) =>
    !one.dash && row.some((cell) => cell !== null && !same(cell, current) && same(cell, one))
  const isKnown = figures.some((one) => isOther(one) && isTelling(one))
  if (years !== null) {
    const newest = years.indexOf(Math.max(...years))
    return newest !== at ? (figures[newest] ?? null) : null
  }
  const before = figures.slice(0, at).some(isOther)
  const after = figures.slice(at + 1).some(isOther)
  const inside = at > 0 && at < figures.length - 1 && kind === 'selected-data' && figures.length > row.length
  return isKnown && ((before && after) || (inside && (before || after))) ? (figures[0] ?? null) : null
}

/** Rows whose columns are years in their order, whatever else the document prints. */
const isOrdered = (figure: Witnessed, { kind }: Passage): boolean =>
  (figure === 'net_income' && (kind === 'cash-flow' || kind === 'selected-data')) ||
  (figure === 'total_revenue' && kind === 'selected-data')

/**
 * A row that repeats the columns beside the current one, but not the current one itself.
 *
 * @param isLoss a loss per share is not diluted: non-GAAP tables then print other dilution (0001618921-24-000084)
 */
function contradiction(
  { figure, row, current }: Printed,
  passage: Passage,
  others: ReadonlySet<number>,
  isLoss: boolean,
): Witness | null {
  if (isLoss && figure.includes('diluted')) return null
  if (passage.figures.some((one) => same(one, current))) return null
  if (passage.form !== 'row' || !namesExactly(figure, passage.label)) return null
  // The columns of a statement of equity are kinds of equity, or partners, unless years stand over them.
  if (passage.kind === 'equity' && passage.years === null) return null
  const own = row.filter((cell) => cell !== null)
  const at = own.indexOf(current)
  if (at < 0) return null
  const there = counterpart(own, at, passage.figures, (cell) => isTellingOf(figure, cell))
  if (there === null || there.dash || others.has(Math.abs(there.value))) return null
  // The other way round, oldest first, it is a column of the statement too.
  if (own.some((cell) => same(cell, there))) return null
  return against(there, null)
}

const same = (a: Figure, b: Figure): boolean => Math.abs(a.value) === Math.abs(b.value)

/** The figure of another row that stands where `own[at]` would, judged by the figures beside it; null = unsure. */
export function counterpart(
  own: readonly Figure[],
  at: number,
  other: readonly Figure[],
  tells: (cell: Figure) => boolean = isTelling,
): Figure | null {
  const offsets = new Map<number, number>()
  for (const [i, mine] of own.entries())
    for (const [j, theirs] of other.entries())
      if (i !== at && tells(mine) && same(mine, theirs)) offsets.set(j - i, (offsets.get(j - i) ?? 0) + 1)
  const [best] = [...offsets].sort((a, b) => b[1] - a[1])
  if (best === undefined) return null
  const [offset, matches] = best
  // One figure beside says where the column stands only if both rows have the same columns and it is the next one: the
  // oldest alone may stand in a row of a company taken over since (0000950149-96-000262).
  const isNext = [at - 1, at + 1].some((i) => {
    const [mine, theirs] = [own[i], other[i + offset]]
    return mine !== undefined && theirs !== undefined && tells(mine) && same(mine, theirs)
  })
  if (matches < 2 && !(offset === 0 && other.length === own.length && isNext)) return null
  return other[at + offset] ?? null
}

/** What the current column prints: another line's amount is another measure, no contradiction. */
const currentValues = ({ lines, column }: Statement): Set<number> =>
  new Set(lines.flatMap(({ values }) => (values[column] ? [Math.abs(values[column].value)] : [])))
