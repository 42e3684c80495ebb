/** Tables as filings set them, laid out in columns. */
import { describe, expect, it } from 'vitest'
import { readGrid } from '../document/grid.ts'
import { isHeadRow } from '../document/head-row.ts'
import type { Row } from '../document/row.ts'
import { tableRanges } from '../document/table-ranges.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { layOut } from './columns.ts'

type Cells = (string | [text: string, span: number])[]

/** A table of HTML. */
function html(...rows: Cells[]) {
  const cell = (one: string | [string, number]) =>
    typeof one === 'string' ? `<td>${one}</td>` : `<td colspan="${one[1]}">${one[0]}</td>`
  const bytes = Buffer.from(`<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</table>`)
  const [range] = tableRanges(bytes)
  if (!range) throw new Error('no table')
  return layOut({ kind: 'html', before: '', rows: readGrid(bytes, range), ...range })
}

/** A table of text. */
function text(source: string) {
  const grid = gridFrom(new Lines(source), 0)
  if (!grid) throw new Error('no table')
  return layOut(grid)
}

const heads = ({ columns }: ReturnType<typeof layOut>) => columns.map(({ head }) => head)
const kinds = ({ columns }: ReturnType<typeof layOut>) => columns.map(({ kind }) => kind)
const values = ({ body }: ReturnType<typeof layOut>) =>
  Object.fromEntries(body.map(({ row, values: cells }) => [row.label, cells.map((one) => one?.value ?? null)]))

it('lays the same rows out once, and others of the same table by themselves', () => {
  const bytes = Buffer.from('<table><tr><td></td><td>2024</td></tr><tr><td>Sales</td><td>10</td></tr></table>')
  const rows = readGrid(bytes, tableRanges(bytes)[0] ?? { start: 0, end: 0 })
  const grid = { kind: 'html', before: 'a title', rows, start: 0, end: bytes.length } as const
  expect(layOut({ ...grid, before: 'another', rows: [...rows] })).toBe(layOut(grid))
  expect(layOut({ ...grid, rows: rows.slice(0, 1) }).body).toEqual([])
})

describe('columns of an HTML table', () => {
  it('takes heads over two rows together (T12)', () => {
    const laid = html(
      ['', ['Three Months Ended', 2], ['Six Months Ended', 2]],
      ['', 'June 30, 2023', 'June 30, 2022', 'June 30, 2023', 'June 30, 2022'],
      ['Revenue', '10', '9', '20', '18'],
      ['Costs', '4', '3', '8', '6'],
      ['Net income', '6', '6', '12', '12'],
    )
    expect(heads(laid)).toEqual([
      'Three Months Ended June 30, 2023',
      'Three Months Ended June 30, 2022',
      'Six Months Ended June 30, 2023',
      'Six Months Ended June 30, 2022',
    ])
  })

  it('places a figure by its cell where another is missing (T16)', () => {
    const laid = html(
      ['', '2003', '2002', '2001'],
      ['Revenues', '50,485', '54,069', '58,198'],
      ['Costs', '44,304', '45,804', '48,778'],
      ['Dispositions', '', '44', '21'],
      ['Impairment', '(11)', '', '(33)'],
      ['Net earnings', '718', '492', '2,827'],
    )
    expect(values(laid)).toMatchObject({ Dispositions: [null, 44, 21], Impairment: [-11, null, -33] })
  })

  it('reads neither the number of a note nor a percentage as an amount', () => {
    const laid = html(
      ['', 'Notes', '2023', '2022', '% Change'],
      ['Revenue', '3', '1,000', '900', '11 %'],
      ['Cost of sales', '4', '600', '500', '20 %'],
      ['Other', '', '100', '90', '11 %'],
      ['Net income', '5', '300', '310', '(3)%'],
    )
    expect(kinds(laid)).toEqual(['note', 'amount', 'amount', 'percent'])
    expect(values(laid)['Cost of sales']).toEqual([4, 600, 500, 20])
  })

  it('knows a column of changes by its head', () => {
    const laid = html(
      ['', '2023', '2022', 'Change'],
      ['Revenue', '1,000', '900', '100'],
      ['Cost of sales', '600', '500', '100'],
      ['Net income', '300', '310', '(10)'],
    )
    expect(kinds(laid)).toEqual(['amount', 'amount', 'change'])
  })

  it('keeps what stands over all columns as a caption, not as a head', () => {
    const laid = html(
      [['Years ended December 31, (in millions)', 3]],
      ['', '2023', '2022'],
      ['Revenue', '1,000', '900'],
      ['Cost of sales', '600', '500'],
      ['Net income', '300', '310'],
    )
    expect(heads(laid)).toEqual(['2023', '2022'])
    expect(laid.caption).toContain('(in millions)')
  })

  it('begins the body with the heading over its first line', () => {
    const laid = html(
      ['', '2023', '2022'],
      ['Net sales:'],
      ['Products', '1,000', '900'],
      ['Services', '600', '500'],
      ['Total', '1,600', '1,400'],
    )
    expect(laid.body[0]?.row.label).toBe('Net sales:')
    expect(laid.labelEnd).toBeNull()
  })
})

