/** What the restatements page makes of its list; pure. */

import type { RestatementList } from '@topline/core/api/filings/restatements.ts'
import { changeOnMagnitude } from '@topline/core/statement/change.ts'
import { cellHref } from '../../ui/arithmetic/cell-href.ts'

export type Restatement = RestatementList['restatements'][number]

export const FIELD_LABELS: Readonly<Record<string, string>> = {
  total_revenue: 'Total revenue',
  cost_of_revenue: 'Cost of revenue',
  gross_profit: 'Gross profit',
  operating_income: 'Operating income',
  income_before_taxes: 'Income before taxes',
  income_tax_expense: 'Income tax expense',
  net_income: 'Net income',
}
const ORDER = Object.keys(FIELD_LABELS)

export interface PeriodGroup {
  code: string
  rows: Restatement[]
}

/** Newest period first, figures in the order of a statement. */
export function byPeriod(restatements: readonly Restatement[]): PeriodGroup[] {
  const groups = new Map<string, Restatement[]>()
  for (const row of restatements) groups.set(row.period_code, [...(groups.get(row.period_code) ?? []), row])
  return [...groups]
    .map(([code, rows]) => ({ code, rows: rows.toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field)) }))
    .sort((a, b) => (b.rows[0]?.end_date ?? '').localeCompare(a.rows[0]?.end_date ?? ''))
}

/** The change that is largest as a share of the figure before; null without any. */
export function largestChange(restatements: readonly Restatement[]): (Restatement & { ratio: number }) | null {
  const rated = restatements.flatMap((row) => {
    const ratio = changeOnMagnitude(row.new_value, row.old_value)
    return ratio === null ? [] : [{ ...row, ratio }]
  })
  return rated.reduce<(typeof rated)[number] | null>(
    (best, row) => (best && Math.abs(best.ratio) >= Math.abs(row.ratio) ? best : row),
    null,
  )
}

export function unitFor(restatements: readonly Restatement[]): { by: number; text: string } {
  const largest = Math.max(0, ...restatements.map((row) => Math.abs(row.new_value)))
  if (largest >= 20_000_000) return { by: 1e6, text: ' in millions' }
  return largest >= 20_000 ? { by: 1e3, text: ' in thousands' } : { by: 1, text: '' }
}

/** Where a value opens: its cell, or its filing at the SEC where only company facts know it. */
export function hrefOf(row: Restatement, which: 'old' | 'new', cik: string): string {
  const [at, accession_number] =
    which === 'old' ? [row.old_at, row.old_accession_number] : [row.new_at, row.new_accession_number]
  return cellHref({ at, accession_number, document: null, engine: at === null ? 'company-facts' : 'tags' }, cik)
}

/** '4 for 1', or '1 for 10' of a reverse split. */
export function splitText(factor: number): string {
  if (factor < 1) return `1 for ${Math.round(1 / factor)}`
  for (const below of [1, 2, 3, 4, 5]) {
    const above = factor * below
    if (Math.abs(above - Math.round(above)) < 0.01) return `${Math.round(above)} for ${below}`
  }
  return `${factor} for 1`
}
