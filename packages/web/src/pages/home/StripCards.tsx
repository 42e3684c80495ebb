/** The cards of the strip. The document brings them as they are; a page loads this once it asks for other ones. */
import { hiddenWords } from '@topline/core/access/words.ts'
import type { StripAnswer, StripEntry } from '@topline/core/api/filings/strip.ts'
import type { StripSort } from '@topline/core/api/filings/strip-names.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { threeNodes } from '@topline/core/pictures/release/three-nodes.ts'
import { keptWords } from '@topline/core/words/income-sentence.ts'
import { memo } from 'react'
import { Icon } from '../../ui/controls/Icon.tsx'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import s from './strip.module.css'

export const StripCards = memo(function StripCards({ answer }: { answer: StripAnswer }) {
  const { entries, sort, list } = answer
  if (entries.length === 0) return <Nothing answer={answer} />
  return (
    <>
      <svg className={s.patterns} aria-hidden="true">
        <pattern id="strip-loss" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.4" height="5" fill="var(--flow-loss)" />
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={s.row} tabIndex={0} aria-label={list ? `Companies of ${list.name}` : 'Filings of these days'}>
        {entries.map((entry) => (
          <li key={entry.accession_number}>
            <Card entry={entry} sort={sort} />
          </li>
        ))}
      </ul>
    </>
  )
})

function Card({ entry, sort }: { entry: StripEntry; sort: StripSort }) {
  const { company, statement, form_type, is_release: isRelease, accession_number } = entry
  return (
    <PlainLink to={`/${isRelease ? 'release' : 'filing'}/${accession_number}`} className={s.card}>
      <span className={s.who}>
        <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={20} />
        <strong>{company.tickers[0] ?? shortCompanyName(company.name)}</strong>
        <span className="sr">, {company.name}</span>
        {sort === 'change' && entry.change !== null && <small>{formatChange(entry.change)}</small>}
      </span>
      <Shape entry={entry} />
      <span className={s.foot}>
        <span>{statement?.period_code ?? formatDate(entry.filing_date)}</span>
        <FormBadge form={form_type} />
      </span>
    </PlainLink>
  )
}

const [WIDTH, HEIGHT] = [146, 28]

/** The flow with what was kept, or why it is not shown. */
function Shape({ entry: { statement } }: { entry: StripEntry }) {
  if (statement === null) return <span className={s.closed}>Not analysed</span>
  if (statement.access.figures !== 'ok') {
    const isLocked = statement.access.figures === 'sign-in' || statement.access.figures === 'subscribe'
    return (
      <span className={s.closed}>
        {isLocked && <Icon name="lock" size={13} />} {hiddenWords(statement.access.figures)}
      </span>
    )
  }
  const flow = threeNodes(statement, WIDTH, HEIGHT)
  const words = keptWords(statement)
  if (flow === null || words === null) return <span className={s.closed}>No revenue to show</span>
  return (
    <>
      <svg className={s.flow} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {flow.bands.map(({ kind, path }) => (
          <path key={path} d={path} fill={kind === 'loss' ? 'url(#strip-loss)' : `var(--flow-${kind})`} />
        ))}
        {flow.nodes.map(({ kind, box }) => (
          <rect key={kind} x={box.x} y={box.y} width={box.w} height={box.h} rx={1} fill={`var(--flow-${kind})`} />
        ))}
      </svg>
      <span className={s.kept} data-loss={(statement.net_income ?? 0) < 0 || undefined}>
        <span className={s.long}>{words}</span>
        <span className={s.short}>{words.replace('for every', 'per')}</span>
      </span>
    </>
  )
}

function Nothing({ answer: { span, next, list } }: { answer: StripAnswer }) {
  if (list)
    return (
      <div className={`${s.place} ${s.nothing}`}>
        <p>Nothing was read yet of the companies of {list.name}.</p>
        <p className="muted">
          <PlainLink to={`/list/${list.slug}`}>The list</PlainLink>
        </p>
      </div>
    )
  return (
    <div className={`${s.place} ${s.nothing}`}>
      <p>{span === 'today' ? 'Nothing came in today.' : 'Nothing came in this week.'}</p>
      <p className="muted">
        {next ? (
          <>
            Expected next:{' '}
            <PlainLink to={`/company/${next.company.cik}`}>{shortCompanyName(next.company.name)}</PlainLink>,{' '}
            {next.form_type} for {next.period_code}, about {formatDate(next.date)}.{' '}
          </>
        ) : (
          'No report is expected of the companies that are stored. '
        )}
        <PlainLink to="/calendar">Calendar</PlainLink>
      </p>
    </div>
  )
}
