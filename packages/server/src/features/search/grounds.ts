/** Where a search looks: the days of all filings, newest first, or the filings of a company, or one. */
import { addDays, dayNumber } from '@topline/core/format/day.ts'
import { and, between, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { filings } from '../../db/schema.ts'
import { newestFirst } from '../filings/queries.ts'
import type { Ground } from './newest-matches.ts'
import { markOfDay, spansBack } from './spans.ts'

export interface PassageFilter {
  form?: string | undefined
  /** year of the filing date */
  year?: number | undefined
  accession?: string | undefined
  /** only this company's filings */
  cik?: string | undefined
}

/** In the order in which they are looked at. */
export interface Grounds {
  near: Ground[]
  /** in parts, each of which is looked at where those before did not hold enough */
  far: Ground[][]
  /** all of `far` at once, without marks of days; null where that would be more than they are */
  farAtOnce: Ground | null
  /** days of `far` for each of `near` */
  farther: number
}

/** Spans are near that begin within so many days before the newest. */
const NEAR_DAYS = 30
/** Spans of the first far part: some two months. */
const FIRST_FAR = 2
/** Ends of the slices of a company in filings; more than the last, forty years of quarters, no company has filed. */
const ENDS = [10, 40, 170]
const ALWAYS = { since: '0001-01-01', before: '9999-12-31' }

/** @param reach filing dates of all filings, YYYY-MM-DD */
export async function groundsOf(
  db: Db,
  filter: PassageFilter,
  reach: { newest: string; oldest: string; perDay: number },
): Promise<Grounds> {
  const { year } = filter
  if (filter.accession !== undefined || filter.cik !== undefined)
    return { near: await groundsOfFilings(db, filter), far: [], farAtOnce: null, farther: 0 }
  const last = year === undefined || reach.newest < `${year}-12-31` ? reach.newest : `${year}-12-31`
  const first = year === undefined || reach.oldest > `${year}-01-01` ? reach.oldest : `${year}-01-01`
  const grounds = spansBack(last, first, reach.perDay).map(({ mark, since, before }) => ({
    marks: `'${mark}'`,
    since,
    before,
    filings: null,
  }))
  const isNear = ({ before }: Ground) => before > addDays(last, -NEAR_DAYS)
  const near = grounds.filter(isNear)
  const far = grounds.slice(near.length)
  const farAtOnce = far[0] && year === undefined ? { ...far[0], marks: '', since: first } : null
  const parts = [far.slice(0, FIRST_FAR), far.slice(FIRST_FAR)].filter((part) => part.length > 0)
  const nearSince = dayNumber(near.at(-1)?.since ?? last)
  const farther = (nearSince - dayNumber(first)) / (dayNumber(last) + 1 - nearSince)
  return { near, far: parts, farAtOnce, farther }
}

/** Spans of days that follow each other, as one. */
export function together(grounds: readonly Ground[]): Ground[] {
  const [newest, oldest] = [grounds[0], grounds.at(-1)]
  if (!newest || !oldest || newest === oldest) return [...grounds]
  const marks = `( ${grounds.map((one) => one.marks).join(' | ')} )`
  return [{ marks, since: oldest.since, before: newest.before, filings: null }]
}

/** In slices of growing size. The marks of the days they were filed on bound what the index is asked for. */
async function groundsOfFilings(db: Db, { accession, cik, form, year }: PassageFilter): Promise<Ground[]> {
  const own = await db
    .select({ accession_number: filings.accession_number, filing_date: filings.filing_date })
    .from(filings)
    .where(
      and(
        accession === undefined ? undefined : eq(filings.accession_number, accession),
        cik === undefined ? undefined : eq(filings.cik, cik),
        form === undefined ? undefined : eq(filings.base_form, form),
        year === undefined ? undefined : between(filings.filing_date, `${year}-01-01`, `${year}-12-31`),
      ),
    )
    .orderBy(...newestFirst)
    .limit(ENDS.at(-1) ?? 0)
  return ENDS.flatMap((end, at) => {
    const some = own.slice(ENDS[at - 1] ?? 0, end)
    if (some.length === 0) return []
    const days = new Set(some.map((one) => `'${markOfDay(one.filing_date)}'`))
    return { marks: `( ${[...days].join(' | ')} )`, ...ALWAYS, filings: some.map((one) => one.accession_number) }
  })
}
