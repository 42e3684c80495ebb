import type { FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { flowGraph } from '@topline/core/flow/graph/build.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import type { Comparison } from '@topline/core/words/comparison.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { SignIn } from '../../actions/SignIn.tsx'
import { useViewer } from '../../session/viewer.ts'
import { LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Gate } from '../../ui/display/State.tsx'
import { useAfter } from '../../ui/display/use-after.ts'
import type { FlowProof } from '../../ui/flow/FlowDiagram.tsx'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import type { FlowPeriods } from '../../ui/flow/periods/FlowPeriods.tsx'
import type { Moved } from '../../ui/flow/periods/periods.ts'
import type { Tones } from '../../ui/flow/tones.ts'
import { useAddress } from '../../ui/table/use-address.ts'
import { DrawingFault } from './DrawingFault.tsx'
import s from './filing.module.css'
import { FlowOutline } from './Outline.tsx'
import { PictureFiles } from './PictureFiles.tsx'

// For those who open the files; nobody else loads it.
const FilmButton = lazy(() => import('../../ui/flow/files/FilmButton.tsx'))
// For those who show it elsewhere; nobody else loads it.
const EmbedCode = lazy(() => import('./EmbedCode.tsx'))

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

interface Props extends FlowProps {
  /** what moves the drawing and paints its changes; a page without a year before has none */
  with?: { FlowPeriods: typeof FlowPeriods; tones: Tones; proof: FlowProof['Strip'] }
}

/** The income flow, the hero of the page; for subscribers, and for everybody on a showcase (decision 60). */
export function FlowSection(props: Props) {
  const { filing, statement } = props
  const decision = statement.access.flow
  // What nobody can open yet asks for no sign-in and no plan: the statement's place says why.
  if (decision === 'under-revision' || decision === 'being-checked') return null
  return <FlowPart key={`${filing.accession_number} ${statement.version}`} {...props} />
}

function FlowPart({ filing, statement, compared, with: instrument }: Props) {
  const { user } = useViewer()
  const [params, patch] = useAddress()
  const [moved, setMoved] = useState<Moved | null>(null)
  const own = useOwnPeriod({ filing, statement, compared })
  const onRest = useCallback((code: string | null) => patch({ period: code?.replace(' ', '-') ?? null }), [patch])
  const drawn = moved?.period ?? own
  // The words follow the drawing.
  const shown = useAfter(drawn)
  const hasChanges = moved !== null || Object.keys(compared?.changes ?? {}).length > 0
  const offered = SHOWS.filter(({ value }) => value !== 'change' || hasChanges)
  const show = offered.find(({ value }) => value === params.get('flow'))?.value ?? 'amount'
  const isOpen = statement.access.flow === 'ok'
  const isDrawn = isOpen && flowGraph({ ...statement, unit: statement.revenue_units_number }) !== null
  const sees = statement.user_has_permission_to_view
  const changed = shown.before?.sentence
  const sentence = sees ? incomeSentence(filing.company.name, shown.statement) : null
  return (
    <section aria-labelledby="flow" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="flow">Income flow{shown !== own && `, ${shown.statement.period_code}`}</h2>
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
            <FlowFiles filing={filing} statement={statement} shown={shown.statement} show={show} />
          </div>
        )}
      </div>
      {isDrawn ? (
        <DrawingFault key={filing.accession_number} text="Error loading income flow diagram">
          <IncomeFlow
            statement={drawn.statement}
            company={filing.company.name}
            show={show}
            changes={drawn.before?.changes}
            before={drawn.before?.code}
            {...(instrument ? { tones: instrument.tones, proof: instrument.proof } : {})}
            moved={moved}
            under={
              instrument && (
                <instrument.FlowPeriods
                  cik={filing.cik}
                  company={filing.company.name}
                  own={own}
                  show={show}
                  at={params.get('period')?.replace('-', ' ') ?? null}
                  onRest={onRest}
                  onMove={setMoved}
                />
              )
            }
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

/** The period of the page, as the others come from the server. */
function useOwnPeriod({ filing, statement, compared }: FlowProps): FlowPeriod {
  const { form_type, filing_date } = filing
  return useMemo(() => {
    const before = compared && { ...compared, sentence: compared.sentences[0] ?? null }
    return { form_type, filing_date, statement, before }
  }, [form_type, filing_date, statement, compared])
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

interface FilesProps extends Omit<FlowProps, 'compared'> {
  /** what stands there now */
  shown: WireStatement
  show: FlowShow
}

/** The drawing as it stands, as pictures, as a film through its periods and, of what everybody may see, as code for other sites. */
function FlowFiles({ filing, statement, shown, show }: FilesProps) {
  const { hasPlans } = useViewer()
  // What everybody may see may be framed elsewhere; what failed its checks is shown nowhere else.
  const isPublic = (statement.showcase || !hasPlans) && !statement.failed_quality_check
  return (
    <PictureFiles
      of="the income flow"
      files={`/api/income-statement/${shown.accession_number}/sankey`}
      query={show === 'amount' ? '' : `show=${show}`}
      width={isPublic ? 330 : 220}
    >
      <Suspense>
        <FilmButton cik={filing.cik} company={filing.company.name} show={show} months={shown.period_in_months} />
      </Suspense>
      {isPublic && (
        <Suspense>
          <EmbedCode
            accession={filing.accession_number}
            company={filing.company.name}
            period={shown.period_code}
            show={show}
          />
        </Suspense>
      )}
    </PictureFiles>
  )
}
