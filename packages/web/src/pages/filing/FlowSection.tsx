import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { flowGraph } from '@topline/core/flow/graph/build.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { useState } from 'react'
import { SignIn } from '../../actions/SignIn.tsx'
import { notifyError, notifySuccess } from '../../api/notices.ts'
import { useViewer } from '../../session/viewer.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Gate } from '../../ui/display/State.tsx'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { DrawingFault } from './DrawingFault.tsx'
import s from './filing.module.css'
import { FlowOutline } from './Outline.tsx'
import { PictureFiles } from './PictureFiles.tsx'

export interface FlowProps {
  filing: Filing
  statement: WireStatement
  compared: Comparison | null
}

const SHOWS: readonly { value: FlowShow; label: string }[] = [
  { value: 'amount', label: 'Amount' },
  { value: 'share', label: '% of revenue' },
  { value: 'change', label: 'Change' },
]

/** The income flow, the hero of the page; for subscribers, and for everybody on a showcase (decision 60). */
export function FlowSection({ filing, statement, compared }: FlowProps) {
  const { user } = useViewer()
  const [params, patch] = useAddress()
  const hasChanges = compared !== null && Object.keys(compared.changes).length > 0
  const offered = SHOWS.filter(({ value }) => value !== 'change' || hasChanges)
  const show = offered.find(({ value }) => value === params.get('flow'))?.value ?? 'amount'
  const decision = statement.access.flow
  // What nobody can open yet asks for no sign-in and no plan: the statement's place says why.
  if (decision === 'under-revision' || decision === 'being-checked') return null
  const isOpen = decision === 'ok'
  const isDrawn = isOpen && flowGraph({ ...statement, unit: statement.revenue_units_number }) !== null
  const sees = statement.user_has_permission_to_view
  const changed = compared?.sentences[0]
  const sentence = sees ? incomeSentence(filing.company.name, statement) : null
  return (
    <section aria-labelledby="flow" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="flow">Income flow</h2>
          {sentence && <p className={s.sentence}>{show === 'change' && changed ? changed : sentence}</p>}
        </div>
        {isDrawn && (
          <div className={`${s.flowTools} no-print`}>
            <Segmented
              label="Figures of the income flow"
              value={show}
              onChange={(value) => patch({ flow: value === 'amount' ? null : value })}
              options={offered}
            />
            <FlowFiles filing={filing} statement={statement} />
          </div>
        )}
      </div>
      {isDrawn ? (
        <DrawingFault key={filing.accession_number} text="Error loading income flow diagram">
          <IncomeFlow
            statement={statement}
            company={filing.company.name}
            show={show}
            changes={compared?.changes}
            before={compared?.code}
          />
        </DrawingFault>
      ) : isOpen ? (
        <p className="muted">{undrawnWords(statement)}</p>
      ) : (
        <Gate height={300} behind={<FlowOutline />}>
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

/** Why nothing is drawn. */
function undrawnWords({
  total_revenue: revenue,
  net_income: net,
  operating_expenses: expenses,
}: WireStatement): string {
  if (revenue !== null && revenue !== 0) return 'The statement prints too few figures for a drawing; it stands below.'
  const nothing = 'No revenue in this period, so nothing flows.'
  // Pointed to the statement only where it has lines to read.
  if (net === null || !expenses || expenses.length === 0) return nothing
  const what = net < 0 ? 'Where the loss came from' : 'What the result is made of'
  return `${nothing} ${what} stands in the statement below.`
}

/** The drawing as a picture and, of a showcase, as code for other sites. */
function FlowFiles({ filing, statement }: Omit<FlowProps, 'compared'>) {
  const base = `/api/income-statement/${filing.accession_number}/sankey`
  return (
    <PictureFiles
      of="the income flow"
      png={`${base}.png`}
      svg={`${base}.svg`}
      {...(statement.showcase ? { width: 330 } : {})}
    >
      {statement.showcase && <EmbedCode accession={filing.accession_number} company={filing.company.name} />}
    </PictureFiles>
  )
}

function EmbedCode({ accession, company }: { accession: string; company: string }) {
  const { origin } = useViewer()
  const [copied, setCopied] = useState(false)
  const title = `Income flow of ${company}`.replaceAll('"', '&quot;')
  const code = `<iframe src="${origin}/embed/filing/${accession}" title="${title}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      notifySuccess('The code is in the clipboard')
    } catch (error) {
      notifyError(error, 'The code could not be copied')
    }
  }
  return (
    <div className={s.embed}>
      <label htmlFor="embed">Code for other sites</label>
      <textarea id="embed" readOnly rows={4} value={code} onFocus={(event) => event.target.select()} />
      <Button small onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  )
}
