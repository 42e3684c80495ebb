/** Which rows, columns and blocks of a note's table may divide revenue: tables typed as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { measuredNames, type Slice, slicesOf } from './slices.ts'

type Day = { year: number; month: number; day: number }

function read(lines: string, end: Day, months: number, before = '') {
  const { laid, lines: rows, periods } = readTable(gridOf(lines, before), { end, form: months === 3 ? '10-Q' : '10-K' })
  return { laid, rows, slices: slicesOf(laid, rows, periods, { end, months, context: `${before} ${laid.caption}` }) }
}

const amounts = ({ cells }: Slice) => cells.map(({ label, value }) => [label, value])
const by = (slices: readonly Slice[], kind: Slice['by']) => slices.filter((one) => one.by === kind)

/** Nike, 10-K for May 2024 (0000320187-24-000044), note on operating segments. */
const NIKE = `
^ YEAR ENDED MAY 31, | < | <
^: (Dollars in millions) | 2024 | 2023 | 2022
REVENUES
North America | $21,396 | $21,608 | $18,353
Europe, Middle East & Africa | 13,607 | 13,418 | 12,479
Greater China | 7,545 | 7,248 | 7,547
Asia Pacific & Latin America | 6,729 | 6,431 | 5,955
Global Brand Divisions | 45 | 58 | 102
Total NIKE Brand | 49,322 | 48,763 | 44,436
Converse | 2,082 | 2,427 | 2,346
Corporate | (42) | 27 | (72)
TOTAL NIKE, INC. REVENUES | $51,362 | $51,217 | $46,710
EARNINGS BEFORE INTEREST AND TAXES
North America | $5,822 | $5,454 | $5,114
Converse | 474 | 676 | 669
`
const MAY_2024 = { year: 2024, month: 5, day: 31 }

describe('the rows of a column', () => {
  const { slices } = read(NIKE, MAY_2024, 12)

  it('are one slice each, the current one by its own head', () => {
    const rows = by(slices, 'rows')
    expect(rows.map(({ current }) => current)).toEqual([true, false, false])
    expect(amounts(rows[0] as Slice).slice(0, 3)).toEqual([
      ['North America', 21_396],
      ['Europe, Middle East & Africa', 13_607],
      ['Greater China', 7_545],
    ])
  })

  it('keep the heading that stands over each', () => {
    const titles = by(slices, 'rows')[0]?.cells.map(({ title }) => title)
    expect(titles?.slice(0, 9)).toEqual(Array(9).fill('REVENUES'))
    expect(titles?.slice(-1)).toEqual(['EARNINGS BEFORE INTEREST AND TAXES'])
  })

  it('are figures of revenue where the words around the table say so', () => {
    const plain = NIKE.replace('REVENUES', 'AMOUNTS')
    const measured = (before: string) => by(read(plain, MAY_2024, 12, before).slices, 'rows').map((one) => one.measured)
    expect(measured('Operating segments and related information')).toEqual([false, false, false])
    for (const words of ['revenues by segment', 'net sales', 'turnover', 'premiums'])
      expect(measured(words), words).toEqual([true, true, true])
  })
})

/** UnitedHealth, 10-Q for June 2023 (0000731766-23-000053), management's discussion. */
const UNITEDHEALTH = `
^ Three Months Ended June 30, | < | Increase/ (Decrease) | < | Six Months Ended June 30, | < | Increase/(Decrease) | <
^: (in millions, except percentages) | 2023 | 2022 | 2023 vs. 2022 | < | 2023 | 2022 | 2023 vs. 2022 | <
UnitedHealthcare | $70,231 | $62,105 | $8,126 | 13% | $140,699 | $124,700 | $15,999 | 13%
Optum Health | 23,917 | 17,583 | 6,334 | 36% | 46,921 | 34,265 | 12,656 | 37%
Optum Insight | 4,674 | 3,282 | 1,392 | 42% | 9,170 | 6,501 | 2,669 | 41%
Optum Rx | 28,646 | 24,805 | 3,841 | 15% | 56,064 | 48,716 | 7,348 | 15%
Optum eliminations | (893) | (588) | (305) | 52% | (1,752) | (1,141) | (611) | 54%
Eliminations | (33,672) | (26,855) | (6,817) | 25% | (66,268) | (52,560) | (13,708) | 26%
Consolidated revenues | $92,903 | $80,332 | $12,571 | 16% | $184,834 | $160,481 | $24,353 | 15%
`
const JUNE_2023 = { year: 2023, month: 6, day: 30 }

