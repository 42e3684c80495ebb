import { expect, it } from 'vitest'
import { confirmationOf, standsAgain } from './evidence.ts'
import type { Evidence } from './statement.ts'

const place = (more: Partial<Evidence>): Evidence => ({
  figure: 'net_income',
  kind: 'cash-flow',
  place: { start: 10, end: 13 },
  text: '424',
  value: 424_000_000,
  read: 424_000_000,
  scale: 0,
  agrees: true,
  ...more,
})
const spell = (value: number) => `$${value / 1e6}M`

it('counts the places of one figure, in the singular too', () => {
  expect(standsAgain([], 'net_income')).toBeNull()
  expect(standsAgain([place({})], 'net_income')).toBe('Stands again in one place')
  expect(standsAgain([place({}), place({ kind: 'equity' }), place({ figure: 'basic_eps' })], 'net_income')).toBe(
    'Stands again in 2 places',
  )
})

it('says that the document disagrees before it says what confirms', () => {
  const against = place({ kind: 'selected-data', agrees: false, value: 310_000_000 })
  expect(confirmationOf([place({}), against], spell)).toEqual({
    tone: 'bad',
    sentence: 'The document disagrees: selected data prints $310M',
  })
})

it('does not take a sentence or the schedule for the document itself', () => {
  expect(confirmationOf([place({}), place({ kind: 'ex-27', agrees: false })], spell)).toEqual({
    tone: 'ok',
    sentence: 'Confirmed by one other place',
  })
  expect(confirmationOf([], spell)).toEqual({ tone: 'warn', sentence: 'Confirmed by nothing else in the document' })
})
