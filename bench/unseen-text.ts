/** The dated measurements of samples/unseen.json as the first part of docs/accuracy.md. */
import type {
  ReleaseMeasurement,
  UnseenFile,
  UnseenKind,
  UnseenMeasurement,
  UnseenPart,
} from '@topline/core/api/accuracy/unseen.ts'
import {
  partMeaning,
  qcMeaning,
  releaseMeaning,
  scheduleMeaning,
  unseenKindName,
  unseenMeaning,
} from '@topline/core/api/accuracy/unseen-words.ts'

const HEAD = [
  '| | Filings | Figures right | Silently wrong | QC passes where all is right | Segments found | Shown segments right |',
  '|---|---|---|---|---|---|---|',
]
const share = (value: number | null, digits = 1) => (value === null ? '-' : `${value.toFixed(digits)} %`)

function row(kind: UnseenKind): string {
  const cells = [
    unseenKindName(kind),
    kind.filings,
    share(kind.figures_right_percent, 2),
    kind.silently_wrong,
    share(kind.qc_passes_percent),
    share(kind.segments_found_percent),
    share(kind.segments_right_percent),
  ]
  return `| ${cells.join(' | ')} |`
}

const part = (p: UnseenPart): string[] => [
  [`**${p.name} (${p.exposure}):**`, partMeaning(p), qcMeaning(p)].filter((words) => words !== null).join(' '),
  '',
  ...HEAD,
  ...p.kinds.map(row),
  '',
]

function measurement(entry: UnseenMeasurement): string[] {
  const schedule = scheduleMeaning(entry)
  return [
    `### ${entry.measured_on}: ${entry.title}`,
    '',
    `Measured on ${entry.measured_on} with commit ${entry.engine}. ${entry.about}`,
    '',
    ...entry.parts.flatMap(part),
    ...(schedule ? [schedule, ''] : []),
  ]
}

const release = (entry: ReleaseMeasurement): string[] => [
  `Measured on ${entry.measured_on} with commit ${entry.engine}. ${entry.about}`,
  '',
  releaseMeaning(entry),
  '',
]

/** Markdown lines: what the newest unseen measurement means, then every measurement, without a blank line at the end. */
export function unseenText(file: UnseenFile): string[] {
  const meaning = unseenMeaning(file)
  return [
    ...(meaning ? [`**${meaning}**`, ''] : []),
    '## Dated measurements on other filings',
    '',
    'Kept by hand in `samples/unseen.json`; `--write` leaves that file alone. A later measurement is a new entry at its end with',
    'its own date and commit; an entry that stands is never changed, not even when the engine has become better since.',
    '',
    ...file.measurements.flatMap(measurement),
    ...(file.releases.length > 0 ? ['## Earnings releases', '', ...file.releases.flatMap(release)] : []),
  ].slice(0, -1)
}
