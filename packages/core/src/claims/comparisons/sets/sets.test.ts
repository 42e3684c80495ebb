/** Phrases of sets of parts, in whatever order and with whatever words: beside what is true, what is false in one thing. */
import { describe, expect, it } from 'vitest'
import type { FactBase, FactPeriod } from '../../../figures-in-words/facts.ts'
import { THREE_YEARS } from '../../../figures-in-words/three-years.fixture.ts'
import { allHold } from '../../verified.fixture.ts'

const [now, last, ...before] = THREE_YEARS.periods
const withParts = (
  period: FactPeriod,
  parts: Readonly<Record<string, number>>,
  places: Readonly<Record<string, number>>,
): FactPeriod => {
  const [one] = period.business
  const division = ([label, revenue]: [string, number]) => ({ ...one, label, revenue: revenue * 1e9 })
  const made = (of: Readonly<Record<string, number>>) => Object.entries(of).map(division) as FactPeriod['business']
  return { ...period, business: made(parts), geographical: made(places) }
}
/** Pumps +10 %, Valves +20 %, Pipes −20 %; Europe +25 %, Asia +7.1 %, the Americas −4.8 %, Africa +50 %. */
const ACME: FactBase = {
  ...THREE_YEARS,
  periods: [
    withParts(now, { Pumps: 66, Valves: 42, Pipes: 12 }, { Europe: 50, Asia: 30, Americas: 40, Africa: 6 }),
    withParts(last ?? now, { Pumps: 60, Valves: 35, Pipes: 15 }, { Europe: 40, Asia: 28, Americas: 42, Africa: 4 }),
    ...before,
  ],
}
const isVerified = (text: string): boolean => allHold(ACME, text)
const verified = (texts: readonly string[]): string[] => texts.filter(isVerified)

