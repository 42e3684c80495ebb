import type { ListedRequest } from '@topline/core/api/admin/analyses.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { requestWords } from '../../actions/analysis.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Section } from '../../ui/display/Card.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './ongoing.module.css'
import { lasting, periodOf } from './ongoing.ts'

interface Props {
  title: string
  rows: ListedRequest[]
  /** how many there are; more than `rows` where not all are listed */
  total: number
  kind: 'started' | 'stale' | 'pending' | 'failed'
  now: number | null
  /** the button for all of them */
  aside?: ReactNode
  onCancel?: (request: ListedRequest) => void
  onRetry?: (request: ListedRequest) => void
}

/** One section of requests: whose filing, who asked, how long, and what can be done with one of them. */
export function Requests({ title, rows, total, kind, now, aside, onCancel, onRetry }: Props) {
  return (
    <Section title={title} aside={rows.length > 0 && aside}>
      {rows.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <>
          <DataTable
            stacked
            caption={title}
            columns={columns(kind, now, onCancel, onRetry)}
            rows={rows}
            rowKey={(one) => String(one.id)}
          />
          {total > rows.length && (
            <p className={s.small}>
              {rows.length} of {total} shown.
            </p>
          )}
        </>
      )}
    </Section>
  )
}

function columns(
  kind: Props['kind'],
  now: number | null,
  onCancel: Props['onCancel'],
  onRetry: Props['onRetry'],
): Column<ListedRequest>[] {
  const name = (one: ListedRequest) => one.filing?.company.name ?? one.accession_number
  return [
    {
      key: 'company',
      head: 'Company',
      stack: 'wide',
      cell: (one) => (
        <Link to={`/filing/${one.accession_number}`} className={s.company}>
          <Monogram cik={one.filing?.cik ?? '0'} name={name(one)} logo={null} size={22} />
          {name(one)}
        </Link>
      ),
    },
    { key: 'form', head: 'Form', cell: (one) => one.filing && <FormBadge form={one.filing.form_type} /> },
    { key: 'period', head: 'Period', cell: (one) => periodOf(one.filing) },
    {
      key: 'accession',
      head: 'Accession number',
      cell: (one) => <span className="muted">{one.accession_number}</span>,
    },
    { key: 'by', head: 'Requested by', cell: (one) => <span className="muted">{one.user?.email ?? 'The site'}</span> },
    kind === 'failed'
      ? { key: 'error', head: 'Error', stack: 'wide', cell: (one) => <Failure request={one} /> }
      : {
          key: 'since',
          head: kind === 'pending' ? 'Waiting for' : 'Running for',
          align: 'right',
          cell: (one) => (
            <span className={kind === 'stale' ? s.stale : undefined} title={requestWords(one)}>
              {lasting(one, now)}
            </span>
          ),
        },
    {
      key: 'action',
      head: <span className="sr">Action</span>,
      align: 'right',
      stack: 'wide',
      cell: (one) =>
        onRetry ? (
          <Button small onClick={() => onRetry(one)} aria-label={`Try again: ${name(one)}`}>
            Try again
          </Button>
        ) : (
          onCancel && (
            <Button small quiet onClick={() => onCancel(one)} aria-label={`Cancel the analysis of ${name(one)}`}>
              Cancel
            </Button>
          )
        ),
    },
  ]
}

function Failure({ request }: { request: ListedRequest }) {
  return (
    <span className={s.failure}>
      {request.error_message ?? 'No reason was kept'}
      <small>
        {requestWords(request, true)} UTC
        {request.attempts && request.attempts > 1 ? `, after ${request.attempts} attempts` : ''}
      </small>
    </span>
  )
}
