/** Graphs put together by hand: nodes with their values, bands by what they lead from and to. */
import type { FlowGraph, FlowLink, FlowNode } from './graph/graph.ts'

export const madeNode = (id: string, value: number, more: Partial<FlowNode> = {}): FlowNode => ({
  ...{ id, name: id, kind: 'division', role: 'line', value, figure: value, share: null, keys: [id], computed: false },
  ...{ parts: [], column: 0, row: 0 },
  ...more,
})

export const madeLink = (source: string, target: string, sourceValue: number, targetValue = sourceValue): FlowLink => ({
  ...{ id: `${source}>${target}`, source, target, sourceValue, targetValue },
})

export const madeGraph = (nodes: FlowNode[], links: FlowLink[], more: Partial<FlowGraph> = {}): FlowGraph => ({
  ...{ type: 'profit', currency: 'USD', revenue: 100, unallocated: 0, notReconciled: 0, nodes, links },
  divisions: [],
  ...more,
})
