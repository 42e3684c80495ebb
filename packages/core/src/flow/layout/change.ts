/** What a drawing tells of the year before: changes beside the figures, outlines of what the bars were. */
import { growth } from '../../statement/margins.ts'
import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { type Box, type FlowLayout, intersects, round2 } from './layout.ts'

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

/**
 * Outlines as high as the bars of a wide drawing would be with the figures of the year before, top to top. Left out
 * where the change is not known or an outline would run into a label or another bar.
 */
export function outlinesBefore(layout: FlowLayout, changes: FlowChanges | undefined): { id: string; box: Box }[] {
  if (layout.direction !== 'wide') return []
  return layout.nodes.flatMap(({ node, box }) => {
    const change = changeOfNode(node, layout.graph, changes)
    if (change === null || node.figure < 0) return []
    const outline = { x: box.x - 2, y: box.y, w: box.w + 4, h: round2(box.h / (1 + change)) }
    const meets = layout.nodes.some(
      (other) => intersects(outline, other.label.box) || (other.node !== node && intersects(outline, other.box)),
    )
    return meets || outline.h < 3 || outline.y + outline.h > layout.height ? [] : [{ id: node.id, box: outline }]
  })
}
