/** `/calendar`: when companies may report next. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CalendarAnswer, CalendarEntry } from '@topline/core/api/filings/calendar.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { STALE_DAYS } from '@topline/core/statement/next-report.ts'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { orAskAgain } from '../../api/answer.ts'
import { browserFetch, getJson } from '../../api/call.ts'
import { notifySuccess } from '../../api/notices.ts'
import { fetchContext } from '../../context.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Empty, ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { fullAddress, TableExport } from '../../ui/export/TableExport.tsx'
import type { TableFile } from '../../ui/export/table-file.ts'
import s from './calendar.module.css'
import { byMonth } from './months.ts'

const pathOf = (followed: boolean) => `/api/calendar${followed ? '?followed=true' : ''}`

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const followed = url.searchParams.get('view') === 'followed'
  const first = await orAskAgain(getJson<CalendarAnswer>(context.get(fetchContext), pathOf(followed)))
  return { followed, first, origin: url.origin }
}

export const shouldRevalidate = () => false
export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) => [
  { title: 'Calendar | Topline' },
  {
    name: 'description',
    content: 'When companies may file their next reports, estimated from when they filed before.',
  },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}/calendar` },
]

export default function CalendarPage() {
  const loaded = useLoaderData<typeof loader>()
  const { user } = useViewer()
  const [params, setParams] = useSearchParams()
  const followed = user !== null && params.get('view') === 'followed'
  const query = useQuery({
    queryKey: ['calendar', followed],
    queryFn: () => getJson<CalendarAnswer>(browserFetch, pathOf(followed)),
    placeholderData: keepPreviousData,
    ...(loaded.first && loaded.followed === followed ? { initialData: loaded.first } : {}),
  })
  const data = query.data
  return (
    <main id="main" className={`page ${s.page}`}>
      <header className={s.head}>
        <div>
          <h1>Calendar</h1>
          <p className="muted">
            Expected reports: estimates from when each company filed before, not announcements. Companies whose report
            is more than {STALE_DAYS} days late are left out.
          </p>
        </div>
        <div className={s.tools}>
          {user && (
            <Segmented
              label="Which companies"
              value={followed ? 'followed' : 'all'}
              onChange={(view) => setParams(view === 'followed' ? { view } : {}, { replace: true })}
              options={[
                { value: 'all', label: 'All' },
                { value: 'followed', label: 'Followed' },
              ]}
            />
          )}
          {user && data?.ical_url && <Subscribe address={data.ical_url} />}
          {data && data.entries.length > 0 && (
            <TableExport label="Export calendar" table={() => calendarFile(data.entries)} />
          )}
        </div>
      </header>
      {query.isPending && <Skeleton rows={8} height={44} />}
      {query.error && !data && (
        <ErrorBox text="Error loading the calendar" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data && data.entries.length === 0 && (
        <Empty
          text={followed ? 'No expected reports of what you follow' : 'No expected reports'}
          hint="An estimate needs a filing of the year before."
        />
      )}
      {data && <Months entries={data.entries} today={data.today} />}
    </main>
  )
}

const calendarFile = (entries: CalendarEntry[]): TableFile => ({
  fileName: 'calendar',
  title: 'Expected reports',
  rows: [
    ['Expected (estimate)', 'Company', 'Ticker', 'Form', 'Period', 'State', 'Followed', 'Company page'],
    ...entries.map(({ date, company, form_type, period_code, state, is_followed }) => [
      date,
      company.name,
      company.tickers[0] ?? null,
      form_type,
      period_code,
      state,
      is_followed,
      fullAddress(`/company/${company.cik}`),
    ]),
  ],
})

/** The address for a calendar program, copied; it opens there and stays up to date. */
function Subscribe({ address }: { address: string }) {
  return (
    <Button
      onClick={() => {
        void navigator.clipboard
          .writeText(address)
          .then(() => notifySuccess('Calendar address copied: add it to your calendar program'))
      }}
    >
      <Icon name="copy" size={14} /> Calendar address
    </Button>
  )
}

function Months({ entries, today }: { entries: CalendarEntry[]; today: string }) {
  const filed = entries.filter((one) => one.state === 'filed')
  const passed = entries.filter((one) => one.state !== 'filed' && one.date < today)
  const coming = entries.filter((one) => one.state !== 'filed' && one.date >= today)
  return (
    <>
      {filed.length > 0 && (
        <section aria-labelledby="filed">
          <h2 id="filed" className={s.month}>
            Filed in the last two weeks
          </h2>
          <Rows entries={filed} />
        </section>
      )}
      {byMonth(coming).map(([month, rows]) => (
        <section key={month} aria-label={month}>
          <h2 className={s.month}>{month}</h2>
          <Rows entries={rows} />
        </section>
      ))}
      {passed.length > 0 && (
        <section aria-labelledby="passed">
          <h2 id="passed" className={s.month}>
            Expected by now, not stored yet
          </h2>
          <Rows entries={passed} />
        </section>
      )}
    </>
  )
}

/** Expected, released, filed or late; what is there opens. */
function State({ state, filing }: Pick<CalendarEntry, 'state' | 'filing'>) {
  if (filing === null) return state === 'late' ? <Badge tone="warn">Late</Badge> : <Badge>Expected</Badge>
  const isRelease = state === 'released'
  return (
    <Link to={`/${isRelease ? 'release' : 'filing'}/${filing.accession_number}`}>
      <Badge tone={isRelease ? 'info' : 'ok'}>
        {isRelease ? `Released ${formatDate(filing.filing_date).replace(/, \d{4}$/, '')}` : 'Filed'}
      </Badge>
    </Link>
  )
}

function Rows({ entries }: { entries: CalendarEntry[] }) {
  return (
    <ul className={s.list}>
      {entries.map(({ company, date, form_type, period_code, is_followed, state, filing }) => (
        <li key={`${company.cik} ${period_code} ${state}`}>
          <time dateTime={date}>{formatDate(date)}</time>
          <Link to={`/company/${company.cik}`} className={s.company}>
            <Monogram cik={company.cik} name={company.name} logo={company.logo_info} size={24} />
            {company.name} <small>{company.tickers[0]}</small>
          </Link>
          <FormBadge form={form_type} />
          <span className={s.period}>{period_code}</span>
          <State state={state} filing={filing} />
          {is_followed && <Badge tone="info">Followed</Badge>}
        </li>
      ))}
    </ul>
  )
}
