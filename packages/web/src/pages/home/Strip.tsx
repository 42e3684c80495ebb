/** What came in today or this week: a row of cards, each with the smallest flow of its statement. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rowAccess } from '@topline/core/access/words.ts'
import type { StripAnswer, StripEntry, StripSort, StripSpan } from '@topline/core/api/filings/strip.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { threeNodes } from '@topline/core/pictures/release/three-nodes.ts'
import { keptWords } from '@topline/core/words/income-sentence.ts'
import { memo, type RefObject, useRef } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getStrip } from '../../api/client.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { PlainLink } from '../../ui/controls/PlainLink.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import s from './strip.module.css'
import { readStripState, type StripState, stripQuery } from './strip-state.ts'

interface Props {
  /** what the document came with */
  state: StripState
  first: StripAnswer | null
}

const SPANS: readonly { value: StripSpan; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This week' },
]
const SORTS: readonly { value: StripSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'kept', label: 'Most kept' },
  { value: 'lost', label: 'Most lost' },
  { value: 'change', label: 'Largest change' },
]

export function Strip({ state: loaded, first }: Props) {
  const [params, patch] = useAddress()
  const state = readStripState(params)
  const query = useQuery({
    queryKey: ['strip', state.span, state.sort],
    queryFn: () => getStrip(browserFetch, stripQuery(state)),
    placeholderData: keepPreviousData,
    ...(first && loaded.span === state.span && loaded.sort === state.sort ? { initialData: first } : {}),
  })
  const row = useRef<HTMLUListElement>(null)
  const { data } = query
  const span = state.span ?? data?.span ?? 'today'
  const turn = (by: 1 | -1) => row.current?.scrollBy({ left: by * (row.current.clientWidth - 60), behavior: 'smooth' })
  const isFull = data !== undefined && data.entries.length > 0
  return (
    <section className={s.strip} aria-labelledby="strip">
      <div className={s.head}>
        <h2 id="strip" className="sr">
          {span === 'today' ? 'Today' : 'This week'}
        </h2>
        <Segmented label="Which days" options={SPANS} value={span} onChange={(value) => patch({ span: value })} />
        <span className={s.count}>{data && data.total > 0 && countWords(data)}</span>
        <label className={s.sort}>
          <span>Sort</span>
          <select
            value={state.sort}
            onChange={(event) => patch({ by: event.target.value === 'newest' ? null : event.target.value })}
          >
            {SORTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span className={s.turns}>
          <Button
            small
            aria-label="Earlier cards"
            reason={isFull ? null : 'There is nothing to scroll'}
            onClick={() => turn(-1)}
          >
            <span className={s.left}>
              <Icon name="right" size={14} />
            </span>
          </Button>
          <Button
            small
            aria-label="Further cards"
            reason={isFull ? null : 'There is nothing to scroll'}
            onClick={() => turn(1)}
          >
            <Icon name="right" size={14} />
          </Button>
        </span>
      </div>
      {query.error && !data && (
        <ErrorBox text="Error loading what came in" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isFull && <Cards key={`${data.span} ${data.sort}`} entries={data.entries} sort={data.sort} row={row} />}
      {data && !isFull && <Nothing answer={data} />}
      {!data && !query.error && <div className={s.place} />}
    </section>
  )
}

/** "12 filings"; where more came in than there are cards, how many of them are here. */
function countWords({ entries, total }: StripAnswer): string {
  if (total > entries.length + 5) return `${entries.length} of ${total} filings`
  return total === 1 ? '1 filing' : `${total} filings`
}

function Nothing({ answer: { span, next } }: { answer: StripAnswer }) {
  return (
    <div className={`${s.place} ${s.nothing}`}>
      <p>{span === 'today' ? 'Nothing came in today.' : 'Nothing came in this week.'}</p>
      <p className="muted">
        {next ? (
          <>
            Expected next: <Link to={`/company/${next.company.cik}`}>{shortCompanyName(next.company.name)}</Link>,{' '}
            {next.form_type} for {next.period_code}, about {formatDate(next.date)}.{' '}
          </>
        ) : (
          'No report is expected of the companies that are stored. '
        )}
        <Link to="/calendar">Calendar</Link>
      </p>
    </div>
  )
}

interface CardsProps {
  entries: readonly StripEntry[]
  sort: StripSort
  row: RefObject<HTMLUListElement | null>
}

const Cards = memo(function Cards({ entries, sort, row }: CardsProps) {
  return (
    <>
      <svg className={s.patterns} aria-hidden="true">
        <pattern id="strip-loss" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.4" height="5" fill="var(--flow-loss)" />
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={s.row} ref={row} tabIndex={0} aria-label="Filings of these days">
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
  const { hasAccess } = useViewer()
  if (statement === null) return <span className={s.closed}>Not analysed</span>
  if (statement.access.figures !== 'ok') {
    const isLocked = statement.access.figures === 'sign-in' || statement.access.figures === 'subscribe'
    return (
      <span className={s.closed}>
        {isLocked && <Icon name="lock" size={13} />} {rowAccess(statement.access, hasAccess)}
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
