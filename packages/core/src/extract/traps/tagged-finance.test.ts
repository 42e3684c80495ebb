import { calendarYears, testBoth, testTagged } from './tagged.fixture.ts'

testTagged(
  "the owners' net income of a property trust, printed only after preferred dividends, is computed",
  {
    ...calendarYears(2022, 2),
    scale: 3,
    shares: 3,
    rows: `
REVENUE:
Lease income {OperatingLeaseLeaseIncome} | $4,905,175 | $4,736,719
Management fees and other revenues {RevenueFromContractWithCustomerIncludingAssessedTax} | 116,904 | 106,483
Other income {OtherIncome} | 269,368 | 273,587
Total revenue {Revenues} | 5,291,447 | 5,116,789
EXPENSES:
Property operating {DirectCostsOfLeasedAndRentedPropertyOrEquipment} | 464,135 | 415,720
Depreciation and amortization {DepreciationDepletionAndAmortization} | 1,227,371 | 1,262,715
Real estate taxes {RealEstateTaxExpense} | 443,224 | 458,953
Repairs and maintenance {CostOfPropertyRepairsAndMaintenance} | 93,595 | 96,391
Advertising and promotion {MarketingAndAdvertisingExpense} | 107,793 | 114,303
Home and regional office costs {made:HomeAndRegionalOfficeCosts} | 184,592 | 184,660
General and administrative {GeneralAndAdministrativeExpense} | 34,971 | 30,339
Other {OtherCostAndExpenseOperating} | 152,213 | 140,518
Total operating expenses {CostsAndExpenses} | 2,707,894 | 2,703,599
OPERATING INCOME BEFORE OTHER ITEMS {OperatingIncomeLoss} | 2,583,553 | 2,413,190
Interest expense {InterestExpense~} | (761,253) | (795,712)
Gain on sale, exchange, or disposal of equity interests {made:GainOnEquity} | 121,177 | 178,672
Income and other tax (expense) benefit {IncomeTaxExpenseBenefit~} | (83,512) | (157,199)
Income from unconsolidated entities {IncomeLossFromEquityMethodInvestments} | 647,977 | 782,837
Unrealized losses in fair value of equity instruments {EquitySecuritiesFvNiUnrealizedGainLoss} | (61,204) | (8,095)
Gain on acquisition of controlling interest, net {made:GainOnAcq} | 5,647 | 206,855
CONSOLIDATED NET INCOME {ProfitLoss} | 2,452,385 | 2,568,707
Net income attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 312,850 | 319,076
Preferred dividends {PreferredStockDividendsIncomeStatementImpact} | 3,337 | 3,337
NET INCOME ATTRIBUTABLE TO COMMON STOCKHOLDERS {NetIncomeLossAvailableToCommonStockholdersBasic} | $2,136,198 | $2,246,294
Net income attributable to common stockholders {EarningsPerShareBasicAndDiluted} | $6.52 | $6.84
`,
  },
  {
    total_revenue: 5291447e3,
    operating_income: 2583553e3,
    net_income: 2139535e3,
  },
)

testTagged(
  "a bank's provision stands between the two lines its revenue is added from",
  {
    form: '10-Q',
    now: ['2024-04-01', '2024-06-30'],
    before: ['2023-04-01', '2023-06-30'],
    scale: 3,
    shares: 3,
    rows: `
Interest income
Interest and fees on loans {InterestAndFeeIncomeLoansAndLeases} | $120,145 | $111,048
Other interest {InterestIncomeOther} | 9,862 | 10,277
Total interest income {InterestAndDividendIncomeOperating} | 130,007 | 121,325
Interest expense
Deposits {InterestExpenseDeposits} | 62,086 | 50,714
Borrowings {InterestExpenseBorrowings} | 6,482 | 6,768
Total interest expense {InterestExpense} | 68,568 | 57,482
Net interest income {InterestIncomeExpenseNet} | 61,439 | 63,843
Provision for credit losses {ProvisionForLoanAndLeaseLosses} | 2,500 | 3,000
Net interest income after provision for credit losses {InterestIncomeExpenseAfterProvisionForLoanLoss} | 58,939 | 60,843
Noninterest income
Deposit, loan and other income {made:DepositLoanOther} | 1,654 | 1,545
Other {NoninterestIncomeOtherOperatingIncome} | 2,745 | 1,893
Total noninterest income {NoninterestIncome} | 4,399 | 3,438
Noninterest expenses
Salaries and employee benefits {LaborAndRelatedExpense} | 22,786 | 21,751
Other expenses {OtherNoninterestExpense} | 14,808 | 13,699
Total noninterest expenses {NoninterestExpense} | 37,594 | 35,450
Income before income tax expense {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 25,744 | 28,831
Income tax expense {IncomeTaxExpenseBenefit} | 6,688 | 7,437
Net income {NetIncomeLoss} | 19,056 | 21,394
Preferred dividends {PreferredStockDividendsIncomeStatementImpact} | 1,509 | 1,509
Net income available to common stockholders {NetIncomeLossAvailableToCommonStockholdersBasic} | $17,547 | $19,885
Basic {EarningsPerShareBasic} | $0.46 | $0.51
Diluted {EarningsPerShareDiluted} | 0.46 | 0.51
`,
  },
  {
    total_revenue: 65838e3,
    operating_income: null,
    income_before_taxes: 25744e3,
    income_tax_expense: 6688e3,
    net_income: 19056e3,
    basic_eps: 0.46,
  },
)

