/** The towers side by side, from 600 px: labels outside, the net of cash and debt between. Source: docs/statement-pictures.md A3. */
import { type Box, round2 } from '../../flow/layout/layout.ts'
import { clipped } from '../../flow/text/text-width.ts'
import { formatCompact } from '../../format/amount.ts'
import { formatShareOfRevenue } from '../../format/percent.ts'
import {
  type Anchor,
  IN_HAND,
  type PlacedText,
  RUN_GAP,
  runsWidth,
  spread,
  TEXT,
  type TextKind,
  widthOf,
} from '../text.ts'
import { HEADS, headTotal, type LaidBlock, type LaidTower, OUTSIDE, type TowersLayout } from './layout.ts'
import type { Block, Towers } from './sheet.ts'

const TOWER = 220
const LEAST_TOWER = 110
/** Room for labels that a tower gives way to. */
const LABELS = 236
/** Between the towers: the net figure, clear of last year's outlines. */
const GAP = 84
/** Of the higher of this year's and last year's towers. */
const HEIGHT = 400
/** The heads over the towers. */
const HEAD = 58
/** From a tower to its labels, clear of last year's outline. */
const BESIDE = 15
const LINE = 17

export function standingTowers(towers: Towers, width: number): TowersLayout {
  const tower = Math.round(Math.max(LEAST_TOWER, Math.min(TOWER, (width - GAP) / 2 - LABELS)))
  const highest = Math.max(towers.height, ...[towers.ghost?.owns, towers.ghost?.owes].map((one) => sum(one ?? [])))
  const k = HEIGHT / highest
  const left = (width - GAP) / 2 - tower
  const ground = HEAD + HEIGHT
  const at = (side: 'owns' | 'owes', x: number) => laidTower(towers, { side, x, tower, k, ground, width })
  const sides: [LaidTower, LaidTower] = [at('owns', left), at('owes', left + tower + GAP)]
  return {
    direction: 'wide',
    width,
    height: ground + 12,
    towers,
    sides,
    net: netBracket(towers, sides, width / 2),
    ground: { x1: round2(left - 2 * OUTSIDE), x2: round2(width - left + 2 * OUTSIDE), y: ground + 0.5 },
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

interface Setting {
  side: 'owns' | 'owes'
  /** left edge of the tower */
  x: number
  /** its width */
  tower: number
  /** pixels a unit */
  k: number
  ground: number
  width: number
}

function laidTower(towers: Towers, setting: Setting): LaidTower {
  const { side, x, tower, k, ground } = setting
  const blocks = towers[side]
  let y = ground - sum(blocks.map(({ value }) => value)) * k
  const boxes = blocks.map(({ value }): Box => {
    const box = { x, y: round2(y), w: tower, h: round2(value * k) }
    y += value * k
    return box
  })
  const total = headTotal(towers, side)
  const head: PlacedText[] = [
    { runs: [{ kind: 'head', text: HEADS[side] }], x: round2(x), y: 15, anchor: 'start' },
    { runs: [{ kind: 'total', text: total }], x: round2(x), y: 37, anchor: 'start' },
  ]
  const underline = { x1: round2(x), x2: round2(x + widthOf('total', total) / IN_HAND), y: 41 }
  return { side, head, underline, blocks: labelled(blocks, boxes, towers, setting), ghosts: ghosts(towers, setting) }
}

function ghosts({ ghost }: Towers, { side, x, tower, k, ground }: Setting): Box[] {
  if (ghost === null) return []
  let y = ground - sum(ghost[side]) * k
  return ghost[side].map((value) => {
    const box = { x: x - OUTSIDE, y: round2(y), w: tower + 2 * OUTSIDE, h: round2(value * k) }
    y += value * k
    return box
  })
}

interface Said {
  /** from the tower outward: one line, or the name over its figures */
  lines: PlacedText['runs'][]
  /** the piece that is underlined where it opens a cell */
  value: { kind: TextKind; text: string }
}

function labelled(blocks: readonly Block[], boxes: readonly Box[], towers: Towers, setting: Setting): LaidBlock[] {
  const { side, x, tower, ground, width } = setting
  const room = (side === 'owns' ? x : width - x - tower) - BESIDE - 2
  const said = blocks.map((block, i) => sayBlock(block, towers, room, boxes[i]?.h ?? 0))
  const wanted = boxes.map(({ y, h }, i) => ({ centre: y + h / 2, h: (said[i]?.lines.length ?? 1) * LINE }))
  const centres = spread(wanted, HEAD - 10, ground + 10)
  const edge = side === 'owns' ? x : x + tower
  const out = side === 'owns' ? -1 : 1
  return blocks.flatMap((block, i): LaidBlock[] => {
    const [box, own, centre] = [boxes[i], said[i], centres[i]]
    if (!box || !own || centre === undefined) return []
    const middle = box.y + box.h / 2
    const moved = Math.abs(centre - middle) > Math.max(3, box.h / 2)
    const label = placeLabel(own, { x: edge + out * BESIDE, centre, anchor: side === 'owns' ? 'end' : 'start' })
    return [
      {
        block,
        box: { ...box, x: round2(box.x) },
        label,
        underline: block.place === null ? null : underlineOf(own, label),
        leader: moved
          ? `M${round2(edge + out)},${round2(middle)}H${round2(edge + out * 4)}L${round2(edge + out * (BESIDE - 3))},${round2(centre)}`
          : null,
      },
    ]
  })
}

/** In one line where there is room, in two where the block is high enough, else with a shortened name. */
function sayBlock(block: Block, { currency, assets, deficit }: Towers, room: number, height: number): Said {
  const value = { kind: block.figure < 0 ? 'loss' : 'value', text: formatCompact(block.figure, currency) } as const
  if (block.family === 'deficit') {
    const words = deficit === null ? null : `Owes ${formatCompact(deficit, currency)} more than it owns`
    return sayDeficit(block, { value, height, room, words })
  }
  const share = formatShareOfRevenue(block.figure / assets)
  const figures = [value, ...(share === null ? [] : [{ kind: 'share', text: share } as const])]
  const name = { kind: 'name', text: block.name } as const
  const left = room - runsWidth(figures) - RUN_GAP
  const size = TEXT.name.size
  if (widthOf('name', name.text) <= left) return { lines: [[name, ...figures]], value }
  if (height >= 2 * LINE) return { lines: [[{ ...name, text: clipped(name.text, size, room) }], figures], value }
  return { lines: [[{ ...name, text: clipped(name.text, size, left) }, ...figures]], value }
}

/** What the company lacks, in words where there is room. */
function sayDeficit({ name }: Block, { value, height, room, words }: Lack): Said {
  const left = room - widthOf(value.kind, value.text) - RUN_GAP
  const line = [{ kind: 'name', text: clipped(name, TEXT.name.size, left) } as const, value]
  const isSaid = words !== null && height >= 2 * LINE && widthOf('share', words) <= room
  return { lines: isSaid ? [[{ kind: 'share', text: words }], line] : [line], value }
}

interface Lack {
  value: Said['value']
  height: number
  room: number
  /** by how much the company owes more than it owns; null where it does not */
  words: string | null
}

function placeLabel({ lines }: Said, { x, centre, anchor }: { x: number; centre: number; anchor: Anchor }) {
  const first = centre + 4.5 - ((lines.length - 1) * LINE) / 2
  return lines.map((runs, i): PlacedText => ({ runs, x: round2(x), y: round2(first + i * LINE), anchor }))
}

/** Under the value, which ends with the share after it. */
function underlineOf({ value }: Said, label: readonly PlacedText[]) {
  const line = label.at(-1)
  if (line === undefined) return null
  const at = line.runs.indexOf(value)
  const drawn = (runs: PlacedText['runs']) =>
    runs.reduce((sum, { kind, text }) => sum + widthOf(kind, text), 0) / IN_HAND
  const after = line.runs.slice(at + 1)
  const before = line.runs.slice(0, at)
  const width = drawn([value])
  const from =
    line.anchor === 'end'
      ? line.x - drawn(after) - after.length * RUN_GAP - width
      : line.x + drawn(before) + before.length * RUN_GAP
  return { x1: round2(from), x2: round2(from + width), y: round2(line.y + 4) }
}

/** The bracket that joins the cash with the debts, the net figure on it. */
function netBracket({ net, currency }: Towers, [owns, owes]: readonly [LaidTower, LaidTower], middle: number) {
  if (net === null) return null
  const centreOf = ({ box }: LaidBlock) => round2(box.y + box.h / 2)
  const cash = owns.blocks.filter(({ block }) => block.id === net.cash && block.family === 'cash')
  const debts = owes.blocks.filter(({ block }) => net.debts.includes(block.id))
  const [first] = cash
  if (first === undefined || debts.length === 0) return null
  const x = round2(middle)
  const left = round2(first.box.x + first.box.w + OUTSIDE + 2)
  const ys = [first, ...debts].map(centreOf)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const arms = debts.map((one) => `M${x},${centreOf(one)}H${round2(one.box.x - OUTSIDE - 2)}`)
  const gaps = ys.toSorted((a, b) => a - b)
  const widest = gaps.slice(1).map((y, i) => ({ from: gaps[i] ?? y, to: y }))
  const place = widest.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
  const hasRoom = place !== undefined && place.to - place.from >= 52
  const centre = hasRoom ? (place.from + place.to) / 2 : bottom + 28
  const label: PlacedText[] = [
    {
      runs: [{ kind: 'share', text: net.value < 0 ? 'Net debt' : 'Net cash' }],
      x,
      y: round2(centre - 4),
      anchor: 'middle',
    },
    {
      runs: [{ kind: 'value', text: formatCompact(Math.abs(net.value), currency) }],
      x,
      y: round2(centre + 12),
      anchor: 'middle',
    },
  ]
  // The line stops where the figure stands.
  const [from, to] = [round2(centre - 20), round2(centre + 20)]
  const stem = hasRoom ? `M${x},${top}V${from}M${x},${to}V${bottom}` : `M${x},${top}V${bottom}`
  return { path: `M${left},${centreOf(first)}H${x}${stem}${arms.join('')}`, label }
}
