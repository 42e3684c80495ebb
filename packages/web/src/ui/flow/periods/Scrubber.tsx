/** The scrubber under a flow: a line with a tick for each stored period, and a handle that is dragged, stepped or played. */

import { useQuery } from '@tanstack/react-query'
import type { CompanyFlows, FlowPeriod } from '@topline/core/api/filings/company-flows.ts'
import { formatDate } from '@topline/core/format/date.ts'
import { incomeSentence } from '@topline/core/words/income-sentence.ts'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserFetch, getJson } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { Button } from '../../controls/Button.tsx'
import { Segmented } from '../../controls/Segmented.tsx'
import { useAfter } from '../../display/use-after.ts'
import { useDrawnWidth } from '../../display/use-drawn-width.ts'
import s from './periods.module.css'
import { codeOf, isYear, kindsOf, nearest, type PeriodsProps, type Span, withOwn } from './periods.ts'
import { Track } from './Track.tsx'
import { useMoving } from './use-moving.ts'

/** Milliseconds that a period stands while it is played. */
const STANDS = 900
/** Milliseconds without a move after which the address follows. */
const RESTS = 250

interface Props extends PeriodsProps {
  /** opened by a press: the handle is what the reader goes on with */
  takesFocus: boolean
  fallback: ReactNode
}

export default function Scrubber({ fallback, ...props }: Props) {
  const flows = useQuery({
    queryKey: [...keys.company(props.cik), 'flows'],
    queryFn: () => getJson<CompanyFlows>(browserFetch, `/api/company/${props.cik}/income-flows`),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (flows.isError)
    return (
      <div className="flow-periods no-print">
        <Button small onClick={() => void flows.refetch()}>
          Try again
        </Button>
        <span>The other periods could not be loaded.</span>
      </div>
    )
  return flows.data ? <Loaded {...props} flows={flows.data} /> : fallback
}

function Loaded({
  flows,
  own,
  company,
  show,
  at,
  onRest,
  onMove,
  takesFocus,
}: Omit<Props, 'fallback'> & { flows: CompanyFlows }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const periods = useMemo(() => withOwn(flows.periods, own), [flows.periods, own])
  const [code, setCode] = useState(at ?? codeOf(own))
  const current = periods.find((period) => codeOf(period) === code) ?? own
  const span: Span = isYear(current) ? 'years' : 'quarters'
  const kinds = kindsOf(periods)
  const line = kinds[span]
  const move = useMoving({ periods, show, width, current, onMove })
  const go = (period: FlowPeriod | undefined) => {
    if (!period || period === current) return
    setCode(codeOf(period))
    move(period)
  }
  useRest(current === own ? null : code, onRest)
  const play = usePlay(line, current, go)
  const told = useAfter(current)
  useEffect(setApart, [])
  return (
    <div className={`${s.periods} no-print`} ref={frame}>
      <div className={s.row}>
        {line.length > 1 && (
          <Button small onClick={play.toggle} aria-label={play.isPlaying ? 'Pause' : `Play the ${span}`}>
            <PlayIcon isPlaying={play.isPlaying} />
          </Button>
        )}
        <Track
          line={line}
          current={current}
          width={width ?? 0}
          takesFocus={takesFocus}
          onGo={(period) => {
            play.stop()
            go(period)
          }}
        />
        {kinds.years.length > 0 && kinds.quarters.length > 0 && (
          <Segmented
            label="Periods to move through"
            value={span}
            onChange={(value) => go(nearest(kinds[value], current))}
            options={SPANS}
          />
        )}
      </div>
      <p className={s.told}>
        <strong>{codeOf(told)}</strong>, from the {told.form_type} filed {formatDate(told.filing_date)}
        {told !== own && (
          <>
            {' · '}
            <Link to={`/filing/${told.statement.accession_number}`}>Open this filing</Link>
            {' · '}
            <button type="button" className={s.back} onClick={() => go(own)}>
              Back to {codeOf(own)}
            </button>
          </>
        )}
        {flows.closed > 0 && (
          <>
            {' · '}
            <Link to="/pricing">{flows.closed} more for subscribers</Link>
          </>
        )}
      </p>
      <p className="sr" aria-live="polite">
        {codeOf(told)}. {incomeSentence(company, told.statement)}
      </p>
    </div>
  )
}

/** Keeps what stands below the flow out of each step's layout and paint (base.css), until the scrubber goes. */
function setApart(): () => void {
  const below = [...document.querySelectorAll('.below-flow')]
  for (const one of below) one.setAttribute('data-apart', '')
  return () => {
    for (const one of below) one.removeAttribute('data-apart')
  }
}

const SPANS = [
  { value: 'years', label: 'Years' },
  { value: 'quarters', label: 'Quarters' },
] as const

/** The address follows once the handle rests: a drag passes many periods. */
function useRest(code: string | null, onRest: (code: string | null) => void): void {
  const told = useRef(code)
  useEffect(() => {
    if (told.current === code) return
    const timer = window.setTimeout(() => {
      told.current = code
      onRest(code)
    }, RESTS)
    return () => window.clearTimeout(timer)
  }, [code, onRest])
}

/** From where the handle is to the last period, from the first one where it is there already. */
function usePlay(line: readonly FlowPeriod[], current: FlowPeriod, go: (period: FlowPeriod | undefined) => void) {
  const [isPlaying, setPlaying] = useState(false)
  const at = line.indexOf(current)
  const next = useRef(go)
  next.current = go
  useEffect(() => {
    if (!isPlaying) return
    if (at >= line.length - 1) return setPlaying(false)
    const timer = window.setTimeout(() => next.current(line[at + 1]), STANDS)
    return () => window.clearTimeout(timer)
  }, [isPlaying, at, line])
  return {
    isPlaying,
    stop: () => setPlaying(false),
    toggle: () => {
      if (!isPlaying && at === line.length - 1) go(line[0])
      setPlaying(!isPlaying)
    },
  }
}

const PlayIcon = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="currentColor">
    <path d={isPlaying ? 'M3 2h3v10H3zM8 2h3v10H8z' : 'M3 1.5v11l9-5.5z'} />
  </svg>
)
