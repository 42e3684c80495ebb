import { describe, expect, it } from 'vitest'
import { HELD, LIST, listening, REASON, switchable } from './lists.ts'
import { expect as made } from './vitest.ts'

describe('rules of the engine as they stand in its source', () => {
  it('finds lists with their elements on lines of their own, and no list of lists', () => {
    const source = [
      'export const ENTRIES: readonly Entry[] = [...A, ...B]',
      'const PROOFS: readonly Proof<A, B>[] = [',
      ']',
      'const WHOLES: readonly { why: string; whole(sheet: Sheet): Term | null }[] = [',
      ']',
      'const one = [',
    ].join('\n')
    expect([...source.matchAll(LIST)].map(([, name]) => name)).toEqual(['PROOFS', 'WHOLES'])
  })

  it('finds reasons by their names', () => {
    const source =
      "held([\n [a !== null, 3, 'revenue'],\n [\n  b,\n  -8,\n  'another length',\n ],\n [c, d > 3 ? -10 : -6, 'late'], [e, 1.5 * f, 'sums'],\n [g, -2, \"the group's column\"],\n])"
    const names = ['revenue', 'another length', 'late', 'sums', "the group's column"]
    expect([...source.matchAll(REASON)].map(([, plain, quoted]) => plain ?? quoted)).toEqual(names)
    expect(HELD.test('list.flatMap(([holds, points, why]) => (holds ? [{ why, points }] : []))')).toBe(true)
  })

  it('puts a rule that does nothing in its place and keeps its examples', () => {
    const entry = { kind: 'tax', weight: 150, words: /tax/, takes: 'Taxes' }
    const other = switchable(entry)
    expect(other?.name).toBe('tax /tax/ 150')
    const without = other?.without as typeof entry | undefined
    expect(without?.words.test('tax')).toBe(false)
    expect(without?.takes).toBe('Taxes')
    const rule = switchable({ why: 'a total', points: 3, find: () => [1] })?.without as { find(): number[] } | undefined
    expect(rule?.find()).toEqual([])
    const title = switchable(['cash-flow', /cash/])?.without as [string, RegExp] | undefined
    expect([title?.[0], title?.[1].test('cash')]).toEqual(['cash-flow', false])
    expect([switchable('word'), switchable({ points: 3 }), switchable(['a', 1])]).toEqual([null, null, null])
  })
})

describe('a rule that is listened to', () => {
  const spokenBy = (rule: unknown, ask: (rule: never) => unknown) => {
    let spoke = 0
    const answer = ask(listening(rule, () => (spoke += 1)) as never)
    return [answer, spoke]
  }

  it('answers as it did, and tells what it finds', () => {
    const words = { kind: 'tax', words: /\btax/i }
    expect(spokenBy(words, ({ words }: { words: RegExp }) => words.test('Taxes'))).toEqual([true, 1])
    expect(spokenBy(words, ({ words }: { words: RegExp }) => 'Interest'.search(words))).toEqual([-1, 0])
    expect(spokenBy(words, ({ words }: { words: RegExp }) => words.source)).toEqual(['\\btax', 1])
    const find = (found: unknown) => ({ why: 'a total', points: 3, find: () => found })
    const ask = (rule: { find(): unknown }) => rule.find()
    expect(spokenBy(find([null]), ask)).toEqual([[null], 0])
    expect(spokenBy(find([2]), ask)).toEqual([[2], 1])
    expect(spokenBy({ why: 'it holds', holds: () => false }, (rule: { holds(): boolean }) => rule.holds())).toEqual([
      false,
      0,
    ])
  })
})

describe('the matchers that the engine is tested with', () => {
  it.each([
    ['toBe', 1, 1, 2],
    ['toEqual', { a: [1], b: undefined }, { a: [1] }, { a: [2] }],
    ['toMatchObject', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, { a: { b: 2 } }],
    ['toContain', 'abc', 'b', 'd'],
    ['toContainEqual', [{ a: 1 }], { a: 1 }, { a: 2 }],
    ['toHaveLength', [1, 2], 2, 3],
    ['toMatch', 'abc', /^a/, /^b/],
    ['toBeGreaterThan', 2, 1, 2],
    ['toBeLessThanOrEqual', 2, 2, 1],
  ] as const)('%s', (name, value, right, wrong) => {
    const asked = made(value) as unknown as Record<string, (wanted: unknown) => void> & {
      not: Record<string, (wanted: unknown) => void>
    }
    expect(() => asked[name]?.(right)).not.toThrow()
    expect(() => asked[name]?.(wrong)).toThrow(name)
    expect(() => asked.not[name]?.(wrong)).not.toThrow()
    expect(() => asked.not[name]?.(right)).toThrow(name)
  })
})
