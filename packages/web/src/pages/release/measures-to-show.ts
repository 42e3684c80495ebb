/** Which of the company's own measures a release's page shows, and which of them it draws. */
import type { ReleaseAnswer } from '@topline/core/api/filings/release.ts'
import type { WireStatement } from '@topline/core/api/wire.ts'
import { ownMeasures } from '@topline/core/pictures/release/choice.ts'

/** A picture as HTML, made on the server. */
export interface MadePicture {
  /** the measure's place in the list */
  at: number
  html: string
}

/**
 * @param asked the address's `measure`, counted from 1; null, or one that is not drawn = the first that is
 */
export function measuresToShow(release: ReleaseAnswer, statement: WireStatement, asked: string | null) {
  const measures = ownMeasures(release.non_gaap, statement, [release.prior_year, release.year_to_date])
  const drawn = measures.flatMap((measure, i) => (measure.adjustments === null ? [] : [i]))
  const wanted = Number(asked) - 1
  const at = drawn.includes(wanted) ? wanted : drawn[0]
  return { measures, drawn, at, shown: at === undefined ? undefined : measures[at] }
}
