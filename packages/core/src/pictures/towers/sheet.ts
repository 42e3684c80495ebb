/** A balance sheet as two towers: what the company owns, and whose it is. Amounts in whole units. */
import type { BalanceSheetFigures, PrintedLine } from '../../statement/other-statements.ts'
import type { Place, Provenance } from '../../statement/statement.ts'

/** What a balance sheet must tell to be drawn; the wire shape tells it. */
export interface SheetInput extends BalanceSheetFigures {
  as_of: string
  currency: string
  lines: readonly PrintedLine[]
  provenance: Provenance
  prior_periods: readonly (BalanceSheetFigures & { as_of: string; provenance: Provenance })[]
}

/** The family of a block, which is its colour. */
export type Family =
  | 'cash'
  | 'current'
  | 'lasting'
  | 'debt'
  | 'liability'
  | 'between'
  | 'equity'
  | 'deficit'
  | 'unexplained'

/** A line that a block is made of. */
export interface Part {
  name: string
  /** whole units, with the sign that it counts with */
  amount: number
  place: Place | null
}

export interface Block {
  id: string
  name: string
  family: Family
  /** whole units; positive, for areas are: a negative one stands in the other tower */
  value: number
  /** the figure as it is said, with its sign */
  figure: number
  /** its one cell; null where it is a sum */
  place: Place | null
  /** the lines it is the sum of, in the order of the print; none where the filing prints one */
  parts: readonly Part[]
  /** is it computed: a sum or a remainder */
  computed: boolean
}

/** Last year's tower: its blocks from the top, as far apart as the columns beside tell. */
export interface Ghost {
  as_of: string
  owns: readonly number[]
  owes: readonly number[]
}

export interface Towers {
  currency: string
  as_of: string
  /** from the top */
  owns: readonly Block[]
  owes: readonly Block[]
  /** total assets as printed */
  assets: number
  /** height of both towers in whole units, deficit included */
  height: number
  /** cash and short-term investments less debt; null where one is not known or the sheet is not classified */
  net: { value: number; cash: string; debts: readonly string[] } | null
  /** by how much the company owes more than it owns; null where it does not */
  deficit: number | null
  ghost: Ghost | null
}
