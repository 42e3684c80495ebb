import { expect } from 'vitest'
import { type Amounts, type Trap, testTraps } from './filing.fixture.ts'

const AMD: Amounts = { 'Data Center': 6_496, Client: 4_651, Gaming: 6_212, Embedded: 5_321 }
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
const NVIDIA_QUARTER: Amounts[] = [
  { 'Compute & Networking': 41_331, Graphics: 5_412 },
  { 'Data Center': 41_096, Gaming: 4_287, 'Professional Visualization': 601, Automotive: 586, 'OEM and Other': 173 },
  { Compute: 33_844, Networking: 7_252, Gaming: 4_287, Visualization: 601, Automotive: 586, 'OEM and Other': 173 },
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
const GOOGLE_2023: Amounts[] = [
  { 'Google Services': 272_543, 'Google Cloud': 33_088, 'Other Bets': 1_527 },
  { Search: 175_033, YouTube: 31_510, Network: 31_312, Subscriptions: 34_688, Cloud: 33_088, 'Other Bets': 1_527 },
  { Advertising: 237_855, Subscriptions: 34_688, Cloud: 33_088, 'Other Bets': 1_527 },
]
const KO_MIX: Amounts[] = [{ 'Concentrate operations': 27_725, 'Finished product operations': 19_336 }]
const UNP: Amounts[] = [
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164, 'Other subsidiary': 788, Accessorial: 554, Other: 97 },
  { 'Freight revenues': 22_811, 'Other revenues': 1_439 },
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164, 'Other revenues': 1_439 },
  { Bulk: 7_207, Industrial: 8_440, Premium: 7_164 },
]

const which: Trap[] = [
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
]

const hierarchies: Trap[] = [
  {
    promise: 'T104 shows Data Center 41,096 or its parts, never both',
    filing: '0001045810-25-000209',
    business: NVIDIA_QUARTER,
  },
  {
    promise: 'T104 shows Google advertising or its parts, never both',
    filing: '0001652044-24-000022',
    business: GOOGLE_2023,
  },
  {
    promise: 'T104 leaves out Family of Apps advertising beside its parent',
    filing: '0001326801-23-000093',
    business: [{ 'Family of Apps': 31_723, 'Reality Labs': 276 }],
  },
  {
    promise: 'T105 keeps the path of rows of one name (Optum, eliminations)',
    filing: '0000731766-23-000053',
    business: [{ UnitedHealthcare: 70_231, 'Optum Health': 23_917, 'Optum Insight': 4_674, 'Optum Rx': 28_646 }],
    also: ({ income_statement: one }) =>
      expect(one.business_segments?.revenue_not_allocated_to_divisions_net?.value).toBe(-34_565e6),
  },
  {
    promise: 'T105 counts the same eliminations once',
    filing: '0001166691-23-000032',
    business: [{ Residential: 18_068, Business: 2_292, Media: 6_195, Studios: 3_087, 'Theme Parks': 2_209 }],
    orNoSegments: true,
  },
  {
    promise: 'T106 takes the total of each product, not its United States and International rows',
    filing: '0001551152-25-000020',
    business: [
      {
        Humira: 8_993,
        Skyrizi: 11_718,
        Rinvoq: 5_971,
        Imbruvica: 3_347,
        Venclexta: 2_583,
        Elahere: 479,
        Epkinly: 146,
        'Botox Cosmetic': 2_720,
        'Juvederm Collection': 1_177,
        'Other Aesthetics': 1_279,
        'Botox Therapeutic': 3_283,
        Vraylar: 3_267,
        Duodopa: 447,
        Ubrelvy: 1_006,
        Qulipta: 658,
        'Other Neuroscience': 338,
        Ozurdex: 494,
        'Lumigan/Ganfort': 429,
        'Alphagan/Combigan': 248,
        Restasis: 224,
        'Other Eye Care': 847,
        Mavyret: 1_311,
        Creon: 1_383,
        'Linzess/Constella': 954,
        'All other': 3_032,
      },
    ],
    orNoSegments: true,
  },
  {
    promise: 'T106 takes the totals of two segments above rows of products',
    filing: '0000200406-25-000038',
    business: [{ 'Innovative Medicine': 56_964, MedTech: 31_857 }],
  },
]

