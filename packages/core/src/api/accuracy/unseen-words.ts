/** What the dated measurements mean, in sentences that the page and docs/accuracy.md share. */
import { counted } from '../../format/counted.ts'
import type { ReleaseMeasurement, UnseenFile, UnseenKind, UnseenMeasurement, UnseenPart } from './unseen.ts'

/** 'plain HTML, 2002–2010', 'inline XBRL, read as if it had no tags'. */
export const unseenKindName = ({ kind, years, read_without_tags }: UnseenKind): string =>
  [kind, years, read_without_tags ? 'read as if it had no tags' : null].filter((word) => word !== null).join(', ')

/** The filings of some kinds, and those of them that are wrong though their checks passed. */
function silent(part: UnseenPart, wanted: (kind: UnseenKind) => boolean) {
  const kinds = part.kinds.filter((kind) => !kind.read_without_tags && wanted(kind))
  const sum = (of: (kind: UnseenKind) => number) => kinds.reduce((total, kind) => total + of(kind), 0)
  return { wrong: sum((kind) => kind.silently_wrong), of: sum((kind) => kind.filings) }
}

function silentShare(subject: string, { wrong, of }: { wrong: number; of: number }): string {
  if (of === 0) return ''
  if (wrong === 0) return `none of ${of} ${subject} was wrong in a figure while its checks passed`
  if (wrong === of) return `all ${of} ${subject} were wrong in a figure while their checks passed`
  return `about one in ${Math.round(of / wrong)} ${subject} (${wrong} of ${of}) was wrong in a figure while its checks passed`
}

/** One sentence of the filings without tags and of those with tags, each where there are such filings. */
export function partMeaning(part: UnseenPart): string {
  const without = silentShare(
    'filings without tags',
    silent(part, ({ kind }) => kind !== 'inline XBRL'),
  )
  const tagged = silentShare(
    'tagged filings',
    silent(part, ({ kind }) => kind === 'inline XBRL'),
  )
  return `${[without, tagged].filter((share) => share !== '').join('; ')}.`
}

/** The newest measurement on filings that were unseen, in words; null = there is none. */
export function unseenMeaning({ measurements }: UnseenFile): string | null {
  for (const entry of measurements.toReversed()) {
    const part = entry.parts.find(({ exposure }) => exposure === 'unseen')
    if (part)
      return `Filings that nobody had tuned the engine to, as last measured (engine of ${entry.measured_on}, commit ${entry.engine}): ${partMeaning(part)} Open the source of a figure before you rely on it.`
  }
  return null
}

/** Net income against the schedules of the same submissions; null = not measured. */
export function scheduleMeaning({ schedules }: UnseenMeasurement): string | null {
  if (!schedules) return null
  const { filings, years, net_income_agrees_percent, silently_off_at_least } = schedules
  return `Net income of ${counted(filings, 'plain text filing')} of ${years} against the schedule (EX-27) in the same submission: ${net_income_agrees_percent}% agree, ${silently_off_at_least} or more differ though the checks passed.`
}

/** 'QC passes 99.0% of the filings in which all is right, over all kinds.'; null = not measured. */
export const qcMeaning = ({ qc_passes_percent }: UnseenPart): string | null =>
  qc_passes_percent === null
    ? null
    : `QC passes ${qc_passes_percent.toFixed(1)}% of the filings in which all is right, over all kinds.`

/** What was found in earnings releases, part by part. */
export function releaseMeaning(of: ReleaseMeasurement): string {
  const right = (value: number) => `${value.toFixed(1)}%`
  return [
    `Of ${counted(of.releases, 'release')}: ${right(of.fields_percent)} of the figures and dates of the main period right, ${right(of.year_to_date_percent)} of the year to date, ${right(of.prior_year_percent)} of the year before; ${of.silently_wrong} silently wrong.`,
    `Of ${of.measures} non-GAAP measures ${right(of.measures_found_percent)} found, of ${of.bridges} bridges ${of.bridges_right} right; of ${of.guidance} items of guidance ${right(of.guidance_found_percent)} found, ${of.guidance_wrong} wrong.`,
    `Of ${of.without_results} documents without results ${of.refused} refused.`,
  ].join(' ')
}
