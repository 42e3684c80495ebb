import { describe, expect, it } from 'vitest'
import { THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'

const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter(({ kind }) => kind === 'comparison')
    .map(({ verdict }) => verdict)

describe('a result without its size', () => {
  it.each([
    'The company made a profit.',
    'It made money.',
    'The company was profitable.',
    'The company posted a healthy annual profit.',
  ])('holds where the statement has it: %s', (text) => expect(verdicts(text)).toEqual(['holds']))

  it.each([
    'The company posted a loss.',
    'It lost money.',
    'The company broke even.',
    'The company was unprofitable.',
    'The company reported its first annual loss.',
    'The company suffered an operating loss.',
  ])('is wrong where it is on the other side: %s', (text) => expect(verdicts(text)).toEqual(['wrong']))

  it('leaves open whether it is the first, and what is told of another', () => {
    expect(verdicts('The company posted its first annual profit.')).toEqual(['unresolved'])
    expect(verdicts('The company posted a loss on the sale of a plant.')).toEqual([])
    expect(verdicts('A rival posted a loss.')).toEqual([])
    expect(verdicts('The company made a profit for its suppliers.')).toEqual([])
  })
})

describe('the largest after another', () => {
  it('is the next, and of "the others" which is not said', () => {
    expect(verdicts('Valves is the largest segment after Pumps.')).toEqual(['holds'])
    expect(verdicts('Pipes is the largest segment after Pumps.')).toEqual(['wrong'])
    expect(verdicts('Valves is the largest of the other segments.')).toEqual(['unresolved'])
    expect(verdicts('Valves is the largest other segment.')).not.toContain('wrong')
  })
})
