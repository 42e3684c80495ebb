import { expect, it } from 'vitest'
import { countWords, plainText } from './blocks.ts'
import { safeUrl } from './links.ts'
import { cutText, listPreview, previewOf } from './preview.ts'
import { postFieldErrors, previewCharacters, titleSlug } from './rules.ts'

it('reads a text without its markup', () => {
  const text =
    '# Head *line*\n\nSome **bold** [words](https://x.example) and `code`.\n\n| a | b |\n|---|---|\n| 1 | **2** |\n\n- one\n- two [flow](income_flow)\n\n> said\n\n---\n'
  expect(plainText(text)).toBe('Head line Some bold words and code. a b 1 2 one two said')
  expect(countWords(text)).toBe(14)
})

it('cuts at a space after 80 % of the limit, else at the limit', () => {
  expect(cutText('aaaa bbbb cccc', 12)).toBe('aaaa bbbb cc…'.replace(' cc', ' cc'))
  expect(cutText('aaaa bbbb c cc', 12)).toBe('aaaa bbbb c…')
  expect(cutText('short', 12)).toBe('short')
  // After a sentence where it ends beyond 80 % of the limit; the point of "Inc." ends none.
  expect(cutText('It rose to $5.54B. Of every dollar', 22)).toBe('It rose to $5.54B.…')
  expect(cutText('It rose. Of every dollar less', 21)).toBe('It rose. Of every…')
  expect(cutText('Sold by Amazon.com, Inc. in all states', 29)).toBe('Sold by Amazon.com, Inc. in…')
  expect(cutText(`${'a'.repeat(20)} b`, 12)).toBe(`${'a'.repeat(12)}…`)
})

it('shows closed blocks only, and counts the words that are left', () => {
  const text =
    '## Head\n\nFirst **paragraph** of [the post](https://x.example).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nLast words.'
  const cut = previewOf(text, 20)
  expect(cut.content).toBe('## Head\n\nFirst paragraph…')
  expect(cut.shown_words).toBe(3)
  expect(previewOf(text, 38).content).not.toContain('|')
  expect(previewOf(text, 500).content).toBe(text)
  expect(listPreview(text, 50)).toBe('Head First paragraph of the post. a b 1 2 Last…')
})

it('lets only known schemes through', () => {
  expect(['https://a.b/c?d=1:2', '/x', '#y', 'a/b:c', 'mailto:a@b.c', '//evil.example/x'].map(safeUrl)).toEqual([
    'https://a.b/c?d=1:2',
    '/x',
    '#y',
    'a/b:c',
    'mailto:a@b.c',
    'https://evil.example/x',
  ])
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'java\tscript:x',
    '\u0001javascript:x',
    ' data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
  ]
  expect(bad.map(safeUrl)).toEqual(bad.map(() => ''))
})

it('makes an address of a title, of whole words', () => {
  expect(titleSlug('AT&T kept 9 cents')).toBe('at-t-kept-9-cents')
  const long = 'Exxon Mobil kept 9 cents of every sales dollar in the second quarter of fiscal 2025'
  expect(titleSlug(long)).toBe('exxon-mobil-kept-9-cents-of-every-sales-dollar-in-the-second-quarter-of-fiscal')
  expect(titleSlug('x'.repeat(200))).toHaveLength(80)
})

it('names what is wrong with the fields', () => {
  expect(postFieldErrors({ title: ' ', slug: 'No!', content: '' }).map((one) => one.field)).toEqual([
    'title',
    'slug',
    'content',
  ])
  expect(postFieldErrors({ title: 'T', slug: 'a-1', content: 'c' })).toEqual([])
  expect(postFieldErrors({ title: 'T', slug: '12', content: 'c' }).map((one) => one.field)).toEqual(['slug'])
  expect(['', 'x', '12', '700', '99.9'].map(previewCharacters)).toEqual([160, 160, 50, 500, 99])
})
