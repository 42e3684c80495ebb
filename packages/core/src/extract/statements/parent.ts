/** Lines that only the statement of a parent company alone prints. */
import type { Line } from '../sheet/lines.ts'

/** The share of what subsidiaries kept, which consolidation takes out; the income of subsidiaries that are not consolidated stays. */
const OF_PARENT =
  /\bundistributed\b.{0,40}\b(?:income|earnings|loss|profit)\b.{0,30}\bsubsidiar|\bsubsidiar.{0,30}\bundistributed\b/

/** The line of a table that speaks of what subsidiaries kept; undefined where none does. */
export const ofParentAlone = (lines: readonly Line[], column: number): Line | undefined =>
  lines.find(({ words, values }) => values[column] && OF_PARENT.test(words) && !/unconsolidated|affiliate/.test(words))
