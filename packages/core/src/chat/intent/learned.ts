/** What was learned from the questions of `lessons`, written by `npm run learn`. */
import file from './learned.json' with { type: 'json' }
import { unpacked } from './packed.ts'
import type { Learned } from './read.ts'

let known: Learned | null = null

/** Taken apart when it is first asked for. */
export function learned(): Learned {
  known ??= {
    kinds: unpacked(file.kinds),
    answerable: unpacked(file.answerable),
    clusters: clustersIn(file.clusters),
    words: new Set(file.words.split(' ')),
  }
  return known
}

/** Words of like meaning stand on one line. */
export const clustersIn = (text: string): Map<string, number> =>
  new Map(text.split('\n').flatMap((line, at) => line.split(' ').map((word) => [word, at] as const)))
