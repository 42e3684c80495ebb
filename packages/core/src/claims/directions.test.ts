/** Words of direction: which figure they are said of, from which period, and what is too little to be a move. */
import { describe, expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import { THREE_LOSSES, THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const moves = (base: FactBase, text: string) =>
  checkClaims(base, text)
    .filter(({ kind }) => kind === 'direction')
    .map(({ text: word, verdict, metric }) => `${word} ${verdict} ${metric}`)

describe('said of', () => {
  it.each([
    ['the name before', 'Revenue fell.', ['fell holds revenue']],
    ['each of a list', 'Revenue and net income fell.', ['fell holds revenue', 'fell holds net income']],
    [
      'each of three',
      'Revenue, gross profit and net income fell.',
      ['fell holds revenue', 'fell holds gross profit', 'fell holds net income'],
    ],
    ['what it was done to', 'Acme cut its net income.', ['cut holds net income']],
    ['the name behind', 'Acme grew revenue.', ['grew wrong revenue']],
    ['a noun before', 'The revenue decline went on.', ['decline holds revenue']],
    ['a noun behind', 'There was a decline in revenue.', ['decline holds revenue']],
    ['a part', 'Pipes shrank.', ['shrank holds revenue of Pipes']],
    ['a margin', 'Operating margin narrowed.', ['narrowed holds operating margin']],
    ['the other clause too', 'Revenue fell, but net income rose.', ['fell holds revenue', 'rose wrong net income']],
    [
      'the subject behind a relative clause',
      'Operating income, which stood at $16.0 billion in 2024, receded.',
      ['receded holds operating income'],
    ],
  ])('%s: %s', (_, text, wanted) => expect(moves(THREE_YEARS, text)).toEqual(wanted))

  it.each([
    ['something else that stands between', 'Revenue came in, while demand rose.'],
    ['a thing without a name', 'Prices rose.'],
  ])('nothing of the statement, of %s: %s', (_, text) => {
    expect(moves(THREE_YEARS, text).filter((one) => !one.includes('unresolved'))).toEqual([])
  })
})

describe('from', () => {
  it.each([
    ['the year before', 'Revenue rose in 2024.', 'holds'],
    ['the year before, not another', 'Revenue fell in 2024.', 'wrong'],
    ['a year that is named', 'Revenue fell from 2023 to 2025.', 'holds'],
    ['a year that is named, and not the last', 'Net income rose from 2023 to 2025.', 'wrong'],
    ['no year that is stored', 'Revenue rose in 2023.', 'unresolved'],
    ['no year that the statement has', 'Revenue rose in 2021.', 'unresolved'],
  ])('%s: %s %s', (_, text, verdict) => {
    expect(moves(THREE_YEARS, text).map((one) => one.split(' ')[1])).toEqual([verdict])
  })
})

describe('a loss', () => {
  // 9 billion after 6
  it.each([
    ['The net loss widened.', 'widened holds net income'],
    ['The net loss grew.', 'grew holds net income'],
    ['The net loss narrowed.', 'narrowed wrong net income'],
    ['The net loss shrank.', 'shrank wrong net income'],
    ['Net income fell.', 'fell holds net income'],
    ['Net income rose.', 'rose wrong net income'],
    ['The net loss improved.', 'improved wrong net income'],
    ['The net loss worsened.', 'worsened holds net income'],
  ])('%s', (text, wanted) => expect(moves(THREE_LOSSES, text)).toEqual([wanted]))
})

describe('so many times', () => {
  it.each([
    ['Revenue doubled.', 'wrong'],
    ['Revenue halved.', 'wrong'],
    ['Net income more than doubled.', 'wrong'],
  ])('%s %s', (text, verdict) => {
    expect(moves(THREE_YEARS, text).map((one) => one.match(/holds|wrong|unresolved/)?.[0])).toEqual([verdict])
  })

  const [now, before] = MADE.periods
  const grown = (times: number): FactBase => ({
    ...MADE,
    periods: [now, { ...(before ?? now), figures: { ...before?.figures, total_revenue: 391_035_000_000 / times } }],
  })
  it.each([
    [2, 'Revenue doubled.', 'holds'],
    [3, 'Revenue doubled.', 'wrong'],
    [2.4, 'Revenue more than doubled.', 'holds'],
    [1.6, 'Revenue more than doubled.', 'wrong'],
    [3, 'Revenue tripled.', 'holds'],
    [2, 'Revenue tripled.', 'wrong'],
    [0.5, 'Revenue halved.', 'holds'],
    [0.8, 'Revenue halved.', 'wrong'],
  ])('%d times as much: %s %s', (times, text, verdict) => {
    expect(moves(grown(times), text).map((one) => one.match(/holds|wrong|unresolved/)?.[0])).toEqual([verdict])
  })

  it.each([
    [1.01, 'holds'],
    [0.99, 'holds'],
    [1.03, 'unresolved'],
    [1.1, 'wrong'],
  ])('%d times as much was flat: %s', (times, verdict) => {
    expect(moves(grown(times), 'Revenue was flat.').map((one) => one.match(/holds|wrong|unresolved/)?.[0])).toEqual([
      verdict,
    ])
  })
})

describe('a share that went somewhere', () => {
  const all = (text: string) => checkClaims(MADE, text).map((one) => one.verdict)
  // cost of revenue 55.9 % of revenue, then 53.8 %, while it fell by 1.8 %; Services 22.2 %, then 24.6 %
  it.each([
    ['Cost of sales fell to 53.8% of revenue from 55.9%.', 'Cost of sales rose to 53.8% of revenue from 55.9%.'],
    ['Services climbed to 24.6% of sales.', 'Services slipped to 24.6% of sales.'],
    // the amount rose by 0.3 %
    ['iPhone slipped to 51.4% of sales.', 'iPhone rose to 51.4% of sales.'],
  ])('is told of the share, not of the amount: %s', (right, wrong) => {
    expect(all(right).every((one) => one === 'holds')).toBe(true)
    expect(all(wrong)).toContain('wrong')
  })
})

describe('two losses', () => {
  it('are as large as they are below nothing', () => {
    const all = (text: string) => checkClaims(THREE_LOSSES, text).map((one) => one.verdict)
    // operating −12, net −9
    expect(all('The operating loss was larger than the net loss.')).toEqual(['holds'])
    expect(all('The operating loss was smaller than the net loss.')).toEqual(['wrong'])
  })
})
