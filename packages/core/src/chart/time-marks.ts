/** What happened to a company's figures in time: marks on the axis of its years. */
import type { RestatementList } from '../api/filings/restatements.ts'
import type { Series, SeriesPoint } from '../api/wire.ts'
import { counted } from '../format/counted.ts'
import { formatDate, MONTH_NAMES } from '../format/date.ts'
import { placeOfCode } from './period-axis.ts'

export interface TimeMark {
  year: number
  kind: 'restated' | 'split' | 'fiscal-year' | 'late'
  text: string
}

/**
 * Splits, years that a later filing restated, annual reports that came late, and changes of the fiscal year, oldest first.
 *
 * @param points annual, oldest first
 */
export function timeMarks(
  points: readonly SeriesPoint[],
  splits: Series['splits'],
  restatements: RestatementList['restatements'],
): TimeMark[] {
  return [
    ...splits.map(splitMark),
    ...restatedYears(restatements),
    ...lateReports(points),
    ...newFiscalYears(points),
  ].sort((a, b) => a.year - b.year || a.text.localeCompare(b.text))
}

const splitMark = ({ factor, from }: Series['splits'][number]): TimeMark => ({
  year: Number(from.slice(0, 4)),
  kind: 'split',
  text: `${from.slice(0, 4)}: shares split ${factor} for 1`,
})

function restatedYears(restatements: RestatementList['restatements']): TimeMark[] {
  const byYear = new Map<number, RestatementList['restatements']>()
  for (const one of restatements) {
    const year = placeOfCode(one.period_code, null, 'annual')
    if (year !== null) byYear.set(year, [...(byYear.get(year) ?? []), one])
  }
  return [...byYear].map(([year, all]) => {
    const last =
      all
        .map(({ new_filing_date }) => new_filing_date)
        .sort()
        .at(-1) ?? ''
    return {
      year,
      kind: 'restated',
      text: `${year}: ${counted(all.length, 'figure')} restated by the filing of ${formatDate(last)}`,
    }
  })
}

function lateReports(points: readonly SeriesPoint[]): TimeMark[] {
  return points.flatMap(({ late_by, period_code, start_date }): TimeMark[] => {
    const year = placeOfCode(period_code, start_date, 'annual')
    return late_by === undefined || year === null
      ? []
      : [
          {
            year,
            kind: 'late',
            text: `${year}: annual report filed ${counted(late_by, 'day')} after its last due date`,
          },
        ]
  })
}

/** Days between two months' ends that a year of 52 or 53 weeks moves by itself. */
const SAME_END = 20

function newFiscalYears(points: readonly SeriesPoint[]): TimeMark[] {
  return points.flatMap((point, i): TimeMark[] => {
    const before = points[i - 1]
    if (!before) return []
    const moved = daysInYear(point.end_date) - daysInYear(before.end_date)
    const apart = Math.min(Math.abs(moved), 365 - Math.abs(moved))
    if (apart <= SAME_END) return []
    const month = MONTH_NAMES[Number(point.end_date.slice(5, 7)) - 1]
    const year = placeOfCode(point.period_code, point.start_date, 'annual')
    return year === null
      ? []
      : [{ year, kind: 'fiscal-year', text: `${year}: fiscal year ends in ${month} from now on` }]
  })
}

/** Days since the year's first, of months of thirty and a half. */
const daysInYear = (day: string): number => (Number(day.slice(5, 7)) - 1) * 30.44 + Number(day.slice(8, 10))
