import type { SeriesPoint, WireCell } from '@topline/core/api/wire.ts'
import { expect, it } from 'vitest'
import {
  computedCalculation,
  deducedCalculation,
  growthCalculation,
  inWords,
  marginCalculation,
} from './calculation.ts'
import { cellHref } from './cell-href.ts'

const cell = (code: string, value: number, more: Partial<WireCell> = {}): WireCell => ({
  value,
  period_code: code,
  accession_number: '0000320193-24-000123',
  form_type: '10-K',
  filing_date: '2024-11-01',
  engine: 'tags',
  at: '100-107',
  document: null,
  rule: null,
  parts: [],
  ...more,
})
const figures = { cik: '320193', unit: { unit: 1e6, text: 'USD in millions' } }
const year = {
  period_code: '2024 FY',
  total_revenue: 391_035e6,
  net_income: 93_736e6,
  deduced: false,
  cells: { total_revenue: cell('2024 FY', 391_035e6), net_income: cell('2024 FY', 93_736e6) },
} as unknown as SeriesPoint // the other figures are not read
const q4 = {
  period_code: '2024 Q4',
  total_revenue: 94_930e6,
  net_income: 14_736e6,
  deduced: true,
  deduced_from: {
    net_income: [
      cell('2024 FY', 93_736e6),
      cell('2024 Q1', 33_916e6, { form_type: '10-Q', filing_date: '2024-02-02' }),
      cell('2024 Q2', 23_636e6),
      cell('2024 Q3', 21_448e6, { engine: 'company-facts', at: null }),
    ],
    total_revenue: [],
  },
} as unknown as SeriesPoint // as above

it('opens the cell, else the filing, else the SEC where no filing is stored', () => {
  expect(cellHref(cell('2024 FY', 1), '320193')).toBe('/source/0000320193-24-000123?at=100-107')
  expect(cellHref(cell('2024 FY', 1, { document: 'ex 13.htm' }), '1')).toBe(
    '/source/0000320193-24-000123?at=100-107&doc=ex%2013.htm',
  )
  expect(cellHref(cell('2024 FY', 1, { at: null }), '1')).toBe('/filing/0000320193-24-000123')
  expect(cellHref(cell('2024 FY', 1, { at: null, engine: 'company-facts' }), '320193')).toBe(
    'https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/0000320193-24-000123-index.htm',
  )
})

it('divides for a margin, down to the cells', () => {
  const found = marginCalculation('Net margin', year, { key: 'net_income', label: 'Net income' }, figures)
  expect(found).toMatchObject({
    title: 'Net margin, 2024 FY',
    value: '24.0%',
    formula: [{ text: '93,736' }, '÷', { text: '391,035' }, '=', { text: '23.97%' }],
    note: 'Both cells stand in one filing, on the same basis. USD in millions.',
  })
  expect(found?.operands[0]?.leaves).toEqual([
    {
      sign: '',
      label: '2024 FY',
      sub: '10-K, Nov 1, 2024',
      text: '93,736',
      href: '/source/0000320193-24-000123?at=100-107',
    },
  ])
})

it('takes a deduced quarter back to its year and three quarters', () => {
  const found = deducedCalculation('Net income', 'net_income', q4, figures)
  expect(found?.value).toBe('14,736')
  expect(found?.operands[0]?.leaves.map(({ sign, label, text }) => `${sign}${label} ${text}`)).toEqual([
    '2024 FY 93,736',
    '−2024 Q1 33,916',
    '−2024 Q2 23,636',
    '−2024 Q3 21,448',
  ])
  expect(found?.operands[0]?.leaves[3]?.href).toMatch(/^https:\/\/www\.sec\.gov\//)
  expect(found?.note).toBe(
    'All four filings stand on the same basis. USD in millions. The filing prints no fourth quarter.',
  )
})

it('shows growth against the year before, and the parts of a figure that no filing prints', () => {
  const before = { ...year, period_code: '2023 FY' }
  expect(
    growthCalculation(
      'Total revenue',
      'total_revenue',
      { point: year, value: 110e6 },
      { point: before, value: 100e6 },
      {
        ...figures,
        perShare: false,
      },
    ),
  ).toMatchObject({ value: '+10.0%', formula: [{ text: '110' }, '÷', { text: '100' }, '− 1 =', { text: '+10.00%' }] })
  const gross = cell('2024 FY', 180_683e6, {
    at: null,
    rule: 'total_revenue − cost_of_revenue',
    parts: [
      { label: 'Total net sales', text: '391,035', at: '1-8', document: null },
      { label: 'Total cost of sales', text: '210,352', at: '20-27', document: null },
    ],
  })
  const found = computedCalculation('Gross profit', gross, figures)
  expect(found.operands[0]?.leaves.map((leaf) => leaf.href)).toEqual([
    '/source/0000320193-24-000123?at=1-8',
    '/source/0000320193-24-000123?at=20-27',
  ])
  expect(inWords('total_revenue − cost_of_revenue')).toBe('Total revenue − cost of revenue')
})
