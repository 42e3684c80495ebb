/** Labels of lines as filings print them; most are of the samples' statements. */
import { describe, expect, it } from 'vitest'
import type { Grid } from '../document/row.ts'
import { Lines } from '../document/text/lines.ts'
import { gridFrom } from '../document/text/titled.ts'
import { layOut } from './columns.ts'
import { bareWords, cleanLabel, readLines } from './lines.ts'

describe('a label without marks and references', () => {
  it.each([
    ['Total net sales', 'Total net sales'],
    ['Net income per share1', 'Net income per share'],
    ['QFNA (b)', 'QFNA'],
    ['China (1)', 'China'],
    ['Americas 1', 'Americas'],
    ['AMERICAS 1', 'AMERICAS'],
    ['Cost of sales (Note 4)', 'Cost of sales'],
    ['Cost of sales (see Notes 4 and 5)', 'Cost of sales'],
    ['Income taxes – Note 7', 'Income taxes'],
    ['Long-term debt - see Notes 3, 4 and B', 'Long-term debt'],
    ['Contingencies -- NOTE C, NOTE D', 'Contingencies'],
    ['Commitments - Note Six', 'Commitments'],
    // No reference: what is owed.
    ['Officers - notes payable', 'Officers - notes payable'],
    ['Current portion - note payable', 'Current portion - note payable'],
    ['Interest expense (A) and (B)', 'Interest expense (A) and'],
    ['Net sales (1 and 2)', 'Net sales'],
    ['Net income*', 'Net income'],
    ['Net income †‡', 'Net income'],
    ['Net sales:', 'Net sales'],
    ['Net sales .....', 'Net sales'],
    ['Net   sales', 'Net sales'],
    // Numbers that belong to the name.
    ['Fund Series 2', 'Fund Series 2'],
    ['Level 3', 'Level 3'],
    ['Fiscal 2024', 'Fiscal 2024'],
    ['Class 1', 'Class 1'],
    ['U.S. GAAP', 'U.S. GAAP'],
    ['(Loss) income before taxes', '(Loss) income before taxes'],
    ['', ''],
  ])('%s', (printed, clean) => expect(cleanLabel(printed)).toBe(clean))
})

describe('the bare words of a label', () => {
  it.each([
    ['Net Income (Loss)', 'net income'],
    ['Net (loss) income', 'net income'],
    ['NET LOSS', 'net loss'],
    ['Net income/(loss)', 'net income'],
    ['Net earnings (losses)', 'net earnings'],
    ['Income (loss) before income taxes', 'income before income taxes'],
    ['Loss (income) before taxes', 'loss before taxes'],
    ['Income or loss from operations', 'income from operations'],
    ['Provision (benefit) for income taxes', 'provision for income taxes'],
    ['Cost of sales (exclusive of depreciation shown below)', 'cost of sales'],
    ['Cost of revenue, excluding amortization', 'cost of revenue'],
    ['Selling, general and administrative', 'selling general and administrative'],
    ['Shareholders’ equity', "shareholders' equity"],
    ['Net – total', 'net - total'],
    ['Non–interest income', 'non-interest income'],
    ['Net (loss)', 'net income'],
    ['Net', 'net'],
    // A loss on something is no income with another sign.
    ['Gain or loss on sale', 'gain or loss on sale'],
    ['Income or losses on investments', 'income or losses on investments'],
  ])('%s', (printed, bare) => expect(bareWords(printed)).toBe(bare))
})

/** The lines of a statement typed as text. */
function lines(text: string) {
  const grid = gridFrom(new Lines(text), 0)
  if (!grid) throw new Error('no grid')
  return readLines(layOut(grid))
}

const GAP = (text: string) => `${text.padEnd(50, '.')}`

