/** The pictures of every release of the samples, and what single ones show. */

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { extractFiling } from '../../extract/extract.ts'
import { bytesOf } from '../../extract/traps/filing.fixture.ts'
import type { FullExtraction } from '../../statement/other-statements.ts'
import type { NonGaapMeasure } from '../../statement/release.ts'
import { measurePictureSvg } from '../drawing/card.ts'
import { layoutFaults, WIDTHS } from '../faults.fixture.ts'
import { ownMeasures, startPlace } from './choice.ts'
import { positionOf, positionWords, rangeBar } from './guided-range.ts'
import { measureBridge, measureLayout, measureSentence } from './own-measure.ts'
import { plainName } from './own-names.ts'
import { threeNodes } from './three-nodes.ts'

const FOLDER = fileURLToPath(new URL('../../../../../samples/releases', import.meta.url))
const releases = readdirSync(FOLDER).map((accession) => ({ accession, found: extractFiling(bytesOf(accession), {}) }))
const measures = releases.flatMap(({ accession, found }) =>
  found.ok ? ((found as FullExtraction).release?.non_gaap ?? []).map((measure) => ({ accession, measure })) : [],
)
const named = (accession: string, name: string): NonGaapMeasure => {
  const found = measures.find((one) => one.accession === accession && one.measure.measure.startsWith(name))
  if (!found) throw new Error(`${accession} has no ${name}`)
  return found.measure
}
const M = 1e6
const bars = (measure: NonGaapMeasure) =>
  measureBridge(measure, 'USD')?.bars.map(({ name, kind, amount }) => [name, kind, amount])

