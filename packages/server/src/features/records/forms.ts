/** The forms this product reads (decision 40): which there are, and which badge each goes under. */
import { isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { filings } from '../../db/schema.ts'

export type ReportForm = '10-K' | '10-Q' | '20-F'
/** Current reports, which are read where their exhibits hold results: earnings releases. */
export type ReleaseForm = '8-K' | '6-K'
export type BaseForm = ReportForm | ReleaseForm

const ANNUAL = /^10-K(T|405|405T|SB|SB40)?(\/A)?$/
const QUARTERLY = /^10-Q(T|SB)?(\/A)?$/
const FOREIGN = /^(20-F|40-F)(\/A)?$/
const CURRENT = /^(8-K|6-K)(\/A)?$/

/** '10-K405/A' → '10-K'; null for a form that carries no income statement of its own. */
export function reportForm(form: string): ReportForm | null {
  // EDGAR also writes 10-KT and 10KSB without the dash.
  const plain = form.toUpperCase().replace(/^10([KQ])/, '10-$1')
  if (ANNUAL.test(plain)) return '10-K'
  if (QUARTERLY.test(plain)) return '10-Q'
  return FOREIGN.test(plain) ? '20-F' : null
}

/** '8-K/A' → '8-K'; null for every other form. */
export function releaseForm(form: string): ReleaseForm | null {
  const base = CURRENT.exec(form.toUpperCase())?.[1]
  return base === '8-K' || base === '6-K' ? base : null
}

export const baseForm = (form: string): BaseForm | null => reportForm(form) ?? releaseForm(form)

/** Whether a filing is one of the forms asked for: '10-K' takes its amendments and variants with it, '10-K/A' itself. */
export function isWantedForm(form: string, wanted: readonly string[]): boolean {
  const base = baseForm(form)
  if (base === null) return false
  return wanted.length === 0 || wanted.some((one) => one.toUpperCase() === form || one.toUpperCase() === base)
}

/** What lists of filings hold: releases come only where they are asked for. */
export const isReport = sql`not ${filings.is_release}`

/** What is told of as news: reports, and releases of which something was read. */
export const isNews = or(isReport, isNotNull(filings.statement_id))

/** The same of a table that keeps the exact form: rows of reports alone. */
export const ofReports = (form_type: SQLWrapper): SQL => sql`${form_type} !~ '^[68]-K'`
