import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const causes = (text: string) => checkClaims(MADE, text).filter((one) => one.kind === 'cause').length

it('leaves a reason open unless the arithmetic of the statement holds it', () => {
  expect(causes('Net income fell to $93.7 billion because income taxes rose to $29.7 billion.')).toBe(0)
  expect(causes('Operating income rose because revenue rose.')).toBe(0)
  // The share count fell, which makes earnings per share more and not less.
  expect(causes('Diluted EPS fell to $6.08 because the diluted share count fell.')).toBe(1)
  // What stands below a figure is no part of it.
  expect(causes('Revenue rose because operating income rose.')).toBe(1)
  expect(causes('Revenue rose because demand was strong.')).toBe(1)
})
