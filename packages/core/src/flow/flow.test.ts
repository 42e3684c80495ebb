import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardFaults } from './drawing/card-faults.fixture.ts'
import { cardStatement } from './drawing/card-statement.ts'
import { flowFigure } from './drawing/figure.ts'
import { flowSvg } from './drawing/svg.ts'
import { faults, imbalance } from './faults.fixture.ts'
import { flowGraph } from './graph/build.ts'
import type { FlowInput } from './graph/graph.ts'
import { crossings } from './layout/crossings.fixture.ts'
import { intersects } from './layout/layout.ts'
import { outlinesBefore } from './layout/outlines.ts'
import { statementLayout } from './layout/statement-layout.ts'
import { NOTHING_KNOWN } from './nothing-known.fixture.ts'
import { inputOfTruth } from './truth-input.fixture.ts'

const TRUTH = new URL('../../../../samples/truth/', import.meta.url)
const WIDTHS = [1240, 984, 728, 358]

const statement = (figures: Partial<FlowInput>): FlowInput => ({ ...NOTHING_KNOWN, unit: 1_000_000, ...figures })

const divisions = (...rows: [string, number][]): FlowInput['business_segments'] => ({
  divisions: rows.map(([label, revenue]) => ({ label, revenue })),
  revenue_not_allocated_to_divisions_net: null,
})

const APPLE = statement({
  total_revenue: 391_035,
  cost_of_revenue: 210_352,
  gross_profit: 180_683,
  operating_income: 123_216,
  other_income_expense_net: 269,
  income_before_taxes: 123_485,
  income_tax_expense: 29_749,
  net_income: 93_736,
  operating_expenses: [
    { name: 'Research and development', amount: 31_370 },
    { name: 'Selling, general and administrative', amount: 26_097 },
  ],
  business_segments: divisions(
    ['iPhone', 201_183],
    ['Mac', 29_984],
    ['iPad', 26_694],
    ['Wearables, Home and Accessories', 37_005],
    ['Services', 96_169],
  ),
})

const BOEING = statement({
  total_revenue: 66_517,
  cost_of_revenue: 68_508,
  gross_profit: -1_991,
  operating_income: -10_707,
  other_interest_income_expense_net: -2_725,
  other_income_expense_net: 1_222,
  income_before_taxes: -12_210,
  income_tax_expense: -381,
  other_income_expense_after_taxes: 12,
  net_income: -11_817,
  operating_expenses: [
    { name: '(Income)/loss from operating investments, net', amount: -117 },
    { name: 'General and administrative expense', amount: 5_021 },
    { name: 'Research and development expense, net', amount: 3_812 },
  ],
  business_segments: divisions(
    ['Commercial Airplanes', 22_861],
    ['Defense, Space & Security', 23_918],
    ['Global Services', 19_954],
  ),
})

const BANDS = (input: FlowInput): Record<string, number> =>
  Object.fromEntries((flowGraph(input)?.links ?? []).map((link) => [link.id, link.sourceValue / 1_000_000]))

