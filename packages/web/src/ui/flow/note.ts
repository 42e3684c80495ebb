/** What is said of the bar or band that is pointed at: the same words for the note and for screen readers. */
import type { FlowNode } from '@topline/core/flow/graph/graph.ts'
import { changeOfNode, type FlowChanges } from '@topline/core/flow/layout/change.ts'
import type { FlowLayout } from '@topline/core/flow/layout/layout.ts'
import { type FlowTone, toneOf } from '@topline/core/flow/layout/tone.ts'
import { formatCompact } from '@topline/core/format/amount.ts'
import { formatChange, formatShareOfRevenue } from '@topline/core/format/percent.ts'
import type { Place, Provenance } from '@topline/core/statement/statement.ts'

interface FlowNote {
  name: string
  amount: string
  lines: string[]
}

export interface NoteOptions {
  changes: FlowChanges | undefined
  /** the changes are drawn as better and worse */
  isChange: boolean
  /** where the filing prints its figures */
  places: Provenance | undefined
}

/**
 * @param id of a node or a band of the layout
 * @returns null where the layout has neither
 */
export function noteOf({ graph }: FlowLayout, id: string, options: NoteOptions): FlowNote | null {
  const { changes, isChange, places } = options
  const band = graph.links.find((link) => link.id === id)
  const node = graph.nodes.find((one) => one.id === (band ? band.target : id))
  const from = band && graph.nodes.find((one) => one.id === band.source)
  if (!node) return null
  const value = band ? band.sourceValue : node.figure
  const share = formatShareOfRevenue(value / graph.revenue)
  // a band that is all of its end has that end's change
  const isWhole = !band || graph.links.filter(({ target }) => target === node.id).length === 1
  const change = isWhole ? changeOfNode(node, graph, changes) : null
  const lines: string[] = []
  if (share) lines.push(`${share} of revenue`)
  if (change !== null) lines.push(`${formatChange(change)} on the year before`)
  const tone = isChange && change !== null ? toneWords(node, toneOf(node, graph, changes)) : null
  if (tone) lines.push(tone)
  if (!band) {
    if (node.computed) lines.push('Calculated')
    for (const part of node.parts) lines.push(`${part.name} ${formatCompact(part.figure, graph.currency)}`)
    const key = node.computed ? undefined : node.keys[0]
    const printed = key === undefined ? null : printedAs(places?.[key])
    if (printed !== null) lines.push(`Printed as ${printed}`)
  }
  return {
    name: from ? `${from.name} to ${node.name}` : node.name,
    amount: formatCompact(value, graph.currency),
    lines,
  }
}

/** The words and digits of the filing; null for what is calculated or stands nowhere by itself. */
const printedAs = (place: Place | undefined): string | null =>
  !place || 'computed' in place || place.start === null ? null : `“${place.label}”, ${place.text}`

function toneWords({ role }: FlowNode, tone: FlowTone): string | null {
  if (tone === 'even') return null
  const isBetter = tone === 'better'
  if (role === 'loss') return isBetter ? 'Better: a smaller loss' : 'Worse: a larger loss'
  if (['division', 'revenue', 'subtotal', 'net', 'source'].includes(role))
    return isBetter ? 'Better: it grew' : 'Worse: it shrank'
  return isBetter ? 'Better: it takes less of each sale' : 'Worse: it takes more of each sale'
}
