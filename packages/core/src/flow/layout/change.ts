/** What a drawing tells of the year before: the changes beside its figures. */
import { growth } from '../../statement/margins.ts'
import type { FlowGraph, FlowNode } from '../graph/graph.ts'

/** change of a figure on the year before, by its key; absent = not known */
export type FlowChanges = Readonly<Record<string, number>>

/** The figure's change; of a node that sums others, theirs together where each of them is known. Null = not known. */
export function changeOfNode(node: FlowNode, graph: FlowGraph, changes: FlowChanges | undefined): number | null {
  return growth(node.value, valueBefore(node, graph, changes))
}

/** Whole units, never negative; null = not known for each part. */
function valueBefore(node: FlowNode, graph: FlowGraph, changes: FlowChanges | undefined): number | null {
  if (node.parts.length > 0) return sumBefore(node.parts, changes)
  if (node.role !== 'group')
    return sumBefore([{ figure: node.value, keys: node.keys }], node.keys.length === 1 ? changes : undefined)
  const lines = graph.links.filter((link) => link.source === node.id).map((link) => link.target)
  const values = graph.nodes.filter(({ id }) => lines.includes(id)).map((one) => valueBefore(one, graph, changes))
  return values.length > 0 && values.every((value) => value !== null)
    ? values.reduce((sum, value) => sum + value, 0)
    : null
}

function sumBefore(parts: readonly { figure: number; keys: readonly string[] }[], changes: FlowChanges | undefined) {
  let sum = 0
  for (const { figure, keys } of parts) {
    const change = changes?.[keys[0] ?? '']
    if (change === undefined || change <= -1) return null
    sum += Math.abs(figure) / (1 + change)
  }
  return sum
}
