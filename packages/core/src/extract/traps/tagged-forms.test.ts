import { calendarYears, testBoth } from './tagged.fixture.ts'

testBoth(
  'two businesses one above the other, both with a result before taxes',
  {
    ...calendarYears(2024, 2),
    scale: 3,
    shares: 3,
    title: 'CONSOLIDATED STATEMENTS OF OPERATIONS',
    units: '(Dollars in thousands, except per share amounts)',
    rows: `
Homebuilding:
Revenues {Revenues;Home} | 6,903,000 | 6,212,700
Construction and land costs {CostOfGoodsAndServicesSold;Home} | 5,460,000 | 4,914,000
Selling, general and administrative expenses {SellingGeneralAndAdministrativeExpense;Home} | 690,000 | 621,000
Operating income {OperatingIncomeLoss;Home} | 753,000 | 677,700
Interest income and other {InvestmentIncomeInterest;Home} | 6,000 | 5,400
Equity in income of unconsolidated joint ventures {IncomeLossFromEquityMethodInvestments;Home} | 6,000 | 5,400
Homebuilding pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest;Home} | 765,000 | 688,500
Financial services:
Revenues {Revenues;Fin} | 27,000 | 24,300
Expenses {OperatingExpenses;Fin} | 6,000 | 5,400
Equity in income of unconsolidated joint venture {IncomeLossFromEquityMethodInvestments;Fin} | 30,000 | 27,000
Financial services pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest;Fin} | 51,000 | 45,900
Total pretax income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 816,000 | 734,400
Income tax expense {IncomeTaxExpenseBenefit~} | (192,000) | (172,800)
Net income {NetIncomeLoss} | 624,000 | 561,600
Earnings per share:
Basic {EarningsPerShareBasic} | 8.76 | 7.89
Diluted {EarningsPerShareDiluted} | 8.50 | 7.65
Weighted average shares outstanding:
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 71,200 | 71,200
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 73,400 | 73,400
`,
  },
  {
    total_revenue: 6930e6,
    operating_income: null,
    income_before_taxes: 816e6,
    income_tax_expense: 192e6,
    net_income: 624e6,
  },
)

testBoth(
  'what is attributable to preferred units comes off',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'STATEMENTS OF CONSOLIDATED OPERATIONS',
    units: '(Dollars in millions, except per unit amounts)',
    rows: `
Revenues:
 Third parties {Revenues;Third} | 56,100 | 50,490
 Related parties {Revenues;Rel} | 119 | 107
  Total revenues {Revenues} | 56,219 | 50,597
Costs and expenses:
 Operating costs and expenses:
 Third party and other costs {made:Third} | 47,600 | 42,840
 Related parties {made:Related} | 1,450 | 1,305
  Total operating costs and expenses {CostOfRevenue} | 49,050 | 44,145
 General and administrative costs:
 Third party and other costs {made:GaThird} | 90 | 81
 Related parties {made:GaRel} | 154 | 139
  Total general and administrative costs {GeneralAndAdministrativeExpense} | 244 | 220
Total costs and expenses {CostsAndExpenses} | 49,294 | 44,365
Equity in income of unconsolidated affiliates {IncomeLossFromEquityMethodInvestments} | 406 | 365
Operating income {OperatingIncomeLoss} | 7,331 | 6,597
Other income (expense):
 Interest expense {InterestExpense~} | (1,352) | (1,217)
 Interest income {InvestmentIncomeInterest} | 37 | 33
 Other, net {OtherNonoperatingIncomeExpense} | 5 | 5
Total other expense, net {NonoperatingIncomeExpense} | (1,310) | (1,179)
Income before income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 6,021 | 5,418
Provision for income taxes {IncomeTaxExpenseBenefit~} | (65) | (58)
Net income {ProfitLoss} | 5,956 | 5,360
Net income attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest~} | (69) | (62)
Net income attributable to preferred units {made:PrefUnits~} | (4) | (4)
Net income attributable to common unitholders {NetIncomeLoss} | 5,883 | 5,294
Earnings per unit:
 Basic earnings per common unit {NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax} | 2.71 | 2.71
 Diluted earnings per common unit {NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted} | 2.69 | 2.69
`,
  },
  {
    total_revenue: 56219e6,
    operating_income: 7331e6,
    income_before_taxes: 6021e6,
    income_tax_expense: 65e6,
    basic_eps: 2.71,
    diluted_eps: 2.69,
  },
)

