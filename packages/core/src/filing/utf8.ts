/** UTF-8 and Windows-1252 read from text that has one character a byte: core knows no decoder of the machine. */
import { windowsCode } from './entities.ts'

const REPLACEMENT = 0xfffd

/** The range that the second byte of a sequence may be in, by its first. */
function secondOf(first: number): readonly [low: number, high: number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  if (first === 0xf4) return [0x80, 0x8f]
  return [0x80, 0xbf]
}

/**
 * The sequence that begins at `at` with a byte over 127. One that is broken is U+FFFD, as long as it is right: what the
 * Encoding Standard says and browsers do.
 */
function sequenceAt(bytes: string, at: number): { code: number; length: number } {
  const first = bytes.charCodeAt(at)
  if (first < 0xc2 || first > 0xf4) return { code: REPLACEMENT, length: 1 }
  const size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  const second = secondOf(first)
  let code = first & (0xff >> (size + 1))
  for (let k = 1; k < size; k += 1) {
    const [low, high] = k === 1 ? second : ([0x80, 0xbf] as const)
    const next = bytes.charCodeAt(at + k)
    if (!(next >= low && next <= high)) return { code: REPLACEMENT, length: k }
    code = (code << 6) | (next & 0x3f)
  }
  return { code, length: size }
}

/** @param bytes one character a byte. @returns the text that they are in UTF-8 */
export function utf8Text(bytes: string): string {
  if (!/[\x80-\xff]/.test(bytes)) return bytes
  return bytes.replace(/[\x80-\xff]+/g, (run) => {
    let text = ''
    for (let at = 0; at < run.length; ) {
      const { code, length } = sequenceAt(run, at)
      text += String.fromCodePoint(code)
      at += length
    }
    return text
  })
}

/** Whether all of it is UTF-8. @param bytes one character a byte */
export function isUtf8(bytes: string): boolean {
  for (const [run] of bytes.matchAll(/[\x80-\xff]+/g)) {
    for (let at = 0; at < run.length; ) {
      const { code, length } = sequenceAt(run, at)
      if (code === REPLACEMENT && run.slice(at, at + length) !== '\xef\xbf\xbd') return false
      at += length
    }
  }
  return true
}

/** @param bytes one character a byte. @returns the text that they are in Windows-1252 */
export const windowsText = (bytes: string): string =>
  bytes.replace(/[\x80-\x9f]/g, (byte) => String.fromCharCode(windowsCode(byte.charCodeAt(0))))

/** Text of one character a byte as the bytes themselves. */
export function latin1Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
