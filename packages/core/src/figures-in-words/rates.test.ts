import { describe, expect, it } from 'vitest'
import { checkClaims } from '../claims/check.ts'
import { maskNonFigures, numberTokens } from './numbers.ts'
import { withRates } from './rates.ts'
import { THREE_YEARS } from './three-years.fixture.ts'

const told = (text: string, months: number | null = 12) => {
  const masked = maskNonFigures(text, []).text
  return withRates(masked, numberTokens(masked), months).map(({ start, end, value, perTime }) => ({
    ...{ text: text.slice(start, end), value: Math.round(value / 1e9), unit: perTime?.unit },
  }))
}

describe('an amount of a day', () => {
  it.each([
    ['It took in $1.9 billion a day.', { text: '$1.9 billion a day', value: 694, unit: 'day' }],
    ['It took in $57 billion each month.', { text: '$57 billion each month', value: 684, unit: 'month' }],
    ['It sold $1.9 billion of goods a day.', { text: '$1.9 billion', value: 694, unit: 'day' }],
    ['It took in $3,500 per second.', { text: '$3,500 per second', value: 110, unit: 'second' }],
  ])('is that of the year: %s', (text, found) => expect(told(text)).toEqual([found]))

  it('is that of a quarter where the text is about one', () =>
    expect(told('It took in $1 billion a day.', 3)[0]?.value).toBe(91))

  it.each([
    'It took in $1.9 billion a day earlier.',
    'It took in $1.9 billion a day-long sale.',
    'It took in 40% a day.',
    'It took in $1.9 billion.',
  ])('is none: %s', (text) => expect(told(text)[0]?.unit).toBeUndefined())

  it('is left as it is where nobody knows how long the period is', () =>
    expect(told('It took in $1.9 billion a day.', null)[0]).toMatchObject({ text: '$1.9 billion', value: 2 }))
})

describe('a claim of so much a day', () => {
  const [{ figures }] = THREE_YEARS.periods
  const billions = (figures.total_revenue ?? 0) / 1e9 / 365
  const verdicts = (text: string) => checkClaims(THREE_YEARS, text).map((one) => one.verdict)
  it('is held against the figure by the days of its period', () => {
    const text = `Revenue was about $${(billions * 1000).toFixed(0)} million a day.`
    expect(checkClaims(THREE_YEARS, text)).toMatchObject([{ verdict: 'holds', rule: 'as printed ÷ 365 days' }])
  })
  it('is contradicted where it differs', () =>
    expect(verdicts(`Revenue was $${(billions * 1300).toFixed(0)} million a day.`)).toEqual(['wrong']))
  it('is read where what it is of stands between', () => {
    expect(verdicts('Acme makes about $25 million in profit a day.')).toEqual(['holds'])
    expect(verdicts('Acme makes about $35 million in profit a day.')).not.toEqual(['holds'])
    expect(verdicts('Acme makes about $25 million in profit a week.')).not.toEqual(['holds'])
  })
})
