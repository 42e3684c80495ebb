import { periodMonths } from '../../../format/day.ts'
import type { ExtractionFailure } from '../../../statement/statement.ts'
import { coverContext } from '../../tags/context-of-cover.ts'
import type { TaggedCover } from '../../tags/cover.ts'
import type { Facts } from '../../tags/facts.ts'
import { fiscalNames } from './period.ts'

/**
 * What the cover says of the period of a document that holds no statement: its own context, for annual forms the
 * fiscal year. Undefined where the cover has no period.
 */
export function taggedCoverPeriod(facts: Facts, cover: TaggedCover): ExtractionFailure['income_statement'] {
  const context = coverContext(facts)
  if (context === null || context.start === null) return undefined
  const span = { start: context.start, end: context.end }
  const names = fiscalNames(cover, span)
  const money = facts.list.find((fact) => /^[A-Z]{3}$/.test(fact.measure))
  return {
    currency: money?.measure ?? 'USD',
    start_date: span.start,
    end_date: span.end,
    period_in_months: periodMonths(span.start, span.end),
    fiscal_year: names.year,
    fiscal_period: names.period,
  }
}
