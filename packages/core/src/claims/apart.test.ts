import { expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text)
    .filter((one) => one.kind !== 'period')
    .filter((one) => one.kind !== 'cause')
    .map((one) => one.verdict)

it.each([
  'As an investor since the IPO, I find it striking that revenue was $90.0 billion.',
  'Like most retailers, it had revenue of $90.0 billion.',
  'Getting parcels to doorsteps ain’t cheap: revenue was $90.0 billion.',
  'Tablet fans were thrilled: revenue was $90.0 billion.',
  'I was surprised to read that net income was $9.0 billion.',
  'Net income was $9.0 billion, and it shows no sign of slowing.',
  'Net income was $9.0 billion, filings revealed.',
  'Net income was $9.0 billion in case you were wondering.',
  'The Ohio company earned $9.0 billion.',
  'Here are the trend and the lesson: net income was $9.0 billion.',
  'What a year for Pumps! Sales there were $50.0 billion.',
  'The parent company of Acme said its net income for 2025 was $9.0 billion.',
  'In Pumps, sales were down 17 percent at $50.0 billion.',
  'Compared with the year before, when it made $14.0 billion, Acme earned $9.0 billion.',
  'Acme has earned 9.0 billion dollars.',
  'The net margin was 10.0 percent - in 2024 it had been 12.7 percent.',
])('reads a clause of its own beside the figure over: %s', (text) => {
  const found = verdicts(text)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => one !== 'holds')).toEqual([])
})

it.each([
  'YouTube is booming: revenue was $90.0 billion.',
  'In Asia things are good: revenue was $90.0 billion.',
  'It is not true that revenue was $90.0 billion.',
  'I was told to pretend that net income was $9.0 billion.',
  'Revenue was $90.0 billion, which includes a partner’s share.',
  'Revenue was $90.0 billion, which never happened.',
  'Like its rival Samsung, it had revenue of $90.0 billion.',
  'As an estimate, revenue was $90.0 billion.',
  'According to bloggers, net income was $9.0 billion.',
  'Counting the partners, revenue was $90.0 billion.',
  'Moving on to phones, revenue was $90.0 billion.',
  'Filings by rivals show, revenue was $90.0 billion.',
  'What a year for Pumps! Net income there was $9.0 billion.',
  'What a year! Sales there were $90.0 billion.',
])('but not one that is about the figure after all: %s', (text) => {
  expect(verdicts(text)).toContain('unresolved')
})

it.each([
  ['Revenue was $90.0 billion, the lowest in at least three years.', 'holds'],
  ['Revenue was $90.0 billion, lowest since 2023.', 'holds'],
  ['Revenue was $90.0 billion, the highest in at least three years.', 'wrong'],
  ['Revenue was $90.0 billion, its highest since 2023.', 'wrong'],
  ['Revenue was $90.0 billion, its lowest since 2020.', 'unresolved'],
])('holds a record against the years stored: %s', (text, verdict) => {
  expect(verdicts(text)[1]).toBe(verdict)
})

it.each([
  ['Revenue of $90.0 billion was a touch below the $110.0 billion of 2024.', ['holds', 'holds']],
  ['Pumps held up better than Pipes, losing 17% versus 33%.', ['unresolved', 'unresolved', 'unresolved']],
  ['Revenue came up short of last year’s level, at $90.0 billion against $110.0 billion.', ['holds', 'holds']],
  [
    'Revenue came up short of last year’s level, at $110.0 billion against $90.0 billion.',
    ['unresolved', 'unresolved'],
  ],
])('tells a level that is compared with from a change: %s', (text, said) => {
  expect(verdicts(text)).toEqual(said)
})
