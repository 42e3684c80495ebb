import { describe, expect, it } from 'vitest'
import type { FullExtraction } from '../../statement/other-statements.ts'
import { extractFiling } from '../extract.ts'
import { bytesOf } from '../traps/filing.fixture.ts'
import { amountsIn } from './amounts.ts'
import { guidanceOf } from './guidance.ts'
import { periodIn } from './guided-period.ts'

const numbers = (sentence: string) =>
  amountsIn(sentence).map(({ low, high, point, unit, perShare, margin }) => [
    low ?? point,
    high ?? (point === null ? null : point),
    unit,
    ...(perShare ? ['per share'] : []),
    ...(margin ? [`±${margin.value} ${margin.unit}`] : []),
  ])

describe('the numbers of a sentence', () => {
  it.each([
    ['in the range of $39.5-41.8 billion', [[39.5e9, 41.8e9, 'money']]],
    ['between $151.0 billion and $155.5 billion', [[151e9, 155.5e9, 'money']]],
    ['$61.0 to $64.0 billion', [[61e9, 64e9, 'money']]],
    ['12-15%', [[12, 15, '%']]],
    ['5% to 6%', [[5, 6, '%']]],
    ['between 17.0% and 19.0%', [[17, 19, '%']]],
    [
      '71.8% and 72.0%, respectively',
      [
        [71.8, 71.8, '%'],
        [72, 72, '%'],
      ],
    ],
    [
      '$5.7 billion and $4.0 billion',
      [
        [5.7e9, 5.7e9, 'money'],
        [4e9, 4e9, 'money'],
      ],
    ],
    ['$45.0 billion, plus or minus 2%', [[45e9, 45e9, 'money', '±2 %']]],
    ['72.0%, respectively, plus or minus 50 basis points', [[72, 72, '%', '±50 basis points']]],
    ['$24.65 to $25.15 per share', [[24.65, 25.15, 'money', 'per share']]],
    ['at least $9.8 billion', [[9.8e9, null, 'money']]],
    ['more than $12 billion', [[12e9, null, 'money']]],
    ['$.16 to $.17', [[0.16, 0.17, 'money']]],
    ['in the mid-30% range', []],
    ['in 2025, 650,000 patients of 12 states', []],
    ['fiscal 2025 and 2026', []],
  ])('%s', (sentence, expected) => {
    const found = numbers(sentence)
    expect(found).toEqual(expected)
  })
})

describe('the period of a sentence', () => {
  const third = { quarter: 3 as const, year: 2025, months: 3 as const, half: 1 as const, end: null, yearEnd: null }
  const fourth = { ...third, quarter: 4 as const }
  it.each([
    ['the second quarter of fiscal 2026', third, '2026 Q2'],
    ['first quarter 2025 total revenue', third, '2025 Q1'],
    ['Third Quarter 2025 Guidance', third, '2025 Q3'],
    ['fourth-quarter revenue growth', third, '2025 Q4'],
    ['third quarter earnings', third, '2026 Q3'],
    ['first quarter earnings', fourth, '2026 Q1'],
    ['full year 2025 capital expenditures', third, '2025 FY'],
    ['For the full year fiscal 2027', third, '2027 FY'],
    ['its 2025 performance outlook established in December 2024', third, '2025 FY'],
    ['for the full year', third, '2025 FY'],
    ['for the year', fourth, '2026 FY'],
    ['or to grow between 5% and 9% compared with first quarter 2024', third, null],
    ['growth of approximately 3% versus $2.88 in fiscal 2024', third, null],
    ['revenue of $5 billion', third, null],
  ])('%s', (text, head, period) => expect(periodIn(text, head)).toBe(period))
})

const read = (accession: string) => (extractFiling(bytesOf(accession)) as FullExtraction).release?.guidance ?? []

/** Made releases of one sentence, for what a sentence must not be taken to say. */
const told = (sentence: string) => listed(`<p>${sentence}</p>`)
const listed = (html: string) =>
  guidanceOf(Buffer.from(`<html><body><table><tr><td>Outlook</td></tr></table>${html}</body></html>`), {
    quarter: 1,
    year: 2026,
    months: 3,
    half: 1,
    end: null,
    yearEnd: null,
  }).map(({ measure, period, low, high, point }) => [measure, period, low, high, point])

