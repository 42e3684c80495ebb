import { expect } from 'vitest'
import { GOOGLE_2023, UNP } from './divisions.fixture.ts'
import { type Amounts, testTraps } from './filing.fixture.ts'

const NIKE_PLACES: Amounts = {
  'North America': 19_572,
  'Europe, Middle East & Africa': 12_257,
  'Greater China': 6_586,
  'Asia Pacific & Latin America': 6_251,
}
const UNH: Amounts = {
  UnitedHealthcare: 298_208,
  'Optum Health': 105_358,
  'Optum Insight': 18_757,
  'Optum Rx': 133_231,
}
const UNH_2023: Amounts[] = [
  { UnitedHealthcare: 279_109, 'Optum Health': 36_091, 'Optum Insight': 7_922, 'Optum Rx': 44_411 },
  // With revenue from affiliates, the eliminations of 140,076 named beside them.
  { UnitedHealthcare: 281_360, 'Optum Health': 95_319, 'Optum Insight': 18_932, 'Optum Rx': 116_087 },
]
const COMCAST: Amounts = {
  'Residential Connectivity & Platforms': 71_946,
  'Business Services Connectivity': 9_255,
  Media: 25_355,
  Studios: 11_625,
  'Theme Parks': 8_947,
}
const HD_LINES: Amounts = { 'Building Materials': 57_039, Décor: 50_295, Hardlines: 45_335 }
const HD_DEPARTMENTS: Amounts = {
  Appliances: 13_863,
  'Building Materials': 11_975,
  'Décor/Storage': 6_012,
  'Electrical/Lighting': 12_521,
  Flooring: 8_754,
  Hardware: 8_147,
  'Indoor Garden': 14_743,
  'Kitchen and Bath': 10_593,
  Lumber: 11_731,
  Millwork: 8_301,
  'Outdoor Garden': 10_278,
  Paint: 11_073,
  Plumbing: 12_511,
  Tools: 12_167,
}
const NVIDIA_2024: Amounts[] = [
  { 'Compute & Networking': 47_405, Graphics: 13_517 },
  {
    'Data Center': 47_525,
    Gaming: 10_447,
    'Professional Visualization': 1_553,
    Automotive: 1_091,
    'OEM and Other': 306,
  },
]
const TESLA_2023: Amounts[] = [
  { Automotive: 90_738, 'Energy generation and storage': 6_035 },
  {
    'Automotive sales': 78_509,
    Credits: 1_790,
    Leasing: 2_120,
    'Energy sales': 5_515,
    'Energy leasing': 520,
    Services: 8_319,
  },
]
const KO_MIX: Amounts[] = [{ 'Concentrate operations': 27_725, 'Finished product operations': 19_336 }]

