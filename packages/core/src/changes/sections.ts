/**
 * The parts of a report that are read for what changed: risk factors, the management's discussion and the notes. Items by
 * their numbers as Forms 10-K and 10-Q name them (17 CFR 249.310, 249.308a), the notes by their heading.
 */
import { type Block, documentBlocks, textBlocks } from '../filing/blocks.ts'
import type { Charset } from '../filing/source-text.ts'

export const SECTION_IDS = ['risk-factors', 'discussion', 'notes'] as const
export type SectionId = (typeof SECTION_IDS)[number]

export const SECTION_NAMES: Readonly<Record<SectionId, string>> = {
  'risk-factors': 'Risk factors',
  discussion: 'Management’s discussion',
  notes: 'Notes',
}

const LONGEST_HEADING = 200
/** Fewer characters are a reference to another place, or an item of the table of contents. */
const FEWEST = 400

interface Item {
  at: number
  number: string
  /** what stands behind the number, or in the next block */
  title: string
}

const ITEM = /^(?:part\s+i{1,2}\s*[,.–—-]?\s*)?items?\s+(\d{1,2}[a-c]?)(?:\s*[.:–—-]+|\s|$)/i
const TITLES: Readonly<Record<Exclude<SectionId, 'notes'>, RegExp>> = {
  'risk-factors': /risk\s+factors/i,
  discussion: /management.{0,3}s\s+discussion|discussion\s+and\s+analysis\s+of\s+financial/i,
}
const NOTES =
  /^(?:(?:condensed|consolidated|unaudited|interim|selected)\s+)*notes\s+to\s+(?:the\s+)?(?:unaudited\s+|condensed\s+|consolidated\s+|interim\s+|combined\s+)*financial\s+statements\b/i
const AFTER_NOTES = /^(?:signatures?|report of independent registered|exhibit index|index to exhibits)\b/i

/** @param isText a plain-text filing. @returns the blocks of each section that the document has */
export function sectionsOf(source: string, charset: Charset, isText: boolean): Map<SectionId, Block[]> {
  const blocks = whole(isText ? textBlocks(source, charset) : documentBlocks(source, charset), source)
  const items = itemsOf(blocks)
  const found = new Map<SectionId, Block[]>()
  for (const id of ['risk-factors', 'discussion'] as const) {
    const stretches = items.flatMap((item, i) =>
      TITLES[id].test(item.title) ? [blocks.slice(item.at, items[i + 1]?.at ?? blocks.length)] : [],
    )
    const longest = longestOf(stretches)
    if (longest) found.set(id, longest)
  }
  const notes = longestOf(notesIn(blocks, items))
  if (notes) found.set('notes', notes)
  return found
}

/** Blocks as they are printed: a long paragraph is read in pieces, with nothing but blanks between them. */
function whole(blocks: readonly Block[], source: string): Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    const between = last && last.end <= block.start ? source.slice(last.end, block.start) : '<'
    if (last && !block.isRow && between.length < 40 && /^\s*$/.test(between) && !/\n\s*\n/.test(between))
      out[out.length - 1] = { ...last, text: `${last.text} ${block.text}`, end: block.end }
    else out.push(block)
  }
  return out
}

/** The headings of items, without the lines of a table of contents and sentences that refer to an item. */
function itemsOf(blocks: readonly Block[]): Item[] {
  const all = blocks.flatMap((block, at): Item[] => {
    const { text } = block
    const number = text.length <= LONGEST_HEADING ? ITEM.exec(text)?.[1] : undefined
    if (number === undefined || (block.isRow && /\s\d{1,3}$/.test(text))) return []
    const own = text.replace(ITEM, '').trim()
    // A reference goes on in small letters: "Item 7 of this report".
    if (/^(?:of|in|to|and|above|below|for|is|was|has|under)\b/.test(own)) return []
    return [{ at, number, title: own === '' ? (blocks[at + 1]?.text.slice(0, LONGEST_HEADING) ?? '') : own }]
  })
  // Some filings repeat the heading on each page.
  return all.filter(({ number }, i) => number.toLowerCase() !== all[i - 1]?.number.toLowerCase())
}

/** From each heading of the notes to the next item, or what follows the notes. */
function notesIn(blocks: readonly Block[], items: readonly Item[]): Block[][] {
  const starts = blocks.flatMap(({ text, isRow }, at) =>
    text.length <= LONGEST_HEADING && NOTES.test(text) && !(isRow && /\s\d{1,3}$/.test(text)) ? [at] : [],
  )
  return starts.map((from) => {
    const next = items.find(({ at }) => at > from)?.at ?? blocks.length
    const after = blocks.findIndex(({ text }, at) => at > from && at < next && AFTER_NOTES.test(text))
    return blocks.slice(from, after < 0 ? next : after)
  })
}

const lengthOf = (stretch: readonly Block[]): number => stretch.reduce((sum, { text }) => sum + text.length, 0)

/** A heading is repeated on each page of some filings, and stands in the table of contents of others. */
function longestOf(stretches: readonly Block[][]): Block[] | null {
  const [longest] = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return longest && lengthOf(longest) >= FEWEST ? longest : null
}
