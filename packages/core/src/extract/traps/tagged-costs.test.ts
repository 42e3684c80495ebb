/** Costs of tagged statements: which are costs of revenue, and which lines make the result. Filings as filed. */
import { expect, it } from 'vitest'
import { readPrinted } from './printed.fixture.ts'
import { asInline, calendarYears, testTagged } from './tagged.fixture.ts'

// 0000000000-22-810010 (10-K 2021): concepts of the company's own with "Cost" in their names below the cost of services.
testTagged(
  'costs of winning subscribers and of restructuring are no cost of services',
  {
    ...calendarYears(2021, 2),
    scale: 6,
    shares: 6,
    rows: `
Revenue:
 Subscriber revenue {RevenueFromContractWithCustomerExcludingAssessedTax;SubscriptionAndCirculation} | 6,614 | 6,372
 Advertising revenue {RevenueFromContractWithCustomerExcludingAssessedTax;Advertising} | 1,730 | 1,340
 Equipment revenue {RevenueFromContractWithCustomerExcludingAssessedTax;EquipmentProductsAndServices} | 201 | 173
 Other revenue {RevenueFromContractWithCustomerExcludingAssessedTax;OtherRevenue} | 151 | 155
Total revenue {RevenueFromContractWithCustomerExcludingAssessedTax} | 8,696 | 8,040
Operating expenses:
Cost of services:
 Revenue share and royalties {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization;RevenueShareAndRoyalties} | 2,672 | 2,421
 Programming and content {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization;ProgrammingAndContent} | 559 | 481
 Customer service and billing {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization;CustomerServiceAndBilling} | 501 | 481
 Transmission {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization;Transmission} | 218 | 177
 Cost of equipment {CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization;EquipmentProductsAndServices} | 18 | 19
Subscriber acquisition costs {made:SubscriberAcquisitionCosts} | 325 | 362
Sales and marketing {SellingAndMarketingExpense} | 1,056 | 957
Engineering, design and development {ResearchAndDevelopmentExpense} | 265 | 263
General and administrative {GeneralAndAdministrativeExpense} | 514 | 511
Depreciation and amortization {DepreciationAndAmortization} | 533 | 506
Impairment, restructuring and acquisition costs {made:ImpairmentRestructuringAndAcquisitionCosts} | 20 | 1,004
Total operating expenses {CostsAndExpenses} | 6,681 | 7,182
Income from operations {OperatingIncomeLoss} | 2,015 | 858
Other (expense) income:
 Interest expense {InterestExpense~} | (415) | (394)
 Loss on extinguishment of debt {GainsLossesOnExtinguishmentOfDebt} | (83) | (40)
 Other income (expense) {OtherNonoperatingIncomeExpense} | 9 | 6
Total other (expense) income {NonoperatingIncomeExpense} | (489) | (428)
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 1,526 | 430
Income tax expense {IncomeTaxExpenseBenefit~} | (212) | (299)
Net income {NetIncomeLossAvailableToCommonStockholdersBasic} | 1,314 | 131
Net income per common share:
 Basic {EarningsPerShareBasic} | 0.32 | 0.03
 Diluted {EarningsPerShareDiluted} | 0.32 | 0.03
Weighted average common shares outstanding:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 4,062 | 4,330
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 4,143 | 4,429`,
  },
  { total_revenue: 8_696e6, cost_of_revenue: 3_968e6, operating_income: 2_015e6, net_income: 1_314e6 },
)

