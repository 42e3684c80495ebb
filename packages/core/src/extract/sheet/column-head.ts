import type { Bytes } from '../bytes.ts'
import { readGrid } from '../document/grid.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { layOut } from './columns.ts'

/** Longer ones are no heading but a sentence that stands in the table's first rows. */
const LONGEST = 90

/**
 * What the filing prints above a cell: the heading of its column in the table it stands in.
 *
 * @param start first byte of the cell. @param end the byte after its last one
 * @returns null where the cell stands in no HTML table or nothing is printed above it
 */
export function columnHead(bytes: Bytes, start: number, end: number): string | null {
  const range = tableRanges(bytes).find((one) => one.start <= start && end <= one.end)
  if (!range) return null
  const { columns, body } = layOut({ kind: 'html', before: '', rows: readGrid(bytes, range), ...range })
  for (const { values } of body) {
    const at = values.findIndex((figure) => figure !== null && figure.start < end && start < figure.end)
    const head = at < 0 ? '' : (columns[at]?.head ?? '')
    if (at >= 0) return head === '' || head.length > LONGEST ? null : head
  }
  return null
}
