/** Which of two figures is the whole that the other is held against, told by where they stand. */
import type { Step } from './read.ts'

const isLink = (one: Step | undefined, links: readonly string[]): boolean =>
  one !== undefined && 'link' in one && links.includes(one.link)
const isShare = (one: Step): boolean => 'op' in one && (one.op === 'share' || one.op === 'percent')

/** @returns null where it is not told, and none is guessed */
export function wholeOf(all: readonly Step[]): string | null {
  const steps = all.filter((one) => !('period' in one))
  const places = steps.flatMap((one, at) => ('metric' in one ? [{ at, metric: one.metric }] : []))
  const first = places[0]
  const last = places.findLast((one) => one.metric !== first?.metric)
  if (!first || !last) return null
  const over = steps.findIndex((one) => 'op' in one && one.op === 'over')
  if (over >= 0) return places.find(({ at }) => at > over)?.metric ?? null
  if (places.some(({ metric }) => metric === 'total_revenue')) return 'total_revenue'
  const cue = steps.findIndex(isShare)
  const behind = steps[cue + 1]
  const next = places.find(({ at }) => at > cue)
  const after = places.find(({ at, metric }) => next !== undefined && at > next.at && metric !== next.metric)
  // "The share of debt in liabilities" names the part first, "what share of assets is inventory", "liabilities are what
  // percent of assets" the whole.
  if (isLink(behind, ['of', 'in']) && next)
    return after && after.at - next.at === 2 && isLink(steps[next.at + 1], ['in']) ? after.metric : next.metric
  // "Of operating cash flow, what percentage went into capex"
  if (isLink(steps[first.at - 1], ['of']) && first.at < cue && cue < last.at) return first.metric
  return isLink(steps[last.at - 1], ['of', 'in', 'to']) && last.at - first.at <= 3 ? last.metric : null
}
