/** The one shape that HTML tables and text tables are read into. */

/** A printed figure: its value without unit, where its digits stand, and the stretch of columns it covers. */
export interface Figure {
  value: number
  text: string
  start: number
  end: number
  /** First and last position: grid columns in HTML, characters in text. */
  left: number
  right: number
  percent: boolean
  dash: boolean
  decimals: number
  /** Printed in brackets or with a minus. */
  negative: boolean
}

/** Words of a row that are no figure: parts of heads. */
export interface Phrase {
  text: string
  left: number
  right: number
  start: number
  end: number
}

export interface Row {
  label: string
  /** The label stands in a later cell than the first, which is empty. */
  aside?: true
  indent: number
  figures: Figure[]
  /** In text: an amount that ends the label after a single blank, and the label without it; its column tells whose it is. */
  tail?: { label: string; figure: Figure }
  /** All texts beside the label that are not figures, and bare years. */
  phrases: Phrase[]
  start: number
  end: number
}

/** A table with the text that stands above it. */
export interface Grid {
  kind: 'html' | 'text'
  before: string
  /** Of these the words that no other table stands between: its own headings. Absent where none stands close. */
  over?: string
  /** The first words below the table: the foot of its page. */
  below?: string
  /** Stands in an exhibit that is not the annual report (T159). */
  exhibit?: boolean
  rows: Row[]
  start: number
  end: number
}
