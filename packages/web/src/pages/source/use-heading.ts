import { useQuery } from '@tanstack/react-query'
import { browserFetch } from '../../api/call.ts'
import { getColumnHeading } from '../../api/client.ts'

/** What is printed above the chosen cell; null = nothing, not read yet, or it could not be read. */
export function useHeading(accession: string, at: string | null, doc: string | null): string | null {
  const { data } = useQuery({
    queryKey: ['column', accession, doc, at],
    // The period stands in its place, so that nobody need hear of a failure.
    queryFn: () => getColumnHeading(browserFetch, accession, at ?? '', doc).catch(() => ({ heading: null })),
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.heading ?? null
}
