import { describe, expect, it } from 'vitest'
import { compareColor, shadeFactor } from './color.ts'
import { spreadLabels } from './label-spread.ts'
import { placeLabel, placeOfCode, placeOfDates } from './period-axis.ts'
import { chartHeading } from './quantity.ts'
import { addQuantity, canRemove, DEFAULT_SELECTION, removeQuantity, selectionOf } from './selection.ts'
import { DEFAULT_SETTINGS, extrapolationCount, readSettings, writeSettings } from './settings.ts'

describe('quantities drawn together', () => {
  it('puts the amounts away when a margin is chosen and brings them back afterwards', () => {
    const margins = addQuantity(DEFAULT_SELECTION, 'net_margin')
    expect(margins.shown).toEqual(['net_margin'])
    expect(addQuantity(margins, 'diluted_eps').shown).toEqual(['total_revenue', 'net_income', 'diluted_eps'])
    expect(addQuantity(margins, 'net_income').shown).toEqual(['total_revenue', 'net_income'])
  })
  it('keeps the last quantity', () => {
    const one = removeQuantity(DEFAULT_SELECTION, 'net_income')
    expect(canRemove(one)).toBe(false)
    expect(removeQuantity(one, 'total_revenue')).toEqual(one)
  })
  it('are what the chart is headed with', () => {
    expect(chartHeading(['total_revenue', 'net_income'])).toBe('Revenue and income')
    expect(chartHeading(['net_income', 'total_revenue'])).toBe('Revenue and income')
    expect(chartHeading(['net_margin'])).toBe('Net margin')
    expect(chartHeading(['total_revenue', 'basic_eps'])).toBe('Total revenue and basic EPS')
    expect(chartHeading(['free_cash_flow', 'debt', 'net_cash'])).toBe('Free cash flow, debt and net cash')
    expect(chartHeading(['total_revenue', 'net_income', 'debt', 'net_cash'])).toBe(
      'Total revenue, net income and 2 more',
    )
  })
  it('never mixes the groups, whatever an address says', () => {
    expect(selectionOf(['net_margin', 'total_revenue', 'gross_margin']).shown).toEqual(['net_margin', 'gross_margin'])
    expect(selectionOf(['free_cash_flow', 'current_ratio', 'basic_eps']).shown).toEqual(['free_cash_flow', 'basic_eps'])
    expect(selectionOf(['current_ratio', 'days_inventories', 'debt_to_equity']).shown).toEqual([
      'current_ratio',
      'debt_to_equity',
    ])
    expect(selectionOf(['return_on_average_equity', 'net_margin', 'net_cash']).shown).toEqual([
      'return_on_average_equity',
      'net_margin',
    ])
    expect(selectionOf([]).shown).toEqual(['total_revenue', 'net_income'])
  })
})

describe('places', () => {
  it('reads codes', () => {
    expect(placeOfCode('2024 FY', null, 'annual')).toBe(2024)
    expect(placeOfCode('2024 Q2', null, 'annual')).toBeNull()
    expect(placeOfCode('2024 Q2', null, 'quarterly')).toBe(2024 * 4 + 1)
    expect(placeOfCode('2024 FY', null, 'quarterly')).toBeNull()
    expect(placeOfCode('FY', '2019-07-01', 'annual')).toBe(2019)
    expect(placeOfCode('2024', null, 'annual')).toBe(2024)
  })
  it('labels them', () => expect(placeLabel(2024 * 4 + 3, 'quarterly')).toBe('2024 Q4'))
  it('aligns by the middle of the period', () => {
    expect(placeOfDates('2024-01-29', '2025-01-26', 'annual')).toBe(2024)
    expect(placeOfDates('2024-09-29', '2024-12-28', 'quarterly')).toBe(2024 * 4 + 3)
    expect(placeOfDates(null, '2024-12-31', 'annual')).toBe(2024)
  })
})

describe('spreadLabels', () => {
  const range = { top: 0, bottom: 200 }
  it('leaves labels that do not meet where they are', () =>
    expect(spreadLabels([10, 100], 19, range)).toEqual([10, 100]))
  it('pushes two apart around their middle', () => expect(spreadLabels([100, 104], 20, range)).toEqual([92, 112]))
  it('keeps the order given and the frame', () => {
    expect(spreadLabels([198, 199, 200], 19, range)).toEqual([162, 181, 200])
    expect(spreadLabels([5, 1], 19, range)).toEqual([19, 0])
  })
})

describe('colours of a comparison', () => {
  it('never shades to black', () => expect([0, 1, 2, 3, 4].map(shadeFactor)).toEqual([1, 0.7, 0.4, 0.25, 0.25]))
  it('darkens in light and lightens in dark', () => {
    expect(compareColor(0, 1).light).toBe('#145896')
    expect(compareColor(0, 1).dark).toBe('#82c4f9')
  })
})

describe('settings in the address', () => {
  it('says nothing for the defaults', () => {
    expect(Object.values(writeSettings(DEFAULT_SETTINGS)).every((v) => v === null)).toBe(true)
  })
  it('comes back as it went', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      quantities: ['diluted_eps' as const],
      view: 'quarterly' as const,
      scale: 'log' as const,
      trend: 'power' as const,
      trendShown: false,
      extrapolate: true,
      extrapolateCount: 3,
      asOf: '2024-01-31',
    }
    const written = new Map(Object.entries(writeSettings(settings)))
    expect(readSettings({ get: (name) => written.get(name) ?? null })).toEqual(settings)
  })
  it('offers extrapolation only with a fit', () => {
    expect(readSettings(new URLSearchParams('extrapolate=3')).extrapolate).toBe(false)
  })
  it('counts 0 to 20, 5 for what is no number', () => {
    expect(['', 'x', '-3', '99', '7.9', null].map(extrapolationCount)).toEqual([5, 5, 0, 20, 7, 5])
  })
})
