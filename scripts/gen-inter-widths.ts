/**
 * Writes the advance widths of the two bundled Inter fonts into packages/core/src/flow/text/inter-widths.ts, so that core
 * can measure text without a font engine. `--check` fails when the file is not what the fonts give.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FONTS = new URL('../packages/server/assets/fonts/', import.meta.url)
const TARGET = new URL('../packages/core/src/flow/text/inter-widths.ts', import.meta.url)
const EXTRA = '–—‘’“”…−€™•'

/** Advance width in 1/1000 em of each character, from the tables cmap (format 4), hmtx, hhea and head. */
function widthsOf(file: string): Map<string, number> {
  const font = readFileSync(new URL(file, FONTS))
  const tables = new Map<string, number>()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8))
  }
  const table = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`${file} has no table ${name}`)
    return offset
  }
  const em = font.readUInt16BE(table('head') + 18)
  const longMetrics = font.readUInt16BE(table('hhea') + 34)
  const glyphOf = format4(font, table('cmap'))
  const widths = new Map<string, number>()
  for (const char of characters()) {
    const glyph = glyphOf(char.codePointAt(0) ?? 0)
    if (glyph === 0) continue
    const at = table('hmtx') + Math.min(glyph, longMetrics - 1) * 4
    widths.set(char, Math.round((font.readUInt16BE(at) * 1000) / em))
  }
  return widths
}

function characters(): string[] {
  const all: string[] = []
  for (let code = 32; code < 383; code++) if (code < 127 || code >= 160) all.push(String.fromCodePoint(code))
  return [...all, ...EXTRA]
}

function format4(font: Buffer, cmap: number): (code: number) => number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (font.readUInt16BE(at) !== 4) continue
    const segments = font.readUInt16BE(at + 6) / 2
    const ends = at + 14
    const starts = ends + segments * 2 + 2
    const deltas = starts + segments * 2
    const ranges = deltas + segments * 2
    return (code) => {
      for (let s = 0; s < segments; s++) {
        if (font.readUInt16BE(ends + s * 2) < code) continue
        const start = font.readUInt16BE(starts + s * 2)
        if (start > code) return 0
        const range = font.readUInt16BE(ranges + s * 2)
        const delta = font.readInt16BE(deltas + s * 2)
        if (range === 0) return (code + delta) & 0xffff
        const glyph = font.readUInt16BE(ranges + s * 2 + range + (code - start) * 2)
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff
      }
      return 0
    }
  }
  throw new Error('the font has no cmap of format 4')
}

/** Runs of characters of one width, as a string literal a line: short and easy to compare. */
function literal(name: string, widths: Map<string, number>): string {
  const byWidth = new Map<number, string>()
  for (const [char, width] of widths) byWidth.set(width, (byWidth.get(width) ?? '') + char)
  const lines = [...byWidth].sort((a, b) => a[0] - b[0]).map(([width, chars]) => `  [${width}, ${quoted(chars)}],`)
  return `export const ${name}: readonly (readonly [number, string])[] = [\n${lines.join('\n')}\n]\n`
}

function quoted(chars: string): string {
  const escaped = chars
    .replace(/\\/g, '\\\\')
    .replace(/\u00a0/g, '\\u00a0')
    .replace(/\u00ad/g, '\\u00ad')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replace(/'/g, "\\'")}'`
}

const text = `/**
 * Advance widths of Inter in thousandths of the font size: [width, the characters that have it].
 * Written by scripts/gen-inter-widths.ts from the bundled fonts; do not edit.
 */
${literal('INTER_REGULAR', widthsOf('Inter-Regular.ttf'))}
${literal('INTER_SEMIBOLD', widthsOf('Inter-SemiBold.ttf'))}`

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text) {
    console.error(
      'packages/core/src/flow/text/inter-widths.ts is not what the fonts give: run scripts/gen-inter-widths.ts',
    )
    process.exitCode = 1
  }
} else writeFileSync(TARGET, text)
