/** Ranks without a build of their own: one part, one superlative, and nothing else in the clause that could be ranked. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { comparisonsIn, judgedIn } from './compared.fixture.ts'

describe('one part and one superlative', () => {
  it.each([
    ['Pipes contributes the least.', 'holds', 'Pipes $10.00B'],
    ['Pumps contributes the least.', 'wrong', 'Pumps $50.00B'],
    ['Pumps contributes the most.', 'holds', 'Pumps $50.00B'],
    ['Valves ranks second.', 'holds', 'Valves $30.00B'],
    ['Valves ranks third.', 'wrong', 'Valves $30.00B'],
    ['Pipes ranks last.', 'holds', 'Pipes $10.00B'],
    ['Pipes came in third.', 'holds', 'Pipes $10.00B'],
    ['Pumps came in third.', 'wrong', 'Pumps $50.00B'],
    ['Pumps led the way.', 'holds', 'Pumps $50.00B'],
    ['Valves led the way.', 'wrong', 'Valves $30.00B'],
    ['Pumps outsold every other segment.', 'holds', 'Pumps $50.00B'],
    ['Valves outsold every other segment.', 'wrong', 'Valves $30.00B'],
    ['In 2024, Pipes outgrew every other segment.', 'holds', 'Pipes +25.0%'],
    ['In 2024, Valves outgrew every other segment.', 'wrong', 'Valves +16.7%'],
  ])('%s %s', (text, verdict, figure) => expect(judgedIn(THREE_YEARS, text)).toEqual([[verdict, figure]]))

  it.each([
    ['Europe ranks second among its five regions.', 'holds'],
    ['Japan ranks second among its five regions.', 'wrong'],
    ['Europe ranks second among its four regions.', 'holds'],
  ])('counts what stands for the rest where the number says so: %s %s', (text, verdict) => {
    expect(judgedIn(MADE, text).map(([one]) => one)).toEqual([verdict])
  })
})

describe('the strongest and the weakest', () => {
  // Pumps is the largest, Pipes the smallest and the one that fell furthest; Valves fell the least
  it.each([
    ['by size', 'Pumps was the strongest segment.'],
    ['by change', 'Valves was the strongest segment.'],
    ['by both', 'Pipes is the weakest of the three segments.'],
  ])('may be meant %s: %s', (_, text) => {
    expect(judgedIn(THREE_YEARS, text).map(([one]) => one)).toEqual(['holds'])
  })

  it('contradicts nothing where it is neither, for a third way may be meant', () => {
    expect(judgedIn(THREE_YEARS, 'Valves is the weakest of the three segments.').map(([verdict]) => verdict)).toEqual([
      'unresolved',
    ])
  })
})

describe('two superlatives in one clause', () => {
  it.each([
    ['Pumps was the strongest segment and Pipes the weakest.', ['holds', 'holds']],
    ['Valves was the strongest segment and Pipes the weakest.', ['holds', 'holds']],
    ['Pumps was the largest segment and Valves the smallest.', ['holds', 'wrong']],
  ])('are each of the part that they stand with: %s', (text, verdicts) => {
    expect(comparisonsIn(THREE_YEARS, text).map(({ verdict }) => verdict)).toEqual(verdicts)
  })
})

describe('ranks nothing', () => {
  it.each([
    ['that is of another figure than its revenue', 'Pumps had the largest profit.'],
    ['that is denied', 'Pumps is not the largest.'],
    ['among another kind', 'Pumps was the strongest region.'],
  ])('%s: %s', (_, text) => {
    expect(comparisonsIn(THREE_YEARS, text)).toMatchObject([
      { verdict: 'unresolved', note: 'what it is compared with is not understood' },
    ])
  })

  it('of a list with a number of its own', () => {
    expect(comparisonsIn(THREE_YEARS, 'Pumps tops the list of five segments.')).toEqual([])
  })
})
