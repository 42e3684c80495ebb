import type { PostClaim } from '@topline/core/api/blogs.ts'
import { uncheckedWords } from '@topline/core/claims/report.ts'
import { counted } from '@topline/core/format/counted.ts'
import { useState } from 'react'
import { browserFetch } from '../api/call.ts'
import { getPost } from '../api/posts.ts'
import { Button } from '../ui/controls/Button.tsx'
import { type Question, useConfirm } from '../ui/controls/Confirm.tsx'
import s from './publish-buttons.module.css'

/** What a button asks for, and whether it is being done. */
interface Action {
  isPending: boolean
  mutate: () => void
}
interface Props {
  post: { id: number; title: string; status: string }
  /** publishing needs a passed report */
  isPassed: boolean
  publish: { isPending: boolean; mutate: (acknowledged: readonly string[]) => void }
  unpublish: Action
  remove: Action
}

/** Unpublish for what is published; Publish and Delete, which asks first, for what is not. */
export function PublishButtons({ post, isPassed, publish, unpublish, remove }: Props) {
  const { ask, dialog } = useConfirm()
  const [isLooking, setLooking] = useState(false)
  async function publishOnce() {
    setLooking(true)
    // What cannot be had is not asked about: the server refuses what nobody stood by.
    const claims = await getPost(browserFetch, String(post.id)).then(
      (one) => one.claims,
      () => [],
    )
    setLooking(false)
    const open = claims.filter((one) => one.verdict === 'unresolved')
    if (open.length === 0) publish.mutate([])
    else ask(aboutUnchecked(open, publish.mutate))
  }
  if (post.status === 'published')
    return (
      <Button small pending={unpublish.isPending} onClick={() => unpublish.mutate()}>
        Unpublish
      </Button>
    )
  return (
    <>
      <Button
        small
        primary
        reason={isPassed ? null : 'Publishing needs a passed QC report.'}
        pending={publish.isPending || isLooking}
        onClick={() => void publishOnce()}
      >
        Publish
      </Button>
      <Button
        small
        danger
        pending={remove.isPending}
        onClick={() =>
          ask({
            title: `Are you sure you want to delete "${post.title}"? This action cannot be undone.`,
            action: 'Delete',
            danger: true,
            onYes: () => remove.mutate(),
          })
        }
      >
        Delete
      </Button>
      {dialog}
    </>
  )
}

/** The claims that the statement neither confirms nor contradicts, which a person answers for. */
function aboutUnchecked(open: readonly PostClaim[], publish: (acknowledged: readonly string[]) => void): Question {
  return aboutWords(
    uncheckedWords(open).map((text) => ({ text, note: open.find((one) => one.text === text)?.note ?? null })),
    'publish',
    publish,
  )
}

/** @param what is done by standing by the words: 'publish', 'save' */
export function aboutWords(
  words: readonly { text: string; note: string | null }[],
  what: string,
  onYes: (acknowledged: readonly string[]) => void,
): Question {
  return {
    title: `${counted(words.length, 'claim')} could not be checked`,
    text: (
      <>
        <p>The statement neither confirms nor contradicts {words.length === 1 ? 'this' : 'these'}:</p>
        <ul className={s.claims}>
          {words.map(({ text, note }) => (
            <li key={text}>
              <q>{text}</q>
              <small>{note ?? 'not in this filing'}</small>
            </li>
          ))}
        </ul>
      </>
    ),
    action: words.length === 1 ? `Stand by it and ${what}` : `Stand by them and ${what}`,
    onYes: () => onYes(words.map((one) => one.text)),
  }
}
