/** The wide drawing, left to right. Source: docs/income-flow.md B; the step numbers are that section's. */

import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { attach, drawBands } from './bands.ts'
import type { FlowChanges } from './change.ts'
import { type FlowShow, type LabelText, labelText } from './labels.ts'
import type { FlowLayout } from './layout.ts'
import { boxesOf, incomeGroups, isIncome, leastTop, type Placed } from './placed.ts'
import { isOnLine, placeOf, settle } from './placing.ts'

export interface WideOptions {
  width: number
  show?: FlowShow
  changes?: FlowChanges | undefined
  /** label sizes × this; used by pictures that are looked at small */
  scale?: number
  /** largest height of the revenue bar and of a column, px (design: 310 and 400) */
  revenueHeight?: number
  columnHeight?: number
  shares?: boolean
}

/** Lays a graph out for `width` pixels (600 or more). Deterministic; the height is what the drawing needs. */
export function wideLayout(graph: FlowGraph, options: WideOptions): FlowLayout {
  const { width, scale = 1 } = options
  const limit = 201 * scale
  const breakAt = (width < 1100 ? 140 : 178) * scale
  const style = {
    small: false,
    breakAt,
    limit,
    scale,
    show: options.show ?? 'amount',
    changes: options.changes,
    shares: options.shares ?? true,
  }
  const texts = new Map(graph.nodes.map((node) => [node.id, labelText(node, graph, style)]))
  const textOf = (node: FlowNode): LabelText => {
    const text = texts.get(node.id)
    if (!text) throw new Error(`no label for ${node.id}`)
    return text
  }
  const last = Math.max(...graph.nodes.map((node) => node.column))
  const outer = (nodes: FlowNode[]): number =>
    nodes.length === 0 ? 0 : Math.min(Math.max(...nodes.map((node) => textOf(node).w)) + 14, 215 * scale)
  const left = outer(graph.nodes.filter((node) => node.column === 0 && placeOf(graph, node, last) === 'left'))
  const right = outer(graph.nodes.filter((node) => node.column === last && !isIncome(graph, node)))
  const step = (width - left - right - 10) / Math.max(1, last)
  const k = scaleOf(graph, options)
  const placed: Placed[] = graph.nodes.map((node) => {
    const x = left + node.column * step - (isIncome(graph, node) ? Math.min(64, 0.4 * step) : 0)
    return {
      node,
      text: textOf(node),
      place: placeOf(graph, node, last),
      box: { x, y: 0, w: 10, h: Math.max(1.5, node.value * k) },
    }
  })
  stack(graph, placed, k, last)
  const settled = settle(graph, placed, k, last, width)
  const top = Math.min(...placed.map((one) => one.box.y), ...settled.map((one) => one.label.box.y))
  for (const one of placed) one.box.y += 8 - top
  const nodes = settle(graph, placed, k, last, width, 0)
  const bottom = Math.max(...nodes.map((one) => Math.max(one.box.y + one.box.h, one.label.box.y + one.label.box.h)))
  return {
    direction: 'wide',
    width,
    height: Math.ceil(bottom + 10),
    graph,
    nodes,
    bands: drawBands(graph, attach(graph, boxesOf(placed), k, 'wide'), 'wide'),
    leftOut: [],
  }
}

/** B1: pixels a unit. */
function scaleOf(graph: FlowGraph, { revenueHeight = 310, columnHeight = 400 }: WideOptions): number {
  const columns = new Map<number, number>()
  for (const node of graph.nodes) {
    if (!isIncome(graph, node)) columns.set(node.column, (columns.get(node.column) ?? 0) + node.value)
  }
  return Math.min(revenueHeight / graph.revenue, columnHeight / Math.max(...columns.values()))
}

/** B3 to B6: tops of all bars, before labels are looked at. */
function stack(graph: FlowGraph, placed: Placed[], k: number, last: number): void {
  const divisions = placed.filter((one) => one.node.role === 'division')
  const revenue = placed.find((one) => one.node.role === 'revenue')
  if (!revenue) return
  let bottom = 0
  divisions.forEach((one, index) => {
    const before = divisions[index - 1]
    one.box.y = before ? leastTop(before, one, last) : 0
    bottom = one.box.y + one.box.h
  })
  const shift = Math.max(-66, revenue.box.h / 2 - bottom / 2)
  for (const one of divisions) one.box.y += shift
  const divisionsBottom = divisions.length > 0 ? bottom + shift : 0
  const rounds = graph.type === 'profit' ? 1 : 4
  for (let round = 0; round < rounds; round++) {
    for (let column = 0; column <= last; column++) stackColumn(graph, placed, k, column, last, divisionsBottom)
  }
  if (graph.type === 'profit') stackIncomes(graph, placed)
}

/** B4 for one column: each bar where its highest band leaves its source, but clear of the one above. */
function stackColumn(
  graph: FlowGraph,
  placed: Placed[],
  k: number,
  column: number,
  last: number,
  divisionsBottom: number,
): void {
  const attached = attach(graph, boxesOf(placed), k, 'wide')
  const revenue = placed.find((one) => one.node.role === 'revenue')
  const sourcesTop = Math.max((revenue?.box.h ?? 0) + 64, divisionsBottom + 20)
  let before: Placed | undefined
  for (const one of placed) {
    const { node } = one
    if (node.column !== column || node.role === 'division' || isIncome(graph, node)) continue
    if (isOnLine(graph, node)) one.box.y = 0
    else {
      const incoming = attached.filter((band) => band.link.target === node.id)
      let wanted = incoming.length === 0 ? sourcesTop : Math.min(...incoming.map((band) => band.a))
      if (graph.type === 'profit') wanted += 26
      if (node.id === 'net_income' && node.role === 'loss') wanted = Math.max(sourcesTop, levelWith(placed))
      one.box.y = before ? Math.max(wanted, leastTop(before, one, last)) : wanted
    }
    before = one
  }
}

/** B5: net loss goes down until it is level with the loss above it. */
function levelWith(placed: readonly Placed[]): number {
  const loss = placed.find((one) => one.node.role === 'loss' && one.node.id !== 'net_income')
  return loss ? loss.box.y : 0
}

/** B6: incomes of a profit flow stand above the node they join; the first in order is the uppermost. */
function stackIncomes(graph: FlowGraph, placed: Placed[]): void {
  for (const group of incomeGroups(graph, placed)) {
    let below: Placed | undefined
    for (const one of [...group.incomes].reverse()) {
      const bottom = below ? below.box.y - 10 : group.top - 12
      // labels beside their bars part as far as they are high, one above its bar has that place to itself
      const beside = below && one.place === 'left' ? (one.text.h + below.text.h) / 2 + 5 : 0
      const level = below ? below.box.y + below.box.h / 2 - beside - one.box.h / 2 : bottom
      one.box.y = Math.min(bottom - one.box.h, level)
      below = one
    }
  }
}
