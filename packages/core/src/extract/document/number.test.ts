import { describe, expect, it } from 'vitest'
import type { Placed } from './decode.ts'
import { looksLikeFigure, readFigure } from './number.ts'

/** A text that begins at byte 100, one byte a character. */
const placed = (text: string): Placed => ({
  text,
  at: [...text].map((_, i) => 100 + i),
  to: [...text].map((_, i) => 101 + i),
})
const read = (text: string) => readFigure(placed(text), 0, text.length - 1)

describe('a figure', () => {
  it.each<[string, number]>([
    ['391,035', 391035],
    ['$ 391,035', 391035],
    ['$391,035', 391035],
    ['(1,991)', -1991],
    ['($2,222)', -2222],
    ['$(16.6)', -16.6],
    ['$ (250', -250],
    ['-250', -250],
    ['1,234-', -1234],
    ['528-', -528],
    ['$1,234.50-', -1234.5],
    ['1,234)', -1234],
    ['1234 )', -1234],
    ['12)', 12],
    ['−250', -250],
    ['–250', -250],
    ['.45', 0.45],
    ['(.19)', -0.19],
    ['<1,234>', -1234],
    ['$<.19>', -0.19],
    ['<1,234', -1234],
    ['6.11', 6.11],
    ['8,224.1', 8224.1],
    ['4127', 4127],
    ['€ 30,755', 30755],
    ['£12.4', 12.4],
    ['R$1,200', 1200],
    ['A$ (12)', -12],
    ['C $ 12', 12],
    ['RMB 85,061', 85061],
    ['US$ 14', 14],
    ['(pound)2,035', 2035],
    ['DM 417', 417],
    ['12 %', 12],
    ['(3.5)%', -3.5],
    ['1,234*', 1234],
    ['1,234†', 1234],
    ['331(a)', 331],
    ['1,044(1,2)', 1044],
    ['0', 0],
    ['(0)', 0],
  ])('%s is %d', (text, value) => {
    expect(read(text)?.value).toBe(value)
    expect(looksLikeFigure(text)).toBe(true)
  })

  it.each(['-', '–', '—', '$ —', '--', '-0-', '$ - 0 -', 'nil', 'None', '(-)', '— %'])(
    '%s is nil, which is zero',
    (text) => {
      expect(read(text)).toMatchObject({ value: 0, dash: true, negative: false })
      expect(looksLikeFigure(text)).toBe(true)
    },
  )

  it.each([
    '',
    '   ',
    'Note 12',
    '12c',
    '9/28/2024',
    '2024-09-28',
    '(000)',
    "'000",
    '1,234 5,678',
    'Class A',
    // Numbers of pages and exhibits.
    'A-12',
    'S-1',
    'C 12',
    'N/A',
    '$',
    '%',
    'nilly',
    '12.3.4',
    '1995-',
    '12-',
    '4(a)',
    '1'.repeat(41),
  ])('"%s" is none', (text) => {
    expect(read(text)).toBeNull()
    expect(looksLikeFigure(text)).toBe(false)
  })

  it('keeps the bytes of its digits alone, without signs and brackets', () => {
    expect(read('$ (1,991)')).toMatchObject({ text: '1,991', start: 103, end: 108, negative: true })
    expect(read('.45%')).toMatchObject({ text: '.45', start: 100, end: 103, percent: true, decimals: 2 })
    expect(read('—')).toMatchObject({ text: '—', start: 100, end: 101 })
  })

  it('counts the decimals that are printed', () => {
    expect(['8,469', '8,468.8', '0.00012', '.5'].map((text) => read(text)?.decimals)).toEqual([0, 1, 5, 1])
  })

  it('gives no number that cannot be kept exactly', () => {
    expect(read('1234567890123456789')).toBeNull()
    expect(read('999,999,999,999,999')?.value).toBe(999_999_999_999_999)
  })
})
