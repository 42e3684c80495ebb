/** A sentence with marks in the place of what was read, and the matches of patterns on it. */
import { describe, expect, it } from 'vitest'
import { MADE } from './base.fixture.ts'
import { lexiconOf } from './lexicon.ts'
import { passagesOf } from './passages.ts'
import { readSentence } from './sentence.ts'
import { countOf, matchesOf, SAID, skeletonOf } from './skeleton.ts'

const lexicon = lexiconOf(MADE)
const skeleton = (text: string) => {
  const [passage] = passagesOf(text)
  if (!passage) throw new Error('no sentence')
  return skeletonOf(readSentence(MADE, lexicon, passage))
}

describe('the marks', () => {
  it.each([
    ['iPhone outsold Mac.', '«m0» outsold «m1».'],
    ['Revenue was $391.0 billion in 2024.', '«m0» was «n0» in «p0».'],
    ['Apple’s revenue rose 2.0%.', "«c0»'s «m0» rose «n0»."],
    // adverbs that no pattern asks for
    ['iPhone is now clearly larger than Mac.', '«m0» is clearly larger than «m1».'],
    ['iPhone has quietly grown.', '«m0» has grown.'],
    ['It was sunny.', 'It was sunny.'],
  ])('%s', (text, wanted) => expect(skeleton(text).text).toBe(wanted))

  it.each([
    'iPhone outsold Mac by $171.2 billion in 2024.',
    'Apple’s revenue is now also larger than in fiscal 2023, at $391.0 billion.',
  ])('keep their places in the sentence: %s', (text) => {
    const { text: marked, at, s } = skeleton(text)
    expect(at).toHaveLength(marked.length + 1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    for (let i = 0; i < marked.length; i++) {
      const isMark = /«[mnpc]\d+»/.test(marked.slice(Math.max(0, i - 5), i + 6)) && /[«»mnpc\d]/.test(marked[i] ?? '')
      if (!isMark) expect((s.text[at[i] ?? -1] ?? '').replace('’', "'")).toBe(marked[i])
    }
    expect(at.at(-1)).toBe(s.text.length)
  })
})

describe('a match', () => {
  const pattern = /«m(?<a>\d+)» outsold «m(?<b>\d+)» by «n(?<by>\d+)»(?: in «p(?<p>\d+)»)?/gi
  it('has what it names, and where it stands in the sentence', () => {
    const text = 'Last year iPhone outsold Mac by $171.2 billion in 2024, too.'
    const [match] = matchesOf(skeleton(text), pattern)
    expect(match && text.slice(match.span.start, match.span.end)).toBe('iPhone outsold Mac by $171.2 billion in 2024')
    expect(match?.metric('a')?.metrics[0]).toMatchObject({ label: 'iPhone' })
    expect(match?.metric('b')?.metrics[0]).toMatchObject({ label: 'Mac' })
    expect(match?.number('by')?.value).toBe(171.2e9)
    expect(match && match.period('p') !== null).toBe(true)
    expect(match?.metrics).toHaveLength(2)
    expect(match?.numbers).toHaveLength(1)
  })
  it('has nothing under a name that did not match, or that the pattern does not have', () => {
    const [match] = matchesOf(skeleton('iPhone outsold Mac by $171.2 billion.'), pattern)
    expect([match?.period('p'), match?.metric('c'), match?.number('n')]).toEqual([null, null, null])
  })
  it('is found as often as it stands there', () => {
    expect(
      matchesOf(skeleton('iPhone outsold Mac by $171.2 billion and Mac outsold iPad by $3.3 billion.'), pattern),
    ).toHaveLength(2)
    expect(matchesOf(skeleton('Mac grew.'), pattern)).toEqual([])
  })
})

describe('counts', () => {
  it.each<[string | undefined, number]>([
    ['three', 3],
    ['Ten', 10],
    ['3', 3],
    ['zero', 0],
    ['eleven', 0],
    ['many', 0],
    ['', 0],
    [undefined, 0],
  ])('%s is %d', (word, count) => expect(countOf(word)).toBe(count))
})

describe('the words that patterns share', () => {
  const whole = (source: string) => new RegExp(`^${source}$`, 'i')
  it.each([
    ['up', ['rose', 'grew', 'increased', 'up', 'grow', 'climbed'], ['fell', 'flat', 'upset']],
    ['down', ['fell', 'shrank', 'declined', 'down', 'dropped', 'lost ground'], ['rose', 'flat', 'downtown']],
    ['be', ['is', 'was', 'has been', 'remained'], ['will be', 'had', 'wasn']],
    ['count', ['two', 'ten', '12'], ['one', 'eleven', '123']],
    ['group', ['segments', 'product lines', 'single product', 'regions', 'expense lines'], ['largest', 'people']],
  ] as const)('%s', (name, are, not) => {
    for (const word of are) expect([word, whole(SAID[name]).test(word)]).toEqual([word, true])
    for (const word of not) expect([word, whole(SAID[name]).test(word)]).toEqual([word, false])
  })
})
