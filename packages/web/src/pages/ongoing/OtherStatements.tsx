import { useQuery } from '@tanstack/react-query'
import type { AcceptedFinding } from '@topline/core/api/admin/admin.ts'
import type { OtherOverview } from '@topline/core/api/admin/analyses.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { getAcceptedFindings, getOtherOverview } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './ongoing.module.css'

/** While some are missing, what fills them is looked at again. Milliseconds. */
const AGAIN = 5000

type Kind = OtherOverview[number]
type Group = Kind['groups'][number] & { kind: Kind['kind'] }

const NAMES = { balance_sheet: 'Balance sheet', cash_flow: 'Cash flow' } as const
const PATHS = { balance_sheet: 'balance-sheet', cash_flow: 'cash-flow' } as const

/** How balance sheets and cash flows stand over all filings, and which of their checks fail where (decision 85). */
export function OtherStatements() {
  const overview = useQuery({
    queryKey: ['other-statements'],
    queryFn: () => getOtherOverview(browserFetch),
    refetchInterval: ({ state }) => (state.data?.some(({ missing }) => missing > 0) ? AGAIN : false),
  })
  const groups = overview.data?.flatMap(({ kind, groups: all }) => all.map((group) => ({ kind, ...group }))) ?? []
  return (
    <Section title="Balance sheets and cash flows">
      {overview.isPending && <Skeleton rows={3} height={34} />}
      {overview.isError && (
        <ErrorBox
          text="Error loading balance sheets and cash flows"
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <>
          <DataTable
            dense
            stacked
            caption="How they stand"
            columns={COUNTS}
            rows={overview.data}
            rowKey={({ kind }) => kind}
          />
          {overview.data.some(({ missing }) => missing > 0) && (
            <p className={s.small} role="status">
              <code>topline analyse --missing</code> reads what was not looked for; the numbers follow while it runs.
            </p>
          )}
          {groups.length > 0 && <Failing groups={groups} />}
        </>
      )}
    </Section>
  )
}

const listed = (count: number, state: string) =>
  count === 0 ? '0' : <Link to={`/admin/statements?state=${state}`}>{count.toLocaleString('en-US')}</Link>

const COUNTS: Column<Kind>[] = [
  { key: 'kind', head: 'Statement', cell: ({ kind }) => NAMES[kind] },
  {
    key: 'found',
    head: 'Found',
    align: 'right',
    cell: ({ passing, not_passing }) => (passing + not_passing).toLocaleString('en-US'),
  },
  { key: 'passed', head: 'Passed', align: 'right', cell: ({ passing }) => passing.toLocaleString('en-US') },
  {
    key: 'failed',
    head: 'Failed',
    align: 'right',
    cell: ({ kind, not_passing }) => listed(not_passing, `${PATHS[kind]}-failed`),
  },
  {
    key: 'absent',
    head: 'Not printed',
    align: 'right',
    cell: ({ kind, absent }) => listed(absent, `${PATHS[kind]}-absent`),
  },
  { key: 'missing', head: 'Not looked for', align: 'right', cell: ({ missing }) => listed(missing, 'others-missing') },
]

const keyOf = ({ kind, test, necessary }: Group): string => `${kind} ${test} ${necessary}`

/** Failing checks of both; a group opens to its filings. */
function Failing({ groups }: { groups: Group[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <DataTable
      dense
      stacked
      caption="Failing checks of balance sheets and cash flows"
      columns={[
        { key: 'kind', head: 'Statement', cell: ({ kind }: Group) => NAMES[kind] },
        {
          key: 'check',
          head: 'Check',
          stack: 'wide',
          cell: (group) => (
            <button
              type="button"
              className={s.check}
              aria-expanded={keyOf(group) === chosen}
              onClick={() => setChosen(keyOf(group) === chosen ? null : keyOf(group))}
            >
              <span className={s.turn} data-open={keyOf(group) === chosen}>
                <Icon name="chevron" size={13} />
              </span>
              <span>{group.description}</span>
            </button>
          ),
        },
        {
          key: 'necessary',
          head: 'Kind',
          cell: ({ necessary }) =>
            necessary ? <Badge tone="bad">Critical Failures</Badge> : <Badge tone="warn">Warnings</Badge>,
        },
        { key: 'count', head: 'Filings', align: 'right', cell: ({ count }) => <b>{count}</b> },
        { key: 'share', head: '% of found', align: 'right', cell: ({ percentage }) => `${percentage.toFixed(1)}%` },
      ]}
      rows={groups}
      rowKey={keyOf}
      expanded={(group) => (keyOf(group) === chosen ? <Filings group={group} /> : null)}
    />
  )
}

const Filings = ({ group: { kind, filings, count } }: { group: Group }) => (
  <div className={s.group}>
    <ul>
      {filings.map(({ accession_number, company_name, filing_date }) => (
        <li key={accession_number}>
          <Link to={`/filing/${accession_number}/${PATHS[kind]}`}>{company_name}</Link>
          <span className="muted">{formatDate(filing_date)}</span>
        </li>
      ))}
    </ul>
    {count > filings.length && (
      <p className={s.small}>
        {filings.length} of {count} shown.
      </p>
    )}
  </div>
)

/** Failed checks that somebody accepted, with who and why. */
export function AcceptedFindings() {
  const found = useQuery({ queryKey: ['accepted-findings'], queryFn: () => getAcceptedFindings(browserFetch) })
  return (
    <Section title={`Accepted Findings${found.data ? ` (${found.data.length})` : ''}`}>
      {found.isPending && <Skeleton rows={2} height={34} />}
      {found.isError && (
        <ErrorBox text="Error loading accepted findings" error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.length === 0 && <p className="muted">No finding is accepted.</p>}
      {found.data && found.data.length > 0 && (
        <DataTable
          dense
          stacked
          caption="Accepted findings"
          columns={ACCEPTED}
          rows={found.data}
          rowKey={(one) => `${one.kind} ${one.accession_number} ${one.test}`}
        />
      )}
    </Section>
  )
}

const ACCEPTED: Column<AcceptedFinding>[] = [
  {
    key: 'filing',
    head: 'Filing',
    stack: 'wide',
    cell: ({ kind, accession_number, company_name, form_type }) => (
      <Link to={`/filing/${accession_number}${kind === null ? '' : `/${PATHS[kind]}`}`}>
        {company_name} {form_type}
      </Link>
    ),
  },
  { key: 'kind', head: 'Statement', cell: ({ kind }) => (kind === null ? 'Income statement' : NAMES[kind]) },
  { key: 'check', head: 'Check', cell: ({ description }) => description },
  { key: 'reason', head: 'Reason', cell: ({ reason, by }) => `${by}: ${reason}` },
  { key: 'at', head: 'Accepted', cell: ({ at }) => formatDate(at.slice(0, 10)) },
]
