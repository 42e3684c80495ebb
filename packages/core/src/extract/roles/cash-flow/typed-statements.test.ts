/** Statements of cash flows of the 1990s, every column read by its own figures as the filing prints them. */
import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { readCover } from '../../document/cover.ts'
import { Lines } from '../../document/text/lines.ts'
import { pagesOfText } from '../../document/text-pages.ts'
import { sheetOf } from '../../sheet/printed-sheet.ts'
import { type Entry, entriesOf } from '../sheet-lines.ts'
import { type CashFlowRoles, findCashFlow } from './find.ts'
import { UNC, UNITED_OKLAHOMA, ZERO } from './typed-statements.fixture.ts'

interface Column {
  entries: readonly Entry[]
  roles: CashFlowRoles
}

/** A column of the reading in which most sections add up. @param step one printed unit */
function columnOf(text: string, column: number, step = 1): Column {
  const cover = readCover(Buffer.from(text), {})
  const found = [...pagesOfText(new Lines(text), 'cash_flow')].flatMap(({ pages }): Column[] => {
    const sheet = sheetOf(pages, cover)
    if (sheet === null) return []
    const entries = entriesOf(sheet, column, null)
    const roles = findCashFlow(entries, step)
    return roles === null ? [] : [{ entries, roles }]
  })
  const made = ({ roles }: Column) => Object.values(roles.sums).filter((sum) => sum !== null).length
  const best = found.sort((a, b) => made(b) - made(a))[0]
  if (best === undefined) throw new Error('no cash flows')
  return best
}
const figures = ({ roles }: Column): Record<string, number> =>
  Object.fromEntries(Object.entries(roles.fields).map(([name, found]) => [name, found.value]))
/** The labels of the lines that a figure is made of. */
const made = ({ entries, roles }: Column, field: keyof CashFlowRoles['fields']) =>
  roles.fields[field]?.parts.map(({ index }) => entries[index]?.line.label)

describe('a bank of which a total has no blank before it (0000725806-96-000005)', () => {
  const years = [0, 1, 2].map((column) => columnOf(UNITED_OKLAHOMA, column))

  it('1995', () =>
    expect(figures(years[0] as Column)).toEqual({
      net_income: 775,
      depreciation_amortization: 416 + 147,
      operating_cash_flow: 2179,
      capital_expenditures: -245,
      investing_cash_flow: -858,
      share_repurchases: 0,
      financing_cash_flow: 5123,
      net_change_in_cash: 6444,
      cash_at_start: 2440,
      cash_at_end: 8884,
    }))

  it('1994, with a repurchase', () =>
    expect(figures(years[1] as Column)).toEqual({
      net_income: 829,
      depreciation_amortization: 378 + 147,
      operating_cash_flow: 1847,
      capital_expenditures: -319,
      investing_cash_flow: -6366,
      share_repurchases: -11,
      financing_cash_flow: 4592,
      net_change_in_cash: 73,
      cash_at_start: 2367,
      cash_at_end: 2440,
    }))

  it('1993, with an inflow from investing', () =>
    expect(figures(years[2] as Column)).toMatchObject({
      net_income: 771,
      depreciation_amortization: 368 + 147,
      operating_cash_flow: 1793,
      capital_expenditures: -336,
      investing_cash_flow: 402,
      financing_cash_flow: -4658,
      net_change_in_cash: -2463,
      cash_at_start: 4830,
      cash_at_end: 2367,
    }))

  it('counts amortization of intangible assets and none of premiums', () =>
    expect(made(years[0] as Column, 'depreciation_amortization')).toEqual([
      'Depreciation',
      'Amortization of intangibles included in other assets',
    ]))

  it('takes no line of deposits or repurchase agreements for the total of financing', () => {
    const without = UNITED_OKLAHOMA.replace(/^Net cash provided by \(used in\) financing.*$/m, '')
    const { roles } = columnOf(without, 0)
    expect(roles.fields.financing_cash_flow?.value).not.toBe(6623)
  })

  it('has the lines of each section under it', () => {
    const { entries, roles } = years[0] as Column
    const under = (section: string) => entries.filter(({ index }) => roles.sections.get(index) === section).length
    expect([under('operating'), under('investing'), under('financing')].every((count) => count > 4)).toBe(true)
    expect(roles.untotalled).toEqual([])
    expect(roles.ofParent).toBe(false)
  })
})

