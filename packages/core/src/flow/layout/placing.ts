/** Label places and the rounds that clear them. Source: docs/income-flow.md B7 and B8. */

import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { type Attached, areaOnBand, attach } from './bands.ts'
import { anchorOf, boxAt, type LabelPlace, setLabel } from './labels.ts'
import { type Box, intersects, type LaidNode, overlap } from './layout.ts'
import { boxesOf, incomeGroups, isIncome, leastTop, onForeignBands, type Placed } from './placed.ts'

/** The nodes whose tops are level in a profit flow; revenue in any. */
export const isOnLine = (graph: FlowGraph, node: FlowNode): boolean =>
  node.role === 'revenue' || (graph.type === 'profit' && (node.role === 'subtotal' || node.role === 'net'))

const isNetLoss = (node: FlowNode): boolean => node.role === 'loss' && node.id === 'net_income'

/** Where a label stands first of all. */
export function placeOf(graph: FlowGraph, node: FlowNode, last: number): LabelPlace {
  return placesOf(graph, node, last)[0] ?? 'above'
}

function placesOf(graph: FlowGraph, node: FlowNode, last: number): LabelPlace[] {
  if (isIncome(graph, node)) return [isUnderIncome(graph, node) ? 'left' : 'above']
  if (node.role === 'division' || node.role === 'source' || isNetLoss(node)) return ['left']
  if (node.column === last && node.role !== 'revenue') return ['right']
  if (node.role === 'loss') return ['above-end', 'below-end', 'below', 'above']
  if (node.role === 'revenue' || node.role === 'subtotal' || node.role === 'group') return ['above', 'above-end']
  return ['right', 'above', 'below']
}

/** Another income stands above it: the bars keep together, so that little is left white beside them, and its label to the left. */
function isUnderIncome(graph: FlowGraph, node: FlowNode): boolean {
  const joined = graph.links.find((link) => link.source === node.id)?.target
  const sources = graph.links.filter((link) => link.target === joined).map((link) => link.source)
  const uppermost = graph.nodes.find((one) => isIncome(graph, one) && sources.includes(one.id))
  return uppermost !== undefined && uppermost !== node
}

function turn(node: FlowNode, last: number): number {
  if (node.role === 'revenue') return 0
  if (node.id === 'net_income') return 1
  if (node.role === 'subtotal' || node.role === 'loss') return 2
  if (node.column === last && node.role !== 'source') return 3
  if (node.role === 'division') return 4
  if (node.role === 'group') return 5
  return 6
}

/** Its own bands count, too: a label that hangs over the band into its bar reads badly. */
const onBands = (box: Box, attached: readonly Attached[]): number =>
  attached.reduce((area, band) => area + areaOnBand(box, band), 0)

/** B7: every label at the place that costs least, in the order of importance. */
function placeLabels(
  graph: FlowGraph,
  placed: readonly Placed[],
  attached: readonly Attached[],
  last: number,
  width: number,
): Map<string, { box: Box; place: LabelPlace }> {
  const done = new Map<string, { box: Box; place: LabelPlace }>()
  const order = placed
    .map((one, index) => ({ one, index }))
    .sort((a, b) => turn(a.one.node, last) - turn(b.one.node, last) || a.index - b.index)
  for (const { one } of order) {
    let best: { box: Box; place: LabelPlace } | null = null
    let least = Number.POSITIVE_INFINITY
    placesOf(graph, one.node, last).forEach((place, steps) => {
      const box = boxAt(place, one.box, one.text)
      const outside = box.x < 0 || box.x + box.w > width
      let cost = 30 * steps + (outside ? 1e9 : 0) + onBands(box, attached)
      for (const label of done.values()) cost += 40 * overlap(box, label.box).area
      for (const other of placed) if (other !== one) cost += 40 * overlap(box, other.box).area
      if (cost < least) {
        least = cost
        best = { box: { ...box, x: Math.max(0, Math.min(box.x, width - box.w)) }, place }
      }
    })
    if (best) done.set(one.node.id, best)
  }
  return done
}

/** B8: moves nodes, never labels, until nothing meets; then the labels as they stand. `rounds` 0 only sets labels. */
export function settle(
  graph: FlowGraph,
  placed: Placed[],
  k: number,
  last: number,
  width: number,
  rounds = 16,
): LaidNode[] {
  const moved = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const attached = attach(graph, boxesOf(placed), k, 'wide')
    const labels = placeLabels(graph, placed, attached, last, width)
    const lifted = liftIncomes(graph, placed, labels, attached)
    const lowered = lowerExpenses(graph, placed, labels, attached, last, moved)
    if (!lifted && !lowered) break
  }
  if (rounds > 0) {
    lastColumnMinima(graph, placed, last)
    for (let round = 0; round < 40 && part(graph, placed, k, last, width); round++);
  }
  const attached = attach(graph, boxesOf(placed), k, 'wide')
  const labels = placeLabels(graph, placed, attached, last, width)
  return placed.flatMap((one) => {
    const label = labels.get(one.node.id)
    if (!label) return []
    const laid = setLabel(one.text, label.box, anchorOf(label.place), one.node.keys.length > 0 && !one.node.computed)
    return [{ node: one.node, box: { ...one.box }, label: laid }]
  })
}

