/** What the cover's tags say of the filing: form, filer, period end, fiscal naming. */

import { normalCik } from '../../filing/identity.ts'
import { parsePrintedDate } from '../../filing/period-end.ts'
import type { ExtractionHints, Ymd } from '../../statement/statement.ts'
import type { TextFact } from './scan.ts'

export interface TaggedCover {
  form: string | null
  cik: string | null
  company: string | null
  periodEnd: Ymd | null
  /** `MM-DD` as the cover gives it. */
  yearEnd: string | null
  fiscalYear: number | null
  fiscalPeriod: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | null
}

/** Reads the cover; what the caller knows (`hints`) fills gaps only. The first registrant's facts count (T140). */
export function readTaggedCover(texts: readonly TextFact[], hints: ExtractionHints): TaggedCover {
  const text = (name: string): string | null =>
    texts.find((fact) => fact.name === `dei:${name}` && fact.text)?.text ?? null
  const period = /^(FY|Q[1-4])$/i.exec(text('DocumentFiscalPeriodFocus') ?? '')?.[1]?.toUpperCase()
  const year = /^\d{4}$/.exec(text('DocumentFiscalYearFocus') ?? '')?.[0]
  const ends = parsePrintedDate(text('DocumentPeriodEndDate') ?? '')
  const cik = text('EntityCentralIndexKey')
  return {
    form: formOf(text('DocumentType')) ?? hints.form_type ?? null,
    cik: (cik === null ? null : normalCik(cik)) ?? hints.cik ?? null,
    company: text('EntityRegistrantName'),
    periodEnd: ends ?? hints.period_end ?? null,
    yearEnd: monthDay(text('CurrentFiscalYearEndDate')),
    fiscalYear: year === undefined ? null : Number(year),
    fiscalPeriod: period === undefined ? null : (period as TaggedCover['fiscalPeriod']),
  }
}

function formOf(text: string | null): string | null {
  const form =
    text
      ?.replace(/^form\s+/i, '')
      .replace(/[‑–—]/g, '-')
      .trim()
      .toUpperCase() ?? ''
  return /^\d{1,2}-[A-Z0-9/]{1,8}$/.test(form) ? form : null
}

function monthDay(text: string | null): string | null {
  if (text === null) return null
  const bare = /^-{2}(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{1,2})\s*[/-]\s*(\d{1,2})$/.exec(text)
  if (bare) return `${(bare[1] ?? '').padStart(2, '0')}-${(bare[2] ?? '').padStart(2, '0')}`
  const date = parsePrintedDate(`${text.replace(/[,.\s]+$/, '')}, 2000`)
  return date === null ? null : date.slice(5)
}
