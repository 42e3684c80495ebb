/** Printed lines: their short names, the groups that they belong to, and how a total is taken apart into them. */
import { describe, expect, it } from 'vitest'
import type { PrintedLine } from '../statement/other-statements.ts'
import { isLineIn, type LineGroup } from './line-groups.ts'
import { FLOWS, madeFlows, madeSheet, SHEET } from './made.fixture.ts'
import { cashSentence, sheetSentence } from './sentences.ts'
import { shortLine } from './short-line.ts'
import { type Leaf, lineAt, stepOf, takenApart } from './taken-apart.ts'

const M = 1_000_000

describe('the short name of a line', () => {
  it.each([
    ['Accounts receivable, net of allowance for doubtful accounts of $12', 'Accounts receivable'],
    ['Accounts receivable (less allowances of $8,688 and $6,405)', 'Accounts receivable'],
    ['Property, plant and equipment, at cost, less accumulated depreciation', 'Property, plant and equipment'],
    ['Property, plant and equipment, net', 'Property, plant and equipment'],
    ['Inventories - net', 'Inventories'],
    ['Common stock, par value $0.01 per share, 10,000 shares authorized', 'Common stock'],
    ['Preferred stock ($1 par value; none issued)', 'Preferred stock'],
    ['Deferred revenue, current', 'Deferred revenue'],
    ['Cash and cash equivalents', 'Cash and cash equivalents'],
    // the bracket is all that tells them apart from the line before
    ['Other (1)', 'Other'],
    ['Net', 'Net'],
  ])('%s is %s', (printed, short) => expect(shortLine(printed)).toBe(short))
})

describe('the groups of lines', () => {
  const leaf = (label: string, more: Partial<Leaf> & { concept?: string } = {}): Leaf => ({
    ...{ index: 0, label, section: '', amount: 1 },
    place: { label, text: '1', start: 0, end: 1, concept: more.concept ?? null },
    ...('section' in more ? { section: more.section ?? '' } : {}),
  })
  const WORKING: LineGroup = 'working-capital'
  it.each<[LineGroup, Leaf, boolean]>([
    [WORKING, leaf('Accounts receivable'), true],
    [WORKING, leaf('Inventories'), true],
    [WORKING, leaf('Deferred revenue'), true],
    [WORKING, leaf('Other assets and liabilities'), true],
    [WORKING, leaf('Anything', { section: 'Changes in operating assets and liabilities:' }), true],
    [WORKING, leaf('Anything', { concept: 'IncreaseDecreaseInOtherOperatingCapitalNet' }), true],
    [WORKING, leaf('Provision for losses on receivables'), false],
    [WORKING, leaf('Provision for doubtful accounts receivable'), false],
    [WORKING, leaf('Write-down of inventories'), false],
    [WORKING, leaf('Deferred income taxes', { section: 'Changes in operating assets and liabilities:' }), false],
    [WORKING, leaf('Proceeds from sale of receivables'), false],
    [WORKING, leaf('Stock-based compensation'), false],
    ['debt', leaf('Proceeds from long-term debt'), true],
    ['debt', leaf('Repayments of borrowings'), true],
    ['debt', leaf('Commercial paper, net'), true],
    ['debt', leaf('Net change under credit facility'), true],
    ['debt', leaf('Anything', { concept: 'RepaymentsOfLongTermDebt' }), true],
    ['debt', leaf('Debt issuance costs'), false],
    ['debt', leaf('Loss on extinguishment of debt'), false],
    ['debt', leaf('Notes receivable'), false],
    ['debt', leaf('Repurchases of common stock'), false],
    ['debt', leaf('Dividends paid'), false],
  ])('%s: %o %s', (group, line, is) => expect(isLineIn(group, line)).toBe(is))
})

describe('a total taken apart', () => {
  const lines = (...rows: (readonly [label: string, amount: number])[]): PrintedLine[] =>
    rows.map(([label, amount], i) => ({
      ...{ label, section: '', amount: amount * M },
      place: { label, text: String(Math.abs(amount)), start: i * 10, end: i * 10 + 5 },
    }))
  const apart = (of: PrintedLine[], total: number) =>
    takenApart(of, { from: 0, to: of.length, total: total * M, step: M })
  const amounts = (leaves: readonly Leaf[] | undefined) => leaves?.map(({ label, amount }) => [label, amount / M])

  it('has each line once, whatever subtotals stand between', () => {
    const found = apart(lines(['Cash', 10], ['Stock', 20], ['Total current assets', 30], ['Land', 5]), 35)
    expect(amounts(found?.leaves)).toEqual([
      ...[
        ['Cash', 10],
        ['Stock', 20],
        ['Land', 5],
      ],
    ])
    expect(amounts(found?.under(2))).toEqual([
      ...[
        ['Cash', 10],
        ['Stock', 20],
      ],
    ])
    expect(amounts(found?.under(0))).toEqual([['Cash', 10]])
    expect(found?.under(99)).toEqual([])
  })
  it('takes off what its words take off', () => {
    const found = apart(lines(['Property', 100], ['Less accumulated depreciation', 40]), 60)
    expect(amounts(found?.leaves)).toEqual([
      ...[
        ['Property', 100],
        ['Less accumulated depreciation', -40],
      ],
    ])
  })
  it('takes rounding of a digit a line for none', () => {
    expect(apart(lines(['Cash', 10], ['Stock', 20]), 31)?.leaves).toHaveLength(2)
  })
  it('is none where the lines do not make the total', () => {
    expect(apart(lines(['Cash', 10], ['Stock', 20]), 90)).toBeNull()
  })
})

