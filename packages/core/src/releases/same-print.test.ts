import { describe, expect, it } from 'vitest'
import type { Place } from '../statement/statement.ts'
import { isSameToPrint, type Printed, printsOf } from './same-print.ts'

const cell = (text: string): Place => ({ label: '', text, start: 0, end: text.length })
const printed = (value: number, text: string): Printed => ({ value, place: cell(text) })
const same = (a: Printed, b: Printed) => isSameToPrint(printsOf([a])(a), printsOf([b])(b))

describe('two prints of a figure', () => {
  it.each<[boolean, Printed, Printed]>([
    [true, printed(14_968e6, '14,968'), printed(15.0e9, '15.0')],
    [false, printed(14_948e6, '14,948'), printed(15.0e9, '15.0')],
    [true, printed(-14_968e6, '(14,968)'), printed(-15.0e9, '(15.0)')],
    [false, printed(14_968e6, '14,968'), printed(14_969e6, '14,969')],
    [true, printed(1.57, '1.57'), printed(1.57, '1.57')],
    [false, printed(1.57, '1.57'), printed(1.58, '1.58')],
    [true, printed(15_408_095e3, '15,408,095'), printed(15_408e6, '15,408')],
    [false, printed(15_408_095e3, '15,408,095'), printed(15_409e6, '15,409')],
    [false, printed(5e6, '5'), printed(-5e6, '(5)')],
  ])('%s', (expected, a, b) => {
    expect(same(a, b)).toBe(expected)
    expect(same(b, a)).toBe(expected)
  })
  it('takes a dash among millions for anything that rounds to nothing', () => {
    const millions = printsOf([printed(94_036e6, '94,036')])
    const thousands = printsOf([printed(94_036_123e3, '94,036,123')])
    const dash = millions({ value: 0, place: cell('—') })
    expect(isSameToPrint(dash, thousands(printed(400e3, '400')))).toBe(true)
    expect(isSameToPrint(dash, thousands(printed(600e3, '600')))).toBe(false)
  })
  it('lets a sum of rounded figures miss by half a step for each', () => {
    const millions = printsOf([printed(94_036e6, '94,036')])
    const thousands = printsOf([printed(94_036_123e3, '94,036,123')])
    const sum = millions({
      value: 3e6,
      place: { computed: true, rule: 'sum', parts: [cell('1'), cell('1'), cell('1')] },
    })
    expect(isSameToPrint(sum, thousands(printed(4_400e3, '4,400')))).toBe(true)
    expect(isSameToPrint(sum, thousands(printed(4_600e3, '4,600')))).toBe(false)
  })
  it('lets a printed total miss the difference that stands for it in the other print', () => {
    const at = printsOf([printed(94_036e6, '94,036')])
    const made = at({ value: 43e6, place: { computed: true, rule: 'less', parts: [cell('94'), cell('51')] } })
    expect(isSameToPrint(made, at(printed(44e6, '44')))).toBe(true)
    expect(isSameToPrint(made, at(printed(45e6, '45')))).toBe(false)
  })
  it('is equal or not where nothing tells the step', () => {
    const none = printsOf([])
    expect(isSameToPrint(none({ value: 5, place: null }), none({ value: 5, place: null }))).toBe(true)
    expect(isSameToPrint(none({ value: 5, place: null }), none({ value: 6, place: null }))).toBe(false)
  })
})
