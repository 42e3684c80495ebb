/** What is read of a statement that was set again, held against what was read of it as filed. */
import { MAIN_AMOUNTS } from '@topline/core/statement/figure-sets.ts'
import type { Extraction, ExtractionResult } from '@topline/core/statement/statement.ts'

export const FIELDS = [
  ...MAIN_AMOUNTS,
  'basic_eps',
  'diluted_eps',
  'weighted_avg_shares_basic',
  'weighted_avg_shares_diluted',
  'start_date',
  'end_date',
  'currency',
] as const

/** `failing` = right, but a check does not pass; `wrong` = wrong, and a check says so; `silent` = wrong, and none does. */
export type Verdict = 'right' | 'failing' | 'null' | 'wrong' | 'silent'

export function verdictOf(was: Extraction, now: ExtractionResult): { verdict: Verdict; what: string } {
  if (!now.ok) return { verdict: 'null', what: now.error.code }
  const [before, after] = [was.income_statement, now.income_statement]
  const wrong = FIELDS.filter((field) => after[field] !== null && after[field] !== before[field])
  const lost = FIELDS.filter((field) => after[field] === null && before[field] !== null)
  const failed = now.qc.tests.filter(({ passed, necessary }) => necessary && !passed).map(({ name }) => name)
  const said = (fields: readonly (typeof FIELDS)[number][]) =>
    fields.map((field) => `${field} ${before[field]} → ${after[field]}`).join(', ')
  if (wrong.length > 0)
    return { verdict: now.qc.passed ? 'silent' : 'wrong', what: `${said(wrong)} [${failed.join(' ')}]` }
  if (lost.length > 0) return { verdict: 'null', what: said(lost) }
  return now.qc.passed || !was.qc.passed
    ? { verdict: 'right', what: '' }
    : { verdict: 'failing', what: failed.join(' ') }
}
