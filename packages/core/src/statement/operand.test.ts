/** What derived figures are made of: known, unknown or closed, with the cells that they are the sum of. */
import { describe, expect, it } from 'vitest'
import { isOverMoreShares } from './more-shares.ts'
import { closed, negated, type Operand, printed, together, unknown, whatIsPrinted } from './operand.ts'
import { atOf, figurePlaceOf } from './place-at.ts'
import { printedStep } from './printed-step.ts'
import { isRelease } from './release-form.ts'
import { isNear, isQuarterLong, isYearBefore } from './same-period.ts'
import type { SeriesCell } from './series-cells.ts'

const cell = (value: number): SeriesCell => ({
  ...{ value, period_code: '2025 FY', accession_number: '0000000001-25-000001', form_type: '10-K', engine: 'tags' },
  ...{ filing_date: '2026-02-01', at: null, document: null, rule: null, parts: [] },
})
const of = (value: number): Operand => printed(String(value), cell(value))
const signs = ({ cells }: Operand) => cells.map(({ sign, cell: one }) => sign * one.value)

describe('operands together', () => {
  it('are the sum of their cells, each with its sign', () => {
    const sum = together('sum', [
      [1, of(10)],
      [-1, of(4)],
    ])
    expect(sum).toMatchObject({ label: 'sum', value: 6, isClosed: false })
    expect(signs(sum)).toEqual([10, -4])
  })
  it('turn the signs of what was taken off already', () => {
    const left = together('left', [
      [1, of(10)],
      [-1, of(4)],
    ])
    expect(
      signs(
        together('again', [
          [1, of(20)],
          [-1, left],
        ]),
      ),
    ).toEqual([20, -10, 4])
  })
  it('are an average where they are divided', () => {
    expect(
      together(
        'average',
        [
          [1, of(10)],
          [1, of(20)],
        ],
        2,
      ).value,
    ).toBe(15)
  })
  it.each<[string, Operand[], Operand]>([
    ['unknown where one is', [of(1), unknown('x')], unknown('all')],
    ['closed where one is', [of(1), closed('x')], closed('all')],
    ['closed rather than unknown', [unknown('y'), closed('x')], closed('all')],
  ])('are %s', (_, parts, wanted) => {
    expect(
      together(
        'all',
        parts.map((part) => [1, part] as const),
      ),
    ).toEqual(wanted)
  })
  it('keep the unit of the first', () => {
    expect(together('x', [[1, printed('shares', cell(5), 'shares')]]).unit).toBe('shares')
  })
})

describe('what is printed among several', () => {
  it('is the sum of what there is', () => expect(whatIsPrinted('debt', [of(3), unknown('x'), of(4)]).value).toBe(7))
  it('is unknown where nothing is', () =>
    expect(whatIsPrinted('debt', [unknown('a'), unknown('b')])).toEqual(unknown('debt')))
  it('is closed where a part of it is', () =>
    expect(whatIsPrinted('debt', [of(3), closed('x')])).toEqual(closed('debt')))
  it('of nothing is nothing that is known', () => expect(whatIsPrinted('debt', [of(0), unknown('x')]).value).toBe(0))
})

it('turns what is spent into a positive amount, and leaves nothing and the unknown', () => {
  expect([of(-9), of(0), unknown('x')].map((one) => negated(one).value)).toEqual([9, 0, null])
  expect(Object.is(negated(of(0)).value, 0)).toBe(true)
})

describe('a printed figure', () => {
  const place = (text: string) => ({ label: '', text, start: 10, end: 17 })
  it.each<[string, number, number | null]>([
    ['385,706', 385_706_000_000, 1_000_000],
    ['6.11', 6.11, 0.01],
    ['(1,991)', -1_991_000_000, 1_000_000],
    ['$ 391.0', 391_000_000, 100_000],
    ['0', 0, null],
    ['—', 5, null],
  ])('%s of %d is told in steps of %s', (text, value, step) => {
    const found = printedStep(place(text), value)
    if (step === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(step, 6)
  })
  it('tells no step where it is computed or has no place', () => {
    expect(printedStep({ computed: true, rule: '', parts: [] }, 5)).toBeNull()
    expect(printedStep(null, 5)).toBeNull()
  })
  it('stands at its bytes, in its document', () => {
    expect(atOf(place('1'))).toBe('10-17')
    expect(atOf({ ...place('1'), end: null })).toBeNull()
    expect(atOf(undefined)).toBeNull()
    expect(figurePlaceOf({ ...place('1'), document: 'ex99.htm' })).toEqual({
      at: '10-17',
      document: 'ex99.htm',
      computed: false,
    })
    expect(figurePlaceOf({ computed: true, rule: '', parts: [] })).toEqual({ at: null, document: null, computed: true })
    expect(figurePlaceOf(null)).toEqual({ at: null, document: null, computed: false })
  })
})

describe('days and forms', () => {
  it.each([
    ['2025-12-31', '2025-12-25', true],
    ['2025-12-31', '2025-12-24', false],
    ['2025-12-31', '2026-01-06', true],
  ])('%s is near %s: %s', (a, b, is) => expect([isNear(a, b), isNear(b, a)]).toEqual([is, is]))
  it.each([
    ['2024-09-28', '2025-09-27', true],
    ['2023-09-30', '2024-09-28', true],
    // a year of 53 weeks
    ['2022-09-24', '2023-09-30', true],
    ['2024-09-28', '2025-06-28', false],
    ['2023-09-30', '2025-09-27', false],
  ])('%s is a year before %s: %s', (before, now, is) => expect(isYearBefore(before, now)).toBe(is))
  it.each([
    [3, true],
    [4, true],
    [2, false],
    [6, false],
    [12, false],
    [null, false],
  ])('%s months are a quarter: %s', (months, is) => {
    expect(isQuarterLong(months)).toBe(is)
  })
  it.each([
    ['8-K', true],
    ['6-K', true],
    ['8-k/A', true],
    [' 8-K ', true],
    ['10-K', false],
    ['18-K', false],
    ['8-K12B', false],
    [null, false],
    [undefined, false],
  ])('%s brings a release: %s', (form, is) => expect(isRelease(form)).toBe(is))
  it.each<[number, number, number, 'USD/share' | 'USD', boolean]>([
    // 0000051143-24-000043, note 4: the steps come to four cents more
    [-0.36, 2.34, 2.3, 'USD/share', true],
    [-0.36, 2.34, 2.35, 'USD/share', false],
    [-0.36, 2.34, 2.1, 'USD/share', false],
    [0.36, 2.34, 2.3, 'USD/share', false],
    [-0.36, 2.34, -0.1, 'USD/share', false],
    [-0.36, 2.34, 2.3, 'USD', false],
  ])('from %d by %d to %d %s counts in more shares: %s', (from, sum, to, unit, is) => {
    expect(isOverMoreShares(from, sum, to, unit as never)).toBe(is)
  })
})
