/** The financial data schedule of the 1990s (exhibit 27) against the figures of a statement. */
import { describe, expect, it } from 'vitest'
import { Lines } from '../document/text/lines.ts'
import { figureOf } from '../sheet/tables.fixture.ts'
import type { Witnessed } from './labels.ts'
import type { Printed } from './needles.ts'
import { scheduleEvidence } from './schedule.ts'

/** Lundgren Bros. Construction, 10-Q for March 1996 (0000000000-96-000001), in the form of article 5. */
const SCHEDULE = `
<TYPE>EX-27
<ARTICLE> 5
<MULTIPLIER> 1,000
<TABLE>
<S>                             <C>
<SALES>                                         10,830
<TOTAL-REVENUES>                                10,830
<CGS>                                            8,913
<INCOME-PRETAX>                                   (482)
<INCOME-TAX>                                      (183)
<NET-INCOME>                                      (299)
<EPS-PRIMARY>                                     (.12)
<EPS-DILUTED>                                        0
</TABLE>
`
const printed = (figure: Witnessed, value: number, decimals = 0): Printed => ({
  figure,
  row: [],
  column: 0,
  current: figureOf(value, decimals),
})
const said = (figure: Witnessed, value: number, decimals = 0, schedule = SCHEDULE) =>
  scheduleEvidence(new Lines(`Item 1\n${schedule}`), [printed(figure, value, decimals)]).map(
    ({ agrees, value: theirs, scale, text }) => ({ agrees, value: theirs, scale, text }),
  )

describe('a tag of the schedule', () => {
  it.each<[Witnessed, number, number, string]>([
    ['total_revenue', 10_830, 0, '10,830'],
    ['income_before_taxes', -482, 0, '482'],
    ['income_tax_expense', -183, 0, '183'],
    ['net_income', -299, 0, '299'],
    ['basic_eps', -0.12, 2, '.12'],
  ])('is the figure again: %s', (figure, value, decimals, text) => {
    expect(said(figure, value, decimals)).toEqual([{ agrees: true, value, scale: 0, text }])
  })

  it('stands at its own bytes', () => {
    const text = `Item 1\n${SCHEDULE}`
    const [one] = scheduleEvidence(new Lines(text), [printed('total_revenue', 10_830)])
    expect(one?.kind).toBe('ex-27')
    expect(text.slice(one?.place.start, one?.place.end)).toBe('10,830')
    expect(text.slice((one?.place.start ?? 0) - 48, one?.place.start)).toContain('<TOTAL-REVENUES>')
  })

  it.each([
    ['<TOTAL-REVENUE> 10,830', 'total_revenue', 10_830],
    ['<GROSS-OPERATING-REVENUE> 10,830', 'total_revenue', 10_830],
    ['<PRE-TAX-INCOME> (482)', 'income_before_taxes', -482],
    ['<INCOME-TAX-EXPENSE-NET> $ 183', 'income_tax_expense', 183],
    ['<EPS-BASIC> 1.25', 'basic_eps', 1.25],
    ['<EPS-DILUTED> 1.24', 'diluted_eps', 1.24],
  ] as const)('of another article: %s', (line, figure, value) => {
    expect(said(figure, value, 2, `<TYPE>EX-27\n${line}\n`).map(({ agrees }) => agrees)).toEqual([true])
  })

  it('is read once, where it stands first', () => {
    expect(said('net_income', 299, 0, `${SCHEDULE}<NET-INCOME> 301\n`)).toMatchObject([{ agrees: true }])
  })
})

describe('its scale', () => {
  it.each([
    [10_830_000, 3],
    [10.83, -3],
    [10_830_000_000, 6],
    [0.01083, -6],
  ])('may be another than that of the statement: %s', (value, scale) => {
    expect(said('total_revenue', value, 5)[0]).toMatchObject({ scale, agrees: true })
  })

  it('is none of EPS', () => {
    expect(said('basic_eps', -0.12, 2)[0]?.scale).toBe(0)
    expect(said('basic_eps', -120, 2)[0]).toMatchObject({ scale: 0, agrees: false })
  })

  it('is unknown where the two are another figure: then the schedule disagrees', () => {
    expect(said('total_revenue', 12_830)).toEqual([{ agrees: false, value: 10_830, scale: 0, text: '10,830' }])
    expect(said('total_revenue', 10_900)).toMatchObject([{ agrees: false }])
    expect(said('total_revenue', 10_831)).toMatchObject([{ agrees: false }])
  })
})

describe('nothing is said', () => {
  it.each([
    ['without a schedule', 'net_income', '<NET-INCOME> (299)\n'],
    ['of a figure that has no tag', 'gross_profit', SCHEDULE],
    ['where the tag is nothing', 'diluted_eps', SCHEDULE],
    ['where the tag stands far below', 'net_income', `<TYPE>EX-27\n${'<X>\n'.repeat(141)}<NET-INCOME> (299)\n`],
  ] as const)('%s', (_, figure, schedule) => expect(said(figure, -299, 0, schedule)).toEqual([]))
})
