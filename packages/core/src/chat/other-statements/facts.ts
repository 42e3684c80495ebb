/**
 * What the chat may say in figures of the balance sheet and the cash flows: printed cells, and what follows from the
 * cells of one column. Whole units; outflows are amounts without their sign.
 */

import type { OtherName } from '../../figures-in-words/other-figure.ts'
import { namedOther, OTHER_NAMES } from '../../figures-in-words/other-names.ts'
import { formatLongDate } from '../../format/date.ts'
import { daysBetween } from '../../format/day.ts'
import type { Business } from '../../statement/business.ts'
import type { BalanceSheet, BalanceSheetFigures, CashFlow, CashFlowFigures } from '../../statement/other-statements.ts'
import type { Provenance } from '../../statement/statement.ts'
import type { ChatFact } from '../fact.ts'
import { placed } from '../places.ts'
import type { Column, OfFiling } from './column.ts'
import { type Among, derivedOf, isOfIncome } from './derived.ts'

export interface OtherFact extends ChatFact {
  name: OtherName
  /** "on September 27, 2025", "in the nine months to June 28, 2025" */
  when: string
  /** of a flow: how many months it is the sum of; null = of a day */
  months: number | null
  end_date: string
}

type Sheet = Omit<BalanceSheet, 'qc' | 'lines'>
type Flow = Omit<CashFlow, 'qc' | 'lines'>

/** What a filing prints of the two, as far as the viewer may see it; null also where its checks failed. */
export interface OtherSource {
  business: Business
  balance_sheet: Sheet | null
  cash_flow: Flow | null
}

/** A few days on either side are one date: 52- and 53-week years. */
const SLACK = 14

/** @returns facts of every column, the filing's own first */
export function otherFacts(source: OtherSource, filing: OfFiling): OtherFact[] {
  const columns = [...sheetColumns(source.balance_sheet, filing), ...flowColumns(source.cash_flow, filing)]
  return columns.flatMap((column, at) =>
    OTHER_NAMES.filter(({ kind }) => (kind === 'cash_flow') === (column.months !== null)).flatMap(({ name }) => {
      const fact = printed(column, name, filing) ?? computed(column, name, { filing, columns })
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
    end_date: one.as_of,
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
      end_date: one.end_date,
      when: `in the ${span} to ${formatLongDate(one.end_date)}`,
      months: one.months,
      currency: flow.currency,
    }
  })
}

type Made = Omit<OtherFact, 'id'>

const base = (
  { period, end_date, when, months, currency }: Column,
  name: OtherName,
  { accession_number }: OfFiling,
) => ({
  ...{ name, metric: `other:${name}`, label: namedOther(name).label, kind: 'amount' as const },
  ...{ period, end_date, when, months, currency, accession_number },
})

function printed(column: Column, name: OtherName, filing: OfFiling): Made | null {
  const value = column.figures[name]
  if (value === null || value === undefined) return null
  const place = placed(filing.accession_number, column.provenance[name])
  return { ...base(column, name, filing), value: namedOther(name).isOutflow ? 0 - value : value, ...place }
}

/** What follows from the cells of a column; null = it does not, or means nothing for the business. */
function computed(column: Column, name: OtherName, among: Among): Made | null {
  const found = derivedOf(column, name, among)
  if (!found || found.value === null) return null
  const own = base(column, name, among.filing)
  const when = isOfIncome(name) ? `in ${among.filing.period}` : own.when
  return { ...own, when, kind: found.kind, value: found.value, rule: found.rule, href: null, printed: null }
}

/** Why figures that are computed are not told of the filing's own period; those that are told are not among them. */
export function otherRefusals(source: OtherSource, filing: OfFiling): Partial<Record<OtherName, string>> {
  const [sheets, flows] = [sheetColumns(source.balance_sheet, filing), flowColumns(source.cash_flow, filing)]
  const columns = [...sheets, ...flows]
  const found = OTHER_NAMES.flatMap(({ name, kind }) => {
    const [own] = kind === 'cash_flow' ? flows : sheets
    const why = own && derivedOf(own, name, { filing, columns })?.why
    return why ? [[name, why] as const] : []
  })
  return Object.fromEntries(found)
}
