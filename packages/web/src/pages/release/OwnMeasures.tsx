/** The company's own measures: the way from a figure of the statement to one of them, and all of them as a table. */
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { counted } from '@topline/core/format/counted.ts'
import { measuresToShow, startPlace } from '@topline/core/pictures/release/choice.ts'
import { plainName, quotedName } from '@topline/core/pictures/release/own-names.ts'
import type { QuotedLine } from '@topline/core/statement/release.ts'
import { alikeNumbers } from '@topline/core/words/release.ts'
import { Fragment, lazy, Suspense, useMemo } from 'react'
import { Figure, sourceHref } from '../../ui/figure/Figure.tsx'
import '../../ui/pictures/pictures.css'
import { useAddress } from '../../ui/table/use-address.ts'
import { DrawingFault } from '../filing/DrawingFault.tsx'
import s from '../filing/filing.module.css'
import { PictureFiles } from '../filing/PictureFiles.tsx'
import r from './release.module.css'

/** Measures of the table that stand open; the rest opens. */
const SHOWN = 8

// What draws is loaded once another measure is asked for: the first comes as HTML.
const MeasurePicture = lazy(() => import('./MeasurePicture.tsx'))

/** A picture as HTML, made on the server. */
export interface MadePicture {
  /** the measure's place in the list */
  at: number
  html: string
}

interface Props {
  release: ReleaseAnswer
  statement: WireStatement
  /** what the server drew, and of which measure */
  made: MadePicture | null
}

export function OwnMeasures({ release, statement, made }: Props) {
  const [params, patch] = useAddress()
  const { measures, drawn, at, shown } = useMemo(
    () => measuresToShow(release, statement, params.get('measure')),
    [release, statement, params],
  )
  return (
    <section aria-labelledby="own" className={s.part}>
      <div className={s.head}>
        <div>
          <h2 id="own">The company’s own measures</h2>
          <p className={s.sentence}>Not figures of the statement: each company makes its own.</p>
        </div>
        {shown && at !== undefined && (
          <div className={`${r.tools} no-print`}>
            {drawn.length > 1 && (
              <label className={r.pick}>
                <span>Measure</span>
                <select
                  value={at}
                  onChange={(event) => patch({ measure: pickedOf(Number(event.target.value), drawn) })}
                >
                  {drawn.map((i) => (
                    <option key={i} value={i}>
                      {measures[i] && quotedName(measures[i])}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <MeasureFiles accession={statement.accession_number} picked={pickedOf(at, drawn)} />
          </div>
        )}
      </div>
      {shown && (
        <DrawingFault key={at} text="Error drawing the company’s own measure">
          {made && made.at === at ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: what the same component drew on the server
            <div dangerouslySetInnerHTML={{ __html: made.html }} />
          ) : (
            <Suspense fallback={<div className={r.picturePlace} />}>
              <MeasurePicture measure={shown} statement={statement} />
            </Suspense>
          )}
        </DrawingFault>
      )}
      <MeasureTable measures={measures.slice(0, SHOWN)} statement={statement} />
      {measures.length > SHOWN && (
        <details className={r.more}>
          <summary>{counted(measures.length - SHOWN, 'more measure')} of the release</summary>
          <MeasureTable measures={measures.slice(SHOWN)} statement={statement} />
        </details>
      )}
    </section>
  )
}

/** The address names them from 1; the first one drawn is not named. */
const pickedOf = (i: number, drawn: readonly number[]): string | null => (i === drawn[0] ? null : String(i + 1))

/** The picture as files. */
function MeasureFiles({ accession, picked }: { accession: string; picked: string | null }) {
  const query = picked === null ? '' : `measure=${picked}`
  return <PictureFiles of="the company’s own measure" files={`/api/release/${accession}/bridge`} query={query} />
}

function MeasureTable({ measures, statement }: { measures: ReleaseAnswer['non_gaap']; statement: WireStatement }) {
  const { currency, accession_number: accession } = statement
  return (
    <table className={`${s.table} ${r.measures}`}>
      <caption className="sr">The company’s own measures and the figures of the statement that they start from</caption>
      <thead>
        <tr>
          <th scope="col">As the company names it</th>
          <th scope="col" className={s.num}>
            Its measure
          </th>
          <th scope="col" className={s.num}>
            Of the statement
          </th>
        </tr>
      </thead>
      <tbody>
        {measures.map((measure, i) => {
          const { value, unit, gaap_measure: from, gaap_value: start, place } = measure
          const [text = '', before = ''] = alikeNumbers([value, start], unit, currency)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a release may print a measure twice, and none moves
            <Fragment key={i}>
              <tr className={measure.quoted ? r.quotes : undefined}>
                <th scope="row">
                  {quotedName(measure)}
                  {from !== null && <small>from {plainName(from)}</small>}
                </th>
                <td className={s.num}>
                  <Figure text={text} name={`${quotedName(measure)}, ${text}`} href={sourceHref(accession, place)} />
                </td>
                <td className={`${s.num} ${s.soft}`}>
                  <Figure
                    text={before}
                    name={`${from === null ? 'Of the statement' : plainName(from)}, ${before}`}
                    href={sourceHref(accession, startPlace(measure, statement))}
                  />
                </td>
              </tr>
              {measure.quoted && <QuotedLines measure={measure} lines={measure.quoted} accession={accession} />}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface QuotedProps {
  measure: ReleaseAnswer['non_gaap'][number]
  lines: readonly QuotedLine[]
  accession: string
}

/** What the release prints on the way to a measure and does not make it: its own words and digits, in quotation marks. */
function QuotedLines({ measure, lines, accession }: QuotedProps) {
  return (
    <tr className={r.quoted}>
      <td colSpan={3}>
        <details>
          <summary>
            Quoted, not added up: {counted(lines.length, 'printed line')} {lines.length === 1 ? 'does' : 'do'} not lead
            to it
          </summary>
          <ul>
            {lines.map(({ label, text, place }) => (
              <li key={place.start}>
                <q>{label}</q>{' '}
                <Figure
                  text={`“${text}”`}
                  name={`${plainName(label)}, quoted, ${text}`}
                  href={sourceHref(accession, { document: measure.place.document, ...place, label, text })}
                />
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  )
}
