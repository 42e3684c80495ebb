import type { Company, Filing, Series } from '@topline/core/api/wire.ts'
import type { Rows } from '../../api/call.ts'

export interface ComparedCompany {
  cik: string
  /** null = 'Company not found' */
  company: Company | null
  series: Series | null
  statements: Rows<Filing>
}
