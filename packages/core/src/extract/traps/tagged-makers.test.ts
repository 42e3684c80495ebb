import { calendarYears, testTagged } from './tagged.fixture.ts'

testTagged(
  "a total under a name of the company's own between tax and net income",
  {
    ...calendarYears(2023, 2),
    scale: 6,
    shares: 6,
    rows: `
Sales and revenues:
Sales of Machinery, Energy & Transportation {Revenues;Met} | $63,869 | $56,574
Revenues of Financial Products {Revenues;Fin} | 3,191 | 2,853
Total sales and revenues {Revenues} | 67,060 | 59,427
Operating costs:
Cost of goods sold {CostOfRevenue} | 42,767 | 41,350
Selling, general and administrative expenses {SellingGeneralAndAdministrativeExpense} | 6,371 | 5,651
Research and development expenses {ResearchAndDevelopmentExpense} | 2,108 | 1,814
Interest expense of Financial Products {FinancingInterestExpense} | 1,030 | 565
Goodwill impairment charge {GoodwillImpairmentLoss} | — | 925
Other operating (income) expenses {OtherOperatingIncomeExpenseNet~} | 1,818 | 1,218
Total operating costs {CostsAndExpenses} | 54,094 | 51,523
Operating profit {OperatingIncomeLoss} | 12,966 | 7,904
Interest expense excluding Financial Products {InterestExpenseDebt} | 511 | 443
Other income (expense) {OtherNonoperatingIncomeExpense} | 595 | 1,291
Consolidated profit before taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments} | 13,050 | 8,752
Provision (benefit) for income taxes {IncomeTaxExpenseBenefit} | 2,781 | 2,067
Profit of consolidated companies {made:ProfitLossOfConsolidatedCompanies} | 10,269 | 6,685
Equity in profit (loss) of unconsolidated affiliated companies {IncomeLossFromEquityMethodInvestments} | 63 | 19
Profit of consolidated and affiliated companies {ProfitLoss} | 10,332 | 6,704
Less: Profit (loss) attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | (3) | (1)
Profit {NetIncomeLoss} | $10,335 | $6,705
Profit per common share {EarningsPerShareBasic} | $20.24 | $12.72
Profit per common share - diluted {EarningsPerShareDiluted} | $20.12 | $12.64
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 510.6 | 526.9
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 513.6 | 530.4
`,
  },
  {
    total_revenue: 67060e6,
    cost_of_revenue: 42767e6,
    operating_income: 12966e6,
    income_before_taxes: 13050e6,
    income_tax_expense: 2781e6,
    other_investment_income_expense_after_taxes: 63e6,
    other_income_expense_after_taxes: 3e6,
    net_income: 10335e6,
    basic_eps: 20.24,
    weighted_avg_shares_basic: 510600000,
  },
)

testTagged(
  'costs tagged by product with an unnamed total',
  {
    ...calendarYears(2022, 2),
    scale: 6,
    shares: 6,
    rows: `
Product sales {RevenueFromContractWithCustomerExcludingAssessedTax;Prod} | $25,960 | $25,643
Service sales {RevenueFromContractWithCustomerExcludingAssessedTax;Serv} | 9,506 | 8,749
Net sales {RevenueFromContractWithCustomerExcludingAssessedTax} | 35,466 | 34,392
Costs, expenses and other
Cost of products sold {CostOfGoodsAndServicesSold;Prod} | 17,346 | 17,744
Cost of services sold {CostOfGoodsAndServicesSold;Serv} | 5,481 | 5,317
{CostOfGoodsAndServicesSold} | 22,827 | 23,061
Research and development expenses {ResearchAndDevelopmentExpense} | 1,478 | 1,333
Selling, general and administrative expenses {SellingGeneralAndAdministrativeExpense} | 5,214 | 4,798
Other (income) expense {OtherNonoperatingIncomeExpense~} | (366) | (1,378)
Interest and other financial charges {InterestExpense} | 414 | 343
{CostsAndExpenses} | 29,567 | 28,157
Income before taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 5,899 | 6,235
Tax expense {IncomeTaxExpenseBenefit} | 1,412 | 1,625
Net income {ProfitLoss} | 4,487 | 4,610
Less: Net income (loss) attributable to the noncontrolling interest {NetIncomeLossAttributableToNoncontrollingInterest} | (4) | 68
Net income attributable to the Company {NetIncomeLoss} | $4,491 | $4,542
Earnings per share of common stock - basic {EarningsPerShareBasic} | $6.60 | $6.56
Earnings per share of common stock - assuming dilution {EarningsPerShareDiluted} | $6.54 | $6.47
`,
  },
  {
    total_revenue: 35466e6,
    cost_of_revenue: 22827e6,
    gross_profit: 12639e6,
    operating_income: null,
    income_before_taxes: 5899e6,
    net_income: 4491e6,
    basic_eps: 6.6,
    diluted_eps: 6.54,
  },
)

