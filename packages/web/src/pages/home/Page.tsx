import type { Filing, Stats } from '@topline/core/api/wire.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import { memo, Suspense, useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { failureOf, here, orAskAgain, part } from '../../api/answer.ts'
import {
  type BlogPreview,
  getBlogs,
  getLists,
  getRecentFilings,
  getStatement,
  getStats,
  getStrip,
} from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { unlessSettings } from '../../shell/revalidate.ts'
import { FailedPart, NotHere } from '../../ui/display/State.tsx'
import { DEFAULT_SORT, readTableState } from './address.ts'
import { Filings } from './Filings.tsx'
import s from './home.module.css'
import { Showcase } from './Showcase.tsx'
import { Strip } from './Strip.tsx'
import { stripCardsHtml } from './strip-cards.server.tsx'
import { readStripState, stripQuery } from './strip-state.ts'
import { filingQuery } from './use-filings.ts'

const TITLE = 'Earnings with every figure linked to its filing'
const DESCRIPTION =
  'Income statements read from SEC filings. Every figure opens its place in the filing: 10-K, 10-Q and 20-F, with income flows and checks.'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const url = new URL(request.url)
  const { sort } = readTableState(url.searchParams)
  const strip = readStripState(url.searchParams)
  // Each part stands alone and says for itself that it could not be read; filings are asked for again by the browser.
  const [lists, stats, filings, blogs, came] = await Promise.all([
    part(getLists(f, { limit: 20 })),
    part(getStats(f)),
    orAskAgain(getRecentFilings(f, filingQuery(sort, false))),
    part(getBlogs(f, { skip: 0, limit: 6 })),
    orAskAgain(getStrip(f, stripQuery(strip))),
  ])
  const isNewestFirst = sort.key === DEFAULT_SORT.key && sort.order === DEFAULT_SORT.order
  const newest = isNewestFirst ? filings : await orAskAgain(getRecentFilings(f, filingQuery(DEFAULT_SORT, false)))
  return {
    sort,
    stats,
    filings,
    lists: (here(lists)?.rows ?? []).map(({ id, name, slug }) => ({ id, name, slug })),
    posts: here(blogs)?.posts ?? [],
    failed: { lists: failureOf(lists), posts: failureOf(blogs) },
    strip: {
      state: strip,
      first: came && { ...came, entries: [] },
      html: came && stripCardsHtml(came),
    },
    showcase: await showcasesOf(f, newest?.rows ?? [], url.searchParams.get('hero')),
    origin: url.origin,
  }
}

/** As many are stepped through. */
const SHOWCASES = 8

/** The showcases among the recent filings, newest first, and the statement of the asked one, else of the newest; null = none. */
async function showcasesOf(f: Parameters<typeof getStatement>[0], rows: Filing[], hero: string | null) {
  const filings = rows
    .filter((row) => row.income_statement?.showcase && row.income_statement.user_has_permission_to_view)
    .sort((a, b) => (a.filing_date < b.filing_date ? 1 : -1))
    .slice(0, SHOWCASES)
    .map(({ accession_number, cik, company, filing_date, form_type, logo_info }) => ({
      accession_number,
      cik,
      company,
      filing_date,
      form_type,
      logo_info,
    }))
  const shown = filings.find((one) => one.accession_number === hero) ?? filings[0]
  if (!shown) return null
  return part(getStatement(f, shown.accession_number).then((first) => ({ filings, first })))
}

/** Sort and filters live in the address but are answered by the table's own calls. */
export const shouldRevalidate = unlessSettings

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/',
        title: TITLE,
        description: DESCRIPTION,
        feed: { title: 'Recent filings', path: '/feed.xml' },
        jsonLd: {
          '@type': 'WebSite',
          name: 'Topline',
          url: `${loaderData.origin}/`,
          description: DESCRIPTION,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${loaderData.origin}/search?q={query}`,
            'query-input': 'required name=query',
          },
        },
      })
    : [{ title: `${TITLE} | Topline` }]

export default function Home() {
  const { lists, stats, filings, posts, showcase, sort, strip, failed } = useLoaderData<typeof loader>()
  const { isAdmin } = useViewer()
  const [isWide, setWide] = useState(false)
  return (
    <main id="main" className="page">
      {showcase?.is !== 'here' && <h1 className="sr">Earnings with every figure linked to its filing</h1>}
      <nav aria-label="Company lists" className={s.chips}>
        <div>
          {failed.lists && <FailedPart text="Error loading company lists" why={failed.lists} />}
          {lists.map((list) => (
            <Link key={list.id} to={`/list/${list.slug}`}>
              {list.name}
            </Link>
          ))}
        </div>
        <span className={s.chipsEnd}>
          {isAdmin && <Link to="/companies">Companies</Link>}
          {isAdmin && <Link to="/ongoing-analyses">Analyses</Link>}
          <Link to="/lists">All lists</Link>
        </span>
      </nav>
      {stats.is === 'here' ? (
        <StatsStrip stats={stats.value} isAdmin={isAdmin} />
      ) : (
        <NotHere part={stats} text="Error loading the counts of this site" />
      )}
      {showcase?.is === 'here' && <Showcase {...showcase.value} />}
      {showcase?.is === 'failed' && <FailedPart text="Error loading the income flow" why={showcase.why} />}
      <Strip {...strip} lists={lists} />
      <div className={`${s.columns} ${posts.length > 0 ? (isWide ? s.postsBelow : s.withPosts) : ''}`}>
        <Filings first={filings} firstSort={sort} onWide={setWide} />
        {posts.length > 0 && (
          <Suspense>
            <Posts posts={posts} />
          </Suspense>
        )}
        {failed.posts && <FailedPart text="Error loading blog posts" why={failed.posts} />}
      </div>
    </main>
  )
}

/** Companies, filings, analysed, free; pending and failing for admins only (decision 34). */
function StatsStrip({ stats, isAdmin }: { stats: Stats; isAdmin: boolean }) {
  const { passing_qc, protected_passing_qc, not_passing_qc } = stats.income_statements
  const items: [number, string][] = [
    [stats.companies.total, 'companies'],
    [stats.filings.total, 'filings'],
    [passing_qc, 'passed QC'],
    [passing_qc - protected_passing_qc, 'free to read'],
  ]
  if (isAdmin) items.push([not_passing_qc, 'not passing QC'], [stats.analysis_requests.pending, 'analyses pending'])
  return (
    <dl className={s.stats}>
      {items.map(([count, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fig">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

const Posts = memo(function Posts({ posts }: { posts: BlogPreview[] }) {
  return (
    <section aria-labelledby="posts" className={`${s.posts} far`}>
      <div className={s.titleRow}>
        <h2 id="posts">Recent Blog Posts</h2>
        <Link to="/blogs">View All</Link>
      </div>
      {posts.slice(0, 6).map((post) => (
        <article key={post.id}>
          <h3>
            <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
          </h3>
          {post.excerpt && <p className={s.excerpt}>{post.excerpt}</p>}
          <p className={s.byline}>
            {[
              post.related_companies?.[0]?.name,
              formatDate(post.published_at ?? post.created_at),
              post.total_words ? `${readingMinutes(post.total_words)} min read` : null,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </article>
      ))}
    </section>
  )
})
