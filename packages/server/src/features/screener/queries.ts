/**
 * All companies by what is asked of their newest period. One table is read, of one basis and one reader's sight: what is
 * closed has no values there, so that no condition can be tried on it.
 */
import type { Page } from '@topline/core/api/paging.ts'
import { dateOfDay, dayNumber } from '@topline/core/format/day.ts'
import { hasCurrency, screenQuantity } from '@topline/core/screen/quantities.ts'
import { STEPS, scaleOf } from '@topline/core/screen/scale.ts'
import {
  type Condition,
  comparedCurrency,
  hasBounds,
  type Screen,
  sortOf,
  USUAL_CURRENCY,
} from '@topline/core/screen/screen.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import {
  companies,
  companyListMembers,
  companyLists,
  filings,
  type ScreenSight,
  screenedPeriods,
} from '../../db/schema.ts'

export interface Asked {
  screen: Screen
  sight: ScreenSight
  /** who asks: a list of their own is read by nobody else; null = whoever has the address it is shared by */
  reader: number | null
  /** by which the age of a period is counted */
  today: string
}

const p = screenedPeriods

interface Predicate {
  condition: string
  holds: SQL
}

function ofFigure({ name, from, to }: Condition): Predicate {
  const column = sql`p.${sql.identifier(name)}`
  const bounds = [
    ...(from === null ? [] : [sql`${column} >= ${from}::float8`]),
    ...(to === null ? [] : [sql`${column} <= ${to}::float8`]),
  ]
  return { condition: name, holds: sql.join(bounds, sql` and `) }
}

const DAYS_OF_MONTH = 30.44

/** What is asked beside figures. */
function beside({ screen, today, reader }: Asked): Predicate[] {
  const { form, list, sic, age } = screen
  const { currency } = comparedCurrency(screen)
  const found: Predicate[] = []
  const add = (condition: string, holds: SQL) => found.push({ condition, holds })
  if (form !== null) add('form', sql`p.form = ${form}`)
  if (currency !== null) add('currency', sql`p.currency = ${currency}`)
  if (list !== null)
    add(
      'list',
      sql`p.cik in (select m.cik from ${companyListMembers} m join ${companyLists} l on l.id = m.list_id
        where l.share_slug = ${list} or (l.slug = ${list} and (l.owner_id is null or l.owner_id = ${reader}::bigint)))`,
    )
  if (sic !== null)
    add('sic', sql`p.cik in (select c.cik from ${companies} c where c.sic ~>=~ ${sic} and c.sic ~<~ ${after(sic)})`)
  if (age !== null)
    add('age', sql`p.end_date >= ${dateOfDay(dayNumber(today) - Math.round(age * DAYS_OF_MONTH))}::date`)
  return found
}

/** Everything that is asked. */
const asks = (asked: Asked): Predicate[] => [...asked.screen.where.filter(hasBounds).map(ofFigure), ...beside(asked)]

/** The first text that does not begin with these digits: ':' follows '9'. */
const after = (digits: string): string =>
  digits.slice(0, -1) + String.fromCharCode(digits.charCodeAt(digits.length - 1) + 1)

const all = (predicates: readonly Predicate[]): SQL =>
  predicates.length === 0
    ? sql`true`
    : sql.join(
        predicates.map(({ holds }) => holds),
        sql` and `,
      )

const ofKind = ({ screen, sight }: Asked): SQL => sql`p.basis = ${screen.basis} and p.sight = ${sight}`

export interface ScreenCounts {
  total: number
  known: number
  closed: number
  other_currencies: number
  counts: { condition: string; alone: number; without?: number }[]
}

const numbers = z.record(z.string(), z.coerce.number())

/** How many hold all of it, and each condition alone, in one pass; where none is left, how many would be without each. */
export async function screenCounts(db: Db, asked: Asked): Promise<ScreenCounts> {
  const predicates = asks(asked)
  const { currency, chosen } = comparedCurrency(asked.screen)
  const count = (holds: SQL, name: string) =>
    sql`count(*) filter (where not p.hidden and ${holds}) as ${sql.identifier(name)}`
  const ask = async (columns: readonly SQL[]) => {
    const { rows } = await db.execute(sql`select ${sql.join([...columns], sql`, `)} from ${p} p where ${ofKind(asked)}`)
    return numbers.parse(rows[0])
  }
  const isElse = predicates.filter(({ condition }) => condition !== 'currency')
  const found = await ask([
    sql`count(*) as known`,
    sql`count(*) filter (where p.hidden) as closed`,
    count(all(predicates), 'total'),
    ...(currency !== null && !chosen ? [count(sql`${all(isElse)} and p.currency <> ${currency}`, 'others')] : []),
    ...predicates.map(({ holds }, i) => count(holds, `alone${i}`)),
  ])
  const isEmpty = found.total === 0 && predicates.length > 1
  const without = isEmpty
    ? await ask(predicates.map((_, i) => count(all(predicates.filter((__, j) => j !== i)), `without${i}`)))
    : null
  return {
    total: found.total ?? 0,
    known: found.known ?? 0,
    closed: found.closed ?? 0,
    other_currencies: found.others ?? 0,
    counts: predicates.map(({ condition }, i) => ({
      condition,
      alone: found[`alone${i}`] ?? 0,
      ...(without ? { without: without[`without${i}`] ?? 0 } : {}),
    })),
  }
}

