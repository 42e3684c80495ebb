import { memo, type ReactNode } from 'react'
import s from './data-table.module.css'
import { Icon } from './Icon.tsx'
import { inParts, useWindow } from './use-window.ts'

export interface Column<Row> {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  sortable?: boolean
  /** CSS width */
  width?: string
  /** in a stacked table on a phone: over the whole width or in the corner, without its head; else under its head */
  stack?: 'wide' | 'corner'
}
export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

interface Props<Row> {
  /** read by screen readers before the table */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (key: string) => void
  /** 38 in lists, 32 in statements */
  dense?: boolean
  rowClass?: (row: Row) => string | undefined
  /** a wide row under a row, e.g. its card; null = closed */
  expanded?: (row: Row) => ReactNode
  /** for hundreds of rows: those far outside of the window are not drawn, and columns keep the widths they name */
  long?: boolean
  /** on a phone every row is a card with all its cells, instead of a line that scrolls sideways */
  stacked?: boolean
}

/** The next sort when a header is pressed: other column = `first`, same column = turned round. */
export function nextSort(sort: Sort, key: string, first: Sort['order'] = 'desc'): Sort {
  if (sort.key !== key) return { key, order: first }
  return { key, order: sort.order === 'asc' ? 'desc' : 'asc' }
}

/** A table that scrolls sideways under a sticky header and first column; figures right (design §5). */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, dense, rowClass, expanded, long, stacked } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={s.scroll} aria-label={caption} tabIndex={0}>
      <table
        className={`${s.table} ${dense ? s.dense : ''} ${long ? s.long : ''} ${stacked ? s.stacked : ''}`}
        aria-rowcount={long ? rows.length + 1 : undefined}
      >
        <caption className="sr">{caption}</caption>
        <thead>
          <tr aria-rowindex={long ? 1 : undefined}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {long ? (
          inParts(rows, PART).map((part, i) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: sorted anew, a part is filled with other rows
              key={i}
              first={i * PART}
              total={rows.length}
              rows={part}
              columns={columns}
              dense={dense}
              expanded={expanded}
            />
          ))
        ) : (
          <tbody>
            {rows.map((row) => {
              const open = expanded?.(row)
              return [
                <tr key={rowKey(row)} className={rowClass?.(row)}>
                  <Cells row={row} columns={columns} />
                </tr>,
                open ? (
                  <tr key={`${rowKey(row)}+`} className={s.open}>
                    <td colSpan={columns.length}>{open}</td>
                  </tr>
                ) : null,
              ]
            })}
          </tbody>
        )}
      </table>
    </section>
  )
}

function Cells<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  return columns.map((column) => (
    <td
      key={column.key}
      className={column.align === 'right' ? s.right : undefined}
      data-head={typeof column.head === 'string' ? column.head : undefined}
      data-stack={column.stack}
    >
      {column.cell(row)}
    </td>
  ))
}

/** Rows of one part of a long table, and how many of its parts come with the document. */
const PART = 5
const FIRST_PARTS = 8

interface PartProps<Row> {
  /** place of its first row, from 0 */
  first: number
  /** rows of the whole table */
  total: number
  rows: Row[]
  columns: Column<Row>[]
  dense: boolean | undefined
  expanded: Props<Row>['expanded']
}

function Part<Row>({ first, total, rows, columns, dense, expanded }: PartProps<Row>) {
  const { ref, space } = useWindow<HTMLTableSectionElement>(
    total,
    rows.length * (dense ? 32 : 38),
    first < PART * FIRST_PARTS,
  )
  if (space !== null) {
    return (
      <tbody ref={ref} aria-hidden="true">
        <tr className={s.space}>
          <td colSpan={columns.length} style={{ height: space }} />
        </tr>
      </tbody>
    )
  }
  return (
    <tbody ref={ref}>
      {rows.map((row, i) => {
        const open = expanded?.(row)
        const at = first + i
        return [
          <LongRow key={at} row={row} columns={columns} at={at} />,
          open ? (
            <tr key={`${at}+`} className={s.open}>
              <td colSpan={columns.length}>{open}</td>
            </tr>
          ) : null,
        ]
      })}
    </tbody>
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
    <tr aria-rowindex={at + 2}>
      <Cells row={row} columns={columns} />
    </tr>
  )
}
const LongRow = memo(PlainRow) as typeof PlainRow // memo forgets that it is generic

interface HeadProps<Row> {
  column: Column<Row>
  sort?: Sort
  onSort?: (key: string) => void
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const sorted = sort?.key === column.key ? sort.order : null
  const look = column.align === 'right' ? s.right : undefined
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={look} style={{ width: column.width }}>
        {column.head}
      </th>
    )
  }
  return (
    <th
      scope="col"
      className={look}
      style={{ width: column.width }}
      aria-sort={sorted === null ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={`${s.sort} ${sorted ? s.sorted : ''}`} onClick={() => onSort(column.key)}>
        {column.head}
        <span className={s.arrow} data-order={sorted ?? 'desc'}>
          <Icon name="chevron" size={12} />
        </span>
      </button>
    </th>
  )
}
