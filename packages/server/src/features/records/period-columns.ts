import { statements } from '../../db/schema.ts'

/** The columns of a statement that its period is named by (`periodCode` in core). */
export const periodColumns = {
  end_date: statements.end_date,
  period_in_months: statements.period_in_months,
  fiscal_year: statements.fiscal_year,
  fiscal_period: statements.fiscal_period,
  fiscal_year_start_or_end_reported: statements.fiscal_year_start_or_end_reported,
  fiscal_year_start: statements.fiscal_year_start,
}
