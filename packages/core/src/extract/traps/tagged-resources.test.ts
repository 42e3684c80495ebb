import { calendarYears, testBoth } from './tagged.fixture.ts'

testBoth(
  'total operating income over the costs is revenue, EPS under "attributable to common shares"',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 3,
    title: 'Consolidated Statements of Operations',
    units: '(In millions, except per share amounts, shares in thousands)',
    rows: `
Operating income:
 Oil income {RevenueFromContractWithCustomerExcludingAssessedTax;Oil} | 1,100 | 990
 Natural gas income {RevenueFromContractWithCustomerExcludingAssessedTax;Gas} | 40 | 36
 Natural gas liquids income {RevenueFromContractWithCustomerExcludingAssessedTax;Ngl} | 170 | 153
 Royalty income {RevenueFromContractWithCustomerExcludingAssessedTax} | 1,310 | 1,179
 Lease bonus income {made:LeaseBonus} | 20 | 18
 Other operating income {OtherIncome} | 2 | 2
  Total operating income {Revenues} | 1,332 | 1,199
Costs and expenses:
 Production and ad valorem taxes {ProductionTaxExpense} | 88 | 79
 Depletion {DepletionOfOilAndGasProperties} | 607 | 546
 Impairment {ImpairmentOfOilAndGasProperties} | 768 | 691
 General and administrative expenses {GeneralAndAdministrativeExpense} | 40 | 36
 Other operating expense {OtherCostAndExpenseOperating} | 12 | 11
  Total costs and expenses {CostsAndExpenses} | 1,515 | 1,363
Income (loss) from operations {OperatingIncomeLoss} | (183) | (164)
Other income (expense):
 Interest expense, net {InterestIncomeExpenseNonoperatingNet} | (110) | (99)
 Gain (loss) on derivative instruments, net {DerivativeGainLossOnDerivativeNet} | 44 | 40
 Gain (loss) on extinguishment of debt {GainsLossesOnExtinguishmentOfDebt} | (32) | (29)
 Other income, net {OtherNonoperatingIncomeExpense} | 1 | 1
  Total other expense, net {NonoperatingIncomeExpense} | (97) | (87)
Income (loss) before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | (280) | (251)
Provision for (benefit from) income taxes {IncomeTaxExpenseBenefit} | (74) | (67)
Net income (loss) {ProfitLoss} | (206) | (184)
Net income (loss) attributable to non-controlling interest {NetIncomeLossAttributableToNoncontrollingInterest} | (138) | (124)
Net income (loss) attributable to Vipery Energy, Inc. {NetIncomeLoss} | (68) | (60)
Net income (loss) attributable to common shares:
Basic {EarningsPerShareBasic} | (0.48) | (0.43)
Diluted {EarningsPerShareDiluted} | (0.48) | (0.43)
Weighted average number of common shares outstanding:
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 140,213 | 140,213
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 140,213 | 140,213
`,
  },
  {
    total_revenue: 1332e6,
    cost_of_revenue: null,
    operating_income: -183e6,
    income_before_taxes: -280e6,
    income_tax_expense: -74e6,
    net_income: -68e6,
    weighted_avg_shares_basic: 140213000,
  },
)

testBoth(
  'sales of metals, income and mining tax',
  {
    ...calendarYears(2024, 2),
    scale: 3,
    shares: 3,
    units: '(in thousands, except per share data)',
    rows: `
Sales of metals {RevenueMineralSales} | 840,211 | 756,190
Production costs {CostOfGoodsSoldExcludingDepreciationDepletionAndAmortization} | 411,020 | 369,918
Depreciation and depletion {DepreciationDepletionAndAmortization} | 111,033 | 99,930
General and administrative {GeneralAndAdministrativeExpense} | 31,033 | 27,930
Exploration {ExplorationExpense} | 11,033 | 9,930
Total costs and expenses {CostsAndExpenses} | 564,119 | 507,708
Income from operations {OperatingIncomeLoss} | 276,092 | 248,482
Interest expense {InterestExpense~} | (20,111) | (18,100)
Income before income and mining taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 255,981 | 230,382
Income and mining tax expense {IncomeTaxExpenseBenefit~} | (41,022) | (36,920)
Net income {NetIncomeLoss} | 214,959 | 193,462
Basic {EarningsPerShareBasic} | 3.03 | 2.72
Diluted {EarningsPerShareDiluted} | 2.90 | 2.61
Weighted average shares basic {WeightedAverageNumberOfSharesOutstandingBasic} | 71,022 | 71,022
Weighted average shares diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 74,022 | 74,022
`,
  },
  {
    total_revenue: 840211e3,
    operating_income: 276092e3,
    income_before_taxes: 255981e3,
    income_tax_expense: 41022e3,
    net_income: 214959e3,
    weighted_avg_shares_diluted: 74022000,
  },
)

testBoth(
  'a heading that ends in "and Other" over the cost of sales',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In Millions, Except Per Share Amounts)',
    spread: true,
    rows: `
Revenues
Services {RevenueFromContractWithCustomerIncludingAssessedTax;Serv} | 8,500 | 7,650
Commodity sales {RevenueFromContractWithCustomerIncludingAssessedTax;Comm} | 6,400 | 5,760
Other {RevenueNotFromContractWithCustomer} | 200 | 180
Total Revenues {Revenues} | 15,100 | 13,590
Operating Costs, Expenses and Other
Costs of sales (exclusive of items shown separately below) {CostOfGoodsAndServicesSold} | 4,300 | 3,870
Operations and maintenance {CostOfOtherPropertyOperatingExpense} | 3,000 | 2,700
Depreciation, depletion and amortization {DepreciationDepletionAndAmortization} | 2,350 | 2,115
General and administrative {GeneralAndAdministrativeExpense} | 700 | 630
Taxes, other than income taxes {TaxesExcludingIncomeAndExciseTaxes} | 430 | 387
Gain on divestitures, net {GainLossOnDispositionOfAssets~} | (90) | (81)
Other income, net {OtherOperatingIncome~} | (10) | (9)
Total Operating Costs, Expenses and Other {CostsAndExpenses} | 10,680 | 9,612
Operating Income {OperatingIncomeLoss} | 4,420 | 3,978
Other Income (Expense)
Earnings from equity investments {IncomeLossFromEquityMethodInvestments} | 890 | 801
Interest, net {InterestIncomeExpenseNet} | (1,840) | (1,656)
Other, net {OtherNonoperatingIncomeExpense} | 30 | 27
Total Other Expense {NonoperatingIncomeExpense} | (920) | (828)
Income Before Income Taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 3,500 | 3,150
Income Tax Expense {IncomeTaxExpenseBenefit~} | (687) | (618)
Net Income {ProfitLoss} | 2,813 | 2,532
Net Income Attributable to Noncontrolling Interests {NetIncomeLossAttributableToNoncontrollingInterest~} | (107) | (96)
Net Income Attributable to Kin Morg, Inc. {NetIncomeLoss} | 2,706 | 2,436
Class P Common Stock
Basic and Diluted Earnings Per Share {EarningsPerShareBasicAndDiluted} | 1.17 | 1.05
Basic and Diluted Weighted Average Shares Outstanding {WeightedAverageNumberOfShareOutstandingBasicAndDiluted} | 2,220 | 2,220
`,
  },
  {
    total_revenue: 15100e6,
    cost_of_revenue: 4300e6,
    operating_income: 4420e6,
    income_before_taxes: 3500e6,
    income_tax_expense: 687e6,
    net_income: 2706e6,
    basic_eps: 1.17,
    diluted_eps: 1.17,
    weighted_avg_shares_basic: 2220000000,
  },
)
