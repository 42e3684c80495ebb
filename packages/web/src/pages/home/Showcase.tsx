import { useQuery } from '@tanstack/react-query'
import type { Filing, WireStatement } from '@topline/core/api/wire.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { incomeHeadline } from '@topline/core/words/income-sentence.ts'
import { type KeyboardEvent, memo, Suspense } from 'react'
import { Link } from 'react-router'
import { browserFetch } from '../../api/call.ts'
import { getStatement } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Button, LinkButton } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/controls/Icon.tsx'
import { FormBadge } from '../../ui/display/Badge.tsx'
import { Monogram } from '../../ui/display/Monogram.tsx'
import { IncomeFlow } from '../../ui/flow/IncomeFlow.tsx'
import { useAddress } from '../../ui/table/use-address.ts'
import { setSetting, useSetting } from '../../ui/theme/reader-settings.ts'
import s from './home.module.css'

export type ShowcaseFiling = Pick<
  Filing,
  'accession_number' | 'cik' | 'company' | 'filing_date' | 'form_type' | 'logo_info'
>

interface Props {
  /** all that are shown here, newest first */
  filings: readonly ShowcaseFiling[]
  /** the one that the document came with */
  first: WireStatement
}

/**
 * A statement chosen to be public: its sentence, its flow, the way to it. Another one comes when the reader asks for it
 * and never by itself; a reader who comes for the table folds it away, and finds it folded next time.
 */
export const Showcase = memo(function Showcase({ filings, first }: Props) {
  const [params, patch] = useAddress()
  const isFolded = useSetting('home') === 'table'
  const at = placeOf(filings, params)
  const asked = filings[at]?.accession_number ?? first.accession_number
  const { data } = useQuery({
    queryKey: keys.statement(asked),
    queryFn: () => getStatement(browserFetch, asked),
    placeholderData: (before: WireStatement | undefined) => before ?? first,
    ...(asked === first.accession_number ? { initialData: first } : {}),
  })
  const statement = data ?? first
  // Head and drawing change together, once the next one is here.
  const filing = filings.find((one) => one.accession_number === statement.accession_number)
  if (!filing) return null
  const go = (by: number) =>
    patch((now) => {
      const next = filings[(placeOf(filings, now) + by + filings.length) % filings.length]
      return { hero: next === filings[0] ? null : (next?.accession_number ?? null) }
    })
  const { name, tickers } = filing.company
  return (
    <section className={s.showcase} aria-labelledby="showcase">
      <div className={s.showcaseWho}>
        <Monogram cik={filing.cik} name={name} logo={filing.logo_info} size={32} />
        <Link to={`/company/${filing.cik}`} className={s.showcaseName}>
          {name}
        </Link>
        <span className="muted">{tickers[0]}</span>
        <FormBadge form={filing.form_type} />
        <span className={s.showcaseWhen}>
          {statement.period_code}
          <span className={s.wideText}>, filed {formatDate(filing.filing_date)}</span>
        </span>
        {filings.length > 1 && <Steps at={at} of={filings.length} onStep={go} />}
      </div>
      <div className={s.showcaseTitle}>
        <h1 id="showcase">{incomeHeadline(name, statement) ?? `${name}, ${statement.period_code}`}</h1>
        <div className={s.showcaseActions}>
          <Button
            aria-expanded={!isFolded}
            aria-controls="showcase-flow"
            onClick={() => setSetting('home', isFolded ? 'flow' : 'table')}
          >
            {isFolded ? 'Show flow' : 'Fold'}
          </Button>
          <LinkButton to={`/company/${filing.cik}`} className={s.wideText}>
            Company
          </LinkButton>
          <LinkButton primary to={`/filing/${filing.accession_number}`}>
            Open filing
          </LinkButton>
        </div>
      </div>
      <div id="showcase-flow" className={s.showcaseFlow}>
        <h2 className="sr">Income flow</h2>
        <Suspense>
          <IncomeFlow statement={statement} company={name} />
        </Suspense>
      </div>
    </section>
  )
})

/** Which of `filings` an address asks for, the first without a word. */
function placeOf(filings: readonly ShowcaseFiling[], address: URLSearchParams): number {
  const wanted = address.get('hero')
  return Math.max(
    0,
    filings.findIndex((filing) => filing.accession_number === wanted),
  )
}

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** To the one before and the next, by button or arrow key; what came is told by its heading. */
function Steps({ at, of, onStep }: { at: number; of: number; onStep: (by: number) => void }) {
  const onKey = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <fieldset className={s.steps} onKeyDown={onKey}>
      <legend className="sr">Other flows</legend>
      <Button small icon aria-label="Flow before" onClick={() => onStep(-1)}>
        <span className={s.back}>
          <Icon name="right" size={14} />
        </span>
      </Button>
      <span aria-live="polite">
        {at + 1} of {of}
      </span>
      <Button small icon aria-label="Next flow" onClick={() => onStep(1)}>
        <Icon name="right" size={14} />
      </Button>
    </fieldset>
  )
}
