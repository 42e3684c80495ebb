/** What the palette offers for a text; pure. */
import { screenQuery } from '@topline/core/screen/screen.ts'
import { conditionInWords, screenInWords } from '@topline/core/screen/words.ts'
import type { IconName } from '../../ui/controls/Icon.tsx'
import type { Hit } from '../search/search-merge.ts'
import { GO_TO } from './shortcuts.ts'

export interface Entry {
  id: string
  group: 'Screener' | 'Filings' | 'Companies' | 'Lists' | 'On this page' | 'Go to'
  label: string
  hint?: string
  keys?: readonly string[]
  icon: IconName | null
  /** cik and name of a company with its monogram */
  company?: Hit
  /** an address of the site, a file, or something to do */
  to?: string
  file?: string
  run?: 'light' | 'dark' | 'auto' | 'help' | 'logout'
}

export interface Period {
  /** the text without year and quarter */
  name: string
  year: string
  quarter: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4'
}

/** 'walmart 2025 q2' → Walmart's second quarter; null where the text names no year, or nothing beside it. */
export function readPeriod(text: string): Period | null {
  const year = /(?:^|\s)(?:fy\s?)?((?:19|20)\d{2})(?=\s|$)/i.exec(text)
  if (!year?.[1]) return null
  const quarter = /(?:^|\s)(q[1-4]|fy)(?=\s|$)/i.exec(text)
  const name = text
    .replace(year[0], ' ')
    .replace(quarter?.[0] ?? '', ' ')
    .replace(/\bfy\b/i, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (name === '') return null
  return { name, year: year[1], quarter: (quarter?.[1]?.toUpperCase() as Period['quarter'] | undefined) ?? 'FY' }
}

/** 'margin > 30% growth > 20%': the screener with these conditions, told as they were understood. */
export function screenEntries(text: string): Entry[] {
  const screen = screenInWords(text)
  if (!screen) return []
  const label = screen.where.map((condition) => conditionInWords(condition, screen.currency)).join(', ')
  return [{ id: 'screen', group: 'Screener', label, icon: 'bars', to: `/screener?${screenQuery(screen)}` }]
}

/** Every word of the text begins a word of the label. */
export function matches(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/[^a-z0-9]+/)
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)))
}

export interface Place {
  pathname: string
  /** CIK of the company page that is shown */
  cik: string | null
  /** accession number of the filing page that is shown */
  accession: string | null
}

export function placeOf(pathname: string): Place {
  return {
    pathname,
    cik: /^\/company\/(\d+)/.exec(pathname)?.[1] ?? null,
    accession: /^\/(?:filing|source)\/([\d-]{20})/.exec(pathname)?.[1] ?? null,
  }
}

interface Viewer {
  isAdmin: boolean
  isSignedIn: boolean
  hasAccess: boolean
}

/** Actions of the page that is shown. */
export function pageEntries(place: Place, viewer: Viewer, hits: readonly Hit[]): Entry[] {
  const { cik, accession } = place
  const entries: Entry[] = []
  if (cik !== null) {
    const other = hits.find((hit) => hit.cik !== cik)
    if (other && viewer.isSignedIn) {
      entries.push({
        id: `compare-${other.cik}`,
        group: 'On this page',
        label: `Compare with ${other.name}`,
        icon: 'bars',
        to: `/companies/compare/${cik}/${other.cik}`,
      })
    }
    entries.push(
      {
        id: 'csv',
        group: 'On this page',
        label: 'Export statements as CSV',
        icon: 'download',
        file: `/api/company/${cik}/income-statement.csv`,
      },
      {
        id: 'xlsx',
        group: 'On this page',
        label: 'Export statements as XLSX',
        icon: 'download',
        file: `/api/company/${cik}/statements.xlsx`,
      },
      {
        id: 'restatements',
        group: 'On this page',
        label: 'Restatements',
        icon: 'document',
        to: `/company/${cik}/restatements`,
      },
    )
  }
  if (accession !== null) {
    entries.push(
      { id: 'source', group: 'On this page', label: 'Open the document', icon: 'document', to: `/source/${accession}` },
      {
        id: 'section',
        group: 'On this page',
        label: 'Find phrases in the document',
        icon: 'search',
        to: `/filing/${accession}/bts_selector`,
      },
    )
  }
  return entries
}

/** Pages and settings, with their two keys. */
export function goEntries(viewer: Viewer): Entry[] {
  const pages: Entry[] = Object.entries(GO_TO)
    .filter(([, { to }]) => to !== '/following' || viewer.isSignedIn)
    .map(([key, { label, to }]) => ({
      id: `go${to}`,
      group: 'Go to',
      label,
      icon: 'right',
      to,
      keys: ['G', key.toUpperCase()],
    }))
  const more: readonly (readonly [string, string, boolean])[] = [
    ['Screener', '/screener', true],
    ['Calendar', '/calendar', true],
    ['Plans', '/pricing', true],
    ['Accuracy', '/accuracy', true],
    ['Read any filing in your browser', '/read', true],
    ['Account', '/account', viewer.isSignedIn],
    ['Analyses', '/ongoing-analyses', viewer.isAdmin],
    ['Privacy and terms', '/p', true],
  ]
  return [
    ...pages,
    ...more.flatMap(([label, to, shown]): Entry[] =>
      shown ? [{ id: `go${to}`, group: 'Go to', label, icon: 'right', to }] : [],
    ),
    { id: 'dark', group: 'Go to', label: 'Dark appearance', icon: 'moon', run: 'dark' },
    { id: 'light', group: 'Go to', label: 'Light appearance', icon: 'sun', run: 'light' },
    { id: 'auto', group: 'Go to', label: 'System appearance', icon: 'sun', run: 'auto' },
    { id: 'help', group: 'Go to', label: 'Keyboard help', icon: 'columns', run: 'help', keys: ['?'] },
    ...(viewer.isSignedIn
      ? [{ id: 'logout', group: 'Go to', label: 'Logout', icon: 'user', run: 'logout' } satisfies Entry]
      : []),
  ]
}
