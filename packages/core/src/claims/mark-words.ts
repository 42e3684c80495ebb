/** What a mark in a sentence says of the figure under it. */
import { periodWords } from '../format/period-words.ts'
import type { Claim } from './claim.ts'

type Marked = Pick<Claim, 'metric' | 'period' | 'figure' | 'note'>

/** The bound figure in words: "Total revenue, fiscal 2025, $416.16B"; null where nothing was bound. */
export function markWords({ metric, period, figure }: Marked): string | null {
  const name = metric === 'revenue' ? 'total revenue' : metric
  const words = [name, period && periodWords(period), figure].filter(Boolean).join(', ')
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
}

/** What stands against the sentence: "the filing has $112.01B (net income, fiscal 2025)", else why it is wrong. */
export function contradictionWords({ metric, period, figure, note }: Marked): string | null {
  const what = [metric === 'revenue' ? 'total revenue' : metric, period && periodWords(period)]
    .filter(Boolean)
    .join(', ')
  const has = figure && `the filing has ${figure}${what === '' ? '' : ` (${what})`}`
  return [has, note].filter(Boolean).join('; ') || null
}
