import { calendarYears, testBoth } from './tagged.fixture.ts'

testBoth(
  'an exporter of gas: its minority is called NCI',
  {
    ...calendarYears(2025),
    scale: 6,
    shares: 6,
    units: '(In millions, except per share data)',
    rows: `
Revenues
 LNG revenues {Revenues;Lng} | $19,435 | $14,899 | $19,569
 Regasification revenues {Revenues;Regas} | 136 | 135 | 135
 Other revenues {Revenues;Oth} | 405 | 669 | 690
   Total revenues {Revenues} | 19,976 | 15,703 | 20,394
Operating costs and expenses
 Cost of sales (excluding operating and maintenance expense and depreciation, amortization and accretion expense shown separately below) {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization} | 7,150 | 6,021 | 1,356
 Operating and maintenance expense {OperatingCostsAndExpenses} | 1,966 | 1,857 | 1,835
 Selling, general and administrative expense {SellingGeneralAndAdministrativeExpense} | 383 | 441 | 474
 Depreciation, amortization and accretion expense {DepreciationDepletionAndAmortization} | 1,329 | 1,220 | 1,196
 Other operating costs and expenses {OtherCostAndExpenseOperating} | 36 | 36 | 44
   Total operating costs and expenses {CostsAndExpenses} | 10,864 | 9,575 | 4,905
Income from operations {OperatingIncomeLoss} | 9,112 | 6,128 | 15,489
Other income (expense)
 Interest expense, net of capitalized interest {InterestExpenseNonoperating~} | (948) | (1,010) | (1,141)
 Gain (loss) on modification or extinguishment of debt {made:GainsLossesonModificationorExtinguishmentofDebt} | (8) | (9) | 15
 Interest and dividend income {InvestmentIncomeInterestAndDividend} | 106 | 189 | 211
 Other income, net {OtherNonoperatingIncomeExpense} | 20 | 5 | 4
   Total other expense {NonoperatingIncomeExpense} | (830) | (825) | (911)
Income before income taxes and NCI {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 8,282 | 5,303 | 14,578
Less: income tax provision {IncomeTaxExpenseBenefit} | 1,488 | 811 | 2,519
Net income {ProfitLoss} | 6,794 | 4,492 | 12,059
Less: net income attributable to NCI {NetIncomeLossAttributableToNoncontrollingInterest} | 1,464 | 1,240 | 2,178
Net income attributable to the Company {NetIncomeLoss} | $5,330 | $3,252 | $9,881
Net income per share attributable to common stockholders—basic (1) {EarningsPerShareBasic} | $24.19 | $14.24 | $40.99
Net income per share attributable to common stockholders—diluted (1) {EarningsPerShareDiluted} | $24.13 | $14.20 | $40.72
Weighted average number of common shares outstanding—basic {WeightedAverageNumberOfSharesOutstandingBasic} | 220.3 | 228.4 | 241.0
Weighted average number of common shares outstanding—diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 220.9 | 229.0 | 242.6
`,
  },
  {
    total_revenue: 19976e6,
    cost_of_revenue: 7150e6,
    operating_income: 9112e6,
    other_interest_income_expense_net: -842e6,
    other_income_expense_net: 12e6,
    income_before_taxes: 8282e6,
    income_tax_expense: 1488e6,
    other_income_expense_after_taxes: -1464e6,
    net_income: 5330e6,
    diluted_eps: 24.13,
    weighted_avg_shares_diluted: 220900000,
  },
)

