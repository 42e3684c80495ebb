/**
 * A table of hundreds of rows of one height. The rows are grids with the widths their columns name, so that a row that
 * comes or goes costs the layout of that row and not of the table; only those near the window are drawn. It is a table
 * to those who hear it: every part has its role and every row its place.
 */
import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import { type Column, Head, type Sort } from '../../ui/table/DataTable.tsx'
import data from '../../ui/table/data-table.module.css'
import { inRem } from '../../ui/theme/text-size.ts'
import s from './long-table.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'

interface Props<Row> {
  /** read by screen readers before the table */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort: Sort
  onSort: (key: string) => void
  /** 32 px a row instead of 38 */
  dense: boolean
  /** key of the row with a card under it; null = none */
  open: string | null
  card: (row: Row) => ReactNode
  /** draws every row, e.g. for the printer */
  whole: boolean
}

/** The least width of the column that takes what the others leave, px at the usual size of text as all widths here. */
const LEAST = 180
/** What the table is never narrower than, px; where its place is, it scrolls sideways. */
const NARROWEST = 900

/** Tracks of the grid: the widths named, the rest to the columns without; without such a one all grow alike. */
function tracksOf(columns: readonly { width?: string }[]): { tracks: string; least: number } {
  const widths = columns.map(({ width }) => (width ? Number.parseInt(width, 10) : null))
  const fits = widths.includes(null)
  const tracks = widths.map((px) =>
    px === null ? `minmax(${inRem(LEAST)}, 1fr)` : fits ? inRem(px) : `minmax(${inRem(px)}, ${px}fr)`,
  )
  return { tracks: tracks.join(' '), least: widths.reduce<number>((sum, px) => sum + (px ?? LEAST), 0) }
}

export function LongTable<Row>({ caption, columns, rows, rowKey, sort, onSort, dense, open, card, whole }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const under = useRef<HTMLTableRowElement>(null)
  const found = open === null ? -1 : rows.findIndex((row) => rowKey(row) === open)
  const openAt = found < 0 ? null : found
  const height = dense ? 32 : 38
  const first = rows[0]
  const { from, to } = useDrawnRows({
    body,
    card: under,
    count: rows.length,
    height,
    order: first === undefined ? '' : rowKey(first),
    openAt,
    whole,
  })
  const { tracks, least } = tracksOf(columns)
  const isWide = least > NARROWEST
  const look = {
    '--tracks': tracks,
    '--row': inRem(height),
    minWidth: inRem(Math.max(NARROWEST, least)),
  } as CSSProperties // custom properties are not in the type

  const drawn: ReactNode[] = []
  /** Leaves the place of the rows between what was drawn last and `at`. */
  let next = 0
  const space = (at: number) => {
    if (at > next)
      drawn.push(
        <Space
          key={`before ${at === rows.length ? 'the end' : at === openAt ? 'the card' : 'the rows'}`}
          height={(at - next) * height}
        />,
      )
    next = Math.max(next, at)
  }
  const draw = (at: number) => {
    const row = rows[at]
    if (row === undefined) return
    space(at)
    next = at + 1
    // Keyed by its place: sorted anew, the same elements say other things, which is far less work than new ones.
    drawn.push(<LongRow key={at} row={row} columns={columns} at={at} />)
    if (at !== openAt) return
    drawn.push(
      // biome-ignore lint/a11y/noRedundantRoles: what is drawn as blocks is no table's part to every browser
      <tr key={`card of ${rowKey(row)}`} ref={under} role="row" className={s.card}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <td role="cell" aria-colspan={columns.length}>
          {card(row)}
        </td>
      </tr>,
    )
  }
  // The open row is always drawn: what was chosen in its card stays.
  if (openAt !== null && openAt < from) draw(openAt)
  for (let at = from; at < to; at += 1) draw(at)
  if (openAt !== null && openAt >= to) draw(openAt)
  space(rows.length)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${data.scroll} ${s.place}`} aria-label={caption} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: what is drawn as blocks is no table to every browser */}
      <table role="table" className={`${s.table} ${isWide ? s.wide : ''}`} style={look} aria-rowcount={rows.length + 1}>
        <caption className="sr">{caption}</caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tr role="row" aria-rowindex={1} className={s.head}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} role="columnheader" />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody ref={body} role="rowgroup">
          {drawn}
        </tbody>
      </table>
    </section>
  )
}

/** The place of rows that are not drawn. */
function Space({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true" className={s.space} style={{ height: inRem(height) }}>
      <td />
    </tr>
  )
}

interface LongRowProps<Row> {
  row: Row
  columns: Column<Row>[]
  /** its place in the whole table, from 0 */
  at: number
}

function PlainRow<Row>({ row, columns, at }: LongRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: what is drawn as a grid is no row to every browser
    <tr role="row" aria-rowindex={at + 2} className={s.row}>
      {columns.map((column) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <td key={column.key} role="cell" className={column.align === 'right' ? s.right : undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
const LongRow = memo(PlainRow) as typeof PlainRow // memo forgets that it is generic
