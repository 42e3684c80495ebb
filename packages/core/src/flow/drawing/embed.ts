/** The flow as other sites frame it: what the server writes into the page, and what the page's script draws from it. */
import { flowGraph } from '../graph/build.ts'
import type { FlowInput } from '../graph/graph.ts'
import type { FlowChanges } from '../layout/change.ts'
import { downwardLayout } from '../layout/downward.ts'
import type { FlowShow } from '../layout/labels.ts'
import type { FlowLayout } from '../layout/layout.ts'
import { outlinesBefore } from '../layout/outlines.ts'
import { paintedByChange } from '../layout/tone.ts'
import { cardLayout } from './card-layout.ts'
import { flowSvgBody } from './svg.ts'
import { type FlowTheme, VARIABLES } from './theme.ts'

/** Up to this width of the frame the flow runs down, laid out for a frame of `PHONE` pixels. */
export const NARROW_TO = 599
const PHONE = 340

/** One period of an embed: few figures, and all words, so that its script makes none. */
export interface EmbedPeriod {
  /** "2024 FY" */
  code: string
  /** the same with what is shown of it: "2024 FY, change on 2023 FY" */
  words: string
  isYear: boolean
  /** what is drawn of it */
  input: FlowInput
  /** on the year before, by the keys of `input`; null = not known */
  changes: FlowChanges | null
  sentence: string
  /** "Source: 10-K of Apple Inc., filed …" */
  source: string
  /** absolute address of the filing's page */
  href: string
}

export interface EmbedFlow {
  company: string
  show: FlowShow
  patterns: boolean
  /** place in `periods` of the one that stands there first */
  at: number
  /** oldest first */
  periods: EmbedPeriod[]
}

/** What is drawn of a period: across for a wide frame, down for that of a phone; null where nothing can be. */
export function embedLayout({ input, changes }: EmbedPeriod, show: FlowShow, isNarrow: boolean): FlowLayout | null {
  const state = { show, changes: changes ?? undefined }
  if (isNarrow) return downwardLayout(input, { width: PHONE, ...state })
  const graph = flowGraph(input, { withDivisions: false })
  return graph && cardLayout(graph, state)
}

/** The drawing as SVG text in the colours of its page. @param isStill with changes the year before is outlined */
export function embedSvg(layout: FlowLayout, { show, patterns }: EmbedFlow, of: EmbedPeriod, isStill: boolean): string {
  const changes = of.changes ?? undefined
  const theme: FlowTheme = patterns ? { ...VARIABLES, patterns } : VARIABLES
  const isChange = show === 'change'
  const outlines =
    isStill && isChange
      ? outlinesBefore(layout, changes).map(
          ({ box: { x, y, w, h } }) =>
            `<rect class="before" x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="none" stroke="${theme.ink2}"/>`,
        )
      : []
  const body = flowSvgBody(isChange ? paintedByChange(layout, changes) : layout, { theme })
  return body + outlines.join('')
}
