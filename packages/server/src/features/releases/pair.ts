/** Which report belongs to a release, and which release came before a report. Pure; asked anew whenever it is shown. */
import { daysBetween } from '@topline/core/format/day.ts'

/** A filing of a company with the period of its current statement. */
export interface PairedFiling {
  accession_number: string
  form_type: string
  is_release: boolean
  filing_date: string
  /** the last day that its statement is about, else of its cover; null = neither is known */
  end_date: string | null
}

/** A release and its report end on one day, give or take the days between a calendar's and a year of weeks. */
const SAME_END = 7
/** A report comes within four months of its release, or it is another one's. */
const LONGEST_WAIT = 120

const isSamePeriod = (a: PairedFiling, b: PairedFiling): boolean =>
  a.end_date !== null && b.end_date !== null && Math.abs(daysBetween(a.end_date, b.end_date)) <= SAME_END

function follows(report: PairedFiling, release: PairedFiling): boolean {
  const wait = daysBetween(release.filing_date, report.filing_date)
  return wait >= 0 && wait <= LONGEST_WAIT && isSamePeriod(release, report)
}

const byDay = (a: PairedFiling, b: PairedFiling): number =>
  a.filing_date.localeCompare(b.filing_date) || a.accession_number.localeCompare(b.accession_number)

/** The first report of the release's period that was filed on its day or after it; a fourth quarter's is that of the year. */
export function reportAfter<F extends PairedFiling>(release: F, filings: readonly F[]): F | null {
  return filings.filter((one) => !one.is_release && follows(one, release)).toSorted(byDay)[0] ?? null
}

/** The last release of the report's period that came before it. */
export function releaseBefore<F extends PairedFiling>(report: F, filings: readonly F[]): F | null {
  return (
    filings
      .filter((one) => one.is_release && follows(report, one))
      .toSorted(byDay)
      .at(-1) ?? null
  )
}

/** The releases that stand next to one, by the day they came out. */
export function releasesAround<F extends PairedFiling>(
  release: F,
  filings: readonly F[],
): { previous: F | null; next: F | null } {
  const ordered = filings.filter((one) => one.is_release).toSorted(byDay)
  const at = ordered.findIndex((one) => one.accession_number === release.accession_number)
  return { previous: ordered[at - 1] ?? null, next: at < 0 ? null : (ordered[at + 1] ?? null) }
}

/** A company's newest release, as long as no report of its period is there and none of a later one. */
export function newestUnfollowed<F extends PairedFiling>(filings: readonly F[]): F | null {
  const newest = filings
    .filter((one) => one.is_release && one.end_date !== null)
    .toSorted(byDay)
    .at(-1)
  if (!newest) return null
  const isOvertaken = filings.some(
    (one) =>
      !one.is_release &&
      one.end_date !== null &&
      one.filing_date >= newest.filing_date &&
      daysBetween(newest.end_date ?? '', one.end_date) >= -SAME_END,
  )
  return isOvertaken ? null : newest
}
