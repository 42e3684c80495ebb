/** Link previews that show a page as it is addressed: what changed, a company's years, companies side by side. Read at 500 px. */
import type { CardFigure } from '../../flow/drawing/card.ts'
import { CARD_WIDTH, fitted, frame, SIDE, text } from '../../flow/drawing/frames.ts'
import { fillOf, LIGHT } from '../../flow/drawing/theme.ts'
import { formatNumber, formatPerShare } from '../../format/amount.ts'
import type { Bridge } from '../bridge/cash.ts'
import { fewSteps } from '../change/few-steps.ts'
import { changeSentence } from '../change/income-change.ts'
import type { HundredColumn } from '../hundred/hundred.ts'
import { SEEN } from '../hundred/layout.ts'
import { spread } from '../text.ts'
import { TINT } from '../towers/layout.ts'
import { bridgeSvgBody } from './bridge-svg.ts'
import { changeTitle, columnsIn, type PictureFacts } from './card.ts'
import { hatchSvg, rectSvg } from './markup.ts'

const WIDTH = CARD_WIDTH - 2 * SIDE
/** Between head and foot, px. */
const TOP = 148
const ROOM = 385
/** The bridge from one net income to the next with its largest steps. @param before "2023 FY" */
export function changeCardSvg(facts: Omit<PictureFacts, 'source'>, bridge: Bridge, before: string | null): string {
  const layout = columnsIn(fewSteps(bridge), WIDTH, ROOM)
  const fit = Math.min(WIDTH / layout.width, ROOM / layout.height)
  const left = SIDE + (WIDTH - layout.width * fit) / 2
  const inside = `<g transform="translate(${left.toFixed(2)} ${TOP}) scale(${fit.toFixed(4)})">${bridgeSvgBody(layout, LIGHT)}</g>`
  return frame(facts, `${changeTitle(facts.period, before)}, from the ${facts.form}`, changeSentence(bridge), inside)
}

/** Of all columns together, and between two. */
const COLUMNS = 664
const GAP = 26
const WIDEST = 180
const PLOT = 318
const YEAR = 34
/** Height of a line of the names beside the newest column. */
const LINE = 30

/** What became of every hundred of revenue, year by year. @param columns at least two */
export function storyCardSvg(
  card: { name: string; subtitle: string; foot: string },
  columns: readonly HundredColumn[],
): string {
  const ground = TOP + ROOM - YEAR
  const scale = PLOT / Math.max(...columns.map(({ over }) => 100 + over))
  const out = [`<defs>${hatchSvg('lost', LIGHT.nodes.loss)}${hatchSvg('over', LIGHT.nodes.other)}</defs>`]
  const w = Math.min(WIDEST, (COLUMNS - GAP * (columns.length - 1)) / columns.length)
  columns.forEach((column, i) => {
    out.push(columnSvg(column, { x: SIDE + i * (w + GAP), w, ground, scale }))
  })
  const newest = columns.at(-1)
  if (newest) out.push(namesSvg(newest, { x: SIDE + columns.length * (w + GAP), w, ground, scale }))
  return frame({ company: card.name }, card.subtitle, card.foot, out.join(''))
}

interface Where {
  x: number
  w: number
  ground: number
  /** px of one of a hundred */
  scale: number
}

function columnSvg({ parts, over, kept, year, point }: HundredColumn, { x, w, ground, scale }: Where): string {
  const out: string[] = []
  let y = ground - (100 + over) * scale
  for (const { share, colour } of parts) {
    const h = share * scale
    const box = { x, y, w, h: Math.max(Math.min(h, 1), h - 2) }
    const fill = fillOf(LIGHT, colour)
    out.push(rectSvg(box, `fill="${fill}" fill-opacity="${TINT}"`), rectSvg({ ...box, w: 5 }, `fill="${fill}"`))
    y += h
  }
  if (over > 0) {
    const beyond = { x, y: ground - (100 + over) * scale, w, h: over * scale }
    out.push(rectSvg(beyond, `fill="url(#${kept < 0 ? 'lost' : 'over'})"`))
  }
  const amount = formatPerShare(Math.round(kept * 100) / 100, point.currency)
  const middle = x + w / 2
  const share = parts.find(({ id }) => id === 'kept')?.share ?? 0
  // Within the block of what was kept where it is high enough, else above it or over a loss.
  const at =
    kept < 0
      ? ground - (100 + over) * scale - 8
      : share * scale >= 34
        ? ground - (share * scale) / 2 + 9
        : ground - share * scale - 8
  out.push(text(middle, at, 25, 600, kept < 0 ? LIGHT.bad : LIGHT.ink, amount, 'text-anchor="middle"'))
  out.push(text(middle, ground + 30, 23, 400, LIGHT.ink2, year, 'text-anchor="middle"'))
  return out.join('')
}

