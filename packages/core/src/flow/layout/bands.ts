/** Where bands attach and how they run. Source: docs/income-flow.md A6, B1. */
import type { FlowGraph, FlowLink } from '../graph/graph.ts'
import { type Box, type LaidBand, round2 } from './layout.ts'

/** A node being placed; `h` is the length of its bar across the flow in a wide drawing, `w` in a downward one. */
export interface Attached {
  link: FlowLink
  /** along the flow */
  from: number
  to: number
  /** across the flow: where the band begins at its source and target */
  a: number
  aSize: number
  b: number
  bSize: number
  /** along the flow, where it bends: straight before and after; absent = all the way */
  bend?: { from: number; to: number }
}

/**
 * The bands between placed bars. `across` reads a bar's begin and size across the flow, `along` its begin and size in
 * the direction of the flow. Bars may be thicker than their value: bands attach on the unrounded value, centred.
 */
export function attach(
  graph: FlowGraph,
  boxes: ReadonlyMap<string, Box>,
  k: number,
  direction: 'wide' | 'downward',
): Attached[] {
  const used = new Map<string, number>()
  const take = (id: string, end: 'in' | 'out', size: number): number => {
    const box = boxes.get(id)
    const node = graph.nodes.find((one) => one.id === id)
    if (!box || !node) return 0
    const begin = direction === 'wide' ? box.y : box.x
    const full = direction === 'wide' ? box.h : box.w
    const key = `${end}:${id}`
    const at = used.get(key) ?? (full - node.value * k) / 2
    used.set(key, at + size)
    return begin + at
  }
  const made: Attached[] = []
  for (const link of graph.links) {
    const source = boxes.get(link.source)
    const target = boxes.get(link.target)
    if (!source || !target) continue
    const aSize = link.sourceValue * k
    const bSize = link.targetValue * k
    made.push({
      link,
      from: direction === 'wide' ? source.x + source.w : source.y + source.h,
      to: direction === 'wide' ? target.x : target.y,
      a: take(link.source, 'out', aSize),
      aSize,
      b: take(link.target, 'in', bSize),
      bSize,
    })
  }
  return made
}

/** Points of the curve x → y that a cubic with both handles at the middle makes, as 65 samples. */
const CURVE = Array.from({ length: 65 }, (_, i) => {
  const t = i / 64
  return { x: 1.5 * t - 1.5 * t * t + t * t * t, y: 3 * t * t - 2 * t * t * t }
})

function eased(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  let low = 0
  let high = CURVE.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((CURVE[middle]?.x ?? 0) <= part) low = middle
    else high = middle
  }
  const a = CURVE[low] ?? { x: 0, y: 0 }
  const b = CURVE[high] ?? { x: 1, y: 1 }
  return a.y + ((part - a.x) / (b.x - a.x)) * (b.y - a.y)
}

/** How much of a label lies on a band, in px²; `box` has its x along the flow. */
export function areaOnBand(box: Box, band: Attached): number {
  const left = Math.max(box.x, band.from)
  const right = Math.min(box.x + box.w, band.to)
  if (right <= left) return 0
  const step = 4
  let area = 0
  for (let x = left; x < right; x += step) {
    const width = Math.min(step, right - x)
    const { top, bottom } = sidesAt(band, x + width / 2)
    area += width * Math.max(0, Math.min(bottom, box.y + box.h) - Math.max(top, box.y))
  }
  return area
}

/** Where a band lies across the flow at one place along it. */
function sidesAt(band: Attached, along: number): { top: number; bottom: number } {
  const bend = band.bend ?? band
  const t = eased((along - bend.from) / (bend.to - bend.from))
  return {
    top: band.a + (band.b - band.a) * t,
    bottom: band.a + band.aSize + (band.b + band.bSize - band.a - band.aSize) * t,
  }
}

/** How much of two bands lies on each other, px²; bands that run side by side into one bar touch and are not counted. */
export function bandOnBand(one: Attached, other: Attached): number {
  const step = 3
  let area = 0
  for (let along = Math.max(one.from, other.from) + step / 2; along < Math.min(one.to, other.to); along += step) {
    const [a, b] = [sidesAt(one, along), sidesAt(other, along)]
    const width = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (width > 1) area += width * step
  }
  return area
}

/** No band is drawn thinner, px, so that a hairline stays visible. */
export const HAIRLINE = 0.75

/** The outlines of the bands. */
export function drawBands(graph: FlowGraph, attached: readonly Attached[], direction: 'wide' | 'downward'): LaidBand[] {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  return attached.flatMap((band) => {
    const source = byId.get(band.link.source)
    const target = byId.get(band.link.target)
    if (!source || !target) return []
    const grow = (size: number): number => Math.max(0, HAIRLINE - size) / 2
    const a0 = band.a - grow(band.aSize)
    const a1 = band.a + band.aSize + grow(band.aSize)
    const b0 = band.b - grow(band.bSize)
    const b1 = band.b + band.bSize + grow(band.bSize)
    const bend = band.bend ?? band
    const middle = (bend.from + bend.to) / 2
    const at = (along: number, across: number): string =>
      direction === 'wide' ? `${round2(along)},${round2(across)}` : `${round2(across)},${round2(along)}`
    const straight = (a: number, b: number, across: number): string => (a === b ? '' : `L${at(b, across)}`)
    const path =
      `M${at(band.from, a0)}${straight(band.from, bend.from, a0)}C${at(middle, a0)} ${at(middle, b0)} ${at(bend.to, b0)}` +
      `${straight(bend.to, band.to, b0)}L${at(band.to, b1)}${straight(band.to, bend.to, b1)}` +
      `C${at(middle, b1)} ${at(middle, a1)} ${at(bend.from, a1)}${straight(bend.from, band.from, a1)}Z`
    return [
      {
        link: band.link,
        path,
        from: source.kind,
        to: target.kind,
        hatched: source.kind === 'loss',
        start: round2(band.from),
        end: round2(band.to),
      },
    ]
  })
}
