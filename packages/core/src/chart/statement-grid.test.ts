import { describe, expect, it } from 'vitest'
import type { WireDerived } from '../api/cells.ts'
import type { WireCell } from '../api/wire.ts'
import { seriesOf, seriesPoint } from './series.fixture.ts'
import { type LineGroup, statementGrid, valueIn } from './statement-grid.ts'

const cell = (value: number): WireCell => ({
  value,
  period_code: '2024 FY',
  accession_number: '0000000001-24-000000',
  form_type: '10-K',
  filing_date: '2025-02-01',
  engine: 'tags',
  at: '1-5',
  document: null,
  rule: null,
  parts: [],
})
const GROUPS: LineGroup[] = [
  {
    title: 'Assets',
    rows: [
      { name: 'goodwill', label: 'Goodwill' },
      { name: 'total_assets', label: 'Total assets', isTotal: true },
    ],
  },
  { title: 'Equity', rows: [{ name: 'total_equity', label: 'Total equity', isTotal: true }] },
]
const derived = (name: WireDerived['name'], value: number | null, more: Partial<WireDerived> = {}): WireDerived => ({
  name,
  label: 'Current ratio',
  unit: 'multiple',
  value,
  hidden: false,
  why: null,
  steps: [],
  filings: 1,
  ...more,
})
const year = (code: string, assets: number, more: Parameters<typeof seriesPoint>[1] = {}) =>
  seriesPoint(code, { cells: { 'balance_sheet.total_assets': cell(assets) }, ...more })
const OPTIONS = { most: null, oldestFirst: false, growth: false }
const shape = (grid: ReturnType<typeof statementGrid>) =>
  grid.rows.map(({ group, label, cells }) => [group ?? '', label, ...cells.map(({ value }) => value)])

it('has the lines of the statement under their headings, without those that no period prints', () => {
  const series = seriesOf([year('2023 FY', 40e6), year('2024 FY', 50e6)])
  const grid = statementGrid(series, 'balance_sheet', GROUPS, OPTIONS)
  expect(grid.columns.map(({ code }) => code)).toEqual(['2024 FY', '2023 FY'])
  expect(shape(grid)).toEqual([['Assets', 'Total assets', 50e6, 40e6]])
  expect(grid.unit).toBe(1_000_000)
  expect(grid.rows[0]?.cells[0]?.source?.at).toBe('1-5')
  const one = statementGrid(series, 'balance_sheet', GROUPS, { most: 1, oldestFirst: true, growth: true })
  expect(shape(one)).toEqual([
    ['Assets', 'Total assets', 50e6],
    ['', 'Growth on the year before', 0.25],
  ])
  expect(statementGrid(series, 'cash_flow', GROUPS, OPTIONS).rows).toEqual([])
})

it('shows nothing of a hidden period, and what is derived where it is known or closed', () => {
  const series = seriesOf([
    year('2022 FY', 30e6, { derived: [derived('current_ratio', null, { hidden: true })] }),
    year('2023 FY', 40e6, { hidden: true }),
    year('2024 FY', 50e6, {
      derived: [
        derived('current_ratio', 1.5),
        derived('net_cash', null, { label: 'Net cash', why: 'Not printed or not known: debt' }),
      ],
    }),
  ])
  const grid = statementGrid(series, 'balance_sheet', GROUPS, OPTIONS)
  expect(shape(grid)).toEqual([
    ['Assets', 'Total assets', 50e6, null, 30e6],
    ['Derived', 'Current ratio', 1.5, null, null],
  ])
  expect(grid.rows[1]?.cells.map((one) => one.derived?.hidden)).toEqual([false, undefined, true])
  expect(grid.notGiven).toEqual([{ label: 'Net cash', why: 'Not printed or not known: debt' }])
})

it('takes a quarter from two years to date, and marks what follows from it', () => {
  const flows = [
    {
      title: 'Operations',
      rows: [{ name: 'operating_cash_flow', label: 'Cash from operations', isTotal: true as const }],
    },
  ]
  const q2 = seriesPoint('2024 Q2', {
    deduced_from: { 'cash_flow.operating_cash_flow': [cell(62_585), cell(39_895)] },
    cash_flow_deduced: true,
    derived: [derived('free_cash_flow', 20_694, { label: 'Free cash flow', unit: 'amount' })],
  })
  expect(valueIn(q2, 'cash_flow.operating_cash_flow')).toBe(22_690)
  const grid = statementGrid({ points: [q2], period: 'quarterly' }, 'cash_flow', flows, OPTIONS)
  expect(grid.rows.map(({ label, cells }) => [label, cells[0]?.value, cells[0]?.isDeduced])).toEqual([
    ['Cash from operations', 22_690, true],
    ['Free cash flow', 20_694, true],
  ])
  expect(grid.hasDeduced).toBe(true)
})

