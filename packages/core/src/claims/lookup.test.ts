/** A number without a name: which figures it would be right for, and that this proves nothing. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { metricWords } from '../figures-in-words/facts.ts'
import { maskNonFigures, numberTokens } from '../figures-in-words/numbers.ts'
import { checkClaims } from './check.ts'
import { everyMetric, findValue } from './lookup.ts'

/** What the first number of a text is the figure of. */
const found = (text: string) => {
  const [n] = numberTokens(maskNonFigures(text, []).text)
  const hit = n ? findValue(MADE, n) : null
  return hit && [metricWords(hit.metric), hit.period.code]
}

describe('findValue', () => {
  it.each([
    ['$93.7 billion', ['net income', '2024 FY']],
    ['$97.0 billion', ['net income', '2023 FY']],
    ['$31.4 billion', ['Research and development', '2024 FY']],
    ['$26.7 billion', ['revenue of iPad', '2024 FY']],
    ['$25.1 billion', ['revenue of Japan', '2024 FY']],
    ['$6.08', ['diluted EPS', '2024 FY']],
    // an amount a share is no amount in billions, and the other way round
    ['$6.08 billion', null],
    ['$93.7 million', null],
    ['$5.00', null],
    // as many shares, which are no dollars
    ['15.4 billion', ['diluted shares', '2024 FY']],
    ['$15.4 billion', null],
  ])('%s', (text, wanted) => expect(found(text)).toEqual(wanted))

  it('looks in the newest period first', () => {
    // iPhone sold 201.2 billion, and 200.6 the year before: both are right
    expect(found('$201 billion')).toEqual(['revenue of iPhone', '2024 FY'])
    expect(found('$200.6 billion')).toEqual(['revenue of iPhone', '2023 FY'])
  })
})

describe('everyMetric', () => {
  it('is all that a period gives a figure of: figures, expenses, parts, ratios', () => {
    const [now, before] = MADE.periods
    const kinds = (metrics: ReturnType<typeof everyMetric>) =>
      (['figure', 'expense', 'division', 'ratio'] as const).map(
        (kind) => metrics.filter((one) => one.kind === kind).length,
      )
    expect(kinds(everyMetric(now))).toEqual([12, 2, 10, 4])
    expect(before && kinds(everyMetric(before))).toEqual([10, 0, 2, 4])
  })
})

describe('a number of which nothing is named', () => {
  it.each([
    ['Its pension fund holds $93.7 billion.', '; net income of 2024 FY has the same digits'],
    ['Its pension fund holds $12.3 billion.', ''],
  ])('is not checked, whatever figure has its digits: %s', (text, like) => {
    expect(checkClaims(MADE, text)).toMatchObject([
      { verdict: 'unresolved', note: `nothing the statement holds is named beside it${like}` },
    ])
  })

  it.each([
    ['Net income was $391.04 billion.', 'this is the revenue of 2024 FY'],
    ['Net income was $97.0 billion in 2024.', 'this is the net income of 2023 FY'],
    ['Net income was $12.3 billion.', null],
  ])('says which figure was mistaken: %s', (text, note) => {
    expect(checkClaims(MADE, text)[0]).toMatchObject({ verdict: 'wrong', note })
  })
})
