/** The strip of Home: what came in today or this week, as much of it as the viewer may see. */
import type { Looking } from '@topline/core/access/access.ts'
import type { StripAnswer, StripEntry } from '@topline/core/api/filings/strip.ts'
import type { StripSort, StripSpan } from '@topline/core/api/filings/strip-names.ts'
import { addDays, dayNumber } from '@topline/core/format/day.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { edgarDay } from '@topline/core/words/release.ts'
import type { Db } from '../../db/open.ts'
import { estimates } from '../calendar/estimates.ts'
import { type FilingCard, filingCards } from '../filings/cards.ts'
import { sightOf } from '../filings/queries.ts'
import { revenueGrowths } from '../following/growth.ts'
import { accessTo } from '../statements/view.ts'
import { type Days, filingsOfDays } from './queries.ts'

/** Cards of a strip: more than anybody scrolls through, and what the largest days of a quarter bring. */
const CARDS = 40
/** Of how many the change on the year before is looked for when it orders them. */
const COMPARED = 200

/** @param today as EDGAR counts */
export function daysOf(span: StripSpan, today: string): Days {
  if (span === 'today') return { from: today, to: today }
  // Day 0 of the count, 1 January 1970, was a Thursday.
  const sinceMonday = (((dayNumber(today) + 3) % 7) + 7) % 7
  return { from: addDays(today, -sinceMonday), to: today }
}

export interface StripWish {
  span: StripSpan | null
  sort: StripSort
}

export async function stripOf(db: Db, { span, sort }: StripWish, now: Date, looking: Looking): Promise<StripAnswer> {
  const today = edgarDay(now)
  const spans: readonly StripSpan[] = span === null ? ['today', 'week'] : [span]
  const sight = sightOf(looking)
  const limit = sort === 'change' ? COMPARED : CARDS
  for (const one of spans) {
    const days = daysOf(one, today)
    const found = await filingsOfDays(db, days, { sort, sight, limit })
    if (found.total === 0) continue
    const cards = onePerPeriod(await filingCards(db, found.accessions))
    const rows = cards.flatMap(({ statement }) => statement ?? [])
    const changes = sort === 'change' ? await revenueGrowths(db, rows, looking) : new Map<string, number>()
    const entries = cards.map((card) => {
      const { accession_number: key } = card
      return entryOf(card, looking, { isRelease: found.releases.has(key), change: changes.get(key) ?? null })
    })
    if (sort === 'change') entries.sort((a, b) => sizeOf(b) - sizeOf(a))
    return { span: one, sort, ...days, entries: entries.slice(0, CARDS), total: found.total, next: null }
  }
  const asked = spans[0] ?? 'today'
  return { span: asked, sort, ...daysOf(asked, today), entries: [], total: 0, next: await nextOf(db, today) }
}

const sizeOf = ({ change }: StripEntry): number => (change === null ? -1 : Math.abs(change))

/** Of a release and the report of the same period in the same days the one that stands first. */
function onePerPeriod(cards: readonly FilingCard[]): FilingCard[] {
  const seen = new Set<string>()
  return cards.filter(({ cik, statement }) => {
    if (statement === null) return true
    const period = `${cik} ${statement.end_date} ${statement.period_in_months}`
    if (seen.has(period)) return false
    seen.add(period)
    return true
  })
}

function entryOf(
  card: FilingCard,
  looking: Looking,
  { isRelease, change }: { isRelease: boolean; change: number | null },
): StripEntry {
  const { statement: row } = card
  const access = row && accessTo(row, looking)
  const isSeen = access?.figures === 'ok'
  return {
    accession_number: card.accession_number,
    company: { cik: card.cik, name: card.company_name, tickers: card.tickers, logo_info: card.logo_info },
    form_type: card.form_type,
    is_release: isRelease,
    filing_date: card.filing_date,
    statement:
      row && access
        ? {
            period_code: periodCode(row),
            currency: row.currency,
            total_revenue: isSeen ? row.total_revenue : null,
            net_income: isSeen ? row.net_income : null,
            failed_quality_check: row.qc_passed === null ? null : !row.qc_passed,
            access,
            protected: row.protected,
            showcase: row.showcase,
          }
        : null,
    change,
  }
}

/** The report that is expected first from today on. */
async function nextOf(db: Db, today: string): Promise<StripAnswer['next']> {
  const [first] = (await estimates(db, null, today)).filter(({ date }) => date >= today)
  if (!first) return null
  const { cik, name, tickers, form_type, period_code, date } = first
  return { company: { cik, name, tickers }, form_type, period_code, date }
}
