import { expect } from 'vitest'
import { GOOGLE_2023, NVIDIA_QUARTER, UNP } from './divisions.fixture.ts'
import { type Trap, testTraps } from './filing.fixture.ts'

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
    business: [{ 'Data Center': 6_496, Client: 4_651, Gaming: 6_212, Embedded: 5_321 }],
  },
]

testTraps([...hierarchies, ...layout])
