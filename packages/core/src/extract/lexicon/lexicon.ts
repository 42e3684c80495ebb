import type { Line } from '../sheet/lines.ts'
import { COSTS } from './entries/costs.ts'
import { OPERATING } from './entries/operating.ts'
import { OWNERS } from './entries/owners.ts'
import { RESULTS } from './entries/results.ts'
import { REVENUE } from './entries/revenue.ts'
import { TAXES } from './entries/taxes.ts'
import type { Entry, Kind } from './entry.ts'

/** All entries written by hand. */
export const ENTRIES: readonly Entry[] = [...RESULTS, ...OPERATING, ...OWNERS, ...TAXES, ...COSTS, ...REVENUE]

/** What is asked of a line. */
export type Worded = Pick<Line, 'bare' | 'words' | 'heading'>

/** The entries of one kind and weight as one search; null words: this search is not needed. */
interface Search {
  kind: Kind
  weight: number
  for: ((line: Worded) => boolean)[]
  against: RegExp | null
}

/** One search for all the words: a statement has hundreds of labels, and a lexicon a hundred entries. */
const anyOf = (entries: readonly Entry[]): RegExp | null =>
  entries.length === 0 ? null : new RegExp(entries.map(({ words }) => `(?:${words.source})`).join('|'))

/** The kind of a line by these entries: that of the greatest weight that nothing speaks against; null: no words are known. */
export function kindBy(entries: readonly Entry[]): (line: Worded) => Kind | null {
  const searches = searchesOf(entries)
  return (line) =>
    searches.find(({ for: speak, against }) => speak.some((one) => one(line)) && !against?.test(line.bare))?.kind ??
    null
}

function searchesOf(entries: readonly Entry[]): Search[] {
  const speaking = entries.filter(({ weight }) => weight > 0)
  const weights = [...new Set(speaking.map(({ weight }) => weight))].sort((a, b) => b - a)
  return weights.flatMap((weight) => {
    const kinds = [...new Set(speaking.filter((one) => one.weight === weight).map(({ kind }) => kind))]
    return kinds.map((kind) => {
      const own = speaking.filter((one) => one.weight === weight && one.kind === kind)
      const plain = anyOf(own.filter(({ bracketed, under }) => !bracketed && !under))
      const rest = own.filter(({ bracketed, under }) => bracketed || under)
      return {
        kind,
        weight,
        for: [...(plain ? [({ bare }: Worded) => plain.test(bare)] : []), ...rest.map(speaks)],
        against: anyOf(entries.filter((one) => one.weight < 0 && one.kind === kind)),
      }
    })
  })
}

const speaks =
  ({ words, bracketed, under }: Entry) =>
  (line: Worded): boolean =>
    (under?.words.test(line.heading) ?? true) && words.test(bracketed ? line.words : line.bare)
