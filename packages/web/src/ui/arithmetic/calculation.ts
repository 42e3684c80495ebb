/** What a calculated figure is made of: a formula in one line, and every operand down to a cell of a filing. */

import type { ToldFigure } from '@topline/core/api/filings/filing-context.ts'
import type { SeriesPoint, WireCell, WireStatement } from '@topline/core/api/wire.ts'
import type { TrailingFigures } from '@topline/core/chart/financials.ts'
import { formatCell, formatPerShare } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange, formatPercent } from '@topline/core/format/percent.ts'
import { growth } from '@topline/core/statement/margins.ts'
import type { Cell, Place } from '@topline/core/statement/statement.ts'
import { sourceHref } from '../figure/Figure.tsx'
import { cellHref } from './cell-href.ts'

export interface Leaf {
  sign: '' | '+' | '−'
  label: string
  /** the filing it is from */
  sub: string | null
  text: string
  /** null = not located */
  href: string | null
}
interface Operand {
  label: string
  text: string
  leaves: Leaf[]
}
export interface Calculation {
  title: string
  value: string
  /** figures with their names, and the signs between them */
  formula: (string | { label: string; text: string })[]
  operands: Operand[]
  note: string
}

export interface Unit {
  /** amounts are shown divided by this */
  unit: number
  /** 'USD in millions' */
  text: string
}

export const inUnit = (value: number, { unit }: Unit): string => formatCell(Math.round(value / unit))

const filingText = (cell: WireCell): string =>
  [cell.form_type, formatDate(cell.filing_date)].filter((part) => part !== null).join(', ')

function leafOf(cell: WireCell, sign: Leaf['sign'], cik: string, show: (value: number) => string): Leaf {
  return {
    sign,
    label: cell.period_code,
    sub: filingText(cell),
    text: show(cell.value),
    href: cellHref(cell, cik),
  }
}

/** The cells of a figure: itself when it is printed, its parts when it was calculated. */
export function leavesOf(cell: WireCell, cik: string, show: (value: number) => string): Leaf[] {
  if (cell.rule === null || cell.parts.length === 0) return [leafOf(cell, '', cik, show)]
  return cell.parts.map((part) => ({
    sign: '',
    label: part.label ?? 'Cell',
    sub: filingText(cell),
    text: part.text ?? '-',
    href: part.at ? cellHref({ ...cell, at: part.at, document: part.document }, cik) : null,
  }))
}

const DEDUCED_SIGNS = ['', '−', '−', '−'] as const

/** Leaves of a figure of a point; a deduced quarter is its year less three quarters. */
function pointLeaves(point: SeriesPoint, key: string, cik: string, show: (value: number) => string): Leaf[] {
  const from = point.deduced_from?.[key]
  if (from) return from.map((cell, i) => leafOf(cell, DEDUCED_SIGNS[i] ?? '−', cik, show))
  const cell = point.cells?.[key]
  return cell ? leavesOf(cell, cik, show) : []
}

const SAME_BASIS = 'All four filings stand on the same basis.'

/** Cells of one filing are on one basis; of several that is known only where it was compared. */
function basisOf(...leaves: readonly Leaf[][]): string {
  const cells = leaves.flat()
  const filings = new Set(
    cells.map(({ href }) => (href === null ? null : (/\d{10}-\d{2}-\d{6}/.exec(href)?.[0] ?? href))),
  )
  if (cells.length < 2 || filings.has(null) || filings.size > 1) return ''
  return `${cells.length === 2 ? 'Both cells' : 'All cells'} stand in one filing, on the same basis. `
}

export interface Figures {
  cik: string
  unit: Unit
  /** of the column of the last four quarters: the cells behind each figure */
  trailing?: TrailingFigures | undefined
}

