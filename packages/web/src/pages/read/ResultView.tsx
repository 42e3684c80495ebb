import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { download } from '../../ui/export/download.ts'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import { DrawingFault } from '../filing/DrawingFault.tsx'
import { EvidenceCard } from '../filing/EvidenceCard.tsx'
import f from '../filing/filing.module.css'
import { QcFindings, QcVerdict } from '../filing/QcFindings.tsx'
import { Segments } from '../filing/Segments.tsx'
import { StatementTable } from '../filing/StatementTable.tsx'
import { DocumentPane } from './DocumentPane.tsx'
import { timeOf } from './Progress.tsx'
import s from './read.module.css'
import type { Done, Result } from './reading.ts'

interface Props {
  result: Result
  done: readonly Done[]
  onAnother: () => void
}

/** What was read of a file: the filing page's parts that need no server. */
export default function ResultView({ result, done, onAnother }: Props) {
  const { name, company, form, statement, document, json } = result
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const who = company ?? name
  const report = statement.qc_report
  const save = () => download(`${name.replace(/(\.\w+)+$/, '')}.json`, new Blob([json], { type: 'application/json' }))
  return (
    <>
      <p className={s.nowhere}>
        <Icon name="lock" size={14} /> Not stored anywhere: {name}, {timeOf(done)} in this browser.
      </p>
      <header className={s.resultHead}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {who}
          </h1>
          <p className={s.facts}>
            {form && <FormBadge form={form} />} {statement.period_code}
          </p>
        </div>
        <div className={s.ways}>
          <Button onClick={save}>
            <Icon name="download" /> Save as JSON
          </Button>
          <Button onClick={onAnother}>Read another</Button>
        </div>
      </header>
      <section aria-labelledby="flow" className={f.part}>
        <h2 id="flow">Income flow</h2>
        <p className={f.sentence}>{incomeSentence(who, statement)}</p>
        <DrawingFault text="Error loading income flow diagram">
          <IncomeFlow statement={statement} company={who} />
        </DrawingFault>
      </section>
      <div className={f.columns}>
        <div>
          <StatementTable statement={statement} compared={null} />
          <Segments statement={statement} kind="business_segments" compared={null} />
          <Segments statement={statement} kind="geographical_segments" compared={null} />
        </div>
        <aside className={f.side} aria-label="About this filing">
          <EvidenceCard statement={statement} />
          {report && (
            <Card title="QC results" aside={<QcVerdict report={report} />}>
              <QcFindings report={report} units={statement.revenue_units_number} />
            </Card>
          )}
        </aside>
      </div>
      <DocumentPane statement={statement} document={document} />
      <p className={s.curious}>
        Read by the engine of this site. <Link to="/">See what it has read of other companies</Link>
      </p>
    </>
  )
}
