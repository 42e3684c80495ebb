/**
 * The report of a balance sheet or of cash flows made again from what is kept of the reading, as after a correction by
 * hand: the printed lines are taken apart as when the document was read, the figures are those of today.
 */
import { isPassed, withAcceptances } from '../qc/acceptances.ts'
import { otherPrintTests } from '../qc/other-print.ts'
import { type KnownIncome, UNIT_HOLDS } from '../qc/other-statements.ts'
import type { BalanceSheet, CashFlow, OtherKind, PrintedLine } from '../statement/other-statements.ts'
import type { QcReport, QcTest } from '../statement/statement.ts'
import { balanceSheetChecks, type Checked, cashFlowChecks, OF_COLUMN, OF_COMPANY } from './other-checks.ts'
import { IS_HELD } from './other-held.ts'
import { findBalanceSheet } from './roles/balance-sheet/find.ts'
import { findCashFlow } from './roles/cash-flow/find.ts'
import type { Entry } from './roles/sheet-lines.ts'
import { worded } from './sheet/lines.ts'
import { times } from './shown.ts'

/** The statements beside, as far as there are such, and whether figures were put in by a person. */
export interface BesideOther {
  income: KnownIncome
  balance_sheet: BalanceSheet | null
  cash_flow: CashFlow | null
  by_hand: boolean
}

interface ByKind {
  balance_sheet: BalanceSheet
  cash_flow: CashFlow
}

/**
 * @param before the report that the statement has: what was accepted stays accepted, what cannot be told again stays
 * @returns the same report where nothing has changed
 */
export function otherReportAgain<K extends OtherKind>(
  kind: K,
  statement: ByKind[K],
  beside: BesideOther,
  before: QcReport,
): QcReport {
  const kept = linesAgain(statement.lines)
  const made =
    kept &&
    (kind === 'balance_sheet'
      ? sheetAgain(statement as BalanceSheet, kept, beside) // by its kind
      : flowsAgain(statement as CashFlow, kept, beside))
  if (kept === null || made === null) return before
  const read = made.map((test) => asBefore(test, before))
  // The engine takes a row by its words; a person may take any.
  const byHand = beside.by_hand ? otherPrintTests(kind, statement, kept.money) : []
  const untold = before.tests.filter(({ name }) => [OF_COMPANY, OF_COLUMN, IS_HELD, UNIT_HOLDS].includes(name))
  const tests = withAcceptances([...read, ...untold, ...byHand], before)
  return { passed: isPassed(tests), tests }
}

/**
 * The cash flows may have begun with a result that the print alone names: of the same two figures the check is what it
 * was.
 */
function asBefore(test: QcTest, before: QcReport): QcTest {
  if (test.name !== 'net_income_is_that_of_the_income_statement') return test
  return before.tests.find(({ name, rationale }) => name === test.name && rationale === test.rationale) ?? test
}

function sheetAgain(statement: BalanceSheet, kept: Kept, beside: BesideOther): QcTest[] | null {
  const flows = beside.cash_flow
  const end = flows?.cash_at_end ?? null
  const roles = findBalanceSheet(kept.entries, kept.step, end === null ? null : times(end, 1 / kept.money))
  return roles && balanceSheetChecks(statement, { ...kept, roles }, flows, beside.income)
}

function flowsAgain(statement: CashFlow, kept: Kept, beside: BesideOther): QcTest[] | null {
  const roles = findCashFlow(kept.entries, kept.step)
  return roles && cashFlowChecks(statement, { ...kept, roles }, beside.balance_sheet, beside.income)
}

type Kept = Pick<Checked<unknown>, 'entries' | 'money' | 'step'>

/** Null where no line tells what one printed amount is. */
function linesAgain(lines: readonly PrintedLine[]): Kept | null {
  const printed = lines.flatMap(({ amount, place }) => {
    if (place === null || 'computed' in place || amount === null || amount === 0) return []
    const digits = place.text.replace(/[^\d.]/g, '')
    const size = Number(digits)
    return size > 0
      ? [{ size, power: Math.round(Math.log10(Math.abs(amount) / size)), decimals: decimalsOf(digits) }]
      : []
  })
  const [first] = printed
  if (first === undefined) return null
  const money = 10 ** first.power
  const large = printed.filter(({ size }) => size >= 20)
  const step = large.length > 0 && large.filter(({ decimals }) => decimals === 1).length > large.length / 3 ? 0.1 : 1
  const entries = lines.map(({ label, section, amount, place }, index): Entry => {
    const cell = place === null || 'computed' in place ? null : place
    const value = amount === null ? null : times(amount, 1 / money)
    return {
      index,
      line: { ...worded(label, section), indent: 0, values: [] },
      figure: cell && cell.start !== null && cell.end !== null ? figureOf(cell, value) : null,
      value,
      concept: cell?.concept ?? '',
    }
  })
  return { entries, money, step }
}

const decimalsOf = (digits: string): number => digits.split('.')[1]?.length ?? 0

const figureOf = (
  { text, start, end }: { text: string; start: number | null; end: number | null },
  value: number | null,
): NonNullable<Entry['figure']> => ({
  value: value ?? 0,
  text,
  start: start ?? 0,
  end: end ?? 0,
  left: 0,
  right: 0,
  percent: value === null,
  dash: !/\d/.test(text),
  decimals: decimalsOf(text.replace(/[^\d.]/g, '')),
  negative: (value ?? 0) < 0,
})
