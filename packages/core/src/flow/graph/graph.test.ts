import { describe, expect, it } from 'vitest'
import { NOTHING_KNOWN } from '../nothing-known.fixture.ts'
import { flowGraph } from './build.ts'
import { setColumns } from './columns.ts'
import { divisionColumn, flowDivisions } from './divisions.ts'
import { fillStage } from './fill.ts'
import type { FlowGraph, FlowInput, FlowNode } from './graph.ts'
import { afterTaxName } from './names.ts'
import { stagesOf } from './stages.ts'

const of = (figures: Partial<FlowInput>): FlowInput => ({ ...NOTHING_KNOWN, ...figures })
const stages = (figures: Partial<FlowInput>) =>
  stagesOf(of(figures))?.stages.map(({ subtotal, items }) => [
    subtotal.id,
    subtotal.amount,
    items.map((item) => [item.name, item.amount]),
  ])
const node = (id: string, value: number, more: Partial<FlowNode> = {}): FlowNode => ({
  id,
  name: id,
  kind: 'cost',
  role: 'line',
  value,
  figure: value,
  share: null,
  keys: [],
  computed: false,
  parts: [],
  column: 0,
  row: 0,
  ...more,
})
const bands = (links: { id: string; sourceValue: number; targetValue: number }[]) =>
  links.map(({ id, sourceValue, targetValue }) => [id, sourceValue, targetValue])

describe('stages of a statement', () => {
  it.each([
    ['no revenue', { net_income: 5 }],
    ['revenue of nothing', { total_revenue: 0, net_income: 5 }],
    ['negative revenue', { total_revenue: -5, net_income: 5 }],
    ['revenue alone', { total_revenue: 5 }],
  ])('are none of %s', (_, figures) => expect(stagesOf(of(figures))).toBeNull())

  it('run from revenue to the shareholders, each line once', () => {
    expect(
      stages({
        total_revenue: 100,
        cost_of_revenue: 40,
        gross_profit: 60,
        operating_expenses: [
          { name: 'Research and development', amount: 15 },
          { name: 'Gain on sale of a plant', amount: -5 },
        ],
        operating_income: 50,
        other_interest_income_expense_net: -3,
        other_income_expense_net: 1,
        income_before_taxes: 48,
        income_tax_expense: 8,
        other_income_expense_after_taxes: -2,
        net_income: 38,
      }),
    ).toEqual([
      ['gross_profit', 60, [['Cost of revenue', -40]]],
      [
        'operating_income',
        50,
        [
          ['R&D', -15],
          ['Gain on sale of a plant', 5],
        ],
      ],
      [
        'net_income',
        38,
        [
          ['Interest expense, net', -3],
          ['Other income, net', 1],
          ['Income taxes', -8],
          ['Other items after taxes', -2],
        ],
      ],
    ])
  })
  it('give income before taxes a node of its own where it differs by a twentieth', () => {
    const figures = { total_revenue: 100, operating_income: 50, income_tax_expense: 10, net_income: 30 }
    const ids = (pretax: number) => stages({ ...figures, income_before_taxes: pretax })?.map(([id]) => id)
    expect(ids(49)).toEqual(['operating_income', 'net_income'])
    expect(ids(40)).toEqual(['operating_income', 'income_before_taxes', 'net_income'])
  })
  it('call what is not named by what it must be', () => {
    expect(stages({ total_revenue: 100, gross_profit: 60 })).toEqual([['gross_profit', 60, [['Cost of revenue', -40]]]])
    expect(stages({ total_revenue: 100, operating_income: 20 })).toEqual([
      ['operating_income', 20, [['Operating expenses', -80]]],
    ])
    expect(stages({ total_revenue: 100, income_before_taxes: 20, net_income: 15 })?.[0]).toEqual([
      'income_before_taxes',
      20,
      [['Costs and expenses', -80]],
    ])
  })
  it('pass over a gross loss: its cost goes to the result below', () => {
    expect(
      stages({
        total_revenue: 100,
        cost_of_revenue: 110,
        gross_profit: -10,
        operating_income: -30,
        operating_expenses: [{ name: 'SG&A', amount: 20 }],
      }),
    ).toEqual([
      [
        'operating_income',
        -30,
        [
          ['Cost of revenue', -110],
          ['SG&A', -20],
        ],
      ],
    ])
  })
  it('know a loss, the printed unit, and the last subtotal', () => {
    const staged = stagesOf(of({ total_revenue: 100, net_income: -20, unit: 1e6 }))
    expect(staged).toMatchObject({ revenue: 100e6, type: 'loss', rounding: 3e6 })
    expect(staged?.stages.map((stage) => stage.subtotal.final)).toEqual([true])
    expect(stagesOf(of({ total_revenue: 100.5, net_income: 20, unit: 1e6 }))?.rounding).toBe(3e3)
  })
  it('take a difference within rounding for none', () => {
    const within = stages({
      total_revenue: 100,
      operating_income: 53,
      operating_expenses: [{ name: 'SG&A', amount: 45 }],
      unit: 1e6,
    })
    expect(within?.[0]?.[2]).toEqual([['SG&A', -45e6]])
  })
})

