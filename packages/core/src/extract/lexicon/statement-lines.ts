/** What a line of a balance sheet or of a statement of cash flows is, by its words or its concept. */
import { kept } from '../kept.ts'

/** One form of label. */
interface LineEntry {
  /** Words of the label in lower case, brackets and footnote marks removed. */
  words: RegExp
  /** Words beside them that make it another line. */
  not?: RegExp
  /** A label that it takes. */
  takes: string
  /** One that looks alike and that it leaves. */
  leaves: string
  /** Accession number of a filing that prints the first. */
  filing: string
}

/** A field's forms and concepts (local names of us-gaap). */
export interface FieldWords {
  entries: readonly LineEntry[]
  concepts: readonly string[]
  /** What a line's concept, where it is another, must say for its words to count. */
  says: RegExp
  /** Words of a label that no concept outweighs: a filer took the nearest tag for another line. */
  never?: RegExp
  /** What a line is printed net of or with: it makes it no other line. */
  aside?: RegExp
}

/** What of a debt is not in its line: its part that is due now. */
const LESS_CURRENT =
  /\b(?:(?:net of|less|net|after|excluding|exclusive of)\b.{0,14}\b(?:current|due within)|not due within).*$/

/** What a debt is printed net of. */
const NET_OF =
  /(?<=\b(?:debts?|notes?|loans?|bonds|debentures|borrowings?|obligations)\b.{0,60})\b(?:net of|less|including|excluding)\b.{0,20}\b(?:unamortized|discounts?|premiums?|(?:debt )?issuance|(?:deferred )?financing costs|origination)\b.*$/

/** What a debt is printed with: its own part that is due now, not that of another. */
export const WITH_CURRENT =
  /(?<=\b(?:debts?|notes|loans?|bonds|debentures|borrowings?|obligations|payable|mortgages?)\b.{0,60})\bincluding (?:the )?(?:current (?:portions?|maturit\w+|instal\w+)(?! of (?:long-term|notes|debt|loans?|capital))|(?:amounts? |portions? )?due within).*$/

/** Interest that is printed with the debt it is owed on. */
const WITH_INTEREST =
  /(?<=\b(?:debts?|notes|loans?|debentures|borrowings?)\b.{0,30})\b(?:and|plus|including|with) (?:related |accrued |unpaid )*interest\b.*$/

/** What receivables are printed less or with, whatever it is called. */
const OF_RECEIVABLES = /(?<=\breceivables?\b.{0,40})\b(?:less|net of|including|excluding)\b.*$/

/** Whether a line is the field's: by its concept, or by its words where its concept does not speak against them. */
export const isLineOf = (field: FieldWords, concept: string, bare: string): boolean =>
  (field.concepts.includes(concept) && !field.never?.test(bare)) ||
  ((concept === '' || field.says.test(concept)) && saidBy(field, bare))

const searches = new WeakMap<FieldWords, (bare: string) => boolean>()

/** Whether words are of one of the forms. */
export function saidBy(field: FieldWords, bare: string): boolean {
  const search = searches.get(field) ?? kept((words) => isSaid(field, words))
  searches.set(field, search)
  return search(bare)
}

const NOTHING = /$^/

const isSaid = ({ entries, aside = NOTHING }: FieldWords, bare: string): boolean =>
  entries.some(
    ({ words, not }) =>
      words.test(bare) &&
      !not?.test(
        bare
          .replace(aside, ' ')
          .replace(LESS_CURRENT, ' ')
          .replace(WITH_CURRENT, ' ')
          .replace(NET_OF, ' ')
          .replace(OF_RECEIVABLES, ' ')
          .replace(WITH_INTEREST, ' '),
      ),
  )
