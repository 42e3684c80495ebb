/** Who kept what of $100, today, this week or of a list: a row of cards, each with the smallest flow of its statement. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StripAnswer } from '@topline/core/api/filings/strip.ts'
import type { StripSort, StripSpan } from '@topline/core/api/filings/strip-names.ts'
import { counted } from '@topline/core/format/counted.ts'
import { lazy, Suspense, useRef } from 'react'
import { browserFetch } from '../../api/call.ts'
import { getStrip } from '../../api/client.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { ListChoice, type NamedList } from './ListChoice.tsx'
import s from './strip.module.css'
import { readStripState, type StripState, stripQuery } from './strip-state.ts'

const StripCards = lazy(() => import('./StripCards.tsx').then((m) => ({ default: m.StripCards })))

interface Props {
  /** what the document came with */
  state: StripState
  first: StripAnswer | null
  /** what stands below its head; the answer has no cards */
  html: string | null
  /** those of the site */
  lists: readonly NamedList[]
}

/** The third, a list, is chosen beside them. */
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

export function Strip({ state: loaded, first, html, lists }: Props) {
  const [params, patch] = useAddress()
  const state = readStripState(params)
  const query = useQuery({
    queryKey: ['strip', state.span, state.list, state.sort],
    queryFn: () => getStrip(browserFetch, stripQuery(state)),
    placeholderData: keepPreviousData,
    ...(first && isSame(loaded, state) ? { initialData: first } : {}),
  })
  const cards = useRef<HTMLDivElement>(null)
  const { data } = query
  const span = state.list === null ? (state.span ?? data?.span ?? 'today') : 'list'
  const list = span === 'list' ? (state.list ?? data?.list?.slug ?? null) : null
  const turn = (by: 1 | -1) => {
    const row = cards.current?.querySelector('ul')
    row?.scrollBy({ left: by * (row.clientWidth - 60), behavior: 'smooth' })
  }
  const isFirst = data !== undefined && data === first
  const isFull = data !== undefined && data.total > 0
  return (
    <section className={s.strip} aria-labelledby="strip">
      <div className={s.head}>
        <h2 id="strip">Who kept what of $100</h2>
        <span className={s.of}>
          <Segmented
            label="Which days"
            options={SPANS}
            value={span}
            onChange={(value) => patch({ span: value, of: null })}
          />
          <ListChoice
            lists={lists}
            shown={data?.list ?? null}
            chosen={list}
            onChoose={(slug) => patch({ of: slug, span: null })}
          />
        </span>
        <span className={s.count}>
          {data &&
            isFull &&
            (data.span === 'list' ? counted(data.total, 'company', 'companies') : counted(data.total, 'filing'))}
        </span>
        <label className={s.sort}>
          <span>Sort</span>
          <select
            aria-label="Sort"
            value={state.sort ?? data?.sort ?? 'newest'}
            onChange={(event) => patch({ by: event.target.value })}
          >
            {SORTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span className={s.turns}>
          {([-1, 1] as const).map((by) => (
            <Button key={by} small aria-label={by < 0 ? 'Earlier cards' : 'Further cards'} onClick={() => turn(by)}>
              <span className={by < 0 ? s.left : undefined}>
                <Icon name="right" size={14} />
              </span>
            </Button>
          ))}
        </span>
      </div>
      {query.error && !data && (
        <ErrorBox text="Error loading what came in" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data && (
        <div ref={cards}>
          {isFirst && html !== null ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: what the same component drew on the server
            <div dangerouslySetInnerHTML={{ __html: html }} />
          ) : (
            <Suspense fallback={<div className={s.place} />}>
              <StripCards key={`${data.span} ${data.list?.slug} ${data.sort}`} answer={data} />
            </Suspense>
          )}
        </div>
      )}
      {!data && !query.error && <div className={s.place} />}
    </section>
  )
}

const isSame = (one: StripState, other: StripState): boolean =>
  one.span === other.span && one.list === other.list && one.sort === other.sort
