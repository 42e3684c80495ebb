/** What two readings, or a reading and a schedule, say of the same figures. */
import { MAIN_AMOUNTS } from '@topline/core/statement/figure-sets.ts'
import {
  BALANCE_SHEET_FIGURES,
  CASH_FLOW_FIGURES,
  type FullExtraction,
} from '@topline/core/statement/other-statements.ts'

type Kind = 'income_statement' | 'balance_sheet' | 'cash_flow'
/** `failing` = another figure under checks that fail, `silent` = another figure under checks that pass, `invented` likewise passed. */
export type Verdict = 'right' | 'null' | 'failing' | 'silent'

export interface Compared {
  kind: Kind
  field: string
  verdict: Verdict
  want: unknown
  got: unknown
}

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  income_statement: [
    ...MAIN_AMOUNTS,
    'basic_eps',
    'diluted_eps',
    'weighted_avg_shares_basic',
    'weighted_avg_shares_diluted',
    'end_date',
    'period_in_months',
  ],
  balance_sheet: [...BALANCE_SHEET_FIGURES, 'as_of'],
  cash_flow: [...CASH_FLOW_FIGURES, 'start_date', 'end_date', 'months'],
}

/** A statement of a reading with whether its own checks passed; null where it has none. */
function partOf(read: FullExtraction | null, kind: Kind): { figures: Record<string, unknown>; passed: boolean } | null {
  if (read === null) return null
  if (kind === 'income_statement') return { figures: { ...read.income_statement }, passed: read.qc.passed } // a copy, for its names are asked for
  const part = read[kind]
  return part === null ? null : { figures: { ...part }, passed: part.qc.passed }
}

/** One verdict; null where both say nothing. */
export function verdictOf(same: boolean, want: unknown, got: unknown, passed: boolean): Verdict | null {
  if (want === null && got === null) return null
  if (same) return 'right'
  if (got === null) return 'null'
  return passed ? 'silent' : 'failing'
}

/** Every figure of the statements that passed in the one reading against the other reading of the same filing. */
export function compared(truth: FullExtraction, read: FullExtraction | null): Compared[] {
  return (Object.keys(FIELDS) as Kind[]).flatMap((kind) => {
    const want = partOf(truth, kind)
    const got = partOf(read, kind)
    if (want === null || !want.passed) return []
    return FIELDS[kind].flatMap((field): Compared[] => {
      const [a, b] = [want.figures[field] ?? null, got?.figures[field] ?? null]
      const verdict = verdictOf(a === b, a, b, got?.passed ?? false)
      return verdict === null ? [] : [{ kind, field, verdict, want: a, got: b }]
    })
  })
}
