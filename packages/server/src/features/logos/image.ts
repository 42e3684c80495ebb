/** What an image is by its bytes, and the same picture drawn anew: nothing of the foreign file itself is kept. */
import { Resvg } from '@resvg/resvg-js'

export interface ImageFacts {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  width: number
  height: number
}

const LONGEST_SIDE = 8_192
const MOST_PIXELS = 16_000_000
const SHORTEST_SIDE = 16
const STORED_SIDE = 256

/** By content, never by name or header; null for anything else, SVG included, and for sizes that are a trap. */
export function readImage(bytes: Buffer): ImageFacts | null {
  const facts = readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  if (!facts) return null
  const { width, height } = facts
  const isUsual =
    Math.min(width, height) >= SHORTEST_SIDE && Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS
  return isUsual ? facts : null
}

/**
 * Runs in a worker thread: decodes the picture and draws it as a PNG of at most 256 pixels.
 * @returns null where the bytes are no whole picture
 */
export function redraw(given: Uint8Array): { png: Uint8Array; width: number; height: number } | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const facts = readImage(bytes)
  if (!facts) return null
  const scale = Math.min(1, STORED_SIDE / Math.max(facts.width, facts.height))
  const width = Math.max(1, Math.round(facts.width * scale))
  const height = Math.max(1, Math.round(facts.height * scale))
  const href = `data:${facts.type};base64,${bytes.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><image width="${width}" height="${height}" xlink:href="${href}"/></svg>`
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  // A picture that cannot be decoded is left out of the drawing, which is then empty.
  if (drawn.pixels.every((value) => value === 0)) return null
  return { png: drawn.asPng(), width, height }
}

function readPng(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 33 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readGif(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null
  return { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

function readWebp(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const kind = bytes.toString('latin1', 12, 16)
  const type = 'image/webp'
  if (kind === 'VP8X') return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ') return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function readJpeg(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 12 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    if (marker === 0xff) at += 1
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
