/** Columns of the nodes: longest path, ends at the right. Source: docs/income-flow.md A7. */
import type { FlowGraph, FlowNode } from './graph.ts'

/** Sets `column` and `row` of every node in place. */
export function setColumns(graph: FlowGraph): void {
  const first = graph.nodes.some((node) => node.role === 'division') ? 1 : 0
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const incoming = new Map<string, FlowNode[]>()
  const outgoing = new Map<string, FlowNode[]>()
  for (const link of graph.links) {
    const source = byId.get(link.source)
    const target = byId.get(link.target)
    if (!source || !target) continue
    incoming.set(target.id, [...(incoming.get(target.id) ?? []), source])
    outgoing.set(source.id, [...(outgoing.get(source.id) ?? []), target])
  }
  const known = new Map<string, number>()
  const longest = (node: FlowNode): number => {
    const done = known.get(node.id)
    if (done !== undefined) return done
    const from = incoming.get(node.id) ?? []
    const start = node.role === 'division' ? 0 : first
    const column = from.length === 0 ? start : Math.max(...from.map((source) => longest(source) + 1))
    known.set(node.id, column)
    return column
  }
  for (const node of graph.nodes) {
    node.row = longest(node)
    node.column = node.row
  }
  const last = Math.max(...graph.nodes.map((node) => node.column))
  const underProfit = graph.nodes.some((node) => node.id === 'gross_profit' && node.role === 'subtotal')
  for (const node of graph.nodes) {
    const isEnd = !outgoing.has(node.id) && node.role !== 'revenue'
    if (isEnd && !(node.id === 'cost_of_revenue' && underProfit)) node.column = last
  }
  for (const node of graph.nodes) {
    if (node.role !== 'source') continue
    const sinks = outgoing.get(node.id) ?? []
    const joined = Math.min(...sinks.map((sink) => (graph.type === 'profit' ? sink.column : sink.row)))
    if (!Number.isFinite(joined)) continue
    node.column = graph.type === 'profit' ? joined : Math.max(first, joined - 1)
    node.row = graph.type === 'profit' ? Math.min(...sinks.map((sink) => sink.row)) : node.column
  }
}
