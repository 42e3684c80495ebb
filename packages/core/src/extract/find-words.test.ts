import { expect, it } from 'vitest'
import { wordSearch } from './find-words.ts'

/** Plain searches, one a word. */
function plain(raw: string, words: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const word of words) {
    const places: number[] = []
    for (let at = raw.indexOf(word); at >= 0; at = raw.indexOf(word, at + 1)) places.push(at)
    found.set(word, places)
  }
  return found
}

const TEXT = `The consolidated balance sheets and STATEMENTS OF INCOME of segments; see "Segments", segment note 000's.
Statements of cash flows\xe9 (in thousands) aaaaaaa ab aba`

it.each([
  [['segment', 'segments', 'Segment', 'gment']],
  [['tatement', 'TATEMENT', 'alance sheet', 'ash flow', 'n thousands', "000's", 'nothing']],
  [['ab', 'aba', 'aa', 's\xe9']],
])('finds each place of %j as plain searches do', (words) =>
  expect(wordSearch(words, 100)(TEXT)).toEqual(plain(TEXT, words)),
)

it('finds words at the very ends of a text', () => {
  const search = wordSearch(['abc', 'cab'], 10)
  expect([...search('abcab')]).toEqual([
    ['abc', [0]],
    ['cab', [2]],
  ])
  expect([...search('ab').values()]).toEqual([[], []])
})

it('keeps no more places of a word than are wanted', () => {
  const found = wordSearch(['ab', 'ba'], 3)('ab'.repeat(50))
  expect(found.get('ab')).toEqual([0, 2, 4])
  expect(found.get('ba')).toEqual([1, 3, 5])
})
