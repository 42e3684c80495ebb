/** Names in notes about segments and places, as the samples and the filings named print them. */
import { describe, expect, it } from 'vitest'
import { fullName, lastWhere, memberName, sharedWords } from './labels.ts'
import {
  canBeDivision,
  cleanName,
  columnName,
  groupName,
  isDeduction,
  isMeasure,
  isPlaceName,
  isProfit,
  isResidual,
  kindOfNames,
} from './names.ts'

describe('a name of a division', () => {
  it.each([
    'iPhone',
    'Wearables, Home and Accessories',
    'Family of Apps',
    'Commercial Airplanes',
    'Defense, Space & Security',
    'U.S. Retail Coffee',
    'Corporate Banking',
    'Corporate & Investment Bank',
    'Corporate Travel',
    'Less-than-truckload',
    'Administrative services',
    'Cost reimbursements',
    'Reimbursed costs',
    'Expense Management',
    'Deferred annuities',
    'Services',
    'Advertising',
    'North America',
    'Insurance',
    'Health, Baby and Wellness',
    'Converse',
  ])('%s', (label) => {
    expect(canBeDivision(label)).toBe(true)
    expect(isResidual(label)).toBe(false)
  })

  it.each([
    'Net sales',
    'Total revenues',
    'Cost of sales',
    'Operating income',
    'Net income',
    'Depreciation and amortization',
    'Total assets',
    'Customer A',
    'Acquired properties',
    'September',
    'Dec. 31,',
    'Same-store revenues',
    'Comparable stores',
    'Transferred over time',
    'Point in time',
    'First quarter',
    '4th',
    'Guarantor subsidiaries',
    'Salaries and wages',
    'Deferred revenue',
    'Total reportable segments',
    'Intersegment total',
    '1995',
    '$ 1,234',
    'Software 1,204 | 980',
    '',
    'x'.repeat(81),
  ])('not "%s"', (label) => expect(canBeDivision(label) && !isResidual(label)).toBe(false))

  it.each([
    'Corporate and other',
    'Corporate',
    'Total corporate',
    'Headquarters',
    'Eliminations',
    'Intersegment eliminations',
    'Inter-segment sales',
    'Unallocated',
    'Hedging',
    'Reconciling items',
    'Less: returns',
    'Sales discounts',
    'Promotional allowances',
  ])('what belongs to none: %s', (label) => expect(isResidual(label)).toBe(true))

  it('is a deduction where it takes something off', () => {
    expect(['Less: returns', 'Sales discounts', 'Rebates'].map(isDeduction)).toEqual([true, true, true])
    expect(['Discount stores', 'Endless'].map(isDeduction)).toEqual([false, false])
  })
})

describe('a measure', () => {
  it.each([
    'net sales',
    'total revenues',
    'segment revenue',
    'third-party sales',
    'operating revenues',
    'premiums earned',
  ])('of revenue: %s', (words) => expect(isMeasure(words)).toBe(true))

  it.each([
    'cost of sales',
    'sales growth',
    'revenue growth %',
    'deferred revenue',
    'inter-segment sales',
    'software',
    'net income',
  ])('none of revenue: %s', (words) => expect(isMeasure(words)).toBe(false))

  it.each([
    'operating income',
    'segment profit',
    'segment results',
    'ebitda',
    'income from operations',
    'identifiable assets',
  ])('of something else: %s', (words) => {
    expect(isProfit(words)).toBe(true)
    expect(isMeasure(words)).toBe(false)
  })

  it.each(['software', 'net sales', 'europe'])('of nothing else: %s', (words) => expect(isProfit(words)).toBe(false))
})

describe('a name without what stands around it', () => {
  it.each([
    ['Net sales - Europe', 'Europe'],
    ['Revenues: Software', 'Software'],
    ['– Services', 'Services'],
    ['(In millions) Software', 'Software'],
    ['China (1)', 'China'],
    ['U.S.', 'U.S.'],
    ['Non-U.S.', 'Non-U.S.'],
  ])('%s is %s', (printed, name) => expect(cleanName(printed)).toBe(name))

  it.each([
    ['Total Software', 'Software'],
    ['Software total', 'Software'],
    ['Americas net sales', 'Americas'],
    ['Total', ''],
    ['Net sales', ''],
    ['Total revenues', ''],
  ])('the group of "%s" is "%s"', (printed, name) => expect(groupName(printed)).toBe(name))

  it.each([
    ['Three Months Ended June 30, 2023 Americas', 'Americas'],
    ['Year Ended December 31, 1995', ''],
    ['Fiscal 2024 Wholesale', 'Wholesale'],
    ['Europe (in millions)', 'Europe'],
    ['52 weeks ended September 3, 2023 Stores', 'Stores'],
    ['Quarter ended March 31 Cloud', 'Cloud'],
    ['(unaudited) Energy', 'Energy'],
    ['2023', ''],
  ])('the column "%s" is of "%s"', (head, name) => expect(columnName(head)).toBe(name))
})

describe('places and businesses', () => {
  it.each([
    'Americas',
    'Greater China',
    'Europe, Middle East and Africa',
    'U.S.',
    'Rest of World',
    'Americas net sales',
  ])('%s is a place', (label) => expect(isPlaceName(label)).toBe(true))

  it.each(['iPhone', 'Converse', 'Cloud', 'Global Services'])('%s is none', (label) =>
    expect(isPlaceName(label)).toBe(false),
  )

  it.each<[string[], boolean, 'business' | 'geographical' | null]>([
    [['Americas', 'Europe', 'Japan'], false, 'geographical'],
    [['iPhone', 'Mac', 'iPad'], false, 'business'],
    [['iPhone', 'Mac', 'iPad'], true, 'business'],
    // Nike: Converse among the places (T93).
    [['Americas', 'Europe', 'Asia', 'Converse'], false, 'geographical'],
    [['United States', 'Other'], false, 'geographical'],
    [['Other'], false, null],
    [['iPhone', 'Europe'], false, null],
    [['iPhone', 'Mac', 'Europe'], false, 'business'],
    [['iPhone', 'Mac', 'Europe'], true, null],
    [[], false, null],
  ])('%j, said to be geography: %s', (labels, geographic, kind) => expect(kindOfNames(labels, geographic)).toBe(kind))
})

describe('names of members', () => {
  it.each([
    ['aapl:GreaterChinaSegmentMember', 'Greater China'],
    ['us-gaap:ProductMember', 'Product'],
    ['x:USRetailCoffeeSegmentsMember', 'US Retail Coffee'],
    ['srt:EuropeMember', 'Europe'],
    ['country:US', 'US'],
    ['a:FooDomain', 'Foo'],
  ])('%s is %s', (member, name) => expect(memberName(member)).toBe(name))

  it('of two axes stand beside each other', () => {
    expect(fullName('wmt:InternationalMember wmt:PharmacyMember')).toBe('International - Pharmacy')
  })

  it('share words with what is printed', () => {
    expect(sharedWords('Greater China', 'Greater China')).toBe(0.5)
    expect(sharedWords('Total Greater China', 'Greater China')).toBe(0.5)
    expect(sharedWords('China', 'Greater China')).toBeGreaterThan(sharedWords('Europe', 'Greater China'))
    expect([sharedWords('Europe', 'Japan'), sharedWords('', 'x'), sharedWords('of and', 'total')]).toEqual([0, 0, 0])
  })
})

it('the last place up to which something holds', () => {
  for (const count of [0, 1, 2, 7, 64])
    for (const upTo of [0, 1, Math.floor(count / 2), count])
      expect(lastWhere(count, (at) => at < upTo)).toBe(Math.min(count, upTo) - 1)
})
