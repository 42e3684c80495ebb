/** The places of a document that print a statement's main figures again, or print others in their stead. */
import { firstOf, occurrencesOfAll, rawText } from '../find.ts'
import { expectedMonths } from '../sheet/current-column.ts'
import type { Statement } from '../statements/recognise.ts'
import { agreement, type Witness } from './agree.ts'
import { contradiction } from './contradict.ts'
import type { FoundEvidence } from './in-units.ts'
import {
  type Hit,
  hitsInText,
  isTellingOf,
  type Printed,
  printedFigures,
  printedWhole,
  standsAlone,
} from './needles.ts'
import { Passages, type Source } from './passages.ts'
import { scheduleEvidence } from './schedule.ts'
import { weighedByYear, yearsRead } from './years.ts'

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
  const texts = new Set(
    statements.flatMap((one) => [...wantedDigits([...printedFigures(one), ...printedWhole(one)]).keys()]),
  )
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

/** Where cash flows or equity begin with the net income of the group, of which the statement's is the owners' part. */
export function wholeEvidence(searched: Searched, statement: Statement): FoundEvidence[] {
  const { source, passages } = searched
  const around = { annual: false, read: yearsRead(statement), isText: isText(source) }
  return printedWhole(statement).flatMap((printed) =>
    hitsOf(searched, [printed.current.text]).flatMap((hit): FoundEvidence[] => {
      if (hit.start >= statement.grid.start && hit.start < statement.grid.end) return []
      const passage = passages.at(hit.start)
      if (passage?.kind !== 'cash-flow' && passage?.kind !== 'equity') return []
      const witness = agreement(printed, hit, passage, around)
      if (!witness?.agrees) return []
      const { figure, current } = printed
      return [{ figure, kind: passage.kind, ...witness, read: current.value, scale: 0, unit: passage.unit }]
    }),
  )
}

type Placed = FoundEvidence & { dated: Witness['dated'] }

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

/** Where printed digits stand alone. */
export function placesOf(source: Source, texts: readonly string[]): Map<string, Hit[]> {
  const { bytes, text } = source
  if (isText(source)) {
    const found = new Map(texts.map((one): [string, Hit[]] => [one, []]))
    for (const hit of hitsInText(text.raw, texts)) found.get(hit.text)?.push(hit)
    return found
  }
  const raw = rawText(bytes)
  const places = occurrencesOfAll(bytes, texts, MOST_HITS)
  return new Map(
    [...places].map(([one, starts]) => [
      one,
      starts.flatMap((start) => (standsAlone(raw, start, one.length) ? [{ text: one, start }] : [])),
    ]),
  )
}

/** What the current column prints: another line's amount is another measure, no contradiction. */
const currentValues = ({ lines, column }: Statement): Set<number> =>
  new Set(lines.flatMap(({ values }) => (values[column] ? [Math.abs(values[column].value)] : [])))
