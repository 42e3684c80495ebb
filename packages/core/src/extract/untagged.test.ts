import { describe, expect, test } from 'vitest'
import { millisecondsOfWork } from '../format/work.fixture.ts'
import type { IncomeStatement, Place } from '../statement/statement.ts'
import type { Reading } from './reading.ts'
import { bytesOf } from './traps/filing.fixture.ts'
import { readTables } from './untagged.ts'

function read(bytes: Buffer): Reading {
  const result = readTables(bytes, {})
  if ('ok' in result) throw new Error(result.error.message)
  return result
}

const textAt = (bytes: Buffer, place: Place | undefined): string | null =>
  place && 'text' in place && place.start !== null && place.end !== null
    ? bytes.subarray(place.start, place.end).toString('latin1')
    : null

type Wanted = Partial<IncomeStatement>

/** Trap, filing, where the figures stand, figures. */
const REAL: [string, string, string, Wanted][] = [
  [
    'T10 oldest year first, T144 amounts inside labels',
    '0001193125-12-025336',
    'consolidated statements of income p. 52',
    {
      total_revenue: 37905e6,
      cost_of_revenue: 13188e6,
      operating_income: 11742e6,
      net_income: 9737e6,
      diluted_eps: 29.76,
    },
  ],
  [
    'T14 quarter and year-to-date in two tables',
    '0000200406-25-000178',
    'consolidated statements of earnings, fiscal second quarter',
    { period_in_months: 3, end_date: '2025-06-29' },
  ],
  [
    'T35 gross profit without a label, T148 interest of a finance arm among the costs, T66 tax in brackets',
    '0001193125-04-034751',
    'consolidated statements of operations 2003',
    { cost_of_revenue: 44304e6, end_date: '2003-12-31' },
  ],
  [
    'T55 gross loss, T67 benefit, T87 shares in the note only',
    '0001564590-18-004771',
    'statements of operations p. F-5; note 11',
    {
      gross_profit: -53325e3,
      operating_income: -248383e3,
      income_tax_expense: -2027e3,
      net_income: -253116e3,
      weighted_avg_shares_basic: 26664247,
    },
  ],
  [
    'T126 leading spaces cut, T28 whole dollars per share under thousands, T58 operating income without a label',
    '0000000000-96-000001',
    'statements of operations and retained earnings',
    {
      total_revenue: 10830e3,
      cost_of_revenue: 9097e3,
      income_before_taxes: -198e3,
      income_tax_expense: -79e3,
      basic_eps: -11,
    },
  ],
  [
    'T128 one caption over three years, T4 a year of 53 weeks, T24 shares in thousands',
    '0000912057-00-053623',
    'consolidated statements of operations p. 34',
    { total_revenue: 7983e6, net_income: 786e6, start_date: '1999-09-26', weighted_avg_shares_diluted: 360324e3 },
  ],
  [
    'T134 a year of 368 days, T147 total of revenue called "Total"',
    '0000039899-16-000034',
    'consolidated statements of income p. 34',
    { total_revenue: 3050945e3, net_income: 459522e3, start_date: '2014-12-29', basic_eps: 2.04 },
  ],
  [
    'T136 three and nine months in one table',
    '0001193125-17-148855',
    'condensed consolidated statements of operations p. 4',
    { total_revenue: 2674e6, net_income: 194e6, period_in_months: 3, start_date: '2016-12-31' },
  ],
  [
    'T137 a column since inception, T162 preformatted text in HTML, T150 loss before other income',
    '0000922907-08-000774',
    'statements of operations',
    {
      total_revenue: 0,
      operating_income: -4008188,
      net_income: -3717600,
      basic_eps: -282.94,
      weighted_avg_shares_basic: 13139,
    },
  ],
  [
    'T133 two sets of statements, currency from the unit line',
    '0000928385-01-500187',
    'summarized consolidated income statements p. 76',
    {
      ...{ currency: 'EUR', total_revenue: 30755e6, income_tax_expense: 850e6, net_income: 2066e6 },
      // Selected data, by the principles of the statement: US GAAP's below them are 1.97 and 1.94.
      ...{ basic_eps: 1.57, diluted_eps: 1.55 },
    },
  ],
  [
    'T159 the statement in an exhibit of a whole submission',
    '0001047469-98-012291',
    'EX-13, consolidated statement of earnings',
    {
      total_revenue: 78508e6,
      cost_of_revenue: 47899e6,
      gross_profit: 30609e6,
      operating_income: 9098e6,
      net_income: 6093e6,
    },
  ],
  [
    'T2 fiscal 2006 ends in February 2006',
    '0000950134-06-005149',
    'consolidated statements of income p. 38',
    { fiscal_year: 2006, start_date: '2005-01-29', end_date: '2006-02-03', total_revenue: 55908e6 },
  ],
]

