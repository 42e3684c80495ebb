/** What the letter of a release says of the statement's main figures: Apple, July to September 2024 (0000320193-24-000120). */
import { describe, expect, it } from 'vitest'
import { headlineEvidence } from './headline.ts'

const FIGURES = { total_revenue: 94_930_000_000, net_income: 14_736_000_000, basic_eps: 0.97, diluted_eps: 0.97 }

const said = (text: string, figures: Parameters<typeof headlineEvidence>[1] = FIGURES) =>
  headlineEvidence(Buffer.from(`<html><body>${text.startsWith('<') ? text : `<p>${text}</p>`}</body></html>`), figures)
const named = (text: string, figures = FIGURES) => said(text, figures).map(({ figure }) => figure)

describe('a sentence of the letter', () => {
  it('agrees where it prints a main figure, rounded as it may be', () => {
    const [one] = said('The Company posted quarterly revenue of $94.9 billion, up 6 percent year over year.')
    expect(one).toMatchObject({
      ...{ figure: 'total_revenue', kind: 'headline', text: '$94.9 billion', value: 94_900_000_000 },
      ...{ read: 94_930_000_000, agrees: true },
    })
  })

  it('has its place at the digits', () => {
    const text = '<p>Revenue was $94.9 billion.</p>'
    const bytes = Buffer.from(`<html><body>${text}</body></html>`)
    const [one] = headlineEvidence(bytes, FIGURES)
    expect(one && bytes.toString('latin1', one.place.start, one.place.end)).toBe('94.9')
  })

  it('may speak of several figures, each said once', () => {
    const text = 'Revenue was $94.9 billion; net income was $14.74 billion and earnings per diluted share were $0.97.'
    expect(named(text)).toEqual(['total_revenue', 'net_income', 'diluted_eps'])
  })

  it('tells the basic earnings per share from the diluted by the amount', () => {
    const two = { ...FIGURES, basic_eps: 0.98 }
    expect(
      said('Earnings per share were $0.98, and $0.97 per diluted share.', two).map(({ figure }) => figure),
    ).toEqual(['basic_eps', 'diluted_eps'])
  })

  it('says a loss without its sign', () => {
    const loss = { ...FIGURES, net_income: -14_736_000_000 }
    expect(said('The net loss was $14.74 billion.', loss)[0]).toMatchObject({ value: -14_740_000_000 })
  })

  it('may stand in a table, in words (0000019617-25-000332)', () => {
    const row =
      '<table><tr><td>Firmwide</td><td>Reported revenue of $94.9 billion and managed revenue of $95.6 billion</td></tr></table>'
    expect(named(row)).toEqual(['total_revenue'])
  })

  it('prints the sign of its own money', () => {
    expect(named('Revenues of RMB 94.93 billion were a record.')).toEqual(['total_revenue'])
    expect(named('Sales of &#8364;94.93 billion were a record.')).toEqual(['total_revenue'])
  })
})

describe('a sentence that says nothing of the figures', () => {
  it.each([
    ['another amount', 'Revenue was $89.5 billion.'],
    ['too few digits to tell', 'Revenue was $95 billion.'],
    ['no word of the figure', 'Services set a record of $94.9 billion.'],
    ['no scale behind an amount', 'Revenue was $94,930,000,000.'],
    ['an adjusted measure', 'Adjusted revenue was $94.9 billion.'],
    ['a comparison that leaves something out', 'Excluding currency effects, revenue was $94.9 billion.'],
    ['what is expected', 'We expect revenue of $94.9 billion.'],
    ['the year', 'For the fiscal year revenue was $94.9 billion.'],
    ['the year so far', 'Revenue for the nine months was $94.9 billion.'],
    ['earnings per share without cents', 'Earnings per share were $0.9.'],
    ['earnings per share in millions', 'Earnings per share were $0.97 million.'],
  ])('%s', (_, text) => expect(named(text)).toEqual([]))

  it('a row of a table, which is no letter', () => {
    expect(named('<table><tr><td>Revenue</td><td>$94.9 billion</td></tr></table>')).toEqual([])
  })

  it('figures that were not read', () => {
    expect(said('Revenue was $94.9 billion.', { ...FIGURES, total_revenue: null })).toEqual([])
  })
})
