/** What changes mean to the owners: better and worse, and a drawing in their colours. */
import type { FlowGraph, FlowKind, FlowLink, FlowNode } from '../graph/graph.ts'
import { changeOfNode, type FlowChanges } from './change.ts'
import type { FlowLayout } from './layout.ts'

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
