/** A period as one filing gave it, of which a test says only what it is about. */
import type { Vintage } from './vintages.ts'

type Told = Pick<Vintage, 'accession_number' | 'filing_date' | 'end_date' | 'period_in_months'> & Partial<Vintage>

export const vintageOf = (told: Told): Vintage => ({
  engine: 'tags',
  start_date: null,
  currency: 'USD',
  fiscal_year: null,
  fiscal_period: null,
  is_own: false,
  figures: {},
  ...told,
})
