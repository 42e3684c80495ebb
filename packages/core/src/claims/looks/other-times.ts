/** What is told of other years than the figure's own, where nothing held it: "which it did in both 2023 and 2024". */
import { otherTimesIn } from '../proof/only-times.ts'
import type { Look } from './look.ts'

export const otherTimesUnread: Look = ({ s, claims }) => {
  const isHeld = (start: number, end: number) => {
    const [from, to] = [s.passage.at[start] ?? 0, s.passage.at[end - 1] ?? 0]
    return claims.some(
      (one) => one.kind === 'comparison' && one.verdict === 'holds' && one.start <= from && one.end > to,
    )
  }
  const loose = otherTimesIn(s).find(({ kind, start, end }) => kind !== 'only' && !isHeld(start, end))
  return loose ? s.text.slice(loose.start, loose.end) : null
}
