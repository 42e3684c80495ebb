/** The flow on a square of 1080 × 1080: name, period, sentence, drawing, source. For pictures and frames of a film. */
import { formatDate } from '../../format/date.ts'
import { incomeSentence } from '../../words/income-sentence.ts'
import { flowGraph } from '../graph/build.ts'
import type { FlowInput } from '../graph/graph.ts'
import type { FlowChanges } from '../layout/change.ts'
import type { FlowShow } from '../layout/labels.ts'
import { type FlowLayout, labelsAreClear } from '../layout/layout.ts'
import { wideLayout } from '../layout/wide.ts'
import { textWidth } from '../text/text-width.ts'

export const SQUARE = 1080
export const SQUARE_SIDE = 48
/** Where the drawing begins, and the height that it may have, px. */
export const SQUARE_TOP = 268
export const SQUARE_ROOM = 690

/** What is drawn of a statement: its amounts, shares or changes. */
export interface FlowState {
  show: FlowShow
  changes?: FlowChanges | undefined
  /** what the changes are on: "2023 FY" */
  before?: string | null | undefined
  /** what changed most, computed; null = too little is known */
  changed?: string | null | undefined
}

/** The largest drawing whose labels are clear: with divisions before without. Null where there is nothing to draw. */
export function squareLayout(statement: FlowInput, { show, changes }: FlowState): FlowLayout | null {
  let last: FlowLayout | null = null
  for (const withDivisions of [true, false]) {
    const graph = flowGraph(statement, { withDivisions })
    if (!graph) return null
    for (const scale of [1.35, 1.2, 1.05, 0.95]) {
      for (const revenueHeight of [470, 400, 330]) {
        const width = SQUARE - 2 * SQUARE_SIDE
        const layout = wideLayout(graph, { width, scale, revenueHeight, columnHeight: 560, show, changes })
        if (labelsAreClear(layout) && layout.height <= SQUARE_ROOM) return layout
        last = layout
      }
    }
  }
  return last
}

/** A sentence in lines of the square's width, at most `most`; what is longer ends in an ellipsis. */
export function squareLines(sentence: string, size: number, most: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    const next = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(next, size, 400) <= SQUARE - 2 * SQUARE_SIDE) lines[lines.length - 1] = next
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

/** "2024 FY, change on 2023 FY". */
export function stateWords(period: string, { show, before }: FlowState): string {
  if (show === 'share') return `${period}, % of revenue`
  return show === 'change' ? `${period}, change on ${before ?? 'the year before'}` : period
}

/** What is said of the drawing: of changes what changed, else what became of revenue; '' = too little is known. */
export const stateSentence = (company: string, statement: FlowInput, { show, changed }: FlowState): string =>
  (show === 'change' && changed) || (incomeSentence(company, statement) ?? '')

/** "Source: 10-K of Apple Inc., filed Nov 1, 2024, 0000320193-24-000123". @param filed ISO date */
export const sourceLine = (form: string, company: string, filed: string, accession: string): string =>
  `Source: ${form} of ${company}, filed ${formatDate(filed)}, ${accession}`
