/** One post (spec §2 "Blog post", decisions 127, 130). */
import type { BlogPost } from '@topline/core/api/blogs.ts'
import { formatLongDate } from '@topline/core/format/date.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { getBlog } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { ChatButton } from '../../chat/ChatButton.tsx'
import { fetchContext } from '../../context.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { SignInPanel } from '../../shell/SignIn.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { LinkButton } from '../../ui/Button.tsx'
import s from './blog.module.css'
import { hiddenPercent, paragraphsOf } from './body.ts'

interface Data {
  post: BlogPost
  origin: string
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Data> {
  const key = params.slug ?? ''
  const post = await getBlog(context.get(fetchContext), key).catch((error: unknown) => {
    throw data(null, { status: error instanceof ApiError && error.status === 404 ? 404 : 503 })
  })
  // a number, or a name the post had before
  if (post.slug !== key) throw redirect(`/blogs/${post.slug}`, 301)
  return { post, origin: new URL(request.url).origin }
}

export const meta = ({ loaderData }: { loaderData?: Data }) =>
  loaderData
    ? [
        { title: `${loaderData.post.title} | Topline` },
        ...(loaderData.post.excerpt ? [{ name: 'description', content: loaderData.post.excerpt }] : []),
        { tagName: 'link', rel: 'canonical', href: `${loaderData.origin}/blogs/${loaderData.post.slug}` },
      ]
    : []

export default function BlogPostPage() {
  const { post } = useLoaderData<Data>()
  const isCut = post.shown_words < post.total_words
  return (
    <main id="main" className={`page ${s.page}`}>
      <article>
        <h1>{post.title}</h1>
        <p className={s.byline}>
          {formatLongDate((post.published_at ?? post.created_at).slice(0, 10))}, {readingMinutes(post.total_words)} min
          read
        </p>
        {post.filings.length > 0 && (
          <p className={s.byline}>
            {post.filings.map((filing) => (
              <Link key={filing.accession_number} to={`/filing/${filing.accession_number}`}>
                {filing.company_name}, {filing.accession_number}
              </Link>
            ))}
          </p>
        )}
        {paragraphsOf(post.content).map((paragraph) => (
          <p key={paragraph.key} className={paragraph.isHeading ? s.heading : s.text}>
            {paragraph.text}
          </p>
        ))}
      </article>
      {isCut && <Gated post={post} />}
      <ChatButton
        key={post.id}
        path={`/api/blogs/${post.slug}`}
        title={post.title}
        label="Ask a Question"
        hint="Ask a question about this blog post"
      />
    </main>
  )
}

function Gated({ post }: { post: BlogPost }) {
  const { user } = useViewer()
  return (
    <section className={s.gate}>
      <h2>{user ? 'Subscribe to View Complete Post' : 'Sign in to View Complete Post'}</h2>
      <p>The remaining {hiddenPercent(post)}% of the content is exclusive to subscribers.</p>
      <p>{user ? 'Upgrade your account to access the full content.' : 'Please sign in to access the full content.'}</p>
      {user ? (
        <LinkButton to="/pricing" primary>
          View Plans
        </LinkButton>
      ) : (
        <SignInPanel />
      )}
    </section>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <NotFound title={isMissing ? 'Blog post not found.' : 'Failed to load blog post'} />
}
