import { calendarYears, testBoth } from './tagged.fixture.ts'

testBoth(
  "net income by the bank's own name, after what is attributed to others",
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENT OF INCOME',
    units: 'In millions of dollars, except per share amounts',
    rows: `
Revenues
 Interest income {InterestAndDividendIncomeOperating} | 140,000 | 126,000
 Interest expense {InterestExpense} | 86,000 | 77,400
  Net interest income {InterestIncomeExpenseNet} | 54,000 | 48,600
 Commissions and fees {made:CommissionsAndFees} | 10,000 | 9,000
 Principal transactions {TradingGainsLosses} | 11,000 | 9,900
 Administration and other fiduciary fees {made:AdministrationAndOtherFiduciaryFees} | 4,100 | 3,690
 Realized gains (losses) on sales of investments, net {DebtAndEquitySecuritiesRealizedGainLoss} | 300 | 270
 Impairment losses on investments:
  Impairment losses on investments and other assets {made:ImpairmentLossesOnInvestments~} | (350) | (315)
  Provision for credit losses on AFS debt securities {DebtSecuritiesAvailableForSaleAllowanceForCreditLossPeriodIncreaseDecrease~} | (4) | (4)
  Net impairment losses recognized in earnings {OtherThanTemporaryImpairmentLossesInvestmentsPortionRecognizedInEarningsNet~} | (354) | (319)
 Other revenue {NoninterestIncomeOther} | 2,500 | 2,250
  Total non-interest revenues {NoninterestIncome} | 27,546 | 24,791
  Total revenues, net of interest expense {Revenues} | 81,546 | 73,391
Provisions for credit losses and for benefits and claims
 Provision for credit losses on loans {ProvisionForLoanLeaseAndOtherLosses} | 9,800 | 8,820
 Provision for credit losses on held-to-maturity (HTM) debt securities {DebtSecuritiesHeldToMaturityAllowanceForCreditLossPeriodIncreaseDecrease} | (50) | (45)
 Policyholder benefits and claims {PolicyholderBenefitsAndClaimsIncurredNet} | 90 | 81
 Provision for credit losses on unfunded lending commitments {made:ProvisionUnfunded} | (100) | (90)
  Total provisions for credit losses and for benefits and claims(1) {made:ProvisionForCreditLossesAndForBenefitsAndClaims} | 9,740 | 8,766
Operating expenses
 Compensation and benefits {LaborAndRelatedExpense} | 28,600 | 25,740
 Technology/communication {CommunicationsAndInformationTechnology} | 9,100 | 8,190
 Transactional and product servicing {made:TransactionalServicing} | 4,400 | 3,960
 Premises and equipment {OccupancyNet} | 2,400 | 2,160
 Professional services {ProfessionalFees} | 2,000 | 1,800
 Advertising and marketing {MarketingAndAdvertisingExpense} | 1,100 | 990
 Restructuring {RestructuringCharges} | 250 | 225
 Other operating {OtherCostAndExpenseOperating} | 6,200 | 5,580
  Total operating expenses {NoninterestExpense} | 54,050 | 48,645
Income from continuing operations before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 17,756 | 15,980
Provision for income taxes {IncomeTaxExpenseBenefit} | 4,200 | 3,780
Income from continuing operations {IncomeLossFromContinuingOperations} | 13,556 | 12,200
Discontinued operations
 Income (loss) from discontinued operations {DiscontinuedOperationIncomeLossFromDiscontinuedOperationBeforeIncomeTax} | (2) | (2)
 Benefit for income taxes {DiscontinuedOperationTaxEffectOfDiscontinuedOperation} | — | —
 Income (loss) from discontinued operations, net of taxes {IncomeLossFromDiscontinuedOperationsNetOfTax} | (2) | (2)
Net income before attribution to noncontrolling interests {ProfitLoss} | 13,554 | 12,198
Noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 150 | 135
The Company's net income {NetIncomeLoss} | 13,404 | 12,063
Basic earnings per share(2)
 Income from continuing operations {IncomeLossFromContinuingOperationsPerBasicShare} | 7.05 | 7.05
 Discontinued operations, net of taxes {IncomeLossFromDiscontinuedOperationsNetOfTaxPerBasicShare} | — | —
 Net income {EarningsPerShareBasic} | 7.05 | 7.05
Weighted average common shares outstanding (in millions) {WeightedAverageNumberOfSharesOutstandingBasic} | 1,901.4 | 1,901.4
Diluted earnings per share(2)
 Income from continuing operations {IncomeLossFromContinuingOperationsPerDilutedShare} | 6.94 | 6.94
 Discontinued operations, net of taxes {IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare} | — | —
 Net income {EarningsPerShareDiluted} | 6.94 | 6.94
Adjusted weighted average diluted common shares outstanding (in millions) {WeightedAverageNumberOfDilutedSharesOutstanding} | 1,930.6 | 1,930.6
`,
  },
  {
    total_revenue: 81546e6,
    cost_of_revenue: null,
    operating_income: null,
    income_before_taxes: 17756e6,
    income_tax_expense: 4200e6,
    net_income: 13404e6,
    basic_eps: 7.05,
    diluted_eps: 6.94,
  },
)