it('tells the growth of a section that takes cash in both years as that of what it takes', () => {
  const flows = (code: string, financing: number, change: number) =>
    seriesPoint(code, {
      cells: { 'cash_flow.financing_cash_flow': cell(financing), 'cash_flow.net_change_in_cash': cell(change) },
    })
  const lines = [
    {
      title: 'Cash',
      rows: [
        { name: 'financing_cash_flow', label: 'Cash from financing', isTotal: true as const },
        { name: 'net_change_in_cash', label: 'Change in cash', isTotal: true as const },
      ],
    },
  ]
  const series = seriesOf([flows('2023 FY', -108_488e6, -5_760e6), flows('2024 FY', -121_983e6, -794e6)])
  const growths = statementGrid(series, 'cash_flow', lines, { ...OPTIONS, growth: true }).rows.filter(
    ({ kind }) => kind === 'ratio',
  )
  expect(growths.map(({ cells }) => cells[0]?.value ?? cells[0]?.isNotMeaningful)).toEqual([
    121_983 / 108_488 - 1,
    true,
  ])
})

describe('the cash flows of the last twelve months', () => {
  const lines: LineGroup[] = [
    {
      title: 'Operating',
      rows: [{ name: 'operating_cash_flow', label: 'Cash from operations', isTotal: true }],
    },
    { title: 'Cash', rows: [{ name: 'cash_at_end', label: 'Cash at the end', isTotal: true }] },
  ]
  const part = (sign: 1 | -1, value: number) => ({ sign, cell: { ...cell(value), period_code: '9 months' } })
  const trailing_cash_flow = {
    ...{ end_date: '2025-09-30', currency: 'USD', hidden: false, deduced: true, failed_quality_check: true },
    ...{ operating_cash_flow: 60e6, capital_expenditures: null, free_cash_flow: null },
    figures: {
      'cash_flow.operating_cash_flow': { value: 60e6, parts: [part(1, 50e6), part(1, 40e6), part(-1, 30e6)] },
      'cash_flow.cash_at_end': { value: 9e6, parts: [part(1, 9e6)] },
    },
    derived: [derived('free_cash_flow', 55e6)],
  }
  const years = seriesOf([
    seriesPoint('2024 FY', { end_date: '2024-12-31', cells: { 'cash_flow.operating_cash_flow': cell(50e6) } }),
  ])
  const grid = (more: object = {}) =>
    statementGrid({ ...years, trailing_cash_flow: { ...trailing_cash_flow, ...more } }, 'cash_flow', lines, OPTIONS)

  it('are a column of their own, with the cells that each figure is the sum of', () => {
    const { columns, rows } = grid()
    expect(columns.map(({ code, isTrailing }) => [code, isTrailing])).toEqual([
      ['TTM', true],
      ['2024 FY', undefined],
    ])
    expect(columns[0]?.trailing?.['cash_flow.operating_cash_flow']?.parts).toHaveLength(3)
    expect(columns[0]?.point.failed_statements).toEqual(['cash_flow'])
    const [flow, cash, free] = rows
    expect(flow?.cells.map(({ value }) => value)).toEqual([60e6, 50e6])
    expect(flow?.cells[0]?.source).toMatchObject({ rule: 'sum of the last four quarters', at: null })
    // A balance at the end is one cell and opens itself.
    expect(cash?.cells[0]?.source).toMatchObject({ value: 9e6, rule: null, at: '1-5' })
    expect(free?.cells.map(({ value }) => value)).toEqual([55e6, null])
  })

  it('are no column of a balance sheet, of quarters, where a part is hidden or a full year is as new', () => {
    const codes = (of: ReturnType<typeof grid>) => of.columns.map(({ code }) => code)
    expect(codes(grid({ hidden: true }))).toEqual(['2024 FY'])
    expect(codes(grid({ end_date: '2024-12-31' }))).toEqual(['2024 FY'])
    expect(codes(grid({ currency: 'EUR' }))).toEqual(['2024 FY'])
    expect(codes(grid({ figures: undefined }))).toEqual(['2024 FY'])
    const all = { ...years, trailing_cash_flow }
    expect(codes(statementGrid(all, 'balance_sheet', GROUPS, OPTIONS))).toEqual(['2024 FY'])
    expect(codes(statementGrid({ ...all, period: 'quarterly' }, 'cash_flow', lines, OPTIONS))).not.toContain('TTM')
  })
})