const layout: Trap[] = [
  {
    promise: 'T108 reads segments in columns and years in blocks of rows',
    filing: '0000320193-25-000079',
    business: [{ iPhone: 209_586, Mac: 33_708, iPad: 28_023, Wearables: 35_686, Services: 109_158 }],
    geography: [{ Americas: 178_353, Europe: 111_032, 'Greater China': 64_377, Japan: 28_703, 'Rest of Asia': 33_696 }],
  },
  {
    // External revenue; Ford Next 0 may be left out, and so may all but Ford Credit and the company without it.
    promise: 'T108 reads segments in columns of a quarter',
    filing: '0000037996-23-000050',
    business: [
      { 'Ford Blue': 25_002, 'Ford Model e': 1_834, 'Ford Pro': 15_589, 'Ford Credit': 2_527 },
      { 'Ford Blue': 25_002, 'Ford Model e': 1_834, 'Ford Pro': 15_589, 'Ford Next': 0, 'Ford Credit': 2_527 },
      { 'Company excluding Ford Credit': 42_427, 'Ford Credit': 2_527 },
    ],
  },
  {
    promise: 'T109 reads rows whose year is a cell, the second without a label',
    filing: '0000080424-23-000103',
    business: [{ Beauty: 4_097, Grooming: 1_724, 'Health Care': 3_074, 'Fabric & Home': 7_646, 'Baby, Family': 5_186 }],
  },
  {
    promise: 'T109 reads them in a year',
    filing: '0000080424-24-000083',
    business: [{ Beauty: 15_220, Grooming: 6_654, 'Health Care': 11_793, 'Fabric & Home': 29_495, Baby: 20_277 }],
    orNoSegments: true,
  },
  {
    promise: 'T110 takes "Net sales" under the name of the place',
    filing: '0000320193-25-000057',
    geography: [
      { Americas: 40_315, Europe: 24_454, 'Greater China': 16_002, Japan: 7_298, 'Rest of Asia Pacific': 7_290 },
    ],
  },
  {
    promise: 'T110 takes the total of Pharmacy and Retail under each segment',
    filing: '0001618921-24-000084',
    business: [{ 'U.S. Retail Pharmacy': 115_778, International: 23_552, 'U.S. Healthcare': 8_345 }],
    orNoSegments: true,
  },
  {
    promise: 'T111 takes revenue, not the profit beside it',
    filing: '0000080424-25-000037',
    business: [{ Beauty: 3_490, Grooming: 1_505, 'Health Care': 2_880, 'Fabric & Home': 6_948, 'Baby, Family': 4_755 }],
    orNoSegments: true,
  },
  {
    promise: 'T111 takes revenue, not the interleaved EBITDA',
    filing: '0001166691-23-000032',
    business: [{ Residential: 18_068, Business: 2_292, Media: 6_195, Studios: 3_087, 'Theme Parks': 2_209 }],
    orNoSegments: true,
  },
  {
    promise: 'T112 reads a disaggregation whose total has no label',
    filing: '0000000000-25-000001',
    business: UNP,
  },
  {
    promise: 'T112 stops where expenses follow revenue in the same table',
    filing: '0000091419-24-000054',
    business: [
      {
        Coffee: 2_704.4,
        'Frozen Handheld': 1_815.6,
        'Pet Foods': 1_822.8,
        'Sweet Baked Snacks': 637.3,
        International: 1_198.6,
      },
    ],
  },
  {
    promise: 'T102 shows the four reportable segments and no other row',
    filing: '0000002488-24-000012',
    business: [AMD],
  },
]

testTraps([...which, ...hierarchies, ...layout])
