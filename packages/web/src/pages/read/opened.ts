/** A file as the bytes of a document: unpacked where it is packed, refused where it is no filing. */

/** What the engine reads at most; the same limit as its own. */
export const MOST_BYTES = 64 * 1024 * 1024

/** Why a file is not read; the message is a sentence for the reader. */
export class Refused extends Error {
  readonly hint: string | null
  constructor(text: string, hint: string | null = null) {
    super(text)
    this.hint = hint
  }
}

const AS_FILED = 'Save the report from EDGAR as HTML or text (.htm, .html, .txt, or one of them packed as .gz).'
const tooBig = () =>
  new Refused(`The file is too big: at most ${MOST_BYTES / 1024 / 1024} MB are read.`, 'Try the main document alone.')

/** First bytes of files that people take for filings. */
const OTHERS: readonly (readonly [start: string, name: string])[] = [
  ['%PDF', 'a PDF'],
  ['PK\x03\x04', 'a ZIP archive or an Office document'],
  ['\xd0\xcf\x11\xe0', 'an Office document'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
]

/** What a file is that cannot be a filing; null where it may be one. */
export function otherKind(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 8))
  const known = OTHERS.find(([start]) => head.startsWith(start))
  if (known) return known[1]
  return bytes.subarray(0, 4000).includes(0) ? 'no text' : null
}

/** @throws Refused where it is empty, too big, damaged or of another kind */
export async function opened(file: Blob): Promise<Uint8Array> {
  if (file.size === 0) throw new Refused('The file is empty.')
  if (file.size > MOST_BYTES) throw tooBig()
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const bytes = start[0] === 0x1f && start[1] === 0x8b ? await unpacked(file) : new Uint8Array(await file.arrayBuffer())
  const other = otherKind(bytes)
  if (other !== null) throw new Refused(`This is ${other}, which cannot be read as a filing.`, AS_FILED)
  return bytes
}

/** Stops at the limit: what is small when packed may be without end. */
async function unpacked(file: Blob): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new Refused('The file is damaged: it could not be unpacked.', cause instanceof Error ? cause.message : null)
    })
    if (done) break
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw tooBig()
    }
    parts.push(value)
  }
  if (size === 0) throw new Refused('The file is empty.')
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
