/** Balance sheets and cash flows of a company as rows of a file: whole units; what the viewer may not see is empty. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState, maySeeFigures } from '@topline/core/access/periods.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import type { CsvCell } from '@topline/core/format/csv.ts'
import { type OtherQuantities, otherQuantities } from '@topline/core/statement/other-series.ts'
import { BALANCE_SHEET_FIGURES, CASH_FLOW_FIGURES, type OtherKind } from '@topline/core/statement/other-statements.ts'
import { basisWords } from '@topline/core/words/basis.ts'
import type { Db } from '../../db/open.ts'
import { periodFlags } from '../statements/queries.ts'
import type { CompanyKey } from '../statements/series.ts'
import { othersOfCompany } from './queries.ts'
import { seriesOfAll } from './series.ts'
import { withFlagsThatHold } from './service.ts'
import { holdsClosedQuarter } from './view.ts'

const MOST = 1000
const FIGURES: Readonly<Record<OtherKind, readonly string[]>> = {
  balance_sheet: BALANCE_SHEET_FIGURES,
  cash_flow: CASH_FLOW_FIGURES,
}

/**
 * The head and a row for each filing that prints the statement, newest first.
 * @param site address of the site, without a slash at its end
 */
export async function otherExportRows(
  db: Db,
  kind: OtherKind,
  cik: string,
  looking: Looking,
  site: string,
): Promise<(readonly CsvCell[])[]> {
  const names = FIGURES[kind]
  const period = kind === 'balance_sheet' ? ['as_of'] : ['start_date', 'end_date', 'months']
  const [found, periods] = await Promise.all([othersOfCompany(db, kind, cik, MOST), periodFlags(db, cik)])
  const closing = columnState(periods, looking)
  const seen = await Promise.all(found.map(async (one) => ({ ...one, flags: await withFlagsThatHold(db, one) })))
  return [
    [
      ...['accession_number', 'form_type', 'filing_date', 'basis', ...period, 'currency', ...names],
      ...['failed_quality_check', 'filing'],
    ],
    ...seen.map(({ row, flags, form_type, filing_date }) => {
      const isOpen = flags.statement_id !== null && maySeeFigures(flags, looking) && !holdsClosedQuarter(row, closing)
      const figures = isOpen ? row.figures : null
      return [
        row.accession_number,
        form_type,
        filing_date,
        basisWords(flags.is_release),
        ...(kind === 'balance_sheet' ? [row.end_date] : [row.start_date, row.end_date, row.months]),
        row.currency,
        ...names.map((name) => figures?.[name] ?? null),
        row.qc_passed === false,
        `${site}${pagePath(row.accession_number, form_type)}`,
      ]
    }),
  ]
}

const PERIOD = ['period_code', 'start_date', 'end_date', 'currency'] as const
const QUANTITIES = Object.keys(otherQuantities.shape) as (keyof OtherQuantities)[]

/**
 * The head and a row for each full year, newest first: cash flows, balances, and what is derived from them. Over them the
 * cash flows of the last twelve months, where these end after the newest full year and are open to the viewer.
 */
export async function derivedExportRows(
  db: Db,
  company: CompanyKey,
  looking: Looking,
  site: string,
): Promise<(readonly CsvCell[])[]> {
  const request = { period: 'annual', basis: 'current', as_of: null } as const
  const { points, trailing_cash_flow: twelve } = await seriesOfAll(db, company, looking, request)
  const flows = twelve && !twelve.hidden && twelve.end_date > (points.at(-1)?.end_date ?? '') ? twelve : null
  return [
    [...PERIOD, 'basis', ...QUANTITIES, 'company'],
    ...(flows
      ? [
          [
            ...['TTM', null, flows.end_date, flows.currency, basisWords(false)],
            ...QUANTITIES.map((name) => (isOfTrailing(name) ? flows[OF_TRAILING[name]] : null)),
            `${site}/company/${company.cik}`,
          ],
        ]
      : []),
    ...points
      .toReversed()
      .map((point) => [
        ...PERIOD.map((name) => point[name]),
        basisWords(point.from_release === true),
        ...QUANTITIES.map((name) => point[name] ?? null),
        `${site}/company/${company.cik}`,
      ]),
  ]
}

/** Quantities that the last twelve months have, by their names there. */
const OF_TRAILING = {
  operating_cash_flow: 'operating_cash_flow',
  capital_expenditures: 'capital_expenditures',
  free_cash_flow: 'free_cash_flow',
  cash_flow_deduced: 'deduced',
} as const
const isOfTrailing = (name: string): name is keyof typeof OF_TRAILING => name in OF_TRAILING
