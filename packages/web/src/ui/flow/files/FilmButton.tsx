/** Makes a film of the flow through its years or quarters, and hands it to the browser as a file. */
import { useQueryClient } from '@tanstack/react-query'
import type { CompanyFlows } from '@topline/core/api/filings/company-flows.ts'
import type { FlowShow } from '@topline/core/flow/layout/labels.ts'
import { slugOf } from '@topline/core/format/slug.ts'
import { useEffect, useState } from 'react'
import { browserFetch, getJson } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { notifyError } from '../../../api/notices.ts'
import { Button } from '../../controls/Button.tsx'
import { download } from '../../export/download.ts'
import { kindsOf } from '../periods/periods.ts'
import s from './film.module.css'
import { codecHere, makeFilm } from './film.ts'

interface Props {
  cik: string
  company: string
  show: FlowShow
  /** of the period that is shown: its kind is filmed */
  months: number | null
}

export default function FilmButton({ cik, company, show, months }: Props) {
  const queries = useQueryClient()
  const [can, setCan] = useState<boolean | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [isShort, setShort] = useState(false)
  useEffect(() => {
    void codecHere().then((codec) => setCan(codec !== null))
  }, [])
  const kind = months === 12 ? 'years' : 'quarters'
  const make = async () => {
    setPart(0)
    try {
      const flows = await queries.fetchQuery({
        queryKey: [...keys.company(cik), 'flows'],
        queryFn: () => getJson<CompanyFlows>(browserFetch, `/api/company/${cik}/income-flows`),
        staleTime: Number.POSITIVE_INFINITY,
      })
      const periods = kindsOf(flows.periods)[kind]
      const codec = await codecHere()
      if (codec === null) return setCan(false)
      if (periods.length < 2) return setShort(true)
      const film = await makeFilm({ company, periods, show, codec, onProgress: setPart })
      download(`${slugOf(company)}-income-flow-${kind}.mp4`, film)
    } catch (error) {
      notifyError(error, 'The film could not be made')
    } finally {
      setPart(null)
    }
  }
  const reason =
    can === false
      ? 'This browser cannot make films: it has no video encoder. Pictures work.'
      : isShort
        ? `Fewer than two ${kind} are open to you.`
        : null
  return (
    <div className={s.film}>
      <Button small quiet reason={reason} pending={part !== null} onClick={() => void make()}>
        Film of the {kind} (MP4)
      </Button>
      {part !== null && (
        <progress className={s.progress} max={1} value={part} aria-label="Making the film">
          {Math.round(100 * part)} %
        </progress>
      )}
    </div>
  )
}
