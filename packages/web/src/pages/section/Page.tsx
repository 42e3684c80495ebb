/** A filing with phrases marked in it (decision 45). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getSection } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Spinner } from '../../ui/controls/Spinner.tsx'
import { ErrorBox } from '../../ui/display/State.tsx'
import { SELECTOR_PAUSE } from './badges.ts'
import { FilingHead, MarkedDocument } from './DocumentView.tsx'
import { loadFiling } from './filing-loader.ts'
import s from './section.module.css'

export { FilingErrors as ErrorBoundary } from './FilingErrors.tsx'

export const loader = (args: LoaderFunctionArgs) => loadFiling(args, 'bts_selector')

/** Typing changes the address, not the filing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Section: ${loaderData.filing.company.name} ${loaderData.filing.form_type} | Topline` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function SectionPage() {
  const { filing } = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const applied = search.get('selector') ?? ''
  const [text, setText] = useState(applied)
  const apply = (selector: string) => setSearch(selector === '' ? {} : { selector }, { replace: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (text === applied) return
    const timer = setTimeout(() => apply(text), SELECTOR_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const section = useQuery({
    queryKey: keys.section(filing.accession_number, applied),
    queryFn: () => getSection(browserFetch, filing.accession_number, applied),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  return (
    <main id="main" className={s.page}>
      <div className={s.head}>
        <FilingHead filing={filing} />
        <input
          className={s.field}
          type="search"
          aria-label="Selector phrases"
          placeholder="Enter selector phrases"
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply(text)
          }}
        />
      </div>
      {section.isPending && (
        <div className={s.state}>
          <Spinner label="Loading filing section..." />
        </div>
      )}
      {section.isPlaceholderData && (
        <div className={s.waiting}>
          <Spinner label="Loading filing section..." />
        </div>
      )}
      {section.error && (
        <div className={s.state}>
          <ErrorBox text="Error loading filing section" error={section.error} onRetry={() => void section.refetch()} />
        </div>
      )}
      {section.data && !section.error && <MarkedDocument filing={filing} answer={section.data} />}
    </main>
  )
}
