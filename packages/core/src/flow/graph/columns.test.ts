/** In which column and order nodes stand. */
import { describe, expect, it } from 'vitest'
import { madeGraph, madeLink, madeNode } from '../made.fixture.ts'
import { setColumns } from './columns.ts'
import { rankNodes } from './rank.ts'

const columns = (graph: ReturnType<typeof madeGraph>) => {
  setColumns(graph)
  return Object.fromEntries(graph.nodes.map(({ id, column, row }) => [id, [column, row]]))
}

describe('setColumns', () => {
  it('puts divisions before revenue, and what nothing follows at the right', () => {
    const graph = madeGraph(
      [
        madeNode('division:0', 100, { role: 'division' }),
        madeNode('total_revenue', 100, { role: 'revenue' }),
        madeNode('gross_profit', 60, { role: 'subtotal' }),
        madeNode('cost_of_revenue', 40, { role: 'cost' }),
        madeNode('net_income', 45, { role: 'net' }),
        madeNode('income_tax_expense', 15, { role: 'tax' }),
      ],
      [
        madeLink('division:0', 'total_revenue', 100),
        madeLink('total_revenue', 'gross_profit', 60),
        madeLink('total_revenue', 'cost_of_revenue', 40),
        madeLink('gross_profit', 'net_income', 45),
        madeLink('gross_profit', 'income_tax_expense', 15),
      ],
    )
    expect(columns(graph)).toEqual({
      ...{ 'division:0': [0, 0], total_revenue: [1, 1], gross_profit: [2, 2] },
      // under gross profit, which is what is left of it
      cost_of_revenue: [2, 2],
      ...{ net_income: [3, 3], income_tax_expense: [3, 3] },
    })
  })

  it('sets cost of revenue at the right where no gross profit stands over it', () => {
    const graph = madeGraph(
      [
        madeNode('total_revenue', 100, { role: 'revenue' }),
        madeNode('operating_income', 60, { role: 'subtotal' }),
        madeNode('cost_of_revenue', 40, { role: 'cost' }),
        madeNode('net_income', 60, { role: 'net' }),
      ],
      [
        madeLink('total_revenue', 'operating_income', 60),
        madeLink('total_revenue', 'cost_of_revenue', 40),
        madeLink('operating_income', 'net_income', 60),
      ],
    )
    expect(columns(graph)).toMatchObject({ total_revenue: [0, 0], cost_of_revenue: [2, 1], net_income: [2, 2] })
  })

  it('sets an income of a profit where it joins, one of a loss a column before', () => {
    const nodes = () => [
      madeNode('total_revenue', 100, { role: 'revenue' }),
      madeNode('operating_income', 60, { role: 'subtotal' }),
      madeNode('other', 10, { role: 'source' }),
      madeNode('net_income', 70, { role: 'net' }),
    ]
    const links = () => [
      madeLink('total_revenue', 'operating_income', 60),
      madeLink('operating_income', 'net_income', 60),
      madeLink('other', 'net_income', 10),
    ]
    expect(columns(madeGraph(nodes(), links())).other).toEqual([2, 2])
    expect(columns(madeGraph(nodes(), links(), { type: 'loss' })).other).toEqual([1, 1])
  })

  it('takes the longest way to a node, not the first', () => {
    const graph = madeGraph(
      [madeNode('total_revenue', 9, { role: 'revenue' }), madeNode('a', 5), madeNode('b', 5), madeNode('c', 9)],
      [
        madeLink('total_revenue', 'c', 4),
        madeLink('total_revenue', 'a', 5),
        madeLink('a', 'b', 5),
        madeLink('b', 'c', 5),
      ],
    )
    expect(columns(graph).c).toEqual([3, 3])
  })

  it('leaves out a band to a node that is not there', () => {
    const graph = madeGraph([madeNode('total_revenue', 9, { role: 'revenue' })], [madeLink('total_revenue', 'gone', 9)])
    expect(columns(graph)).toEqual({ total_revenue: [0, 0] })
  })
})

describe('rankNodes', () => {
  const order = (graph: ReturnType<typeof madeGraph>) => rankNodes(graph).map(({ id }) => id)
  it('goes by column, then from what is kept to what is spent', () => {
    const graph = madeGraph(
      [
        madeNode('cost', 40, { role: 'cost', column: 2 }),
        madeNode('line', 9, { column: 2 }),
        madeNode('group', 9, { role: 'group', column: 2 }),
        madeNode('expense', 9, { role: 'expense', column: 2 }),
        madeNode('tax', 9, { role: 'tax', column: 2 }),
        madeNode('minority', 9, { role: 'minority', column: 2 }),
        madeNode('net', 5, { role: 'net', column: 2 }),
        madeNode('revenue', 100, { role: 'revenue', column: 1 }),
      ],
      [],
    )
    expect(order(graph)).toEqual(['revenue', 'net', 'minority', 'tax', 'expense', 'group', 'line', 'cost'])
    expect(order({ ...graph, type: 'loss' })).toEqual([
      ...['revenue', 'cost', 'group', 'line', 'expense', 'tax', 'minority', 'net'],
    ])
  })
  it('keeps divisions in their order and puts others of a rank by size', () => {
    const division = (id: string, value: number) => madeNode(id, value, { role: 'division' })
    expect(order(madeGraph([division('d0', 1), division('d1', 3), division('d2', 2)], []))).toEqual(['d0', 'd1', 'd2'])
    expect(order(madeGraph([madeNode('a', 1), madeNode('b', 3), madeNode('c', 2)], []))).toEqual(['b', 'c', 'a'])
  })
  it('puts what did not reconcile below other expenses, whatever its size', () => {
    const rest = madeNode('rest', 50, { role: 'expense', kind: 'unallocated' })
    expect(order(madeGraph([rest, madeNode('interest', 2, { role: 'expense' })], []))).toEqual(['interest', 'rest'])
  })
})
