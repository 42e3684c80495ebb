import { describe, expect, it } from 'vitest'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

/** What is said of the amounts and shares of a text; the periods beside them hold by themselves. */
const verdicts = (text: string) =>
  checkClaims(THREE_YEARS, text).flatMap((one) => (one.kind === 'period' ? [] : [one.verdict]))

describe('an adjective that is not known to be colour leaves an amount unchecked', () => {
  it.each(
    [
      ...['daily', 'weekly', 'pretax', 'domestic', 'foreign', 'wholesale', 'cumulative', 'comparable', 'potential'],
      ...['fictional', 'phantom', 'fraudulent', 'backlog', 'notional', 'glorbish'],
    ].map((word) => `Net income was a ${word} $9.0 billion.`),
  )('%s', (text) => expect(verdicts(text)).toEqual(['unresolved']))

  it.each([
    'Net income was a staggering but fictional $9.0 billion.',
    'Net income came in at a daily, truly enormous $9.0 billion.',
    'Net income was a domestic and impressive $9.0 billion.',
    'Revenue of $90.0 billion was a mirage.',
  ])('%s', (text) => expect(verdicts(text)).toEqual(['unresolved']))

  it.each(['whopping', 'meagre', 'juicy', 'respectable', 'worrying'])('but a %s amount is the same amount', (word) =>
    expect(verdicts(`Net income was a ${word} $9.0 billion.`)).toEqual(['holds']),
  )
})

describe('a verb that is not known to tell an amount leaves it unchecked', () => {
  it.each(
    [
      ...['avoided', 'averted', 'dwarfed', 'approached', 'neared', 'averaged', 'kissed', 'refused', 'masked'],
      ...['outran', 'mimicked', 'glorbed'],
    ].map((word) => `Revenue ${word} $90.0 billion.`),
  )('%s', (text) => expect(verdicts(text)).toEqual(['unresolved']))

  it.each(['Acme shunned net income of $9.0 billion.', 'Acme burned $9.0 billion of net income.'])('%s', (text) =>
    expect(verdicts(text)).toEqual(['unresolved']),
  )

  it.each([
    'Acme mustered net income of $9.0 billion.',
    'Pumps churned out $50.0 billion.',
    'Valves furnishes 33.3% of revenue.',
  ])('%s', (text) => expect(verdicts(text)).toEqual(['holds']))
})

describe('exactly so much', () => {
  it.each([
    ['Net income was at least $9.0 billion.', 'holds'],
    ['Net income was at most $9.0 billion.', 'holds'],
    ['Net income exceeded $9.0 billion.', 'unresolved'],
    ['Net income stood below $9.0 billion.', 'unresolved'],
    ['Net income was just shy of $9.0 billion.', 'unresolved'],
    ['Net income nearly reached $9.0 billion.', 'unresolved'],
    ['Net income was just under $9.1 billion.', 'holds'],
  ])('%s %s', (text, verdict) => expect(verdicts(text)).toEqual([verdict]))
})

describe('an amount of another length', () => {
  it.each(['a day', 'per week', 'a month', 'each quarter'])('%s', (length) =>
    expect(verdicts(`Net income was $9.0 billion ${length}.`)).toEqual(['wrong']),
  )
})

describe('everything but a part', () => {
  it.each([
    ['Everything but Pumps brought in $40 billion.', 'holds'],
    ['All but Pumps brought in $40 billion.', 'holds'],
    ['Everything but Pumps brought in $45 billion.', 'wrong'],
    ['Everything but Pumps brought in €40 billion.', 'wrong'],
    ['The rest of the company brought in $40 billion.', 'unresolved'],
  ])('%s %s', (text, verdict) => expect(verdicts(text)).toEqual([verdict]))

  it('is not one thing where each of it moved', () =>
    expect(verdicts('Everything but Pumps grew.')).not.toContain('holds'))
})
