/** `/following`: what came of the companies, lists and screens that one follows. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FollowedFiling, Following } from '@topline/core/api/account/following.ts'
import { pagePath } from '@topline/core/filing/page-path.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { formatChange } from '@topline/core/format/percent.ts'
import { isRelease } from '@topline/core/statement/release-form.ts'
import { type ReactNode, useEffect } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { orAskAgain, part } from '../../api/answer.ts'
import { browserFetch, getJson, sendJson } from '../../api/call.ts'
import { notifyError } from '../../api/notices.ts'
import { fetchContext } from '../../context.ts'
import { type FollowedKind, setFollowing } from '../../following/use-followed.ts'
import { requireSignedIn } from '../../session/guarded.ts'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { Empty, ErrorBox, HiddenOf } from '../../ui/display/State.tsx'
import { TableExport } from '../../ui/export/TableExport.tsx'
import type { TableFile } from '../../ui/export/table-file.ts'
import { Amount, figureHref } from '../../ui/figure/Figure.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './following.module.css'

const PATH = '/api/following'
const VIEWS = ['filings', 'companies', 'lists', 'screens'] as const
type View = (typeof VIEWS)[number]

export async function loader({ context }: LoaderFunctionArgs) {
  await requireSignedIn(context)
  return { first: await orAskAgain(getJson<Following>(context.get(fetchContext), PATH)) }
}

export const shouldRevalidate = () => false
export const meta = () => [{ title: 'Following | Topline' }, { name: 'robots', content: 'noindex' }]

export default function FollowingPage() {
  const { first } = useLoaderData<typeof loader>()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const view: View = VIEWS.find((one) => one === params.get('view')) ?? 'filings'
  const query = useQuery({
    queryKey: ['following', 'page'],
    queryFn: () => getJson<Following>(browserFetch, PATH),
    ...(first ? { initialData: first } : {}),
  })
  const unfollow = useMutation({
    mutationFn: ({ kind, key }: { kind: FollowedKind | 'screen'; key: string }) => setFollowing(kind, key, false),
    onSuccess: () => client.invalidateQueries({ queryKey: ['following'] }),
    onError: (error) => notifyError(error),
  })
  // What is shown now is not new the next time; this view keeps its marks.
  useEffect(() => {
    // Where it fails the marks stay once more; a mistake of ours is none of these.
    void part(sendJson(browserFetch, `${PATH}/seen`, {}))
  }, [])
  const data = query.data
  if (!data) {
    return (
      <main id="main" className={`page ${s.page}`}>
        <h1>Following</h1>
        {query.error && (
          <ErrorBox text="Error loading what you follow" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </main>
    )
  }
  const isEmpty = data.companies.length === 0 && data.lists.length === 0 && data.screens.length === 0
  return (
    <main id="main" className={`page ${s.page}`}>
      <header className={s.head}>
        <h1>Following</h1>
        <div className={s.tools}>
          <Segmented
            label="What is shown"
            value={view}
            onChange={(next) => setParams(next === 'filings' ? {} : { view: next }, { replace: true })}
            options={[
              { value: 'filings', label: 'New filings' },
              { value: 'companies', label: `Companies (${data.companies.length})` },
              { value: 'lists', label: `Lists (${data.lists.length})` },
              { value: 'screens', label: `Screens (${data.screens.length})` },
            ]}
          />
          <LinkButton to="/lists">Lists</LinkButton>
          <LinkButton to="/alerts">Alerts</LinkButton>
          <LinkButton to="/calendar">Calendar</LinkButton>
          <LinkButton to="/account">E-mail reports</LinkButton>
        </div>
      </header>
      {isEmpty ? (
        <Empty
          text="You follow no companies yet."
          hint="Open a company and choose Follow: its filings appear here and in your e-mail reports."
        >
          <LinkButton to="/companies">All companies</LinkButton>
        </Empty>
      ) : (
        <>
          {view === 'filings' && <Filings data={data} />}
          {view === 'companies' && (
            <Companies data={data} onUnfollow={(key) => unfollow.mutate({ kind: 'company', key })} />
          )}
          {view === 'lists' && <Lists data={data} onUnfollow={(key) => unfollow.mutate({ kind: 'list', key })} />}
          {view === 'screens' && <Screens data={data} onUnfollow={(key) => unfollow.mutate({ kind: 'screen', key })} />}
        </>
      )}
    </main>
  )
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function sinceText(data: Following): string {
  const fresh = data.filings.filter((one) => one.is_new).length
  if (data.seen_at === null) return 'The newest filings of what you follow.'
  const count = `${WORDS[fresh] ?? fresh} ${fresh === 1 ? 'filing is' : 'filings are'} new`
  return `${count} since your last visit on ${formatDate(data.seen_at)}.`
}

const money = ({ filing }: FollowedFiling, name: 'total_revenue' | 'net_income', label: string) => {
  const statement = filing.income_statement
  if (!statement) return '-'
  if (!statement.user_has_permission_to_view) return <HiddenOf statement={statement} />
  return (
    <Amount
      value={statement[name]}
      multiplier={statement.revenue_units_number}
      currency={statement.currency}
      label={label}
      href={figureHref(filing.accession_number, name)}
      tintLoss
    />
  )
}

/** Only where something is new: else it would be an empty margin. */
const NEW_COLUMN: Column<FollowedFiling> = {
  key: 'new',
  head: <span className="sr">New</span>,
  width: '64px',
  stack: 'corner',
  cell: (one) => one.is_new && <Badge tone="info">New</Badge>,
}
const FILING_COLUMNS: Column<FollowedFiling>[] = [
  {
    key: 'company',
    head: 'Company',
    stack: 'wide',
    cell: ({ filing }) => (
      <Link to={pagePath(filing.accession_number, filing.form_type)} className={s.company}>
        <Monogram cik={filing.cik} name={filing.company.name} logo={filing.logo_info} size={26} />
        {filing.company.name} <small>{filing.company.tickers[0]}</small>
      </Link>
    ),
  },
  {
    key: 'form',
    head: 'Form',
    cell: ({ filing }) => (
      <>
        <FormBadge form={filing.form_type} />
        {isRelease(filing.form_type) && <small className={s.unaudited}>unaudited</small>}
      </>
    ),
  },
  { key: 'period', head: 'Period', cell: ({ filing }) => filing.income_statement?.period_code ?? '-' },
  { key: 'filed', head: 'Filing Date', cell: ({ filing }) => formatDate(filing.filing_date) },
  { key: 'revenue', head: 'Revenue', align: 'right', cell: (one) => money(one, 'total_revenue', 'Total revenue') },
  { key: 'net', head: 'Net Income', align: 'right', cell: (one) => money(one, 'net_income', 'Net income') },
  {
    key: 'growth',
    head: 'Revenue, year on year',
    align: 'right',
    cell: ({ revenue_growth }) => <span className="fig">{formatChange(revenue_growth)}</span>,
  },
]

