/** Pictures of balance sheets, cash flows and what changed with name and period, for download. White page, no underlines. */
import { CARD_WIDTH, frame, SIDE, squareFrame } from '../../flow/drawing/frames.ts'
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE } from '../../flow/drawing/square.ts'
import { type FlowTheme, LIGHT } from '../../flow/drawing/theme.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Bridge, CashInput, Section } from '../bridge/cash.ts'
import type { BridgeLayout } from '../bridge/layout.ts'
import { bridgeLayout } from '../bridge/statement-layout.ts'
import { standingBridge } from '../bridge/wide.ts'
import { changeSentence } from '../change/income-change.ts'
import { measureLayout, measureSentence } from '../release/own-measure.ts'
import { cashSentence, sheetSentence } from '../sentences.ts'
import type { SheetInput } from '../towers/sheet.ts'
import { towersLayout } from '../towers/statement-layout.ts'
import { bridgeSvgBody } from './bridge-svg.ts'
import { towersSvgBody } from './towers-svg.ts'

export interface PictureFacts {
  company: string
  /** "2024 FY" */
  period: string
  /** "10-K" */
  form: string
  /** at the foot of a square: the filing that prints the figures */
  source: string
}

/** How a picture is asked for; 1200 × 630 in the usual colours unless told. */
export interface PictureLook {
  shape?: 'wide' | 'square'
  theme?: FlowTheme
}

/** The height between head and foot. */
const ROOM = 400
const WIDTH = CARD_WIDTH - 2 * SIDE
/** How much larger than on the page a square draws, the largest that fits: never so narrow that towers lie down. */
const SCALES = [1.6, 1.45, 1.3, 1.15, 1] as const

interface Drawn {
  width: number
  height: number
  body: string
}

/** The two towers as a picture; null where there is nothing to draw. */
export function sheetPictureSvg(facts: PictureFacts, sheet: SheetInput, look: PictureLook = {}): string | null {
  const words = {
    title: `Balance sheet, ${facts.period}`,
    from: facts.form,
    sentence: sheetSentence(facts.company, sheet),
  }
  return pictured(facts, words, look, (width, theme) => {
    const layout = towersLayout(sheet, width)
    return layout && { ...sizeOf(layout), body: towersSvgBody(layout, theme) }
  })
}

/** The cash bridge as a picture, its sections open as asked; null where there is nothing to draw. */
export function cashPictureSvg(
  facts: PictureFacts,
  flows: CashInput & { months: number },
  { open, ...look }: PictureLook & { open?: readonly Section[] | undefined } = {},
): string | null {
  const words = { title: `Cash flow, ${facts.period}`, from: facts.form, sentence: cashSentence(flows) }
  return pictured(facts, words, look, (width, theme) => bridged(bridgeLayout(flows, width, open), theme))
}

/** The way from a figure of the statement to a company's own measure; null where there is none to draw. */
export function measurePictureSvg(
  facts: PictureFacts,
  measure: NonGaapMeasure,
  currency: string,
  look: PictureLook = {},
): string | null {
  const sentence = measureSentence(measure, currency)
  const words = { title: `The company’s own measure, ${facts.period}`, from: 'release', sentence }
  return pictured(facts, words, look, (width, theme) => bridged(measureLayout(measure, currency, width), theme))
}

/** The bridge from one net income to the next, always as columns. @param before the period it leads from: "2023 FY" */
export function changePictureSvg(
  facts: PictureFacts,
  bridge: Bridge,
  before: string | null,
  look: PictureLook = {},
): string | null {
  const words = { title: changeTitle(facts.period, before), from: facts.form, sentence: changeSentence(bridge) }
  const room = look.shape === 'square' ? SQUARE_ROOM : ROOM
  return pictured(facts, words, look, (width, theme) => bridged(columnsIn(bridge, width, room), theme))
}

/** "Net income, 2024 FY on 2023 FY". */
export const changeTitle = (period: string, before: string | null): string =>
  `Net income, ${period} on ${before ?? 'the year before'}`

/** A column that has room for its figure and its name at the size of the page, px. */
const COLUMN = 84
/** Of a bridge what is no bar: figures above and below, two lines of names. */
const AROUND = 26 + 24 + 14 + 36

/** Columns as large as fill the width, and as high as the room is then. */
export function columnsIn(bridge: Bridge, width: number, room: number): BridgeLayout {
  const scale = Math.min(1.9, width / (bridge.bars.length * COLUMN))
  return standingBridge(bridge, width / scale, { plot: room / scale - AROUND, widest: 96, top: 26 })
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
const bridged = (layout: BridgeLayout | null, theme: FlowTheme): Drawn | null =>
  layout && { ...sizeOf(layout), body: bridgeSvgBody(layout, theme) }

/** In its frame: wide with the form in the subtitle, square with the source at the foot. */
function pictured(
  facts: PictureFacts,
  { title, from, sentence }: { title: string; from: string; sentence: string | null },
  { shape = 'wide', theme = LIGHT }: PictureLook,
  draw: (width: number, theme: FlowTheme) => Drawn | null,
): string | null {
  const { company, source } = facts
  const drawn = shape === 'square' ? largest((width) => draw(width, theme)) : draw(WIDTH, theme)
  if (drawn === null) return null
  if (shape === 'square')
    return squareFrame({ company, source, subtitle: title, sentence: sentence ?? '' }, drawn, theme)
  return frame(facts, `${title}, from the ${from}`, sentence ?? '', fitted(drawn), theme)
}

/** The largest drawing that a square has room for. */
function largest(draw: (width: number) => Drawn | null): Drawn | null {
  let last: Drawn | null = null
  for (const scale of SCALES) {
    last = draw((SQUARE - 2 * SQUARE_SIDE) / scale)
    if (last === null || last.height * scale <= SQUARE_ROOM) return last
  }
  return last
}

/** The drawing between head and foot, made smaller where it is higher, in the middle. */
function fitted({ width, height, body }: Drawn): string {
  const fit = Math.min(Math.max(1, WIDTH / width), ROOM / height)
  const left = SIDE + (WIDTH - width * fit) / 2
  return `<g transform="translate(${left.toFixed(2)} ${(138 + (ROOM - height * fit) / 2).toFixed(2)}) scale(${fit.toFixed(4)})">${body}</g>`
}
