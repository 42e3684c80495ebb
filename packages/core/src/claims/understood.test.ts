import { expect, it } from 'vitest'
import { MADE } from '../figures-in-words/base.fixture.ts'
import { THREE_YEARS } from '../figures-in-words/three-years.fixture.ts'
import { checkClaims } from './check.ts'

const verdicts = (text: string) => checkClaims(MADE, text).map((one) => `${one.text}: ${one.verdict}`)
const confirmed = (text: string) => {
  const claims = checkClaims(MADE, text)
  return claims.length > 0 && claims.every((one) => one.verdict === 'holds')
}

it('confirms no figure of a sentence that names what the statement does not hold', () => {
  for (const text of [
    'Total liabilities were $391.0 billion.',
    'Microsoft’s revenue was $391.0 billion.',
    'Sales in India were $391.0 billion.',
    'Revenue excluding iPhone was $391.0 billion.',
    'Net income before stock compensation was $93.7 billion.',
    'Revenue was not $391.0 billion.',
    'iPhone sales in the Americas were $201.2 billion.',
    'Deferred revenue was $391.0 billion.',
    'Quarterly revenue was $391.0 billion.',
    'A day, revenue was $391.0 billion.',
    'Net income was 24.0%.',
    'Revenue rose to $391.0 billion because of strong demand.',
    'The company said: “we sold more than ever”.',
    'Profit was $123.2 billion.',
  ])
    expect([text, confirmed(text)]).toEqual([text, false])
})

it('takes “the 2024 quarter” for no year', () => {
  const said = checkClaims(MADE, 'Revenue was $391.0 billion in the 2024 quarter.').filter(({ text }) =>
    /391/.test(text),
  )
  expect(said.map(({ verdict }) => verdict)).toEqual(['wrong'])
})

it('contradicts no figure of a sentence that it only half understands', () => {
  for (const text of [
    'Sales outside the Americas came to $224.0 billion.',
    'Tax of $29.7 billion left $93.7 billion for owners.',
    'Mac had the fastest growth of the hardware lines.',
    'Total assets were $365.0 billion.',
  ])
    expect([text, checkClaims(MADE, text).filter((one) => one.verdict === 'wrong')]).toEqual([text, []])
  expect(verdicts('Revenue was $399.0 billion.')).toEqual(['$399.0 billion: wrong'])
})

it('reads fractions of change, what is left, whose income it is, and what merely is more', () => {
  for (const text of [
    'Net income attributable to Apple was $93.7 billion.',
    'What was left after cost of sales came to $180.7 billion.',
    'Diluted earnings were $6.08 a share.',
  ])
    expect([text, confirmed(text)]).toEqual([text, true])
  expect(verdicts('Services revenue was a third higher than a year earlier.')).toContain('a third: wrong')
  expect(verdicts('Services revenue grew by more than 5%.')).toContain('5%: unresolved')
  expect(verdicts('Services revenue grew by more than 15%.')).toContain('15%: wrong')
  expect(verdicts('Sales rose, attributable to strong demand.').join()).toContain('attributable to')
})

it('goes on confirming the plain sentence', () => {
  for (const text of [
    'Apple’s total revenue reached $391.0 billion in fiscal 2024.',
    'Annual revenue was $391.0 billion, after $383.3 billion a year before.',
    'Net income was 24.0% of revenue.',
  ])
    expect([text, confirmed(text)]).toEqual([text, true])
})

it('reads numbers in words', () => {
  expect(verdicts('Revenue was three hundred ninety-one billion dollars.')).toEqual([
    'three hundred ninety-one billion dollars: holds',
  ])
  expect(verdicts('Revenue was three hundred billion dollars.')).toEqual(['three hundred billion dollars: wrong'])
  expect(verdicts('About twenty-four cents of every revenue dollar was left as net income.')).toEqual([
    'twenty-four cents: holds',
  ])
})