describe('columns beside those of amounts', () => {
  const { slices } = read(UNITEDHEALTH, JUNE_2023, 3)

  it('percentages are none', () => {
    for (const { cells } of by(slices, 'rows')) expect(cells.some(({ figure }) => figure.percent)).toBe(false)
    expect(by(slices, 'rows').map(({ cells }) => cells[0]?.value)).not.toContain(13)
  })

  it('a change between two years is of no current period', () => {
    const changes = by(slices, 'rows').filter(({ cells }) => [8_126, 15_999].includes(cells[0]?.value ?? 0))
    expect(changes.map(({ current }) => current)).not.toContain(true)
  })

  it.each([
    [3, 70_231],
    [6, 140_699],
  ])('of a quarter and the half year that end on one day, %s months are the current ones', (months, first) => {
    const current = by(read(UNITEDHEALTH, JUNE_2023, months).slices, 'rows').filter((one) => one.current)
    expect(current.map(({ cells }) => cells[0]?.value)).toEqual([first])
  })
})

it('a column that is headed by a profit is none, one headed by revenue holds its total', () => {
  // Warner-Lambert, 10-K for 1995 (0000950117-96-000232), note 19: one year's columns.
  const { slices, laid, rows } = read(
    `
^ Net Sales | Operating Profit | Identifiable Assets
Pharmaceutical | $2,356 | $822 | $2,274
Consumer Health Care | 3,293 | 858 | 1,942
Confectionery | 1,391 | 202 | 924
Net sales and operating profit | $7,040 | $1,381 | $5,140
`,
    { year: 1995, month: 12, day: 31 },
    12,
  )
  expect(by(slices, 'rows')).toHaveLength(1)
  expect(slices[0]).toMatchObject({ headed: true, measured: true, current: true })
  expect(measuredNames(laid, rows)).toEqual([
    'pharmaceutical',
    'consumer health care',
    'confectionery',
    'net sales and operating profit',
  ])
})

/** NVIDIA, 10-K for January 2025 (0001045810-25-000023), note on segment information. */
const NVIDIA = `
^ Compute & Networking | Graphics | All Other | Consolidated
^ (In millions) | < | < | <
Year Ended Jan 26, 2025
Revenue | $116,193 | $14,304 | $— | $130,497
Operating income (loss) | $82,875 | $5,085 | $(6,507) | $81,453
Year Ended Jan 28, 2024
Revenue | $47,405 | $13,517 | $— | $60,922
Operating income (loss) | $32,016 | $5,846 | $(4,890) | $32,972
`

