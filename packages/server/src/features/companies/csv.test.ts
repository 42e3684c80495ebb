import { expect, it } from 'vitest'
import { csvText, EXPORT_COLUMNS } from './csv.ts'

const cells = (text: string) => csvText([[text]]).split('\r\n')[1]

it('keeps a text from being run as a formula, and quotes what the format needs quoted', () => {
  expect(cells('=1+1')).toBe("'=1+1")
  expect(cells('@SUM(A1)')).toBe("'@SUM(A1)")
  expect(cells('Smith, "Sons"')).toBe('"Smith, ""Sons"""')
  expect(cells('Apple Inc.')).toBe('Apple Inc.')
})

it('leaves an unknown figure empty, keeps a zero and a loss', () => {
  expect(csvText([[null, 0, -12.5, true]]).split('\r\n')[1]).toBe(',0,-12.5,true')
})

it('names its columns as the fields are named', () => {
  expect(csvText([]).trim().split(',')).toEqual([...EXPORT_COLUMNS])
  expect(EXPORT_COLUMNS).toContain('total_revenue')
})
