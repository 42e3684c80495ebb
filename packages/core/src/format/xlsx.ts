/**
 * A workbook as bytes: texts as inline strings, so that nothing in them runs as a formula, and numbers as
 * numbers. ZIP without compression; dates of the entries are fixed, so the same table gives the same file.
 */
import type { CsvCell } from './csv.ts'
import { escapeXml } from './markup.ts'

export type SheetCell = CsvCell

function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`
}

function cellXml(value: SheetCell, at: string, isHead: boolean): string {
  if (value === null) return ''
  const style = isHead ? ' s="1"' : ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}"${style}><v>${value}</v></c>` : ''
  if (typeof value === 'boolean') return `<c r="${at}"${style} t="b"><v>${value ? 1 : 0}</v></c>`
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The type under which browsers and mail programs know such a file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One sheet of a workbook. */
export interface Sheet {
  /** at most 31 characters are shown; signs that a sheet's name may not hold become blanks */
  name: string
  rows: readonly (readonly SheetCell[])[]
}

/** A workbook of one sheet. */
export const xlsxBytes = (name: string, rows: Sheet['rows']): Uint8Array<ArrayBuffer> => workbookBytes([{ name, rows }])

/** A workbook of these sheets, in their order; their names differ. */
export function workbookBytes(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const numbered = sheets.map((sheet, i) => ({ ...sheet, n: i + 1 }))
  const parts = numbered.map(
    ({ n }) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  const names = numbered.map(({ name, n }) => `<sheet name="${nameXml(name, n)}" sheetId="${n}" r:id="rId${n}"/>`)
  const links = numbered.map(
    ({ n }) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  const styles = `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return zip([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}${styles}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    ],
    ...numbered.map(({ n, rows }) => [`xl/worksheets/sheet${n}.xml`, sheetXml(rows)] as const),
  ])
}

const nameXml = (name: string, n: number): string =>
  escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)).replaceAll('"', '&quot;') || `Sheet${n}`

function sheetXml(rows: Sheet['rows']): string {
  const body = rows.map(
    (row, r) =>
      `<row r="${r + 1}">${row.map((value, c) => cellXml(value, `${columnName(c)}${r + 1}`, r === 0)).join('')}</row>`,
  )
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData></worksheet>`
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** 1980-01-01, the first day a ZIP knows. */
const DAY = 0x21

/** UTF-8 by the language's own means; whoever calls has left out what is no character. */
const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(
    encodeURIComponent(text).replace(/%(..)/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
    (char) => char.charCodeAt(0),
  )

function zip(files: readonly (readonly [string, string])[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of files) {
    const name = utf8(path)
    const data = utf8(text)
    const fields = [20, 0x0800, 0, 0, DAY, crc32(data), data.length, data.length, name.length, 0] as const
    const local = record(0x04034b50, fields, name)
    directory.push(centralRecord(fields, offset, name))
    parts.push(local, data)
    offset += local.length + data.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, files.length, true)
  end.setUint16(10, files.length, true)
  end.setUint32(12, size, true)
  end.setUint32(16, offset, true)
  const all = [...parts, ...directory, new Uint8Array(end.buffer)]
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of all) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** version, flags, method, time, day, crc, packed size, size, length of the name, length of the extra field */
type Fields = readonly [number, number, number, number, number, number, number, number, number, number]

function writeFields(view: DataView, at: number, fields: Fields): void {
  const [version, flags, method, time, day, crc, packed, size, nameLength, extraLength] = fields
  for (const [i, short] of [version, flags, method, time, day].entries()) view.setUint16(at + i * 2, short, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, packed, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, nameLength, true)
  view.setUint16(at + 24, extraLength, true)
}

function record(signature: number, fields: Fields, name: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(30 + name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, signature, true)
  writeFields(view, 4, fields)
  bytes.set(name, 30)
  return bytes
}

function centralRecord(fields: Fields, offset: number, name: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(46 + name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, 20, true)
  writeFields(view, 6, fields)
  view.setUint32(42, offset, true)
  bytes.set(name, 46)
  return bytes
}
