/** Measures of the company's own below the figures that they start from, line by line. */
import type { NonGaapMeasure } from '../../../statement/release.ts'
import { findYears } from '../../document/dates.ts'
import type { Figure } from '../../document/row.ts'
import type { Line } from '../../sheet/lines.ts'
import { nameOf, startOf } from './start.ts'
import {
  bare,
  bridgeOf,
  exact,
  isOwn,
  monthsOf,
  NO_MEASURE,
  type OwnTable,
  type Printed,
  saysGaap,
  signed,
  unitOfLine,
} from './tables.ts'

export function measuresByRows(table: OwnTable): NonGaapMeasure[] {
  const { lines, column, money, year, isAllOwn } = table
  const at = (line: Line | undefined): Figure | null => {
    const figure = line?.values[column] ?? null
    return figure?.dash ? null : figure
  }
  return lines.flatMap((line, end): NonGaapMeasure[] => {
    const figure = at(line)
    if (figure === null || !isOwn(line) || NO_MEASURE.test(line.label) || isOfAnotherYear(line, year)) return []
    const start = startOf({ lines, end, at, money, isAllOwn })
    if (start === null) return []
    const { unit, by } = unitOfLine(line, figure, money)
    const base = lines[start.index]
    const from = at(base)
    if (!base || from === null || unitOfLine(base, from, money).unit !== unit) return []
    if (bare(nameOf(line)) === '' && bare(nameOf(base)) === '') return []
    return [
      {
        measure: nameOf(line),
        value: exact(signed(figure) * by),
        unit,
        gaap_measure: nameOf(base),
        gaap_value: exact(signed(from) * by),
        ...bridgeOf(
          start.steps.map((step) => ({ ...step, amount: exact(step.amount * by) })),
          lines.slice(start.index + 1, end).flatMap((one) => printedAt(one, at(one))),
        ),
        months: monthsOf(table, column, [line, base]),
        place: { start: figure.start, end: figure.end },
      },
    ]
  })
}

/** Of the lines between, those that are no measure or figure of their own. */
const printedAt = (line: Line, figure: Figure | null): Printed[] =>
  figure === null || isOwn(line) || saysGaap(line) ? [] : [{ name: line.label, figure }]

/** "Three Months Ended March 31, 2021 - Adjusted" stands below the same line of the newest year (0000018230-22-000107). */
function isOfAnotherYear({ label }: Line, year: number | null): boolean {
  const [named] = findYears(label)
  return named !== undefined && year !== null && named !== year
}
