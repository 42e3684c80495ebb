/** What a part of the company is the subject of is the part's own: the whole's figure confirms nothing of it. */
import { describe, expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text).flatMap((one) => (one.kind === 'period' ? [] : [one.verdict]))

describe('a figure of the whole told of a part', () => {
  it.each([
    'Pumps had sales of $50.0 billion and operating income of $12.0 billion.',
    'Pumps posted sales of $50.0 billion and a profit of $9.0 billion.',
    'Pumps had sales of $50.0 billion and an operating margin of 13.3%.',
    'Pumps had sales of $50.0 billion, on which it earned $9.0 billion.',
    'Pumps brought in $50.0 billion and earned $9.0 billion.',
    'Pumps brought in $50.0 billion and posted a profit of $9.0 billion.',
    'Pumps brought in $50.0 billion, making $9.0 billion of profit.',
    'Pumps brought in $50.0 billion, of which $9.0 billion was profit.',
    'Pumps turned $50.0 billion of sales into $9.0 billion of profit.',
    'Pumps sales fell 16.7% and its operating income 25%.',
  ])('%s', (text) => {
    const all = verdicts(text)
    expect(all).toContain('unresolved')
    expect(all).not.toContain('wrong')
  })
})

it.each([
  'Pumps sales fell to $50.0 billion and net income to $9.0 billion.',
  'Acme reported Pumps revenue of $50.0 billion and operating income of $12.0 billion.',
])('is the whole’s where it has its own clause, or the company reports both: %s', (text) => {
  expect(verdicts(text).every((one) => one === 'holds')).toBe(true)
})

it.each([
  ['a margin that says again what it is a part of', 'Gross margin was 60.0% of net sales.'],
  ['a share that is read as a percentage', 'Gross profit percentage was 60.0%.'],
])('reads %s', (_, text) => expect(verdicts(text).every((one) => one === 'holds')).toBe(true))

it('leaves open how a part of something unknown went', () => {
  expect(verdicts('Sales of Pumps rose as a percentage of total Data Center revenue.')).not.toContain('wrong')
})
