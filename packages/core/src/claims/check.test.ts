import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import type { FactBase } from '../figures-in-words/facts.ts'
import { millisecondsOfWork } from '../format/work.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) => checkClaims(MADE, text).map((one) => `${one.text}: ${one.verdict}`)

it('finds every figure of a sentence, with its place in the text and in the filing', () => {
  const text = 'In **fiscal 2024**, revenue rose 2.0% to [$391.04B](filing_url) from $383.3 billion.'
  const claims = checkClaims(MADE, text)
  expect(claims.map((one) => [one.text, one.verdict, one.period])).toEqual([
    ['fiscal 2024', 'holds', '2024 FY'],
    ['rose', 'holds', '2024 FY'],
    ['2.0%', 'holds', '2024 FY'],
    ['$391.04B', 'holds', '2024 FY'],
    ['$383.3 billion', 'holds', '2023 FY'],
  ])
  const amount = claims[3]
  expect(text.slice(amount?.start, amount?.end)).toBe('$391.04B')
  expect(amount?.place).toEqual({ accession_number: '0000320193-24-000123', path: 'total_revenue' })
  expect(claims[2]?.rule).toBe('2024 FY ÷ 2023 FY − 1')
})

it('says which figure was mistaken', () => {
  const [claim] = checkClaims(MADE, 'Net income was $391.04 billion.')
  expect(claim).toMatchObject({ verdict: 'wrong', figure: '$93.74B', note: 'this is the revenue of 2024 FY' })
})

it('knows units, signs, currencies and rounding', () => {
  expect(verdicts('Revenue was $391 million.')).toEqual(['$391 million: wrong'])
  expect(verdicts('Revenue was €391 billion.')).toEqual(['€391 billion: wrong'])
  expect(verdicts('The net loss was $93.7 billion.')).toEqual(['$93.7 billion: wrong'])
  expect(verdicts('Revenue was $391.0 billion, $391B, about $390 billion and $391,035 million.')).toEqual([
    '$391.0 billion: holds',
    '$391B: holds',
    '$390 billion: holds',
    '$391,035 million: holds',
  ])
  expect(verdicts('Revenue was $391.1 billion.')).toEqual(['$391.1 billion: wrong'])
})

it('reads tables by their row and column', () => {
  const table =
    '| | 2024 FY | 2023 FY |\n|---|---|---|\n| Revenue | $391.04B | $383.29B |\n| Net income | $96.99B | 93,736 |'
  expect(verdicts(table)).toEqual(['$391.04B: holds', '$383.29B: holds', '$96.99B: wrong', '93,736: wrong'])
  expect(verdicts('| Division | Revenue | Change |\n|---|---|---|\n| Services | $96.17B | +12.9% |')).toEqual([
    '$96.17B: holds',
    '+12.9%: holds',
  ])
})

it('leaves alone what is no figure of the statement, and does not judge what may come', () => {
  expect(verdicts('The iPhone 16 of the S&P 500 company, Form 10-K, Item 7, 52 weeks, 1st of 4 parts.')).toEqual([])
  expect(verdicts('Analysts expect revenue of $400 billion.')).toEqual(['$400 billion: unresolved'])
  expect(verdicts('Its pension fund holds $12.3 billion.')).toEqual(['$12.3 billion: unresolved'])
  expect(verdicts('Revenue was $365.8 billion in fiscal 2021.')).toEqual([
    '$365.8 billion: unresolved',
    'fiscal 2021: unresolved',
  ])
  expect(verdicts('Revenue was $391.04 billion in fiscal 2021.')[0]).toBe('$391.04 billion: wrong')
})

it('knows which way a figure went', () => {
  expect(verdicts('Revenue and gross profit grew, while net income fell.')).toEqual([
    'grew: holds',
    'grew: holds',
    'fell: holds',
  ])
  expect(verdicts('Net income climbed.')).toEqual(['climbed: wrong'])
  expect(verdicts('Services revenue more than doubled.')).toEqual(['more than doubled: wrong'])
  expect(verdicts('Gross margin widened to 46.2% from 44.1%, by 2.1 percentage points.')).toEqual([
    'widened: holds',
    '46.2%: holds',
    '44.1%: holds',
    '2.1 percentage points: holds',
  ])
})

