/** Which lines of a column divide revenue, which are left over, and which make no division: as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { cellsOf, printed } from './cells.fixture.ts'
import { setsOf } from './sets.ts'
import type { Slice } from './slices.ts'

const ROWS = { by: 'rows', measured: true, headed: false, current: true } as const

const offered = (lines: string, revenue: number, slice: Partial<Slice> = {}, company = '', near = false) =>
  setsOf({ ...ROWS, cells: cellsOf(lines), ...slice }, revenue, company, near)
const names = (lines: string, revenue: number, slice: Partial<Slice> = {}, company = '', near = false) =>
  offered(lines, revenue, slice, company, near).map(({ parts }) => parts.map(({ label }) => label))

/** Nike, 10-K for May 2024 (0000320187-24-000044), note on operating segments. */
const NIKE = `
North America | 21,396
Europe, Middle East & Africa | 13,607
Greater China | 7,545
Asia Pacific & Latin America | 6,729
Global Brand Divisions | 45
Total NIKE Brand | 49,322
Converse | 2,082
Corporate | (42)
TOTAL NIKE, INC. REVENUES | 51,362
`

describe('rows over a total of revenue', () => {
  it('are offered at each level that their subtotals make, the finest first', () => {
    const brand = ['North America', 'Europe, Middle East & Africa', 'Greater China', 'Asia Pacific & Latin America']
    expect(names(NIKE, 51_362)).toEqual([
      [...brand, 'Global Brand Divisions', 'Converse'],
      ['NIKE Brand', 'Converse'],
    ])
  })

  it('know what is left, and the total that they were found by', () => {
    const [set] = offered(NIKE, 51_362)
    expect(set).toMatchObject({
      proof: 'total',
      by: 'rows',
      total: { label: 'TOTAL NIKE, INC. REVENUES', value: 51_362 },
    })
    expect(set && printed(set.residual)).toEqual([['Corporate', -42]])
  })

  it('may miss the total by what rounding leaves, no more', () => {
    const with_ = (total: string, revenue: number) => names(NIKE.replace('51,362', total), revenue).length
    expect([with_('51,363', 51_363), with_('51,364', 51_364), with_('51,390', 51_390)]).toEqual([2, 0, 0])
  })

  it('are not offered for another revenue', () => expect(names(NIKE, 49_000)).toEqual([]))

  it('are the rows right above it: what stands before them belongs to another list', () => {
    const after = `Footwear | 33,427\nApparel | 13,886\n${NIKE}`
    expect(names(after, 51_362)[1]).toEqual(['NIKE Brand', 'Converse'])
  })
})

describe('a subtotal that is not called one', () => {
  it('after its parts', () => {
    // UnitedHealth, 10-Q for June 2023 (0000731766-23-000053).
    const lines = `
UnitedHealthcare | 70,231
Optum Health | 23,917
Optum Insight | 4,674
Optum Rx | 28,646
Optum eliminations | (893)
Optum | 56,344
Eliminations | (33,672)
Consolidated revenues | 92,903
`
    expect(names(lines, 92_903)).toEqual([
      ['UnitedHealthcare', 'Optum Health', 'Optum Insight', 'Optum Rx'],
      ['UnitedHealthcare', 'Optum'],
    ])
    expect(offered(lines, 92_903).map(({ residual }) => printed(residual))).toEqual([
      [
        ['Optum eliminations', -893],
        ['Eliminations', -33_672],
      ],
      [['Eliminations', -33_672]],
    ])
  })

  it('before its parts, which are set in under it', () => {
    // Johnson & Johnson, 10-Q for June 2025 (0000200406-25-000178), sales of Innovative Medicine; two of its lists.
    const lines = `
Oncology | 11,990
Immunology | 7,700
  REMICADE | 922
  SIMPONI/ SIMPONI ARIA | 1,349
  STELARA | 3,278
  TREMFYA | 2,142
  Other Immunology | 9
Neuroscience | 3,698
Pulmonary Hypertension | 2,138
  OPSUMIT/ OPSYNVI | 1,104
  UPTRAVI | 927
  Other Pulmonary Hypertension | 107
Infectious Diseases | 1,605
Cardiovascular / Metabolism / Other | 1,943
Total Innovative Medicine Sales | 29,075
`
    const groups = ['Oncology', 'Immunology', 'Neuroscience', 'Pulmonary Hypertension', 'Infectious Diseases']
    expect(names(lines, 29_075).map((set) => set.length)).toEqual([12, 6])
    expect(names(lines, 29_075)[1]).toEqual([...groups, 'Cardiovascular / Metabolism / Other'])
    expect(names(lines.replaceAll('  ', ''), 29_075)).toEqual([])
  })
})