async function followedFile(filings: readonly FollowedFiling[]): Promise<TableFile> {
  const { statementSheet } = await import('../../statements/sheet.ts')
  const rows = statementSheet(filings.map(({ filing }) => ({ kind: 'filing' as const, filing })))
  const growth = ['Revenue, year on year', ...filings.map(({ revenue_growth }) => revenue_growth)]
  return { fileName: 'following', title: 'New filings', rows: rows.map((row, i) => [...row, growth[i] ?? null]) }
}

function Filings({ data }: { data: Following }) {
  if (data.filings.length === 0) {
    return <Empty text="No filings yet" hint="Filings of what you follow appear here as soon as they are stored." />
  }
  const hasNew = data.filings.some((one) => one.is_new)
  return (
    <>
      <div className={s.since}>
        <p>{sinceText(data)}</p>
        <TableExport label="Export new filings" table={() => followedFile(data.filings)} />
      </div>
      <DataTable
        stacked
        caption="New filings of what you follow"
        columns={hasNew ? [NEW_COLUMN, ...FILING_COLUMNS] : FILING_COLUMNS}
        rows={data.filings}
        rowKey={({ filing }) => filing.accession_number}
      />
    </>
  )
}

interface PartProps {
  data: Following
  onUnfollow: (key: string) => void
}

function Companies({ data, onUnfollow }: PartProps) {
  if (data.companies.length === 0)
    return <Empty text="You follow no companies yet." hint="Open a company and choose Follow." />
  return (
    <ul className={s.list}>
      {data.companies.map((one) => (
        <Followed key={one.cik} name={one.name} since={one.followed_at} onUnfollow={() => onUnfollow(one.cik)}>
          <Link to={`/company/${one.cik}`} className={s.company}>
            <Monogram cik={one.cik} name={one.name} logo={one.logo_info} size={26} />
            {one.name} <small>{one.tickers[0] ?? `CIK ${one.cik}`}</small>
          </Link>
        </Followed>
      ))}
    </ul>
  )
}

function Lists({ data, onUnfollow }: PartProps) {
  if (data.lists.length === 0) return <Empty text="You follow no lists yet." hint="Open a list and choose Follow." />
  return (
    <ul className={s.list}>
      {data.lists.map((one) => (
        <Followed key={one.slug} name={one.name} since={one.followed_at} onUnfollow={() => onUnfollow(one.slug)}>
          <Link to={`/list/${one.slug}`} className={s.company}>
            {one.name} <small>{one.companies} companies</small>
          </Link>
        </Followed>
      ))}
    </ul>
  )
}

function Screens({ data, onUnfollow }: PartProps) {
  if (data.screens.length === 0)
    return <Empty text="You follow no screens yet." hint="Save a screen on the screener and choose Follow beside it." />
  return (
    <ul className={s.list}>
      {data.screens.map((one) => (
        <Followed key={one.id} name={one.name} since={one.followed_at} onUnfollow={() => onUnfollow(String(one.id))}>
          <Link to={`/screener?${one.query}`} className={s.company}>
            {one.name}
          </Link>
        </Followed>
      ))}
    </ul>
  )
}

interface FollowedProps {
  name: string
  since: string
  onUnfollow: () => void
  /** the way to it */
  children: ReactNode
}

function Followed({ name, since, onUnfollow, children }: FollowedProps) {
  return (
    <li>
      {children}
      <span className={s.when}>since {formatDate(since)}</span>
      <button type="button" className={s.unfollow} aria-label={`Unfollow ${name}`} onClick={onUnfollow}>
        Unfollow
      </button>
    </li>
  )
}
