/** The bars of the cash, what each section is taken apart into, and what is left over. */
import { describe, expect, it } from 'vitest'
import type { CashFlowFigure } from '../../statement/other-statements.ts'
import { cashFaults } from '../faults.fixture.ts'
import { FLOWS, madeFlows, type Row } from '../made.fixture.ts'
import { sampleOf } from '../read.fixture.ts'
import { bridgeOf, defaultOpen } from './bridge.ts'
import { type CashInput, SECTIONS, type Section } from './cash.ts'
import { partsOf } from './parts.ts'

const M = 1_000_000
const FLOWING = madeFlows(FLOWS)
const bars = (input: CashInput, open: readonly Section[] = []) =>
  bridgeOf(input, open)?.bars.map(({ name, amount }) => [name, amount / M])
const withRows = (changes: Readonly<Record<string, readonly Row<CashFlowFigure>[]>>) =>
  madeFlows(FLOWS.flatMap((row) => changes[row[0]] ?? [row]))

describe('the bars', () => {
  it('lead from the cash at the start to that at the end, each from where the last one ended', () => {
    const found = bridgeOf(FLOWING, [])?.bars ?? []
    expect(found.map(({ kind, from, to }) => [kind, from / M, to / M])).toEqual([
      ['cash', 0, 80],
      ['in', 80, 280],
      ['out', 280, 150],
      ['out', 150, 95],
      ['in', 95, 100],
      ['cash', 0, 100],
    ])
    expect(cashFaults(FLOWING)).toEqual([])
  })

  it('are the totals of closed sections and what stands between them and the end', () => {
    expect(bars(FLOWING)).toEqual([
      ['Cash at the start', 80],
      ['Operations', 200],
      ['Investments', -130],
      ['Financing', -55],
      ['Exchange rates', 5],
      ['Cash at the end', 100],
    ])
  })

  it('are the parts of open sections', () => {
    expect(bars(FLOWING, SECTIONS)).toEqual([
      ['Cash at the start', 80],
      ['Net income', 120],
      ['Depreciation', 60],
      ['Stock compensation', 30],
      ['Working capital', -15],
      ['Other operations', 5],
      ['Capital expenditures', -90],
      ['Acquisitions', -50],
      ['Other investments', 10],
      ['Dividends', -40],
      ['Buybacks', -35],
      ['Debt', 20],
      ['Exchange rates', 5],
      ['Cash at the end', 100],
    ])
  })

  it('say in grey what the filing leaves over, whichever way', () => {
    const more = madeFlows(FLOWS, { cash_at_end: 130 * M, lines: [] })
    expect(bars(more)?.at(-2)).toEqual(['Not explained by the filing', 30])
    const less = madeFlows(FLOWS, { cash_at_end: 70 * M, lines: [] })
    expect(bars(less)?.at(-2)).toEqual(['Not explained by the filing', -30])
  })

  it('take a difference of rounding for none', () => {
    const rounded = withRows({ 'Cash at end of year': [['Cash at end of year', 101, 'cash_at_end']] })
    expect(bars(rounded)?.map(([name]) => name)).not.toContain('Not explained by the filing')
  })

  it('leave out changes of nothing', () => {
    const still = madeFlows(FLOWS, { exchange_rate_effect: 0, cash_at_end: 95 * M })
    expect(bars(still)?.map(([name]) => name)).not.toContain('Exchange rates')
  })

  it('have other changes beside those of exchange rates', () => {
    const other = madeFlows(FLOWS, { other_cash_change: -7 * M, cash_at_end: 93 * M })
    expect(bars(other)?.slice(-3)).toEqual([
      ...[
        ['Exchange rates', 5],
        ['Other changes', -7],
        ['Cash at the end', 93],
      ],
    ])
  })
})

describe('the ends', () => {
  it.each<[string, Partial<CashInput>, [number, number] | null]>([
    ['both as printed', {}, [80, 100]],
    ['the start by the end and the change', { cash_at_start: null }, [80, 100]],
    ['the end by the start and the change', { cash_at_end: null }, [80, 100]],
    ['neither without the change', { cash_at_start: null, net_change_in_cash: null }, null],
    ['neither by the change alone', { cash_at_start: null, cash_at_end: null }, null],
    ['nothing of one section alone', { investing_cash_flow: null, financing_cash_flow: null }, null],
    ['two sections are enough', { financing_cash_flow: null }, [80, 100]],
  ])('%s', (_, more, ends) => {
    const found = bridgeOf(madeFlows(FLOWS, more), [])?.bars
    expect(found ? [(found[0]?.amount ?? 0) / M, (found.at(-1)?.amount ?? 0) / M] : null).toEqual(ends)
  })

  it('have no cell where they are reckoned', () => {
    const { cash_at_start: _, ...provenance } = FLOWING.provenance
    const found = bridgeOf({ ...FLOWING, cash_at_start: null, provenance }, [])?.bars
    expect(found?.[0]?.place).toBeNull()
    expect(found?.at(-1)?.place).toMatchObject({ text: '100' })
  })
})

