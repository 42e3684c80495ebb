/** Statements with their flags; a selection is protected, freed or made a showcase at once (decisions 57 and 60). */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminStatement, StatementFilter } from '@topline/core/api/admin/admin.ts'
import { counted } from '@topline/core/format/counted.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { useDeferredValue, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { getAdminStatements, type OtherPath, setFlags } from '../../../api/admin-client.ts'
import { orAskAgain } from '../../../api/answer.ts'
import { browserFetch } from '../../../api/call.ts'
import { notifyError, notifySuccess } from '../../../api/notices.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useConfirm } from '../../../ui/controls/Confirm.tsx'
import { Badge, FormBadge } from '../../../ui/display/Badge.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'
import { More } from '../More.tsx'
import { usePages } from '../use-pages.ts'

const PAGE = 50

export const loader = async (args: LoaderFunctionArgs) => {
  const f = await requireAdmin(args)
  return { first: await orAskAgain(getAdminStatements(f, { skip: 0, limit: PAGE, state: 'all' })) }
}
export const meta = adminMeta('Statements')
/** The filter in the address is asked for by the page. */
export const shouldRevalidate = () => false

const FILTERS: readonly { value: StatementFilter; label: string }[] = [
  { value: 'all', label: 'All filings' },
  { value: 'protected', label: 'Protected' },
  { value: 'free', label: 'Free' },
  { value: 'showcase', label: 'Showcase' },
  { value: 'failed', label: 'Failed QC' },
  { value: 'under-revision', label: 'Under revision' },
  { value: 'manual', label: 'Corrected by hand' },
  { value: 'none', label: 'Without a statement' },
  { value: 'balance-sheet-failed', label: 'Balance sheet failed QC' },
  { value: 'balance-sheet-absent', label: 'Without a balance sheet' },
  { value: 'cash-flow-failed', label: 'Cash flow failed QC' },
  { value: 'cash-flow-absent', label: 'Without a cash flow' },
  { value: 'others-missing', label: 'Balance sheet and cash flow not looked for' },
]

type Change = { protected: boolean } | { showcase: boolean }
const ACTIONS: readonly { words: string; change: Change; text: string }[] = [
  {
    words: 'Protect',
    change: { protected: true },
    text: 'Only subscribers see their figures. A showcase among them ends.',
  },
  { words: 'Free', change: { protected: false }, text: 'Everybody sees their figures.' },
  {
    words: 'Make showcase',
    change: { showcase: true },
    text: 'Statement, diagram, picture and embed are open to everybody.',
  },
  {
    words: 'End showcase',
    change: { showcase: false },
    text: 'The diagram is for subscribers again; the figures stay free.',
  },
]

function columns(chosen: ReadonlySet<string>, toggle: (accession: string) => void): Column<AdminStatement>[] {
  return [
    {
      key: 'company',
      head: 'Company',
      stack: 'wide',
      cell: (one) => (
        <span className={s.choice}>
          <input
            type="checkbox"
            aria-label={`Select ${one.company.name} ${one.accession_number}`}
            checked={chosen.has(one.accession_number)}
            disabled={one.statement_id === null}
            onChange={() => toggle(one.accession_number)}
          />
          <Link to={`/filing/${one.accession_number}`}>{one.company.name}</Link>
        </span>
      ),
    },
    { key: 'form', head: 'Form', cell: (one) => <FormBadge form={one.form_type} /> },
    {
      key: 'period',
      head: 'Period',
      cell: (one) => (one.fiscal_year ? `${one.fiscal_year} ${one.fiscal_period ?? ''}` : ''),
    },
    { key: 'filed', head: 'Filed', cell: (one) => formatDate(one.filing_date) },
    {
      key: 'version',
      head: 'Version',
      cell: (one) =>
        one.statement_id === null ? (
          'none'
        ) : (
          <Link to={`/filing/${one.accession_number}/versions`}>
            {one.version}, {one.engine}
          </Link>
        ),
    },
    {
      key: 'qc',
      head: 'QC',
      cell: (one) =>
        one.qc_passed === null ? (
          ''
        ) : (
          <Badge tone={one.qc_passed ? 'ok' : 'bad'}>{one.qc_passed ? 'passed' : 'failed'}</Badge>
        ),
    },
    {
      key: 'balance-sheet',
      head: 'Balance sheet',
      cell: (one) => (
        <OtherState accession={one.accession_number} path="balance-sheet" state={one.balance_sheet_state} />
      ),
    },
    {
      key: 'cash-flow',
      head: 'Cash flow',
      cell: (one) => <OtherState accession={one.accession_number} path="cash-flow" state={one.cash_flow_state} />,
    },
    {
      key: 'flags',
      head: 'Flags',
      cell: (one) => (
        <span className={s.row}>
          {one.statement_id !== null && <Badge>{one.protected ? 'protected' : 'free'}</Badge>}
          {one.showcase && <Badge tone="info">showcase</Badge>}
          {one.is_under_revision && <Badge tone="warn">under revision</Badge>}
          {one.demonstration && <Badge>demonstration</Badge>}
        </span>
      ),
    },
  ]
}

