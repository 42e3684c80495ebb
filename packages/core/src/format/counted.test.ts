import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('has a singular for one alone', () => {
  expect(counted(0, 'statement')).toBe('0 statements')
  expect(counted(1, 'statement')).toBe('1 statement')
  expect(counted(1204, 'statement')).toBe('1,204 statements')
  expect(counted(1, 'pending analysis was', 'pending analyses were')).toBe('1 pending analysis was')
})