// 0000059478-25-000067 (10-K 2024): the total of all costs has no label and a concept of the company's own.
testTagged(
  'a total without a label is no cost of its own',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 3,
    rows: `
Revenue (Note 2) {Revenues} | $45,042.7 | $34,124.1
Costs, expenses, and other:
 Cost of sales {CostOfGoodsAndServicesSold} | 8,418.3 | 7,082.2
 Research and development {ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost} | 10,990.6 | 9,313.4
 Marketing, selling, and administrative {SellingGeneralAndAdministrativeExpense} | 8,593.8 | 7,403.1
 Acquired in-process research and development (Note 3) {ResearchAndDevelopmentAssetAcquiredOtherThanThroughBusinessCombinationWrittenOff} | 3,280.4 | 3,799.8
 Asset impairment, restructuring, and other special charges (Note 5) {RestructuringSettlementAndImpairmentProvisions} | 860.6 | 67.7
 Other—net, (income) expense (Note 18) {NonoperatingIncomeExpense~} | 218.6 | (96.7)
  {made:CostOfSalesOperatingExpensesAndOtherNet} | 32,362.3 | 27,569.5
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 12,680.4 | 6,554.6
Income taxes (Note 14) {IncomeTaxExpenseBenefit} | 2,090.4 | 1,314.2
Net income {NetIncomeLoss} | $10,590.0 | $5,240.4
Earnings per share:
 Basic {EarningsPerShareBasic} | $11.76 | $5.82
 Diluted {EarningsPerShareDiluted} | $11.71 | $5.80
Shares used in calculation of earnings per share:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 900,605 | 900,181
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 904,059 | 903,284`,
  },
  { total_revenue: 45_042.7e6, cost_of_revenue: 8_418.3e6, income_before_taxes: 12_680.4e6, net_income: 10_590e6 },
)

// 0000059478-25-000067 (10-K 2024), the column of 2023, its total called what its concept is: with income among the costs it
// is no sum of their sizes, and only what revenue leaves to income before taxes tells that it is all of them.
it('a total of all costs is none of the expenses, whatever it is called, beside an income among them', () => {
  const printed = asInline({
    ...calendarYears(2023, 2),
    scale: 6,
    shares: 3,
    rows: `
Revenue (Note 2) {Revenues} | $34,124.1 | $28,541.4
Costs, expenses, and other:
 Cost of sales {CostOfGoodsAndServicesSold} | 7,082.2 | 6,629.8
 Research and development {ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost} | 9,313.4 | 7,190.8
 Marketing, selling, and administrative {SellingGeneralAndAdministrativeExpense} | 7,403.1 | 6,440.4
 Acquired in-process research and development (Note 3) {ResearchAndDevelopmentAssetAcquiredOtherThanThroughBusinessCombinationWrittenOff} | 3,799.8 | 908.5
 Asset impairment, restructuring, and other special charges (Note 5) {RestructuringSettlementAndImpairmentProvisions} | 67.7 | 244.6
 Other—net, (income) expense (Note 18) {NonoperatingIncomeExpense~} | (96.7) | 320.9
 Cost of sales, operating expenses and other, net {made:CostOfSalesOperatingExpensesAndOtherNet} | 27,569.5 | 21,735.0
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 6,554.6 | 6,806.4
Income taxes (Note 14) {IncomeTaxExpenseBenefit} | 1,314.2 | 561.6
Net income {NetIncomeLoss} | $5,240.4 | $6,244.8
Earnings per share:
 Basic {EarningsPerShareBasic} | $5.82 | $6.93
 Diluted {EarningsPerShareDiluted} | $5.80 | $6.90
Shares used in calculation of earnings per share:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 900,181 | 901,736
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 903,284 | 904,619`,
  })
  expect(readPrinted(printed).income_statement.operating_expenses.map(({ amount }) => amount / 1e6)).toEqual([
    9_313.4, 7_403.1, 3_799.8, 67.7, -96.7,
  ])
})

