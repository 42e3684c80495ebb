/** Colours of a flow drawn outside the page. The page uses CSS variables of the same names. Source: design §2. */
import type { FlowKind } from './graph.ts'

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

export const DARK: FlowTheme = {
  background: '#10161f',
  ink: '#e8edf4',
  ink1: '#cdd6e1',
  ink2: '#a9b4c3',
  dot: '#6b7a8d',
  line: '#263140',
  bad: '#ff8787',
  nodes: {
    division: '#3d8fd6',
    revenue: '#4dabf7',
    gross: '#54ac95',
    operating: '#66bfa6',
    net: '#7fd6bb',
    cost: '#b9713f',
    tax: '#cda24a',
    loss: '#ff7b7b',
    other: '#8fa5c0',
    unallocated: '#66748a',
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
