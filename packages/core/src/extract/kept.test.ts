import { expect, test } from 'vitest'
import { kept } from './kept.ts'

test('asks once for each text, and again for those that it has let go', () => {
  const asked: string[] = []
  const length = kept((text) => asked.push(text) && text.length, 2)
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
  expect(['ccc', 'a', 'ccc'].map(length)).toEqual([3, 1, 3])
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('keeps also that a text has nothing', () => {
  let asked = 0
  const none = kept(() => {
    asked += 1
    return null
  })
  expect([none('a'), none('a')]).toEqual([null, null])
  expect(asked).toBe(1)
})
