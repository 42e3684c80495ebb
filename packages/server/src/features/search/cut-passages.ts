/** A document's bytes → its passages; runs in a worker thread. */
import { type Passage, passagesOf } from '@topline/core/filing/passages.ts'
import { isUtf8 } from '@topline/core/filing/utf8.ts'

export function cutPassages(given: Uint8Array, isText: boolean): Passage[] {
  const source = Buffer.from(given.buffer, given.byteOffset, given.byteLength).toString('latin1')
  return passagesOf(source, isUtf8(source) ? 'utf-8' : 'windows-1252', isText)
}
