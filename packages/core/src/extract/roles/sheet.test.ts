/** What is asked of the lines of a statement: those of Apple, 10-K for 1995 (0000320193-95-000016), and a few around them. */
import { describe, expect, it } from 'vitest'
import { APPLE_1995, type Printed, sheetOf } from './as-filed.fixture.ts'
import { added, costs, one, PLACE_OF_TERM } from './sheet.ts'

const LINES: Printed[] = [
  ['Net sales', '11,062'],
  ['Costs and expenses:', ''],
  ['Cost of sales', '(8,204)', 'costs and expenses'],
  ['Margin', '26%'],
  ['Gross margin', '2,858'],
  ['Dividends', '—'],
]
const sheet = sheetOf(LINES)

describe('lines of a column', () => {
  it('have a value, or none', () => {
    expect([sheet.value(0), sheet.value(2), sheet.value(5)]).toEqual([11_062, -8_204, 0])
    for (const at of [1, 99, null, undefined]) expect(sheet.value(at)).toBeNaN()
  })

  it('print an amount where it is no percentage', () => {
    expect(LINES.map((_, at) => sheet.has(at))).toEqual([true, false, true, false, true, true])
    expect(sheet.filled(0, LINES.length)).toEqual([0, 2, 4, 5])
    expect(sheet.filled(-3, 99)).toEqual([0, 2, 4, 5])
    expect(sheet.filled(1, 4)).toEqual([2])
    expect(sheet.printed(1, 5)).toEqual([2, 3, 4])
  })

  it('are of a kind by their words', () => {
    expect(sheet.of(['gross'])).toEqual([4])
    expect(sheet.of(['gross', 'revenue'])).toEqual([0, 4])
    expect(sheet.of(['gross'], 0, 4)).toEqual([])
    expect(sheet.of(['gross'], 5)).toEqual([])
  })

  it('have words, and the nearest heading', () => {
    expect(sheet.bare(4)).toBe('gross margin')
    expect([sheet.heading(2), sheet.heading(0), sheet.bare(99)]).toEqual(['costs and expenses', '', ''])
    expect(sheetOf([['Products', '1', 'net sales > by product']]).heading(0)).toBe('by product')
  })

  it('without tags are of no concept', () => {
    expect(sheet.concept(0)).toBe('')
    expect(sheet.tagged(['Revenues'])).toEqual([])
    expect(sheet.fact(0)).toBeUndefined()
  })
})

describe('sums', () => {
  it('add what is printed, or its size', () => {
    expect(sheet.sum([0, 2])).toBe(2_858)
    expect(sheet.size([0, 2])).toBe(19_266)
    expect(sheet.sum([])).toBe(0)
  })

  it('are terms with signs', () => {
    expect(sheet.valueOf(added([0, 2]))).toBe(2_858)
    expect(sheet.valueOf([...one(0), ...one(2, -1)])).toBe(19_266)
    expect(sheet.valueOf(null)).toBeNaN()
    expect(costs(sheet, [2, 4])).toEqual([
      { index: 2, sign: -1 },
      { index: 4, sign: 1 },
    ])
  })

  it('are told apart by their lines and signs, and placed by the first', () => {
    expect(PLACE_OF_TERM.key([...one(0), ...one(2, -1)])).toBe('0+-2')
    expect([PLACE_OF_TERM.at(added([2, 4])), PLACE_OF_TERM.at([])]).toEqual([2, 0])
  })

  it('agree within the rounding of their parts', () => {
    expect(sheet.near(2_858, 2_858)).toBe(true)
    expect(sheet.near(2_858, 2_859)).toBe(true)
    expect(sheet.near(2_858, 2_868)).toBe(false)
    expect(sheetOf(LINES, 0.1).near(2_858, 2_859)).toBe(false)
    expect(sheet.near(Number.NaN, 2_858)).toBe(false)
  })
})

it('the kinds of the lines of a statement as filed', () => {
  const apple = sheetOf(APPLE_1995)
  const first = (kind: Parameters<typeof apple.of>[0][number]) => APPLE_1995[apple.of([kind])[0] ?? -1]?.[0]
  expect([first('revenue'), first('operating'), first('pretax'), first('tax'), first('net')]).toEqual([
    'Net sales',
    'Operating income',
    'Income before income taxes',
    'Provision for income taxes',
    'Net income',
  ])
})
