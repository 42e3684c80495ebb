import { describe, expect, it } from 'vitest'
import { bareWords } from '../sheet/lines.ts'
import { BALANCE_SHEET_LINES } from './entries/balance-sheet.ts'
import { CASH_FLOW_LINES } from './entries/cash-flow.ts'
import { isLineOf, saidBy } from './statement-lines.ts'

const FIELDS = Object.entries({ ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES })
const ENTRIES = FIELDS.flatMap(([name, field]) => field.entries.map((entry) => ({ name, field, entry })))

describe('lines of the balance sheet and the cash flows', () => {
  it.each(ENTRIES)('$name takes “$entry.takes” and leaves “$entry.leaves”', ({ field, entry }) => {
    const { takes, leaves, filing } = entry
    const others = { ...field, entries: field.entries.filter((one) => one !== entry) }
    expect(saidBy(field, bareWords(takes))).toBe(true)
    expect(saidBy(others, bareWords(takes))).toBe(false)
    expect(saidBy(field, bareWords(leaves))).toBe(false)
    expect(filing).toMatch(/^\d{10}-\d\d-\d{6}$/)
  })

  it('takes a debt by its own words, not by what is taken off it', () => {
    expect(saidBy(BALANCE_SHEET_LINES.long_term_debt, bareWords('Long-term debt, less current portion'))).toBe(true)
    expect(saidBy(BALANCE_SHEET_LINES.long_term_debt, bareWords('Current portion of long-term debt'))).toBe(false)
    expect(
      saidBy(BALANCE_SHEET_LINES.short_term_debt, bareWords('Current portion of operating lease liabilities')),
    ).toBe(false)
    expect(saidBy(BALANCE_SHEET_LINES.short_term_debt, bareWords('Current portion of debt and finance leases'))).toBe(
      true,
    )
  })

  // Lines of 0000731766-24-000081, 0001141391-24-000022, 0001018724-24-000008, 0001166691-24-000011, 0001682852-25-000022.
  it.each([
    ['property_net', 'Property, equipment and capitalized software, net', true],
    ['property_net', 'Capitalized software, net', false],
    ['property_net', 'Property, equipment and right-of-use assets, net', true],
    ['property_net', 'Operating lease right-of-use assets', false],
    ['capital_expenditures', 'Purchases of property, equipment and capitalized software', true],
    ['capital_expenditures', 'Purchases of software', false],
    ['capital_expenditures', 'Purchases of fixed assets and software', true],
    ['capital_expenditures', 'Purchases of furniture, fixtures and software', true],
    ['capital_expenditures', 'Purchase of computer hardware and software', true],
    ['capital_expenditures', 'Purchases of software and leasehold improvements', true],
    ['capital_expenditures', 'Additions to plant and intangible assets', true],
    ['capital_expenditures', 'Additions to intangible assets', false],
    [
      'long_term_debt',
      'Company-obligated mandatorily redeemable capital securities of a trust holding solely subordinated debentures',
      false,
    ],
    ['long_term_debt', 'Beneficial interests in subordinated debentures of the company', false],
    ['long_term_debt', 'Junior subordinated debentures owed to a trust', true],
    ['long_term_debt', 'Revolving Senior Bank Debt, interest rate at December 31, 1995, 8.71% due 2000', true],
    ['long_term_debt', 'Interest-bearing loans and borrowings', true],
    ['long_term_debt', 'Non-interest bearing notes', true],
    ['long_term_debt', 'Interest payable on long-term debt', false],
    ['long_term_debt', 'Interest rate swaps on debt', false],
    ['long_term_debt', 'Tax-exempt bonds', true],
    ['long_term_debt', 'Environmental improvement revenue bonds', true],
    ['long_term_debt', 'Liabilities subordinated to claims of general creditors', true],
    ['long_term_debt', 'Mortgage-backed securities sold, not yet purchased', false],
    ['long_term_debt', 'Mortgage escrow accounts', false],
    ['long_term_debt', 'Loans in process', false],
    ['long_term_debt', 'Securities loan agreements', false],
    ['long_term_debt', 'Senior discount notes', true],
    ['long_term_debt', 'Unamortized discount on notes', false],
    ['long_term_debt', 'Deferred interest notes', true],
    ['long_term_debt', 'Guaranteed senior notes', true],
    ['long_term_debt', 'Guarantee of ESOP debt', false],
    ['short_term_debt', 'Guarantee of ESOP debt', false],
    ['long_term_debt', 'Long-term debt not due within one year', true],
    ['short_term_debt', 'Long-term obligations due within one year', true],
    ['long_term_debt', 'Mortgages and contracts payable', true],
    ['long_term_debt', 'Contracts payable', false],
    ['long_term_debt', 'Treasury tax and loan notes', true],
    ['long_term_debt', 'Debt of consolidated variable interest entities', true],
    ['long_term_debt', 'Amounts outstanding under credit agreement', true],
    ['long_term_debt', 'Pollution control revenue obligations', true],
    ['long_term_debt', 'Debt securities sold short', false],
    ['long_term_debt', 'Accounts and notes payable', false],
    ['short_term_debt', 'Accounts and notes payable', false],
    ['short_term_debt', 'Restructured debt', true],
    ['capital_expenditures', 'Purchases of railcars', true],
    ['capital_expenditures', 'Vehicle purchases', true],
    ['capital_expenditures', 'Vessel construction', true],
    ['capital_expenditures', 'Investment in land', true],
    ['capital_expenditures', 'Advance payments on flight equipment', false],
    ['capital_expenditures', 'Purchases of revenue earning equipment', false],
    ['capital_expenditures', 'Purchases of property and revenue earning equipment', true],
    ['capital_expenditures', 'Purchases of property and rental equipment', true],
    ['capital_expenditures', 'Purchase of property from affiliate', true],
    ['capital_expenditures', 'Plant decommissioning trust', false],
    ['capital_expenditures', 'Property insurance recoveries', false],
    ['capital_expenditures', 'Increase in restricted cash for equipment purchases', false],
    ['capital_expenditures', 'Plant and equipment acquired in acquisitions', false],
    ['acquisitions', 'Acquisition of properties', false],
    ['acquisitions', 'Acquisition of producing oil and gas properties', false],
    ['acquisitions', 'Acquisition of businesses and properties', true],
    ['acquisitions', 'Acquisition of properties and businesses', true],
    ['acquisitions', 'Acquisition of businesses, net of cash, and intellectual property', true],
    ['acquisitions', 'Timber and timberland acquisitions', false],
    [
      'depreciation_amortization',
      'Depreciation and amortization of property and equipment and capitalized content costs, operating lease assets, and other',
      true,
    ],
    ['depreciation_amortization', 'Amortization of content costs', false],
    ['share_repurchases', 'Repurchases of common stock under repurchase program and employee plans', true],
    ['share_repurchases', 'Repurchase of common stock, including excise tax', true],
    ['share_repurchases', 'Common stock repurchased for employee taxes', false],
  ] as const)('%s, with what else the line holds: “%s” %s', (field, label, is) => {
    expect(saidBy({ ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES }[field], bareWords(label))).toBe(is)
  })

  // Lines of 0000950149-95-000149, 0000950123-96-000950, 0000742070-96-000003, 0000000000-09-900002, 0000916863-96-000001,
  // 0000754811-95-000002, 0000916641-94-000107, 0000950133-96-000315, 0000200406-25-000038, 0000912057-96-002824,
  // 0000950130-95-000737, 0000897069-96-000074, 0000892569-95-000045.
  it.each([
    ['goodwill', 'Amounts paid in excess of net assets of acquired businesses', true],
    ['short_term_debt', 'Short-term obligations', true],
    ['long_term_debt', 'Borrowed funds', true],
    ['long_term_debt', 'Convertible notes payable, net of unamortized discount of $627,809 and', true],
    ['long_term_debt', 'Unamortized discount and premium on bonds, net', false],
    ['short_term_investments', 'Trading securities, at fair value', true],
    ['short_term_investments', 'Investments in unconsolidated affiliates', false],
    ['receivables', 'Rents and other receivables, net of allowance for doubtful accounts', true],
    ['receivables', 'Prepaid expenses and other receivables', false],
    ['acquisitions', 'Investments in international businesses', true],
    ['capital_expenditures', 'Additions to investments', false],
    ['dividends_paid', 'Common stock cash dividends, less dividends reinvested', true],
    ['dividends_paid', 'Dividends reinvested', false],
    ['share_repurchases', 'Purchases of FHLB stock', false],
  ] as const)('%s, as banks, utilities and older statements call it: “%s” %s', (field, label, is) => {
    expect(saidBy({ ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES }[field], bareWords(label))).toBe(is)
  })

  // Usual wordings that no filing at hand prints.
  it.each([
    ['short_term_investments', 'Marketable debt securities', true],
    ['short_term_investments', 'Term deposits', true],
    ['short_term_investments', 'Short-term bank deposits', true],
    ['short_term_investments', 'Long-term debt securities', false],
    ['receivables', 'Trade and other debtors', true],
    ['receivables', 'Debtors: amounts falling due after one year', false],
    ['receivables', 'Other debtors', false],
    ['property_net', 'Mineral properties, plant and equipment, net', true],
    ['property_net', 'Mineral properties, net', false],
    ['goodwill_and_intangibles', 'Cost in excess of net assets acquired and other intangible assets', true],
    ['goodwill_and_intangibles', 'Excess of cost over net tangible and intangible assets acquired', false],
    ['goodwill', 'Cost in excess of net assets acquired and other intangible assets', false],
    ['goodwill', 'Goodwill and other noncurrent assets', false],
    ['goodwill', 'Goodwill and deferred charges', false],
    ['goodwill_and_intangibles', 'Goodwill and trade names', true],
    ['goodwill_and_intangibles', 'Franchise rights and goodwill', true],
    ['goodwill_and_intangibles', 'Patents, trademarks and goodwill', true],
    ['goodwill_and_intangibles', 'Other intangibles, net of goodwill', false],
    ['intangibles', 'Other intangibles, net of goodwill', true],
    ['receivables', "Customers' liability on acceptances receivable", false],
    ['receivables', 'Accounts receivable - other', false],
    ['short_term_investments', 'Marketable equity securities', true],
    ['short_term_investments', 'Marketable debt and equity securities', true],
    ['short_term_investments', 'Equity securities', true],
    ['short_term_investments', 'Non-marketable equity securities', false],
    ['short_term_investments', 'Investments in equity investees', false],
    ['short_term_investments', 'U.S. Treasury bills', true],
    ['long_term_debt', 'Long-term debt, including current portion of $113', true],
    ['long_term_debt', 'Notes payable, including current portion of long-term debt', false],
    ['net_income', 'Cash flows from operating activities: Net income', true],
    ['depreciation_amortization', 'Depreciation and amortization, including amortization of debt discount', true],
    ['depreciation_amortization', 'Amortization of deferred financing costs and intangible assets', true],
    ['depreciation_amortization', 'Amortization of property under capital leases', true],
    ['depreciation_amortization', 'Depreciation of property, plant and equipment and right-of-use assets', true],
    ['depreciation_amortization', 'Amortization of above- and below-market lease intangibles', false],
    ['depreciation_amortization', 'Amortization of debt issuance costs', false],
    ['stock_compensation', 'Equity-settled share-based payment expense', true],
    ['stock_compensation', 'Allocation of ESOP shares', true],
    ['stock_compensation', 'ESOP and MRP expense', true],
    ['stock_compensation', "Directors' fees paid in common stock", true],
    ['stock_compensation', 'Common stock issued to directors', true],
    ['stock_compensation', 'Restricted stock units', true],
    ['stock_compensation', 'Stock appreciation rights', true],
    ['capital_expenditures', 'Capital expenditures, net of proceeds from disposals', true],
    ['capital_expenditures', 'Additions to equipment leased to others, net of retirements', false],
    ['capital_expenditures', 'Equipment acquisitions', true],
    ['acquisitions', 'Equipment acquisitions', false],
    ['acquisitions', 'Acquisition of machinery and other tools', false],
    ['acquisitions', 'Cash and cash equivalents of acquired companies', true],
    ['share_repurchases', 'Treasury stock, net', true],
    ['share_repurchases', 'Treasury stock issued', false],
  ] as const)('%s, in other words: “%s” %s', (field, label, is) => {
    expect(saidBy({ ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES }[field], bareWords(label))).toBe(is)
  })

  // Lines of 0000754811-95-000002, 0000755001-96-000005, 0000950133-96-000315, 0000950131-96-001177, 0000950149-96-000262,
  // 0000898430-96-001061, 0000950144-96-001348, 0000950110-96-000328, 0000950144-96-001457, 0001193125-04-034751.
  it.each([
    ['capital_expenditures', 'Purchase of building and land', true],
    ['capital_expenditures', 'Acqusition of Property, Plant & Equipment', true],
    ['capital_expenditures', 'Real estate acquisitions, net', true],
    ['capital_expenditures', 'Purchase of foreclosed real estate', false],
    ['acquisitions', 'Purchases of financial organizations, net of cash received', true],
    ['acquisitions', 'Payment of acquisition notes', false],
    ['share_repurchases', 'Payments to redeem common stock', true],
    ['stock_compensation', 'Stock bonus', true],
    ['stock_compensation', 'Issuance of common stock for services', true],
    ['depreciation_amortization', 'Amortization of present value of future profits', false],
    ['depreciation_amortization', 'Amortization of regulatory assets', false],
    ['depreciation_amortization', 'Amortization of goodwill and deferred charges', true],
    ['receivables', 'Accounts and notes receivable, including current portion of direct financing leases', true],
    ['inventories', 'Inventories, net of advances, progress billings and reserves', true],
    ['cash_and_equivalents', 'Restricted cash and cash equivalents', false],
    // 0001035267-25-000017, 0001493152-21-032816, 0000914317-96-000004
    ['depreciation_amortization', 'Depreciation and loss on disposal of property, plant, and equipment, net', true],
    ['depreciation_amortization', 'Amortization and write-off of other assets', false],
    // 0000950144-96-001190, 0000912057-95-001626
    ['receivables', 'Due from customers on acceptances', false],
    ['net_income', 'OPERATING Net Income', true],
    ['short_term_debt', 'Convertible promissory notes payable and accrued interest', true],
    ['cash_and_equivalents', 'Unrestricted cash and cash equivalents', true],
  ] as const)('%s, in words that few statements use: “%s” %s', (field, label, is) => {
    expect(saidBy({ ...BALANCE_SHEET_LINES, ...CASH_FLOW_LINES }[field], bareWords(label))).toBe(is)
  })

  it('takes no line for a tag that was put to another', () => {
    const { share_repurchases, depreciation_amortization } = CASH_FLOW_LINES
    const repurchase = 'PaymentsForRepurchaseOfCommonStock'
    expect(isLineOf(share_repurchases, repurchase, 'shares withheld for taxes on vested awards')).toBe(false)
    expect(isLineOf(share_repurchases, repurchase, 'common share repurchases')).toBe(true)
    expect(
      isLineOf(depreciation_amortization, 'OtherDepreciationAndAmortization', 'amortization of right-of-use assets'),
    ).toBe(false)
    expect(isLineOf(BALANCE_SHEET_LINES.receivables, 'AccountsReceivableNetCurrent', 'other receivables')).toBe(false)
  })

  it('counts the words of a tagged line only where its tag does not say something else', () => {
    const { acquisitions } = CASH_FLOW_LINES
    expect(isLineOf(acquisitions, '', 'acquisitions and investments')).toBe(true)
    expect(isLineOf(acquisitions, 'PaymentsToAcquireIntangibleAssets', 'acquisitions and investments')).toBe(false)
    expect(isLineOf(acquisitions, 'PaymentsToAcquireBusinessesNetOfCashAcquired', 'pgp')).toBe(true)
    // The International taxonomy writes one word.
    expect(
      isLineOf(CASH_FLOW_LINES.stock_compensation, 'AdjustmentsForSharebasedPayments', 'share-based payments'),
    ).toBe(true)
    // 0000063908-24-000072 tags what it names "Purchases of restaurant businesses" so.
    expect(isLineOf(acquisitions, 'PaymentsToAcquireOtherProductiveAssets', 'purchases of restaurant businesses')).toBe(
      true,
    )
  })
})