describe('guidance as printed', () => {
  it.each([
    [
      '0001326801-25-000014',
      [
        ['total revenue', '2025 Q1', 39.5e9, 41.8e9, null],
        ['total expenses', '2025 FY', 114e9, 119e9, null],
        ['capital expenditures', '2025 FY', 60e9, 65e9, null],
        ['tax rate', '2025 FY', 12, 15, null],
      ],
    ],
    [
      '0001018724-25-000084',
      [
        ['Net sales', '2025 Q3', 174e9, 179.5e9, null],
        ['Net sales growth', '2025 Q3', 10, 13, null],
        ['Operating income', '2025 Q3', 15.5e9, 20.5e9, null],
      ],
    ],
    [
      '0001628280-25-045577',
      [
        ['organic revenue (non-GAAP) growth', '2025 FY', 5, 6, null],
        ['comparable currency neutral EPS (non-GAAP) growth', '2025 FY', null, null, 8],
        ['comparable EPS (non-GAAP) growth', '2025 FY', null, null, 3],
        ['free cash flow', '2025 FY', 9.8e9, null, null],
      ],
    ],
    [
      '0000891092-04-003383',
      [
        ['earnings per share', '2004 Q3', 0, 0.1, null],
        ['earnings per share', '2004 FY', 2.66, 2.86, null],
      ],
    ],
  ])('%s', (accession, expected) => {
    expect(read(accession).map(({ measure, period, low, high, point }) => [measure, period, low, high, point])).toEqual(
      expect.arrayContaining(expected),
    )
  })
  it('stands in a sentence that holds its digits', () => {
    for (const accession of ['0001326801-25-000014', '0001018724-25-000002', '0001045810-26-000019']) {
      const bytes = bytesOf(accession)
      const all = read(accession)
      expect(all.length).toBeGreaterThan(2)
      for (const { quote, place } of all) {
        expect(place).not.toBeNull()
        expect(quote).toContain(bytes.toString('latin1', place?.start, place?.end))
      }
    }
  })
  it.each([
    [
      'GAAP and non-GAAP operating expenses are expected to be approximately $7.7 billion and $7.5 billion, respectively, in the first quarter of fiscal 2027, inclusive of $1.9 billion of stock-based compensation expense.',
      [
        ['GAAP operating expenses', '2027 Q1', null, null, 7.7e9],
        ['non-GAAP operating expenses', '2027 Q1', null, null, 7.5e9],
      ],
    ],
    [
      'Revenue is expected to be $78.0 billion, plus or minus 2%, in the first quarter of fiscal 2027.',
      [['Revenue', '2027 Q1', 76.44e9, 79.56e9, 78e9]],
    ],
    // what is no guidance, or no whole measure
    [
      'This outlook for the second quarter of fiscal 2026 reflects a loss in H20 revenue of approximately $8.0 billion.',
      [],
    ],
    ['For 2026 the company expects to deliver $18 billion of cumulative savings.', []],
    ['Revenue in fiscal 2025 was $5.0 billion.', []],
    ['For 2026 the company expects commodity costs of approximately $2.1 billion.', []],
    ['We had expected 2025 revenue of $5.0 billion.', []],
    ['Forward-looking statements: we expect full year 2026 revenue of $5.0 billion.', []],
    ['We expect revenue of about $22 billion.', []],
    ['We expect full year 2026 revenue of 5%.', []],
    ['We expect full year 2026 gross margin of $5 billion.', []],
    // what cannot be: a range that ends before it begins, and an amount of a few dollars
    ['We expect full year 2026 revenue to be between $155.5 billion and $151.0 billion.', []],
    [
      'GAAP and non-GAAP operating expenses are expected to be approximately $5.7 billion and $4.0, respectively, for the second quarter of fiscal 2026.',
      [],
    ],
  ])('%s', (sentence, expected) => expect(told(sentence)).toEqual(expected))
})

describe('a list of guidance, made', () => {
  const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
  const REVENUE = 'Total revenue of $278 million to $280 million, representing growth of 21% to 22%'
  it('is told item by item below the words that name outlook and period', () => {
    const html = `<p>For the second quarter of fiscal 2026, the company expects:</p>${items(
      REVENUE,
      'Non-GAAP net income per share of $0.24 to $0.26, assuming 165 million diluted shares',
      'Gross margin: approximately 44%',
    )}`
    expect(listed(html)).toEqual([
      ['Total revenue', '2026 Q2', 278e6, 280e6, null],
      ['Non-GAAP net income per share', '2026 Q2', 0.24, 0.26, null],
      ['Gross margin', '2026 Q2', null, null, 44],
    ])
  })
  it.each([
    [
      'below a headline that raises it: these are results',
      '<p>Reports First Quarter Results; Raises 2026 Outlook</p>',
      '',
    ],
    ['behind the list', '<p>For fiscal 2026, we expect:</p>', '<p>Conference Call</p><p>First quarter highlights</p>'],
  ])('is none %s', (_, head, between) => expect(listed(`${head}${between}${items(REVENUE)}`)).toEqual([]))
  it.each([
    'Revenue of $271 million grew 24%',
    'Revenue was $271 million',
    'Revenue of $271 million (previously $260 million)',
  ])('has no item that tells of the past: %s', (item) =>
    expect(listed(`<p>For fiscal 2026, we expect:</p>${items(item)}`)).toEqual([]),
  )
})

