/** The list of posts (decisions 28 and 72). */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BlogPage } from '@topline/core/api/blogs.ts'
import { formatLongDate } from '@topline/core/format/date.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orAskAgain, orNothing } from '../../api/answer.ts'
import { browserFetch } from '../../api/call.ts'
import { getBlogs, getMe } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import s from './blogs.module.css'
import { keepShown, publishedFilter, type Shown, storedShown } from './shown.ts'

const PostTools = lazy(() => import('./PostTools.tsx'))
const PAGE = 20

interface Data {
  first: BlogPage | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const f = context.get(fetchContext)
  const user = await orNothing(getMe(f))
  // Admins begin with both kinds, as their two boxes say at first; visitors get published ones whatever is asked.
  const first = await orAskAgain(getBlogs(f, { skip: 0, limit: PAGE, ...(user?.is_admin ? {} : { published: true }) }))
  return { first, origin: new URL(request.url).origin }
}

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  ...pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/blogs',
    title: 'Blogs',
    description: 'Posts about company earnings, each written from filings that can be opened.',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Topline: blog posts',
    href: '/blogs/feed.xml',
  },
]

const NO_POSTS = {
  text: 'No posts yet',
  hint: 'Posts are written from filings; they appear here when they are published.',
}
const BOTH_OFF = { text: 'Both kinds of posts are off', hint: 'Turn on published or unpublished posts above.' }
const EVERYTHING: Shown = { published: true, unpublished: true }

export default function BlogsPage() {
  const { first } = useLoaderData<Data>()
  const { isAdmin } = useViewer()
  const [shown, setShown] = useState<Shown>(EVERYTHING)
  useEffect(() => {
    if (isAdmin) setShown(storedShown())
  }, [isAdmin])
  const filter = isAdmin ? publishedFilter(shown) : { published: true }
  const query = useInfiniteQuery({
    queryKey: ['blogs', isAdmin, filter],
    queryFn: ({ pageParam }) => getBlogs(browserFetch, { skip: pageParam, limit: PAGE, ...filter }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.has_more ? last.skip + last.posts.length : undefined),
    initialData: first && (!isAdmin || shown === EVERYTHING) ? { pages: [first], pageParams: [0] } : undefined,
    enabled: filter !== null,
  })
  const posts = filter === null ? [] : (query.data?.pages.flatMap((page) => page.posts) ?? [])
  const change = (next: Shown) => {
    setShown(next)
    keepShown(next)
  }
  return (
    <main id="main" className={`page ${s.page}`}>
      <div className={s.head}>
        <h1>Blogs</h1>
        {isAdmin && (
          <p className={s.boxes}>
            <label>
              <input
                type="checkbox"
                checked={shown.published}
                onChange={(event) => change({ ...shown, published: event.target.checked })}
              />{' '}
              Show Published Posts
            </label>
            <label>
              <input
                type="checkbox"
                checked={shown.unpublished}
                onChange={(event) => change({ ...shown, unpublished: event.target.checked })}
              />{' '}
              Show Unpublished Posts
            </label>
          </p>
        )}
      </div>
      {filter !== null && query.isPending && <Skeleton rows={6} />}
      {query.error && !query.data && (
        <ErrorBox text="Error loading blog posts" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {(filter === null || query.data) && posts.length === 0 && <Empty {...(filter === null ? BOTH_OFF : NO_POSTS)} />}
      {posts.map((post) => (
        <Preview key={post.id} post={post} onChange={() => void query.refetch()} />
      ))}
      {posts.length > 0 && (
        <EndOfList
          what="posts"
          busy={query.isFetchingNextPage}
          done={!query.hasNextPage}
          error={query.error}
          errorText="Error loading blog posts"
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </main>
  )
}

function Preview({ post, onChange }: { post: BlogPage['posts'][number]; onChange: () => void }) {
  const { isAdmin } = useViewer()
  const isPublished = post.status === 'published'
  return (
    <article className={s.row}>
      <div className={s.post}>
        <h2>
          {!isPublished && (
            <Badge tone={post.status === 'draft' ? 'warn' : 'neutral'}>
              {post.status === 'draft' ? 'Draft' : post.status}
            </Badge>
          )}{' '}
          <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
        </h2>
        {post.excerpt && <p>{post.excerpt}</p>}
        <p className={s.byline}>
          <span>{`${isPublished ? '' : 'Draft of '}${formatLongDate((post.published_at ?? post.created_at).slice(0, 10))}`}</span>
          <span>{`${readingMinutes(post.total_words)} min read`}</span>
          {post.filings.length > 0 && (
            <span>
              Related filing:{' '}
              {post.filings.map((filing, i) => (
                <span key={filing.accession_number}>
                  {i > 0 && ', '}
                  <Link to={`/filing/${filing.accession_number}`}>{filing.company_name}</Link>
                </span>
              ))}
            </span>
          )}
        </p>
      </div>
      {isAdmin && (
        <Suspense>
          <PostTools post={post} onChange={onChange} />
        </Suspense>
      )}
    </article>
  )
}
