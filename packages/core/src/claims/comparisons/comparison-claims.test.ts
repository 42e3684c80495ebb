/** Comparisons as claims: where they stand, which of two readings counts, and what is told of those not understood. */
import { describe, expect, it } from 'vitest'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'
import { comparisonsIn } from './compared.fixture.ts'

describe('a comparison', () => {
  it('stands at its place in the text, behind Markdown', () => {
    const text = 'A **good** [year](x). Pumps outsold Valves.'
    const [found] = comparisonsIn(THREE_YEARS, text)
    expect(found && text.slice(found.start, found.end)).toBe('Pumps outsold Valves')
    expect(found).toMatchObject({ kind: 'comparison', period: '2025 FY', place: null, verdict: 'holds' })
  })
  it('is told once, however many ways it can be read', () => {
    expect(
      comparisonsIn(THREE_YEARS, 'Pumps, the largest segment, outsold Valves.').map(({ text }) => text),
    ).toHaveLength(2)
    expect(comparisonsIn(THREE_YEARS, 'Pumps is the largest of the three segments.')).toHaveLength(1)
  })
  it('answers for the numbers within it alone', () => {
    const kinds = checkClaims(THREE_YEARS, 'Pumps outsold Valves by $20 billion; revenue was $90.0 billion.').map(
      ({ kind, text, verdict }) => [kind, text, verdict],
    )
    expect(kinds).toContainEqual(['amount', '$90.0 billion', 'holds'])
    expect(kinds.filter(([kind]) => kind === 'amount')).toHaveLength(1)
  })
  it('is of the year that the sentence is about', () => {
    expect(comparisonsIn(THREE_YEARS, 'In 2024, Pumps outsold Valves.')).toMatchObject([
      { period: '2024 FY', figure: 'Pumps $60.00B, Valves $35.00B' },
    ])
  })
})

describe('is not contradicted', () => {
  it.each([
    ['of what may come', 'Next year Valves will outsell Pumps.'],
    ['of what is expected', 'Analysts expect that Valves outsold Pumps.'],
    ['of a year that is not stored', 'In 2021, Valves outsold Pumps.'],
  ])('%s: %s', (_, text) => {
    expect(comparisonsIn(THREE_YEARS, text).filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })
  it('within a table, where a cell compares nothing', () => {
    expect(comparisonsIn(THREE_YEARS, '| Largest | Revenue |\n|---|---|\n| Valves | $30.0 billion |')).toEqual([])
  })
  it('within the words of somebody else', () => {
    const found = checkClaims(THREE_YEARS, 'The boss said: “Valves outsold Pumps in every way that counts.”')
    expect(found.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  })
})

describe('a superlative that is not understood', () => {
  it.each([
    ['Revenue set a record.', 'record'],
    ['It was an unprecedented year for revenue.', 'unprecedented'],
  ])('is told and not checked: %s', (text, word) => {
    const found = comparisonsIn(THREE_YEARS, text)
    expect(found.map((one) => [one.verdict, one.note])).toContainEqual([
      ...['unresolved', 'what it is compared with is not understood'],
    ])
    expect(found.some((one) => one.text.includes(word))).toBe(true)
  })
  it('is none within a name that was read', () => {
    expect(comparisonsIn(THREE_YEARS, 'Revenue was $90.0 billion.')).toEqual([])
  })
})

describe('an amount of another currency', () => {
  it.each([
    'Pumps outsold Valves by £20 billion.',
    'Pumps brought in 20 billion euros more than Valves.',
    'Net income has fallen by ¥3 billion in two years.',
    'Revenue averaged €100 billion over the three years.',
  ])('is wrong, however right its size: %s', (text) => {
    expect(comparisonsIn(THREE_YEARS, text).map(({ verdict }) => verdict)).toEqual(['wrong'])
  })
  it('says so where the size is right', () => {
    expect(comparisonsIn(THREE_YEARS, 'Net income has fallen by £3 billion in two years.')).toMatchObject([
      { note: 'the statement is in USD' },
    ])
  })
})
