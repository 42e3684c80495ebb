import { GATE_TEXT } from '@topline/core/access/words.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { normalAccession } from '@topline/core/filing/identity.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { lazy, memo, Suspense } from 'react'
import {
  data,
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { AnalyzeButton } from '../../actions/Analyze.tsx'
import { failureSentence, hasFailedAnalysis, requestWords } from '../../actions/analysis.ts'
import { here } from '../../api/answer.ts'
import { ChatButton } from '../../chat/ChatButton.tsx'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { unlessSettings } from '../../shell/revalidate.ts'
import { FilingCard } from '../../statements/FilingCard.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { FailedPart, HiddenOf } from '../../ui/display/State.tsx'
import { Amount } from '../../ui/figure/Figure.tsx'
import { FlowPeriods } from '../../ui/flow/periods/FlowPeriods.tsx'
import { TONES } from '../../ui/flow/tones.ts'
import { FilingSteps, ReleasedBefore, WhatChanged } from './Around.tsx'
import { EvidenceCard } from './EvidenceCard.tsx'
import { type FlowProps, FlowSection } from './FlowSection.tsx'
import s from './filing.module.css'
import { loadFiling } from './load.ts'
import { QcCard } from './QcCard.tsx'
import { Segments } from './Segments.tsx'
import { StatementGate } from './StatementGate.tsx'
import { StatementTable } from './StatementTable.tsx'
import { StatementTabs } from './StatementTabs.tsx'
import { shownState } from './shown-state.ts'
import { unitsLine } from './statement-rows.ts'
import { useLiveFiling } from './use-live-filing.ts'

/** Not of a release, which shares the section: nothing stands before it. */
const INSTRUMENT = { FlowPeriods, tones: TONES, proof: lazy(() => import('../../ui/flow/proof/Proof.tsx')) }

// The tools of admins are no part of what a reader loads.
const AdminBlock = lazy(() => import('./AdminBlock.tsx'))

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const f = context.get(fetchContext)
  const given = params.accession ?? ''
  const accession = normalAccession(given)
  if (accession === null) throw data(null, { status: 404 })
  if (accession !== given) throw redirect(`/filing/${accession}`, 301)
  const { origin, search } = new URL(request.url)
  const loaded = await loadFiling(f, accession, origin)
  if (/^[68]-K/.test(loaded.filing.form_type)) throw redirect(`/release/${accession}${search}`, 302)
  return loaded
}

// What is pointed at, moved to and opened lives in the address, and asks the server for nothing of the page.
export const shouldRevalidate = unlessSettings

export type FilingData = Awaited<ReturnType<typeof loadFiling>>

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData ? filingMeta(loaderData, location.search) : []

/** @param search of the page's address, whose state the link preview shows */
export function filingMeta({ filing, change, origin }: FilingData, search: string) {
  const statement = filing.income_statement
  const name = `${filing.company.name} ${[statement?.period_code, filing.form_type].filter(Boolean).join(' ')}`
  const { view, card } = shownState(search)
  const isShown = statement?.user_has_permission_to_view === true && statement.failed_quality_check === false
  const description =
    (isShown && statement
      ? [incomeSentence(filing.company.name, statement), change?.sentences[0]].filter(Boolean).join(' ') || null
      : null) ??
    `${filing.form_type} of ${filing.company.name}, filed ${formatDate(filing.filing_date)}: income statement with every figure linked to its place in the filing.`
  return pageMeta({
    origin,
    path: `/filing/${filing.accession_number}`,
    title: name,
    description,
    type: 'article',
    hasOembed: true,
    view,
    image: statement ? `/og/filing/${filing.accession_number}.png${card}` : `/og/company/${filing.cik}.png`,
    jsonLd: {
      '@type': 'Report',
      name,
      identifier: filing.accession_number,
      datePublished: filing.filing_date,
      about: { '@type': 'Corporation', name: filing.company.name, url: `${origin}/company/${filing.cik}` },
      ...(filing.htm_url ? { isBasedOn: filing.htm_url } : {}),
    },
  })
}

export default function FilingPage() {
  return <FilingView {...useLoaderData<typeof loader>()} />
}

/**
 * The page itself; an address by ticker, year and quarter shows the same. What of the address each part shows it reads
 * itself: a period that is moved to must not draw the whole page again.
 */
