import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statusTime } from '../../actions/analysis.ts'
import { browserFetch, getJson } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { ErrorBox, Skeleton } from '../../ui/display/State.tsx'
import s from './filing.module.css'

const PLACES = 'business_divisions_discovery_is_not_geographical'

/** The answer of `/extraction_details`. */
interface Details {
  version: number
  extracted_at: string
  extraction_info: {
    selector: string | null
    model: string | null
    thought_process: string[] | null
    qc_report: { passed: boolean; tests: { name: string; passed: boolean; rationale: string }[] } | null
    llm_calls: number
  }
}

/** How the statement was read, for admins; asked for when it is opened. */
export function ExtractionDetails({ accession, version }: { accession: string; version: number }) {
  const [isOpen, setOpen] = useState(false)
  const details = useQuery({
    queryKey: [...keys.filing(accession), 'extraction', version],
    queryFn: () => getJson<Details>(browserFetch, `/api/filing/${accession}/extraction_details`),
    enabled: isOpen,
  })
  const info = details.data?.extraction_info
  const places = info?.qc_report?.tests.find((test) => test.name === PLACES)
  return (
    <details className={s.extraction} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Extraction details</summary>
      {details.isLoading && <Skeleton rows={3} height={22} />}
      {details.isError && (
        <ErrorBox
          text="Error loading extraction details"
          error={details.error}
          onRetry={() => void details.refetch()}
        />
      )}
      {details.data && info && (
        <>
          <dl>
            <div>
              <dt>Version</dt>
              <dd>
                {details.data.version}, {statusTime(details.data.extracted_at, true)} UTC
              </dd>
            </div>
            <div>
              <dt>Model</dt>
              <dd>{info.model ?? '-'}</dd>
            </div>
            <div>
              <dt>Selector</dt>
              <dd>{info.selector ?? 'the main document'}</dd>
            </div>
            <div>
              <dt>Calls to a model</dt>
              <dd>{info.llm_calls}</dd>
            </div>
            <div>
              <dt>QC</dt>
              <dd>{info.qc_report ? (info.qc_report.passed ? 'passed' : 'failed') : 'no report'}</dd>
            </div>
            {places && (
              <div>
                <dt>Divisions are not places</dt>
                <dd>
                  <Badge tone={places.passed ? 'ok' : 'bad'}>{places.passed ? 'holds' : 'fails'}</Badge>{' '}
                  {places.rationale}
                </dd>
              </div>
            )}
          </dl>
          <h4>Thought process</h4>
          <ol>
            {(info.thought_process ?? []).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a trace is read once and never reordered
              <li key={index}>{line}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  )
}
