/** The period that a sentence of guidance speaks of. */
import type { ReleaseHead } from '../document/release-head.ts'

/** "2026 Q2", "2025 FY". */
export type GuidedPeriod = string

const ORDINALS = ['first', 'second', 'third', 'fourth']
const QUARTER =
  /\b(first|second|third|fourth)[\s-](?:fiscal[\s-])?quarter(?:\s+(?:of\s+)?(?:the\s+)?(?:fiscal\s+)?(?:year\s+)?((?:19|20)\d\d))?|\b(?:fiscal\s+)?((?:19|20)\d\d)\s+(first|second|third|fourth)[\s-]quarter/i
const NAMED = '((?:19|20)\\d\\d)'
const YEAR = new RegExp(
  [
    `\\b(?:for the )?(?:full[\\s-]year|fiscal(?:\\s+year)?)(?:\\s+of)?(?:\\s+fiscal)?(?:\\s+year)?\\s+${NAMED}`,
    `\\b${NAMED}\\s+(?:\\w+\\s+){0,4}(?:outlook|guidance)\\b`,
    `\\bfor\\s+${NAMED}\\b`,
    '\\bfull[\\s-]year\\b',
    '\\bfor the (?:full |fiscal )?year\\b',
  ].join('|'),
  'i',
)

/** What a figure is compared with is no guided period. */
const AGAINST = /\b(?:compared|versus|vs\.?|relative)\b(?: (?:with|to))?[^;,]*/gi

/**
 * @param head the release's own quarter: a quarter without a year is the next one of that name, the year its own
 * @returns null where the words name none, or none that is known
 */
export function periodIn(text: string, head: ReleaseHead): GuidedPeriod | null {
  const own = text.replace(AGAINST, ' ')
  const quarter = QUARTER.exec(own)
  const year = YEAR.exec(own)
  if (quarter && (!year || quarter.index <= year.index)) {
    const number = ORDINALS.indexOf((quarter[1] ?? quarter[4] ?? '').toLowerCase()) + 1
    const named = quarter[2] ?? quarter[3]
    if (named) return `${named} Q${number}`
    if (head.year === null || head.quarter === null) return null
    return `${number > head.quarter ? head.year : head.year + 1} Q${number}`
  }
  if (!year) return null
  const named = year[1] ?? year[2] ?? year[3]
  if (named) return `${named} FY`
  return head.year === null || head.quarter === null ? null : `${head.quarter === 4 ? head.year + 1 : head.year} FY`
}
