import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { useState } from 'react'
import { SignIn } from '../../shell/SignIn.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IncomeFlow } from '../../ui/IncomeFlow.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Gate } from '../../ui/State.tsx'
import s from './filing.module.css'

/** The income flow, the hero of the page; for subscribers, and for everybody on a showcase (decision 101). */
export function FlowSection({ filing, statement }: { filing: Filing; statement: WireStatement }) {
  const { user, hasAccess } = useViewer()
  const [show, setShow] = useState<'amount' | 'share'>('amount')
  const isOpen = hasAccess || statement.showcase
  const sees = statement.user_has_permission_to_view
  if (isOpen && !sees) return null
  const sentence = sees ? incomeSentence(filing.company.name, statement) : null
  return (
    <section aria-labelledby="flow" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="flow">Income flow</h2>
          {sentence && <p className={s.sentence}>{sentence}</p>}
        </div>
        {isOpen && (
          <div className={s.flowTools}>
            <Segmented
              label="Figures of the income flow"
              value={show}
              onChange={setShow}
              options={[
                { value: 'amount', label: 'Amount' },
                { value: 'share', label: '% of revenue' },
              ]}
            />
            <a className={s.png} href={`/api/income-statement/${filing.accession_number}/sankey.png`} download>
              <Icon name="download" size={14} /> PNG
            </a>
          </div>
        )}
      </div>
      {isOpen ? (
        <IncomeFlow statement={statement} company={filing.company.name} show={show} />
      ) : (
        <Gate height={300}>
          {user === null ? (
            <SignIn primary label="Log in to View Diagram" align="left" />
          ) : (
            <LinkButton primary to="/pricing">
              <Icon name="lock" /> Subscribe to View Diagram
            </LinkButton>
          )}
        </Gate>
      )}
    </section>
  )
}
