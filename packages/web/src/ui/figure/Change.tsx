import { formatChange, NOT_MEANINGFUL } from '@topline/core/format/percent.ts'

/** The place of a change that can be computed and says nothing, with the reason as its title. */
export function NotMeaningful() {
  return (
    <span title="Not meaningful: the sign turns, or the figure before is too small to divide by">{NOT_MEANINGFUL}</span>
  )
}

/** A change in ink, the sign carries the meaning: '+4.9%', 'n.m.', '-' where a side is unknown. */
export function Change({ change }: { change: number | 'n.m.' | null | undefined }) {
  return change === 'n.m.' ? <NotMeaningful /> : formatChange(change)
}
