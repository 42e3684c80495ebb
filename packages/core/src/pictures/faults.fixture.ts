/** What can be wrong with a statement's picture, measured on the picture. */
import { type Box, intersects } from '../flow/layout/layout.ts'
import { bridgeOf, defaultOpen } from './bridge/bridge.ts'
import { type CashInput, SECTIONS, type Section } from './bridge/cash.ts'
import type { BridgeLayout } from './bridge/layout.ts'
import { TOTALS } from './bridge/parts.ts'
import { bridgeLayout } from './bridge/statement-layout.ts'
import { stepOf } from './taken-apart.ts'
import type { PlacedText } from './text.ts'
import { runsWidth, TEXT } from './text.ts'
import type { Block, SheetInput, Towers } from './towers/sheet.ts'
import { towersLayout } from './towers/statement-layout.ts'
import { towersOf } from './towers/towers.ts'

export const WIDTHS = [1240, 1080, 984, 728, 358]

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Where a tower does not come to its printed total, or a block not to its lines. Words for each. */
export function sheetFaults(sheet: SheetInput): string[] {
  const towers = towersOf(sheet)
  if (towers === null) return []
  const step = stepOf(sheet.lines)
  const most = (count: number) => step * (1.01 + count / 4)
  const found: string[] = []
  const owned = sum(towers.owns.filter(isOwn).map(({ figure }) => figure)) - lacking(towers.owes)
  if (Math.abs(owned - towers.assets) > most(towers.owns.length)) found.push(`owns ${owned} of ${towers.assets}`)
  const [left, right] = [towers.owns, towers.owes].map((blocks) => sum(blocks.map(({ value }) => value)))
  if (Math.abs((left ?? 0) - (right ?? 0)) > most(towers.owns.length + towers.owes.length + 4))
    found.push(`towers of ${left} and ${right}`)
  for (const block of [...towers.owns, ...towers.owes]) found.push(...blockFaults(block, most))
  return found
}

const isOwn = ({ family }: Block): boolean => family !== 'deficit' && family !== 'unexplained'
/** What is drawn in the other tower for being negative in this one. */
const lacking = (other: readonly Block[]): number =>
  sum(other.filter(({ family }) => family === 'deficit').map(({ value }) => value))

function blockFaults({ name, figure, value, parts, place }: Block, most: (count: number) => number): string[] {
  const found: string[] = []
  if (!(value > 0) || Math.abs(figure) !== value) found.push(`${name}: an area of ${value} for ${figure}`)
  const lines = sum(parts.map(({ amount }) => amount))
  if (parts.length > 0 && Math.abs(lines - figure) > most(parts.length)) found.push(`${name}: ${lines} of ${figure}`)
  if (parts.length > 0 && place !== null && !('computed' in place)) found.push(`${name}: a cell and lines`)
  return found
}

export const unexplainedOf = ({ owns, owes }: Towers): Block | undefined =>
  [...owns, ...owes].find(({ family }) => family === 'unexplained')

/** Every way of opening the sections. */
const OPENINGS: readonly (readonly Section[])[] = [[], ['operations'], ['investments'], ['financing'], SECTIONS]

/** Where the bars do not lead from the cash at the start to that at the end, or parts not to the total of their section. */
export function cashFaults(flows: CashInput): string[] {
  const step = stepOf(flows.lines)
  return [...OPENINGS, defaultOpen(flows)].flatMap((open) => {
    const bridge = bridgeOf(flows, open)
    if (bridge === null) return []
    const { bars } = bridge
    const found: string[] = []
    const most = step * (2 + bars.length / 4)
    const [first, last] = [bars[0], bars.at(-1)]
    if (first?.amount !== flows.cash_at_start && flows.cash_at_start !== null) found.push('another start')
    if (last?.amount !== flows.cash_at_end && flows.cash_at_end !== null) found.push('another end')
    const steps = bars.slice(1, -1)
    const led = (first?.amount ?? 0) + sum(steps.map(({ amount }) => amount))
    if (Math.abs(led - (last?.amount ?? 0)) > most) found.push(`bars lead to ${led} and not to ${last?.amount}`)
    for (const section of bridge.open.map((one) => one.section)) {
      const parts = sum(bars.filter((bar) => bar.section === section).map(({ amount }) => amount))
      const total = flows[TOTALS[section]] ?? 0
      if (Math.abs(parts - total) > most) found.push(`${section} ${parts} of ${total}`)
    }
    for (const { name, amount, parts } of bars) {
      const lines = sum(parts.map((part) => part.amount))
      if (parts.length > 0 && Math.abs(lines - amount) > step * (1.01 + parts.length / 4))
        found.push(`${name}: ${lines} of ${amount}`)
    }
    return found
  })
}

/** The box of a line of text; its width is as measured, with some in hand. */
function textBox({ runs, x, y, anchor }: PlacedText): Box {
  const w = runsWidth(runs) / 1.045
  const h = Math.max(...runs.map(({ kind }) => TEXT[kind].size))
  return { x: anchor === 'start' ? x : anchor === 'end' ? x - w : x - w / 2, y: y - h * 0.8, w, h }
}

function textFaults(texts: readonly PlacedText[], width: number, height: number): string[] {
  const boxes = texts.map((text) => ({ said: text.runs.map((run) => run.text).join(' '), box: textBox(text) }))
  return boxes.flatMap(({ said, box }, i) => {
    const found: string[] = []
    if (box.x < -1 || box.x + box.w > width + 1 || box.y < -1 || box.y + box.h > height + 3)
      found.push(`"${said}" over the edge at ${width}`)
    for (const other of boxes.slice(i + 1))
      if (intersects(box, other.box, -0.5)) found.push(`"${said}" meets "${other.said}" at ${width}`)
    return found
  })
}

/** Labels that meet or leave the drawing, and blocks that do. */
export function towersDrawnFaults(sheet: SheetInput, width: number): string[] {
  const layout = towersLayout(sheet, width)
  if (layout === null) return []
  const blocks = layout.sides.flatMap((side) => side.blocks)
  const texts = [
    ...layout.sides.flatMap(({ head }) => head),
    ...blocks.flatMap(({ label }) => label),
    ...(layout.net?.label ?? []),
  ]
  const found = textFaults(texts, layout.width, layout.height)
  for (const { block, box } of blocks) {
    if (box.x < -0.01 || box.x + box.w > layout.width + 0.05 || box.y < 0 || box.y + box.h > layout.height + 0.05)
      found.push(`${block.name} over the edge at ${width}`)
    const isMet =
      layout.direction === 'wide' && blocks.some((one) => one.label.some((line) => intersects(textBox(line), box, -1)))
    if (isMet) found.push(`a label on ${block.name} at ${width}`)
  }
  return found
}

export function bridgeDrawnFaults(flows: CashInput, width: number, open?: readonly Section[]): string[] {
  const layout = bridgeLayout(flows, width, open)
  if (layout === null) return []
  return layoutFaults(layout)
}

export function layoutFaults(layout: BridgeLayout): string[] {
  const { sections } = layout
  const texts = [
    ...layout.bars.flatMap(({ name, value }) => [...name, value]),
    ...sections.flatMap(({ label, total }) => [label, ...(total === null ? [] : [total])]),
    ...(layout.free?.label ?? []),
  ]
  const found = textFaults(texts, layout.width, layout.height)
  for (const { bar, box } of layout.bars)
    if (box.x < -0.05 || box.x + box.w > layout.width + 1.6 || box.y < 0 || box.y + box.h > layout.height)
      found.push(`${bar.name} over the edge at ${layout.width}`)
  return found
}
