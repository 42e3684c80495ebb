import { Button } from '../ui/controls/Button.tsx'
import { Section } from '../ui/display/Card.tsx'
import { Empty, ErrorBox } from '../ui/display/State.tsx'
import { useNearEnd } from '../ui/display/use-near-end.ts'
import { StatementTable } from './StatementTable.tsx'
import s from './statements.module.css'
import { type Source, useStatements } from './use-statements.ts'

interface Props {
  title: string
  sources: readonly Source[]
  /** between pages while everything is loaded, ms */
  pauseMs: number
  emptyText: string
  colors?: ReadonlyMap<string, number>
}

/** The table of statements with infinite loading and Load All Statements (decision 71). */
export function StatementSection({ title, sources, pauseMs, emptyText, colors }: Props) {
  const loading = useStatements(sources, pauseMs)
  const idle = loading.busy === 'no' && !loading.done && !loading.error
  const end = useNearEnd(() => void loading.more(), idle)
  const progress = `${loading.loaded} of ${loading.total ?? '…'}`
  const aside =
    loading.busy === 'all' ? (
      <>
        <span role="status">{progress}</span>
        <Button small onClick={loading.stop}>
          Stop
        </Button>
      </>
    ) : (
      <Button
        small
        reason={loading.done ? 'All statements are loaded' : null}
        pending={loading.busy === 'page'}
        onClick={() => void loading.all()}
      >
        Load All Statements
      </Button>
    )
  const text =
    loading.busy !== 'no'
      ? 'Loading more statements...'
      : loading.done
        ? 'No more statements to load'
        : 'Scroll for more'
  return (
    <Section title={title} aside={aside}>
      {loading.rows.length === 0 && loading.done ? (
        <Empty text={emptyText} />
      ) : (
        <StatementTable filings={loading.rows} caption={title} colors={colors} />
      )}
      {loading.error ? (
        <ErrorBox text="Error loading statements" error={loading.error} onRetry={() => void loading.more()} />
      ) : (
        <div ref={end} className={s.end} role="status">
          {loading.rows.length > 0 || !loading.done ? text : null}
        </div>
      )}
    </Section>
  )
}
