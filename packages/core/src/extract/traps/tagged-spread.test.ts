import { calendarYears, testBoth } from './tagged.fixture.ts'

testBoth(
  'a result before taxes under the concept of one after them',
  {
    ...calendarYears(2024),
    scale: 6,
    shares: 6,
    units: '(In millions, except per share data)',
    spread: true,
    rows: `
Revenues {Revenues} | $9,049 | $9,371 | $8,685
Expenses:
 Direct vehicle and operating {DirectOperatingCosts} | 5,689 | 5,455 | 4,808
 Depreciation of revenue earning vehicles and lease charges, net {CostOfGoodsAndServicesSoldDepreciation} | 3,611 | 2,039 | 701
 Non-vehicle depreciation and amortization {DepreciationAndAmortization} | 139 | 149 | 142
 Selling, general and administrative {SellingGeneralAndAdministrativeExpense} | 819 | 962 | 959
 Interest expense, net:
  Vehicle {InterestIncomeExpenseNet~;Vehi} | 590 | 555 | 159
  Non-vehicle {InterestIncomeExpenseNet~;Nonv} | 369 | 238 | 169
   Interest expense, net {InterestIncomeExpenseNet~} | 959 | 793 | 328
 Other (income) expense, net {OtherNonoperatingIncomeExpense~} | 4 | 12 | 2
 (Gain) on sale of non-vehicle capital assets {GainLossOnSaleOfBusiness~} | — | (162) | —
 Bankruptcy-related litigation reserve {made:EstimatedLitigationLiabilityIncreaseDecrease} | 292 | — | —
 Long-Lived Assets impairment {AssetImpairmentCharges} | 1,048 | — | —
 Change in fair value of Public Warrants {FairValueAdjustmentOfWarrants} | (275) | (163) | (704)
  Total expenses {CostsAndExpenses} | 12,286 | 9,085 | 6,236
Income (loss) before income taxes {IncomeLossAttributableToParent} | (3,237) | 286 | 2,449
Income tax (provision) benefit {IncomeTaxExpenseBenefit~} | 375 | 330 | (390)
Net income (loss) {NetIncomeLoss} | $(2,862) | $616 | $2,059
Weighted-average common shares outstanding:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 306 | 313 | 379
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 306 | 326 | 403
Earnings (loss) per common share:
 Basic {EarningsPerShareBasic} | $(9.34) | $1.97 | $5.43
 Diluted {EarningsPerShareDiluted} | $(9.34) | $1.39 | $3.36
`,
  },
  {
    total_revenue: 9049e6,
    cost_of_revenue: null,
    operating_income: null,
    income_before_taxes: -3237e6,
    income_tax_expense: -375e6,
    net_income: -2862e6,
    basic_eps: -9.34,
    diluted_eps: -9.34,
    weighted_avg_shares_basic: 306000000,
  },
)

