import { describe, expect, it } from 'vitest'
import { htmlBlocks, textBlocks } from './blocks.ts'

const texts = (html: string) => htmlBlocks(html, 'utf-8').map((block) => block.text)

describe('blocks of HTML', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two</p>', ['One', 'Two']],
    ['words inside one', '<p>Net <b>income</b> of <i>the</i> year</p>', ['Net income of the year']],
    ['a break as a gap', 'Net<br>income', ['Net income']],
    [
      'a row as one block',
      '<table><tr><td>Net income</td><td>$</td><td>93,736</td></tr></table>',
      ['Net income $93,736'],
    ],
    [
      'brackets with their number',
      '<table><tr><td>Loss</td><td>$</td><td>(</td><td>5</td><td>)</td></tr></table>',
      ['Loss $(5)'],
    ],
    ['a percentage with its number', '<table><tr><td>Margin</td><td>24</td><td>%</td></tr></table>', ['Margin 24%']],
    ['signs outside rows as written', '<p>$ 5 and 24 %</p>', ['$ 5 and 24 %']],
    [
      'paragraphs inside a cell as one row',
      '<table><tr><td><p>Net</p><p>sales</p></td><td>5</td></tr></table>',
      ['Net sales 5'],
    ],
    ['what is left open', '<p>One<p>Two', ['One', 'Two']],
    ['a sign that opens no element', '<p>5 < 6</p>', ['5 < 6']],
    ['comments', 'a<!-- <p>b</p> -->c', ['ac']],
    ['a comment without end', 'a<!-- b', ['a']],
    ['scripts and heads', '<head><title>x</title></head><script>var a="<p>"</script><p>Text</p>', ['Text']],
    ['the header of tags', '<ix:header><ix:hidden>7</ix:hidden></ix:header><p>Text</p>', ['Text']],
    ['hidden elements, nested ones too', '<div style="display: none"><div>a</div>b</div><p>c</p>', ['c']],
    ['hidden attribute', '<p hidden>a</p><p>b</p>', ['b']],
    ['nothing', '', []],
  ])('%s', (_, html, expected) => expect(texts(html)).toEqual(expected))

  it('keep the bytes of what they show', () => {
    const html = '<div>\n  <p> Net sales of caf\xc3\xa9s </p></div>'
    const [block] = htmlBlocks(html, 'utf-8')
    expect(block?.text).toBe('Net sales of cafés')
    expect(html.slice(block?.start, block?.end)).toBe('Net sales of caf\xc3\xa9s')
  })
  it.each([
    ['<p><b>Item 7.</b></p>', true],
    ['<h2>Item 7.</h2>', true],
    ['<p style="font-weight:700">Item 7.</p>', true],
    ['<p style="font-weight:400">Item 7.</p>', false],
    ['<p><b>Note</b> and more words behind it</p>', false],
    ['<b>one</b><p>after</p>', false],
  ])('%s is bold: %s', (html, isBold) => expect(htmlBlocks(html, 'utf-8').at(-1)?.isBold).toBe(isBold))
  it('tell rows from paragraphs', () => {
    const html = '<p>a</p><table><tr><td>b</td></tr></table><p>c</p>'
    expect(htmlBlocks(html, 'utf-8').map((block) => block.isRow)).toEqual([false, true, false])
  })
  it('cut a long run after a sentence, and lose nothing', () => {
    const sentence = 'The company sold more of everything in the year. '
    const blocks = htmlBlocks(`<p>${sentence.repeat(100)}</p>`, 'utf-8')
    expect(blocks.length).toBeGreaterThan(2)
    for (const block of blocks) {
      expect(block.text.length).toBeLessThanOrEqual(1_500)
      expect(block.text).toMatch(/^The company.*year\.$/)
    }
    expect(blocks.map((block) => block.text).join(' ')).toBe(sentence.repeat(100).trim())
  })
  it('cut a run without spaces too', () => {
    const blocks = htmlBlocks('x'.repeat(5_000), 'utf-8')
    expect(blocks.map((block) => block.text).join('')).toBe('x'.repeat(5_000))
    expect(Math.max(...blocks.map((block) => block.text.length))).toBeLessThanOrEqual(1_500)
  })
  it('bear elements that are nested thousands deep', () => {
    expect(texts(`${'<b><div>'.repeat(20_000)}deep${'</div></b>'.repeat(20_000)}`)).toEqual(['deep'])
  })
})

describe('blocks of plain text', () => {
  const read = (text: string) => textBlocks(text, 'windows-1252').map(({ text, isRow }) => [text, isRow])
  it.each([
    [
      'lines of a paragraph',
      'Net sales\nrose.\n\nCosts fell.',
      [
        ['Net sales rose.', false],
        ['Costs fell.', false],
      ],
    ],
    [
      'rows of a table',
      'Before\n<TABLE>\n<CAPTION>\nNet sales   5   4\n<S>  <C>\nCosts       3   2\n</TABLE>\nAfter',
      [
        ['Before', false],
        ['Net sales 5 4', true],
        ['Costs 3 2', true],
        ['After', false],
      ],
    ],
    [
      'a page break inside a paragraph',
      'Net sales\n<PAGE>\nrose',
      [
        ['Net sales', false],
        ['rose', false],
      ],
    ],
    ['nothing but blank lines', '\n \n\n', []],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected))
  it('keep the bytes of what they show', () => {
    const text = '\n\n   Net sales\n   rose.  \n\n'
    const [block] = textBlocks(text, 'windows-1252')
    expect(text.slice(block?.start, block?.end)).toBe('Net sales\n   rose.')
  })
  it('cut paragraphs that run on', () => {
    const blocks = textBlocks('a line of the letter to shareholders\n'.repeat(200), 'windows-1252')
    expect(Math.max(...blocks.map((block) => block.end - block.start))).toBeLessThanOrEqual(1_600)
    expect(blocks.length).toBe(5)
    expect(blocks.map((block) => block.text).join(' ')).toBe('a line of the letter to shareholders '.repeat(200).trim())
  })
})
