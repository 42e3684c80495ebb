import type { WireStatement } from '@topline/core/api/wire.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { type MouseEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { sourceHref } from './Figure.tsx'
import { FlowDiagram } from './flow/FlowDiagram.tsx'
import { Segmented } from './Segmented.tsx'

interface Props {
  statement: WireStatement
  company: string
}

const SHOWS = [
  { value: 'amount', label: 'Amount' },
  { value: 'share', label: '% of revenue' },
] as const

/** The income flow of a statement, each node a link to its place; nothing where there is no flow to draw. */
export function IncomeFlow({ statement, company }: Props) {
  const [show, setShow] = useState<'amount' | 'share'>('amount')
  const navigate = useNavigate()
  const input = useMemo(() => ({ ...statement, unit: statement.revenue_units_number }), [statement])
  const hrefFor = (key: string) => sourceHref(statement.accession_number, statement.provenance?.[key])
  const open = (href: string, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    <>
      <div className="flow-show">
        <Segmented label="What the flow shows" options={SHOWS} value={show} onChange={setShow} />
      </div>
      <FlowDiagram
        statement={input}
        sentence={incomeSentence(company, statement) ?? `Income flow of ${company}, ${statement.period_code}`}
        show={show}
        hrefFor={hrefFor}
        onOpen={open}
      />
    </>
  )
}
