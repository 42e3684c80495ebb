/** The heading that a filing prints above a cell. Runs in a worker thread: it reads the whole document. */
import { columnHead } from '@topline/core/extract/sheet/column-head.ts'
import type { At } from '@topline/core/source/pinned.ts'

export function columnOf(given: Uint8Array, at: At): string | null {
  return columnHead(Buffer.from(given.buffer, given.byteOffset, given.byteLength), at.start, at.end)
}
