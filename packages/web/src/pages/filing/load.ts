import { part, subject } from '../../api/answer.ts'
import { getBlogs, getFilingContext } from '../../api/client.ts'
import type { Fetch } from '../../context.ts'

/**
 * What the filing page shows, by accession number; also under a ticker, year and quarter.
 *
 * @throws a 404 answer where there is no such filing, 503 where it cannot be told
 */
export async function loadFiling(f: Fetch, accession: string, origin: string) {
  const [context, blogs] = await Promise.all([
    subject(getFilingContext(f, accession)),
    part(getBlogs(f, { skip: 0, limit: 6, filing_accession_number: accession })),
  ])
  return { ...context, blogs, origin }
}
