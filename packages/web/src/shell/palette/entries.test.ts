import { describe, expect, it } from 'vitest'
import { goEntries, matches, pageEntries, placeOf, readPeriod, screenEntries } from './entries.ts'

const viewer = { isAdmin: false, isSignedIn: true, hasAccess: true }
const walmart = { cik: '104169', name: 'Walmart Inc.', tickers: ['WMT'], stored: true }

describe('readPeriod', () => {
  it('finds the year and the quarter beside a name', () => {
    expect(readPeriod('walmart 2025')).toEqual({ name: 'walmart', year: '2025', quarter: 'FY' })
    expect(readPeriod('AAPL 2024 q3')).toEqual({ name: 'AAPL', year: '2024', quarter: 'Q3' })
    expect(readPeriod('q1 2023 coca cola')).toEqual({ name: 'coca cola', year: '2023', quarter: 'Q1' })
    expect(readPeriod('ibm fy 2022')).toEqual({ name: 'ibm', year: '2022', quarter: 'FY' })
  })
  it('finds none without a year, without a name, or in a longer number', () => {
    for (const text of ['walmart', '2025', '2025 q1', 'x 20255', '']) expect(readPeriod(text)).toBeNull()
  })
})

describe('conditions', () => {
  it('lead to the screener and say how they were understood', () => {
    expect(screenEntries('margin > 30% growth > 20%')).toMatchObject([
      {
        label: 'Net margin from 30.0%, Revenue growth from 20.0%',
        to: '/screener?where=net_margin:0.3..,total_revenue_growth:0.2..',
      },
    ])
    expect(screenEntries('walmart 2025')).toEqual([])
  })
})

describe('the entries', () => {
  it('match by the beginnings of words', () => {
    expect(matches('Export statements as CSV', 'csv exp')).toBe(true)
    expect(matches('Magnificent Seven', 'sev')).toBe(true)
    expect(matches('Magnificent Seven', 'even')).toBe(false)
  })
  it('offer what the page can do', () => {
    const place = placeOf('/company/320193')
    expect(pageEntries(place, viewer, [walmart]).map((e) => e.label)).toEqual([
      'Compare with Walmart Inc.',
      'Export statements as CSV',
      'Export statements as XLSX',
      'Restatements',
    ])
    expect(pageEntries(place, { ...viewer, isSignedIn: false }, [walmart])[0]?.id).toBe('csv')
    expect(pageEntries(placeOf('/filing/0000320193-24-000123'), viewer, []).map((e) => e.to)).toEqual([
      '/source/0000320193-24-000123',
      '/filing/0000320193-24-000123/bts_selector',
    ])
    expect(pageEntries(placeOf('/'), viewer, [walmart])).toEqual([])
  })
  it('offer pages by role', () => {
    const labels = (v: typeof viewer) => goEntries(v).map((e) => e.label)
    expect(labels(viewer)).toContain('Following')
    expect(labels(viewer)).not.toContain('Analyses')
    expect(labels({ ...viewer, isAdmin: true })).toContain('Analyses')
    expect(labels({ ...viewer, isSignedIn: false })).not.toContain('Logout')
  })
})