/** A margin: part ÷ revenue. */
export function marginCalculation(
  title: string,
  point: SeriesPoint,
  part: { key: 'gross_profit' | 'operating_income' | 'net_income'; label: string },
  { cik, unit, trailing }: Figures,
): Calculation | null {
  const [top, revenue] = [point[part.key], point.total_revenue]
  if (top === null || revenue === null) return null
  const show = (value: number) => inUnit(value, unit)
  const ratio = revenue === 0 ? 0 : top / revenue
  const leaves = (key: string) =>
    trailing ? trailingLeaves(trailing[key], cik, show) : pointLeaves(point, key, cik, show)
  const parts = [leaves(part.key), leaves('total_revenue')] as const
  const isPrinted = !point.deduced && !trailing
  return {
    title: `${title}, ${point.period_code}`,
    value: formatPercent(ratio),
    formula: [
      { label: part.label, text: show(top) },
      '÷',
      { label: 'Total revenue', text: show(revenue) },
      '=',
      { label: '', text: formatPercent(ratio, 2) },
    ],
    operands: [
      {
        label: `${part.label}, ${point.period_code}`,
        text: show(top),
        leaves: parts[0],
      },
      {
        label: `Total revenue, ${point.period_code}`,
        text: show(revenue),
        leaves: parts[1],
      },
    ],
    note: `${point.deduced ? `${SAME_BASIS} ` : isPrinted ? basisOf(...parts) : ''}${unit.text}.${point.deduced ? ' The filing prints no fourth quarter.' : ''}`,
  }
}

/** The cells that make up the last twelve months, those that are taken off after those that are added. */
function trailingLeaves(figure: TrailingFigures[string] | undefined, cik: string, show: (value: number) => string) {
  return (figure?.parts ?? []).map(({ sign, cell }, i) => leafOf(cell, sign < 0 ? '−' : i === 0 ? '' : '+', cik, show))
}

/** A figure of the last twelve months: full year and quarters since, less the same quarters a year before. */
export function trailingCalculation(
  label: string,
  key: string,
  end: string,
  { cik, unit, trailing }: Figures,
): Calculation | null {
  const figure = trailing?.[key]
  if (!figure) return null
  const show = (value: number) => inUnit(value, unit)
  return {
    title: `${label}, twelve months to ${formatDate(end)}`,
    value: show(figure.value),
    formula: figure.parts.flatMap(({ sign, cell }, i) => [
      ...(sign < 0 ? ['−'] : i === 0 ? [] : ['+']),
      { label: cell.period_code, text: show(cell.value) },
    ]),
    operands: [{ label, text: show(figure.value), leaves: trailingLeaves(figure, cik, show) }],
    note: `${unit.text}. Cells as printed.`,
  }
}

const MARGIN_PARTS = {
  gross_profit: 'Gross profit',
  operating_income: 'Operating income',
  net_income: 'Net income',
} as const

/** Every cell behind a place, also where a part was calculated itself. */
function cellsIn(place: Place): Cell[] {
  return 'computed' in place ? place.parts.flatMap(cellsIn) : [place]
}

/** A margin of a statement, from the cells of its filing. */
export function marginOfStatement(title: string, key: keyof typeof MARGIN_PARTS, s: WireStatement): Calculation | null {
  const { [key]: part, total_revenue: revenue } = s
  if (part === null || revenue === null) return null
  const ratio = revenue === 0 ? 0 : part / revenue
  const operand = (label: string, of: typeof key | 'total_revenue', value: number): Operand => {
    const place = s.provenance?.[of]
    return {
      label: `${label}, ${s.period_code}`,
      text: formatCell(value),
      leaves: (place ? cellsIn(place) : []).map((cell) => ({
        sign: '',
        label: cell.label,
        sub: null,
        text: cell.text,
        href: sourceHref(s.accession_number, cell),
      })),
    }
  }
  const units = s.revenue_units === 'units' ? s.currency : `${s.currency} in ${s.revenue_units}`
  const operands = [operand(MARGIN_PARTS[key], key, part), operand('Total revenue', 'total_revenue', revenue)]
  return {
    title: `${title}, ${s.period_code}`,
    value: formatPercent(ratio),
    formula: [
      { label: MARGIN_PARTS[key], text: formatCell(part) },
      '÷',
      { label: 'Total revenue', text: formatCell(revenue) },
      '=',
      { label: '', text: formatPercent(ratio, 2) },
    ],
    operands,
    note: `${basisOf(...operands.map(({ leaves }) => leaves))}${units}.`,
  }
}