describe('divisions side by side', () => {
  const { slices, laid, rows } = read(NVIDIA, { year: 2025, month: 1, day: 26 }, 12)

  it('are the cells of a line of revenue, under the names over them', () => {
    expect(by(slices, 'columns').map(amounts)).toEqual([
      [
        ['Compute & Networking', 116_193],
        ['Graphics', 14_304],
        ['All Other', 0],
        ['Consolidated', 130_497],
      ],
    ])
  })

  it('have their total last, also where it is printed first', () => {
    const first = `
^ Consolidated | Compute & Networking | Graphics
Revenue | $130,497 | $116,193 | $14,304
`
    const labels = (lines: string) =>
      by(read(lines, { year: 2025, month: 1, day: 26 }, 12).slices, 'columns').map((one) =>
        one.cells.map(({ label }) => label),
      )
    expect(labels(first)).toEqual([['Compute & Networking', 'Graphics', 'Consolidated']])
    // Two columns are called totals: the last of them is.
    expect(labels(first.replace('Graphics', 'Total Graphics'))[0]?.[0]).toBe('Consolidated')
    expect(labels(first.replace('Consolidated', 'Automotive'))[0]?.[0]).toBe('Automotive')
  })

  it('are segments where a line below gives their profits', () => {
    expect(measuredNames(laid, rows).slice(0, 4)).toEqual([
      'compute & networking',
      'graphics',
      'all other',
      'consolidated',
    ])
    const sales = read(NVIDIA.replaceAll(/Operating income.*\n/g, ''), { year: 2025, month: 1, day: 26 }, 12)
    expect(measuredNames(sales.laid, sales.rows)).toEqual([])
  })
})

describe('sales to others than the company itself', () => {
  // Spire, 10-Q for December 2023 (0001437749-24-002776), note on operating segments.
  const spire = (line: string) =>
    read(
      `
^ Gas Utility | Gas Marketing | Midstream | Other | Eliminations | Consolidated
Operating revenues:
${line} | $715.2 | $36.3 | $5.0 | $0.1 | $— | $756.6
Intersegment revenues | — | — | 9.9 | 4.0 | (13.9) | —
Total operating revenues | $715.2 | $36.3 | $14.9 | $4.1 | $(13.9) | $756.6
`,
      { year: 2023, month: 12, day: 31 },
      3,
    )
  const firsts = (line: string) => by(spire(line).slices, 'columns').map(({ cells }) => cells[2]?.value)

  it.each([
    'Revenues from external customers',
    'External customers',
    'Unaffiliated customers',
    'Third parties',
    'Trade',
    'Outside',
    'Customers',
    'To customers',
    'From customers',
  ])('%s', (line) => expect(firsts(line)).toEqual([5, 14.9]))

  it('a line of the segments with each other is none', () => {
    expect(firsts('Intersegment')).toEqual([14.9])
    expect(firsts('Affiliates')).toEqual([14.9])
  })
})

describe('rows of years', () => {
  /** Procter & Gamble, 10-K for June 2024 (0000080424-24-000083), note 2: the years stand in the first column. */
  const pg = `
^: Global Segment Results | | Net Sales | Earnings/(Loss) Before Income Taxes | Net Earnings/(Loss)
BEAUTY | 2024 | $15,220 | $3,805 | $2,963
 | 2023 | 15,008 | 4,009 | 3,178
 | 2022 | 14,740 | 3,946 | 3,160
GROOMING | 2024 | 6,654 | 1,845 | 1,477
 | 2023 | 6,419 | 1,806 | 1,461
 | 2022 | 6,587 | 1,835 | 1,490
CORPORATE | 2024 | 601 | (2,422) | (1,430)
 | 2023 | 765 | (1,147) | (399)
 | 2022 | 744 | (400) | 485
TOTAL COMPANY | 2024 | $84,039 | $18,761 | $14,974
 | 2023 | 82,006 | 18,353 | 14,738
 | 2022 | 80,187 | 17,995 | 14,793
`
  it.each([
    [2024, 15_220, 84_039],
    [2023, 15_008, 82_006],
  ])('%s: the row of each name that is of the year', (year, beauty, total) => {
    const { slices } = read(pg, { year, month: 6, day: 30 }, 12)
    const sales = by(slices, 'rows').find(({ headed }) => headed)
    expect(sales && amounts(sales)).toEqual([
      ['BEAUTY', beauty],
      ['GROOMING', year === 2024 ? 6_654 : 6_419],
      ['CORPORATE', year === 2024 ? 601 : 765],
      ['TOTAL COMPANY', total],
    ])
  })

  it('above the rows of another table that nothing parts from them', () => {
    // 0000080424-23-000103: goodwill by segment follows in the same note, as plain text sets it.
    const goodwill = ['Goodwill', 'Acquired', 'Sold', 'Impaired', 'Translation', 'Other'].map(
      (label, k) => `${label} | ${13_888 - k} | ${12_703 - k} | ${7_718 - k} | ${1_850 - k}`,
    )
    const { slices } = read(`${pg}${goodwill.join('\n')}\n`, { year: 2024, month: 6, day: 30 }, 12)
    const sales = by(slices, 'rows').find(({ headed }) => headed)
    expect(sales?.cells.map(({ label }) => label)).toEqual(['BEAUTY', 'GROOMING', 'CORPORATE', 'TOTAL COMPANY'])
  })

  it('under names that stand as headings', () => {
    const { slices } = read(
      `
^ Net Sales | Identifiable Assets
Tobacco
2005 | $1,152 | $603
2004 | 1,098 | 580
Wine
2005 | 109 | 210
2004 | 98 | 205
Total
2005 | $1,261 | $813
2004 | 1,196 | 785
`,
      { year: 2005, month: 12, day: 31 },
      12,
    )
    expect(amounts(by(slices, 'rows')[0] as Slice)).toEqual([
      ['Tobacco', 1_152],
      ['Wine', 109],
      ['Total', 1_261],
    ])
  })
})

