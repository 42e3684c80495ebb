import { expect, it } from 'vitest'
import { columnHead } from './column-head.ts'

const HTML = `<p>Statements of operations</p><table>
<tr><td></td><td colspan="2">Years ended</td></tr>
<tr><td>(In millions)</td><td>September 28, 2024</td><td>September 30, 2023</td></tr>
<tr><td>Net sales</td><td>391,035</td><td>383,285</td></tr>
<tr><td>Net income</td><td>93,736</td><td>96,995</td></tr>
</table><p>391,036</p>`
const bytes = Buffer.from(HTML)
const headOf = (text: string) => columnHead(bytes, HTML.indexOf(text), HTML.indexOf(text) + text.length)

it('reads what is printed above the column of a cell', () => {
  expect(headOf('93,736')).toBe('Years ended September 28, 2024')
  expect(headOf('383,285')).toBe('Years ended September 30, 2023')
})

it('says nothing of what is no figure of a table', () => {
  expect(headOf('391,036')).toBeNull()
  expect(headOf('Net sales')).toBeNull()
})