// 0000000000-22-810006 (10-K 2022): other income among the costs, tagged with the sign that it has there.
testTagged(
  'other income among costs may be tagged as a negative income',
  {
    form: '10-K',
    now: ['2021-03-01', '2022-02-28'],
    before: ['2020-03-01', '2021-02-28'],
    scale: 3,
    shares: 3,
    rows: `
SALES AND OPERATING REVENUES:
Used vehicle sales {Revenues;UsedVehicles} | 24,437,095 | 15,713,583
Wholesale vehicle sales {Revenues;WholesaleVehicles} | 6,763,813 | 2,668,753
Other sales and revenues {Revenues;Other} | 699,504 | 567,813
NET SALES AND OPERATING REVENUES {Revenues} | 31,900,412 | 18,950,149
COST OF SALES:
Used vehicle cost of sales {CostOfRevenue;UsedVehicles} | 22,398,651 | 14,124,715
Wholesale vehicle cost of sales {CostOfRevenue;WholesaleVehicles} | 5,999,277 | 2,245,431
Other cost of sales {CostOfRevenue;Other} | 214,942 | 200,878
TOTAL COST OF SALES {CostOfRevenue} | 28,612,870 | 16,571,024
GROSS PROFIT {GrossProfit} | 3,287,542 | 2,379,125
AUTO FINANCE INCOME {made:NetIncomeLossFromFinancing} | 801,507 | 562,810
Selling, general and administrative expenses {SellingGeneralAndAdministrativeExpense} | 2,325,220 | 1,704,419
Depreciation and amortization {DepreciationAndAmortization} | 211,956 | 194,356
Interest expense {InterestExpense} | 94,095 | 86,178
Other income {NonoperatingIncomeExpense} | (34,568) | (8,275)
Earnings before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments} | 1,492,346 | 965,257
Income tax provision {IncomeTaxExpenseBenefit} | 341,049 | 218,338
NET EARNINGS {NetIncomeLoss} | 1,151,297 | 746,919
WEIGHTED AVERAGE COMMON SHARES:
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 162,410 | 163,183
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 165,176 | 165,133
NET EARNINGS PER SHARE:
Basic {EarningsPerShareBasic} | $7.09 | $4.58
Diluted {EarningsPerShareDiluted} | $6.97 | $4.52`,
  },
  { total_revenue: 31_900_412e3, gross_profit: 3_287_542e3, income_before_taxes: 1_492_346e3, net_income: 1_151_297e3 },
)

// 0000000000-22-810003 (10-K 2021): two businesses one above the other, below the revenue of both.
testTagged(
  'results of two businesses are no lines on the way to the result of both',
  {
    form: '10-K',
    now: ['2020-12-01', '2021-11-30'],
    before: ['2019-12-01', '2020-11-30'],
    scale: 3,
    shares: 3,
    rows: `
Total revenues {RevenueFromContractWithCustomerExcludingAssessedTax} | $5,724,930 | $4,183,174
Homebuilding:
Revenues {RevenueFromContractWithCustomerExcludingAssessedTax;HomeBuilding} | $5,705,029 | $4,167,702
Construction and land costs {CostOfGoodsAndServicesSold;HomeBuilding~} | (4,469,311) | (3,380,451)
Selling, general and administrative expenses {SellingGeneralAndAdministrativeExpense;HomeBuilding~} | (574,376) | (470,779)
Operating income {OperatingIncomeLoss;HomeBuilding} | 661,342 | 316,472
Interest income {InvestmentIncomeInterest;HomeBuilding} | 1,049 | 2,554
Equity in income (loss) of unconsolidated joint ventures {IncomeLossFromEquityMethodInvestments;HomeBuilding} | (405) | 12,474
Loss on early extinguishment of debt {GainsLossesOnExtinguishmentOfDebt;HomeBuilding} | (5,075) | —
Homebuilding pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic;HomeBuilding} | 656,911 | 331,500
Financial services:
Revenues {RevenueFromContractWithCustomerExcludingAssessedTax;FinancialService} | 19,901 | 15,472
Expenses {SellingGeneralAndAdministrativeExpense;FinancialService~} | (5,055) | (4,083)
Equity in income of unconsolidated joint ventures {IncomeLossFromEquityMethodInvestments;FinancialService} | 23,589 | 21,154
Financial services pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic;FinancialService} | 38,435 | 32,543
Total pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic} | 695,346 | 364,043
Income tax expense {IncomeTaxExpenseBenefit~} | (130,600) | (67,800)
Net income {NetIncomeLoss} | $564,746 | $296,243
Earnings per share:
Basic {EarningsPerShareBasic} | $6.22 | $3.26
Diluted {EarningsPerShareDiluted} | $6.01 | $3.13
Weighted average shares outstanding:
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 90,401 | 90,464
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 93,587 | 94,086`,
  },
  { total_revenue: 5_724_930e3, cost_of_revenue: 4_469_311e3, income_before_taxes: 695_346e3, net_income: 564_746e3 },
)

