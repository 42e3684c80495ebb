/** `/release/{accession}`: an earnings release, and beside it the report of the same period. */

import { GATE_TEXT } from '@topline/core/access/words.ts'
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import { isReleaseRefusal } from '@topline/core/statement/release-refusals.ts'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { AnalyzeButton } from '../../actions/Analyze.tsx'
import { failureSentence, hasFailedAnalysis, requestWords } from '../../actions/analysis.ts'
import { ChatButton } from '../../chat/ChatButton.tsx'
import { useViewer } from '../../session/viewer.ts'
import { Card } from '../../ui/display/Card.tsx'
import { EvidenceCard } from '../filing/EvidenceCard.tsx'
import { FlowSection } from '../filing/FlowSection.tsx'
import s from '../filing/filing.module.css'
import { Segments } from '../filing/Segments.tsx'
import { StatementGate } from '../filing/StatementGate.tsx'
import { StatementTable } from '../filing/StatementTable.tsx'
import { StatementTabs } from '../filing/StatementTabs.tsx'
import { useLiveFiling } from '../filing/use-live-filing.ts'
import { Differences } from './Differences.tsx'
import { GuidanceCard } from './GuidanceCard.tsx'
import { Headline } from './Headline.tsx'
import { loadRelease } from './load.ts'
import { measurePicture } from './measure-html.server.tsx'
import { releaseMeta } from './meta.ts'
import { OwnMeasures } from './OwnMeasures.tsx'
import { ReleaseHead, ReleaseSteps } from './ReleaseHead.tsx'
import r from './release.module.css'

// The checks are for subscribers, the tools for admins: neither is part of what a visitor loads.
const QcCard = lazy(() => import('../filing/QcCard.tsx').then((m) => ({ default: m.QcCard })))
const AdminBlock = lazy(() => import('../filing/AdminBlock.tsx'))

export { ReleaseErrors as ErrorBoundary } from './ReleaseErrors.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadRelease(args, '', async () => null)
  return { ...loaded, made: measurePicture(loaded.release, new URL(args.request.url).searchParams.get('measure')) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? releaseMeta(loaderData.release, loaderData.origin) : []

export default function ReleasePage() {
  const { release, made } = useLoaderData<typeof loader>()
  const { isAdmin, hasAccess } = useViewer()
  const { filing, statement, differences, report } = release
  useLiveFiling(filing)
  return (
    <main id="main" className={`page ${s.page}`}>
      <ReleaseHead release={release} />
      <ReleaseSteps release={release} />
      {statement && <Headline release={release} statement={statement} />}
      {statement && <StatementTabs accession={filing.accession_number} under="release" />}
      {statement ? (
        <FlowSection filing={filing} statement={statement} compared={null} />
      ) : (
        <NothingRead release={release} />
      )}
      {statement && release.non_gaap.length > 0 && <OwnMeasures release={release} statement={statement} made={made} />}
      <div className={s.columns}>
        <div>
          {statement && <Detail filing={filing} statement={statement} />}
          {differences && report && <Differences release={release} differences={differences} report={report} />}
        </div>
        <aside className={s.side} aria-label="About this release">
          {release.guidance.length > 0 && <GuidanceCard release={release} />}
          {statement && <EvidenceCard statement={statement} />}
          <Unaudited release={release} />
          {hasAccess && statement?.user_has_permission_to_view && (
            <Suspense>
              <QcCard filing={filing} report={statement.qc_report} />
            </Suspense>
          )}
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
        label="Ask about this release"
      />
    </main>
  )
}

/** The statement in full, or why it is not shown. */
function Detail({
  filing,
  statement,
}: {
  filing: ReleaseAnswer['filing']
  statement: NonNullable<ReleaseAnswer['statement']>
}) {
  const decision = statement.access.detail
  if (GATE_TEXT[decision] !== null) return <StatementGate filing={filing} decision={decision} />
  return (
    <>
      <StatementTable statement={statement} compared={null} />
      <Segments statement={statement} kind="business_segments" compared={null} />
      <Segments statement={statement} kind="geographical_segments" compared={null} />
    </>
  )
}

/** A release that was stored and not read: the document, the request's state, and what can be done. */
function NothingRead({ release: { filing } }: { release: ReleaseAnswer }) {
  const request = filing.analysis_request
  return (
    <section className={s.part}>
      <h2>{isReleaseRefusal(request?.error_message) ? 'No statement was read' : 'No statement read yet'}</h2>
      <p className={s.sentence}>
        {request ? `${requestWords(request, true)}.` : 'This release has not been analysed.'}
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

/** What a release is, for whoever takes it for the report. */
function Unaudited({ release: { report, filing } }: { release: ReleaseAnswer }) {
  return (
    <Card title="Unaudited">
      <p className={r.note}>
        A release is what the company said first. It is not audited, and the{' '}
        {report ? 'report that followed' : 'report of the same period'} counts wherever both print a figure.
      </p>
      <p className={r.note}>
        {report ? (
          <Link to={`/filing/${report.accession_number}`}>Open the {report.form_type}</Link>
        ) : (
          <Link to={`/company/${filing.cik}`}>Reports of {filing.company.name}</Link>
        )}
      </p>
    </Card>
  )
}
