/**
 * Pictures of a flow with name and period: the download and the link preview. White page, no underlines.
 * Source: docs/income-flow.md D; decisions 60 and 61.
 */
import { formatCompact, MISSING } from '../../format/amount.ts'
import { shortCompanyName } from '../../format/company-name.ts'
import { escapeXml } from '../../format/markup.ts'
import { formatMargin } from '../../format/percent.ts'
import { marginOf } from '../../statement/margins.ts'
import { incomeSentence } from '../../words/income-sentence.ts'
import { lineName } from '../../words/line-names.ts'
import { flowGraph } from '../graph/build.ts'
import type { FlowGraph, FlowInput } from '../graph/graph.ts'
import type { FlowLayout } from '../layout/layout.ts'
import { outlinesBefore } from '../layout/outlines.ts'
import { paintedByChange } from '../layout/tone.ts'
import { wideLayout } from '../layout/wide.ts'
import { textWidth } from '../text/text-width.ts'
import { cardStatement } from './card-statement.ts'
import {
  type FlowState,
  SQUARE,
  SQUARE_ROOM,
  SQUARE_SIDE,
  SQUARE_TOP,
  squareLayout,
  squareLines,
  stateWords,
} from './square.ts'
import { flowSvgBody } from './svg.ts'
import { LIGHT } from './theme.ts'

export interface CardFacts {
  company: string
  /** "2024 FY" */
  period: string
  /** "10-K" */
  form: string
  /** null: the flow is not for the viewer */
  statement: FlowInput | null
  /** what a card without a flow says of it; null: its figures are not for the viewer either */
  headline: HeadlineFigures | null
}

/** The figures that everybody sees of a free statement, whole units. */
type HeadlineFigures = Pick<FlowInput, 'currency' | 'total_revenue' | 'net_income'>

export const CARD_WIDTH = 1200
const CARD_HEIGHT = 630
/** height of the drawing between head and foot, px */
const CARD_FLOW = 385
export const SIDE = 60

export const text = (
  x: number,
  y: number,
  size: number,
  weight: number,
  fill: string,
  content: string,
  extra = '',
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" ${extra}>${escapeXml(content)}</text>`

/** The size at which a line fits between the margins. */
export const fitted = (content: string, size: number, weight: 400 | 600, most = CARD_WIDTH - 2 * SIDE): number =>
  Math.min(size, Math.floor((size * 10 * most) / textWidth(content, size, weight)) / 10)

export function frame(facts: Pick<CardFacts, 'company'>, subtitle: string, foot: string, inside: string): string {
  const letters = shortCompanyName(facts.company)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 2)
    .toUpperCase()
  const logo =
    '<path d="M1008 49h28v6h-28z" fill="#1971c2"/><path d="M1008 56c16 0 12 16 28 16" fill="none" stroke="#8fbfe8" stroke-width="5"/>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" font-family="Inter">` +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${LIGHT.background}"/>` +
    '<rect x="60" y="42" width="76" height="76" rx="14" fill="#e1e9f1"/>' +
    text(98, 90, 29, 600, '#1e4166', letters, 'text-anchor="middle"') +
    text(156, 77, fitted(facts.company, 38, 600, 820), 600, LIGHT.ink, facts.company) +
    text(156, 112, 25, 400, LIGHT.ink2, subtitle) +
    logo +
    text(1140, 71, 27, 600, LIGHT.ink, 'Topline', 'text-anchor="end"') +
    inside +
    `<line x1="60" x2="1140" y1="550.5" y2="550.5" stroke="${LIGHT.line}"/>` +
    text(60, 593, fitted(foot, 25, 400), 400, LIGHT.ink2, foot) +
    '</svg>'
  )
}

/** The link preview: few nodes, large labels, readable at 500 px. */
export function ogCardSvg(facts: CardFacts): string {
  const { statement } = facts
  const graph = statement && flowGraph(cardStatement(statement) ?? fewNodes(statement), { withDivisions: false })
  if (!statement || !graph) return figuresCard(facts)
  const layout = cardLayout(graph)
  const fit = Math.min(1, CARD_FLOW / layout.height)
  const inside = `<g transform="translate(${SIDE} 155) scale(${fit.toFixed(4)})">${flowSvgBody(layout)}</g>`
  const sentence = incomeSentence(facts.company, { ...statement, gross_profit: null }) ?? ''
  return frame(facts, `Income flow, ${facts.period}, from the ${facts.form}`, sentence, inside)
}

/** The link preview of a filing whose flow is not for everybody: what is known of revenue, result and margin. */
function figuresCard({ company, period, form, headline }: CardFacts): string {
  const known = headline ? headlineFigures(headline) : []
  return pageCardSvg({
    name: company,
    subtitle: `${period}, from the ${form}`,
    figures: known.length > 0 ? known : [{ label: 'Income statement', value: period }],
    foot: (headline && incomeSentence(company, headline)) ?? 'Every figure opens its place in the filing.',
  })
}

function headlineFigures({ currency, total_revenue: revenue, net_income: net }: HeadlineFigures): CardFigure[] {
  const figures = [
    { label: 'Revenue', value: formatCompact(revenue, currency) },
    { label: lineName('net_income', net), value: formatCompact(net, currency) },
    { label: 'Net margin', value: formatMargin(marginOf(net, revenue)) },
  ]
  return figures.filter(({ value }) => value !== MISSING)
}

