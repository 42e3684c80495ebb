/** One list: each company's latest filing (decision 28). */

import { useInfiniteQuery } from '@tanstack/react-query'
import type { CompanyList } from '@topline/core/api/wire.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getList } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { keys } from '../../api/keys.ts'
import { fetchContext } from '../../context.ts'
import { FollowButton } from '../../following/FollowButton.tsx'
import { useViewer } from '../../session/viewer.ts'
import { breadcrumbs, pageMeta } from '../../shell/page-meta.ts'
import { CompanyTable } from '../../statements/CompanyTable.tsx'
import { companySheet } from '../../statements/company-sheet.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import type { Sort } from '../../ui/table/DataTable.tsx'
import { readSort, useSort } from '../../ui/table/use-sort.ts'
import s from './list.module.css'
import { OwnTools } from './OwnTools.tsx'

const PAGE = 25
const MOST_COMPARED = 5
const SORTS = ['company', 'filing_date', 'total_revenue', 'net_income'] as const
const FIRST: Sort = { key: 'company', order: 'asc' }
const OWN_ORDER: Sort = { key: 'position', order: 'asc' }

interface Data {
  slug: string
  sort: Sort
  first: CompanyList | null
  origin: string
}

export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Data> {
  const url = new URL(request.url)
  const slug = params.slug ?? ''
  const sort = readSort(url.searchParams, SORTS, FIRST)
  const asked = url.searchParams.has('sort') ? { sort: sort.key, order: sort.order } : {}
  try {
    const first = await getList(context.get(fetchContext), slug, { limit: PAGE, ...asked })
    return { slug, sort, first, origin: url.origin }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    return { slug, sort, first: null, origin: url.origin }
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = ({ loaderData }: { loaderData?: Data }) => {
  if (!loaderData) return [{ title: 'List | Topline' }]
  const { first: list, slug, origin } = loaderData
  const name = list?.name ?? 'List'
  return pageMeta({
    origin,
    path: `/list/${slug}`,
    title: name,
    description: list?.description ?? `The latest filings of ${list?.name ?? 'a list of companies'}.`,
    // Nobody but the owner reads an own list by this address: nothing is made of it for others.
    image: list && list.kind !== 'own' ? `/og/list/${encodeURIComponent(slug)}.png` : undefined,
    ...(list && list.kind !== 'own'
      ? { feed: { title: `Filings of ${name}`, path: `/list/${encodeURIComponent(slug)}/feed.xml` } }
      : {}),
    ...(list && list.kind !== 'site' ? { noindex: true } : {}),
    jsonLd: breadcrumbs(origin, [
      ['Lists', '/lists'],
      [name, `/list/${slug}`],
    ]),
  })
}

const WORDS = ['', '', 'two', 'three', 'four', 'five']

/** 'Compare three': short lists can be compared as a whole, of longer ones the first five as they are sorted. */
function CompareAll({ list }: { list: CompanyList }) {
  const { hasAccess } = useViewer()
  const ciks = list.companies.slice(0, MOST_COMPARED).map((company) => company.cik)
  if (ciks.length < 2) return null
  const text = `Compare ${list.companies.length > MOST_COMPARED ? 'first ' : ''}${WORDS[ciks.length]}`
  if (!hasAccess) {
    return <Button reason="Subscription required to compare companies">{text}</Button>
  }
  return <LinkButton to={`/companies/compare/${ciks.join('/')}`}>{text}</LinkButton>
}

export default function ListPage() {
  const { slug, first, sort: firstSort } = useLoaderData<Data>()
  const { sort, onSort } = useSort(SORTS, FIRST)
  // Unasked, a list of the site stands by name, an own one as its owner has put it.
  const isAsked = useSearchParams()[0].has('sort')
  const asked = isAsked ? { sort: sort.key, order: sort.order } : {}
  const isFirst = first !== null && sort.key === firstSort.key && sort.order === firstSort.order
  const query = useInfiniteQuery({
    queryKey: [...keys.list(slug), asked],
    queryFn: ({ pageParam }) => getList(browserFetch, slug, { skip: pageParam, limit: PAGE, ...asked }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.companies.length < PAGE ? undefined : pages.length * PAGE),
    initialData: isFirst ? { pages: [first], pageParams: [0] } : undefined,
  })
  const list = query.data?.pages[0] ?? first
  const companies = query.data?.pages.flatMap((page) => page.companies) ?? []
  return (
    <main id="main" className="page" key={slug}>
      <header className={s.header}>
        <div>
          <nav aria-label="Breadcrumb" className={s.crumb}>
            <Link to="/lists">Lists</Link> <Icon name="right" size={11} />
          </nav>
          <h1>{list?.name ?? 'List'}</h1>
          {list?.kind === 'shared' && <p className="muted">Shared by another reader</p>}
          {list && <p className="muted">{list.description ?? 'No description available'}</p>}
        </div>
        {list && (
          <div className={s.tools}>
            <FollowButton kind="list" id={list.slug} name={list.name} />
            {companies.length > 0 && (
              <TableExport
                tall
                label="Export list"
                table={() => ({ fileName: slug, title: list.name, rows: companySheet(companies) })}
              />
            )}
            {companies.length > 0 && (
              <LinkButton to={`/screener?list=${encodeURIComponent(list.slug)}`}>Screen</LinkButton>
            )}
            <CompareAll list={{ ...list, companies }} />
          </div>
        )}
      </header>
      {list?.kind === 'own' && <OwnTools list={list} />}
      {query.isPending && <Skeleton rows={10} />}
      {query.error && !query.data && (
        <ErrorBox text="Error loading company list" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && companies.length === 0 && <Empty text="No companies in this list yet" />}
      {companies.length > 0 && (
        <>
          <CompanyTable
            caption={list?.name ?? 'List'}
            companies={companies}
            sort={isAsked || list?.kind === 'site' ? sort : OWN_ORDER}
            onSort={onSort}
          />
          <EndOfList
            what="companies"
            busy={query.isFetchingNextPage}
            done={!query.hasNextPage}
            error={query.error}
            errorText="Error loading company list"
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </main>
  )
}
