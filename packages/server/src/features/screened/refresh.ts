/**
 * A company's rows of the screener, written in the transaction that changes its statements or who may see them. They are
 * made by the arithmetic of its page, once for everybody and once for subscribers.
 */
import { ANY_SUBSCRIBER, type Looking } from '@topline/core/access/access.ts'
import { columnState, sightOfPeriods } from '@topline/core/access/periods.ts'
import { SCREEN_NAMES } from '@topline/core/screen/quantities.ts'
import { screenedPeriods as periodsOf, type ScreenedPeriod, type SeenSeries } from '@topline/core/screen/screened.ts'
import type { OtherVintage } from '@topline/core/statement/other-columns.ts'
import { endOfQuarterBefore, otherOfPoint } from '@topline/core/statement/other-series.ts'
import { trailingFlows } from '@topline/core/statement/other-trailing.ts'
import { companySeries } from '@topline/core/statement/series.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { companies, type ScreenSight, screenedPeriods } from '../../db/schema.ts'
import { type CompanyPeriods, readPeriods } from './read.ts'

const SIGHTS: readonly (Looking & { sight: ScreenSight })[] = [
  { sight: 'open', viewer: null, mode: 'plans' },
  { sight: 'subscriber', viewer: ANY_SUBSCRIBER, mode: 'plans' },
]

const COLUMNS = [
  'cik',
  'basis',
  'sight',
  'period_code',
  'end_date',
  'currency',
  'form',
  'accession_number',
  'from_release',
  'failed_quality_check',
  'hidden',
  ...SCREEN_NAMES,
] as const satisfies readonly (keyof typeof screenedPeriods.$inferSelect)[]
const LIST = sql.raw(COLUMNS.map((name) => `"${name}"`).join(', '))
const OF_THESE = sql.raw(COLUMNS.map((name) => `s."${name}"`).join(', '))
const OF_NEW = sql.raw(COLUMNS.map((name) => `excluded."${name}"`).join(', '))

/** Makes them anew. What is the same stays untouched; the company is locked. */
export async function refreshScreened(tx: Tx, cik: string): Promise<void> {
  const read = await readPeriods(tx, cik)
  if (!read) return
  const rows = SIGHTS.flatMap((looking) => rowsFor(read, looking)).map((row) => ({ cik, ...row }))
  await tx.execute(sql`
    with fresh as (select ${LIST} from jsonb_populate_recordset(null::screened_periods, ${JSON.stringify(rows)}::jsonb)),
    gone as (
      delete from ${screenedPeriods} s where s.cik = ${cik}
        and not exists (select from fresh n where n.basis = s.basis and n.sight = s.sight)),
    made as (
      insert into ${screenedPeriods} as s (${LIST}) select ${LIST} from fresh
      on conflict (cik, basis, sight) do update set (${LIST}) = (select ${OF_NEW})
      where (${OF_THESE}) is distinct from (${OF_NEW}))
    update ${companies} set is_screened = true where cik = ${cik} and not is_screened`)
}

function rowsFor(read: CompanyPeriods, { sight, ...looking }: (typeof SIGHTS)[number]) {
  const forms = new Map(read.flags.map(({ accession_number, base_form }) => [accession_number, base_form]))
  return periodsOf(seenBy(read, looking)).map(({ values, ...period }: ScreenedPeriod) => ({
    ...period,
    sight,
    form: forms.get(period.accession_number ?? '') ?? null,
    ...values,
  }))
}

/** The series of the company's page, on today's share basis, without the places of its figures. */
function seenBy(read: CompanyPeriods, looking: Looking): SeenSeries {
  const { fiscal_year_start, flags, business } = read
  const reports = flags.filter(({ is_release }) => !is_release)
  const sight = sightOfPeriods(read.vintages, flags, looking)
  const isClosed = columnState(reports, looking)
  const vintages = read.others.map((one): OtherVintage => ({ ...one, isClosed: isClosed(one).length > 0 }))
  const basis = 'current'
  const points = (period: 'annual' | 'quarterly') =>
    companySeries(sight.vintages, fiscal_year_start, sight.stateOf, { period, basis, as_of: null }, true).points
  return {
    annual: points('annual'),
    quarterly: points('quarterly'),
    otherOf: (point, before) =>
      otherOfPoint(point, { vintages, basis, business, endBefore: endOfQuarterBefore(before, point) }),
    flowsOf: (income) => trailingFlows({ vintages, business, income }),
  }
}
