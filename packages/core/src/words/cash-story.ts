/**
 * One sentence on cash, where cash is the larger story of a period: what moved more than the net income did. From one
 * filing alone, its own columns and those beside them, so that no two prints are mixed. Arithmetic, never generated text.
 */
import { formatCompact } from '../format/amount.ts'
import { formatDate } from '../format/date.ts'
import { formatPercent } from '../format/percent.ts'
import type { Business } from '../statement/business.ts'
import { BALANCE_SHEET_LABELS, CASH_FLOW_LABELS } from '../statement/figure-labels.ts'
import { type Operand, printed, together, unknown, whatIsPrinted } from '../statement/operand.ts'
import type { BalanceSheet, BalanceSheetFigure, CashFlow, CashFlowFigure } from '../statement/other-statements.ts'
import { isNear, isYearBefore } from '../statement/same-period.ts'
import { cellOf } from '../statement/series-cells.ts'
import type { Place, Ymd } from '../statement/statement.ts'

/** A figure of the sentence, down to its cells: amounts in whole units. */
type ToldFigure = Operand & { text: string; value: number }

export interface CashStory {
  sentence: string
  /** the same sentence, its amounts as figures with their cells */
  parts: readonly (string | ToldFigure)[]
}

type Sheet = Pick<BalanceSheet, 'as_of' | 'currency' | 'provenance' | 'prior_periods' | BalanceSheetFigure>
type Flows = Pick<
  CashFlow,
  'start_date' | 'end_date' | 'months' | 'currency' | 'provenance' | 'prior_periods' | CashFlowFigure
>

/** Statements of one filing; columns that the reader may not see are left out of them. */
export interface CashRead {
  filing: { accession_number: string; form_type: string; filing_date: Ymd; engine: string }
  currency: string
  /** the income statement's own column and those beside it */
  incomes: readonly {
    start_date: Ymd | null
    end_date: Ymd
    /** whole units; null = not known */
    net_income: number | null
    place: Place | null
  }[]
  /** null = the filing prints none, or its checks failed */
  balance_sheet: Sheet | null
  cash_flow: Flows | null
  business: Business
}

interface Story extends CashStory {
  /** the amount at stake, whole units */
  size: number
}

/** Cash and debt that moved less than this part of what they were are no story. */
const LEAST_CHANGE = 0.25
/** Operating cash flow below this part of the net income is. */
const LEAST_OF_INCOME = 0.5
/** Nor is what is less than this part of all assets. */
const LEAST_OF_ASSETS = 0.02

/**
 * The largest of: free cash flow that changed its sign, operating cash flow far from net income, cash or debt that
 * moved by a quarter.
 *
 * @returns null where the net income of a year before is not known, moved more than all of them, or where money is the
 *   business itself: a bank's or an insurer's
 */
export function cashStory(read: CashRead): CashStory | null {
  const { cash_flow: flows, balance_sheet: sheet, business } = read
  if (business !== 'other' || !flows || flows.currency !== read.currency) return null
  const before = flows.prior_periods.find(
    (one) => one.months === flows.months && isYearBefore(one.end_date, flows.end_date),
  )
  if (!before || flows.net_income === null || before.net_income === null) return null
  const least = Math.max(
    Math.abs(flows.net_income - before.net_income),
    sheet?.total_assets == null ? 0 : LEAST_OF_ASSETS * sheet.total_assets,
  )
  const from = { read, flows, before }
  const stories = [turned(from), besideIncome(from), cashMoved(from), debtMoved(read)]
    .flatMap((story) => story ?? [])
    .filter(({ size }) => size > least)
    .sort((a, b) => b.size - a.size)
  const [largest] = stories
  return largest ? { sentence: largest.sentence, parts: largest.parts } : null
}

interface TwoFlows {
  read: CashRead
  flows: Flows
  before: Flows['prior_periods'][number]
}

function turned({ read, flows, before }: TwoFlows): Story | null {
  const free = (column: Column) =>
    together(
      'Free cash flow',
      (['operating_cash_flow', 'capital_expenditures'] as const).map((name) => [1, flowOf(read, column, name)]),
    )
  const [now, then] = [free(flows), free(before)]
  if (now.value === null || then.value === null || now.value === 0 || now.value > 0 === then.value > 0) return null
  return told(
    [
      `Free cash flow turned ${now.value > 0 ? 'positive' : 'negative'}: `,
      figure(read, now, now.value),
      ` in ${spanWords(flows)}, after `,
      figure(read, then, then.value),
      ' a year earlier.',
    ],
    now.value - then.value,
  )
}