describe('the bridge to the company’s own measure, of every release of the samples', () => {
  const drawn = measures.filter(({ measure }) => measureBridge(measure, 'USD') !== null)

  it('leads from the one printed figure to the other', () => {
    expect(releases.length).toBeGreaterThanOrEqual(18)
    expect(drawn.length).toBeGreaterThan(80)
    for (const { accession, measure } of drawn) {
      const all = measureBridge(measure, 'USD')?.bars ?? []
      const steps = all.slice(1, -1)
      expect(all[0]?.to, accession).toBe(measure.gaap_value)
      expect(all.at(-1)?.to, accession).toBe(measure.value)
      expect(steps.every(({ from, to, amount }) => Math.abs(to - from - amount) < 1e-5)).toBe(true)
      const end = steps.at(-1)?.to ?? measure.gaap_value ?? 0
      const most = {
        USD: 1.5 * M * (steps.length + 2),
        'USD/share': 0.005 * (steps.length + 3),
        '%': 0.05 * (steps.length + 3),
      }
      expect(Math.abs(end - measure.value), `${accession} ${measure.measure}`).toBeLessThanOrEqual(most[measure.unit])
    }
  })

  it('is drawn with no label on another or over the edge', () => {
    const faults = drawn.flatMap(({ accession, measure }) =>
      WIDTHS.flatMap((width) => {
        const layout = measureLayout(measure, 'USD', width)
        return layout === null ? [] : layoutFaults(layout).map((fault) => `${accession}: ${fault}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('is the same bytes twice, the measure in quotation marks and outlined', () => {
    const facts = { company: 'Some Company', period: '2025 Q2', form: '8-K', source: 'www.example.com/filing' }
    for (const { measure } of drawn) {
      const svg = measurePictureSvg(facts, measure, 'USD') ?? ''
      expect(measurePictureSvg(facts, measure, 'USD')).toBe(svg)
      expect(svg).toContain('“')
      expect(svg.match(/fill="none" stroke="#1c7ed6" stroke-width="1.5"/g)).toHaveLength(1)
    }
  })
})

describe('one bridge', () => {
  it('adds and takes what the table prints (0000731766-25-000123)', () => {
    const measure = named('0000731766-25-000123', 'Adjusted net earnings')
    expect(bars(measure)).toEqual([
      ['Net earnings (loss) attributable to UnitedHealth Group common shareholders', 'cash', 6_292 * M],
      ['Intangible amortization', 'in', 417 * M],
      ['Tax effect of intangible amortization', 'out', -102 * M],
      ['“Adjusted net earnings attributable to UnitedHealth Group common shareholders”', 'own', 6_607 * M],
    ])
    expect(measureSentence(measure, 'USD')).toBe(
      '“Adjusted net earnings attributable to UnitedHealth Group common shareholders” is $315.00M more than Net earnings (loss) attributable to UnitedHealth Group common shareholders; the largest of 2 steps is Intangible amortization, $417.00M.',
    )
  })

  it('opens its cells: the start in the statement, each step and the end in the table (0001045810-26-000019)', () => {
    const found = releases.find((one) => one.accession === '0001045810-26-000019')?.found
    if (!found?.ok) throw new Error('nothing is read')
    const statement = { ...found.income_statement, revenue_units_number: 1, provenance: found.provenance }
    const measure = named('0001045810-26-000019', 'Non-GAAP net income')
    const start = startPlace(measure, statement)
    const places = measureBridge(measure, 'USD', start)?.bars.map(({ place }) => place) ?? []
    const bytes = Buffer.from(bytesOf('0001045810-26-000019'))
    const texts = places.map((place) =>
      place === null || 'computed' in place ? null : bytes.toString('latin1', place.start ?? 0, place.end ?? 0),
    )
    expect(texts).toEqual(['42,960', '3,670', '262', '39,552'])
    const alone = { ...measure, adjustment_places: null }
    expect(measureBridge(alone, 'USD')?.bars.map(({ place }) => place !== null)).toEqual([false, false, false, true])
    expect(startPlace({ ...measure, gaap_value: 1 }, statement)).toBeNull()
  })

  it('keeps cents exact (0000731766-25-000123)', () => {
    const steps = measureBridge(named('0000731766-25-000123', 'Adjusted diluted'), 'USD')?.bars
    expect(steps?.map(({ from, to }) => [from, to])).toEqual([
      [0, 6.85],
      [6.85, 7.31],
      [7.31, 7.2],
      [0, 7.2],
    ])
  })

  it('says in grey what the release does not itemise (0001018724-25-000002)', () => {
    const measure = named('0001018724-25-000002', 'Free cash flow -- TTM')
    expect(bars({ ...measure, adjustments: null })?.[1]).toEqual([
      'Not itemised in the release',
      'unexplained',
      -77_658 * M,
    ])
  })

  it('says what more shares in a profit than in a loss take off (0000051143-24-000043)', () => {
    const found = extractFiling(bytesOf('0000051143-24-000043'), {})
    const all = found.ok ? ((found as FullExtraction).release?.non_gaap ?? []) : []
    const measure = all.find(({ value }) => value === 2.3)
    if (!measure) throw new Error('nothing is read')
    expect(bars(measure)?.map(([, kind, amount]) => [kind, amount])).toEqual([
      ['cash', -0.34],
      ['in', 0.4],
      ['in', 2.27],
      ['in', 0],
      ['unexplained', -0.03],
      ['own', 2.3],
    ])
    expect(bars(measure)?.[4]?.[0]).toBe('More shares in a profit than in a loss')
    for (const width of WIDTHS) {
      const layout = measureLayout(measure, 'USD', width)
      expect(layout === null ? [] : layoutFaults(layout)).toEqual([])
    }
  })

  it('tells percentages in points, and starts from nothing that is not named (0001045810-26-000019)', () => {
    const measure = { ...named('0001045810-26-000019', 'Non-GAAP gross margin'), adjustments: null }
    const texts = measureLayout(measure, 'USD', 1240)?.bars.map(({ value }) => value.runs[0]?.text)
    expect(texts).toEqual(['75.0%', '0.2 pts', '75.2%'])
    expect(measureBridge({ ...measure, gaap_value: null }, 'USD')).toBeNull()
    expect(measureSentence({ ...measure, gaap_measure: null }, 'USD')).toBeNull()
  })

  it('lies in rows on a phone, an end below nothing included', () => {
    const measure = named('0000731766-25-000123', 'Adjusted net earnings')
    const loss = {
      ...measure,
      value: measure.value - 9_000 * M,
      adjustments: [...(measure.adjustments ?? []), ['Charge', -9_000 * M] as [string, number]],
    }
    const layout = measureLayout(loss, 'USD', 358)
    expect(layout?.direction).toBe('rows')
    expect(layout && layoutFaults(layout)).toEqual([])
    expect(layout?.bars.at(-1)?.value.runs[0]?.kind).toBe('loss')
  })

  it.each([
    ['Adjusted(2) Income', 'Adjusted Income'],
    ['Non-GAAP net income**', 'Non-GAAP net income'],
    [
      'Net income attributable to Pfizer Inc. common shareholders(1), (2)',
      'Net income attributable to Pfizer Inc. common shareholders',
    ],
    ['Income taxes1 (Comparable (Non-GAAP))', 'Income taxes (Comparable (Non-GAAP))'],
    ['Comparable Currency Neutral Operating Income2', 'Comparable Currency Neutral Operating Income'],
    ['TOTAL REVENUES (3) (4) (Non-GAAP)', 'TOTAL REVENUES (Non-GAAP)'],
    ['Foreign exchange effect on 2024 revenue', 'Foreign exchange effect on 2024 revenue'],
  ])('leaves the marks of footnotes out: %s', (printed, name) => expect(plainName(printed)).toBe(name))
})

describe('the measures of a release', () => {
  const ofRelease = (accession: string) => {
    const found = releases.find((one) => one.accession === accession)?.found
    if (!found?.ok) throw new Error(`nothing is read from ${accession}`)
    const { income_statement: statement, release } = found as FullExtraction
    const printed = { ...statement, revenue_units_number: 1 }
    return ownMeasures(release?.non_gaap ?? [], printed, [release?.prior_year ?? null, release?.year_to_date ?? null])
  }
  it('begin with those of net income and EPS, each name once (0001193125-14-242424)', () => {
    const names = ofRelease('0001193125-14-242424').map(({ measure }) => measure)
    expect(names.slice(0, 4)).toEqual([
      'NET INCOME (Non-GAAP)',
      'DILUTED EARNINGS PER SHARE (Non-GAAP)',
      'OPERATING INCOME (Non-GAAP)',
      'TOTAL REVENUES (3) (4) (Non-GAAP)',
    ])
    expect(new Set(names).size).toBe(names.length)
  })
  it('leave out what starts from the year before alone (0000078003-25-000136)', () => {
    const found = ofRelease('0000078003-25-000136')
    expect(found[0]).toMatchObject({ measure: 'Adjusted(2) Income', gaap_value: 2_910 * M })
    expect(found.some(({ gaap_value }) => gaap_value === 41 * M)).toBe(false)
  })
})

describe('the range of the guidance', () => {
  const range = { low: 45_000 * M, high: 48_000 * M }
  it.each([
    [48_385 * M, 'above', 'above the range'],
    [48_000 * M, 'within', 'within the range'],
    [45_000 * M, 'within', 'within the range'],
    [44_999 * M, 'below', 'below the range'],
  ])('%d is %s', (actual, position, words) => {
    expect(positionOf(actual, range)).toBe(position)
    expect(positionWords(positionOf(actual, range) ?? 'within', range)).toBe(words)
    const bar = rangeBar(actual, range, 96)
    expect(bar?.position).toBe(position)
    const x = bar?.dot.x ?? 0
    const isInside = x >= (bar?.from ?? 0) - 0.01 && x <= (bar?.to ?? 0) + 0.01
    expect(isInside).toBe(position === 'within')
    expect(x).toBeGreaterThanOrEqual(4)
    expect(x).toBeLessThanOrEqual(92)
  })
  it('may be open at an end, be a single number, or not be told', () => {
    expect(rangeBar(10, { low: 9.8, high: null }, 96)).toMatchObject({ position: 'within', to: 96, opens: 'right' })
    const point = rangeBar(8, { low: 8, high: 8 }, 96)
    expect((point?.to ?? 0) - (point?.from ?? 0)).toBeCloseTo(4)
    expect(positionWords('within', { low: 8, high: 8 })).toBe('as guided')
    expect(positionWords('above', { low: 8, high: 8 })).toBe('above the guided figure')
    expect(rangeBar(8, { low: null, high: null }, 96)).toBeNull()
  })
})

describe('the flow of three nodes', () => {
  const kinds = (total_revenue: number | null, net_income: number | null) => {
    const flow = threeNodes({ total_revenue, net_income }, 144, 36)
    return flow && [flow.nodes.map(({ kind }) => kind), flow.bands.map(({ kind }) => kind)]
  }
  it('keeps a profit, hatches a loss, and knows gains beside revenue', () => {
    expect(kinds(100, 24)).toEqual([
      ['revenue', 'net', 'cost'],
      ['net', 'cost'],
    ])
    expect(kinds(100, -18)).toEqual([
      ['revenue', 'loss', 'cost'],
      ['cost', 'loss'],
    ])
    expect(kinds(100, 130)).toEqual([
      ['revenue', 'other', 'net'],
      ['net', 'net'],
    ])
    expect(kinds(100, 0)).toEqual([['revenue', 'cost'], ['cost']])
    expect(kinds(0, -5)).toBeNull()
    expect(kinds(null, 5)).toBeNull()
    expect(kinds(5, null)).toBeNull()
  })
  it('is to scale and inside its frame for every release of the samples', () => {
    const read = releases.flatMap(({ found }) => (found.ok ? [found.income_statement] : []))
    expect(read.length).toBeGreaterThan(14)
    for (const figures of read) {
      const flow = threeNodes(figures, 144, 36)
      if (flow === null) throw new Error('no flow')
      expect(threeNodes(figures, 144, 36)).toEqual(flow)
      for (const { box } of flow.nodes) expect(box.y + box.h).toBeLessThanOrEqual(36.01)
      const [first] = flow.nodes
      const kept = flow.nodes.find(({ kind }) => kind === 'net')
      if (kept && kept.box.h > 1 && first)
        expect(kept.box.h / first.box.h).toBeCloseTo((figures.net_income ?? 0) / (figures.total_revenue ?? 1), 2)
    }
  })
})
