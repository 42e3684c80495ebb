import { expect } from 'vitest'
import { testTraps } from './filing.fixture.ts'

testTraps([
  {
    promise: 'T24 scales money in millions and shares in thousands, each by its own unit',
    filing: '0000320193-24-000123',
    says: {
      total_revenue: 391_035,
      weighted_avg_shares_basic: 15_343_783_000,
      weighted_avg_shares_diluted: 15_408_095_000,
    },
  },
  {
    promise: 'T24 scales money in thousands and leaves whole shares',
    filing: '0001805284-24-000009',
    unit: 1000,
    says: {
      total_revenue: 3_799_269,
      weighted_avg_shares_basic: 128_641_762,
      weighted_avg_shares_diluted: 1_980_523_690,
    },
  },
  {
    promise: 'T24 leaves whole shares under "in thousands except share data"',
    filing: '0001193125-14-363235',
    unit: 1000,
    says: { total_revenue: 29_304, weighted_avg_shares_basic: 25_122_423, weighted_avg_shares_diluted: 25_141_380 },
  },
  {
    promise: 'T25 reads whole dollars where no line names a unit',
    filing: '0000000000-22-000001',
    unit: 1,
    says: { total_revenue: 19_984_378, operating_income: 4_345_126, weighted_avg_shares_basic: 20_328_110 },
  },
  {
    promise: 'T25 reads whole dollars of a small company without a unit line',
    filing: '0001558370-23-014900',
    unit: 1,
    says: { total_revenue: 308_000, net_income: -308_858_234 },
  },
  {
    promise: 'T26 keeps the decimal of millions',
    filing: '0000063908-24-000072',
    says: { total_revenue: 25_493.7, income_tax_expense: 2_053.4, basic_eps: 11.63 },
  },
  {
    promise: 'T26 keeps the decimal of millions beside EPS of a cent',
    filing: '0001326380-23-000047',
    says: { total_revenue: 1_163.8, operating_income: -16.6, net_income: -2.8, basic_eps: -0.01 },
  },
  {
    // 41.6 and 42.7 billion under a statement in millions (84,284): rounding is the residual, -16.
    promise: 'T27 scales places in billions by their own unit',
    filing: '0000080424-25-000076',
    says: { total_revenue: 84_284 },
    geography: [{ 'United States': 41_600, International: 42_700 }],
    orNoSegments: true,
  },
  {
    promise: 'T27 never mixes the billions of products with the millions of the statement',
    filing: '0000950134-06-005149',
    says: { total_revenue: 55_908 },
    business: [
      {
        'Desktop PCs': 21_100,
        Mobility: 14_100,
        'Software & Peripherals': 8_500,
        'Servers & Networking': 5_400,
        'Enhanced Services': 4_900,
        Storage: 1_900,
      },
    ],
    orNoSegments: true,
  },
  {
    promise: 'T28 leaves EPS in whole dollars under "dollars in thousands"',
    filing: '0000000000-96-000001',
    unit: 1000,
    says: { total_revenue: 10_830, net_income: -119, basic_eps: -11, diluted_eps: -11 },
    // 10,625 shares are all there are.
    orOpen: { weighted_avg_shares_basic: 10_625, weighted_avg_shares_diluted: 10_625 },
  },
  {
    promise: 'T29 reads amounts without any dollar sign',
    filing: '0000034088-23-000048',
    says: { total_revenue: 82_914, income_tax_expense: 3_503 },
  },
  {
    promise: 'T29 reads a dollar sign inside the brackets',
    filing: '0000012927-24-000010',
    says: { net_income: -2_222, basic_eps: -3.67 },
  },
  {
    promise: 'T30 reads a dash as zero',
    filing: '0001047469-97-006960',
    says: { income_before_taxes: -1_045, income_tax_expense: 0, net_income: -1_045 },
  },
  {
    promise: 'T30 reads two dashes as zero and no minus sign',
    filing: '0000320193-98-000003',
    says: { income_before_taxes: 47, income_tax_expense: 0, net_income: 47 },
  },
  {
    promise: 'T30 reads a dash of a tagged statement as zero',
    filing: '0001828108-26-000016',
    says: { income_before_taxes: -816, income_tax_expense: 0, net_income: -816 },
    also: ({ income_statement: one }) => expect(Object.is(one.income_tax_expense, -0)).toBe(false),
  },
])
