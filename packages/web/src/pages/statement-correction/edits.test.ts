import { describe, expect, it } from 'vitest'
import { changesOf, linesOf, sumOf, textOf } from './edits.ts'

const cell = (label: string, text: string, start: number) => ({ label, text, start, end: start + text.length })
const M = 1_000_000
/** Of 0000320193-24-000123. */
const paper = {
  label: 'Commercial paper',
  section: '',
  amount: 9_967 * M,
  place: cell('Commercial paper', '9,967', 10),
}
const debt = { label: 'Term debt', section: '', amount: 10_912 * M, place: cell('Term debt', '10,912', 20) }
const total = { label: 'Total assets', section: '', amount: 364_980 * M, place: cell('Total assets', '364,980', 30) }
const statement = {
  lines: [paper, debt, total],
  provenance: {
    short_term_debt: { computed: true as const, rule: 'sum of the printed lines', parts: [paper.place, debt.place] },
    total_assets: total.place,
    total_liabilities: { computed: true as const, rule: 'total_assets − total_equity', parts: [total.place] },
  },
}
const values: Record<string, number | null> = { short_term_debt: 20_879 * M, total_assets: 364_980 * M, goodwill: null }
const changed = (figure: string, text: string, lines: number[] = []) =>
  changesOf(statement, (name) => values[name] ?? null, { [figure]: { text, lines } }, M)

describe('the lines of a figure', () => {
  it('are those that it stands in or sums up, none of a difference', () => {
    expect(linesOf(statement, 'short_term_debt')).toEqual([0, 1])
    expect(linesOf(statement, 'total_assets')).toEqual([2])
    expect(linesOf(statement, 'total_liabilities')).toEqual([])
    expect(sumOf(statement.lines, [0, 1])).toBe(20_879 * M)
    expect(sumOf(statement.lines, [])).toBeNull()
  })
})

describe('the changes of a form', () => {
  it('leave out what is as it was', () => {
    expect(changed('total_assets', textOf(364_980 * M, M), [2])).toEqual({ changes: [], unread: [] })
    expect(changed('goodwill', '')).toEqual({ changes: [], unread: [] })
  })
  it('take the place of lines that make the figure, whatever its sign', () => {
    expect(changed('total_assets', '(9,967)', [0]).changes).toEqual([
      { figure: 'total_assets', value: -9_967 * M, place: paper.place, cells: [{ start: 10, end: 15 }] },
    ])
  })
  it('are typed where the lines say something else', () => {
    expect(changed('short_term_debt', '20,880', [0, 1]).changes).toMatchObject([
      { value: 20_880 * M, place: { label: 'Typed', start: null }, cells: [] },
    ])
  })
  it('take an empty field as not printed, and name one that is no number', () => {
    expect(changed('total_assets', ' ').changes).toEqual([
      { figure: 'total_assets', value: null, place: null, cells: [] },
    ])
    expect(changed('total_assets', '36x')).toEqual({ changes: [], unread: ['total_assets'] })
  })
})
