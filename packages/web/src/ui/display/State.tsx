import type { StatementAccess } from '@topline/core/access/access.ts'
import { hiddenWords } from '@topline/core/access/words.ts'
import { SILENT_DETAILS } from '@topline/core/api/details.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Failure, Part } from '../../api/answer.ts'
import { ApiError, detailOf, requestIdOf } from '../../api/error.ts'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../controls/Icon.tsx'
import { inRem } from '../theme/text-size.ts'
import s from './state.module.css'

/** Nothing here: one sentence with the specified text, one hint. */
export function Empty({ text, hint, children }: { text: ReactNode; hint?: ReactNode; children?: ReactNode }) {
  return (
    <div className={s.empty}>
      <p className={s.title}>{text}</p>
      {hint && <p className={s.hint}>{hint}</p>}
      {children}
    </div>
  )
}

interface ErrorProps {
  /** the specified text, e.g. 'Error loading company lists' */
  text: string
  error?: unknown
  onRetry?: () => void
}

/** A part that could not be loaded; the rest of the page lives on (decision 30). */
export function ErrorBox({ text, error, onRetry }: ErrorProps) {
  const id = requestIdOf(error)
  // What is never displayed is not displayed here either: the session's end has its own notice.
  const said = error === undefined ? null : detailOf(error)
  const detail = said !== null && SILENT_DETAILS.has(said) ? null : said
  return (
    <div role="alert" className={s.error}>
      <p className={s.title}>{text}</p>
      {detail && detail !== text && <p className={s.hint}>{detail}</p>}
      {onRetry && (
        <Button small onClick={onRetry}>
          <Icon name="retry" size={14} /> Try again
        </Button>
      )}
      {id && <p className={s.id}>Request {id}</p>}
    </div>
  )
}

interface SkeletonProps {
  rows?: number
  /** row height of the real content, px */
  height?: number
}

/** The same for a part that the page's loader asked for: trying again loads the page's data anew. */
export function FailedPart({ text, why }: { text: string; why: Failure }) {
  const { revalidate } = useRevalidator()
  return (
    <ErrorBox text={text} error={new ApiError(503, why.detail, why.request_id)} onRetry={() => void revalidate()} />
  )
}

/** In the place of a part that is not here: why, and the way to try again where that may help. */
export function NotHere({ text, part }: { text: string; part: Exclude<Part<unknown>, { is: 'here' }> }) {
  if (part.is === 'failed') return <FailedPart text={text} why={part.why} />
  const why = part.is === 'refused' ? 'Your account may not see it.' : 'It is not there any more.'
  return <ErrorBox text={text} error={new ApiError(part.is === 'refused' ? 403 : 404, why, null)} />
}

/** Bars in the row heights of what is coming; shown only after 150 ms, without shimmer. */
export function Skeleton({ rows = 5, height = 38 }: SkeletonProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-label="Loading" style={{ minHeight: inRem(rows * height) }}>
      {late &&
        Array.from({ length: rows }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={i} className={s.row} style={{ height: inRem(height) }}>
            <span style={{ width: `${34 - ((i * 7) % 15)}%` }} />
            <span style={{ width: '12%' }} />
          </div>
        ))}
    </div>
  )
}

/** A flat bar in the place of a figure the viewer may not see; the figure itself was never sent. */
function HiddenFigure({ label }: { label: string }) {
  return (
    <span className={s.hidden} title={label}>
      <span className="sr">{label}</span>
    </span>
  )
}

/** The same for a figure of a statement, with the reason that holds for this viewer. */
export function HiddenOf({ statement }: { statement: { access: Pick<StatementAccess, 'figures'> } }) {
  return <HiddenFigure label={hiddenWords(statement.access.figures)} />
}

/** The same for a period of a series. */
export function HiddenPeriod({ point }: { point: { under_revision?: true | undefined } }) {
  return <HiddenFigure label={hiddenWords(point.under_revision ? 'under-revision' : 'subscribe')} />
}

interface GateProps {
  /** why, in words */
  text?: ReactNode
  /** in two parts: what it needs, and the sentence (`text`) below it */
  title?: string
  /** the way out: a sign-in control or a link to the plans */
  children: ReactNode
  /** height of what it stands for, px */
  height?: number
  /** a clock where nothing can be bought or signed in to: a padlock says "pay" */
  icon?: 'lock' | 'clock'
  /** the outline of what it stands for, without a figure */
  behind?: ReactNode
}

/** A panel in the place of what needs a sign-in or a subscription. */
export function Gate({ title, text, children, height, icon = 'lock', behind }: GateProps) {
  return (
    <div className={s.gate} style={{ minHeight: height === undefined ? undefined : inRem(height) }}>
      {behind && (
        <div className={text ? s.fading : s.behind} aria-hidden="true">
          {behind}
        </div>
      )}
      <div className={behind && text ? s.below : s.way}>
        {text && (
          <div>
            <p className={s.gateText}>
              <Icon name={icon} /> {title ?? text}
            </p>
            {title && <p className={s.gateMore}>{text}</p>}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
