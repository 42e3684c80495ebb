/** Places of the columns of a hundred, in CSS pixels: data only, drawn by the page. Source: docs/statement-pictures.md D. */
import { type Box, round2 } from '../../flow/layout/layout.ts'
import { formatPerShare } from '../../format/amount.ts'
import { type PlacedText, spread, widthOf } from '../text.ts'
import type { HundredColumn, HundredPart } from './hundred.ts'

interface LaidPart {
  part: HundredPart
  box: Box
  /** inside the block, where it is high enough */
  value: PlacedText | null
}

export interface LaidColumn {
  column: HundredColumn
  x: number
  w: number
  parts: LaidPart[]
  /** what lies above the hundred; null = nothing does */
  over: Box | null
  /** over the column: what a loss was */
  loss: PlacedText | null
  year: PlacedText
}

export interface HundredLayout {
  width: number
  height: number
  columns: LaidColumn[]
  /** where revenue ends, when a column goes beyond it; named where the names are */
  hundred: { y: number; end: number; label: PlacedText | null } | null
  /** along the top of what was kept, from column to column */
  kept: string
  /** beside the newest column; empty where the width has no room for them */
  names: { text: PlacedText[]; leader: string | null }[]
}

const COLUMN = 96
const GAP = 28
const PLOT = 320
/** room over the columns: the words of a loss */
const TOP = 22
const YEAR = 26
const BETWEEN = 2
/** least height of a block with its value inside */
const INSIDE = 24
const LEAST = 1
/** between the newest column and its names */
const LEADER = 22
const LINE = 17

/** Width from which the names stand beside the columns, px. */
const NAMED = 560
/** Less than this of a hundred above the line is not seen. */
export const SEEN = 0.5

/** Columns as wide as there is room for, with the parts' names beside the newest one where they fit. */
export function hundredLayout(columns: readonly HundredColumn[], width: number): HundredLayout {
  const named = width >= NAMED
  const last = columns.at(-1)
  const side = named && last ? LEADER + Math.max(...last.parts.map(({ name }) => widthOf('name', name))) + 6 : 0
  const n = columns.length
  const gap = named ? GAP : 8
  const w = Math.min(COLUMN, Math.floor((width - side - gap * (n - 1)) / n))
  const highest = Math.max(...columns.map(({ over }) => 100 + over))
  const scale = PLOT / highest
  const ground = TOP + PLOT
  const laid = columns.map((column, i) => laidColumn(column, { x: i * (w + gap), w, scale, ground }))
  const newest = laid.at(-1)
  const isOver = highest > 100 + SEEN
  const y = round2(ground - 100 * scale)
  const end = (newest?.x ?? 0) + w
  const label: PlacedText = {
    runs: [{ kind: 'share', text: 'revenue' }],
    x: round2(end + 6),
    y: y + 4,
    anchor: 'start',
  }
  return {
    width,
    height: ground + YEAR,
    columns: laid,
    hundred: isOver ? { y, end: end + 3, label: named ? label : null } : null,
    kept: keptLine(laid),
    names: named && newest ? namesBeside(newest, ground, isOver ? y + LINE : TOP) : [],
  }
}

interface Where {
  x: number
  w: number
  /** px of one of a hundred */
  scale: number
  ground: number
}

function laidColumn(column: HundredColumn, { x, w, scale, ground }: Where): LaidColumn {
  const { currency } = column.point
  const total = 100 + column.over
  let y = ground - total * scale
  const parts = column.parts.map((part): LaidPart => {
    const h = part.share * scale
    const box = { x, y: round2(y), w, h: round2(Math.max(Math.min(h, LEAST), h - BETWEEN)) }
    y += h
    const text = formatPerShare(Math.round(part.share * 100) / 100, currency)
    const fits = box.h >= INSIDE && widthOf('value', text) <= w - 14
    const value: PlacedText = {
      runs: [{ kind: 'value', text }],
      x: round2(x + w / 2 + 2),
      y: round2(box.y + box.h / 2 + 4.5),
      anchor: 'middle',
    }
    return { part, box, value: fits ? value : null }
  })
  const centre = round2(x + w / 2)
  const top = round2(ground - total * scale)
  const lost = formatPerShare(Math.round(column.kept * 100) / 100, currency)
  return {
    column,
    x,
    w,
    parts,
    over: column.over > SEEN ? { x, y: top, w, h: round2(column.over * scale) } : null,
    loss: column.kept < 0 ? { runs: [{ kind: 'loss', text: lost }], x: centre, y: top - 7, anchor: 'middle' } : null,
    year: { runs: [{ kind: 'small', text: column.year }], x: centre, y: ground + 18, anchor: 'middle' },
  }
}

const topOfKept = ({ parts, column }: LaidColumn): number | null => {
  const kept = parts.find(({ part }) => part.id === 'kept')
  return column.kept > 0 && kept ? kept.box.y : null
}

function keptLine(columns: readonly LaidColumn[]): string {
  return columns
    .flatMap((column, i) => {
      const next = columns[i + 1]
      const [from, to] = [topOfKept(column), next ? topOfKept(next) : null]
      return next && from !== null && to !== null ? [`M${column.x + column.w} ${from}L${next.x} ${to}`] : []
    })
    .join('')
}

function namesBeside(newest: LaidColumn, ground: number, from: number): HundredLayout['names'] {
  const wanted = newest.parts.map(({ box }) => ({ centre: box.y + box.h / 2, h: LINE }))
  const at = spread(wanted, from, ground)
  const end = newest.x + newest.w
  return newest.parts.map(({ part }, i) => {
    const [centre, own] = [at[i] ?? 0, wanted[i]?.centre ?? 0]
    const text: PlacedText = {
      runs: [{ kind: 'name', text: part.name }],
      x: round2(end + LEADER),
      y: round2(centre + 4.5),
      anchor: 'start',
    }
    return {
      text: [text],
      leader: `M${end + 3} ${round2(own)}L${end + LEADER - 5} ${round2(centre)}`,
    }
  })
}
