/** Tests of a balance sheet and of a statement of cash flows, each by itself and against the other two statements. */
import { daysBetween } from '../format/day.ts'
import type { BalanceSheet, CashFlow } from '../statement/other-statements.ts'
import type { QcTest } from '../statement/statement.ts'
import { compare, say, state } from './test.ts'

/** A statement with the report of its tests. */
export function withReport<T extends { qc: { passed: boolean; tests: QcTest[] } }>(
  statement: T,
  tests: readonly QcTest[],
): T {
  return {
    ...statement,
    qc: { passed: tests.every(({ passed, necessary }) => passed || !necessary), tests: [...tests] },
  }
}

const sum = (...amounts: (number | null)[]): number => amounts.reduce<number>((total, one) => total + (one ?? 0), 0)

/** `unit`: one printed digit in whole units. */
export function balanceSheetTests(
  s: BalanceSheet,
  unit: number,
  flows: CashFlow | null,
  beside: KnownIncome,
): QcTest[] {
  const tests: QcTest[] = []
  const isComputed = (name: string) => {
    const place = s.provenance[name]
    return place !== undefined && 'computed' in place
  }
  const known = s.total_assets !== null && s.total_liabilities !== null && s.total_equity !== null
  tests.push(
    state(
      'totals_are_read',
      'Total assets, liabilities and equity are read',
      known,
      known ? 'all three are read' : 'a total is missing',
    ),
  )
  if (
    s.total_assets !== null &&
    s.total_liabilities !== null &&
    s.total_equity !== null &&
    !isComputed('total_liabilities')
  )
    tests.push(
      compare({
        name: 'balance_sheet_identity',
        description: 'Total assets are liabilities, temporary equity and equity',
        left: s.total_assets,
        right: sum(s.total_liabilities, s.temporary_equity, s.total_equity),
        tolerance: unit,
        rationale: 'total assets {left}, claims on them {right}',
      }),
    )
  if (flows !== null) tests.push(...cashTests(s, flows, unit), ...ownFlowsTests(flows, beside))
  tests.push(...dayTests(s.as_of, beside), ...unitTests(unit, beside.money))
  return tests
}

/**
 * Cash that is that of cash flows which begin with another company's net income proves nothing of a balance sheet: both
 * may be those of a partnership whose statements stand in the same document (0000912057-96-004924).
 */
const ownFlowsTests = (flows: CashFlow, beside: KnownIncome): QcTest[] =>
  netIncomeTests(flows, beside).flatMap(({ passed, rationale }) =>
    passed
      ? []
      : [
          state(
            'cash_flow_beside_is_of_the_company',
            'The cash flows beside it begin with a net income of the income statement',
            false,
            rationale,
          ),
        ],
  )

/** Days by which the last days of two statements of one report differ at most: a filer's slip. */
const SAME_DAY = 8

/** That a statement ends with the income statement, where it does not: another period's, or another company's. */
function dayTests(day: string, { end_date }: KnownIncome): QcTest[] {
  if (end_date === '' || Math.abs(daysBetween(day, end_date)) <= SAME_DAY) return []
  return [
    state(
      'day_is_that_of_the_income_statement',
      'It ends with the period of the income statement',
      false,
      `its last day is ${day}, that of the income statement ${end_date}`,
    ),
  ]
}

/** Words of lines that cash of the cash flows may hold beside the line of cash. */
const NEAR_CASH =
  /\bcash\b|\brestricted\b|federal funds|\bfunds sold|due from|equivalents|short[- ]term|temporary|marketable|\bdeposits?\b|interest-bearing|resell|overdraft|held for sale|money market|segregated|fiduciary/i
/** Lines that are tried as parts of that cash. */
const MOST_PARTS = 12

/** Is an amount the sum of some of these, one at least? */
function isSumOfSome(parts: readonly number[], target: number, tolerance: number): boolean {
  let sums = new Set([0])
  for (const part of parts.slice(0, MOST_PARTS)) {
    const more = [...sums].map((one) => one + part)
    if (more.some((one) => Math.abs(one - target) <= tolerance)) return true
    sums = new Set([...sums, ...more])
  }
  return false
}

/**
 * Cash at the end of the cash flows stands on the balance sheet: as its cash, as the sum of lines near it (restricted
 * cash, federal funds), or the foot of the cash flows leads to it. That of the start alone tells that last year's column
 * was read.
 */
