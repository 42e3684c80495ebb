import { expect, it } from 'vitest'
import { sourceHref } from '../figure/Figure.tsx'
import { baseForm } from './Badge.tsx'
import { hueOf, lettersOf } from './Monogram.tsx'

it('follows the base form', () => {
  expect(['10-K', '10-K/A', '10-KT', '10-K405', '10-KSB'].map(baseForm)).toEqual(Array(5).fill('10-K'))
  expect(['10-QSB', '20-F/A', '40-F', '8-K'].map(baseForm)).toEqual(['10-Q', '20-F', '20-F', null])
})

it('opens a cell by its place, and nothing for a computed or unknown one', () => {
  expect(sourceHref('0000320193-24-000123', { label: 'a', text: '1', start: 5, end: 9 })).toBe(
    '/source/0000320193-24-000123?at=5-9',
  )
  expect(sourceHref('x', { label: 'a', text: '1', start: 5, end: 9, document: 'ex13.htm' })).toBe(
    '/source/x?at=5-9&doc=ex13.htm',
  )
  expect(sourceHref('x', { label: 'a', text: '1', start: null, end: null })).toBeNull()
  expect(sourceHref('x', { computed: true, rule: 'a − b', parts: [] })).toBeNull()
  expect(sourceHref('x', undefined)).toBeNull()
})

it('makes a monogram from name and CIK', () => {
  const names = [
    'The Coca-Cola Company',
    'American Express Company',
    'Advanced Micro Devices, Inc.',
    'Amazon.com, Inc.',
  ]
  expect(names.map(lettersOf)).toEqual(['CC', 'AE', 'AM', 'AM'])
  expect(['Apple Hospitality REIT, Inc.', 'Bank of America Corp', 'Apple Inc.'].map(lettersOf)).toEqual([
    'AH',
    'BA',
    'AP',
  ])
  expect(lettersOf('3M CO')).toBe('3M')
  expect(hueOf('320193')).toBe(hueOf('320193'))
  expect(hueOf('320193')).not.toBe(hueOf('320194'))
})
