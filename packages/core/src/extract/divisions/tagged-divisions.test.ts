/** Divisions as tags tell them, typed from the notes of the filings named. */
import { expect, test } from 'vitest'
import { asInline, calendarYears } from '../traps/tagged.fixture.ts'
import { divided } from './filing.fixture.ts'

const RESULT = `
  Cost of sales {CostOfRevenue}          | 1.0 | 1.0
  Income before taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 3.0 | 2.0
  Income taxes {IncomeTaxExpenseBenefit} | 1.0 | 1.0
  Net income {NetIncomeLoss}             | 2.0 | 1.0
`

// Intuitive Surgical, 10-K for 2024 (0001035267-25-000017).
test('places under the axis of geographic distribution are geography', () => {
  const document = asInline({
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    rows: `
  U.S. {Revenues;us-gaap:GeographicDistributionAxis=us-gaap:GeographicDistributionDomesticMember} | 5,589.4 | 4,710.2
  OUS {Revenues;us-gaap:GeographicDistributionAxis=us-gaap:GeographicDistributionForeignMember}   | 2,762.7 | 2,413.9
  Total revenue {Revenues}               | 8,352.1 | 7,124.1
${RESULT}`,
  })
  expect(divided(document).geographical).toEqual([
    ['U.S.', 5_589_400_000],
    ['OUS', 2_762_700_000],
  ])
})

// Lakeland Industries, 10-K for January 2022 (0000000000-22-810036): its fire wear is tagged as a catastrophe.
test('a line amid a list that is tagged on an axis without meaning there is a division', () => {
  const line = (label: string, member: string, value: string, axis = 'us-gaap:SubsegmentsAxis') =>
    `  ${label} {Revenues;${axis}=made:${member}Member} | ${value} | 1.0`
  const document = asInline({
    ...calendarYears(2021, 2),
    scale: 6,
    shares: 6,
    rows: `
${line('Disposables', 'Disposables', '67.2')}
${line('Chemical', 'Chemical', '24.5')}
${line('Fire', 'Fire', '8.2', 'us-gaap:LiabilityForCatastropheClaimsByCatastrophicEventAxis')}
${line('Gloves', 'Gloves', '2.2')}
${line('High Visibility', 'HiVis', '5.6')}
${line('High Performance Wear', 'HighPerformanceWear', '3.6')}
${line('Wovens', 'Wovens', '7.1')}
  Consolidated external sales {Revenues}  | 118.4 | 7.0
${RESULT}`,
  })
  expect(divided(document).business?.map(([label]) => label)).toEqual([
    'Disposables',
    'Chemical',
    'Fire',
    'Gloves',
    'High Visibility',
    'High Performance Wear',
    'Wovens',
  ])
  expect(divided(document).rest.business).toBeNull()
})
