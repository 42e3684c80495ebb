/** What the screener answers to a reader: rows, counts and histograms, by the figures that this reader may see. */
import type { Looking } from '@topline/core/access/access.ts'
import type { Page } from '@topline/core/api/paging.ts'
import type { ScreenerAnswer } from '@topline/core/api/screener.ts'
import { comparedCurrency, type Parameters, readScreen, type Screen } from '@topline/core/screen/screen.ts'
import type { Db } from '../../db/open.ts'
import type { ScreenSight } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { sightOf } from '../filings/queries.ts'
import { unscreened } from '../screened/fill.ts'
import { type Asked, screenCounts, screenFilings, screenHistograms, screenRows } from './queries.ts'

/** What nobody may see yet is screened for nobody, admins among them. */
const screenSight = (looking: Looking): ScreenSight => (sightOf(looking) === 'open' ? 'open' : 'subscriber')

/** @throws AppError 422 naming everything that could not be read */
export function askedScreen(parameter: Parameters): Screen {
  const { screen, faults } = readScreen(parameter)
  const [first, ...more] = faults
  if (first === undefined) return screen
  const errors = faults.map((message) => ({ field: message.split(' ')[0] ?? '', message }))
  throw new AppError('invalid', more.length === 0 ? first : `${first}; and ${more.length} more`, { errors })
}

/** How many companies hold a screen, by what the reader may see. */
export async function countScreen(db: Db, looking: Looking, screen: Screen, today: string): Promise<number> {
  return (await screenCounts(db, { screen, today, sight: screenSight(looking), reader: looking.viewer?.id ?? null }))
    .total
}

/** The newest filings that figures of companies which hold a screen are from, by what the reader may see. */
export async function filingsOfScreen(
  db: Db,
  looking: Looking,
  screen: Screen,
  { today, limit }: { today: string; limit: number },
): Promise<string[]> {
  const asked = { screen, today, sight: screenSight(looking), reader: looking.viewer?.id ?? null }
  return screenFilings(db, asked, limit)
}

export async function screenCompanies(
  db: Db,
  looking: Looking,
  screen: Screen,
  { page, today, histograms }: { page: Page; today: string; histograms: boolean },
): Promise<ScreenerAnswer> {
  const asked: Asked = { screen, today, sight: screenSight(looking), reader: looking.viewer?.id ?? null }
  const { currency, chosen } = comparedCurrency(screen)
  const [counts, companies, drawn, waiting] = await Promise.all([
    screenCounts(db, asked),
    page.limit === 0 ? [] : screenRows(db, asked, page),
    histograms ? screenHistograms(db, asked) : null,
    unscreened(db),
  ])
  return {
    basis: screen.basis,
    ...counts,
    waiting,
    compared_currency: currency,
    currency_chosen: chosen,
    ...(drawn ? { histograms: drawn } : {}),
    companies,
  }
}