describe('graph', () => {
  it('takes a profit apart', () => {
    expect(BANDS(APPLE)).toEqual({
      'division:0>total_revenue': 201_183,
      'division:1>total_revenue': 96_169,
      'division:2>total_revenue': 37_005,
      'division:3>total_revenue': 29_984,
      'division:4>total_revenue': 26_694,
      'total_revenue>gross_profit': 180_683,
      'total_revenue>cost_of_revenue': 210_352,
      'gross_profit>operating_income': 123_216,
      'gross_profit>group:operating_income': 57_467,
      'group:operating_income>operating_expenses[0].amount': 31_370,
      'group:operating_income>operating_expenses[1].amount': 26_097,
      'other_income_expense_net>net_income': 269,
      'operating_income>net_income': 93_467,
      'operating_income>income_tax_expense': 29_749,
    })
  })

  it('lets a loss come in from the left and pay what revenue does not', () => {
    const bands = BANDS(BOEING)
    expect(bands).toMatchObject({
      'total_revenue>cost_of_revenue': 66_517,
      'operating_income>cost_of_revenue': 1_991,
      'operating_income>group:operating_income': 8_716,
      'operating_expenses[0].amount>group:operating_income': 117,
      'net_income>operating_income': 10_707,
      'net_income>other_interest_income_expense_net': 1_110,
      'income_tax_expense>other_interest_income_expense_net': 381,
    })
    const nodes = flowGraph(BOEING)?.nodes ?? []
    expect(nodes.some((node) => node.id === 'gross_profit')).toBe(false)
    expect(nodes.find((node) => node.id === 'net_income')).toMatchObject({
      name: 'Net loss',
      figure: -11_817e6,
      column: 1,
    })
  })

  it('gives no flow without revenue or without a result', () => {
    expect(flowGraph(statement({ net_income: 5 }))).toBeNull()
    expect(flowGraph(statement({ total_revenue: 0, net_income: -5 }))).toBeNull()
    expect(flowGraph(statement({ total_revenue: 10 }))).toBeNull()
  })

  it('folds divisions, drops negative ones and those that sell to each other', () => {
    const many = divisions(
      ...Array.from({ length: 12 }, (_, i): [string, number] => [`Part ${i}`, 10]),
      ['Other', 5],
      ['Loss', -5],
    )
    const nodes = flowGraph({
      ...APPLE,
      total_revenue: 125,
      cost_of_revenue: null,
      gross_profit: null,
      operating_income: null,
      income_before_taxes: null,
      net_income: 20,
      income_tax_expense: null,
      operating_expenses: [],
      other_income_expense_net: null,
      business_segments: many,
    })?.nodes
    expect(nodes?.filter((node) => node.role === 'division').map((node) => node.name)).toEqual([
      'Part 0',
      'Part 1',
      'Part 2',
      'Part 3',
      'Part 4',
      'Part 5',
      'Part 6',
      'Other (6)',
    ])
    const doubled = flowGraph({ ...APPLE, business_segments: divisions(['A', 300_000], ['B', 120_000]) })
    expect(doubled?.nodes.some((node) => node.role === 'division')).toBe(false)
    const short = flowGraph({ ...APPLE, business_segments: divisions(['A', 300_000]) })
    expect(short?.nodes.find((node) => node.kind === 'unallocated')).toMatchObject({
      name: 'Not allocated',
      figure: 91_035e6,
    })
  })

  it('says what does not add up and absorbs what is rounding', () => {
    const off = (net_income: number) =>
      flowGraph({ ...APPLE, other_income_expense_after_taxes: 0, net_income })?.notReconciled
    expect(off(93_733)).toBe(0)
    expect(off(93_700)).toBe(36e6)
    expect(
      flowGraph({ ...APPLE, other_income_expense_after_taxes: 0, net_income: 93_700 })?.nodes.some(
        (node) => node.name === 'Not reconciled',
      ),
    ).toBe(true)
  })

  it('makes a figure in the shape that Plotly reads', () => {
    const figure = flowFigure(APPLE)
    expect(figure?.data[0]?.node.label).toContain('iPhone')
    expect(figure?.data[0]?.link.source.length).toBe(figure?.links.length)
    expect(figure?.balance).toEqual({ revenue: 391_035e6, unallocated: 0, not_reconciled: 0, balanced: true })
  })
})

