/** What of a post is shown to those who may not read it whole (decision 72). */
import { blocksOf, countWords, plainText } from './blocks.ts'

export const PREVIEW_DEFAULT = 160
const TOLERANCE = 0.8

/** The end of a sentence and the space after it; the points of "Inc. ", "No. " and "U.S. " end none. */
const SENTENCE_END = /(?<!\b(?:Inc|Corp|Co|Ltd|No|vs|[A-Z]))[.!?]["”’)]? /g

/** Where to cut a text that is too long: after its last sentence where that leaves enough of it, else at the last space. */
function spaceOf(start: string): number {
  const least = start.length * TOLERANCE
  const ends = [...start.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length - 1)
  const sentence = ends.at(-1) ?? -1
  return sentence >= least ? sentence : start.lastIndexOf(' ')
}

/** Cut at the limit; at a space when one is found after 80 % of it; with an ellipsis. Whole when short enough. */
export function cutText(text: string, limit: number): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  const start = characters.slice(0, limit).join('')
  const space = spaceOf(start)
  const cut = space >= start.length * TOLERANCE ? start.slice(0, space) : start
  return `${cut.trimEnd()}…`
}

/** The preview of a list: at most 160 characters, fewer when the post says so. */
export function listPreview(markdown: string, previewCharacters: number): string {
  return cutText(plainText(markdown), Math.min(PREVIEW_DEFAULT, previewCharacters))
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

export interface Preview {
  /** Markdown of closed blocks: whole ones as written, the cut one as plain text */
  content: string
  shown_words: number
}

/** The first `limit` characters of the text, counted without markup, as closed blocks. */
export function previewOf(markdown: string, limit: number): Preview {
  const shown: string[] = []
  let left = limit
  for (const block of blocksOf(markdown)) {
    if (left <= 0) break
    const text = block.text.replace(/[\t\n]+/g, ' ')
    if (text === '') continue
    const length = [...text].length
    if (length > left) {
      // Of a table nothing is left when it does not fit: half a table says something else.
      if (block.kind !== 'table' && block.kind !== 'code') {
        const cut = escapeMarkdown(cutText(text, left))
        shown.push(block.kind === 'heading' ? `${/^\s*#{1,6}\s/.exec(block.source)?.[0] ?? ''}${cut}` : cut)
      }
      break
    }
    shown.push(block.source)
    left -= length + 1
  }
  const content = shown.join('\n\n')
  return { content, shown_words: countWords(content) }
}