testBoth(
  'net interest income and other financing income',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '(In millions, except per share data)',
    rows: `
Interest income, including other financing income on:
Loans, including fees {InterestAndFeeIncomeLoansAndLeases} | 3,452 | 3,107
Debt securities {InterestAndDividendIncomeSecurities} | 533 | 480
Loans held for sale {InterestAndFeeIncomeLoansAndLeasesHeldForSale} | 45 | 41
Other earning assets {InterestAndDividendIncomeOther} | 67 | 60
Total interest income, including other financing income {InterestAndDividendIncomeOperating} | 4,097 | 3,688
Interest expense on:
Deposits {InterestExpenseDeposits} | 39 | 35
Long-term borrowings {InterestExpenseLongTermDebt} | 103 | 93
Total interest expense {InterestExpense} | 142 | 128
Net interest income and other financing income {InterestIncomeExpenseNet} | 3,955 | 3,560
Provision for (benefit from) credit losses {ProvisionForLoanLeaseAndOtherLosses} | (524) | (472)
Net interest income and other financing income after provision for (benefit from) credit losses {InterestIncomeExpenseAfterProvisionForLoanLoss} | 4,479 | 4,032
Non-interest income:
Service charges on deposit accounts {made:ServiceCharges} | 648 | 583
Card and ATM fees {made:Cards} | 499 | 449
Mortgage income {made:Mort} | 242 | 218
Securities gains (losses), net {DebtAndEquitySecuritiesGainLoss} | 3 | 3
Other {NoninterestIncomeOtherOperatingIncome} | 1,132 | 1,019
Total non-interest income {NoninterestIncome} | 2,524 | 2,272
Non-interest expense:
Salaries and employee benefits {LaborAndRelatedExpense} | 2,205 | 1,985
Equipment and software expense {EquipmentExpense} | 365 | 329
Net occupancy expense {OccupancyNet} | 303 | 273
Other {OtherNoninterestExpense} | 874 | 787
Total non-interest expense {NoninterestExpense} | 3,747 | 3,374
Income from continuing operations before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 3,256 | 2,930
Income tax expense {IncomeTaxExpenseBenefit} | 694 | 625
Income from continuing operations {IncomeLossFromContinuingOperations} | 2,562 | 2,305
Discontinued operations:
Income (loss) from discontinued operations before income taxes {DiscontinuedOperationIncomeLossFromDiscontinuedOperationBeforeIncomeTax} | — | —
Income tax expense (benefit) {DiscontinuedOperationTaxEffectOfDiscontinuedOperation} | — | —
Income (loss) from discontinued operations, net of tax {IncomeLossFromDiscontinuedOperationsNetOfTax} | — | —
Net income {NetIncomeLoss} | 2,562 | 2,305
Net income from continuing operations available to common shareholders {made:IncomeLossFromContinuingOperationsAvailableToCommon} | 2,441 | 2,184
Net income available to common shareholders {NetIncomeLossAvailableToCommonStockholdersBasic} | 2,441 | 2,184
Weighted-average number of shares outstanding:
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 956 | 956
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 963 | 963
Earnings per common share from continuing operations:
Basic {IncomeLossFromContinuingOperationsPerBasicShare} | 2.55 | 2.28
Diluted {IncomeLossFromContinuingOperationsPerDilutedShare} | 2.53 | 2.27
Earnings per common share:
Basic {EarningsPerShareBasic} | 2.55 | 2.28
Diluted {EarningsPerShareDiluted} | 2.53 | 2.27
`,
  },
  {
    total_revenue: 6479e6,
    operating_income: null,
    income_before_taxes: 3256e6,
    income_tax_expense: 694e6,
    net_income: 2562e6,
  },
)

