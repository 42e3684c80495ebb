/** How the balance sheets and the cash flows of all filings stand, for the console (decisions 56 and 85). */
import type { OtherOverview } from '@topline/core/api/admin/analyses.ts'
import { OTHER_KINDS, type OtherKind } from '@topline/core/statement/other-statements.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { counters, filings, otherFailures } from '../../db/schema.ts'
import type { CounterName } from '../records/counters.ts'

/** Filings named in a group. */
const NAMED = 30

const groupRows = z.array(
  z.object({
    kind: z.enum(OTHER_KINDS),
    test: z.string(),
    description: z.string(),
    necessary: z.boolean(),
    count: z.coerce.number(),
    filings: z.array(z.object({ accession_number: z.string(), company_name: z.string(), filing_date: z.string() })),
  }),
)

/** Numbers from counters; failing checks with the filings that were checked last. */
export async function otherOverview(db: Db): Promise<OtherOverview> {
  const kept = new Map((await db.select().from(counters)).map(({ name, n }) => [name, n]))
  const count = (name: CounterName) => kept.get(name) ?? 0
  const statements = WITH_STATEMENT.reduce((sum, name) => sum + count(name), 0)
  const groups = await otherFailureGroups(db)
  return OTHER_KINDS.map((kind) => {
    const [passing, not_passing, absent] = COUNTERS[kind].map(count) as [number, number, number] // three names
    const found = passing + not_passing
    return {
      kind,
      passing,
      not_passing,
      absent,
      missing: Math.max(0, statements - found - absent),
      groups: groups
        .filter((group) => group.kind === kind)
        .map(({ kind: _, ...group }) => ({
          ...group,
          percentage: found === 0 ? 0 : Math.round((group.count / found) * 1000) / 10,
        })),
    }
  })
}

const WITH_STATEMENT: readonly CounterName[] = [
  'statements.passing',
  'statements.not_passing',
  'releases.passing',
  'releases.not_passing',
]

const COUNTERS: Readonly<Record<OtherKind, readonly CounterName[]>> = {
  balance_sheet: ['balance_sheets.passing', 'balance_sheets.not_passing', 'balance_sheets.absent'],
  cash_flow: ['cash_flows.passing', 'cash_flows.not_passing', 'cash_flows.absent'],
}

/** Critical ones first, then by count; along the index of the groups, so that only filings that are named are read. */
async function otherFailureGroups(db: Db) {
  const { rows } = await db.execute(sql`
    select g.kind, g.test, g.description, g.necessary, g.count, coalesce(n.filings, '[]') as filings
    from (
      select kind, test, necessary, min(description) as description, count(*) as count
      from ${otherFailures} group by kind, test, necessary) g
    left join lateral (
      select json_agg(json_build_object('accession_number', q.accession_number, 'company_name', f.company_name,
        'filing_date', f.filing_date::text) order by f.filing_date desc, q.accession_number desc) as filings
      from (
        select one.accession_number from ${otherFailures} one
        where one.kind = g.kind and one.test = g.test and one.necessary = g.necessary
        order by one.other_id desc limit ${NAMED}) q
      join ${filings} f on f.accession_number = q.accession_number) n on true
    order by g.necessary desc, g.count desc, g.test`)
  return groupRows.parse(rows)
}
