import type { ReactNode } from 'react'
import { Icon } from '../controls/Icon.tsx'
import { inRem } from '../theme/text-size.ts'
import s from './data-table.module.css'

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
  /** on a phone every row is a card with all its cells, instead of a line that scrolls sideways */
  stacked?: boolean
  /** the rows answer an earlier question and stay until the new ones come: dimmed, and nothing in them can be pressed */
  isOld?: boolean
}

/** The next sort when a header is pressed: other column = `first`, same column = turned round. */
export function nextSort(sort: Sort, key: string, first: Sort['order'] = 'desc'): Sort {
  if (sort.key !== key) return { key, order: first }
  return { key, order: sort.order === 'asc' ? 'desc' : 'asc' }
}

/** A table that scrolls sideways under a sticky header and first column; figures right. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, dense, rowClass, expanded, stacked, isOld = false } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={s.scroll} aria-label={caption} aria-busy={isOld || undefined} tabIndex={0}>
      <table className={`${s.table} ${dense ? s.dense : ''} ${stacked ? s.stacked : ''}`}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={isOld ? s.old : undefined} inert={isOld}>
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

interface HeadProps<Row> {
  column: Column<Row>
  sort?: Sort
  onSort?: (key: string) => void
  /** said where the table is not drawn as one */
  role?: 'columnheader'
}

/** Written in px of the usual size of text, or as a share. */
const widthOf = ({ width }: { width?: string | undefined }): string | undefined =>
  width?.endsWith('px') ? inRem(Number.parseInt(width, 10)) : width

/** The head of a column, a button where it sorts. */
export function Head<Row>({ column, sort, onSort, role }: HeadProps<Row>) {
  const sorted = sort?.key === column.key ? sort.order : null
  const look = column.align === 'right' ? s.right : undefined
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" role={role} className={look} style={{ width: widthOf(column) }}>
        {column.head}
      </th>
    )
  }
  return (
    <th
      scope="col"
      role={role}
      className={look}
      style={{ width: widthOf(column) }}
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
