/** A statement beside the same period a year before: changes line by line, and the sentences about them. */
import { periodDays } from '../format/day.ts'
import { changeOn } from '../statement/change.ts'
import { marginOf } from '../statement/margins.ts'
import { parsePeriodCode } from '../statement/period-code.ts'
import type { Figures, PriorPeriod } from '../statement/statement.ts'
import { ADDITIVE } from '../statement/trailing.ts'
import { type ComparedPeriod, whatChanged } from './what-changed.ts'

/** What is read of a statement as the API gives it: amounts × `revenue_units_number` are whole units. */
export interface ComparedStatement extends Figures {
  period_code: string
  currency: string
  revenue_units_number: number
  user_has_permission_to_view: boolean
  operating_expenses: readonly { name: string; amount: number }[] | null
  business_segments: Group | null
  geographical_segments: Group | null
}
interface Group {
  divisions: readonly { label: string; revenue: number | null }[]
}

/** What is read of a period of the company's series; amounts in whole units. */
export interface ComparedPoint {
  period_code: string
  currency: string
  hidden: boolean
  basic_eps: number | null
  diluted_eps: number | null
  cells?: Readonly<Record<string, { value: number }>> | undefined
}

/** The filing's own comparative column of the year before; amounts in whole units. */
export type OwnColumn = Pick<
  PriorPeriod,
  | 'operating_expenses'
  | 'business_segments'
  | 'geographical_segments'
  | 'basic_eps'
  | 'diluted_eps'
  | 'weighted_avg_shares_basic'
  | 'weighted_avg_shares_diluted'
>

export interface Comparison {
  /** '2023 FY' */
  code: string
  /** change by the key of a figure (`total_revenue`, `business_segments.divisions[0].revenue`); absent = not known */
  changes: Record<string, number>
  /** figures whose change can be computed and says nothing: the sign turns, or the base is tiny */
  not_meaningful: string[]
  /** change of a margin, as a fraction of revenue: 0.02 = two points of percent */
  points: Record<string, number>
  /** at most three: revenue, margin, and what moved it most */
  sentences: string[]
}

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const
const MARGINS = [
  ['gross_margin', 'gross_profit'],
  ['operating_margin', 'operating_income'],
  ['net_margin', 'net_income'],
] as const
const GROUPS = ['business_segments', 'geographical_segments'] as const

/** '2023 FY' of '2024 FY'; null of a code that names no period. */
export function codeBefore(code: string): string | null {
  const named = parsePeriodCode(code)
  return named ? `${named.year - 1} ${named.period}` : null
}

/** The column of a like period that ends a year before, give or take what a year of 52 or 53 weeks moves; null without. */
export function columnBefore(
  priors: readonly PriorPeriod[],
  { end_date, period_in_months, currency }: { end_date: string; period_in_months: number | null; currency: string },
): PriorPeriod | null {
  return (
    priors.find(
      (one) =>
        one.currency === currency &&
        one.period_in_months === period_in_months &&
        Math.abs(periodDays(one.end_date, end_date) - 366) <= 10,
    ) ?? null
  )
}

/**
 * @param prior the stored statement of the period before; null = none, or not for this viewer
 * @param point the period before as it was known when this statement was filed, which its comparative columns say
 * @param own the filing's own column of that period: its lines come before those of the stored statement
 * @returns null where either side is not known, not for this viewer, or in another currency
 */
export function compare(
  statement: ComparedStatement,
  prior: ComparedStatement | null,
  point: ComparedPoint | null,
  own: OwnColumn | null = null,
): Comparison | null {
  const known = prior?.user_has_permission_to_view && prior.currency === statement.currency ? prior : null
  const said = point && !point.hidden && point.currency === statement.currency ? point : null
  const code = said?.period_code ?? known?.period_code
  if (!statement.user_has_permission_to_view || !code) return null
  const before = (key: Additive) => said?.cells?.[key]?.value ?? wholeOf(known, known?.[key])
  const then = {
    period_code: code,
    currency: statement.currency,
    total_revenue: before('total_revenue'),
    net_income: before('net_income'),
    ...partsBefore(own, known),
  }
  const changes: Record<string, number> = {}
  const not_meaningful: string[] = []
  const found = [
    ...figureChanges(statement, before, said, (key) => own?.[key] ?? known?.[key]),
    ...lineChanges(statement, then, before('total_revenue')),
  ]
  for (const [key, change] of found) {
    if (change === 'n.m.') not_meaningful.push(key)
    else if (change !== null) changes[key] = change
  }
  const now: ComparedPeriod = {
    period_code: statement.period_code,
    currency: statement.currency,
    total_revenue: wholeOf(statement, statement.total_revenue),
    net_income: wholeOf(statement, statement.net_income),
    ...partsOf(statement),
  }
  return {
    code,
    changes,
    not_meaningful,
    points: marginPoints(statement, before),
    sentences: whatChanged(now, then),
  }
}

