/**
 * Holds extracted statements against statements read by hand. Pure. A figure is right when it equals the truth within
 * half of the printed unit (EPS exactly), `either` in a truth file lists further right answers, and null counts where
 * both say null. *Silently wrong* is a statement with a wrong or invented figure whose QC passed.
 */

import { MAIN_AMOUNTS } from '@topline/core/statement/figure-sets.ts'
import type { ExtractionResult, IncomeStatement, SegmentGroup } from '@topline/core/statement/statement.ts'
import { z } from 'zod'

const value = z.union([z.number(), z.string(), z.null()])
const divisions = z.array(z.tuple([z.string(), z.number()])).nullable()
export const truthFile = z.object({
  accession_number: z.string(),
  document: z.string(),
  company: z.string(),
  cik: z.string().optional(),
  form_type: z.string(),
  currency: value.optional(),
  start_date: value.optional(),
  end_date: value.optional(),
  period_in_months: value.optional(),
  fiscal_year: value.optional(),
  fiscal_period: value.optional(),
  fields: z.record(z.string(), z.number().nullable()),
  either: z.record(z.string(), z.array(z.unknown())).optional(),
  business_segments: divisions.optional(),
  geographical_segments: divisions.optional(),
})
export type Truth = z.infer<typeof truthFile>

const PER_SHARE = ['basic_eps', 'diluted_eps'] as const
const SHARES = ['weighted_avg_shares_basic', 'weighted_avg_shares_diluted'] as const
const PERIOD = ['currency', 'start_date', 'end_date', 'period_in_months', 'fiscal_year', 'fiscal_period'] as const
export const FIELDS = [...MAIN_AMOUNTS, ...PER_SHARE, ...SHARES, ...PERIOD] as const
export type Field = (typeof FIELDS)[number]
export type Verdict = 'right' | 'wrong' | 'missing' | 'invented' | 'none'

export interface Miss {
  field: Field
  verdict: Verdict
  want: unknown
  got: unknown
}
export interface Score {
  accession_number: string
  form_type: string
  company: string
  verdicts: Record<Field, Verdict>
  misses: Miss[]
  read: boolean
  passed: boolean
  silent: boolean
  allRight: boolean
  segments: { want: number; shown: number; matched: number }
}

/** The unit a filing prints in, read off the zeros that all its figures end in. */
function printedUnit(values: (number | null | undefined)[]): number {
  const known = values.filter((v): v is number => typeof v === 'number' && v !== 0)
  if (known.length === 0) return 1
  let unit = 1_000_000_000
  while (unit > 1 && !known.every((v) => v % unit === 0)) unit /= 10
  return unit
}

function isEqual(field: Field, want: unknown, got: unknown, unit: number): boolean {
  if (typeof want !== 'number' || typeof got !== 'number') return want === got
  if ((PER_SHARE as readonly string[]).includes(field)) return Math.abs(want - got) < 1e-9
  if ((PERIOD as readonly string[]).includes(field)) return want === got
  return Math.abs(want - got) <= unit / 2
}

function wanted(truth: Truth, field: Field): unknown {
  return field in truth.fields ? truth.fields[field] : (truth as Record<string, unknown>)[field]
}

function isComputedFromRight(result: ExtractionResult, field: Field, unit: number): boolean {
  if (!result.ok || field !== 'gross_profit') return false
  const s = result.income_statement
  if (s.gross_profit === null) return false
  const place = result.provenance.gross_profit
  if (!place || !('computed' in place) || s.total_revenue === null || s.cost_of_revenue === null) return false
  return Math.abs(s.total_revenue - s.cost_of_revenue - s.gross_profit) <= unit / 2
}

/** Scores one answer of the engine against its truth file. */
export function score(truth: Truth, result: ExtractionResult): Score {
  // A document without a statement still says the period of its cover.
  const s: Partial<IncomeStatement> | null = result.income_statement ?? null
  const money = printedUnit(MAIN_AMOUNTS.map((f) => truth.fields[f]))
  const shares = printedUnit(SHARES.map((f) => truth.fields[f]))
  const verdicts = Object.fromEntries(
    FIELDS.map((field): [Field, Verdict] => {
      const unit = (SHARES as readonly string[]).includes(field) ? shares : money
      const want = wanted(truth, field) ?? null
      const got: unknown = s ? (s[field] ?? null) : null
      const answers = [want, ...(truth.either?.[field] ?? [])]
      if (want === null && got === null) return [field, 'none']
      // A filing without a statement has no currency or period to judge.
      if (want === null && !MAIN_AMOUNTS.some((f) => truth.fields[f] !== null))
        return [field, got === null ? 'none' : 'invented']
      if (answers.some((answer) => isEqual(field, answer, got, unit))) return [field, 'right']
      if (got === null) return [field, 'missing']
      if (want === null) return [field, isComputedFromRight(result, field, unit) ? 'right' : 'invented']
      return [field, 'wrong']
    }),
  ) as Record<Field, Verdict>
  const misses = FIELDS.flatMap((field): Miss[] => {
    const verdict = verdicts[field]
    return verdict === 'right' || verdict === 'none'
      ? []
      : [{ field, verdict, want: wanted(truth, field), got: s?.[field] ?? null }]
  })
  const passed = result.ok && result.qc.passed
  return {
    accession_number: truth.accession_number,
    form_type: truth.form_type,
    company: truth.company,
    verdicts,
    misses,
    read: result.ok,
    passed,
    silent: passed && misses.some((m) => m.verdict === 'wrong' || m.verdict === 'invented'),
    allRight: result.ok && misses.length === 0,
    segments: sumSegments([
      matchSegments(truth, 'business_segments', s?.business_segments ?? null, money),
      matchSegments(truth, 'geographical_segments', s?.geographical_segments ?? null, money),
    ]),
  }
}

/** Matches shown divisions with the best of the lists the truth allows, by amount, one to one. */
function matchSegments(
  truth: Truth,
  name: 'business_segments' | 'geographical_segments',
  group: SegmentGroup | null,
  unit: number,
) {
  const shown = group?.divisions.flatMap((d) => (d.revenue === null ? [] : [d.revenue])) ?? []
  const lists = [truth[name] ?? null, ...(truth.either?.[name] ?? [])].map((list) => divisions.parse(list) ?? [])
  const tries = lists.map((list) => {
    const open = [...shown]
    const matched = list.filter(([, want]) => {
      const at = open.findIndex((got) => Math.abs(got - want) <= unit / 2)
      if (at >= 0) open.splice(at, 1)
      return at >= 0
    }).length
    return { want: list.length, shown: shown.length, matched }
  })
  const agreement = (t: { want: number; shown: number; matched: number }) =>
    t.want + t.shown === 0 ? 1 : (2 * t.matched) / (t.want + t.shown)
  return tries.reduce((best, next) => (agreement(next) > agreement(best) ? next : best))
}

function sumSegments(parts: Score['segments'][]): Score['segments'] {
  return parts.reduce((a, b) => ({ want: a.want + b.want, shown: a.shown + b.shown, matched: a.matched + b.matched }))
}