testTagged(
  "a fund's investment income is its revenue, and a result before excise taxes is none before income taxes",
  {
    ...calendarYears(2016, 2),
    scale: 3,
    shares: 0,
    rows: `
Interest {InterestIncomeOperating} | $145,111 | $140,222
Dividend income {DividendIncomeOperating} | 12,333 | 10,444
Fee income {made:FeeIncome} | 8,444 | 7,555
Total investment income {GrossInvestmentIncomeOperating} | 165,888 | 158,221
Management fees {made:ManagementFee} | 22,111 | 21,222
Incentive fees {made:IncentiveFee} | 18,222 | 17,333
Interest expense {InterestExpense} | 30,333 | 28,444
Administrative expenses {GeneralAndAdministrativeExpense} | 6,444 | 6,222
Total expenses {OperatingExpenses} | 77,110 | 73,221
Net investment income before excise taxes {made:NiiBeforeTax} | 88,778 | 85,000
Excise tax expense {ExciseAndSalesTaxes~} | (388) | (300)
Net investment income {NetInvestmentIncome} | 88,390 | 84,700
Net realized gain (loss) on investments {RealizedInvestmentGainsLosses} | (12,333) | 5,444
Net change in unrealized appreciation (depreciation) on investments {UnrealizedGainLossOnInvestments} | 20,111 | (30,222)
Net increase in net assets resulting from operations {NetIncomeLoss} | $96,168 | $59,922
Net investment income per share - basic and diluted {made:NiiPerShare} | $1.41 | $1.40
Net increase in net assets resulting from operations per share - basic and diluted {EarningsPerShareBasicAndDiluted} | $1.53 | $0.99
Weighted average shares outstanding - basic and diluted {WeightedAverageNumberOfShareOutstandingBasicAndDiluted} | 62,844,444 | 60,500,000
`,
  },
  {
    total_revenue: 165888e3,
    income_before_taxes: null,
    net_income: 96168e3,
    basic_eps: 1.53,
    weighted_avg_shares_basic: 62844444,
  },
)

testTagged(
  "a universal bank's total net revenue before its provision",
  {
    ...calendarYears(2023, 2),
    scale: 6,
    shares: 6,
    rows: `
Revenue
Investment banking fees {InvestmentBankingRevenue} | $6,519 | $6,686
Principal transactions {PrincipalTransactionsRevenue} | 24,460 | 19,912
Asset management fees {AssetManagementFees1} | 37,858 | 35,387
Noninterest revenue {NoninterestIncome} | 68,837 | 61,985
Interest income {InterestAndDividendIncomeOperating} | 170,588 | 92,807
Interest expense {InterestExpense} | 81,321 | 26,097
Net interest income {InterestIncomeExpenseNet} | 89,267 | 66,710
Total net revenue {Revenues} | 158,104 | 128,695
Provision for credit losses {ProvisionForLoanLeaseAndOtherLosses} | 9,320 | 6,389
Noninterest expense
Compensation expense {LaborAndRelatedExpense} | 46,465 | 41,636
Other expense {OtherNoninterestExpense} | 40,707 | 34,504
Total noninterest expense {NoninterestExpense} | 87,172 | 76,140
Income before income tax expense {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 61,612 | 46,166
Income tax expense {IncomeTaxExpenseBenefit} | 12,060 | 8,490
Net income {NetIncomeLoss} | $49,552 | $37,676
Net income applicable to common stockholders {NetIncomeLossAvailableToCommonStockholdersBasic} | $47,760 | $35,892
Basic earnings per share {EarningsPerShareBasic} | $16.25 | $12.10
Diluted earnings per share {EarningsPerShareDiluted} | 16.23 | 12.09
Weighted-average basic shares {WeightedAverageNumberOfSharesOutstandingBasic} | 2,938.6 | 2,965.8
Weighted-average diluted shares {WeightedAverageNumberOfDilutedSharesOutstanding} | 2,943.1 | 2,970.0
`,
  },
  {
    total_revenue: 158104e6,
    income_before_taxes: 61612e6,
    net_income: 49552e6,
    basic_eps: 16.25,
    weighted_avg_shares_basic: 2938600000,
  },
)

