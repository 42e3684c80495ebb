import type { Comparison } from '@topline/core/words/comparison.ts'

/** The change of a figure as tables show it; null = the period before does not say. */
export function changeIn(compared: Comparison, key: string): number | 'n.m.' | null {
  return compared.not_meaningful.includes(key) ? 'n.m.' : (compared.changes[key] ?? null)
}
