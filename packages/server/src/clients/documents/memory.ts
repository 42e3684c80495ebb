/** Documents in memory: unpacked into one piece, given back at once. Light: the command line reads files with it. */
import { gunzipSync } from 'node:zlib'
import { MAX_DOCUMENT } from './documents.ts'

/**
 * Into one piece of memory as large as the archive says that it is: in several, they are all there twice at the end.
 * @throws Error when it is no archive, or unpacks to more than the limit
 */
export function gunzipAtOnce(packed: Uint8Array): Buffer {
  const { buffer, byteOffset, length } = packed
  const said = length < 4 ? 0 : new DataView(buffer, byteOffset, length).getUint32(length - 4, true)
  // What it says is only a guess at how much memory to ask for; a little more, or the end would not be noticed.
  return gunzipSync(packed, {
    maxOutputLength: MAX_DOCUMENT,
    chunkSize: Math.max(LEAST, Math.min(said, MAX_DOCUMENT) + 64),
  })
}

/** More than what Node gives out of one piece that others have parts of. */
const LEAST = 128 * 1024

/**
 * Gives memory back at once that nobody looks at any more, bytes and whatever else is a view of them. Left to the
 * garbage collector, a few documents make it run through everything, again and again.
 */
export function release(bytes: Uint8Array): void {
  for (const buffer of ownMemory(bytes)) buffer.transfer(0)
}

/** The memory behind bytes that nothing else lies in; none where it is shared. */
export function ownMemory({ buffer }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength >= LEAST ? [buffer] : []
}
