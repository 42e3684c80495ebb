/** Lines of which no rule tells whether they belong to a summed figure. The statements are made: only captions are looked at. */
import { describe, expect, it } from 'vitest'
import { worded } from '../sheet/lines.ts'
import { findBalanceSheet } from './balance-sheet/find.ts'
import { findCashFlow } from './cash-flow/find.ts'
import type { Entry } from './sheet-lines.ts'
import { undecidedFlows, undecidedLines } from './undecided.ts'

type Row = readonly [label: string, value: number | null, concept?: string]

/** The rows as one column, each under the last row without an amount. */
function entriesOf(rows: readonly Row[]): Entry[] {
  let over = ''
  return rows.map(([label, value, concept = ''], index) => {
    if (value === null) over = label
    return {
      index,
      line: { ...worded(label, value === null ? '' : over), indent: 0, values: [] },
      figure: null,
      value,
      concept,
    }
  })
}

const labels = (lines: readonly Entry[]): string[] => lines.map(({ line }) => line.label)

/** Cash flows with one more line of 40 that is spent. @param further added back to net income */
function flows(spent: Row, further: Row = ['Accounts payable', 10], below: Row = ['Other', 0]): string[] {
  const operating = 100 + 50 + Number(further[1])
  const entries = entriesOf([
    ['Operating activities', null],
    ['Net income', 100],
    ['Depreciation', 50],
    further,
    ['Net cash provided by operating activities', operating],
    ['Investing activities', null],
    ['Purchases of property and equipment', -60, spent[2] && 'PaymentsToAcquirePropertyPlantAndEquipment'],
    ['Proceeds from sales of equipment', 5],
    spent,
    below,
    ['Net cash used in investing activities', -95],
    ['Financing activities', null],
    ['Repayments of debt', -20],
    ['Net cash used in financing activities', -20],
    ['Increase in cash', operating - 115],
    ['Cash at beginning of year', 30],
    ['Cash at end of year', operating - 85],
  ])
  const roles = findCashFlow(entries, 1)
  if (roles === null) throw new Error('no cash flows')
  return labels(undecidedFlows(entries, roles))
}

describe('what is spent beside property', () => {
  it.each([
    // 0001166691-23-000032, 0000892917-95-000057, 0000950134-96-001056
    'Construction of Universal Beijing Resort',
    'Expenditures for timber and timberlands, net',
    'Purchases of replacement assets',
    'Exploratory expenditures',
    'Advanced technology projects',
    'Film studio construction',
    'Rolling stock',
    'Purchase of nuclear fuel',
    'Exploration and development costs',
    'Development drilling',
    'Special tooling',
    'Additions and betterments',
    'Capitalized costs',
    'Investment in new restaurants',
    'Purchases/sales of fixed assets, net',
  ])('is doubtful where no rule says that it is none: %s', (label) => expect(flows([label, -40])).toEqual([label]))

  it.each([
    'Purchases of marketable securities',
    'Capitalized software',
    'Purchases of rental equipment',
    'Additions to intangible assets',
    'Deposits on equipment',
    'Acquisitions of businesses, net of cash acquired',
    'Other, net',
    'Groq, Inc.',
    'Additions to buildings',
  ])('is none or counted by a rule: %s', (label) => expect(flows([label, -40])).toEqual([]))

  it('and of what stands right below it and takes off', () => {
    expect(flows(['Less: amounts financed by capital leases', 4])).toEqual([])
    expect(flows(['Purchases of computers', -40], ['Accounts payable', 10], ['Less: amounts financed', 4])).toEqual([
      'Less: amounts financed',
    ])
    expect(flows(['Purchases of computers', -40], ['Accounts payable', 10], ['Less: insurance recoveries', 4])).toEqual(
      [],
    )
  })

  it('is told by the tags where the filer tagged what is bought', () =>
    expect(
      flows(['Construction of Universal Beijing Resort', -40, 'PaymentsForProceedsFromOtherInvestingActivities']),
    ).toEqual([]))
})

it.each([
  ['Amortization and write-off of other assets', ['Amortization and write-off of other assets']],
  ['Amortization of debt issuance costs', []],
  ['Amortization of goodwill', []],
])('tells what may be depreciation: %s', (label, found) =>
  expect(flows(['Purchases of investments', -40], [label, 10])).toEqual(found),
)

/** A balance sheet with one more liability of 70, and one more current asset of 30. */
function sheet(owed: string, asset = 'Inventories'): string[] {
  const entries = entriesOf([
    ['Current assets', null],
    ['Cash and cash equivalents', 100],
    ['Short-term investments', 20],
    [asset, 30],
    ['Total current assets', 150],
    ['Property, plant and equipment, net', 350],
    ['Total assets', 500],
    ['Current liabilities', null],
    ['Accounts payable', 40],
    ['Total current liabilities', 40],
    ['Long-term debt', 90],
    [owed, 70],
    ['Total liabilities', 200],
    ["Shareholders' equity", null],
    ['Common stock', 100],
    ['Retained earnings', 200],
    ["Total shareholders' equity", 300],
    ["Total liabilities and shareholders' equity", 500],
  ])
  const roles = findBalanceSheet(entries, 1)
  if (roles === null) throw new Error('no balance sheet')
  return labels(undecidedLines(entries, roles, 1))
}

it.each([
  // 0001166691-23-000032, 1800-20081231-a2188623z10-k
  ['Collateralized obligation', ['Collateralized obligation']],
  [
    'Obligation in connection with conclusion of joint venture',
    ['Obligation in connection with conclusion of joint venture'],
  ],
  ['Unamortized adjustment of swapped notes', ['Unamortized adjustment of swapped notes']],
  ['Contracts payable', ['Contracts payable']],
  ['Current portion', ['Current portion']],
  ['8 1/2% due 2009', ['8 1/2% due 2009']],
  ['Bonds of deferred benefit plans', ['Bonds of deferred benefit plans']],
  ['Accrued interest on notes', []],
  ['Senior notes', []],
  ['Lease obligations', []],
  ['Postretirement benefit obligations', []],
  ['Other long-term obligations', []],
])('tells what may be debt: %s', (label, found) => expect(sheet(label)).toEqual(found))

it.each([
  ['Treasury instruments', ['Treasury instruments']],
  ['Investments in affiliates', []],
])('tells what may be short-term investments: %s', (label, found) =>
  expect(sheet('Deferred taxes', label)).toEqual(found),
)
