/** Counts in tables that compute EPS, typed as filed (accession number with each). */
import { describe, expect, it } from 'vitest'
import { gridOf, readTable } from '../sheet/tables.fixture.ts'
import { computedCount, sameDay } from './computed-count.ts'

const JULY_2023 = { year: 2023, month: 7, day: 30 }

function counted(
  lines: string,
  asked: { diluted: boolean; eps: number | null; net: number; money?: number; column?: number; end?: typeof JULY_2023 },
) {
  const table = readTable(gridOf(lines), { end: asked.end ?? JULY_2023, form: '10-Q' })
  const { diluted, eps, net, money = 1e6, column = 0 } = asked
  const found = computedCount({ ...table, column }, diluted, eps, net, money)
  return found && [found.figure.text, found.scale]
}

/** NVIDIA, 10-Q for July 2023 (0001045810-23-000175), note on net income per share. */
const NVIDIA = `
^ Three Months Ended | < | Six Months Ended | <
^ July 30, 2023 | July 31, 2022 | July 30, 2023 | July 31, 2022
Numerator:
Net income | $6,188 | $656 | $8,232 | $2,274
Denominator:
Basic weighted average shares | 2,473 | 2,495 | 2,472 | 2,500
Dilutive impact of outstanding equity awards | 26 | 21 | 23 | 26
Diluted weighted average shares | 2,499 | 2,516 | 2,495 | 2,526
Net income per share:
Basic per share | $2.50 | $0.26 | $3.33 | $0.91
Diluted per share | $2.48 | $0.26 | $3.30 | $0.90
`

describe('the count that income over it gives the EPS printed below it', () => {
  it.each([
    ['basic', false, 2.5, 6_188_000_000, ['2,473', 1e6]],
    ['diluted', true, 2.48, 6_188_000_000, ['2,499', 1e6]],
    ['basic of the half year', false, 3.33, 8_232_000_000, ['2,472', 1e6]],
  ])('%s', (_, diluted, eps, net, found) => {
    const column = eps === 3.33 ? 2 : 0
    expect(counted(NVIDIA, { diluted, eps, net, column })).toEqual(found)
  })

  it.each([
    ['an EPS that no line prints', { diluted: false, eps: 2.51, net: 6_188_000_000 }],
    ['the EPS of another period', { diluted: false, eps: 3.33, net: 8_232_000_000 }],
    ['no EPS', { diluted: false, eps: null, net: 6_188_000_000 }],
    ['an EPS of nothing', { diluted: false, eps: 0, net: 6_188_000_000 }],
  ])('none of %s', (_, asked) => expect(counted(NVIDIA, asked)).toBeNull())

  it('none where income over it does not give it', () => {
    expect(counted(NVIDIA.replace('2,473', '2,573'), { diluted: false, eps: 2.5, net: 6_188_000_000 })).toBeNull()
  })

  it('in thousands or in units, whichever gives the EPS', () => {
    const of = (count: string) =>
      counted(NVIDIA.replace('2,473', count), { diluted: false, eps: 2.5, net: 6_188_000_000 })
    expect(of('2,473,000')).toEqual(['2,473,000', 1e3])
    expect(of('2,473,000,000')).toEqual(['2,473,000,000', 1])
  })

  it('not where a percentage stands for the income, nor where the EPS has no cents', () => {
    const asked = { diluted: false, eps: 2.5, net: 6_188_000_000 }
    expect(counted(NVIDIA.replace('$6,188 ', '6,188% '), asked)).toBeNull()
    expect(counted(NVIDIA.replaceAll('$2.50', '$2.5'), asked)).toBeNull()
  })

  it('at most four lines above the EPS', () => {
    const far = (lines: number) =>
      NVIDIA.replace('Basic per share', `${'Options | 1 | 1 | 1 | 1\n'.repeat(lines)}Basic per share`)
    const asked = { diluted: false, eps: 2.5, net: 6_188_000_000 }
    expect([counted(far(1), asked), counted(far(2), asked)]).toEqual([['2,473', 1e6], null])
  })

  it('a line that is no average is none', () => {
    for (const label of ['Shares outstanding at the end of the period', 'Options'])
      expect(
        counted(NVIDIA.replace('Basic weighted average shares', label).replace('Denominator:', 'Shares:'), {
          diluted: false,
          eps: 2.5,
          net: 6_188_000_000,
        }),
        label,
      ).toBeNull()
  })
})

describe('classes of shares side by side', () => {
  // Alphabet, 10-Q for June 2023 (0001652044-23-000070), note on net income per share: two of its classes.
  const ALPHABET = `
^ Three Months Ended June 30, 2023 | <
^ Class A | Class C
Allocation of undistributed earnings | $8,600 | $8,493
Number of shares used in per share computation | 5,931 | 5,858
Basic net income per share | $1.45 | $1.45
`
  const june = { year: 2023, month: 6, day: 30 }

  it('where one has the whole income, its count', () => {
    const whole = ALPHABET.replace('$8,493', '$18,368').replace('5,858', '12,668')
    expect(counted(whole, { diluted: false, eps: 1.45, net: 18_368_000_000, end: june })).toEqual(['12,668', 1e6])
  })

  it('else the first class whose own income gives the EPS', () => {
    expect(counted(ALPHABET, { diluted: false, eps: 1.45, net: 18_368_000_000, end: june })).toEqual(['5,931', 1e6])
  })

  it('a column that is headed by the other EPS is passed over', () => {
    const heads = (first: string, second: string) =>
      counted(ALPHABET.replace('Class A', first).replace('Class C', second), {
        diluted: false,
        eps: 1.45,
        net: 18_368_000_000,
        end: june,
      })
    expect(heads('Diluted', 'Basic')).toEqual(['5,858', 1e6])
    expect(heads('Basic', 'Diluted')).toEqual(['5,931', 1e6])
  })
})

it('two columns are of one period by their day and their length', () => {
  const period = (months: number | null, day = 30) => ({ end: { ...JULY_2023, day }, months }) as never
  expect(sameDay(period(3), period(3))).toBe(true)
  expect(sameDay(period(3), period(6))).toBe(false)
  expect(sameDay(period(3), period(3, 31))).toBe(false)
  expect(sameDay(undefined, period(3))).toBe(false)
})