type Additive = (typeof ADDITIVE)[number]
type Change = [key: string, change: ReturnType<typeof changeOn>]

function wholeOf(of: ComparedStatement | null, value: number | null | undefined): number | null {
  return of === null || value == null ? null : value * of.revenue_units_number
}

function figureChanges(
  statement: ComparedStatement,
  before: (key: Additive) => number | null,
  said: ComparedPoint | null,
  stated: (key: keyof Figures & keyof OwnColumn) => number | null | undefined,
): Change[] {
  const revenue = before('total_revenue')
  return [
    ...ADDITIVE.map((key): Change => {
      const [now, then] = [wholeOf(statement, statement[key]), before(key)]
      // An item that is a cost in both periods grows as a cost; a result that is a loss in both has no percentage.
      const isCost = key.startsWith('other_') && now !== null && then !== null && now < 0 && then < 0
      return [key, isCost ? changeOn(-now, -then, revenue) : changeOn(now, then, revenue)]
    }),
    ...PER_SHARE.map((key): Change => [key, changeOn(statement[key], said ? said[key] : stated(key))]),
    ...SHARES.map((key): Change => [key, changeOn(statement[key], stated(key))]),
  ]
}

/** Expenses and divisions that both periods name alike. */
function lineChanges(statement: ComparedStatement, then: Parts, revenue: number | null): Change[] {
  const before = (lines: readonly NamedAmount[]) => new Map(lines.map(({ name, amount }) => [plain(name), amount]))
  const expenses = before(then.expenses)
  return [
    ...(statement.operating_expenses ?? []).map(
      ({ name, amount }, i): Change => [
        `operating_expenses[${i}].amount`,
        changeOn(wholeOf(statement, amount), expenses.get(plain(name)), revenue),
      ],
    ),
    ...GROUPS.flatMap((group) => {
      const divisions = before(group === 'business_segments' ? then.divisions : then.regions)
      return (statement[group]?.divisions ?? []).map(
        ({ label, revenue: own }, i): Change => [
          `${group}.divisions[${i}].revenue`,
          changeOn(wholeOf(statement, own), divisions.get(plain(label)), revenue),
        ],
      )
    }),
  ]
}

function marginPoints(statement: ComparedStatement, before: (key: Additive) => number | null): Record<string, number> {
  const points = MARGINS.flatMap(([key, of]): [string, number][] => {
    const now = marginOf(statement[of], statement.total_revenue)
    const then = marginOf(before(of), before('total_revenue'))
    return now === null || then === null ? [] : [[key, now - then]]
  })
  return Object.fromEntries(points)
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

interface NamedAmount {
  name: string
  amount: number
}
interface Parts {
  expenses: NamedAmount[]
  divisions: NamedAmount[]
  regions: NamedAmount[]
}

/** Lines in whole units: those of the filing's own column where it has them, else those of the stored statement. */
function partsBefore(own: OwnColumn | null, known: ComparedStatement | null): Parts {
  const stored = known ? partsOf(known) : { expenses: [], divisions: [], regions: [] }
  const printed = own ? partsOf({ ...own, revenue_units_number: 1 }) : stored
  const either = (name: keyof Parts) => (printed[name].length > 0 ? printed[name] : stored[name])
  return { expenses: either('expenses'), divisions: either('divisions'), regions: either('regions') }
}

function partsOf(s: {
  revenue_units_number: number
  operating_expenses?: ComparedStatement['operating_expenses'] | undefined
  business_segments?: Group | null | undefined
  geographical_segments?: Group | null | undefined
}): Parts {
  const by = s.revenue_units_number
  const named = (group: Group | null | undefined) =>
    (group?.divisions ?? []).flatMap((d) => (d.revenue === null ? [] : [{ name: d.label, amount: d.revenue * by }]))
  return {
    divisions: named(s.business_segments),
    regions: named(s.geographical_segments),
    expenses: (s.operating_expenses ?? []).map((e) => ({ name: e.name, amount: e.amount * by })),
  }
}
