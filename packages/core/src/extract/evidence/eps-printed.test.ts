/** The note on earnings per share of Tesla's 10-K for 2024 (0001628280-25-003063). */
import { expect, it } from 'vitest'
import { readCover } from '../document/cover.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { epsPrintedTests } from './eps-printed.ts'

const note = (heading: string) =>
  `<table>${[
    ['Weighted average shares used in computing net income per share', '', ''],
    [heading, '', ''],
    ['Basic', '2.23', '4.73'],
    ['Diluted', '2.04', '4.30'],
  ]
    .map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</table>`

function names(heading: string): string[] {
  const bytes = Buffer.from(note(heading))
  const source = { bytes, cover: readCover(bytes, {}), ranges: tableRanges(bytes), text: new Lines('') }
  return epsPrintedTests(source, { start: bytes.length, end: bytes.length }).map(({ name }) => name)
}

it('knows lines called basic and diluted by the heading over them', () => {
  expect(names('Net income per share of common stock attributable to common stockholders')).toEqual([
    'eps_is_read_where_printed',
  ])
})

it.each(['Dividends per share of common stock', 'Income from continuing operations per share'])(
  'leaves lines under %s',
  (heading) => expect(names(heading)).toEqual([]),
)