describe('a total of revenue', () => {
  // Movie Star, 10-K for June 1999 (0000000000-99-000001), note on segments, in thousands.
  const star = (total: string, slice: Partial<Slice> = {}, company = '') =>
    names(`Intimate Apparel | 63,006\nRetail | 9,500\n${total} | 72,506\nAssets | 40,211\n`, 72_506, slice, company)
      .length

  it.each([
    '',
    'Total',
    'Totals',
    'Segment total',
    'Sub-total',
    'Consolidated',
    'As consolidated',
    'Net sales',
    'Consolidated net sales',
    'Revenues',
    'Sales',
    'Company',
    'Worldwide',
    'Amounts as reported',
  ])('is called "%s"', (total) => expect(star(total)).toBe(1))

  it.each(['Apparel and retail', 'Identifiable assets', 'Operating profit', 'Movie Star'])(
    'is not called "%s"',
    (total) => expect(star(total)).toBe(0),
  )

  it('may have the name of the company', () => {
    expect([star('Movie Star', {}, 'movie'), star('Movie Star', {}, 'volt')]).toEqual([1, 0])
  })

  it('is whatever stands in a column headed by revenue', () => expect(star('Movie Star', { headed: true })).toBe(1))

  it('is the last cell of a line of divisions, whatever is called so', () => {
    const line = 'Intimate Apparel | 63,006\nRetail | 9,500\nMovie Star | 72,506\n'
    expect(names(line, 72_506, { by: 'columns' })).toHaveLength(1)
    expect(names(`${line}Canada | 1,204\n`, 72_506, { by: 'columns' })).toHaveLength(0)
  })
})

describe('what is left over', () => {
  const volt = (line: string) => `
Staffing Services | 433,443
Telephone Directory | 72,319
Computer Systems | 99,059
${line}
Total sales | 604,821
`
  const left = (line: string, revenue: number) =>
    offered(volt(line).replace('604,821', revenue.toLocaleString('en-US')), revenue).map(({ residual }) =>
      printed(residual),
    )

  it.each([
    ['Elimination of intersegment sales | (4,928)', -4_928],
    ['Corporate and other | 1,204', 1_204],
    ['Reconciling items | (310)', -310],
    ['Hedging | 27', 27],
    ['Other | (346)', -346],
    ['All other | (12)', -12],
  ])('%s', (line, value) => {
    expect(left(line, 604_821 + value).map((one) => one.map(([, amount]) => amount))).toEqual([[value]])
  })

  it('is at most four tenths of revenue', () => {
    expect(left('Eliminations | (204,821)', 400_000)).toEqual([])
    expect(left('Eliminations | (154,821)', 450_000)).toHaveLength(1)
  })

  it('is no part that takes off much, whatever it is called', () => {
    expect(left('Other | (54,821)', 550_000)).toEqual([])
    expect(left('Engineering | (346)', 604_475)).toEqual([])
  })
})

describe('rows that divide nothing', () => {
  it.each([
    ['two of one name', 'Europe | 400\nEurope | 600\nTotal revenue | 1,000\n'],
    ['one row alone', 'Europe | 1,000\nTotal revenue | 1,000\n'],
    ['measures', 'Net sales | 600\nOther income | 400\nTotal revenue | 1,000\n'],
    ['a result and its costs', 'Gross profit | 400\nCost of sales | 600\nTotal revenue | 1,000\n'],
    ['quarters', 'First quarter | 400\nSecond quarter | 600\nTotal revenue | 1,000\n'],
  ])('%s', (_, lines) => expect(names(lines, 1_000)).toEqual([]))

  it('rows of nothing are left out', () => {
    expect(names('Europe | 400\nAsia | 600\nAfrica | —\nTotal revenue | 1,000\n', 1_000)).toEqual([['Europe', 'Asia']])
  })

  it('a print so coarse that anything adds up', () => {
    const lines = 'Europe | 4.0\nAsia | 5.5\nTotal revenue | 9.5\n'
    expect(names(lines, 9.5)).toEqual([])
    expect(names(lines.replace('9.5', '19.5').replace('5.5', '15.5'), 19.5)).toHaveLength(1)
    expect(names('Europe | 40\nAsia | 55\nTotal revenue | 95\n', 95)).toEqual([])
  })

  it('a list of hundreds of rows', () => {
    const many = Array.from({ length: 401 }, (_, at) => `Store ${at} | 1`).join('\n')
    expect(names(`${many}\nEurope | 400\nAsia | 600\nTotal revenue | 1,000\n`, 1_000)).toEqual([])
  })
})

