/** Documents without tags: the chosen reading of a table → the statement, its places, and the comparatives. */
import { state } from '../qc/test.ts'
import type { PriorPeriod, QcTest } from '../statement/statement.ts'
import { blockSums } from './block-sums.ts'
import type { Bytes } from './bytes.ts'
import { divisionsOfTables } from './divisions/from-tables.ts'
import type { Cover } from './document/cover.ts'
import { type Day, dayNumber, monthsBetween, parseYmd, ymdOf } from './document/dates.ts'
import { dayCounter } from './document/printed-days.ts'
import type { Figure } from './document/row.ts'
import { weekYear } from './document/week-years.ts'
import { withEpsElsewhere } from './notes/eps-elsewhere.ts'
import { numeratorsOfNotes } from './notes/numerators.ts'
import { leftInWords, preferredInWords } from './notes/preferred-in-words.ts'
import { sharesOfNotes } from './notes/shares.ts'
import { unfitTests } from './notes/unfit.ts'
import { speaksOf } from './own-numerator.ts'
import { expensesOf } from './printed-blocks.ts'
import type { ColumnProof, Reading } from './reading.ts'
import { type Known, type Owners, readingTests } from './reading-checks.ts'
import { withCostByMargin } from './roles/costs/by-margin.ts'
import { figuresOf } from './roles/figures.ts'
import { commonIncome, epsIncomes, partnersIncome } from './roles/results/common-income.ts'
import { shareFactor, withCountOfLoss, withShares } from './share-counts.ts'
import { expectedMonths } from './sheet/current-column.ts'
import { type Dated, datedBefore, startOf } from './sheet/first-day.ts'
import { fiscalName } from './sheet/fiscal.ts'
import type { Period as ColumnPeriod } from './sheet/head-period.ts'
import { type PrintedFigures, printedFigures, times } from './shown.ts'
import { type Period, priorPeriod, statementOf } from './statement.ts'
import { firstDayTests } from './statements/first-day.ts'
import type { InDocument } from './statements/in-document.ts'
import { partsTests } from './statements/parts.ts'
import { columnProof, unitProof } from './statements/proofs.ts'
import { type Statement, stepOf } from './statements/recognise.ts'
import { toDateTests } from './statements/to-date.ts'

/** The figures that a column of the statement prints. */
function figuresAt(chosen: Statement, column: number, factor: (figure: Figure) => number): PrintedFigures {
  const { money } = chosen.unit.units
  const read = withCostByMargin(figuresOf(chosen, column, money, factor), chosen.lines, column)
  return printedFigures(read, money * stepOf(chosen.lines, column))
}

/** Makes the reading from the chosen statement. */
export function evaluate(evidence: InDocument): Reading {
  const { bytes, cover, chosen } = evidence
  const { laid, lines, column, roles, grid, unit } = chosen
  const { money } = unit.units
  const factor = shareFactor(chosen, money, unit.units.shares)
  const read = withEpsElsewhere(evidence, figuresAt(chosen, column, factor))
  const notes = sharesOfNotes(evidence, read.figures, read.provenance, money)
  const printed = withCountOfLoss(withShares(read, notes.shares))
  const common = commonIncome(lines, column) ?? notes.common
  const numerators = numeratorsOfNotes(evidence, printed.figures, printed.provenance, money)
  const diluted = numeratorsOfNotes(evidence, printed.figures, printed.provenance, money, 'diluted')
  const period = currentPeriod(evidence)
  const left = () => leftInWords(bytes, period.fiscal_year ?? 0, printed.figures, money)
  // Primary EPS may add the interest of what counts as shares (APB Opinion 15): that is not left to anybody.
  const leftOver = numerators.find((one) => one <= (printed.figures.net_income ?? 0))
  const commonWhole = common === null ? (leftOver ?? left()) : times(common, money)
  const expenses = expensesOf(chosen, money)
  const { income_statement, provenance } = statementOf({
    period,
    printed,
    expenses,
    divisions: divisionsOfTables(evidence, printed.figures, printed.provenance, money),
    money,
    yearEnd: cover.yearEnd === null ? null : monthDay(cover.yearEnd),
  })
  const known: Known = {
    sums: blockSums(roles, false, money, money * stepOf(lines, column)),
    says: {
      // The head over the column, where a release names no day.
      period_end: cover.end === null ? period.end_date : ymdOf(cover.end),
      currency: period.currency,
      fiscal_year: period.fiscal_year,
      fiscal_period: period.fiscal_period,
    },
    owners: roles.ownersUnknown ? UNKNOWN_OWNERS : null,
    common: commonWhole,
    partners: times(partnersIncome(lines, column) ?? Number.NaN, money) || null,
    eps: {
      ...epsIncomes(chosen, [printed.figures.net_income, commonWhole, ...numerators], money),
      // Which of two printed profits holds the minority's share, words alone do not say for sure.
      ofAllOwners: [],
      additions: diluted.map((one) => one - (printed.figures.net_income ?? 0)).filter((one) => one > 0),
      speaksOf: speaksOf(bytes),
    },
    preferred: () => preferredInWords(bytes, period.fiscal_year ?? 0),
  }
  const prior_periods = priorPeriods(evidence, parseYmd(period.start_date ?? '') ?? LONG_AGO, factor)
  return {
    engine: 'tables',
    unit: { ...unitProof(chosen, printed.figures), ...(unit.place === null ? {} : { place: unit.place }) },
    column_proof: columnProof(chosen, cover),
    revenue_confirmed: roles.confirmed,
    checks: [
      ...undatedTests(chosen, cover),
      ...firstDayTests(evidence, income_statement),
      ...unfitTests(notes, printed.figures),
      ...orderTests(columnProof(chosen, cover)),
      ...partsTests(chosen),
      ...toDateTests(chosen, cover.form, printed.figures, (j) => figuresAt(chosen, j, factor).figures),
      ...readingTests(known, { income_statement, provenance, prior_periods }),
    ],
    form_type: cover.form,
    cik: cover.cik,
    company: cover.company,
    income_statement,
    provenance,
    prior_periods,
    trace: [
      `statement at bytes ${grid.start}-${grid.end}, score ${chosen.score.toFixed(1)}`,
      `column ${column + 1} of ${laid.columns.length}: ${laid.columns[column]?.head ?? ''}`,
      `units ${money}, shares ${unit.units.shares ?? 'as money'}`,
      ...roles.notes,
    ],
  }
}