function besideIncome({ read, flows }: TwoFlows): Story | null {
  const cash = flowOf(read, flows, 'operating_cash_flow')
  const income = incomeOf(read, flows)
  if (cash.value === null || income.value === null || income.value === 0) return null
  const isOpposite = cash.value !== 0 && cash.value > 0 !== income.value > 0
  if (!isOpposite && (income.value < 0 || cash.value >= LEAST_OF_INCOME * income.value)) return null
  const name = income.value < 0 ? 'net loss' : 'net income'
  return told(
    [
      'Operating cash flow was ',
      figure(read, cash, cash.value),
      isOpposite ? `, while the ${name} was ` : `, less than half of the ${name} of `,
      figure(read, income, Math.abs(income.value)),
      ` in ${spanWords(flows)}.`,
    ],
    cash.value - income.value,
  )
}

function cashMoved({ read, flows }: TwoFlows): Story | null {
  const [end, start] = [flowOf(read, flows, 'cash_at_end'), flowOf(read, flows, 'cash_at_start')]
  const place = flows.provenance.cash_at_end
  const isRestricted = place !== undefined && !('computed' in place) && /restricted/i.test(place.label)
  return movedSentence(read, [end, start], isRestricted ? 'Cash, restricted cash included,' : 'Cash', [
    ` in ${spanWords(flows)}, to `,
    ', from ',
    '.',
  ])
}

function debtMoved(read: CashRead): Story | null {
  const { balance_sheet: sheet } = read
  const before = sheet?.prior_periods
    .filter(({ as_of }) => as_of < sheet.as_of)
    .reduce<Sheet['prior_periods'][number] | null>(
      (newest, one) => (newest && newest.as_of > one.as_of ? newest : one),
      null,
    )
  if (!sheet || !before || sheet.currency !== read.currency) return null
  // A part that only one column prints would show as debt raised or paid back.
  const isAlike = DEBT.every((name) => (sheet[name] === null) === (before[name] === null))
  if (!isAlike) return null
  const debt = (column: Sheet | typeof before) =>
    whatIsPrinted(
      'Debt',
      DEBT.map((name) =>
        operandOf(read, BALANCE_SHEET_LABELS[name], column[name], formatDate(column.as_of), column.provenance[name]),
      ),
    )
  return movedSentence(read, [debt(sheet), debt(before)], 'Debt', [
    ' to ',
    ` at ${formatDate(sheet.as_of)}, from `,
    ` at ${formatDate(before.as_of)}.`,
  ])
}
const DEBT = ['short_term_debt', 'long_term_debt'] as const

/** 'Debt rose 62.0% to $5.20B at …, from $3.21B at …'. @param words between and after the two amounts */
function movedSentence(
  read: CashRead,
  [now, then]: readonly [Operand, Operand],
  subject: string,
  words: readonly [string, string, string],
): Story | null {
  if (now.value === null || then.value === null || then.value <= 0 || now.value < 0) return null
  const change = now.value / then.value - 1
  if (Math.abs(change) < LEAST_CHANGE) return null
  const verb = change > 0 ? 'rose' : 'fell'
  // Beyond ten times what it was a percentage says less than the two amounts.
  const by = change > 9 ? '' : ` ${formatPercent(Math.abs(change))}`
  return told(
    [
      `${subject} ${verb}${by}${words[0]}`,
      figure(read, now, now.value),
      words[1],
      figure(read, then, then.value),
      words[2],
    ],
    now.value - then.value,
  )
}

function told(parts: readonly (string | ToldFigure)[], difference: number): Story {
  const sentence = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  return { sentence, parts, size: Math.abs(difference) }
}

const figure = ({ currency }: CashRead, operand: Operand, value: number): ToldFigure => ({
  ...operand,
  text: formatCompact(value, currency),
  value,
})

type Column = Flows | Flows['prior_periods'][number]

const flowOf = (read: CashRead, column: Column, name: CashFlowFigure): Operand =>
  operandOf(read, CASH_FLOW_LABELS[name], column[name], codeOf(column), column.provenance[name])

/** The net income as the income statement has it where it prints the period of the flows, else as they begin with it. */
function incomeOf(read: CashRead, flows: Flows): Operand {
  const { start_date, end_date } = flows
  const same = read.incomes.find(
    (one) => one.start_date !== null && isNear(one.start_date, start_date) && isNear(one.end_date, end_date),
  )
  return same
    ? operandOf(read, 'Net income', same.net_income, codeOf(flows), same.place)
    : flowOf(read, flows, 'net_income')
}

function operandOf(
  { filing }: CashRead,
  label: string,
  value: number | null,
  code: string,
  place: Place | null | undefined,
): Operand {
  return value === null ? unknown(label) : printed(label, cellOf(value, code, filing, place))
}

const codeOf = ({ months, end_date }: Column): string => `${months} months to ${formatDate(end_date)}`

const MONTHS: Readonly<Record<number, string>> = { 3: 'three months', 6: 'six months', 9: 'nine months', 12: 'year' }

/** 'the nine months to Sep 30, 2025' */
const spanWords = ({ months, end_date }: Column): string =>
  `the ${MONTHS[months] ?? 'period'} to ${formatDate(end_date)}`
