/** What a filing says of its own and of earlier periods, as rows (decision 63). */
import type { Extraction } from '@topline/core/statement/statement.ts'
import { type VintageSource as Source, vintagesOfFiling } from '@topline/core/statement/vintages-of-filing.ts'
import type { vintages } from '../../db/schema.ts'

export interface VintageSource extends Source {
  cik: string
}
type VintageRow = typeof vintages.$inferInsert

/** One row a period, the filing's own first. */
export const vintageRows = (filing: VintageSource, extraction: Extraction): VintageRow[] =>
  vintagesOfFiling(filing, extraction).map(({ figures, ...vintage }) => ({ cik: filing.cik, ...vintage, ...figures }))