function cashTests(s: BalanceSheet, flows: CashFlow, unit: number): [] | [QcTest] {
  const end = flows.cash_at_end
  if (end === null || s.total_assets === null || flows.end_date !== s.as_of) return []
  const tolerance = 2 * unit
  const near = s.lines.flatMap(({ label, section, amount }) =>
    amount !== null && amount !== 0 && NEAR_CASH.test(`${label} ${section}`) ? [amount] : [],
  )
  const foot = flows.lines.map(({ amount }) => amount)
  const own = s.cash_and_equivalents
  const place = flows.provenance.cash_at_end
  const [label, concept] = place && !('computed' in place) ? [place.label, place.concept ?? ''] : ['', '']
  const more = MORE_CASH.find(([, words]) => words.test(`${label} ${concept}`))?.[0] ?? null
  const isCashOf = (day: number): boolean =>
    (own !== null && Math.abs(own - day) <= tolerance) || isSumOfSome(near, day, tolerance)
  const stands =
    isCashOf(end) ||
    (!(flows.cash_at_start !== null && isCashOf(flows.cash_at_start)) &&
      ((more !== null && own !== null && end >= own - tolerance) ||
        (own !== null && foot.some((one) => one !== null && Math.abs(one - own) <= tolerance))))
  const numbers = `cash at the end of the cash flows ${say(end)}, on the balance sheet ${own === null ? 'none' : say(own)}`
  const over = own === null ? 0 : end - own
  return [
    state(
      'cash_is_that_of_the_cash_flow',
      'The cash at the end of the cash flows stands on the balance sheet',
      stands,
      stands && over > tolerance ? `${numbers}: ${restOf(s, over, tolerance, more)}` : numbers,
    ),
  ]
}

/** What the cash of the cash flows may count beside the line of cash, by its caption or tag. */
const MORE_CASH: readonly (readonly [string, RegExp])[] = [
  ['restricted cash', /restricted/i],
  ['cash of businesses held for sale', /held for sale|discontinued/i],
  ['cash held for others', /customer|fiduciary|segregated/i],
]

/** Where the rest of the cash at the end stands, in words. @param more what the caption of the cash flows says it counts */
function restOf(s: BalanceSheet, over: number, tolerance: number, more: string | null): string {
  const restricted = s.lines.flatMap(({ label, section, amount }) =>
    amount !== null && amount !== 0 && /restricted/i.test(`${label} ${section}`) ? [amount] : [],
  )
  const rest = `the ${say(over)} between them`
  if (isSumOfSome(restricted, over, tolerance))
    return `${rest} stands in ${restricted.length === 1 ? 'the line' : 'lines'} of restricted cash there`
  return more === null ? `${rest} stands in lines near cash there` : `${rest} is what the cash flows count as ${more}`
}

/** What cash flows are held against. */
export interface BesideFlows {
  income: KnownIncome
  balance: BalanceSheet | null
  /** What stands between the change and the cash at the end. */
  after: number
}

/** `unit`: one printed digit in whole units. */
export function cashFlowTests(s: CashFlow, unit: number, { income, balance, after }: BesideFlows): QcTest[] {
  const tests: QcTest[] = []
  const rates = s.exchange_rate_effect ?? 0
  const flows = sum(s.operating_cash_flow, s.investing_cash_flow, s.financing_cash_flow, s.other_cash_change, -after)
  if (s.net_change_in_cash !== null) {
    const late =
      Math.abs(flows + rates - s.net_change_in_cash) > 2 * unit && Math.abs(flows - s.net_change_in_cash) <= 2 * unit
    tests.push(
      compare({
        name: 'cash_flow_identity',
        description: 'The cash flows of all sections are the change in cash',
        left: late ? flows : flows + rates,
        right: s.net_change_in_cash,
        tolerance: 2 * unit,
        rationale: 'cash flows of the sections {left}, change in cash {right}',
      }),
    )
    if (s.cash_at_start !== null && s.cash_at_end !== null)
      tests.push(
        compare({
          name: 'cash_at_end_identity',
          description: 'Cash at the start and its change are the cash at the end',
          left: sum(s.cash_at_start, s.net_change_in_cash, late ? rates : 0, after),
          right: s.cash_at_end,
          tolerance: 2 * unit,
          rationale: 'cash at start and change {left}, cash at end {right}',
        }),
      )
  }
  const known = s.operating_cash_flow !== null && s.net_change_in_cash !== null && s.cash_at_end !== null
  tests.push(
    state(
      'totals_are_read',
      'Cash from operations, the change in cash and the cash at the end are read',
      known,
      known ? 'all three are read' : 'a total is missing',
    ),
  )
  const same = netIncomeTests(s, income)
  const [cash] = balance === null ? [] : cashTests(balance, s, unit)
  tests.push(...same, ...tiedTests(same, cash), ...dayTests(s.end_date, income), ...unitTests(unit, income.money))
  return tests
}