testBoth(
  'a blank-check company: no revenue, one figure for each class',
  {
    ...calendarYears(2024, 2),
    scale: 0,
    shares: 0,
    title: 'STATEMENTS OF OPERATIONS',
    units: '',
    spread: true,
    rows: `
Formation and operating costs {OperatingExpenses} | 2,144,333 | 1,929,900
Loss from operations {OperatingIncomeLoss} | (2,144,333) | (1,929,900)
Other income:
 Interest earned on marketable securities held in Trust Account {InvestmentIncomeInterest} | 6,133,222 | 5,519,900
 Change in fair value of warrant liabilities {FairValueAdjustmentOfWarrants~} | 411,000 | 369,900
  Total other income, net {NonoperatingIncomeExpense} | 6,544,222 | 5,889,800
Income before provision for income taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 4,399,889 | 3,959,900
Provision for income taxes {IncomeTaxExpenseBenefit~} | (1,240,000) | (1,116,000)
Net income {NetIncomeLoss} | 3,159,889 | 2,843,900
Basic and diluted weighted average shares outstanding, Class A common stock subject to possible redemption {WeightedAverageNumberOfSharesOutstandingBasic;us-gaap:StatementClassOfStockAxis=us-gaap:CommonClassAMember} | 23,000,000 | 23,000,000
Basic and diluted net income per share, Class A common stock subject to possible redemption {EarningsPerShareBasic;us-gaap:StatementClassOfStockAxis=us-gaap:CommonClassAMember} | 0.11 | 0.11
Basic and diluted weighted average shares outstanding, Class B common stock {WeightedAverageNumberOfSharesOutstandingBasic;us-gaap:StatementClassOfStockAxis=us-gaap:CommonClassBMember} | 5,750,000 | 5,750,000
Basic and diluted net income per share, Class B common stock {EarningsPerShareBasic;us-gaap:StatementClassOfStockAxis=us-gaap:CommonClassBMember} | 0.11 | 0.11
`,
  },
  {
    total_revenue: null,
    cost_of_revenue: null,
    operating_income: -2144333,
    income_before_taxes: 4399889,
    income_tax_expense: 1240000,
    net_income: 3159889,
    basic_eps: 0.11,
    diluted_eps: 0.11,
    weighted_avg_shares_basic: 23000000,
  },
)

testBoth(
  'health care costs and the cost of products of one member are one cost',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    units: '(In millions, except per share data)',
    spread: true,
    rows: `
Revenues:
 Products {RevenueFromContractWithCustomerExcludingAssessedTax;Prod} | 245,042 | 220,538
 Premiums {PremiumsEarnedNet} | 122,900 | 110,610
 Services {RevenueFromContractWithCustomerExcludingAssessedTax;Serv} | 3,900 | 3,510
 Net investment income {NetInvestmentIncome} | 1,967 | 1,770
  Total revenues {Revenues} | 373,809 | 336,428
Operating costs:
 Cost of products sold {CostOfGoodsAndServicesSold;Prod} | 217,098 | 195,388
 Health care costs {PolicyholderBenefitsAndClaimsIncurredHealthCare} | 115,121 | 103,609
 Operating expenses {OperatingExpenses} | 42,100 | 37,890
 Restructuring charges {RestructuringCharges} | 1,179 | 1,061
 Opioid litigation charge {made:Opioid} | 100 | 90
  Total operating costs {CostsAndExpenses} | 375,598 | 338,038
Operating income {OperatingIncomeLoss} | (1,789) | (1,610)
Interest expense {InterestExpense} | 295 | 266
Other income {OtherNonoperatingIncomeExpense~} | (99) | (89)
Income before income tax provision {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | (1,985) | (1,787)
Income tax provision {IncomeTaxExpenseBenefit} | 1,562 | 1,406
Net income {ProfitLoss} | (3,547) | (3,193)
Net (income) loss attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest~} | 28 | 25
Net income attributable to the Company {NetIncomeLoss} | (3,519) | (3,168)
Earnings per share:
 Basic {EarningsPerShareBasic} | (6.87) | (6.18)
 Diluted {EarningsPerShareDiluted} | (6.79) | (6.12)
Weighted-average shares outstanding:
 Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 512.3 | 512.3
 Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 517.9 | 517.9
`,
  },
  {
    total_revenue: 373809e6,
    cost_of_revenue: 332219e6,
    operating_income: -1789e6,
    income_before_taxes: -1985e6,
    income_tax_expense: 1562e6,
    other_income_expense_after_taxes: 28e6,
    net_income: -3519e6,
  },
)

