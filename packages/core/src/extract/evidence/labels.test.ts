/** Which labels may name a figure, and which name it and nothing else: as the filings named print them. */
import { describe, expect, it } from 'vitest'
import type { EvidenceKind } from '../../statement/statement.ts'
import { worded } from '../sheet/lines.ts'
import { mayHold, namesExactly, speaksOf, WITNESSED, type Witnessed } from './labels.ts'

const words = (label: string) => worded(label, '').words

/** A figure, labels that speak of it, and labels that do not, each with a filing that prints it. */
const SPEAKING: readonly { figure: Witnessed; takes: [string, string][]; leaves: [string, string][] }[] = [
  {
    figure: 'net_income',
    takes: [
      ['Net income', '0001045810-23-000175'],
      ['Net (loss)/earnings available to common shareholders', '0000012927-23-000048'],
      ['Net losses/(gains) after tax', '0000077476-23-000058'],
      ['Net loss', '0001104659-08-021249'],
      ['Total gross margin', '0000320193-21-000105'],
      ['Net increase in demand, savings and', '0000891020-96-000268'],
      ['Net proceeds from short-term', '0000950129-95-000178'],
      ['Income tax benefit/(expense)', '0000012927-23-000048'],
      ['Loss and other carryforwards', '0000080424-24-000083'],
      ['Profit sharing contributions', '0000912057-96-013477'],
      ['Results for the year', '0000950134-06-005149'],
    ],
    leaves: [
      ['Net income per diluted share', '0001045810-23-000175'],
      ['Net Income (Loss) per Unit:', '0000737000-96-000002'],
      ['Total comprehensive earnings', '0000000000-22-810042'],
      ['Comprehensive loss for the year', '0001062993-16-008650'],
      ['Net interest income', '0000706116-96-000002'],
      ['Actual net investment income', '0000905729-96-000049'],
      ['Net operating profit after tax', '0000354950-23-000185'],
      ['Proforma net income per common share', '0000899243-96-000205'],
      ['INCOME (LOSS) BEFORE PROVISION FOR', '0000000000-99-000001'],
      ['INCOME (LOSS) FROM OPERATIONS', '0000000000-99-000001'],
      ['Net revenues', '0001551152-23-000033'],
    ],
  },
  {
    figure: 'total_revenue',
    takes: [
      ['Total revenues', '0000012927-23-000048'],
      ['Net sales', '0000000000-99-000001'],
      ['Turnover', '0000832482-96-000002'],
      ['Total segments', '0000950123-95-000109'],
      ['Consolidated total', '0001193125-04-034751'],
      ['COMPONENTS OF TOTAL INCOME', '0000950123-95-000388'],
      ['Due and uncollected premiums', '0000102420-96-000003'],
      ['As reported on Form 10-Q', '0000000000-01-000002'],
      ['', '0000000000-99-000001'],
    ],
    leaves: [
      ['Cost of sales', '0000914233-96-000019'],
      ['Deferred revenue, current(5)', '0001628280-23-031636'],
      ['Net income', '0001045810-23-000175'],
    ],
  },
  {
    figure: 'income_before_taxes',
    takes: [
      ['(Loss)/earnings before income taxes', '0000012927-23-000048'],
      ['Pre-tax compensation expense', '0001551152-23-000033'],
      ['Total', '0000012927-24-000010'],
      ['', '0000000000-99-000001'],
    ],
    leaves: [['Net earnings', '0000950123-96-000950']],
  },
  {
    figure: 'income_tax_expense',
    takes: [
      ['Income tax benefit/(expense)', '0000012927-23-000048'],
      ['Deferred (benefit) provision', '0000731766-24-000081'],
      ['Total', '0000012927-24-000010'],
      ['', '0000000000-99-000001'],
    ],
    leaves: [['Net earnings', '0000950123-96-000950']],
  },
  {
    figure: 'operating_income',
    takes: [
      ['Operating earnings (loss)', '0001326380-23-000047'],
      ['Earnings from operations', '0000012927-23-000048'],
      ['Total', '0000012927-24-000010'],
    ],
    leaves: [['Interest income', '0000950123-95-000109']],
  },
  {
    figure: 'cost_of_revenue',
    takes: [
      ['COST OF SALES (Note 7)', '0000914233-96-000019'],
      ['Total costs of revenues', '0000000000-25-810011'],
      ['Total', '0000012927-24-000010'],
    ],
    leaves: [['Net sales', '0000000000-99-000001']],
  },
  {
    figure: 'gross_profit',
    takes: [
      ['Gross profit(2)', '0000104169-25-000021'],
      ['Net Income/(Loss) Margin (%)', '0000037996-23-000050'],
    ],
    leaves: [['Net sales', '0000000000-99-000001']],
  },
  {
    figure: 'basic_eps',
    takes: [
      ['Basic net earnings per share', '0000200406-25-000178'],
      ['Primary', '0000950123-96-000950'],
      ['Total', '0000012927-24-000010'],
    ],
    leaves: [['Stock dividends declared', '0000912057-95-001626']],
  },
  {
    figure: 'diluted_eps',
    takes: [
      ['Earnings per share - diluted', '0000063908-23-000076'],
      ['Average fully diluted', '0000912057-96-004835'],
      ['Total', '0000012927-24-000010'],
    ],
    leaves: [['Stock dividends declared', '0000912057-95-001626']],
  },
  {
    figure: 'weighted_avg_shares_basic',
    takes: [
      ['Basic weighted average shares', '0001045810-23-000175'],
      ['Average number outstanding', '0000037996-94-000005'],
      ['Primary', '0000950123-96-000950'],
      ['Denominator for basic earnings', '0000320193-98-000003'],
      ['Number of units', '0000737000-96-000002'],
    ],
    leaves: [
      ['Average Price Paid per Share', '0000012927-23-000048'],
      ['Shares issued', '0001558370-23-014900'],
      ['Number of shares repurchased', '0000063908-24-000072'],
      ['authorized 2,000,000 shares;', '0000950123-96-001447'],
      ['Net earnings', '0000950123-96-000950'],
    ],
  },
  {
    figure: 'weighted_avg_shares_diluted',
    takes: [
      ['Diluted weighted average shares', '0001045810-23-000175'],
      ['Denominator for diluted', '0000320193-98-000003'],
      ['Number of units', '0000737000-96-000002'],
      ['Fully diluted', '0000950123-96-000950'],
      ['Common stock outstanding', '0000080424-24-000083'],
    ],
    leaves: [
      ['DILUTED NET INCOME PER SHARE', '0000000000-99-000001'],
      ['Net earnings', '0000950123-96-000950'],
    ],
  },
]

