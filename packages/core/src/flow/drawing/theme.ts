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
  /** costs in lines, taxes in dots */
  patterns?: boolean
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

/** The page's palette of the same name: told apart whatever cones an eye has. */
const BLUE_ORANGE: FlowTheme = {
  ...LIGHT,
  bad: '#9a3c00',
  nodes: {
    ...LIGHT.nodes,
    revenue: '#1971c2',
    gross: '#1763a9',
    operating: '#115999',
    net: '#0b4f8a',
    cost: '#d9730d',
    tax: '#8a5a00',
    loss: '#7a2e00',
  },
}

/** Names in the place of colours, for a drawing in a page whose style sheet has them. */
export const VARIABLES: FlowTheme = {
  background: 'var(--bg)',
  ink: 'var(--ink)',
  ink1: 'var(--ink1)',
  ink2: 'var(--ink2)',
  dot: 'var(--dot)',
  line: 'var(--line)',
  bad: 'var(--bad)',
  nodes: {
    division: 'var(--division)',
    revenue: 'var(--revenue)',
    gross: 'var(--gross)',
    operating: 'var(--operating)',
    net: 'var(--net)',
    cost: 'var(--cost)',
    tax: 'var(--tax)',
    loss: 'var(--loss)',
    other: 'var(--other)',
    unallocated: 'var(--unallocated)',
  },
}

/** What a reader may choose for pictures, as their addresses have it. */
export const PALETTES = ['standard', 'blue-orange'] as const
export interface Look {
  palette: (typeof PALETTES)[number]
  patterns: boolean
}

/** The colours of a picture; of the usual look those of `LIGHT` itself. */
export function themeOf({ palette, patterns }: Look): FlowTheme {
  const theme = palette === 'blue-orange' ? BLUE_ORANGE : LIGHT
  return patterns ? { ...theme, patterns } : theme
}

/** What a bar, band or block of a kind is filled with. */
export const fillOf = ({ nodes, patterns }: FlowTheme, kind: FlowKind): string =>
  patterns && (kind === 'cost' || kind === 'tax') ? `url(#pattern-${kind})` : nodes[kind]

/** The patterns of a drawing; nothing where it has none. */
export const patternsSvg = ({ nodes: { cost, tax }, patterns }: FlowTheme): string =>
  patterns
    ? '<pattern id="pattern-cost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
      `<rect width="6" height="6" fill="${cost}" fill-opacity="0.5"/><rect width="2.4" height="6" fill="${cost}"/></pattern>` +
      '<pattern id="pattern-tax" width="6" height="6" patternUnits="userSpaceOnUse">' +
      `<rect width="6" height="6" fill="${tax}" fill-opacity="0.4"/><circle cx="3" cy="3" r="1.6" fill="${tax}"/></pattern>`
    : ''

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
