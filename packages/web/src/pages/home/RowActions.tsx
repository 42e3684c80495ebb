import { rowAccess, UNDER_REVISION } from '@topline/core/access/words.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { Analyze } from '../../actions/Analyze.tsx'
import { requestWords } from '../../actions/analysis.ts'
import type { ViewerFacts } from '../../session/viewer.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { Tip } from '../../ui/controls/Tip.tsx'
import s from './home.module.css'

/** The words in a row for its state and viewer. */
export function rowWords(filing: Filing, hasAccess: boolean): { text: string; isLocked: boolean } {
  const statement = filing.income_statement
  if (!statement) return { text: emptyWords(filing), isLocked: false }
  const text = rowAccess(statement.access, hasAccess) ?? 'Details'
  return { text, isLocked: statement.protected && !statement.showcase && text !== UNDER_REVISION }
}

const emptyWords = (filing: Filing): string =>
  filing.hasUnconcludedAnalysis ? 'Queued' : filing.analysis_request?.status === 'failed' ? 'Failed' : 'Not analysed'

/** Analyze button, request status and the way to the filing, in a row of a filings table. */
export function RowActions({ filing, viewer }: { filing: Filing; viewer: ViewerFacts }) {
  const { text, isLocked } = rowWords(filing, viewer.hasAccess)
  const request = filing.analysis_request
  const underWay = filing.hasUnconcludedAnalysis || request?.status === 'failed'
  return (
    <span className={s.actions}>
      {/* keyed where it remembers something: a row that becomes another filing's takes nothing along */}
      <Analyze key={viewer.hasAccess ? filing.accession_number : 'off'} filing={filing} viewer={viewer} />
      {request && (underWay || viewer.isAdmin) && (
        <Tip
          key={`request ${filing.accession_number}`}
          label={<span title={`${requestWords(request, true)} UTC`}>{requestWords(request)}</span>}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tip must be reachable by keyboard */}
          <span className={s.status} data-status={request.status} tabIndex={0}>
            <Icon name={request.status === 'failed' ? 'warning' : 'clock'} size={14} />
          </span>
        </Tip>
      )}
      <PlainLink
        to={`/filing/${filing.accession_number}`}
        className={isLocked && !viewer.hasAccess ? s.locked : s.free}
      >
        {isLocked && <Icon name="lock" size={13} />}
        {text}
        <span className="sr">
          , {filing.company.name} {filing.form_type}
        </span>
      </PlainLink>
    </span>
  )
}
