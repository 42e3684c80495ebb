/** The way of the cash through a period, as bars that add up. Amounts in whole units. */
import type { CashFlowFigures, PrintedLine } from '../../statement/other-statements.ts'
import type { Place, Provenance } from '../../statement/statement.ts'

/** What cash flows must tell to be drawn; the wire shape tells it. */
export interface CashInput extends CashFlowFigures {
  start_date: string
  end_date: string
  currency: string
  lines: readonly PrintedLine[]
  provenance: Provenance
}

/** The sections that open into their parts. */
export const SECTIONS = ['operations', 'investments', 'financing'] as const
export type Section = (typeof SECTIONS)[number]

export interface Bar {
  id: string
  name: string
  /** 'own': the end of a bridge to a company's own measure, outlined */
  kind: 'cash' | 'in' | 'out' | 'unexplained' | 'own'
  /** whole units: of an end its level, else what it adds or takes */
  amount: number
  /** levels, whole units */
  from: number
  to: number
  /** its one cell; null where it is computed */
  place: Place | null
  /** the lines it is the sum of, where it is one of several */
  parts: readonly { name: string; amount: number; place: Place | null }[]
  /** the section whose total or part it is */
  section: Section | null
}

export interface Bridge {
  currency: string
  /** absent: amounts of money; '%': ends in percent, steps in points */
  unit?: '%'
  bars: readonly Bar[]
  /** sections that are drawn by their parts, with the total of each */
  open: readonly { section: Section; total: number; place: Place | null }[]
  /** sections that have parts to be drawn by */
  openable: readonly Section[]
  /** operations and capital expenditures; null where one is not printed */
  free: number | null
}
