/** The strip of Home: what came in today or this week, or the newest of a list, as much of it as the viewer may see. */
import type { Looking } from '@topline/core/access/access.ts'
import { DETAIL } from '@topline/core/api/details.ts'
import type { StripAnswer, StripEntry } from '@topline/core/api/filings/strip.ts'
import type { STRIP_SPANS, StripSort } from '@topline/core/api/filings/strip-names.ts'
import { addDays, dayNumber } from '@topline/core/format/day.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import { edgarDay } from '@topline/core/words/release.ts'
import type { Db } from '../../db/open.ts'
import { notFound } from '../../errors.ts'
import { estimates } from '../calendar/estimates.ts'
import { type FilingCard, filingCards } from '../filings/cards.ts'
import { sightOf } from '../filings/queries.ts'
import { revenueGrowths } from '../following/growth.ts'
import { findList, type ListRow, listPage, ownListsOf } from '../lists/queries.ts'
import { addressOf } from '../lists/view.ts'
import { accessTo } from '../statements/view.ts'
import { type Days, filingsOfDays, filingsOfList } from './queries.ts'

type DaySpan = (typeof STRIP_SPANS)[number]

/** Cards of a strip: more than anybody scrolls through, and what the largest days of a quarter bring. */
const CARDS = 40
/** Of how many the change on the year before is looked for when it orders them. */
const COMPARED = 200

/** @param today as EDGAR counts */
export function daysOf(span: DaySpan, today: string): Days {
  if (span === 'today') return { from: today, to: today }
  // Day 0 of the count, 1 January 1970, was a Thursday.
  const sinceMonday = (((dayNumber(today) + 3) % 7) + 7) % 7
  return { from: addDays(today, -sinceMonday), to: today }
}

export interface StripWish {
  span: DaySpan | null
  /** the address of a list; it goes before the days */
  list: string | null
  sort: StripSort | null
}

export interface StripReader {
  userId: number | null
  looking: Looking
}

export async function stripOf(db: Db, wish: StripWish, now: Date, reader: StripReader): Promise<StripAnswer> {
  const today = edgarDay(now)
  if (wish.list !== null) {
    const list = await findList(db, wish.list, reader.userId)
    if (!list) throw notFound(DETAIL.listNotFound)
    return ofList(db, list, wish.sort, { today, reader })
  }
  const sort = wish.sort ?? 'newest'
  const spans: readonly DaySpan[] = wish.span === null ? ['today', 'week'] : [wish.span]
  for (const span of spans) {
    const days = daysOf(span, today)
    const found = await filingsOfDays(db, days, orderOf(sort, reader))
    if (found.total === 0) continue
    const entries = await entriesOf(db, found, sort, reader.looking)
    return { span, list: null, sort, ...days, entries, total: found.total, next: null }
  }
  const first = wish.span === null ? await firstListOf(db, reader) : null
  const instead = first && (await ofList(db, first, wish.sort, { today, reader }))
  if (instead && instead.total > 0) return instead
  const span = spans[0] ?? 'today'
  const next = await nextOf(db, today)
  return { span, list: null, sort, ...daysOf(span, today), entries: [], total: 0, next }
}

const orderOf = (sort: StripSort, { looking }: StripReader) => ({
  sort,
  sight: sightOf(looking),
  limit: sort === 'change' ? COMPARED : CARDS,
})

async function ofList(
  db: Db,
  list: ListRow,
  asked: StripSort | null,
  { today, reader }: { today: string; reader: StripReader },
): Promise<StripAnswer> {
  const sort = asked ?? 'kept'
  const found = await filingsOfList(db, list.id, orderOf(sort, reader))
  const entries = await entriesOf(db, found, sort, reader.looking)
  const from = entries.map((one) => one.filing_date).sort()[0] ?? today
  const face = { slug: addressOf(list, reader.userId), name: list.name }
  return { span: 'list', list: face, sort, from, to: today, entries, total: found.total, next: null }
}

/** What stands where nothing came in: the reader's own first list, else the first of the site. */
async function firstListOf(db: Db, { userId }: StripReader): Promise<ListRow | null> {
  const own = userId === null ? [] : await ownListsOf(db, userId)
  const first = own.find((list) => list.companies_count > 0)
  if (first) return first
  const { rows } = await listPage(db, { skip: 0, limit: 1 })
  return rows[0] ?? null
}

async function entriesOf(
  db: Db,
  found: Awaited<ReturnType<typeof filingsOfDays>>,
  sort: StripSort,
  looking: Looking,
): Promise<StripEntry[]> {
  const cards = onePerPeriod(await filingCards(db, found.accessions))
  const rows = cards.flatMap(({ statement }) => statement ?? [])
  const changes = sort === 'change' ? await revenueGrowths(db, rows, looking) : new Map<string, number>()
  const entries = cards.map((card) => {
    const { accession_number: key } = card
    return entryOf(card, looking, { isRelease: found.releases.has(key), change: changes.get(key) ?? null })
  })
  if (sort === 'change') entries.sort((a, b) => sizeOf(b) - sizeOf(a))
  return entries.slice(0, CARDS)
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
