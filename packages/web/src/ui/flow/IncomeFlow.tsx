import type { WireStatement } from '@topline/core/api/wire.ts'
import type { FlowChanges } from '@topline/core/flow/layout/change.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { sourceHref } from '../figure/Figure.tsx'
import { FlowDiagram, type FlowProof } from './FlowDiagram.tsx'
import type { MovedFlow } from './FlowDrawing.tsx'
import type { Tones } from './tones.ts'

interface Props {
  statement: WireStatement
  company: string
  show?: FlowShow
  /** change on the year before, by the key of a figure */
  changes?: FlowChanges | undefined
  /** the period of the year before */
  before?: string | undefined
  /** how changes are drawn, where the page offers them */
  tones?: Tones
  moved?: MovedFlow | null
  /** stands between the drawing and its legend */
  under?: ReactNode
  /** shows the printed row of a pressed bar; absent = a press opens the filing */
  proof?: FlowProof['Strip']
}

/** The income flow of a wire statement: each located figure opens its cell, within the application. */
export const IncomeFlow = memo(function IncomeFlow(props: Props) {
  const { statement, company, show, changes, before, tones, moved, under, proof: Strip } = props
  const places = statement.provenance
  // The same input for the same statement: an address that changes must not lay the drawing out again.
  const input = useMemo(() => ({ ...statement, unit: statement.revenue_units_number }), [statement])
  const hrefFor = useCallback(
    (key: string) => sourceHref(statement.accession_number, places?.[key]),
    [statement.accession_number, places],
  )
  return (
    <FlowDiagram
      statement={input}
      sentence={incomeSentence(company, statement) ?? `Income flow of ${company}, ${statement.period_code}`}
      show={show}
      changes={changes}
      before={before}
      tones={tones}
      moved={moved}
      under={under}
      hrefFor={hrefFor}
      places={places}
      proof={Strip && { accession: statement.accession_number, Strip }}
    />
  )
})