describe('measures of the company’s own', () => {
  const measures = (accession: string) =>
    ((extractFiling(bytesOf(accession)) as FullExtraction).release?.non_gaap ?? []).map(
      ({ measure, value, gaap_value, adjustments }) => [
        measure,
        gaap_value,
        adjustments?.map(([, amount]) => amount) ?? null,
        value,
      ],
    )
  it.each<[string, string, unknown[]]>([
    [
      'from line to line',
      '0001045810-26-000019',
      ['Non-GAAP operating expenses', 6_794e6, [-1_564e6, -90e6, -38e6], 5_102e6],
    ],
    [
      'under the heading of its figure',
      '0001045810-26-000019',
      ['Non-GAAP** diluted net income per share', 1.76, null, 1.62],
    ],
    ['with lines of less', '0001326801-25-000014', ['Free cash flow', 27_988e6, [-14_425e6, -411e6], 13_152e6]],
    ['per share', '0000731766-25-000123', ['Adjusted diluted earnings per share', 6.85, [0.46, -0.11], 7.2]],
    [
      'from column to column',
      '0000320193-24-000120',
      ['Net income (As Adjusted (Non-GAAP))', 14_736e6, [10_246e6], 24_982e6],
    ],
    [
      'two ways beside each other, without a bridge',
      '0000019617-25-000332',
      ['Net revenue - managed', 45_310e6, null, 46_014e6],
    ],
  ])('%s', (_, accession, expected) => expect(measures(accession)).toContainEqual(expected))
  it('from row to row, the columns being the measures', () => {
    expect(measures('0001628280-25-045577')).toContainEqual([
      expect.stringMatching(/EPS|income per share/i),
      0.86,
      [0.09, -0.03, -0.1],
      0.82,
    ])
  })
  it.each([
    '0001045810-26-000019',
    '0001326801-25-000014',
    '0000320193-24-000120',
    '0001628280-25-045577',
    '0000078003-25-000136',
  ])('have bridges that add up: %s', (accession) => {
    const bridged = measures(accession).filter(([, , adjustments]) => adjustments !== null)
    expect(bridged.length).toBeGreaterThan(0)
    for (const [measure, from, adjustments, to] of bridged as [string, number, number[], number][]) {
      const sum = adjustments.reduce((total, one) => total + one, from)
      expect(Math.abs(sum - to), measure).toBeLessThanOrEqual(Math.abs(to) > 1000 ? 3e6 : 0.05)
    }
  })
  it('have the places of their adjustments', () => {
    const bytes = bytesOf('0001326801-25-000014')
    const all = (extractFiling(bytes) as FullExtraction).release?.non_gaap ?? []
    const flow = all.find(({ measure }) => measure === 'Free cash flow')
    expect(flow?.adjustment_places?.map(({ start, end }) => bytes.toString('latin1', start, end))).toEqual([
      '14,425',
      '411',
    ])
  })
  it('say of how many months they are', () => {
    const all = (extractFiling(bytesOf('0001193125-14-242424')) as FullExtraction).release?.non_gaap ?? []
    expect(
      all.filter(({ measure }) => /^NET INCOME/.test(measure)).map(({ value, months }) => [value, months]),
    ).toEqual([
      [4_185e6, 3],
      [13_214e6, 12],
    ])
  })
  it('take free cash flow for what its name says where other lines stand between', () => {
    expect(measures('0001018724-25-000002')).toContainEqual([
      'Free cash flow -- TTM (3)',
      115_877e6,
      [-77_658e6],
      38_219e6,
    ])
  })
  it.each<[why: string, accession: string, what: RegExp]>([
    ['what is expected of the next quarter', '0001045810-26-000019', /^7500000000$|^7\.5e9$/],
    ['percentages in a table without a sign of money', '0001628280-25-045577', /^59000000$|^64000000$|^15000000$/],
  ])('are none of %s', (_, accession, what) => {
    for (const [measure, , , value] of measures(accession)) expect(String(value), String(measure)).not.toMatch(what)
  })
  it('start from a figure of the statement, not from its first part', () => {
    const all = [...measures('0001652044-25-000040'), ...measures('0001628280-25-045577')]
    expect(all.map(([measure]) => measure)).not.toContain('Revenues, excluding hedging effect')
  })
  it('are none of a release that prints none', () => {
    expect(measures('0000909832-24-000043')).toEqual([])
  })
})

describe('one measure that is told twice', () => {
  const twice = (first: string, second: string) =>
    told(`For fiscal 2026 we expect ${first}.</p><p>For fiscal 2026 the company expects ${second}.`).map(
      ([name]) => name,
    )

  // As Pfizer (0000078003-25-000136) and UnitedHealth (0000731766-25-000123) print it: in the headline and in a table.
  it.each([
    [
      'revenue of $61.0 to $64.0 billion',
      'total revenues of $61.0 to $64.0 billion',
      'total revenues of $64.0 to $64.5 billion',
    ],
    [
      'earnings of $24.65 to $25.15 per share',
      'net earnings of $24.65 to $25.15 per share',
      'net earnings of $24.95 to $25.15 per share',
    ],
    [
      'EPS of $24.65 to $25.15',
      'diluted earnings per share of $24.65 to $25.15',
      'diluted earnings per share of $24.65 to $25.75',
    ],
  ])('is none where the two differ, whatever it is called: %s', (first, same, other) => {
    expect(twice(first, same)).toHaveLength(1)
    expect(twice(first, other)).toEqual([])
  })

  it('is another one with a word of its own', () => {
    expect(twice('EPS of $24.65 to $25.15', 'adjusted EPS of $26.00 to $26.50')).toEqual(['EPS', 'adjusted EPS'])
  })
})
