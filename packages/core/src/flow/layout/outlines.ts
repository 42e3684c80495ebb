/** What the bars of a drawing were in the year before. */
import { changeOfNode, type FlowChanges } from './change.ts'
import { type Box, type FlowLayout, intersects, round2 } from './layout.ts'

export interface Outline {
  /** of the node */
  id: string
  box: Box
}

/**
 * Outlines as high as the bars of a wide drawing would be with the figures of the year before, top to top. Left out
 * where the change is not known or an outline would run into a label or another bar.
 */
export function outlinesBefore(layout: FlowLayout, changes: FlowChanges | undefined): Outline[] {
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
