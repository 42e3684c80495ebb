/** Bars with their labels as they are put in their places, and what is asked of them. Source: docs/income-flow.md B. */

import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { type Attached, areaOnBand } from './bands.ts'
import type { LabelPlace, LabelText } from './labels.ts'
import type { Box } from './layout.ts'

export interface Placed {
  node: FlowNode
  text: LabelText
  place: LabelPlace
  box: Box
}

export const isIncome = (graph: FlowGraph, node: FlowNode): boolean => graph.type === 'profit' && node.role === 'source'
export const boxesOf = (placed: readonly Placed[]): Map<string, Box> =>
  new Map(placed.map((one) => [one.node.id, one.box]))

/** B4's minimum for `one` under `before` in a column. */
export function leastTop(before: Placed, one: Placed, last: number): number {
  const under = before.box.y + before.box.h
  const beside = one.place === 'left' || one.node.column === last
  if (!beside) return under + 14 + one.text.h
  const besideBefore = before.place === 'left' || before.place === 'right'
  if (!besideBefore) return under + 10
  const centre = before.box.y + before.box.h / 2 + (before.text.h + one.text.h) / 2 + 5
  return Math.max(under + 10, centre - one.box.h / 2)
}

export function incomeGroups(graph: FlowGraph, placed: readonly Placed[]): { top: number; incomes: Placed[] }[] {
  const groups = new Map<string, { top: number; incomes: Placed[] }>()
  for (const link of graph.links) {
    const income = placed.find((one) => one.node.id === link.source && isIncome(graph, one.node))
    const target = placed.find((one) => one.node.id === link.target)
    if (!income || !target || [...groups.values()].some((group) => group.incomes.includes(income))) continue
    const group = groups.get(target.node.id) ?? { top: target.box.y, incomes: [] }
    group.incomes.push(income)
    groups.set(target.node.id, group)
  }
  return [...groups.values()]
}

/** How much of `box` lies on bands that are not the node's own, px². */
export function onForeignBands(box: Box, node: FlowNode, attached: readonly Attached[]): number {
  let area = 0
  for (const band of attached) {
    if (band.link.source !== node.id && band.link.target !== node.id) area += areaOnBand(box, band)
  }
  return area
}
