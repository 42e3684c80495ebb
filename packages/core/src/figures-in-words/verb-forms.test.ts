/** Which words are forms of a verb, and which only look like one. */
import { describe, expect, it } from 'vitest'
import { isNamedSubject } from './named-verbs.ts'
import { openSegments } from './open-segments.ts'
import { isVerbForm } from './verb-forms.ts'

it.each(['reported', 'growing', 'made', 'sold', 'took', 'brought', 'written', 'put'])('%s is one', (word) =>
  expect(isVerbForm(word)).toBe(true),
)

it.each([
  'thing',
  'morning',
  'hundred',
  'spring',
  'speed',
  'need',
  'king',
  'red',
  'during',
  'sales',
  'revenue',
  'ed',
  'ing',
  '',
])('%j is none', (word) => expect(isVerbForm(word)).toBe(false))

it.each(['rose', 'fell', 'grew', 'sank', 'rise'])('%s tells a direction, which is read elsewhere', (word) => {
  expect(isVerbForm(word)).toBe(false)
})

describe('clauses of their own', () => {
  const open = (text: string) => openSegments(text).map(({ start, end }) => text.slice(start, end).trim())
  it.each([
    ['Like most retailers, Apple sold more.', 'Like most retailers'],
    ['Revenue rose, the filing shows.', 'the filing shows'],
    ['Running through the report, revenue rose.', 'Running through the report'],
    ['Revenue rose, I am told.', 'I am told'],
  ])('say nothing of the figure: %s', (text, segment) => expect(open(text)).toContain(segment))

  it.each([
    'In Texas, revenue rose.',
    'Excluding Services, revenue rose.',
    'Revenue rose, mostly in cloud.',
    'Revenue rose, I think.',
    'Unlike Mac, iPad rose.',
    'Revenue rose 2.0%.',
  ])('pick a part, suppose or name: %s', (text) => expect(open(text)).toEqual([]))
})

it.each(['Beats', 'Target'])('%s may be a name', (word) => expect(isNamedSubject(word)).toBe(true))
it.each(['Revenue', 'sales'])('%s is none that could be a verb', (word) => expect(isNamedSubject(word)).toBe(false))
