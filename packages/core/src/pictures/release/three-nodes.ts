/** The smallest income flow: revenue, what it cost, what was kept. Without labels; the card beside it says them. */
import { type Box, round2 } from '../../flow/layout/layout.ts'

/** Whole units of one currency. */
export interface ThreeFigures {
  total_revenue: number | null
  net_income: number | null
}

type NodeKind = 'revenue' | 'cost' | 'net' | 'loss' | 'other'

export interface ThreeNodes {
  width: number
  height: number
  nodes: { kind: NodeKind; box: Box }[]
  /** from the left column to the right one */
  bands: { kind: NodeKind; path: string }[]
}

const NODE = 5
const GAP = 4

/**
 * Left what comes in, right where it goes: of a profit revenue → kept and costs; of a loss revenue and the loss → costs;
 * where more is kept than came in, other income beside revenue. To scale. Null without revenue or net income.
 */
export function threeNodes(
  { total_revenue, net_income }: ThreeFigures,
  width: number,
  height: number,
): ThreeNodes | null {
  if (total_revenue === null || net_income === null || total_revenue <= 0) return null
  const other = Math.max(0, net_income - total_revenue)
  const sources: Column = [
    ['revenue', total_revenue],
    ['other', other],
    ['loss', Math.max(0, -net_income)],
  ]
  const sinks: Column = [
    ['net', Math.max(0, net_income)],
    ['cost', total_revenue + other - net_income],
  ]
  const [left, right] = [sources, sinks].map((column) => column.filter(([, amount]) => amount > 0)) as [Column, Column]
  const k = (height - GAP) / sum(left)
  const nodes = [...placed(left, 0, k), ...placed(right, width - NODE, k)]
  return { width, height, nodes, bands: bandsOf(nodes.slice(0, left.length), nodes.slice(left.length)) }
}

type Column = [NodeKind, number][]
const sum = (column: Column): number => column.reduce((all, [, amount]) => all + amount, 0)

function placed(column: Column, x: number, k: number): ThreeNodes['nodes'] {
  let y = column.length === 1 ? GAP / 2 : 0
  return column.map(([kind, amount]) => {
    const h = round2(Math.max(1, amount * k))
    const box = { x, y: round2(y), w: NODE, h }
    y += amount * k + GAP
    return { kind, box }
  })
}

/** From the top: the first source into the first sink with what is left of both, as the large flow is filled. */
function bandsOf(sources: ThreeNodes['nodes'], sinks: ThreeNodes['nodes']): ThreeNodes['bands'] {
  const bands: ThreeNodes['bands'] = []
  let [i, j, used, filled] = [0, 0, 0, 0]
  for (;;) {
    const [from, to] = [sources[i], sinks[j]]
    if (!from || !to) return bands
    const h = Math.min(from.box.h - used, to.box.h - filled)
    const [y1, y2] = [from.box.y + used, to.box.y + filled]
    if (h > 0.05)
      bands.push({
        kind: from.kind === 'loss' ? 'loss' : to.kind,
        path: bandPath(from.box.x + NODE, to.box.x, [y1, y2, h]),
      })
    used += h
    filled += h
    const [isUsed, isFull] = [from.box.h - used < 0.05, to.box.h - filled < 0.05]
    if (isUsed) [i, used] = [i + 1, 0]
    if (isFull) [j, filled] = [j + 1, 0]
    if (!isUsed && !isFull) return bands
  }
}

function bandPath(x1: number, x2: number, [y1, y2, h]: readonly [number, number, number]): string {
  const middle = round2((x1 + x2) / 2)
  const [a, b, c, d] = [y1, y2, y2 + h, y1 + h].map(round2)
  return `M${x1},${a}C${middle},${a} ${middle},${b} ${x2},${b}V${c}C${middle},${c} ${middle},${d} ${x1},${d}Z`
}