describe('how many went which way', () => {
  it.each([
    'Two of Acme’s three segments grew in 2025, with Valves up 20% to $42.0 billion.',
    'Sales rose in three of its four regions in 2025.',
    'Of the four regions that Acme reports, just three sold more in 2025: Europe, Asia and Africa.',
    'Two lines grew in 2025, Pumps, to $66.0 billion, and Valves, to $42.0 billion.',
    'Sales were up everywhere except the Americas, where they fell 4.8% to $40.0 billion.',
    'Three of the four regions grew in 2025; the exception was the Americas, down 4.8%.',
    'Every Acme product line except Pipes grew in 2025, with Valves up 20% to $42.0 billion.',
    'Two of the three Acme segments, Pumps and Valves, posted higher sales in 2025, Valves rising 20%.',
    'Two of Acme’s three segments grew and one shrank: Pipes fell 20%.',
    'Two of three segments and three of four regions expanded in 2025, with Valves up 20% to $42.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is held against each of them', () =>
    expect(
      verified([
        'All of Acme’s three segments grew in 2025, with Valves up 20% to $42.0 billion.',
        'One of Acme’s three segments grew in 2025, with Valves up 20% to $42.0 billion.',
        'Two of Acme’s four segments grew in 2025, with Valves up 20% to $42.0 billion.',
        'Sales fell in three of its four regions in 2025.',
        'Every Acme product line except Valves grew in 2025, with Valves at $42.0 billion.',
        'Two of the three Acme segments, Pumps and Pipes, posted higher sales in 2025, Valves rising 20%.',
        'One of Acme’s three segments grew and two shrank: Pipes fell 20%.',
        'Two of three segments and all four regions expanded in 2025, with Valves up 20% to $42.0 billion.',
        'Of the four regions that Acme reports, just three sold more in 2025: Europe, Asia and the Americas.',
        'Of the four regions that Acme reports, just two sold more in 2025: Europe and Africa.',
        'Two lines grew in 2025, Pumps, to $66.0 billion, and Pipes, to $12.0 billion.',
        'Sales were up everywhere except Asia, where they came to $30.0 billion.',
        'Sales were up everywhere 20%.',
        'Operating income was higher in Asia, Europe and Africa, three of the four regions.',
        'Operating income rose in three of its four regions in 2025.',
        'Three of the four regions grew in 2025; the exception was Asia, at $30.0 billion.',
        'Two of Acme’s three segments grew by more than 15% in 2025, with Valves up 20% to $42.0 billion.',
        'Two of Acme’s three segments did not grow in 2025, with Valves up 20% to $42.0 billion.',
      ]),
    ).toEqual([]))
})

describe('the only one', () => {
  it.each([
    'Alone among Acme’s product lines, Pipes shrank, falling 20% to $12.0 billion.',
    'Pipes, alone among the product lines, shrank in 2025, by 20% to $12.0 billion.',
    'Of the four regions the Americas alone shrank in 2025, to $40.0 billion from $42.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is so of no other, and of no other way', () =>
    expect(
      verified([
        'Alone among Acme’s product lines, Valves grew, rising 20% to $42.0 billion.',
        'Alone among Acme’s regions, Pipes shrank, falling 20% to $12.0 billion.',
        'Valves, alone among the product lines, grew in 2025, by 20% to $42.0 billion.',
        'Of the four regions Europe alone grew in 2025, to $50.0 billion from $40.0 billion.',
      ]),
    ).toEqual([]))
})

describe('a rank', () => {
  it.each([
    'Of Acme’s three segments Valves grew fastest in 2025 (20%), ahead of Pumps (10%); Pipes was weakest (−20%).',
    'All but one of the four regions grew in 2025, Africa fastest, by 50%.',
    'The biggest of Acme’s three segments, Pumps, grew 10% to $66.0 billion.',
    'Valves added the most revenue in 2025, $7.0 billion.',
    'Sales rose in three of the four regions, most steeply in Africa, where they were up 50%.',
    'Pipes brought up the rear among the three segments with a decline of 20%.',
    'Pumps ($66.0 billion) and Valves ($42.0 billion) are Acme’s two largest segments.',
    'Pumps, at $66.0 billion, is No. 1, followed by Valves at $42.0 billion and Pipes at $12.0 billion.',
    'Outside the Americas, Europe was the biggest market with $50.0 billion of sales.',
    'Europe sold $50.0 billion. Second-fastest growth of all four regions.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is of the part that it stands with', () =>
    expect(
      verified([
        'Of Acme’s three segments Pumps grew fastest in 2025 (10%), behind Valves (20%); Pipes was weakest (−20%).',
        'All but one of the four regions grew in 2025, Europe fastest, by 25%.',
        'The biggest of Acme’s three segments, Valves, grew 20% to $42.0 billion.',
        'The biggest of Acme’s four segments, Pumps, grew 10% to $66.0 billion.',
        'Pumps added the most revenue in 2025, $6.0 billion.',
        'Sales rose in three of the four regions, most steeply in Europe, where they were up 25%.',
        'Pumps brought up the rear among the three segments with growth of 10%.',
        'Pumps ($66.0 billion) and Pipes ($12.0 billion) are Acme’s two largest segments.',
        'Pumps, at $66.0 billion, is No. 1, followed by Pipes at $12.0 billion and Valves at $42.0 billion.',
        'Outside Asia, the Americas were the biggest market with $40.0 billion of sales.',
        'Europe sold $50.0 billion. Fastest growth of all four regions.',
        'All regions grew or fell, Africa by the least, 50%.',
        'Valves is Acme’s fastest-growing and largest segment, up 20% to $42.0 billion in 2025.',
        'Pumps is Acme’s largest and fastest-growing segment, up 10% to $66.0 billion in 2025.',
      ]),
    ).toEqual([]))
})

describe('one part against others', () => {
  it.each([
    'Pumps brought in $66.0 billion in 2025, more than Valves and Pipes combined.',
    'Pumps brought in $66.0 billion in 2025, more than the other two segments combined.',
    'Valves brought in $42.0 billion. That is more than Pipes sold, but less than Pumps.',
    'Valves, at $42.0 billion, trails only Pumps.',
    'Valves outgrew the other two segments by a wide margin, its revenue rising 20% to $42.0 billion.',
  ])('%s', (text) => expect(isVerified(text)).toBe(true))
  it('is held in each of the comparisons that a sentence makes', () =>
    expect(
      verified([
        'Pumps brought in $66.0 billion in 2025, less than Valves and Pipes combined.',
        'Pumps brought in $66.0 billion in 2025, less than the other two segments combined.',
        'Valves brought in $42.0 billion. That is more than Pipes sold, and more than Pumps.',
        'Pipes, at $12.0 billion, trails only Pumps.',
        'Pumps outgrew the other two segments by a wide margin, its revenue rising 10% to $66.0 billion.',
        'Valves outgrew the other two segments by a narrow margin, its revenue rising 20% to $42.0 billion.',
        'Pipes (down 20%) fell more slowly than the Americas (down 4.8%).',
      ]),
    ).toEqual([]))
})
