/** Whether a reading has what the document prints of the same net income elsewhere. */
import { state } from '../../qc/test.ts'
import type { QcTest } from '../../statement/statement.ts'
import { ofParentAlone } from '../statements/parent.ts'
import { ANOTHERS, type Statement } from '../statements/recognise.ts'

const currentOf = ({ lines, column }: Statement, index: number | null): number | null =>
  lines[index ?? -1]?.values[column]?.value ?? null

/** Net income of the column that is read. */
export const netOf = (statement: Statement): number | null => currentOf(statement, statement.roles.net)

/** EPS of the column that is read. */
const epsOf = (statement: Statement): number | null =>
  currentOf(statement, statement.roles.perShare.basic) ?? currentOf(statement, statement.roles.perShare.diluted)

/** Revenue of the column that is read. */
export const revenueOf = (statement: Statement): number | null =>
  statement.roles.revenue?.reduce((sum, { index, sign }) => sum + sign * (currentOf(statement, index) ?? 0), 0) ?? null

/** A combined report prints the parent's statement too, with its EPS (0000899652-96-000083). */
export const isOfAnother = ({ reasons }: Statement): boolean => reasons.some(({ why }) => why === ANOTHERS.why)

/** One printed amount in whole units. */
export const moneyOf = ({ unit }: Statement): number => unit.units.money

/** The last day of the column that is read, as text. */
export const endOf = ({ periods, column }: Statement): string => JSON.stringify(periods[column]?.end ?? null)

/**
 * The check that EPS is not missing where another table prints it beside the same net income or revenue, or beside a larger
 * net income of the period: then a part or a summary was read for the statement.
 * @param others all readings of the document's tables; `isRead`: EPS was read from a table with the same net income
 */
export function completeTests(chosen: Statement, others: Iterable<Statement>, isRead = false): QcTest[] {
  const [net, revenue] = [netOf(chosen), revenueOf(chosen)]
  if (net === null || epsOf(chosen) !== null) return []
  const isSame = (one: Statement) => (netOf(one) === net ? !isRead : revenue !== null && revenueOf(one) === revenue)
  // A part of the company, sold or a segment, earns less than the whole that EPS is of (0000950109-96-001749).
  const isLarger = (one: Statement) =>
    !isOfAnother(one) &&
    Math.abs(netOf(one) ?? 0) * moneyOf(one) > Math.abs(net) * moneyOf(chosen) &&
    endOf(one) === endOf(chosen)
  const fuller = [...others].find(
    // A dash for EPS is none (0000784013-96-000001).
    (one) => one.grid.start !== chosen.grid.start && (isSame(one) || isLarger(one)) && (epsOf(one) ?? 0) !== 0,
  )
  if (fuller === undefined) return []
  return [
    state(
      'eps_is_read_where_printed',
      'EPS is not missing where another table prints it beside the same net income or revenue',
      false,
      `the table at byte ${fuller.grid.start} prints EPS beside ${isSame(fuller) ? 'the same net income or revenue' : 'a larger net income of the period'}`,
    ),
  ]
}

/**
 * The check that the statement is not that of the parent alone, which banks print in a note with the company's net income
 * (Webster Financial, 0001005150-96-000066). Nothing where no line speaks of subsidiaries' undistributed income.
 */
export function parentTests({ lines, column }: Statement): QcTest[] {
  const found = ofParentAlone(lines, column)
  if (found === undefined) return []
  return [
    state(
      'statement_is_of_the_whole_group',
      'No line is the share of undistributed income of subsidiaries, which only a parent alone prints',
      false,
      `a line is called "${found.bare}"`,
    ),
  ]
}

/**
 * Another table of the same period with the same revenue and the same net income that has the EPS which the chosen one
 * lacks; null where the chosen one lacks none, or no table has it.
 */
export function fuller(chosen: Statement, others: Iterable<Statement>): Statement | null {
  const [net, revenue] = [netOf(chosen), revenueOf(chosen)]
  if (net === null || revenue === null || epsOf(chosen) !== null) return null
  const isFuller = (one: Statement) =>
    netOf(one) === net &&
    revenueOf(one) === revenue &&
    moneyOf(one) === moneyOf(chosen) &&
    epsOf(one) !== null &&
    endOf(one) === endOf(chosen) &&
    one.periods[one.column]?.months === chosen.periods[chosen.column]?.months
  return [...others].find(isFuller) ?? null
}

