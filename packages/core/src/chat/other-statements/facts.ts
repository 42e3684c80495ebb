/**
 * What the chat may say in figures of the balance sheet and the cash flows: printed cells, and what follows from the
 * cells of one column. Whole units; outflows are amounts without their sign.
 */

import { namedOther, OTHER_NAMES, type OtherName } from '../../figures-in-words/other-names.ts'
import { formatLongDate } from '../../format/date.ts'
import { daysBetween } from '../../format/day.ts'
import type { Business } from '../../statement/business.ts'
import { type DerivedName, type DerivedParts, derivedFigures } from '../../statement/derived.ts'
import { type Operand, unknown } from '../../statement/operand.ts'
import type { BalanceSheet, BalanceSheetFigures, CashFlow, CashFlowFigures } from '../../statement/other-statements.ts'
import type { Provenance } from '../../statement/statement.ts'
import type { ChatFact } from '../fact.ts'
import { placed } from '../places.ts'

export interface OtherFact extends ChatFact {
  name: OtherName
  /** "on September 27, 2025", "in the nine months to June 28, 2025" */
  when: string
  /** of a flow: how many months it is the sum of; null = of a day */
  months: number | null
}

type Sheet = Omit<BalanceSheet, 'qc' | 'lines'>
type Flow = Omit<CashFlow, 'qc' | 'lines'>

/** What a filing prints of the two, as far as the viewer may see it; null also where its checks failed. */
export interface OtherSource {
  business: Business
  balance_sheet: Sheet | null
  cash_flow: Flow | null
}

/** The filing whose income statement the chat knows. */
interface OfFiling {
  accession_number: string
  /** '2025 FY' */
  period: string
  end_date: string
  /** what tells a bank from a shop: some figures mean nothing there */
  business: Business
}

/** A column of one of the two, with the name of its period. */
interface Column {
  figures: Readonly<Partial<Record<OtherName, number | null>>>
  provenance: Provenance
  period: string
  when: string
  months: number | null
  currency: string
}

/** A few days on either side are one date: 52- and 53-week years. */
const SLACK = 14

/** @returns facts of every column, the filing's own first */
export function otherFacts(source: OtherSource, filing: OfFiling): OtherFact[] {
  const columns = [...sheetColumns(source.balance_sheet, filing), ...flowColumns(source.cash_flow, filing)]
  return columns.flatMap((column, at) =>
    OTHER_NAMES.filter(({ kind }) => (kind === 'cash_flow') === (column.months !== null)).flatMap(({ name }) => {
      const fact = printed(column, name, filing) ?? computed(column, name, filing)
      return fact ? [{ ...fact, id: `o${at}.${name}` }] : []
    }),
  )
}

function sheetColumns(sheet: Sheet | null, filing: OfFiling): Column[] {
  if (!sheet) return []
  const columns: readonly (BalanceSheetFigures & { as_of: string; provenance: Provenance })[] = [
    sheet,
    ...sheet.prior_periods,
  ]
  return columns.map((one) => ({
    figures: one,
    provenance: one.provenance,
    period: codeOfDay(one.as_of, filing),
    when: `on ${formatLongDate(one.as_of)}`,
    months: null,
    currency: sheet.currency,
  }))
}

/** A sheet beside a quarter's has the day that the fiscal year before ended on. */
function codeOfDay(day: string, { period, end_date }: OfFiling): string {
  const year = Number(period.slice(0, 4))
  const before = daysBetween(day, end_date)
  if (Math.abs(before) <= SLACK) return period
  if (Math.abs(before - 364) <= SLACK) return `${year - 1}${period.slice(4)}`
  return before > 0 && before < 364 ? `${year - 1} FY` : day
}

const LENGTH: Readonly<Record<number, string>> = { 6: 'half', 9: 'nine months', 12: 'FY' }
const LENGTH_WORDS: Readonly<Record<number, string>> = { 3: 'three months', 6: 'six months', 9: 'nine months' }

