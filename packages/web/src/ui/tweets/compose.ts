import { BLOG_URL } from '@topline/core/words/tweets.ts'

/** The text as it will be sent: the address in its place, line breaks that were escaped made real. */
export const tweetText = (content: string, url: string): string =>
  content.replaceAll('\\n', '\n').replaceAll(BLOG_URL, url)

/** Opens X's compose window with the text. */
export function openCompose(content: string, url: string): void {
  const query = new URLSearchParams({ text: tweetText(content, url) })
  window.open(`https://twitter.com/intent/tweet?${query}`, '_blank', 'noopener,noreferrer')
}

/** The length as the card shows it: links 23, wide characters 2; the server counts exactly when it is saved. */
export function shownLength(content: string): number {
  const text = content.replaceAll(BLOG_URL, 'x'.repeat(23)).replace(/https?:\/\/\S+/g, 'x'.repeat(23))
  return [...text].reduce((n, char) => n + (isNarrow(char.codePointAt(0) ?? 0) ? 1 : 2), 0)
}

const isNarrow = (code: number): boolean =>
  code <= 0x10ff ||
  (code >= 0x2000 && code <= 0x200d) ||
  (code >= 0x2010 && code <= 0x201f) ||
  (code >= 0x2032 && code <= 0x2037)
