/**
 * What the chat may say in figures of the balance sheet and the cash flows: printed cells, and what follows from the
 * cells of one column. Whole units; outflows are amounts without their sign.
 */
import { formatLongDate } from '../../format/date.ts'
import { daysBetween } from '../../format/day.ts'
import type { BalanceSheet, BalanceSheetFigures, CashFlow, CashFlowFigures } from '../../statement/other-statements.ts'
import type { Provenance } from '../../statement/statement.ts'
import type { ChatFact } from '../fact.ts'
import { placed } from '../places.ts'
import { namedOther, OTHER_NAMES, type OtherName } from './names.ts'

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
  balance_sheet: Sheet | null
  cash_flow: Flow | null
}

/** The filing whose income statement the chat knows. */
interface OfFiling {
  accession_number: string
  /** '2025 FY' */
  period: string
  end_date: string
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

/** What follows from the cells of a column; null = a needed one is not printed. */
function computed(column: Column, name: OtherName, filing: OfFiling): Made | null {
  const at = (one: OtherName) => column.figures[one] ?? null
  const made = (value: number, rule: string, kind: ChatFact['kind'] = 'amount'): Made => ({
    ...base(column, name, filing),
    ...{ kind, value, rule, href: null, printed: null },
  })
  if (name === 'free_cash_flow') {
    const [cash, spent] = [at('operating_cash_flow'), at('capital_expenditures')]
    if (cash === null || spent === null) return null
    const first = `${cash < 0 ? '−' : ''}${digits(column, 'operating_cash_flow')}`
    return made(cash + spent, `${first} − ${digits(column, 'capital_expenditures')}`)
  }
  const debt = debtOf(column)
  if (name === 'total_debt') return debt && made(debt.value, debt.rule)
  if (name === 'net_cash') {
    const cash = at('cash_and_equivalents')
    if (cash === null || debt === null) return null
    const more = digits(column, 'short_term_investments')
    const sum = [digits(column, 'cash_and_equivalents'), ...(more === null ? [] : [more])].join(' + ')
    const taken = debt.rule.replaceAll(' + ', ' − ')
    return made(cash + (at('short_term_investments') ?? 0) - debt.value, `${sum} − ${taken}`)
  }
  if (name === 'current_ratio') return ratio(made, column, 'current_assets', 'current_liabilities')
  if (name !== 'debt_to_equity') return null
  const equity = at('shareholders_equity')
  if (debt === null || equity === null || equity <= 0) return null
  return made(debt.value / equity, `(${debt.rule}) ÷ ${digits(column, 'shareholders_equity')}`, 'multiple')
}

function ratio(
  made: (value: number, rule: string, kind: ChatFact['kind']) => Made,
  column: Column,
  part: OtherName,
  whole: OtherName,
): Made | null {
  const [a, b] = [column.figures[part] ?? null, column.figures[whole] ?? null]
  return a === null || b === null || b <= 0
    ? null
    : made(a / b, `${digits(column, part)} ÷ ${digits(column, whole)}`, 'multiple')
}

/** Both parts are printed: of one of them alone the sum is not known. */
function debtOf(column: Column): { value: number; rule: string } | null {
  const [short, long] = [column.figures.short_term_debt ?? null, column.figures.long_term_debt ?? null]
  if (short === null || long === null) return null
  return { value: short + long, rule: `${digits(column, 'short_term_debt')} + ${digits(column, 'long_term_debt')}` }
}