// 0000000000-22-810001 (10-K 2021): no revenue, no result before net income; the shares only in the note.
testTagged(
  'the statement of a trust that lives on interest is its face, not the note on its earnings per share',
  {
    ...calendarYears(2021, 2),
    scale: 3,
    shares: 0,
    rows: `
INTEREST INCOME (EXPENSE)
Interest income {InterestIncomeOperating} | $28,364 | $27,320
Interest expense {made:Interestexpensegross~} | (2,723) | (9,965)
Total net interest income {InterestIncomeExpenseNet} | 25,641 | 17,355
EXPENSES
Management fees to affiliate {ManagementFeeExpense} | 2,402 | 2,357
Professional fees {ProfessionalFees} | 938 | 1,242
Compensation expense {SalariesAndWages} | 721 | 608
Insurance expense {GeneralInsuranceExpense} | 377 | 322
Other operating expenses {OtherExpenses} | 1,314 | 1,297
Total expenses {OperatingExpenses} | 5,752 | 5,826
OTHER INCOME (LOSS)
Net realized gains (losses) on securities {RealizedInvestmentGainsLosses} | 3,818 | 12,117
Net realized gains (losses) on financial derivatives {made:Netrealizedgainslossesonfinancialderivatives} | (2,526) | (13,204)
Change in net unrealized gains (losses) on securities {UnrealizedGainLossOnSecurities} | (36,090) | 15,625
Change in net unrealized gains (losses) on financial derivatives {UnrealizedGainLossOnDerivatives} | 8,600 | (5,955)
Total other income (loss) {made:NetRealizedandUnrealizedGainLossOnInvestmentsandFinancialDerivatives} | (26,198) | 8,583
NET INCOME (LOSS) {NetIncomeLoss} | $(6,309) | $20,112
NET INCOME (LOSS) PER COMMON SHARE:
Basic and Diluted {EarningsPerShareBasic} | $(0.50) | $1.63`,
    note: `
Numerator:
Net income (loss) {NetIncomeLoss} | $(6,309) | $20,112
Denominator:
Basic and diluted weighted average shares outstanding {WeightedAverageNumberOfSharesOutstandingBasic} | 12,683,761 | 12,344,174
Basic and diluted earnings per share {EarningsPerShareBasic} | $(0.50) | $1.63`,
  },
  {
    total_revenue: null,
    net_income: -6_309e3,
    basic_eps: -0.5,
    diluted_eps: -0.5,
    weighted_avg_shares_basic: 12_683_761,
    weighted_avg_shares_diluted: 12_683_761,
  },
)

testTagged(
  "the minority's share of net income may be tagged as its share of a comprehensive income",
  {
    ...calendarYears(2023, 2),
    scale: 3,
    shares: 3,
    rows: `
Revenue {Revenues} | 900,000 | 800,000
Costs and expenses {CostsAndExpenses} | 700,000 | 650,000
Operating income {OperatingIncomeLoss} | 200,000 | 150,000
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 200,000 | 150,000
Income tax expense {IncomeTaxExpenseBenefit} | 50,000 | 40,000
Net income {ProfitLoss} | 150,000 | 110,000
Less: net income attributable to noncontrolling interests {ComprehensiveIncomeNetOfTaxAttributableToNoncontrollingInterest} | 9,000 | 8,000
Net income attributable to the company {NetIncomeLoss} | 141,000 | 102,000
Basic {EarningsPerShareBasic} | 1.41 | 1.02
Diluted {EarningsPerShareDiluted} | 1.41 | 1.02
Basic shares {WeightedAverageNumberOfSharesOutstandingBasic} | 100,000 | 100,000
Diluted shares {WeightedAverageNumberOfDilutedSharesOutstanding} | 100,000 | 100,000`,
  },
  { net_income: 141_000e3, other_income_expense_after_taxes: -9_000e3 },
)
