/** What a framed flow is moved through: periods of one company that passed their checks and are open to everybody. */
import type { Looking } from '@topline/core/access/access.ts'
import { cardChanges, cardInput } from '@topline/core/flow/drawing/card-statement.ts'
import type { EmbedPeriod } from '@topline/core/flow/drawing/embed.ts'
import { type FlowState, sourceLine, stateSentence, stateWords } from '@topline/core/flow/drawing/square.ts'
import type { FlowInput } from '@topline/core/flow/graph/graph.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { periodCode } from '@topline/core/statement/period-code.ts'
import type { Db } from '../../db/open.ts'
import type { FoundStatement } from '../statements/queries.ts'
import { companyFlows } from './company-flows.ts'

interface For {
  visitor: Looking
  show: FlowShow
  /** absolute address of a filing's page */
  pageOf(accession: string): string
}

/** Years and quarters, oldest first. @param statement of the filing, which everybody may see */
export async function embedPeriods(
  db: Db,
  { row, filing }: FoundStatement,
  statement: FlowInput,
  { visitor, show, pageOf }: For,
): Promise<EmbedPeriod[]> {
  const { company_name: company, form_type, filing_date } = filing
  const { periods } = await companyFlows(db, row.cik, visitor)
  const stored = periods.filter(
    (one) => !one.statement.failed_quality_check && KINDS.has(one.statement.period_in_months),
  )
  // Of an amendment, or an older filing of the same period: it stands alone, as the address asks for it.
  if (!stored.some((one) => one.statement.accession_number === row.accession_number)) {
    const source = sourceLine(form_type, company, filing_date, row.accession_number)
    const code = periodCode(row)
    const own = { code, isYear: row.period_in_months === 12, source, href: pageOf(row.accession_number) }
    const alone: FlowState = { show: show === 'share' ? 'share' : 'amount' }
    return [
      {
        ...own,
        words: stateWords(code, alone),
        ...drawnOf(company, statement, alone),
      },
    ]
  }
  return stored.map((one) => {
    const {
      accession_number: accession,
      period_code: code,
      period_in_months,
      revenue_units_number: unit,
    } = one.statement
    const { before } = one
    const state = { show, before: before?.code, changed: before?.sentence, changes: before?.changes }
    return {
      code,
      words: stateWords(code, state),
      isYear: period_in_months === 12,
      source: sourceLine(one.form_type, company, one.filing_date, accession),
      href: pageOf(accession),
      ...drawnOf(company, { ...one.statement, unit }, state),
    }
  })
}

const KINDS: ReadonlySet<number | null> = new Set([3, 12])

function drawnOf(company: string, statement: FlowInput, state: FlowState) {
  return {
    input: bareInput(cardInput(statement)),
    changes: state.changes ? cardChanges(statement, state.changes) : null,
    sentence: stateSentence(company, { ...statement, gross_profit: null }, state),
  }
}

/** What the drawing reads of a statement, and nothing more: places and names of lines stay here. */
function bareInput(given: FlowInput): FlowInput {
  return {
    currency: given.currency,
    unit: given.unit,
    total_revenue: given.total_revenue,
    cost_of_revenue: given.cost_of_revenue,
    gross_profit: given.gross_profit,
    operating_income: given.operating_income,
    other_interest_income_expense_net: given.other_interest_income_expense_net,
    other_income_expense_net: given.other_income_expense_net,
    income_before_taxes: given.income_before_taxes,
    income_tax_expense: given.income_tax_expense,
    other_investment_income_expense_after_taxes: given.other_investment_income_expense_after_taxes,
    other_income_expense_after_taxes: given.other_income_expense_after_taxes,
    net_income: given.net_income,
    operating_expenses: (given.operating_expenses ?? []).map(({ name, amount }) => ({ name, amount })),
    business_segments: null,
  }
}
