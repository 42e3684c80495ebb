/**
 * Pictures of a flow with name and period: the download and the link preview. White page, no underlines.
 * Source: docs/income-flow.md D; decisions 60 and 61.
 */
import { formatCompact, MISSING } from '../../format/amount.ts'
import { formatMargin } from '../../format/percent.ts'
import { marginOf } from '../../statement/margins.ts'
import { incomeSentence } from '../../words/income-sentence.ts'
import { lineName } from '../../words/line-names.ts'
import { flowGraph } from '../graph/build.ts'
import type { FlowInput } from '../graph/graph.ts'
import type { FlowLayout } from '../layout/layout.ts'
import { outlinesBefore } from '../layout/outlines.ts'
import { paintedByChange } from '../layout/tone.ts'
import { wideLayout } from '../layout/wide.ts'
import { CARD_FLOW, cardLayout } from './card-layout.ts'
import { cardChanges, cardInput } from './card-statement.ts'
import { CARD_WIDTH, fitted, frame, SIDE, squareFrame, text } from './frames.ts'
import { type FlowState, squareLayout, stateSentence, stateWords } from './square.ts'
import { flowSvgBody } from './svg.ts'
import { type FlowTheme, LIGHT } from './theme.ts'

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

/** The link preview: few nodes, large labels, readable at 500 px; its amounts, shares or changes. */
export function ogCardSvg(facts: CardFacts, state: FlowState = { show: 'amount' }): string {
  const { statement } = facts
  const graph = statement && flowGraph(cardInput(statement), { withDivisions: false })
  if (!statement || !graph) return figuresCard(facts)
  const shown = { ...state, changes: state.changes && cardChanges(statement, state.changes) }
  const layout = cardLayout(graph, shown)
  const fit = Math.min(1, CARD_FLOW / layout.height)
  const inside = `<g transform="translate(${SIDE} 155) scale(${fit.toFixed(4)})">${stateSvg(layout, shown, LIGHT)}</g>`
  const sentence = stateSentence(facts.company, { ...statement, gross_profit: null }, state)
  return frame(facts, `Income flow, ${stateWords(facts.period, state)}, from the ${facts.form}`, sentence, inside)
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

/** The whole flow as a picture of 1200 × 630 or as high as it needs, with name, period and sentence. */
export function flowPictureSvg(
  facts: CardFacts,
  state: FlowState = { show: 'amount' },
  theme: FlowTheme = LIGHT,
): string | null {
  const { statement } = facts
  const graph = statement && flowGraph(statement)
  if (!statement || !graph) return null
  const { show, changes } = state
  const layout = wideLayout(graph, { width: CARD_WIDTH - 2 * SIDE, scale: 1.15, show, changes })
  const fit = Math.min(1, 415 / layout.height)
  const left = SIDE + ((CARD_WIDTH - 2 * SIDE) * (1 - fit)) / 2
  const inside = `<g transform="translate(${left.toFixed(2)} 130) scale(${fit.toFixed(4)})">${stateSvg(layout, state, theme)}</g>`
  const sentence = stateSentence(facts.company, statement, state)
  return frame(
    facts,
    `Income flow, ${stateWords(facts.period, state)}, from the ${facts.form}`,
    sentence,
    inside,
    theme,
  )
}

/** The same on a square of 1080 × 1080, with the line that says where its figures stand. */
export function squarePictureSvg(
  facts: CardFacts & { source: string },
  state: FlowState,
  theme: FlowTheme = LIGHT,
): string | null {
  const { statement, company, source } = facts
  const layout = statement && squareLayout(statement, state)
  if (!statement || !layout) return null
  const { width, height } = layout
  return squareFrame(
    {
      company,
      source,
      subtitle: `Income flow, ${stateWords(facts.period, state)}`,
      sentence: stateSentence(company, statement, state),
    },
    { width, height, body: stateSvg(layout, state, theme) },
    theme,
  )
}

/** The drawing as its state has it: changes as better and worse, the bars of the year before as outlines. */
function stateSvg(layout: FlowLayout, { show, changes }: FlowState, theme: FlowTheme): string {
  if (show !== 'change') return flowSvgBody(layout, { theme })
  const outlines = outlinesBefore(layout, changes).map(
    ({ box: { x, y, w, h } }) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="none" stroke="${theme.ink}"/>`,
  )
  return flowSvgBody(paintedByChange(layout, changes), { theme }) + outlines.join('')
}
