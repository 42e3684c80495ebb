/** Divisions as tags tell them, typed from the notes of the filings named. */
import { describe, expect, test } from 'vitest'
import { extractFiling } from '../extract.ts'
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

describe('NVIDIA, 10-K for January 2024 (0001045810-24-000029)', () => {
  const segment = (name: string) =>
    `us-gaap:StatementBusinessSegmentsAxis=nvda:${name}Member&srt:ConsolidationItemsAxis=us-gaap:OperatingSegmentsMember`
  const rows = (note: string) => ({
    form: '10-K' as const,
    now: ['2023-01-30', '2024-01-28'] as [string, string],
    before: ['2022-01-31', '2023-01-29'] as [string, string],
    scale: 6,
    shares: 6,
    rows: `
  Revenue {Revenues}                     | $60,922 | $26,974
  Cost of revenue {CostOfRevenue}        | 16,621 | 11,618
  Gross profit {GrossProfit}             | 44,301 | 15,356
  Income before income tax {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 33,818 | 4,181
  Income tax expense {IncomeTaxExpenseBenefit} | 4,058 | (187)
  Net income {NetIncomeLoss}             | $29,760 | $4,368
`,
    note,
  })
  const products = `
  Data Center {Revenues;srt:ProductOrServiceAxis=nvda:DataCenterMember} | 47,525 | 15,005
  Gaming {Revenues;srt:ProductOrServiceAxis=nvda:GamingMember} | 10,447 | 9,067
  Professional Visualization {Revenues;srt:ProductOrServiceAxis=nvda:ProfessionalVisualizationMember} | 1,553 | 1,544
  Automotive {Revenues;srt:ProductOrServiceAxis=nvda:AutomotiveMember} | 1,091 | 903
  OEM and Other {Revenues;srt:ProductOrServiceAxis=nvda:OEMAndOtherMember} | 306 | 455
  Total revenue {Revenues} | 60,922 | 26,974
`

  test('segments that are tagged as operating segments come before products', () => {
    const note = `
  Compute & Networking {Revenues;${segment('ComputeAndNetworking')}} | 47,405 | 15,068
  Graphics {Revenues;${segment('Graphics')}} | 13,517 | 11,906
  All Other {Revenues;srt:ConsolidationItemsAxis=us-gaap:CorporateNonSegmentMember} | — | —
  Consolidated {Revenues} | 60,922 | 26,974
${products}`
    expect(divided(asInline(rows(note))).business).toEqual([
      ['Compute & Networking', 47_405e6],
      ['Graphics', 13_517e6],
    ])
  })

  test('places keep the concept of their tags', () => {
    const note = `
  United States {Revenues;srt:StatementGeographicalAxis=country:US} | 26,966 | 8,292
  Taiwan {Revenues;srt:StatementGeographicalAxis=country:TW} | 13,405 | 6,986
  China (including Hong Kong) {Revenues;srt:StatementGeographicalAxis=nvda:ChinaIncludingHongKongMember} | 10,306 | 5,785
  Other countries {Revenues;srt:StatementGeographicalAxis=nvda:OtherCountriesMember} | 10,245 | 5,911
  Total revenue {Revenues} | 60,922 | 26,974
`
    const document = asInline(rows(note))
    expect(divided(document).geographical?.map(([label]) => label)).toEqual([
      'United States',
      'Taiwan',
      'China (including Hong Kong)',
      'Other countries',
    ])
    const result = extractFiling(Buffer.from(document))
    const place = result.ok ? result.provenance['geographical_segments.divisions[0].revenue'] : null
    expect(place).toMatchObject({ text: '26,966', concept: 'us-gaap:Revenues' })
  })
})

// Qualcomm, 10-K for September 2025 (0000804328-25-000085): its countries are tagged as risks of concentration too.
test('places that are tagged as concentrations of revenue keep the concept of their tags', () => {
  const place = (member: string) =>
    `Revenues;srt:StatementGeographicalAxis=${member}&us-gaap:ConcentrationRiskByTypeAxis=us-gaap:GeographicConcentrationRiskMember&us-gaap:ConcentrationRiskByBenchmarkAxis=us-gaap:RevenueFromContractWithCustomerMember`
  const document = asInline({
    form: '10-K',
    now: ['2024-09-30', '2025-09-28'],
    before: ['2023-09-25', '2024-09-29'],
    scale: 6,
    shares: 6,
    rows: `
  Total revenues {Revenues}              | $44,284 | $38,962
${RESULT}`,
    note: `
  China (including Hong Kong) {${place('country:CN')}} | $20,340 | $17,826
  United States {${place('country:US')}} | 10,515 | 9,662
  South Korea {${place('country:KR')}} | 9,542 | 8,001
  Other foreign {${place('qcom:OtherForeignMember')}} | 3,887 | 3,473
  Total revenues {Revenues}              | $44,284 | $38,962
`,
  })
  const result = extractFiling(Buffer.from(document))
  const found = result.ok ? result.provenance['geographical_segments.divisions[1].revenue'] : null
  expect(found).toMatchObject({ text: '10,515', concept: 'us-gaap:Revenues' })
})
