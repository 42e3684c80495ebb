/** Pictures of balance sheets, cash flows and what changed with name and period, for download. White page, no underlines. */
import { CARD_WIDTH, frame, SIDE, squareFrame } from '../../flow/drawing/frames.ts'
import { SQUARE, SQUARE_ROOM, SQUARE_SIDE } from '../../flow/drawing/square.ts'
import { type FlowTheme, LIGHT } from '../../flow/drawing/theme.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { Bridge, CashInput, Section } from '../bridge/cash.ts'
import { type BridgeLayout, LEAST_COLUMN } from '../bridge/layout.ts'
import { bridgeLayout } from '../bridge/statement-layout.ts'
import { changeLayout, changeSentence } from '../change/income-change.ts'
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
  const words = { of: 'Balance sheet', from: facts.form, sentence: sheetSentence(facts.company, sheet) }
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
  const words = { of: 'Cash flow', from: facts.form, sentence: cashSentence(flows) }
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
  const words = { of: 'The company’s own measure', from: 'release', sentence }
  return pictured(facts, words, look, (width, theme) => bridged(measureLayout(measure, currency, width), theme))
}

/** @param before the period that the bridge leads from: "2023 FY" */
export function changePictureSvg(
  facts: PictureFacts,
  bridge: Bridge,
  before: string | null,
  look: PictureLook = {},
): string {
  const words = { of: changeTitle(before), from: facts.form, sentence: changeSentence(bridge) }
  // Columns also where they are many: lying down they would be as many rows, and smaller.
  const least = look.shape === 'square' ? 0 : bridge.bars.length * LEAST_COLUMN
  const svg = pictured(facts, words, look, (width, theme) =>
    bridged(changeLayout(bridge, Math.max(width, least)), theme),
  )
  if (svg === null) throw new Error('A bridge of changes is always drawn')
  return svg
}

/** "Net income since 2023 FY". */
const changeTitle = (before: string | null): string => `Net income since ${before ?? 'the year before'}`

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
const bridged = (layout: BridgeLayout | null, theme: FlowTheme): Drawn | null =>
  layout && { ...sizeOf(layout), body: bridgeSvgBody(layout, theme) }

/** In its frame: wide with the form in the subtitle, square with the source at the foot. */
function pictured(
  facts: PictureFacts,
  { of, from, sentence }: { of: string; from: string; sentence: string | null },
  { shape = 'wide', theme = LIGHT }: PictureLook,
  draw: (width: number, theme: FlowTheme) => Drawn | null,
): string | null {
  const { company, period, source } = facts
  const drawn = shape === 'square' ? largest((width) => draw(width, theme)) : draw(WIDTH, theme)
  if (drawn === null) return null
  if (shape === 'square')
    return squareFrame({ company, source, subtitle: `${of}, ${period}`, sentence: sentence ?? '' }, drawn, theme)
  return frame(facts, `${of}, ${period}, from the ${from}`, sentence ?? '', fitted(drawn), theme)
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
  const fit = Math.min(1, WIDTH / width, ROOM / height)
  const left = SIDE + (WIDTH - width * fit) / 2
  return `<g transform="translate(${left.toFixed(2)} ${(138 + (ROOM - height * fit) / 2).toFixed(2)}) scale(${fit.toFixed(4)})">${body}</g>`
}
