/** Where columns stand and which of them a figure belongs to. */
import { describe, expect, it } from 'vitest'
import type { Figure, Row } from '../document/row.ts'
import { center, findColumns, overlap, place, withTail } from './column-places.ts'
import { figureOf } from './tables.fixture.ts'

/** A figure that ends at a position; six wide. */
const at = (value: number, right: number, left = right - 5): Figure => ({ ...figureOf(value), left, right })
const row = (...figures: Figure[]): Row => ({ label: 'Net sales', indent: 0, figures, phrases: [], start: 0, end: 0 })
const rights = (rows: Row[], kind: 'html' | 'text' = 'text') => findColumns(rows, kind).map(({ right }) => right)
const values = (found: (Figure | null)[]) => found.map((one) => one?.value ?? null)

it('stretches are told by their middle and by how far they cover each other', () => {
  expect(center({ left: 10, right: 20 })).toBe(15)
  expect(overlap({ left: 10, right: 20 }, { left: 18, right: 30 })).toBe(3)
  expect(overlap({ left: 10, right: 20 }, { left: 21, right: 30 })).toBe(0)
  expect(overlap({ left: 10, right: 20 }, { left: 25, right: 30 })).toBeLessThan(0)
})

describe('the columns of rows', () => {
  it('are as many as most rows have figures, where those mostly end', () => {
    const rows = [row(at(1, 20), at(2, 40)), row(at(3, 20), at(4, 40)), row(at(5, 21), at(6, 41))]
    expect(rights(rows)).toEqual([20, 40])
  })

  it('are not those of rows with one figure, unless most are such', () => {
    const single = [row(at(1, 20)), row(at(2, 20)), row(at(3, 20))]
    const double = [row(at(1, 20), at(2, 40)), row(at(3, 20), at(4, 40))]
    expect(rights([...single, ...double])).toEqual([20, 40])
    expect(rights([...single, ...single, row(at(1, 20), at(2, 40))])).toEqual([20])
  })

  it('are where figures stand, where rows differ in how many they have', () => {
    const rows = [
      row(at(1, 20), at(2, 40), at(3, 60)),
      row(at(4, 20), at(5, 60)),
      row(at(6, 40), at(7, 60)),
      row(at(8, 20), at(9, 40)),
      row(at(1, 20), at(2, 40), at(3, 60)),
    ]
    expect(rights(rows)).toEqual([20, 40, 60])
  })

  it('leave out a column that holds one figure among many', () => {
    const rows = Array.from({ length: 6 }, (_, k) =>
      row(at(k, 20), ...(k % 2 ? [at(k, 40)] : []), ...(k === 3 ? [at(9, 70)] : [])),
    )
    expect(rights(rows)).toEqual([20, 40])
  })

  it('of nothing are none', () => expect(findColumns([], 'html')).toEqual([]))
})

describe('the figures of a row', () => {
  const columns = [20, 40, 60].map((right) => ({ left: right - 5, right }))
  const placed = (one: Row, kind: 'html' | 'text' = 'text') => values(place(one, columns, kind))

  it('as many as columns stand in their order', () => {
    expect(placed(row(at(1, 22), at(2, 42), at(3, 62)))).toEqual([1, 2, 3])
    expect(placed(row(at(1, 22), at(2, 30), at(3, 62)))).toEqual([1, 2, 3])
  })

  it('but not where a cell stands in the column of another', () => {
    const shifted = row(at(1, 40), at(2, 60), at(3, 78))
    expect(placed(shifted, 'html')).toEqual([null, 1, 2])
    expect(placed(shifted, 'text')).toEqual([1, 2, 3])
  })

  it('fewer than columns stand under those that they end with', () => {
    expect(placed(row(at(1, 40)))).toEqual([null, 1, null])
    expect(placed(row(at(1, 20), at(3, 60)))).toEqual([1, null, 3])
  })

  it('near a column are its own, far from all are none', () => {
    expect(placed(row(at(1, 28, 24)))).toEqual([1, null, null])
    expect(placed(row(at(1, 90, 85)))).toEqual([null, null, null])
  })

  it('the number of a note stands in no column', () => {
    // A number beside the first column, in which the row has a figure of its own.
    expect(placed(row(at(7, 13, 13), at(1, 20)))).toEqual([1, null, null])
  })

  it('never two in one column', () => {
    expect(placed(row(at(1, 20), at(2, 21)))).not.toEqual([2, null, null])
  })
})

describe('a figure right behind a long label', () => {
  const columns = [{ right: 40 }, { right: 60 }]
  const tail = { label: 'Proceeds from the sale of marketable securities', figure: at(512, 40) }
  const long: Row = { ...row(at(9, 60)), label: `${tail.label} 512`, tail }

  it('is the row’s first where its column is blank', () => {
    const found = withTail(long, [null, at(9, 60)], columns)
    expect(values(found.values)).toEqual([512, 9])
    expect(found.row.label).toBe(tail.label)
    expect(found.row.figures.map(({ value }) => value)).toEqual([512, 9])
  })

  it('may end a position beside its column', () => {
    const beside = (right: number) =>
      withTail({ ...long, tail: { ...tail, figure: at(512, right) } }, [null, at(9, 60)], columns)
    expect(values(beside(41).values)).toEqual([512, 9])
    expect(values(beside(42).values)).toEqual([null, 9])
  })

  it('is the row’s first where the row has one for each column with it, some characters aside', () => {
    // "Fully diluted shares outstanding 3,081,497    3,094,136    3,080,553" (0000320515-96-000005)
    const three = [{ right: 50 }, { right: 63 }, { right: 76 }]
    const shares: Row = { ...row(at(94, 59), at(80, 72)), tail: { label: 'Fully diluted shares', figure: at(81, 46) } }
    expect(values(withTail(shares, [at(94, 59), at(80, 72), null], three).values)).toEqual([81, 94, 80])
    const aligned: Row = { ...shares, figures: [at(94, 63), at(80, 76)] }
    expect(withTail(aligned, [null, at(94, 63), at(80, 76)], three).row).toBe(aligned)
  })

  it.each<[string, Row, (Figure | null)[]]>([
    ['its column holds a figure', long, [at(3, 40), at(9, 60)]],
    ['the row has no other figure', { ...long, figures: [] }, [null, null]],
    ['nothing ends the label', row(at(9, 60)), [null, at(9, 60)]],
    ['a figure stands before its column', { ...long, tail: { ...tail, figure: at(512, 60) } }, [at(3, 40), null]],
  ])('is part of the label where %s', (_, one, list) => {
    const found = withTail(one, list, columns)
    expect(found.row).toBe(one)
    expect(found.values).toBe(list)
  })
})
