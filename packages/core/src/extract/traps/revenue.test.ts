import { testTraps } from './filing.fixture.ts'

testTraps([
  {
    promise: 'T42 takes "Total revenues", not "Net sales" (642,637)',
    filing: '0000104169-24-000056',
    says: { total_revenue: 648_125, cost_of_revenue: 490_142, gross_profit: 157_983 },
  },
  {
    promise: 'T42 computes gross profit from total revenues, not from net sales',
    filing: '0000104169-25-000021',
    says: { total_revenue: 680_985, cost_of_revenue: 511_753, gross_profit: 169_232 },
  },
  {
    promise: 'T43 takes "Total revenues and other income" as printed (79,477 is a part)',
    filing: '0000034088-25-000042',
    says: { total_revenue: 81_506 },
  },
  {
    promise: 'T43 takes a total that holds a gain on the sale of equipment',
    filing: '0001376474-16-000635',
    unit: 1,
    says: { total_revenue: 898_036, net_income: -127_841 },
  },
  {
    promise: 'T44 takes revenues net of interest expense, not after provisions (14,148)',
    filing: '0000004962-23-000038',
    says: { total_revenue: 15_381 },
  },
  {
    promise: 'T45 takes only the last total of several blocks of revenue',
    filing: '0001805284-23-000066',
    unit: 1000,
    says: { total_revenue: 1_236_227 },
  },
  {
    promise: 'T45 takes the last total where fair-value lines change sign',
    filing: '0001805284-24-000009',
    unit: 1000,
    says: { total_revenue: 3_799_269 },
  },
  {
    promise: 'T46 passes "Total automotive revenues" (16,661) for the grand total',
    filing: '0001628280-25-035806',
    says: { total_revenue: 22_496, cost_of_revenue: 18_618, gross_profit: 3_878 },
  },
  {
    promise: 'T46 adds premiums, products, services and investment income as the print does',
    filing: '0000731766-25-000063',
    says: { total_revenue: 400_278 },
  },
  {
    promise: 'T46 takes the total over Ford Credit (2,527) and the company without it (42,427)',
    filing: '0000037996-23-000050',
    says: { total_revenue: 44_954 },
  },
  {
    promise: "T47 keeps an insurer's realized losses inside revenue",
    filing: '0000086312-23-000063',
    says: { total_revenue: 10_635 },
    business: [{ 'Business Insurance': 5_680, 'Bond & Specialty Insurance': 1_027, 'Personal Insurance': 3_993 }],
    orNoSegments: true,
  },
  {
    promise: 'T48 says null where no revenue line is printed',
    filing: '0000000000-23-000001',
    unit: 1000,
    says: { total_revenue: null, cost_of_revenue: null, gross_profit: null, operating_income: 57_872 },
  },
  {
    // Selected data print "Revenue $-": 0 is accepted there, another figure never.
    promise: 'T48 takes no positive figure for revenue of an exploration company',
    filing: '0001062993-16-008650',
    orOpen: { total_revenue: 0 },
  },
  {
    // 91,568 + 16,953 = 108,521; the printed totals of the blocks are not let through as the whole.
    promise: 'T146 never passes one business of two for the whole revenue',
    filing: '0000037996-94-000005',
    orOpen: { total_revenue: 108_521 },
    says: { income_before_taxes: 4_003, net_income: 2_529 },
  },
  {
    promise: 'T146 never passes automotive 131,528 for the 162,412 of a note',
    filing: '0000037996-02-000015',
    orOpen: { total_revenue: 162_412 },
  },
  {
    promise: 'T147 takes "Trust Income" for revenue',
    filing: '0000072633-21-000024',
    unit: 1,
    says: { total_revenue: 4_603_051, net_income: 3_976_557 },
  },
  {
    promise: 'T147 takes a total called only "Total"',
    filing: '0000039899-16-000034',
    unit: 1000,
    says: { total_revenue: 3_050_945 },
  },
])
