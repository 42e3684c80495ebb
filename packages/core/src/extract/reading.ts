import type { OtherStatements } from '../statement/other-statements.ts'
import type { ReleaseParts } from '../statement/release.ts'
import type { Evidence, Extraction, QcTest } from '../statement/statement.ts'
import type { UnitPlace } from './sheet/unit-of.ts'

/**
 * How the unit of the amounts is known: the document names it, EPS × shares are net income in this unit and no other,
 * both ('proven', with the place), or neither: whole units are then assumed.
 */
export interface UnitProof {
  source: 'document' | 'proven' | 'assumed'
  place?: UnitPlace
}

/** What says that the column that is read is the newest: null where there is nothing to ask. */
export interface ColumnProof {
  /** Its own head prints its date or its year. */
  head: boolean
  /** It ends on the day that the cover names. */
  cover: boolean | null
  /** The columns of that length stand in the order of their years, and it is the first or the last of them. */
  order: boolean | null
}

/** What one engine makes of a document, before the best evidence is chosen and QC has run. */
export type Reading = Omit<Extraction, 'ok' | 'qc' | 'evidence'> & {
  /** Where the document prints the main figures again; absent where it was not looked for. */
  evidence?: Evidence[]
  /** Tests that only the engine could make, on evidence that the statement does not keep. */
  checks?: QcTest[]
  /** The balance sheet and the cash flows; absent where they were not looked for. */
  others?: OtherStatements
  /** What a release tells beyond its statement; absent of other documents. */
  release?: ReleaseParts
  /** Months that the head of a release gives its main period; those of a quarter where absent. */
  release_months?: number
  /** Revenue is known to be one by what the costs below it leave, whatever its line is called. */
  revenue_confirmed?: boolean
  /** Of a reading from tables. */
  unit?: UnitProof
  /** Of a reading from tables. */
  column_proof?: ColumnProof
}
