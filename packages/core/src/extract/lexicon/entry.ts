/** What a line is, by its words alone. */
export type Kind =
  | 'revenue-total'
  | 'revenue'
  | 'cost-total'
  | 'cost'
  | 'gross'
  | 'operating'
  | 'pretax'
  | 'tax'
  | 'net'
  | 'attributable'
  | 'minority'
  | 'preferred'
  | 'eps'
  | 'shares'
  | 'comprehensive'
  | 'expenses-total'
  | 'other'

/** Words of a label that speak for a kind of line. */
export interface Form {
  /** Looked for in the bare words of a label. */
  words: RegExp
  /** A label that these words alone give its kind, or take it from. */
  takes: string
  /** A label that looks alike and that they leave as it is. */
  leaves: string
  /**
   * Accession number of a filing that prints it, or the rule that prescribes the wording where no filing at hand does;
   * null: a usual wording without either, which a test of statements needs.
   */
  filing: string | null
  /** Looked for with the brackets of the print: a loss in brackets may be all that says "income". */
  bracketed?: true
  /** Words of the headings over the line that are needed as well, with an example. */
  under?: { words: RegExp; prints: string }
}

/** A form as it counts: the kind with the greatest weight is the line's; one below zero takes the kind away. */
export interface Entry extends Form {
  kind: Kind
  weight: number
}

/** Outweighs every form that speaks for the kind. */
const AGAINST = -1000

/** Forms that speak for one kind. Weights order the kinds among themselves: a share of net income is not net income. */
export const speakFor = (kind: Kind, weight: number, forms: readonly Form[]): Entry[] =>
  forms.map((form) => ({ ...form, kind, weight }))

/** Forms that say a label is not of the kind, whatever else it says. */
export const speakAgainst = (kind: Kind, forms: readonly Form[]): Entry[] => speakFor(kind, AGAINST, forms)