describe('untagged statements of real filings', () => {
  for (const [trap, accession, place, wanted] of REAL) {
    test(`${trap}: ${accession} (${place})`, () => {
      const bytes = bytesOf(accession)
      const { income_statement, provenance } = read(bytes)
      expect(income_statement).toMatchObject(wanted)
      const net = provenance.net_income
      if (income_statement.net_income !== null) {
        const digits = Number(textAt(bytes, net)?.replace(/,/g, ''))
        expect(Math.abs(income_statement.net_income)).toBe(digits * income_statement.revenue_units_number)
      }
    })
  }

  for (const [trap, accession] of [
    ['T131 statements in an exhibit that is not here', '0000950153-99-001234'],
    ['T165 a table of ratios alone', '0001193125-09-041008'],
    ['T164 the parent company alone in Schedule II', '0000080661-24-000007'],
  ] as const) {
    test(`${trap}: ${accession} has no income statement`, () => {
      expect(readTables(bytesOf(accession), {})).toMatchObject({ ok: false, error: { code: 'no-income-statement' } })
    })
  }

  test('T104, T113 divisions add up to total revenue: 0001326801-19-000037 (notes 2 and 15)', () => {
    const { business_segments, geographical_segments } = read(bytesOf('0001326801-19-000037')).income_statement
    expect(business_segments?.divisions.map((d) => d.revenue)).toEqual([14912e6, 165e6])
    expect(geographical_segments?.divisions.map((d) => [d.label, d.revenue])).toEqual([
      ['US & Canada', 6777e6],
      ['Europe', 3624e6],
      ['Asia-Pacific', 3337e6],
      ['Rest of World', 1339e6],
    ])
  })
})

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** A made 10-K: year columns under one caption. */
function made(
  rows: string,
  before = 'CONSOLIDATED STATEMENTS OF OPERATIONS<br>(in thousands, except per share data)',
): Buffer {
  return Buffer.from(
    `<html><body><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2019</p><p>Example Corp.</p>
<p>(Exact name of registrant as specified in its charter)</p><p>${before}</p><table>
${row('', 'Years ended December 31,')}${row('', '2018', '2019')}${rows}</table></body></html>`,
  )
}

const PLAIN = [
  row('Net sales', '900', '1,000'),
  row('Cost of sales', '(500)', '(600)'),
  row('', '400', '400'),
  row('Selling and administrative expenses', '(200)', '(250)'),
  row('Operating income', '200', '150'),
  row('Interest (income) expense, net', '10', '(5)'),
  row('Income before income taxes', '190', '155'),
  row('Income tax (expense) benefit', '(40)', '(35)'),
  row('Net income', '150', '120'),
  row('Basic and diluted earnings per share<sup>1</sup>', '$ 1.50', '$ 1.20'),
  row('Weighted average shares, basic and diluted', '100', '100'),
].join('\n')

test('T10, T31, T32, T36, T65, T80: a made statement with deductions in brackets, oldest year first', () => {
  const bytes = made(PLAIN)
  const { income_statement, provenance, company, form_type, prior_periods } = read(bytes)
  expect({ company, form_type }).toEqual({ company: 'Example Corp.', form_type: '10-K' })
  expect(income_statement).toMatchObject({
    total_revenue: 1000e3,
    cost_of_revenue: 600e3,
    gross_profit: 400e3,
    operating_income: 150e3,
    other_interest_income_expense_net: 5e3,
    income_before_taxes: 155e3,
    income_tax_expense: 35e3,
    net_income: 120e3,
    basic_eps: 1.2,
    diluted_eps: 1.2,
    weighted_avg_shares_basic: 100e3,
    start_date: '2019-01-01',
    end_date: '2019-12-31',
    fiscal_year: 2019,
    fiscal_period: 'FY',
    revenue_units: 'thousands',
  })
  expect(income_statement.operating_expenses).toEqual([
    {
      name: 'Selling and administrative expenses',
      description: null,
      category: 'selling_general_administrative',
      amount: 250e3,
    },
  ])
  expect(textAt(bytes, provenance.income_tax_expense)).toBe('35')
  expect(prior_periods[0]).toMatchObject({ end_date: '2018-12-31', total_revenue: 900e3, net_income: 150e3 })
})