testTagged(
  'revenue by product, income printed as a negative expense',
  {
    ...calendarYears(2020, 2),
    scale: 6,
    shares: 6,
    rows: `
OPERATING REVENUES:
Passenger {Revenues;Pass} | $7,665 | $20,776
Freight {Revenues;Frei} | 161 | 172
Other {Revenues;Othr} | 1,222 | 1,480
Total operating revenues {Revenues} | 9,048 | 22,428
OPERATING EXPENSES, NET:
Salaries, wages, and benefits {LaborAndRelatedExpense} | 6,811 | 8,293
Payroll support and voluntary Employee programs, net {made:PayrollSupport} | (967) | —
Fuel and oil {AircraftFuel} | 1,849 | 4,347
Maintenance materials and repairs {AircraftMaintenanceMaterialsAndRepairs} | 750 | 1,223
Landing fees and airport rentals {LandingFeesAndOtherRentals} | 1,240 | 1,363
Depreciation and amortization {DepreciationAndAmortization} | 1,255 | 1,219
Other operating expenses {OtherCostAndExpenseOperating} | 1,926 | 3,026
Total operating expenses, net {OperatingExpenses} | 12,864 | 19,471
OPERATING INCOME (LOSS) {OperatingIncomeLoss} | (3,816) | 2,957
OTHER EXPENSES (INCOME):
Interest expense {InterestExpense} | 349 | 118
Capitalized interest {InterestCostsCapitalizedAdjustment~} | (35) | (36)
Interest income {InvestmentIncomeInterest~} | (32) | (90)
Other (gains) losses, net {OtherNonoperatingIncomeExpense~} | 158 | 8
Total other expenses (income) {NonoperatingIncomeExpense~} | 440 | —
INCOME (LOSS) BEFORE INCOME TAXES {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | (4,256) | 2,957
PROVISION (BENEFIT) FOR INCOME TAXES {IncomeTaxExpenseBenefit} | (1,182) | 657
NET INCOME (LOSS) {NetIncomeLoss} | $(3,074) | $2,300
NET INCOME (LOSS) PER SHARE, BASIC {EarningsPerShareBasic} | $(5.44) | $4.28
NET INCOME (LOSS) PER SHARE, DILUTED {EarningsPerShareDiluted} | $(5.44) | $4.27
Basic {WeightedAverageNumberOfSharesOutstandingBasic} | 565 | 538
Diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 565 | 539
`,
  },
  {
    total_revenue: 9048e6,
    operating_income: -3816e6,
    other_interest_income_expense_net: -282e6,
    income_before_taxes: -4256e6,
    income_tax_expense: -1182e6,
    net_income: -3074e6,
    basic_eps: -5.44,
  },
)