describe.each(SPEAKING)('$figure is spoken of', ({ figure, takes, leaves }) => {
  it.each(takes)('by "%s" (%s)', (label) => expect(speaksOf(figure, words(label))).toBe(true))
  it.each(leaves)('not by "%s" (%s)', (label) => expect(speaksOf(figure, words(label))).toBe(false))
})

const EXACT: readonly { figure: Witnessed; takes: [string, string][]; leaves: [string, string][] }[] = [
  {
    figure: 'net_income',
    takes: [
      ['Net income', '0001045810-23-000175'],
      ['Net earnings 1993', '0000950134-96-001056'],
      ['consolidated net earnings.', '0000100517-96-000009'],
      ['Net income (loss) for the year', '0001062993-16-008650'],
      ['Net loss for the period', '0000950144-96-001348'],
      ['Net Profit (Loss)', '0000320515-96-000005'],
      ['Net (Loss) Income (***)', '0000832482-96-000002'],
      ['Profit', '0000320515-96-000005'],
    ],
    leaves: [
      ['Net income per diluted share', '0001045810-23-000175'],
      ['Net earnings attributable to P&G (Diluted)', '0000080424-23-000103'],
      ['Net income from continuing operations', '0000804328-25-000085'],
      ['Income from operations', '0000000000-99-000001'],
    ],
  },
  {
    figure: 'total_revenue',
    takes: [
      ['Total net operating revenues', '0000021344-23-000048'],
      ['Total consolidated revenues', '0000000000-25-810011'],
      ['Sales. . . . . . . . . . . .', '0000021271-95-000010'],
      ['Net sales and revenues', '0000950130-95-000737'],
      ['Total income', '0000102420-96-000003'],
      ['Total revenues and other income', '0000034088-23-000048'],
      ['Net sales and other income', '0000100166-96-000006'],
    ],
    leaves: [
      ['Third-party sales', '0001193125-16-470162'],
      ['Total revenue from contracts with customers', '0001437749-24-002776'],
      ['Total segment revenues', '0000012927-24-000010'],
      ['Net sales – outside the U.S.', '0000354950-23-000185'],
    ],
  },
  {
    figure: 'income_before_taxes',
    takes: [
      ['(Loss)/earnings before income taxes', '0000012927-23-000048'],
      ['Income before provision for income taxes', '0000063908-23-000076'],
    ],
    leaves: [['Income Before Tax by Segment', '0000200406-25-000038']],
  },
  {
    figure: 'operating_income',
    takes: [
      ['Operating income (loss)', '0001045810-25-000023'],
      ['Operating profit (loss)', '0000703799-95-000003'],
      ['Operating earnings (loss)', '0001326380-23-000047'],
      ['Total income from operations', '0001652044-23-000070'],
      ['Earnings from operations', '0000012927-23-000048'],
    ],
    leaves: [
      ['Total other operating income', '0000706116-96-000002'],
      ['Operating loss carryforwards', '0000000000-99-000001'],
    ],
  },
  {
    figure: 'gross_profit',
    takes: [
      ['Gross profit', '0000104169-25-000021'],
      ['Gross margin', '0000898430-96-001095'],
    ],
    leaves: [
      ['Gross profit reconciliation:', '0000091419-23-000113'],
      ['Gross margin total automotive', '0001628280-24-002390'],
    ],
  },
  {
    figure: 'cost_of_revenue',
    takes: [
      ['COST OF SALES (Note 7)', '0000914233-96-000019'],
      ['Cost of goods sold', '0000000000-10-900023'],
      ['Cost of products sold (A)', '0000091419-24-000054'],
      ['Total costs of revenues', '0000000000-25-810011'],
    ],
    leaves: [
      ['Operating costs and expenses', '0000063908-23-000076'],
      ['Unallocated cost of revenues', '0000804328-25-000085'],
    ],
  },
  {
    figure: 'income_tax_expense',
    takes: [
      ['Provision for income taxes(a)', '0000077476-23-000058'],
      ['Benefit for income taxes', '0000731766-24-000081'],
      ['Provision (benefit) for income taxes', '0000000000-22-000001'],
      ['Income Taxes (Notes 4 and 7)', '0000950109-96-001749'],
      ['TAXES ON INCOME', '0000732026-95-000006'],
      ['Income tax expense (Note 10)', '0000725806-96-000005'],
      ['Income tax provision (Note 4)', '0000950130-95-000737'],
      ['Total income taxes', '0000950123-95-000388'],
    ],
    leaves: [
      ['Deferred income taxes', '0000000000-99-000001'],
      ['Income taxes, net of refunds', '0000000000-25-000001'],
      ['Income tax at statutory rate', '0000950134-96-001056'],
    ],
  },
  {
    figure: 'basic_eps',
    takes: [
      ['Basic net earnings per share', '0000200406-25-000178'],
      ['Primary', '0000950123-96-000950'],
      ['Basic', '0001045810-23-000175'],
      ['Net earnings per share of common stock', '0001047469-98-012291'],
    ],
    leaves: [
      ['DILUTED INCOME (LOSS) PER SHARE', '0000000000-99-000001'],
      ['Net income per share assuming', '0000906601-94-000011'],
      ['Proforma net income per common share', '0000899243-96-000205'],
      ['Continuing operations - basic', '0000200406-25-000038'],
      ['Discontinued operations - basic', '0000200406-25-000038'],
      ['Extraordinary loss per share', '0000892569-95-000045'],
      ['Net loss per share before reverse stock splits', '0001558370-23-014900'],
      ['Dividends declared per common share', '0000063908-23-000076'],
      ['Cumulative effect per share', '0000950144-96-001471'],
      ['Allocation of undistributed earnings for basic computation', '0001652044-23-000070'],
      ['Basic net income per share of Class A', '0001652044-23-000070'],
      ['Net earnings', '0000950123-96-000950'],
    ],
  },
  {
    figure: 'diluted_eps',
    takes: [
      ['Earnings per share - diluted', '0000063908-23-000076'],
      ['Net income per share assuming full dilution', '0000906601-94-000011'],
      ['Assuming dilution', '0000051143-23-000021'],
      ['Fully diluted', '0000950123-96-000950'],
    ],
    leaves: [
      ['Diluted — pro forma', '0000950134-06-005149'],
      ['Continuing operations - diluted', '0000200406-25-000038'],
      ['Discontinued operations - diluted', '0000200406-25-000038'],
      ['Extraordinary gain for primary and fully diluted earnings per share', '0000950148-94-000045'],
      ['Diluted, before reverse stock splits', '0001558370-23-014900'],
      ['Diluted net income per share of Class A', '0001652044-23-000070'],
      ['Basic', '0001045810-23-000175'],
    ],
  },
  {
    figure: 'weighted_avg_shares_basic',
    takes: [
      ['Basic weighted average shares', '0001045810-23-000175'],
      ['Average Shares Outstanding:', '0000950123-96-001029'],
      ['Primary', '0000950123-96-000950'],
      ['Denominator for basic earnings', '0000320193-98-000003'],
    ],
    leaves: [
      ['Average fully diluted shares', '0000912057-96-004835'],
      ['Average common and common equivalent shares', '0000906601-94-000011'],
      ['Shares outstanding', '0000080424-24-000083'],
    ],
  },
  {
    figure: 'weighted_avg_shares_diluted',
    takes: [['Diluted weighted average shares', '0001045810-23-000175']],
    leaves: [['Basic weighted average shares', '0001045810-23-000175']],
  },
]

