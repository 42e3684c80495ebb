/** The sentences in which a company names its segments: "We have three reportable segments: Stores, Direct and Wholesale". */
import { wordsBefore } from '../document/likely-tables.ts'
import { occurrences } from '../find.ts'
import type { InDocument } from '../statements/in-document.ts'

/** Sentences that are read, and what is read from each: as long as a list of names with a few words beside each. */
const MOST_SENTENCES = 40
const LONGEST = 900
/** Bytes of markup and words that hold such a sentence. */
const BYTES = 4000

/** Words before names: several segments, of which names follow. */
const NAMES_FOLLOW =
  /\b(?:reportable|reporting|operating|business|industry|principal|primary|distinct|separate|into|in|the|are|following|two|three|four|five|six|seven|eight) (?:[a-z]+ ){0,2}segments?\b/i
/** A company of one segment names its products, which are none. */
const SINGLE = /\b(?:one|single|only|sole|1)\b[^.]{0,40}\bsegment/i

/** Words in lower case, without marks, a blank on both sides of each. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/&(?:amp;)?/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** A name as sentences call it: without the word for what it is. */
const spoken = (label: string): string =>
  plain(label).replace(/ (?:segments?|group|divisions?|business(?:es)?|operations) $/, ' ')

/** The sentences about several segments, as plain words. */
export function segmentSentences({ bytes, ranges, text }: Pick<InDocument, 'bytes' | 'ranges' | 'text'>): string[] {
  const passages =
    ranges.length > 0
      ? occurrences(bytes, 'segments', BYTES / 4, MOST_SENTENCES).map((at) => {
          const end = Math.min(bytes.length, at + BYTES)
          const words = wordsBefore(bytes, end, end - Math.max(0, at - 300))
          return words.slice(Math.max(0, words.indexOf('segments') - 80))
        })
      : text
          .hinting('sentences_on_segments')
          .slice(0, MOST_SENTENCES)
          .map((k) =>
            text
              .slice(k - 1, k + 14)
              .map(({ trimmed }) => trimmed)
              .join(' '),
          )
  return passages.flatMap((passage) => {
    const words = passage.slice(0, LONGEST)
    return NAMES_FOLLOW.test(words) && !SINGLE.test(words) ? [plain(words)] : []
  })
}

/** Whether one of the sentences names all of these, remainders aside. */
export function areNamed(labels: readonly string[], sentences: readonly string[]): boolean {
  const names = labels.map(spoken).filter((name) => !/^ (?:all )?others? $/.test(name))
  return names.length >= 2 && sentences.some((sentence) => names.every((name) => sentence.includes(name)))
}
