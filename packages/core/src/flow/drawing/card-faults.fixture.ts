/** What is wrong with the drawing of a link preview, which an embed shows too. */
import { flowGraph } from '../graph/build.ts'
import type { FlowInput } from '../graph/graph.ts'
import { labelsAreClear } from '../layout/layout.ts'
import { cardLayout } from './card-layout.ts'
import { cardStatement } from './card-statement.ts'
import { CARD_WIDTH, SIDE } from './frames.ts'

/** px: read at 500 px, where a card is less than half its size */
const LEAST_LABEL = 22
const MOST_LABELS = 5
/** px between head and foot */
const HEIGHT = 385

/** In words; null where nothing is drawn. */
export function cardFaults(statement: FlowInput): string[] | null {
  const graph = flowGraph(cardStatement(statement) ?? statement, { withDivisions: false })
  if (!graph) return null
  const { nodes, height, ...layout } = cardLayout(graph)
  const room = CARD_WIDTH - 2 * SIDE
  const fit = Math.min(1, HEIGHT / height)
  const least = fit * Math.min(...nodes.map(({ label }) => Math.min(label.nameSize, label.valueSize)))
  const left = Math.min(...nodes.map(({ box, label }) => Math.min(box.x, label.box.x)))
  const right = Math.max(...nodes.map(({ box, label }) => Math.max(box.x + box.w, label.box.x + label.box.w)))
  const used = fit * (right - left)
  const found: string[] = []
  if (nodes.length > MOST_LABELS) found.push(`${nodes.length} labels`)
  if (least < LEAST_LABEL) found.push(`a label of ${least.toFixed(1)} px`)
  if (used < 0.9 * room) found.push(`${Math.round(used)} of ${room} px used`)
  if (left < -0.5 || right > room + 0.5) found.push(`from ${Math.round(left)} to ${Math.round(right)} px`)
  if (!labelsAreClear({ nodes, height, ...layout })) found.push('labels meet')
  return found
}