/** How far two boxes reach into each other from above; 0 where they do not meet. */
function heightOf(a: Box, b: Box): number {
  const { h, area } = overlap(a, b)
  return area > 0 ? h : 0
}

/** Room that an income keeps to the labels below it, px: closer it reads as part of them. */
const CLEAR = 6
const roomy = (box: Box): Box => ({ x: box.x - CLEAR, y: box.y - CLEAR, w: box.w + 2 * CLEAR, h: box.h + 2 * CLEAR })

type Labels = ReturnType<typeof placeLabels>

/**
 * Lifts each group of incomes clear of what it meets. A group gives way to the groups before it and never the other
 * way round: two that gave way to each other would rise together and never part.
 */
function liftIncomes(graph: FlowGraph, placed: Placed[], labels: Labels, attached: readonly Attached[]): boolean {
  let lifted = false
  const movable = new Set(placed.filter((one) => isIncome(graph, one.node)).map((one) => one.node.id))
  for (const { incomes } of incomeGroups(graph, placed)) {
    const fixed = placed.filter((other) => !movable.has(other.node.id))
    const bands = attached.filter((band) => !movable.has(band.link.source))
    let by = 0
    for (const one of incomes) {
      const label = labels.get(one.node.id)?.box
      if (!label) continue
      for (const other of fixed) {
        const theirs = labels.get(other.node.id)?.box
        for (const mine of [label, one.box]) {
          by = Math.max(by, heightOf(mine, other.box))
          if (theirs) by = Math.max(by, heightOf(mine, roomy(theirs)))
        }
      }
      if (onForeignBands(label, one.node, bands) > 0) by = Math.max(by, 6)
    }
    for (const one of incomes) movable.delete(one.node.id)
    if (by <= 0) continue
    for (const one of incomes) one.box.y -= by + 4
    lifted = true
  }
  return lifted
}

const MOVES_DOWN: ReadonlySet<string> = new Set(['group', 'line', 'expense', 'cost', 'tax', 'minority', 'source'])

function lowerExpenses(
  graph: FlowGraph,
  placed: Placed[],
  labels: Labels,
  attached: readonly Attached[],
  last: number,
  moved: Map<string, number>,
): boolean {
  let lowered = false
  for (const one of placed) {
    const { node } = one
    const inner = node.column < last && MOVES_DOWN.has(node.role) && !isIncome(graph, node)
    const label = labels.get(node.id)?.box
    if (!inner || !label || (moved.get(node.id) ?? 0) >= 54) continue
    if (onForeignBands(label, node, attached) <= 12) continue
    for (const other of placed) {
      if (other.node.column !== node.column || other.box.y < one.box.y || isIncome(graph, other.node)) continue
      if (isOnLine(graph, other.node)) continue
      other.box.y += 6
      moved.set(other.node.id, (moved.get(other.node.id) ?? 0) + 6)
    }
    lowered = true
  }
  return lowered
}

function lastColumnMinima(graph: FlowGraph, placed: Placed[], last: number): void {
  let before: Placed | undefined
  for (const one of placed) {
    if (one.node.column !== last || isIncome(graph, one.node)) continue
    if (before && !isOnLine(graph, one.node)) one.box.y = Math.max(one.box.y, leastTop(before, one, last))
    before = one
  }
}

/** The last word: a label that still meets a label or a foreign bar pushes the lower of the two nodes down. */
function part(graph: FlowGraph, placed: Placed[], k: number, last: number, width: number): boolean {
  const attached = attach(graph, boxesOf(placed), k, 'wide')
  const labels = placeLabels(graph, placed, attached, last, width)
  for (const one of placed) {
    const mine = labels.get(one.node.id)?.box
    if (!mine) continue
    for (const other of placed) {
      if (other === one) continue
      const theirs = labels.get(other.node.id)?.box
      const bar = intersects(mine, other.box)
      if (!bar && !(theirs && intersects(mine, theirs))) continue
      const loser = movable(graph, placed, one, other)
      if (!loser) continue
      if (isIncome(graph, loser.node)) {
        for (const { incomes } of incomeGroups(graph, placed))
          if (incomes.includes(loser)) for (const income of incomes) income.box.y -= 6
        return true
      }
      for (const below of placed) {
        const same = below.node.column === loser.node.column && !isIncome(graph, below.node)
        if (same && below.box.y >= loser.box.y && !isOnLine(graph, below.node)) below.box.y += 4
      }
      return true
    }
  }
  return false
}

function movable(graph: FlowGraph, placed: readonly Placed[], a: Placed, b: Placed): Placed | null {
  const free = [a, b].filter((one) => !isOnLine(graph, one.node) && one.node.role !== 'division')
  const incomes = incomeGroups(graph, placed).flatMap((group) => group.incomes)
  const income = incomes.findLast((one) => free.includes(one))
  if (income) return income
  return free.sort((x, y) => y.box.y - x.box.y)[0] ?? null
}