function flowColumns(flow: Flow | null, { period }: OfFiling): Column[] {
  if (!flow) return []
  const columns: readonly (CashFlowFigures & {
    start_date: string
    end_date: string
    months: number
    provenance: Provenance
  })[] = [flow, ...flow.prior_periods]
  const year = Number(period.slice(0, 4))
  return columns.map((one) => {
    const back = Math.round(daysBetween(one.end_date, flow.end_date) / 364)
    const isOwnLength = one.months === 12 ? period.endsWith('FY') : one.months <= 4 && /Q[1-4]$/.test(period)
    const rest = isOwnLength ? period.slice(4) : ` ${LENGTH[one.months] ?? `${one.months} months`}`
    const span = one.months === 12 ? 'year' : (LENGTH_WORDS[one.months] ?? `${one.months} months`)
    return {
      figures: one,
      provenance: one.provenance,
      period: `${year - back}${rest}`,
      when: `in the ${span} to ${formatLongDate(one.end_date)}`,
      months: one.months,
      currency: flow.currency,
    }
  })
}

type Made = Omit<OtherFact, 'id'>

const base = ({ period, when, months, currency }: Column, name: OtherName, { accession_number }: OfFiling) => ({
  ...{ name, metric: `other:${name}`, label: namedOther(name).label, kind: 'amount' as const },
  ...{ period, when, months, currency, accession_number },
})

function printed(column: Column, name: OtherName, filing: OfFiling): Made | null {
  const value = column.figures[name]
  if (value === null || value === undefined) return null
  const place = placed(filing.accession_number, column.provenance[name])
  return { ...base(column, name, filing), value: namedOther(name).isOutflow ? 0 - value : value, ...place }
}

/** The digits of a figure as the filing prints them, for the arithmetic; null = it is not known. */
function digits(column: Column, name: OtherName): string | null {
  const value = column.figures[name]
  const place = column.provenance[name]
  if (value === null || value === undefined) return null
  if (place && 'computed' in place) {
    const parts = place.parts.map((part) => ('computed' in part ? null : part.text))
    // A sum of lines, where each of them is printed.
    if (/^sum\b/.test(place.rule) && parts.every((one) => one !== null)) return parts.join(' + ')
  }
  return place && !('computed' in place) ? place.text.replace(/[()]/g, '') : String(Math.abs(value))
}

const DERIVED_AS: Readonly<Partial<Record<OtherName, DerivedName>>> = {
  ...{ free_cash_flow: 'free_cash_flow', total_debt: 'debt', net_cash: 'net_cash' },
  ...{ current_ratio: 'current_ratio', debt_to_equity: 'debt_to_equity' },
}

/** What follows from the cells of a column; null = a needed one is not printed, or it means nothing for the business. */
function computed(column: Column, name: OtherName, filing: OfFiling): Made | null {
  const as = DERIVED_AS[name]
  const { short_term_debt: short, long_term_debt: long } = column.figures
  // Of one part of the debt alone the whole is not known: the other may stand within a line of more.
  const isOfDebt = name === 'total_debt' || name === 'net_cash' || name === 'debt_to_equity'
  if (!as || (isOfDebt && (short == null || long == null))) return null
  const found = derivedFigures(partsOf(column), {
    ...{ business: filing.business, isYear: column.months === 12, days: null, epsFactor: 1 },
  }).find((one) => one.name === as)
  if (!found || found.value === null) return null
  const rule = found.steps
    .map(({ op, label }) => `${op} ${label}`)
    .join(' ')
    .trim()
  const kind = found.unit === 'amount' ? 'amount' : 'multiple'
  return { ...base(column, name, filing), kind, value: found.value, rule, href: null, printed: null }
}

/** The figures of a column as operands that are called by their printed digits. */
function partsOf(column: Column): DerivedParts {
  const at = (name: OtherName): Operand => ({
    ...unknown(`${(column.figures[name] ?? 0) < 0 && !namedOther(name).isOutflow ? '−' : ''}${digits(column, name)}`),
    value: column.figures[name] ?? null,
  })
  const none = unknown('')
  return {
    ...{ total_revenue: none, cost_of_revenue: none, net_income: none, basic_eps: none, shares: none },
    ...{ flow_income: none, flow_revenue: none, opening_assets: none, opening_equity: none },
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
