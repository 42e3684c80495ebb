/** Numbers written out in words: what each is, what its last word is worth, and what is none. */
import { describe, expect, it } from 'vitest'
import { writtenNumbers } from './number-words.ts'

const read = (text: string) => writtenNumbers(text).map(({ value, unit }) => [value, unit])
const only = (text: string) => {
  const [one, ...others] = writtenNumbers(text)
  return others.length === 0 ? (one ?? null) : null
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** A whole number below a thousand as it is spelled. */
function spelled(n: number, between = '-'): string {
  if (n < 20) return SMALL[n] ?? ''
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? `${between}${SMALL[n % 10]}` : ''}`
  return `${SMALL[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${spelled(n % 100, between)}` : ''}`
}

describe('a number that is spelled', () => {
  it('is every whole number from two to 999', () => {
    for (let n = 2; n < 1000; n += 1)
      for (const between of ['-', ' ']) {
        const text = `${spelled(n, between)} dollars`
        expect(only(`It was ${text} then.`), text).toMatchObject({
          value: n,
          unit: 'money',
          start: 7,
          end: 7 + text.length,
        })
      }
  })

  it('is so many thousands, millions, billions and trillions', () => {
    for (const [scale, size] of [
      ['thousand', 1e3],
      ['million', 1e6],
      ['billion', 1e9],
      ['trillion', 1e12],
    ] as const)
      for (const n of [1, 2, 17, 40, 99, 100, 416, 999])
        expect(only(`${spelled(n)} ${scale} dollars`), `${n} ${scale}`).toMatchObject({
          value: n * size,
          step: size,
          unit: 'money',
          hasScale: true,
        })
  })

  it.each<[string, number, number, string]>([
    ['two point five billion dollars', 2.5e9, 1e8, 'money'],
    ['two point two five billion', 2.25e9, 1e7, 'count'],
    ['two point five percent', 2.5, 0.1, 'percent'],
    ['one million two hundred thousand shares', 1_200_000, 1e3, 'count'],
    ['a thousand', 1000, 1e3, 'count'],
    ['half a billion', 5e8, 1e8, 'count'],
    ['half a million euros', 5e5, 1e5, 'money'],
    ['half a percent', 0.5, 0.1, 'percent'],
    ['half a percentage point', 0.5, 0.1, 'points'],
    ['half a per cent', 0.5, 0.1, 'percent'],
    ['twelve percent', 12, 1, 'percent'],
    ['twelve per cent', 12, 1, 'percent'],
    ['one percent', 1, 1, 'percent'],
    ['a percentage point', 1, 1, 'points'],
    ['two full percentage points', 2, 1, 'points'],
    ['three points', 3, 1, 'points'],
    ['fifty basis points', 0.5, 0.01, 'points'],
    ['twenty cents', 20, 1, 'cents'],
    ['three US dollars', 3, 1, 'money'],
  ])('%s is %d, to %d, in %s', (text, value, step, unit) => {
    const one = only(text)
    expect([one?.value, one?.unit]).toEqual([value, unit])
    expect(one?.step).toBeCloseTo(step, 10)
  })

  it('of dollars and cents is one amount', () => {
    expect(read('eighteen dollars and thirty-six cents')).toEqual([[18.36, 'money']])
    expect(only('eighteen dollars and thirty-six cents')?.step).toBe(0.01)
    // A scale before it, or anything else between, and they are two.
    expect(read('two million dollars and thirty cents')).toEqual([
      [2e6, 'money'],
      [30, 'cents'],
    ])
    expect(read('eighteen dollars or thirty-six cents')).toEqual([
      [18, 'money'],
      [36, 'cents'],
    ])
  })

  it('knows the currency by its word, or that several share the word', () => {
    const texts = ['two dollars', 'two US dollars', 'two euros', 'two pounds', 'two cents', 'two percent']
    expect(texts.map((text) => only(text)?.currency)).toEqual(['$', 'USD', 'EUR', 'pound', null, null])
  })
})

describe('no number', () => {
  it.each([
    'two divisions',
    'one of them',
    'a dollar',
    'each cent',
    'an euro',
    'one dollar in six',
    'two of every three dollars',
    'one in five dollars',
    'someone million', // a word that only ends so
    'tenth',
    'often',
    'two-year',
    'hundred',
  ])('%s', (text) => expect(read(text)).toEqual([]))
})

it('counts no article before it', () => {
  expect(read('a seven percent increase')).toEqual([[7, 'percent']])
  expect(read('a hundred million dollars')).toEqual([[100_000_000, 'money']])
})
