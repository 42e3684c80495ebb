/** Names of things in addresses: CIK, accession number, statement key, year and quarter (decision 27). */
import { z } from 'zod'

/** Padded with zeros or not; becomes digits without leading zeros. */
export const cikParam = z
  .string()
  .regex(/^0{0,10}[1-9]\d{0,9}$/, 'A CIK is a number of up to ten digits')
  .transform((v) => v.replace(/^0+/, ''))

/** With dashes or without; becomes ##########-##-######. */
export const accessionParam = z
  .string()
  .regex(/^\d{10}-?\d{2}-?\d{6}$/, 'An accession number looks like 0000320193-24-000123')
  .transform(withDashes)

/** An accession number in its canonical form; anything else as it came. */
export function withDashes(text: string): string {
  const digits = /^(\d{10})-?(\d{2})-?(\d{6})$/.exec(text)
  return digits ? digits.slice(1).join('-') : text
}

/** A statement id or an accession number; null = neither, which no statement has. */
export function statementKey(text: string): { id: number } | { accession_number: string } | null {
  const accession = withDashes(text)
  if (/^\d{10}-\d{2}-\d{6}$/.test(accession)) return { accession_number: accession }
  return /^[1-9]\d{0,14}$/.test(text) ? { id: Number(text) } : null
}

export const QUARTER_FORMAT = 'Invalid quarter format. Please use Q1, Q2, Q3, Q4, or FY'
export const YEAR_FORMAT = 'Invalid year format. Please use a 4-digit year'

/** Q1 to Q4 or FY in any case; null otherwise. */
export function quarterOf(text: string): 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'FY' | null {
  const quarter = text.toUpperCase()
  return quarter === 'Q1' || quarter === 'Q2' || quarter === 'Q3' || quarter === 'Q4' || quarter === 'FY'
    ? quarter
    : null
}

/** Year of four digits; null otherwise. */
export function fiscalYearOf(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null
}
