import s from './end-of-list.module.css'
import { ErrorBox } from './State.tsx'
import { useNearEnd } from './use-near-end.ts'

const TEXTS = {
  companies: { loading: 'Loading more companies...', end: 'No more companies to load' },
  lists: { loading: 'Loading more lists...', end: 'No more lists to load' },
  passages: { loading: 'Loading more passages...', end: 'No more passages to load' },
  posts: { loading: 'Loading more posts...', end: 'No more posts to load' },
} as const

interface Props {
  /** the texts name what is loaded */
  what: keyof typeof TEXTS
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
  const words = TEXTS[what]
  const text = busy ? words.loading : done ? words.end : 'Scroll for more'
  return (
    <div ref={element} role="status" className={s.end}>
      {text}
    </div>
  )
}
