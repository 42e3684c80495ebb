/** A statement → its drawing at a width: the one entry that pages and pictures use. Source: design §9 B, C. */
import { flowGraph } from './build.ts'
import { downwardLayout } from './downward.ts'
import type { FlowInput } from './graph.ts'
import { DIVISIONS_FROM, type FlowLayout, WIDE_FROM } from './layout.ts'
import { wideLayout } from './wide.ts'

/** Null where there is nothing to draw: no revenue, or no figure below it. `width` in CSS pixels. */
export function statementLayout(
  input: FlowInput,
  { width, show = 'amount' }: { width: number; show?: 'amount' | 'share' },
): FlowLayout | null {
  if (width < WIDE_FROM) return downwardLayout(input, { width: Math.max(280, width), show })
  const graph = flowGraph(input, { withDivisions: width >= DIVISIONS_FROM })
  return graph && wideLayout(graph, { width, show })
}
