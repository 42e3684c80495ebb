/** The pictures of every balance sheet and of all cash flows of the samples, and what single ones show. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Look, themeOf } from '../flow/drawing/theme.ts'
import { bridgeOf } from './bridge/bridge.ts'
import { type CashInput, SECTIONS } from './bridge/cash.ts'
import { bridgeLayout } from './bridge/statement-layout.ts'
import { cashPictureSvg, sheetPictureSvg } from './drawing/card.ts'
import {
  bridgeDrawnFaults,
  cashFaults,
  sheetFaults,
  towersDrawnFaults,
  unexplainedOf,
  WIDTHS,
} from './faults.fixture.ts'
import { type ReadFiling, readFilings, SAMPLES, sampleOf } from './read.fixture.ts'
import type { SheetInput } from './towers/sheet.ts'
import { towersLayout } from './towers/statement-layout.ts'
import { towersOf } from './towers/towers.ts'

const CORPUS = fileURLToPath(new URL('../../../../../shared/edgar/Archives/edgar/data', import.meta.url))
const M = 1_000_000
/** Hundreds of filings are read: on a busy machine that takes minutes, and the test counts as hanging after ten. */
const WHOLE_FOLDER = 600_000

const each = (filings: readonly ReadFiling[], faultsOf: (one: ReadFiling) => string[]): string[] =>
  filings.flatMap((one) => faultsOf(one).map((fault) => `${one.accession}: ${fault}`))
const sheetOf = ({ sheet }: ReadFiling): string[] => (sheet === null ? [] : sheetFaults(sheet))
const flowsOf = ({ flows }: ReadFiling): string[] => (flows === null ? [] : cashFaults(flows))

describe('every statement of the samples', () => {
  const filings = readFilings(SAMPLES)

  it('has towers that come to its totals, and blocks that come to their lines', () => {
    expect(filings.length).toBeGreaterThan(80)
    expect(each(filings, sheetOf)).toEqual([])
    expect(filings.filter(({ sheet }) => sheet !== null && towersOf(sheet) === null)).toEqual([])
  })

  it('has a bridge that leads from its cash to its cash, however it is opened', () => {
    expect(each(filings, flowsOf)).toEqual([])
  })

  it('is drawn with no label on another, on a block or over the edge', () => {
    const drawn = ({ sheet, flows }: ReadFiling) =>
      WIDTHS.flatMap((width) => [
        ...(sheet === null ? [] : towersDrawnFaults(sheet, width)),
        ...(flows === null ? [] : [...bridgeDrawnFaults(flows, width), ...bridgeDrawnFaults(flows, width, SECTIONS)]),
      ])
    expect(each(filings, drawn)).toEqual([])
  })
})

describe.skipIf(!existsSync(CORPUS))('every statement of the folder of filings beside the checkout', () => {
  it('balances', { timeout: WHOLE_FOLDER }, () => {
    const filings = readFilings(CORPUS)
    expect(filings.length).toBeGreaterThan(100)
    expect(filings.filter((one) => [...sheetOf(one), ...flowsOf(one)].length > 0)).toHaveLength(0)
  })
})

const sheet = (accession: string): SheetInput => {
  const found = sampleOf(accession).sheet
  if (found === null) throw new Error(`${accession} has no balance sheet`)
  return found
}
const flows = (accession: string): CashInput & { months: number } => {
  const found = sampleOf(accession).flows
  if (found === null) throw new Error(`${accession} has no cash flows`)
  return found
}
const blocks = (input: SheetInput, side: 'owns' | 'owes') =>
  towersOf(input)?.[side].map(({ name, family, figure }) => [name, family, figure / M])

