/** What a text puts together from parts, as names of figures with a value of their own. */
import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import { factOf, type Metric, metricWords } from './facts.ts'
import { lexiconOf, metricTokens } from './lexicon.ts'
import { withParts } from './parts-together.ts'

const lexicon = lexiconOf(MADE)
const tokensOf = (text: string) => withParts(MADE, text, metricTokens(text, lexicon))
const amountOf = (metric: Metric | undefined) => metric && factOf(MADE.periods[0], metric)?.value
const first = (text: string) => amountOf(tokensOf(text)[0]?.metrics[0])

describe('sums', () => {
  it.each<[string, number]>([
    ['iPhone and Services together brought in $297.4 billion', 297_352_000_000],
    ['Mac, iPad and Services combined', 152_847_000_000],
    ['the combined sales of Mac and iPad', 0],
    ['Mac and iPad make up 14.5% of revenue', 56_678_000_000],
  ])('%s', (text, sum) => {
    const found = tokensOf(text).map((one) => amountOf(one.metrics[0]))
    if (sum > 0) expect(found).toContain(sum)
    else expect(found).toContain(56_678_000_000)
  })

  it('are none where each part has its own number, or the parts are of two kinds', () => {
    for (const text of ['iPhone and Mac were $201.2 billion and $30.0 billion', 'iPhone and Europe together'])
      expect(
        tokensOf(text).every((one) => one.metrics[0]?.kind !== 'sum'),
        text,
      ).toBe(true)
  })
})

describe('a whole without a part', () => {
  it.each<[string, number]>([
    ['Revenue without Services was $294.9 billion', 294_866_000_000],
    ['Everything other than iPhone', 189_852_000_000],
    ['Sales outside the Americas', 223_990_000_000],
    ['Excluding Services, revenue was $294.9 billion', 294_866_000_000],
    ['Operating expenses excluding research and development', 26_097_000_000],
  ])('%s', (text, value) => expect(first(text)).toBe(value))

  it('is none where a list lacks a member', () => {
    expect(tokensOf('every region except Japan grew').map((one) => one.metrics[0]?.kind)).toEqual(['division'])
  })
})

describe('shares', () => {
  it.each<[string, number]>([
    ['Services’ share of revenue', 96_169 / 391_035],
    ['R&D as a percentage of sales', 31_370 / 391_035],
    ['income taxes as a share of pre-tax income', 29_749 / 123_485],
    ['iPhone’s share of the total', 201_183 / 391_035],
  ])('%s', (text, value) => expect(first(text)).toBeCloseTo(value, 6))

  it('are unknown where a part would be one of the company’s profit', () => {
    expect(tokensOf('Services’ share of net income')[0]?.metrics).toEqual([])
  })
})

it('has nothing of a part that no statement gives', () => {
  for (const text of ['Services customers', 'iPhone shipments', 'iPhone costs'])
    expect(tokensOf(text)[0]?.metrics, text).toEqual([])
})

describe('sales said of the part named just before', () => {
  const meant = (text: string) => tokensOf(text).at(-1)?.metrics.map(metricWords)
  it.each<[string, string[]]>([
    ['The Mac had a good year: sales', ['revenue of Mac', 'revenue']],
    ['Europe is second, with revenue', ['revenue of Europe', 'revenue']],
    ['The Mac had a good year; sales', ['revenue']],
    ['The Mac grew while company sales', ['revenue']],
  ])('%s', (text, words) => expect(meant(text)).toEqual(words))
})
