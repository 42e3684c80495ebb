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

interface Piece {
  text: string
  isFound: boolean
}

/** Each run in pieces, those that are the query apart: found in the words of either year, also where they changed within. */
export function pieces(runs: Paragraph['runs'], query: string): Piece[][] {
  const found = runs.map(({ text }) => new Array<boolean>(text.length).fill(false))
  for (const other of query === '' ? [] : (['added', 'removed'] as const)) {
    const letters = runs.flatMap(({ kind, text }, run) =>
      kind === other ? [] : Array.from({ length: text.length }, (_, at) => ({ run, at })),
    )
    const year = runs.map(({ kind, text }) => (kind === other ? '' : text)).join('')
    for (const { index, 0: words } of year.matchAll(new RegExp(escaped(query), 'gi')))
      for (const { run, at } of letters.slice(index, index + words.length)) {
        const marks = found[run]
        if (marks) marks[at] = true
      }
  }
  return runs.map(({ text }, run) => {
    const marks = found[run] ?? []
    const ends = marks.flatMap((mark, at) => (at > 0 && mark !== marks[at - 1] ? [at] : []))
    const cuts = [0, ...ends, text.length]
    return cuts.slice(1).map((end, i) => ({ text: text.slice(cuts[i], end), isFound: marks[cuts[i] ?? 0] ?? false }))
  })
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
