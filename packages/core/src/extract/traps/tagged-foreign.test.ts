import { testBoth } from './tagged.fixture.ts'

testBoth(
  "the owners' share printed below other comprehensive income",
  {
    form: '20-F',
    now: ['2024-01-01', '2024-12-31'],
    before: ['2023-01-01', '2023-12-31'],
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENTS OF PROFIT OR LOSS AND OTHER COMPREHENSIVE INCOME',
    units: '(In Millions of New Taiwan Dollars, Except for Earnings Per Share)',
    spread: true,
    rows: `
NET REVENUE [18] {ifrs-full:Revenue} | 2,894,308 | 2,604,877
COST OF REVENUE [11] {ifrs-full:CostOfSales} | 1,269,954 | 1,142,959
GROSS PROFIT {ifrs-full:GrossProfit} | 1,624,354 | 1,461,918
OPERATING EXPENSES
Research and development {ifrs-full:ResearchAndDevelopmentExpense} | 204,182 | 183,764
General and administrative {ifrs-full:AdministrativeExpense} | 83,746 | 75,371
Marketing {ifrs-full:SellingExpense} | 13,144 | 11,830
Total operating expenses {made:OperatingExpenses} | 301,072 | 270,965
OTHER OPERATING INCOME AND EXPENSES, NET {ifrs-full:OtherOperatingIncomeExpense} | (1,230) | (1,107)
INCOME FROM OPERATIONS {ifrs-full:ProfitLossFromOperatingActivities} | 1,322,052 | 1,189,846
NON-OPERATING INCOME AND EXPENSES
Share of profits of associates {ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod} | 5,089 | 4,580
Interest income {ifrs-full:RevenueFromInterest} | 87,213 | 78,492
Foreign exchange gain (loss), net {made:Fx} | 3,000 | 2,700
Finance costs {ifrs-full:FinanceCosts~} | (10,496) | (9,446)
Other gains and losses, net {made:Other} | (100) | (90)
Total non-operating income and expenses {made:TotalNonop} | 84,706 | 76,236
INCOME BEFORE INCOME TAX {ifrs-full:ProfitLossBeforeTax} | 1,406,758 | 1,266,082
INCOME TAX EXPENSE [25] {ifrs-full:IncomeTaxExpenseContinuingOperations} | 233,407 | 210,066
NET INCOME {ifrs-full:ProfitLoss} | 1,173,351 | 1,056,016
OTHER COMPREHENSIVE INCOME (LOSS)
Items that will not be reclassified {made:Oci} | 900 | 810
TOTAL COMPREHENSIVE INCOME FOR THE YEAR {ifrs-full:ComprehensiveIncome} | 1,174,251 | 1,056,826
NET INCOME ATTRIBUTABLE TO:
Shareholders of the parent {ifrs-full:ProfitLossAttributableToOwnersOfParent} | 1,174,187 | 1,056,852
Noncontrolling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | (836) | (836)
{ifrs-full:ProfitLoss} | 1,173,351 | 1,056,016
EARNINGS PER SHARE
Basic earnings per share {ifrs-full:BasicEarningsLossPerShare} | 44.68 | 44.68
Diluted earnings per share {ifrs-full:DilutedEarningsLossPerShare} | 44.67 | 44.67
`,
  },
  { income_before_taxes: 1406758e6, income_tax_expense: 233407e6, net_income: 1174187e6, basic_eps: 44.68 },
)

