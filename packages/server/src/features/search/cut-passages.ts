/** A document's bytes → its passages; runs in a worker thread. */
import { type Passage, passagesOf } from '@topline/core/filing/passages.ts'

export function cutPassages(given: Uint8Array, isText: boolean): Passage[] {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  return passagesOf(bytes.toString('latin1'), isUtf8(bytes) ? 'utf-8' : 'windows-1252', isText)
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
