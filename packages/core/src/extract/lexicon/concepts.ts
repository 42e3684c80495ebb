/**
 * Concepts of us-gaap and ifrs-full per field, in order of preference, as local names: the taxonomy's prefix is
 * checked by the caller. Order matters only among rows that stand on the face of the statement.
 */
export const REVENUE = [
  'RevenuesNetOfInterestExpense',
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'SalesRevenueNet',
  'SalesRevenueGoodsNet',
  'SalesRevenueServicesNet',
  'RegulatedAndUnregulatedOperatingRevenue',
  'RegulatedOperatingRevenue',
  'ElectricUtilityRevenue',
  'GasUtilityRevenue',
  'UtilityRevenue',
  'RealEstateRevenueNet',
  'OperatingLeasesIncomeStatementLeaseRevenue',
  'OperatingLeaseLeaseIncome',
  'HealthCareOrganizationRevenue',
  'HealthCareOrganizationPatientServiceRevenue',
  'OilAndGasRevenue',
  'OilAndGasSalesRevenue',
  'RevenueMineralSales',
  'RevenuesExcludingInterestAndDividends',
  'RevenueNotFromContractWithCustomer',
  'RevenueNotFromContractWithCustomerOther',
  'LicensesRevenue',
  'RoyaltyRevenue',
  'ContractsRevenue',
  'FoodAndBeverageRevenue',
  'AdvertisingRevenue',
  'PremiumsEarnedNet',
  'GrossInvestmentIncomeOperating',
  'Revenue',
  'RevenueFromContractsWithCustomers',
]

export const COST = [
  'CostOfRevenue',
  'CostOfGoodsAndServicesSold',
  'CostOfGoodsSold',
  'CostOfServices',
  'CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization',
  'CostOfGoodsSoldExcludingDepreciationDepletionAndAmortization',
  'CostOfServicesExcludingDepreciationDepletionAndAmortization',
  'CostOfGoodsSoldExcludingAmortization',
  'CostOfRealEstateRevenue',
  'CostOfMerchandiseSalesBuyingAndOccupancyCosts',
  'CostOfRevenueExcludingDepreciationDepletionAndAmortization',
  'DirectOperatingCosts',
  'LicenseCosts',
  'CostOfSales',
]

/** Interest that a lender or a trust earns, before or after what it pays. */
export const INTEREST = ['InterestAndDividendIncomeOperating', 'InterestIncomeOperating', 'InterestIncomeExpenseNet']

/** Totals of expenses. */
export const EXPENSES = [
  'CostsAndExpenses',
  'OperatingExpenses',
  'BenefitsLossesAndExpenses',
  'NoninterestExpense',
  'OperatingCostsAndExpenses',
]

export const GROSS_PROFIT = ['GrossProfit']

export const OPERATING_INCOME = ['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities']

export const BEFORE_TAX = [
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxes',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic',
  'IncomeLossIncludingPortionAttributableToNoncontrollingInterestBeforeTax',
  'IncomeLossBeforeIncomeTaxes',
  'ProfitLossBeforeTax',
]

export const TAX = [
  'IncomeTaxExpenseBenefit',
  'IncomeTaxExpenseContinuingOperations',
  'IncomeTaxExpenseBenefitContinuingOperations',
]

export const NET_INCOME = [
  'NetIncomeLoss',
  'ProfitLossAttributableToOwnersOfParent',
  'ProfitLoss',
  'NetIncomeLossIncludingPortionAttributableToNonredeemableNoncontrollingInterest',
  'IncomeLossAttributableToParent',
  'NetIncomeLossAvailableToCommonStockholdersBasic',
  'NetIncomeLossAttributableToParentDiluted',
  'NetIncreaseDecreaseInNetAssetsResultingFromOperations',
  'IncomeLossFromContinuingOperations',
]

export const EPS_BASIC = [
  'EarningsPerShareBasic',
  'EarningsPerShareBasicAndDiluted',
  'BasicEarningsLossPerShare',
  'BasicAndDilutedEarningsLossPerShare',
  'NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax',
  'NetIncomeLossPerOutstandingLimitedPartnershipAndGeneralPartnershipUnitBasic',
  'NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted',
  'IncomeLossFromContinuingOperationsPerBasicShare',
  'IncomeLossFromContinuingOperationsPerBasicAndDilutedShare',
  'BasicEarningsLossPerShareFromContinuingOperations',
]
export const EPS_DILUTED = [
  'EarningsPerShareDiluted',
  'EarningsPerShareBasicAndDiluted',
  'DilutedEarningsLossPerShare',
  'BasicAndDilutedEarningsLossPerShare',
  'NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted',
  'IncomeLossFromContinuingOperationsPerDilutedShare',
  'IncomeLossFromContinuingOperationsPerBasicAndDilutedShare',
  'DilutedEarningsLossPerShareFromContinuingOperations',
]
export const SHARES_BASIC = [
  'WeightedAverageNumberOfSharesOutstandingBasic',
  'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  'WeightedAverageNumberOfSharesIssuedBasic',
  'WeightedAverageShares',
  'WeightedAverageLimitedPartnershipUnitsOutstanding',
  'WeightedAverageLimitedPartnershipUnitsOutstandingBasic',
]
export const SHARES_DILUTED = [
  'WeightedAverageNumberOfDilutedSharesOutstanding',
  'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  'AdjustedWeightedAverageShares',
  'WeightedAverageNumberDilutedSharesOutstandingAdjustment0',
  'WeightedAverageLimitedPartnershipUnitsOutstandingDiluted',
]

/** Local name, and whether it is of a standard taxonomy. */
export function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
export function isStandard(name: string): boolean {
  return /^(us-gaap|ifrs-full|srt):/.test(name)
}
