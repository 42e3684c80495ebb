import { Button } from '../../ui/controls/Button.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import s from './admin.module.css'
import type { usePages } from './use-pages.ts'

interface Props {
  pages: Pick<
    ReturnType<typeof usePages>,
    'isPending' | 'isError' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'total'
  > & { rows: readonly unknown[] }
  /** 'Error loading mails' */
  error: string
  empty: string
}

/** What stands under a growing list: waiting, nothing, an error, or the way to more. */
export function More({ pages, error, empty }: Props) {
  if (pages.isPending) return <Skeleton rows={6} height={38} />
  if (pages.isError) return <ErrorBox text={error} error={pages.error} onRetry={() => void pages.refetch()} />
  if (pages.rows.length === 0) return <p className="muted">{empty}</p>
  return (
    <div className={s.more}>
      {pages.hasNextPage ? (
        <Button pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Load more ({pages.rows.length} of {pages.total}
          {pages.total > 0 && pages.total % 1000 === 0 ? ' or more' : ''})
        </Button>
      ) : (
        <span className={s.small}>
          {pages.rows.length} of {pages.rows.length}
        </span>
      )}
    </div>
  )
}
