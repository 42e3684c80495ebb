/** Periods that a text names, and the days they ended on. */
import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const periods = (text: string) =>
  checkClaims(MADE, text)
    .filter(({ kind }) => kind === 'period')
    .map(({ text: said, verdict, period, figure }) => [said, verdict, period, figure])

it.each([
  ['Net sales rose in fiscal 2024.', ['fiscal 2024', 'holds', '2024 FY', '2024-09-28']],
  ['Net sales rose in 2023.', ['2023', 'holds', '2023 FY', '2023-09-30']],
  [
    'Net income for the year ended September 28, 2024 was $93.7 billion.',
    ['September 28, 2024', 'holds', '2024 FY', '2024-09-28'],
  ],
  // the day of the filing is known, and is no period
  ['The report was filed on November 1, 2024.', ['November 1, 2024', 'holds', null, '2024-11-01']],
])('knows the periods of the statement: %s', (text, wanted) => {
  expect(periods(text).map((one) => [String(one[0]).replace(/^the year ended /, ''), ...one.slice(1)])).toEqual([
    wanted,
  ])
})

it.each([
  'Net sales for the period ended on September 27, 2024 were $391.0 billion.',
  'The period ending June 30, 2024 was a good one.',
  'It tells of the time until September 30, 2021.',
])('contradicts a period that ends on another day: %s', (text) => {
  expect(periods(text).map(([, verdict]) => verdict)).toEqual(['wrong'])
})

it.each(['Net sales rose in fiscal 2021.', 'It opened a store on June 30, 2021.', 'The contract runs through 2030.'])(
  'leaves open what is no period of the statement: %s',
  (text) => expect(periods(text).map(([, verdict, period]) => [verdict, period])).toEqual([['unresolved', null]]),
)

it('says nothing of a year that is only compared with', () => {
  expect(periods('Net sales rose 2.0% from the prior year.')).toEqual([])
})