describe('items after taxes', () => {
  it.each([
    [['Less: net income attributable to noncontrolling interests'], 'Minority interests', true],
    [['Minority interest in earnings of subsidiaries'], 'Minority interests', true],
    [['Loss from discontinued operations, net of tax'], 'Discontinued operations', false],
    [['Cumulative effect of change in accounting principle'], 'Accounting changes', false],
    [['Equity in earnings of affiliates'], 'Equity-method result', false],
    [['Discontinued operations', 'Minority interest'], 'Other items after taxes', false],
    [[], 'Other items after taxes', false],
  ])('%s', (labels, name, minority) => expect(afterTaxName(labels)).toEqual({ name, minority }))
})

describe('what comes into a stage and where it goes', () => {
  it('meets in order, so that no band crosses', () => {
    expect(bands(fillStage([node('a', 70), node('b', 30)], [node('x', 50), node('y', 50)], 0))).toEqual([
      ['a>x', 50, 50],
      ['a>y', 20, 20],
      ['b>y', 30, 30],
    ])
  })
  it('widens the widest band by what rounding leaves', () => {
    expect(bands(fillStage([node('a', 101)], [node('x', 60), node('y', 40)], 3))).toEqual([
      ['a>x', 61, 60],
      ['a>y', 40, 40],
    ])
    expect(bands(fillStage([node('a', 99)], [node('x', 60), node('y', 40)], 3))).toEqual([
      ['a>x', 60, 60],
      ['a>y', 39, 40],
    ])
  })
  it('leaves a larger rest open', () => {
    expect(bands(fillStage([node('a', 110)], [node('x', 100)], 3))).toEqual([['a>x', 100, 100]])
    expect(fillStage([], [node('x', 1)], 3)).toEqual([])
  })
})