describe('the towers', () => {
  it('name figures as the table does, keep large lines as printed and fold the small ones (0000320193-24-000123)', () => {
    const apple = sheet('0000320193-24-000123')
    expect(blocks(apple, 'owns')).toEqual([
      ['Cash and short-term investments', 'cash', 65_171],
      ['Receivables', 'current', 33_410],
      ['Vendor non-trade receivables', 'current', 32_833],
      ['Other current assets', 'current', 21_573],
      ['Property, net', 'lasting', 45_680],
      ['Marketable securities', 'lasting', 91_479],
      ['Other non-current assets', 'lasting', 74_834],
    ])
    expect(blocks(apple, 'owes')).toEqual([
      ['Short-term debt', 'debt', 20_879],
      ['Accounts payable', 'liability', 68_960],
      ['Other current liabilities', 'liability', 86_553],
      ['Long-term debt', 'debt', 85_750],
      ['Other non-current liabilities', 'liability', 45_888],
      ['Shareholders’ equity', 'equity', 56_950],
    ])
    const towers = towersOf(apple)
    expect(towers?.net?.value).toBe(-41_458 * M)
    expect(towers?.owns.find(({ id }) => id === 'other-current-assets')?.parts).toMatchObject([
      { name: 'Inventories', amount: 7_286 * M, place: { text: '7,286' } },
      { name: 'Other current assets', amount: 14_287 * M, place: { text: '14,287' } },
    ])
    expect(towers?.owns.find(({ id }) => id === 'receivables')?.place).toMatchObject({ text: '33,410' })
  })

  it('put what a company lacks on the lower tower (0000012927-24-000010)', () => {
    const boeing = sheet('0000012927-24-000010')
    const towers = towersOf(boeing)
    expect(towers?.deficit).toBe(17_228 * M)
    expect(towers?.owns[0]).toMatchObject({ name: 'Total deficit', family: 'deficit', figure: -17_228 * M })
    expect(towers?.owns[0]?.place).toMatchObject({ label: 'Total equity' })
    expect(towers?.owes.some(({ family }) => family === 'equity')).toBe(false)
    const said = JSON.stringify(towersLayout(boeing, 1240)?.sides[0].blocks[0]?.label)
    expect(said).toContain('Owes $17.23B more than it owns')
  })

  it('force nothing into places that a bank does not print (0000004962-23-000038)', () => {
    const bank = sheet('0000004962-23-000038')
    expect(blocks(bank, 'owns')?.map(([name]) => name)).toEqual([
      'Cash and equivalents',
      'Receivables',
      'Card Member loans',
      'Other assets',
    ])
    expect(blocks(bank, 'owes')?.map(([name]) => name)).toEqual([
      'Customer deposits',
      'Accounts payable',
      'Short-term debt',
      'Long-term debt',
      'Other liabilities',
      'Shareholders’ equity',
    ])
    const towers = towersOf(bank)
    expect(towers?.net).toBeNull()
    expect(towers && unexplainedOf(towers)).toBeUndefined()
    expect(towers?.ghost?.owns).toHaveLength(1)
  })

  it('stand last year behind this one as fine as its column tells', () => {
    const ghost = towersOf(sheet('0000320193-24-000123'))?.ghost
    expect(ghost?.as_of).toBe('2023-09-30')
    expect(ghost?.owns.map((one) => one / M)).toEqual([61_555, 29_508, 52_503, 43_715, 165_302])
    expect(ghost?.owns.reduce((sum, one) => sum + one, 0)).toBe(352_583 * M)
  })

  it('say in grey what the print leaves over, and nothing where its totals are not known', () => {
    const apple = sheet('0000320193-24-000123')
    const short = { ...apple, lines: [], shareholders_equity: 50_000 * M, total_equity: 50_000 * M }
    const towers = towersOf(short)
    expect(towers && unexplainedOf(towers)).toMatchObject({ value: 6_950 * M })
    expect(towersOf({ ...apple, total_assets: null })).toBeNull()
    expect(towersOf({ ...apple, lines: [], current_assets: 1 })).toBeNull()
  })

  it('lie as two rows below 600 px, what is lacking at the end', () => {
    const layout = towersLayout(sheet('0000012927-24-000010'), 358)
    expect(layout?.direction).toBe('rows')
    expect(layout?.sides[0].blocks.map(({ block }) => block.family).at(-1)).toBe('deficit')
    expect(layout?.net).toBeNull()
  })
})

