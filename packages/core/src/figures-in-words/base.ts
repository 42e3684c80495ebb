/** Facts from statements as the engine reads them. */
import { periodCode } from '../statement/period-code.ts'
import {
  FIGURE_NAMES,
  type Figures,
  type IncomeStatement,
  type PriorPeriod,
  type Provenance,
} from '../statement/statement.ts'
import type { FactPeriod } from './facts.ts'

function figuresOf(from: Partial<Figures>): Partial<Figures> {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, from[name] ?? null]))
}

/** A filing's own period. */
export function ownPeriod(statement: IncomeStatement, provenance: Provenance, accession: string | null): FactPeriod {
  return {
    code: periodCode(statement),
    end_date: statement.end_date,
    months: statement.period_in_months === 4 ? 3 : statement.period_in_months,
    figures: figuresOf(statement),
    expenses: statement.operating_expenses,
    business: statement.business_segments?.divisions ?? [],
    geographical: statement.geographical_segments?.divisions ?? [],
    accession_number: accession,
    provenance,
  }
}

/**
 * A comparative column of a filing with the lines and divisions that it prints under its own period's names (none
 * where they do not add up), or the figures of a period alone.
 */
export function comparativePeriod(period: PriorPeriod, accession: string | null): FactPeriod {
  return {
    code: periodCode(period),
    end_date: period.end_date,
    months: period.period_in_months === 4 ? 3 : period.period_in_months,
    figures: figuresOf(period),
    expenses: period.operating_expenses ?? [],
    business: period.business_segments?.divisions ?? [],
    geographical: period.geographical_segments?.divisions ?? [],
    accession_number: accession,
    provenance: period.provenance ?? {},
  }
}
