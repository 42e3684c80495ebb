import type { UnseenFile, UnseenKind, UnseenMeasurement, UnseenPart } from '@topline/core/api/accuracy/unseen.ts'
import {
  partMeaning,
  qcMeaning,
  releaseMeaning,
  scheduleMeaning,
  unseenKindName,
  unseenMeaning,
} from '@topline/core/api/accuracy/unseen-words.ts'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './accuracy.module.css'
import { Heading } from './parts.tsx'
import { unseenSheet } from './sheets.ts'

/** The dated measurements on filings other than the samples, what they mean for a reader first. */
export function Unseen({ file }: { file: UnseenFile }) {
  const meaning = unseenMeaning(file)
  return (
    <>
      {meaning && <p className={s.meaning}>{meaning}</p>}
      <h2 className={s.section}>Dated measurements on other filings</h2>
      <p className={s.lead}>
        Filings other than the samples below. Each measurement keeps its date and its engine. A later one is added
        below; none that stands is changed.
      </p>
      {file.measurements.map((entry) => (
        <Measurement key={`${entry.measured_on} ${entry.title}`} entry={entry} />
      ))}
      {file.releases.length > 0 && <h2 className={s.section}>Earnings releases</h2>}
      {file.releases.map((entry) => (
        <p key={`${entry.measured_on} ${entry.engine}`} className={s.lead}>
          Measured on <time dateTime={entry.measured_on}>{entry.measured_on}</time> with commit {entry.engine}.{' '}
          {entry.about} {releaseMeaning(entry)}
        </p>
      ))}
    </>
  )
}

function Measurement({ entry }: { entry: UnseenMeasurement }) {
  const schedule = scheduleMeaning(entry)
  return (
    <>
      <Heading level={3} title={entry.title} sheet={() => unseenSheet(entry)} />
      <p className={s.lead}>
        Measured on <time dateTime={entry.measured_on}>{entry.measured_on}</time> with commit {entry.engine}.{' '}
        {entry.about}
      </p>
      {entry.parts.map((part) => (
        <Part key={part.name} part={part} of={entry.title} />
      ))}
      {schedule && <p className={s.lead}>{schedule}</p>}
    </>
  )
}

/** `of` = the measurement, which parts of later ones share their names with. */
function Part({ part, of }: { part: UnseenPart; of: string }) {
  const name = `${part.name} (${part.exposure})`
  return (
    <>
      <p className={s.lead}>
        <strong>{name}:</strong> {partMeaning(part)} {qcMeaning(part)}
      </p>
      <DataTable stacked caption={`${of}: ${name}`} columns={KINDS} rows={part.kinds} rowKey={unseenKindName} />
    </>
  )
}

const share = (value: number | null, digits = 1) => (value === null ? '-' : `${value.toFixed(digits)}%`)

const KINDS: Column<UnseenKind>[] = [
  { key: 'name', head: 'Read as', stack: 'wide', cell: unseenKindName },
  { key: 'filings', head: 'Filings', align: 'right', cell: (k) => k.filings },
  { key: 'figures', head: 'Figures right', align: 'right', cell: (k) => share(k.figures_right_percent, 2) },
  { key: 'silent', head: 'Silently wrong', align: 'right', cell: (k) => k.silently_wrong },
  { key: 'qc', head: 'QC passes where all is right', align: 'right', cell: (k) => share(k.qc_passes_percent) },
  { key: 'found', head: 'Segments found', align: 'right', cell: (k) => share(k.segments_found_percent) },
  { key: 'right', head: 'Shown segments right', align: 'right', cell: (k) => share(k.segments_right_percent) },
]
