/** The bridge turned: a bar a row, from top to bottom. Source: docs/statement-pictures.md B3. */
import { round2 } from '../../flow/layout/layout.ts'
import { clipped } from '../../flow/text/text-width.ts'
import { formatCompact } from '../../format/amount.ts'
import { IN_HAND, type PlacedText, TEXT, widthOf } from '../text.ts'
import type { Bar, Bridge } from './cash.ts'
import { type BridgeLayout, barText, isEnd, type LaidBar } from './layout.ts'
import { SECTION_NAMES } from './section-names.ts'
import { isOfCell } from './wide.ts'

const ROW = 44
const BAR = 12
/** Over the first part of an open section: its name and total. */
const HEAD = 40
/** Under capital expenditures: free cash flow. */
const FREE = 24

export function lyingBridge(bridge: Bridge, width: number): BridgeLayout {
  const levels = bridge.bars.flatMap(({ from, to }) => [from, to])
  const [highest, lowest] = [Math.max(0, ...levels), Math.min(0, ...levels)]
  const k = (width - 2) / Math.max(1e-9, highest - lowest)
  const xOf = (level: number): number => (level - lowest) * k + 1
  const bars: LaidBar[] = []
  const sections: BridgeLayout['sections'] = []
  let y = 0
  let free: BridgeLayout['free'] = null
  for (const bar of bridge.bars) {
    const section = bar.section
    const isFirst = section !== null && bridge.openable.includes(section) && bars.at(-1)?.bar.section !== section
    const open = bridge.open.find((one) => one.section === section)
    if (isFirst && section !== null) {
      const isOpen = open !== undefined
      const at = isOpen ? y + 26 : y + 16
      const named = widthOf('name', bar.name) + 14
      const line = (kind: 'link' | 'value', text: string, x: number): PlacedText => ({
        runs: [{ kind, text }],
        x,
        y: at,
        anchor: kind === 'link' ? 'start' : 'end',
      })
      sections.push({
        section,
        isOpen,
        label: isOpen ? line('link', SECTION_NAMES[section], 0) : line('link', 'Open', round2(named)),
        total: isOpen ? line('value', formatCompact(open.total, bridge.currency), width) : null,
        bracket: isOpen ? `M0,${y + HEAD - 7}H${width}` : null,
        place: open?.place ?? null,
        reach: isOpen ? { x: 0, y, w: width / 2, h: HEAD } : { x: named - 10, y: y - 12, w: 64, h: ROW },
      })
      if (isOpen) y += HEAD
    }
    bars.push(rowOf(bar, { y, xOf, width, text: barText(bar, bridge) }))
    y += ROW
    if (bar.id === 'capital-expenditures' && bridge.free !== null && bars.some(isOfOperations)) {
      free = freeRow(bridge.free, { y, width, currency: bridge.currency })
      y += FREE
    }
    const isLast = bridge.bars[bridge.bars.indexOf(bar) + 1]?.section !== section
    if (open && isLast) y += 10
  }
  return {
    direction: 'rows',
    width,
    height: y + 2,
    bridge,
    bars,
    levels: bars.slice(0, -1).map(({ bar, box }, i) => {
      const x = round2(xOf(bar.to))
      return { x1: x, x2: x, y1: box.y + box.h, y2: bars[i + 1]?.box.y ?? box.y }
    }),
    zero: { x1: round2(xOf(0)), x2: round2(xOf(0)), y1: 22, y2: y - 6 },
    sections,
    free,
  }
}

const isOfOperations = ({ bar }: LaidBar): boolean => bar.section === 'operations'

/** What is left after capital expenditures, told below them. */
function freeRow(free: number, { y, width, currency }: { y: number; width: number; currency: string }) {
  const label = {
    runs: [
      { kind: 'share', text: 'Free cash flow' },
      { kind: free < 0 ? 'loss' : 'value', text: formatCompact(free, currency) },
    ],
    x: width,
    y: y + 12,
    anchor: 'end',
  } as const
  return { path: '', label: [label] }
}

interface Setting {
  y: number
  xOf(level: number): number
  width: number
  /** its figure */
  text: string
}

function rowOf(bar: Bar, { y, xOf, width, text }: Setting): LaidBar {
  const [left, right] = [xOf(Math.min(bar.from, bar.to)), xOf(Math.max(bar.from, bar.to))]
  const drawn = widthOf('value', text) / IN_HAND
  const name = clipped(bar.name, TEXT.name.size, width - widthOf('value', text) - 12)
  return {
    bar,
    box: { x: round2(left), y: y + 23, w: round2(Math.max(1.5, right - left)), h: BAR },
    name: [{ runs: [{ kind: 'name', text: name }], x: 0, y: y + 16, anchor: 'start' }],
    value: {
      runs: [{ kind: isEnd(bar) && bar.amount < 0 ? 'loss' : 'value', text }],
      x: width,
      y: y + 16,
      anchor: 'end',
    },
    underline: isOfCell(bar) ? { x1: round2(width - drawn), x2: width, y1: y + 20, y2: y + 20 } : null,
    reach: { x: 0, y, w: width, h: ROW },
  }
}