/** The minority's share is known to be in net income. */
const UNKNOWN_OWNERS: Owners = {
  isTheirs: false,
  why: "the minority's share is printed below net income, and the owners' own is not",
}

const ofCover = (end: Day, months: number): ColumnPeriod => ({
  end,
  months,
  weeks: null,
  start: null,
  named: null,
  cumulative: false,
  exact: false,
})

const LONG_AGO: Day = { year: 1900, month: 1, day: 1 }

/** The period of the column that is read, with its fiscal names. */
function currentPeriod({ bytes, cover, chosen }: InDocument): Period {
  const { laid, periods, column, unit } = chosen
  const own = periods[column]
  const end: Day = own?.end ?? cover.end ?? LONG_AGO
  const months = own?.months ?? expectedMonths(cover)
  const ends = periods
    .map((p) => (p.exact ? p.end : null))
    .filter((d) => d !== null)
    .filter((d) => dayNumber(d) < dayNumber(end))
  const said = () => weekYear(bytes, end).before
  const start = startOf(own ?? ofCover(end, months), { end, months, printed: dayCounter(bytes), earlier: ends, said })
  const length = monthsBetween(start, end)
  const toDate = periods.find((p) => p.end && p.months !== null && p.months > 4 && dayNumber(p.end) === dayNumber(end))
  const head = laid.columns[column]?.head ?? ''
  const name = fiscalName({ bytes, cover, end, months: length, head, toDate: toDate?.months ?? null })
  return periodOf(start, end, unit.currency, name)
}

const periodOf = (start: Day, end: Day, currency: string, name: ReturnType<typeof fiscalName>): Period => ({
  currency,
  start_date: ymdOf(start),
  end_date: ymdOf(end),
  period_in_months: monthsBetween(start, end),
  fiscal_year: name.year,
  fiscal_period: name.period,
})

/** The other columns of amounts, with their own periods; `first`: the first day of the statement. */
function priorPeriods(
  { bytes, cover, chosen }: InDocument,
  first: Day,
  factor: (figure: Figure) => number,
): PriorPeriod[] {
  const { laid, lines, periods, column, unit } = chosen
  const { money } = unit.units
  const columns = periods.map((p, j): Dated | null => {
    if (j === column || laid.columns[j]?.kind !== 'amount' || !p.end || p.cumulative) return null
    return { period: p, end: p.end, months: p.months ?? expectedMonths(cover) }
  })
  return datedBefore(columns, first, dayCounter(bytes)).flatMap((dated, j) => {
    if (dated === null) return []
    const named = { year: null, period: dated.months === 12 ? ('FY' as const) : null }
    const printed = figuresAt(chosen, j, factor)
    const expenses = expensesOf({ ...chosen, column: j }, money)
    const step = money * stepOf(lines, j)
    return [priorPeriod(periodOf(dated.start, dated.end, unit.currency, named), printed, { expenses, money: step })]
  })
}

/** A column that nothing dates, beside columns that are dated, may be any period's; so may one of an undated document. */
function undatedTests({ laid, periods, column }: Statement, { end }: Cover): QcTest[] {
  const others = periods.some((p, j) => j !== column && laid.columns[j]?.kind === 'amount' && p.end !== null)
  if (periods[column]?.end || (!others && end !== null)) return []
  return [
    state(
      'column_is_dated',
      'The column that is read has a date where other columns have theirs',
      false,
      others
        ? 'the head over the column that is read gives no date, those over other columns do'
        : 'neither a head nor a cover says when the period ended',
    ),
  ]
}

/** Heads that were exchanged stand out of the order of the others. */
const orderTests = ({ order }: ColumnProof): QcTest[] =>
  order === null
    ? []
    : [
        state(
          'columns_stand_in_order',
          'The columns stand in the order of their years, and the newest is read',
          order,
          order ? 'one year after the other' : 'the years over the columns rise and fall, or the newest was not read',
        ),
      ]

const monthDay = ({ month, day }: { month: number; day: number }): string => ymdOf({ year: 2001, month, day }).slice(5)

/** The period as the cover gives it, for a document without a statement. */
export function coverPeriod(bytes: Bytes, cover: Cover, end: Day): Period {
  const months = expectedMonths(cover)
  const start = startOf(ofCover(end, months), { end, months, printed: dayCounter(bytes), earlier: [] })
  const name = fiscalName({ bytes, cover, end, months: monthsBetween(start, end), head: '' })
  return periodOf(start, end, 'USD', name)
}
