import s from './end-of-list.module.css'
import { ErrorBox } from './State.tsx'
import { useNearEnd } from './use-near-end.ts'

interface Props {
  /** 'companies': the texts name what is loaded */
  what: string
  busy: boolean
  done: boolean
  error: unknown
  errorText: string
  onMore: () => void
}

/** The end of a table that loads on: 'Loading more companies...', 'Scroll for more', 'No more companies to load'. */
export function EndOfList({ what, busy, done, error, errorText, onMore }: Props) {
  const element = useNearEnd(onMore, !busy && !done && !error)
  if (error) return <ErrorBox text={errorText} error={error} onRetry={onMore} />
  const text = busy ? `Loading more ${what}...` : done ? `No more ${what} to load` : 'Scroll for more'
  return (
    <div ref={element} role="status" className={s.end}>
      {text}
    </div>
  )
}
