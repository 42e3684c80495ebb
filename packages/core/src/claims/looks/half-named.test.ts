/** Lines of which a sentence has half the name: neither right nor wrong of it, whatever the amount. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../../figures-in-words/base.fixture.ts'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { checkClaims } from '../check.ts'

const [now, ...before] = MADE.periods
const LABELS: readonly (readonly [string, number])[] = [
  ['North America', 190e9],
  ['Europe, Middle East & Africa', 100e9],
  ['Western Hemisphere, excluding U.S.', 60e9],
  ['Other international', 40e9],
]
const SOLD: FactBase = {
  ...MADE,
  periods: [
    {
      ...now,
      geographical: LABELS.map(([label, revenue]) => ({
        ...{ label, description: null, revenue },
        ...{ cost_of_revenue: null, operating_expenses: null, operating_income: null },
      })),
      expenses: [{ name: 'Card Member loans', description: null, category: 'other', amount: 982e6 }],
    },
    ...before,
  ],
}
const said = (text: string) =>
  checkClaims(SOLD, text)
    .filter(({ kind }) => kind === 'amount')
    .map(({ verdict, note }) => [verdict, note])

describe('half of a name', () => {
  it.each([
    ['Europe brought in $100.0 billion in fiscal 2024.', 'Europe, Middle East & Africa'],
    ['Europe brought in $90.0 billion in fiscal 2024.', 'Europe, Middle East & Africa'],
    ['The Western Hemisphere brought in $60.0 billion in fiscal 2024.', 'Western Hemisphere, excluding U.S.'],
    ['International revenue was $40.0 billion in fiscal 2024.', 'Other international'],
    ['Card Member loans were $982 million in fiscal 2024.', 'Card Member loans'],
  ])('%s', (text, line) => expect(said(text)).toEqual([['unresolved', `the filing's line is “${line}”`]]))

  it.each([
    'North America brought in $190.0 billion in fiscal 2024.',
    'Europe, Middle East and Africa brought in $100.0 billion in fiscal 2024.',
    'Other international brought in $40.0 billion in fiscal 2024.',
    'Card Member loans cost $982 million in fiscal 2024.',
  ])('whole: %s', (text) => expect(said(text)).toEqual([['holds', null]]))
})