testTagged(
  'a life insurer with gains, losses and preferred dividends',
  {
    ...calendarYears(2022, 2),
    scale: 6,
    shares: 6,
    rows: `
Revenues
Premiums {PremiumsEarnedNet} | $49,397 | $42,009
Universal life and investment-type product policy fees {InsuranceCommissionsAndFees} | 5,585 | 5,756
Net investment income {NetInvestmentIncome} | 15,916 | 21,395
Other revenues {OtherIncome} | 2,633 | 2,619
Net investment gains (losses) {GainLossOnInvestments} | (1,262) | 1,529
Net derivative gains (losses) {DerivativeGainLossOnDerivativeNet} | (2,372) | (2,228)
Total revenues {Revenues} | 69,897 | 71,080
Expenses
Policyholder benefits and claims {PolicyholderBenefitsAndClaimsIncurredNet} | 49,748 | 43,954
Interest credited to policyholder account balances {InterestCreditedToPolicyholdersAccountBalances} | 3,692 | 5,538
Policyholder dividends {PolicyholderDividends} | 707 | 876
Other expenses {OtherCostAndExpenseOperating} | 12,666 | 12,586
Total expenses {BenefitsLossesAndExpenses} | 66,813 | 62,954
Income (loss) before provision for income tax {IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments} | 3,084 | 8,126
Provision for income tax expense (benefit) {IncomeTaxExpenseBenefit} | 527 | 1,551
Net income (loss) {ProfitLoss} | 2,557 | 6,575
Less: Net income (loss) attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 18 | 21
Net income (loss) attributable to the Company {NetIncomeLoss} | 2,539 | 6,554
Less: Preferred stock dividends {PreferredStockDividendsIncomeStatementImpact} | 185 | 195
Net income (loss) available to common shareholders {NetIncomeLossAvailableToCommonStockholdersBasic} | $2,354 | $6,353
Basic {EarningsPerShareBasic} | $2.93 | $7.36
Diluted {EarningsPerShareDiluted} | $2.91 | $7.31
`,
  },
  {
    total_revenue: 69897e6,
    income_before_taxes: 3084e6,
    income_tax_expense: 527e6,
    net_income: 2539e6,
    basic_eps: 2.93,
  },
)

testBoth(
  'operating income before gains is no expense of a property trust',
  {
    ...calendarYears(2024, 2),
    scale: 3,
    shares: 3,
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In thousands, except per share amounts)',
    rows: `
Revenues:
 Rental {OperatingLeaseLeaseIncome} | 7,514,700 | 6,763,230
 Strategic capital {RevenueFromContractWithCustomerExcludingAssessedTax} | 681,500 | 613,350
 Development management and other {made:DevMgmt} | 5,400 | 4,860
  Total revenues {Revenues} | 8,201,600 | 7,381,440
Expenses:
 Rental {DirectCostsOfLeasedAndRentedPropertyOrEquipment} | 1,765,000 | 1,588,500
 Strategic capital {made:ScExp} | 290,000 | 261,000
 General and administrative {GeneralAndAdministrativeExpense} | 418,800 | 376,920
 Depreciation and amortization {DepreciationDepletionAndAmortization} | 2,580,500 | 2,322,450
 Other {OtherCostAndExpenseOperating} | 47,000 | 42,300
  Total expenses {CostsAndExpenses} | 5,101,300 | 4,591,170
Operating income before gains on real estate transactions, net {made:OpBeforeGains} | 3,100,300 | 2,790,270
Gains on dispositions of development properties and land, net {made:GainsDev} | 413,700 | 372,330
Gains on other dispositions of investments in real estate, net {GainLossOnSaleOfProperties} | 904,100 | 813,690
Operating income {OperatingIncomeLoss} | 4,418,100 | 3,976,290
Other income (expense):
 Earnings from unconsolidated entities, net {IncomeLossFromEquityMethodInvestments} | 353,600 | 318,240
 Interest expense {InterestExpense~} | (864,000) | (777,600)
 Foreign currency, derivative and other gains (losses) and other income (expense), net {OtherNonoperatingIncomeExpense} | 196,000 | 176,400
 Gains on early extinguishment of debt, net {GainsLossesOnExtinguishmentOfDebt} | 500 | 450
  Total other expense {NonoperatingIncomeExpense} | (313,900) | (282,510)
Earnings before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 4,104,200 | 3,693,780
 Current income tax expense {CurrentIncomeTaxExpenseBenefit~} | (150,000) | (135,000)
 Deferred income tax expense {DeferredIncomeTaxExpenseBenefit~} | (17,000) | (15,300)
  Total income tax expense {IncomeTaxExpenseBenefit~} | (167,000) | (150,300)
Consolidated net earnings {ProfitLoss} | 3,937,200 | 3,543,480
Less net earnings attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 216,200 | 194,580
Net earnings attributable to controlling interests {NetIncomeLoss} | 3,721,000 | 3,348,900
Less preferred stock dividends {PreferredStockDividendsIncomeStatementImpact} | 5,900 | 5,310
Net earnings attributable to common stockholders {NetIncomeLossAvailableToCommonStockholdersBasic} | 3,715,100 | 3,343,590
Weighted average common shares outstanding – Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 926,172 | 926,172
Weighted average common shares outstanding – Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 953,160 | 953,160
Net earnings per share attributable to common stockholders – Basic {EarningsPerShareBasic} | 4.01 | 3.61
Net earnings per share attributable to common stockholders – Diluted {EarningsPerShareDiluted} | 3.90 | 3.51
`,
  },
  {
    total_revenue: 8201600e3,
    cost_of_revenue: null,
    operating_income: 4418100e3,
    income_tax_expense: 167000e3,
    net_income: 3721000e3,
  },
)
