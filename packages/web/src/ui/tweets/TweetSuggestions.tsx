import { useMutation } from '@tanstack/react-query'
import { counted } from '@topline/core/format/counted.ts'
import { splitTweets, TWEET_DIVIDER, TWEET_LIMIT } from '@topline/core/words/tweets.ts'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { askAbout } from '../../api/posts.ts'
import { Button } from '../controls/Button.tsx'
import { Badge } from '../display/Badge.tsx'
import { openCompose, shownLength, tweetText } from './compose.ts'
import s from './tweets.module.css'

interface Props {
  title: string
  /** '/api/filing/…' or '/api/blogs/…': what the tweets are about */
  path: string
  /** address that stands in for the placeholder */
  url: string
  /** grows with each press of a button elsewhere that asks for suggestions */
  asked?: number
}

interface Round {
  at: string
  tweets: string[]
}

const ASK =
  'Write three tweets of at most 280 characters about this, each with {blog_url}, separated by a line of five hyphens.'

/** Suggestions, three a request, each request under a line with its time (decision 75). */
export function TweetSuggestions({ title, path, url, asked = 0 }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [rounds, setRounds] = useState<Round[]>([])
  const more = useMutation({
    mutationFn: () =>
      askAbout(
        path,
        'tweets',
        ASK,
        rounds.map((round) => ({ role: 'model', content: round.tweets.join(TWEET_DIVIDER) })),
      ),
    onSuccess: (answer) =>
      setRounds((old) => [
        ...old,
        {
          at: new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }),
          tweets: splitTweets(answer?.response ?? ''),
        },
      ]),
    onError: () => notify({ tone: 'bad', title: 'Error', text: 'Failed to generate tweet suggestions' }),
  })
  const suggest = useRef(more.mutate)
  suggest.current = more.mutate
  useEffect(() => {
    if (asked === 0) return
    panel.current?.scrollIntoView({ block: 'center' })
    suggest.current()
  }, [asked])
  return (
    <section ref={panel} className={s.panel}>
      <header>
        <h3>{title}</h3>
        {rounds.length > 0 && (
          <Button small quiet onClick={() => setRounds([])}>
            Clear
          </Button>
        )}
        <Button small pending={more.isPending} onClick={() => more.mutate()}>
          {rounds.length === 0 ? 'Suggest tweets' : 'Generate more'}
        </Button>
      </header>
      {rounds.length === 0 && !more.isPending && (
        <p className={s.hint}>Three suggestions from the checked figures, to copy, verify or send.</p>
      )}
      {rounds.map((round, index) => (
        <div key={`${round.at}-${String(index)}`} className={s.round}>
          <p className={s.divider}>{`${round.at}, ${counted(round.tweets.length, 'suggestion')}`}</p>
          {round.tweets.map((tweet) => (
            <Suggestion key={tweet} tweet={tweet} path={path} url={url} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Suggestion({ tweet, path, url }: { tweet: string; path: string; url: string }) {
  const [verdict, setVerdict] = useState<string | null>(null)
  const verify = useMutation({
    mutationFn: () => askAbout(path, 'check', tweet),
    onSuccess: (answer) => setVerdict(answer?.response ?? ''),
    onError: () => notify({ tone: 'bad', title: 'Error', text: 'Failed to get answer. Please try again.' }),
  })
  // The first word decides; anything else than Yes or No is unclear (decision 75).
  const word = /^\W*(yes|no)\b/i.exec(verdict ?? '')?.[1]?.toLowerCase()
  return (
    <article className={s.tweet}>
      <p>{tweetText(tweet, url)}</p>
      {verdict !== null && (
        <p className={s.verdict}>
          <Badge tone={word === 'yes' ? 'ok' : word === 'no' ? 'bad' : 'warn'}>
            {word === 'yes' ? 'Yes' : word === 'no' ? 'No' : 'Unclear'}
          </Badge>{' '}
          {verdict.replace(/^\W*(?:yes|no|unclear)\b[\s.,:]*/i, '')}
        </p>
      )}
      <p className={s.actions}>
        <small>{`${shownLength(tweet)} of ${TWEET_LIMIT}`}</small>
        <Button small quiet onClick={() => void navigator.clipboard?.writeText(tweetText(tweet, url))}>
          Copy
        </Button>
        <Button small quiet pending={verify.isPending} onClick={() => verify.mutate()}>
          Verify
        </Button>
        <Button small quiet onClick={() => openCompose(tweet, url)}>
          Send to Twitter
        </Button>
      </p>
    </article>
  )
}
