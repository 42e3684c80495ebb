/** What a filing prints above and beside a cell. Runs in a worker thread: it reads the whole document. */
import { columnHead } from '@topline/core/extract/sheet/column-head.ts'
import type { At } from '@topline/core/source/pinned.ts'
import { type PrintedRow, printedRow } from '@topline/core/source/printed-row.ts'

const whole = (given: Uint8Array): Buffer => Buffer.from(given.buffer, given.byteOffset, given.byteLength)

export const columnOf = (given: Uint8Array, at: At): string | null => columnHead(whole(given), at.start, at.end)

export const rowOf = (given: Uint8Array, at: At): PrintedRow | null => printedRow(whole(given), at)
