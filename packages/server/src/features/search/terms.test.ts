import { expect, it } from 'vitest'
import { termsOf, wordsOf } from './terms.ts'

it('takes a query apart at its outermost "and"', () => {
  expect(termsOf(`'impair' & 'revenu'`)).toEqual({ all: [`'impair'`, `'revenu'`], none: [] })
  expect(termsOf(`'impair' & ( 'leas' | 'rent' & 'hous' ) & !'pension'`)).toEqual({
    all: [`'impair'`, `( 'leas' | 'rent' & 'hous' )`],
    none: [`!'pension'`],
  })
  expect(termsOf(`!'a' & !( 'b' <-> 'c' )`)).toEqual({ all: [], none: [`!'a'`, `!( 'b' <-> 'c' )`] })
  expect(termsOf(`'revenu'`)).toEqual({ all: [`'revenu'`], none: [] })
})

it('leaves whole what is one of several, and signs within words', () => {
  expect(termsOf(`'impair' & 'leas' | 'rent'`)).toEqual({ all: [`( 'impair' & 'leas' | 'rent' )`], none: [] })
  expect(termsOf(`'at&t' & 'o''brien' & 'a|b' & '(x'`)).toEqual({
    all: [`'at&t'`, `'o''brien'`, `'a|b'`, `'(x'`],
    none: [],
  })
})

it('asks the index for the words of a phrase', () => {
  expect(wordsOf(`'net' <-> 'incom' <2> 'share'`)).toBe(`'net' & 'incom' & 'share'`)
  expect(wordsOf(`'a<->b' & 'c'`)).toBe(`'a<->b' & 'c'`)
  expect(wordsOf(`'net' & !( 'incom' <-> 'tax' )`)).toBe(`'net' & !( 'incom' <-> 'tax' )`)
})
