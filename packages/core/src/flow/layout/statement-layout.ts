/** A statement → its drawing at a width: the one entry that pages and pictures use. Source: docs/income-flow.md B, C. */

import { flowGraph } from '../graph/build.ts'
import type { FlowInput } from '../graph/graph.ts'
import type { FlowChanges } from './change.ts'
import { downwardLayout } from './downward.ts'
import type { FlowShow } from './labels.ts'
import { DIVISIONS_FROM, type FlowLayout, labelsAreClear, WIDE_FROM } from './layout.ts'
import { wideLayout } from './wide.ts'

/**
 * Null where there is nothing to draw: no revenue, or no figure below it. `width` in CSS pixels. Where labels of the
 * wide drawing would meet for want of width, the divisions become bars below it; where they still would, it runs down.
 */
export function statementLayout(
  input: FlowInput,
  { width, show = 'amount', changes }: { width: number; show?: FlowShow; changes?: FlowChanges | undefined },
): FlowLayout | null {
  for (const withDivisions of [true, false]) {
    if (width < (withDivisions ? DIVISIONS_FROM : WIDE_FROM)) continue
    const graph = flowGraph(input, { withDivisions })
    if (!graph) return null
    const layout = wideLayout(graph, { width, show, changes })
    if (labelsAreClear(layout)) return layout
  }
  return downwardLayout(input, { width: Math.max(280, width), show, changes })
}