it('reads fractions that are the size of a change, and what "beat the year before" is measured from', () => {
  expect(verdicts('iPad revenue rose a half, to $26.7 billion.')).not.toContain('a half: holds')
  expect(verdicts('Net income dropped a half, to $93.7 billion.')).toContain('a half: wrong')
  expect(verdicts('Gross profit beat the year before.')).toEqual(['beat: holds'])
  expect(verdicts('Net income beat the year before.')).toEqual(['beat: wrong'])
})

it('computes comparisons', () => {
  const one = (text: string) => verdicts(text).map((verdict) => verdict.split(': ').at(-1))
  for (const [right, wrong] of [
    ['iPhone is the largest division.', 'Services is the largest division.'],
    ['Services is the second-largest division after iPhone.', 'Mac is the second-largest division after iPhone.'],
    ['Japan is the smallest region.', 'Europe is the smallest region.'],
    ['Services outsold Mac.', 'Mac outsold Services.'],
    ['Services grew faster than iPhone.', 'iPhone grew faster than Services.'],
    ['Mac and iPad together brought in $56.7 billion.', 'Mac and iPad together brought in $66.7 billion.'],
    ['No region sells more than the Americas.', 'No region sells more than Japan.'],
    [
      'R&D was the largest operating expense.',
      'Selling, general and administrative was the largest operating expense.',
    ],
  ] as const) {
    expect([right, one(right)]).toEqual([right, ['holds']])
    expect([wrong, one(wrong)]).toEqual([wrong, ['wrong']])
  }
})

it('ranks by the money that moved once every part is known a year before', () => {
  const [now, before] = MADE.periods
  if (!before) throw new Error('no year before')
  const BEFORE: Record<string, number> = { iPhone: 200_583_000_000, Services: 85_200_000_000, Mac: 29_357_000_000 }
  const business = now.business.map((one) => ({ ...one, revenue: BEFORE[one.label] ?? one.revenue }))
  const whole = { ...MADE, periods: [now, { ...before, business }] as typeof MADE.periods }
  const of = (text: string) => checkClaims(whole, text).map((one) => one.verdict)
  expect(of('The largest move was that of Services, which grew 12.9% to $96.2B.')).not.toContain('unresolved')
  expect(of('The largest move was that of Services.')).toEqual(['holds'])
  expect(of('The largest move was that of Mac.')).toEqual(['wrong'])
  expect(of('iPhone moved the most.')).toEqual(['wrong'])
  expect(verdicts('The largest move was that of Services.')).toEqual([
    'The largest move was that of Services: unresolved',
  ])
})

it('says of a comparison it does not understand that it was not checked', () => {
  expect(verdicts('Revenue of $391.0 billion was an all-time record.')).toContain('all-time: unresolved')
  expect(verdicts('Mac grew fastest.')).toEqual(['Mac grew fastest: unresolved'])
})

it('takes “per share” before a figure for what it is told by, of earnings alone', () => {
  expect(verdicts('Per share, profit was $6.08, after $6.13.')).toEqual(['$6.08: holds', '$6.13: holds'])
  expect(verdicts('Per share, gross profit was $6.08.')).toEqual(['$6.08: unresolved'])
})

it('measures cents of a hundred dollars by nothing that is not known', () => {
  expect(verdicts('Of every $100 of sales, Apple kept $23.97.')).toEqual(['$23.97: holds'])
  expect(verdicts('Of every $100 of hardware sales, Apple kept $23.97.')).toEqual(['$23.97: unresolved'])
})

it('gives what is said of a thing of a part no mark of the part', () => {
  expect(verdicts('Services had a good year: sales were $96.2 billion.')).toEqual(['$96.2 billion: holds'])
  expect(verdicts('Services tablet had a good year: sales were $96.2 billion.')).toEqual(['$96.2 billion: unresolved'])
})

it('asks what is said beside the figures of their difference', () => {
  const held = (text: string) => checkClaims(THREE_YEARS, text).filter(({ verdict }) => verdict === 'holds').length
  expect(
    held('You know it’s fine when making the stuff costs less than it sells for: revenue was $90.0 billion.'),
  ).toBe(1)
  expect(
    held('You know it’s fine when making the stuff costs more than it sells for: revenue was $90.0 billion.'),
  ).toBe(0)
})