describe('the bridge', () => {
  const bars = (input: CashInput, open?: Parameters<typeof bridgeOf>[1]) =>
    bridgeOf(input, open)?.bars.map(({ name, kind, amount }) => [name, kind, amount / M])

  it('opens operations and financing into what the filing prints (0000320193-24-000123)', () => {
    expect(bars(flows('0000320193-24-000123'), SECTIONS)).toEqual([
      ['Cash at the start', 'cash', 30_737],
      ['Net income', 'in', 93_736],
      ['Depreciation', 'in', 11_445],
      ['Stock compensation', 'in', 11_688],
      ['Working capital', 'in', 3_651],
      ['Other operations', 'out', -2_266],
      ['Capital expenditures', 'out', -9_447],
      ['Other investments', 'in', 12_382],
      ['Dividends', 'out', -15_234],
      ['Buybacks', 'out', -94_949],
      ['Debt', 'out', -5_998],
      ['Other financing', 'out', -5_802],
      ['Cash at the end', 'cash', 29_943],
    ])
    expect(bridgeOf(flows('0000320193-24-000123'))?.free).toBe(108_807 * M)
  })

  it('keeps the levels that fall below nothing within the drawing', () => {
    const apple = flows('0000320193-24-000123')
    const burning = { ...apple, operating_cash_flow: -100_000 * M, financing_cash_flow: 96_271 * M, lines: [] }
    const layout = bridgeLayout(burning, 1240, [])
    expect(layout?.bars.some(({ bar }) => bar.to < 0)).toBe(true)
    expect(bridgeDrawnFaults(burning, 1240, [])).toEqual([])
    expect(cashFaults(burning)).toEqual([])
  })

  it('draws what the filing leaves over as a bar of its own', () => {
    const apple = flows('0000320193-24-000123')
    const short = { ...apple, financing_cash_flow: -120_000 * M, lines: [] }
    expect(bars(short, [])?.at(-2)).toEqual(['Not explained by the filing', 'unexplained', -1_983])
  })

  it('draws nothing where neither end of the cash is printed, or one section alone is', () => {
    const apple = flows('0000320193-24-000123')
    expect(bridgeOf({ ...apple, cash_at_start: null, cash_at_end: null })).toBeNull()
    expect(bridgeOf({ ...apple, investing_cash_flow: null, financing_cash_flow: null })).toBeNull()
    expect(bridgeOf({ ...apple, cash_at_start: null }, [])?.bars[0]?.amount).toBe(30_737 * M)
  })

  it('lies in rows where its columns have no room', () => {
    const apple = flows('0000320193-24-000123')
    expect(bridgeLayout(apple, 984, SECTIONS)?.direction).toBe('rows')
    expect(bridgeLayout(apple, 984)?.direction).toBe('wide')
  })
})

it('draws both as the same bytes twice, with name, period and sentence', () => {
  const facts = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', source: 'Source: 10-K of Apple Inc.' }
  const draw = () => [
    sheetPictureSvg(facts, sheet('0000320193-24-000123')),
    cashPictureSvg(facts, flows('0000320193-24-000123')),
  ]
  const [towers = '', bridge = ''] = draw()
  expect(draw()).toEqual([towers, bridge])
  expect(towers).toContain('Of every $100 that Apple owns, $84.40 is owed and $15.60 belongs to its shareholders.')
  expect(bridge).toContain('Cash flow, 2024 FY, from the 10-K')
  expect(bridge).toContain('$110.18B went back to shareholders')
})

it('draws squares with the filing that prints the figures, as large as there is room for', () => {
  const source = 'Source: 10-K of Apple Inc., filed Nov 1, 2024, 0000320193-24-000123'
  const facts = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', source }
  const square = { shape: 'square' } as const
  for (const svg of [
    sheetPictureSvg(facts, sheet('0000320193-24-000123'), square),
    cashPictureSvg(facts, flows('0000320193-24-000123'), square),
  ]) {
    expect(svg).toMatch(/^<svg [^>]*width="1080" height="1080"/)
    expect(svg).toContain(source)
    expect(Number(/translate\(48\.00 [\d.]+\) scale\(([\d.]+)\)/.exec(svg ?? '')?.[1])).toBeGreaterThan(1.1)
  }
})

it('takes the palette that is asked for, and draws without one as before', () => {
  const facts = { company: 'Apple Inc.', period: '2024 FY', form: '10-K', source: '' }
  const drawn = (look?: Look) =>
    cashPictureSvg(facts, flows('0000320193-24-000123'), look ? { theme: themeOf(look) } : {}) ?? ''
  const usual = drawn()
  expect(usual).not.toContain('pattern-')
  expect(drawn({ palette: 'standard', patterns: false })).toBe(usual)
  const orange = drawn({ palette: 'blue-orange', patterns: false })
  expect(orange).toContain('fill="#d9730d"')
  expect(orange.replaceAll('#d9730d', '#c88055').replaceAll('#115999', '#2b8068').replaceAll('#1971c2', '')).toBe(
    usual.replaceAll('#1c7ed6', '').replaceAll('#1971c2', ''),
  )
  const lined = drawn({ palette: 'standard', patterns: true })
  expect(lined).toContain('<pattern id="pattern-cost"')
  expect(lined.match(/fill="url\(#pattern-cost\)"/g)).toHaveLength(usual.match(/fill="#c88055"/g)?.length ?? 0)
})
