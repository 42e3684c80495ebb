import type { Line } from '../sheet/lines.ts'
import { nearestHeading } from '../sheet/nearest-heading.ts'
import type { Kind } from './entry.ts'

/** What counts over tagged statements say of words: the kind of line that they stand on, and how surely. */
export interface Counted {
  /** `=label`, `heading > label`, two words that follow each other, or one word. */
  words: string
  kind: Kind
  /**
   * Five times the binary logarithm of the odds, companies against companies; below every form written by hand. Single words are kept below
   * zero as well: they stand beside others on the kind of line. */
  weight: number
  /** The headings and the label of a line that has its kind by these words, as bare words: `heading > label`. */
  label: string
  /** Accession number of a filing that prints the label. */
  filing: string
}

/** What may be counted of a line: its whole label, alone and under its heading, its words and pairs of words. */
export function wordsOf({ bare, heading }: Pick<Line, 'bare' | 'heading'>): string[] {
  if (bare === '') return []
  const words = bare.split(' ').filter((word) => /^[a-z&'-]{2,}$/.test(word))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const nearest = nearestHeading(heading)
  return [...(nearest === '' ? [] : [`${nearest} > ${bare}`]), `=${bare}`, ...pairs, ...words]
}

/** Words of a smaller weight only go along with others. */
export const SPEAKS = 10
/** How much weightier words must be than those that speak for another kind. */
const CLEARLY = 12

/** The entries by their words. */
export type CountedWords = ReadonlyMap<string, readonly Counted[]>

/** The entries of a counted lexicon by their words. */
export function byWords(counted: readonly Counted[]): Map<string, Counted[]> {
  const found = new Map<string, Counted[]>()
  for (const one of counted) found.set(one.words, [...(found.get(one.words) ?? []), one])
  return found
}

/**
 * The kind that the weightiest words of a line say; null where none of weight was counted, where others disagree, or where
 * the line has a word that was never counted on that kind: "income before extraordinary item" is not the income before
 * taxes of the statements that were counted.
 */
export function countedKind(line: Pick<Line, 'bare' | 'heading'>, counted: CountedWords): Kind | null {
  const words = wordsOf(line)
  const found = words.flatMap((one) => counted.get(one) ?? [])
  const best = found.reduce<Counted | null>(
    (most, one) => (one.weight > (most?.weight ?? SPEAKS - 1) ? one : most),
    null,
  )
  if (best === null) return null
  const { kind } = best
  const against = found.filter((one) => one.kind !== kind).map(({ weight }) => weight)
  if (best.weight - Math.max(0, ...against) < CLEARLY) return null
  const known = (one: string) => counted.get(one)?.some((entry) => entry.kind === kind) ?? false
  return kind === 'other' || line.bare.split(' ').every(known) ? kind : null
}

/** The lines of the data file: words, kind, weight, label and filing, with tabs between. */
export const countedIn = (text: string): Counted[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [words = '', kind = '', weight = '', label = '', filing = ''] = line.split('\t')
      return { words, kind: kind as Kind, weight: Number(weight), label, filing }
    })

/** The data file's text for these entries. */
export const countedText = (counted: readonly Counted[]): string =>
  counted.map((one) => [one.words, one.kind, one.weight, one.label, one.filing].join('\t')).join('\n')
