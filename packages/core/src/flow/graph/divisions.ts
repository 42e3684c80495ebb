/** The first column: divisions of revenue, folded to eight at most. Source: docs/income-flow.md A1. */
import type { FlowInput, FlowLink, FlowNode, FlowPart } from './graph.ts'

const AT_MOST = 8
const isOther = (name: string): boolean => /^(all )?other\b/i.test(name)

/** Divisions above 0 by size, the Others last. */
export function flowDivisions(input: FlowInput, unit: number): FlowPart[] {
  const parts: FlowPart[] = []
  input.business_segments?.divisions.forEach((division, index) => {
    const figure = Math.round((division.revenue ?? 0) * unit)
    if (figure > 0)
      parts.push({ name: division.label, figure, keys: [`business_segments.divisions[${index}].revenue`] })
  })
  return parts.sort((a, b) => Number(isOther(a.name)) - Number(isOther(b.name)) || b.figure - a.figure)
}

export const sumOf = (parts: readonly FlowPart[]): number => parts.reduce((sum, part) => sum + part.figure, 0)

/**
 * Nodes and bands of the division column, or none where divisions exceed revenue by more than 5 % (they sell to each
 * other: the table says it better). A smaller excess tapers the bands at revenue; a rest above 0.5 % is a grey node.
 */
export function divisionColumn(
  parts: readonly FlowPart[],
  revenue: FlowNode,
  input: FlowInput,
): { nodes: FlowNode[]; links: FlowLink[] } {
  const total = sumOf(parts)
  const residual = revenue.value - total
  if (parts.length === 0 || residual < -0.05 * revenue.value) return { nodes: [], links: [] }
  const nodes = fold(parts).map((part, index) => divisionNode(part, index, revenue.value))
  if (residual > 0.005 * revenue.value) {
    const printed = input.business_segments?.revenue_not_allocated_to_divisions_net
    const key = 'business_segments.revenue_not_allocated_to_divisions_net'
    nodes.push({
      ...divisionNode({ name: 'Not allocated', figure: residual, keys: printed ? [key] : [] }, 0, revenue.value),
      id: 'division:unallocated',
      kind: 'unallocated',
      computed: !printed,
    })
  }
  const shown = nodes.reduce((sum, node) => sum + node.value, 0)
  const links = nodes.map((node) => ({
    id: `${node.id}>${revenue.id}`,
    source: node.id,
    target: revenue.id,
    sourceValue: node.value,
    targetValue: (node.value * revenue.value) / shown,
  }))
  return { nodes, links }
}

function fold(parts: readonly FlowPart[]): (FlowPart & { parts?: FlowPart[] })[] {
  if (parts.length <= AT_MOST) return [...parts]
  const kept = parts.filter((part) => !isOther(part.name)).slice(0, AT_MOST - 1)
  const folded = parts.filter((part) => !kept.includes(part))
  return [...kept, { name: `Other (${folded.length})`, figure: sumOf(folded), keys: [], parts: folded }]
}

function divisionNode(part: FlowPart & { parts?: FlowPart[] }, index: number, revenue: number): FlowNode {
  return {
    id: `division:${index}`,
    name: part.name,
    kind: 'division',
    role: 'division',
    value: part.figure,
    figure: part.figure,
    share: part.figure / revenue,
    keys: part.keys,
    computed: part.keys.length === 0,
    parts: part.parts ?? [],
    column: 0,
    row: 0,
  }
}
