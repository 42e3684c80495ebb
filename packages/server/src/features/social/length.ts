/** The length of a tweet as X counts it (decision 75): its published rules through its own library. */
import { BLOG_URL, TWEET_LIMIT } from '@topline/core/words/tweets.ts'
import { invalid } from '../../errors.ts'

/** A link counts 23 whatever its length, a wide character 2. The place of the post's address counts as a link. */
export async function tweetLength(text: string): Promise<number> {
  const { default: twitter } = await import('twitter-text')
  return twitter.parseTweet(text.replaceAll(BLOG_URL, 'https://example.com/blog')).weightedLength
}

/** @throws AppError 422 for an empty text or one that X would not take */
export async function requireTweet(content: string): Promise<string> {
  const text = content.replaceAll('\0', '').trim()
  if (text === '') throw invalid('The post is empty', [{ field: 'content', message: 'The post is empty' }])
  const length = await tweetLength(text)
  if (length > TWEET_LIMIT) {
    const message = `${length} of ${TWEET_LIMIT} characters as X counts them: too long`
    throw invalid(message, [{ field: 'content', message }])
  }
  return text
}