describe('columns of a text table', () => {
  const laid = text(`CONSOLIDATED STATEMENTS OF INCOME
(In thousands)
                                        Year Ended December 31,
                                       1995         1994         1993
Net sales.......................... $  5,000     $  4,000     $  3,500
Cost of sales......................    3,000        2,500        2,000
Special charge.....................      250                       120
Taxes..............................      600          500          450
Net income......................... $  1,150     $  1,000     $    930
`)

  it('gives each year its column', () => {
    expect(heads(laid).map((head) => head.slice(head.indexOf('Year')))).toEqual([
      'Year Ended December 31, 1995',
      'Year Ended December 31, 1994',
      'Year Ended December 31, 1993',
    ])
    expect(values(laid)['Net sales']).toEqual([5000, 4000, 3500])
  })

  it('leaves the column open that a line prints nothing in', () => {
    expect(values(laid)['Special charge']).toEqual([250, null, 120])
  })

  it('knows where the labels end', () => {
    expect(laid.labelEnd).toBeGreaterThan(25)
    expect(laid.labelEnd).toBeLessThan(38)
  })
})

describe('a row of the head', () => {
  const row = (label: string, ...figures: string[]): Row => ({
    label,
    indent: 0,
    phrases: [],
    start: 0,
    end: 0,
    figures: figures.map((one) => ({
      value: Number(one.replace(/[(),]/g, '')) * (one.startsWith('(') ? -1 : 1),
      text: one.replace(/[()]/g, ''),
      start: 0,
      end: 0,
      left: 0,
      right: 0,
      percent: false,
      dash: false,
      decimals: 0,
      negative: one.startsWith('('),
    })),
  })

  it.each<[Row, boolean]>([
    [row('(in millions)'), true],
    [row('', '1995', '1994'), true],
    [row('Years ended December 31,', '1995', '1994'), true],
    [row('Year ended', '2023'), true],
    [row('December', '31', '31'), false],
    [row('Periods ended', '30', '31'), true],
    [row('Net sales', '1995'), false],
    [row('Net sales', '1,995', '1,994'), false],
    [row('Loss', '(1995)'), false],
    [row('Employees', '12', '14'), false],
  ])('%#', (one, is) => expect(isHeadRow(one)).toBe(is))
})

describe('figures close to the words of their line', () => {
  const laid = text(`CONSOLIDATED STATEMENTS OF CASH FLOWS
                                          1993          1994         1995
   Deferred income taxes                (8,976,000)    1,327,000    1,967,000
   Loss on municipal contract            6,000,000             -     (950,000)
   Loss on disposition of assets           157,000     1,164,000      628,000
   Special charges                      21,043,000             -            -
     Decrease (increase) in receivables (1,882,000)   (6,045,000)   1,162,000
     Decrease (increase) in other assets 1,891,000     4,979,000   (2,429,000)
      accounts payable                      48,000    (  171,000)     395,000
      other liabilities                  6,171,000    (3,842,000)     515,000`)

  it('stand in the column whose edge they share where it is blank (0000889810-95-000067)', () => {
    expect(values(laid)).toMatchObject({
      'Decrease (increase) in receivables': [-1_882_000, -6_045_000, 1_162_000],
      'Decrease (increase) in other assets': [1_891_000, 4_979_000, -2_429_000],
    })
  })

  it('count with a decimal too (0000950117-96-000232)', () => {
    const tenths = text(`STATEMENTS OF CASH FLOWS
                                                 1995    1994    1993
      Pension contributions                     (34.0)  (22.1) (100.0)
      Other                                       2.3    41.2     (.2)
      Net cash provided by operating activities 799.2   645.0   466.7
  Purchases of investments                     (438.5) (656.1) (236.5)
  Capital expenditures                         (387.3) (406.4) (347.1)`)
    expect(values(tenths)).toMatchObject({ 'Net cash provided by operating activities': [799.2, 645, 466.7] })
  })

  it('stay words where their column has a figure of its own, or words tell them', () => {
    const shares = text(`BALANCE SHEETS
                                                 1995      1994
Cash                                            1,981     1,750
Common stock, issued and outstanding 29,824    29,824    29,803
Net of an allowance for doubtful accounts of    4,227     2,115
Accounts receivable, less allowance of 114,227          139,743
Inventories                                   157,946   130,183`)
    expect(values(shares)).toMatchObject({
      'Common stock, issued and outstanding 29,824': [29_824, 29_803],
      'Accounts receivable, less allowance of 114,227': [null, 139_743],
    })
  })
})

it('takes days and years under their months for a head (0000950123-95-000109)', () => {
  const laid = text(`CONSOLIDATED BALANCE SHEETS
                                                October            October
                                                28, 1994           29, 1993
                                                --------           --------
ASSETS
CURRENT ASSETS
 Cash and cash equivalents--Note A             $17,049,000        $41,081,000
 Short-term investments--Notes B and I           4,974,000          2,260,000
 Inventories--Notes A and D                     27,239,000         27,132,000
 Deferred income taxes                           2,966,000          1,939,000
 Prepaid expenses and other assets               4,387,000          3,895,000
TOTAL CURRENT ASSETS                           155,410,000        157,166,000`)
  expect(laid.head.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual([28, 1994, 29, 1993])
  expect(heads(laid)).toEqual(['October 1994', 'October 1993'])
})
