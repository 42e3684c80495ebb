/** How people shorten the names of a statement's own lines, and which words name none of them. */
import { expect, it } from 'vitest'
import type { Metric } from './facts.ts'
import {
  adjectiveOf,
  isDistinct,
  isDomestic,
  shortDivisions,
  shortExpense,
  shortPlaces,
  uniqueWords,
} from './own-names.ts'

it.each<[label: string, others: string[], company: string[], expected: string[]]>([
  ['Google Cloud', ['Google Services total', 'Other Bets'], ['Google', 'Alphabet'], ['Cloud']],
  ['Energy generation and storage segment', ['Automotive segment'], ['Tesla'], ['Energy']],
  ["Sam's Club U.S.", ['Walmart U.S.', 'Walmart International'], ['Walmart'], ["Sam's Club"]],
])('%s is shortened', (label, others, company, expected) => {
  expect(shortDivisions(label, others, company)).toEqual(expect.arrayContaining(expected))
})

it('never shortens to a word that another name has, or that names the company', () => {
  expect(shortDivisions('Cloud services', ['Cloud licences'], ['Oracle'])).not.toContain('Cloud')
  expect(shortDivisions('Walmart International', ['Walmart U.S.'], ['Walmart'])).not.toContain('Walmart')
})

it.each<[string, string[], string | null]>([
  ['Provision for litigation', ['General and administrative'], 'litigation'],
  ['Restructuring and other', ['Research and development'], 'Restructuring'],
  ['Interest expense, net', ['Interest income, net'], null],
])('%s is called %s', (name, others, expected) => expect(shortExpense(name, others)).toBe(expected))

it('knows places by their adjectives where sales follow', () => {
  const british = new RegExp(`^${adjectiveOf('United Kingdom')}$`)
  expect(new RegExp(adjectiveOf('United Kingdom') ?? '').test('British sales')).toBe(true)
  expect(british.test('British')).toBe(false)
  expect(new RegExp(adjectiveOf('NORTH AMERICA') ?? '').test('North American sales')).toBe(true)
  expect(new RegExp(adjectiveOf('United States') ?? '').test('domestic revenue')).toBe(true)
  expect(adjectiveOf('Americas')).toBeNull()
  expect(shortPlaces('United Kingdom')).toContain('Britain')
  expect([isDomestic('U.S. operations'), isDomestic('Non-U.S. operations')]).toEqual([true, false])
})

it('takes one word in any letters only where it means nothing else', () => {
  expect(['Apparel', 'Footwear'].map(isDistinct)).toEqual([true, true])
  expect(['Services', 'Other', 'Mac', 'International', 'Two words'].map(isDistinct)).toEqual(Array(5).fill(false))
})

it('lets a question name a part by the one word that no other has, and no list by its later words', () => {
  const division = (label: string): [string, Metric] => [label, { kind: 'division', label, quantity: 'revenue' }]
  const words = uniqueWords([
    division('Google Cloud'),
    division('Google Network'),
    division('Wearables, Home and Accessories'),
  ])
  const named = words.map(([word]) => word)
  expect(named).toEqual(expect.arrayContaining(['cloud', 'wearables']))
  expect(named).not.toContain('google')
  expect(named).not.toContain('accessories')
})
