import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Rows } from '../../api/call.ts'

/**
 * A list that grows by pages; `key` names everything that it depends on. `first` is its first page as the page's loader
 * brought it, for the key that the page begins with: null = not known. While another key loads, the rows before it stay.
 */
export function usePages<Row>(
  key: readonly unknown[],
  fetchPage: (skip: number) => Promise<Rows<Row>>,
  first: Rows<Row> | null,
) {
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 0,
    initialData: first ? { pages: [first], pageParams: [0] } : undefined,
    placeholderData: keepPreviousData,
    getNextPageParam: (last, all) => {
      const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
      return last.rows.length > 0 && loaded < (last.total ?? 0) ? loaded : undefined
    },
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  return { ...pages, rows, total: pages.data?.pages[0]?.total ?? rows.length }
}