/** The drawing of a card: bars as high as there is room, labels never smaller and the whole width always. */
export function cardLayout(graph: FlowGraph): FlowLayout {
  const at = (revenueHeight: number): FlowLayout =>
    wideLayout(graph, {
      width: CARD_WIDTH - 2 * SIDE,
      scale: 1.75,
      revenueHeight,
      columnHeight: revenueHeight + 25,
      shares: false,
    })
  let height = 260
  let layout = at(height)
  while (layout.height > CARD_FLOW && height > 100) {
    height -= 10
    layout = at(height)
  }
  return layout
}

/** A figure of a card, large enough to be read at 500 px. */
export interface CardFigure {
  label: string
  value: string
}

/** The link preview of a page that is no statement: a name, what it is, up to three figures side by side (decision 61). */
export function pageCardSvg(card: {
  name: string
  subtitle: string
  figures: readonly CardFigure[]
  foot: string
}): string {
  const shown = card.figures.slice(0, 3)
  const width = (CARD_WIDTH - 2 * SIDE) / Math.max(1, shown.length)
  const inside = shown
    .map(({ label, value }, i) => {
      const x = SIDE + i * width
      return (
        text(x, 290, fitted(label, 30, 400, width - 24), 400, LIGHT.ink2, label) +
        text(x, 372, fitted(value, 68, 600, width - 24), 600, LIGHT.ink, value)
      )
    })
    .join('')
  return frame({ company: card.name }, card.subtitle, card.foot, inside)
}

/** Operating expenses as one line: a card has room for their sum alone. */
function fewNodes(statement: FlowInput): FlowInput {
  const lines = statement.operating_expenses ?? []
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const name = statement.operating_income === null ? 'Costs and expenses' : 'Operating expenses'
  return { ...statement, operating_expenses: amount > 0 ? [{ name, amount }] : lines }
}

/** The whole flow as a picture of 1200 × 630 or as high as it needs, with name, period and sentence. */
export function flowPictureSvg(facts: CardFacts, state: FlowState = { show: 'amount' }): string | null {
  const { statement } = facts
  const graph = statement && flowGraph(statement)
  if (!statement || !graph) return null
  const { show, changes } = state
  const layout = wideLayout(graph, { width: CARD_WIDTH - 2 * SIDE, scale: 1.15, show, changes })
  const fit = Math.min(1, 415 / layout.height)
  const left = SIDE + ((CARD_WIDTH - 2 * SIDE) * (1 - fit)) / 2
  const inside = `<g transform="translate(${left.toFixed(2)} 130) scale(${fit.toFixed(4)})">${stateSvg(layout, state)}</g>`
  const sentence = incomeSentence(facts.company, statement) ?? ''
  return frame(facts, `Income flow, ${stateWords(facts.period, state)}, from the ${facts.form}`, sentence, inside)
}

/** The same on a square of 1080 × 1080, with the line that says where its figures stand. */
export function squarePictureSvg(facts: CardFacts & { source: string }, state: FlowState): string | null {
  const { statement, company } = facts
  const layout = statement && squareLayout(statement, state)
  if (!statement || !layout) return null
  const room = SQUARE - 2 * SQUARE_SIDE
  const fit = Math.min(1, SQUARE_ROOM / layout.height)
  const left = SQUARE_SIDE + (room * (1 - fit)) / 2
  const top = SQUARE_TOP + Math.max(0, (SQUARE_ROOM - layout.height * fit) / 2)
  const sentence = squareLines(incomeSentence(company, statement) ?? '', 25, 2)
  const lines = sentence.map((line, i) => text(SQUARE_SIDE, 186 + i * 34, 25, 400, LIGHT.ink1, line)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}" viewBox="0 0 ${SQUARE} ${SQUARE}" font-family="Inter">` +
    `<rect width="${SQUARE}" height="${SQUARE}" fill="${LIGHT.background}"/>` +
    text(SQUARE_SIDE, 92, fitted(company, 44, 600, 780), 600, LIGHT.ink, company) +
    text(SQUARE_SIDE, 134, 27, 400, LIGHT.ink2, `Income flow, ${stateWords(facts.period, state)}`) +
    text(SQUARE - SQUARE_SIDE, 92, 27, 600, LIGHT.ink, 'Topline', 'text-anchor="end"') +
    lines +
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${fit.toFixed(4)})">${stateSvg(layout, state)}</g>` +
    `<line x1="${SQUARE_SIDE}" x2="${SQUARE - SQUARE_SIDE}" y1="992.5" y2="992.5" stroke="${LIGHT.line}"/>` +
    text(SQUARE_SIDE, 1034, fitted(facts.source, 21, 400, room), 400, LIGHT.ink2, facts.source) +
    '</svg>'
  )
}

/** The drawing as its state has it: changes as better and worse, the bars of the year before as outlines. */
function stateSvg(layout: FlowLayout, { show, changes }: FlowState): string {
  if (show !== 'change') return flowSvgBody(layout)
  const outlines = outlinesBefore(layout, changes).map(
    ({ box: { x, y, w, h } }) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="none" stroke="${LIGHT.ink}"/>`,
  )
  return flowSvgBody(paintedByChange(layout, changes)) + outlines.join('')
}
