/** The flows of all stored periods of a company that one viewer may see. */

import type { Looking } from '@topline/core/access/access.ts'
import { columnState } from '@topline/core/access/periods.ts'
import type { CompanyFlows, FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import { flowGraph } from '@topline/core/flow/graph/build.ts'
import { FIGURE_NAMES, type Figures, type PriorPeriod } from '@topline/core/statement/statement.ts'
import { type ComparedStatement, codeBefore, columnBefore, compare } from '@topline/core/words/comparison.ts'
import type { Db } from '../../db/open.ts'
import { accessTo, viewStatement } from '../statements/view.ts'
import { storedPeriods } from './stored-periods.ts'

/**
 * @param looking who asks: a period whose flow is closed to them is counted at most, and no change on it is told
 * @returns one filing a period, oldest first; without periods for a company that is not stored
 */
export async function companyFlows(db: Db, cik: string, looking: Looking): Promise<CompanyFlows> {
  const stored = await storedPeriods(db, cik)
  const isClosed = columnState(
    stored.map(({ row, is_release }) => ({ ...row, is_release })),
    looking,
  )
  const open = stored.flatMap((one) => {
    const access = accessTo(one.row, looking)
    if (access.flow !== 'ok') return []
    const { evidence: _, engine: __, ...statement } = viewStatement(one.row, looking, { detail: one.detail, access })
    return flowGraph({ ...statement, unit: statement.revenue_units_number }) ? [{ ...one, statement }] : []
  })
  const decisions = stored.map(({ row }) => accessTo(row, looking).flow)
  return {
    periods: open.map(({ row, columns, form_type, filing_date, statement }): FlowPeriod => {
      const code = codeBefore(statement.period_code)
      const prior = open.find((one) => one.statement.period_code === code)
      const column = columnBefore(columns, row)
      const months = column?.period_in_months ?? null
      const own = column && isClosed({ ...column, months }).length === 0 ? column : null
      const before = prior?.statement ?? (own && code ? ofColumn(own, code) : null)
      const compared = compare(statement, before, null, own)
      return {
        form_type,
        filing_date,
        statement,
        before: compared && {
          code: compared.code,
          changes: compared.changes,
          sentence: compared.sentences[0] ?? null,
        },
      }
    }),
    closed: decisions.filter((one) => one === 'sign-in' || one === 'subscribe').length,
  }
}

/** The comparative column of a filing in the place of a statement that is not stored; whole units. */
function ofColumn(column: PriorPeriod, period_code: string): ComparedStatement {
  const figures = Object.fromEntries(FIGURE_NAMES.map((name) => [name, column[name] ?? null])) as Figures // every key of Figures
  return {
    ...figures,
    period_code,
    currency: column.currency,
    revenue_units_number: 1,
    user_has_permission_to_view: true,
    operating_expenses: column.operating_expenses ?? null,
    business_segments: column.business_segments ?? null,
    geographical_segments: null,
  }
}