testBoth(
  'income from operations before tax is the result before taxes',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'Consolidated Statements of Operations',
    units: '($ in millions, except per share data)',
    rows: `
Revenues
Property and casualty insurance premiums (net of reinsurance ceded of $1,860, $1,746 and $1,718) {PremiumsEarnedNetPropertyAndCasualty} | 55,900 | 50,310
Accident and health insurance premiums and contract charges (net of reinsurance ceded of $38, $37 and $31) {PremiumsEarnedNetAccidentAndHealth} | 1,900 | 1,710
Other revenue {OtherIncome} | 2,900 | 2,610
Net investment income {NetInvestmentIncome} | 3,092 | 2,783
Net gains (losses) on investments and derivatives {GainLossOnInvestments} | (225) | (202)
Total revenues {Revenues} | 63,567 | 57,211
Costs and expenses
Property and casualty insurance claims and claims expense {PolicyholderBenefitsAndClaimsIncurredNet} | 40,000 | 36,000
Accident, health and other policy benefits {made:AccidentBenefits} | 1,200 | 1,080
Amortization of deferred policy acquisition costs {DeferredPolicyAcquisitionCostAmortizationExpense} | 8,000 | 7,200
Operating costs and expenses {OperatingExpenses} | 7,900 | 7,110
Pension and other postretirement remeasurement (gains) losses {made:Pension} | (30) | (27)
Restructuring and related charges {RestructuringCharges} | 60 | 54
Amortization of purchased intangibles {AmortizationOfIntangibleAssets} | 280 | 252
Interest expense {InterestExpense} | 400 | 360
Total costs and expenses {BenefitsLossesAndExpenses} | 57,810 | 52,029
Income (loss) from operations before income tax expense {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 5,757 | 5,182
Income tax expense (benefit) {IncomeTaxExpenseBenefit} | 1,162 | 1,046
Net income (loss) {ProfitLoss} | 4,595 | 4,136
Less: Net loss attributable to noncontrolling interest {NetIncomeLossAttributableToNoncontrollingInterest} | (56) | (50)
Net income (loss) attributable to Allcorp {NetIncomeLoss} | 4,651 | 4,186
Less: Preferred stock dividends {PreferredStockDividendsIncomeStatementImpact} | 117 | 105
Net income (loss) applicable to common shareholders {NetIncomeLossAvailableToCommonStockholdersBasic} | 4,534 | 4,081
Earnings per common share:
Net income (loss) applicable to common shareholders per common share - Basic {EarningsPerShareBasic} | 17.15 | 15.44
Weighted average common shares - Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 264.3 | 264.3
Net income (loss) applicable to common shareholders per common share - Diluted {EarningsPerShareDiluted} | 16.94 | 15.25
Weighted average common shares - Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 267.6 | 267.6
`,
  },
  {
    total_revenue: 63567e6,
    cost_of_revenue: null,
    operating_income: null,
    income_before_taxes: 5757e6,
    income_tax_expense: 1162e6,
    net_income: 4651e6,
  },
)

testBoth(
  'counts below their EPS, the second one of common equivalents',
  {
    ...calendarYears(2024, 2),
    scale: 3,
    shares: 3,
    units: '(in thousands, except per share data)',
    rows: `
Interest income:
 Loans {InterestAndFeeIncomeLoansAndLeases} | 840,211 | 756,190
 Cash {InterestIncomeOther} | 11,020 | 9,918
  Total interest income {InterestAndDividendIncomeOperating} | 851,231 | 766,108
Total interest expense {InterestExpense} | 411,033 | 369,930
Net interest income {InterestIncomeExpenseNet} | 440,198 | 396,178
Less: provisions for credit losses {ProvisionForLoanLeaseAndOtherLosses} | 81,033 | 72,930
Net interest income after provisions for credit losses {InterestIncomeExpenseAfterProvisionForLoanLoss} | 359,165 | 323,248
Non-interest income:
 Gains on sales of loans, net {GainLossOnSalesOfLoansNet} | 160,000 | 144,000
 Other income {NoninterestIncomeOtherOperatingIncome} | 80,000 | 72,000
  Total non-interest income {NoninterestIncome} | 240,000 | 216,000
Non-interest expenses:
 Compensation and benefits {LaborAndRelatedExpense} | 120,000 | 108,000
 Other operating expenses {OtherNoninterestExpense} | 100,000 | 90,000
  Total operating expenses {OperatingExpenses} | 220,000 | 198,000
 Acquired intangible assets amortization {AmortizationOfIntangibleAssets} | 9,000 | 8,100
  Total non-interest expenses {NoninterestExpense} | 229,000 | 206,100
Income before income tax expense {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 370,165 | 333,148
Income tax expense {IncomeTaxExpenseBenefit} | 91,022 | 81,920
Net income {NetIncomeLoss} | 279,143 | 251,228
Preferred stock dividends {PreferredStockDividendsIncomeStatementImpact} | 18,000 | 16,200
Net income attributable to Mades Corporation common stock {NetIncomeLossAvailableToCommonStockholdersBasic} | 261,143 | 235,028
Basic earnings per common share {EarningsPerShareBasic} | 3.68 | 3.31
Average common shares outstanding {WeightedAverageNumberOfSharesOutstandingBasic} | 71,022 | 71,022
Diluted earnings per common share {EarningsPerShareDiluted} | 3.53 | 3.18
Average common and common equivalent shares outstanding {WeightedAverageNumberOfDilutedSharesOutstanding} | 74,022 | 74,022
`,
  },
  {
    total_revenue: 680198e3,
    operating_income: null,
    income_before_taxes: 370165e3,
    income_tax_expense: 91022e3,
    net_income: 279143e3,
    weighted_avg_shares_basic: 71022000,
    weighted_avg_shares_diluted: 74022000,
  },
)
