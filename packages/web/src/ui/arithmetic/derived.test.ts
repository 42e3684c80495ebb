import type { WireDerived } from '@topline/core/api/cells.ts'
import { expect, it } from 'vitest'
import { derivedCalculation } from './derived-calculation.ts'

const cell = (value: number, period_code: string, more: object = {}) => ({
  value,
  period_code,
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
const equity = 'Shareholders’ equity'
/** Apple's fiscal 2024 (0000320193-24-000123) */
const RETURN: WireDerived = {
  name: 'return_on_average_equity',
  label: 'Return on average equity',
  unit: 'ratio',
  value: 93_736 / 59_548,
  hidden: false,
  why: null,
  filings: 1,
  steps: [
    {
      op: '',
      label: 'Net income',
      unit: 'amount',
      value: 93_736e6,
      isClosed: false,
      cells: [{ sign: 1, label: 'Net income', cell: cell(93_736e6, '2024 FY') }],
    },
    {
      op: '÷',
      label: 'Average shareholders’ equity',
      unit: 'amount',
      value: 59_548e6,
      isClosed: false,
      cells: [
        { sign: 1, label: equity, cell: cell(56_950e6, '2024 FY') },
        { sign: 1, label: equity, cell: cell(62_146e6, 'Sep 30, 2023', { at: null }) },
      ],
    },
  ],
}
const context = { cik: '320193', currency: 'USD', unit: { unit: 1e6, text: 'USD in millions' } }

it('tells a derived figure from left to right, down to the cells', () => {
  const found = derivedCalculation(RETURN, '2024 FY', context)
  expect(found).toMatchObject({
    title: 'Return on average equity, 2024 FY',
    value: '157.4%',
    formula: [
      { label: 'Net income', text: '93,736' },
      '÷',
      { label: 'Average shareholders’ equity', text: '59,548' },
      '=',
      { text: '157.41%' },
    ],
    note: 'All cells stand in one filing, on the same basis. USD in millions.',
  })
  expect(found?.operands[1]?.leaves).toEqual([
    {
      sign: '',
      label: `${equity}, 2024 FY`,
      sub: '10-K, Nov 1, 2024',
      text: '56,950',
      href: '/source/0000320193-24-000123?at=100-107',
    },
    {
      sign: '+',
      label: `${equity}, Sep 30, 2023`,
      sub: '10-K, Nov 1, 2024',
      text: '62,146',
      href: '/filing/0000320193-24-000123',
    },
  ])
})

it('says that prints are mixed, and has nothing to tell of a figure that is not there', () => {
  expect(derivedCalculation({ ...RETURN, filings: 2 }, '2024 FY', context)?.note).toMatch(
    /^The cells are from 2 filings/,
  )
  expect(derivedCalculation({ ...RETURN, value: null, steps: [] }, '2024 FY', context)).toBeNull()
})

it('shows the parts of a figure that the filing does not print itself', () => {
  const parts = [
    { label: 'Total equity', text: '1,000', at: '1-6', document: null },
    { label: 'Noncontrolling interests', text: '10', at: '8-10', document: null },
  ]
  const computed = cell(990e6, '2024 FY', { at: null, rule: 'total equity − noncontrolling interests', parts })
  const [step] = RETURN.steps
  if (!step) throw new Error('no step')
  const one = { ...RETURN, steps: [{ ...step, cells: [{ sign: 1 as const, label: equity, cell: computed }] }] }
  expect(
    derivedCalculation(one, '2024 FY', context)?.operands[0]?.leaves.map(({ label, text }) => [label, text]),
  ).toEqual([
    ['Total equity', '1,000'],
    ['Noncontrolling interests', '10'],
  ])
})
