/** What follows from the figures of one column, and of the income of the same period, with the arithmetic in digits. */

import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther, OTHER_NAMES } from '../../figures-in-words/other-names.ts'
import { type DerivedName, type DerivedParts, derivedFigures } from '../../statement/derived.ts'
import { type Operand, unknown } from '../../statement/operand.ts'
import { codeYearBefore } from '../../statement/period-code.ts'
import type { Provenance } from '../../statement/statement.ts'
import { METRIC_LABEL } from '../metrics.ts'
import type { Column, IncomeName, OfFiling } from './column.ts'

/** The columns that a figure may be computed from, and whose they are. */
export interface Among {
  filing: OfFiling
  columns: readonly Column[]
}

const DERIVED_AS: Readonly<Partial<Record<OtherName, DerivedName>>> = {
  ...{ free_cash_flow: 'free_cash_flow', total_debt: 'debt', net_cash: 'net_cash' },
  ...{ current_ratio: 'current_ratio', debt_to_equity: 'debt_to_equity' },
}
/** Of the income of the filing's own period too. */
const OF_INCOME: Readonly<Partial<Record<OtherName, DerivedName>>> = {
  free_cash_flow_margin: 'free_cash_flow_margin',
  return_on_average_equity: 'return_on_average_equity',
  return_on_average_assets: 'return_on_average_assets',
  days_receivables: 'days_receivables',
  days_inventories: 'days_inventories',
}
const KINDS = { amount: 'amount', ratio: 'ratio', multiple: 'multiple', per_share: 'per-share', days: 'days' } as const

/** It is made of the income of a period too. */
export const isOfIncome = (name: OtherName): boolean => OF_INCOME[name] !== undefined

interface Derived {
  value: number | null
  kind: (typeof KINDS)[keyof typeof KINDS]
  /** '112,010 ÷ ((73,733 + 56,950) ÷ 2)' */
  rule: string
  /** why there is no value; null = there is one */
  why: string | null
}

/** @returns null for a figure that is not computed */
export function derivedOf(column: Column, name: OtherName, among: Among): Derived | null {
  const { filing } = among
  const income = OF_INCOME[name] ? filing.income : undefined
  const as = OF_INCOME[name] ?? DERIVED_AS[name]
  if (!as) return null
  if (OF_INCOME[name] && (column.period !== filing.period || column.currency !== income?.currency))
    return { value: null, kind: 'ratio', rule: '', why: 'What is printed is of another span than the income statement' }
  const isYear = income ? filing.period.endsWith('FY') : column.months === 12
  const days = income?.days ?? null
  const found = derivedFigures(partsOf(column, among), {
    ...{ business: filing.business, isYear, days, epsFactor: 1 },
  }).find((one) => one.name === as)
  if (!found) return null
  const { short_term_debt: short, long_term_debt: long } = column.figures
  // Of one part of the debt alone the whole is not known: the other may stand within a line of more.
  const isHalf = ['total_debt', 'net_cash', 'debt_to_equity'].includes(name) && (short == null || long == null)
  const kind = KINDS[found.unit]
  if (isHalf)
    return { value: null, kind, rule: '', why: found.why ?? 'One of the two kinds of debt has no line of its own' }
  const said = digitsByLabel(column, among)
  const rule = found.steps
    .map(({ op, label, value }) => `${op} ${signed(said[label] ?? label, op === '−' ? null : value)}`)
    .join(' ')
    .trim()
  return { value: found.value, kind, rule, why: found.why }
}

const signed = (text: string, value: number | null): string =>
  value !== null && value < 0 && !text.startsWith('(') ? `−${text}` : text

/** The column of the same statement a year before. */
const yearBefore = ({ period, months }: Column, columns: readonly Column[]): Column | undefined =>
  columns.find((one) => one.months === months && one.period === codeYearBefore(period))

/** What each operand is called, and what it is in printed digits; sums within a figure in brackets. */
function digitsByLabel(column: Column, { columns, filing: { income } }: Among): Readonly<Record<string, string>> {
  const old = yearBefore(column, columns)
  const of = (from: Column | undefined, name: OtherName) => digits(from?.figures[name], from?.provenance[name]) ?? ''
  const average = (name: OtherName) => `((${of(column, name)} + ${of(old, name)}) ÷ 2)`
  const earned = (['total_revenue', 'cost_of_revenue', 'net_income'] as const).map((name) => [
    METRIC_LABEL[name],
    digits(income?.figures[name], income?.provenance[name]) ?? '',
  ])
  return {
    ...Object.fromEntries(OTHER_NAMES.map(({ name, label }) => [label, of(column, name)])),
    ...Object.fromEntries(earned),
    Debt: `(${of(column, 'short_term_debt')} + ${of(column, 'long_term_debt')})`,
    'Free cash flow': `(${of(column, 'operating_cash_flow')} − ${of(column, 'capital_expenditures')})`,
    'Average shareholders’ equity': average('shareholders_equity'),
    'Average total assets': average('total_assets'),
    'Days of the period': `${income?.days} days`,
  }
}

/** The digits of a figure as the filing prints them, for the arithmetic; null = it is not known. */
function digits(value: number | null | undefined, place: Provenance[string] | undefined): string | null {
  if (value === null || value === undefined) return null
  if (place && 'computed' in place) {
    const parts = place.parts.map((part) => ('computed' in part ? null : part.text))
    // A sum of lines, where each of them is printed.
    if (/^sum\b/.test(place.rule) && parts.every((one) => one !== null)) return parts.join(' + ')
  }
  return place && !('computed' in place) ? place.text.replace(/[()]/g, '') : String(Math.abs(value))
}

/** The figures of a column as operands that are called by their labels. */
function partsOf(column: Column, { filing: { income }, columns }: Among): DerivedParts {
  const of = (from: Column | undefined, name: OtherName): Operand => ({
    ...unknown(namedOther(name).label),
    value: from?.figures[name] ?? null,
  })
  const at = (name: OtherName) => of(column, name)
  const before = yearBefore(column, columns)
  const earned = (name: IncomeName): Operand => ({
    ...unknown(METRIC_LABEL[name]),
    value: income?.figures[name] ?? null,
  })
  const none = unknown('')
  return {
    ...{ basic_eps: none, shares: none, flow_income: none, flow_revenue: earned('total_revenue') },
    ...{ total_revenue: earned('total_revenue'), cost_of_revenue: earned('cost_of_revenue') },
    net_income: earned('net_income'),
    opening_assets: of(before, 'total_assets'),
    opening_equity: of(before, 'shareholders_equity'),
    operating_cash_flow: at('operating_cash_flow'),
    capital_expenditures: at('capital_expenditures'),
    cash_and_equivalents: at('cash_and_equivalents'),
    short_term_investments: at('short_term_investments'),
    short_term_debt: at('short_term_debt'),
    long_term_debt: at('long_term_debt'),
    receivables: at('receivables'),
    inventories: at('inventories'),
    current_assets: at('current_assets'),
    current_liabilities: at('current_liabilities'),
    total_assets: at('total_assets'),
    shareholders_equity: at('shareholders_equity'),
  }
}