describe('without a total of their own', () => {
  /** Lundgren Bros., 10-Q for March 1996 (0000000000-96-000001): "Revenues:" over two segments. */
  const HOMES =
    'Revenues:\n New homes | 9,924\n Remodeling | 906\nOperating income (loss):\n New homes | 233\n Remodeling | (110)\n'

  it('rows under a heading of revenue divide it', () => {
    expect(offered(HOMES, 10_830).map(({ proof, parts, total }) => [proof, printed(parts), total])).toEqual([
      [
        'sum',
        [
          ['New homes', 9_924],
          ['Remodeling', 906],
        ],
        null,
      ],
    ])
  })

  it('not under another heading, not of another period, not beside other sums', () => {
    expect(offered(HOMES.replace('Revenues:', 'Backlog:'), 10_830)).toEqual([])
    expect(offered(HOMES, 10_830, { current: false })).toEqual([])
    expect(offered(HOMES, 10_840)).toEqual([])
  })

  it('blocks and columns only where their measure is revenue', () => {
    const two = 'New homes | 9,924\nRemodeling | 906\n'
    for (const by of ['blocks', 'columns'] as const) {
      expect(offered(two, 10_830, { by }), by).toHaveLength(1)
      expect(offered(two, 10_830, { by, measured: false }), by).toEqual([])
    }
  })
})

describe('segments whose total is near revenue', () => {
  /** Boeing, 10-K for 2023 (0000012927-24-000010), note on segments, in millions. */
  const BOEING = `
Commercial Airplanes | 33,901
Defense, Space & Security | 24,933
Global Services | 19,127
Total segments | 77,961
`
  const near = (revenue: number, slice: Partial<Slice> = {}, segmental = true, lines = BOEING) =>
    offered(lines, revenue, slice, '', segmental).map(({ proof, parts }) => [proof, parts.length])

  it('leave a rest without a name', () => {
    expect(near(77_794)).toEqual([['near', 3]])
    expect(offered(BOEING, 77_794, {}, '', true)[0]?.total?.value).toBe(77_961)
  })

  it.each([
    ['in a note that does not speak of segments', () => near(77_794, {}, false)],
    ['of another period', () => near(77_794, { current: false })],
    ['of another measure', () => near(77_794, { measured: false })],
    ['that miss it by more than a twentieth', () => near(74_000)],
    // Travelers, 10-Q for September 2023 (0000086312-23-000063): what each segment earned, by lines.
    ['of lines of revenue', () => near(77_794, {}, true, BOEING.replace('Commercial Airplanes', 'Premiums'))],
    ['whose sum is not called their total', () => near(77_794, {}, true, BOEING.replace('Total segments', 'Boeing'))],
  ])('not %s', (_, found) => expect(found()).toEqual([]))
})

describe('a total that is printed before its parts, side by side', () => {
  /** The cells as a slice has them, the total last; bytes as printed, the total first. */
  const totalFirst = (lines: string) => {
    const [total, ...parts] = cellsOf(lines)
    return total === undefined ? [] : [...parts, total]
  }
  const found = (lines: string, revenue: number, company: string) =>
    setsOf({ ...ROWS, by: 'columns', cells: totalFirst(lines) }, revenue, company, false)

  it('makes a set that is believed less than one with its total last', () => {
    const [set] = found('Consolidated | 130,497\nCompute & Networking | 116,193\nGraphics | 14,304', 130_497, 'nvidia')
    expect(set).toMatchObject({ proof: 'sum', by: 'columns', total: { label: 'Consolidated', value: 130_497 } })
    expect(set && printed(set.parts)).toEqual([
      ['Compute & Networking', 116_193],
      ['Graphics', 14_304],
    ])
  })

  it('divides nothing where the company stands beside its subsidiary', () => {
    // Boeing, 10-K for 2003 (0001193125-04-034751), consolidating statement of operations.
    const boeing = 'Consolidated | 50,485\nBoeing | 49,264\nBCC | 1,221'
    expect(found(boeing, 50_485, 'boeing')).toEqual([])
    expect(found(boeing, 50_485, 'another')).toHaveLength(1)
  })
})
