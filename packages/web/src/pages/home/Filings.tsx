import type { Filing } from '@topline/core/api/wire.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { analyseReason } from '../../actions/analysis.ts'
import type { Rows } from '../../api/call.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { SharedTip } from '../../ui/controls/Tip.tsx'
import { BASE_FORMS } from '../../ui/display/Badge.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { type Column, nextSort, type Sort } from '../../ui/table/DataTable.tsx'
import { useDensity } from '../../ui/table/use-density.ts'
import { useLayouts } from '../../ui/table/use-layouts.ts'
import { useColumnChoice } from './column-choice.ts'
import { filingColumn } from './columns.tsx'
import { FilterBar } from './FilterBar.tsx'
import { howToLoadMore, MAX_ROWS, visibleFilings } from './filters.ts'
import s from './home.module.css'
import { LongTable } from './LongTable.tsx'
import { PhoneRows } from './PhoneRows.tsx'
import { useFilings } from './use-filings.ts'
import { useTableState } from './use-table-state.ts'

const RowChart = lazy(() => import('./RowChart.tsx'))
const FilingCard = lazy(() => import('../../statements/FilingCard.tsx').then((m) => ({ default: m.FilingCard })))
// Only subscribers have it.
const Batch = lazy(() => import('./Batch.tsx').then((m) => ({ default: m.Batch })))

interface Props {
  /** the first page as the document brought it; null = it could not be read */
  first: Rows<Filing> | null
  firstSort: Sort
  /** told whether there are more columns than at a first visit, which need the page's whole width */
  onWide: (isWide: boolean) => void
}

/** Columns at a first visit. */
const USUAL = 7

/** Recent filings: filters and sort in the address, more rows as the reader scrolls. */
export function Filings({ first, firstSort, onWide }: Props) {
  const viewer = useViewer()
  const { state, change } = useTableState()
  const columns = useColumnChoice()
  const density = useDensity()
  const layouts = useLayouts(768)
  const withQc = viewer.user !== null && viewer.hasAccess
  const withReports = withQc && columns.visible.includes('qc_results')
  const start = first ? { page: first, sort: firstSort } : null
  const filings = useFilings(state.sort, withReports, start, viewer)
  const visible = visibleFilings(filings.rows, state)
  const [openRow, setOpenRow] = useState<string | null>(null)

  const sortBy = (key: string) =>
    change({ ...state, sort: nextSort(state.sort, key, key === 'company' ? 'asc' : 'desc') })
  // The same columns as long as they show the same: a row is drawn anew only when it is another one.
  const shown = useMemo(
    () =>
      columns.visible
        .filter((key) => key !== 'qc_results' || withQc)
        .map((key) => withExpander(filingColumn(key, viewer), key, openRow, setOpenRow)),
    [columns.visible, withQc, viewer, openRow],
  )
  const isWide = shown.length > USUAL
  useEffect(() => onWide(isWide), [isWide, onWide])

  return (
    <section aria-labelledby="recent-filings">
      <div className={s.titleRow}>
        <h2 id="recent-filings">Recent Filings</h2>
        <FilterBar
          rows={filings.rows}
          visible={visible}
          state={state}
          onChange={change}
          columns={columns}
          withQc={withQc}
          density={density}
        />
      </div>
      {viewer.hasAccess && viewer.user !== null && (
        <Suspense>
          <Batch visible={visible} />
        </Suspense>
      )}
      {filings.isPending && <Skeleton rows={12} />}
      {filings.isError && filings.rows.length === 0 && (
        <ErrorBox text="Error loading filings" error={filings.error} onRetry={() => void filings.refetch()} />
      )}
      {visible.length > 0 && (
        <>
          {layouts.wide && (
            <div className={s.wideTable}>
              <Suspense>
                <SharedTip label={viewer.hasAccess ? null : analyseReason(viewer, 0)}>
                  <LongTable
                    caption="Table of recent filings"
                    dense={density.dense}
                    columns={shown}
                    rows={visible}
                    rowKey={(f) => f.accession_number}
                    sort={state.sort}
                    onSort={sortBy}
                    open={openRow}
                    card={(f) => <OpenRow filing={f} />}
                    whole={layouts.whole}
                  />
                </SharedTip>
              </Suspense>
            </div>
          )}
          {layouts.phone && (
            <Suspense>
              <PhoneRows rows={visible} hasAccess={viewer.hasAccess} whole={layouts.whole} />
            </Suspense>
          )}
        </>
      )}
      {visible.length === 0 && filings.rows.length > 0 && (
        <Empty text="No filings with these filters." hint="The form badges and version bounds hide all loaded rows.">
          <Button small onClick={() => change({ ...state, forms: BASE_FORMS, min: null, max: null })}>
            Show all forms
          </Button>
        </Empty>
      )}
      {filings.isSuccess && filings.rows.length === 0 && (
        <Empty text="No filings yet." hint="Filings appear here once they are loaded." />
      )}
      <LoadMore
        loaded={filings.rows.length}
        total={filings.hasNextPage ? filings.total : filings.rows.length}
        isLoading={filings.isFetchingNextPage}
        failed={filings.isFetchNextPageError ? filings.error : null}
        onMore={() => void filings.fetchNextPage()}
      />
    </section>
  )
}