testBoth(
  'amounts in "$m", owners named under a heading',
  {
    form: '20-F',
    now: ['2024-01-01', '2024-12-31'],
    before: ['2023-01-01', '2023-12-31'],
    scale: 6,
    shares: 6,
    title: 'Consolidated Statement of Comprehensive Income for the year ended 31 December',
    units: '$m',
    spread: true,
    rows: `
Product Sales [1] {ifrs-full:Revenue;P} | 50,938 | 45,844
Alliance Revenue [1] {ifrs-full:Revenue;A} | 2,212 | 1,991
Collaboration Revenue [1] {ifrs-full:Revenue;C} | 923 | 831
Total Revenue {ifrs-full:Revenue} | 54,073 | 48,666
Cost of sales {ifrs-full:CostOfSales~} | (10,207) | (9,186)
Gross profit {ifrs-full:GrossProfit} | 43,866 | 39,480
Distribution expense {ifrs-full:DistributionCosts~} | (555) | (499)
Research and development expense [2] {ifrs-full:ResearchAndDevelopmentExpense~} | (13,583) | (12,225)
Selling, general and administrative expense [2] {ifrs-full:SellingGeneralAndAdministrativeExpense~} | (19,977) | (17,979)
Other operating income and expense [2] {ifrs-full:OtherOperatingIncomeExpense} | 252 | 227
Operating profit {ifrs-full:ProfitLossFromOperatingActivities} | 10,003 | 9,004
Finance income [3] {ifrs-full:FinanceIncome} | 458 | 412
Finance expense [3] {ifrs-full:FinanceCosts~} | (1,742) | (1,568)
Share of after tax losses in associates and joint ventures [11] {ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod} | (28) | (25)
Profit before tax {ifrs-full:ProfitLossBeforeTax} | 8,691 | 7,823
Taxation [4] {ifrs-full:IncomeTaxExpenseContinuingOperations~} | (1,650) | (1,485)
Profit for the period {ifrs-full:ProfitLoss} | 7,041 | 6,338
Profit attributable to:
Owners of the Parent {ifrs-full:ProfitLossAttributableToOwnersOfParent} | 7,035 | 6,332
Non-controlling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | 6 | 5
Basic earnings per $0.25 Ordinary Share [5] {ifrs-full:BasicEarningsLossPerShare} | 4.54 | 4.54
Diluted earnings per $0.25 Ordinary Share [5] {ifrs-full:DilutedEarningsLossPerShare} | 4.50 | 4.50
Weighted average number of Ordinary Shares in issue (millions) [5] {ifrs-full:WeightedAverageShares} | 1,550 | 1,550
Diluted weighted average number of Ordinary Shares in issue (millions) [5] {ifrs-full:AdjustedWeightedAverageShares} | 1,563 | 1,563
`,
  },
  {
    total_revenue: 54073e6,
    cost_of_revenue: 10207e6,
    operating_income: 10003e6,
    income_before_taxes: 8691e6,
    income_tax_expense: 1650e6,
    net_income: 7035e6,
    weighted_avg_shares_diluted: 1563000000,
  },
)

