/** A filing's document as a page with one cell marked. Runs in a worker thread: it reads the whole document. */
import { type ShownDocument, showDocument as show } from '@topline/core/source/document.ts'
import type { At } from '@topline/core/source/pinned.ts'

/** @param at the cell to mark; null = none. @param isText plain text, shown as it is spaced. @param others outlined cells */
export function showDocument(given: Uint8Array, at: At | null, isText: boolean, others: readonly At[]): ShownDocument {
  return show(Buffer.from(given.buffer, given.byteOffset, given.byteLength), at, isText, others)
}