describe('sections', () => {
  // Movie Star, 10-K for June 1999 (0000000000-99-000001), note on segments, one column of its year.
  const sections = (first: string, second: string) =>
    by(
      read(
        `
^ Intimate Apparel | Retail | Total
${first}
Net sales | $63,006 | $9,500 | $72,506
${second}
Net sales | 53,855 | 10,682 | 64,537
`,
        { year: 1999, month: 6, day: 30 },
        12,
      ).slices,
      'columns',
    ).map(({ cells }) => cells[0]?.value)

  it.each([
    ['1999', '1998'],
    ['Fiscal 1999', 'Fiscal 1998'],
    ['Year ended June 30, 1999', 'Year ended June 30, 1998'],
    ['Twelve months ended June 30, 1999', 'Three months ended June 30, 1999'],
  ])('%s, not %s', (first, second) => expect(sections(first, second)).toEqual([63_006]))

  it('whose words name no period are of any', () => {
    expect(sections('Intimate apparel and retail', 'Prior presentation')).toEqual([63_006, 53_855])
  })

  it('of a year that ends in January may have the name of the year before', () => {
    const january = (heading: string) =>
      by(
        read(
          `
^ Compute & Networking | Graphics | Consolidated
Reportable segments
Other segment items | 33,318 | 9,219 | 42,537
${heading}
Revenue | $116,193 | $14,304 | $130,497
`,
          { year: 2025, month: 1, day: 26 },
          12,
        ).slices,
        'columns',
      ).length
    expect([january('Fiscal 2025'), january('Fiscal 2024'), january('Fiscal 2023')]).toEqual([1, 1, 0])
  })
})

it('blocks under their names give a slice each, always of revenue', () => {
  // Volt, 10-K for October 1994 (0000950123-95-000109), industry segment data.
  const { slices } = read(
    `
^ October 28, 1994 | October 29, 1993
Telephone Directory:
 Sales to unaffiliated customers | 72,319 | 76,924
 Intersegment sales | 1,836 | 2,231
Engineering and Construction:
 Sales to unaffiliated customers | 51,391 | 46,417
 Intersegment sales | 1,285 | 1,056
Computer Systems:
 Sales to unaffiliated customers | 99,059 | 37,385
 Intersegment sales | 76 | 196
`,
    { year: 1994, month: 10, day: 28 },
    12,
  )
  const blocks = by(slices, 'blocks').filter(({ current }) => current)
  expect(blocks.map(amounts)).toEqual([
    [
      ['Telephone Directory', 72_319],
      ['Engineering and Construction', 51_391],
      ['Computer Systems', 99_059],
    ],
  ])
  expect(blocks[0]).toMatchObject({ measured: true, headed: false })
})
