/** A frame of the film on a canvas: the square picture of the flow, painted from the same places as its SVG. */
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE, SQUARE_TOP, squareLines } from '@topline/core/flow/drawing/square.ts'
import type { FlowTheme } from '@topline/core/flow/drawing/theme.ts'
import type { FlowKind } from '@topline/core/flow/graph/graph.ts'
import type { FlowLayout, LaidBand, LaidNode } from '@topline/core/flow/layout/layout.ts'
import type { Outline } from '@topline/core/flow/layout/outlines.ts'

export interface Frame {
  company: string
  /** under the name: what it is, of which period */
  subtitle: string
  sentence: string
  source: string
  layout: FlowLayout
  outlines: readonly Outline[]
}

type Canvas = OffscreenCanvasRenderingContext2D

/** What a film is painted with: the colours of the page, and the patterns of costs and taxes where the reader has set them. */
export interface Paints {
  theme: FlowTheme
  patterns: Readonly<Partial<Record<FlowKind, CanvasPattern>>>
}

/** The colours that the page has now: the reader's scheme and palette. */
export function paintsHere(canvas: Canvas): Paints {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const of = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  const nodes = {
    division: of('flow-division'),
    revenue: of('flow-revenue'),
    gross: of('flow-gross'),
    operating: of('flow-operating'),
    net: of('flow-net'),
    cost: of('flow-cost'),
    tax: of('flow-tax'),
    loss: of('flow-loss'),
    other: of('flow-other'),
    unallocated: of('flow-unallocated'),
  }
  const theme = {
    background: of('bg'),
    ink: of('ink'),
    ink1: of('ink1'),
    ink2: of('ink2'),
    dot: of('dot'),
    line: of('line'),
    bad: of('bad'),
    nodes,
  }
  return { theme, patterns: root.dataset.palette === 'patterns' ? patternsOf(canvas, theme) : {} }
}

/** Costs in lines, taxes in dots, as in the pictures. */
function patternsOf(canvas: Canvas, { nodes: { cost, tax } }: FlowTheme): Paints['patterns'] {
  const made = (colour: string, ground: number, draw: (on: Canvas) => void) => {
    const tile = new OffscreenCanvas(6, 6).getContext('2d')
    if (!tile) throw new Error('The browser gives no canvas')
    tile.fillStyle = colour
    tile.globalAlpha = ground
    tile.fillRect(0, 0, 6, 6)
    tile.globalAlpha = 1
    draw(tile)
    return canvas.createPattern(tile.canvas, 'repeat')
  }
  const lines = made(cost, 0.5, (on) => on.fillRect(0, 0, 2.4, 6))
  lines?.setTransform(new DOMMatrix().rotate(45))
  const dots = made(tax, 0.4, (on) => {
    on.arc(3, 3, 1.6, 0, 2 * Math.PI)
    on.fill()
  })
  return { ...(lines && { cost: lines }), ...(dots && { tax: dots }) }
}

/** Letters of the site, which it has loaded. */
const font = (size: number, weight: 400 | 500 | 600): string => `${weight} ${size}px Inter, Arial, sans-serif`

export function paintFrame(
  canvas: Canvas,
  { company, subtitle, sentence, source, layout, outlines }: Frame,
  paints: Paints,
): void {
  const { theme } = paints
  const write = (text: string, y: number, size: number, weight: 400 | 600, colour: string, most = SQUARE) => {
    canvas.font = font(size, weight)
    canvas.fillStyle = colour
    canvas.fillText(text, SQUARE_SIDE, y, most)
  }
  const room = SQUARE - 2 * SQUARE_SIDE
  canvas.setTransform(1, 0, 0, 1, 0, 0)
  canvas.fillStyle = theme.background
  canvas.fillRect(0, 0, SQUARE, SQUARE)
  canvas.textAlign = 'left'
  write(company, 92, 44, 600, theme.ink, 780)
  write(subtitle, 134, 27, 400, theme.ink2)
  for (const [i, line] of squareLines(sentence, 25, 2).entries()) write(line, 186 + i * 34, 25, 400, theme.ink1)
  write(source, 1034, 21, 400, theme.ink2, room)
  canvas.fillStyle = theme.line
  canvas.fillRect(SQUARE_SIDE, 992, room, 1)
  canvas.textAlign = 'right'
  canvas.font = font(27, 600)
  canvas.fillStyle = theme.ink
  canvas.fillText('Topline', SQUARE - SQUARE_SIDE, 92)
  const fit = Math.min(1, SQUARE_ROOM / layout.height)
  canvas.setTransform(fit, 0, 0, fit, SQUARE_SIDE + (room * (1 - fit)) / 2, SQUARE_TOP)
  paintFlow(canvas, layout, paints)
  canvas.strokeStyle = theme.ink
  canvas.lineWidth = 1
  for (const { box } of outlines) canvas.strokeRect(box.x, box.y, box.w, box.h)
}

function paintFlow(canvas: Canvas, layout: FlowLayout, { theme, patterns }: Paints): void {
  for (const band of layout.bands) paintBand(canvas, band, { theme, patterns })
  for (const { node, box } of layout.nodes) {
    canvas.fillStyle = patterns[node.kind] ?? theme.nodes[node.kind]
    canvas.fillRect(box.x, box.y, box.w, box.h)
  }
  for (const laid of layout.nodes) paintLabel(canvas, laid, theme)
}

function paintBand(
  canvas: Canvas,
  { path, from, to, start, end, hatched }: LaidBand,
  { theme, patterns }: Paints,
): void {
  const way = new Path2D(path)
  const colours = canvas.createLinearGradient(start, 0, end, 0)
  colours.addColorStop(0, theme.nodes[from])
  colours.addColorStop(1, theme.nodes[to])
  canvas.globalAlpha = 0.34
  canvas.fillStyle = patterns[to] ?? colours
  canvas.fill(way)
  canvas.globalAlpha = 1
  if (!hatched) return
  canvas.save()
  canvas.clip(way)
  canvas.strokeStyle = theme.nodes.loss
  canvas.globalAlpha = 0.55
  canvas.lineWidth = 1.2
  canvas.beginPath()
  for (let x = -SQUARE; x < SQUARE; x += 9.9) {
    canvas.moveTo(x, SQUARE)
    canvas.lineTo(x + SQUARE, 0)
  }
  canvas.stroke()
  canvas.restore()
}

function paintLabel(canvas: Canvas, { node, label }: LaidNode, theme: FlowTheme): void {
  const { name, value, share, anchor } = label
  canvas.textAlign = anchor === 'end' ? 'right' : 'left'
  const write = (text: { text: string; x: number; y: number }, size: number, weight: 400 | 500 | 600, fill: string) => {
    canvas.font = font(size, weight)
    canvas.lineJoin = 'round'
    canvas.lineWidth = 3
    canvas.strokeStyle = theme.background
    canvas.globalAlpha = 0.7
    canvas.strokeText(text.text, text.x, text.y)
    canvas.globalAlpha = 1
    canvas.fillStyle = fill
    canvas.fillText(text.text, text.x, text.y)
  }
  for (const line of name) write(line, label.nameSize, 500, theme.ink)
  write(value, label.valueSize, 600, node.figure < 0 ? theme.bad : theme.ink)
  if (share) write(share, label.shareSize, 400, theme.ink2)
}
