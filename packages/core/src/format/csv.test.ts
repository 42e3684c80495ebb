import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

const cell = (text: string) => csvText([[text]]).split('\r\n')[0]

it('keeps a text from being run as a formula, and quotes what the format needs quoted', () => {
  expect(cell('=1+1')).toBe("'=1+1")
  expect(cell('@SUM(A1)')).toBe("'@SUM(A1)")
  expect(cell('Smith, "Sons"')).toBe('"Smith, ""Sons"""')
  expect(cell('Apple Inc.')).toBe('Apple Inc.')
})

it('leaves an unknown figure empty, keeps a zero and a loss', () => {
  expect(csvText([[null, 0, -12.5, true]])).toBe(',0,-12.5,true\r\n')
})
