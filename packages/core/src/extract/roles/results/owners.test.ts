/** A minority's share printed below net income: lines as filed, and what tells whether it is part of net income. */
import { describe, expect, it } from 'vitest'
import { type Printed, sheetOf } from '../as-filed.fixture.ts'
import { one } from '../sheet.ts'
import { minorityBelow, ownersLess } from './owners.ts'

/** A result, what follows it, and what is left. */
const statement = (...below: Printed[]): Printed[] => [
  ['Income before income taxes', '1,800'],
  ['Income taxes', '600'],
  ['Net income', '1,200'],
  ...below,
]
const NET = 2

describe('the line of a minority below net income', () => {
  const found = (...below: Printed[]) => minorityBelow(sheetOf(statement(...below)), NET, null)

  it.each([
    'Minority interest',
    'Less: net income attributable to noncontrolling interests',
    'Net income attributable to non-controlling interests',
  ])('%s', (label) => expect(found([label, '200'])).toBe(3))

  it('stands at most three lines below', () => {
    const other: Printed = ['Dividends declared', '10']
    expect(found(other, other, ['Minority interest', '200'])).toBe(5)
    expect(found(other, other, other, ['Minority interest', '200'])).toBeNull()
  })

  it.each<[string, Printed]>([
    ['of nothing', ['Minority interest', '—']],
    ['without an amount', ['Minority interest', '']],
    ['of another name', ['Extraordinary item', '200']],
  ])('none %s', (_, line) => expect(found(line)).toBeNull())

  it('none where it was taken off already', () => {
    const sheet = sheetOf(statement(['Minority interest', '200']))
    expect(minorityBelow(sheet, NET, one(3, -1))).toBeNull()
    expect(minorityBelow(sheet, NET, one(1))).toBe(3)
  })

  it("none below the owners' own, and none without net income", () => {
    const owners = sheetOf([
      ...statement(),
      ['Net income attributable to the company', '1,000'],
      ['Minority interest', '200'],
    ])
    expect(minorityBelow(owners, 3, null)).toBeNull()
    expect(minorityBelow(owners, null, null)).toBeNull()
  })

  it('may be the preferred dividends of a subsidiary, named before those of the company itself', () => {
    const dividends = (first: string, second: string, amount = '20') =>
      found([`Preferred dividends ${first}`, amount], [`Preferred dividends ${second}`, '36'])
    expect(dividends('of Cincinnati Gas & Electric', 'of Cinergy')).toBe(3)
    expect(dividends('of Cinergy', 'of Cinergy')).toBeNull()
    expect(dividends('', 'of Cinergy')).toBeNull()
    expect(dividends('of Cincinnati Gas & Electric', 'of Cinergy', '—')).toBeNull()
    expect(found(['Preferred dividends of Cinergy', '36'])).toBeNull()
  })
})

describe('what the minority takes from net income', () => {
  const taken = (...below: Printed[]) => ownersLess(sheetOf(statement(...below)), NET, 3)

  const less = (minority: string): Printed[] => [
    ['Minority interest', minority],
    ['Preferred dividends', '36'],
  ]

  it('is its share where that and the preferred dividends leave the income of common shareholders', () => {
    expect(taken(...less('200'), ['Net income applicable to common stock', '964'])).toEqual({ index: 3, sign: -1 })
    expect(taken(...less('(200)'), ['Net income applicable to common stock', '964'])).toEqual({ index: 3, sign: 1 })
    expect(taken(...less('(200)'), ['Net income available to ordinary shareholders', '1,364'])).toEqual({
      index: 3,
      sign: -1,
    })
  })

  it('is unknown where they lead elsewhere', () => {
    expect(taken(...less('200'), ['Net income applicable to common stock', '900'])).toBeNull()
  })

  it.each<[string, Printed[]]>([
    ['nothing is left for common shareholders', [['Minority interest', '200']]],
    [
      "nothing preferred stands between: it may be the owners' own",
      [
        ['Minority interest', '200'],
        ['Net income available to common shareholders', '1,000'],
      ],
    ],
    [
      'another line stands between',
      [
        ['Minority interest', '200'],
        ['Other items', '10'],
        ['Net income available to common shareholders', '990'],
      ],
    ],
    [
      'it is called otherwise',
      [
        ['Preferred dividends', '200'],
        ['Net income available to common shareholders', '1,000'],
      ],
    ],
    [
      'the income of common shareholders stands far below',
      [
        ['Minority interest', '200'],
        ...Array(5).fill(['Preferred dividends', '1']),
        ['Net income available to common shareholders', '995'],
      ],
    ],
  ])('is unknown where %s', (_, below) => expect(taken(...below)).toBeNull())
})
