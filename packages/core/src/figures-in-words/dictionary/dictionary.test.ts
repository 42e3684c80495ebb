import { describe, expect, test } from 'vitest'
import { ADJECTIVES } from './adjectives.ts'
import { MANNER_ADVERBS, PLAIN_ADVERBS } from './adverbs.ts'
import { isNeutral, isOfTelling, isPlainAdverb, neutralPhrases } from './dictionary.ts'
import { finite, inflected } from './inflect.ts'
import { JOINING } from './joining-words.ts'
import { BEING, HAVING } from './level-verbs.ts'
import { FALLING, FALLING_BY, LOWERING, RAISING, RISING, RISING_BY } from './moving-verbs.ts'
import { RETURNING, SPENDING } from './spending-verbs.ts'

test.each([
  ['trim', 'trim trims trimming trimmed'],
  ['carry', 'carry carries carrying carried'],
  ['total/totall', 'total totals totalling totaling totalled totaled'],
  ['tie', 'tie ties tying tied'],
  ['free', 'free frees freeing freed'],
  ['reach', 'reach reaches reaching reached'],
  ['rise:rose:risen', 'rise rises rising rose risen'],
  ['quit', 'quit quits quitting quitted'],
  ['fix', 'fix fixes fixing fixed'],
])('the forms of %s', (stem, forms) => {
  expect(inflected(stem)).toEqual(forms.split(' '))
})

test('forms that are nouns too are none of the finite ones', () => {
  expect(finite('rise:rose:risen climb')).toEqual(['rising', 'rose', 'risen', 'climbing', 'climbed'])
})

/** Words that say which figure, period, part, kind, sign or truth is meant: in no class that stands beside any figure. */
const CHANGING =
  'adjusted organic organically domestic domestically online deferred expected missed averted avoided retail wholesale average averaged quarterly net gross former formerly ' +
  'pro-forma core underlying comparable excluding including without except plus minus unless if not never no lost owed raised planned budgeted forecast estimated alleged allegedly ' +
  'supposedly hopefully partly mostly mainly solely internationally annually monthly weekly comprehensive exceptional special effective tangible deferred prepaid unbilled restated ' +
  'discontinued continuing rival competitor dominant superior unmatched'

describe('the classes', () => {
  test.each(CHANGING.split(' '))('“%s” stands in none that changes nothing', (word) => {
    expect(ADJECTIVES.has(word) || PLAIN_ADVERBS.has(word) || JOINING.has(word)).toBe(false)
    expect(isNeutral(word)).toBe(false)
    expect(HAVING.has(word)).toBe(false)
  })

  test('no verb goes both ways, and none that moves a figure tells its level', () => {
    const up = new Set([...RISING, ...RAISING, ...RISING_BY])
    const down = [...FALLING, ...LOWERING, ...FALLING_BY]
    expect(down.filter((one) => up.has(one))).toEqual([])
    expect([...up, ...down].filter((one) => BEING.has(one))).toEqual([])
  })

  test('of adverbs in “-ly” those of manner alone are plain', () => {
    expect([...MANNER_ADVERBS].filter((one) => !/ly$/.test(one))).toEqual([])
    const turning =
      'secretly unlawfully federally consecutively steadily previously recently annually reportedly conceivably grossly flatly negatively doubly unprecedentedly uniquely'
    expect(turning.split(' ').filter((one) => isPlainAdverb(one))).toEqual([])
    expect(['handily', 'abruptly', 'admittedly'].every((one) => isPlainAdverb(one))).toBe(true)
  })

  test('a word of courtesy is plain beside the income statement only', () => {
    expect(isOfTelling('homework')).toBe(true)
    expect(isNeutral('homework')).toBe(false)
    expect(SPENDING.has('consumed') && RETURNING.has('handed')).toBe(true)
  })
})

test('phrases are read whole', () => {
  const said = (text: string) => neutralPhrases(text).map(({ start, end }) => text.slice(start, end))
  expect(said('In spite of that, revenue rose hand over fist.')).toEqual(['In spite of', 'hand over fist'])
  expect(said('Revenue of $5 billion so far this year.')).toEqual([])
})
