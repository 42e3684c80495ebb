/** The way from a figure of the statement to a measure of the company's own: its sentence and its bridge. */
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { startPlace } from '@topline/core/pictures/release/choice.ts'
import { measureLayout, measureSentence } from '@topline/core/pictures/release/own-measure.ts'
import { quotedName } from '@topline/core/pictures/release/own-names.ts'
import type { Place } from '@topline/core/statement/statement.ts'
import { useMemo, useRef } from 'react'
import { NARROW, useDrawnWidth, WIDE } from '../../ui/display/use-drawn-width.ts'
import { sourceHref } from '../../ui/figure/Figure.tsx'
import { BridgeDrawing } from '../../ui/pictures/BridgeDrawing.tsx'
import s from '../filing/filing.module.css'

interface Props {
  measure: ReleaseAnswer['non_gaap'][number]
  statement: WireStatement
}

export default function MeasurePicture({ measure, statement }: Props) {
  const { currency, accession_number: accession } = statement
  const frame = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(frame)
  const [first, narrow] = useMemo(
    () =>
      (width === null ? [WIDE, NARROW] : [width]).map((one) =>
        measureLayout(measure, currency, one, startPlace(measure, statement)),
      ),
    [measure, currency, statement, width],
  )
  if (!first) return null
  const sentence = measureSentence(measure, currency)
  const label = sentence ?? quotedName(measure)
  const hrefFor = (place: Place | null) => sourceHref(accession, place)
  const opening = { hrefFor, opened: [], onOpen: () => {}, addressOf: () => '' }
  return (
    <>
      {sentence && <p className={s.sentence}>{sentence}</p>}
      <div className="picture" ref={frame}>
        {width === null ? (
          <>
            <div className="picture-wide-only">
              <BridgeDrawing layout={first} label={label} {...opening} />
            </div>
            {narrow && (
              <div className="picture-narrow-only">
                <BridgeDrawing layout={narrow} label={label} {...opening} />
              </div>
            )}
          </>
        ) : (
          <BridgeDrawing layout={first} label={label} {...opening} />
        )}
      </div>
    </>
  )
}
