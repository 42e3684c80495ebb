/** The list of posts (spec §2 "Blog list", decisions 126, 131). */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BlogPage } from '@topline/core/api/blogs.ts'
import { formatLongDate } from '@topline/core/format/date.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getBlogs } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { EndOfList } from '../../ui/EndOfList.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/State.tsx'
import s from './blogs.module.css'

const PAGE = 20

interface Data {
  first: BlogPage | null
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const first = await getBlogs(context.get(fetchContext), { skip: 0, limit: PAGE, published: true }).catch(() => null)
  return { first, origin: new URL(request.url).origin }
}

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: 'Blogs | Topline' },
  { name: 'description', content: 'Posts about company earnings, each written from filings that can be opened.' },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/blogs` },
]

export default function BlogsPage() {
  const { first } = useLoaderData<Data>()
  const query = useInfiniteQuery({
    queryKey: ['blogs'],
    queryFn: ({ pageParam }) => getBlogs(browserFetch, { skip: pageParam, limit: PAGE, published: true }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.has_more ? last.skip + last.posts.length : undefined),
    initialData: first ? { pages: [first], pageParams: [0] } : undefined,
  })
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1>Blogs</h1>
      {query.isPending && <Skeleton rows={6} />}
      {query.error && !query.data && (
        <ErrorBox text="Error loading blog posts" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && posts.length === 0 && (
        <Empty text="No posts yet" hint="Posts are written from filings; they appear here when they are published." />
      )}
      {posts.map((post) => (
        <Preview key={post.id} post={post} />
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

function Preview({ post }: { post: BlogPage['posts'][number] }) {
  const [filing] = post.filings
  return (
    <article className={s.post}>
      <h2>
        <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
      </h2>
      {post.excerpt && <p>{post.excerpt}</p>}
      <p className={s.byline}>
        {formatLongDate((post.published_at ?? post.created_at).slice(0, 10))}, {readingMinutes(post.total_words)} min
        read
        {filing && (
          <>
            {', Related filing: '}
            <Link to={`/filing/${filing.accession_number}`}>{filing.company_name}</Link>
          </>
        )}
      </p>
    </article>
  )
}
