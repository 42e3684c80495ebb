import { expect, it } from 'vitest'
import { readOther } from './grammar.ts'

/** The role, number and direction of each number that a sentence's marks stand for. */
const said = (text: string) =>
  readOther(text)?.clauses.map(({ figures, verb, said: all, moves }) => ({
    ...{ figures, does: verb?.does ?? null, moves },
    said: all.map(({ role, number }) => `${role} ${number}`),
  })) ?? null

it('reads a level with what it was before', () => {
  expect(said('«m0» was «n0», «d0» from «n1» a year earlier.')).toEqual([
    { figures: [0], does: null, moves: [0], said: ['now 0', 'old 1'] },
  ])
})

it('reads a movement by so much to an amount', () => {
  expect(said('«c»’s «m0» «d0» «n0» to «n1».')).toEqual([
    { figures: [0], does: null, moves: [], said: ['now 1', 'change 0'] },
  ])
  expect(said('«m0» have «d0» to «n0» from «n1».')).toEqual([
    { figures: [0], does: null, moves: [0], said: ['now 0', 'old 1'] },
  ])
})

it('lets a second figure go on with the verb of the first, or have one of its own', () => {
  expect(said('«c» returned «n0» through «m0» and «n1» in «m1».')).toEqual([
    { figures: [0], does: 'spend', moves: [], said: ['now 0'] },
    { figures: [1], does: 'spend', moves: [], said: ['now 1'] },
  ])
  expect(said('«c» paid «n0» in «m0» and spent «n1» on «m1».')?.map(({ does }) => does)).toEqual(['spend', 'spend'])
})

it('reads two figures added up, and one that exceeds another', () => {
  expect(said('It has «n0» in «m0» and «m1».')).toEqual([{ figures: [0, 1], does: 'have', moves: [], said: ['now 0'] }])
  expect(readOther('Its «m0» exceed its «m1» by «n0».')?.clauses[0]).toMatchObject({ figures: [0], less: 1 })
})

it('goes back to a year before with “it was”', () => {
  expect(readOther('«m0» hit «n0»; the year before it was «n1».')?.clauses[0]?.said[1]).toEqual({
    ...{ number: 1, role: 'old', direction: null, when: 'year_ago' },
  })
})

it('tells which way a size went by its word where no direction stands', () => {
  expect(readOther('«m0» was «n0», «n1» less than a year ago.')?.words.get(1)).toBe(-1)
  expect(readOther('«m0» was «n0», «n1» higher than in «p0».')?.words.get(1)).toBe(1)
})

it.each([
  ['a part of the company', '«c»’s iPhone «m0» was «n0».'],
  ['another thing behind the name', '«c»’s «m0» write-down was «n0».'],
  ['another place', '«m0» abroad was «n0».'],
  ['a condition', '«m0» was «n0» before leases.'],
  ['a denial', '«m0» was not «n0».'],
  ['two times of one figure', '«m0» was «n0» in «p0» at «p1».'],
  ['nothing said of the figure', '«c» reported «m0».'],
  ['a verb that is none of these', '«c» repaid «n0» of «m0».'],
  ['somebody else', 'Suppliers paid «n0» in «m0».'],
])('does not read %s', (_, text) => expect(readOther(text)).toBeNull())