/** The filing's card and its company's chart, which is fetched only now. */
function OpenRow({ filing }: { filing: Filing }) {
  return (
    <>
      <Suspense fallback={<Skeleton rows={1} height={110} />}>
        <FilingCard filing={filing} withDetails />
      </Suspense>
      <div className={s.rowChart}>
        <Suspense fallback={<Skeleton rows={1} height={400} />}>
          <RowChart filing={filing} />
        </Suspense>
      </div>
    </>
  )
}

/** Puts the row's expander before the company (or the first column when the company is hidden). */
function withExpander(
  column: Column<Filing>,
  key: string,
  open: string | null,
  setOpen: (key: string | null) => void,
): Column<Filing> {
  if (key !== 'actions') return column
  return {
    ...column,
    cell: (f) => {
      const isOpen = open === f.accession_number
      return (
        <span className={s.actions}>
          <button
            type="button"
            className={s.expand}
            aria-expanded={isOpen}
            aria-label={`Card of ${f.company.name} ${f.form_type}`}
            onClick={() => setOpen(isOpen ? null : f.accession_number)}
          >
            <Icon name={isOpen ? 'chevron' : 'right'} size={14} />
          </button>
          {column.cell(f)}
        </span>
      )
    },
  }
}

interface MoreProps {
  loaded: number
  total: number | null
  isLoading: boolean
  failed: unknown
  onMore: () => void
}

/** Loads by itself until 100 rows are there, then by the button, at most 400 (decision 71). */
function LoadMore({ loaded, total, isLoading, failed, onMore }: MoreProps) {
  const how = howToLoadMore(loaded, total)
  const mark = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  more.current = onMore
  const isAuto = how === 'auto' && loaded > 0 && !isLoading && !failed
  useEffect(() => {
    if (!isAuto || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current()
      },
      { threshold: 0.5 },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isAuto])
  if (loaded === 0) return null
  return (
    <div ref={mark} className={s.more}>
      {isLoading && how !== 'button' && <Spinner label="Loading more filings…" />}
      {Boolean(failed) && <ErrorBox text="Error loading filings" error={failed} onRetry={onMore} />}
      {/* It stays while it waits: taken away, it would take the focus of a keyboard along. */}
      {how === 'button' && !failed && (
        <Button pending={isLoading} onClick={onMore}>
          Load more filings
        </Button>
      )}
      {how === 'maximum' && <p className="muted">{`Reached the maximum of ${MAX_ROWS} recent filings`}</p>}
    </div>
  )
}
