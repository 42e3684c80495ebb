import type { Filing } from '@topline/core/api/wire.ts'
import { useMemo } from 'react'
import type { Rows } from '../../api/call.ts'
import { StatementSection } from '../../statements/StatementSection.tsx'

/** A company's statements; the chart does not wait for them (decision 63). */
export function CompanyStatements({ cik, first }: { cik: string; first: Rows<Filing> }) {
  const sources = useMemo(() => [{ cik, rows: first.rows, total: first.total }], [cik, first])
  return <StatementSection title="Income statements" sources={sources} pauseMs={0} emptyText="No filings yet" />
}
