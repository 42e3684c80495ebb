import { expect } from 'vitest'
import { testTraps } from './filing.fixture.ts'

testTraps([
  {
    promise: 'T65 reads "Benefit (provision) (804)" as an expense',
    filing: '0001018724-23-000012',
    says: { income_before_taxes: 7_563, income_tax_expense: 804, net_income: 6_750 },
  },
  {
    promise: 'T65 reads a tax of (4,829), a deduction, as an expense',
    filing: '0000731766-25-000063',
    says: { income_before_taxes: 20_071, income_tax_expense: 4_829 },
  },
  {
    promise: 'T65 reads (2,047) of a railway as an expense',
    filing: '0000000000-25-000001',
    says: { income_before_taxes: 8_794, income_tax_expense: 2_047, net_income: 6_747 },
  },
  {
    promise: 'T66 reads "Income tax (expense)/benefit (237)" as an expense',
    filing: '0000012927-24-000010',
    says: { income_before_taxes: -2_005, income_tax_expense: 237, net_income: -2_222 },
  },
  {
    promise: 'T66 reads "benefit/(expense) 381" as a benefit',
    filing: '0000012927-25-000015',
    says: { income_before_taxes: -12_210, income_tax_expense: -381, net_income: -11_817 },
  },
  {
    promise: 'T66 reads the benefit of a quarter under the turned caption',
    filing: '0000012927-23-000048',
    says: { income_tax_expense: -251, net_income: -149 },
  },
  {
    promise: 'T66 reads the expense of a quarter under the turned caption',
    filing: '0000012927-25-000062',
    says: { income_tax_expense: 51, net_income: -611 },
  },
  {
    promise: 'T67 reads a benefit printed (122)',
    filing: '0000002488-23-000047',
    says: { income_before_taxes: 1_184, income_tax_expense: -122, net_income: 1_320 },
  },
  {
    promise: 'T67 reads "(Benefit from) provision (5,001)" as a benefit',
    filing: '0001628280-24-002390',
    says: { income_before_taxes: 9_973, income_tax_expense: -5_001, net_income: 14_997 },
  },
  {
    promise: 'T67 reads "Income tax benefit (2,027)" as a benefit',
    filing: '0001564590-18-004771',
    unit: 1000,
    says: { income_tax_expense: -2_027, net_income: -253_116 },
  },
  {
    promise: 'T67 reads "Benefit from (provision for) 782" as a benefit',
    filing: '0001805284-23-000066',
    unit: 1000,
    says: { income_before_taxes: 138_370, income_tax_expense: -782 },
  },
  {
    promise: 'T68 reads an expense of 19 on a loss of (134)',
    filing: '0001744489-23-000171',
    says: { income_before_taxes: -134, income_tax_expense: 19, net_income: -460 },
  },
  {
    promise: 'T68 reads 1,246 under "provision (benefit)" on a loss as an expense',
    filing: '0001618921-24-000084',
    says: { income_before_taxes: -14_219, income_tax_expense: 1_246, net_income: -8_636 },
  },
  {
    promise: 'T68 reads a bracketed tax on a loss as an expense',
    filing: '0000000000-01-000002',
    unit: 1000,
    says: { income_before_taxes: -426_305, income_tax_expense: 104_501, net_income: -548_743 },
  },
  {
    promise: 'T69 lets net income be twice the pre-tax income',
    filing: '0000000000-21-000001',
    says: { income_before_taxes: 1_275, income_tax_expense: -1_210, net_income: 2_490 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T69 lets pre-tax -2 and tax -23 make +27',
    filing: '0000002488-23-000139',
    says: { income_before_taxes: -2, income_tax_expense: -23, net_income: 27 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T69 lets a benefit raise net earnings above pre-tax earnings',
    filing: '0001551152-25-000020',
    says: { income_before_taxes: 3_716, income_tax_expense: -570, net_income: 4_278 },
  },
  {
    promise: 'T70 takes the total of current and deferred tax',
    filing: '0001558370-23-014305',
    unit: 1000,
    says: { income_tax_expense: 112, net_income: -27_687 },
  },
  {
    promise: 'T70 takes the total of two benefits',
    filing: '0001558370-24-001550',
    unit: 1000,
    says: { income_tax_expense: -5_093, net_income: -49_472 },
  },
  {
    promise: "T71 takes the quarter's sign, not that of nine months",
    filing: '0000086312-23-000063',
    says: { income_before_taxes: 472, income_tax_expense: 68, net_income: 404 },
  },
  {
    promise: "T71 takes the quarter's expense of a loss-making company",
    filing: '0001558370-23-014900',
    unit: 1,
    says: { income_before_taxes: -310_970_169, income_tax_expense: 456_191 },
  },
  {
    promise: 'T151 reads "Income (loss) from continuing operations" as pre-tax where no tax is printed',
    filing: '0001003297-16-000907',
    unit: 1,
    says: { income_before_taxes: 606_562, income_tax_expense: null, net_income: 606_562 },
  },
])
