/** What a label says, how large it is and where it may stand. Source: docs/income-flow.md B2, B7, C4, D. */
import { formatCompact } from '../../format/amount.ts'
import { formatChange, formatShareOfRevenue } from '../../format/percent.ts'
import type { FlowGraph, FlowNode } from '../graph/graph.ts'
import { nameLines, textWidth } from '../text/text-width.ts'
import { changeOfNode, type FlowChanges } from './change.ts'
import { type Box, type LaidLabel, round2 } from './layout.ts'

export interface LabelText {
  lines: string[]
  value: string
  share: string | null
  nameSize: number
  valueSize: number
  nameLine: number
  shareSize: number
  w: number
  h: number
}

export interface LabelStyle {
  small: boolean
  /** names wider than this break into two lines */
  breakAt: number
  /** no line is wider than this */
  limit: number
  /** 'share' prints the share of revenue instead of the amount, 'change' the change on a year before beside it */
  show?: FlowShow
  /** change of a figure on the year before, by its key; absent = not known */
  changes?: FlowChanges | undefined
  /** factor on all sizes, for pictures that are looked at small */
  scale?: number
  /** false leaves the share away */
  shares?: boolean
}

export type FlowShow = 'amount' | 'share' | 'change'

const SHARE_GAP = 6

function changeText(node: FlowNode, graph: FlowGraph, changes: FlowChanges | undefined): string | null {
  const ratio = changeOfNode(node, graph, changes)
  return ratio === null ? null : formatChange(ratio)
}

export function labelText(node: FlowNode, graph: FlowGraph, style: LabelStyle): LabelText {
  const big = node.role === 'revenue' || node.id === 'net_income'
  const scale = style.scale ?? 1
  const nameSize = (style.small ? (big ? 13 : 12) : big ? 14 : 13) * scale
  const valueSize = (style.small ? (big ? 16 : 12) : big ? 17 : 13) * scale
  const shareSize = (style.small ? 11.5 : 12) * scale
  const lines = nameLines(node.name, nameSize, style.breakAt, style.limit)
  const amount = formatCompact(node.figure, graph.currency)
  const printed = formatShareOfRevenue(node.figure / graph.revenue)
  const asShare = style.show === 'share' && printed !== null
  const value = asShare ? (node.role === 'revenue' ? '100%' : printed) : amount
  const share =
    style.show === 'change'
      ? changeText(node, graph, style.changes)
      : node.role === 'revenue' || node.share === null || asShare || style.shares === false
        ? null
        : formatShareOfRevenue(node.share)
  const valueWidth = textWidth(value, valueSize, 600) + (share ? SHARE_GAP + textWidth(share, shareSize, 400) : 0)
  const w = Math.max(valueWidth, ...lines.map((line) => textWidth(line, nameSize, 500)))
  const nameLine = (style.small ? 15 : big ? 18 : 16) * scale
  const h = lines.length * nameLine + (big ? 22 : style.small ? 17 : 18) * scale
  return { lines, value, share, nameSize, valueSize, nameLine, shareSize, w, h }
}

/** The label at `box`, its text set from the left edge or to the right one. `figure` false: no dotted underline. */
export function setLabel(text: LabelText, box: Box, anchor: 'start' | 'end', figure: boolean): LaidLabel {
  const edge = anchor === 'start' ? box.x : box.x + box.w
  const name = text.lines.map((line, index) => ({
    text: line,
    x: round2(edge),
    y: round2(box.y + text.nameSize * 0.95 + index * text.nameLine),
  }))
  const y = box.y + text.lines.length * text.nameLine + text.valueSize * 0.95
  const valueWidth = textWidth(text.value, text.valueSize, 600) / 1.045
  const shareWidth = text.share ? textWidth(text.share, text.shareSize, 400) / 1.045 : 0
  const valueX = anchor === 'start' ? edge : edge - (text.share ? shareWidth + SHARE_GAP : 0)
  const from = anchor === 'start' ? valueX : valueX - valueWidth
  const share = text.share
    ? { text: text.share, x: round2(anchor === 'start' ? from + valueWidth + SHARE_GAP : edge), y: round2(y) }
    : null
  return {
    box: { x: round2(box.x), y: round2(box.y), w: round2(box.w), h: round2(box.h) },
    anchor,
    nameSize: text.nameSize,
    valueSize: text.valueSize,
    shareSize: text.shareSize,
    name,
    value: { text: text.value, x: round2(valueX), y: round2(y) },
    share,
    underline: figure ? { x1: round2(from), x2: round2(from + valueWidth), y: round2(y + 4) } : null,
  }
}

export type LabelPlace = 'left' | 'right' | 'above' | 'above-end' | 'below' | 'below-end'

/** The box of a label at a place of its bar. Flush right (`-end`): it ends where the bar ends. */
export function boxAt(place: LabelPlace, bar: Box, text: LabelText): Box {
  const { w, h } = text
  const gap = 10
  const above = 5
  switch (place) {
    case 'left':
      return { x: bar.x - gap - w, y: bar.y + bar.h / 2 - h / 2, w, h }
    case 'right':
      return { x: bar.x + bar.w + gap, y: bar.y + bar.h / 2 - h / 2, w, h }
    case 'above':
      return { x: bar.x, y: bar.y - above - h, w, h }
    case 'above-end':
      return { x: bar.x + bar.w - w, y: bar.y - above - h, w, h }
    case 'below':
      return { x: bar.x, y: bar.y + bar.h + above, w, h }
    case 'below-end':
      return { x: bar.x + bar.w - w, y: bar.y + bar.h + above, w, h }
  }
}

export const anchorOf = (place: LabelPlace): 'start' | 'end' =>
  place === 'left' || place === 'above-end' || place === 'below-end' ? 'end' : 'start'
