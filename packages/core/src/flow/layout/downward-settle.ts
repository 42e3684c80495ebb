/** What meets in a downward drawing, and the rounds that clear it. Source: docs/income-flow.md C2, C4. */

import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { type Attached, areaOnBand, attach, bandOnBand, HAIRLINE } from './bands.ts'
import { costOf, labelBox, type Placed } from './downward-rows.ts'
import { type Box, intersects, type LaidNode } from './layout.ts'

/** px² of a label or bar on a foreign band that nobody sees */
export const MET = 8
/** the height in which the bands of a row bend; in less they bend each on its own way */
const LEAST_BEND = 36

/** Area of labels, bars and bands on foreign bands, px²; the largest of them all. */
export function metArea(nodes: readonly LaidNode[], bands: readonly Attached[]): number {
  let most = 0
  bands.forEach((band, index) => {
    for (const { node, box, label } of nodes)
      if (isForeign(band, node)) most = Math.max(most, onBand(label.box, band), onBand(box, band))
    for (const other of bands.slice(index + 1)) most = Math.max(most, bandOnBand(band, other))
  })
  return most
}

/** How far nodes are tried from where they stand, px: across first, then down. */
const ACROSS = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 1 : -1) * 8 * (1 + (index >> 1)))
const DOWN = [16, 32, 48, 64, 80]

/** Moves the nodes that meet something, one at a time, to where the whole drawing has least of it. */
export function relax(placed: readonly Placed[], graph: FlowGraph, k: number, width: number): void {
  const boxes = new Map(placed.map((one) => [one.node.id, one.box]))
  const trouble = (): number => troubleOf(placed, together(graph, attach(graph, boxes, k, 'downward')), width)
  let least = trouble()
  for (let round = 0; round < 3 && least > 1; round++) {
    for (const one of placed) {
      if (one.node.role === 'revenue') continue
      const { x, y } = one.box
      let best = { x, y, isFlushRight: one.isFlushRight }
      const attempt = (at: typeof best): void => {
        put(one, at)
        const now = trouble()
        if (now < least - 1) [least, best] = [now, at]
      }
      const sides = one.isSource ? [false] : [false, true]
      for (const isFlushRight of sides) for (const step of ACROSS) attempt({ x: x + step, y, isFlushRight })
      const { x: found, isFlushRight } = best
      for (const step of DOWN) attempt({ x: found, y: y + step, isFlushRight })
      put(one, best)
    }
  }
}

function put(one: Placed, { x, y, isFlushRight }: { x: number; y: number; isFlushRight: boolean }): void {
  one.box.x = x
  one.box.y = y
  one.isFlushRight = isFlushRight
}

/** All that meets, px²: on bands, and dearer on labels, bars, and over the edge. */
function troubleOf(placed: readonly Placed[], bands: readonly Attached[], width: number): number {
  let sum = 0
  placed.forEach((one, index) => {
    const label = labelBox(one)
    if (Math.min(one.box.x, label.x) < 0 || Math.max(one.box.x + one.box.w, label.x + label.w) > width) sum += 1e6
    for (const other of placed.slice(index + 1)) {
      const theirs = labelBox(other)
      if (intersects(label, theirs, 2) || intersects(label, other.box, 2) || intersects(theirs, one.box, 2)) sum += 5000
    }
    for (const band of bands) {
      if (isForeign(band, one.node)) sum += onBand(label, band) + onBand(one.box, band)
    }
  })
  bands.forEach((band, index) => {
    if (band.to - band.from < LEAST_BEND) sum += 1000
    for (const other of bands.slice(index + 1)) sum += bandOnBand(band, other)
  })
  return sum
}

/**
 * The bands of one row bend at one height, below the lowest bar they come from and above the highest they go to, and run
 * straight before and after: side by side as they are, they never cross.
 */
export function together(graph: FlowGraph, bands: readonly Attached[]): Attached[] {
  const rowOf = new Map(graph.nodes.map((node) => [node.id, node.row]))
  return bands.map((band) => {
    const row = rowOf.get(band.link.source)
    const beside = bands.filter(({ link }) => rowOf.get(link.source) === row)
    const from = Math.max(...beside.map((one) => one.from))
    const to = Math.min(...beside.map((one) => one.to))
    return to - from < LEAST_BEND ? band : { ...band, bend: { from, to } }
  })
}

