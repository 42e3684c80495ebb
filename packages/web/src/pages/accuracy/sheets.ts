/** The tables of the board as rows of a file. */
import type { AccuracyAnswer, AccuracyBoard } from '@topline/core/api/accuracy/accuracy.ts'
import type { UnseenMeasurement } from '@topline/core/api/accuracy/unseen.ts'
import { unseenKindName } from '@topline/core/api/accuracy/unseen-words.ts'
import type { SheetCell } from '../../../../core/src/format/xlsx.ts'
import { fullAddress } from '../../ui/export/TableExport.tsx'
import { words } from './words.ts'

export const unseenSheet = ({ measured_on, engine, parts }: UnseenMeasurement): SheetCell[][] => [
  [
    'Measured',
    'Engine',
    'Filings seen',
    'Read as',
    'Filings',
    'Figures right, %',
    'Silently wrong',
    'QC passes where all is right, %',
    'Segments found, %',
    'Shown segments right, %',
  ],
  ...parts.flatMap((part) =>
    part.kinds.map((k) => [
      measured_on,
      engine,
      `${part.name} (${part.exposure})`,
      unseenKindName(k),
      k.filings,
      k.figures_right_percent,
      k.silently_wrong,
      k.qc_passes_percent,
      k.segments_found_percent,
      k.segments_right_percent,
    ]),
  ),
]

export const groupsSheet = ({ groups }: AccuracyBoard): SheetCell[][] => [
  [
    'Read as',
    'Filings',
    'Figures right',
    'Figures judged',
    'Silently wrong',
    'All right',
    'All right and passed',
    'Segments found',
    'Segments in filings',
  ],
  ...groups.map((g) => [
    g.name,
    g.filings,
    g.figures_right,
    g.figures_judged,
    g.silently_wrong,
    g.all_right,
    g.all_right_and_passed,
    g.segments_matched,
    g.segments_in_filings,
  ]),
]

export const figuresSheet = ({ by_figure }: AccuracyBoard): SheetCell[][] => [
  [
    'Figure',
    ...(by_figure[0]?.forms ?? []).flatMap(({ form_type }) => [`${form_type} right`, `${form_type} judged`]),
    'Misses',
  ],
  ...by_figure.map((row) => [
    words(row.field),
    ...row.forms.flatMap(({ right, judged }) => [right, judged]),
    row.misses,
  ]),
]

export const missesSheet = ({ misses }: AccuracyBoard): SheetCell[][] => [
  ['Company', 'Form', 'Read as', 'Figure', 'Read by a person', 'Extracted', 'Kind', 'Filing'],
  ...misses.map((m) => [
    m.company,
    m.form_type,
    m.group,
    words(m.field),
    m.printed,
    m.read,
    words(m.verdict),
    fullAddress(`/filing/${m.accession_number}`),
  ]),
]

export const siteSheet = (rows: AccuracyAnswer['site']): SheetCell[][] => [
  ['Form', 'Engine', 'Pass', 'Statements'],
  ...rows.map((row) => [row.form_type, row.engine, row.passing_qc, row.statements]),
]