testBoth(
  "a bank's whole income before what its loans lose",
  {
    form: '20-F',
    now: ['2024-01-01', '2024-12-31'],
    before: ['2023-01-01', '2023-12-31'],
    scale: 6,
    shares: 6,
    title: 'Consolidated income statement for the year ended 31 December',
    units: '$m',
    rows: `
Net interest income {ifrs-full:InterestRevenueExpense} | 32,733 | 29,460
– interest income {ifrs-full:RevenueFromInterest} | 108,631 | 97,768
– interest expense {ifrs-full:InterestExpense~} | (75,898) | (68,308)
Net fee income {ifrs-full:FeeAndCommissionIncomeExpense} | 12,301 | 11,071
– fee income {ifrs-full:FeeAndCommissionIncome} | 16,266 | 14,639
– fee expense {ifrs-full:FeeAndCommissionExpense~} | (3,965) | (3,568)
Net income from financial instruments held for trading or managed on a fair value basis {ifrs-full:TradingIncomeExpense} | 21,116 | 19,004
Other operating expense {made:OtherOp} | (3,000) | (2,700)
Net operating income before change in expected credit losses and other credit impairment charges {made:NetOperatingIncome} | 63,150 | 56,835
Change in expected credit losses and other credit impairment charges {ifrs-full:ImpairmentLossImpairmentGainAndReversalOfImpairmentLossDeterminedInAccordanceWithIFRS9~} | (3,414) | (3,073)
Net operating income {made:NetOp2} | 59,736 | 53,762
Employee compensation and benefits {ifrs-full:EmployeeBenefitsExpense~} | (18,465) | (16,618)
General and administrative expenses {ifrs-full:AdministrativeExpense~} | (10,498) | (9,448)
Depreciation and impairment of property, plant and equipment {ifrs-full:DepreciationExpense~} | (1,845) | (1,660)
Total operating expenses {ifrs-full:OperatingExpense~} | (30,808) | (27,726)
Operating profit {ifrs-full:ProfitLossFromOperatingActivities} | 28,928 | 26,036
Share of profit in associates and joint ventures {ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod} | 2,912 | 2,621
Profit before tax {ifrs-full:ProfitLossBeforeTax} | 31,840 | 28,657
Tax expense {ifrs-full:IncomeTaxExpenseContinuingOperations~} | (7,310) | (6,579)
Profit for the year {ifrs-full:ProfitLoss} | 24,530 | 22,078
Attributable to:
– ordinary shareholders of the parent company {ifrs-full:ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity} | 22,529 | 20,077
– other equity holders {made:OtherEquityHolders} | 1,062 | 956
– non-controlling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | 939 | 845
Profit for the year {ifrs-full:ProfitLoss} | 24,530 | 22,078
Basic earnings per ordinary share {ifrs-full:BasicEarningsLossPerShare} | 1.25 | 1.25
Diluted earnings per ordinary share {ifrs-full:DilutedEarningsLossPerShare} | 1.24 | 1.24
`,
  },
  {
    total_revenue: 63150e6,
    operating_income: 28928e6,
    income_before_taxes: 31840e6,
    income_tax_expense: 7310e6,
    basic_eps: 1.25,
  },
  { tags: ['net_income_is_the_owners'], tables: ['net_income_is_the_owners'] },
)

testBoth(
  'two results of comprehensive income, owners between them',
  {
    form: '20-F',
    now: ['2024-04-01', '2025-03-31'],
    before: ['2023-04-01', '2024-03-31'],
    scale: 6,
    shares: 0,
    title: 'Consolidated Statements of Comprehensive Income',
    units: '(Dollars in millions except equity share and per equity share data)',
    rows: `
Revenues [2.16] {ifrs-full:Revenue} | 19,277 | 17,349
Cost of sales [2.18] {ifrs-full:CostOfSales} | 13,405 | 12,065
Gross profit {ifrs-full:GrossProfit} | 5,872 | 5,284
Operating expenses
Selling and marketing expenses [2.18] {ifrs-full:SellingExpense} | 909 | 818
Administrative expenses [2.18] {ifrs-full:AdministrativeExpense} | 889 | 800
Total operating expenses {made:Tox} | 1,798 | 1,618
Operating profit {ifrs-full:ProfitLossFromOperatingActivities} | 4,074 | 3,666
Other income, net [2.17] {made:OtherIncomeNet} | 425 | 383
Finance cost {ifrs-full:FinanceCosts} | 49 | 44
Profit before income taxes {ifrs-full:ProfitLossBeforeTax} | 4,450 | 4,005
Income tax expense [2.12] {ifrs-full:IncomeTaxExpenseContinuingOperations} | 1,283 | 1,155
Net profit {ifrs-full:ProfitLoss} | 3,167 | 2,850
Other comprehensive income
Total other comprehensive income/(loss), net of tax {ifrs-full:OtherComprehensiveIncome} | (200) | (180)
Total comprehensive income {ifrs-full:ComprehensiveIncome} | 2,967 | 2,670
Profit attributable to:
Owners of the company {ifrs-full:ProfitLossAttributableToOwnersOfParent} | 3,162 | 2,845
Non-controlling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | 5 | 5
 {ifrs-full:ProfitLoss} | 3,167 | 2,850
Total comprehensive income attributable to:
Owners of the company {ifrs-full:ComprehensiveIncomeAttributableToOwnersOfParent} | 2,962 | 2,665
Non-controlling interests {ifrs-full:ComprehensiveIncomeAttributableToNoncontrollingInterests} | 5 | 5
 {ifrs-full:ComprehensiveIncome} | 2,967 | 2,670
Earnings per equity share
Basic ($) {ifrs-full:BasicEarningsLossPerShare} | 0.76 | 0.76
Diluted ($) {ifrs-full:DilutedEarningsLossPerShare} | 0.76 | 0.76
Weighted average equity shares used in computing earnings per equity share [2.13]
Basic (in shares) {ifrs-full:WeightedAverageShares} | 4,142,416,134 | 4,142,416,134
Diluted (in shares) {ifrs-full:AdjustedWeightedAverageShares} | 4,151,917,117 | 4,151,917,117
`,
  },
  {
    total_revenue: 19277e6,
    cost_of_revenue: 13405e6,
    operating_income: 4074e6,
    income_before_taxes: 4450e6,
    income_tax_expense: 1283e6,
    net_income: 3162e6,
    basic_eps: 0.76,
  },
)

