/** What the message calls answer without a question: three tweets, or whether a text agrees with the statement. */
import type { AppContext } from '../../context.ts'
import { AppError } from '../../http/errors.ts'

/** What a message is about: a filing, or a post and the filings it is written from. */
export interface MessageSubject {
  accession_number: string | null
  post_id: number | null
}

/** @returns three tweets of at most 280 characters, separated by a line of five hyphens */
export async function answerTweets(_ctx: AppContext, _subject: MessageSubject): Promise<string> {
  throw new AppError('unavailable', 'Not ready')
}

/** @returns 'Yes' or 'No' first, then what was found, a line a claim */
export async function answerCheck(_ctx: AppContext, _subject: MessageSubject, _text: string): Promise<string> {
  throw new AppError('unavailable', 'Not ready')
}
