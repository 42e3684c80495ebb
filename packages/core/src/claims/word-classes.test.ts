import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { checkClaims } from './check.ts'

const isConfirmed = (text: string) => {
  const claims = checkClaims(MADE, text).filter(({ kind }) => kind !== 'cause')
  return claims.length > 0 && claims.every((one) => one.verdict === 'holds')
}

it.each([
  'Apple spat out net income of $93.7 billion.',
  'Apple managed to scrape together net income of $93.7 billion.',
  'Net income of $93.7 billion is nothing to sneeze at.',
  'Investors cheered as revenue reached $391.0 billion.',
  'You can’t argue with a net income of $93.7 billion.',
  'Hot take: revenue of $391.0 billion is not small.',
  'CUPERTINO — Apple posted revenue of $391.0 billion.',
  'On the bright side, revenue came to $391.0 billion.',
  'Services, home of Apple Music, hauled in $96.2 billion.',
  'Services churned out $96.2 billion.',
])('passes over words whose class cannot change the figure: %s', (text) => {
  expect(isConfirmed(text)).toBe(true)
})

it.each([
  ['a name that is a word', 'Target pocketed revenue of $391.0 billion.'],
  ['a noun before the verb', 'The subsidiary pocketed net income of $93.7 billion.'],
  ['another owner', 'Investors pocketed a net income of $93.7 billion.'],
  ['a verb that may tell a direction', 'Revenue backpedalled, to $391.0 billion.'],
  ['a verb that compares', 'Services eclipsed iPhone’s $201.2 billion.'],
  ['a verb of missing', 'Apple missed net income of $93.7 billion.'],
  ['a participle before the name', 'Apple’s forfeited revenue was $391.0 billion.'],
  ['a heading with a noun', 'Backlog of orders: revenue of $391.0 billion.'],
  ['a heading with another company', 'Microsoft’s headline number: revenue of $391.0 billion.'],
  ['a predicate that takes it back', 'Revenue of $391.0 billion is a typo.'],
  ['a description with another company', 'iPhone, Samsung’s telephone, brought in $201.2 billion.'],
  ['a place', 'In software, revenue was $391.0 billion.'],
])('leaves open what may change the figure: %s', (_, text) => {
  expect(isConfirmed(text)).toBe(false)
})

it.each([
  'Investors cheered as revenue reached $391.0 billion.',
  'The tariffs saddled Apple with net income of $93.7 billion.',
])('marks what else is told as not checked: %s', (text) =>
  expect(checkClaims(MADE, text).find(({ kind }) => kind === 'cause')?.verdict).toBe('unresolved'),
)
