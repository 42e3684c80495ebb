/** What stands in brackets that are closed before a place says nothing of what stands there. */
import type { Span } from './companies.ts'

/** @returns whether the span stands in brackets that a place behind them is not in */
export function isBracketedAway(text: string, { start, end }: Span, at: number): boolean {
  const head = text.slice(0, start)
  const open = head.lastIndexOf('(')
  if (open < 0 || open < head.lastIndexOf(')')) return false
  const close = text.indexOf(')', end)
  return close >= 0 && close < at
}
