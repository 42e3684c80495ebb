import { describe, expect, it } from 'vitest'
import type { Figure } from '../document/row.ts'
import { counterpart } from './contradict.ts'
import { hitsInText, isTelling, standsAlone } from './needles.ts'

const figure = (text: string): Figure => ({
  value: Number(text.replace(/,/g, '')),
  text,
  start: 0,
  end: 0,
  left: 0,
  right: 0,
  percent: false,
  dash: text === '-',
  decimals: 0,
  negative: false,
})

describe('digits that are looked for', () => {
  it.each([
    ['1,234', true],
    ['424', true],
    ['2.10', true],
    ['12', false],
    ['.05', false],
    ['0.12', false],
    ['-', false],
  ])('%s tell one number from another: %s', (text, is) => expect(isTelling(figure(text))).toBe(is))

  it.each([
    ['net 1,234 in', true],
    ['(1,234)', true],
    ['$1,234.', true],
    ['1,234, and', true],
    ['1,2345', false],
    ['11,234', false],
    ['1,234.5', false],
    ['1,234,567', false],
    ['.1,234', false],
  ])('stand alone in "%s": %s', (raw, is) => {
    expect(standsAlone(raw, raw.indexOf('1,234'), 5)).toBe(is)
  })

  it('are found wherever they stand alone, in their order', () => {
    const raw = 'net 1,234 and 11,234 or 1,234.5 or (1,234) 1,234, 1,2345 980'
    expect(hitsInText(raw, ['980', '1,234', '1,2345']).map(({ text, start }) => [text, start])).toEqual([
      ['1,234', 4],
      ['1,234', 36],
      ['1,234', 43],
      ['1,2345', 50],
      ['980', 57],
    ])
    expect(hitsInText(raw, [])).toEqual([])
  })

  it('are found forty times at most, so that a document of one number costs no more', () => {
    expect(hitsInText('1,234 '.repeat(500), ['1,234'])).toHaveLength(40)
  })
})

describe('the figure of another row that stands where the current one would', () => {
  const row = (...texts: string[]) => texts.map(figure)
  it.each<[string, Figure[], number, Figure[], string | null]>([
    ['both columns beside it are repeated', row('500', '400', '300'), 0, row('484', '400', '300'), '484'],
    ['the other row begins one column later', row('500', '400', '300'), 0, row('610', '484', '400', '300'), '484'],
    ['one column beside it, rows alike', row('500', '400'), 0, row('484', '400'), '484'],
    ['one column beside it, rows not alike', row('500', '400'), 0, row('610', '484', '400'), null],
    ['none beside it', row('500', '400'), 0, row('484', '410'), null],
    ['digits that tell nothing', row('500', '40'), 0, row('484', '40'), null],
  ])('%s', (_what, own, at, other, found) => expect(counterpart(own, at, other)?.text ?? null).toBe(found))
})
