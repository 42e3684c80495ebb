/** What a drawing tells of the year before: changes beside the figures, outlines of what the bars were. */
import { growth } from '../../statement/margins.ts'
import type { FlowGraph, FlowKind, FlowLink, FlowNode } from '../graph/graph.ts'
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

/** What a change means to the owners; 'even' = less than is printed, and where nothing is known. */
export type FlowTone = 'better' | 'worse' | 'even'

/** A change that rounds to 0.0 %, as a fraction. */
const NO_CHANGE = 0.0005

const EARNS: ReadonlySet<FlowNode['role']> = new Set(['division', 'revenue', 'subtotal', 'net', 'source'])

/**
 * Better: what comes in or is kept that grew, a loss that shrank, and a cost that grew slower than revenue (it takes less
 * of each sale). A cost of which the change of revenue is not known is 'even'.
 */
export function toneOf(node: FlowNode, graph: FlowGraph, changes: FlowChanges | undefined): FlowTone {
  const change = changeOfNode(node, graph, changes)
  const revenue = graph.nodes.find(({ role }) => role === 'revenue')
  const base = EARNS.has(node.role) || node.role === 'loss' || !revenue ? 0 : changeOfNode(revenue, graph, changes)
  if (change === null || base === null || node.kind === 'unallocated') return 'even'
  const gain = EARNS.has(node.role) ? change : base - change
  return Math.abs(gain) < NO_CHANGE ? 'even' : gain > 0 ? 'better' : 'worse'
}

/** The colours of the tones, out of those that every drawing has: worse is hatched as a loss is. */
export const TONE_KIND = { better: 'operating', worse: 'loss', even: 'unallocated' } as const satisfies Record<
  FlowTone,
  FlowKind
>

/** The drawing with its bars and bands in the colours of better and worse; places and words stay. */
export function paintedByChange(layout: FlowLayout, changes: FlowChanges | undefined): FlowLayout {
  const { graph } = layout
  const kinds = new Map(graph.nodes.map((node) => [node.id, TONE_KIND[toneOf(node, graph, changes)]]))
  const kindOf = (id: string): FlowKind => kinds.get(id) ?? TONE_KIND.even
  // A band tells of the bar it ends in; where money begins, of the one it comes from.
  const begins = (id: string): boolean => !graph.links.some(({ target }) => target === id)
  const tells = ({ source, target }: FlowLink): FlowKind => kindOf(begins(source) ? source : target)
  return {
    ...layout,
    nodes: layout.nodes.map((laid) => ({ ...laid, node: { ...laid.node, kind: kindOf(laid.node.id) } })),
    bands: layout.bands.map((band) => {
      const { source, target } = band.link
      return { ...band, from: kindOf(source), to: kindOf(target), hatched: tells(band.link) === TONE_KIND.worse }
    }),
  }
}
