/** What the message calls answer without a question: three tweets, or whether a text agrees with the statement. */
import { checkClaims } from '@topline/core/claims/check.ts'
import { checkResult, shortResult } from '@topline/core/claims/report.ts'
import { TWEET_DIVIDER } from '@topline/core/words/tweets.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { postFacts } from '../posts/facts.ts'
import { tweetsOf } from './service.ts'

/** What a message is about: a filing, or a post and the filings it is written from. */
export interface MessageSubject {
  accession_number: string | null
  post_id: number | null
}

const VARIATIONS = 3

/**
 * @param round how many times they were asked for before: each round begins further on
 * @returns three tweets of at most 280 characters, separated by a line of five hyphens
 */
export async function answerTweets(ctx: AppContext, subject: MessageSubject, round = 0): Promise<string> {
  if (subject.accession_number === null) throw new AppError('invalid', 'The post has no filing to write from')
  const texts = await tweetsOf(ctx, ctx.db, subject.accession_number)
  const turned = texts.map((_, i) => texts[(i + round * VARIATIONS) % texts.length] ?? '')
  return turned.slice(0, VARIATIONS).join(TWEET_DIVIDER)
}

/** @returns 'Yes' or 'No' first, then what was found (decision 75) */
export async function answerCheck(ctx: AppContext, subject: MessageSubject, text: string): Promise<string> {
  if (subject.accession_number === null) throw new AppError('invalid', 'The post has no filing to check against')
  const { base, problem } = await postFacts(ctx, ctx.db, subject.accession_number, 'subscribers')
  if (problem !== null) return `No. ${problem}`
  const result = checkResult(checkClaims(base, text))
  const { description, rationale } = shortResult(result)
  const isOpen = result.claims.length === 0 || result.claims.some((one) => one.verdict === 'unresolved')
  // "Yes" is said of a text that was understood whole: what is open may be what is wrong.
  const first = !result.passed ? 'No' : isOpen ? 'Unclear' : 'Yes'
  return `${first}. ${description.charAt(0).toUpperCase()}${description.slice(1)}. ${rationale}`
}