describe('drawing', () => {
  it.each(WIDTHS)('is clean and the same every time at %i', (width) => {
    for (const input of [APPLE, BOEING]) {
      expect(faults(input, width)).toEqual([])
      const layout = statementLayout(input, { width })
      if (!layout) throw new Error('no layout')
      const again = statementLayout(input, { width })
      expect(again && flowSvg(again)).toBe(flowSvg(layout))
    }
  })

  it('keeps cost of revenue in the row below revenue on a phone, also beside wide expenses', () => {
    const layout = statementLayout(
      {
        ...APPLE,
        operating_expenses: [
          { name: 'Research and development', amount: 51_370 },
          { name: 'Selling, general and administrative', amount: 26_097 },
        ],
        operating_income: 103_216,
        income_before_taxes: 103_485,
        net_income: 73_736,
      },
      { width: 358 },
    )
    const y = (id: string) => layout?.nodes.find(({ node }) => node.id === id)?.box.y
    expect(y('cost_of_revenue')).toBe(y('gross_profit'))
    expect(layout && crossings(layout, 12)).toEqual([])
  })

  it('leaves the smallest gains of a loss to a sentence on a phone, and nothing lies on a foreign band', () => {
    const layout = statementLayout(BOEING, { width: 358 })
    if (!layout) throw new Error('no layout')
    expect(crossings(layout, 12)).toEqual([])
    const drawn = layout.nodes.map(({ node }) => node.name)
    expect(drawn).toContain('Net loss')
    expect(drawn).toContain('Other income, net')
    expect(layout.leftOut.map(({ figure }) => figure)).toEqual(
      layout.leftOut.map(({ figure }) => figure).toSorted((a, b) => b - a),
    )
    expect(layout.leftOut.length).toBeGreaterThan(0)
    // a wide drawing has room for all of them
    expect(statementLayout(BOEING, { width: 1240 })?.leftOut).toEqual([])
  })

  it('leaves operating income of a loss to the statement where its band would run behind labels on a phone', () => {
    // the figures of 0000757011-95-000001: operating income between taxes and other expense that the loss pays
    const input = statement({
      total_revenue: 2290,
      cost_of_revenue: 1773,
      gross_profit: 517,
      operating_income: 104,
      income_before_taxes: -38,
      income_tax_expense: 54,
      net_income: -92,
      operating_expenses: [],
    })
    const names = (width: number) => statementLayout(input, { width })?.nodes.map(({ node }) => node.name)
    expect(faults(input, 358)).toEqual([])
    expect(names(358)).not.toContain('Operating income')
    expect(names(1240)).toContain('Operating income')
  })

  it('sets the expenses that revenue pays outermost where no cost of revenue is printed', () => {
    const layout = statementLayout(
      statement({
        total_revenue: 25_098,
        operating_income: 14_008,
        other_income_expense_net: -369,
        income_before_taxes: 13_639,
        income_tax_expense: 2_444,
        net_income: 11_195,
        operating_expenses: [{ name: 'Operating expenses', amount: 11_090 }],
      }),
      { width: 358 },
    )
    const at = (id: string) => layout?.nodes.find(({ node }) => node.id === id)?.box
    expect(at('operating_expenses[0].amount')?.y).toBe(at('operating_income')?.y)
    expect(layout && crossings(layout, 12)).toEqual([])
  })

  it('fills the link preview with five large labels at most, whatever the statement', () => {
    const bank = statement({
      total_revenue: 1000,
      income_before_taxes: 400,
      income_tax_expense: 90,
      net_income: 310,
      operating_expenses: [{ name: 'Salaries', amount: 600 }],
    })
    for (const input of [APPLE, BOEING, bank]) expect(cardFaults(input)).toEqual([])
    // what is left after costs, and what taxes took of it
    expect(cardStatement(bank)).toMatchObject({
      income_before_taxes: 400,
      income_tax_expense: 90,
      operating_expenses: [{ name: 'Costs and expenses', amount: 600 }],
    })
    expect(cardStatement(APPLE)).toMatchObject({
      gross_profit: 180_683,
      operating_expenses: [{ name: 'Expenses and taxes', amount: 86_947 }],
    })
  })

  it('tells the change of a group by its lines, and outlines the bars of the year before where there is room', () => {
    const changes = {
      total_revenue: 0.25,
      'operating_expenses[0].amount': 1,
      'operating_expenses[1].amount': -0.5,
    }
    const layout = statementLayout(APPLE, { width: 1240, show: 'change', changes })
    if (!layout) throw new Error('no layout')
    const laid = (id: string) => layout.nodes.find(({ node }) => node.id === id)
    // 31,370 was 15,685 and 26,097 was 52,194: 57,467 of 67,879
    expect(laid('group:operating_income')?.label.share?.text).toBe('−15.3%')
    expect(laid('gross_profit')?.label.share).toBeNull()
    const outlines = new Map(outlinesBefore(layout, changes).map(({ id, box }) => [id, box]))
    const revenue = laid('total_revenue')?.box
    expect(outlines.get('total_revenue')?.h).toBeCloseTo((revenue?.h ?? 0) / 1.25, 1)
    expect(outlines.get('total_revenue')?.y).toBe(revenue?.y)
    expect(outlines.has('gross_profit')).toBe(false)
    for (const [id, box] of outlines)
      for (const other of layout.nodes)
        if (other.node.id !== id) expect(intersects(box, other.box) || intersects(box, other.label.box)).toBe(false)
    // one line unknown: the group's change is not known either
    const partly = { 'operating_expenses[0].amount': 1 }
    const without = statementLayout(APPLE, { width: 1240, show: 'change', changes: partly })
    expect(without?.nodes.find(({ node }) => node.role === 'group')?.label.share).toBeNull()
    expect(outlinesBefore({ ...layout, direction: 'downward' }, changes)).toEqual([])
  })

  it('keeps several incomes close above the line they join', () => {
    const incomes = {
      other_interest_income_expense_net: 2041,
      other_income_expense_net: 9022,
      income_before_taxes: 141_450,
    }
    const taken = { operating_income: 130_387, income_tax_expense: 21_383, net_income: 120_067 }
    const input = statement({
      total_revenue: 215_938,
      cost_of_revenue: 62_475,
      gross_profit: 153_463,
      ...incomes,
      ...taken,
      operating_expenses: [{ name: 'Research and development', amount: 23_076 }],
    })
    for (const width of WIDTHS.filter((one) => one >= 600)) {
      const nodes = statementLayout(input, { width })?.nodes ?? []
      const line = nodes.find(({ node }) => node.role === 'subtotal')?.box.y ?? 0
      const sources = nodes.filter(({ node }) => node.role === 'source')
      const lowest = Math.max(...sources.map(({ box }) => box.y + box.h))
      expect(line - lowest).toBeGreaterThanOrEqual(12)
      expect(line - lowest).toBeLessThan(70)
      // the bars stand together with one label above and one beside them: little of the drawing is left white
      expect(line - Math.min(...sources.map(({ label }) => label.box.y))).toBeLessThan(135)
      expect(faults(input, width)).toEqual([])
    }
  })

  it('keeps an income off the label of the result below it', () => {
    const alphabet = statement({
      total_revenue: 402_836,
      cost_of_revenue: 162_535,
      gross_profit: 240_301,
      operating_income: 129_039,
      other_income_expense_net: 29_787,
      income_before_taxes: 158_826,
      income_tax_expense: 26_656,
      net_income: 132_170,
      operating_expenses: [
        { name: 'Research and development', amount: 61_087 },
        { name: 'Sales and marketing', amount: 28_693 },
        { name: 'General and administrative', amount: 21_482 },
      ],
    })
    for (const width of [680, 728, 984, 1240]) {
      const nodes = statementLayout(alphabet, { width })?.nodes ?? []
      const income = nodes.find(({ node }) => node.name === 'Other income, net')
      if (!income) throw new Error('no income is drawn')
      for (const { node, label } of nodes) {
        if (node === income.node) continue
        for (const { x, y, w, h } of [income.box, income.label.box]) {
          const isApart = x + w + 4 <= label.box.x || label.box.x + label.box.w + 4 <= x
          if (!isApart && y < label.box.y) expect(label.box.y - (y + h), `${width} ${node.name}`).toBeGreaterThan(5)
        }
      }
    }
  })

  it('is clean over the statements of the samples, as read by hand', { timeout: 60_000 }, () => {
    const found: string[] = []
    const files = readdirSync(TRUTH).filter((name) => name.endsWith('.json'))
    for (const file of files) {
      const input = inputOfTruth(JSON.parse(readFileSync(new URL(file, TRUTH), 'utf8')))
      for (const fault of imbalance(input)) found.push(`${file}: ${fault}`)
      for (const fault of cardFaults(input) ?? []) found.push(`${file} card: ${fault}`)
      for (const width of WIDTHS) for (const fault of faults(input, width)) found.push(`${file} ${width}: ${fault}`)
    }
    expect(files.length).toBeGreaterThan(70)
    expect(found).toEqual([])
  })
})
