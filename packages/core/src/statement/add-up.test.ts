/** Whether the lines of a block make its total: blocks of balance sheets, small enough to be added in the head. */
import { describe, expect, it } from 'vitest'
import { type Addend, addUp, TAKEN_OFF } from './add-up.ts'

const lines = (printed: readonly (readonly [string, number | null])[]): Addend[] =>
  printed.map(([words, value], index) => ({ index, value, line: { words, bare: words, title: '' } }))
const off = (words: string) => TAKEN_OFF.test(words)
const add = (printed: readonly (readonly [string, number | null])[], total: number, step = 1) =>
  addUp({ lines: lines(printed), total, step, off })
/** What each subtotal adds up, by index, and the lines that are left out. */
const told = (printed: readonly (readonly [string, number | null])[], total: number, step = 1) => {
  const found = add(printed, total, step)
  return (
    found && {
      subtotals: Object.fromEntries([...found.subtotals].map(([at, parts]) => [at, parts.map(({ index }) => index)])),
      outside: found.outside.map(({ index }) => index),
    }
  )
}

const CURRENT = [
  ['cash', 120],
  ['receivables', 300],
  ['inventories', 80],
] as const

describe('lines that make their total', () => {
  it('one by one', () => expect(told(CURRENT, 500)).toEqual({ subtotals: {}, outside: [] }))

  it('with a second line under “Less” taken off too (0000102420-96-000003)', () => {
    const printed = [
      ['common stock', 57_469],
      ['paid-in surplus and other', 1_597_809],
      ['', 1_655_278],
      ['less: treasury stock, at cost', 339_662],
      ['deferred compensation', 7_362],
    ] as const
    expect(told(printed, 1_308_254)?.subtotals).toEqual({ 2: [0, 1] })
    expect(told([...printed, ['total', 1_308_254], ['deferred income', 5_918]], 1_314_172)?.subtotals).toEqual({
      2: [0, 1],
      5: [2, 3, 4],
    })
  })

  it('through a subtotal, which adds up the lines above it', () => {
    const printed = [...CURRENT, ['total current assets', 500], ['land', 200]] as const
    expect(told(printed, 700)).toEqual({ subtotals: { 3: [0, 1, 2] }, outside: [] })
  })

  it('through a subtotal without a name', () => {
    expect(told([...CURRENT, ['', 500], ['land', 200]], 700)?.subtotals).toEqual({ 3: [0, 1, 2] })
  })

  it('through a subtotal of the last lines only', () => {
    const printed = [
      ['cash', 120],
      ['buildings', 400],
      ['land', 200],
      ['total property', 600],
    ] as const
    expect(told(printed, 720)?.subtotals).toEqual({ 3: [1, 2] })
  })

  it('through subtotals of subtotals', () => {
    const printed = [
      ...CURRENT,
      ['total current assets', 500],
      ['buildings', 400],
      ['land', 200],
      ['total property', 600],
      ['total', 1100],
      ['goodwill', 50],
    ] as const
    expect(told(printed, 1150)?.subtotals).toEqual({ 3: [0, 1, 2], 6: [4, 5], 7: [3, 6] })
  })

  it('with a line that its words take off, though it is printed without a sign', () => {
    expect(
      told(
        [
          ['buildings', 400],
          ['less accumulated depreciation', 150],
          ['net property', 250],
        ],
        250,
      ),
    ).toEqual({
      subtotals: { 2: [0, 1] },
      outside: [],
    })
    expect(
      told(
        [
          ['buildings', 400],
          ['land', 150],
        ],
        250,
      ),
    ).toBeNull()
  })

  it('words behind "net of" take nothing off', () => {
    expect(
      told(
        [
          ['receivables, net of allowances', 300],
          ['cash', 120],
        ],
        420,
      ),
    ).not.toBeNull()
    expect(
      told(
        [
          ['receivables, net of allowances', 300],
          ['cash', 120],
        ],
        -180,
      ),
    ).toBeNull()
  })

  it('blank and empty lines are nothing', () => {
    expect(
      told(
        [
          ['cash', 120],
          ['other', null],
          ['deposits', 0],
          ['land', 80],
        ],
        200,
      ),
    ).toEqual({
      subtotals: {},
      outside: [],
    })
  })
})

