/** An earnings release and what stands around it, in one answer, as a viewer may know it. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { ReleaseAnswer, ReleaseBefore } from '@topline/core/api/filings/release.ts'
import type { ReleaseName } from '@topline/core/api/filings/release-name.ts'
import { daysBetween } from '@topline/core/format/day.ts'
import type { ColumnPeriod } from '@topline/core/statement/closed-columns.ts'
import type { ReleaseColumn } from '@topline/core/statement/release.ts'
import type { Db } from '../../db/open.ts'
import { readOfCompany } from '../../db/reading.ts'
import { notFound } from '../../errors.ts'
import { estimates } from '../calendar/estimates.ts'
import { filingCards } from '../filings/cards.ts'
import { viewFiling } from '../filings/view.ts'
import { type FoundStatement, findStatement, periodFlags } from '../statements/queries.ts'
import { accessTo } from '../statements/view.ts'
import { compared, comparedFilings, partsOf, toldDifferences } from './disclosed.ts'
import { guidanceHeld, guidedBefore, headlineFigures } from './guidance.ts'
import { releaseBefore, releasesAround, reportAfter } from './pair.ts'
import { allFilingsOf, type FilingOfCompany } from './queries.ts'

/**
 * @param options.isAbsolute whole units in `statement` instead of those printed
 * @throws AppError 404 'Release not found' where there is no such release, a report included
 */
export async function readRelease(
  db: Db,
  accession: string,
  looking: Looking,
  options: { today: string; isAbsolute: boolean },
): Promise<ReleaseAnswer> {
  const [[card], found] = await Promise.all([
    filingCards(db, [accession], { withQcReports: true }),
    findStatement(db, { accession_number: accession }),
  ])
  const all = card ? await allFilingsOf(db, card.cik) : []
  const own = all.find((one) => one.accession_number === accession)
  if (!card || !own?.is_release) throw notFound(DETAIL.releaseNotFound)
  readOfCompany(card.cik)
  const mayReadDetail = found !== null && accessTo(found.row, looking).detail === 'ok'
  const filing = viewFiling(card, looking, {
    withQcResults: true,
    withQcReports: true,
    isAbsolute: options.isAbsolute,
    ...(mayReadDetail ? { detail: found.detail } : {}),
  })
  const report = reportAfter(own, all)
  const [parts, differences, expected_report] = await Promise.all([
    mayReadDetail ? openParts(db, found, own, all, looking) : CLOSED,
    report
      ? findStatement(db, { accession_number: report.accession_number }).then((filed) =>
          compared(db, found, filed, looking),
        )
      : null,
    report ? null : expectedAfter(db, card.cik, own, options.today),
  ])
  const { previous, next } = releasesAround(own, all)
  return {
    filing: { ...filing, released_at: own.released_at?.toISOString() ?? null, items: own.items },
    unaudited: true,
    statement: filing.income_statement,
    ...parts,
    report: report && nameOf(report),
    expected_report,
    differences: differences && toldDifferences(differences),
    previous: previous && nameOf(previous),
    next: next && nameOf(next),
  }
}

type Parts = Pick<ReleaseAnswer, 'year_to_date' | 'prior_year' | 'non_gaap' | 'guidance' | 'headline_figures'>
const CLOSED: Parts = { year_to_date: null, prior_year: null, non_gaap: [], guidance: [], headline_figures: [] }

/** What the release tells beyond its quarter; a column is left out where a period that is closed keeps it back. */
async function openParts(
  db: Db,
  found: FoundStatement,
  own: FilingOfCompany,
  all: readonly FilingOfCompany[],
  looking: Looking,
): Promise<Parts> {
  const [flags, earlier] = await Promise.all([periodFlags(db, found.row.cik), guidedBefore(db, own, all, looking)])
  const closing = columnState(flags, looking)
  const open = (column: ReleaseColumn | null) => (column && closing(asColumn(column)).length === 0 ? column : null)
  const { year_to_date, prior_year, non_gaap } = partsOf(found)
  const before = open(prior_year)
  return {
    year_to_date: open(year_to_date),
    prior_year: before,
    non_gaap,
    guidance: await guidanceHeld(db, found, { date: own.filing_date, all, earlier }, looking, closing),
    headline_figures: headlineFigures(found, own.period_code, before, earlier),
  }
}

const asColumn = ({ start_date, end_date, months }: ReleaseColumn): ColumnPeriod => ({ start_date, end_date, months })

const nameOf = ({ accession_number, form_type, filing_date, period_code }: FilingOfCompany): ReleaseName => ({
  accession_number,
  form_type,
  filing_date,
  period_code,
})

/** A report that the company files soon after the release, by when it filed before. Days. */
const [EARLIEST, LATEST] = [-10, 120]

async function expectedAfter(db: Db, cik: string, release: FilingOfCompany, today: string) {
  const [next] = await estimates(db, [cik], today)
  const wait = next ? daysBetween(release.filing_date, next.date) : null
  if (!next || wait === null || wait < EARLIEST || wait > LATEST) return null
  return { form_type: next.form_type, date: next.date, passed: next.passed }
}

/** Of a report: the release of its period, and how much of it the report says otherwise. */
export async function releaseOfReport(
  db: Db,
  cik: string,
  accession: string,
  looking: Looking,
): Promise<ReleaseBefore | null> {
  const all = await allFilingsOf(db, cik)
  const own = all.find((one) => one.accession_number === accession)
  const release = own && !own.is_release ? releaseBefore(own, all) : null
  if (!release) return null
  const found = await comparedFilings(db, release.accession_number, accession, looking)
  const { accession_number, form_type, filing_date } = release
  return {
    accession_number,
    form_type,
    filing_date,
    compared: found?.compared ?? null,
    changed: found?.changed ?? null,
  }
}
