import { describe, expect, test } from 'vitest'
import { framesOf } from './narrators.ts'

const framed = (text: string, names: readonly string[] = []): string[] => {
  const companies = names
    .map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }))
    .filter((one) => one.start >= 0)
  return framesOf({ text, metrics: [], numbers: [], companies }).map(({ start, end }) => text.slice(start, end))
}

describe('what frames a figure', () => {
  test.each([
    ['The Committee notes that revenue was $5 billion.', 'The Committee notes that'],
    ['Management is pleased to report that revenue was $5 billion.', 'Management is pleased to report that'],
    ['The report of the auditors confirms that revenue was $5 billion.', 'The report of the auditors confirms that'],
    ['Attentive readers will recall that revenue was $5 billion.', 'Attentive readers will recall that'],
    ['It should be noted that revenue was $5 billion.', 'It should be noted that'],
    ['It is our observation that revenue was $5 billion.', 'It is our observation that'],
    ['Dear fellow owners, revenue was $5 billion.', 'Dear fellow owners'],
    ['Ladies and gentlemen: revenue was $5 billion.', 'Ladies and gentlemen'],
    ['Revenue was $5 billion, folks.', 'folks'],
    ['Revenue was $5 billion despite a sleepy market.', 'despite a sleepy market'],
  ])('%s', (text, said) => {
    expect(framed(text)).toEqual([said])
  })

  test('the company itself says so', () => {
    expect(framed('Acme’s management adds that revenue rose.', ['Acme'])).toEqual(['Acme’s management adds that'])
    expect(framed('Acme reported that revenue rose.', ['Acme'])).toEqual(['Acme reported that'])
  })
})

test.each([
  'Rivals report that revenue was $5 billion.',
  'Its rival’s management notes that revenue was $5 billion.',
  'Management hopes that revenue was $5 billion.',
  'Management falsely states that revenue was $5 billion.',
  'The auditors did not confirm that revenue was $5 billion.',
  'Services, revenue was $5 billion.',
  'Partners, revenue was $5 billion.',
])('frames nothing: %s', (text) => {
  expect(framed(text)).toEqual([])
})
