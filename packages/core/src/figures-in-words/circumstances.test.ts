/** Clauses that tell what happened meanwhile, and those that reach into the figure. */
import { describe, expect, it } from 'vitest'
import { circumstancesIn } from './circumstances.ts'

const HEAD = 'Revenue slid 12% to $81.5 billion'
const NUMBERS = [
  { start: 13, end: 16 },
  { start: 20, end: 33 },
]
const told = (tail: string) => {
  const text = `${HEAD}${tail}`
  return circumstancesIn(text, NUMBERS).map(({ start, end, lead }) => [
    text.slice(lead.start, lead.end),
    text.slice(start, end),
  ])
}

describe('what happened meanwhile', () => {
  it.each([
    [' as shoppers stayed home.', 'as', 'as shoppers stayed home'],
    [' as oil prices weakened.', 'as', 'as oil prices weakened'],
    [' even as the economy cooled.', 'as', 'even as the economy cooled'],
    [' after a strike halted production.', 'after', 'after a strike halted production'],
    [' when the cycle turned', 'when', 'when the cycle turned'],
    [' because patients needed fewer shots.', 'because', 'because patients needed fewer shots'],
    [', as higher prices made up for weaker demand.', 'as', 'as higher prices made up for weaker demand'],
    [' as competition from China stiffened.', 'as', 'as competition from China stiffened'],
    [', with crude prices sliding.', 'with', 'with crude prices sliding'],
    [', its factories idled for weeks.', 'its factories', 'its factories idled for weeks'],
    [', workers having walked out.', 'workers', 'workers having walked out'],
    [', demand for its vaccine having waned.', 'demand', 'demand for its vaccine having waned'],
    [', price increases making up for lower volume.', 'price', 'price increases making up for lower volume'],
    [' a year earlier, as crude prices slumped.', 'as', 'as crude prices slumped'],
  ])('%s', (tail, lead, clause) => {
    expect(told(tail)).toEqual([[lead, clause]])
  })

  it.each([
    ['With demand for chips surging, revenue rose 5%.', 'With demand for chips surging'],
    ['After a strong holiday season, revenue rose 5%.', 'After a strong holiday season'],
    ['In a year scarred by a strike, revenue rose 5%.', 'In a year scarred by a strike'],
    ['As shoppers returned to its website, revenue rose 5%.', 'As shoppers returned to its website'],
  ])('before the figures: %s', (text, clause) => {
    const start = text.indexOf('5%')
    expect(circumstancesIn(text, [{ start, end: start + 2 }]).map((one) => text.slice(one.start, one.end))).toEqual([
      clause,
    ])
  })
})

describe('no such clause', () => {
  it.each([
    ' as adjusted.',
    ' as the company defines it.',
    ' as the company defined profit.',
    ' as analysts counted.',
    ' as measured by the industry.',
    ' as the plan called for.',
    ' after refunds were deducted.',
    ' after returns got stripped out.',
    ' when refunds were taken out.',
    ' as its rival earned.',
    ' because customers would pay.',
    ' as planned.',
    ' as of the day the merger closed, restated.',
    ' after the customers of its stores returned goods.',
    ' as it stumbled.',
    ' as pension gains were added.',
    ' if shoppers stayed home.',
    ', with services accounting for most of the rise.',
    ' with refunds pending.',
    ' as 12 stores closed.',
    ', its suppliers having borne half.',
    ', its pensions ignored.',
    ', refunds having been deducted.',
    ', its accountants having erred.',
    ', its idled unit having earned it.',
    ', its figures inflated.',
    ', currencies having stayed constant.',
    '.',
  ])('%s', (tail) => {
    expect(told(tail)).toEqual([])
  })
})
