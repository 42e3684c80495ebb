import type { AccuracyBoard, AccuracyGroup, AccuracyMiss } from '@topline/core/api/accuracy/accuracy.ts'
import { counted } from '@topline/core/format/counted.ts'
import { Link } from 'react-router'
import { Badge, FormBadge } from '../../ui/display/Badge.tsx'
import { Empty } from '../../ui/display/State.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import s from './accuracy.module.css'
import { Heading, Share } from './parts.tsx'
import { figuresSheet, groupsSheet, missesSheet } from './sheets.ts'
import { words } from './words.ts'

const grouped = (n: number) => n.toLocaleString('en-US')
/** Rounded down: 99.96 % is not 100 %. */
const share = (part: number, whole: number) =>
  whole === 0 ? '-' : `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)}%`

/** The table over the samples: what the rules were written with. */
export function Board({ board }: { board: AccuracyBoard }) {
  const own = board.groups.filter((group) => !group.name.includes('as if'))
  const sum = (of: (group: AccuracyGroup) => number) => own.reduce((total, group) => total + of(group), 0)
  const ownMisses = board.misses.filter((miss) => !miss.group.includes('as if'))
  const forms = board.by_figure[0]?.forms.map((form) => form.form_type) ?? []
  const wrong = ownMisses.filter((miss) => miss.verdict !== 'missing').length
  return (
    <>
      <h2 className={s.section}>Filings the rules were written with</h2>
      <p className={s.lead}>
        The sample filings shipped with the product. The engine was mended until it read them right, so it does better
        here than elsewhere: this table shows that nothing broke, not what to expect of another filing. Every miss is
        listed.
      </p>
      <dl className={s.strip}>
        <Key
          name="Figures right"
          value={sum((g) => g.figures_right)}
          note={`of ${grouped(sum((g) => g.figures_judged))}, ${share(
            sum((g) => g.figures_right),
            sum((g) => g.figures_judged),
          )}`}
        />
        <Key name="Filings without a miss" value={sum((g) => g.all_right)} note={`of ${sum((g) => g.filings)}`} />
        <Key name="Wrong figures" value={wrong} note={silentWords(sum((g) => g.silently_wrong))} />
        <Key name="Missing figures" value={ownMisses.length - wrong} note="printed, not found" />
      </dl>
      <Heading level={3} title="Misses" sheet={board.misses.length === 0 ? null : () => missesSheet(board)} />
      {board.misses.length === 0 ? (
        <Empty text="No miss" hint="Every figure that people read is found as it is printed." />
      ) : (
        <DataTable
          stacked
          caption="Misses"
          columns={MISSES}
          rows={board.misses}
          rowKey={(miss) => `${miss.group} ${miss.accession_number} ${miss.field}`}
        />
      )}
      <Heading level={3} title="By kind of document" sheet={() => groupsSheet(board)} />
      <DataTable
        stacked
        caption="By kind of document"
        columns={GROUPS}
        rows={board.groups}
        rowKey={(group) => group.name}
      />
      <Heading level={3} title="By figure and form" sheet={() => figuresSheet(board)} />
      <DataTable
        caption="By figure and form"
        rows={board.by_figure}
        rowKey={(row) => row.field}
        columns={[
          { key: 'field', head: 'Figure', cell: (row) => words(row.field) },
          ...forms.map(
            (form, i): Column<AccuracyBoard['by_figure'][number]> => ({
              key: form,
              head: form,
              align: 'right',
              cell: (row) => <Share right={row.forms[i]?.right ?? 0} judged={row.forms[i]?.judged ?? 0} />,
            }),
          ),
          { key: 'misses', head: 'Misses', align: 'right', cell: (row) => row.misses },
        ]}
      />
    </>
  )
}

/** Of the filings with a wrong figure, those whose checks did not see it. */
const silentWords = (n: number): string =>
  n === 0 ? 'none in a filing that passed its checks' : `${counted(n, 'filing')} with one passed the checks`

function Key({ name, value, note }: { name: string; value: number; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={s.value}>{grouped(value)}</dd>
      <dd className={s.note}>{note}</dd>
    </div>
  )
}

const GROUPS: Column<AccuracyGroup>[] = [
  { key: 'name', head: 'Read as', stack: 'wide', cell: (g) => g.name },
  { key: 'filings', head: 'Filings', align: 'right', cell: (g) => g.filings },
  {
    key: 'figures',
    head: 'Figures right',
    align: 'right',
    cell: (g) => `${grouped(g.figures_right)} of ${grouped(g.figures_judged)}`,
  },
  { key: 'silent', head: 'Silently wrong', align: 'right', cell: (g) => g.silently_wrong },
  {
    key: 'qc',
    head: 'QC passes where all is right',
    align: 'right',
    cell: (g) => `${g.all_right_and_passed} of ${g.all_right}`,
  },
  {
    key: 'segments',
    head: 'Segments found',
    align: 'right',
    cell: (g) => `${g.segments_matched} of ${g.segments_in_filings}`,
  },
]

const figure = (value: AccuracyMiss['printed']) => (typeof value === 'number' ? grouped(value) : (value ?? '-'))
const MISSES: Column<AccuracyMiss>[] = [
  {
    key: 'company',
    head: 'Company',
    stack: 'wide',
    cell: (m) => <Link to={`/filing/${m.accession_number}`}>{m.company}</Link>,
  },
  { key: 'form', head: 'Form', cell: (m) => <FormBadge form={m.form_type} /> },
  { key: 'group', head: 'Read as', cell: (m) => m.group },
  { key: 'field', head: 'Figure', cell: (m) => words(m.field) },
  { key: 'printed', head: 'Read by a person', align: 'right', cell: (m) => figure(m.printed) },
  { key: 'read', head: 'Extracted', align: 'right', cell: (m) => figure(m.read) },
  {
    key: 'kind',
    head: 'Kind',
    cell: (m) => <Badge tone={m.verdict === 'missing' ? 'warn' : 'bad'}>{words(m.verdict)}</Badge>,
  },
]
