/** Which of a company's own measures come first, those that start from the main figures of the statement, and which is drawn. */
import type { ReleaseAnswer } from '../../api/filings/release.ts'
import type { WireStatement } from '../../api/wire.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Place } from '../../statement/statement.ts'

/** Whole units of the currency times `revenue_units_number`; per-share amounts as they are. */
interface Printed {
  revenue_units_number: number
  total_revenue: number | null
  gross_profit: number | null
  operating_income: number | null
  net_income: number | null
  diluted_eps: number | null
}

const ORDER = ['net_income', 'diluted_eps', 'operating_income', 'gross_profit', 'total_revenue'] as const

type Figures = Partial<Record<(typeof ORDER)[number], number | null>>

/** Where a measure starts from one of the figures; whole units, or money per share. */
function startOf({ gaap_value: from, unit }: NonGaapMeasure, figures: Figures): number {
  return ORDER.findIndex((figure) => {
    const value = figures[figure] ?? null
    if (value === null || from === null) return false
    return figure === 'diluted_eps'
      ? unit === 'USD/share' && Math.abs(value - from) < 0.005
      : unit === 'USD' && Math.round(value) === Math.round(from)
  })
}

/** The statement's figures in whole units, per-share amounts as they are. */
function ownFigures({ revenue_units_number: units, diluted_eps, ...amounts }: Printed): Figures {
  const own: Figures = { diluted_eps }
  for (const figure of ORDER) {
    const value = figure === 'diluted_eps' ? null : amounts[figure]
    if (value !== null) own[figure] = value * units
  }
  return own
}

/** The statement's cell of the figure that a measure starts from; null where it is none of its main figures, or has none. */
export function startPlace(
  measure: NonGaapMeasure,
  statement: Printed & { provenance?: Readonly<Record<string, Place>> | null | undefined },
): Place | null {
  const figure = ORDER[startOf(measure, ownFigures(statement))]
  return (figure && statement.provenance?.[figure]) ?? null
}

/**
 * Those that start from a main figure of the statement's own period in the order of readers' interest, then the others
 * as printed. A release prints the same measures for other periods too: what starts from a figure of those alone is
 * left out, and of one name the first that is left.
 *
 * @param printed the statement's own figures, in the unit of its print
 * @param others its further columns, in whole units
 */
export function ownMeasures(
  measures: readonly NonGaapMeasure[],
  printed: Printed,
  others: readonly (Figures | null)[] = [],
): NonGaapMeasure[] {
  const own = ownFigures(printed)
  const rank = (measure: NonGaapMeasure): number => {
    const at = startOf(measure, own)
    return at === -1 ? ORDER.length : at
  }
  const isOfOthers = (measure: NonGaapMeasure) =>
    rank(measure) === ORDER.length && others.some((one) => one !== null && startOf(measure, one) !== -1)
  const names = new Set<string>()
  return measures
    .filter((measure) => !isOfOthers(measure))
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ measure }) => !names.has(measure) && names.add(measure))
}

/**
 * What a release shows of them: all, the places of those whose way is itemised, and the one that is drawn.
 *
 * @param asked the address's `measure`, counted from 1; null, or one that is not drawn = the first that is
 */
export function measuresToShow(
  release: Pick<ReleaseAnswer, 'non_gaap' | 'prior_year' | 'year_to_date'>,
  statement: WireStatement,
  asked: string | null,
) {
  const measures = ownMeasures(release.non_gaap, statement, [release.prior_year, release.year_to_date])
  const drawn = measures.flatMap((measure, i) => (measure.adjustments === null ? [] : [i]))
  const wanted = Number(asked) - 1
  const at = drawn.includes(wanted) ? wanted : drawn[0]
  return { measures, drawn, at, shown: at === undefined ? undefined : measures[at] }
}
