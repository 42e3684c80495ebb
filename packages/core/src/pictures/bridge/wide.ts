/** The bridge from left to right: a column a bar, names under them, values at their ends. Source: docs/statement-pictures.md B2. */
import { round2 } from '../../flow/layout/layout.ts'
import { nameLines } from '../../flow/text/text-width.ts'
import { formatCompact } from '../../format/amount.ts'
import { type Anchor, IN_HAND, type PlacedText, RUN_GAP, TEXT, type TextKind, widthOf } from '../text.ts'
import type { Bar, Bridge, Section } from './cash.ts'
import { type BridgeLayout, barText, isEnd, type LaidBar, type LaidSection } from './layout.ts'
import { SECTION_NAMES } from './section-names.ts'

/** From the highest to the lowest level, and the widest bar. */
interface Measures {
  plot: number
  widest: number
  /** over the bars; of the bracket of free cash flow unless told */
  top?: number
}
const CASH: Measures = { plot: 300, widest: 96 }
const TOP = 58
const LINE = 16
const VALUE = 24
/** Columns narrower than this have smaller names, and the shorter of two. */
const TIGHT = 95
const SHORT: Readonly<Record<string, string>> = { 'Stock compensation': 'Stock pay' }

export function standingBridge(bridge: Bridge, width: number, { plot, widest, top = TOP } = CASH): BridgeLayout {
  const { bars } = bridge
  const column = width / bars.length
  const barWidth = Math.min(widest, column * 0.62)
  const levels = bars.flatMap(({ from, to }) => [from, to])
  const [highest, lowest] = [Math.max(0, ...levels), Math.min(0, ...levels)]
  const k = plot / Math.max(1e-9, highest - lowest)
  const yOf = (level: number): number => top + (highest - level) * k
  const isTight = column < TIGHT
  const kind = isTight ? 'small' : 'name'
  const names = bars.map(({ name }) =>
    nameLines((isTight && SHORT[name]) || name, TEXT[kind].size, column - 8, column - 1),
  )
  const namesAt = top + plot + VALUE + 14
  const laid = bars.map((bar, i): LaidBar => {
    const middle = column * (i + 0.5)
    return laidBar(bar, {
      middle,
      barWidth,
      yOf,
      names: names[i] ?? [],
      namesAt,
      column,
      kind,
      text: barText(bar, bridge),
    })
  })
  const deepest = Math.max(...names.map(({ length }) => length))
  const sectionsAt = namesAt + deepest * LINE + 4
  const sections = laidSections(bridge, laid, sectionsAt)
  return {
    direction: 'wide',
    width,
    height: Math.ceil(sections.length === 0 ? sectionsAt : sectionsAt + 30),
    bridge,
    bars: laid,
    levels: laid.slice(0, -1).map(({ bar, box }, i) => {
      const next = laid[i + 1]?.box ?? box
      const y = round2(yOf(bar.to))
      return { x1: round2(box.x + box.w), x2: round2(next.x), y1: y, y2: y }
    }),
    zero: { x1: 0, x2: width, y1: round2(yOf(0)), y2: round2(yOf(0)) },
    sections,
    free: freeBracket(bridge, laid),
  }
}

interface Setting {
  middle: number
  barWidth: number
  yOf(level: number): number
  names: readonly string[]
  namesAt: number
  column: number
  kind: TextKind
  /** its figure */
  text: string
}

function laidBar(bar: Bar, { middle, barWidth, yOf, names, namesAt, column, kind, text }: Setting): LaidBar {
  const [high, low] = [yOf(Math.max(bar.from, bar.to)), yOf(Math.min(bar.from, bar.to))]
  const h = Math.max(1.5, low - high)
  const isBelow = bar.amount < 0
  const y = round2(isBelow ? high + h + 16 : high - 7)
  const drawn = widthOf('value', text) / IN_HAND
  return {
    bar,
    box: { x: round2(middle - barWidth / 2), y: round2(high), w: round2(barWidth), h: round2(h) },
    name: names.map((line, i) => ({
      runs: [{ kind, text: line }],
      x: round2(middle),
      y: round2(namesAt + i * LINE),
      anchor: 'middle',
    })),
    value: {
      runs: [{ kind: isEnd(bar) && bar.amount < 0 ? 'loss' : 'value', text }],
      x: round2(middle),
      y,
      anchor: 'middle',
    },
    underline: isOfCell(bar)
      ? { x1: round2(middle - drawn / 2), x2: round2(middle + drawn / 2), y1: y + 4, y2: y + 4 }
      : null,
    reach: { x: round2(middle - column / 2), y: round2(high - 24), w: round2(column), h: round2(h + 48) },
  }
}

export const isOfCell = ({ place }: Pick<Bar, 'place'>): boolean => place !== null && !('computed' in place)

/** Under the names: what opens a section, or the bracket over its parts with its total. */
function laidSections(bridge: Bridge, laid: readonly LaidBar[], at: number): LaidSection[] {
  return bridge.openable.flatMap((section): LaidSection[] => {
    const own = laid.filter(({ bar }) => bar.section === section)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const open = bridge.open.find((one) => one.section === section)
    const [from, to] = [first.box.x, last.box.x + last.box.w]
    const x = round2((from + to) / 2)
    return [
      {
        section,
        isOpen: open !== undefined,
        ...sectionTexts(section, open ? formatCompact(open.total, bridge.currency) : null, x, round2(at + 20)),
        bracket: open ? `M${round2(from)},${round2(at)}v5H${round2(to)}v-5` : null,
        place: open?.place ?? null,
      },
    ]
  })
}

/** The name of an open section before its total, or what opens a closed one. */
function sectionTexts(section: Section, total: string | null, x: number, y: number) {
  const text = (kind: TextKind, words: string, at: number, anchor: Anchor): PlacedText => ({
    runs: [{ kind, text: words }],
    x: at,
    y,
    anchor,
  })
  if (total === null) {
    const reach = { x: x - 30, y: y - 16, w: 60, h: 24 }
    return { label: text('link', 'Open', x, 'middle'), total: null, reach }
  }
  const [name, half] = [SECTION_NAMES[section], RUN_GAP / 2]
  const middle = round2(x + (widthOf('link', name) - widthOf('value', total)) / IN_HAND / 2)
  const end = round2(middle - half)
  const w = round2(widthOf('link', name))
  return {
    label: text('link', name, end, 'end'),
    total: text('value', total, round2(middle + half), 'start'),
    reach: { x: round2(end - w), y: y - 16, w, h: 24 },
  }
}

/** Over operations and capital expenditures, clear of their bars and values. */
function freeBracket({ free, currency }: Bridge, laid: readonly LaidBar[]): BridgeLayout['free'] {
  const first = laid.find(({ bar }) => bar.section === 'operations')
  const last = laid.find(({ bar }) => bar.id === 'capital-expenditures')
  if (free === null || !first || !last) return null
  const between = laid.slice(laid.indexOf(first), laid.indexOf(last) + 1)
  const top = Math.min(...between.map(({ box, bar }) => box.y - (bar.amount < 0 ? 0 : VALUE))) - 6
  const [from, to] = [first.box.x, last.box.x + last.box.w]
  return {
    path: `M${round2(from)},${round2(top)}v-5H${round2(to)}v5`,
    label: [
      {
        runs: [
          { kind: 'share', text: 'Free cash flow' },
          { kind: free < 0 ? 'loss' : 'value', text: formatCompact(free, currency) },
        ],
        x: round2((from + to) / 2),
        y: round2(top - 12),
        anchor: 'middle',
      },
    ],
  }
}
