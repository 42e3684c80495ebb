/**
 * The income flow as a Plotly-compatible figure with our own nodes, links and balance beside it. Plotly itself is not
 * shipped; its shape is made from the same graph as the drawing. Source: decision 69.
 */
import { flowGraph } from '../graph/build.ts'
import type { FlowGraph, FlowInput } from '../graph/graph.ts'
import { LIGHT } from './theme.ts'

export interface FlowFigure {
  data: {
    type: 'sankey'
    orientation: 'h'
    arrangement: 'snap'
    node: { label: string[]; color: string[]; pad: number; thickness: number }
    link: { source: number[]; target: number[]; value: number[]; color: string[] }
  }[]
  layout: { title: { text: string }; font: { family: string; size: number }; height: number }
  config: { displayModeBar: boolean; responsive: boolean }
  nodes: {
    id: string
    name: string
    kind: string
    /** whole units, signed as the statement shows it */
    value: number
    share: number | null
    computed: boolean
    keys: string[]
  }[]
  links: { source: string; target: string; value: number }[]
  balance: { revenue: number; unallocated: number; not_reconciled: number; balanced: boolean }
}

function faded(hex: string): string {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return `rgba(${part(1)},${part(3)},${part(5)},0.34)`
}

/** The figure of a statement; null where there is no flow to draw. Amounts in whole units of the currency. */
export function flowFigure(input: FlowInput, title = 'Income flow'): FlowFigure | null {
  const graph = flowGraph(input)
  return graph ? figureOf(graph, title) : null
}

function figureOf(graph: FlowGraph, title: string): FlowFigure {
  const index = new Map(graph.nodes.map((node, at) => [node.id, at]))
  const colour = new Map(graph.nodes.map((node) => [node.id, LIGHT.nodes[node.kind]]))
  return {
    data: [
      {
        type: 'sankey',
        orientation: 'h',
        arrangement: 'snap',
        node: {
          label: graph.nodes.map((node) => node.name),
          color: graph.nodes.map((node) => LIGHT.nodes[node.kind]),
          pad: 14,
          thickness: 10,
        },
        link: {
          source: graph.links.map((link) => index.get(link.source) ?? 0),
          target: graph.links.map((link) => index.get(link.target) ?? 0),
          value: graph.links.map((link) => link.sourceValue),
          color: graph.links.map((link) => faded(colour.get(link.target) ?? LIGHT.nodes.cost)),
        },
      },
    ],
    layout: { title: { text: title }, font: { family: 'Inter', size: 13 }, height: 480 },
    config: { displayModeBar: false, responsive: true },
    nodes: graph.nodes.map((node) => ({
      id: node.id,
      name: node.name,
      kind: node.kind,
      value: node.figure,
      share: node.share,
      computed: node.computed,
      keys: node.keys,
    })),
    links: graph.links.map((link) => ({ source: link.source, target: link.target, value: link.sourceValue })),
    balance: {
      revenue: graph.revenue,
      unallocated: graph.unallocated,
      not_reconciled: graph.notReconciled,
      balanced: graph.notReconciled === 0,
    },
  }
}