describe('the lines of a table', () => {
  const HEAD = `CONSOLIDATED STATEMENTS OF INCOME
                                                       1995      1994
`
  it('joins a label that is broken over two rows (T37)', () => {
    const read = lines(`${HEAD}
Selling, general and
  ${GAP('administrative expenses')}   1,200     1,000
${GAP('Income before income taxes and')}
  ${GAP('extraordinary items')}         700       500
${GAP('Interest expense')}     100        90
${GAP('Net income')}     450       320
`)
    expect(read.map(({ label }) => label)).toContain('Selling, general and administrative expenses')
  })

  it('keeps a heading over the lines below it (T38)', () => {
    const read = lines(`${HEAD}
Revenues:
  ${GAP('Services')}   1,200     1,000
  ${GAP('Products')}     700       500
Costs:
  ${GAP('Services')}     100        90
  ${GAP('Products')}     450       320
`)
    expect(read.map(({ heading, bare }) => `${heading} > ${bare}`)).toEqual([
      'revenues > services',
      'revenues > products',
      'costs > services',
      'costs > products',
    ])
    expect(read.map(({ title }) => title)).toEqual(['Revenues', 'Revenues', 'Costs', 'Costs'])
  })

  it('keeps one that stands farther in than its lines until the next (0000950123-95-000388)', () => {
    const grid = gridFrom(
      new Lines(`CONSOLIDATED STATEMENTS OF INCOME
                                                     1994         1993
Net income (loss)                                  $76,381      $(6,232)
          NET INCOME (LOSS) PER SHARE OF COMMON STOCK
          Primary:
Operations                                         $  2.54      $  1.02
Extraordinary charges -- net of tax                     --        (1.45)
  Net                                              $  2.19      $  (.43)
          Fully Diluted:
Operations                                         $  2.14      $   .97
Extraordinary charges -- net of tax                     --        (1.38)
  Net                                              $  1.89      $  (.41)`),
      0,
    )
    const read = grid === null ? [] : readLines(layOut(grid))
    expect(read.map(({ heading, bare }) => [heading.split(' > ').at(-1), bare])).toEqual([
      ['', 'net income'],
      ['primary', 'operations'],
      ['primary', 'extraordinary charges - - net of tax'],
      ['primary', 'net'],
      ['fully diluted', 'operations'],
      ['fully diluted', 'extraordinary charges - - net of tax'],
      ['fully diluted', 'net'],
    ])
  })

  it('stands one heading under the other, and leaves the inner one where the indent ends', () => {
    const read = lines(`${HEAD}
Costs and expenses:
  Operating:
    ${GAP('Labor')}   1,200     1,000
    ${GAP('Fuel')}     700       500
  ${GAP('Depreciation')}     100        90
${GAP('Net income')}     450       320
`)
    expect(read.map(({ heading }) => heading)).toEqual([
      'costs and expenses > operating',
      'costs and expenses > operating',
      // At the indent of a heading a line still stands under it: most statements do not indent.
      'costs and expenses > operating',
      'costs and expenses',
    ])
  })

  it('gives each figure its column, and none where the cell is empty', () => {
    const read = lines(`${HEAD}
${GAP('Net sales')}   1,200     1,000
${GAP('Cost of sales')}     700       500
${GAP('Restructuring')}     100
${GAP('Special items')}                90
${GAP('Interest')}     450       320
${GAP('Net income')}     450       320
`)
    const values = new Map(read.map(({ bare, values: [now, before] }) => [bare, [now?.value, before?.value]]))
    expect(values.get('restructuring')).toEqual([100, undefined])
    expect(values.get('net sales')).toEqual([1200, 1000])
  })

  it('has no line of a row without words and figures', () => {
    const html: Grid = {
      kind: 'html',
      before: '',
      start: 0,
      end: 0,
      rows: [{ label: '', indent: 0, figures: [], phrases: [], start: 0, end: 0 }],
    }
    expect(readLines(layOut(html))).toEqual([])
  })
})

// Woodbury Telephone, 10-K for 1995 (0000917337-96-000005).
it('goes on with a label whose bracket is open, though a line of it ends in a colon', () => {
  const text = `Income before income taxes         3,007,536      2,616,907      2,004,339
Income taxes                       1,175,726        992,730        701,821
                                 ------------   ------------  -------------
Net income (per share: 
  1995-$2.38; 1994-$2.11; 
  1993-$1.69)                      1,831,810      1,624,177      1,302,518      

Retained earnings at 
  beginning of year                8,740,806      8,285,671      8,152,195      
`
  const grid = gridFrom(new Lines(text), 0) as Grid
  expect(readLines(layOut(grid)).map(({ label }) => label)).toEqual([
    'Income before income taxes',
    'Income taxes',
    'Net income (per share: 1995-$2.38; 1994-$2.11; 1993-$1.69)',
    'Retained earnings at beginning of year',
  ])
})