interface OtherStateProps {
  accession: string
  path: OtherPath
  state: AdminStatement['balance_sheet_state']
}

/** How a balance sheet or cash flows stand, and the way there; nothing where nobody has looked for them. */
function OtherState({ accession, path, state }: OtherStateProps) {
  if (state === null) return null
  if (state === 'absent') return <span className="muted">not printed</span>
  return (
    <Link to={`/filing/${accession}/${path}`}>
      <Badge tone={state === 'passed' ? 'ok' : 'bad'}>{state}</Badge>
    </Link>
  )
}

export default function StatementsPage() {
  const { first } = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const filter = FILTERS.find(({ value }) => value === query.get('state'))?.value ?? 'all'
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const search = useDeferredValue(text.trim())
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const pages = usePages(
    ['admin-statements', filter, search],
    (skip) => getAdminStatements(browserFetch, { skip, limit: PAGE, state: filter, search }),
    filter === 'all' && search === '' ? first : null,
  )
  const flags = useMutation({
    mutationFn: (change: Change) => setFlags(browserFetch, [...chosen], change),
    onSuccess: (answer) => {
      notifySuccess(`${counted(answer?.changed_count ?? 0, 'statement')} changed`)
      setChosen(new Set())
    },
    onError: (error) => notifyError(error, 'Failed to update protected status'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin-statements'] }),
  })
  const toggle = (accession: string) => {
    const next = new Set(chosen)
    if (!next.delete(accession)) next.add(accession)
    setChosen(next)
  }
  const selectable = pages.rows.filter((one) => one.statement_id !== null).map((one) => one.accession_number)
  return (
    <AdminPage title="Statements" lead="Who may see them, and which one stands for the product.">
      <div className={s.tools}>
        <label className={s.labelled}>
          Which
          <select
            value={filter}
            onChange={(event) =>
              setQuery(event.target.value === 'all' ? {} : { state: event.target.value }, { replace: true })
            }
          >
            {FILTERS.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        <label className={s.labelled}>
          Company, ticker or accession number
          <input className={s.search} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" className={s.plain} onClick={() => setChosen(new Set([...chosen, ...selectable]))}>
          Select the {selectable.length} shown
        </button>
      </div>
      {pages.rows.length > 0 && (
        <DataTable
          dense
          stacked
          caption="Statements"
          isOld={pages.isPlaceholderData}
          columns={columns(chosen, toggle)}
          rows={pages.rows}
          rowKey={(one) => one.accession_number}
        />
      )}
      <More pages={pages} error="Error loading statements" empty="No statement matches." />
      {chosen.size > 0 && (
        <div className={s.selected} role="status">
          <b>{chosen.size} selected</b>
          {ACTIONS.map(({ words, change, text: what }) => (
            <Button
              key={words}
              small
              pending={flags.isPending}
              onClick={() =>
                ask({
                  title: `${words}: ${chosen.size} ${chosen.size === 1 ? 'statement' : 'statements'}?`,
                  text: what,
                  action: words,
                  onYes: () => flags.mutate(change),
                })
              }
            >
              {words}
            </Button>
          ))}
          <Button small quiet onClick={() => setChosen(new Set())}>
            Clear
          </Button>
        </div>
      )}
      {dialog}
    </AdminPage>
  )
}