testTraps([
  {
    promise: 'T93 takes the pure set where segments mix places and businesses',
    filing: '0000021344-25-000011',
    business: KO_MIX,
    geography: [{ 'United States': 18_362, International: 28_699 }],
    orNoSegments: true,
  },
  {
    promise: 'T93 takes products and services where AWS stands beside two places',
    filing: '0001018724-24-000008',
    business: [
      {
        'Online stores': 231_872,
        'Physical stores': 20_030,
        'Third-party seller services': 140_053,
        'Advertising services': 46_906,
        'Subscription services': 40_209,
        AWS: 90_757,
        Other: 4_958,
      },
    ],
    geography: [
      { 'United States': 395_637, Germany: 37_588, 'United Kingdom': 33_591, Japan: 26_002, 'Rest of world': 81_967 },
    ],
  },
  {
    promise: 'T93 keeps Converse out of the places',
    filing: '0000320187-24-000044',
    business: [{ Footwear: 35_227, Apparel: 13_868, Equipment: 2_112, Other: 155 }],
    geography: [{ 'North America': 21_396, EMEA: 13_607, 'Greater China': 7_545, APLA: 6_729 }],
    orNoSegments: true,
  },
  {
    promise: 'T94 shows one of two complete splits, never a mixture',
    filing: '0001045810-24-000029',
    business: NVIDIA_2024,
  },
  {
    promise: 'T94 shows product lines or departments, never both',
    filing: '0000354950-24-000062',
    business: [HD_LINES, HD_DEPARTMENTS],
  },
  {
    promise: 'T94 shows segments or the lines of the statement, never both',
    filing: '0001628280-24-002390',
    business: TESLA_2023,
  },
  {
    // Optum eliminations -4,389 and Corporate and Eliminations -150,887 are the residual.
    promise: 'T95 names the eliminations beside segments that count affiliates',
    filing: '0000731766-25-000063',
    business: [UNH],
    also: ({ income_statement: one }) => {
      const rest = one.business_segments?.revenue_not_allocated_to_divisions_net?.value
      expect(rest).toBe(-155_276e6)
    },
  },
  {
    promise: 'T95 shows external revenue, or all revenue with the eliminations',
    filing: '0000731766-24-000081',
    business: UNH_2023,
  },
  {
    promise: 'T95 shows segments less eliminations of 5,556',
    filing: '0001166691-24-000011',
    business: [COMCAST],
    orNoSegments: true,
  },
  {
    // Net sales 642,637; membership and other income 5,488 is the rest.
    promise: 'T96 leaves what the segments do not divide to a residual',
    filing: '0000104169-24-000056',
    business: [{ 'Walmart U.S.': 441_817, 'Walmart International': 114_641, "Sam's Club": 86_179 }],
    geography: [{ 'U.S. operations': 532_076, 'Non-U.S. operations': 116_049 }],
    also: ({ income_statement: one }) =>
      expect(one.business_segments?.revenue_not_allocated_to_divisions_net?.value).toBe(5_488e6),
  },
  {
    promise: 'T96 leaves hedging gains of 236 to a residual',
    filing: '0001652044-24-000022',
    business: GOOGLE_2023,
    also: ({ income_statement: one }) =>
      expect(one.business_segments?.revenue_not_allocated_to_divisions_net?.value).toBe(236e6),
  },
  {
    promise: 'T97 never mixes Coffee 709.1 with U.S. Retail Coffee 625.1',
    filing: '0000091419-23-000113',
    business: [{ 'U.S. Retail Coffee': 625.1, 'Consumer Foods': 464, 'Pet Foods': 441, International: 275.1 }],
  },
  {
    promise: 'T97 takes Footwear 30,967 of the whole, not 29,510 of one brand',
    filing: '0000320187-25-000047',
    business: [{ Footwear: 30_967, Apparel: 13_045, Equipment: 2_223, Other: 74 }],
    geography: [NIKE_PLACES],
    orNoSegments: true,
  },
  {
    promise: 'T98 adds the part that a disaggregation leaves out',
    filing: '0000000000-25-000003',
    business: [
      { Sales: 8_322, Service: 9_054, Platform: 7_247, Marketing: 5_281, Integration: 5_775, Professional: 2_216 },
      { 'Subscription and support': 35_679, 'Professional services and other': 2_216 },
    ],
    geography: [{ Americas: 25_143, Europe: 8_891, 'Asia Pacific': 3_861 }],
  },
  {
    promise: 'T99 takes the disaggregation of a single segment',
    filing: '0000000000-25-000001',
    business: UNP,
  },
  {
    promise: 'T99 never makes the company its own division',
    filing: '0000320193-95-000016',
    business: null,
  },
  {
    promise: 'T100 makes no divisions of rounded percentages',
    filing: '0000080424-25-000037',
    business: [{ Beauty: 3_490, Grooming: 1_505, 'Health Care': 2_880, 'Fabric & Home': 6_948, 'Baby, Family': 4_755 }],
    geography: null,
    orNoSegments: true,
  },
  {
    promise: 'T101 finds segments under their abbreviations',
    filing: '0000004962-23-000038',
    business: [{ USCS: 7_208, CS: 3_747, ICS: 2_643, GMNS: 1_851 }],
  },
  {
    promise: 'T102 keeps an "Other" that is a group of businesses (1,111)',
    filing: '0000097476-24-000007',
    business: [
      { Analog: 13_040, 'Embedded Processing': 3_368, Other: 1_111 },
      { Analog: 13_040, 'Embedded Processing': 3_368 },
    ],
  },
  {
    promise: 'T102 makes no division of "All Other" without revenue',
    filing: '0001045810-24-000029',
    also: ({ income_statement: one }) => {
      for (const division of one.business_segments?.divisions ?? []) expect(division.revenue).toBeGreaterThan(0)
    },
  },
  {
    // Places 1,643 less than revenue: Converse 1,692, Global Brand Divisions 48, Corporate (97).
    promise: 'T103 lets a printed residual be negative',
    filing: '0000320187-25-000047',
    geography: [NIKE_PLACES],
    orNoSegments: true,
  },
  {
    // Corporate and Other prints (16), the segments leave (17).
    promise: 'T103 lets the residual miss by rounding',
    filing: '0001618921-24-000084',
    business: [{ 'U.S. Retail Pharmacy': 115_778, International: 23_552, 'U.S. Healthcare': 8_345 }],
    orNoSegments: true,
  },
])
