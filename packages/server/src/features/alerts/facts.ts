/**
 * What the rules of alerts are asked of: filings with as much of their statements as a reader may see. Everything that is
 * closed to them is left out here, so that no rule can tell it, not even by firing.
 */
import { canViewQc, type Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures } from '@topline/core/access/periods.ts'
import type { AlertFacts, RestatedFigure } from '@topline/core/alerts/fires.ts'
import { businessOf } from '@topline/core/statement/business.ts'
import { DERIVED_NAMES, type DerivedName } from '@topline/core/statement/derived.ts'
import { derivedOfFiling } from '@topline/core/statement/derived-of-filing.ts'
import { marginOf } from '@topline/core/statement/margins.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { isYearBefore } from '@topline/core/statement/same-period.ts'
import type { Figures } from '@topline/core/statement/statement.ts'
import type { Db } from '../../db/open.ts'
import { holdsClosedQuarter } from '../other-statements/view.ts'
import type { StatementRow } from '../statements/rows.ts'
import { restatementsOf } from '../statements/series.ts'
import { figuresOf } from '../statements/view.ts'
import type { AlertFiling, Needs, OtherOfFiling, ReadFilings } from './read-filings.ts'

type Column = { start_date?: string; end_date?: string; as_of?: string; months?: number } & Record<string, unknown>

/** The facts of one filing for one reader. */
export async function factsFor(
  db: Db,
  read: ReadFilings,
  filing: AlertFiling,
  looking: Looking,
  needs: Needs,
): Promise<AlertFacts> {
  const { accession_number, base_form, is_release, statement } = filing
  const facts = { accession_number, base_form, is_release }
  if (!statement || !maySeeFigures(statement, looking)) return { ...facts, statement: null }
  const isSound = statement.qc_passed === true
  const measured = isSound && needs.figures ? figuresFor(read, filing, statement, looking) : { figures: {}, prior: {} }
  return {
    ...facts,
    statement: {
      period_code: periodCode(statement),
      currency: statement.currency,
      qc_passed: canViewQc(looking.viewer, looking.mode) === 'ok' ? statement.qc_passed : null,
      ...measured,
      restated: isSound && needs.restated && !is_release ? await restatedBy(db, filing, looking) : [],
    },
  }
}

async function restatedBy(
  db: Db,
  { cik, fiscal_year_start, accession_number }: AlertFiling,
  looking: Looking,
): Promise<RestatedFigure[]> {
  const { restatements } = await restatementsOf(db, { cik, fiscal_year_start }, looking)
  return restatements.filter((one) => one.new_accession_number === accession_number)
}

function figuresFor(read: ReadFilings, filing: AlertFiling, row: StatementRow, looking: Looking) {
  const own = read.flags.filter(({ cik }) => cik === filing.cik)
  const closing = columnState(own, looking)
  const before = read.comparatives.find(
    (one) =>
      one.accession_number === row.accession_number &&
      one.period_in_months === row.period_in_months &&
      one.currency === row.currency &&
      isYearBefore(one.end_date, row.end_date),
  )
  const isOpen = before && closing({ ...before, months: before.period_in_months }).length === 0
  // Open to the reader, sound, and whose cash flows let no closed quarter be worked out.
  const others = read.others.filter(
    (one) =>
      one.accession_number === row.accession_number && one.qc_passed === true && !holdsClosedQuarter(one, closing),
  )
  const sheets = others.map((one) => ({ one, prior: priorOf(one, closing) }))
  return {
    figures: {
      ...withMargins(figuresOf(row)),
      ...Object.assign({}, ...sheets.map(({ one }) => named(one.kind, one.figures ?? {}))),
      ...derivedFor(filing, row, others, closing),
    } as Record<string, number | null>,
    prior: {
      ...(before && isOpen ? withMargins(figuresOf(before)) : {}),
      ...Object.assign({}, ...sheets.map(({ one, prior }) => named(one.kind, prior))),
    } as Record<string, number | null>,
  }
}

const withMargins = (figures: Figures): Record<string, number | null> => ({
  ...figures,
  gross_margin: marginOf(figures.gross_profit, figures.total_revenue),
  operating_margin: marginOf(figures.operating_income, figures.total_revenue),
  net_margin: marginOf(figures.net_income, figures.total_revenue),
})

const named = (kind: string, figures: Readonly<Record<string, unknown>>): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${kind}.${name}`, typeof value === 'number' ? value : null]),
  )

/** The column of a year before, where it is open; a balance sheet is of one day. */
function priorOf(one: OtherOfFiling, closing: ReturnType<typeof columnState>): Record<string, unknown> {
  const columns = (one.prior_periods ?? []) as Column[] // as they were stored
  const found = columns.find((column) => {
    const end = column.as_of ?? column.end_date ?? ''
    return end !== '' && isYearBefore(end, one.end_date ?? '') && (column.months ?? null) === one.months
  })
  if (!found) return {}
  const period = { start_date: found.start_date ?? null, end_date: found.as_of ?? found.end_date ?? '' }
  return closing({ ...period, months: found.months ?? null }).length === 0 ? found : {}
}

/** Of this filing alone, as on its pages. */
function derivedFor(
  { sic, form_type, filing_date }: AlertFiling,
  row: StatementRow,
  others: readonly OtherOfFiling[],
  closing: ReturnType<typeof columnState>,
): Record<string, number | null> {
  const sheet = others.find(({ kind }) => kind === 'balance_sheet')
  const flows = others.find(({ kind }) => kind === 'cash_flow')
  if (!sheet && !flows) return {}
  const read = (one: OtherOfFiling) => ({
    ...{
      figures: one.figures ?? {},
      provenance: {},
      engine: one.engine,
      currency: one.currency ?? '',
      isFailed: false,
    },
    end_date: one.end_date ?? row.end_date,
  })
  const { accession_number, start_date, end_date, period_in_months, currency, engine } = row
  const found = derivedOfFiling({
    filing: { accession_number, form_type, filing_date },
    income: {
      ...{ figures: { ...figuresOf(row) }, provenance: {}, engine, currency, isFailed: false },
      ...{ period_code: periodCode(row), start_date, end_date, period_in_months },
    },
    sheet: sheet
      ? {
          ...read(sheet),
          prior: ((sheet.prior_periods ?? []) as Column[]).map((column) => ({
            end_date: column.as_of ?? '',
            figures: numbersOf(column),
            provenance: {},
            isClosed: closing({ start_date: null, end_date: column.as_of ?? '', months: null }).length > 0,
          })),
        }
      : null,
    flows: flows ? { ...read(flows), start_date: flows.start_date, months: flows.months } : null,
    business: businessOf({
      sic,
      labels: sheet?.labels ?? [],
      isClassified: sheet?.figures?.current_assets != null,
      hasInventories: sheet?.figures?.inventories != null,
    }),
  })
  const values = new Map<DerivedName, number | null>(
    found.map(({ name, value, hidden }) => [name, hidden ? null : value]),
  )
  return Object.fromEntries(DERIVED_NAMES.map((name) => [name, values.get(name) ?? null]))
}

const numbersOf = (column: Column): Record<string, number | null> =>
  Object.fromEntries(Object.entries(column).map(([name, value]) => [name, typeof value === 'number' ? value : null]))
