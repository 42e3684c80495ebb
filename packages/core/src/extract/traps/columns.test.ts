import { expect, it } from 'vitest'
import { extractFiling } from '../extract.ts'
import { bytesOf, readMade, resultOf, type Trap, testTraps } from './filing.fixture.ts'
import { page } from './made.fixture.ts'

/** Figures of the current column; the filings print last year's or another period's beside them. */
const traps: Trap[] = [
  {
    promise: 'T10 takes the column by its date, not its place: 2021, 2022, 2023',
    filing: '0001652044-24-000022',
    says: { total_revenue: 307_394, operating_income: 84_293, net_income: 73_795, basic_eps: 5.84, diluted_eps: 5.8 },
  },
  {
    promise: 'T10 takes the column by its date: 2022, 2023 for the quarter and the half-year',
    filing: '0001018724-23-000012',
    says: { total_revenue: 134_383, net_income: 6_750, basic_eps: 0.66, diluted_eps: 0.65 },
  },
  {
    promise: 'T10 takes the column by its date in a document without tags',
    filing: '0001193125-12-025336',
    says: { total_revenue: 37_905, cost_of_revenue: 13_188, net_income: 9_737, basic_eps: 30.17, diluted_eps: 29.76 },
  },
  {
    promise: 'T11 takes three months from the right where six months stand left',
    filing: '0000012927-23-000048',
    says: { total_revenue: 19_751, operating_income: -99, net_income: -149, basic_eps: -0.25 },
    period: ['2023-04-01', '2023-06-30', 3, 2023, 'Q2'],
  },
  {
    promise: 'T11 never takes the year to date of a later quarter either',
    filing: '0000012927-25-000062',
    says: { total_revenue: 22_749, operating_income: -176, net_income: -611, basic_eps: -0.92 },
  },
  {
    promise: 'T12 reads a head of two rows, day above and year below',
    filing: '0001045810-23-000175',
    says: { total_revenue: 13_507, net_income: 6_188 },
  },
  {
    promise: 'T12 reads a head whose year row is above the period row',
    filing: '0000037996-23-000050',
    says: { total_revenue: 44_954, net_income: 1_917 },
  },
  {
    promise: 'T12 reads period words above and dates below',
    filing: '0000732717-23-000047',
    says: { total_revenue: 29_917, net_income: 4_489 },
  },
  {
    promise: 'T13 reads title, period and unit from the first row of the table',
    filing: '0000040545-23-000198',
    says: { total_revenue: 16_699, income_before_taxes: 1_390 },
  },
  {
    promise: 'T13 reads the period from the row of the unit',
    filing: '0000034088-23-000048',
    says: { total_revenue: 82_914, net_income: 7_880 },
  },
  {
    promise: 'T14 takes the table of three months, not the equal one of six',
    filing: '0000200406-25-000178',
    says: { total_revenue: 23_743, net_income: 5_537, basic_eps: 2.3, diluted_eps: 2.29 },
  },
  {
    promise: 'T14 takes the three months of two statements one after the other',
    filing: '0000000000-25-000002',
    says: { total_revenue: 6_154, net_income: 1_876, basic_eps: 3.16 },
  },
  {
    promise: 'T15 drops the percent columns between the amounts',
    filing: '0000200406-25-000178',
    says: { cost_of_revenue: 7_628, gross_profit: 16_115, income_before_taxes: 6_491 },
  },
  {
    promise: 'T15 drops the change columns',
    filing: '0000004962-23-000038',
    says: { total_revenue: 15_381, income_before_taxes: 3_100, income_tax_expense: 649, net_income: 2_451 },
  },
  {
    // Three values in four columns: (11), (56), nothing, (33). The 2023 quarter's cell is the empty one.
    promise: 'T16 places a row by its grid columns where a cell is blank',
    filing: '0000012927-23-000048',
    says: { net_income: -149, income_before_taxes: -400 },
    also: ({ income_statement: one }) => expect(one.other_income_expense_after_taxes ?? 0).toBe(0),
  },
  {
    promise: 'T16 places a row by its grid columns where other years alone have a figure',
    filing: '0001193125-04-034751',
    says: { operating_income: 449, income_before_taxes: 550, net_income: 718 },
  },
  {
    promise: 'T17 leaves out what the style hides in a head',
    filing: '0000000000-25-000003',
    says: { total_revenue: 37_895, cost_of_revenue: 8_643, net_income: 6_197, basic_eps: 6.44 },
    period: ['2024-02-01', '2025-01-31', 12, 2025, 'FY'],
  },
  {
    promise: 'T18 reads neither the note number 12c nor the row of $ as a value',
    filing: '0001062993-16-008650',
    unit: 1,
    says: { net_income: -2_417_247, basic_eps: -0.03 },
  },
  {
    promise: 'T19 reads the audited 8,468.8 and not the 8,469 of the discussion',
    filing: '0000063908-24-000072',
    says: { net_income: 8_468.8, total_revenue: 25_493.7, operating_income: 11_646.7 },
  },
  {
    promise: 'T19 reads the statement and not the discussion with percent columns',
    filing: '0001628280-24-028786',
    unit: 1000,
    says: { total_revenue: 310_582, operating_income: -318_342 },
  },
  {
    promise: "T20 passes over the segment's own income table (153,108; 101,194)",
    filing: '0000354950-25-000085',
    says: { total_revenue: 159_514, cost_of_revenue: 106_206, gross_profit: 53_308, operating_income: 21_526 },
  },
  {
    promise: 'T20 passes over restated quarters and pro-forma figures',
    filing: '0000912057-00-053623',
    says: { total_revenue: 7_983, net_income: 786, basic_eps: 2.42, diluted_eps: 2.18 },
  },
  {
    promise: 'T21 takes the unit from a title outside the table',
    filing: '0001558370-23-014305',
    unit: 1000,
    says: { total_revenue: 76_739, net_income: -27_687 },
  },
  {
    promise: 'T21 takes the unit from a title of two lines above a page header',
    filing: '0000080424-24-000083',
    says: { total_revenue: 84_039, net_income: 14_879 },
  },
  {
    promise: 'T22 stops at EPS and shares: "Cost of revenue 91" below them is none',
    filing: '0000000000-19-000001',
    says: { cost_of_revenue: 3_155, net_income: 6_091 },
  },
  {
    promise: 'T22 takes the first "Net income", not the one of the allocation to RSUs',
    filing: '0000097476-24-000007',
    says: { net_income: 6_510, basic_eps: 7.13, diluted_eps: 7.07 },
  },
  {
    promise: 'T23 finds the income statement after the cash flow statement',
    filing: '0001018724-25-000004',
    says: { total_revenue: 637_959, net_income: 59_248, income_tax_expense: 9_265 },
  },
  {
    promise: 'T23 reads on over a page break',
    filing: '0001551152-23-000033',
    says: { total_revenue: 13_865, cost_of_revenue: 4_240, operating_income: 4_513, net_income: 2_024 },
  },
  {
    promise: 'T136 takes three months where nine stand beside them',
    filing: '0001193125-17-148855',
    says: { total_revenue: 2_674, cost_of_revenue: 1_858, operating_income: 266, net_income: 194, basic_eps: 0.66 },
  },
  {
    promise: 'T136 takes three months of a text filing',
    filing: '0000320193-99-000009',
    says: { total_revenue: 1_558, gross_profit: 427, net_income: 203 },
  },
  {
    // 7,151,298 runs from inception under the same end date.
    promise: 'T137 passes over the column from inception',
    filing: '0000922907-08-000774',
    unit: 1,
    says: { operating_income: -4_008_188, net_income: -3_717_600 },
  },
  {
    promise: 'T138 takes the consolidated columns, not those of GE or of GECS',
    filing: '0000040545-94-000003',
    says: { total_revenue: 60_562, income_before_taxes: 6_575, net_income: 4_315 },
  },
  {
    promise: 'T139 gives columns headed by bare dates the length that the cover says',
    filing: '0001099910-22-000055',
    unit: 1,
    period: ['2021-01-01', '2021-12-31', 12, 2021, 'FY'],
    says: { total_revenue: 24_721_838, net_income: 1_631_747 },
  },
  {
    promise: 'T140 reads the first of three registrants',
    filing: '0001437749-24-002776',
    says: { total_revenue: 756.6, operating_income: 139.2, net_income: 85.1, basic_eps: 1.52 },
  },
  {
    // Net revenue 65,037,624; gross revenue 71,353,233. The predecessor's statements follow.
    promise: 'T141 stops after the first of two sets of statements',
    filing: '0001104659-08-021249',
    unit: 1,
    says: { operating_income: -961_679, net_income: -14_118_859 },
    orOpen: { total_revenue: 65_037_624 },
  },
]
testTraps(traps)

