import { describe, expect, it } from 'vitest'
import type { FactBase } from '../../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../../figures-in-words/three-years.fixture.ts'
import { checkClaims } from '../check.ts'

const compared = (base: FactBase, text: string) =>
  checkClaims(base, text).flatMap((one) => (one.kind === 'comparison' ? [one.verdict] : []))

describe('a level held in each of the years', () => {
  it.each([
    ['Revenue exceeded $80 billion in each of the three years.', 'holds'],
    ['Revenue exceeded $95 billion in each of the three years.', 'wrong'],
    ['Revenue exceeded €80 billion in each of the three years.', 'wrong'],
    ['Revenue exceeded 80% in each of the three years.', 'unresolved'],
    ['Operating margin exceeded 10% in each of the three years.', 'holds'],
    ['Operating margin exceeded $10 in each of the three years.', 'unresolved'],
    ['Net income was above −$5 billion in each of the three years.', 'holds'],
  ])('%s %s', (text, verdict) => expect(compared(THREE_YEARS, text)).toEqual([verdict]))
})

describe('a run of years', () => {
  // Three losses are known; revenue 100, 110, then 90; net income 13, 14, then 9
  it.each<[FactBase, string, string]>([
    [THREE_LOSSES, 'It was the third loss in a row.', 'holds'],
    [THREE_LOSSES, 'It was the third straight loss.', 'holds'],
    [THREE_LOSSES, 'It was the second straight loss.', 'unresolved'],
    [THREE_LOSSES, 'It was the fourth loss in a row.', 'unresolved'],
    [THREE_YEARS, 'Revenue fell, the second decline in a row.', 'wrong'],
  ])('%#: %s', (base, text, verdict) => expect(compared(base, text)).toEqual([verdict]))
})

it.each([
  ['Net income of $9.0 billion was the lowest of the three years 2023, 2024 and 2025.', 'holds'],
  ['Net income of $9.0 billion was the highest of the three years 2023, 2024 and 2025.', 'wrong'],
])('years that are only listed are those compared: %s', (text, verdict) =>
  expect(compared(THREE_YEARS, text)).toEqual([verdict]),
)

describe('a loss is told as a size', () => {
  it.each([
    ['The net loss exceeded $5 billion in each of the three years.', 'holds'],
    ['The net loss was above $8 billion in each of the three years.', 'wrong'],
    ['The net loss was below $1 billion in each of the three years.', 'wrong'],
    ['The net loss was below $10 billion in each of the three years.', 'holds'],
    ['The net loss hit a three-year high.', 'holds'],
    ['The net loss hit a three-year low.', 'wrong'],
    ['The net loss peaked in 2025.', 'holds'],
    ['The net loss peaked in 2024.', 'wrong'],
    ['The net loss bottomed in 2025.', 'wrong'],
    ['The net loss bottomed in 2024.', 'holds'],
  ])('%s %s', (text, verdict) => expect(compared(THREE_LOSSES, text)).toEqual([verdict]))

  it('is none where there was a profit', () =>
    expect(compared(THREE_YEARS, 'The net loss was below $10 billion in each of the three years.')).toEqual(['wrong']))
})

describe('years that are named', () => {
  it.each([
    ['Revenue rose in both 2023 and 2024.', 'unresolved'],
    ['Revenue fell in both 2023 and 2024.', 'wrong'],
    ['Revenue fell in both 2024 and 2025.', 'wrong'],
    ['Revenue rose every year since 2024.', 'wrong'],
    ['Revenue has fallen every year since 2024.', 'holds'],
    ['Revenue has fallen every year since 2025.', 'unresolved'],
  ])('%s %s', (text, verdict) => expect(compared(THREE_YEARS, text)).toEqual([verdict]))
})

describe('the pace of growth', () => {
  it.each([
    ['Revenue growth slowed to −18.2% from 10.0%.', 'holds'],
    ['Revenue growth slowed to 18.2% from 10.0%.', 'wrong'],
    ['Net income growth slowed to -35.7% from 16.7%.', 'holds'],
  ])('%s %s', (text, verdict) => expect(compared(THREE_YEARS, text)).toEqual([verdict]))
})
