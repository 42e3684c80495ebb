/** The index of company lists (decision 28). */

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedList } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orAskAgain } from '../../api/answer.ts'
import { browserFetch, type Rows } from '../../api/call.ts'
import { getLists } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { fullAddress, TableExport } from '../../ui/export/TableExport.tsx'
import type { TableFile } from '../../ui/export/table-file.ts'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './lists.module.css'
import { OwnLists } from './OwnLists.tsx'

const PAGE = 10

interface Data {
  first: Rows<ListedList> | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const first = await orAskAgain(getLists(context.get(fetchContext), { skip: 0, limit: PAGE }))
  return { first, origin: new URL(request.url).origin }
}

export const meta = ({ loaderData }: { loaderData?: Data }) =>
  pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/lists',
    title: 'Lists',
    description: 'Lists of companies with their latest income statements.',
    image: '/og/page/lists.png',
  })

const COLUMNS: Column<ListedList>[] = [
  { key: 'name', head: 'Name', stack: 'wide', cell: (list) => <Link to={`/list/${list.slug}`}>{list.name}</Link> },
  {
    key: 'description',
    head: 'Description',
    width: '55%',
    stack: 'wide',
    cell: (list) => list.description ?? <span className="muted">No description available</span>,
  },
  { key: 'companies', head: 'Companies', align: 'right', cell: (list) => list.companies_count },
  { key: 'updated', head: 'Last Updated', align: 'right', cell: (list) => formatDate(list.updated_at) },
]

const listsFile = (lists: readonly ListedList[]): TableFile => ({
  fileName: 'lists',
  title: 'Lists',
  rows: [
    ['Name', 'Description', 'Companies', 'Last updated', 'List'],
    ...lists.map((list) => [
      list.name,
      list.description,
      list.companies_count,
      list.updated_at.slice(0, 10),
      fullAddress(`/list/${list.slug}`),
    ]),
  ],
})

export default function ListsPage() {
  const { first } = useLoaderData<Data>()
  const query = useInfiniteQuery({
    queryKey: ['lists'],
    queryFn: ({ pageParam }) => getLists(browserFetch, { skip: pageParam, limit: PAGE }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.rows.length < PAGE ? undefined : pages.length * PAGE),
    initialData: first ? { pages: [first], pageParams: [0] } : undefined,
  })
  const lists = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <main id="main" className="page">
      <PageHead title="Lists">
        {lists.length > 0 && <TableExport label="Export lists" table={() => listsFile(lists)} />}
      </PageHead>
      <OwnLists />
      {query.isPending && <Skeleton rows={6} />}
      {query.error && !query.data && (
        <ErrorBox text="Error loading company lists" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && lists.length === 0 && <Empty text="No lists yet" />}
      {lists.length > 0 && (
        <>
          <h2 className={s.site}>Lists of the site</h2>
          <DataTable stacked caption="Lists" columns={COLUMNS} rows={lists} rowKey={(list) => list.slug} />
          <EndOfList
            what="lists"
            busy={query.isFetchingNextPage}
            done={!query.hasNextPage}
            error={query.error}
            errorText="Error loading company lists"
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </main>
  )
}
