import { expect, it } from 'vitest'
import { type Amounts, resultOf, testTraps } from './filing.fixture.ts'

const BOEING: Amounts = {
  Europe: 10_520,
  Asia: 10_013,
  'Middle East': 6_594,
  Oceania: 1_655,
  Canada: 1_256,
  Africa: 825,
  'Latin America, Caribbean and other': 1_524,
  'United States': 45_380,
}
const ABBVIE: Amounts = {
  'United States': 43_029,
  Germany: 1_465,
  Japan: 1_122,
  Canada: 1_088,
  China: 917,
  France: 776,
  Spain: 528,
  'United Kingdom': 522,
  Italy: 511,
  Brazil: 464,
  Australia: 463,
  'All other countries': 5_449,
}

testTraps([
  {
    // U.S. and Non-U.S. rows under each segment, added: 34,436 and 45,041.
    promise: 'T107 adds U.S. and non-U.S. columns or leaves the places out',
    filing: '0000034088-25-000042',
    geography: [{ 'United States': 34_436, 'Non-U.S.': 45_041 }],
    orNoSegments: true,
  },
  {
    promise: 'T107 adds U.S. and non-U.S. rows or leaves the places out',
    filing: '0000034088-23-000048',
    geography: [{ 'United States': 31_335, 'Non-U.S.': 49_460 }],
    orNoSegments: true,
  },
  {
    promise: 'T113 leaves customer concessions of 27 to the residual',
    filing: '0000012927-24-000010',
    geography: [BOEING],
    orNoSegments: true,
  },
  {
    promise: 'T113 leaves hedging gains of 236 to the residual',
    filing: '0001652044-24-000022',
    geography: [{ 'United States': 146_286, EMEA: 91_038, APAC: 51_514, 'Other Americas': 18_320 }],
    also: ({ income_statement: one }) =>
      expect(one.geographical_segments?.revenue_not_allocated_to_divisions_net?.value).toBe(236e6),
  },
  {
    promise: 'T114 takes one of two tables with the same labels, never a mixture',
    filing: '0000097476-24-000007',
    geography: [
      { 'United States': 5_814, China: 3_293, 'Rest of Asia': 1_721, EMEA: 4_642, Japan: 1_782, 'Rest of world': 267 },
    ],
  },
  {
    promise: 'T114 takes the regions of the segments or the countries, never both',
    filing: '0000320193-24-000123',
    geography: [
      { Americas: 167_045, Europe: 101_328, 'Greater China': 66_952, Japan: 25_052, 'Rest of Asia Pacific': 30_658 },
      { 'U.S.': 142_196, China: 66_952, 'Other countries': 181_887 },
    ],
  },
  {
    promise: 'T115 keeps the parts of the Americas apart',
    filing: '0000796343-25-000004',
    geography: [{ 'United States': 11_499, 'Other Americas': 1_392, EMEA: 5_554, APAC: 3_060 }],
  },
  {
    promise: 'T115 keeps Canada under International',
    filing: '0000091419-24-000054',
    geography: [
      { 'United States': 7_653, Canada: 429.4, 'All other international': 96.3 },
      { 'United States': 7_653, International: 525.7 },
    ],
  },
  {
    promise: "T116 takes sales to customers, neither transfers nor the areas' income",
    filing: '0000320193-95-000016',
    geography: [{ 'North America': 6_130, Europe: 2_365, Japan: 1_822, Pacific: 745 }],
    orNoSegments: true,
  },
  {
    promise: 'T117 takes the countries where "International" is a business',
    filing: '0001618921-24-000084',
    geography: [{ 'United States': 124_176, Germany: 12_067, 'United Kingdom': 9_550, Other: 1_864 }],
  },
  {
    promise: 'T117 takes the countries where "International" is a segment',
    filing: '0001018724-25-000004',
    geography: [
      { 'United States': 438_015, Germany: 40_856, 'United Kingdom': 37_855, Japan: 27_401, 'Rest of world': 93_832 },
    ],
  },
  {
    promise: 'T118 takes the place out of "Net sales – in the U.S."',
    filing: '0000354950-25-000085',
    geography: [{ 'in the U.S.': 147_007, 'outside the U.S.': 12_507 }],
  },
  {
    promise: 'T118 keeps a place with "& Corporate" in its name whole',
    filing: '0000063908-23-000076',
    geography: [{ 'U.S.': 2_701.2, 'International Operated': 3_155.6, 'Developmental Licensed & Corporate': 640.7 }],
  },
  {
    promise: 'T119 leaves one unit of rounding to the residual',
    filing: '0001564590-18-004771',
    unit: 1000,
    geography: [{ 'United States': 149_040, Canada: 7_439, 'Other international': 32_276 }],
  },
  {
    promise: 'T119 finds places that stand in another item',
    filing: '0001551152-25-000020',
    geography: [ABBVIE],
    orNoSegments: true,
  },
])

it('T118 does not split a label with commas (0001141391-25-000011)', () => {
  for (const engine of ['auto', 'tables'] as const) {
    const result = resultOf('0001141391-25-000011', engine)
    const places = result.ok ? result.income_statement.geographical_segments?.divisions : undefined
    expect(places?.map((one) => [one.label.replace(/ \d$/, ''), one.revenue])).toEqual([
      ['Americas', 12_375e6],
      ['Asia Pacific, Europe, Middle East and Africa', 15_792e6],
    ])
  }
})
