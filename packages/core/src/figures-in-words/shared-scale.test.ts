import { describe, expect, it } from 'vitest'
import { numberTokens } from './numbers.ts'
import { withSharedScale } from './shared-scale.ts'

const amounts = (text: string, names: string[] = []) =>
  withSharedScale(
    text,
    numberTokens(text),
    names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length })),
  ).map(({ kind, value, currency }) => [kind, Math.round(value), currency])

describe('a size that is written once for several numbers', () => {
  it.each([
    [
      'after 46 and 60 cents',
      [
        ['cents', 46, null],
        ['cents', 60, null],
      ],
    ],
    [
      'in billions of dollars: 178.4, 111.0',
      [
        ['money', 178_400_000_000, '$'],
        ['money', 111_000_000_000, '$'],
      ],
    ],
    [
      '($ in millions) 46,743 and 12,890',
      [
        ['money', 46_743_000_000, '$'],
        ['money', 12_890_000_000, '$'],
      ],
    ],
    ['(in millions) 46,743', [['money', 46_743_000_000, null]]],
    ['in millions of euros: 12.5', [['money', 12_500_000, '€']]],
    ['in $ billions: 9.5', [['money', 9_500_000_000, '$']]],
    [
      'from 36.9 to 68.6 billion dollars',
      [
        ['money', 36_900_000_000, '$'],
        ['money', 68_600_000_000, '$'],
      ],
    ],
    [
      'between 8 and 9 million dollars',
      [
        ['money', 8_000_000, '$'],
        ['money', 9_000_000, '$'],
      ],
    ],
    [
      '799.5 versus 897.2 million dollars',
      [
        ['money', 799_500_000, '$'],
        ['money', 897_200_000, '$'],
      ],
    ],
    ['in billions of dollars: 5%', [['percent', 5, null]]],
  ])('%s', (text, found) => expect(amounts(text)).toEqual(found))

  it('reaches over the names between', () =>
    expect(amounts('France 40.9, Spain 37.9 and Italy 27.4 billion dollars', ['France', 'Spain', 'Italy'])).toEqual([
      ['money', 40_900_000_000, '$'],
      ['money', 37_900_000_000, '$'],
      ['money', 27_400_000_000, '$'],
    ]))

  it.each([
    [
      '12 stores and 3.5 billion dollars',
      [
        ['plain', 12, null],
        ['money', 3_500_000_000, '$'],
      ],
    ],
    [
      '40.9 shops sold 27.4 billion dollars',
      [
        ['plain', 41, null],
        ['money', 27_400_000_000, '$'],
      ],
    ],
    [
      '$5 and 27.4 billion dollars',
      [
        ['money', 5, '$'],
        ['money', 27_400_000_000, '$'],
      ],
    ],
    [
      '5.5% to 27.4 billion dollars',
      [
        ['percent', 6, null],
        ['money', 27_400_000_000, '$'],
      ],
    ],
    ['millions of people bought 12.5', [['plain', 13, null]]],
  ])('is none in “%s”', (text, found) => expect(amounts(text)).toEqual(found))
})
