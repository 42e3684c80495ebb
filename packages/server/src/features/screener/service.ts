/** What the screener answers to a reader: rows, counts and histograms, by the figures that this reader may see. */
import type { Looking } from '@topline/core/access/access.ts'
import type { Page } from '@topline/core/api/paging.ts'
import type { ScreenedCompany, ScreenerAnswer } from '@topline/core/api/screener.ts'
import { comparedCurrency, type Parameters, readScreen, type Screen } from '@topline/core/screen/screen.ts'
import { screenCounts, screenHistograms, screenPlaces, type Tried, tryScreen } from '@topline/core/screen/select.ts'
import { UNKNOWN } from '@topline/core/screen/table.ts'
import type { Db } from '../../db/open.ts'
import type { ScreenSight } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { sightOf } from '../filings/queries.ts'
import { screenParameters } from './asked.ts'
import { listMembers, namedCompanies, newestFilings } from './queries.ts'
import { screenStore } from './store.ts'

/** What nobody may see yet is screened for nobody, admins among them. */
const screenSight = (looking: Looking): ScreenSight => (sightOf(looking) === 'open' ? 'open' : 'subscriber')

/** @throws AppError 422 naming everything that could not be read */
export function askedScreen(parameter: Parameters): Screen {
  const { screen, faults } = readScreen(parameter)
  const [first, ...more] = faults
  if (first === undefined) return screen
  const errors = faults.map((message) => ({ field: parameterOf(message), message }))
  throw new AppError('invalid', more.length === 0 ? first : `${first}; and ${more.length} more`, { errors })
}

/** A fault begins with the parameter that it is of; those of conditions begin otherwise. */
function parameterOf(fault: string): string {
  const [word = ''] = fault.split(' ')
  return word in screenParameters.shape ? word : 'where'
}

/** By what the reader may see; to be read at once, before anything else is waited for. */
async function tried(
  db: Db,
  looking: Looking,
  screen: Screen,
  today: string,
): Promise<{ found: Tried; waiting: number }> {
  const reader = looking.viewer?.id ?? null
  const members = screen.list === null ? null : await listMembers(db, screen.list, reader)
  const { table, waiting } = await screenStore(db).table(screen.basis, screenSight(looking))
  return { found: tryScreen(table, { screen, members, today }), waiting }
}

/** How many companies hold a screen, by what the reader may see. */
export async function countScreen(db: Db, looking: Looking, screen: Screen, today: string): Promise<number> {
  return screenCounts((await tried(db, looking, screen, today)).found).total
}

/** The newest filings that figures of companies which hold a screen are from, by what the reader may see. */
export async function filingsOfScreen(
  db: Db,
  looking: Looking,
  screen: Screen,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const { found } = await tried(db, looking, screen, today)
  const accessions = screenPlaces(found).flatMap((at) => found.table.rows[at]?.accession_number ?? [])
  return newestFilings(db, accessions, limit)
}

export async function screenCompanies(
  db: Db,
  looking: Looking,
  screen: Screen,
  { page, today, histograms }: { page: Page; today: string; histograms: boolean },
): Promise<ScreenerAnswer> {
  const { currency, chosen } = comparedCurrency(screen)
  const { found, waiting } = await tried(db, looking, screen, today)
  const counts = screenCounts(found)
  const drawn = histograms ? screenHistograms(found) : null
  const rows = page.limit === 0 ? [] : rowsOf(found, page)
  const named = await namedCompanies(
    db,
    rows.map(({ cik }) => cik),
  )
  return {
    basis: screen.basis,
    ...counts,
    waiting,
    compared_currency: currency,
    currency_chosen: chosen,
    ...(drawn ? { histograms: drawn } : {}),
    companies: rows.flatMap(({ cik, ...row }) => {
      const company = named.get(cik)
      return company ? { ...company, ...row } : []
    }),
  }
}

type Row = Omit<ScreenedCompany, 'name' | 'tickers' | 'logo_info' | 'sic' | 'sic_description'>

function rowsOf(found: Tried, { skip, limit }: Page): Row[] {
  const { table, asked } = found
  const columns = asked.screen.where.map(({ name }) => [name, table.column(name)] as const)
  return screenPlaces(found, skip + limit)
    .slice(skip)
    .flatMap((at) => {
      const row = table.rows[at]
      if (!row) return []
      const { cik, period_code, end_date, currency, form, accession_number, from_release, failed_quality_check } = row
      const values = columns.map(([name, column]) => {
        const value = column[at] ?? UNKNOWN
        return [name, Number.isNaN(value) ? null : value]
      })
      const period = { period_code, end_date, currency, form, accession_number, from_release, failed_quality_check }
      return { cik, ...period, values: Object.fromEntries(values) }
    })
}
