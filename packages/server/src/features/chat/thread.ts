/** What was asked and answered about a filing or a post, kept for the user until cleared (decision 76). */
import { type KeptMessage, type MessageAnswer, messageAnswer } from '@topline/core/api/messages.ts'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, InTx } from '../../db/open.ts'
import { chatMessages } from '../../db/schema.ts'

/** One conversation: a user's, about one filing or one post. */
export interface Thread {
  user_id: number
  accession_number: string | null
  post_id: number | null
}

const MOST_SHOWN = 100
/** Older turns of one conversation are forgotten. */
const MOST_KEPT = 400

const ofThread = ({ user_id, accession_number, post_id }: Thread) =>
  and(
    eq(chatMessages.user_id, user_id),
    accession_number === null
      ? isNull(chatMessages.accession_number)
      : eq(chatMessages.accession_number, accession_number),
    post_id === null ? isNull(chatMessages.post_id) : eq(chatMessages.post_id, post_id),
  )

/** The newest turns, oldest first. */
export async function readThread(db: Db, thread: Thread): Promise<KeptMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(ofThread(thread))
    .orderBy(desc(chatMessages.id))
    .limit(MOST_SHOWN)
  return rows.reverse().map((row) => ({
    id: row.id,
    role: row.role,
    content: row.content,
    answer: row.answer === null ? null : messageAnswer.parse(row.answer),
    created_at: row.created_at.toISOString(),
  }))
}

export async function keepTurn(inTx: InTx, thread: Thread, question: string, answer: MessageAnswer): Promise<void> {
  await inTx(async (tx) => {
    const [asked] = await tx
      .insert(chatMessages)
      .values([
        { ...thread, role: 'user', content: question },
        {
          ...thread,
          role: 'model',
          content: answer.response,
          citations: answer.citations,
          unsupported: answer.unsupported,
          answer,
        },
      ])
      .returning({ id: chatMessages.id })
    if (!asked) return
    const old = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(ofThread(thread))
      .orderBy(desc(chatMessages.id), asc(chatMessages.role))
      .offset(MOST_KEPT)
      .limit(10)
    if (old.length > 0) {
      await tx.delete(chatMessages).where(
        inArray(
          chatMessages.id,
          old.map((row) => row.id),
        ),
      )
    }
  })
}

export async function clearThread(db: Db, thread: Thread): Promise<void> {
  await db.delete(chatMessages).where(ofThread(thread))
}
