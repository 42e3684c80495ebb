import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) =>
  Object.fromEntries(
    checkClaims(MADE, text)
      .filter(({ kind }) => kind !== 'period')
      .map((one) => [one.text, one.verdict]),
  )

describe('a period told by the day it ends on', () => {
  it('is the one of that length, and no other', () => {
    expect(verdicts('Net sales were $391.0 billion for the year ended September 28, 2024.')).toEqual({
      '$391.0 billion': 'holds',
    })
    expect(verdicts('Net sales were $391.0 billion for the year ended September 30, 2023.')['$391.0 billion']).toBe(
      'wrong',
    )
    expect(
      verdicts('Net sales were $391.0 billion for the nine months ended September 28, 2024.')['$391.0 billion'],
    ).not.toBe('holds')
  })

  it('is told of the number before it, whatever stands between', () => {
    const said = 'Net sales were $391.0 billion for the year ended September 30, 2023, compared to $383.3 billion for'
    expect(Object.values(verdicts(`${said} the year ended September 28, 2024.`))).not.toContain('holds')
  })
})

describe('the size of a change', () => {
  it('may stand behind the period or the figure that changed', () => {
    expect(verdicts('Net sales increased in fiscal 2024 by $7.8 billion.')).toMatchObject({ '$7.8 billion': 'holds' })
    expect(verdicts('This is an increase in net sales of 2.0%.')).toMatchObject({ '2.0%': 'holds' })
    expect(verdicts('Net sales increased in fiscal 2024 by $9.8 billion.')).toMatchObject({ '$9.8 billion': 'wrong' })
  })

  it('is not held against the figure where nobody says which way', () => {
    expect(verdicts('Income taxes changed by $13.0 billion.')).toEqual({ '$13.0 billion': 'unresolved' })
  })
})

describe('what may be of something else', () => {
  it.each([
    'The dividend rose to an annual rate of $1.00 per share.',
    'Interest expense was $999 million.',
    'Sales to schools were 14% of total sales.',
  ])('contradicts nothing: %s', (text) => {
    expect(Object.values(verdicts(text))).not.toContain('wrong')
    expect(Object.values(verdicts(text))).not.toContain('holds')
  })
})

describe('years in a row', () => {
  it('leave a number open that none of them is known to have', () => {
    expect(
      verdicts('Net sales increased $7.8 billion or 2.0% and $9.9 billion or 3.0% for 2024 and 2023, respectively.'),
    ).not.toMatchObject({ '$9.9 billion': 'wrong' })
  })

  it('are told by the year before the name', () => {
    const said = 'Net sales for 2024 were $391.0 billion, an increase of 2% compared to 2023 net sales of'
    expect(verdicts(`${said} $383.3 billion.`)).toMatchObject({ '$383.3 billion': 'holds' })
    expect(verdicts(`${said} $373.3 billion.`)).toMatchObject({ '$373.3 billion': 'wrong' })
  })
})

it('takes the head of a list for what all of it is said of', () => {
  expect(verdicts('The parts were: Services $96.2 billion.')).toEqual({
    '$96.2 billion': 'holds',
  })
  expect(verdicts('The organic parts were: Services $96.2 billion.')).toEqual({
    '$96.2 billion': 'unresolved',
  })
})

it('reads no number in what a figure is measured by', () => {
  expect(verdicts('Gross profit as a percent of net sales was 46.2%.')).not.toHaveProperty('a percent')
})

it('reads an amount in brackets behind its sign as a negative one', () => {
  expect(verdicts('Net income was $(93.7) billion.')).toEqual({ '$(93.7) billion': 'wrong' })
})
