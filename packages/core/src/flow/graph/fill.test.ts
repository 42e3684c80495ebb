/** What meets what in a stage: in order, all of it, and no band crosses another. */
import { describe, expect, it } from 'vitest'
import { madeNode } from '../made.fixture.ts'
import { fillStage } from './fill.ts'

const nodes = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([id, value]) => madeNode(id, value))
const bands = (sources: Record<string, number>, sinks: Record<string, number>, rounding = 0) =>
  fillStage(nodes(sources), nodes(sinks), rounding).map(({ id, sourceValue, targetValue }) => [
    ...[id, sourceValue, targetValue],
  ])

describe('a stage', () => {
  it.each<[string, Record<string, number>, Record<string, number>, [string, number, number][]]>([
    ['of one and one', { a: 5 }, { x: 5 }, [['a>x', 5, 5]]],
    [
      'of one and two',
      { a: 5 },
      { x: 2, y: 3 },
      [
        ['a>x', 2, 2],
        ['a>y', 3, 3],
      ],
    ],
    [
      'of two and one',
      { a: 2, b: 3 },
      { x: 5 },
      [
        ['a>x', 2, 2],
        ['b>x', 3, 3],
      ],
    ],
    [
      'where the second source fills what the first leaves open',
      { a: 4, b: 6 },
      { x: 7, y: 3 },
      [
        ['a>x', 4, 4],
        ['b>x', 3, 3],
        ['b>y', 3, 3],
      ],
    ],
    ['with a node of nothing', { a: 0, b: 5 }, { x: 5 }, [['b>x', 5, 5]]],
    ['without sources', {}, { x: 5 }, []],
    ['without sinks', { a: 5 }, {}, []],
  ])('%s', (_, sources, sinks, wanted) => expect(bands(sources, sinks)).toEqual(wanted))

  it('leaves what is more than the rounding to whoever reconciles it', () => {
    expect(bands({ a: 10 }, { x: 7 }, 2)).toEqual([['a>x', 7, 7]])
    expect(bands({ a: 7 }, { x: 10 }, 2)).toEqual([['a>x', 7, 7]])
  })

  it('widens the widest band on the side that is short of a rounding', () => {
    expect(bands({ a: 10 }, { x: 3, y: 6 }, 1)).toEqual([
      ...[
        ['a>x', 3, 3],
        ['a>y', 7, 6],
      ],
    ])
    expect(bands({ a: 3, b: 6 }, { x: 10 }, 1)).toEqual([
      ...[
        ['a>x', 3, 3],
        ['b>x', 6, 7],
      ],
    ])
  })

  it('never crosses: whatever comes later leads to the same or a later one', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const of = (count: number, step: number) =>
        Array.from({ length: count }, (_, i) => 1 + ((seed * step + i * i * 7) % 23))
      const [left, right] = [of(2 + (seed % 5), 3), of(2 + (seed % 4), 5)]
      const short = left.reduce((a, b) => a + b, 0) - right.reduce((a, b) => a + b, 0)
      if (short > 0) right.push(short)
      if (short < 0) left.push(-short)
      const links = fillStage(
        left.map((value, i) => madeNode(`s${i}`, value)),
        right.map((value, i) => madeNode(`t${i}`, value)),
        0,
      )
      const at = links.map(({ source, target }) => [Number(source.slice(1)), Number(target.slice(1))])
      expect(at).toEqual(at.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)))
      for (const [i, value] of left.entries())
        expect(links.filter(({ source }) => source === `s${i}`).reduce((sum, one) => sum + one.sourceValue, 0)).toBe(
          value,
        )
      for (const [i, value] of right.entries())
        expect(links.filter(({ target }) => target === `t${i}`).reduce((sum, one) => sum + one.targetValue, 0)).toBe(
          value,
        )
    }
  })
})
