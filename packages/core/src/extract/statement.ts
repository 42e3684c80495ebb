import type { z } from 'zod'
import { commonIncomeTests } from '../qc/common-income.ts'
import { documentTests } from '../qc/document-says.ts'
import { exactEpsTests } from '../qc/exact-eps.ts'
import { state } from '../qc/test.ts'
import type {
  IncomeStatement,
  OperatingExpense,
  PriorPeriod,
  Provenance,
  period as periodShape,
  QcTest,
} from '../statement/statement.ts'
import type { Bytes } from './bytes.ts'
import { readSegments } from './divisions/from-tables.ts'
import type { Cover } from './document/cover.ts'
import { type Day, dayNumber, lastOfMonth, monthsBetween, ymdOf } from './document/dates.ts'
import { dayCounter } from './document/printed-days.ts'
import type { Figure } from './document/row.ts'
import { expenseCategory } from './lexicon/category.ts'
import type { FoundShares, ShareName } from './notes/prose-shares.ts'
import { sharesOfNotes } from './notes/shares.ts'
import { speaksOf } from './own-numerator.ts'
import type { Reading } from './reading.ts'
import { commonIncome, epsIncomes } from './roles/common-income.ts'
import { cellOf, figuresOf, type PrintedFigures, times } from './roles/figures.ts'
import type { Roles } from './roles/find.ts'
import { fiscalName } from './sheet/fiscal.ts'
import { cleanLabel } from './sheet/lines.ts'
import { expectedMonths, startOf } from './sheet/periods.ts'
import type { InDocument } from './statements/in-document.ts'
import { columnProof, unitProof } from './statements/proofs.ts'
import type { Statement } from './statements/recognise.ts'

function expensesOf(
  { lines, roles, column }: Statement,
  money: number,
): { operating: OperatingExpense[]; places: Provenance } {
  const list: OperatingExpense[] = []
  const places: Provenance = {}
  for (const index of roles.expenses) {
    const line = lines[index]
    const figure = line?.values[column]
    if (!line || !figure) continue
    const income = roles.incomes.includes(index)
    const allNegative = roles.expenses.every((i) => (lines[i]?.values[column]?.value ?? 0) <= 0)
    const raw = times(figure.value, money)
    const amount = income ? -Math.abs(raw) : allNegative || roles.addUp ? Math.abs(raw) : raw
    places[`operating_expenses[${list.length}].amount`] = cellOf(line, figure)
    list.push({
      name: cleanLabel(line.label) || 'Other',
      description: null,
      category: expenseCategory(line.bare),
      amount: amount === 0 ? 0 : amount,
    })
  }
  return { operating: list, places }
}

/** The figures of the statement with the share counts that only the notes print. */
function withShares(read: PrintedFigures, shares: FoundShares): PrintedFigures {
  const figures = { ...read.figures }
  const provenance = { ...read.provenance }
  for (const [name, found] of Object.entries(shares) as [ShareName, FoundShares[ShareName]][]) {
    if (found === undefined) continue
    figures[name] = found.value
    provenance[name] = found.place
  }
  return { figures, provenance }
}

