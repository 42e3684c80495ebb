/** Places of a drawn flow: data only, drawn by svg.ts and by the page. Lengths in CSS pixels. */
import type { FlowGraph, FlowKind, FlowLink, FlowNode } from '../graph/graph.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface FlowText {
  text: string
  x: number
  /** baseline */
  y: number
}

export interface LaidLabel {
  box: Box
  anchor: 'start' | 'end'
  nameSize: number
  valueSize: number
  shareSize: number
  name: FlowText[]
  value: FlowText
  share: FlowText | null
  /** the dotted line under a figure that has a place in the filing */
  underline: { x1: number; x2: number; y: number } | null
}

export interface LaidNode {
  node: FlowNode
  box: Box
  label: LaidLabel
}

export interface LaidBand {
  link: FlowLink
  path: string
  from: FlowKind
  to: FlowKind
  /** the band carries a loss: hatched */
  hatched: boolean
  /** where the gradient begins and ends, along the direction of the flow */
  start: number
  end: number
}

export interface FlowLayout {
  direction: 'wide' | 'downward'
  width: number
  height: number
  graph: FlowGraph
  nodes: LaidNode[]
  bands: LaidBand[]
  /** incomes and gains that a downward drawing leaves to a sentence, largest first */
  leftOut: FlowNode[]
}

/** From this width the drawing runs left to right, and from 900 it has the division column (docs/income-flow.md B). */
export const WIDE_FROM = 600
export const DIVISIONS_FROM = 900

export const intersects = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

export function overlap(a: Box, b: Box): { w: number; h: number; area: number } {
  const w = Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x))
  const h = Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
  return { w, h, area: w * h }
}

/** True where no label meets another label or a bar that is not its own. */
export function labelsAreClear({ nodes }: FlowLayout): boolean {
  return nodes.every((one) =>
    nodes.every(
      (other) =>
        other === one ||
        !(intersects(one.label.box, other.label.box, -0.5) || intersects(one.label.box, other.box, -0.5)),
    ),
  )
}

/** Two decimals are enough for a drawing and keep it the same everywhere. */
export const round2 = (value: number): number => Math.round(value * 100) / 100
