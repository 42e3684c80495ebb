/** What the axes and concepts of the taxonomies say of a fact of revenue. */
import { describe, expect, it } from 'vitest'
import { AXES, isRevenue } from './axes.ts'

const kindOf = (axis: string) => AXES.find(([pattern]) => pattern.test(axis))?.[1] ?? null

describe('an axis', () => {
  it.each([
    ['us-gaap:StatementBusinessSegmentsAxis', 'segment'],
    ['ifrs-full:SegmentsAxis', 'segment'],
    ['us-gaap:SubsegmentsAxis', 'segment'],
    ['srt:ProductOrServiceAxis', 'product'],
    ['ifrs-full:ProductsAndServicesAxis', 'product'],
    ['srt:StatementGeographicalAxis', 'place'],
    ['ifrs-full:GeographicalAreasAxis', 'place'],
    ['us-gaap:RestatementOfGeographicalAxis', 'place'],
    ['us-gaap:GeographicDistributionAxis', 'place'],
    ['srt:ConsolidationItemsAxis', 'items'],
    ['ifrs-full:SegmentConsolidationItemsAxis', 'items'],
    ['us-gaap:ConcentrationRiskByTypeAxis', 'noise'],
    ['us-gaap:ConcentrationRiskByBenchmarkAxis', 'noise'],
    ['us-gaap:LiabilityForCatastropheClaimsByCatastrophicEventAxis', null],
    ['us-gaap:TimingOfTransferOfGoodOrServiceAxis', null],
    ['us-gaap:StatementClassOfStockAxis', null],
    ['nke:BrandSegmentsAxisOfOurs', null],
    ['jnj:ProductFamilyAxis', null],
  ])('%s is %s', (axis, kind) => expect(kindOf(axis)).toBe(kind))
})

describe('a concept of revenue', () => {
  it.each([
    'us-gaap:Revenues',
    'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
    'us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax',
    'us-gaap:RevenuesExcludingInterestAndDividends',
    'us-gaap:SalesRevenueNet',
    'us-gaap:PremiumsEarnedNet',
    'ifrs-full:Revenue',
    'unh:RevenuesExternal',
    'pg:NetSales',
  ])('%s', (concept) => expect(isRevenue(concept)).toBe(true))

  it.each([
    'us-gaap:CostOfRevenue',
    'us-gaap:DeferredRevenueCurrent',
    'us-gaap:ContractWithCustomerLiabilityRevenueRecognized',
    'us-gaap:RevenueRemainingPerformanceObligation',
    'us-gaap:IncomeTaxReconciliationRevenueTaxes',
    'us-gaap:RevenueReceivable',
    'us-gaap:UnearnedRevenue',
    'us-gaap:AllowanceForSalesRevenue',
    'us-gaap:RevenuePercentage',
    'us-gaap:RevenuesNetOfInterestExpense',
    'us-gaap:IntersegmentRevenue',
    'us-gaap:RevenueGrowth',
    'us-gaap:BusinessAcquisitionsProFormaRevenue',
    'us-gaap:OperatingIncomeLoss',
    'us-gaap:SellingGeneralAndAdministrativeExpense',
    'us-gaap:OtherSalesman',
  ])('not %s', (concept) => expect(isRevenue(concept)).toBe(false))
})
