/**
 * Where each figure of a series was read: the cell of a filing that a table's figure opens (decisions 59 and 63).
 * Only for tables; a chart does without.
 */
import { atOf } from './place-at.ts'
import type { FigureName, Place, Provenance, Ymd } from './statement.ts'
import type { PeriodVintages, Vintage } from './vintages.ts'

/** One cell of a filing that takes part in a figure. */
interface CellPart {
  label: string | null
  /** as printed */
  text: string | null
  /** 'start-end' in bytes of the document; null = not located */
  at: string | null
  /** an exhibit's name; null = the main document */
  document: string | null
}

export interface SeriesCell {
  /** whole units, per-share figures on the basis of the series */
  value: number
  period_code: string
  accession_number: string
  form_type: string | null
  filing_date: Ymd
  engine: string
  at: string | null
  document: string | null
  /** how a calculated figure was made, e.g. 'total_revenue − cost_of_revenue'; null = printed */
  rule: string | null
  parts: CellPart[]
}

function partsOf(place: Place): CellPart[] {
  if ('computed' in place) return place.parts.flatMap(partsOf)
  return [{ label: place.label, text: place.text, at: atOf(place), document: place.document ?? null }]
}

/** The cell of a figure in a vintage; its value may stand on another share basis than the print. */
export function cellOf(
  value: number,
  code: string,
  source: Pick<Vintage, 'accession_number' | 'filing_date' | 'form_type'> & { engine: string },
  place: Place | null | undefined,
): SeriesCell {
  const computed = place && 'computed' in place ? place : null
  return {
    value,
    period_code: code,
    accession_number: source.accession_number,
    form_type: source.form_type ?? null,
    filing_date: source.filing_date,
    engine: source.engine,
    at: atOf(place),
    document: place && !('computed' in place) ? (place.document ?? null) : null,
    rule: computed?.rule ?? null,
    parts: computed ? partsOf(computed) : [],
  }
}

const placeIn = (provenance: Provenance | undefined, name: string): Place | null => provenance?.[name] ?? null

export function figureCell(value: number, code: string, vintage: Vintage, name: FigureName): SeriesCell {
  return cellOf(value, code, vintage, placeIn(vintage.provenance, name))
}

/** Lines between the totals of a series: they complete a table. */
const LINES: readonly FigureName[] = [
  'cost_of_revenue',
  'other_interest_income_expense_net',
  'other_income_expense_net',
  'income_before_taxes',
  'income_tax_expense',
  'other_investment_income_expense_after_taxes',
  'other_income_expense_after_taxes',
]
const TOTALS = ['total_revenue', 'operating_income', 'net_income'] as const

type Totals = { readonly [name in (typeof TOTALS)[number]]: number | null }

/**
 * Lines of a period, each from the newest (or first) vintage that knows it and whose totals are those shown, so that a
 * column never mixes two readings of one period.
 */
export function lineCells(
  period: PeriodVintages,
  totals: Totals,
  basis: 'reported' | 'current',
): [FigureName, SeriesCell][] {
  const agreeing = period.vintages.filter((v) =>
    TOTALS.every((name) => v.figures[name] == null || totals[name] === null || v.figures[name] === totals[name]),
  )
  const ordered = basis === 'current' ? agreeing.toReversed() : agreeing
  return LINES.flatMap((name): [FigureName, SeriesCell][] => {
    const vintage = ordered.find((v) => v.figures[name] != null)
    const value = vintage?.figures[name]
    return vintage && value != null ? [[name, figureCell(value, period.code, vintage, name)]] : []
  })
}
