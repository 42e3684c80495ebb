import { useQueries, useQuery } from '@tanstack/react-query'
import type { QcGroup } from '@topline/core/api/admin/analyses.ts'
import { formatDate } from '@topline/core/format/date.ts'
import type { QcReport } from '@topline/core/statement/statement.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { getQcGroups } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { getQcReport } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { notify } from '../../api/notices.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { inTurns } from './in-turns.ts'
import s from './ongoing.module.css'
import { byWeight } from './ongoing.ts'

/** Reports of a group that are fetched at the same time (decision 56). */
const PARALLEL = 6
const SHOWN = 20

const keyOf = ({ test, necessary }: QcGroup): string => `${test} ${necessary ? 'critical' : 'warning'}`

export const qcGroupsQuery = { queryKey: ['qc-tests'] as const, queryFn: () => getQcGroups(browserFetch) }

/** Which checks fail where, critical ones first; a group opens to its filings (decision 56). */
export function QcFailures() {
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const groups = useQuery(qcGroupsQuery)
  const rows = [...(groups.data?.groups ?? [])].sort(byWeight)
  const most = Math.max(1, ...rows.map((group) => group.count))
  return (
    <section className={s.panel} aria-labelledby="qc-failures">
      <h2 id="qc-failures" className={s.panelHead}>
        <button type="button" aria-expanded={isOpen} aria-controls="qc-groups" onClick={() => setOpen(!isOpen)}>
          QC Failures Analysis
          <span className={s.turn} data-open={isOpen}>
            <Icon name="chevron" />
          </span>
        </button>
      </h2>
      {isOpen && (
        <div id="qc-groups">
          {groups.isPending && <Skeleton rows={4} height={34} />}
          {groups.isError && (
            <ErrorBox text="Error loading QC failures" error={groups.error} onRetry={() => void groups.refetch()} />
          )}
          {groups.data && rows.length === 0 && <p className="muted">No check fails anywhere.</p>}
          {rows.length > 0 && (
            <DataTable
              dense
              caption="QC failures by check"
              columns={columns(most, chosen, setChosen)}
              rows={rows}
              rowKey={keyOf}
              expanded={(group) => (keyOf(group) === chosen ? <Filings group={group} /> : null)}
            />
          )}
        </div>
      )}
    </section>
  )
}

function columns(most: number, chosen: string | null, choose: (test: string | null) => void): Column<QcGroup>[] {
  return [
    {
      key: 'check',
      head: 'Check',
      cell: (group) => (
        <button
          type="button"
          className={s.check}
          aria-expanded={keyOf(group) === chosen}
          onClick={() => choose(keyOf(group) === chosen ? null : keyOf(group))}
        >
          <span className={s.turn} data-open={keyOf(group) === chosen}>
            <Icon name="chevron" size={13} />
          </span>
          <span>
            {group.description}
            <small className={s.kind} data-critical={group.necessary} aria-hidden>
              {group.necessary ? 'Critical' : 'Warning'}
            </small>
          </span>
        </button>
      ),
    },
    {
      key: 'kind',
      head: 'Kind',
      cell: (group) =>
        group.necessary ? <Badge tone="bad">Critical Failures</Badge> : <Badge tone="warn">Warnings</Badge>,
    },
    { key: 'count', head: 'Filings', align: 'right', cell: (group) => <b>{group.count}</b> },
    { key: 'share', head: '% of analysed', align: 'right', cell: (group) => `${group.percentage.toFixed(1)}%` },
    {
      key: 'bar',
      head: <span className="sr">Share of the most frequent</span>,
      width: '26%',
      cell: (group) => (
        <span className={s.bar}>
          <span data-critical={group.necessary} style={{ width: `${(group.count / most) * 100}%` }} />
        </span>
      ),
    },
  ]
}

/** The filings of one group with the two numbers that disagree, from their reports. */
function Filings({ group }: { group: QcGroup }) {
  const [shown, setShown] = useState(SHOWN)
  const filings = group.filings.slice(0, shown)
  const reports = useQueries({
    queries: filings.map(({ accession_number }) => ({
      queryKey: keys.qc(accession_number),
      queryFn: () => take(() => getQcReport(browserFetch, accession_number)),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      meta: { saysItself: true },
    })),
  })
  const isSettled = reports.every((one) => !one.isPending)
  const failures = reports.filter((one) => one.isError).length
  useEffect(() => {
    if (isSettled && failures > 0)
      notify({
        tone: 'warn',
        title: null,
        text:
          failures === 1
            ? 'Failed to fetch QC reports for 1 filing'
            : `Failed to fetch QC reports for ${failures} filings`,
      })
  }, [isSettled, failures])
  return (
    <div className={s.group}>
      <ul>
        {filings.map((filing, index) => (
          <li key={filing.accession_number}>
            <Link to={`/filing/${filing.accession_number}`}>{filing.company_name}</Link>
            <span className="muted">{formatDate(filing.filing_date)}</span>
            <span className={s.why}>
              {reports[index]?.isError
                ? 'The report could not be fetched.'
                : reports[index]?.data
                  ? whyOf(reports[index].data, group.test)
                  : ''}
            </span>
          </li>
        ))}
      </ul>
      {group.count > shown && (
        <p className={s.small}>
          {filings.length} of {group.count} shown.{' '}
          {group.filings.length > shown && (
            <Button small quiet onClick={() => setShown(group.filings.length)}>
              Show {group.filings.length}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

const take = inTurns(PARALLEL)

function whyOf(report: QcReport, test: string): string {
  const found = report.tests.find((one) => one.name === test)
  return !found || found.passed ? 'Holds by now.' : found.rationale
}
