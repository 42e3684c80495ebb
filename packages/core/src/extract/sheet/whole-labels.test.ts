/** Labels that go on below their figures. The tables are made. */
import { expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { readLines } from './lines.ts'
import { layOutWhole } from './whole-labels.ts'

/** The lines of a table: their labels and the heading over each. */
function read(rows: string): string[] {
  const grid = gridFrom(
    new Lines(`CONSOLIDATED BALANCE SHEETS
                                                       1995      1994
${rows}`),
    0,
  )
  if (!grid) throw new Error('no grid')
  return readLines(layOutWhole(grid)).map(({ label, heading }) => (heading === '' ? label : `${heading} > ${label}`))
}
const GAP = (text: string) => `${text.padEnd(50, '.')}`

it.each([
  ['Current portion of', 'long-term debt'],
  ['Property, plant and', 'equipment, net'],
  ['Property and', 'Equipment, Net'],
  ['Total property and equipment', 'additions'],
  ['Income taxes payable (Notes', '1 and 5)'],
])('no further in than its beginning, in small letters, behind a small word or a bracket: %s / %s', (first, rest) =>
  expect(
    read(`${GAP('Accounts payable')}   1,200     1,000
${GAP(first)}     700       500
${rest}
${GAP('Accrued interest')}     450       320
`),
  ).toEqual(['Accounts payable', `${first} ${rest}`, 'Accrued interest']),
)

it.each(['Long-term debt', 'long-term debt:'])('a heading begins with a capital or ends with a colon: %s', (heading) =>
  expect(
    read(`${GAP('Accounts payable')}   1,200     1,000
${GAP('Accrued interest')}     450       320
${heading}
${GAP('Senior notes')}     450       320
`).at(-1),
  ).toBe('long-term debt > Senior notes'),
)
