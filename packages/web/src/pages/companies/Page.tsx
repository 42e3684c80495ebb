/** All Companies (decisions 28 and 57). */

import { useInfiniteQuery } from '@tanstack/react-query'
import type { Company } from '@topline/core/api/wire.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserFetch, type Rows } from '../../api/call.ts'
import { getCompanies } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { CompanyTable } from '../../statements/CompanyTable.tsx'
import { companySheet } from '../../statements/company-sheet.ts'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import type { Sort } from '../../ui/table/DataTable.tsx'
import { readSort, useSort } from '../../ui/table/use-sort.ts'

const PAGE = 25
const SORTS = ['company', 'filing_date', 'total_revenue', 'net_income'] as const
const FIRST: Sort = { key: 'company', order: 'asc' }

interface Data {
  sort: Sort
  first: Rows<Company> | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const url = new URL(request.url)
  const sort = readSort(url.searchParams, SORTS, FIRST)
  const first = await getCompanies(context.get(fetchContext), { limit: PAGE, sort: sort.key, order: sort.order }).catch(
    () => null,
  )
  return { sort, first, origin: url.origin }
}

/** Sorting is answered in the browser. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: { loaderData?: Data }) =>
  pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/companies',
    title: 'All Companies',
    description: 'Browse and analyze companies from our database',
    image: '/og/page/companies.png',
  })

export default function CompaniesPage() {
  const { first, sort: firstSort } = useLoaderData<Data>()
  const { sort, onSort } = useSort(SORTS, FIRST)
  const isFirst = first !== null && sort.key === firstSort.key && sort.order === firstSort.order
  const query = useInfiniteQuery({
    queryKey: keys.companies({ sort }),
    queryFn: ({ pageParam }) =>
      getCompanies(browserFetch, { skip: pageParam, limit: PAGE, sort: sort.key, order: sort.order }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.rows.length < PAGE ? undefined : pages.length * PAGE),
    initialData: isFirst ? { pages: [first], pageParams: [0] } : undefined,
  })
  const companies = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <main id="main" className="page">
      <PageHead title="All Companies" text="Browse and analyze companies from our database">
        {companies.length > 0 && (
          <TableExport
            label="Export companies"
            table={() => ({ fileName: 'companies', title: 'All Companies', rows: companySheet(companies) })}
          />
        )}
      </PageHead>
      {query.isPending && <Skeleton rows={12} />}
      {query.error && !query.data && (
        <ErrorBox text="Error loading companies" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && companies.length === 0 && (
        <Empty text="No companies yet" hint="Companies appear with their first filing." />
      )}
      {companies.length > 0 && (
        <>
          <CompanyTable caption="All Companies" companies={companies} sort={sort} onSort={onSort} />
          <EndOfList
            what="companies"
            busy={query.isFetchingNextPage}
            done={!query.hasNextPage}
            error={query.error}
            errorText="Error loading companies"
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </main>
  )
}