/** The parts of the newest column that can be seen, named beside it. */
function namesSvg({ parts, over }: HundredColumn, { x, ground, scale }: Where): string {
  let y = ground - (100 + over) * scale
  const wanted = parts.flatMap(({ name, share }) => {
    const centre = y + (share * scale) / 2
    y += share * scale
    return share < SEEN ? [] : [{ name, centre, h: LINE }]
  })
  const at = spread(wanted, ground - PLOT, ground)
  const most = CARD_WIDTH - SIDE - x
  return wanted
    .map(({ name }, i) => text(x, (at[i] ?? 0) + 8, fitted(name, 22, 400, most), 400, LIGHT.ink1, name))
    .join('')
}

export interface ComparedRow {
  name: string
  /** "2024 FY"; null = nothing of it is known */
  period: string | null
  revenue: string
  /** net income of every hundred of revenue; null = not known */
  kept: number | null
}

const NAME_WIDTH = 330
const BARS = { x: 640, w: 390 }

/** Companies side by side: revenue, and what each kept of a hundred, on one scale. */
export function compareCardSvg(title: string, rows: readonly ComparedRow[]): string {
  const height = Math.min(92, (ROOM - 34) / rows.length)
  const known = rows.flatMap(({ kept }) => (kept === null ? [] : [kept]))
  const [low, high] = [Math.min(0, ...known), Math.max(10, ...known)]
  const xOf = (value: number): number => BARS.x + (BARS.w * (value - low)) / (high - low)
  const head = (x: number, words: string, anchor = 'start') =>
    text(x, TOP + 22, 21, 400, LIGHT.ink2, words, `text-anchor="${anchor}"`)
  const out = [
    `<defs>${hatchSvg('lost', LIGHT.nodes.loss)}</defs>`,
    head(SIDE + NAME_WIDTH + 200, 'Revenue', 'end'),
    head(xOf(0), 'Kept of every 100'),
  ]
  rows.forEach((row, i) => {
    const middle = TOP + 40 + height * (i + 0.5)
    out.push(rowSvg(row, { middle, height, xOf }))
  })
  return frame(
    { company: title },
    'Compared: revenue, and what was kept of it',
    'Every figure opens its place in the filing.',
    out.join(''),
  )
}

interface RowAt {
  middle: number
  height: number
  xOf(value: number): number
}

function rowSvg({ name, period, revenue, kept }: ComparedRow, { middle, height, xOf }: RowAt): string {
  const [zero, end] = [xOf(0), xOf(kept ?? 0)]
  const bar = {
    x: Math.min(zero, end),
    y: middle - height * 0.28,
    w: Math.max(2, Math.abs(end - zero)),
    h: height * 0.56,
  }
  const isLoss = kept !== null && kept < 0
  const words = kept === null ? '-' : formatNumber(kept, 2)
  return [
    text(SIDE, middle + (period ? -2 : 9), fitted(name, 28, 600, NAME_WIDTH), 600, LIGHT.ink, name),
    period ? text(SIDE, middle + 23, 19, 400, LIGHT.ink2, period) : '',
    text(
      SIDE + NAME_WIDTH + 200,
      middle + 9,
      fitted(revenue, 28, 600, 190),
      600,
      LIGHT.ink,
      revenue,
      'text-anchor="end"',
    ),
    kept === null
      ? ''
      : rectSvg(bar, `rx="2" fill="${isLoss ? 'url(#lost)' : LIGHT.nodes.net}" fill-opacity="${isLoss ? 1 : 0.85}"`),
    text(Math.max(zero, end) + 12, middle + 9, 26, 600, isLoss ? LIGHT.bad : LIGHT.ink, words),
  ].join('')
}

/** The link preview of a screen: how many companies hold its conditions, and the first of them. */
export function screenCardSvg(conditions: readonly string[], figures: readonly CardFigure[], names: string): string {
  const lines = conditions.slice(0, 4)
  const inside = [
    ...lines.map((line, i) => text(SIDE, 200 + i * 46, fitted(line, 34, 600), 600, LIGHT.ink, line)),
    ...figures.map(({ label, value }, i) => {
      const x = SIDE + (i * WIDTH) / 2
      return (
        text(x, 440, 26, 400, LIGHT.ink2, label) +
        text(x, 508, fitted(value, 60, 600, WIDTH / 2 - 24), 600, LIGHT.ink, value)
      )
    }),
  ].join('')
  return frame({ company: 'Screener' }, 'Companies by their figures', names, inside)
}
