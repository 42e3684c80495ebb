/** Pictures of a balance sheet and of cash flows with name and period, for download. White page, no underlines. */
import { CARD_WIDTH, frame, SIDE } from '../../flow/drawing/card.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import type { CashInput, Section } from '../bridge/cash.ts'
import { bridgeLayout } from '../bridge/statement-layout.ts'
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
}

/** The height between head and foot. */
const ROOM = 400
const WIDTH = CARD_WIDTH - 2 * SIDE

/** The two towers as a picture of 1200 × 630; null where there is nothing to draw. */
export function sheetPictureSvg(facts: PictureFacts, sheet: SheetInput): string | null {
  const layout = towersLayout(sheet, WIDTH)
  if (layout === null) return null
  const sentence = sheetSentence(facts.company, sheet) ?? ''
  return frame(
    facts,
    `Balance sheet, ${facts.period}, from the ${facts.form}`,
    sentence,
    fitted(layout, towersSvgBody(layout)),
  )
}

/** The cash bridge as a picture of 1200 × 630, its sections open as asked; null where there is nothing to draw. */
export function cashPictureSvg(
  facts: PictureFacts,
  flows: CashInput & { months: number },
  open?: readonly Section[],
): string | null {
  const layout = bridgeLayout(flows, WIDTH, open)
  if (layout === null) return null
  const sentence = cashSentence(flows) ?? ''
  return frame(
    facts,
    `Cash flow, ${facts.period}, from the ${facts.form}`,
    sentence,
    fitted(layout, bridgeSvgBody(layout)),
  )
}

/** The way from a figure of the statement to a company's own measure, 1200 × 630; null where there is none to draw. */
export function measurePictureSvg(facts: PictureFacts, measure: NonGaapMeasure, currency: string): string | null {
  const layout = measureLayout(measure, currency, WIDTH)
  if (layout === null) return null
  const sentence = measureSentence(measure, currency) ?? ''
  const subtitle = `The company’s own measure, ${facts.period}, from the release`
  return frame(facts, subtitle, sentence, fitted(layout, bridgeSvgBody(layout)))
}

/** The drawing between head and foot, made smaller where it is higher, in the middle. */
function fitted({ width, height }: { width: number; height: number }, body: string): string {
  const fit = Math.min(1, ROOM / height)
  const left = SIDE + (WIDTH - width * fit) / 2
  return `<g transform="translate(${left.toFixed(2)} ${(138 + (ROOM - height * fit) / 2).toFixed(2)}) scale(${fit.toFixed(4)})">${body}</g>`
}