describe.each(EXACT)('$figure and nothing else is named', ({ figure, takes, leaves }) => {
  it.each(takes)('by "%s" (%s)', (label) => expect(namesExactly(figure, words(label))).toBe(true))
  it.each(leaves)('not by "%s" (%s)', (label) => expect(namesExactly(figure, words(label))).toBe(false))
})

it('marks that end a label are no part of it', () => {
  expect(namesExactly('net_income', 'net income:')).toBe(true)
  expect(namesExactly('net_income', 'net income . . . . $')).toBe(true)
  expect(namesExactly('gross_profit', '  gross profit  *')).toBe(true)
})

it('every figure that is printed again has labels that speak of it, and labels that name it', () => {
  expect(SPEAKING.map(({ figure }) => figure)).toEqual([...WITNESSED])
  expect(new Set(EXACT.map(({ figure }) => figure))).toEqual(new Set(WITNESSED))
})

describe('places that never print revenue', () => {
  const never: EvidenceKind[] = ['cash-flow', 'equity', 'balance-sheet', 'tax-note']
  const may: EvidenceKind[] = ['selected-data', 'quarterly-data', 'segment-note', 'eps-note', 'mda']
  it.each(never)('%s', (kind) => {
    expect(mayHold('total_revenue', kind)).toBe(false)
    expect(mayHold('net_income', kind)).toBe(true)
  })
  it.each(may)('but %s', (kind) => expect(mayHold('total_revenue', kind)).toBe(true))
})
