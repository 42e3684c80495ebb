import { useQuery } from '@tanstack/react-query'
import type { ColumnHeading } from '@topline/core/api/filings/filing-html.ts'
import { browserFetch } from '../../api/call.ts'
import { getColumnHeading } from '../../api/client.ts'

/** What is printed above the chosen cell, and how long the document is; null = not read yet, or it could not be read. */
export function useHeading(accession: string, at: string | null, doc: string | null): ColumnHeading | null {
  const { data } = useQuery({
    queryKey: ['column', accession, doc, at],
    // While it is not known, or cannot be read, the period stands in its place.
    queryFn: () => getColumnHeading(browserFetch, accession, at ?? '', doc),
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
