/** The compared paragraphs as they are shown: what stayed is folded, what was removed is one line. Pure. */
import type { TextChanges } from '@topline/core/api/filings/changes.ts'

export type Paragraph = TextChanges['paragraphs'][number]

/** Paragraphs in a row that are folded to one line, or one that is shown. */
export type Shown = { fold: 'same' | 'removed'; paragraphs: Paragraph[] } | { paragraph: Paragraph }

export const textOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('')

/** @param query shows what holds these words in either year, nothing folded; '' = everything */
export function grouped(paragraphs: readonly Paragraph[], query: string): Shown[] {
  if (query !== '') {
    const words = query.toLowerCase()
    const holds = (one: Paragraph) =>
      (['added', 'removed'] as const).some((without) =>
        one.runs
          .filter(({ kind }) => kind !== without)
          .map(({ text }) => text)
          .join('')
          .toLowerCase()
          .includes(words),
      )
    return paragraphs.filter(holds).map((paragraph) => ({ paragraph }))
  }
  const out: Shown[] = []
  for (const paragraph of paragraphs) {
    const { kind } = paragraph
    const last = out.at(-1)
    if (kind !== 'same' && kind !== 'removed') out.push({ paragraph })
    else if (last && 'fold' in last && last.fold === kind) last.paragraphs.push(paragraph)
    else out.push({ fold: kind, paragraphs: [paragraph] })
  }
  return out
}

export type Counts = Record<Paragraph['kind'], number>

export function countsOf(paragraphs: readonly Paragraph[]): Counts {
  const counts: Counts = { same: 0, changed: 0, added: 0, removed: 0, moved: 0 }
  for (const { kind } of paragraphs) counts[kind] += 1
  return counts
}

/** The text in pieces, those that are the query apart. */
export function pieces(text: string, query: string): { text: string; isFound: boolean }[] {
  if (query === '') return [{ text, isFound: false }]
  const pattern = new RegExp(`(${query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, isFound: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
