import { expect } from 'vitest'
import { type Trap, testTraps } from './filing.fixture.ts'

const eps: Trap[] = [
  {
    promise: 'T78 tells EPS rows named "Net Income" from the net income line',
    filing: '0000091419-24-000054',
    says: { net_income: 744, basic_eps: 7.14, diluted_eps: 7.13 },
  },
  {
    promise: 'T78 tells them apart in a quarter',
    filing: '0000091419-23-000113',
    says: { net_income: 183.6, basic_eps: 1.79, diluted_eps: 1.79 },
  },
  {
    promise: 'T79 takes the total of EPS without label, diluted before basic',
    filing: '0001744489-23-000171',
    says: { basic_eps: -0.25, diluted_eps: -0.25 },
  },
  {
    promise: 'T79 takes the EPS after those of continuing and discontinued operations',
    filing: '0000051143-23-000021',
    says: { basic_eps: 1.74, diluted_eps: 1.72 },
  },
  {
    promise: 'T79 takes the total of EPS and not the continuing 0.91',
    filing: '0000040545-23-000198',
    says: { basic_eps: -0.02 },
  },
  {
    promise: 'T80 fills both fields from one line "basic and diluted"',
    filing: '0001628280-24-028786',
    says: { basic_eps: -2.34, diluted_eps: -2.34, weighted_avg_shares_diluted: 119_362_000 },
  },
  {
    promise: 'T80 fills both fields from "per common and common equivalent share"',
    filing: '0000320193-95-000016',
    says: { basic_eps: 3.45, diluted_eps: 3.45 },
  },
  {
    promise: 'T80 fills both fields from "per equivalent Limited Partnership unit"',
    filing: '0001376474-16-000635',
    says: { basic_eps: -0.1, diluted_eps: -0.1 },
  },
  {
    promise: 'T81 keeps the printed 3.30 where net income / shares is 3.35',
    filing: '0000004962-23-000038',
    says: { basic_eps: 3.3, diluted_eps: 3.3 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T81 keeps the printed 6.67 where net income / shares is 6.80',
    filing: '0000080424-25-000076',
    says: { basic_eps: 6.67, diluted_eps: 6.51 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T81 keeps the printed 2.23 where buy-outs of minorities come off',
    filing: '0001628280-25-003063',
    says: { basic_eps: 2.23, diluted_eps: 2.04 },
  },
  {
    promise: 'T82 lets the diluted loss be larger than the basic one',
    filing: '0001805284-24-000009',
    says: { basic_eps: -0.12, diluted_eps: -0.15 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T82 keeps the reported 7.13 of two diluted figures',
    filing: '0000091419-24-000054',
    says: { diluted_eps: 7.13 },
  },
  {
    // 1,403 / 456 = 3.077
    promise: 'T83 keeps 3.07 where the rounded shares give 3.08',
    filing: '0000796343-23-000205',
    says: { net_income: 1_403, basic_eps: 3.07 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    // 43,875 / 37,159.6 = 1.18
    promise: 'T83 keeps 1.19 where the shares give 1.18',
    filing: '0000000000-23-000001',
    says: { basic_eps: 1.19, weighted_avg_shares_basic: 37_159_600 },
  },
  {
    promise: 'T84 tells alternating rows of EPS and shares',
    filing: '0001141391-24-000022',
    says: {
      basic_eps: 11.86,
      diluted_eps: 11.83,
      weighted_avg_shares_basic: 944e6,
      weighted_avg_shares_diluted: 946e6,
    },
  },
  {
    promise: 'T84 tells shares that stand above their EPS',
    filing: '0000354950-23-000185',
    says: {
      basic_eps: 4.66,
      diluted_eps: 4.65,
      weighted_avg_shares_basic: 1000e6,
      weighted_avg_shares_diluted: 1003e6,
    },
  },
  {
    promise: 'T84 tells shares that stand between the EPS lines',
    filing: '0000796343-24-000006',
    says: {
      basic_eps: 11.87,
      diluted_eps: 11.82,
      weighted_avg_shares_basic: 457e6,
      weighted_avg_shares_diluted: 459e6,
    },
  },
  {
    promise: "T85 takes the statement's one EPS line for three classes",
    filing: '0001652044-25-000014',
    says: { basic_eps: 8.13 },
    // The note prints 8.05 for Class A, which is accepted too.
    also: ({ income_statement: one }) => expect([8.04, 8.05]).toContain(one.diluted_eps),
  },
  {
    promise: 'T85 takes the one EPS line of a quarter',
    filing: '0001652044-23-000094',
    says: { basic_eps: 1.56, diluted_eps: 1.55 },
  },
  {
    promise: 'T86 takes the EPS after the reverse splits, not -0.05',
    filing: '0001558370-23-014900',
    says: { basic_eps: -11.14, diluted_eps: -11.14, weighted_avg_shares_basic: 27_720_475 },
  },
  {
    promise: 'T155 reads "$nil" as 0 or leaves it open',
    filing: '0001410578-22-000504',
    orOpen: { basic_eps: 0, diluted_eps: 0 },
  },
  {
    promise: 'T155 keeps five decimals',
    filing: '0000000000-18-000001',
    says: { basic_eps: 0.19514, diluted_eps: 0.19514 },
  },
  {
    // "$-0.04" is printed for the year before.
    promise: 'T155 reads a minus after the currency sign',
    filing: '0001099910-22-000055',
    says: { basic_eps: 0.11 },
    also: ({ prior_periods: before }) => {
      const eps = before[0]?.basic_eps
      if (eps !== null && eps !== undefined) expect(eps).toBe(-0.04)
    },
  },
]

const shares: Trap[] = [
  {
    promise: 'T87 finds the shares in a note',
    filing: '0000080424-23-000103',
    says: { basic_eps: 1.89, diluted_eps: 1.83 },
    orOpen: { weighted_avg_shares_basic: 2_360e6, weighted_avg_shares_diluted: 2_475_200_000 },
  },
  {
    promise: 'T87 finds the shares in the note of a plain HTML filing',
    filing: '0001564590-18-004771',
    orOpen: { weighted_avg_shares_basic: 26_664_247, weighted_avg_shares_diluted: 26_664_247 },
  },
  {
    promise: 'T87 leaves the shares open rather than guess them',
    filing: '0001166691-24-000011',
    orOpen: { weighted_avg_shares_basic: 4_122e6, weighted_avg_shares_diluted: 4_148e6 },
  },
  {
    // 606.1, and 605.8 after participating securities.
    promise: 'T88 takes one of the two counts of a note',
    filing: '0000012927-24-000010',
    also: ({ income_statement: one }) => expect([606_100_000, 605_800_000]).toContain(one.weighted_avg_shares_basic),
  },
  {
    promise: 'T88 takes the two-class 102.5 or the treasury stock method 102.8',
    filing: '0000091419-23-000113',
    says: { weighted_avg_shares_basic: 102_400_000 },
    also: ({ income_statement: one }) => expect([102_500_000, 102_800_000]).toContain(one.weighted_avg_shares_diluted),
  },
  {
    promise: 'T89 takes Class A where the note prints shares by class alone',
    filing: '0001652044-24-000022',
    orOpen: { weighted_avg_shares_basic: 5_922e6, weighted_avg_shares_diluted: 6_799e6 },
  },
  {
    promise: "T89 takes the quarter's Class A",
    filing: '0001652044-23-000070',
    orOpen: { weighted_avg_shares_basic: 5_931e6, weighted_avg_shares_diluted: 6_810e6 },
  },
  {
    promise: 'T89 takes Class A of a filing without tags',
    filing: '0001193125-12-025336',
    orOpen: { weighted_avg_shares_basic: 253_862_000, weighted_avg_shares_diluted: 327_214_000 },
  },
  {
    // Class A alone: 2,220 and 2,629.
    promise: 'T90 takes EPS and shares from one place: all classes together',
    filing: '0001326801-24-000012',
    says: { basic_eps: 15.19, weighted_avg_shares_basic: 2_574e6, weighted_avg_shares_diluted: 2_629e6 },
  },
  {
    promise: 'T90 takes all classes together in a document without tags',
    filing: '0001326801-19-000037',
    says: { weighted_avg_shares_basic: 2_856e6, weighted_avg_shares_diluted: 2_869e6 },
  },
  {
    promise: 'T91 takes neither the dilutive effect nor anti-dilutive shares for a count',
    filing: '0000731766-23-000053',
    says: { weighted_avg_shares_basic: 930e6, weighted_avg_shares_diluted: 940e6 },
  },
  {
    promise: 'T92 lets basic and diluted EPS be equal (1.65)',
    filing: '0000320193-25-000057',
    says: { basic_eps: 1.65, diluted_eps: 1.65, weighted_avg_shares_basic: 14_994_082_000 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T92 lets diluted shares be equal to basic ones',
    filing: '0000732717-23-000047',
    says: { weighted_avg_shares_basic: 7_180e6, weighted_avg_shares_diluted: 7_180e6 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    promise: 'T92 lets diluted shares be 15 times the basic ones',
    filing: '0001805284-23-000066',
    says: { weighted_avg_shares_basic: 126_740_748, weighted_avg_shares_diluted: 1_979_450_651 },
    also: ({ qc }) => expect(qc.passed).toBe(true),
  },
  {
    // "1997 - 983,286,361" in a sentence; the diluted 1,010,934,942 in note R.
    promise: 'T156 takes shares of a sentence as whole shares or leaves them open',
    filing: '0001047469-98-012291',
    says: { basic_eps: 6.18, diluted_eps: 6.01 },
    orOpen: { weighted_avg_shares_basic: 983_286_361, weighted_avg_shares_diluted: 1_010_934_942 },
  },
]

testTraps([...eps, ...shares])
