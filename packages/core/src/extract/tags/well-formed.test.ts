import { expect, test } from 'vitest'
import { firstFlaw } from './well-formed.ts'

test('a whole stretch of XML has no flaw', () => {
  expect(firstFlaw('<table><tr><td colspan="3">1 > 0<br/><!-- <td> --></td></tr></table>')).toBe(-1)
  expect(firstFlaw("<td style='a'>Net<br>income<hr/></td>")).toBe(-1)
  expect(firstFlaw('no markup at all')).toBe(-1)
})

test.each([
  ['a tag torn in its attributes', '<tr><td colsp</tr>', 4],
  ['an attribute without its quotes', '<td colspan=3>1</td>', 0],
  ['an end without its start', '<tr></td></tr>', 4],
  ['a start without its end', '<tr><td>1</td>', 14],
  ['a comment that does not end', '<tr><!-- </tr>', 4],
  ['a bracket in the text', '<td>1 < 2</td>', 6],
])('%s is one', (_, text, at) => {
  expect(firstFlaw(text)).toBe(at)
})

test('nesting without end is one, and takes no longer for it', () => {
  expect(firstFlaw('<b>'.repeat(200_000))).toBe(3 * 256)
})
