/** One post (decisions 33 and 72). */
import { canViewFlow } from '@topline/core/access/access.ts'
import { toldFlags } from '@topline/core/access/words.ts'
import type { BlogPost } from '@topline/core/api/blogs.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { readingMinutes } from '@topline/core/format/duration.ts'
import { lazy, type MouseEvent, Suspense, useContext, useRef, useState } from 'react'
import {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRouteError,
} from 'react-router'
import { SignInPanel } from '../../actions/SignIn.tsx'
import { here, type Part, part, subject } from '../../api/answer.ts'
import { getStatement } from '../../api/client.ts'
import { getPost } from '../../api/posts.ts'
import { ChatButton } from '../../chat/ChatButton.tsx'
import { fetchContext } from '../../context.ts'
import { AsVisitor, useViewer } from '../../session/viewer.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { TextTips } from '../../ui/controls/Tip.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { FailedPart } from '../../ui/display/State.tsx'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import m from '../../ui/markdown/markdown.module.css'
import { markdownHtml } from '../../ui/markdown/static.server.tsx'
import s from './blog.module.css'
import { filingLabel, hiddenPercent, piecesOf } from './body.ts'
import { useLocalDate } from './local-date.ts'
import { SpeechBar } from './SpeechBar.tsx'
import { usePreview } from './use-preview.ts'

// The tools of admins are no part of what a reader loads.
const AdminBar = lazy(() => import('./AdminBar.tsx'))
const AdminPanels = lazy(() => import('./AdminPanels.tsx'))
// A reader's text comes as HTML; only an admin's preview is rendered in the browser.
const Markdown = lazy(() => import('../../ui/markdown/Markdown.tsx').then((module) => ({ default: module.Markdown })))
const EditForm = lazy(() => import('./EditForm.tsx'))

interface Data {
  post: BlogPost
  /** the first filing's, where the text asks for its income flow */
  statement: Part<WireStatement> | null
  origin: string
  /** the text before and after the income flow, rendered and sanitised by the server */
  html: { before: string; after: string | null }
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Data> {
  const f = context.get(fetchContext)
  const key = params.slug ?? ''
  const post = await subject(getPost(f, key))
  // A name the post had before leads on for good; a number, or to one, only for whoever asks: an address that holds a
  // figure for subscribers is theirs alone.
  if (post.slug !== key) {
    const isLasting = !/^\d+$/.test(key) && !/^\d+$/.test(post.slug)
    throw redirect(`/blogs/${post.slug}`, isLasting ? 301 : 302)
  }
  const [filing] = post.filings
  const asksForFlow = post.shown_words >= post.total_words && piecesOf(post.content).after !== null
  const statement = filing && asksForFlow ? await part(getStatement(f, filing.accession_number)) : null
  const { before, after } = piecesOf(post.content)
  const common = { claims: post.claims, filingUrl: filing?.htm_url ?? null }
  const html = {
    before: markdownHtml({ ...common, text: before.text, shift: before.shift }),
    after: after && markdownHtml({ ...common, text: after.text, shift: after.shift }),
  }
  return { post, statement, origin: new URL(request.url).origin, html }
}

export const meta = ({ loaderData }: { loaderData?: Data }) => {
  if (!loaderData) return []
  const { post, origin } = loaderData
  const description = post.excerpt ?? post.title
  const image = `/og/blog/${post.id}.png`
  return [
    ...pageMeta({
      origin,
      path: `/blogs/${post.slug}`,
      title: post.title,
      description,
      type: 'article',
      noindex: post.status !== 'published',
      hasOembed: post.status === 'published',
      image,
      jsonLd: {
        '@type': 'Article',
        headline: post.title,
        description,
        articleSection: 'Financial Analysis',
        datePublished: post.published_at ?? post.created_at,
        dateModified: post.updated_at,
        wordCount: post.total_words,
        isAccessibleForFree: !post.protected,
        mainEntityOfPage: `${origin}/blogs/${post.slug}`,
        author: { '@type': 'Organization', name: 'Topline' },
        publisher: { '@type': 'Organization', name: 'Topline' },
        image: `${origin}${image}`,
      },
    }),
    { property: 'article:section', content: 'Financial Analysis' },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Topline: blog posts',
      href: '/blogs/feed.xml',
    },
  ]
}

export default function BlogPostPage() {
  const { post: own, statement, html } = useLoaderData<Data>()
  const viewer = useViewer()
  const { isPreview, setPreview, preview } = usePreview(own.slug)
  const [isEditing, setEditing] = useState(false)
  const [draftsAsked, setDraftsAsked] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  // In preview mode the page shows what a visitor's call answers, nothing else.
  const post = isPreview && preview ? preview : own
  const isAdmin = viewer.isAdmin && !isPreview
  if (isEditing && viewer.isAdmin) {
    return (
      <main id="main" className={`page ${s.page}`}>
        <Suspense>
          <EditForm post={own} onDone={() => setEditing(false)} />
        </Suspense>
      </main>
    )
  }
  return (
    <main id="main" className={`page ${s.page}`}>
      {viewer.isAdmin && (
        <Suspense fallback={<div className={s.barPlace} />}>
          <AdminBar
            post={own}
            isPreview={isPreview}
            onPreview={setPreview}
            onEdit={() => setEditing(true)}
            onDraft={() => setDraftsAsked((n) => n + 1)}
          />
        </Suspense>
      )}
      <AsVisitor value={isPreview}>
        <div className={isAdmin ? s.columns : undefined}>
          <article className={s.article}>
            <Head post={post} />
            {isAdmin && own.content_for_tts && <SpeechBar text={own.content_for_tts} body={body} />}
            <Body post={post} html={isPreview ? null : html} statement={isPreview ? null : statement} bodyRef={body} />
            <Foot post={post} />
          </article>
          {isAdmin && (
            <Suspense>
              <AdminPanels post={own} draftsAsked={draftsAsked} />
            </Suspense>
          )}
        </div>
        <ChatButton
          key={own.id}
          path={`/api/blogs/${own.slug}`}
          title={own.title}
          label="Ask a Question"
          hint="Ask a question about this blog post"
        />
      </AsVisitor>
    </main>
  )
}

