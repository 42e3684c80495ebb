import { describe, expect, it } from 'vitest'
import { agreementsOf, withAgreements } from './agreements.ts'
import { agreeing, reweighed } from './evidence.ts'

const M = 1_000_000
const cell = (text: string, start: number) => ({ label: '', text, start, end: start + text.length })
/** Of 0000320193-24-000123. */
const three = {
  income: {
    start_date: '2023-10-01',
    end_date: '2024-09-28',
    net_income: 93_736 * M,
    provenance: { net_income: cell('93,736', 1) },
  },
  balance_sheet: {
    as_of: '2024-09-28',
    cash_and_equivalents: 29_943 * M,
    provenance: { cash_and_equivalents: cell('29,943', 100) },
    prior_periods: [
      {
        as_of: '2023-09-30',
        cash_and_equivalents: 29_965 * M,
        provenance: { cash_and_equivalents: cell('29,965', 110) },
      },
    ],
  },
  cash_flow: {
    start_date: '2023-10-01',
    end_date: '2024-09-28',
    net_income: 93_736 * M,
    cash_at_start: 30_737 * M,
    cash_at_end: 29_943 * M,
    provenance: {
      net_income: cell('93,736', 200),
      cash_at_start: cell('30,737', 190),
      cash_at_end: cell('29,943', 290),
    },
  },
}
const named = (given: Parameters<typeof agreementsOf>[0]) =>
  agreementsOf(given).map(({ figure, kind, place }) => [figure, kind, place.start])

describe('what the three statements agree on', () => {
  it('is net income and cash, each with the cell of the other statement', () => {
    // Its cash at the start holds restricted cash too: it is not that of the balance sheet before.
    expect(named(three)).toEqual([
      ['net_income', 'cash-flow', 200],
      ['cash_flow.cash_at_end', 'balance-sheet', 100],
      ['balance_sheet.cash_and_equivalents', 'cash-flow', 290],
    ])
    expect(agreementsOf(three)[0]).toMatchObject({ text: '93,736', value: 93_736 * M, read: 93_736 * M, scale: 0 })
  })

  it('holds the cash at the start against the balance sheet of the night before', () => {
    const flows = { ...three.cash_flow, cash_at_start: 29_965 * M }
    expect(named({ ...three, cash_flow: flows })).toContainEqual(['cash_flow.cash_at_start', 'balance-sheet', 110])
    const later = { ...flows, start_date: '2023-11-01' }
    expect(named({ ...three, cash_flow: later }).map(([figure]) => figure)).not.toContain('cash_flow.cash_at_start')
  })

  it('is nothing of another period, another figure, or a figure without a cell', () => {
    const half = { ...three.cash_flow, start_date: '2024-04-01' }
    expect(named({ ...three, cash_flow: half }).map(([figure]) => figure)).not.toContain('net_income')
    const other = { ...three.cash_flow, net_income: 93_763 * M }
    expect(named({ ...three, cash_flow: other }).map(([figure]) => figure)).not.toContain('net_income')
    const typed = { ...three.cash_flow, provenance: {} }
    expect(named({ ...three, cash_flow: typed })).toEqual([['cash_flow.cash_at_end', 'balance-sheet', 100]])
    expect(named({ ...three, cash_flow: null })).toEqual([])
  })

  it('is nothing of a dash: another company’s column has one in the same place', () => {
    const none = {
      income: { ...three.income, net_income: 0, provenance: { net_income: cell('-', 1) } },
      flows: { ...three.cash_flow, net_income: 0, provenance: { net_income: cell('-', 200) } },
    }
    expect(named({ ...three, income: none.income, cash_flow: none.flows })).toEqual([
      ['cash_flow.cash_at_end', 'balance-sheet', 100],
    ])
  })

  it('joins the evidence, each place once, and stays when the income statement is corrected', () => {
    const found = agreementsOf(three)
    const all = withAgreements(found.slice(0, 1), found)
    expect(agreeing(all, 'net_income')).toHaveLength(1)
    const corrected = reweighed(all, { net_income: 90_000 * M } as Parameters<typeof reweighed>[1])
    expect(corrected.map(({ figure, agrees }) => [figure, agrees])).toEqual([
      ['net_income', false],
      ['cash_flow.cash_at_end', true],
      ['balance_sheet.cash_and_equivalents', true],
    ])
  })
})
