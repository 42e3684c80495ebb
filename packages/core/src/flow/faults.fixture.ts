/** What can be wrong with a drawing, measured on the drawing. */
import { flowGraph } from './graph/build.ts'
import type { FlowInput } from './graph/graph.ts'
import { crossings } from './layout/crossings.fixture.ts'
import { intersects } from './layout/layout.ts'
import { statementLayout } from './layout/statement-layout.ts'

/** Everything that is wrong with a drawing, in words. */
export function faults(input: FlowInput, width: number): string[] {
  const layout = statementLayout(input, { width })
  if (!layout) return []
  const found: string[] = []
  for (const [index, one] of layout.nodes.entries()) {
    const { box } = one.label
    if (box.x < -0.01 || box.x + box.w > layout.width + 0.01 || box.y < -0.01 || box.y + box.h > layout.height)
      found.push(`${one.node.name}: label over the edge`)
    if (one.box.w <= 0 || one.box.h <= 0 || one.box.x < -0.01 || one.box.x + one.box.w > layout.width + 0.01)
      found.push(`${one.node.name}: bar over the edge`)
    layout.nodes.forEach((other, at) => {
      if (other === one) return
      if (at > index && intersects(box, other.label.box, -0.5)) found.push(`${one.node.name} meets ${other.node.name}`)
      if (intersects(box, other.box, -0.5)) found.push(`${one.node.name} meets the bar of ${other.node.name}`)
    })
  }
  found.push(...crossings(layout, 12))
  for (const band of layout.bands) if (!/^[MCLZ\d., -]+$/.test(band.path)) found.push(`${band.link.id}: ${band.path}`)
  return found
}

/** In and out of every node that has both, in units of its own value. */
export function imbalance(input: FlowInput): string[] {
  const graph = flowGraph(input)
  if (!graph) return []
  const found: string[] = []
  for (const node of graph.nodes) {
    const out = graph.links.filter((link) => link.source === node.id).reduce((sum, link) => sum + link.sourceValue, 0)
    const into = graph.links.filter((link) => link.target === node.id).reduce((sum, link) => sum + link.targetValue, 0)
    for (const sum of [out, into])
      if (sum !== 0 && Math.abs(sum - node.value) > 1) found.push(`${node.name}: ${sum} of ${node.value}`)
  }
  if (graph.links.some((link) => link.sourceValue < 0 || link.targetValue < 0)) found.push('a negative band')
  return found
}