/** Growth: (now − before) ÷ before. */
export function growthCalculation(
  label: string,
  key: string,
  now: { point: SeriesPoint; value: number },
  before: { point: SeriesPoint; value: number },
  { cik, unit, perShare }: Figures & { perShare: boolean },
): Calculation {
  const show = (value: number) => (perShare ? formatPerShare(value) : inUnit(value, unit))
  // A section that takes cash in both periods has a growth too: that of what it takes.
  const isTaken = now.value < 0 && before.value < 0
  const ratio = isTaken ? growth(-now.value, -before.value) : growth(now.value, before.value)
  const operands = [now, before].map(({ point, value }) => ({
    label: `${label}, ${point.period_code}`,
    text: show(value),
    leaves: pointLeaves(point, key, cik, show),
  }))
  return {
    title: `Growth of ${label.toLowerCase()}, ${now.point.period_code}`,
    value: formatChange(ratio),
    formula: [
      { label: now.point.period_code, text: show(now.value) },
      '÷',
      { label: before.point.period_code, text: show(before.value) },
      '− 1 =',
      { label: '', text: formatChange(ratio, 2) },
    ],
    operands,
    note: perShare
      ? 'Per share, on one share basis.'
      : `${basisOf(...operands.map(({ leaves }) => leaves))}${unit.text}.`,
  }
}

/** A deduced fourth quarter: the full year less its three quarters. */
export function deducedCalculation(
  label: string,
  key: 'total_revenue' | 'net_income',
  point: SeriesPoint,
  { cik, unit }: Figures,
): Calculation | null {
  const value = point[key]
  const from = point.deduced_from?.[key]
  if (value === null || !from) return null
  const show = (amount: number) => inUnit(amount, unit)
  return {
    title: `${label}, ${point.period_code}`,
    value: show(value),
    formula: from.flatMap((cell, i) => [
      ...(i === 0 ? [] : ['−']),
      { label: cell.period_code.slice(5), text: show(cell.value) },
    ]),
    operands: [
      {
        label: `${label}, ${point.period_code}`,
        text: show(value),
        leaves: pointLeaves(point, key, cik, show),
      },
    ],
    note: `${SAME_BASIS} ${unit.text}. The filing prints no fourth quarter.`,
  }
}

/** A flow of a quarter: the year to date less the one of the quarter before. */
export function flowCalculation(
  label: string,
  key: string,
  point: SeriesPoint,
  { cik, unit }: Figures,
): Calculation | null {
  const [whole, before] = point.deduced_from?.[key] ?? []
  if (!whole || !before) return null
  const show = (amount: number) => inUnit(amount, unit)
  const value = whole.value - before.value
  return {
    title: `${label}, ${point.period_code}`,
    value: show(value),
    formula: [
      { label: whole.period_code, text: show(whole.value) },
      '−',
      { label: before.period_code, text: show(before.value) },
    ],
    operands: [
      { label: `${label}, ${point.period_code}`, text: show(value), leaves: pointLeaves(point, key, cik, show) },
    ],
    note: `Both years to date as they were first filed. ${unit.text}.`,
  }
}

/** A figure of the table that no filing prints, such as gross profit: the cells it was made of. */
export function computedCalculation(label: string, cell: WireCell, { cik, unit }: Figures): Calculation {
  const show = (value: number) => inUnit(value, unit)
  const leaves = leavesOf(cell, cik, show)
  return {
    title: `${label}, ${cell.period_code}`,
    value: show(cell.value),
    formula: [inWords(cell.rule ?? ''), '=', { label: '', text: show(cell.value) }],
    operands: [{ label: `${label}, ${cell.period_code}`, text: show(cell.value), leaves }],
    note: `${basisOf(leaves)}${unit.text}. Cells as printed.`,
  }
}

/** A figure of a sentence that is the sum of several cells. */
export function toldCalculation({ label, value, cells }: ToldFigure, { cik, unit }: Figures): Calculation {
  const show = (amount: number) => inUnit(amount, unit)
  const leaves = cells.flatMap((one, i): Leaf[] => {
    const all = leavesOf(one.cell, cik, show)
    const sign = one.sign < 0 ? '−' : i === 0 ? '' : '+'
    return all.length > 1 ? all : all.map((leaf) => ({ ...leaf, sign, label: one.label, sub: one.cell.period_code }))
  })
  return {
    title: label,
    value: show(value),
    formula: cells.flatMap((one, i) => [
      ...(one.sign < 0 ? ['−'] : i === 0 ? [] : ['+']),
      { label: one.label, text: show(one.cell.value) },
    ]),
    operands: [{ label, text: show(value), leaves }],
    note: `${basisOf(leaves)}${unit.text}.`,
  }
}

/** 'total_revenue − cost_of_revenue' → 'Total revenue − cost of revenue'. */
export function inWords(rule: string): string {
  const words = rule.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