testBoth(
  'other revenues below net sales, without which gross profit is not reached',
  {
    form: '20-F',
    now: ['2024-01-01', '2024-12-31'],
    before: ['2023-01-01', '2023-12-31'],
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED INCOME STATEMENTS',
    units: '(€ million)',
    rows: `
Net sales {ifrs-full:RevenueFromContractsWithCustomers} | 41,081 | 36,973
Other revenues {made:OtherRevenues} | 1,205 | 1,085
Cost of sales {ifrs-full:CostOfSales~} | (13,205) | (11,884)
Gross profit {ifrs-full:GrossProfit} | 29,081 | 26,174
Research and development expenses {ifrs-full:ResearchAndDevelopmentExpense~} | (7,394) | (6,655)
Selling and general expenses {ifrs-full:SellingGeneralAndAdministrativeExpense~} | (9,183) | (8,265)
Other operating income {made:Ooi} | 1,089 | 980
Other operating expenses {made:Ooe~} | (4,382) | (3,944)
Amortization of intangible assets {ifrs-full:AmortisationExpense~} | (1,749) | (1,574)
Impairment of intangible assets {ifrs-full:ImpairmentLossRecognisedInProfitOrLossIntangibleAssetsAndGoodwill~} | (248) | (223)
Operating income {ifrs-full:ProfitLossFromOperatingActivities} | 7,214 | 6,493
Financial expenses {ifrs-full:FinanceCosts~} | (1,073) | (966)
Financial income {ifrs-full:FinanceIncome} | 518 | 466
Income before tax and investments accounted for using the equity method {ifrs-full:ProfitLossBeforeTax} | 6,659 | 5,993
Income tax expense {ifrs-full:IncomeTaxExpenseContinuingOperations~} | (1,204) | (1,084)
Share of profit/(loss) from investments accounted for using the equity method {ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod} | 60 | 54
Net income excluding the exchanged/held-for-exchange business {ifrs-full:ProfitLossFromContinuingOperations} | 5,515 | 4,963
Net income {ifrs-full:ProfitLoss} | 5,515 | 4,963
Net income attributable to non-controlling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | 58 | 52
Net income attributable to equity holders of Sano {ifrs-full:ProfitLossAttributableToOwnersOfParent} | 5,457 | 4,911
Average number of shares outstanding (million) {ifrs-full:WeightedAverageShares} | 1,251.4 | 1,251.4
Average number of shares after dilution (million) {ifrs-full:AdjustedWeightedAverageShares} | 1,256.1 | 1,256.1
– Basic earnings per share (€) {ifrs-full:BasicEarningsLossPerShare} | 4.36 | 3.92
– Diluted earnings per share (€) {ifrs-full:DilutedEarningsLossPerShare} | 4.34 | 3.91
`,
  },
  {
    total_revenue: 42286e6,
    cost_of_revenue: 13205e6,
    gross_profit: 29081e6,
    operating_income: 7214e6,
    income_before_taxes: 6659e6,
    income_tax_expense: 1204e6,
    net_income: 5457e6,
  },
)
