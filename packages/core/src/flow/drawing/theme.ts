/** Colours of a flow drawn outside the page. The page uses CSS variables of the same names. */
import type { FlowKind } from '../graph/graph.ts'

export interface FlowTheme {
  background: string
  ink: string
  ink1: string
  ink2: string
  dot: string
  line: string
  bad: string
  nodes: Readonly<Record<FlowKind, string>>
}

export const LIGHT: FlowTheme = {
  background: '#ffffff',
  ink: '#0f1b2d',
  ink1: '#2b384b',
  ink2: '#566275',
  dot: '#7f8b9b',
  line: '#e6e9ee',
  bad: '#c92a2a',
  nodes: {
    division: '#4a93d9',
    revenue: '#1c7ed6',
    gross: '#3f917a',
    operating: '#2b8068',
    net: '#166b52',
    cost: '#c88055',
    tax: '#9b7f1a',
    loss: '#c92a2a',
    other: '#5b7f99',
    unallocated: '#8792a1',
  },
}

/** The names of the kinds, as the legend says them; 'gross' and 'operating' are one entry with 'net'. */
export const LEGEND: readonly (readonly [FlowKind, string])[] = [
  ['revenue', 'Revenue'],
  ['operating', 'Kept as profit'],
  ['cost', 'Costs'],
  ['tax', 'Tax'],
  ['other', 'Other income'],
  ['loss', 'Loss'],
  ['unallocated', 'Not allocated'],
]
