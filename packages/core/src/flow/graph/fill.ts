/** Connects what comes into a stage with what it goes to. Source: docs/income-flow.md A6. */
import type { FlowLink, FlowNode } from './graph.ts'

/** A difference of up to three printed units is rounding of the filing. */
export const ROUNDING_UNITS = 3

/**
 * The first source meets the first sink with the smaller of what is left on both, the one that is used up makes room:
 * bands of a stage then never cross. Expects both sides to add up to within `rounding`; the rest widens the widest
 * band on the side that is short of it.
 */
export function fillStage(sources: readonly FlowNode[], sinks: readonly FlowNode[], rounding: number): FlowLink[] {
  const links: FlowLink[] = []
  const left = sources.map((node) => node.value)
  const open = sinks.map((node) => node.value)
  let i = 0
  let j = 0
  while (i < sources.length && j < sinks.length) {
    const source = sources[i]
    const sink = sinks[j]
    if (!source || !sink) break
    const part = Math.min(left[i] ?? 0, open[j] ?? 0)
    if (part > 0) {
      links.push({
        id: `${source.id}>${sink.id}`,
        source: source.id,
        target: sink.id,
        sourceValue: part,
        targetValue: part,
      })
    }
    left[i] = (left[i] ?? 0) - part
    open[j] = (open[j] ?? 0) - part
    if ((left[i] ?? 0) <= 0) i++
    if ((open[j] ?? 0) <= 0) j++
  }
  spread(links, sources, left, 'source', rounding)
  spread(links, sinks, open, 'target', rounding)
  return links
}

function spread(
  links: FlowLink[],
  nodes: readonly FlowNode[],
  rest: readonly number[],
  end: 'source' | 'target',
  rounding: number,
): void {
  nodes.forEach((node, index) => {
    const missing = rest[index] ?? 0
    if (missing <= 0 || missing > rounding) return
    const value = end === 'source' ? 'sourceValue' : 'targetValue'
    let widest: FlowLink | undefined
    for (const link of links) if (link[end] === node.id && (!widest || link[value] > widest[value])) widest = link
    if (widest) widest[value] += missing
  })
}