describe('a maker whose captions of totals are cut by rules, over two pages (0000276104-96-000004)', () => {
  const years = [0, 1, 2].map((column) => columnOf(UNC, column))

  it('1995', () =>
    expect(figures(years[0] as Column)).toEqual({
      net_income: 1923,
      depreciation_amortization: 12_491,
      operating_cash_flow: -17_812,
      capital_expenditures: -6767,
      acquisitions: -947,
      investing_cash_flow: 25_886,
      financing_cash_flow: -9022,
      net_change_in_cash: -948,
      cash_at_start: 2619,
      cash_at_end: 1671,
    }))

  it('1994, a loss', () =>
    expect(figures(years[1] as Column)).toEqual({
      net_income: -67_932,
      depreciation_amortization: 12_727,
      operating_cash_flow: -19_495,
      capital_expenditures: -10_299,
      acquisitions: -4911,
      investing_cash_flow: 3300,
      financing_cash_flow: 17_320,
      net_change_in_cash: 1125,
      cash_at_start: 1494,
      cash_at_end: 2619,
    }))

  it('1993, with cells that the other years leave blank', () =>
    expect(figures(years[2] as Column)).toEqual({
      net_income: 11_062,
      depreciation_amortization: 11_477,
      operating_cash_flow: -11_637,
      capital_expenditures: -11_250,
      acquisitions: -48_477,
      investing_cash_flow: -51_580,
      financing_cash_flow: 62_743,
      net_change_in_cash: -474,
      cash_at_start: 1968,
      cash_at_end: 1494,
    }))

  it('makes every total of its lines, that of the adjustments among them', () => {
    for (const year of years) {
      const { sums } = year.roles
      expect(Object.keys(sums).sort()).toEqual(['financing', 'investing', 'operating'])
      expect(Object.values(sums).every((sum) => sum !== null)).toBe(true)
    }
    const { entries, roles } = years[0] as Column
    const subtotals = [...(roles.sums.operating?.subtotals.keys() ?? [])].map((index) => entries[index]?.line.label)
    expect(subtotals).toContain('Total adjustments')
  })

  it('fails a section of which a line is misread', () =>
    expect(columnOf(UNC.replace('(6,767)', '(6,797)'), 0).roles.sums.investing).toBeNull())

  it('proves the change by the sections and the cash by the change', () => {
    for (const { roles } of years) expect(roles.frame.proofs).toEqual({ flows: true, cash: true })
    const { roles } = columnOf(
      UNC.replace(
        'Net increase (decrease) in cash                            (948)',
        'Net increase (decrease) in cash                            (984)',
      ),
      0,
    )
    expect(roles.frame.proofs.flows).toBe(false)
  })
})

describe('a maker that calls outflows required (0000898430-95-001188)', () => {
  const years = [0, 1, 2].map((column) => columnOf(ZERO, column))
  const K = 1000

  it('1995, where a dash says that no business was bought', () =>
    expect(figures(years[0] as Column)).toEqual({
      net_income: 14_825 * K,
      depreciation_amortization: 5667 * K,
      operating_cash_flow: 18_141 * K,
      capital_expenditures: -8561 * K,
      acquisitions: 0,
      investing_cash_flow: -10_153 * K,
      dividends_paid: -6533 * K,
      financing_cash_flow: -5699 * K,
      net_change_in_cash: 2289 * K,
      cash_at_start: 14_843 * K,
      cash_at_end: 17_132 * K,
    }))

  it('1994, where one was', () =>
    expect(figures(years[1] as Column)).toEqual({
      net_income: 12_851 * K,
      depreciation_amortization: 5466 * K,
      operating_cash_flow: 14_817 * K,
      capital_expenditures: -4160 * K,
      acquisitions: -2100 * K,
      investing_cash_flow: -3970 * K,
      dividends_paid: -6340 * K,
      financing_cash_flow: -5550 * K,
      net_change_in_cash: 5297 * K,
      cash_at_start: 9546 * K,
      cash_at_end: 14_843 * K,
    }))

  it('1993', () =>
    expect(figures(years[2] as Column)).toMatchObject({
      net_income: 11_635 * K,
      operating_cash_flow: 19_299 * K,
      investing_cash_flow: -15_081 * K,
      financing_cash_flow: -7982 * K,
      net_change_in_cash: -3764 * K,
      cash_at_end: 9546 * K,
    }))

  it('has no line of exchange rates, which another line holds', () =>
    expect((years[0] as Column).roles.fields.exchange_rate_effect).toBeUndefined())

  it('turns totals and payments that have lost their brackets, where their lines say so', () => {
    const bare = ZERO.replace(/\((\d{1,2},\d{3},000)\)/g, ' $1 ')
    const read = figures(columnOf(bare, 0))
    expect(read.dividends_paid ?? 0).toBeLessThanOrEqual(0)
    expect(read.capital_expenditures ?? 0).toBeLessThanOrEqual(0)
  })
})
