import type { BlogPost } from '@topline/core/api/blogs.ts'

export interface Paragraph {
  key: string
  text: string
  isHeading: boolean
}

/** The blocks of a text between empty lines, as plain text: signs of emphasis, links and quotes are taken away. */
export function paragraphsOf(content: string): Paragraph[] {
  return content
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block, index) => ({
      key: `${index}`,
      isHeading: /^#{1,6}\s/.test(block),
      text: block
        .replace(/^#{1,6}\s+/gm, '')
        .replace(/^>\s?/gm, '')
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/(\*\*|__|`)(.+?)\1/g, '$2'),
    }))
}

/** The share of words that is not shown, in whole percent (decision 130). */
export const hiddenPercent = (post: Pick<BlogPost, 'total_words' | 'shown_words'>): number =>
  post.total_words === 0 ? 0 : Math.round((100 * (post.total_words - post.shown_words)) / post.total_words)