describe('divisions of the flow', () => {
  const segments = (...rows: [string, number | null][]) => ({
    business_segments: {
      divisions: rows.map(([label, revenue]) => ({ label, revenue })),
      revenue_not_allocated_to_divisions_net: null as { value: number; description: string | null } | null,
    },
  })
  const revenue = node('total_revenue', 100, { role: 'revenue' })
  const column = (input: FlowInput) => divisionColumn(flowDivisions(input, 1), revenue, input)

  it('go by size, the others last, without what is no revenue', () => {
    const input = of(
      segments(['Other', 30], ['B', 20], ['A', 50], ['None', 0], ['Less', -5], ['Unknown', null], ['All other', 31]),
    )
    expect(flowDivisions(input, 1).map(({ name, figure, keys }) => [name, figure, keys[0]])).toEqual([
      ['A', 50, 'business_segments.divisions[2].revenue'],
      ['B', 20, 'business_segments.divisions[1].revenue'],
      ['All other', 31, 'business_segments.divisions[6].revenue'],
      ['Other', 30, 'business_segments.divisions[0].revenue'],
    ])
  })
  it.each([
    ['that make revenue', 40, 60, 2, false],
    ['that leave half a percent', 40, 59.5, 2, false],
    ['that leave more', 40, 59, 3, true],
    ['that exceed revenue a little', 40, 64, 2, false],
    ['that sell to each other', 40, 66, 0, false],
  ])('%s', (_, a, b, count, hasRest) => {
    const { nodes, links } = column(of(segments(['A', a], ['B', b])))
    expect(nodes).toHaveLength(count)
    expect(nodes.some((one) => one.id === 'division:unallocated')).toBe(hasRest)
    if (count > 0) expect(links.reduce((sum, link) => sum + link.targetValue, 0)).toBeCloseTo(100, 9)
  })
  it('open the printed rest, and call a computed one so', () => {
    const input = of(segments(['A', 40], ['B', 50]))
    expect(column(input).nodes.at(-1)).toMatchObject({ name: 'Not allocated', value: 10, keys: [], computed: true })
    const printed = {
      ...input,
      business_segments: {
        divisions: input.business_segments?.divisions ?? [],
        revenue_not_allocated_to_divisions_net: { value: 10, description: 'Hedging' },
      },
    }
    expect(column(printed).nodes.at(-1)).toMatchObject({
      keys: ['business_segments.revenue_not_allocated_to_divisions_net'],
      computed: false,
    })
  })
  it('are eight at most, the rest folded with its parts', () => {
    const rows = Array.from({ length: 9 }, (_, i): [string, number] => [`D${i}`, 20 - i])
    const nodes = divisionColumn(
      flowDivisions(of(segments(...rows)), 1),
      node('total_revenue', 144, { role: 'revenue' }),
      of({}),
    ).nodes
    expect(nodes.map(({ name }) => name)).toEqual(['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'Other (2)'])
    expect(nodes.at(-1)).toMatchObject({
      value: 25,
      computed: true,
      parts: [
        { name: 'D7', figure: 13 },
        { name: 'D8', figure: 12 },
      ],
    })
  })
})

describe('the graph', () => {
  const expenses = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Line ${i}`, amount: count - i }))
  const many = (count: number, more: Partial<FlowInput> = {}) => {
    const lines = expenses(count)
    const sum = lines.reduce((total, line) => total + line.amount, 0)
    return of({ total_revenue: 2 * sum, operating_expenses: lines, operating_income: sum, net_income: sum, ...more })
  }
  const ends = (graph: FlowGraph | null) =>
    graph?.nodes.filter((one) => !graph.links.some((link) => link.source === one.id)) ?? []

  it.each([4, 9, 10, 15, 30])('of %d lines has ten ends at most, and loses no amount', (count) => {
    const graph = flowGraph(many(count))
    expect(ends(graph).length).toBeLessThanOrEqual(10)
    const total = ends(graph).reduce((sum, one) => sum + one.value, 0)
    expect(total).toBe(graph?.revenue)
    const folded = graph?.nodes.find((one) => one.parts.length > 0)
    expect(folded?.parts.reduce((sum, part) => sum + Math.abs(part.figure), 0) ?? 0).toBe(folded?.value ?? 0)
  })
  it('folds more where a drawing has less room', () => {
    expect(ends(flowGraph(many(15), { maxEnds: 5 })).length).toBeLessThanOrEqual(5)
  })
  it('groups several lines under one name, a single one not', () => {
    const groups = (count: number) =>
      flowGraph(many(count))
        ?.nodes.filter((one) => one.role === 'group')
        .map((one) => one.name)
    expect(groups(1)).toEqual([])
    expect(groups(3)).toEqual(['Operating expenses'])
    const without = flowGraph(many(3, { operating_income: null, income_before_taxes: 6 }))
    expect(without?.nodes.find((one) => one.role === 'group')?.name).toBe('Costs and expenses')
  })
  it('draws what does not add up grey, on the side that is short', () => {
    const short = flowGraph(of({ total_revenue: 100, cost_of_revenue: 40, gross_profit: 50 }))
    expect(short?.notReconciled).toBe(10)
    expect(short?.nodes.find((one) => one.id === 'unreconciled:gross_profit')).toMatchObject({
      role: 'expense',
      value: 10,
      kind: 'unallocated',
    })
    const over = flowGraph(of({ total_revenue: 100, cost_of_revenue: 40, gross_profit: 70 }))
    expect(over?.nodes.find((one) => one.id === 'unreconciled:gross_profit')).toMatchObject({
      role: 'source',
      value: 10,
    })
  })
  it('says which figures were computed, by their places', () => {
    const graph = flowGraph(
      of({
        total_revenue: 100,
        cost_of_revenue: 40,
        gross_profit: 60,
        provenance: { gross_profit: { computed: true, rule: 'total_revenue − cost_of_revenue', parts: [] } },
      }),
    )
    const computed = Object.fromEntries(graph?.nodes.map((one) => [one.id, one.computed]) ?? [])
    expect(computed).toEqual({ total_revenue: false, cost_of_revenue: false, gross_profit: true })
  })
  it('stands ends at the right, the cost of revenue under the gross profit, divisions at the left', () => {
    const graph = flowGraph(
      of({
        total_revenue: 100,
        cost_of_revenue: 40,
        gross_profit: 60,
        operating_expenses: expenses(3),
        operating_income: 54,
        income_before_taxes: 54,
        income_tax_expense: 14,
        net_income: 40,
        business_segments: { divisions: [{ label: 'A', revenue: 100 }], revenue_not_allocated_to_divisions_net: null },
      }),
    )
    const columns = Object.fromEntries(graph?.nodes.map((one) => [one.id, one.column]) ?? [])
    expect(columns).toMatchObject({
      'division:0': 0,
      total_revenue: 1,
      gross_profit: 2,
      cost_of_revenue: 2,
      operating_income: 3,
      'group:operating_income': 3,
      net_income: 4,
      income_tax_expense: 4,
    })
  })
  it('gives every node of a column its rank, the result on top of a profit', () => {
    const graph = flowGraph(many(3, { income_before_taxes: 6, income_tax_expense: 2, net_income: 4 }))
    const last = Math.max(...(graph?.nodes.map((one) => one.column) ?? []))
    expect(graph?.nodes.filter((one) => one.column === last).map((one) => one.name)).toEqual([
      'Net income',
      'Income taxes',
      'Line 0',
      'Line 1',
      'Line 2',
    ])
  })
  it('counts the columns of a chain, whatever band comes from nowhere', () => {
    const chain: FlowGraph = {
      type: 'profit',
      currency: 'USD',
      revenue: 1,
      nodes: ['a', 'b', 'c'].map((id) => node(id, 1, { role: id === 'a' ? 'revenue' : 'subtotal' })),
      links: [
        { id: 'a>b', source: 'a', target: 'b', sourceValue: 1, targetValue: 1 },
        { id: 'b>c', source: 'b', target: 'c', sourceValue: 1, targetValue: 1 },
        { id: 'x>c', source: 'x', target: 'c', sourceValue: 1, targetValue: 1 },
      ],
      divisions: [],
      unallocated: 0,
      notReconciled: 0,
    }
    setColumns(chain)
    expect(chain.nodes.map((one) => one.column)).toEqual([0, 1, 2])
  })
})
