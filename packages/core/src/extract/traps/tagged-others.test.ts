import { calendarYears, testTagged } from './tagged.fixture.ts'

testTagged(
  'an IFRS face: discontinued operations are a line after taxes',
  {
    form: '20-F',
    now: ['2022-01-01', '2022-12-31'],
    before: ['2021-01-01', '2021-12-31'],
    scale: 6,
    shares: 6,
    rows: `
Sales {ifrs-full:Revenue} | 17,827 | 17,156
Cost of sales {ifrs-full:CostOfSales~} | (10,633) | (9,988)
Gross margin {ifrs-full:GrossProfit} | 7,194 | 7,168
Selling expenses {ifrs-full:SellingExpense~} | (4,609) | (4,258)
General and administrative expenses {ifrs-full:AdministrativeExpense~} | (660) | (599)
Research and development expenses {ifrs-full:ResearchAndDevelopmentExpense~} | (2,093) | (1,806)
Impairment of goodwill {ifrs-full:ImpairmentLossRecognisedInProfitOrLossGoodwill~} | (1,357) | (15)
Other business income {ifrs-full:OtherIncome} | 121 | 186
Other business expenses {ifrs-full:OtherExpenseByFunction~} | (125) | (123)
Income from operations {ifrs-full:ProfitLossFromOperatingActivities} | (1,529) | 553
Financial income {ifrs-full:FinanceIncome} | 58 | 149
Financial expenses {ifrs-full:FinanceCosts~} | (258) | (188)
Investments in associates, net of income taxes {ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod} | (2) | (4)
Income before tax {ifrs-full:ProfitLossBeforeTax} | (1,731) | 510
Income tax benefit (expense) {ifrs-full:IncomeTaxExpenseContinuingOperations~} | 113 | 103
Income from continuing operations {ifrs-full:ProfitLossFromContinuingOperations} | (1,618) | 613
Discontinued operations, net of income taxes {ifrs-full:ProfitLossFromDiscontinuedOperations} | 13 | 2,711
Net income {ifrs-full:ProfitLoss} | (1,605) | 3,324
Attribution of net income
Net income attributable to shareholders {ifrs-full:ProfitLossAttributableToOwnersOfParent} | (1,608) | 3,320
Net income attributable to non-controlling interests {ifrs-full:ProfitLossAttributableToNoncontrollingInterests} | 3 | 4
Basic earnings per common share {ifrs-full:BasicEarningsLossPerShare} | (1.82) | 3.65
Diluted earnings per common share {ifrs-full:DilutedEarningsLossPerShare} | (1.82) | 3.63
`,
  },
  {
    total_revenue: 17827e6,
    cost_of_revenue: 10633e6,
    gross_profit: 7194e6,
    operating_income: -1529e6,
    income_before_taxes: -1731e6,
    income_tax_expense: -113e6,
    other_income_expense_after_taxes: 10e6,
    net_income: -1608e6,
    basic_eps: -1.82,
  },
)

testTagged(
  'a partnership: "Operating expenses" is a line beside others, EPS and counts of units',
  {
    ...calendarYears(2022, 2),
    scale: 3,
    shares: 3,
    rows: `
Revenues:
Product sales {RevenueFromContractWithCustomerIncludingAssessedTax;Prod} | $2,100,111 | $1,900,222
Services {RevenueFromContractWithCustomerIncludingAssessedTax;Serv} | 900,333 | 850,444
Total revenues {Revenues} | 3,000,444 | 2,750,666
Costs and expenses:
Cost of product sales {CostOfGoodsAndServicesSold} | 1,700,222 | 1,500,333
Operating expenses {OperatingCostsAndExpenses} | 400,111 | 390,222
Depreciation and amortization {DepreciationDepletionAndAmortization} | 250,111 | 240,333
General and administrative {GeneralAndAdministrativeExpense} | 90,000 | 85,778
Total costs and expenses {CostsAndExpenses} | 2,440,444 | 2,216,666
Operating income {OperatingIncomeLoss} | 560,000 | 534,000
Earnings from equity method investments {IncomeLossFromEquityMethodInvestments} | 40,000 | 35,000
Interest expense, net {InterestIncomeExpenseNet~} | 200,000 | 190,000
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 400,000 | 379,000
Provision for income taxes {IncomeTaxExpenseBenefit} | 1,000 | 900
Net income {ProfitLoss} | 399,000 | 378,100
Less: Net income attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 9,000 | 8,100
Net income attributable to Partners {NetIncomeLoss} | 390,000 | 370,000
Less: Preferred unit distributions {PreferredStockDividendsIncomeStatementImpact} | 20,000 | 20,000
Net income attributable to common units {NetIncomeLossAvailableToCommonStockholdersBasic} | $370,000 | $350,000
Basic and diluted net income per common unit {NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax} | $1.85 | $1.75
Weighted average common units outstanding {WeightedAverageLimitedPartnershipUnitsOutstandingBasic} | 200,000 | 200,000
`,
  },
  {
    total_revenue: 3000444e3,
    cost_of_revenue: 1700222e3,
    operating_income: 560000e3,
    income_before_taxes: 400000e3,
    income_tax_expense: 1000e3,
    net_income: 390000e3,
    basic_eps: 1.85,
    diluted_eps: 1.85,
    weighted_avg_shares_basic: 200000000,
  },
)

testTagged(
  "a utility's allowance for funds used during construction is income",
  {
    form: '10-Q',
    now: ['2012-04-01', '2012-06-30'],
    before: ['2011-04-01', '2011-06-30'],
    scale: 3,
    shares: 3,
    rows: `
Operating revenues {RegulatedAndUnregulatedOperatingRevenue} | $380,201 | $433,289
Operating expenses
Electric fuel and purchased power {CostOfPurchasedPower} | 213,035 | 275,403
Operating and maintenance expenses {UtilitiesOperatingExpenseMaintenanceAndOperations} | 62,145 | 62,732
Demand side management program expenses {made:Dsm} | 3,160 | 4,382
Depreciation and amortization {DepreciationDepletionAndAmortization} | 28,249 | 26,364
Taxes (other than income taxes) {TaxesExcludingIncomeAndExciseTaxes} | 11,721 | 10,975
Total operating expenses {CostsAndExpenses} | 318,310 | 379,856
Operating income {OperatingIncomeLoss} | 61,891 | 53,433
Other income, net {OtherNonoperatingIncomeExpense} | 142 | 84
Allowance for funds used during construction - equity {PublicUtilitiesAllowanceForFundsUsedDuringConstructionCapitalizedCostOfEquity} | 1,702 | 1,358
Interest charges and financing costs
Interest charges - includes other financing costs of $754 and $765 {InterestExpense} | 16,935 | 16,068
Allowance for funds used during construction - debt {PublicUtilitiesAllowanceForFundsUsedDuringConstructionCapitalizedInterest~} | (1,073) | (1,018)
Total interest charges and financing costs {InterestAndDebtExpense} | 15,862 | 15,050
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 47,873 | 39,825
Income taxes {IncomeTaxExpenseBenefit} | 17,579 | 15,153
Net income {NetIncomeLoss} | $30,294 | $24,672
`,
  },
  {
    total_revenue: 380201e3,
    operating_income: 61891e3,
    other_interest_income_expense_net: -15862e3,
    other_income_expense_net: 1844e3,
    income_before_taxes: 47873e3,
    net_income: 30294e3,
  },
)