testBoth(
  'preferred dividends of a subsidiary and of the company come off together: not passed',
  {
    form: '10-Q',
    now: ['2025-07-01', '2025-09-30'],
    before: ['2024-07-01', '2024-09-30'],
    scale: 6,
    shares: 6,
    title: 'Condensed Consolidated Statements of Income',
    units: '(in millions, except per-share amounts, unaudited)',
    rows: `
Operating revenue {Revenues} | $5,750 | $5,201
Purchased power and fuel {made:UtilitiesOperatingExpensePurchasedPowerandFuel} | 1,701 | 1,898
Operation and maintenance {UtilitiesOperatingExpenseMaintenanceAndOperations} | 1,175 | 1,393
Wildfire-related claims, net of (recoveries) {made:LossFromCatastrophesNetOfInsuranceRecoveries} | 295 | 1
Wildfire Insurance Fund expense {made:WildlifeInsuranceFundAmortization} | 36 | 36
Depreciation and amortization {made:DepreciationDecommissioningAndAmortization} | 862 | 710
Property and other taxes {made:PropertyAndOtherTaxes} | 161 | 168
Asset impairment and other {OtherAssetImpairmentCharges} | 88 | —
Total operating expenses {CostsAndExpenses} | 4,318 | 4,206
Operating income {OperatingIncomeLoss} | 1,432 | 995
Interest expense {InterestExpenseNonoperating~} | (488) | (477)
Other income, net {NonoperatingIncomeExpense} | 119 | 127
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 1,063 | 645
Income tax expense {IncomeTaxExpenseBenefit} | 175 | 68
Net income {ProfitLoss} | 888 | 577
Less: Preference stock dividend requirements of the utility {made:PreferredStockDividendsIncomeStatementImpactAttributableToNoncontrollingInterest} | 34 | 39
  Preferred stock dividend requirements of the Company {made:PreferredStockDividendsIncomeStatementImpactAttributableToParent} | 22 | 22
Net income available to the Company common shareholders {NetIncomeLoss} | $832 | $516
Basic earnings per share:
Weighted average shares of common stock outstanding {WeightedAverageNumberOfSharesOutstandingBasic} | 385 | 387
Basic earnings per common share available to the Company common shareholders {EarningsPerShareBasic} | $2.16 | $1.33
Diluted earnings per share:
Weighted average shares of common stock outstanding, including effect of dilutive securities {WeightedAverageNumberOfDilutedSharesOutstanding} | 386 | 389
Diluted earnings per common share available to the Company common shareholders {EarningsPerShareDiluted} | $2.16 | $1.32
`,
  },
  {
    total_revenue: 5750e6,
    cost_of_revenue: null,
    operating_income: 1432e6,
    income_before_taxes: 1063e6,
    income_tax_expense: 175e6,
    basic_eps: 2.16,
    weighted_avg_shares_basic: 385000000,
  },
  { tags: ['net_income_bridge', 'net_income_identity', 'net_margin_recomputed'], tables: ['net_income_is_the_owners'] },
)

testBoth(
  'a cost of natural gas and one of other sales beside fuel are no cost of revenue',
  {
    ...calendarYears(2025),
    scale: 6,
    shares: 6,
    units: '(In millions, except per share data)',
    rows: `
Operating Revenues:
Retail electric revenues {RevenueFromContractWithCustomerIncludingAssessedTax;Retail} | $18,100 | $17,790 | $16,343
Wholesale electric revenues {Revenues;Whole} | 2,600 | 2,431 | 2,467
Other electric revenues {Revenues;OtherEl} | 900 | 862 | 792
Natural gas revenues {Revenues;Gas} | 4,900 | 4,456 | 4,702
Other revenues {Revenues;Oth} | 1,200 | 1,185 | 949
Total operating revenues {Revenues} | 27,700 | 26,724 | 25,253
Operating Expenses:
Fuel {FuelCosts} | 4,300 | 4,096 | 4,365
Purchased power {CostOfPurchasedPower} | 1,000 | 851 | 883
Cost of natural gas {CostOfPurchasedOilAndGas} | 1,400 | 1,196 | 1,644
Cost of other sales {CostOfOtherSales} | 700 | 691 | 560
Other operations and maintenance {UtilitiesOperatingExpenseMaintenanceAndOperations} | 6,600 | 6,538 | 6,093
Depreciation and amortization {DepreciationDepletionAndAmortization} | 4,900 | 4,755 | 4,525
Taxes other than income taxes {TaxesExcludingIncomeAndExciseTaxes} | 1,600 | 1,540 | 1,425
Estimated loss on Plant Vogtle Units 3 and 4 {made:LossOnPlant} | (10) | (21) | (68)
(Gain) loss on dispositions, net {GainLossOnSaleOfOtherAssets~} | (20) | 10 | 0
Total operating expenses {CostsAndExpenses} | 20,470 | 19,656 | 19,427
Operating Income {OperatingIncomeLoss} | 7,230 | 7,068 | 5,826
Other Income and (Expense):
Allowance for equity funds used during construction {PublicUtilitiesAllowanceForFundsUsedDuringConstructionCapitalizedCostOfEquity} | 350 | 236 | 268
Earnings from equity method investments {IncomeLossFromEquityMethodInvestments} | 150 | 139 | 144
Interest expense, net of amounts capitalized {InterestExpenseNonoperating~} | (3,000) | (2,743) | (2,446)
Other income (expense), net {OtherNonoperatingIncomeExpense} | 520 | 541 | 553
Total other income and (expense) {NonoperatingIncomeExpense} | (1,980) | (1,827) | (1,481)
Earnings Before Income Taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 5,250 | 5,241 | 4,345
Income taxes {IncomeTaxExpenseBenefit} | 1,000 | 969 | 496
Consolidated Net Income {ProfitLoss} | 4,250 | 4,272 | 3,849
Dividends on preferred stock of subsidiaries {NoncontrollingInterestInNetIncomeLossPreferredUnitHolders} | — | — | —
Net loss attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | (90) | (129) | (127)
Consolidated Net Income Attributable to the Company {NetIncomeLoss} | $4,340 | $4,401 | $3,976
Common Stock Data:
Earnings per share -
 Basic {EarningsPerShareBasic} | $3.94 | $4.02 | $3.64
 Diluted {EarningsPerShareDiluted} | $3.92 | $3.99 | $3.62
Average number of shares of common stock outstanding - (in millions)
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 1,101 | 1,095 | 1,092
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 1,108 | 1,102 | 1,098
`,
  },
  {
    total_revenue: 27700e6,
    cost_of_revenue: null,
    gross_profit: null,
    operating_income: 7230e6,
    other_interest_income_expense_net: -3000e6,
    other_income_expense_net: 1020e6,
    other_income_expense_after_taxes: 90e6,
    net_income: 4340e6,
    basic_eps: 3.94,
  },
)

