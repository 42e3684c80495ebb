/** What lies on foreign bands in a downward drawing, measured on the paths that are drawn. */
import type { Box, FlowLayout } from './layout.ts'

/** A band's sides for each pixel along the flow, from `top`. */
interface Ribbon {
  source: string
  target: string
  top: number
  sides: { left: number; right: number }[]
}

type Point = [x: number, y: number]

/** The outline as points: straight pieces by their ends, curves in forty steps. */
function points(path: string): Point[] {
  const found: Point[] = []
  for (const [, command, text = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const v = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x0, y0] = found.at(-1) ?? [0, 0]
    if (command !== 'C') found.push([v[0] ?? 0, v[1] ?? 0])
    else
      for (let step = 1; step <= 40; step++) {
        const t = step / 40
        const u = 1 - t
        const at = (a: number, b = 0, c = 0, d = 0): number =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        found.push([at(x0, v[0], v[2], v[4]), at(y0, v[1], v[3], v[5])])
      }
  }
  return found
}

function across(side: readonly Point[], y: number): number {
  const next = side.findIndex((point) => point[1] >= y)
  const b = side[next] ?? side.at(-1) ?? [0, 0]
  const a = side[next - 1] ?? b
  return b[1] === a[1] ? a[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
}

function ribbons(layout: FlowLayout): Ribbon[] {
  return layout.bands.map(({ link, path }) => {
    const outline = points(path)
    const bottom = Math.max(...outline.map((point) => point[1]))
    const turn = outline.findIndex((point) => point[1] >= bottom - 1e-6)
    const left = outline.slice(0, turn + 1)
    const right = outline.slice(turn + 1).reverse()
    const top = left[0]?.[1] ?? 0
    const sides: Ribbon['sides'] = []
    for (let y = top; y <= bottom; y++) sides.push({ left: across(left, y), right: across(right, y) })
    return { source: link.source, target: link.target, top, sides }
  })
}

/** Area of a box on a band, px². */
function onBand(box: Box, band: Ribbon): number {
  let area = 0
  for (let y = box.y + 0.5; y < box.y + box.h; y++) {
    const side = band.sides[Math.round(y - band.top)]
    if (side) area += Math.max(0, Math.min(side.right, box.x + box.w) - Math.max(side.left, box.x))
  }
  return area
}

/** Area of one band on another, px²; hairlines that run side by side into one bar touch and are not counted. */
function bandOnBand(a: Ribbon, b: Ribbon): number {
  return a.sides.reduce((sum, side, index) => {
    const other = b.sides[Math.round(a.top + index - b.top)]
    const width = other ? Math.min(side.right, other.right) - Math.max(side.left, other.left) : 0
    return width > 1 ? sum + width : sum
  }, 0)
}

/** Every band, bar and label that lies on a foreign band with more than `most` px², in words. */
export function crossings(layout: FlowLayout, most: number): string[] {
  if (layout.direction !== 'downward') return []
  const found: string[] = []
  const bands = ribbons(layout)
  const tell = (what: string, band: Ribbon, area: number): void => {
    if (area > most) found.push(`${what} on ${band.source} > ${band.target}: ${Math.round(area)} px²`)
  }
  bands.forEach((band, index) => {
    for (const other of bands.slice(index + 1)) tell(`${other.source} > ${other.target}`, band, bandOnBand(other, band))
    for (const { node, box, label } of layout.nodes) {
      if (node.id === band.source || node.id === band.target) continue
      tell(`the bar of ${node.name}`, band, onBand(box, band))
      tell(`the label of ${node.name}`, band, onBand(label.box, band))
    }
  })
  return found
}
