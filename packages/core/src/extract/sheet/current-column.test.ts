/** Which column is the current period's: heads as filed, never by place (T10, T11, T136, T137). */
import { describe, expect, it } from 'vitest'
import { currentColumn, expectedMonths, rankedColumns } from './current-column.ts'
import { gridOf, readTable } from './tables.fixture.ts'

const day = (year: number, month: number, of: number) => ({ year, month, day: of })
const DEC_2005 = day(2005, 12, 31)

function current(
  heads: string,
  { form = '10-K', end = DEC_2005 as typeof DEC_2005 | null, transition = null as number | null } = {},
) {
  const cells = heads
    .split('\n')
    .at(-1)
    ?.split('|')
    .map((_, at) => 1000 + at)
    .join(' | ')
  const cover = { form, end, transition }
  const { laid, periods } = readTable(gridOf(`${heads}\nNet sales | ${cells}\nNet income | ${cells}\n`), cover)
  const found = currentColumn(laid.columns, periods, cover)
  return found < 0 ? null : laid.columns[found]?.head
}

it.each([
  ['10-K', null, 12],
  ['10-Q', null, 3],
  ['10-Q/A', null, 3],
  ['20-F', null, 12],
  [null, null, 12],
  ['10-K', 5, 5],
  ['10-Q', 6, 6],
] as const)('form %s, transition %s: %s months', (form, transition, months) => {
  expect(expectedMonths({ form, transition })).toBe(months)
})

describe('the current column', () => {
  it.each([
    ['^ 2005 | 2004 | 2003', '2005'],
    ['^ 2003 | 2004 | 2005', '2005'],
    ['^ December 31, 2005 | December 31, 2004', 'December 31, 2005'],
    ['^ December 31, 2004 | December 31, 2005', 'December 31, 2005'],
    ['^ Pro forma 2005 | 2005 | 2004', '2005'],
    ['^ Parent 2005 | Eliminations 2005 | Consolidated 2005', 'Consolidated 2005'],
    ['^ Guarantors 2005 | Others 2005 | Eliminations 2005 | Consolidated 2005', 'Consolidated 2005'],
    ['^ Predecessor 2005 | Successor 2005', 'Successor 2005'],
    ['^ 2005 as originally reported | 2005 as restated', '2005 as restated'],
    ['^ 2005 | Since inception to 2005', '2005'],
  ])('of %s is %s', (heads, head) => expect(current(heads)).toBe(head))

  it('of a quarter is the one of three months', () => {
    // UnitedHealth, 10-Q for June 2023 (0000731766-23-000053), and Boeing's (0000012927-23-000048), the other way round.
    const asked = { form: '10-Q', end: day(2023, 6, 30) }
    const three = 'Three Months Ended June 30, 2023'
    expect(
      current('^ Three Months Ended June 30, | < | Six Months Ended June 30, | <\n^ 2023 | 2022 | 2023 | 2022', asked),
    ).toBe(three)
    expect(
      current('^ Six Months Ended June 30, | < | Three Months Ended June 30, | <\n^ 2023 | 2022 | 2023 | 2022', asked),
    ).toBe(three)
  })

  it('of a transition period is the one of its length', () => {
    const heads = '^ Twelve Months Ended December 31, 2005 | Five Months Ended December 31, 2005'
    expect(current(heads, { transition: 5 })).toBe('Five Months Ended December 31, 2005')
    expect(current(heads)).toBe('Twelve Months Ended December 31, 2005')
  })

  it('is the one that ends with the cover, not the newest', () => {
    const heads = '^ December 31, 2006 | December 31, 2005 | December 31, 2004'
    expect(current(heads)).toBe('December 31, 2005')
    expect(current(heads, { end: null })).toBe('December 31, 2006')
  })

  it('holds amounts', () => {
    const { laid, periods } = readTable(gridOf('^ 2005 | 2004\nTax rate | 35% | 34%\nState taxes | 2% | 1%\n'), {
      end: DEC_2005,
      form: '10-K',
    })
    expect(currentColumn(laid.columns, periods, { form: '10-K', end: DEC_2005, transition: null })).toBe(-1)
  })

  it('of equals is the first', () => {
    const cover = { form: '10-K', end: DEC_2005, transition: null }
    const { laid, periods } = readTable(gridOf('^ 2005 | 2005\nNet sales | 1,000 | 1,001\nCosts | 900 | 901\n'), cover)
    expect(rankedColumns(laid.columns, periods, cover).map(({ column }) => column)).toEqual([0, 1])
  })
})
