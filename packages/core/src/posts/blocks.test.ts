import { describe, expect, it } from 'vitest'
import { blocksOf, cellsOf, countWords, plainText } from './blocks.ts'
import { withoutForeignLinks } from './model-text.ts'

const kinds = (markdown: string) => blocksOf(markdown).map(({ kind, text }) => [kind, text])

describe('blocks of Markdown', () => {
  it.each([
    [
      'a heading of each level',
      '# A\n###### B #',
      [
        ['heading', 'A'],
        ['heading', 'B'],
      ],
    ],
    ['seven signs are no heading', '####### A', [['paragraph', '####### A']]],
    ['a tag is no heading', '#revenue', [['paragraph', '#revenue']]],
    [
      'lines of a paragraph',
      'one\ntwo\n\nthree',
      [
        ['paragraph', 'one two'],
        ['paragraph', 'three'],
      ],
    ],
    [
      'items with every mark',
      '- a\n* b\n+ c\n1. d\n2) e',
      [
        ['item', 'a'],
        ['item', 'b'],
        ['item', 'c'],
        ['item', 'd'],
        ['item', 'e'],
      ],
    ],
    ['an item that runs on', '- a\n  b', [['item', 'a b']]],
    ['a negative amount is no item', '-5 million', [['paragraph', '-5 million']]],
    ['a quotation', '> a\n> b', [['quote', 'a b']]],
    [
      'rules',
      '---\n***\n_ _ _',
      [
        ['rule', ''],
        ['rule', ''],
        ['rule', ''],
      ],
    ],
    ['a table without the line under its head', '| a | b |\n|---|:-:|\n| 1 | 2 |', [['table', 'a\tb\n1\t2']]],
    [
      'code as written',
      '```js\n# **x**\n\ny\n```\nafter',
      [
        ['code', '# **x**\n\ny'],
        ['paragraph', 'after'],
      ],
    ],
    ['code that is never closed', '```\na\n\nb', [['code', 'a\n\nb']]],
    [
      'a paragraph after a table',
      '| a |\nafter',
      [
        ['table', 'a'],
        ['paragraph', 'after'],
      ],
    ],
    [
      'line ends of Windows',
      'a\r\n\r\nb',
      [
        ['paragraph', 'a'],
        ['paragraph', 'b'],
      ],
    ],
    ['nothing', '\n\n', []],
  ])('%s', (_, markdown, expected) => expect(kinds(markdown)).toEqual(expected))

  it.each([
    ['**bold** and *slanted* and ~~gone~~', 'bold and slanted and gone'],
    ['snake_case_name and _slanted_', 'snake_case_name and slanted'],
    ['[words](https://x.example/a) and <https://x.example>', 'words and https://x.example'],
    ['![a chart](x.png) here', 'a chart here'],
    ['[Income flow](income_flow)', ''],
    ['a note[^1] here', 'a note here'],
    ['a<br>b <!-- hidden --> c', 'ab c'],
    ['5 \\* 3 = 15', '5 * 3 = 15'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`$5`', '$5'],
  ])('inline %s', (markdown, text) => expect(plainText(markdown)).toBe(text))

  it('keep the bars that are written as such in a cell', () => {
    expect(cellsOf('| a \\| b | **c** |')).toEqual(['a | b', 'c'])
    expect(cellsOf('|||')).toEqual(['', ''])
  })
  it('count words with a letter or digit', () => {
    expect(countWords('Revenue — of $5.2B, *up* 3 %.')).toBe(5)
    expect(countWords('-- … --')).toBe(0)
    expect(countWords('売上 は 5')).toBe(3)
  })
})

describe('a text that a model wrote', () => {
  it.each([
    ['a link becomes its words', 'see [the filing](https://evil.example/x)', 'see the filing'],
    [
      'the two places of every post stay',
      '[Income flow](income_flow) and [it](filing_url)',
      '[Income flow](income_flow) and [it](filing_url)',
    ],
    ['a picture becomes its description', '![chart](https://evil.example/x.png)', 'chart'],
    ['a picture of a known address too', '![flow](income_flow)', 'flow'],
    ['a bare address goes', 'at https://evil.example/a?b=c now', 'at  now'],
    ['an address without a scheme goes', 'at www.evil.example now', 'at  now'],
    ['an address in angles goes', 'at <https://evil.example> now', 'at  now'],
    ['a reference goes', 'text\n[1]: https://evil.example', 'text\n'],
    ['markup goes', 'a <img src=x onerror=y> b', 'a  b'],
    ['a comparison stays', '5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ])('%s', (_, markdown, expected) => expect(withoutForeignLinks(markdown)).toBe(expected))
  it('keeps the addresses of the editor', () => {
    const own = 'Read [more](https://our.example/a) at https://our.example/b'
    expect(withoutForeignLinks(own, own)).toBe(own)
    expect(withoutForeignLinks('[more](https://our.example/c)', own)).toBe('more')
  })
})
