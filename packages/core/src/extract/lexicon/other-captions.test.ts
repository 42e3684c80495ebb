/** Captions of balance sheets and cash flows in the words of filers, by what they are and what they are not. */
import { describe, expect, it } from 'vitest'
import { bareWords } from '../sheet/lines.ts'
import { BALANCE_SHEET_LINES } from './entries/balance-sheet.ts'
import { CASH_FLOW_LINES } from './entries/cash-flow.ts'
import { saidBy } from './statement-lines.ts'

const FIELDS = { ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES }

const CAPTIONS: Readonly<Partial<Record<keyof typeof FIELDS, { are: readonly string[]; are_not: readonly string[] }>>> =
  {
    short_term_investments: {
      are: ['Held-to-maturity securities', 'Current portion of long-term investments', 'Investments'],
      are_not: [
        'Net investment in sales-type leases, current',
        'Investment tax credits',
        'Investments pledged',
        'Investments in properties',
        'Investment in film',
        'Investments and other assets',
        'Investments in life insurance',
        'Investments in funds held by trustee',
        'Investments held under securities loan agreements',
        'Prepaid investment fees',
      ],
    },
    receivables: {
      are: [
        'Rent receivable',
        'Uncollected premiums',
        "Agents' balances and uncollected premiums",
        'Accounts and notes receivable',
      ],
      are_not: [
        'Other accounts receivable',
        'Unbilled accounts receivable',
        'Accounts receivable, unbilled',
        'Receivable from clearing broker',
        'VAT receivable',
        'Supplier receivables',
        'Rebates receivable',
        'Miscellaneous accounts receivable',
        'Derivative receivables',
        'Receivable from joint venture',
        'Capital contribution receivable',
        'Refunds receivable',
      ],
    },
    inventories: {
      are: [
        'Gas in underground storage',
        'Coal',
        'Livestock',
        'Growing crops',
        'Ore stockpiles',
        'Materials and operating supplies',
        'Expendable parts',
      ],
      are_not: ['Coal sales', 'Inventory purchase commitments'],
    },
    property_net: {
      are: ['Machinery and equipment, net'],
      are_not: ['Equipment under operating leases', 'Equipment inventory', 'Equipment contracts'],
    },
    goodwill: { are: ['Cost of acquisitions in excess of net assets'], are_not: ['Excess of net assets over cost'] },
    intangibles: {
      are: [
        'Route authorities',
        'Purchased routes, net',
        'Water rights',
        'Network affiliation agreements',
        'Mailing lists',
        'Management contracts',
        'Customer contracts',
        'Certificates of need',
        'Technology rights',
        'In-process research and development',
        'Copyrights',
      ],
      are_not: ['Unearned license fees', 'License inventory', 'Route trucks', 'Royalties and licenses receivable'],
    },
    short_term_debt: {
      are: ['Current portion of long-term liabilities'],
      are_not: ['Current portion of other long-term liabilities', 'Loan servicing payable', 'Loan commitments'],
    },
    depreciation_amortization: {
      are: [
        'Depreciation, amortization, and accretion of premiums and discounts on securities',
        'Depreciation and amortization of premises and equipment and securities premiums',
        'Depreciation of real estate investments',
        'Depreciation and amortization of investment properties',
        'Depreciation and amortization, net of amortization of premiums',
        'Depreciation and amortization of property and equipment and film costs',
        'Amortization of capital leases',
        'Amortization of core deposit premium',
        'Amortization of deferred charges and intangibles',
        'Amortization of investment in excess of net assets acquired',
      ],
      are_not: [
        'Depreciation and amortization of film costs',
        'Depreciation in market value of investments',
        'Market depreciation of portfolio',
        'Deferred taxes from accelerated depreciation',
        'Unrealized depreciation of investments',
        'Amortization of premium on investment securities',
        'Amortization of capital lease obligations',
      ],
    },
    stock_compensation: {
      are: ['Amortization of nonvested stock', 'Issuance of stocks for services', 'Stock-settled compensation'],
      are_not: ['Stock appreciation rights liability', 'Issuance of stock for cash'],
    },
    capital_expenditures: {
      are: [
        'Land and building purchases',
        'Acquisition of land',
        'Purchase of rental real estate',
        'Disbursements for property and equipment',
        'Property and equipment acquired',
      ],
      are_not: [
        'Additions to patents',
        'Additions to film costs',
        'Additions to nuclear decommissioning trust',
        'Investments in real estate joint ventures',
        'Purchases of equipment for lease',
        'Purchases of operating lease equipment',
        'Additions to real estate loans',
        'Deferred construction costs',
        'Property and equipment acquired under capital leases',
      ],
    },
    acquisitions: {
      are: ['Acquisitions, net of cash acquired and liabilities assumed', 'Acquisition of franchise restaurants'],
      are_not: [
        'Debt incurred for acquisitions',
        'Borrowings for acquisition',
        'Effect of acquisitions on working capital',
        'Acquisition of franchise',
        'Acquisition of long-term investments',
        'Acquisition of mortgage loans',
        'Acquisition of film rights',
        'Acquisition liabilities paid',
      ],
    },
    dividends_paid: {
      are: ['Cash dividends declared', 'Dividends paid, net of amounts of dividends reinvested by holders'],
      are_not: ['Dividends reinvested'],
    },
    share_repurchases: {
      are: ['Purchase of common stock'],
      are_not: [
        'Purchase of stock in affiliate',
        'Repurchase of stock options',
        'Purchase of stock by ESOP',
        'Purchase of marketable equity shares',
        'Purchase of stock of other companies',
        'Redemption of stock purchase rights',
      ],
    },
  }

describe('captions', () => {
  const all = Object.entries(CAPTIONS).flatMap(([field, { are, are_not }]) => [
    ...are.map((label) => [field, label, true] as const),
    ...are_not.map((label) => [field, label, false] as const),
  ])
  it.each(all)('%s: “%s” %s', (field, label, is) => {
    expect(saidBy(FIELDS[field as keyof typeof FIELDS], bareWords(label))).toBe(is)
  })
})
