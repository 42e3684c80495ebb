/** What the language model cost, day by day, against its budget (decisions 38, 47 and 57). */
import { useQuery } from '@tanstack/react-query'
import type { ModelSpend } from '@topline/core/api/admin/admin.ts'
import { formatDate, formatInstant } from '@topline/core/format/date.ts'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { getModelSpend } from '../../../api/admin-client.ts'
import { browserFetch } from '../../../api/call.ts'
import { requireAdmin } from '../../../session/require-admin.ts'
import { Section } from '../../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../../ui/display/State.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { AdminPage, adminMeta } from '../AdminPage.tsx'
import s from '../admin.module.css'

export const loader = async (args: LoaderFunctionArgs) => {
  await requireAdmin(args)
  return null
}
export const meta = adminMeta('Model spend')

const dollars = (value: number | null) => (value === null ? 'no price set' : `$${value.toFixed(4)}`)
const whole = (value: number | null) => (value === null ? '-' : value.toLocaleString('en-US'))

type Day = ModelSpend['days'][number]
function dayColumns(most: number): Column<Day>[] {
  return [
    { key: 'day', head: 'Day (UTC)', cell: (day) => formatDate(day.day) },
    { key: 'calls', head: 'Calls', align: 'right', cell: (day) => whole(day.calls) },
    { key: 'failed', head: 'Failed', align: 'right', cell: (day) => whole(day.failed) },
    { key: 'input', head: 'Input tokens', align: 'right', cell: (day) => whole(day.input_tokens) },
    { key: 'output', head: 'Output tokens', align: 'right', cell: (day) => whole(day.output_tokens) },
    { key: 'cost', head: 'Cost', align: 'right', cell: (day) => <b>{dollars(day.cost_usd)}</b> },
    {
      key: 'bar',
      head: <span className="sr">Share of the dearest day</span>,
      cell: (day) => (
        <span className={s.bar}>
          <span style={{ width: `${most > 0 ? ((day.cost_usd ?? 0) / most) * 100 : 0}%` }} />
        </span>
      ),
    },
  ]
}

const CALLS: Column<ModelSpend['recent'][number]>[] = [
  { key: 'at', head: 'When', cell: (call) => formatInstant(call.at) },
  { key: 'purpose', head: 'For', cell: (call) => call.purpose },
  { key: 'model', head: 'Model', cell: (call) => call.model },
  {
    key: 'filing',
    head: 'Filing',
    cell: (call) =>
      call.accession_number ? <Link to={`/filing/${call.accession_number}`}>{call.accession_number}</Link> : '',
  },
  {
    key: 'tokens',
    head: 'Tokens in, out',
    align: 'right',
    cell: (call) => `${whole(call.input_tokens)}, ${whole(call.output_tokens)}`,
  },
  { key: 'cost', head: 'Cost', align: 'right', cell: (call) => dollars(call.cost_usd) },
  { key: 'error', head: 'Error', cell: (call) => <span className={s.small}>{call.error ?? ''}</span> },
]

export default function ModelPage() {
  const spend = useQuery({ queryKey: ['model-spend'], queryFn: () => getModelSpend(browserFetch) })
  const { data } = spend
  const isOver = data && data.budget_per_day !== null && data.spent_today >= data.budget_per_day
  return (
    <AdminPage title="Model spend" lead="Calls of a language model. Every screen works without one.">
      {spend.isPending && <Skeleton rows={5} height={38} />}
      {spend.isError && (
        <ErrorBox text="Error loading model spend" error={spend.error} onRetry={() => void spend.refetch()} />
      )}
      {data && (
        <>
          <dl className={s.strip}>
            <div>
              <dt>Model</dt>
              <dd>
                {data.model ?? 'none'}
                <small>{data.provider ?? 'LLM_PROVIDER is not set'}</small>
              </dd>
            </div>
            <div>
              <dt>Spent today</dt>
              <dd data-tone={isOver ? 'bad' : undefined}>
                {dollars(data.spent_today)}
                <small>{isOver ? 'the budget is used up: no more calls today' : 'UTC day'}</small>
              </dd>
            </div>
            <div>
              <dt>Budget a day</dt>
              <dd>
                {data.budget_per_day === null ? 'none' : `$${data.budget_per_day.toFixed(2)}`}
                <small>LLM_BUDGET_PER_DAY</small>
              </dd>
            </div>
          </dl>
          {data.days.length === 0 ? (
            <p className="muted">No calls in the last 30 days.</p>
          ) : (
            <DataTable
              dense
              caption="Spend by day"
              columns={dayColumns(Math.max(...data.days.map((day) => day.cost_usd ?? 0)))}
              rows={data.days}
              rowKey={(day) => day.day}
            />
          )}
          {data.recent.length > 0 && (
            <Section title="Last calls">
              <DataTable
                dense
                caption="Last calls"
                columns={CALLS}
                rows={data.recent}
                rowKey={(call) => String(call.id)}
              />
            </Section>
          )}
        </>
      )}
    </AdminPage>
  )
}