const row = z.object({
  cik: z.string(),
  name: z.string(),
  tickers: z.array(z.string()),
  logo_info: z
    .object({
      url: z.string().nullable(),
      is_logo: z.boolean(),
      includes_name: z.boolean(),
      alt_text: z.string().nullable(),
    })
    .nullable(),
  sic: z.string().nullable(),
  sic_description: z.string().nullable(),
  period_code: z.string(),
  end_date: z.string(),
  currency: z.string(),
  form: z.string().nullable(),
  accession_number: z.string().nullable(),
  from_release: z.boolean(),
  failed_quality_check: z.boolean(),
  figures: z.array(z.number().nullable()),
})

/** The companies that hold all of it; every order ends in the CIK, so that pages never overlap. */
export async function screenRows(db: Db, asked: Asked, page: Page) {
  const { screen } = asked
  const predicates = asks(asked)
  const { by, descending } = sortOf(screen)
  const way = descending ? sql`desc nulls last` : sql`asc nulls last`
  const isByName = by === 'company'
  const order = isByName ? sql`lower(c.name)` : by === 'period' ? sql`p.end_date` : sql`p.${sql.identifier(by)}`
  const figures = screen.where.map(({ name }) => sql`p.${sql.identifier(name)}`)
  const columns = sql`p.cik, p.period_code, p.end_date, p.currency, p.form, p.accession_number, p.from_release,
    p.failed_quality_check, array[${sql.join(figures, sql`, `)}]::float8[] as figures, ${order} as sorted`
  const company = sql`join ${companies} c on c.cik = p.cik`
  const piece = sql`select ${columns} from ${p} p ${isByName ? company : sql``}
    where ${ofKind(asked)} and not p.hidden and ${all(predicates)}
    order by ${order} ${way}, p.cik limit ${page.limit} offset ${page.skip}`
  // Only the companies of the page are looked up.
  const { rows } = await db.execute(sql`
    select p.cik::text as cik, c.name, c.tickers, c.logo_info, c.sic, c.sic_description, p.period_code,
      p.end_date::text as end_date, p.currency, p.form, p.accession_number, p.from_release, p.failed_quality_check,
      to_json(p.figures) as figures
    from (${piece}) p ${company} order by p.sorted ${way}, p.cik`)
  return z
    .array(row)
    .parse(rows)
    .map(({ figures: values, ...one }) => ({
      ...one,
      values: Object.fromEntries(screen.where.map(({ name }, i) => [name, values[i] ?? null])),
    }))
}

/** The filings that the figures of its companies are from, newest first. */
export async function screenFilings(db: Db, asked: Asked, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ accession_number: string }>(sql`
    select f.accession_number from ${p} p join ${filings} f on f.accession_number = p.accession_number
    where ${ofKind(asked)} and not p.hidden and ${all(asks(asked))}
    order by f.filing_date desc, f.accession_number desc limit ${limit}`)
  return rows.map((row) => row.accession_number)
}

/** For each named figure, companies by the steps of its scale, in one pass: of those that hold what is asked beside figures. */
export async function screenHistograms(db: Db, asked: Asked) {
  const { where } = asked.screen
  if (where.length === 0) return []
  const compared = comparedCurrency(asked.screen).currency
  const name = (kind: 'bin' | 'other', i: number) => sql.identifier(`${kind}${i}`)
  const bins = where.map((one, i) => {
    const isMoney = compared === null && hasCurrency(screenQuantity(one.name))
    const isCompared = isMoney ? sql`p.currency = ${USUAL_CURRENCY}` : sql`true`
    const isKnown = sql`p.${sql.identifier(one.name)} is not null`
    return sql`case when ${isKnown} and ${isCompared} then ${stepOf(one.name)} end as ${name('bin', i)}`
  })
  const each = <T>(make: (i: number) => T): T[] => where.map((_, i) => make(i))
  const columns = each((i) => sql`${name('bin', i)}, grouping(${name('bin', i)}) as ${name('other', i)}`)
  const sets = each((i) => sql`(${name('bin', i)})`)
  const { rows } = await db.execute(sql`
    select ${sql.join(columns, sql`, `)}, count(*) as n
    from (select ${sql.join(bins, sql`, `)} from ${p} p where ${ofKind(asked)} and not p.hidden and ${all(beside(asked))}) k
    group by grouping sets (${sql.join(sets, sql`, `)})`)
  const counted = z.array(z.record(z.string(), z.coerce.number().nullable())).parse(rows)
  return where.map((one, i) => {
    const steps = Array.from({ length: STEPS }, () => 0)
    for (const row of counted) {
      const step = row[`bin${i}`]
      // Rows of the other figures have no step of this one, as have companies that do not know it.
      if (row[`other${i}`] === 0 && step != null) steps[step] = row.n ?? 0
    }
    const currency = hasCurrency(screenQuantity(one.name)) ? (compared ?? USUAL_CURRENCY) : null
    return { name: one.name, currency, bins: steps }
  })
}

/** The step of a value, as `placeOnScale` in core has it. */
function stepOf(name: Condition['name']): SQL {
  const { kind, low, high } = scaleOf(screenQuantity(name))
  const value = sql`p.${sql.identifier(name)}`
  const [from, width] = [sql.raw(`(${low})::float8`), sql.raw(`${high - low}::float8`)]
  const share = (of: SQL) => sql`least(1, greatest(0, (${of} - ${from}) / ${width}))`
  const place =
    kind === 'even' ? share(value) : sql`(1 + sign(${value}) * ${share(sql`log(greatest(1, abs(${value})))`)}) / 2`
  return sql`least(${sql.raw(String(STEPS - 1))}, floor(${place} * ${sql.raw(String(STEPS))}))::int`
}
