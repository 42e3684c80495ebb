/** The versions of one of a filing's statements, two of them side by side, field by field (decision 54). */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { StatementVersion, VersionComparison } from '@topline/core/api/admin/admin.ts'
import { formatInstant } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { data, Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { compareVersions, getVersions, type OtherPath, takeVersion } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { getFiling } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { requireAdmin } from '../../session/require-admin.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { useConfirm } from '../../ui/controls/Confirm.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { AdminPage } from '../admin/AdminPage.tsx'
import s from '../admin/admin.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const f = await requireAdmin(args)
  const accession = args.params.accession ?? ''
  const gone = (error: unknown) => {
    throw data(null, { status: error instanceof ApiError && error.status < 500 ? 404 : 503 })
  }
  const filing = await getFiling(f, accession).catch(gone)
  const of = otherIn(new URL(args.request.url).pathname)
  return { filing, of, versions: await getVersions(f, filing.accession_number, of).catch(gone) }
}

/** Which statement an address is about; null = the income statement. */
const otherIn = (path: string): OtherPath | null =>
  (/\/(balance-sheet|cash-flow)\//.exec(path)?.[1] as OtherPath | undefined) ?? null

const WORDS: Readonly<Record<OtherPath, string>> = { 'balance-sheet': 'Balance sheet', 'cash-flow': 'Cash flow' }

export const meta = () => [{ title: 'Versions | Topline' }, { name: 'robots', content: 'noindex' }]

export default function VersionsPage() {
  const { filing, of, versions } = useLoaderData<typeof loader>()
  const accession = filing.accession_number
  const [search, setSearch] = useSearchParams()
  const { ask, dialog } = useConfirm()
  const { revalidate } = useRevalidator()
  const newest = versions[0]?.version ?? 1
  const a = Number(search.get('a')) || Math.max(1, newest - 1)
  const b = Number(search.get('b')) || newest
  const take = useMutation({
    mutationFn: ({ version, reason }: { version: number; reason: string }) =>
      takeVersion(browserFetch, accession, of, version, reason),
    onSuccess: (saved) => notifySuccess(`Taken as version ${saved?.version}`),
    onError: (error) => notifyError(error),
    onSettled: () => revalidate(),
  })
  const takeAgain = (one: StatementVersion) =>
    ask({
      title: `Take version ${one.version} again?`,
      text: 'It is kept as a new version, the current one; the others stay.',
      action: 'Take it',
      ask: { label: 'Reason' },
      onYes: (reason) => take.mutate({ version: one.version, reason }),
    })
  return (
    <AdminPage
      title={of === null ? 'Versions' : `${WORDS[of]}: versions`}
      lead={
        <>
          <Link to={`/filing/${accession}${of === null ? '' : `/${of}`}`}>{filing.company.name}</Link>{' '}
          <FormBadge form={filing.form_type} /> {accession}
        </>
      }
    >
      <DataTable caption="Versions" columns={columns(takeAgain)} rows={versions} rowKey={(one) => String(one.id)} />
      {versions.length > 1 && (
        <>
          <div className={s.tools} style={{ marginTop: 24 }}>
            <Choice name="a" label="Version" value={a} versions={versions} set={setSearch} search={search} />
            <Choice name="b" label="against" value={b} versions={versions} set={setSearch} search={search} />
          </div>
          <Comparison accession={accession} of={of} a={a} b={b} />
        </>
      )}
      {dialog}
    </AdminPage>
  )
}

function columns(take: (one: StatementVersion) => void): Column<StatementVersion>[] {
  return [
    {
      key: 'version',
      head: 'Version',
      cell: (one) => (
        <span className={s.row}>
          <b>{one.version}</b> {one.is_current && <Badge tone="info">current</Badge>}
        </span>
      ),
    },
    { key: 'engine', head: 'Engine', cell: (one) => one.model ?? one.engine },
    { key: 'at', head: 'Extracted', cell: (one) => formatInstant(one.extracted_at) },
    {
      key: 'qc',
      head: 'QC',
      cell: (one) =>
        one.qc_passed === null ? (
          'no statement'
        ) : (
          <Badge tone={one.qc_passed ? 'ok' : 'bad'}>{one.qc_passed ? 'passed' : 'failed'}</Badge>
        ),
    },
    {
      key: 'why',
      head: 'By hand',
      cell: (one) => (one.edit_reason ? `${one.edited_by ?? 'the samples'}: ${one.edit_reason}` : ''),
    },
    {
      key: 'take',
      head: <span className="sr">Action</span>,
      align: 'right',
      cell: (one) =>
        !one.is_current && (
          <Button small onClick={() => take(one)} aria-label={`Take version ${one.version} again`}>
            Take again
          </Button>
        ),
    },
  ]
}

interface ChoiceProps {
  name: 'a' | 'b'
  label: string
  value: number
  versions: StatementVersion[]
  search: URLSearchParams
  set: (next: URLSearchParams) => void
}

function Choice({ name, label, value, versions, search, set }: ChoiceProps) {
  return (
    <label className={s.row}>
      {label}
      <select
        value={value}
        onChange={(event) => {
          const next = new URLSearchParams(search)
          next.set(name, event.target.value)
          set(next)
        }}
      >
        {versions.map((one) => (
          <option key={one.id} value={one.version}>
            {one.version}, {one.engine}
            {one.is_current ? ' (current)' : ''}
          </option>
        ))}
      </select>
    </label>
  )
}

type Field = VersionComparison['fields'][number]

interface ComparisonProps {
  accession: string
  of: OtherPath | null
  a: number
  b: number
}

function Comparison({ accession, of, a, b }: ComparisonProps) {
  const [isAll, setAll] = useState(false)
  const compared = useQuery({
    queryKey: ['versions', accession, of, a, b],
    queryFn: () => compareVersions(browserFetch, accession, of, a, b),
  })
  if (compared.isPending) return <Skeleton rows={6} height={32} />
  if (compared.isError)
    return <ErrorBox text="Error comparing versions" error={compared.error} onRetry={() => void compared.refetch()} />
  const different = compared.data.fields.filter((field) => field.is_different)
  const cell = (value: Field['a'], place: Field['a_place']) => {
    const text = value === null ? '-' : typeof value === 'number' ? value.toLocaleString('en-US') : String(value)
    const href = sourceHref(accession, place)
    return href ? (
      <Link to={href} className="fig">
        {text}
      </Link>
    ) : (
      text
    )
  }
  return (
    <>
      <p className={s.row}>
        <span>
          {different.length === 0
            ? 'No field differs'
            : `${different.length} of ${compared.data.fields.length} fields differ`}
        </span>
        <label className={s.small}>
          <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} /> Show all fields
        </label>
      </p>
      <DataTable
        dense
        caption={`Version ${a} against version ${b}`}
        columns={[
          { key: 'field', head: 'Field', cell: (field: Field) => field.label },
          { key: 'a', head: `Version ${a}`, align: 'right', cell: (field) => cell(field.a, field.a_place) },
          { key: 'b', head: `Version ${b}`, align: 'right', cell: (field) => cell(field.b, field.b_place) },
          {
            key: 'different',
            head: <span className="sr">Differs</span>,
            align: 'right',
            cell: (field) => field.is_different && <Badge tone="warn">differs</Badge>,
          },
        ]}
        rows={isAll ? compared.data.fields : different}
        rowKey={(field) => field.key}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <NotFound title="Filing Not Found" text="This filing has no statement whose versions could be shown." />
}
