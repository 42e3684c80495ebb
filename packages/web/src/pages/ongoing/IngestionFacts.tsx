import type { Ingestion } from '@topline/core/api/admin/admin.ts'
import { formatDate, formatInstant } from '@topline/core/format/date.ts'
import s from './ongoing.module.css'

/** What brings filings in, name by name. */
export const IngestionFacts = ({ state }: { state: Ingestion }) => (
  <dl className={s.facts}>
    {facts(state).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function facts({ edgar, last_day, queue, runs }: Ingestion): [name: string, value: string][] {
  const [last] = runs
  const waiting = Object.values(queue).reduce((sum, one) => sum + one.waiting, 0)
  const running = Object.values(queue).reduce((sum, one) => sum + one.running, 0)
  return [
    ['EDGAR', edgarWords(edgar)],
    ['Index read to', last_day === null ? 'no day yet' : formatDate(last_day)],
    [
      'Last run',
      last
        ? `${last.kind}, ${formatInstant(last.started_at)}: ${last.found} found, ${last.stored} stored, ${last.queued} queued, ${last.errors.length} errors`
        : 'none yet',
    ],
    ['Backfill', backfillWords(runs)],
    ['Jobs', `${waiting} waiting, ${running} running`],
  ]
}

function edgarWords(edgar: Ingestion['edgar']): string {
  if (!edgar.is_on) return 'off: EDGAR_USER_AGENT is not set'
  const schedule = edgar.schedule === 'off' ? 'no schedule' : `schedule ${edgar.schedule}`
  const pause = edgar.paused_until ? `, paused until ${formatInstant(edgar.paused_until)}` : ''
  return `on, ${schedule}, at most ${edgar.rate} requests a second${pause}`
}

function backfillWords(runs: Ingestion['runs']): string {
  const run = runs.find((one) => one.kind.includes('backfill'))
  return run
    ? `${formatInstant(run.started_at)}: ${run.stored} of ${run.found}, ${run.errors.length} errors`
    : 'none yet'
}
