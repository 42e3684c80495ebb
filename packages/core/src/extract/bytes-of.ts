/** A `Uint8Array` as the bytes of a document, where there is no Node Buffer: a browser, a worker, any other runtime. */
import { utf8Text } from '../filing/utf8.ts'
import type { Bytes } from './bytes.ts'

/** Characters made at once: more arguments than an engine takes in one call would be an error. */
const CHUNK = 1024

/** The bytes as text of one character a byte. From a plain list engines make it half again as fast as from typed numbers. */
function textOf(given: Uint8Array): string {
  const parts: string[] = []
  const codes: number[] = []
  for (let at = 0; at < given.length; at += CHUNK) {
    codes.length = Math.min(CHUNK, given.length - at)
    for (let k = 0; k < codes.length; k += 1) codes[k] = given[at + k] ?? 0
    parts.push(String.fromCharCode.apply(null, codes))
  }
  return parts.join('')
}

/**
 * The bytes with what the engine asks of them. They are kept beside as text of one character a byte, which is as large
 * and is searched as fast as a Buffer; so they must not change as long as this is used.
 */
export function bytesOf(given: Uint8Array): Bytes {
  const text = textOf(given)
  const own = new Uint8Array(given.buffer, given.byteOffset, given.length)
  return Object.assign(own, {
    indexOf: (wanted: string, from = 0): number => text.indexOf(asBytes(wanted), from),
    toString: (encoding: 'latin1' | 'utf8', start: number, end: number): string => {
      const raw = text.slice(start, end)
      return encoding === 'latin1' ? raw : utf8Text(raw)
    },
  }) as unknown as Bytes // typed arrays have methods of these names with other parameters
}

/** A text that is looked for, as the bytes that UTF-8 has for it. */
const asBytes = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? text.replace(/[^\0-\x7f]+/g, (run) =>
        encodeURIComponent(run).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      )
    : text
