/** Paging of collections: `skip`, `limit`, `sort`, `order` in, array + X-Total-Count + Link out (decision 28). */
import { z } from 'zod'

const wholeNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number of 0 or more`)
    .transform(Number)

/** A query flag: `true`, `1` or nothing but the name stand for yes. */
export const optionalFlag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((v) => v === 'true' || v === '1' || v === '')
  .optional()
export const flag = optionalFlag.default(false)

/**
 * @param usual limit without a parameter
 * @param most more than this is refused with 422 (decision 28)
 */
export function pageQuery(usual: number, most = 100) {
  return z.object({
    skip: wholeNumber('skip').default(0),
    limit: wholeNumber('limit')
      .refine((n) => n <= most, `limit must be at most ${most}`)
      .default(usual),
  })
}
export interface Page {
  skip: number
  limit: number
}

export const sortOrder = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['asc', 'desc']))
/** Lists of filings hold reports; earnings releases come where they are asked for, alone. */
export const releasesOnly = flag.describe('true = the earnings releases (8-K, 6-K) instead of the reports')
export const filingSort = z.enum(['company', 'filing_date', 'total_revenue', 'net_income', 'version'])
export type FilingSort = z.infer<typeof filingSort>
export const companySort = z.enum(['company', 'filing_date', 'total_revenue', 'net_income'])
/** Companies of a list stand in its owner's order as well. */
export const memberSort = z.enum([...companySort.options, 'position'])
export type MemberSort = z.infer<typeof memberSort>

/** Address of the next page; null on the last one. */
export function nextPage(
  path: string,
  query: Readonly<Record<string, unknown>>,
  page: Page,
  total: number,
): string | null {
  const skip = page.skip + page.limit
  if (skip >= total || page.limit === 0) return null
  const parts = Object.entries({ ...query, skip, limit: page.limit })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  return `${path}?${parts.join('&')}`
}
