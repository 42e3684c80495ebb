/** Order of the nodes in a column, top to bottom. Source: docs/income-flow.md A8. */
import type { FlowGraph, FlowNode } from './graph.ts'

const isLine = (node: FlowNode): boolean => node.role === 'line'

function profitRank(node: FlowNode): number {
  if (node.role === 'revenue' || node.role === 'subtotal' || node.role === 'net' || node.role === 'loss') return 0
  if (node.role === 'division' || node.role === 'source') return 1
  if (node.role === 'minority') return 2
  if (node.role === 'tax') return 3
  if (node.role === 'expense') return node.kind === 'unallocated' ? 5 : 4
  if (node.role === 'group') return 6
  if (isLine(node)) return 7
  return 8
}

function lossRank(node: FlowNode): number {
  switch (node.role) {
    case 'division':
      return 0
    case 'revenue':
      return 1
    case 'cost':
      return 2
    case 'group':
      return 4
    case 'line':
      return 5
    case 'loss':
      return node.id === 'operating_income' || node.id === 'income_before_taxes' ? 7 : 8
    case 'source':
      return 9
    case 'expense':
      return 12
    case 'tax':
      return 13
    case 'minority':
      return 14
    case 'net':
      return 15
    case 'subtotal':
      return node.id === 'gross_profit' ? 3 : 6
  }
}

function sourceOrder(node: FlowNode): number {
  if (node.role !== 'source') return 0
  if (/after_taxes/.test(node.id)) return 0
  return node.kind === 'tax' ? 1 : 2
}

/** The nodes by column, then rank; divisions keep their order, everything else of a rank goes by size. */
export function rankNodes(graph: FlowGraph): FlowNode[] {
  const rank = graph.type === 'profit' ? profitRank : lossRank
  return [...graph.nodes].sort((a, b) => {
    if (a.column !== b.column) return a.column - b.column
    if (a.role === 'division' && b.role === 'division') return 0
    return rank(a) - rank(b) || sourceOrder(a) - sourceOrder(b) || b.value - a.value
  })
}
