/**
 * A filing in passages: pieces of about 1,200 characters, each under the headings it stands under, each with its place.
 * They are what full-text search finds and what the chat shows as evidence.
 */
import { type Block, documentBlocks, textBlocks } from './blocks.ts'
import type { Charset } from './source-text.ts'

export interface Passage {
  /** 'Item 7. Management’s Discussion … · Segment results'; '' before the first heading */
  section: string
  text: string
  /** byte range in the document as filed, half open */
  start: number
  end: number
}

/** Raised when the cutting changes: stored passages of an older version are made again. */
export const PASSAGES_VERSION = 1

const USUAL = 1_200
const SHORTEST = 300
const LONGEST_HEADING = 140

/** @param source the document, one character a byte */
export function passagesOf(source: string, charset: Charset, isText: boolean): Passage[] {
  const blocks = isText ? textBlocks(source, charset) : documentBlocks(source, charset)
  const passages: Passage[] = []
  const path = { item: '', note: '', topic: '' }
  let now: Passage | null = null
  for (const block of blocks) {
    if (isFurniture(block.text)) continue
    const level = headingLevel(block)
    if (level !== null) {
      if (now) passages.push(now)
      now = null
      path[level] = block.text.slice(0, LONGEST_HEADING)
      if (level === 'item') path.note = ''
      if (level !== 'topic') path.topic = ''
      continue
    }
    if (now && now.text.length >= SHORTEST && now.text.length + block.text.length > USUAL) {
      passages.push(now)
      now = null
    }
    if (!now) {
      const section: string = [path.item, path.note, path.topic].filter((part) => part !== '').join(' · ')
      now = { section, text: block.text, start: block.start, end: block.end }
    } else {
      now.text += `\n${block.text}`
      now.end = block.end
    }
  }
  if (now) passages.push(now)
  return passages.filter((passage) => /[a-z]{3}/i.test(passage.text))
}

/** Page numbers and the line that every page repeats. */
function isFurniture(text: string): boolean {
  return /^(?:page )?[\divxlc-]{1,6}$/i.test(text) || /^table of contents$/i.test(text)
}

/** 'item' and 'note' by their words, 'topic' by being printed bold; null for text. */
function headingLevel({ text, isBold, isRow }: Block): 'item' | 'note' | 'topic' | null {
  if (text.length > LONGEST_HEADING || !/[a-z]/i.test(text)) return null
  // A line of the table of contents ends in its page.
  const isEntry = isRow && /\s\d{1,3}$/.test(text)
  if (/^item\s+\d{1,2}[a-k]?\b/i.test(text)) return isEntry ? null : 'item'
  if (/^note\s+\d{1,2}\b/i.test(text) && (isBold || text.length < 90)) return isEntry ? null : 'note'
  if (isRow || !isBold || text.length > 100 || /[,;]$/.test(text)) return null
  return /^\d{1,2}\.\s+[A-Z]/.test(text) ? 'note' : 'topic'
}