testBoth(
  'a note beside one figure, results after deemed dividends',
  {
    ...calendarYears(2025, 2),
    scale: 3,
    shares: 0,
    units: '(dollars in thousands, except per share data)',
    spread: true,
    rows: `
Revenues, net {Revenues} | $50,731 | $7,193
Cost of goods sold {CostOfRevenue} | 30,575 | 6,848
Gross profit {GrossProfit} | 20,156 | 345
Operating expenses:
 General and administrative {GeneralAndAdministrativeExpense} | 44,474 | 17,142
 Sales and marketing {SellingAndMarketingExpense} | 13,187 | 5,336
 Research and development {ResearchAndDevelopmentExpense} | 20,879 | 12,476
  Total operating expenses {OperatingExpenses} | 78,540 | 34,954
Operating loss {OperatingIncomeLoss} | (58,384) | (34,609)
Other income (expense), net
 Other income (expense), net {OtherNonoperatingIncomeExpense} | 11 | (20)
 Change in fair value of warrant liability, net {FairValueAdjustmentOfWarrants~} | (82,225) |
 Change in fair value of government grant liability {GovernmentAssistanceNonoperatingIncome} | (204) | 95
 Interest and dividend income {InvestmentIncomeInterest} | 9,112 | 235
 Unrealized gain on investments {UnrealizedGainLossOnInvestments} | 5,400 |
 Interest expense {InterestExpenseNonoperating~} | (6,575) | (3,620)
 Foreign exchange gain (loss), net {ForeignCurrencyTransactionGainLossBeforeTax} | (27) | (88)
  Total other income (expense), net {NonoperatingIncomeExpense} | (74,508) | (3,398)
Loss before provision for income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | (132,892) | (38,007)
Provision for income taxes [14] {IncomeTaxExpenseBenefit} | 488 |
Net loss {ProfitLoss} | (133,380) | (38,007)
Less preferred dividends attributable to noncontrolling interest {RedeemablePreferredStockDividends} | 1,560 | 1,504
Less deemed dividends attributable to accretion of redemption value {TemporaryEquityDividendsAdjustment} | 3,592 | 2,908
Less net loss attributable to noncontrolling interest {made:NetILossAttributableToNoncontrollingInterest} | (1,361) |
Net loss attributable to the Company Inc. stockholders {NetIncomeLossAvailableToCommonStockholdersBasic} | $(137,171) | $(42,419)
Net loss per share – basic and diluted {EarningsPerShareBasic} | $(0.62) | $(0.61)
Weighted average number of common shares outstanding, basic and diluted {WeightedAverageNumberOfSharesOutstandingBasic} | 221,769 | 69,917
`,
  },
  {
    total_revenue: 50731e3,
    cost_of_revenue: 30575e3,
    gross_profit: 20156e3,
    operating_income: -58384e3,
    income_before_taxes: -132892e3,
    income_tax_expense: 488e3,
    net_income: -137171e3,
    basic_eps: -0.62,
    diluted_eps: -0.62,
  },
)

testBoth(
  'a few notes beside few figures, no revenue any more',
  {
    form: '20-F',
    now: ['2024-01-01', '2024-12-31'],
    before: ['2023-01-01', '2023-12-31'],
    third: ['2022-01-01', '2022-12-31'],
    scale: 3,
    shares: 3,
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS AND COMPREHENSIVE LOSS',
    units: '(Expressed in thousands of US dollars, except per share amounts)',
    spread: true,
    rows: `
Revenue {ifrs-full:Revenue} | | — | —
Expenses:
 Cost of goods sold {ifrs-full:CostOfSales} | | — | —
 Research and development [23] {ifrs-full:ResearchAndDevelopmentExpense} | 3,280 | 3,994 | 3,773
 General and administrative {ifrs-full:SellingGeneralAndAdministrativeExpense} | 1,003 | 4,356 | 2,879
  Total operating expenses {ifrs-full:ExpenseByNature} | 4,283 | 8,350 | 6,652
Loss from operations {ifrs-full:ProfitLossFromOperatingActivities} | (4,283) | (8,350) | (6,652)
Other income (expenses)
 Finance income {ifrs-full:FinanceIncome} | — | 13 | 100
 Finance costs {ifrs-full:FinanceCosts~} | (209) | (504) | (9)
 Operating lease interest expense {made:OperatingLeaseInterestExpense~} | — | (3) | (15)
Loss before income taxes {ifrs-full:ProfitLossBeforeTax} | (4,492) | (8,844) | (6,576)
  Income tax provision (recovery) [16] {ifrs-full:IncomeTaxExpenseContinuingOperations} | — | — | —
Net loss {ifrs-full:ProfitLoss} | $(4,492) | $(8,844) | $(6,576)
Attributable to:
Net loss attributable to the Company shareholders {ifrs-full:ProfitLossAttributableToOwnersOfParent} | (4,492) | (8,844) | (6,576)
Basic and diluted loss per share {ifrs-full:BasicEarningsLossPerShare} | $(0.05) | $(0.10) | $(0.07)
Weighted average number of common shares outstanding:
Basic and diluted {ifrs-full:WeightedAverageShares} | 91,200 | 90,300 | 88,900
`,
  },
  {
    total_revenue: null,
    operating_income: -4283e3,
    income_before_taxes: -4492e3,
    income_tax_expense: 0,
    net_income: -4492e3,
    basic_eps: -0.05,
    diluted_eps: -0.05,
  },
)
