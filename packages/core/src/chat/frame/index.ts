/** The reader of frames, for a question that the readers of wordings do not know. */
import type { Question } from '../asked.ts'
import type { ChatFacts } from '../facts.ts'
import { askedBy } from './question.ts'
import { type Readers, readFrame } from './read.ts'

export { followedQuestion } from './follow.ts'
export { asked as withoutAsides } from './read.ts'

/** @returns the question as its frame is answered; null = it has none */
export function framedQuestion(typed: string, facts: ChatFacts, readers: Readers): Question | null {
  const frame = readFrame(typed, facts, readers)
  const asked = frame && askedBy(frame, facts)
  return (
    asked && {
      ...{ unread: [], asksWhy: false, parts: null, text: typed, aside: null, frame: null, again: null },
      made: frame.made,
      ...asked,
    }
  )
}