/** Factor of share counts: what the units line says, unless EPS and net income prove another (T24). */
function shareFactor(chosen: Statement, money: number, said: number | null): (figure: Figure) => number {
  const { lines, roles, column } = chosen
  const of = (index: number | null) => (index === null ? null : (lines[index]?.values[column] ?? null))
  const net = of(roles.net)
  const eps = of(roles.perShare.basic) ?? of(roles.perShare.diluted)
  const count = of(roles.perShare.basicShares) ?? of(roles.perShare.dilutedShares)
  const label = `${lines[roles.perShare.basicShares ?? -1]?.heading ?? ''} ${lines[roles.perShare.basicShares ?? -1]?.words ?? ''}`
  const own = /in thousands|\(000/.test(label) ? 1e3 : /in millions/.test(label) ? 1e6 : null
  let guess = own ?? said ?? money
  if (net && eps && count && eps.value !== 0 && count.value > 0) {
    const expected = Math.abs((net.value * money) / eps.value)
    const ratio = expected / count.value
    const near = [1, 1e3, 1e6].filter((s) => ratio / s > 0.5 && ratio / s < 2)
    if (near[0] !== undefined) guess = near[0]
    else if (![1, 1e3, 1e6].some((s) => s === guess)) guess = 1
  } else if (count && own === null && said === null && count.value >= 1e6 && money > 1) guess = 1
  // Whole shares printed under thousands: a count with two or more commas is whole (T24).
  return (figure) => (figure.value >= 1e8 && guess >= 1e3 && money === guess ? 1 : guess)
}

/** Makes the reading from the chosen statement. */
export function evaluate(evidence: InDocument): Reading {
  const { bytes, cover, chosen } = evidence
  const { laid, lines, periods, column, roles, grid } = chosen
  const head = laid.columns[column]?.head ?? ''
  const { units, currency } = chosen.unit
  const period = periods[column]
  const expected = expectedMonths(cover)
  const end: Day = period?.end ?? cover.end ?? { year: 1900, month: 1, day: 1 }
  const months = period?.months ?? expected
  const printed = dayCounter(bytes)
  const ends = periods
    .map((p) => (p.exact ? p.end : null))
    .filter((d) => d !== null)
    .filter((d) => dayNumber(d) < dayNumber(end))
  const start = startOf(
    period ?? { end, months, weeks: null, start: null, named: null, cumulative: false, exact: false },
    end,
    months,
    printed,
    ends,
  )
  const length = monthsBetween(start, end)
  const factor = shareFactor(chosen, units.money, units.shares)
  const read = figuresOf(chosen, column, units.money, factor)
  const notes = sharesOfNotes(evidence, read.figures, read.provenance, units.money)
  const shown = withShares(read, notes.shares)
  const { figures } = shown
  const common = commonIncome(lines, column) ?? notes.common
  const commonWhole = common === null ? null : times(common, units.money)
  const segments = readSegments(evidence, figures, shown.provenance, units.money)
  const { operating, places } = expensesOf(chosen, units.money)
  const provenance = { ...shown.provenance, ...segments.places, ...places }
  const toDate = periods.find((p) => p.end && p.months !== null && p.months > 4 && dayNumber(p.end) === dayNumber(end))
  const name = fiscalName({ bytes, cover, end, months: length, head, toDate: toDate?.months ?? null })
  const priors: PriorPeriod[] = []
  for (const [j, p] of periods.entries()) {
    if (j === column || laid.columns[j]?.kind !== 'amount' || !p.end || p.cumulative) continue
    const m = p.months ?? expected
    const prior = figuresOf(chosen, j, units.money, factor)
    const s = startOf(p, p.end, m, printed, [])
    priors.push({
      ...prior.figures,
      currency,
      start_date: ymdOf(s),
      end_date: ymdOf(p.end),
      period_in_months: monthsBetween(s, p.end),
      fiscal_year: null,
      fiscal_period: m === 12 ? 'FY' : null,
      provenance: prior.provenance,
    })
  }
  const statement: IncomeStatement = {
    ...figures,
    currency,
    start_date: ymdOf(start),
    end_date: ymdOf(end),
    period_in_months: length,
    fiscal_year: name.year,
    fiscal_period: name.period,
    operating_expenses: operating,
    business_segments: segments.business,
    geographical_segments: segments.geographical,
    revenue_units:
      units.money === 1e6 ? 'millions' : units.money === 1e3 ? 'thousands' : units.money === 1e9 ? 'billions' : 'units',
    revenue_units_number: units.money,
    fiscal_year_start_or_end_reported: cover.yearEnd !== null,
    fiscal_year_start: cover.yearEnd ? ymdOf(nextDay(cover.yearEnd)).slice(5) : null,
  }
  return {
    engine: 'tables',
    unit: { ...unitProof(chosen, figures), ...(chosen.unit.place === null ? {} : { place: chosen.unit.place }) },
    column_proof: columnProof(chosen, cover),
    revenue_confirmed: roles.confirmed,
    checks: [
      ...ownersTests(roles),
      ...undatedTests(chosen),
      ...documentTests(
        {
          period_end: cover.end === null ? null : ymdOf(cover.end),
          currency,
          fiscal_year: name.year,
          fiscal_period: name.period,
        },
        statement,
      ),
      ...commonIncomeTests(commonWhole, figures),
      ...exactEpsTests(
        {
          ...epsIncomes(chosen, [figures.net_income, commonWhole], units.money),
          additions: [],
          speaksOf: speaksOf(bytes),
        },
        figures,
        provenance,
        units.money,
      ),
    ],
    form_type: cover.form,
    cik: cover.cik,
    company: cover.company,
    income_statement: statement,
    provenance,
    prior_periods: priors,
    trace: [
      `statement at bytes ${grid.start}-${grid.end}, score ${chosen.score.toFixed(1)}`,
      `column ${column + 1} of ${laid.columns.length}: ${laid.columns[column]?.head ?? ''}`,
      `units ${units.money}, shares ${units.shares ?? 'as money'}`,
      ...roles.notes,
    ],
  }
}

/** A column that nothing dates, beside columns that are dated, may be any period's. */
function undatedTests({ laid, periods, column }: Statement): QcTest[] {
  const others = periods.some((p, j) => j !== column && laid.columns[j]?.kind === 'amount' && p.end !== null)
  if (!others || periods[column]?.end) return []
  return [
    state(
      'column_is_dated',
      'The column that is read has a date where other columns have theirs',
      false,
      'the head over the column that is read gives no date, those over other columns do',
    ),
  ]
}

/** Net income that is known to hold the minority's share is not the owners'. */
const ownersTests = ({ ownersUnknown }: Roles): QcTest[] =>
  ownersUnknown
    ? [
        state(
          'net_income_is_the_owners',
          "Net income is the owners' wherever the document says what theirs is",
          false,
          "the minority's share is printed below net income, and the owners' own is not",
        ),
      ]
    : []

function nextDay({ month, day }: { month: number; day: number }): Day {
  return day >= lastOfMonth(2023, month)
    ? { year: 2023, month: (month % 12) + 1, day: 1 }
    : { year: 2023, month, day: day + 1 }
}

type Period = z.infer<typeof periodShape>

/** The period as the cover gives it, for a document without a statement. */
export function coverPeriod(bytes: Bytes, cover: Cover, end: Day): Period {
  const months = expectedMonths(cover)
  const blank = { end, months, weeks: null, start: null, named: null, cumulative: false, exact: false }
  const start = startOf(blank, end, months, dayCounter(bytes), [])
  const length = monthsBetween(start, end)
  const name = fiscalName({ bytes, cover, end, months: length, head: '' })
  return {
    currency: 'USD',
    start_date: ymdOf(start),
    end_date: ymdOf(end),
    period_in_months: length,
    fiscal_year: name.year,
    fiscal_period: name.period,
  }
}