testTagged(
  'net income before the noncontrolling share, continuing EPS above the whole',
  {
    ...calendarYears(2022, 2),
    scale: 6,
    shares: 6,
    rows: `
Revenues {Revenues} | $100,330 | $81,288
Cost of sales {CostOfGoodsAndServicesSold} | 34,344 | 30,821
Selling, informational and administrative expenses {SellingGeneralAndAdministrativeExpense} | 13,677 | 12,703
Research and development expenses {ResearchAndDevelopmentExpense} | 11,428 | 10,360
Acquired in-process research and development expenses {ResearchAndDevelopmentInProcess} | 953 | 3,469
Amortization of intangible assets {AmortizationOfIntangibleAssets} | 3,609 | 3,700
Restructuring charges and certain acquisition-related costs {made:Restructuring} | 1,375 | 802
Other (income)/deductions - net {OtherNonoperatingIncomeExpense~} | 217 | (1,878)
Income from continuing operations before provision/(benefit) for taxes on income {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 34,729 | 24,311
Provision/(benefit) for taxes on income {IncomeTaxExpenseBenefit} | 3,328 | 1,852
Income from continuing operations {IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest} | 31,401 | 22,459
Discontinued operations - net of tax {IncomeLossFromDiscontinuedOperationsNetOfTax} | 6 | (434)
Net income before allocation to noncontrolling interests {ProfitLoss} | 31,407 | 22,025
Less: Net income attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | 35 | 45
Net income attributable to the Company common shareholders {NetIncomeLoss} | $31,372 | $21,979
Income from continuing operations attributable to the Company common shareholders {IncomeLossFromContinuingOperationsPerBasicShare} | $5.59 | $4.00
Net income attributable to the Company common shareholders {EarningsPerShareBasic} | $5.59 | $3.92
Net income attributable to the Company common shareholders {EarningsPerShareDiluted} | $5.47 | $3.85
Weighted-average shares - basic {WeightedAverageNumberOfSharesOutstandingBasic} | 5,608 | 5,601
Weighted-average shares - diluted {WeightedAverageNumberOfDilutedSharesOutstanding} | 5,733 | 5,708
`,
  },
  {
    total_revenue: 100330e6,
    cost_of_revenue: 34344e6,
    operating_income: null,
    income_before_taxes: 34729e6,
    income_tax_expense: 3328e6,
    net_income: 31372e6,
    basic_eps: 5.59,
    diluted_eps: 5.47,
  },
)

testTagged(
  'both costs of two kinds of revenue by member, net income tagged twice',
  {
    ...calendarYears(2022, 2),
    scale: 6,
    shares: 6,
    rows: `
Service revenues and other {RevenueFromContractWithCustomerExcludingAssessedTax;Serv} | $109,625 | $110,449
Wireless equipment revenues {RevenueFromContractWithCustomerExcludingAssessedTax;Equi} | 27,210 | 23,164
Total Operating Revenues {Revenues} | 136,835 | 133,613
Cost of services (exclusive of items shown below) {CostOfGoodsAndServicesSold;Serv} | 28,637 | 31,234
Cost of wireless equipment {CostOfGoodsAndServicesSold;Equi} | 30,496 | 25,067
Selling, general and administrative expense {SellingGeneralAndAdministrativeExpense} | 30,136 | 28,658
Depreciation and amortization expense {DepreciationDepletionAndAmortization} | 17,099 | 16,206
Total Operating Expenses {CostsAndExpenses} | 106,368 | 101,165
Operating Income {OperatingIncomeLoss} | 30,467 | 32,448
Equity in earnings (losses) of unconsolidated businesses {IncomeLossFromEquityMethodInvestments} | 44 | 145
Other income (expense), net {OtherNonoperatingIncomeExpense} | 1,373 | 312
Interest expense {InterestExpense~} | (3,613) | (3,485)
Income Before Provision For Income Taxes {IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest} | 28,271 | 29,420
Provision for income taxes {IncomeTaxExpenseBenefit~} | (6,523) | (6,802)
Net Income {ProfitLoss} | $21,748 | $22,618
Net income attributable to noncontrolling interests {NetIncomeLossAttributableToNoncontrollingInterest} | $492 | $553
Net income attributable to the Company {NetIncomeLoss} | 21,256 | 22,065
Net Income {ProfitLoss} | $21,748 | $22,618
Basic {EarningsPerShareBasic} | $5.06 | $5.32
Weighted-average shares outstanding {WeightedAverageNumberOfSharesOutstandingBasic} | 4,202 | 4,148
Diluted {EarningsPerShareDiluted} | $5.06 | $5.32
Weighted-average shares outstanding {WeightedAverageNumberOfDilutedSharesOutstanding} | 4,204 | 4,150
`,
  },
  {
    total_revenue: 136835e6,
    cost_of_revenue: 59133e6,
    operating_income: 30467e6,
    income_before_taxes: 28271e6,
    income_tax_expense: 6523e6,
    net_income: 21256e6,
    diluted_eps: 5.06,
    weighted_avg_shares_diluted: 4204000000,
  },
)
