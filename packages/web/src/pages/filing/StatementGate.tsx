import type { Decision } from '@topline/core/access/access.ts'
import { gateText } from '@topline/core/access/words.ts'
import type { Filing } from '@topline/core/api/wire.ts'
import { SignIn } from '../../actions/SignIn.tsx'
import { useViewer } from '../../session/viewer.ts'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { Gate } from '../../ui/display/State.tsx'
import s from './filing.module.css'
import { StatementOutline } from './Outline.tsx'

interface Props {
  filing: Filing
  decision: Decision
  /** which of the three, as its heading */
  title?: string
  /** names of its lines, behind the gate */
  lines?: readonly string[] | undefined
}

/** In the place of a statement's detail: why it is not shown, and what would open it. */
export function StatementGate({ filing, decision, title = 'Income statement', lines }: Props) {
  const viewer = useViewer()
  const text = gateText(decision, title) ?? ''
  const isRevised = decision === 'under-revision' || decision === 'being-checked'
  return (
    <section aria-labelledby="statement" className={s.part}>
      <div className={s.head}>
        <h2 id="statement">{title}</h2>
      </div>
      <Gate
        {...(isRevised
          ? { title: text, text: WHAT_IS_MISSING[decision], icon: 'clock' }
          : { text, behind: <StatementOutline {...(lines ? { lines } : {})} /> })}
        height={isRevised ? 160 : 260}
      >
        <div className={s.ways}>
          {decision === 'subscribe' && (
            <LinkButton primary to="/pricing">
              View Plans
            </LinkButton>
          )}
          {viewer.user === null && !isRevised && <SignIn primary={decision === 'sign-in'} align="left" />}
          {isRevised && <LinkButton to={`/filing/${filing.accession_number}/bts`}>Read the document</LinkButton>}
        </div>
      </Gate>
    </section>
  )
}

/** What keeps a statement back, for those who may not see its figures. */
const WHAT_IS_MISSING = {
  'under-revision':
    'Its earnings per share have not been read from the filing yet. The document itself is open to everybody.',
  'being-checked': 'Its quality checks have not run yet. The document itself is open to everybody.',
}