/** Badges of company and filings, title, date and reading time. */
function Head({ post }: { post: BlogPost }) {
  const isOneCompany = post.related_companies.length === 1
  const [company] = post.related_companies
  const date = useLocalDate(post.published_at ?? post.created_at)
  return (
    <header>
      <p className={s.badges}>
        {isOneCompany && company && (
          <Link to={`/company/${company.cik}`} className={s.chip}>
            <Monogram cik={company.cik} name={company.name} size={18} /> {company.name}
          </Link>
        )}
        {post.filings.map((filing) => (
          <Link key={filing.accession_number} to={`/filing/${filing.accession_number}`} className={s.chip}>
            {filingLabel(filing, isOneCompany)} {filing.period_code !== null && <FormBadge form={filing.form_type} />}
          </Link>
        ))}
        {post.status !== 'published' && (
          <Badge tone={post.status === 'draft' ? 'warn' : 'neutral'}>
            {post.status === 'draft' ? 'Draft' : post.status}
          </Badge>
        )}
      </p>
      <h1 className={s.title}>{post.title}</h1>
      <p className={s.byline}>
        <span>{date}</span>
        <span>{`${readingMinutes(post.total_words)} min read`}</span>
      </p>
    </header>
  )
}

interface BodyProps {
  post: BlogPost
  /** null: rendered here, as a preview is */
  html: Data['html'] | null
  statement: Data['statement']
  bodyRef: React.RefObject<HTMLDivElement | null>
}

/**
 * HTML of the server's renderer, with its styles (an import that nothing uses would be left out of the page); addresses of this site open
 * without loading the page anew.
 */
function Html({ text }: { text: string }) {
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || link.target || !href?.startsWith('/')) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <TextTips>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used, with the keyboard too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered clicks */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by ui/markdown on the server */}
      <div className={m.rendered} onClick={open} dangerouslySetInnerHTML={{ __html: text }} />
    </TextTips>
  )
}

function Body({ post, html, statement, bodyRef }: BodyProps) {
  const isPreview = useContext(AsVisitor)
  const { mode } = useViewer().access
  const isCut = post.shown_words < post.total_words
  const { before, after } = piecesOf(post.content)
  const [filing] = post.filings
  const common = { claims: post.claims, filingUrl: filing?.htm_url ?? null }
  // In a preview the statement came for an admin; what a visitor may read of it is asked here.
  const shown = statement && here(statement)
  const decision = shown && (isPreview ? canViewFlow(null, toldFlags(shown), mode) : shown.access.flow)
  const flow = decision === 'ok' ? shown : null
  return (
    <>
      <div ref={bodyRef} className={isCut ? `${s.body} ${s.faded}` : s.body}>
        {html ? (
          <Html text={html.before} />
        ) : (
          <Suspense>
            <TextTips>
              <Markdown text={before.text} shift={before.shift} {...common} />
            </TextTips>
          </Suspense>
        )}
        {statement?.is === 'failed' && <FailedPart text="Error loading the income flow" why={statement.why} />}
        {flow && filing && (
          <section className={s.flow} aria-label={`Income flow, ${filing.company_name}`}>
            <div className={s.flowHead}>
              <h2>
                {filing.company_name}, income flow, {flow.period_code}
              </h2>
              <Link to={`/filing/${filing.accession_number}`}>Open the filing</Link>
            </div>
            <IncomeFlow statement={flow} company={filing.company_name} />
          </section>
        )}
        {html?.after && <Html text={html.after} />}
        {!html && after && (
          <Suspense>
            <TextTips>
              <Markdown text={after.text} shift={after.shift} {...common} />
            </TextTips>
          </Suspense>
        )}
      </div>
      {isCut && <Gated post={post} />}
    </>
  )
}

function Gated({ post }: { post: BlogPost }) {
  const { user } = useViewer()
  const percent = hiddenPercent(post)
  return (
    <section className={s.gate}>
      <Icon name="lock" size={20} />
      <h2>{user ? 'Subscribe to View Complete Post' : 'Sign in to View Complete Post'}</h2>
      {percent > 0 && <p>{`The remaining ${percent}% of the content is exclusive to subscribers.`}</p>}
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

function Foot({ post }: { post: BlogPost }) {
  const updated = useLocalDate(post.updated_at)
  return (
    <footer className={s.foot}>
      <p>{`Last updated ${updated}`}</p>
      {post.related_filings.length > 1 && (
        <section>
          <h2>Related Filings</h2>
          <ul>
            {post.related_filings.map((filing) => (
              <li key={filing.accession_number}>
                <Link to={`/filing/${filing.accession_number}`}>
                  {filing.company_name || filing.accession_number} - {filing.accession_number}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(post.previous || post.next) && (
        <nav className={s.neighbours} aria-label="Other posts">
          {post.previous ? (
            <Link to={`/blogs/${post.previous.slug}`} rel="prev">
              <small>Previous post</small> {post.previous.title}
            </Link>
          ) : (
            <span />
          )}
          {post.next && (
            <Link to={`/blogs/${post.next.slug}`} rel="next">
              <small>Next post</small> {post.next.title}
            </Link>
          )}
        </nav>
      )}
    </footer>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <NotFound title={isMissing ? 'Blog post not found.' : 'Failed to load blog post'} />
}
