/** `/search?q=`: companies, lists, posts and passages of all filings. What was searched stands in the address. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SearchAnswer } from '@topline/core/api/search.ts'
import { shortCompanyName } from '@topline/core/format/company-name.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { orAskAgain } from '../../api/answer.ts'
import { browserFetch, getJson, query as queryOf } from '../../api/call.ts'
import { fetchContext } from '../../context.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { EndOfList } from '../../ui/display/EndOfList.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { byCompany } from './by-company.ts'
import { CompanyFilter, NoneOfCompany } from './CompanyFilter.tsx'
import { Passages, Pieces } from './Passage.tsx'
import s from './search.module.css'

const PAGE = 20
const FORMS = ['10-K', '10-Q', '20-F']

interface Asked {
  q: string
  form: string
  year: string
  /** 'any' = a company's name is a word like others */
  company: string
}
interface Data {
  asked: Asked
  first: SearchAnswer | null
  /** the newest year of the filter */
  thisYear: number
}

const askedIn = (params: URLSearchParams): Asked => ({
  q: (params.get('q') ?? '').slice(0, 200),
  form: FORMS.find((form) => form === params.get('form')) ?? '',
  year: /^(?:19|20)\d\d$/.test(params.get('year') ?? '') ? (params.get('year') ?? '') : '',
  company: params.get('company') === 'any' ? 'any' : '',
})

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const asked = askedIn(new URL(request.url).searchParams)
  const path = `/api/search${queryOf({ ...asked, limit: PAGE })}`
  const first = asked.q === '' ? null : await orAskAgain(getJson<SearchAnswer>(context.get(fetchContext), path))
  return { asked, first, thisYear: new Date().getUTCFullYear() }
}

export const shouldRevalidate = () => false

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  { title: loaderData?.asked.q ? `${loaderData.asked.q} | Search | Topline` : 'Search | Topline' },
  { name: 'robots', content: 'noindex' },
]

const isSame = (a: Asked, b: Asked) => a.q === b.q && a.form === b.form && a.year === b.year && a.company === b.company

export default function SearchPage() {
  const loaded = useLoaderData<Data>()
  const [params, setParams] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const asked = askedIn(params)
  const query = useInfiniteQuery({
    queryKey: ['search-all', asked],
    enabled: asked.q !== '',
    queryFn: ({ pageParam, signal }) =>
      getJson<SearchAnswer>(browserFetch, `/api/search${queryOf({ ...asked, skip: pageParam, limit: PAGE })}`, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.has_more && pages.length < 10 ? pages.length * PAGE : undefined),
    initialData: loaded.first && isSame(loaded.asked, asked) ? { pages: [loaded.first], pageParams: [0] } : undefined,
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<Asked>) => {
    const all = { ...asked, ...next }
    setParams(new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')), {
      preventScrollReset: true,
    })
  }
  const first = query.data?.pages[0]
  const passages = query.data?.pages.flatMap((page) => page.passages) ?? []
  const inCompany = asked.q !== '' && first?.company?.has_passages ? first.company : null
  const isNothing = first && passages.length + first.companies.length + first.lists.length + first.posts.length === 0
  return (
    <main id="main" className={`page ${s.page}`}>
      <h1 className={s.title}>Search</h1>
      <Field field={field} text={asked.q} onSearch={(q) => change({ q, company: '' })} />
      <Filters asked={asked} newest={loaded.thisYear} onChange={change}>
        {inCompany && (
          <CompanyFilter
            company={inCompany}
            onRemove={() => {
              change({ company: 'any' })
              field.current?.focus()
            }}
          />
        )}
      </Filters>
      {asked.q === '' && (
        <Empty
          text="Search the text of all filings"
          hint={'Words in any form, "exact phrases", -without this word. Companies, lists and posts are found too.'}
        />
      )}
      {asked.q !== '' && query.isPending && <Skeleton rows={6} height={84} />}
      {query.error && !query.data && (
        <ErrorBox text="Error searching filings" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {asked.q !== '' && first && (
        <div className={query.isPlaceholderData ? s.old : undefined} aria-busy={query.isPlaceholderData}>
          <p role="status" className="sr">
            {isNothing ? 'Nothing found' : `${passages.length} passages`}
          </p>
          {isNothing && (
            <Empty
              text={`Nothing found for “${first.query}”`}
              hint="Try fewer or other words, or another form or year."
            />
          )}
          <Named answer={first} />
          {first.company && !inCompany && <NoneOfCompany company={first.company} />}
          {passages.length > 0 && (
            <section aria-labelledby="in-filings">
              <h2 id="in-filings" className={s.part}>
                {inCompany ? `In filings of ${shortCompanyName(inCompany.name)}` : 'In filings'}
              </h2>
              <ol className={s.passages}>
                {byCompany(passages).map((group) => (
                  <Passages
                    key={group[0]?.company.cik}
                    passages={group}
                    asked={inCompany?.words ?? first.query}
                    whole={inCompany !== null}
                  />
                ))}
              </ol>
              {(query.hasNextPage || query.isFetchingNextPage) && (
                <EndOfList
                  what="passages"
                  busy={query.isFetchingNextPage}
                  done={!query.hasNextPage}
                  error={query.error}
                  errorText="Error searching filings"
                  onMore={() => void query.fetchNextPage()}
                />
              )}
            </section>
          )}
          {first.searched_since !== null && !query.hasNextPage && (
            <p className={s.note}>
              These words stand in very many passages: filings since {formatDate(first.searched_since)} were searched
              for the phrase. A year or a form above reaches others.
            </p>
          )}
          {first.indexed.waiting > 0 && (
            <p className={s.note}>
              {first.indexed.waiting} filings are still being made searchable; {first.indexed.filings} are.
            </p>
          )}
        </div>
      )}
    </main>
  )
}

interface FieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onSearch: (text: string) => void
}

function Field({ field, text, onSearch }: FieldProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (text === '') field.current?.focus()
  }, [field, text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form className={s.form} action="/search" onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={field}
          name="q"
          value={typed}
          maxLength={200}
          aria-label="Search the text of all filings"
          placeholder="Search companies and the text of all filings"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button primary type="submit">
          Search
        </Button>
      </form>
    </search>
  )
}

