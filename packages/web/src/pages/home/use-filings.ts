import { useInfiniteQuery } from '@tanstack/react-query'
import type { Filing } from '@topline/core/api/wire.ts'
import { browserFetch, type Rows } from '../../api/call.ts'
import { type FilingQuery, getRecentFilings } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import type { ViewerFacts } from '../../session/viewer.ts'
import type { Sort } from '../../ui/table/DataTable.tsx'
import { DEFAULT_SORT } from './address.ts'
import { MAX_ROWS, PAGE_ROWS } from './filters.ts'

/** The call's parameters for a sort; the default order is not asked for. */
export function filingQuery(sort: Sort, withReports: boolean): Omit<FilingQuery, 'skip'> {
  const sorted = sort.key !== DEFAULT_SORT.key || sort.order !== DEFAULT_SORT.order
  return {
    limit: PAGE_ROWS,
    include_qc_results: true,
    ...(withReports ? { include_qc_reports: true } : {}),
    ...(sorted ? { sort: sort.key, order: sort.order } : {}),
  }
}

/** Whether the viewer waits for the filing's analysis: their own request; admins for every one, others for none. */
export function awaits(viewer: Pick<ViewerFacts, 'user' | 'isAdmin' | 'hasAccess'>, filing: Filing): boolean {
  if (viewer.user === null || !viewer.hasAccess || !filing.hasUnconcludedAnalysis) return false
  return viewer.isAdmin || filing.analysis_request?.user_id === viewer.user.id
}

interface Start {
  page: Rows<Filing>
  sort: Sort
}

/** Recent filings page by page; the first one comes with the document when it has this sort. */
export function useFilings(sort: Sort, withReports: boolean, start: Start | null, viewer: ViewerFacts) {
  const isAwaited = (filing: Filing) => awaits(viewer, filing)
  const asked = filingQuery(sort, withReports)
  const fits = start !== null && !withReports && start.sort.key === sort.key && start.sort.order === sort.order
  const result = useInfiniteQuery({
    queryKey: keys.recentFilings(asked),
    queryFn: ({ pageParam }) => getRecentFilings(browserFetch, { ...asked, skip: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((n, page) => n + page.rows.length, 0)
      const isEnd = last.rows.length < PAGE_ROWS || (last.total !== null && loaded >= last.total)
      return isEnd || loaded >= MAX_ROWS ? undefined : loaded
    },
    ...(fits ? { initialData: { pages: [start.page], pageParams: [0] } } : {}),
    placeholderData: (before) => before,
    // Only while something that the viewer waits for is under way, and only in a visible tab.
    refetchInterval: (query) => (query.state.data?.pages.some((page) => page.rows.some(isAwaited)) ? 5000 : false),
  })
  const pages = result.data?.pages ?? []
  const seen = new Set<string>()
  // A filing that arrives between two pages shifts the rows by one: the second copy is dropped.
  const rows = pages
    .flatMap((page) => page.rows)
    .filter((f) => !seen.has(f.accession_number) && seen.add(f.accession_number))
  return { ...result, rows, total: pages.at(-1)?.total ?? null }
}
