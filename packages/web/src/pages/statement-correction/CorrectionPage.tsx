import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { WireBalanceSheet, WireCashFlow } from '@topline/core/api/other-statements.ts'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { correctOther, tryCorrection } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { notify, notifyError, notifySuccess } from '../../api/notices.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { AdminPage } from '../admin/AdminPage.tsx'
import type { FigureGroup } from '../statement/rows.ts'
import c from './correction.module.css'
import { changesOf, type Edits } from './edits.ts'
import { Fields } from './Fields.tsx'
import { LiveChecks } from './LiveChecks.tsx'
import { useSettled } from './use-settled.ts'

/** Milliseconds after the last key that the checks wait. */
const PAUSE = 250

const TITLES = { balance_sheet: 'Correct the balance sheet', cash_flow: 'Correct the cash flows' } as const
const PATHS = { balance_sheet: 'balance-sheet', cash_flow: 'cash-flow' } as const

interface Props {
  kind: 'balance_sheet' | 'cash_flow'
  statement: WireBalanceSheet | WireCashFlow
  groups: readonly FigureGroup<string>[]
  /** last day of the column that is corrected */
  period: string
  filing: Filing
  income: WireStatement | null
}

/** An admin puts figures of a balance sheet or of cash flows right: every field, its lines, the checks as one types. */
export function CorrectionPage({ kind, statement, groups, period, filing, income }: Props) {
  const [edits, setEdits] = useState<Edits>({})
  const [reason, setReason] = useState('')
  const navigate = useNavigate()
  const accession = filing.accession_number
  const units = income?.revenue_units_number ?? 1
  const values = statement as unknown as Record<string, number | null> // figures by their names, among others
  const { changes, unread } = changesOf(statement, (name) => values[name] ?? null, edits, units)
  const sent = changes.map(({ figure, value, cells }) => ({ figure: figure as never, value, cells })) // a field's name
  const wish = useSettled(JSON.stringify(sent), PAUSE)
  const tried = useQuery({
    queryKey: ['correction', accession, kind, statement.version, wish],
    queryFn: () => tryCorrection(browserFetch, accession, PATHS[kind], { changes: JSON.parse(wish) }),
    enabled: wish !== '[]',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isChanged = changes.length > 0
  const back = `/filing/${accession}/${PATHS[kind]}`
  const save = useMutation({
    mutationFn: () => correctOther(browserFetch, accession, PATHS[kind], { changes: sent, reason: reason.trim() }),
    onSuccess: async (saved) => {
      notifySuccess(`Corrected: version ${saved?.version}`)
      if (saved && !saved.qc_passed)
        notify({ tone: 'warn', title: null, text: 'The corrected statement does not pass its checks' })
      await navigate(back)
    },
    onError: (error) => notifyError(error),
  })
  const problem =
    unread.length > 0
      ? 'A field is no number'
      : changes.length === 0
        ? 'Change a figure'
        : reason.trim().length < 3
          ? 'Give a reason'
          : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null && !save.isPending) save.mutate()
  }
  return (
    <AdminPage
      title={TITLES[kind]}
      lead={
        <>
          <Link to={back}>{filing.company.name}</Link> <FormBadge form={filing.form_type} /> {formatDate(period)},{' '}
          {statement.currency} in {income?.revenue_units ?? 'units'}, version {statement.version}
        </>
      }
    >
      <form className={c.form} onSubmit={submit}>
        <Fields
          statement={statement}
          values={values}
          corrected={isChanged ? (tried.data?.figures ?? values) : values}
          groups={groups}
          units={units}
          edits={edits}
          unread={unread}
          onEdit={(field, edit) => setEdits((all) => ({ ...all, [field]: edit }))}
        />
        <aside className={c.side} aria-label="Checks and reason">
          <h2 className="sr">Checks and reason</h2>
          <LiveChecks
            report={isChanged ? (tried.data?.report ?? null) : (statement.qc_report ?? null)}
            error={isChanged ? tried.error : null}
            units={units}
            isChanged={isChanged}
          />
          <label className={c.reason}>
            Reason (kept with the version)
            <textarea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
          <div className={c.buttons}>
            <span role="status">{changes.length > 0 && <Badge tone="info">{changes.length} changed</Badge>}</span>
            <LinkButton small to={back}>
              Cancel
            </LinkButton>
            <Button small primary type="submit" reason={problem} pending={save.isPending}>
              Save as a new version
            </Button>
          </div>
        </aside>
      </form>
    </AdminPage>
  )
}