/** Since then filings are at EDGAR. */
const FIRST_YEAR = 1993

interface FiltersProps {
  asked: Asked
  newest: number
  onChange: (next: Partial<Asked>) => void
  /** further filters */
  children?: ReactNode
}

function Filters({ asked, newest, onChange, children }: FiltersProps) {
  const years = Array.from({ length: newest - FIRST_YEAR + 1 }, (_, i) => String(newest - i))
  return (
    <div className={s.filters}>
      <label>
        Form
        <select value={asked.form} onChange={(event) => onChange({ form: event.target.value })}>
          <option value="">All</option>
          {FORMS.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </select>
      </label>
      <label>
        Filed in
        <select value={asked.year} onChange={(event) => onChange({ year: event.target.value })}>
          <option value="">All years</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      {children}
    </div>
  )
}

/** Companies, lists and posts: what has a page of its own. */
function Named({ answer }: { answer: SearchAnswer }) {
  return (
    <>
      {answer.companies.length > 0 && (
        <section aria-labelledby="companies">
          <h2 id="companies" className={s.part}>
            Companies
          </h2>
          <ul className={s.companies}>
            {answer.companies.map((company) => (
              <li key={company.cik}>
                <Link to={`/company/${company.cik}`}>
                  <Monogram cik={company.cik} name={company.name} />
                  <b>{company.name}</b>
                  <span>{company.tickers[0] ?? `CIK ${company.cik}`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.lists.length > 0 && (
        <section aria-labelledby="lists">
          <h2 id="lists" className={s.part}>
            Lists
          </h2>
          {answer.lists.map((list) => (
            <p key={list.slug} className={s.named}>
              <Link to={`/list/${list.slug}`}>{list.name}</Link> {list.description}
            </p>
          ))}
        </section>
      )}
      {answer.posts.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts" className={s.part}>
            Posts
          </h2>
          {answer.posts.map((post) => (
            <p key={post.slug} className={s.named}>
              <Link to={`/blogs/${post.slug}`}>{post.title}</Link> <Pieces pieces={post.pieces} />
            </p>
          ))}
        </section>
      )}
    </>
  )
}