it('T11 gives no half-year figure among the current ones (0000012927-23-000048)', () => {
  const result = resultOf('0000012927-23-000048', 'tables')
  // Six months of revenue to June 2023: 37,672.
  expect(result.ok && Object.values(result.income_statement)).not.toContain(37_672e6)
})

it('T10 takes the column whose year cannot be read, not last year moved by one (0000320193-95-000016)', () => {
  const damaged = bytesOf('0000320193-95-000016')
    .toString('latin1')
    .replace(/(September 29, 1995 {10,})1995/, '$1199u')
  const result = extractFiling(Buffer.from(damaged, 'latin1'))
  expect(damaged).toContain('199u')
  expect(result.ok && result.income_statement.total_revenue).toBe(11_062e6)
})

const AUDITED = [
  ['Revenue', '1,000', '900'],
  ['Cost of revenue', '600', '500'],
  ['Gross profit', '400', '400'],
  ['Operating expenses', '150', '160'],
  ['Operating income', '250', '240'],
  ['Income before income taxes', '250', '240'],
  ['Income tax expense', '50', '48'],
  ['Net income', '200', '192'],
  ['Basic earnings per share', '2.00', '1.92'],
  ['Diluted earnings per share', '1.98', '1.90'],
  ['Weighted average basic shares', '100', '100'],
  ['Weighted average diluted shares', '101', '101'],
]

it('T142 takes the audited statement where its title comes back over recast data', () => {
  const recast = AUDITED.map(([label = '', now = '', before = '']) => [label, `9${now}`, `9${before}`])
  const { income_statement: one } = readMade(
    page([
      { title: 'CONSOLIDATED STATEMENTS OF INCOME', heads: ['2023', '2022'], rows: AUDITED },
      { title: 'CONSOLIDATED STATEMENTS OF INCOME, AS RECAST', heads: ['2023', '2022'], rows: recast },
    ]),
  )
  expect(one.total_revenue).toBe(1_000e6)
  expect(one.net_income).toBe(200e6)
})

it('T143 takes the table without columns for single companies', () => {
  const { income_statement: one } = readMade(
    page([
      { title: 'CONSOLIDATED STATEMENTS OF INCOME', heads: ['2023', '2022'], rows: AUDITED },
      {
        title: 'CONSOLIDATING STATEMENT OF INCOME',
        heads: ['Eliminations', 'Parent'],
        rows: AUDITED.map(([label = '']) => [label, '(70)', '1,070']),
      },
    ]),
  )
  expect(one.total_revenue).toBe(1_000e6)
  expect(one.cost_of_revenue).toBe(600e6)
  expect(one.net_income).toBe(200e6)
})
