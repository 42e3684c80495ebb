/** A frame of the film on a canvas: the square picture of the flow, painted from the same places as its SVG. */
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE, SQUARE_TOP, squareLines } from '@topline/core/flow/drawing/square.ts'
import { LIGHT } from '@topline/core/flow/drawing/theme.ts'
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

/** Letters of the site, which it has loaded. */
const font = (size: number, weight: 400 | 500 | 600): string => `${weight} ${size}px Inter, Arial, sans-serif`

export function paintFrame(canvas: Canvas, { company, subtitle, sentence, source, layout, outlines }: Frame): void {
  const write = (text: string, y: number, size: number, weight: 400 | 600, colour: string, most = SQUARE) => {
    canvas.font = font(size, weight)
    canvas.fillStyle = colour
    canvas.fillText(text, SQUARE_SIDE, y, most)
  }
  const room = SQUARE - 2 * SQUARE_SIDE
  canvas.setTransform(1, 0, 0, 1, 0, 0)
  canvas.fillStyle = LIGHT.background
  canvas.fillRect(0, 0, SQUARE, SQUARE)
  canvas.textAlign = 'left'
  write(company, 92, 44, 600, LIGHT.ink, 780)
  write(subtitle, 134, 27, 400, LIGHT.ink2)
  for (const [i, line] of squareLines(sentence, 25, 2).entries()) write(line, 186 + i * 34, 25, 400, LIGHT.ink1)
  write(source, 1034, 21, 400, LIGHT.ink2, room)
  canvas.fillStyle = LIGHT.line
  canvas.fillRect(SQUARE_SIDE, 992, room, 1)
  canvas.textAlign = 'right'
  canvas.font = font(27, 600)
  canvas.fillStyle = LIGHT.ink
  canvas.fillText('Topline', SQUARE - SQUARE_SIDE, 92)
  const fit = Math.min(1, SQUARE_ROOM / layout.height)
  canvas.setTransform(fit, 0, 0, fit, SQUARE_SIDE + (room * (1 - fit)) / 2, SQUARE_TOP)
  paintFlow(canvas, layout)
  canvas.strokeStyle = LIGHT.ink
  canvas.lineWidth = 1
  for (const { box } of outlines) canvas.strokeRect(box.x, box.y, box.w, box.h)
}

function paintFlow(canvas: Canvas, layout: FlowLayout): void {
  for (const band of layout.bands) paintBand(canvas, band)
  for (const { node, box } of layout.nodes) {
    canvas.fillStyle = LIGHT.nodes[node.kind]
    canvas.fillRect(box.x, box.y, box.w, box.h)
  }
  for (const laid of layout.nodes) paintLabel(canvas, laid)
}

function paintBand(canvas: Canvas, { path, from, to, start, end, hatched }: LaidBand): void {
  const way = new Path2D(path)
  const colours = canvas.createLinearGradient(start, 0, end, 0)
  colours.addColorStop(0, LIGHT.nodes[from])
  colours.addColorStop(1, LIGHT.nodes[to])
  canvas.globalAlpha = 0.34
  canvas.fillStyle = colours
  canvas.fill(way)
  canvas.globalAlpha = 1
  if (!hatched) return
  canvas.save()
  canvas.clip(way)
  canvas.strokeStyle = LIGHT.nodes.loss
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

function paintLabel(canvas: Canvas, { node, label }: LaidNode): void {
  const { name, value, share, anchor } = label
  canvas.textAlign = anchor === 'end' ? 'right' : 'left'
  const write = (text: { text: string; x: number; y: number }, size: number, weight: 400 | 500 | 600, fill: string) => {
    canvas.font = font(size, weight)
    canvas.lineJoin = 'round'
    canvas.lineWidth = 3
    canvas.strokeStyle = 'rgb(255 255 255 / 70%)'
    canvas.strokeText(text.text, text.x, text.y)
    canvas.fillStyle = fill
    canvas.fillText(text.text, text.x, text.y)
  }
  for (const line of name) write(line, label.nameSize, 500, LIGHT.ink)
  write(value, label.valueSize, 600, node.figure < 0 ? LIGHT.bad : LIGHT.ink)
  if (share) write(share, label.shareSize, 400, LIGHT.ink2)
}
