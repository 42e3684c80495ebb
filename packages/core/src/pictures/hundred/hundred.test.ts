import { describe, expect, it } from 'vitest'
import type { SeriesPoint, WireCell } from '../../api/wire.ts'
import { seriesPoint } from '../../chart/series.fixture.ts'
import { type HundredColumn, hundredColumns } from './hundred.ts'
import { hundredLayout } from './layout.ts'

const cell = (value: number, at: string | null = '10-20'): WireCell => ({
  value,
  period_code: '2025 FY',
  accession_number: '0000320193-25-000079',
  form_type: '10-K',
  filing_date: '2025-10-31',
  engine: 'tags',
  at,
  document: null,
  rule: null,
  parts: [],
})

/** In millions, as the forms 10-K print them. */
function year(code: string, lines: Record<string, number>, more: Partial<SeriesPoint> = {}): SeriesPoint {
  const { total_revenue = null, net_income = null } = lines
  const cells = Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, cell(value)]))
  return seriesPoint(code, { total_revenue, net_income, cells, ...more })
}

// Apple, 0000320193-25-000079 and 0000320193-24-000123.
const APPLE = [
  year('2024 FY', {
    ...{ total_revenue: 391_035, cost_of_revenue: 210_352, income_tax_expense: 29_749, net_income: 93_736 },
    ...{ 'expense:research_and_development': 31_370, 'expense:selling_general_administrative': 26_097 },
  }),
  year('2025 FY', {
    ...{ total_revenue: 416_161, cost_of_revenue: 220_960, income_tax_expense: 20_719, net_income: 112_010 },
    ...{ 'expense:research_and_development': 34_550, 'expense:selling_general_administrative': 27_601 },
  }),
]
// Boeing, 0000012927-25-000015: a gross loss, an operating loss, a tax benefit.
const BOEING = [
  year('2023 FY', {
    ...{ total_revenue: 77_794, cost_of_revenue: 70_070, income_tax_expense: 237, net_income: -2_222 },
    ...{ 'expense:research_and_development': 3_377, 'expense:general_and_administrative': 5_168 },
  }),
  year('2024 FY', {
    ...{ total_revenue: 66_517, cost_of_revenue: 68_508, income_tax_expense: -381, net_income: -11_817 },
    ...{ 'expense:research_and_development': 3_812, 'expense:general_and_administrative': 5_021 },
  }),
]

const sharesOf = ({ parts }: HundredColumn) =>
  Object.fromEntries(parts.map(({ id, share }) => [id, Math.round(share * 100) / 100]))

describe('what became of a hundred', () => {
  it('is each cost, the taxes and what was kept, of a profit', () => {
    const [before, newest] = hundredColumns(APPLE)
    expect(before?.year).toBe('2024')
    expect(newest && sharesOf(newest)).toEqual({
      cost: 53.09,
      research: 8.3,
      selling: 6.63,
      other: 0.08,
      tax: 4.98,
      kept: 26.92,
    })
    expect(newest?.over).toBe(0)
  })

  it('goes beyond revenue by what a loss, a tax benefit or other income paid for', () => {
    const newest = hundredColumns(BOEING)[1]
    expect(newest?.kept).toBeCloseTo(-17.77, 2)
    expect(newest?.parts.map(({ id }) => id)).not.toContain('tax')
    expect(newest?.over).toBeCloseTo((100 * (11_817 + 381)) / 66_517, 6)
  })

  it.each([APPLE, BOEING])('always makes the hundred and what is above it', (...points) => {
    for (const { parts, over } of hundredColumns(points))
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100 + over, 9)
  })

  it('tells costs as one where no line of them is known', () => {
    const points = APPLE.map(({ cells: _, ...point }) => ({ ...point, cells: {} }))
    const newest = hundredColumns(points).at(-1)
    expect(newest?.parts.map(({ name }) => name)).toEqual(['Costs and expenses', 'Net income'])
  })

  it('has no link where a part is the sum of two lines', () => {
    const [first, second] = APPLE.map((point) => ({
      ...point,
      cells: { ...point.cells, 'expense:sales_and_marketing': cell(1_000) },
    }))
    if (!first || !second) throw new Error('two years are typed')
    const selling = hundredColumns([first, second])[1]?.parts.find(({ id }) => id === 'selling')
    expect(selling?.amount).toBe(28_601)
    expect(selling?.cell).toBeNull()
  })

  it('ends where years are not in a row, hidden, of another currency or lost thrice their revenue', () => {
    const [before, newest] = APPLE
    if (!before || !newest) throw new Error('two years are typed')
    expect(hundredColumns([{ ...before, period_code: '2023 FY' }, newest])).toEqual([])
    expect(hundredColumns([{ ...before, hidden: true }, newest])).toEqual([])
    expect(hundredColumns([{ ...before, currency: 'EUR' }, newest])).toEqual([])
    expect(hundredColumns([{ ...before, failed_quality_check: true }, newest])).toEqual([])
    expect(hundredColumns([{ ...before, net_income: -3 * 391_035 }, newest])).toEqual([])
  })
})

describe('the columns of a hundred', () => {
  it.each([
    ['a profit', APPLE],
    ['a loss', BOEING],
  ])('of %s keep their parts on one ground and apart, and their names from each other', (_, points) => {
    for (const width of [758, 610, 358]) {
      const { columns, names, height } = hundredLayout(hundredColumns(points), width)
      for (const { parts, over, x, w } of columns) {
        expect(x + w).toBeLessThanOrEqual(width)
        for (const [i, { box }] of parts.entries()) {
          const next = parts[i + 1]
          if (next) expect(box.y + box.h).toBeLessThanOrEqual(next.box.y + 0.02)
        }
        const last = parts.at(-1)
        expect((last?.box.y ?? 0) + (last?.box.h ?? 0)).toBeLessThanOrEqual(height)
        if (over) expect(over.y).toBeCloseTo(parts[0]?.box.y ?? 0, 1)
      }
      const lines = names.map(({ text }) => text[0]?.y ?? 0)
      for (const [i, y] of lines.entries()) if (i > 0) expect(y - (lines[i - 1] ?? 0)).toBeGreaterThanOrEqual(16.9)
    }
  })

  it('draw where revenue ends only if a column goes beyond it', () => {
    expect(hundredLayout(hundredColumns(APPLE), 758).hundred).toBeNull()
    expect(hundredLayout(hundredColumns(BOEING), 758).hundred?.label?.runs[0]?.text).toBe('revenue')
    const narrow = hundredLayout(hundredColumns(BOEING), 358)
    expect([narrow.hundred?.label, (narrow.hundred?.end ?? 0) <= 358 + 3]).toEqual([null, true])
  })

  it('say what was lost above the column, and lead along what was kept', () => {
    const loss = hundredLayout(hundredColumns(BOEING), 758)
    expect(loss.columns[1]?.loss?.runs[0]?.text).toBe('−$17.77')
    expect(loss.kept).toBe('')
    expect(hundredLayout(hundredColumns(APPLE), 758).kept).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/)
  })

  it('have their names beside them where there is room', () => {
    expect(hundredLayout(hundredColumns(APPLE), 358).names).toEqual([])
    expect(hundredLayout(hundredColumns(APPLE), 758).names.map(({ text }) => text[0]?.runs[0]?.text)).toEqual([
      'Cost of revenue',
      'Research and development',
      'Selling, general and administrative',
      'Other costs, net',
      'Income taxes',
      'Net income',
    ])
  })
})
