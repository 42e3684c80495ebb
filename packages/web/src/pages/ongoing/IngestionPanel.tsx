import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '@topline/core/format/date.ts'
import { Link } from 'react-router'
import { getIngestion } from '../../api/admin-client.ts'
import { browserFetch } from '../../api/call.ts'
import { Section } from '../../ui/display/Card.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import { IngestionFacts } from './IngestionFacts.tsx'
import s from './ongoing.module.css'

/** How filings come in: last run, its errors, the backfill; the whole story is on its own page (decision 39). */
export function IngestionPanel() {
  const state = useQuery({
    queryKey: ['ingestion'],
    queryFn: () => getIngestion(browserFetch),
    refetchInterval: 60_000,
  })
  const [last] = state.data?.runs ?? []
  return (
    <Section title="Ingestion" aside={<Link to="/admin/ingestion">All runs</Link>}>
      {state.isPending && <Skeleton rows={2} height={24} />}
      {state.isError && (
        <ErrorBox text="Error loading ingestion" error={state.error} onRetry={() => void state.refetch()} />
      )}
      {state.data && <IngestionFacts state={state.data} />}
      {last && last.errors.length > 0 && (
        <ul className={s.errors}>
          {last.errors.slice(0, 5).map((error) => (
            <li key={`${error.subject} ${error.message}`}>
              <b>{error.subject}</b> {error.message}
            </li>
          ))}
        </ul>
      )}
      {last && <p className={s.small}>Last run finished {formatInstant(last.finished_at)}.</p>}
    </Section>
  )
}
