import { expect, it } from 'vitest'
import { findUnstorable } from './storable.ts'

it('names the place of text that cannot be stored, however deep', () => {
  expect(findUnstorable('a\0b')).toBe('')
  expect(findUnstorable({ at: [{ name: 'fine' }, { name: 'half \ud83d' }] })).toBe('at.1.name')
  expect(findUnstorable({ deep: { 'key\0': 1 } })).toBe('deep')
})

it('lets everything else through', () => {
  expect(findUnstorable({ text: 'ü 💩 \u0001', n: 1, no: null, list: [true, undefined] })).toBeNull()
  expect(findUnstorable(Buffer.from('a\0b'))).toBeNull()
})