/**
 * Each end lies lower than those to its right, so that their bands pass above its label. Not lower than those whose
 * band begins below it: cost of revenue stays in its row, although operating expenses go further right.
 */
export function stairs(placed: readonly Placed[], graph: FlowGraph): void {
  const ends = placed.filter((one) => one.isEnd).sort((a, b) => b.box.x - a.box.x || a.node.row - b.node.row)
  const cost = costOf(graph)
  ends.forEach((one, index) => {
    const isFixed = graph.type === 'profit' && one.node === cost
    for (const other of ends.slice(0, index))
      if (isFixed && other.node.row > one.node.row) continue
      else if (beginOf(other, placed, graph) < labelBox(one).y + one.text.h)
        one.box.y = Math.max(one.box.y, other.box.y + other.text.h + 16)
  })
}

/** Where the highest band into a node begins. */
function beginOf({ node }: Placed, placed: readonly Placed[], graph: FlowGraph): number {
  const sources = new Set(graph.links.filter((link) => link.target === node.id).map(({ source }) => source))
  return Math.min(...placed.filter((one) => sources.has(one.node.id)).map(({ box }) => box.y))
}

/** How far a label may go right of its bar's left edge, px. */
const SLIDE = 48

/** Moves labels that lie on a foreign band to the right, off it, while they meet nothing there. */
export function slide(placed: readonly Placed[], bands: readonly Attached[], width: number): Map<Placed, number> {
  const moved = new Map<Placed, number>()
  const boxOf = (one: Placed): Box => ({ ...labelBox(one), x: labelBox(one).x + (moved.get(one) ?? 0) })
  for (const one of placed) {
    const foreign = bands.filter(({ link }) => link.source !== one.node.id && link.target !== one.node.id)
    const cost = (by: number): number => {
      const box = { ...labelBox(one), x: labelBox(one).x + by }
      const meets = placed.some(
        (other) => other !== one && (intersects(box, other.box) || intersects(box, boxOf(other))),
      )
      if (box.x + box.w > width || meets) return Number.POSITIVE_INFINITY
      return foreign.reduce((sum, band) => sum + areaOnBand(turned(box), band), 0)
    }
    let best = { by: 0, cost: cost(0) }
    for (let by = 2; by <= SLIDE && best.cost > 4; by += 2) {
      const now = cost(by)
      if (now < best.cost - 4) best = { by, cost: now }
    }
    moved.set(one, best.by)
  }
  return moved
}

/** A box as `areaOnBand` sees it: along the flow first. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w })

const isForeign = ({ link }: Attached, node: FlowNode): boolean => link.source !== node.id && link.target !== node.id

/** As it is drawn: never thinner than a hairline. */
const drawn = (band: Attached): Attached => ({
  ...band,
  aSize: Math.max(band.aSize, HAIRLINE),
  bSize: Math.max(band.bSize, HAIRLINE),
})

const onBand = (box: Box, band: Attached): number => areaOnBand(turned(box), drawn(band))

/** C2's last resort: in a row that does not fit, what meets steps down from right to left, with all that follows it. */
export function clear(placed: readonly Placed[], graph: FlowGraph): void {
  for (let round = 0; round < 60; round++) {
    const met = meeting(placed)
    if (!met) return
    const [loser, other] = met
    const by = Math.max(8, labelBox(other).y + other.text.h + 6 - Math.min(loser.box.y, labelBox(loser).y))
    const isFollowing = (one: Placed): boolean => one === loser || (one.node.row > loser.node.row && !one.isSource)
    for (const one of placed) if (isFollowing(one)) one.box.y += by
    stairs(placed, graph)
  }
}

/** The first two that meet, the one to move first: the left one, but never revenue. */
function meeting(placed: readonly Placed[]): [Placed, Placed] | null {
  for (const one of placed) {
    for (const other of placed) {
      if (one === other) continue
      const hit = intersects(labelBox(one), other.box) || intersects(labelBox(one), labelBox(other))
      if (!hit) continue
      const pair: [Placed, Placed] = one.box.x < other.box.x ? [one, other] : [other, one]
      const fixed = pair[0].node.role === 'revenue' || (pair[0].isSource && !pair[1].isSource)
      return fixed ? [pair[1], pair[0]] : pair
    }
  }
  return null
}