describe('the lines of a statement', () => {
  it('are found by where a figure was read', () => {
    const { lines, provenance } = madeSheet(SHEET)
    expect(lineAt(lines, provenance.total_assets)).toBe(10)
    expect(lineAt(lines, { label: '', text: '', start: 5_555, end: 6_000 })).toBeNull()
    expect(lineAt(lines, { label: '', text: '', start: null, end: null })).toBeNull()
    expect(lineAt(lines, { computed: true, rule: 'a − b', parts: [] })).toBeNull()
    expect(lineAt(lines, undefined)).toBeNull()
  })
  it('tell what their last digit is worth: the finest of them', () => {
    expect(stepOf(madeSheet(SHEET).lines)).toBe(M)
    const [first, ...rest] = madeSheet(SHEET).lines
    const place = { label: '', text: '100.5', start: 0, end: 1 }
    expect(stepOf(first ? [{ ...first, amount: 100.5 * M, place }, ...rest] : [])).toBeCloseTo(M / 10, 3)
    expect(stepOf([])).toBe(1)
  })
})

describe('the sentence over a balance sheet', () => {
  const said = (more: Partial<Parameters<typeof sheetSentence>[1]> = {}) =>
    sheetSentence('Apple Inc.', {
      ...{ currency: 'USD', total_assets: 364_980 * M, total_liabilities: 308_030 * M },
      ...{ shareholders_equity: 56_950 * M, ...more },
    })
  it('tells of each hundred whose it is (0000320193-24-000123)', () => {
    expect(said()).toBe('Of every $100 that Apple owns, $84.40 is owed and $15.60 belongs to its shareholders.')
    expect(said({ currency: 'EUR' })).toContain('Of every €100')
  })
  it('tells by how much more is owed than owned', () => {
    expect(said({ total_liabilities: 400_000 * M, shareholders_equity: -35_020 * M })).toBe(
      'Apple owes $35.02B more than it owns: $400.00B against $364.98B.',
    )
  })
  it.each<[string, Parameters<typeof said>[0]]>([
    ['assets', { total_assets: null }],
    ['assets above nothing', { total_assets: 0 }],
    ['liabilities', { total_liabilities: null }],
    ['equity', { shareholders_equity: null }],
    ['an equity above nothing', { shareholders_equity: -1 }],
  ])('says nothing without %s', (_, more) => expect(said(more)).toBeNull())
})

describe('the sentence over cash flows', () => {
  const said = (more: Partial<Parameters<typeof cashSentence>[0]> = {}) =>
    cashSentence({ ...madeFlows(FLOWS), months: 12, ...more })
  it.each<[string, Parameters<typeof said>[0], string | null]>([
    [
      'all three',
      {},
      'Operations brought in $200.00M, $75.00M went back to shareholders, and cash rose by $20.00M to $100.00M.',
    ],
    [
      'a part of a year',
      { months: 6 },
      'In six months operations brought in $200.00M, $75.00M went back to shareholders, and cash rose by $20.00M to $100.00M.',
    ],
    [
      'a month',
      { months: 1, dividends_paid: null, share_repurchases: null, cash_at_end: null },
      'In 1 month operations brought in $200.00M.',
    ],
    [
      'cash that was used',
      { operating_cash_flow: -5 * M, dividends_paid: null, share_repurchases: null },
      'Operations used $5.00M and cash rose by $20.00M to $100.00M.',
    ],
    [
      'cash that fell',
      { cash_at_end: 60 * M },
      'Operations brought in $200.00M, $75.00M went back to shareholders, and cash fell by $20.00M to $60.00M.',
    ],
    [
      'cash that stayed',
      { cash_at_end: 80 * M, dividends_paid: 0, share_repurchases: 0 },
      'Operations brought in $200.00M.',
    ],
    ['nothing without operations', { operating_cash_flow: null }, null],
  ])('tells %s', (_, more, sentence) => expect(said(more)).toBe(sentence))
})
