/** The way of the money through a drawing: what leads to a bar or band and from it, and which bar stands beside one. */
import type { FlowGraph } from '../graph/graph.ts'
import type { FlowLayout, LaidNode } from './layout.ts'

export interface FlowPath {
  /** ids of the bands on the way */
  bands: ReadonlySet<string>
  /** ids of the bars that they join */
  nodes: ReadonlySet<string>
}

/**
 * All money that leads to what is pointed at and away from it, to both ends of the drawing.
 *
 * @param id of a node or of a link; one that the graph does not have gives an empty way
 */
export function pathOf({ links, nodes }: Pick<FlowGraph, 'links' | 'nodes'>, id: string): FlowPath {
  const bands = new Set<string>()
  const met = new Set<string>(nodes.some((node) => node.id === id) ? [id] : [])
  const walk = (from: 'source' | 'target', to: 'source' | 'target', node: string): void => {
    for (const link of links) {
      if (link[to] !== node || bands.has(link.id)) continue
      bands.add(link.id)
      met.add(link[from])
      walk(from, to, link[from])
    }
  }
  const band = links.find((link) => link.id === id)
  if (band) {
    bands.add(band.id)
    met.add(band.source).add(band.target)
  }
  walk('source', 'target', band ? band.source : id)
  walk('target', 'source', band ? band.target : id)
  return { bands, nodes: met }
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** For each direction of the drawing: the keys back along the money, on with it, and to the bars before and after. */
const KEYS: Readonly<Record<FlowLayout['direction'], readonly [ArrowKey, ArrowKey, ArrowKey, ArrowKey]>> = {
  wide: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  downward: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
}

/**
 * The bar that an arrow key leads to from another: along the money by the widest band, across it to the next bar of the
 * same column or row. Null at an edge, or where the drawing has no such bar.
 */
export function nodeBeside({ direction, graph, nodes }: FlowLayout, id: string, key: ArrowKey): string | null {
  const [back, on, before] = KEYS[direction]
  if (key === back || key === on) {
    const [end, far] = key === back ? (['target', 'source'] as const) : (['source', 'target'] as const)
    const ways = graph.links.filter((link) => link[end] === id && nodes.some(({ node }) => node.id === link[far]))
    return ways.toSorted((a, b) => b.sourceValue - a.sourceValue)[0]?.[far] ?? null
  }
  const here = nodes.find(({ node }) => node.id === id)
  if (!here) return null
  const place = ({ box }: LaidNode): number => (direction === 'wide' ? box.y : box.x)
  const rank = ({ node }: LaidNode): number => (direction === 'wide' ? node.column : node.row)
  const line = nodes.filter((one) => rank(one) === rank(here)).toSorted((a, b) => place(a) - place(b))
  return line[line.indexOf(here) + (key === before ? -1 : 1)]?.node.id ?? null
}
