import { expect } from 'vitest'
import { testTraps } from './filing.fixture.ts'

// Dates from the covers, the statements' heads and the notes on the fiscal year.
testTraps([
  {
    promise: 'T1 reads the year that follows a nested tag on the cover',
    filing: '0000320193-24-000123',
    period: ['2023-10-01', '2024-09-28', 12, 2024, 'FY'],
  },
  {
    promise: 'T2 names fiscal 2024 as Home Depot does, ending in February 2025',
    filing: '0000354950-25-000085',
    period: ['2024-01-29', '2025-02-02', 12, 2024, 'FY'],
  },
  {
    promise: 'T2 names a quarter to July 2023 fiscal 2024, as NVIDIA does',
    filing: '0001045810-23-000175',
    period: ['2023-05-01', '2023-07-30', 3, 2024, 'Q2'],
  },
  {
    promise: 'T2 names fiscal 2023 for a year that ends in February 2024',
    filing: '0001326380-24-000012',
    period: ['2023-01-29', '2024-02-03', 12, 2023, 'FY'],
  },
  {
    promise: 'T2 names fiscal 2024 for a year that ends in January 2024',
    filing: '0000104169-24-000056',
    period: ['2023-02-01', '2024-01-31', 12, 2024, 'FY'],
  },
  {
    promise: 'T3 dates a column headed only "Fiscal 2023" from the cover',
    filing: '0000354950-24-000062',
    period: ['2023-01-30', '2024-01-28', 12, 2023, 'FY'],
    says: { total_revenue: 152_669 },
  },
  {
    promise: 'T4 counts 53 weeks as 12 months, from the day after the year before',
    filing: '0000320193-23-000106',
    period: ['2022-09-25', '2023-09-30', 12, 2023, 'FY'],
  },
  {
    promise: 'T4 counts 53 weeks as 12 months where the year ends on December 31',
    filing: '0000002488-23-000047',
    period: ['2021-12-26', '2022-12-31', 12, 2022, 'FY'],
  },
  {
    promise: 'T4 counts 53 weeks as 12 months without tags',
    filing: '0000950134-06-005149',
    period: ['2005-01-29', '2006-02-03', 12, 2006, 'FY'],
  },
  {
    promise: 'T5 counts a quarter of 12 weeks as 3 months',
    filing: '0000077476-23-000058',
    period: ['2023-06-18', '2023-09-09', 3, 2023, 'Q3'],
    says: { total_revenue: 23_453 },
  },
  {
    promise: 'T6 starts the quarter after the Friday on which the one before ended',
    filing: '0000021344-25-000061',
    period: ['2025-03-29', '2025-06-27', 3, 2025, 'Q2'],
  },
  {
    promise: 'T6 starts the quarter after 31 March 2023, a Friday',
    filing: '0000021344-23-000048',
    period: ['2023-04-01', '2023-06-30', 3, 2023, 'Q2'],
  },
  {
    promise: 'T6 starts the quarter after 1/1/00, which another table prints',
    filing: '0000912057-00-023442',
    period: ['2000-01-02', '2000-04-01', 3, 2000, 'Q2'],
  },
  {
    // Predecessor 1-21 July, successor 22 July - 30 September 2023: net income 43,875 is the successor's.
    promise: 'T7 takes the successor of a split quarter',
    filing: '0000000000-23-000001',
    unit: 1000,
    period: ['2023-07-22', '2023-09-30', 2, 2023, 'Q3'],
    says: { net_income: 43_875 },
  },
  {
    promise: 'T8 compares parsed dates where one document writes them in several ways',
    filing: '0000912057-00-023442',
    period: ['2000-01-02', '2000-04-01', 3, 2000, 'Q2'],
    says: { total_revenue: 1_945 },
  },
  {
    promise: 'T8 reads "Jan 26, 2025"',
    filing: '0001045810-25-000023',
    period: ['2024-01-29', '2025-01-26', 12, 2025, 'FY'],
  },
  {
    promise: 'T9 takes the date from the cover and not from the name of the document',
    filing: '0000000000-19-000001',
    period: ['2019-07-01', '2019-09-30', 3, 2019, 'Q3'],
  },
  {
    promise: 'T9 takes the date from the cover of a document without tags',
    filing: '0001326801-19-000037',
    period: ['2019-01-01', '2019-03-31', 3, 2019, 'Q1'],
  },
  {
    promise: 'T134 counts a fiscal year of 368 days as 12 months',
    filing: '0000039899-16-000034',
    period: ['2014-12-29', '2015-12-31', 12, 2015, 'FY'],
  },
  {
    // The head says "Years Ended September 30"; the note on the fiscal year says 53 weeks. The head's start is
    // accepted too (2000-10-01), the end never moves.
    promise: 'T135 keeps the end of a year in weeks that is headed with a month end',
    filing: '0000000000-01-000002',
    also: ({ income_statement: statement }) => {
      expect(statement.end_date).toBe('2001-09-30')
      expect(['2000-09-25', '2000-10-01']).toContain(statement.start_date)
      expect(statement.period_in_months).toBe(12)
    },
  },
])