testBoth(
  'results in capitals, notes in the labels, interest incurred and capitalized',
  {
    ...calendarYears(2025),
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In millions, except per share data)',
    rows: `
REVENUES:
 Distribution services and retail generation {Revenues;Dist} | $12,400 | $11,100 | $10,800
 Transmission {Revenues;Tran} | 2,400 | 2,200 | 1,900
 Other {Revenues;Othe} | 276 | 172 | 170
   Total revenues(1) {Revenues} | 15,076 | 13,472 | 12,870
OPERATING EXPENSES:
 Fuel {FuelCosts} | 550 | 480 | 538
 Purchased power {UtilitiesOperatingExpensePurchasedPower} | 5,100 | 4,400 | 4,108
 Other operating expenses {UtilitiesOperatingExpenseMaintenanceAndOperations} | 4,100 | 3,900 | 3,594
 Provision for depreciation {Depreciation} | 1,700 | 1,581 | 1,461
 Amortization (deferral) of regulatory assets, net {made:AmortizationOfRegulatoryAssets} | 120 | (420) | (261)
 General taxes {TaxesExcludingIncomeAndExciseTaxes} | 1,300 | 1,156 | 1,164
   Total operating expenses {CostsAndExpenses} | 12,870 | 11,097 | 10,604
OPERATING INCOME {OperatingIncomeLoss} | 2,206 | 2,375 | 2,266
OTHER INCOME (EXPENSE):
 Debt redemption costs (Note 11.) {GainsLossesOnExtinguishmentOfDebt} | (24) | (85) | (36)
 Equity method investment earnings, net (Note 1.) {IncomeLossFromEquityMethodInvestments} | — | 58 | 175
 Miscellaneous income, net {OtherNonoperatingIncomeExpense} | 156 | 189 | 164
 Pension and OPEB mark-to-market adjustments (Note 4.) {DefinedBenefitPlanFairValueOfPlanAssetsPeriodIncreaseDecrease} | 253 | (22) | (78)
 Interest expense {InterestCostsIncurred~} | (1,217) | (1,144) | (1,124)
 Capitalized financing costs {InterestCostsCapitalizedAdjustment} | 185 | 133 | 97
   Total other expense {NonoperatingIncomeExpense} | (647) | (871) | (802)
INCOME BEFORE INCOME TAXES {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 1,559 | 1,504 | 1,464
INCOME TAXES {IncomeTaxExpenseBenefit} | 288 | 377 | 267
INCOME FROM CONTINUING OPERATIONS {IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest} | 1,271 | 1,127 | 1,197
 Discontinued operations (Note 1.)(2) {IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity} | — | — | (21)
NET INCOME {ProfitLoss} | $1,271 | $1,127 | $1,176
 Income attributable to noncontrolling interest (continuing operations) {NetIncomeLossAttributableToNoncontrollingInterest} | 251 | 149 | 74
EARNINGS ATTRIBUTABLE TO THE COMPANY CORP. {NetIncomeLoss} | $1,020 | $978 | $1,102
EARNINGS PER SHARE ATTRIBUTABLE TO THE COMPANY CORP.:
 Basic - Continuing Operations {IncomeLossFromContinuingOperationsPerBasicShare} | $1.77 | $1.70 | $1.96
 Basic - Discontinued Operations {IncomeLossFromDiscontinuedOperationsNetOfTaxPerBasicShare} | — | — | (0.04)
 Basic - Attributable to the Company Corp. {EarningsPerShareBasic} | $1.77 | $1.70 | $1.92
 Diluted - Continuing Operations {IncomeLossFromContinuingOperationsPerDilutedShare} | $1.76 | $1.70 | $1.96
 Diluted - Discontinued Operations {IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare} | — | — | (0.04)
 Diluted - Attributable to the Company Corp. {EarningsPerShareDiluted} | $1.76 | $1.70 | $1.92
WEIGHTED AVERAGE NUMBER OF COMMON SHARES OUTSTANDING:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 577 | 575 | 573
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 579 | 577 | 574
`,
  },
  {
    total_revenue: 15076e6,
    operating_income: 2206e6,
    income_before_taxes: 1559e6,
    income_tax_expense: 288e6,
    other_income_expense_after_taxes: -251e6,
    net_income: 1020e6,
    basic_eps: 1.77,
    diluted_eps: 1.76,
    weighted_avg_shares_basic: 577000000,
  },
)