test('T25: without a units line figures are whole', () => {
  const bytes = made(PLAIN, 'CONSOLIDATED STATEMENTS OF OPERATIONS')
  expect(read(bytes).income_statement).toMatchObject({ total_revenue: 1000, revenue_units: 'units' })
})

test('T126, T127: a made text statement with dotted leaders and rules', () => {
  const lines = [
    'FORM 10-Q',
    'For the quarterly period ended March 31, 1997',
    '',
    'CONSOLIDATED STATEMENTS OF INCOME',
    '(In thousands, except per share amounts)',
    '                                     Three Months Ended',
    '                                           March 31,',
    '                                       1997        1996',
    '                                     -------     -------',
    'Net sales......................... $   5,000   $   4,000',
    'Cost of sales.....................     3,000       2,500',
    '                                     -------     -------',
    'Gross profit......................     2,000       1,500',
    'Selling, general and',
    '  administrative..................     1,200       1,000',
    '                                     -------     -------',
    'Operating income..................       800         500',
    'Interest expense..................       100           -',
    'Income before income taxes........       700         500',
    'Provision for income taxes........       250         180',
    'Net income........................ $     450   $     320',
    '                                     =======     =======',
    'Net income per share.............. $     .45   $     .32',
    'Weighted average shares...........     1,000       1,000',
  ]
  const bytes = Buffer.from(lines.join('\n'))
  const { income_statement, provenance } = read(bytes)
  expect(income_statement).toMatchObject({
    total_revenue: 5000e3,
    gross_profit: 2000e3,
    operating_income: 800e3,
    net_income: 450e3,
    basic_eps: 0.45,
    diluted_eps: 0.45,
    period_in_months: 3,
    start_date: '1997-01-01',
    fiscal_year: 1997,
    fiscal_period: 'Q1',
  })
  expect(textAt(bytes, provenance.basic_eps)).toBe('.45')
})

test('inline tags are not looked at: a lying tag changes nothing', () => {
  const lying = PLAIN.replace(
    '1,000',
    '<ix:nonFraction name="us-gaap:Revenues" contextRef="c" scale="6" sign="-">1,000</ix:nonFraction>',
  )
  expect(read(made(lying)).income_statement.total_revenue).toBe(1000e3)
})

test('hostile markup takes time that grows with its length', () => {
  const shapes: ((n: number) => string)[] = [
    (n) => '<'.repeat(n),
    (n) => '<table>'.repeat(n / 7),
    (n) => '<table><tr><td>net income per share revenue income tax'.repeat(n / 50),
    (n) => `<table><tr><td ${'a '.repeat(n / 2)}>net income`,
    (n) => `net income per share revenue ${' '.repeat(n)}statement of income`,
    (n) => `${'-'.repeat(n)} statement of income`,
    (n) => '&#'.repeat(n / 2),
  ]
  for (const shape of shapes) {
    const taken = millisecondsOfWork(() => {
      expect(readTables(Buffer.from(shape(1_000_000)), {})).toMatchObject({ ok: false })
    })
    expect(taken).toBeLessThan(4000)
  }
})

test('the expenses of a comparative column are those of its own print, and left out where they do not add up', () => {
  // Apple 10-K 2002, consolidated statements of operations: the executive bonus is a credit in 2002 and an expense in 2000
  const amountsOf = (bytes: Buffer) =>
    read(bytes).prior_periods.map((prior) => prior.operating_expenses?.map(({ name, amount }) => [name, amount]))
  const filed = bytesOf('0001047469-02-007674')
  expect(amountsOf(filed)).toEqual([
    [
      ['Research and development', 430e6],
      ['Selling, general, and administrative', 1138e6],
      ['Restructuring costs', 0],
      ['In-process research and development', 11e6],
      ['Executive bonus', 0],
    ],
    [
      ['Research and development', 380e6],
      ['Selling, general, and administrative', 1166e6],
      ['Restructuring costs', 8e6],
      ['In-process research and development', 0],
      ['Executive bonus', 90e6],
    ],
  ])
  const other = Buffer.from(filed.toString('latin1').replaceAll('1,166', '1,366'), 'latin1')
  expect(amountsOf(other)[1]).toBeUndefined()
})
