import type { Extraction, QcTest } from '../statement/statement.ts'

/** What one engine makes of a document, before the best evidence is chosen and QC has run. */
export type Reading = Omit<Extraction, 'ok' | 'qc'> & {
  /** Tests that only the engine could make, on evidence that the statement does not keep. */
  checks?: QcTest[]
  /** Revenue is known to be one by what the costs below it leave, whatever its line is called. */
  revenue_confirmed?: boolean
}
