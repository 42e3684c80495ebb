/** Of which period a number is told: named before it, behind it, in a list, or by a comparison. */
import { describe, expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

/** Each number with the year that it is read of, and whether it holds. */
const read = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter(({ kind }) => kind === 'amount' || kind === 'change' || kind === 'share')
    .map(({ text: said, period, verdict }) => `${said} ${period?.slice(0, 4) ?? '?'} ${verdict}`)

describe('a number is of', () => {
  it.each<[string, string, string[]]>([
    ['the text’s own period', 'Revenue was $90.0 billion.', ['$90.0 billion 2025 holds']],
    ['the period named before it', 'In 2024 revenue was $110.0 billion.', ['$110.0 billion 2024 holds']],
    ['the period named behind it', 'Revenue was $110.0 billion in 2024.', ['$110.0 billion 2024 holds']],
    ['the period that owns it', 'The 2024 revenue was $110.0 billion.', ['$110.0 billion 2024 holds']],
    [
      'each its own period',
      'Revenue was $90.0 billion in 2025 and $110.0 billion in 2024.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds'],
    ],
    [
      'the period before it, not the one that the next clause is about',
      '2024 had brought revenue of $110.0 billion, 2025 showed revenue of $90.0 billion.',
      ['$110.0 billion 2024 holds', '$90.0 billion 2025 holds'],
    ],
    [
      'the year before, behind "from"',
      'Revenue fell to $90.0 billion from $110.0 billion.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds'],
    ],
    [
      'the year before, behind "down from"',
      'Revenue was $90.0 billion, down from $110.0 billion.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds'],
    ],
    [
      'the year before, behind "compared with"',
      'Revenue was $90.0 billion, compared with $110.0 billion a year earlier.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds'],
    ],
    [
      'the year before that of a named year',
      'In 2024 revenue rose to $110.0 billion from $100.0 billion.',
      ['$110.0 billion 2024 holds', '$100.0 billion 2023 holds'],
    ],
    [
      'each a year after the one before it, in a series by the way that it took',
      'Revenue has moved from $100.0 billion through $110.0 billion to $90.0 billion.',
      ['$100.0 billion 2023 holds', '$110.0 billion 2024 holds', '$90.0 billion 2025 holds'],
    ],
    [
      'the years of a list in their order',
      'Revenue was $90.0 billion, $110.0 billion and $100.0 billion in 2025, 2024 and 2023, respectively.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds', '$100.0 billion 2023 holds'],
    ],
    [
      'a chain of years, each before the last',
      'Revenue was $90.0 billion vs. $110.0 billion vs. $100.0 billion.',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds', '$100.0 billion 2023 holds'],
    ],
    [
      'a row of steps, the newest last',
      'Operating margin went from 15.0% to 14.5% to 13.3%.',
      ['15.0% 2023 holds', '14.5% 2024 holds', '13.3% 2025 holds'],
    ],
    [
      'the year in brackets',
      'Revenue was $90.0 billion (2024: $110.0 billion).',
      ['$90.0 billion 2025 holds', '$110.0 billion 2024 holds'],
    ],
    ['two years before it', 'Two years ago revenue was $100.0 billion.', ['$100.0 billion 2023 holds']],
    ['the change of the year named', 'In 2024 revenue rose 10%.', ['10% 2024 holds']],
    ['the change of the text’s year', 'Revenue fell 18.2%.', ['18.2% 2025 holds']],
    ['a change between two years that are named', 'Revenue fell 10% from 2023 to 2025.', ['10% 2025 holds']],
  ])('%s: %s', (_, text, wanted) => expect(read(text)).toEqual(wanted))
})

describe('with the years exchanged', () => {
  it.each([
    ['Revenue was $110.0 billion.', '$110.0 billion'],
    ['In 2024 revenue was $90.0 billion.', '$90.0 billion'],
    ['Revenue was $90.0 billion in 2024 and $110.0 billion in 2025.', '$90.0 billion'],
    ['Revenue fell to $110.0 billion from $90.0 billion.', '$110.0 billion'],
    ['In 2024 revenue fell 18.2%.', '18.2%'],
    ['Revenue was $90.0 billion (2024: $95.0 billion).', '$95.0 billion'],
  ])('a number is contradicted: %s', (text, said) => {
    expect(
      read(text)
        .filter((one) => one.endsWith('wrong'))
        .map((one) => one.replace(/ (?:\d{4}|\?) wrong$/, '')),
    ).toContain(said)
  })
})

describe('a period that is not stored', () => {
  it.each([
    ['leaves open what no stored period has', 'In 2021 revenue was $80.0 billion.', ['$80.0 billion ? unresolved']],
    ['contradicts the figure of a stored one', 'In 2021 revenue was $90.0 billion.', ['$90.0 billion 2025 wrong']],
    ['leaves open a change from it', 'In 2023 revenue rose 5%.', ['5% 2023 unresolved']],
    [
      'leaves open what it was compared with',
      'In 2023 revenue was $100.0 billion, up from $95.0 billion.',
      [...['$100.0 billion 2023 holds', '$95.0 billion ? unresolved']],
    ],
  ])('%s: %s', (_, text, wanted) => expect(read(text)).toEqual(wanted))
})
