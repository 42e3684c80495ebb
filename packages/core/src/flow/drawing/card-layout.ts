/** Places of the few bars of a link preview and of an embed. Source: docs/income-flow.md D. */
import type { FlowGraph } from '../graph/graph.ts'
import type { FlowLayout } from '../layout/layout.ts'
import { wideLayout } from '../layout/wide.ts'
import type { FlowState } from './square.ts'

/** Height of the drawing between head and foot of a card, px. */
export const CARD_FLOW = 385
/** Of the drawing between its margins, px. */
const CARD_ROOM = 1080

/** The drawing of a card: bars as high as there is room, labels never smaller and the whole width always. */
export function cardLayout(graph: FlowGraph, { show, changes }: FlowState = { show: 'amount' }): FlowLayout {
  const at = (revenueHeight: number): FlowLayout =>
    wideLayout(graph, {
      width: CARD_ROOM,
      scale: 1.75,
      revenueHeight,
      columnHeight: revenueHeight + 25,
      shares: false,
      show,
      changes,
    })
  let height = 260
  let layout = at(height)
  while (layout.height > CARD_FLOW && height > 100) {
    height -= 10
    layout = at(height)
  }
  return layout
}