/**
 * The check that the lines between revenue and net income, whatever their signs, are enough to lead from one to the other:
 * of a page that was lost, and of a summary, they are not. Nothing where income before taxes and the tax were read.
 */
export function reachTests({ lines, roles, column }: Statement): QcTest[] {
  const { revenue, net, pretax, tax } = roles
  const read = new Set(revenue?.map(({ index }) => index))
  const [first] = read
  // KB Home leads to income before taxes from what its businesses earned (0000000000-22-810003): then only to that, and only from less revenue.
  const isTaxed = pretax !== null && tax !== null
  const to = isTaxed ? pretax : net
  if (first === undefined || to === null || read.has(to)) return []
  const sizeOf = (line: Statement['lines'][number] | undefined) => Math.abs(line?.values[column]?.value ?? 0)
  const total =
    revenue?.reduce((sum, { index, sign }) => sum + sign * (lines[index]?.values[column]?.value ?? 0), 0) ?? 0
  const result = lines[to]?.values[column]?.value ?? 0
  if (isTaxed && result <= total) return []
  const gap = Math.abs(total - result)
  const between = lines.filter((_, i) => i > Math.min(first, to) && i < Math.max(first, to) && !read.has(i))
  const sum = between.reduce((all, line) => all + sizeOf(line), 0)
  const isReached = sum >= gap - (between.length + 1)
  if (isReached) return []
  return [
    state(
      'lines_reach_net_income',
      'The lines between revenue and net income are enough to lead from one to the other',
      false,
      `revenue and ${isTaxed ? 'income before taxes' : 'net income'} are ${gap.toLocaleString('en-US')} printed units apart, the lines between come to ${sum.toLocaleString('en-US')}`,
    ),
  ]
}

/** Amounts that stand at least between the revenue and the net income of a statement whose lines have no other names. */
const LEAST_BETWEEN = 2

/**
 * The check that net income follows from revenue, where no cost, expense, tax or result between them was read: rows of
 * two other tables, a list of products and the note on EPS, may look like a statement that lost its lines.
 */
export function ledTests({ lines, roles, column }: Statement): QcTest[] {
  const { cost, gross, expenses, operating, pretax, tax } = roles
  const from = roles.revenue?.[0]?.index
  const to = roles.net
  const isRead = (expenses?.term.length ?? 0) > 0 || [cost, gross, operating, pretax, tax].some((one) => one !== null)
  if (isRead || from === undefined || to === null || from === to) return []
  const between = lines.slice(Math.min(from, to) + 1, Math.max(from, to)).filter(({ values }) => values[column])
  const of = (line: Statement['lines'][number] | undefined) => Math.abs(line?.values[column]?.value ?? 0)
  // A trust has one line of expenses, which leaves what it distributes.
  const isOnly = between.length === 1 && Math.abs(of(lines[from]) - of(between[0]) - of(lines[to])) <= 1
  const isLed = between.length >= LEAST_BETWEEN || isOnly
  return [
    state(
      'lines_lead_to_net_income',
      'Lines with amounts stand between revenue and net income',
      isLed,
      `${between.length} ${between.length === 1 ? 'line stands' : 'lines stand'} between revenue and net income`,
    ),
  ]
}

/** Lines that are printed alike in two columns by no chance. */
const LEAST_ALIKE = 5

/**
 * The check that the column that is read is no copy of another year's: a year whose figures are all those of another has
 * lost its own. Nothing where lines differ, where there are few, or where both end on one day (a successor's first
 * quarter is all that it has of the year).
 */
export function copyTests({ lines, column, laid, periods }: Statement): QcTest[] {
  const isCopy = (j: number) => {
    const pairs = lines.flatMap(({ values }) => {
      const [own, other] = [values[column], values[j]]
      return own && other && !own.dash && !other.dash ? [own.value === other.value] : []
    })
    return pairs.length >= LEAST_ALIKE && pairs.every((same) => same)
  }
  const isOther = (j: number) => {
    const [own, other] = [periods[column]?.end, periods[j]?.end]
    return Boolean(own && other && own.year !== other.year)
  }
  const copy = laid.columns.findIndex(({ kind }, j) => kind === 'amount' && isOther(j) && isCopy(j))
  if (copy < 0) return []
  return [
    state(
      'column_is_no_copy',
      'The column that is read is not the same as that of another year in all its lines',
      false,
      `it is the same as the column headed “${laid.columns[copy]?.head}”`,
    ),
  ]
}
