import type { WireStatement } from '@topline/core/api/wire.ts'
import type { FlowChanges } from '@topline/core/flow/layout/change.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { memo, useCallback, useMemo } from 'react'
import { sourceHref } from '../figure/Figure.tsx'
import { FlowDiagram } from './FlowDiagram.tsx'

interface Props {
  statement: WireStatement
  company: string
  show?: FlowShow
  /** change on the year before, by the key of a figure */
  changes?: FlowChanges | undefined
  /** the period of the year before */
  before?: string | undefined
}

/** The income flow of a wire statement: each located figure opens its cell, within the application. */
export const IncomeFlow = memo(function IncomeFlow({ statement, company, show, changes, before }: Props) {
  const places = statement.provenance
  // The same input for the same statement: an address that changes must not lay the drawing out again.
  const input = useMemo(() => ({ ...statement, unit: statement.revenue_units_number }), [statement])
  const hrefFor = useCallback(
    (key: string) => sourceHref(statement.accession_number, places?.[key]),
    [statement.accession_number, places],
  )
  const printedAs = useCallback((key: string) => printed(places?.[key]), [places])
  return (
    <FlowDiagram
      statement={input}
      sentence={incomeSentence(company, statement) ?? `Income flow of ${company}, ${statement.period_code}`}
      show={show}
      changes={changes}
      before={before}
      hrefFor={hrefFor}
      printedAs={printedAs}
    />
  )
})

/** The words and digits of the filing; null for what is calculated or stands nowhere by itself. */
const printed = (place: Place | undefined): string | null =>
  !place || 'computed' in place || place.start === null ? null : `“${place.label}”, ${place.text}`
