/** The periods that a question names, of an annual filing and of a quarter's. */
import { describe, expect, it } from 'vitest'
import { periodsIn } from './asked-periods.ts'

const named = (text: string, current: string, before: string): string[] =>
  periodsIn(text, current, before).map(({ period }) => period)
const ofYear = (text: string) => named(text, '2024 FY', '2023 FY')
const ofQuarter = (text: string) => named(text, '2024 Q3', '2023 Q3')

describe('asked of an annual filing', () => {
  it.each<[string, string[]]>([
    ['revenue in 2024', ['2024 FY']],
    ['revenue in fiscal 2023', ['2023 FY']],
    ['revenue in 2024 and 2023', ['2024 FY', '2023 FY']],
    ['revenue in the third quarter', ['2024 Q3']],
    ['revenue in Q2 2023', ['2023 Q2']],
    ['revenue last year', ['2023 FY']],
    ['revenue last fiscal year', ['2023 FY']],
    ['revenue in the prior year', ['2023 FY']],
    ['revenue two years ago', ['2022 FY']],
    ['revenue 2 years earlier', ['2022 FY']],
    ['revenue the year before last', ['2022 FY']],
    ['revenue three years back', ['2021 FY']],
    ['revenue this year', ['2024 FY']],
    ['revenue in this filing', ['2024 FY']],
    ['revenue this year and last', ['2024 FY', '2023 FY']],
    ['revenue last quarter', ['2024 Q4']],
    ['net margin', []],
    ['What was the margin, and the year before?', ['2024 FY', '2023 FY']],
  ])('%s', (text, periods) => expect(ofYear(text)).toEqual(periods))
})

describe('asked of a quarterly filing', () => {
  it.each<[string, string[]]>([
    ['revenue this quarter', ['2024 Q3']],
    ['revenue in the quarter', ['2024 Q3']],
    ['revenue last quarter', ['2024 Q2']],
    ['revenue this quarter and last', ['2024 Q3', '2024 Q2']],
    ['revenue in the same quarter of last year', ['2023 Q3']],
    ['revenue in the third quarter of last year', ['2023 Q3']],
    ['revenue in Q2 of the prior year', ['2023 Q2']],
    ['revenue in the first quarter a year ago', ['2023 Q1']],
    ['revenue last year', ['2023 Q3']],
    ['revenue two years ago', ['2022 Q3']],
    ['revenue this year', ['2024 FY']],
    ['revenue in the first quarter', ['2024 Q1']],
    ['revenue in fiscal 2023', ['2023 FY']],
  ])('%s', (text, periods) => expect(ofQuarter(text)).toEqual(periods))

  it('the quarter before the first is the fourth of the year before', () => {
    expect(named('revenue last quarter', '2024 Q1', '2023 Q1')).toEqual(['2023 Q4'])
  })
})

it('says where each is named, left to right, none within another', () => {
  const text = 'Compare the year before last with last year and 2024'
  const found = periodsIn(text, '2024 FY', '2023 FY')
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['the year before last', 'last year', '2024'])
})
