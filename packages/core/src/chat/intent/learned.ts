/** What was learned from the questions of `lessons`, written by `npm run learn`. */
import file from './learned.json' with { type: 'json' }
import clusters from './lessons/clusters.json' with { type: 'json' }
import { unpacked } from './packed.ts'
import type { Learned } from './read.ts'

let known: Learned | null = null

/** Taken apart when it is first asked for. */
export function learned(): Learned {
  if (known) return known
  const [kinds, answerable] = unpacked(file)
  if (!kinds || !answerable) throw new Error('learned.json holds two models')
  known = {
    ...{ kinds, answerable, clusters: clustersIn(clusters) },
    words: new Set(file.words.split(' ')),
    before: new Set(file.before.split(' ')),
  }
  return known
}

/** Words of like meaning stand on one line. */
export const clustersIn = (lines: readonly string[]): Map<string, number> =>
  new Map(lines.flatMap((line, at) => line.split(' ').map((word) => [word, at] as const)))
