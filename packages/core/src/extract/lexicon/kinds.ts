import type { Figure } from '../document/row.ts'
import { COUNTED } from './counted.ts'
import { byWords, countedIn, countedKind } from './counted-kind.ts'
import type { Kind } from './entry.ts'
import { ENTRIES, kindBy, type Worded } from './lexicon.ts'
import { shareKind } from './share-kind.ts'

export type { Kind } from './entry.ts'

const byEntries = kindBy(ENTRIES)
const counted = byWords(countedIn(COUNTED))

const known = new WeakMap<Worded, Kind>()

/** What the words of a line say alone; worked out once, for each column of its table asks. */
function byWordsAlone(line: Worded): Kind {
  const kind = known.get(line) ?? byEntries(line) ?? countedKind(line, counted) ?? 'other'
  known.set(line, kind)
  return kind
}

/**
 * What a line is by its words, its headings and the size of a figure on it.
 * @param figure a figure of the line, in printed units; per-share figures and counts of shares are told apart by it
 */
export const kindOf = (line: Worded, figure: Figure | null): Kind => shareKind(line, figure) ?? byWordsAlone(line)
