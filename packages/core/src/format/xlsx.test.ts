import { expect, it } from 'vitest'
import { workbookBytes, xlsxBytes } from './xlsx.ts'

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

it('keeps numbers as numbers and texts as texts, whatever they begin with', () => {
  const bytes = xlsxBytes('A/B', [
    ['Name', 'Value'],
    ['=1+1', 12.5],
    [null, -3],
    ['<b>\u0001', true],
  ])
  const file = text(bytes)
  expect(file.slice(0, 2)).toBe('PK')
  expect(file).toContain('<sheet name="A B" sheetId="1" r:id="rId1"/>')
  expect(file).toContain(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2"><v>12.5</v></c>',
  )
  expect(file).toContain('<row r="3"><c r="B3"><v>-3</v></c></row>')
  expect(file).toContain('&lt;b&gt;</t></is></c><c r="B4" t="b"><v>1</v></c>')
  expect(file).not.toContain('<f>')
})

it('ends in a directory that names its six parts, and is the same file every time', () => {
  const bytes = xlsxBytes('Sheet', [['a']])
  const end = new DataView(bytes.buffer, bytes.length - 22)
  expect(end.getUint32(0, true)).toBe(0x06054b50)
  expect(end.getUint16(10, true)).toBe(6)
  const start = end.getUint32(16, true)
  expect(new DataView(bytes.buffer).getUint32(start, true)).toBe(0x02014b50)
  expect(xlsxBytes('Sheet', [['a']])).toEqual(bytes)
})

it('holds several sheets in their order, each with its own part', () => {
  const bytes = workbookBytes([
    { name: 'One', rows: [['a']] },
    { name: 'Two', rows: [['b'], [2]] },
  ])
  const file = text(bytes)
  expect(file).toContain('<sheet name="One" sheetId="1" r:id="rId1"/><sheet name="Two" sheetId="2" r:id="rId2"/>')
  expect(file).toContain(
    'Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"',
  )
  expect(file).toContain('Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles"')
  expect(file).toContain('PartName="/xl/worksheets/sheet2.xml"')
  expect(file).toContain('<row r="2"><c r="A2"><v>2</v></c></row>')
  expect(new DataView(bytes.buffer, bytes.length - 22).getUint16(10, true)).toBe(7)
})