describe('free cash flow', () => {
  it.each<[string, Partial<CashInput>, number | null]>([
    ['is operations less capital expenditures', {}, 110],
    ['may be below nothing', { operating_cash_flow: 40 * M }, -50],
    ['is not known without capital expenditures', { capital_expenditures: null }, null],
    ['is not known without operations', { operating_cash_flow: null }, null],
  ])('%s', (_, more, value) => {
    const input = madeFlows(FLOWS, more)
    expect(bridgeOf(input)?.free).toBe(value === null ? null : value * M)
    expect(defaultOpen(input)).toEqual(value === null ? [] : ['investments'])
  })
})

describe('what a section is taken apart into', () => {
  const parts = (input: CashInput, section: Section) =>
    partsOf(input, section).map(({ name, amount }) => [name, amount / M])

  it.each(SECTIONS)('adds up to the total of %s', (section) => {
    const totals = { operations: 200, investments: -130, financing: -55 }
    expect(partsOf(FLOWING, section).reduce((sum, { amount }) => sum + amount, 0)).toBe(totals[section] * M)
  })

  it('has the lines that a group is the sum of, and no cell of its own', () => {
    const group = partsOf(FLOWING, 'operations').find(({ id }) => id === 'working-capital')
    expect(group).toMatchObject({ place: null })
    expect(group?.parts.map(({ name, amount }) => [name, amount / M])).toEqual([
      ...[
        ['Accounts receivable', -25],
        ['Accounts payable', 10],
      ],
    ])
    const debt = partsOf(FLOWING, 'financing').find(({ id }) => id === 'debt')
    expect(debt?.parts.map(({ amount }) => amount / M)).toEqual([70, -50])
  })

  it('gives a group of one line its cell', () => {
    const one = withRows({
      'Repayments of long-term debt': [],
      'Proceeds from long-term debt': [['Proceeds from long-term debt', 20]],
    })
    expect(partsOf(one, 'financing').find(({ id }) => id === 'debt')).toMatchObject({
      ...{ amount: 20 * M, place: { text: '20' }, parts: [] },
    })
  })

  it('has the lines of the rest too where they make it', () => {
    const rest = partsOf(FLOWING, 'operations').at(-1)
    expect(rest).toMatchObject({ id: 'other-operations', amount: 5 * M, place: null })
    expect(rest?.parts.map(({ name }) => name)).toEqual(['Other'])
  })

  it('calls a result below nothing a loss', () => {
    const loss = withRows({
      'Net income': [['Net loss', -20, 'net_income']],
      'Net cash provided by operating activities': [
        ['Net cash provided by operating activities', 60, 'operating_cash_flow'],
      ],
    })
    expect(parts(loss, 'operations')[0]).toEqual(['Net loss', -20])
  })

  it.each<[string, Partial<CashInput>]>([
    ['without its total', { investing_cash_flow: null }],
    ['where nothing of it is named', { capital_expenditures: null, acquisitions: null }],
    ['where what is named is nothing', { capital_expenditures: 0, acquisitions: 0 }],
  ])('is nothing %s', (_, more) => expect(parts(madeFlows(FLOWS, more), 'investments')).toEqual([]))

  it('has a rest without lines where those do not make the total', () => {
    const unread = { ...FLOWING, lines: [] }
    expect(parts(unread, 'investments')).toEqual([
      ...[
        ['Capital expenditures', -90],
        ['Acquisitions', -50],
        ['Other investments', 10],
      ],
    ])
    expect(partsOf(unread, 'investments').at(-1)?.parts).toEqual([])
  })

  it('opens no section of a single part', () => {
    const alone = madeFlows(FLOWS, { lines: [], acquisitions: null, capital_expenditures: -130 * M })
    expect(parts(alone, 'investments')).toEqual([['Capital expenditures', -130]])
    expect(bridgeOf(alone, SECTIONS)?.openable).toEqual(['operations', 'financing'])
  })

  it('takes Apple’s year 2024 apart as it prints it (0000320193-24-000123)', () => {
    const apple = sampleOf('0000320193-24-000123').flows
    if (!apple) throw new Error('no cash flows')
    expect(parts(apple, 'financing')).toEqual([
      ['Dividends', -15_234],
      ['Buybacks', -94_949],
      ['Debt', -5_998],
      ['Other financing', -5_802],
    ])
    // 9,958 of term debt repaid, 3,960 of commercial paper issued
    expect(partsOf(apple, 'financing')[2]?.parts.map(({ amount }) => amount / M)).toEqual([-9_958, 3_960])
  })
})
