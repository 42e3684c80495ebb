/** `/screener`: all companies by their newest year, quarter or twelve months. What is asked stands in the address. */
import type { ScreenerAnswer } from '@topline/core/api/screener.ts'
import type { ListedList } from '@topline/core/api/wire.ts'
import { formatCount } from '@topline/core/format/amount.ts'
import { readScreen, type Screen, screenQuery } from '@topline/core/screen/screen.ts'
import { Suspense, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orAskAgain } from '../../api/answer.ts'
import { getLists } from '../../api/client.ts'
import { fetchContext } from '../../context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { useLayouts } from '../../ui/table/use-layouts.ts'
import { Conditions } from './Conditions.tsx'
import { Examples } from './Examples.tsx'
import { Notes, NothingLeft } from './Notes.tsx'
import { ResultTable } from './ResultTable.tsx'
import { SavedScreens } from './SavedScreens.tsx'
import { ScreenFiles } from './ScreenFiles.tsx'
import s from './screener.module.css'
import { getScreened, useScreen, useScreened } from './use-screen.ts'

interface Data {
  first: { query: string; answer: ScreenerAnswer } | null
  lists: ListedList[]
  origin: string
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const url = new URL(request.url)
  const fetcher = context.get(fetchContext)
  const { screen } = readScreen((name) => url.searchParams.get(name))
  const [answer, lists] = await Promise.all([
    orAskAgain(getScreened(fetcher, screen, 0)),
    orAskAgain(getLists(fetcher, { limit: 100 })),
  ])
  return {
    first: answer && { query: screenQuery(screen), answer },
    lists: lists?.rows ?? [],
    origin: url.origin,
  }
}

/** Conditions are answered in the browser. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData, location }: { loaderData?: Data; location: { search: string } }) => {
  const params = new URLSearchParams(location.search)
  const query = screenQuery(readScreen((name) => params.get(name)).screen)
  const view = query === '' ? '' : `?${query}`
  return pageMeta({
    origin: loaderData?.origin ?? '',
    path: '/screener',
    view,
    image: `/og/screener.png${view}`,
    title: 'Screener',
    description: 'All companies by figures, growth, margins and ratios of their newest year, quarter or twelve months',
  })
}

export default function ScreenerPage() {
  const { first, lists } = useLoaderData<Data>()
  const { screen, faults, change } = useScreen()
  const query = useScreened(screen, first)
  const answer = query.data?.pages[0] ?? null
  const companies = query.data?.pages.flatMap((page) => page.companies) ?? []
  const layouts = useLayouts(900)
  const conditions = <Conditions screen={screen} lists={lists} answer={answer} onChange={change} />
  return (
    <main id="main" className="page">
      <h1 className={s.title}>Screener</h1>
      <div className={s.columns}>
        {layouts.wide && (
          <Suspense>
            <aside className={s.side} aria-label="Conditions">
              {conditions}
            </aside>
          </Suspense>
        )}
        <section className={s.results} aria-label="Companies">
          <div className={s.head}>
            <p role="status" className={s.count}>
              {answer && (
                <>
                  <b>{formatCount(answer.total)}</b> of {formatCount(answer.known)} companies
                </>
              )}
            </p>
            <div className={s.tools}>
              {layouts.phone && <Sheet count={countOf(screen)}>{conditions}</Sheet>}
              {answer && answer.total > 0 && <ScreenFiles screen={screen} />}
              <SavedScreens screen={screen} />
            </div>
          </div>
          {faults.length > 0 && (
            <p role="alert" className={s.fault}>
              Left out of the address: {faults.join('; ')}.
            </p>
          )}
          {answer && <Notes answer={answer} />}
          {query.isPending && <Skeleton rows={12} />}
          {query.error && !query.data && (
            <ErrorBox text="Error screening companies" error={query.error} onRetry={() => void query.refetch()} />
          )}
          {answer?.known === 0 && (
            <Empty text="No company has such a period yet" hint="Companies appear with their first statement." />
          )}
          {answer && answer.known > 0 && countOf(screen) === 0 && <Examples />}
          {answer && answer.known > 0 && answer.total === 0 && (
            <NothingLeft screen={screen} answer={answer} onChange={change} />
          )}
          {companies.length > 0 && (
            <>
              <ResultTable screen={screen} companies={companies} isOld={query.isPlaceholderData} onChange={change} />
              <EndOfList
                what="companies"
                busy={query.isFetchingNextPage}
                done={!query.hasNextPage}
                error={query.isFetchNextPageError ? query.error : null}
                errorText="Error screening companies"
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )}
        </section>
      </div>
    </main>
  )
}

/** How many conditions there are, of figures and beside them. */
const countOf = ({ where, form, currency, list, sic, age }: Screen): number =>
  where.length + [form, currency, list, sic, age].filter((one) => one !== null).length

/** On a phone the results come first: conditions come up over them. */
function Sheet({ count, children }: { count: number; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <span className={s.opener}>
      <Button small onClick={() => dialog.current?.showModal()}>
        <Icon name="columns" size={14} /> Conditions{count > 0 ? ` (${count})` : ''}
      </Button>
      <dialog ref={dialog} className={s.sheet} aria-label="Conditions">
        <div className={s.sheetHead}>
          <b>Conditions</b>
          <Button small primary onClick={() => dialog.current?.close()}>
            Show companies
          </Button>
        </div>
        {children}
      </dialog>
    </span>
  )
}