testBoth(
  'a total of revenue without a name after subtotals',
  {
    ...calendarYears(2024, 2),
    scale: 6,
    shares: 6,
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    units: '($ in millions, except per share amounts)',
    spread: true,
    rows: `
REVENUES
Base management fees {RevenueFromContractWithCustomerExcludingAssessedTax;Base} | 1,288 | 1,159
Franchise fees {RevenueFromContractWithCustomerExcludingAssessedTax;Fran} | 3,113 | 2,802
Incentive management fees {RevenueFromContractWithCustomerExcludingAssessedTax;Inc} | 769 | 692
Gross fee revenues {RevenueFromContractWithCustomerExcludingAssessedTax;Gross} | 5,170 | 4,653
Contract investment amortization {made:CiaRevenue~} | (103) | (93)
Net fee revenues {RevenueFromContractWithCustomerExcludingAssessedTax;NetFee} | 5,067 | 4,560
Owned, leased, and other revenue {RevenueFromContractWithCustomerExcludingAssessedTax;Owned} | 1,551 | 1,396
Cost reimbursement revenue {RevenueFromContractWithCustomerExcludingAssessedTax;Reimb} | 18,482 | 16,634
 {Revenues} | 25,100 | 22,590
OPERATING COSTS AND EXPENSES
Owned, leased, and other - direct {CostOfGoodsAndServicesSold;Owned} | 1,200 | 1,080
Depreciation, amortization, and other {OtherDepreciationAndAmortization} | 183 | 165
General, administrative, and other {GeneralAndAdministrativeExpense} | 1,074 | 967
Restructuring and merger-related charges {made:Restr} | 77 | 69
Reimbursed expenses {CostOfGoodsAndServicesSold;Reimb} | 18,799 | 16,919
 {CostsAndExpenses} | 21,333 | 19,200
OPERATING INCOME {OperatingIncomeLoss} | 3,767 | 3,390
Gains and other income, net {made:Gains} | 31 | 28
Interest expense {InterestExpenseNonoperating~} | (695) | (625)
Interest income {InvestmentIncomeInterest} | 40 | 36
Equity in earnings {IncomeLossFromEquityMethodInvestments} | 8 | 7
INCOME BEFORE INCOME TAXES {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 3,151 | 2,836
Provision for income taxes {IncomeTaxExpenseBenefit~} | (776) | (698)
NET INCOME {NetIncomeLoss} | 2,375 | 2,138
EARNINGS PER SHARE
Earnings per share – basic {EarningsPerShareBasic} | 8.36 | 8.36
Earnings per share – diluted {EarningsPerShareDiluted} | 8.33 | 8.33
`,
  },
  {
    total_revenue: 25100e6,
    operating_income: 3767e6,
    income_before_taxes: 3151e6,
    income_tax_expense: 776e6,
    net_income: 2375e6,
  },
)