describe('a total of one line', () => {
  it.each([
    ['is one where it is called so', 'total land', 200, 250, [0]],
    ['is one without a name', '', 200, 250, [0]],
    ['is a result printed again where nothing was taken off', 'earnings before taxes', 200, 250, [0]],
    ['is another line where it is called otherwise', 'buildings', 200, 450, null],
  ] as const)('%s', (_, label, value, total, parts) => {
    const found = told(
      [
        ['land', 200],
        [label, value],
        ['goodwill', 50],
      ],
      total,
    )
    expect(found?.subtotals).toEqual(parts === null ? {} : { 1: parts })
  })

  it('is the very same amount, and of a name of its own no total at all', () => {
    expect(
      told(
        [
          ['land', 200],
          ['net land', 201],
          ['goodwill', 50],
        ],
        251,
      )?.subtotals,
    ).toBeUndefined()
    expect(
      told(
        [
          ['land', 200],
          ['buildings', 200],
          ['goodwill', 50],
        ],
        250,
      ),
    ).toBeNull()
  })
})

describe('what rounding makes of sums', () => {
  it.each([
    ['two lines may miss by one and a half', 2, 1, true],
    ['two lines may not miss by two', 2, 2, false],
    ['eight lines may miss by three', 8, 3, true],
    ['eight lines may not miss by four', 8, 4, false],
  ])('%s', (_, count, miss, holds) => {
    const printed = Array.from({ length: count }, (_, k) => [`line of assets ${'abcdefgh'[k]}${'xyz'}`, 100] as const)
    expect(add(printed, 100 * count + miss) !== null).toBe(holds)
    expect(add(printed, 100 * count - miss) !== null).toBe(holds)
  })

  it('is of the printed digit', () => {
    expect(
      add(
        [
          ['cash', 1.2],
          ['land', 2.3],
        ],
        3.6,
        0.1,
      ),
    ).not.toBeNull()
    expect(
      add(
        [
          ['cash', 1.2],
          ['land', 2.3],
        ],
        3.8,
        0.1,
      ),
    ).toBeNull()
  })
})

describe('lines that are no part of the total', () => {
  it('are heads, dates and units read as lines, and totals printed between', () => {
    expect(told([['december 31', 1995], ...CURRENT], 500)?.outside).toEqual([0])
    expect(told([['in thousands', 77], ...CURRENT], 500)?.outside).toEqual([0])
    expect(
      told(
        [
          ['cash', 120],
          ['total pledged', 90],
          ['receivables', 380],
        ],
        500,
      )?.outside,
    ).toEqual([1])
  })

  it('are two in a row at most', () => {
    const dates = [
      ['december 31', 1995],
      ['january 1', 1994],
      ['march 3', 17],
    ] as const
    expect(told([...dates.slice(0, 2), ...CURRENT], 500)?.outside).toEqual([0, 1])
    expect(told([...dates, ...CURRENT], 500)).toBeNull()
  })

  it('never a line with a name of its own: that is a figure misread', () => {
    expect(told([...CURRENT, ['land', 200]], 500)).toBeNull()
    expect(
      told(
        [
          ['cash', 120],
          ['receivables', 900],
          ['inventories', 80],
        ],
        500,
      ),
    ).toBeNull()
  })
})

it('gives up on a block that could be taken apart in too many ways, and in good time', () => {
  const many = Array.from({ length: 400 }, (_, k) => [`line of assets ${'abcdefghij'[k % 10]}${'xyz'}`, 1] as const)
  expect(add(many, 9_999)).toBeNull()
})