/**
 * That cash flows are held by another statement, where they are not: a parent's alone begin with the same net income and
 * end with other cash than the balance sheet's (0000706116-96-000002).
 */
function tiedTests(same: readonly QcTest[], cash: QcTest | undefined): QcTest[] {
  if (cash?.passed || (cash === undefined && same.length > 0)) return []
  return [
    state(
      'cash_is_on_the_balance_sheet',
      'The cash at the end stands on the balance sheet',
      false,
      cash?.rationale ?? 'neither the income statement nor the balance sheet has a figure of it',
    ),
  ]
}

/** Thousands beside millions: a document prints its statements in one unit, or the note of one is misread. */
const OTHER_UNIT = 99

/** That amounts are in the unit of the income statement, where they are not. `other`: one printed digit of it. */
function unitTests(unit: number, other: number): QcTest[] {
  const times = Math.max(unit / other, other / unit)
  if (times < OTHER_UNIT) return []
  return [
    state(
      'unit_is_that_of_the_income_statement',
      'Amounts are in the unit of the income statement',
      false,
      `one printed digit is ${say(unit)} here, ${say(other)} in the income statement`,
    ),
  ]
}

/** Checks of the income statement that tell that its unit is another than the one it was read in. */
const OF_ITS_UNIT = new Set(['unit_is_that_of_other_places', 'unit_is_the_documents', 'shares_are_those_of_the_cover'])
/** Kept when a report is made again: only the document tells it. */
export const UNIT_HOLDS = 'unit_of_the_income_statement_holds'

/**
 * A statement whose unit is believed since the income statement has it, where that one's is in doubt: a note of the unit
 * over one statement is believed for all three where the cash of two of them has the same digits. @param income its tests
 */
export function inUnitOf<T extends { qc: { passed: boolean; tests: QcTest[] } }>(
  statement: T,
  income: readonly QcTest[],
): T {
  const doubt = income.find(({ name, passed, necessary }) => OF_ITS_UNIT.has(name) && !passed && necessary)
  if (doubt === undefined) return statement
  const test = state(
    UNIT_HOLDS,
    'The unit of the income statement, which this one shares, is not in doubt',
    false,
    doubt.rationale,
  )
  return withReport(statement, [...statement.qc.tests, test])
}

/** What is known of the income statement. */
export interface KnownIncome {
  start_date: string | null
  end_date: string
  net_income: number | null
  /** Its further results after taxes, which the cash flows may begin with. */
  results: readonly number[]
  /** One printed digit in whole units. */
  money: number
}

/** Days by which the lengths of two periods differ at least that are not one told in two ways. */
const OTHER_LENGTH = 40

/**
 * Where both are of one period the cash flows begin with a result of the income statement; where they are of a longer or
 * a shorter one they do not, or the column was taken for another's period.
 */
function netIncomeTests(s: CashFlow, { start_date, end_date, net_income, results, money }: KnownIncome): QcTest[] {
  if (s.net_income === null || net_income === null || s.end_date !== end_date || start_date === null) return []
  const read = s.net_income
  const same = [net_income, ...results].some((one) => Math.abs(one - read) <= 2 * money)
  if (s.start_date !== start_date) {
    if (!same || read === 0 || Math.abs(daysBetween(s.start_date, start_date)) < OTHER_LENGTH) return []
    return [
      state(
        'net_income_is_that_of_the_income_statement',
        'The cash flows begin with a net income of the income statement',
        false,
        `the cash flows from ${s.start_date} begin with ${say(read)}, which the income statement has from ${start_date}`,
      ),
    ]
  }
  return [
    state(
      'net_income_is_that_of_the_income_statement',
      'The cash flows begin with a net income of the income statement',
      same,
      `the cash flows begin with ${say(read)}, the income statement has ${say(net_income)}`,
    ),
  ]
}
