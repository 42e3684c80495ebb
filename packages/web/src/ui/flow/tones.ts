/** How a flow draws its changes: given by the pages that offer it, for the others draw none. */
import type { FlowKind } from '@topline/core/flow/graph/graph.ts'
import type { FlowChanges } from '@topline/core/flow/layout/change.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { type Outline, outlinesBefore } from '@topline/core/flow/layout/outlines.ts'
import { paintedByChange, TONE_KIND, toneOf } from '@topline/core/flow/layout/tone.ts'

/** A colour and what it stands for. */
export type LegendRows = readonly (readonly [FlowKind, string])[]

export interface Tones {
  painted: (layout: FlowLayout, changes: FlowChanges | undefined) => FlowLayout
  /** the bars of the period that the changes are on */
  outlines: (layout: FlowLayout, changes: FlowChanges | undefined) => Outline[]
  /** @param before the period that the changes are on */
  legend: (layout: FlowLayout, changes: FlowChanges | undefined, before: string) => LegendRows
}

const WORDS = { worse: 'Worse', even: 'As before, or not known' } as const

export const TONES: Tones = {
  painted: paintedByChange,
  outlines: outlinesBefore,
  legend: ({ graph }, changes, before) => {
    const found = new Set(graph.nodes.map((node) => toneOf(node, graph, changes)))
    return (['better', 'worse', 'even'] as const)
      .filter((tone) => found.has(tone))
      .map((tone) => [TONE_KIND[tone], tone === 'better' ? `Better than in ${before}` : WORDS[tone]] as const)
  },
}
