/** The picture of a release's own measure as HTML: a first visit shows it without loading what draws it. */
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import { measuresToShow } from '@topline/core/pictures/release/choice.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import MeasurePicture from './MeasurePicture.tsx'
import type { MadePicture } from './OwnMeasures.tsx'

/** Null where there is none to draw, or drawing failed: the browser then tries, and says so in its place. */
export function measurePicture(release: ReleaseAnswer, asked: string | null): MadePicture | null {
  const { statement } = release
  if (!statement) return null
  const { at, shown } = measuresToShow(release, statement, asked)
  if (at === undefined || !shown) return null
  try {
    const picture = <MeasurePicture measure={shown} statement={statement} />
    return { at, html: renderToStaticMarkup(picture, { identifierPrefix: 'own' }) }
  } catch {
    return null
  }
}
