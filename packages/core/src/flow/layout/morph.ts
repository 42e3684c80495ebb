/** A drawing on its way to another: bars, bands and labels between two laid-out flows. Pure; the clock is the caller's. */
import type { FlowNode } from '../graph/graph.ts'
import { type Box, type FlowLayout, type LaidBand, type LaidLabel, type LaidNode, round2 } from './layout.ts'

type Points = readonly (readonly [x: number, y: number])[]

/** What is the same thing in both drawings: lines and divisions go by their names, for their places in a list change. */
export const sameness = ({ id, role, name }: Pick<FlowNode, 'id' | 'role' | 'name'>): string =>
  /^[a-z_:]+$/.test(id) ? id : `${role} ${name.toLowerCase()}`

const between = (a: number, b: number, t: number): number => round2(a + (b - a) * t)
const boxBetween = (a: Box, b: Box, t: number): Box => ({
  x: between(a.x, b.x, t),
  y: between(a.y, b.y, t),
  w: between(a.w, b.w, t),
  h: between(a.h, b.h, t),
})

/** No height across the flow, where it stands. */
function closed(box: Box, direction: FlowLayout['direction']): Box {
  if (direction === 'wide') return { ...box, y: box.y + box.h / 2, h: 0 }
  return { ...box, x: box.x + box.w / 2, w: 0 }
}

/**
 * The twelve points of a band's outline, whether or not it runs straight before and after its bend: M, L, C C C, L, L, L,
 * C C C, L. The first and the last lie across from each other, the second and the last but one, and so on.
 */
function pointsOf(path: string): Points {
  const points: [number, number][] = []
  const read = (text: string): [number, number][] =>
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(',').map(Number) as [number, number]) // written by drawBands as x,y
  const segments = [...path.matchAll(/([MLC])([^MLCZ]*)/g)].map(([, kind = '', text = '']) => ({
    kind,
    at: read(text),
  }))
  segments.forEach(({ kind, at }, index) => {
    const last = points.at(-1)
    // A straight piece that is not drawn has no length.
    if (kind === 'C' && segments[index - 1]?.kind !== 'L' && last) points.push(last)
    if (kind === 'L' && segments[index - 1]?.kind === 'C' && segments[index + 1]?.kind === 'C' && last) {
      points.push(last, ...at, ...at)
      return
    }
    points.push(...at)
  })
  const end = points.at(-1)
  if (points.length === 11 && end) points.push(end)
  return points
}

const drawn = (points: Points): string => {
  const [a, b, c, d, e, f, g, h, i, j, k, l] = points.map(([x, y]) => `${round2(x)},${round2(y)}`)
  return `M${a}L${b}C${c} ${d} ${e}L${f}L${g}L${h}C${i} ${j} ${k}L${l}Z`
}

/** The outline closed to the line in its middle. */
const thin = (points: Points): Points =>
  points.map(([x, y], index) => {
    const [ox, oy] = points[points.length - 1 - index] ?? [x, y]
    return [(x + ox) / 2, (y + oy) / 2] as const
  })

const mixed = (a: Points, b: Points, t: number): Points =>
  b.map(([x, y], index) => {
    const [ax, ay] = a[index] ?? [x, y]
    return [ax + (x - ax) * t, ay + (y - ay) * t] as const
  })

/** The new words, moved from where the old ones stood. */
function labelBetween(from: LaidLabel, to: LaidLabel, t: number): LaidLabel {
  const edge = ({ box, anchor }: LaidLabel): number => (anchor === 'start' ? box.x : box.x + box.w)
  const dx = from.anchor === to.anchor ? (edge(from) - edge(to)) * (1 - t) : 0
  const dy = (from.box.y - to.box.y) * (1 - t)
  const moved = <T extends { x: number; y: number }>(one: T): T => ({
    ...one,
    x: round2(one.x + dx),
    y: round2(one.y + dy),
  })
  return {
    ...to,
    box: moved(to.box),
    name: to.name.map(moved),
    value: moved(to.value),
    share: to.share && moved(to.share),
    underline: to.underline && {
      x1: round2(to.underline.x1 + dx),
      x2: round2(to.underline.x2 + dx),
      y: round2(to.underline.y + dy),
    },
  }
}

const wordless = (label: LaidLabel): LaidLabel => ({
  ...label,
  name: [],
  value: { ...label.value, text: '' },
  share: null,
  underline: null,
})

/**
 * The way from one drawing to another of the same width.
 *
 * @returns of a part of the way (0 to 1) the drawing there: what both have moves, what is new opens where it stands, what
 *   ends closes without words; the words are the new ones from the start. At 1, and where one runs across and the other
 *   down, the other drawing itself
 */
export function morphing(from: FlowLayout, to: FlowLayout): (t: number) => FlowLayout {
  if (from.direction !== to.direction) return () => to
  const oldNodes = new Map(from.nodes.map((laid) => [sameness(laid.node), laid]))
  const newNodes = new Set(to.nodes.map(({ node }) => sameness(node)))
  const oldBands = new Map(from.bands.map((band) => [bandKey(from, band), pointsOf(band.path)]))
  const bands = to.bands.map((band) => {
    const points = pointsOf(band.path)
    return { band, points, start: oldBands.get(bandKey(to, band)) ?? thin(points) }
  })
  const kept = new Set(to.bands.map((band) => bandKey(to, band)))
  const ending = from.bands
    .filter((band) => !kept.has(bandKey(from, band)))
    .map((band) => ({ band, points: pointsOf(band.path) }))
  const leaving = from.nodes.filter(({ node }) => !newNodes.has(sameness(node)))
  return (t) => {
    if (t >= 1) return to
    return {
      ...to,
      height: Math.round(between(from.height, to.height, t)),
      bands: [
        ...ending.map(({ band, points }) => ({
          ...band,
          link: { ...band.link, id: `ends ${band.link.id}` },
          path: drawn(mixed(points, thin(points), t)),
        })),
        ...bands.map(({ band, points, start }) => ({ ...band, path: drawn(mixed(start, points, t)) })),
      ],
      nodes: [
        ...leaving.map((laid) => ({
          node: { ...laid.node, id: `ends ${laid.node.id}`, keys: [] },
          box: boxBetween(laid.box, closed(laid.box, to.direction), t),
          label: wordless(laid.label),
        })),
        ...to.nodes.map((laid) => nodeBetween(oldNodes.get(sameness(laid.node)), laid, to.direction, t)),
      ],
    }
  }
}

function nodeBetween(old: LaidNode | undefined, to: LaidNode, direction: FlowLayout['direction'], t: number): LaidNode {
  return {
    node: to.node,
    box: boxBetween(old?.box ?? closed(to.box, direction), to.box, t),
    label: old ? labelBetween(old.label, to.label, t) : to.label,
  }
}

function bandKey({ graph }: FlowLayout, { link }: LaidBand): string {
  const of = (id: string): string => {
    const node = graph.nodes.find((one) => one.id === id)
    return node ? sameness(node) : id
  }
  return `${of(link.source)} > ${of(link.target)}`
}

/** Fast at first, then slower: the part of the way after a part of the time. */
export const easeOut = (part: number): number => 1 - (1 - Math.max(0, Math.min(1, part))) ** 3
