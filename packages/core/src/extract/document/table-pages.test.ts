/** Which tables of a document may be a balance sheet or cash flows: those of UST, 10-K for 1995 (0000950123-96-000950), shortened. */
import { describe, expect, it } from 'vitest'
import { documentOf } from '../sheet/tables.fixture.ts'
import { pagesOfTables } from './table-pages.ts'
import { tableRanges } from './table-ranges.ts'

const ASSETS = `
^ 1995 | 1994
Cash and cash equivalents | $69,403 | $50,718
Accounts receivable | 69,598 | 65,883
Inventories | 256,101 | 237,720
Prepaid expenses and other current assets | 30,453 | 27,616
Total current assets | 425,555 | 381,937
Property, plant and equipment, net | 294,806 | 305,885
Total assets | $784,752 | $741,236
`
const CLAIMS = `
^ 1995 | 1994
Accounts payable and accrued expenses | $111,767 | $104,558
Total current liabilities | 280,723 | 160,755
Long-term debt | 100,000 | 125,000
Capital stock | 101,040 | 100,172
Retained earnings | 203,659 | 33,713
Total stockholders' equity | 293,557 | 361,669
Total liabilities and stockholders' equity | $784,752 | $741,236
`
const FLOWS = `
^ 1995 | 1994
Net earnings | $429,760 | $387,526
Depreciation and amortization | 29,119 | 28,169
Net cash provided by operating activities | 445,132 | 453,222
Net cash used in investing activities | (14,002) | (21,463)
Net cash used in financing activities | (412,445) | (406,368)
Cash and cash equivalents at beginning of year | 50,718 | 25,327
Cash and cash equivalents at end of year | $69,403 | $50,718
`
const OTHER = `
^ 1995 | 1994
Leaf tobacco | $122,748 | $104,313
Products in process and finished goods | 117,102 | 115,261
Other materials and supplies | 16,251 | 18,146
 | $256,101 | $237,720
`

function pages(kind: 'balance_sheet' | 'cash_flow', ...tables: string[]) {
  const bytes = documentOf(...tables.map((lines, at): [string, string] => [`Page ${at}`, lines]))
  const ranges = tableRanges(bytes)
  return [...pagesOfTables(bytes, ranges, kind)].map(({ pages: found }) =>
    found.map(({ start }) => ranges.findIndex((range) => range.start === start)),
  )
}

describe('a balance sheet', () => {
  it('is the table that holds all of its parts, alone', () => {
    expect(pages('balance_sheet', OTHER, ASSETS + CLAIMS.replace(/\n\^.*/, ''), OTHER)[0]).toEqual([1])
  })

  it('may run over two tables: the assets, then what follows them', () => {
    const found = pages('balance_sheet', ASSETS, CLAIMS)
    expect(found).toContainEqual([0])
    expect(found).toContainEqual([0, 1])
  })

  it('goes on at most two tables', () => {
    const most = Math.max(...pages('balance_sheet', ASSETS, CLAIMS, OTHER, OTHER).map((one) => one.length))
    expect(most).toBe(3)
  })

  it('is none of tables without its words', () => {
    expect(pages('balance_sheet', OTHER, FLOWS)).toEqual([])
  })
})

describe('cash flows', () => {
  it('are the table that speaks of the activities', () => {
    expect(pages('cash_flow', ASSETS, CLAIMS, FLOWS)).toEqual([[2]])
  })

  it('the one with most of their words first', () => {
    const short = FLOWS.replace(/Net cash used in financing.*\n|Cash and cash.*\n/g, '')
    expect(pages('cash_flow', short, FLOWS)[0]).toEqual([1])
  })

  it('may begin with a table that ends before the investments', () => {
    const at = FLOWS.indexOf('Net cash used in investing')
    const [operations, rest] = [FLOWS.slice(0, at), `^ 1995 | 1994\n${FLOWS.slice(at)}`]
    expect(pages('cash_flow', ASSETS, operations, rest)).toContainEqual([1, 2])
  })

  it('have the dated heads that stand in a table of their own above them', () => {
    const heads = '<table><tr><td></td><td>1995</td><td>1994</td></tr></table>'
    const rows = FLOWS.trim()
      .split('\n')
      .slice(1)
      .map((line) => `<tr><td>${line.split(' | ').join('</td><td>')}</td></tr>`)
    const bytes = Buffer.from(`<html><body>${heads}<table>${rows.join('\n')}</table></body></html>`)
    const [first] = [...pagesOfTables(bytes, tableRanges(bytes), 'cash_flow')]
    expect(first?.pages[0]?.rows[0]?.phrases.map(({ text }) => text)).toEqual(['1995', '1994'])
  })

  it('without any activity are none', () => {
    expect(pages('cash_flow', FLOWS.replaceAll(/(?:operating|investing|financing) activities/g, 'business'))).toEqual(
      [],
    )
  })
})

it('pages that are asked for are taken as they are', () => {
  const bytes = documentOf(['', OTHER], ['', FLOWS])
  const ranges = tableRanges(bytes)
  const [first] = [...pagesOfTables(bytes, ranges, 'cash_flow', [0])]
  expect(first?.start).toBe(ranges[0]?.start)
})