export const FilingView = memo(function FilingView({ filing, lists, others, change, blogs, ...around }: FilingData) {
  const { isAdmin } = useViewer()
  const statement = filing.income_statement
  useLiveFiling(filing)
  return (
    <main id="main" className={`page ${s.page}`}>
      <FilingCard filing={filing} lists={lists} provenance={statement?.provenance} heading />
      <FilingSteps around={around} />
      <ReleasedBefore release={around.release} filed={filing.filing_date} />
      {statement && <StatementTabs accession={filing.accession_number} />}
      {statement?.failed_quality_check && (
        <p className={s.failedMark}>
          <Badge tone="bad">This statement failed a quality check</Badge>
          <span className={s.small}>It is left out of headline figures, posts and mails.</span>
        </p>
      )}
      {statement?.demonstration && (
        <p className={s.small}>
          This statement is in this state for demonstration only; another analysis leaves it as it is.
        </p>
      )}
      {statement ? (
        <FlowSection filing={filing} statement={statement} compared={change} with={INSTRUMENT} />
      ) : (
        <NoStatement filing={filing} />
      )}
      {change && statement && (
        <WhatChanged
          compared={change}
          accession={filing.accession_number}
          context={{
            cik: filing.cik,
            unit: { unit: statement.revenue_units_number, text: unitsLine(statement, false) },
          }}
        />
      )}
      <div className={`${s.columns} below-flow`}>
        <div>{statement && <Detail filing={filing} statement={statement} compared={change} />}</div>
        <aside className={s.side} aria-label="About this filing">
          {statement && <EvidenceCard statement={statement} />}
          {statement?.user_has_permission_to_view && <QcCard filing={filing} report={statement.qc_report} />}
          <RelatedPosts blogs={blogs} />
          <SameCompany filing={filing} others={others} />
        </aside>
      </div>
      {isAdmin && (
        <Suspense>
          <AdminBlock filing={filing} statement={statement} />
        </Suspense>
      )}
      <ChatButton
        key={filing.accession_number}
        path={`/api/filing/${filing.accession_number}`}
        title={[filing.company.name, statement?.period_code].filter(Boolean).join(', ')}
        company={{ ...filing.company, logo: filing.logo_info }}
        form={filing.form_type}
        label="Ask about this filing"
      />
    </main>
  )
})

/** The statement in full, or why it is not shown. */
function Detail({ filing, statement, compared }: FlowProps) {
  const decision = statement.access.detail
  if (GATE_TEXT[decision] === null) {
    return (
      <>
        <StatementTable statement={statement} compared={compared} />
        <Segments statement={statement} kind="business_segments" compared={compared} />
        <Segments statement={statement} kind="geographical_segments" compared={compared} />
      </>
    )
  }
  return <StatementGate filing={filing} decision={decision} />
}

/** A filing without a statement: the document, the request's state, and what can be done (decision 71). */
function NoStatement({ filing }: { filing: Filing }) {
  const request = filing.analysis_request
  return (
    <section className={s.part}>
      <h2>No income statement yet</h2>
      <p className={s.sentence}>
        {request ? `${requestWords(request, true)}.` : 'This filing has not been analysed.'}
        {request?.status === 'failed' && ` ${failureSentence(request)}`}
      </p>
      <div className={s.adminButtons}>
        {filing.htm_url && (
          <a href={filing.htm_url} target="_blank" rel="noreferrer">
            View the document
          </a>
        )}
        <AnalyzeButton filing={filing} label={hasFailedAnalysis(filing) ? 'Request it again' : 'Request analysis'} />
      </div>
    </section>
  )
}

function RelatedPosts({ blogs }: Pick<FilingData, 'blogs'>) {
  const posts = here(blogs)?.posts ?? []
  if (blogs.is === 'failed') return <FailedPart text="Error loading related blog posts" why={blogs.why} />
  if (posts.length === 0) return null
  return (
    <Card title="Related blog posts">
      {posts.map((post) => (
        <p key={post.id} className={s.post}>
          <Link to={`/blogs/${post.slug}`}>{post.title}</Link>
          <small>{formatDate(post.published_at ?? post.created_at)}</small>
          {post.status !== 'published' && <Badge>{post.status}</Badge>}
        </p>
      ))}
    </Card>
  )
}

function SameCompany({ filing, others }: { filing: Filing; others: Filing[] }) {
  return (
    <Card title="Same company" aside={<Link to={`/company/${filing.cik}`}>All filings</Link>}>
      {others.length === 0 && <p className={s.small}>No other filing is stored.</p>}
      <ul className={s.same}>
        {others.map((other) => {
          const statement = other.income_statement
          return (
            <li key={other.accession_number}>
              <Link to={`/filing/${other.accession_number}`}>
                {statement?.period_code ?? formatDate(other.filing_date)}
              </Link>
              <FormBadge form={other.form_type} />
              <span className={s.sameFigure}>
                {statement && !statement.user_has_permission_to_view ? (
                  <HiddenOf statement={statement} />
                ) : (
                  <Amount
                    value={statement?.total_revenue ?? null}
                    multiplier={statement?.revenue_units_number ?? 1}
                    currency={statement?.currency ?? ''}
                    label="Revenue"
                    href={null}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? (
    <NotFound title="Filing Not Found" text="No filing has this accession number." />
  ) : (
    <NotFound title="Something went wrong" text="Error loading filing details. Reloading the page may help." />
  )
}
