import { expect, it } from 'vitest'
import { contradictionWords, markWords } from './mark-words.ts'

const bound = { metric: 'revenue', period: '2025 FY', figure: '$416.16B', note: null }

it('tells the figure under a mark with its name and period', () => {
  expect(markWords(bound)).toBe('Total revenue, fiscal 2025, $416.16B')
  expect(markWords({ ...bound, metric: 'revenue of iPhone', period: '2025 Q3' })).toBe(
    'Revenue of iPhone, the third quarter of fiscal 2025, $416.16B',
  )
  expect(markWords({ metric: null, period: null, figure: null, note: 'not read' })).toBeNull()
})

it('tells what the filing has instead, or why a sentence is wrong', () => {
  expect(contradictionWords({ ...bound, metric: 'net income' })).toBe(
    'the filing has $416.16B (net income, fiscal 2025)',
  )
  expect(contradictionWords({ metric: null, period: null, figure: null, note: 'it fell' })).toBe('it fell')
  expect(contradictionWords({ metric: null, period: null, figure: null, note: null })).toBeNull()
})
