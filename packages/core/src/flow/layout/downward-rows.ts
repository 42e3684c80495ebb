/** The rows of the downward drawing, what stands in each and how wide it is. Source: docs/income-flow.md C1, C2. */

import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import type { FlowChanges } from './change.ts'
import { type FlowShow, type LabelText, labelText } from './labels.ts'
import type { Box } from './layout.ts'

export const BAR = 9
const GAP = 10
export const LABEL_GAP = 4

/** A node being placed. */
export interface Placed {
  node: FlowNode
  text: LabelText
  box: Box
  isEnd: boolean
  isSource: boolean
  /** its label ends where the bar ends, in place of beginning where it begins */
  isFlushRight: boolean
}

export const labelBox = ({ box, text, isSource, isFlushRight }: Placed): Box => ({
  x: isFlushRight ? box.x + box.w - text.w : box.x,
  y: isSource ? box.y - LABEL_GAP - text.h : box.y + BAR + LABEL_GAP,
  w: text.w,
  h: text.h,
})

/**
 * What takes revenue before anything else: cost of revenue, or where none is printed the expenses that revenue pays. It
 * stands outermost, so that nothing has to cross the band to it.
 */
export function costOf(graph: FlowGraph): FlowNode | undefined {
  const paid = graph.links.filter((link) => link.source === 'total_revenue').map((link) => link.target)
  return (
    graph.nodes.find((node) => node.role === 'cost') ??
    graph.nodes
      .filter((node) => paid.includes(node.id) && ['group', 'line', 'expense'].includes(node.role))
      .sort((a, b) => b.value - a.value)[0]
  )
}

export function rowsOf(graph: FlowGraph, width: number, show: FlowShow, changes: FlowChanges | undefined): Placed[][] {
  const style = { small: true, breakAt: 112, limit: Math.min(180, width / 2), show, changes }
  const sources = new Set(graph.links.map((link) => link.source))
  const rows: Placed[][] = []
  // ranked once more: ends stand in their own row here, not in the last column
  const order = new Map(graph.nodes.map((node, index) => [node.id, index]))
  const cost = costOf(graph)
  const ranked = [...graph.nodes].sort(
    (a, b) => rank(graph, a, cost) - rank(graph, b, cost) || (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
  )
  if (graph.type === 'profit') {
    const lines = ranked.filter((node) => node.role === 'line').reverse()
    let next = 0
    ranked.forEach((node, index) => {
      if (node.role === 'line') ranked[index] = lines[next++] ?? node
    })
  }
  for (const node of ranked) {
    const row = node.row
    rows[row] ??= []
    const isSource =
      node.role === 'revenue' || node.role === 'source' || (node.role === 'loss' && node.id === 'net_income')
    rows[row].push({
      node,
      text: labelText(node, graph, style),
      box: { x: 0, y: 0, w: 0, h: BAR },
      isEnd: !sources.has(node.id),
      isSource,
      isFlushRight: false,
    })
  }
  graph.links = [...graph.links].sort((a, b) => position(ranked, a) - position(ranked, b))
  return rows.filter((row) => row !== undefined)
}

const position = (ranked: readonly FlowNode[], link: { source: string; target: string }): number =>
  ranked.findIndex((node) => node.id === link.target) * 100 + ranked.findIndex((node) => node.id === link.source)

const PROFIT = [
  'revenue',
  'subtotal',
  'net',
  'loss',
  'minority',
  'tax',
  'expense',
  'group',
  'line',
  'cost',
  'source',
  'division',
]
const LOSS = [
  'revenue',
  'cost',
  'gross',
  'group',
  'line',
  'subtotal',
  'loss',
  'netloss',
  'source',
  'minority',
  'expense',
  'tax',
  'net',
]

/** C1: left to right as A8 ranks top to bottom. */
function rank(graph: FlowGraph, node: FlowNode, cost: FlowNode | undefined): number {
  if (node === cost) return (graph.type === 'profit' ? PROFIT : LOSS).indexOf('cost')
  if (graph.type === 'profit' && node.kind === 'unallocated') return PROFIT.length
  if (graph.type === 'profit') return ['subtotal', 'net'].includes(node.role) ? 1 : PROFIT.indexOf(node.role)
  if (node.id === 'gross_profit') return LOSS.indexOf('gross')
  if (node.role === 'loss' && node.id === 'net_income') return LOSS.indexOf('netloss')
  return LOSS.indexOf(node.role)
}

export function gapAfter(one: Placed, barWidth: number): number {
  return one.isEnd || one.isSource ? GAP : Math.max(GAP, one.text.w + 14 - barWidth)
}

/** C2: the largest scale at which every row fits. */
export function scaleOf(graph: FlowGraph, rows: Placed[][], width: number): number {
  const sum = (row: Placed[]): number => row.reduce((all, one) => all + one.node.value, 0)
  const largest = (width - 4) / Math.max(...rows.map(sum))
  const cost = graph.type === 'loss' ? costOf(graph) : undefined
  let k = largest
  for (let cut = 0; cut < 60; cut++, k *= 0.97) {
    const indent = cost ? cost.value * k + 12 : 0
    const fits = rows.every((row) => {
      const inset = cost && !row.some((one) => one.node === cost || one.node.role === 'revenue') ? indent : 0
      return inset + rowWidth(row, k) <= width
    })
    if (fits) break
    if (k < 0.35 * largest) break
  }
  return k
}

function rowWidth(row: Placed[], k: number): number {
  let x = 0
  row.forEach((one, index) => {
    const w = Math.max(1.5, one.node.value * k)
    x += index === row.length - 1 ? Math.max(w, one.text.w) : w + gapAfter(one, w)
  })
  return x
}
