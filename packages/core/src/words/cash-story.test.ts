import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { checkClaims } from '../claims/check.ts'
import { extractFiling } from '../extract/extract.ts'
import { comparativePeriod, ownPeriod } from '../figures-in-words/base.ts'
import { formatCompact } from '../format/amount.ts'
import { businessOf } from '../statement/business.ts'
import type { FullExtraction } from '../statement/other-statements.ts'
import { type CashRead, type CashStory, cashStory } from './cash-story.ts'

const SAMPLES = new URL('../../../../samples/', import.meta.url).pathname

function extracted(path: string): { bytes: Buffer; read: FullExtraction } | null {
  const bytes = gunzipSync(readFileSync(SAMPLES + path))
  const read = extractFiling(bytes, {})
  return read.ok ? { bytes, read } : null
}

const accessionOf = (path: string): string => /\d{10}-\d{2}-\d{6}/.exec(path)?.[0] ?? ''

function asRead(path: string, read: FullExtraction): CashRead {
  const { income_statement: own, balance_sheet: sheet, cash_flow: flows, provenance, prior_periods } = read
  return {
    filing: { accession_number: accessionOf(path), form_type: '10-K', filing_date: '2026-01-01', engine: read.engine },
    currency: own.currency,
    incomes: [
      { ...own, place: provenance.net_income ?? null },
      ...prior_periods.map((one) => ({
        ...one,
        net_income: one.net_income ?? null,
        place: one.provenance?.net_income ?? null,
      })),
    ],
    balance_sheet: sheet?.qc.passed ? sheet : null,
    cash_flow: flows?.qc.passed ? flows : null,
    business: businessOf({
      sic: null,
      labels: sheet?.lines.map(({ label }) => label) ?? [],
      isClassified: sheet?.current_assets != null,
      hasInventories: sheet?.inventories != null,
    }),
  }
}

function readSample(name: string): CashRead {
  const [path] = globSync(`filings/${name}/*.gz`, { cwd: SAMPLES })
  const found = path === undefined ? null : extracted(path)
  if (!path || !found) throw new Error(`nothing is read from ${name}`)
  return asRead(path, found.read)
}
const storyOf = (name: string): string | null => cashStory(readSample(name))?.sentence ?? null

it('tells free cash flow that turned: both years, and which way', () => {
  expect(storyOf('0000012927-25-000015')).toBe(
    'Free cash flow turned negative: −$14.31B in the year to Dec 31, 2024, after $4.43B a year earlier.',
  )
  expect(storyOf('0001018724-24-000008')).toBe(
    'Free cash flow turned positive: $32.22B in the year to Dec 31, 2023, after −$16.89B a year earlier.',
  )
})

it('tells cash from operations that goes another way than net income, of the year to date where that is printed', () => {
  expect(storyOf('0000012927-24-000010')).toBe(
    'Operating cash flow was $5.96B, while the net loss was $2.22B in the year to Dec 31, 2023.',
  )
  expect(storyOf('0000021344-25-000061')).toBe(
    'Operating cash flow was −$1.39B, while the net income was $7.14B in the six months to Jun 27, 2025.',
  )
})

it('tells cash and debt that moved by a quarter, and says where restricted cash is part of it', () => {
  expect(storyOf('0000354950-25-000085')).toBe('Cash fell 55.9% in the year to Feb 2, 2025, to $1.66B, from $3.76B.')
  expect(storyOf('0000320193-22-000108')).toBe(
    'Cash, restricted cash included, fell 30.5% in the year to Sep 24, 2022, to $24.98B, from $35.93B.',
  )
  expect(storyOf('0001652044-26-000018')).toBe(
    'Debt rose 327.7% to $46.55B at Dec 31, 2025, from $10.88B at Dec 31, 2024.',
  )
})

it('says nothing where net income moved more, where money is the business, and where a side is not known', () => {
  // Net income of Apple in 2024: 93,736 after 96,995; nothing of cash moved as much and by a quarter.
  expect(storyOf('0000320193-24-000123')).toBeNull()
  const turned = readSample('0000012927-25-000015')
  const { cash_flow: flows } = turned
  if (!flows) throw new Error('no cash flows')
  expect(cashStory({ ...turned, business: 'bank' })).toBeNull()
  expect(cashStory({ ...turned, cash_flow: null })).toBeNull()
  expect(cashStory({ ...turned, currency: 'EUR' })).toBeNull()
  expect(cashStory({ ...turned, cash_flow: { ...flows, prior_periods: [] } })).toBeNull()
  expect(cashStory({ ...turned, cash_flow: { ...flows, net_income: null } })).toBeNull()
  // An income that moved by more than the cash is the larger story.
  expect(cashStory({ ...turned, cash_flow: { ...flows, net_income: -40_000e6 } })).toBeNull()
})

it('takes no part for debt that only one column prints, and no cash that moved by less than a fiftieth of all assets', () => {
  const raised = readSample('0001652044-26-000018')
  const { balance_sheet: sheet, cash_flow: flows } = raised
  const [before] = sheet?.prior_periods ?? []
  if (!sheet || !before || !flows) throw new Error('no sheet')
  const alone = { ...sheet, prior_periods: [{ ...before, short_term_debt: 1e9 }] }
  expect(sheet.short_term_debt).toBeNull()
  expect(cashStory({ ...raised, balance_sheet: alone })).toBeNull()
  expect(cashStory({ ...raised, balance_sheet: { ...sheet, total_assets: 2e12 } })).toBeNull()
})

/** Every story of the filings of a folder, with what was read. */
function stories(folder: 'filings' | 'traps') {
  return globSync(`${folder}/*/*.gz`, { cwd: SAMPLES }).flatMap((path) => {
    const found = extracted(path)
    const story: CashStory | null = found && cashStory(asRead(path, found.read))
    return found && story ? [{ path, ...found, story }] : []
  })
}

it('binds every amount to cells that make it, and says nothing that the checker of claims contradicts', () => {
  const all = [...stories('filings'), ...stories('traps')]
  expect(all.length).toBeGreaterThan(40)
  for (const { path, bytes, read, story } of all) {
    const { income_statement: own } = read
    const base = {
      company: read.company ?? '',
      tickers: [],
      currency: own.currency,
      unit: own.revenue_units_number,
      filing_date: null,
      periods: [
        ownPeriod(own, read.provenance, accessionOf(path)),
        ...read.prior_periods.map((one) => comparativePeriod(one, accessionOf(path))),
      ] as const,
    }
    const wrong = checkClaims(base, story.sentence).filter(({ verdict }) => verdict === 'wrong')
    expect([path, wrong]).toEqual([path, []])
    for (const part of story.parts) {
      if (typeof part === 'string') continue
      const sum = part.cells.reduce((total, { sign, cell }) => total + sign * cell.value, 0)
      expect([path, Math.abs(sum)]).toEqual([path, Math.abs(part.value)])
      expect(part.text).toBe(formatCompact(part.value, own.currency))
      for (const { cell } of part.cells) {
        const [start = 0, end = 0] = (cell.at ?? '').split('-').map(Number)
        if (cell.rule === null)
          expect([path, bytes.toString('latin1', start, end)]).toEqual([path, expect.stringMatching(/\d/)])
      }
    }
  }
})