it('knows the last four quarters from the quarter', () => {
  const [year] = MADE.periods
  const quarter = { ...year, code: '2024 Q3', months: 3, figures: { total_revenue: 100e9 } }
  const trailing = { ...year, code: 'TTM', figures: { total_revenue: 391e9 } }
  const base: FactBase = { ...MADE, periods: [quarter, trailing] }
  const found = checkClaims(
    base,
    'Over the last four quarters, revenue came to $391.00B.\n\nRevenue of the quarter was $391.00B.',
  )
  expect(found.filter((one) => one.kind === 'amount').map((one) => [one.period, one.verdict])).toEqual([
    ['TTM', 'holds'],
    ['2024 Q3', 'wrong'],
  ])
})

it('reads a quarter of last year as that, and as what is compared with', () => {
  const [year, before] = MADE.periods
  if (!before) throw new Error('one period only')
  const quarter = { ...year, code: '2024 Q3', months: 3 }
  const base: FactBase = { ...MADE, periods: [quarter, { ...before, code: '2023 Q3', months: 3 }] }
  const said = (text: string) =>
    checkClaims(base, text)
      .filter(({ kind }) => kind !== 'period')
      .map((one) => `${one.text} ${one.period ?? '?'} ${one.verdict}`)
  expect(said('Compared to the third quarter of last year, revenue rose to $391.0 billion.')).toEqual([
    'rose 2024 Q3 holds',
    '$391.0 billion 2024 Q3 holds',
  ])
  expect(said('In the third quarter of last year, revenue was $383.3 billion.')).toContain(
    '$383.3 billion 2023 Q3 holds',
  )
  expect(said('Relative to the third quarter of last year, revenue fell.')).toEqual(['fell 2024 Q3 wrong'])
  expect(said('Revenue for the period was $900.0 billion.')).toEqual(['$900.0 billion 2024 Q3 unresolved'])
  expect(said('Revenue for the period ended in June was $900.0 billion.')[0]).toMatch(/^\$900.0 billion/)
})

it('reads sentences as people write them', () => {
  const none = (text: string) => verdicts(text).filter((one) => !one.endsWith(': holds'))
  expect(
    [
      'Apple earned $93.7 billion, or $6.08 per diluted share, down from $97.0 billion and $6.13.',
      'On sales of $391 billion the company earned just $93.7 billion.',
      'Apple spent $31.4 billion on research and development.',
      'Services ($96.2 billion) and Mac ($30.0 billion) came next.',
      'iPhone makes up half of sales ($201.2 billion); Services add $96.2 billion.',
      'Apple turned 24 cents of each revenue dollar into net income.',
      'EPS of $6.08 missed the prior year’s $6.13; net income slipped to $93.7 billion from $97.0 billion a year ago.',
      'The gross margin increased 210 basis points to 46.2%, higher than 44.1% in fiscal 2023.',
      '- **Operating margin:** 31.5% (2023: 29.8%)',
    ].flatMap(none),
  ).toEqual([])
  expect(
    [
      'Apple earned $39.7 billion.',
      'Apple spent $31.4 million on research and development.',
      'The operating margin was 29.8% (2023: 31.5%).',
      'Net income was $93.7 billion, growing 3.4%.',
    ].map((text) => none(text).some((one) => one.endsWith(': wrong'))),
  ).toEqual([true, true, true, true])
})

it('takes what a company has for no figure of the sentence before', () => {
  expect(verdicts('Revenue was $391.04B. It has $48.31B of orders.')).toEqual([
    '$391.04B: holds',
    '$48.31B: unresolved',
  ])
  expect(verdicts('Net income was $93.74B. It was $97.0B a year earlier.')).toEqual(['$93.74B: holds', '$97.0B: holds'])
})

it('verifies no percentage for a change of a margin, which is one of points', () => {
  expect(verdicts('Gross margin rose by 2.1 points.')).toEqual(['rose: holds', '2.1 points: holds'])
  expect(verdicts('Gross margin rose by 2.1%.')).toEqual(['rose: holds', '2.1%: unresolved'])
  expect(verdicts('Gross margin rose by 9.1%.')).toEqual(['rose: holds', '9.1%: wrong'])
})

it('stays quick on hostile text', () => {
  for (const part of ['$1 ', '1,', 'revenue ', '| a ', '(', '[', 'from $', '9', 'more than ', '**']) {
    expect(millisecondsOfWork(() => checkClaims(MADE, part.repeat(4000)))).toBeLessThan(4000)
  }
})
